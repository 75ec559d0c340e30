"""What a player's turn in a puzzle is worth: the coins that its decisions lose, stars, and emblems to share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from swqt.ai import Stop, never
from swqt.engine import CHANCE, Command, Decline, Pick, Rules, State
from swqt.notation import read_command, write_command
from swqt.puzzle.puzzle import GO_ON, TURN, Puzzle
from swqt.puzzle.turn_search import TurnSearch
from swqt.table import Library

MOST_STARS: Final = 3

NEAR: Final = (3.0, 6.0)
"""The largest losses in coins for which there are two stars, and one star."""

EMBLEMS: Final = ("⬛", "🟧", "🟨", "🟩")
"""What a try is shown as, by its stars."""

EXACT: Final = 0.005
"""Losses below this are rounding."""


class Verdict(NamedTuple):
    """What the commands of an attempt come to.

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
    """Judges turns in one puzzle. It keeps nothing of what was played, so that undoing needs no care.

    Answers to the first question may take a second; ask in a thread of its own, which may share nothing else: the
    rules are its own.
    """

    def __init__(self, puzzle: Puzzle, library: Library, stop: Stop = never) -> None:
        self.puzzle: Final = puzzle
        self.rules: Rules
        self.start: State
        self.rules, self.start = puzzle.position(library)
        self.seat: Final = self.start.turn
        self._search: Final = TurnSearch(self.rules, self.start, stop=stop)

    def judge(self, commands: Sequence[Command]) -> Verdict:
        """Return what *commands*, all from the start of the puzzle on with those of chance, come to."""
        return self._turn(commands) if self.puzzle.kind == TURN else self._key(commands)

    def stars(self, verdict: Verdict) -> int:
        """Return the stars for *verdict*: 3 for the best turn, 2 and 1 for near misses, 0 as long as it goes on."""
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

    It gives nothing away: it has no names, regions or coins.
    """
    head = " ".join(["swqt", *([day.isoformat()] if day else []), "★" * max(stars, default=0)]).rstrip()
    tail = f"\n🔥{streak}" if streak > 1 else ""
    return f"{head}\n{''.join(EMBLEMS[number] for number in stars)}{tail}"
