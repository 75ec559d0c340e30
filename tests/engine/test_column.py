"""rules.md section 4: combos and what they cost."""

import pytest

from swqt.engine import Combo, Earned, Paid, Picked, State
from tests.support.positions import asked, code, events, game, play, tribe

BOARD = """
board {
  h1 edge : p1
  p1      : f1
  f1 edge :
}
"""

SIX = "column hill orcs, swamp ratmen, merchant elves, stout giants, flying humans, heroic wizards\n"


def combos(state: State) -> list[str]:
    return [f"{combo.power} {combo.race}" + (f" +{combo.coins}" if combo.coins else "") for combo in state.column]


# The choice


def test_without_an_active_race_one_of_the_six_must_be_picked() -> None:
    """COLUMN-1, FLOW-1, FLOW-5."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen")
    assert asked(rules, state) == "A pick"
    assert [code(rules, state, f"pick {row}") for row in range(1, 7)] == ["allowed"] * 6
    assert code(rules, state, "pick 7") == "no-such-row"
    assert code(rules, state, "end") == "cannot-end"
    assert code(rules, state, "decline") == "cannot-decline"
    assert code(rules, state, "conquer h1") == "not-now"


def test_swapping_badges_needs_a_race_that_can() -> None:
    """COLUMN-1, U-RACE-MIMES-1."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen")
    assert code(rules, state, "pick 1 swap 2") == "no-swap"


def test_with_an_active_race_nothing_is_picked() -> None:
    """COLUMN-1."""
    rules, state = game(BOARD + SIX + "A 5 underworld trolls : h1\nB 5\nunseen")
    assert asked(rules, state) == "A choice"
    assert code(rules, state, "pick 1") == "not-now"


# The price


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_each_combo_above_gets_one_coin(row: int) -> None:
    """COLUMN-2, CHECK-5, COLUMN-10."""
    rules, state = game(BOARD + SIX + "A 9\nB 5\nunseen")
    picked = play(rules, state, f"A: pick {row}")
    assert picked.coins == (9 - (row - 1), 5)
    assert [combo.coins for combo in picked.column] == [1] * (row - 1) + [0] * (6 - row)
    assert state.column[row - 1] not in picked.column


def test_the_third_combo_costs_two_coins() -> None:
    """CHECK-5, COLUMN-2."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen")
    picked = play(rules, state, "A: pick 3")
    assert combos(picked) == [
        "hill orcs +1", "swamp ratmen +1", "stout giants", "flying humans", "heroic wizards",
    ]  # fmt: skip
    assert events(rules, state, "A: pick 3", Paid) == [Paid(0, 2, "column")]


def test_coins_on_the_picked_combo_are_collected() -> None:
    """COLUMN-3, SCORE-6."""
    column = "column hill orcs +1, swamp ratmen +2, merchant elves +3\n"
    rules, state = game(BOARD + column + "A 5\nB 5\nunseen")
    picked = play(rules, state, "A: pick 3")
    assert picked.coins[0] == 5 - 2 + 3
    assert combos(picked) == ["hill orcs +2", "swamp ratmen +3"]
    [event] = events(rules, state, "A: pick 3", Picked)
    assert (event.price, event.coins, event.tokens) == (2, 3, 8)
    [earned] = events(rules, state, "A: pick 3", Earned)
    assert (earned.reason, earned.income.total) == ("combo", 3)


def test_the_first_combo_is_free_even_for_the_penniless() -> None:
    """A-2, COLUMN-2."""
    rules, state = game(BOARD + SIX + "A 0\nB 5\nunseen")
    assert code(rules, state, "pick 2") == "too-few-coins"
    picked = play(rules, state, "A: pick 1")
    assert picked.coins[0] == 0


def test_exactly_the_price_is_enough() -> None:
    """A-2, COLUMN-2."""
    rules, state = game(BOARD + SIX + "A 3\nB 5\nunseen")
    assert code(rules, state, "pick 4") == "allowed"
    assert code(rules, state, "pick 5") == "too-few-coins"
    assert play(rules, state, "A: pick 4").coins[0] == 0


def test_coins_on_the_combo_do_not_pay_its_price() -> None:
    """A-1: first pay, then collect."""
    column = "column hill orcs, swamp ratmen, merchant elves +9\n"
    rules, state = game(BOARD + column + "A 1\nB 5\nunseen")
    assert code(rules, state, "pick 3") == "too-few-coins"
    rules, state = game(BOARD + column + "A 2\nB 5\nunseen")
    assert play(rules, state, "A: pick 3").coins[0] == 9


def test_coins_never_lie_on_the_last_place() -> None:
    """COLUMN-10: only places 1 to 5 have a combo below them."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen")
    assert [combo.coins for combo in play(rules, state, "A: pick 6").column] == [1] * 5


