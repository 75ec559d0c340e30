"""The value of a player's turn in a puzzle: the coins that its decisions lose, stars, and emblems to share.

Turns are judged in the bots' process, which searches while the player thinks.
"""

from __future__ import annotations

import json
import logging
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple

from swqt.ai import Stop, never
from swqt.engine import CHANCE, Command, Decline, Pick, Rules, State
from swqt.home import data_folder, set_aside, write_whole
from swqt.notation import read_command, write_command
from swqt.puzzle.puzzle import GO_ON, TURN, Puzzle
from swqt.puzzle.turn_search import TurnSearch
from swqt.table import Library
from swqt.table.bot_process import BotProcess, CallSoon, WorkerError

MOST_STARS: Final = 3

NEAR: Final = (3.0, 6.0)
"""The largest losses in coins for which there are two stars, and one star."""

EMBLEMS: Final = ("⬛", "🟧", "🟨", "🟩")
"""The emblem of a try, by its stars."""

EXACT: Final = 0.005
"""Losses below this are rounding."""


class Verdict(NamedTuple):
    """The result of an attempt's commands.

    ``losses`` has the expected coins that each command lost, 0 for chance: luck does not count. The attempt is
    ``finished`` when the turn is over, or when the key decision has been made.
    """

    losses: tuple[float, ...]
    finished: bool

    @property
    def loss(self) -> float:
        return sum(self.losses)

    @property
    def solved(self) -> bool:
        return self.finished and self.loss < EXACT


class Attempt:
    """Judges turns in one puzzle. It keeps nothing of what was played, so undo needs no handling.

    The first call may take a second: use a separate thread, which must share nothing else; the Rules are its own.
    """

    def __init__(self, puzzle: Puzzle, library: Library, stop: Stop = never) -> None:
        self.puzzle: Final = puzzle
        self.rules: Rules
        self.start: State
        self.rules, self.start = puzzle.position(library)
        self.seat: Final = self.start.turn
        self._search: Final = TurnSearch(self.rules, self.start, stop=stop)

    def judge(self, commands: Sequence[Command]) -> Verdict:
        """Return the Verdict on *commands*: all from the start of the puzzle, including those of chance."""
        return self._turn(commands) if self.puzzle.kind == TURN else self._key(commands)

    def stars(self, verdict: Verdict) -> int:
        """Return the stars for *verdict*: 3 for the best turn, 2 and 1 for near misses, 0 while it is unfinished."""
        if not verdict.finished:
            return 0
        if verdict.loss < EXACT:
            return MOST_STARS
        return MOST_STARS - 1 - sum([verdict.loss > most for most in NEAR])

    def line(self) -> list[Command]:
        """Return the best turn."""
        return [read_command(self.rules, text) for text in self.puzzle.line if text != GO_ON]

    def _turn(self, commands: Sequence[Command]) -> Verdict:
        state, losses = self.start, []
        value = self.puzzle.best
        for command in commands:
            if self._search.is_over(state):
                losses.append(0.0)
                continue
            by_chance = state.agenda[-1].seat == CHANCE
            state = self.rules.after(state, command)
            now = self._search.value(state)
            loss = 0.0 if by_chance else max(0.0, value - now)
            losses.append(loss if loss >= EXACT else 0.0)
            value = now
        return Verdict(tuple(losses), self._search.is_over(state))

    def _key(self, commands: Sequence[Command]) -> Verdict:
        if not commands:
            return Verdict((), False)
        worth = dict(self.puzzle.ways)
        first = commands[0]
        key = write_command(self.rules, first) if isinstance(first, (Decline, Pick)) else GO_ON
        loss = self.puzzle.best - worth.get(key, min(worth.values()))
        return Verdict((max(0.0, loss), *[0.0] * (len(commands) - 1)), True)


def emblems(stars: Sequence[int], day: date | None = None, streak: int = 0) -> str:
    """Return a text to share: the *stars* of each try as emblems, with the *day* of a daily puzzle and the *streak*.

    It contains no names, regions or coins, so it does not give the solution away.
    """
    head = " ".join(["swqt", *([day.isoformat()] if day else []), "★" * max(stars, default=0)]).rstrip()
    tail = f"\n🔥{streak}" if streak > 1 else ""
    return f"{head}\n{''.join(EMBLEMS[number] for number in stars)}{tail}"


logger = logging.getLogger(__name__)


class Judgement(NamedTuple):
    """The value of a turn: its ``stars``, and the expected coins that its decisions lost."""

    stars: int
    loss: float


_kept: list[Attempt] = []
"""The attempt judged last in this process, which has most of the positions needed next in its cache."""


def judge(stop: Stop, puzzle: Puzzle, commands: Sequence[Command]) -> Judgement:
    """Return what *commands* from the start of *puzzle* on come to; SearchStopped if that has too many positions."""
    if not _kept or _kept[0].puzzle != puzzle:
        _kept[:] = [Attempt(puzzle, Library(), stop)]
    attempt = _kept[0]
    verdict = attempt.judge(commands)
    return Judgement(attempt.stars(verdict), verdict.loss)


Told = Callable[[Judgement | None], None]
"""Receives the judgement, or None if the turn cannot be judged."""


