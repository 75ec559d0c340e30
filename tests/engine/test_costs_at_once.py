"""All costs asked at once are the costs asked one by one (COST-1)."""

from tests.support.positions import game

BOARD = """
board {
  f1 edge : h1 m1
  h1 edge : p1
  m1 tribe : p1
  p1 edge :
}
"""


def test_every_region_in_reach_has_its_cost_affordable_or_not() -> None:
    rules, state = game(f"{BOARD}tribes m1\nA 0 hill orcs : f1*3\nB 0 forest trolls : h1*9")
    found = rules.costs(state)
    assert found == {region: rules.cost(state, region).total for region in found}
    assert set(found) == {rules.board.index("h1"), rules.board.index("m1")}


def test_nobody_about_to_conquer_has_no_costs() -> None:
    rules, state = game(f"{BOARD}A 0 hill orcs : f1*3\nB 0 forest trolls : h1*9")
    asked = rules.costs(state)
    asked.clear()
    assert rules.costs(state), "what is returned belongs to the caller"
    rules, state = game(f"{BOARD}asks A redeploy\nA 0 hill orcs : f1*3 h1\nB 0 forest trolls : p1*9")
    assert rules.costs(state) == {}
