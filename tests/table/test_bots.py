"""The table's bots answer if and only if they are asked."""

from random import Random

import pytest

from swqt.table import HUMAN, KINDS, BotSet, ChanceSource
from swqt.table.bots import make_bot


def test_every_kind_of_player_is_a_person_or_can_be_made():
    assert all(make_bot(kind, 1) for kind in KINDS if kind != HUMAN)


@pytest.mark.parametrize(("kinds", "asked"), [
    (("human", "bot:random"), 0), (("bot:random", "human", "bot:random"), 1), (("bot:random", "bot:random"), None),
])  # fmt: skip
def test_bots_play_until_a_person_is_asked_or_the_game_is_over(new_game, kinds, asked):
    game, bots = new_game(kinds), BotSet(1)
    bots.play(game)
    assert game.seat_to_move() == (None if asked is None else game.seats[asked])
    assert (bots.choose(game), game.decision is None) == (None, asked is None)
    assert asked != 0 or len(game) == 6


@pytest.mark.parametrize("seed", [1, None])
def test_a_seed_fixes_the_answer_to_a_position(seed, new_game):
    game = new_game(("bot:random", "bot:random"))
    assert (len({BotSet(seed).choose(game) for _ in range(30)}) == 1) == (seed is not None)


def test_all_levels_play_together_and_a_seed_fixes_the_game(new_game):
    ends = []
    for seed in (3, 3, 4):
        game = new_game(("bot:beginner", "bot:medium", "bot:easy"))
        BotSet(seed).play(game)
        assert game.decision is None
        ends.append(game.state)
    assert ends[0] == ends[1] != ends[2]


def test_without_a_seed_chance_is_the_same_each_time_a_test_runs(request):
    """See ``repeatable_chance``; otherwise tests could fail at random."""
    chance = Random(request.node.name)
    assert (BotSet().base, ChanceSource()._fresh.random()) == (chance.getrandbits(63), chance.random())