def test_coins_on_combos_nobody_took_belong_to_nobody() -> None:
    """COLUMN-10."""
    rules, state = game(
        BOARD + "column hill orcs +7\nround 10/10\nA 5 swamp elves : h1\nB 6 forest humans : f1\nasks B choice\nunseen"
    )
    over = play(rules, state, "B: end")
    assert asked(rules, over) == "nobody"
    assert [(row.seat, row.coins) for row in rules.standing(over)] == [(1, 8), (0, 5)]


# The tokens


def test_banner_and_badge_together_are_the_hand() -> None:
    """COLUMN-4."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen")
    picked = play(rules, state, "A: pick 2")
    ratmen = tribe(picked, "ratmen")
    assert (ratmen.power, ratmen.hand, ratmen.active, ratmen.seat) == ("swamp", 12, True, 0)
    assert rules.tray(picked, "ratmen") == 1


# The refill


def test_lower_combos_slide_up_with_their_coins() -> None:
    """COLUMN-5, FLOW-6, A-27: the new sixth turns up before the first conquest."""
    column = "column hill orcs, swamp ratmen, merchant elves +2, stout giants, flying humans +1, heroic wizards\n"
    rules, state = game(BOARD + column + "A 5\nB 5\n")
    picked = play(rules, state, "A: pick 2")
    assert asked(rules, picked) == "* deal"
    assert code(rules, picked, "conquer h1") == "not-now"
    dealt = play(rules, picked, "*: deal trolls spirit")
    assert combos(dealt) == [
        "hill orcs +1", "merchant elves +2", "stout giants", "flying humans +1", "heroic wizards", "spirit trolls",
    ]  # fmt: skip
    assert asked(rules, dealt) == "A conquer"


def test_only_what_nobody_has_seen_is_dealt() -> None:
    """COLUMN-7, FLOW-6."""
    rules, state = game(BOARD + SIX + "A 5\nB 5 spirit trolls : h1 | ~commando dwarves : p1\n")
    picked = play(rules, state, "A: pick 1")
    assert code(rules, picked, "deal trolls alchemist") == "no-such-chance"
    assert code(rules, picked, "deal dwarves alchemist") == "no-such-chance"
    assert code(rules, picked, "deal ratmen alchemist") == "no-such-chance"
    assert code(rules, picked, "deal tritons spirit") == "no-such-chance"
    assert code(rules, picked, "deal tritons hill") == "no-such-chance"
    # A badge is discarded when its race declines, and waits until the stack is rebuilt; here it was never drawn.
    assert code(rules, picked, "deal tritons commando") == "allowed"


def test_unseen_banners_come_before_returned_ones() -> None:
    """COLUMN-7."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen trolls\nreturned dwarves tritons\n")
    picked = play(rules, state, "A: pick 1")
    assert code(rules, picked, "deal dwarves alchemist") == "no-such-chance"
    assert code(rules, picked, "deal trolls alchemist") == "allowed"


def test_returned_banners_are_dealt_first_in_first_out() -> None:
    """COLUMN-7."""
    rules, state = game(BOARD + SIX + "A 5\nB 5\nunseen\nreturned tritons dwarves\n")
    state = play(rules, state, "A: pick 1")
    assert code(rules, state, "deal dwarves alchemist") == "no-such-chance"
    state = play(rules, state, "*: deal tritons alchemist")
    assert state.returned == ("dwarves",)
    assert combos(state)[-1] == "alchemist tritons"


