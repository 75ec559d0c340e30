"""Laws about whole games of Underground, of both worlds, and with traits of no box: the books balance.

A thousand games each time, twenty thousand at night, every command looked at.
"""

import pytest

from swqt.engine import TurnBegan
from tests.laws.test_conservation import coins_are_right, tokens_are_conserved
from tests.support.caverns import any_cavern
from tests.support.tables import chunks, play


@chunks("books", games=1000, nightly=19000, size=50)
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
