"""A small board and a few of the official traits."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import strategies as st

from swqt import engine as e
from swqt.ai import RandomBot, chance
from swqt.notation import MoveText, read_position
from tests.support.positions import LIBRARY

OFFICIAL = LIBRARY.content("both items")


def some(traits: tuple[e.Trait, ...], names: str) -> tuple[e.Trait, ...]:
    return tuple(trait for trait in traits if trait.name in names.split())


RACES = some(OFFICIAL.races, "dwarves elves ghouls humans orcs ratmen sorcerers trolls wizards")
POWERS = some(OFFICIAL.powers, "berserk bivouacking diplomat dragon flying fortified hill merchant spirit stout wise")
RELICS, PLACES = some(OFFICIAL.relics, "ring sword"), some(OFFICIAL.places, "keep mine")

BASE = e.Content("base", RACES, POWERS)
FULL = e.Content("both -humans", tuple(race for race in RACES if race.name != "humans"), POWERS, RELICS, PLACES)

DUEL = e.Board(
    "duel", "Duel", "surface", 2, 10,
    (
        e.Site("f1", ("edge",), ("h1", "p1")),
        e.Site("h1", ("edge", "mine", "tribe"), ("p1", "m1")),
        e.Site("p1", ("edge", "magic"), ("m1",)),
        e.Site("m1", ("cavern",), ("s1", "f2")),
        e.Site("s1", ("tribe",), ("f2",)),
        e.Site("f2", ("edge", "monster"), ("w1", "h12")),
        e.Site("w1", ("edge",), ()),
        e.Site("h12", ("edge",), ()),
    ),
)  # fmt: skip


class Shelf:
    """A library of one board and two contents."""

    def board(self, name: str) -> e.Board:
        if name == "lost":
            raise FileNotFoundError("the file is gone")
        return {"duel": DUEL}[name]

    def content(self, label: str, board: e.Board, options: e.Options) -> e.Content:
        for content in (BASE, FULL):
            if content.label == label:
                return content
        raise LookupError(f"no such content: {label}")


@pytest.fixture(scope="session")
def library() -> Shelf:
    return Shelf()


@pytest.fixture(scope="session")
def rules() -> e.Rules:
    """The duel with the base content."""
    return e.Rules(DUEL, BASE)


@pytest.fixture(scope="session")
def full_rules() -> e.Rules:
    """The duel with relics and places, in three rounds."""
    return e.Rules(replace(DUEL, rounds=3), FULL)


@pytest.fixture(scope="session")
def read(library: Shelf) -> Callable[[str], e.State]:
    """Read a position on the duel from its lines, given in one string."""

    def read(lines: str, content: str = "base") -> e.State:
        return read_position(f"swqt 1\nboard duel\ncontent {content}\n{lines}\n", library)[1]

    return read


@st.composite
def _plays(draw: st.DrawFn, rules: e.Rules, seats: int, most: int) -> tuple[list[e.State], list[MoveText]]:
    """The States and moves of a game from its start, cut off after *most* moves."""
    states, moves, rng = [rules.start(seats)], [], Random(draw(st.integers(0, 2**32)))
    bot = RandomBot(rng)
    while (decision := rules.decision(states[-1])) and len(moves) < most:
        command = chance(rules, states[-1], rng) if decision.seat == e.CHANCE else bot.choose(rules, states[-1])
        moves.append(MoveText(decision.seat, command))
        states.append(rules.apply(states[-1], command).state)
    return states, moves


@pytest.fixture(scope="session")
def plays() -> Callable[..., st.SearchStrategy[tuple[list[e.State], list[MoveText]]]]:
    return _plays