def test_a_banner_joins_the_end_of_the_queue() -> None:
    """COLUMN-7, DECLINE-8."""
    rules, state = game(
        BOARD
        + SIX
        + "A 5 underworld trolls : h1*4\nB 5 forest ghouls : f1 | ~spirit dwarves : p1\nunseen\nreturned tritons\n"
    )
    state = play(rules, state, "A: conquer p1")
    assert state.returned == ("tritons", "dwarves")
    assert len(state.column) == 6


def test_an_empty_badge_stack_is_rebuilt_from_the_discarded_ones() -> None:
    """COLUMN-8: those of declined races come back, those in play and in the column do not."""
    position = (
        "A 5\nB 5 underworld trolls : h1 | ~commando dwarves : p1 | ~spirit ghouls : f1\n"
        "unseen tritons skeletons / alchemist\n"
    )
    rules, state = game(BOARD + SIX + position)
    state = play(rules, state, "A: pick 1")
    assert code(rules, state, "deal tritons commando") == "no-such-chance"
    state = play(rules, state, "*: deal tritons alchemist")
    assert state.powers == ()
    # The next seat without a race: the stack is empty, and the discarded badges are shuffled.
    rules, state = game(BOARD + SIX + position.replace("/ alchemist", "/"))
    state = play(rules, state, "A: pick 1")
    assert asked(rules, state) == "* deal"
    assert code(rules, state, "deal tritons commando") == "allowed"
    assert code(rules, state, "deal tritons spirit") == "no-such-chance"
    assert code(rules, state, "deal tritons underworld") == "no-such-chance"
    assert code(rules, state, "deal tritons hill") == "no-such-chance"
    assert code(rules, state, "deal tritons swamp") == "no-such-chance"


# A short column


def test_a_column_may_be_shorter_than_six() -> None:
    """COLUMN-6, A-27: the price is still one coin for each combo above."""
    rules, state = game(BOARD + "column hill orcs, swamp ratmen, merchant elves\nA 5\nB 5\nunseen\n")
    assert code(rules, state, "pick 4") == "no-such-row"
    picked = play(rules, state, "A: pick 3")
    assert asked(rules, picked) == "A conquer"
    assert combos(picked) == ["hill orcs +1", "swamp ratmen +1"]
    assert picked.coins[0] == 3


def test_a_banner_that_returns_fills_a_short_column_at_once() -> None:
    """A-27, COLUMN-7."""
    rules, state = game(
        BOARD
        + "column swamp ratmen, merchant elves\nunseen\n"
        + "A 5 underworld trolls : h1*8\nB 5 forest ghouls : f1*2 | ~hill dwarves : p1\n"
    )
    state = play(rules, state, "A: conquer p1")
    assert asked(rules, state) == "* deal"
    assert code(rules, state, "deal elves alchemist") == "no-such-chance"
    state = play(rules, state, "*: deal dwarves alchemist")
    assert combos(state) == ["swamp ratmen", "merchant elves", "alchemist dwarves"]
    assert state.returned == ()
    # The conquests go on where they were.
    assert asked(rules, state) == "A conquer"


def test_a_banner_without_a_badge_is_not_selectable() -> None:
    """A-28: no badge is left anywhere, so the combo waits."""
    powers = "alchemist berserk bivouacking commando diplomat dragon flying"
    content = (
        "content base -forest -fortified -heroic -hill -merchant -mounted -pillaging -seafaring -spirit -stout -swamp "
        "-underworld -wealthy"
    )
    column = "column alchemist orcs, berserk ratmen, bivouacking elves, commando giants, diplomat humans\n"
    rules, state = game(
        f"{BOARD}{content}\n{column}unseen dwarves /\nasks A pick\n"
        "A 5\nB 5 dragon trolls : h1*2\nC 5 flying tritons : f1\n"
    )
    assert {power.name for power in rules.content.powers} == set(powers.split())
    assert code(rules, state, "pick 6") != "allowed"
    state = play(rules, state, "A: pick 1", "A: end")
    assert [combo for combo in state.column if combo.power] == [
        Combo("ratmen", "berserk"), Combo("elves", "bivouacking"), Combo("giants", "commando"),
        Combo("humans", "diplomat"),
    ]  # fmt: skip
    # The Trolls' badge is discarded in decline, and the combo gets it.
    state = play(rules, state, "B: decline")
    assert combos(state)[-1] == "dragon dwarves"
