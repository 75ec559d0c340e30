"""rules.md section 6: what a conquest costs: a sum of parts that name their rules, and what is taken."""

import pytest

from swqt.engine import Conquer, Conquered, Rules, State
from tests.support.positions import cost, game, holder, play

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

BOARD = """
board {
  f1 edge      : p1 h1 s1 m1 w1 l1
  p1           : h1
  h1 cavern    : h2
  s1 tribe     : h2
  m1 cavern    : h2
  h2           :
  w1 edge      : p2
  l1           :
  p2 tribe     : p3
  p3 edge      :
}
"""

BASE = ("base", 2, "COST-2")


def parts(rules: Rules, state: State, region: str) -> list[tuple[str, int, str]]:
    """Return the parts of the cost of *region* as plain tuples; they add up to it."""
    told = rules.cost(state, rules.board.index(region))
    assert sum(part.amount for part in told.parts) == told.total
    return [tuple(part) for part in told.parts]


def three(*names: str) -> list[tuple[str, int, str]]:
    """Parts of COST-3, as ``tokens+3``; one where no number stands."""
    return [(name, int(number or 1), "COST-3") for name, _, number in (word.partition("+") for word in names)]


@pytest.mark.parametrize(("position", "region", "defence"), [
    ("B 5", "p1", []),
    ("B 5", "m1", three("mountain")),
    ("B 5\ntribes f1", "f1", three("lost-tribe")),    # as in CHECK-2
    ("B 5\ntribes m1", "m1", three("mountain", "lost-tribe")),
    ("B 5 hill elves : p1*3", "p1", three("tokens+3")),
    ("B 5 | ~hill elves : p1", "p1", three("tokens")),
    ("B 5 hill trolls : p1*2", "p1", [*three("tokens+2"), ("lair", 1, "RACE-TROLLS-1")]),
    ("B 5 fortified elves : p1*2\npieces fortress p1", "p1", three("tokens+2", "fortress")),
    (
        "B 5 fortified trolls : m1*2\npieces fortress m1", "m1",
        [*three("mountain", "tokens+2", "fortress"), ("lair", 1, "RACE-TROLLS-1")],
    ),
    (
        "B 5 bivouacking elves : p1\npieces encampment p1, encampment p1", "p1",
        three("tokens", "encampment", "encampment"),
    ),
])  # fmt: skip
def test_every_defence_is_a_part_of_its_own(position, region, defence):
    """COST-1, COST-2, COST-3: and exactly the sum is deployed (CONQ-4)."""
    rules, state = game(LINE + f"asks A conquer\nA 5 swamp ratmen hand 9 : h1 s1\n{position}\n")
    assert parts(rules, state, region) == [BASE, *defence]
    state = play(rules, state, f"A: conquer {region}")
    assert holder(rules, state, region) == f"ratmen*{2 + sum(amount for _, amount, _ in defence)}"


@pytest.mark.parametrize(("combo", "hills", "farmland", "defended"), [
    ("swamp orcs", 2, 2, 6), ("commando orcs", 1, 1, 5), ("mounted orcs", 1, 1, 5), ("underworld orcs", 1, 1, 5),
    ("swamp tritons", 1, 2, 5), ("swamp giants", 1, 1, 5), ("commando giants", 1, 1, 4),
    ("mounted tritons", 1, 1, 4), ("underworld giants", 1, 1, 4), ("underworld tritons", 1, 1, 4),
])  # fmt: skip
def test_modifiers_add_up_but_never_to_less_than_one(combo, hills, farmland, defended):
    """COST-4, COST-1, A-30: empty Hills, empty Farmland, and the Hills with four Elves."""
    text = SHORE + f"asks A conquer\nA 5 {combo} hand 5 : m1\nB 5"
    rules, state = game(text)
    assert (cost(rules, state, "h1"), cost(rules, state, "p1")) == (hills, farmland)
    assert cost(*game(f"{text} hill elves : h1*4"), "h1") == defended


@pytest.mark.parametrize(("combo", "region", "last"), [
    ("commando orcs", "p1", [("commando", -1, "POWER-COMMANDO-1")]),
    ("mounted orcs", "p1", [("mounted", -1, "POWER-MOUNTED-1")]),
    ("mounted orcs", "h1", [("mounted", -1, "POWER-MOUNTED-1")]),
    ("mounted orcs", "m1", []),
    ("underworld orcs", "h1", [("underworld", -1, "POWER-UNDERWORLD-1")]),
    ("underworld orcs", "p1", []),
    ("hill tritons", "p2", [("tritons", -1, "RACE-TRITONS-1")]),
    ("commando tritons", "p2", [("commando", -1, "POWER-COMMANDO-1"), ("tritons", -1, "RACE-TRITONS-1")]),
])  # fmt: skip
def test_every_discount_is_a_part_of_its_own(combo, region, last):
    """COST-4."""
    rules, state = game(BOARD + f"A 0 {combo} hand 9 : f1\nB 0 swamp trolls\ntribes p2\nasks A conquer")
    found = [part for part in parts(rules, state, region) if part[2] not in ("COST-2", "COST-3")]
    assert sorted(found) == sorted(last)


