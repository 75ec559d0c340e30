"""Section 19: the variants: their defaults, and who begins (more in tests/scenarios/houserules.swn)."""

from dataclasses import fields

import pytest

from swqt.engine import OPTION_NAMES, OPTION_VALUES, Options, Rules, option_problem
from tests.support.positions import LIBRARY


def test_the_defaults_are_what_the_rules_say():
    """VARIANT-1, VARIANT-2, VARIANT-5, VARIANT-6: the first value of each option is its default."""
    options = Options()
    assert (options.sorcerer_vs_elf, options.bivouac_moves) == ("lost", "all")
    assert (options.first_player, options.sorcerer_empty_hand) == ("random", "no")
    assert {name: values[0] for name, values in OPTION_VALUES.items()} == {
        name: getattr(options, name) for name in OPTION_VALUES
    }
    assert [field.name for field in fields(Options)] == list(OPTION_NAMES)


def begun(head_start: str, seats: int) -> Rules:
    board = LIBRARY.board(f"midland-{seats}")
    return Rules(board, LIBRARY.content("base", board), Options(head_start=head_start))


def test_players_may_begin_with_more_coins_which_follow_them_round_the_table():
    """VARIANT-7, SETUP-7: whoever becomes seat A takes the coins along."""
    assert begun("none", 3).start(3).coins == (5, 5, 5)
    rules = begun("0,3,20", 3)
    assert rules.start(3) == begun("none", 3).start(3)._replace(coins=(5, 8, 25))
    with pytest.raises(ValueError, match="0 to 20 coins for each of the 2 seats and not 0 for all, like 0,5"):
        rules.start(2)
    assert rules.seated_from(1, 3).start(3).coins == (8, 25, 5)
    assert rules.seated_from(0, 3) is rules
    assert begun("none", 3).seated_from(2, 3).options == Options()


@pytest.mark.parametrize("value", ["none", "0,0,5", "20,20,20", "10,0,0", "0,1,19"])
def test_a_head_start_is_one_number_for_each_seat(value):
    """VARIANT-7."""
    assert option_problem("head_start", value, 3) == option_problem("head_start", value) == ""
    coins = Options(head_start=value).extra_coins(3)
    assert Options().with_extra_coins(coins) == Options(head_start=value), "there is one way to write it"


@pytest.mark.parametrize("value", [
    "", "5", "0,5", "0,0,0", "21,0,0", "05,0,0", "-1,0,0", "+1,0,0", " 1,0,0", "1, 0,0", "1,0,0,", "1,,0", "a,0,0",
    "1,0,0\n", "\u0661,0,0", "1,0,0,0", "None",
])  # fmt: skip
def test_nonsense_is_no_head_start(value):
    """VARIANT-7."""
    problem = option_problem("head_start", value, 3)
    assert problem.startswith("option head_start must be none, or 0 to 20 coins for each of the 3 seats")
    assert problem.endswith(f"like 0,0,5, not {value!r}")


def test_what_an_option_may_be_is_told():
    """VARIANT-4, VARIANT-7."""
    assert option_problem("flames_entry", "volcano") == ""
    assert option_problem("flames_entry", "sea") == "option flames_entry must be edge or volcano, not 'sea'"
    assert option_problem("flame_entry", "edge") == "no such option: flame_entry; did you mean flames_entry?"
    assert "0 to 20 coins for each seat and not 0 for all, like 0,0,5, not '5'" in option_problem("head_start", "5")
