"""The legal moves of a decision on the map and in the bars: badges, odds, targets, income."""

import pytest

from swqt.engine import Rules, State
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import AFFORDABLE, CHANCY, DEAR, LOCKED, CostBadge
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.position_image import region_looks
from swqt.notation import read_game
from swqt.table import Library

HEAD = """swqt 1
board {
  f1 edge : h1 m1 p1 s1
  h1 edge : m1
  m1      : p1 s1
  p1 edge : s1
  s1 edge :
  l1      : p1
}
content base
column alchemist elves, swamp ratmen +2, wealthy wizards
unseen / /
"""


SHELF = Library()    # reads its files on first use


def position(text: str) -> tuple[Rules, State]:
    game = read_game(HEAD + text + "\n", SHELF, source="position")
    return game.rules, game.start


def legal_moves(text: str) -> LegalMoves:
    return LegalMoves(*position(text))


def badge(now: LegalMoves, code: str) -> CostBadge | None:
    return now.badges.get(now.rules.board.index(code))


@pytest.mark.parametrize(("seats", "code", "expected"), [
    # COST-1, FINAL-1: a cost of six; the die has three faces of 1 or more, two of 2 or more, one 3.
    ("A 5 forest orcs hand 6 : f1\nB 5 hill giants : h1*4", "h1", CostBadge(6, AFFORDABLE)),
    ("A 5 forest orcs hand 5 : f1\nB 5 hill giants : h1*4", "h1", CostBadge(6, CHANCY, 50)),
    ("A 5 forest orcs hand 4 : f1\nB 5 hill giants : h1*4", "h1", CostBadge(6, CHANCY, 33)),
    ("A 5 forest orcs hand 3 : f1\nB 5 hill giants : h1*4", "h1", CostBadge(6, CHANCY, 17)),
    ("A 5 forest orcs hand 2 : f1\nB 5 hill giants : h1*4", "h1", CostBadge(6, DEAR)),
    # Out of reach, not to be conquered, immune.
    ("A 5 forest orcs hand 3 : s1\nB 5 hill giants", "h1", None),
    ("A 5 forest orcs hand 3 : s1\nB 5 hill giants", "l1", None),
    ("A 5 forest orcs hand 3 : s1\nB 5 heroic giants : p1\npieces hero p1", "p1", CostBadge(0, LOCKED)),
    # POWER-DRAGON-1: the cheapest way is one token, whatever the cost.
    ("A 5 dragon orcs hand 3 : f1\nB 5 hill giants : h1*4", "h1", CostBadge(1, AFFORDABLE)),
])  # fmt: skip
def test_a_badge_says_what_a_region_takes_and_the_odds(seats, code, expected):
    assert badge(legal_moves(f"{seats}\nasks A conquer"), code) == expected


def test_a_roll_lowers_what_the_badges_say():
    """POWER-BERSERK-1."""
    rules, state = position("A 5 berserk orcs hand 4 : f1\nB 5 hill giants\nasks A conquer")
    assert badge(LegalMoves(rules, state), "m1") == CostBadge(3, AFFORDABLE)
    rolled = LegalMoves(rules, state._replace(rolled=2))
    assert badge(rolled, "m1") == CostBadge(1, AFFORDABLE)
    assert rolled.rolled == 2
    assert not rolled.free_uses


def test_a_look_shows_who_stands_there():
    text = "A 5 forest trolls : f1*3 | ~merchant humans : m1\nB 5 hill giants\ntribes s1\nasks A choice"
    rules, state = position(text)
    looks = dict(zip(rules.board.codes, region_looks(rules, state), strict=True))
    assert looks["h1"] == RegionLook(native="")
    assert looks["f1"] == RegionLook(0, "trolls", tokens=3, native="", pieces=(("lair", 1),))
    assert looks["m1"] == RegionLook(0, "humans", declined=True, tokens=1, native="", pieces=(("mountain", 1),))
    assert looks["s1"] == RegionLook(natives=1, native="tribe")
