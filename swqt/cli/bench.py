"""``swqt bench``: measures the speed of the rules, relative to a fixed loop that measures the machine.

Everything runs on one core: in this process with the rules as installed, and if possible in a second process with the
other kind (compiled or pure), alternating row by row. Times are CPU time, and the fastest of several runs counts,
because load and throttling can only slow a run down.
"""

from __future__ import annotations

import argparse
import gc
import os
import pickle
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

from swqt import compiled
from swqt.ai import play_by_chance
from swqt.cli.errors import CliError
from swqt.engine import Board, Content, Rules, Site, State
from swqt.table import Journal, Library

COLUMNS: Final = {2: 5, 3: 6, 4: 7, 5: 8}
ROWS: Final = {2: 5, 3: 5, 4: 6, 5: 6}
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}

_TERRAINS: Final = "fphsm"
_MARKS: Final = ("mine", "magic", "cavern", "tribe", "")

TARGETS: Final = {2: 900, 3: 700, 4: 500, 5: 430}
"""Target: random games per second on one core with the traits of the base game, by seats."""

COMPILED_TARGETS: Final = {2: 3000, 3: 2300, 4: 1700, 5: 1450}
"""The same targets for compiled rules."""

UNDERGROUND_SHARE: Final = 0.5
"""Target of the underground content relative to the base game; it has many more effects in force."""

BOARDS: Final = {
    "base": {2: "midland-2", 3: "midland-3", 4: "midland-4", 5: "midland-5"},
    "underground": {2: "gloamdeep-2", 3: "emberfall-3", 4: "nethermere-4", 5: "hollowthrone-5"},
}
"""The shipped boards to measure, by content and seats."""

CALIBRATION_TURNS: Final = 300_000
STRETCHES: Final = 8
"""Number of runs of each measurement; the fastest counts."""

MEGA: Final = 1e6
HEADING: Final = (
    "board           seats  rules     games/s  target  of base  games/Mround  commands/s  commands/game  us/command"
    "  state B  pickled B"
)

_ABOUT = (
    "Play whole random games on one core for 2 to 5 seats, of the Base game and underground, "
    "and print how many games per second that is."
)


def hex_board(players: int) -> Board:
    """Return a hexagonal surface board with about as many regions as the real boards for *players*."""
    columns, rows = COLUMNS[players], ROWS[players]
    codes: dict[tuple[int, int], str] = {}
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        codes[row, column] = f"{_letter(row, column, rows, columns)}{number + 1}"
    sites = []
    for (row, column), code in codes.items():
        around = [codes[place] for place in _around(row, column) if place in codes]
        marks = []
        if len(around) < 6:
            marks.append("edge")
        if code[0] not in "wl" and (mark := _MARKS[(2 * row + 3 * column) % len(_MARKS)]):
            marks.append(mark)
        sites.append(Site(code, tuple(marks), tuple(around)))
    return Board(f"hex-{players}", "Hexagons", "surface", players, ROUNDS[players], tuple(sites))


