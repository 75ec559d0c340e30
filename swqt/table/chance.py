"""Answers the decisions of CHANCE: die rolls and draws.

After an undo the same ones are repeated, so that undo cannot be used to re-roll.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from random import Random

from swqt.ai import chance
from swqt.engine import CHANCE, Command, Rules, State
from swqt.table.record import PlayedCommand


class ChanceSource:
    """Answers for CHANCE; the answers are recorded, so that a replay needs no dice.

    With a *seed*, an answer depends only on the seed and the position: a reloaded game continues with the same rolls.
    Without one, answers are unpredictable.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._fresh = secrets.SystemRandom()

    def answer(self, rules: Rules, state: State) -> Command:
        """Return an answer to the open decision of CHANCE."""
        rng = self._fresh if self.seed is None else Random(f"{self.seed} {state.digest}")
        return chance(rules, state, rng)


class RollReplay:
    """Keeps undone answers of CHANCE in their order, for the next decisions that they fit."""

    def __init__(self, kept: Iterable[Command] = ()) -> None:
        """*kept* are the answers of an earlier run, the next to repeat last.
        """
        self._kept = list(kept)
        self._spent: list[Command] = []

    def keep(self, undone: Iterable[PlayedCommand]) -> list[Command]:
        """Keep the answers in *undone*, the last one first, to be repeated before those already kept.

        Return them in the order in which they are kept.
        """
        more = [entry.command for entry in undone if entry.seat == CHANCE]
        self._kept += more
        return more

    def answer(self, rules: Rules, state: State) -> Command | None:
        """Return the next kept answer that fits the open decision, or None; it stays until ``spend``."""
        return next((command for command in reversed(self._kept) if rules.check(state, command) is None), None)

    def spend(self, command: Command) -> None:
        """Remove *command*, which has been repeated."""
        for number in range(len(self._kept) - 1, -1, -1):
            if self._kept[number] == command:
                del self._kept[number]
                self._spent.append(command)
                return

    def take_spent(self) -> list[Command]:
        """Return the answers repeated since the last call."""
        spent, self._spent = self._spent, []
        return spent
