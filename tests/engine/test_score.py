"""Section 8: scoring: what the window shows as a sum, and what is paid."""

import pytest

from swqt.engine import Earned, Gain
from swqt.notation import read_game, replay
from swqt.table import Library
from tests.support.positions import events, game, play

BOARD = """
    board {
      f1 edge : p1 h1 s1
      p1 mine : h1
      h1 edge magic : h2
      s1      : w1
      w1 edge :
      h2      :
    }
"""


@pytest.mark.parametrize(("seat", "income"), [
    # however many tokens stand there
    ("commando orcs : f1*5 p1 h1*2", {"orcs": 3}),
    # two races in decline, and a Sea of Seafaring ones
    ("commando orcs : f1 | ~seafaring elves : s1 w1 | ~spirit ratmen : p1 h1", {"orcs": 1, "elves": 2, "ratmen": 2}),
    # a Hill with magic: banner and badge add up
    ("hill wizards : h1 f1", {"wizards": 4}),
    # only Dwarves keep a bonus in decline
    ("| ~hill dwarves : p1 h1", {"dwarves": 3}),
    ("| ~merchant wizards : f1 h1", {"wizards": 2}),
])  # fmt: skip
def test_each_region_pays_a_coin_and_bonuses_add_up(seat, income):
    """SCORE-1, SCORE-2, SCORE-3, RACE-DWARVES-1."""
    rules, state = game(BOARD + f"A 4 {seat}\nB 0 swamp trolls")
    told = rules.income(state, 0)
    paid = {race: sum(part.amount for part in told.parts if part.race == race) for race in income}
    assert (paid, told.total) == (income, sum(income.values()))


@pytest.mark.parametrize(("combo", "coins"), [
    ("hill orcs", 3), ("merchant orcs", 3), ("alchemist orcs", 3), ("hill wizards", 3), ("hill humans", 3),
    ("wealthy orcs", 3), ("fortified orcs", 3), ("pillaging orcs", 3), ("hill dwarves", 4),
])  # fmt: skip
def test_the_turn_of_declining_pays_one_coin_a_region(combo, coins):
    """SCORE-5: no bonus unless it lasts in decline."""
    pieces = "pieces fortress f1" if combo.startswith("fortified") else ""
    rules, state = game(BOARD + f"A 0 {combo} : f1*2 p1 h1\nB 0 swamp trolls\n{pieces}")
    assert play(rules, state, "A: decline").coins[0] == coins


def test_the_preview_is_what_is_paid():
    """SCORE-1 to SCORE-3: the last income told before the turn ends equals the event's and the coins gained."""
    rules, state = game(BOARD + "A 0 pillaging orcs : f1*9\nB 0 swamp trolls : h1*2 s1\ntribes p1")
    state = play(rules, state, "A: conquer h1", "A: conquer p1")
    told = rules.income(state, 0)
    assert told.total == 7, "f1, h1, p1; two Regions that were not empty, twice"
    assert [event.income for event in events(rules, state, "A: deploy f1=1 h1=5 p1=3", Earned)] == [told]


def test_every_part_of_an_income_names_its_regions_and_its_rule():
    """SCORE-1, SCORE-2, SCORE-3: what the window shows as a sum."""
    rules, state = game(BOARD + "A 0 hill dwarves : p1 h1 | ~spirit elves : f1\nB 0 swamp trolls")
    at = rules.board.index
    assert rules.income(state, 0).parts == (
        Gain("regions", "dwarves", 2, 1 << at("p1") | 1 << at("h1"), "SCORE-1"),
        Gain("dwarves", "dwarves", 1, 1 << at("p1"), "RACE-DWARVES-1"),
        Gain("hill", "dwarves", 1, 1 << at("h1"), "POWER-HILL-1"),
        Gain("regions", "elves", 1, 1 << at("f1"), "SCORE-2"),
    )


@pytest.mark.parametrize(("combo", "regions", "gain"), [
    ("alchemist elves", "f1", ("alchemist", 2, "", "POWER-ALCHEMIST-1")),
    ("forest elves", "f1 p1", ("forest", 1, "f1", "POWER-FOREST-1")),
    ("hill elves", "f1 h1 h2", ("hill", 2, "h1 h2", "POWER-HILL-1")),
    ("swamp elves", "f1 s1", ("swamp", 1, "s1", "POWER-SWAMP-1")),
    ("merchant elves", "f1 p1", ("merchant", 2, "f1 p1", "POWER-MERCHANT-1")),
    ("wealthy elves", "f1", ("wealthy", 7, "", "POWER-WEALTHY-1")),
    ("fortified elves", "f1 p1", ("fortified", 1, "f1", "POWER-FORTIFIED-2")),
    ("pillaging elves", "f1 p1", ("pillaging", 1, "p1", "POWER-PILLAGING-1")),
    ("commando orcs", "f1 p1", ("orcs", 1, "p1", "RACE-ORCS-1")),
    ("commando humans", "f1 p1", ("humans", 1, "p1", "RACE-HUMANS-1")),
])  # fmt: skip
def test_every_bonus_names_its_source_its_regions_and_its_rule(combo, regions, gain):
    """SCORE-3: beside the coin for each Region there is exactly this part."""
    pieces = "pieces fortress f1\n" if combo.startswith("fortified") else ""
    done = "done p1! f1\n" if "p1" in regions else ""
    rules, state = game(BOARD + f"A 0 {combo} : {regions}\nB 0 stout trolls\n{pieces}{done}asks A conquer")
    source, coins, where, rule = gain
    held = sum(1 << rules.board.index(code) for code in regions.split())
    paid = sum(1 << rules.board.index(code) for code in where.split())
    race = combo.split()[1]
    assert rules.income(state, 0).parts == (
        Gain("regions", race, held.bit_count(), held, "SCORE-1"),
        Gain(source, race, coins, paid, rule),
    )


MEAN = """swqt 1
board {
  u1 edge : n1
  n1      :
}
content underground +mean
unseen
trait mean {
[power.mean]
tokens = 4
[[power.mean.effect]]
verb = "income"
per = "region"
amount = -1
}
asks A close
A 3 mean shrooms : n1
B 3 mystic ogres : u1
pieces scepter n1
A: place scepter n1
"""


def test_a_region_that_pays_nothing_by_itself_is_not_doubled(tmp_path):
    """A-115, BLANK-5: the coin of the region is what it costs, so there is nothing to double."""
    assert replay(read_game(MEAN, Library(tmp_path)))[-1].coins[0] == 3


DEAR = """swqt 1
board {
  f1 edge : p1
  p1 edge :
}
content base +dear
unseen
trait dear {
[power.dear]
tokens = 4
[[power.dear.effect]]
verb = "income"
per = "turn"
amount = -4
}
asks A redeploy
A COINS dear orcs : f1*3 p1*3
B 3 hill elves
A: deploy f1=3 p1=3
"""


@pytest.mark.parametrize(("purse", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_turn_costs_no_more_than_the_purse_and_what_it_pays(purse, left, tmp_path):
    """BLANK-5: two regions pay 2 of the 4 coins."""
    assert replay(read_game(DEAR.replace("COINS", str(purse)), Library(tmp_path)))[-1].coins[0] == left
