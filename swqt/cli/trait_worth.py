"""``swqt trait worth``: measures custom races and powers, and compares them with those of the box."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from swqt.cli.arena_results import CONTENTS, progress
from swqt.cli.arena_worth import SHARES, said
from swqt.cli.errors import CliError
from swqt.content import ContentWorths, TraitEntry, TraitFile, WorthError, text_digest, trait_text, worth_table
from swqt.notation import TraitText
from swqt.table.tournament import Workers, local_workers, spread
from swqt.table.worth_fit import STRONG, TOO_STRONG, TOO_WEAK, TrialResult, average, trial_games, trial_result
from swqt.table.worth_games import play_worth, rules_with

ABOUT: Final = (
    "Let bots play with each race and power in the file, and print by how many coins it does better than the average "
    "one of the box, what place that is among them, and whether it is too strong. With the default number of games it "
    "takes two or three minutes on two cores; Ctrl+C stops it."
)

_MOST: Final = 10_000


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, default=150, metavar="N", help="for each number of players (default 150)")
    parser.add_argument("--seats", nargs="+", type=int, default=tuple(SHARES), metavar="N", help="default: 2 3 4 5")
    about = "the traits to play with: base, underground or both (default: those of the world of the trait)"
    parser.add_argument("--content", metavar="LABEL", help=about)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games (default 1)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: one per core)")


def run(given: argparse.Namespace, read: Callable[[Path], TraitFile]) -> int:
    """Measure each race and power in the file; *read* reads and checks it."""
    if not 1 < given.games <= _MOST:
        raise CliError(f"--games must be 2 to {_MOST:,}")
    if wrong := [seats for seats in given.seats if seats not in SHARES]:
        raise CliError(f"--seats must be {', '.join(map(str, SHARES))}, not {wrong[0]}")
    if given.content not in (None, *CONTENTS):
        raise CliError(f"no such content: {given.content}; expected {', '.join(CONTENTS)}")
    file = read(given.file)
    entries = [entry for entry in file.entries if entry.trait.kind in ("race", "power")]
    if not entries:
        raise CliError(f"{given.file}: there is no race or power in it; expected [race.NAME] or [power.NAME]")
    traits = tuple(TraitText(entry.trait.name, trait_text(entry), text_digest(entry)) for entry in file.entries)
    with local_workers(given.jobs) as workers:
        for entry in entries:
            for line in _report(given, entry, traits, workers):
                print(line, flush=True)
    return 0


def _report(
    given: argparse.Namespace, entry: TraitEntry, traits: tuple[TraitText, ...], workers: Workers
) -> Iterator[str]:
    trait = entry.trait
    label = given.content or CONTENTS[entry.world != "surface"]
    found = _shipped(label)
    yield f"{trait.name}, a {trait.kind}, among those of {label}: {given.games} games for each number of players"
    results = []
    for seats in dict.fromkeys(given.seats):
        results.append(_measure(given, entry, traits, label, seats, found, workers))
        yield f"{seats} players: {_told(results[-1], trait.kind)}"
    if len(results) > 1:
        results.append(average(results))
        yield f"on average: {_told(results[-1], trait.kind)}"
    yield f"{trait.name} {verdict(results[-1], trait.kind)}"


def _shipped(label: str) -> ContentWorths:
    try:
        table = worth_table()
    except WorthError as error:
        raise CliError(str(error)) from error
    if table is None or label not in table.contents:
        raise CliError("this installation has no table of worths to compare with")
    return table.contents[label]


def _measure(
    given: argparse.Namespace, entry: TraitEntry, traits: tuple[TraitText, ...], label: str, seats: int,
    found: ContentWorths, workers: Workers,
) -> TrialResult:  # fmt: skip
    name = entry.trait.name
    board = found.games[seats].board
    content = f"{label} +{name}"
    try:
        rules = rules_with(board, content, traits)
    except (ValueError, LookupError, OSError) as error:
        raise CliError(f"{entry.file}:{entry.line}: {error}") from error
    if name not in {trait.name for trait in (*rules.content.races, *rules.content.powers)}:
        message = f"{name} would have no use on the board {board}; expected another --content"
        raise CliError(f"{entry.file}:{entry.line}: {message}")
    games = trial_games(name, board, content, seats, traits, given.games, given.seed)
    played = []
    for held in spread(play_worth, games, workers):
        played.append(held)
        progress(f"{name}, {seats} players: game ", len(played), len(games))
    try:
        return trial_result(entry.trait, seats, played, found)
    except ValueError as error:
        raise CliError(f"{name}: {error}") from error


def _told(result: TrialResult, kind: str) -> str:
    """Return text on the worth, the rank and the neighbours in the ranking."""
    before, after = result.others[: result.place - 1], result.others[result.place - 1 :]
    beside = []
    if before:
        beside.append(f"after {before[-1][0]} ({before[-1][1].coins:+.1f})")
    if after:
        beside.append(f"before {after[0][0]} ({after[0][1].coins:+.1f})")
    place = f"place {result.place} of {len(result.others) + 1}"
    return f"{said(result.worth)} coins over the average {kind}, {place}, {' and '.join(beside)}"


def verdict(result: TrialResult, kind: str) -> str:
    """Return whether a trait is too strong: stronger than the best of the box, by more than chance explains."""
    (best, most), (worst, least) = result.others[0], result.others[-1]
    strength = result.strength
    if strength == TOO_STRONG:
        return f"is too strong: surely worth more than the best {kind} of the box, {best} ({most.coins:+.1f})"
    if strength == STRONG:
        return f"may be too strong: hardly told from the best {kind} of the box, {best} ({most.coins:+.1f})"
    if strength == TOO_WEAK:
        return f"is too weak: surely worth less than the last {kind} of the box, {worst} ({least.coins:+.1f})"
    return f"is not too strong: it fits in between {best} ({most.coins:+.1f}) and {worst} ({least.coins:+.1f})"
