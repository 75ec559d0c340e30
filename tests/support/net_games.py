"""Games for tests of the network: documents of both boxes, and beacons and bots that a seed repeats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from swqt.ai import RandomBot
from swqt.engine import Options
from swqt.net.agreement.log import CHANCE_DUE
from swqt.net.playing.game import GameReplica
from swqt.net.playing.opening import Chair, Opening, read_opening, write_opening
from swqt.table import GameSetup, Library, opening

NAMES: Final = ("Anna", "Bo", "Çelik", "Dörte", "Eve 2")
BOXES: Final = ("base", "underground")


@cache
def library() -> Library:
    """The shipped boards and traits, and nobody's own."""
    return Library(Path("nobody's folder"))


def new_game(seats: int = 2, box: str = "base", options: Options = Options()) -> Opening:
    """A game of *seats* people, each at a computer of their own."""
    kinds = ("human",) * seats
    setup = GameSetup(NAMES[:seats], kinds, library().board_for(seats, box), box, options)
    rules, start, _ = opening(setup, library())
    chairs = tuple(Chair(name, "human", number) for number, name in enumerate(NAMES[:seats]))
    return Opening(rules, start, chairs)


def fresh(data: bytes) -> GameReplica:
    """Another peer's replica, which has seen nothing but the bytes of the document."""
    return GameReplica(read_opening(data, library()))


def beacon(seed: int, number: int) -> bytes:
    """Beacon *number* of a game."""
    return sha256(f"{seed} {number}".encode()).digest()


Step = tuple[int, bytes]
"""A chair and its body, or CHANCE_DUE and a beacon."""


def whole_game(replica: GameReplica, seed: int = 1) -> Iterator[Step]:
    """Have random bots play *replica* to its end; yield each step after it has been taken."""
    bot = RandomBot(Random(seed))
    while (seat := replica.to_act()) is not None:
        if seat == CHANCE_DUE:
            step = beacon(seed, len(replica))
            replica.draw(step)
        else:
            step = replica.body(bot.choose(replica.rules, replica.state))
            replica.apply(seat, step)
        yield seat, step


def feed(replica: GameReplica, step: Step) -> bytes:
    """Take *step* and return the post."""
    seat, data = step
    return replica.draw(data) if seat == CHANCE_DUE else replica.apply(seat, data)


__all__ = ["BOXES", "NAMES", "Step", "beacon", "feed", "fresh", "library", "new_game", "whole_game", "write_opening"]
