"""A small content and board of our own, so that these tests need no files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

import pytest
from hypothesis import strategies as st

from swqt.engine import (
    Abandon,
    AbandonRange,
    Board,
    Command,
    Content,
    Deal,
    DealRange,
    Deploy,
    DeployRange,
    Effect,
    Options,
    Pool,
    Range,
    Rules,
    Site,
    State,
    Trait,
    members,
    region_set,
)
from swqt.notation import MoveText, read_position


def trait(kind: str, name: str, tokens: int = 4, supply: int = 0, **effects: dict[str, object]) -> Trait:
    """A trait whose effects are given as verb={field: value}."""
    made = tuple(Effect(verb, name, "RULE-1", **fields) for verb, fields in effects.items())   # type: ignore[arg-type]
    return Trait(name, kind, tokens, supply, made)


RACES = (
    trait("race", "dwarves", 3, 8, income={"where": (("mark", "mine"),), "when": "always"}),
    trait("race", "elves", 6, 11, loss={"amount": 0}),
    trait("race", "ghouls", 5, 10, decline={"keep": "all"}, campaign={"when": "declined"}),
    trait("race", "humans", 5, 10, income={"where": (("terrain", "farmland"),)}),
    trait("race", "orcs", 5, 10, income={"per": "conquest"}),
    trait("race", "ratmen", 8, 13),
    trait(
        "race", "sorcerers", 5, 18,
        substitute={"where": (("active", True), ("holder", "opponent"), ("lone", True)), "limit": "opponent"},
    ),
    trait("race", "trolls", 5, 10, defence={"when": "always", "piece": "lair", "stock": 10}),
    trait("race", "wizards", 5, 10, income={"where": (("mark", "magic"),)}),
)  # fmt: skip
POWERS = (
    trait("power", "berserk", die={"optional": True}),
    trait(
        "power", "bivouacking", 5,
        piece={"piece": "encampment", "count": 5, "at": "redeploy", "moves": 5, "defence": 1},
    ),
    trait("power", "diplomat", 5, pact={}),
    trait("power", "dragon", 5, overrun={"piece": "dragon", "immune": True, "limit": "turn"}),
    trait("power", "flying", 5, reach={"where": (("terrain", "land"),)}),
    trait(
        "power", "fortified", 3,
        piece={
            "piece": "fortress", "count": 1, "at": "redeploy", "apart": True, "stock": 6, "defence": 1,
            "stays": True, "new": True, "optional": True,
        },
    ),
    trait("power", "hill", income={"where": (("terrain", "hill"),)}),
    trait("power", "merchant", 2, income={}),
    trait("power", "spirit", 5, decline={"extra": True, "badge": True, "when": "always"}),
    trait("power", "stout", decline={"after_score": True}),
    trait("power", "wise", decline={"badge": True, "when": "always"}),
)  # fmt: skip
RELICS = (trait("relic", "ring"), trait("relic", "sword"))
PLACES = (trait("place", "keep"), trait("place", "mine"))

BASE = Content("base", RACES, POWERS)
FULL = Content("both -humans", tuple(race for race in RACES if race.name != "humans"), POWERS, RELICS, PLACES)

DUEL = Board(
    "duel", "Duel", "surface", 2, 10,
    (
        Site("f1", ("edge",), ("h1", "p1")),
        Site("h1", ("edge", "mine", "tribe"), ("p1", "m1")),
        Site("p1", ("edge", "magic"), ("m1",)),
        Site("m1", ("cavern",), ("s1", "f2")),
        Site("s1", ("tribe",), ("f2",)),
        Site("f2", ("edge", "monster"), ("w1", "h12")),
        Site("w1", ("edge",), ()),
        Site("h12", ("edge",), ()),
    ),
)  # fmt: skip


class Shelf:
    """A library of one board and two contents."""

    def board(self, name: str) -> Board:
        if name == "lost":
            raise FileNotFoundError("the file is gone")
        return {"duel": DUEL}[name]

    def content(self, label: str, board: Board, options: Options) -> Content:
        for content in (BASE, FULL):
            if content.label == label:
                return content
        raise LookupError(f"no such content: {label}")


@pytest.fixture(scope="session")
def library() -> Shelf:
    return Shelf()


@pytest.fixture(scope="session")
def rules() -> Rules:
    """The duel with the base content."""
    return Rules(DUEL, BASE)


@pytest.fixture(scope="session")
def full_rules() -> Rules:
    """The duel with relics and places, in three rounds."""
    return Rules(replace(DUEL, rounds=3), FULL)


@pytest.fixture(scope="session")
def read(library: Shelf) -> Callable[[str], State]:
    """Read a position on the duel from its lines, given in one string."""

    def read(lines: str, content: str = "base") -> State:
        text = f"swqt 1\nboard duel\ncontent {content}\n{lines}\n"
        return read_position(text, library)[1]

    return read


def answers(rules: Rules, state: State) -> st.SearchStrategy[Command]:
    """Any answer to the open decision; the members of a range are as likely as a single command."""
    return st.sampled_from(rules.legal(state)).flatmap(_member)


def _member(option: Command | Range) -> st.SearchStrategy[Command]:
    match option:
        case AbandonRange(regions):
            codes = list(members(regions))
            return st.sets(st.sampled_from(codes), min_size=1).map(lambda some: Abandon(region_set(some)))
        case DealRange(races, powers):
            return st.builds(Deal, st.sampled_from(races), st.sampled_from(powers))
        case DeployRange(pools):
            return st.tuples(*map(_spread, pools)).map(lambda parts: Deploy(tuple(sorted(chain(*parts)))))
    return st.just(option)


@st.composite
def _spread(draw: st.DrawFn, pool: Pool) -> list[tuple[int, int]]:
    counts = dict.fromkeys(members(pool.regions), pool.least)
    for _ in range(pool.tokens - pool.least * len(counts)):
        counts[draw(st.sampled_from([region for region, count in counts.items() if count < pool.most]))] += 1
    return list(counts.items())


@st.composite
def _plays(draw: st.DrawFn, rules: Rules, seats: int, most: int) -> tuple[list[State], list[MoveText]]:
    """The States and moves of a game from its start, cut off after *most* moves."""
    states, moves = [rules.start(seats)], []
    while (decision := rules.decision(states[-1])) and len(moves) < most:
        command = draw(answers(rules, states[-1]))
        moves.append(MoveText(decision.seat, command))
        states.append(rules.apply(states[-1], command).state)
    return states, moves


@pytest.fixture(scope="session")
def plays() -> Callable[..., st.SearchStrategy[tuple[list[State], list[MoveText]]]]:
    return _plays
