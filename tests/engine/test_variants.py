"""Section 19: the variants of the base game."""

import pytest

from swqt.engine import OPTION_VALUES, Options
from swqt.table.setup import GameSetup
from tests.support.positions import asked, code, game, holder, play, tribe, usable

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1
      h1 edge : s1
      s1      :
    }
"""


def test_the_defaults_are_what_the_rules_say() -> None:
    """VARIANT-1, VARIANT-2, VARIANT-5, VARIANT-6: the first value of each option is its default."""
    options = Options()
    assert (options.sorcerer_vs_elf, options.bivouac_moves) == ("lost", "all")
    assert (options.first_player, options.sorcerer_empty_hand) == ("random", "no")
    assert {name: values[0] for name, values in OPTION_VALUES.items()} == {
        name: getattr(options, name) for name in OPTION_VALUES
    }


ELVES = "A 0 hill sorcerers hand 2 : f1\nB 0 swamp elves : p1 h1 s1\nasks A conquer\n"


def test_a_replaced_elf_is_lost() -> None:
    """VARIANT-1 ``lost``, C-3, RACE-SORCERERS-5: it goes to its tray."""
    rules, state = game(BOARD + ELVES)
    state = play(rules, state, "A: use sorcerers p1")
    assert rules.tray(state, "elves") == 9
    assert tribe(state, "elves").waiting == 0


def test_a_replaced_elf_may_be_kept() -> None:
    """VARIANT-1 ``kept``: the token is withdrawn and placed again (RETREAT-2)."""
    rules, state = game(BOARD + ELVES + "options sorcerer_vs_elf=kept")
    state = play(rules, state, "A: use sorcerers p1")
    assert rules.tray(state, "elves") == 8
    assert tribe(state, "elves").waiting == 1
    assert holder(rules, state, "p1") == "sorcerers*1"
    state = play(rules, state, "A: end")
    state = play(rules, state, "A: deploy f1=1 p1=3")
    assert asked(rules, state) == "B retreat"
    state = play(rules, state, "B: deploy h1=1 s1=0")
    assert holder(rules, state, "h1") == "elves*2"


def test_a_kept_elf_without_a_region_waits_in_hand() -> None:
    """VARIANT-1 ``kept``, RETREAT-3."""
    rules, state = game(
        BOARD + "options sorcerer_vs_elf=kept\nA 0 hill sorcerers hand 2 : f1\nB 0 swamp elves : p1\nasks A conquer"
    )
    state = play(rules, state, "A: use sorcerers p1", "A: end", "A: deploy f1=1 p1=3")
    assert asked(rules, state) == "B choice"
    assert tribe(state, "elves").hand == 1


@pytest.mark.parametrize("option", ["", "options sorcerer_vs_elf=kept\n"])
def test_other_races_lose_the_replaced_token_either_way(option: str) -> None:
    """VARIANT-1, RACE-SORCERERS-5: the option is about Elves."""
    rules, state = game(BOARD + option + ELVES.replace("elves", "humans"))
    state = play(rules, state, "A: use sorcerers p1")
    assert rules.tray(state, "humans") == 8
    assert tribe(state, "humans").waiting == 0


@pytest.mark.parametrize("option", ["", "options sorcerer_vs_elf=kept\n"])
def test_an_ordinary_conquest_of_elves_costs_them_nothing_either_way(option: str) -> None:
    """VARIANT-1, RACE-ELVES-1."""
    rules, state = game(BOARD + option + ELVES.replace("hand 2", "hand 3"))
    assert tribe(play(rules, state, "A: conquer p1"), "elves").waiting == 1


CAMPS = (
    "A 0 bivouacking orcs hand 2 : f1 p1\nB 0 swamp elves : h1\n"
    "pieces encampment f1, encampment f1, encampment f1, encampment f1, encampment p1\nasks A redeploy\n"
)


def test_all_encampments_may_move() -> None:
    """VARIANT-2 ``all``, C-6."""
    rules, state = game(BOARD + CAMPS)
    for _ in range(4):
        state = play(rules, state, "A: place encampment p1 from f1")
    assert [rules.board.codes[piece.region] for piece in rules.pieces(state)] == ["p1"] * 5


def test_or_only_one_of_them() -> None:
    """VARIANT-2 ``one``, C-6; next turn one again."""
    rules, state = game(BOARD + CAMPS + "options bivouac_moves=one")
    state = play(rules, state, "A: place encampment p1 from f1")
    assert code(rules, state, "place encampment p1 from f1") == "spent"
    state = play(rules, state, "A: deploy f1=1 p1=3", "B: end", "A: end")
    assert asked(rules, state) == "A redeploy"
    assert code(rules, state, "place encampment p1 from f1") == "allowed"


def test_those_in_hand_are_all_placed_even_so() -> None:
    """VARIANT-2 ``one``: placing is not moving (POWER-BIVOUACKING-1), and one of the others may still move."""
    rules, state = game(
        BOARD + "options bivouac_moves=one\n"
        "" + CAMPS.replace("encampment f1, encampment f1, encampment f1, ", "")
    )
    for _ in range(3):
        state = play(rules, state, "A: place encampment f1")
    assert code(rules, state, "place encampment p1 from f1") == "allowed"


@pytest.mark.parametrize("seed", range(3))
def test_the_host_may_begin(seed: int) -> None:
    """VARIANT-5 ``host``, SETUP-8: seats are as the host names them, whatever the seed."""
    names = ("Ann", "Bob", "Cid")
    setup = GameSetup(names, ("human",) * 3, "any", options=Options(first_player="host"), seed=seed)
    assert tuple(seat.name for seat in setup.seated()) == names


def test_or_chance_decides_who_begins() -> None:
    """VARIANT-5 ``random``, SETUP-8: everybody may be first, and play stays clockwise from there."""
    names = ("Ann", "Bob", "Cid")
    orders = {
        tuple(seat.name for seat in GameSetup(names, ("human",) * 3, "any", seed=seed).seated()) for seed in range(40)
    }
    assert orders == {("Ann", "Bob", "Cid"), ("Bob", "Cid", "Ann"), ("Cid", "Ann", "Bob")}


EMPTY = "A 0 hill sorcerers : f1\nB 0 swamp elves : p1 s1\nasks A conquer\n"


def test_a_replacement_needs_a_token_in_hand() -> None:
    """VARIANT-6 ``no``, A-44, CONQ-1."""
    rules, state = game(BOARD + EMPTY)
    assert code(rules, state, "use sorcerers p1") == "no-tokens"


def test_or_none_at_all() -> None:
    """VARIANT-6 ``yes``: the tray must still have one, and nothing else is bent."""
    rules, state = game(BOARD + EMPTY + "options sorcerer_empty_hand=yes")
    assert usable(rules, state, "sorcerers") == {"p1"}
    assert code(rules, state, "conquer h1") == "no-tokens"
    assert code(rules, state, "use sorcerers s1") == "out-of-reach"
    after = play(rules, state, "A: use sorcerers p1")
    assert holder(rules, after, "p1") == "sorcerers*1"
    assert tribe(after, "sorcerers").hand == 0


def test_an_empty_hand_does_not_bend_the_reasons() -> None:
    """VARIANT-6 ``yes``, RACE-SORCERERS-1, RACE-SORCERERS-2: not lone, no token in the tray, once a turn."""
    option = "options sorcerer_empty_hand=yes\n"
    rules, state = game(BOARD + option + EMPTY.replace("p1 s1", "p1*2 s1"))
    assert code(rules, state, "use sorcerers p1") == "not-lone"
    rules, state = game(BOARD + option + EMPTY.replace(": f1", "hand 17 : f1"))
    assert code(rules, state, "use sorcerers p1") == "tray-empty"
    rules, state = game(BOARD + option + EMPTY.replace("p1 s1", "p1 h1") + "used sorcerers B")
    assert code(rules, state, "use sorcerers p1") == "spent"


def test_an_empty_hand_serves_no_other_power() -> None:
    """VARIANT-6 ``yes``: the Dragon needs its token as ever (POWER-DRAGON-1)."""
    rules, state = game(BOARD + "options sorcerer_empty_hand=yes\n" + EMPTY.replace("hill", "dragon"))
    assert code(rules, state, "use dragon p1") == "no-tokens"
    assert code(rules, state, "use sorcerers p1") == "allowed"
