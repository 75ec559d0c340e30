"""Section 9: what a decline is told of, takes along and forgets (its course: tests/scenarios/declines.swn)."""

import pytest

from swqt.engine import Declined, Removed, Vanished
from tests.support.positions import code, cost, events, game, play

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1
      h1 edge :
    }
"""
SIX = "column hill amazons, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls\n"


def test_a_decline_tells_who_declines_and_who_leaves_for_it_and_what_traits_remembered_is_forgotten():
    """DECLINE-1, DECLINE-2, DECLINE-8; DECLINE-5, RACE-HALFLINGS-3, C-21: the next Halflings dig two Holes again."""
    rules, state = game(
        BOARD + SIX + "A 0 wealthy halflings : f1*3 | ~mounted trolls : p1\nB 0 heroic elves : h1*3\n"
        "notes holes-dug 2, wealthy 1\npieces hole f1"
    )
    (declined,) = events(rules, state, "A: decline", Declined)
    assert (declined.seat, declined.race) == (0, "halflings")
    assert [event.race for event in events(rules, state, "A: decline", Vanished)] == ["trolls"]
    assert play(rules, state, "A: decline").notes == ()


def test_one_race_in_decline_is_the_most_one_has():
    """DECLINE-7: through two declines of one seat."""
    rules, state = game(BOARD + SIX + "A 9 commando orcs : f1*3 p1\nB 0 heroic elves\nunseen")
    state = play(rules, state, "A: decline", "B: end", "A: pick 2", "A: conquer h1", "A: end", "B: end", "A: decline")
    assert [(row.race, row.active) for row in state.tribes if row.seat == 0] == [("humans", False)]


@pytest.mark.parametrize(("combo", "pieces", "stays"), [
    ("bivouacking orcs", "encampment f1", False), ("heroic orcs", "hero f1", False),
    ("dragon orcs", "dragon f1", False), ("commando halflings", "hole f1", False),
    ("fortified orcs", "fortress f1", True), ("commando trolls", "lair f1", True),
])  # fmt: skip
def test_which_pieces_outlive_the_decline(combo, pieces, stays):
    """DECLINE-5, DECLINE-6, IMMUNE-4: Encampments, Heroes, Dragon and Holes leave; Lairs and Fortresses stay."""
    rules, state = game(BOARD + f"A 0 {combo} : f1*3\nB 0 swamp elves : h1*6\npieces {pieces}")
    kind = pieces.split()[0]
    removed = [event.piece for event in events(rules, state, "A: decline", Removed)]
    state = play(rules, state, "A: decline")
    assert (kind in [piece.kind for piece in rules.pieces(state)]) is stays
    assert (removed, cost(rules, state, "f1")) == ([] if stays else [kind], 4 if stays else 3)
    assert code(rules, state, "conquer f1") == "allowed"
