"""What the front door answers besides moves: stores of a race, printed things, the odds of the die."""

import pytest

from swqt.engine import DIE_MOST, DIE_ODDS, FACES, Place, loan_of
from tests.support.positions import LIBRARY, game

DWARVES = """
board {
  n1 edge : n2
  n2      : c1
  c1      :
}
content underground
unseen
asks A conquer
A 0 wise irondwarves hand 2 : n1
B 0 vengeful ogres : c1 | ~mystic kraken : n2
notes grudge A, hammers 3
"""

BIVOUAC = """
board {
  f1 edge : p1
  p1      : m1
  m1      :
}
content base
unseen
asks A redeploy
A 0 bivouacking orcs hand 3 : f1 p1
B 0 hill tritons : m1
pieces encampment f1, encampment p1
"""

RING = """
board {
  u1 edge : n1
  n1      : c1
  c1      :
}
content underground
unseen
asks A close
A 0 wise mudmen : u1 c1
B 3 mystic ogres : n1
pieces ring c1, scepter c1
"""

STONEHEDGE = """
board {
  n1 edge : n2
  n2      : r1
  r1      :
}
content underground
unseen
A 0 mystic ogres : n1
B 3 stone shrooms : n2
pieces stonehedge n1
notes stonehedge vengeful, grudge B
"""


def test_hammers_are_those_that_can_strike_this_turn():
    """U-RACE-IRONDWARVES-2: the stock without those that were spent; nobody else has any."""
    rules, state = game(DWARVES)
    dwarves, ogres, kraken = state.tribes
    assert rules.hammers(state, dwarves) == 3
    assert rules.hammers(state, ogres) == rules.hammers(state, kraken) == 0
    struck = rules.after(state, next(option for option in rules.legal(state) if str(option).startswith("Conquer")))
    assert rules.hammers(struck, struck.tribes[0]) < 3


def test_pieces_in_hand_are_those_that_the_open_decision_places():
    """POWER-BIVOUACKING-1: five encampments; nothing else, and nothing while races conquer."""
    rules, state = game(BIVOUAC)
    assert rules.pieces_in_hand(state, "encampment") == 3
    assert rules.pieces_in_hand(state, "hero") == 0
    conquering = game(BIVOUAC.replace("asks A redeploy", "asks A conquer"))[1]
    assert rules.pieces_in_hand(conquering, "encampment") == 0
    text = BIVOUAC.replace("bivouacking orcs hand 3 : f1 p1", "").replace("encampment f1, encampment p1", "")
    picking = game(text.replace("asks A redeploy", "asks A pick\ncolumn flying elves").replace("pieces ", ""))[1]
    assert rules.pieces_in_hand(picking, "encampment") == 0


def test_grudges_are_borne_by_the_active_vengeful_race():
    """U-POWER-VENGEFUL-1."""
    rules, state = game(DWARVES)
    dwarves, ogres, kraken = state.tribes
    assert rules.grudges(state, ogres) == (0,)
    assert rules.grudges(state, dwarves) == rules.grudges(state, kraken) == ()
    forgiven = state._replace(notes=tuple(note for note in state.notes if note.name != "grudge"))
    assert rules.grudges(forgiven, ogres) == ()


def test_a_power_is_lent_to_the_race_that_holds_the_place():
    """PLACE-STONEHEDGE-1; what it brings is its own, the grudges included."""
    rules, state = game(STONEHEDGE)
    ogres, shrooms = state.tribes
    assert (rules.lent_power(state, ogres), rules.lent_power(state, shrooms)) == ("vengeful", "")
    assert (rules.grudges(state, ogres), rules.grudges(state, shrooms)) == ((1,), ())


def test_printed_income_is_what_terrain_and_marks_pay():
    """None for traits that are paid otherwise or not at all, and for relics and places."""
    rules, _ = game(STONEHEDGE)
    assert rules.printed_income("mining") == rules.board.marks["mine"]
    for name in ("thieving", "flocking", "frightened", "stonehedge", "nothing"):
        assert rules.printed_income(name) is None


