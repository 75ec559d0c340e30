"""Every race with every power plays ten turns of its own, half of them active, on a board of a world that fits."""

from functools import cache
from random import Random

import pytest

from swqt.ai import RandomBot, chance
from swqt.content import ExcludedTrait
from swqt.engine import CHANCE, Board, Deal, Decline, Options, Pick, Rules, Site, State
from tests.laws.test_conservation import pieces_are_right, tokens_are_right
from tests.support.caverns import catalogue, cramped_in

EVERYTHING = catalogue().content("both items")
"""All official traits, wherever one plays."""
RACES = [race.name for race in EVERYTHING.races]
POWERS = [power.name for power in EVERYTHING.powers]
ITEMS = {trait.name for trait in (*EVERYTHING.relics, *EVERYTHING.places)}
TURNS = 10
SEATS = 2
DECLINES_IN = 5
"""The turn in which the race goes into decline, the first being the pick."""


@pytest.mark.parametrize("night", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("race", RACES)
def test_each_pair_plays_ten_turns(race: str, night: bool) -> None:
    """MIX-7, COLUMN-4: whatever meets, what is listed can be done, and what happens keeps the books right.

    On a push every fourth pair, so that each race and each power meets a quarter of the others.
    """
    for power in POWERS:
        if ((RACES.index(race) + POWERS.index(power)) % 4 > 0) == night:
            plays_ten_turns(race, power)


def plays_ten_turns(race: str, power: str) -> None:
    rng = Random(f"{power} {race}")
    rules, supply = place_to_play(race, power, rng)
    bot = RandomBot(rng)
    state = rules.start(SEATS)
    turns = 0
    while decision := rules.decision(state):
        if decision.seat == CHANCE:
            command = dealt_first(state, race, power) or chance(rules, state, rng)
        elif not any(t.race == race for t in state.tribes) and decision.kind == "pick" and not turns:
            command = Pick(0)
        elif decision == (0, "choice", None) and turns == DECLINES_IN * SEATS:
            command = Decline()
        else:
            command = bot.choose(rules, state)
        before = state
        state = rules.apply(state, command).state
        if (before.round, before.turn) == (state.round, state.turn):
            continue
        turns += 1
        tokens_are_right(rules, state, supply)
        pieces_are_right(state, ITEMS)
        assert min(state.coins) >= 0
        assert rules.problems(state) == ()
        if turns == TURNS * SEATS:
            return
    raise AssertionError(f"over after {turns} turns")


def dealt_first(state: State, race: str, power: str) -> Deal | None:
    """The pair, while it can be dealt as the first combo."""
    return Deal(race, power) if not state.column and not state.tribes else None


def place_to_play(race: str, power: str, rng: Random) -> tuple[Rules, dict[str, int]]:
    """A board where both make sense, else one below ground where what does not stays in the game (VARIANT-3)."""
    for board in [cramped_in(world, SEATS, rng) for world in ("underground", "surface")]:
        if not {race, power} & senseless(board.world):
            break
    else:
        board = cramped_in("underground", SEATS, rng)
    board = Board("inline", "inline", board.world, SEATS, TURNS + 1, board.sites)
    return Rules(board, EVERYTHING, Options()), {race.name: race.supply for race in EVERYTHING.races}


@cache
def senseless(world: str) -> set[str]:
    """What MIX-5 leaves out in *world*, the Volcano being there."""
    code, marks = ("x1", ("edge", "volcano")) if world == "underground" else ("f1", ("edge",))
    sites = (Site(code, marks, ()),)
    board = Board("small", "small", world, SEATS, TURNS, sites)
    found: tuple[ExcludedTrait, ...] = catalogue().excluded("both items", board)
    return {out.trait for out in found}
