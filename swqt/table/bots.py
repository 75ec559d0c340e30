"""Creates bots and asks them for one answer at a time, in this process."""

from __future__ import annotations

import secrets
from functools import cache
from random import Random
from typing import Protocol

from swqt.ai import BY_NAME, HAND_MADE, RandomBot, SearchBot, Stop, Weights, never
from swqt.ai.evaluation import read_studies
from swqt.ai.reference_bots import REFERENCE_BOTS
from swqt.content import resource_folder
from swqt.engine import Command, Rules, State
from swqt.table.game import Game
from swqt.table.setup import BOT, HUMAN, RANDOM, known_to


class Bot(Protocol):
    """Answers open decisions."""

    def choose(self, rules: Rules, state: State) -> Command: ...


@cache
def weights() -> Weights:
    """Return the trained weights of the shipped bots, or hand-made ones without the file."""
    path = resource_folder() / "ai" / "weights.json"
    found = Weights.read(path) if path.is_file() else HAND_MADE
    path = resource_folder() / "ai" / "studies.json"
    return found._replace(studies=read_studies(path)) if path.is_file() else found


def make_bot(kind: str, seed: int | str, stop: Stop = never) -> Bot:
    """Return a bot of *kind*, one of ``setup.KINDS`` or a reference bot; it stops early once *stop* is true."""
    if kind == RANDOM:
        return RandomBot(Random(seed))
    name = kind.removeprefix(BOT)
    if name in REFERENCE_BOTS:
        return REFERENCE_BOTS[name](seed)
    return SearchBot(BY_NAME[name], seed, weights(), stop)


class BotSet:
    """The bots of one game. With a *seed*, the same game gives the same answers.

    An answer depends on the seed and on the position at which the bot began to search its turn.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self.base = secrets.randbits(63) if seed is None else seed
        self._seated: dict[tuple[int, str], Bot] = {}

    def choose(self, game: Game) -> Command | None:
        """Return the answer of the bot to act in *game*; None if a person must decide or the game is over."""
        decision = game.decision
        if decision is None:
            return None
        kind = game.seats[decision.seat].kind
        if kind == HUMAN:
            return None
        known = known_to(decision.seat, game.state, game.secrecy, game.rules.options)
        return self.answer(kind, decision.seat, game.rules, known)

    def answer(self, kind: str, seat: int, rules: Rules, state: State) -> Command:
        """Return the answer of the bot of *kind* in *seat*."""
        if kind == RANDOM:   # stateless
            rng = Random() if self.seed is None else Random(f"{self.seed} {seat} {state.digest}")
            return RandomBot(rng).choose(rules, state)
        bot = self._seated.get((seat, kind))
        if bot is None:
            bot = self._seated[seat, kind] = make_bot(kind, self.base)
        return bot.choose(rules, state)

    def play(self, game: Game) -> None:
        """Play until a person must decide or the game is over."""
        while (command := self.choose(game)) is not None:
            game.play(command)
