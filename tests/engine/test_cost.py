"""rules.md section 6: what a conquest costs."""

import pytest

from swqt.engine import Rules, State
from tests.support.positions import cost, game, holder, play, tribe

LINE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1      : m1
  m1 edge :
}
"""

SHORE = """
board {
  m1 edge cavern : h1 p1
  h1 cavern      : w1
  p1 cavern      :
  w1 edge        :
}
"""


def parts(rules: Rules, state: State, region: str) -> list[tuple[str, int]]:
    return [(part.what, part.amount) for part in rules.cost(state, rules.board.index(region)).parts]


@pytest.mark.parametrize(
    ("position", "region", "expected"),
    [
        ("B 5", "p1", [("base", 2)]),
        ("B 5", "m1", [("base", 2), ("mountain", 1)]),
        ("B 5\ntribes p1", "p1", [("base", 2), ("lost-tribe", 1)]),
        ("B 5\ntribes m1", "m1", [("base", 2), ("mountain", 1), ("lost-tribe", 1)]),
        ("B 5 hill elves : p1*3", "p1", [("base", 2), ("tokens", 3)]),
        ("B 5 | ~hill elves : p1", "p1", [("base", 2), ("tokens", 1)]),
        ("B 5 hill trolls : p1*2", "p1", [("base", 2), ("tokens", 2), ("lair", 1)]),
        ("B 5 fortified elves : p1*2\npieces fortress p1", "p1", [("base", 2), ("tokens", 2), ("fortress", 1)]),
        (
            "B 5 bivouacking elves : p1\npieces encampment p1, encampment p1",
            "p1",
            [("base", 2), ("tokens", 1), ("encampment", 1), ("encampment", 1)],
        ),
    ],
)
def test_everything_that_defends(position: str, region: str, expected: list[tuple[str, int]]) -> None:
    """COST-1, COST-2, COST-3: and the parts add up to the total."""
    rules, state = game(LINE + f"asks A conquer\nA 5 swamp ratmen hand 9 : h1 s1\n{position}\n")
    assert parts(rules, state, region) == expected
    total = sum(amount for _, amount in expected)
    assert cost(rules, state, region) == total
    state = play(rules, state, f"A: conquer {region}")
    assert holder(rules, state, region) == f"ratmen*{total}"


def test_all_of_it_adds_up() -> None:
    """COST-3: a Troll with Fortress and Lair on a Mountain."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 swamp ratmen hand 12 : s1\nB 5 fortified trolls : m1*2\npieces fortress m1\n"
    )
    assert cost(rules, state, "m1") == 2 + 1 + 2 + 1 + 1


def test_hills_with_a_lost_tribe_cost_three() -> None:
    """CHECK-2."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 9 : p1\nB 5\ntribes h1\n")
    assert cost(rules, state, "h1") == 3


def test_own_declined_tokens_defend_as_well() -> None:
    """COST-3."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 9 : h1 | ~hill ghouls : p1*3\nB 5\n")
    assert cost(rules, state, "p1") == 5


def test_a_river_costs_one() -> None:
    """COST-2; nobody stays there (MAP-5, REDEPLOY-4)."""
    rules, state = game("""
        board {
          d1 edge : r1
          r1      : d2
          d2      : k1
          k1      :
        }
        asks A conquer
        A 5 swamp orcs hand 4 : d1
        B 5
    """)
    assert cost(rules, state, "r1") == 1
    state = play(rules, state, "A: conquer r1")
    assert holder(rules, state, "r1") == "orcs*1"
    state = play(rules, state, "A: end")
    assert holder(rules, state, "r1") == "empty"
    assert holder(rules, state, "d1") == "orcs*5"


@pytest.mark.parametrize(
    ("combo", "hills", "farmland"),
    [
        ("swamp orcs", 2, 2),
        ("commando orcs", 1, 1),
        ("mounted orcs", 1, 1),
        ("underworld orcs", 1, 1),
        ("swamp tritons", 1, 2),
        ("swamp giants", 1, 1),
        ("commando giants", 1, 1),
        ("mounted tritons", 1, 1),
    ],
)
def test_modifiers(combo: str, hills: int, farmland: int) -> None:
    """COST-4, COST-1, A-30: never below one."""
    rules, state = game(SHORE + f"asks A conquer\nA 5 {combo} hand 5 : m1\nB 5\n")
    assert (cost(rules, state, "h1"), cost(rules, state, "p1")) == (hills, farmland)


@pytest.mark.parametrize(
    ("combo", "hills"),
    [
        ("swamp orcs", 6), ("commando orcs", 5), ("commando giants", 4), ("mounted tritons", 4),
        ("underworld giants", 4), ("underworld tritons", 4), ("swamp tritons", 5),
    ],
)  # fmt: skip
def test_modifiers_add_up(combo: str, hills: int) -> None:
    """COST-4: where the defence leaves them something to take away."""
    rules, state = game(SHORE + f"asks A conquer\nA 5 {combo} hand 5 : m1\nB 5 hill elves : h1*4\n")
    assert cost(rules, state, "h1") == hills


def test_the_minimum_is_applied_once_after_all_modifiers() -> None:
    """A-30, COST-1: a Lost Tribe is not worth nothing because the land alone would cost less than one."""
    rules, state = game(SHORE + "asks A conquer\nA 5 mounted giants hand 5 : m1\nB 5\ntribes h1\n")
    assert sorted(parts(rules, state, "h1")) == [("base", 2), ("giants", -1), ("lost-tribe", 1), ("mounted", -1)]
    assert cost(rules, state, "h1") == 1
    assert cost(rules, state, "p1") == 1
    assert ("minimum", 1) in parts(rules, state, "p1")


def test_exact_numbers_replace_the_formula() -> None:
    """COST-6: one token with the Dragon, none of the hand for a Sorcerer."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 dragon sorcerers hand 2 : p1\nB 5 hill trolls : h1*5\nC 5 swamp elves : f1\n"
    )
    dragon = play(rules, state, "A: use dragon h1")
    assert (holder(rules, dragon, "h1"), tribe(dragon, "sorcerers").hand) == ("sorcerers*1", 1)
    sorcery = play(rules, state, "A: use sorcerers f1")
    assert (holder(rules, sorcery, "f1"), tribe(sorcery, "sorcerers").hand) == ("sorcerers*1", 2)


@pytest.mark.parametrize(("pips", "left"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_die_before_a_conquest_spares_tokens_but_one(pips: int, left: int) -> None:
    """COST-7, POWER-BERSERK-1: three tokens, less the die, never below one."""
    rules, state = game(LINE + "asks A conquer\nA 5 berserk orcs hand 4 : h1\nB 5\ntribes p1\n")
    state = play(rules, state, "A: use berserk", f"*: roll {pips}", "A: conquer p1")
    assert tribe(state, "orcs").hand == left
    assert holder(rules, state, "p1") == f"orcs*{4 - left}"