def test_the_minimum_is_applied_once_after_all_modifiers():
    """A-30, COST-1: a Lost Tribe is not worth nothing because the land alone would cost less than one."""
    rules, state = game(SHORE + "asks A conquer\nA 5 mounted giants hand 5 : m1\nB 5\ntribes h1\n")
    assert sorted(part[:2] for part in parts(rules, state, "h1")) == [
        ("base", 2), ("giants", -1), ("lost-tribe", 1), ("mounted", -1),
    ]  # fmt: skip
    assert (cost(rules, state, "h1"), cost(rules, state, "p1")) == (1, 1)
    assert parts(rules, state, "p1")[-1] == ("minimum", 1, "COST-1")


def test_the_cost_is_that_of_the_race_that_acts():
    """RACE-GHOULS-2, COST-3: with Ghouls in decline they come first, without their badge (A-34); both defend."""
    rules, state = game(BOARD + "A 0 commando orcs : f1*4 | ~mounted ghouls : h1*4\nB 0 swamp trolls")
    assert (cost(rules, state, "p1"), cost(rules, state, "f1")) == (2, 6)
    state = play(rules, state, "A: end")
    assert (cost(rules, state, "p1"), cost(rules, state, "h1")) == (1, 2)


def test_while_the_die_rolls_the_cost_stays_that_of_the_roller():
    """FINAL-1, RACE-GHOULS-2: the Ghouls' attempt, though the active Commandos would pay less."""
    rules, state = game(BOARD + "A 0 commando orcs : f1*4 | ~mounted ghouls : h1*2\nB 0 swamp trolls")
    state = play(rules, state, "A: conquer p1 die")
    assert cost(rules, state, "p1") == 2


def test_without_a_race_there_is_no_cost():
    """COLUMN-1: nobody is about to conquer."""
    rules, state = game(BOARD + "A 5\nB 0 swamp trolls\nasks A pick\ncolumn hill orcs")
    with pytest.raises(ValueError, match="no race is about to conquer"):
        rules.cost(state, 0)


def tokens_taken(rules: Rules, state: State, command: Conquer) -> int:
    [conquered] = [event for event in rules.apply(state, command).events if isinstance(event, Conquered)]
    assert conquered.how == ""
    return conquered.tokens


@pytest.mark.parametrize("combo", [
    "hill orcs", "commando giants", "mounted tritons", "underworld humans", "seafaring ratmen",
])  # fmt: skip
def test_conquering_takes_exactly_the_cost(combo):
    """CONQ-4, COST-1: in every legal conquest of a position with a bit of everything."""
    rules, state = game(
        BOARD + f"A 0 {combo} hand 6 : f1 m1 | ~merchant elves : h2\nB 0 bivouacking trolls : h1\n"
        "C 0 fortified halflings : p1 p3\ntribes s1 p2\npieces encampment h1, fortress p1, hole p3\nasks A conquer"
    )
    conquests = [command for command in rules.legal(state) if isinstance(command, Conquer) and not command.die]
    assert len(conquests) >= 3
    for command in conquests:
        assert tokens_taken(rules, state, command) == rules.cost(state, command.region).total


@pytest.mark.parametrize("pips", range(4))
def test_after_a_roll_it_takes_that_much_less(pips):
    """POWER-BERSERK-1, COST-7: at least one token; the cost told is the one before the die."""
    rules, state = game(BOARD + "A 0 berserk orcs hand 6 : f1\nB 0 swamp trolls : p1\ntribes s1\nasks A conquer")
    state = play(rules, state, "A: use berserk", f"*: roll {pips}")
    for region in ("p1", "s1", "h1"):
        command = Conquer(rules.board.index(region))
        assert tokens_taken(rules, state, command) == max(1, cost(rules, state, region) - pips)


def test_every_region_in_reach_has_its_cost_affordable_or_not():
    """COST-1: all costs asked at once are the costs asked one by one; nobody about to conquer has none."""
    position = "A 0 hill orcs : f1*3\nB 0 forest trolls : p1*9"
    rules, state = game(LINE + f"tribes s1\n{position}")
    found = rules.costs(state)
    assert found == {region: rules.cost(state, region).total for region in found}
    assert set(found) == {rules.board.index("p1"), rules.board.index("s1")}
    found.clear()
    assert rules.costs(state), "what is returned belongs to the caller"
    assert rules.costs(game(LINE + f"asks A redeploy\n{position}")[1]) == {}