def test_base_costs_are_those_of_empty_regions():
    """COST-2, COST-3: two tokens, one for a River, one more for a mountain; a combo changes what is printed."""
    board, content = LIBRARY.board("midland-2"), LIBRARY.content("base")
    rules = game(STONEHEDGE)[0]
    assert (rules.base_costs(), rules.base_costs("kraken", "mystic")) == ((2, 2, 1), rules.base_costs())
    assert rules.base_costs("ogres", "mystic") == (1, 1, 0)
    surface = type(rules)(board, content)
    assert set(surface.base_costs()) == {2, 3}
    assert surface.base_costs("giants", "flying") == surface.base_costs()
    cheaper = surface.base_costs("ratmen", "mounted")
    hills = board.terrain["hill"] | board.terrain["farmland"]
    for region, cost in enumerate(surface.base_costs()):
        assert cheaper[region] == cost - (hills >> region & 1)


def test_a_combo_may_stay_where_its_zone_is():
    """MAP-3, MAP-5: on land; in Rivers only the Kraken, on seas only Seafaring."""
    rules, _ = game(STONEHEDGE)
    river = rules.board.terrain["river"]
    assert rules.may_stay("ogres", "mystic") == rules.board.every & ~river
    assert rules.may_stay("kraken", "mystic") & river == river


def test_natives_are_lost_tribes_or_monsters():
    """MIX-4: singly and on the surface they are Lost Tribes."""
    rules, state = game(STONEHEDGE)
    monsters = state._replace(natives=bytes([0, 1, 2]))
    assert [rules.native_kind(monsters, region) for region in range(3)] == ["", "monster", "monster"]
    surface, start = game("board {\n  h1 edge : h2\n  h2      :\n}\nA 5\nB 5\n")
    natives = start._replace(natives=bytes([1, 2]))
    assert [surface.native_kind(natives, region) for region in range(2)] == ["tribe", "monster"]


def test_the_odds_of_the_die():
    """COMP-4: three blank faces, then one, two and three pips."""
    assert (pytest.approx((1, 1 / 2, 1 / 3, 1 / 6)), 3) == (DIE_ODDS, DIE_MOST)
    for missing, odds in enumerate(DIE_ODDS):
        assert odds == sum(face.pips >= missing for face in FACES) / len(FACES)


def test_a_loan_is_what_only_conquers():
    """RACE-AMAZONS-1."""
    loans = {trait.name: loan_of(trait.effects) for trait in LIBRARY.content("base").races}
    assert {name: loan for name, loan in loans.items() if loan} == {"amazons": 4}


def test_the_column_tells_what_its_combos_cost():
    """COLUMN-2: a coin for each combo that is skipped; BLANK-11: more or less for some."""
    rules, state = game("board {\nh1 edge :\n}\ncontent base wayfarers\nunseen\nasks A pick\nA 5\nB 5\n"
                        "column hill orcs, festive elves, swamp humans")  # fmt: skip
    assert rules.prices(state) == (0, 1, 3)


@pytest.mark.parametrize(("condition", "argument", "found"), [
    ("from_round", 1, True), ("from_round", 2, False), ("to_round", 1, True), ("to_round", 0, False),
    ("holding", (("regions", 1),), True), ("holding", (("regions", 2),), False),
])  # fmt: skip
def test_some_conditions_are_met_by_every_region_or_by_none(condition, argument, found):
    """BLANK-7: what a race holds; BLANK-9: an effect begins or ends with a round."""
    rules, state = game(DWARVES)
    assert rules.regions_where(state, state.tribes[0], ((condition, argument),)) == (0b111 if found else 0)


def test_a_relic_pays_nobody_but_who_put_it_down():
    """RELIC-RING-1: while its turn goes on, others earn as before."""
    rules, state = game(RING)
    before = [rules.income(state, seat).total for seat in (0, 1)]
    placed = next(rules.after(state, option) for option in rules.legal(state)
                  if isinstance(option, Place) and option.piece == "ring" and rules.board.codes[option.region] == "u1")
    assert rules.decision(placed).seat == 0
    assert [rules.income(placed, seat).total for seat in (0, 1)] == [before[0] + 1, before[1]]


def test_a_playout_asks_what_the_rules_ask():
    rules, state = game(RING)
    assert rules.playout(state).decision == rules.decision(state)
    assert rules.playout(state._replace(agenda=())).decision is None
