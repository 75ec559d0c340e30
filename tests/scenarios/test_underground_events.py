"""What happened below the surface is told: payments, moves of pieces, what came to light."""

import pytest

from swqt import engine as e
from tests.support.positions import events, game, play, step

BOARD = """
board {
  u1 edge : n1
  n1      : k1
  k1      : d1
  d1      :
  r1 edge : n1
}
content underground
"""
U1, N1, _, _, R1 = range(5)
HAND = "asks A conquer\nA 0 wise ogres hand 9 : u1\n"
TOLD = [
    ("CONQ-6: what Monsters hid", HAND + "B 0 mystic shrooms\nmonsters n1", ("A: conquer n1", "*: draw keep"),
     [e.Uncovered("keep", N1)]),
    ("RELIC-2: a relic goes along with the conquest", HAND + "B 0 mystic shrooms\npieces sword u1",
     ("A: conquer n1 with sword",), [e.Placed(0, "sword", N1, U1)]),
    ("PLACE-PENTACLE-2: whom the Balrog drove out", HAND + "B 0 mystic shrooms : n1*5 d1\npieces pentacle u1",
     ("A: place balrog n1",), [e.Lost(1, "shrooms", N1, 2, 3)]),
    ("A-119, PLACE-CRYPT-2: the Ghost is removed", HAND + "B 0 mystic shrooms : n1\npieces crypt n1, ghost u1",
     ("A: conquer n1",), [e.Removed("ghost", U1)]),
    ("REDEPLOY-4, A-5: who holds rivers only leaves them",
     "asks A conquer\nA 0 wise ogres hand 3\nB 0 mystic shrooms : n1*9", ("A: conquer r1",),
     [e.Abandoned(0, "ogres", 1 << R1)]),
]  # fmt: skip


@pytest.mark.parametrize(("position", "moves", "wanted"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD])
def test_it_is_told(position: str, moves: tuple[str, ...], wanted: list[e.Event]) -> None:
    rules, state = game(BOARD + position)
    state = play(rules, state, *moves[:-1])
    assert events(rules, state, moves[-1], type(wanted[0])) == wanted


@pytest.mark.parametrize(("position", "move", "paid", "earned"), [
    ("turn B\nasks B conquer\nA 3 mystic ogres | ~wise liches : n1 k1\nB 2 stone shrooms hand 9 : u1", "B: conquer n1",
     [(1, 1)], [(0, 1)]),
    ("asks A conquer\nA 3 mystic ogres hand 9 : u1 | ~wise liches : n1 k1\nB 2 stone shrooms", "A: conquer n1", [], []),
    ("asks A close\nA 0 wise mudmen : u1\nB 3 mystic ogres : n1\npieces ring u1", "A: place ring u1", [(1, 1)],
     [(0, 2)]),
], ids=["a toll, paid at once", "nobody pays himself a toll", "the Ring takes what a neighbour pays"])  # fmt: skip
def test_payments_are_told(position: str, move: str, paid: list, earned: list) -> None:
    """U-RACE-LICHES-1, SCORE-6, RELIC-RING-1, SCORE-7: by whom, and to whom."""
    rules, state = game(BOARD + position)
    happened = step(rules, state, move).events
    assert [(event.seat, event.coins) for event in happened if isinstance(event, e.Paid)] == paid
    assert [(event.seat, event.income.total) for event in happened if isinstance(event, e.Earned)] == earned


def test_the_scepter_is_a_part_of_the_income_of_its_own() -> None:
    """RELIC-SCEPTER-1, A-115: what it doubles can be shown."""
    rules, state = game(BOARD + "asks A close\nA 0 wise shrooms : u1 n1\nB 0 mystic ogres\npieces scepter u1, crypt n1")
    state = play(rules, state, "A: place scepter u1")
    parts = {part.source: part.amount for part in rules.income(state, 0).parts}
    assert parts == {"regions": 2, "shrooms": 1, "scepter": 2}


def test_the_cost_with_relics_says_what_helps() -> None:
    """RELIC-SWORD-1, COST-4, COST-5, A-31."""
    rules, state = game(BOARD + HAND + "B 0 mystic shrooms : k1*3\npieces sword u1, socks u1, keep k1")
    k1 = rules.board.index("k1")
    plain = {part.what: part.amount for part in rules.cost(state, k1).parts}
    assert plain == {"base": 2, "mountain": 1, "tokens": 3, "keep": 1, "ogres": -1}
    aided = rules.cost(state, k1, ("socks", "sword"))
    parts = {part.what: part.amount for part in aided.parts}
    assert parts == {"base": 2, "mountain": 1, "keep": 1, "ogres": -1, "sword": -2}
    assert aided.total == 1
