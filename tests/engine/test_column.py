"""rules.md section 4: what a combo costs and brings (its choice and the refill: tests/scenarios/column.swn)."""

import pytest

from swqt.engine import Earned, Paid, Picked
from tests.support.positions import events, game, play

BOARD = """
board {
  h1 edge : p1
  p1      :
}
unseen
A 9
B 5
"""


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_each_combo_above_gets_one_coin(row):
    """COLUMN-2, CHECK-5, COLUMN-10: no coin ever lies on the last place, which has no combo below it."""
    six = "column hill orcs, swamp ratmen, merchant elves, stout giants, flying humans, heroic wizards"
    rules, state = game(BOARD + six)
    move = f"A: pick {row}"
    picked = play(rules, state, move)
    assert picked.coins == (9 - (row - 1), 5)
    assert [combo.coins for combo in picked.column] == [1] * (row - 1) + [0] * (6 - row)
    assert state.column[row - 1] not in picked.column
    assert events(rules, state, move, Paid) == ([Paid(0, row - 1, "column")] if row > 1 else [])


def test_coins_on_the_picked_combo_are_collected():
    """COLUMN-3, SCORE-6: at once; they are no income of the turn."""
    rules, state = game(BOARD + "column hill orcs +1, swamp ratmen +2, merchant elves +3")
    picked = play(rules, state, "A: pick 3")
    assert (picked.coins[0], [combo.coins for combo in picked.column]) == (9 - 2 + 3, [2, 3])
    assert rules.income(picked, 0).total == 0
    [event] = events(rules, state, "A: pick 3", Picked)
    assert (event.price, event.coins, event.tokens) == (2, 3, 8)
    [earned] = events(rules, state, "A: pick 3", Earned)
    assert (earned.reason, earned.income.total) == ("combo", 3)
