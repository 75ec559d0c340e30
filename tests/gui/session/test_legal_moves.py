"""The legal moves of a decision on the map and in the bars: badges, odds, targets, income."""

import pytest

from swqt.engine import Decline, Rules, State
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import AFFORDABLE, CHANCY, DEAR, LOCKED, CostBadge
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.position_image import region_looks
from swqt.gui.session.region_actions import RegionActions, RegionDescriber
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences
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


def test_a_pick_offers_the_rows_that_can_be_paid():
    now = legal_moves("A 1\nB 5\nasks A pick")
    assert (now.rows, now.badges, now.income) == ({0, 1}, {}, None)


def test_the_income_of_ending_and_of_declining_are_told_apart():
    """POWER-FOREST-1 pays the active race only."""
    now = legal_moves("A 5 forest orcs : f1*3 h1\nB 5 hill giants : s1\nasks A choice")
    assert (now.income.total, now.decline_outcome(Decline()).coins) == (3, 2)
    assert now.rules.check(now.state, Decline()) is None


def test_pieces_and_allies_are_offered():
    text = "A 5 heroic orcs : f1 h1 p1\nB 5 diplomat giants : s1\n"
    now, peace = legal_moves(f"{text}asks A close"), legal_moves(f"{text}turn B\nasks B close")
    assert (set(now.placements), now.can_end) == ({("hero", -1)}, False)
    assert (peace.allies, peace.can_end) == ([0], True)


def test_a_look_shows_who_stands_there():
    text = "A 5 forest trolls : f1*3 | ~merchant humans : m1\nB 5 hill giants\ntribes s1\nasks A choice"
    rules, state = position(text)
    looks = dict(zip(rules.board.codes, region_looks(rules, state), strict=True))
    assert looks["h1"] == RegionLook(native="")
    assert looks["f1"] == RegionLook(0, "trolls", tokens=3, native="", pieces=(("lair", 1),))
    assert looks["m1"] == RegionLook(0, "humans", declined=True, tokens=1, native="", pieces=(("mountain", 1),))
    assert looks["s1"] == RegionLook(natives=1, native="tribe")


class TestCard:
    """The card that explains a region."""

    @staticmethod
    def lines(text: str, code: str, rolled: int = -1) -> list[str]:
        rules, state = position(f"{text}\nasks A {'conquer' if 'hand' in text else 'pick'}")
        state = state._replace(rolled=rolled) if rolled >= 0 else state
        names = Names(rules.board, ["Anna", "Ben"], SHELF.catalogue)
        describer = RegionDescriber(rules, names, Sentences(names))
        return describer.lines(state, rules.board.index(code), LegalMoves(rules, state))

    @pytest.mark.parametrize(("text", "code", "lines"), [
        ("A 5 forest orcs hand 9 : f1\nB 5 hill trolls : m1*2", "m1", [
            "Ben's Trolls: 2 tokens", "1 Troll Lair", "cost 6 = base 2 + Mountain 1 + tokens 2 + Troll Lair 1",
            "income +2: regions 1 · Orcs 1", "Ben's Trolls lose Mountain 1: 1 token lost, 1 token retreating.",
        ]),
        ("A 5 forest orcs hand 9 : f1\nB 5 hill giants", "l1", ["empty", "Lake 1 is water: this race can't go there."]),
        ("A 5 forest orcs hand 1 : f1\nB 5 hill giants\ntribes h1", "h1",
         ["Lost Tribe", "cost 3 = base 2 + Lost Tribe 1", "Roll the die (33%)", "income +2: regions 1 · Orcs 1"]),
        ("A 5\nB 5", "h1", ["empty"]),
    ], ids=["the cost as a sum", "why not", "the odds of the die", "no costs while nobody conquers"])  # fmt: skip
    def test_it_tells(self, text, code, lines):
        assert self.lines(text, code) == lines

    @pytest.mark.parametrize(("text", "code", "line"), [
        # SCORE-1, SCORE-2: the difference between ending the turn after and before the conquest
        ("A 5 forest humans hand 9 : s1\nB 5 hill giants", "p1", "income +2: regions 1 · Humans 1"),
        ("A 5 forest humans hand 9 : s1\nB 5 hill giants : h1", "f1", "income +2: regions 1 · Forest 1"),
        ("A 5 dragon orcs hand 3 : f1\nB 5 hill giants", "h1", "Dragon Master: 1 token"),
    ])  # fmt: skip
    def test_it_says_what_the_turn_would_pay_more_and_what_a_power_offers(self, text, code, line):
        assert line in self.lines(text, code)

    def test_it_says_what_a_roll_leaves_to_pay(self):
        lines = self.lines("A 5 berserk orcs hand 4 : f1\nB 5 hill giants", "m1", rolled=1)
        assert "Conquer: 2 tokens" in lines

    @pytest.mark.parametrize(("hand", "told"), [(2, "+1 (50% chance)"), (1, "+2 (33% chance)")])
    def test_the_question_says_what_the_die_must_show(self, hand, told):
        """FINAL-1: three faces of the die are blank, the others show 1, 2 and 3."""
        rules, state = position(f"A 5 forest orcs hand {hand} : f1\nB 5 hill giants\ntribes h1\nasks A conquer")
        now, region = LegalMoves(rules, state), rules.board.index("h1")
        (command,) = now.conquests_at(region)
        question = RegionActions(Names(rules.board, ["Anna", "Ben"], SHELF.catalogue)).question(now, command, region)
        assert question == f"Roll for Hill 1? You need {told}. Your conquests end either way."