def _letter(row: int, column: int, rows: int, columns: int) -> str:
    """Return the terrain letter: sea in two opposite corners, a lake in the middle, land of changing terrain elsewhere.
    """
    if (row, column) in ((0, 0), (rows - 1, columns - 1)):
        return "w"
    if (row, column) == (rows // 2, columns // 2):
        return "l"
    return _TERRAINS[(column + 2 * row) % len(_TERRAINS)]


def _around(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """Return the positions of the six neighbours; odd rows are shifted to the right."""
    shift = row % 2
    return (
        (row, column - 1), (row, column + 1),
        (row - 1, column - 1 + shift), (row - 1, column + shift),
        (row + 1, column - 1 + shift), (row + 1, column + shift),
    )  # fmt: skip


class BenchResult(NamedTuple):
    """The result for one number of seats: ``commands`` in all games, and their ``seconds`` at full speed."""

    board: str
    seats: int
    games: int
    commands: int
    seconds: float
    state_bytes: int
    pickled_bytes: int

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the rules", description=_ABOUT)
    parser.add_argument("what", nargs="?", choices=("lan",), help="measure a table of five programs instead")
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help="for each line (default 5)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which games are played (default 1)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if not 0 < given.seconds <= 3600:
        raise CliError(f"--seconds must be more than 0 and at most 3600, not {given.seconds:g}")
    if given.what == "lan":
        from swqt.cli import bench_lan  # load keys and messages only where needed

        return bench_lan.run(given.seed)
    library = Library()
    try:
        contents = {label: library.content(label) for label in BOARDS}
    except (ValueError, OSError) as error:
        raise CliError(str(error)) from error
    boards = {(label, seats): board_of(library, label, seats) for seats in TARGETS for label in BOARDS}
    speed = calibrate()
    kind = compiled.kind(Rules)
    with other_process() as other:
        alone = " alone" if other is None else ""
        print(f"Python {sys.version.split()[0]}, {kind} rules{alone}; ", end="")
        print(f"calibration loop: {speed / MEGA:.2f} million rounds a second")
        print(HEADING)
        for seats in TARGETS:
            # Alternate, so that other load has little effect on the ratios.
            tables = [(boards[label, seats], contents[label], seats, given.seconds, given.seed) for label in BOARDS]
            print_pair(kind, seats, [measure(*table) for table in tables], speed)
            if other is not None:
                kinds = {"pure": "compiled", "compiled": "pure"}
                print_pair(kinds[kind], seats, [other.submit(measure, *table).result() for table in tables], speed)
    print(f"journal: {journal_seconds() * MEGA:.1f} us for a command without waiting for the disk")
    return 0


@contextmanager
def other_process() -> Iterator[ProcessPoolExecutor | None]:
    """Yield a process with compiled rules if they are pure here, or the reverse; None if there is only one kind."""
    variant = compiled.other_way(Rules)
    if variant is None:
        yield None
        return
    before = os.environ.get(compiled.VARIABLE)
    os.environ[compiled.VARIABLE] = variant
    try:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            yield pool
    finally:
        os.environ.pop(compiled.VARIABLE)
        if before is not None:
            os.environ[compiled.VARIABLE] = before


def print_pair(kind: str, seats: int, results: Sequence[BenchResult], speed: float) -> None:
    """Print the rows for the base game and the underground, played with rules of *kind*."""
    base, underground = results
    target = (COMPILED_TARGETS if kind == "compiled" else TARGETS)[seats]
    share = underground.games_a_second / base.games_a_second
    print(row(base, kind, target, 1.0, speed))
    print(row(underground, kind, target * UNDERGROUND_SHARE, share, speed), flush=True)


def row(result: BenchResult, kind: str, target: float, share: float, speed: float) -> str:
    """Return the row of *result*: *share* relative to the base game, *speed* of the calibration loop per second."""
    return (
        f"{result.board:<16}{result.seats:>5}  {kind:<8}{result.games_a_second:>9.1f}{target:>8.0f}{share:>9.2f}"
        f"{result.games_a_second / speed * MEGA:>14.1f}{result.commands / result.seconds:>12.0f}"
        f"{result.commands / result.games:>15.0f}{result.seconds / result.commands * MEGA:>12.1f}"
        f"{result.state_bytes:>9}{result.pickled_bytes:>11}"
    )


def calibrate() -> float:
    """Return iterations per second of a fixed loop of ints and tuples, similar to the rules; the fastest run counts."""
    best = 0.0
    for _ in range(STRETCHES):
        begin = process_time()
        _loop(CALIBRATION_TURNS)
        best = max(best, CALIBRATION_TURNS / (process_time() - begin))
    return best


def _loop(turns: int) -> int:
    bits, total = 0x9E3779B97F4A7C15, 0
    rows: tuple[tuple[int, int], ...] = ()
    for turn in range(turns):
        low = bits & -bits
        bits = (bits ^ low) or 0x9E3779B97F4A7C15
        rows = (*rows[-3:], (turn, low.bit_length()))
        total += rows[-1][1] + len(rows)
    return total


def measure(board: Board, content: Content, seats: int, seconds: float, seed: int) -> BenchResult:
    """Play random games until *seconds* have passed, at least one after a warm-up game.

    Times are measured per command, because games differ in length.
    """
    rules = Rules(board, content)
    rng = Random(seed)
    sample = middle_game(rules, seats, rng)
    gc.collect()
    games = commands = 0
    fastest = inf
    end = process_time() + seconds
    while games == 0 or process_time() < end:
        begin, before = process_time(), commands
        while commands == before or process_time() < begin + seconds / STRETCHES:
            commands += play_by_chance(rules, seats, rng)
            games += 1
        fastest = min(fastest, (process_time() - begin) / (commands - before))
    return BenchResult(
        board.id, seats, games, commands, commands * fastest, kept_bytes(rules, seats), len(pickle.dumps(sample, 5))
    )


def middle_game(rules: Rules, seats: int, rng: Random) -> State:
    """Play a game and return a position from its middle."""
    history: list[State] = []
    play_by_chance(rules, seats, rng, history.append)
    middle = rules.board.rounds // 2 + 1
    return [state for state in history if state.round <= middle][-1]


def board_of(library: Library, label: str, seats: int) -> Board:
    """Return the shipped board for that content; if missing, a hexagonal one for the base game, else CliError."""
    try:
        return library.board(BOARDS[label][seats])
    except (ValueError, LookupError, OSError) as error:
        if label != "base":
            raise CliError(str(error)) from error
        return hex_board(seats)


def kept_bytes(rules: Rules, seats: int, games: int = 3) -> int:
    """Return the memory of one more State in a game's history, excluding what it shares with the previous one."""
    rng = Random(0)
    history: list[State] = []
    tracemalloc.start()
    for _ in range(games):
        play_by_chance(rules, seats, rng, history.append)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(history)


def journal_seconds(lines: int = 2000) -> float:
    """Return the time in seconds that the journal takes to append a command, without fsync."""
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "bench.swn", "swqt 1\n", durable=False)
        journal.save()
        begin = process_time()
        for _ in range(lines):
            journal.add(["A: deploy f1=2 h1=1 p1=1 p3=1 h4=2"])
        seconds = process_time() - begin
    return seconds / lines
