"""Laws about whole games of Underground, of both worlds, and with traits of no box: the books balance.

A thousand games each time, twenty thousand at night, every command looked at.
"""

import pytest

from swqt.engine import TurnBegan
from tests.laws import test_conservation, test_events, test_legal_and_check
from tests.laws.test_conservation import coins_are_right, tokens_are_conserved
from tests.support.caverns import ALL_KINDS, any_cavern, examples
from tests.support.tables import chunks, play

GAMES = 1000
NIGHTLY = 19000


@chunks("books", games=GAMES, nightly=NIGHTLY, size=50)
def test_tokens_and_coins_are_conserved(numbers: range) -> None:
    """COMP-9, COMP-10, CONQ-5, MAP-4, SCORE-6, SCORE-7, BLANK-2: after every command map, hands, withdrawn and tray
    make up each race's supply, nobody stands where another stands, and what one gets in coins somebody gave."""
    for number in numbers:
        game = any_cavern(number)
        supply = {race.name: race.supply for race in game.rules.content.races}
        for played in play(game):
            tokens_are_conserved(game.rules, played.after, supply)
            coins_are_right(played)
            if any(isinstance(event, TurnBegan) for event in played.events):
                assert game.rules.problems(played.after) == (), (number, played.after)
            if played.after.natives != played.before.natives:
                natives = zip(played.before.natives, played.after.natives, strict=True)
                assert all(after in (0, before) for before, after in natives), "natives only ever leave"
        in_play = {tribe.race for tribe in played.after.tribes}
        assert all(game.rules.tray(played.after, race) == supply[race] for race in supply.keys() - in_play)


@pytest.mark.parametrize("number", [17670417])
def test_chasms_are_closed_to_a_players_own_traits(number: int) -> None:
    """MAP-4, BLANK-1: a game in which a trait of one's own opens what bears a Volcano."""
    game = any_cavern(number)
    chasms = game.rules.board.terrain["chasm"]
    assert chasms
    for played in play(game):
        assert not any(tribe.held & chasms for tribe in played.after.tribes)


def test_a_players_own_traits_are_picked() -> None:
    """BLANK-1: the games with examples and with random traits are games in which these play."""
    for kind in ALL_KINDS[-6:]:
        first = ALL_KINDS.index(kind) * 4
        seen: set[str] = set()
        for number in range(first, first + 4):
            for played in play(any_cavern(number)):
                seen |= {name for tribe in played.after.tribes for name in (tribe.race, tribe.power)}
        assert seen & {"beekeepers", "minstrel", "wild-ones", "untamed", "hermits", "gleaning", "patient"}, kind


def test_the_examples_are_within_what_a_blank_banner_and_badge_may_be() -> None:
    """BLANK-1, BLANK-2."""
    race, power = examples().trait("beekeepers"), examples().trait("minstrel")
    assert (race.tokens <= 10, power.tokens <= 10) == (True, True)
    lender = examples().entry("beekeepers").borrows
    assert race.supply == examples().trait(lender).supply
    assert lender not in {other.name for other in examples().content("base +beekeepers").races}


def test_there_are_games_enough() -> None:
    """A thousand games each time and twenty thousand at night, of which eight in twelve with traits of no box."""
    books = test_tokens_and_coins_are_conserved
    assert games(books, slow=False) >= 1_000
    assert games(books, slow=True) >= 20_000
    assert sum(kind.split()[0] in ("own", "examples", "homemade", "wayfarers") for kind in ALL_KINDS) == 8
    below = games(test_events.test_the_same_below_and_in_mixed_games, slow=True)
    for laws, law in (
        (test_conservation.below, test_conservation.test_nothing_appears_or_gets_lost_below),
        (test_legal_and_check.below, test_legal_and_check.test_games_below_take_their_course),
    ):
        below += games(law, slow=True) * len(laws.laws)
    assert below >= 15_000, "laws that look at a game"


def games(law: object, *, slow: bool) -> int:
    """Return how many tables *law* watches, with those of the nightly run if *slow*."""
    marks = [mark for mark in getattr(law, "pytestmark", []) if mark.name == "parametrize"]
    return sum(
        len(param.values[0])
        for mark in marks
        for param in mark.args[1]
        if slow or not any(isinstance(m, pytest.Mark) or m.name == "slow" for m in param.marks)
    )
