"""What chance has said before it was taken back: it says the same again, so that nobody fishes for better dice.

The table's own hand for the seat CHANCE: where the die falls and what the stacks turn up.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from random import Random

from swqt.ai import chance
from swqt.engine import CHANCE, Command, Rules, State
from swqt.table.record import PlayedCommand


class ChanceSource:
    """Answers for CHANCE; the answers stand in the record, so a replay needs no dice.

    With a *seed*, what turns up depends on the seed and the position alone: a game that is taken up again
    rolls as if it had never been put down. Without one, nobody can foresee it.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._fresh = secrets.SystemRandom()

    def answer(self, rules: Rules, state: State) -> Command:
        """Return what the open decision of CHANCE turns up."""
        rng = self._fresh if self.seed is None else Random(f"{self.seed} {state.digest}")
        return chance(rules, state, rng)


class RollReplay:
    """Keeps answers of CHANCE in the order in which they came, for whatever asks for them next."""

    def __init__(self, kept: Iterable[Command] = ()) -> None:
        """*kept* are the answers of an earlier run, the first to be given again last."""
        self._kept = list(kept)
        self._spent: list[Command] = []

    def keep(self, undone: Iterable[PlayedCommand]) -> list[Command]:
        """Keep the answers in *undone*, the last one first, to be given again before those kept already.

        Return them in the order in which they are kept.
        """
        more = [entry.command for entry in undone if entry.seat == CHANCE]
        self._kept += more
        return more

    def answer(self, rules: Rules, state: State) -> Command | None:
        """Return the first answer kept that fits the open decision, or None; it stays until it is ``spent``."""
        return next((command for command in reversed(self._kept) if rules.check(state, command) is None), None)

    def spend(self, command: Command) -> None:
        """Forget *command*, which has been given again."""
        for number in range(len(self._kept) - 1, -1, -1):
            if self._kept[number] == command:
                del self._kept[number]
                self._spent.append(command)
                return

    def take_spent(self) -> list[Command]:
        """Return, once, what has been given again since this was asked last."""
        spent, self._spent = self._spent, []
        return spent
