"""The table's bots answer if and only if they are asked."""


import pytest

from swqt.table import BotSet


@pytest.mark.parametrize(("kinds", "asked"), [
    (("human", "bot:random"), 0), (("bot:random", "human", "bot:random"), 1), (("bot:random", "bot:random"), None),
])  # fmt: skip
def test_bots_play_until_a_person_is_asked_or_the_game_is_over(new_game, kinds, asked):
    game, bots = new_game(kinds), BotSet(1)
    bots.play(game)
    assert game.seat_to_move() == (None if asked is None else game.seats[asked])
    assert (bots.choose(game), game.decision is None) == (None, asked is None)
    assert asked != 0 or len(game) == 6


def test_all_levels_play_together_and_a_seed_fixes_the_game(new_game):
    ends = []
    for seed in (3, 3, 4):
        game = new_game(("bot:beginner", "bot:medium", "bot:easy"))
        BotSet(seed).play(game)
        assert game.decision is None
        ends.append(game.state)
    assert ends[0] == ends[1] != ends[2]