class JudgeClient:
    """Asks for one judgement at a time, in a process of its own or, if none can be started, in a thread.

    *call_soon* brings the answers into the thread of the game.
    """

    def __init__(self, call_soon: CallSoon) -> None:
        self._call_soon = call_soon
        self._worker: BotProcess | None = None
        self._number = 0
        self._asked = 0
        """The number that the process has given to the question."""

    def prepare(self, puzzle: Puzzle, rules: Rules) -> None:
        """Begin to search the turn of *puzzle*, so that it can be judged at once."""
        self.judge(puzzle, rules, (), lambda judgement: None)

    def judge(self, puzzle: Puzzle, rules: Rules, commands: Sequence[Command], told: Told) -> None:
        """Ask what *commands* are worth; *told* is called once, unless another question or ``cancel`` comes first."""
        self._number += 1
        answered = partial(self._on_answer, self._number, told)
        try:
            if self._worker is None or not self._worker.alive:
                self._worker = BotProcess(self._call_soon)
            self._asked = self._worker.put(rules, "run", judge, puzzle, tuple(commands), answered=answered)
        except (OSError, TypeError, pickle.PicklingError) as error:    # compiled classes cannot be pickled
            logger.warning("a turn is judged in the program itself: %s", error)
            Thread(target=self._judge_here, args=(answered, puzzle, tuple(commands)), name="judge").start()

    def cancel(self) -> None:
        """Forget the question, and stop searching."""
        self._number += 1
        if self._worker is not None:
            self._worker.cancel(self._asked)

    def close(self) -> None:
        """Stop the process."""
        self.cancel()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _judge_here(
        self, answered: Callable[[int, object], None], puzzle: Puzzle, commands: tuple[Command, ...]
    ) -> None:
        found: object
        try:
            found = judge(never, puzzle, commands)
        except Exception as error:  # noqa: BLE001  # as the process does
            found = WorkerError(f"{type(error).__name__}: {error}")
        self._call_soon(partial(answered, 0, found))

    def _on_answer(self, number: int, told: Told, _: int, answer: object) -> None:
        if number != self._number:
            return
        if isinstance(answer, WorkerError):
            logger.warning("a turn could not be judged: %s", answer)
        told(answer if isinstance(answer, Judgement) else None)


logger = logging.getLogger(__name__)

SOLVED: Final = 3
"""Stars of a puzzle that is solved."""


def progress_file() -> Path:
    """Return the path of the player's file; it need not exist yet."""
    return data_folder() / "puzzles.json"


@dataclass
class Solved:
    """How somebody did in one puzzle: the most ``stars`` so far, and the stars of each try."""

    tries: list[int] = field(default_factory=list)

    @property
    def stars(self) -> int:
        return max(self.tries, default=0)


class Progress:
    """What was solved. ``damaged`` is where an unreadable file was kept, or None."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file at *path*, by default the player's; one that is damaged is renamed and not used."""
        self.path: Final = progress_file() if path is None else path
        self.damaged: Path | None = None
        self.puzzles: dict[str, Solved] = {}
        self.days: set[date] = set()
        try:
            self._take(json.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, TypeError, AttributeError, KeyError):
            self.puzzles, self.days = {}, set()
            self.damaged = set_aside(self.path)

    def stars(self, name: str) -> int:
        """Return the most stars of the puzzle *name*; 0 if it was not tried."""
        return self.puzzles[name].stars if name in self.puzzles else 0

    def tries(self, name: str) -> tuple[int, ...]:
        """Return the stars of each try at the puzzle *name*."""
        return tuple(self.puzzles[name].tries) if name in self.puzzles else ()

    def record(self, name: str, stars: int, day: date | None = None) -> None:
        """Write that a try at *name*, which may be the puzzle of a *day*, earned *stars*; OSError if that fails."""
        self.puzzles.setdefault(name, Solved()).tries.append(stars)
        if day is not None and stars == SOLVED:
            self.days.add(day)
        self._write()

    def streak(self, today: date) -> int:
        """Return on how many days in a row the puzzle of the day was solved, up to *today* or yesterday."""
        day = today if today in self.days else today - timedelta(days=1)
        count = 0
        while day in self.days:
            count += 1
            day -= timedelta(days=1)
        return count

    def erase(self) -> None:
        """Forget everything, on the disk too; OSError if that fails."""
        self.puzzles, self.days = {}, set()
        self.path.unlink(missing_ok=True)

    def _take(self, data: Mapping[str, Any]) -> None:
        tries = {str(name): [int(stars) for stars in found] for name, found in data["tries"].items()}
        if any(not 0 <= stars <= SOLVED for found in tries.values() for stars in found):
            raise ValueError("stars are 0 to 3")
        self.puzzles = {name: Solved(found) for name, found in tries.items()}
        self.days = {date.fromisoformat(day) for day in data["days"]}

    def _write(self) -> None:
        tries = {name: puzzle.tries for name, puzzle in sorted(self.puzzles.items())}
        data = {"tries": tries, "days": [day.isoformat() for day in sorted(self.days)]}
        write_whole(self.path, json.dumps(data, indent=0).encode())
