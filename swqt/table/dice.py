"""The table's own hand for the seat CHANCE: where the die falls and what the stacks turn up."""

from __future__ import annotations

import secrets
from random import Random

from swqt.ai import chance
from swqt.engine import Command, Rules, State


class Dice:
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
