"""The table's bots answer if and only if they are asked."""

from collections.abc import Callable
from random import Random

import pytest

from swqt.engine import Pick
from swqt.table import HUMAN, KINDS, BotSet, ChanceSource, Game
from swqt.table.bots import make_bot

NewGame = Callable[..., Game]


def test_every_kind_of_player_is_a_person_or_can_be_made():
    assert all(make_bot(kind, 1) for kind in KINDS if kind != HUMAN)


def test_a_person_is_not_answered_for(new_game):
    game = new_game(("human", "bot:random"))
    bots = BotSet(1)
    assert bots.choose(game) is None
    bots.play(game)
    assert len(game) == 6


def test_bots_play_until_a_person_is_asked(new_game):
    game = new_game(("bot:random", "human", "bot:random"))
    BotSet(1).play(game)
    assert game.seat_to_move() == game.seats[1]
    game.play(Pick(0))
    assert BotSet(1).choose(game) is None


def test_nobody_answers_when_the_game_is_over(new_game):
    game = new_game(("bot:random", "bot:random"))
    BotSet(1).play(game)
    assert game.decision is None
    assert game.seat_to_move() is None
    assert BotSet(1).choose(game) is None


@pytest.mark.parametrize("seed", [1, None])
def test_a_seed_fixes_the_answer_to_a_position(seed, new_game):
    game = new_game(("bot:random", "bot:random"))
    assert (len({BotSet(seed).choose(game) for _ in range(30)}) == 1) == (seed is not None)


def test_all_levels_play_together_and_a_seed_fixes_the_game(new_game):
    ends = set()
    for _ in range(2):
        game = new_game(("bot:beginner", "bot:medium", "bot:easy"))
        BotSet(3).play(game)
        assert game.decision is None
        ends.add(game.state)
    assert len(ends) == 1


def test_two_seeds_play_two_games(new_game):
    games = [new_game(("bot:easy", "bot:easy")) for _ in range(2)]
    for seed, game in enumerate(games):
        BotSet(seed).play(game)
    assert games[0].state != games[1].state


def test_without_a_seed_chance_is_the_same_each_time_a_test_runs(request):
    """See ``repeatable_chance``; otherwise tests could fail at random."""
    chance = Random(request.node.name)
    assert (BotSet().base, ChanceSource()._fresh.random()) == (chance.getrandbits(63), chance.random())
