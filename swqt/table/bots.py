"""How the table asks its bots: one answer at a time, in this process."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from swqt.ai import RandomBot
from swqt.engine import Command, Rules, State
from swqt.table.game import Game


class Bot(Protocol):
    """Whoever can answer an open decision."""

    def choose(self, rules: Rules, state: State) -> Command: ...


MAKERS: Final[dict[str, Callable[[Random], Bot]]] = {"bot:random": RandomBot}
"""What makes a bot of each kind; the kinds are those of ``setup.KINDS``."""


class Bots:
    """The bots of one game. With a *seed*, an answer depends on the seed and the position alone."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, game: Game) -> Command | None:
        """Return the answer of the bot that is asked in *game*; None if a person is, or the game is over."""
        decision = game.decision
        if decision is None:
            return None
        make = MAKERS.get(game.seats[decision.seat].kind)
        if make is None:
            return None
        rng = Random() if self.seed is None else Random(f"{self.seed} {decision.seat} {game.state.digest}")
        return make(rng).choose(game.rules, game.state)

    def play(self, game: Game) -> None:
        """Play until a person is asked or the game is over."""
        while (command := self.choose(game)) is not None:
            game.play(command)
