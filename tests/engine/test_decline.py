"""Section 9: going into decline."""

import pytest

from swqt.engine import Declined, Removed, Vanished
from tests.support.positions import asked, code, cost, events, game, holder, play, tribe

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1
      h1 edge : s1
      s1      : m1
      m1 edge :
    }
"""
SIX = "column hill amazons, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls\n"


def test_instead_of_expanding_the_race_declines_and_the_turn_ends() -> None:
    """DECLINE-1, C-11: scoring, then the next seat; a new combo is picked next turn, not now."""
    rules, state = game(BOARD + SIX + "A 0 commando orcs : f1*3 p1\nB 0 heroic trolls : h1*3")
    (event,) = events(rules, state, "A: decline", Declined)
    assert (event.seat, event.race) == (0, "orcs")
    state = play(rules, state, "A: decline")
    assert asked(rules, state) == "B choice"
    assert state.coins[0] == 2
    assert not tribe(state, "orcs").active
    state = play(rules, state, "B: decline")
    assert asked(rules, state) == "A pick"


def test_there_is_no_decline_after_a_conquest_or_a_region_given_up() -> None:
    """DECLINE-1: declining is a turn of its own."""
    rules, state = game(BOARD + "A 0 commando orcs : f1*6 p1\nB 0 heroic trolls")
    assert code(rules, play(rules, state, "A: conquer h1"), "decline") == "cannot-decline"
    assert code(rules, play(rules, state, "A: leave p1"), "decline") == "cannot-decline"
    assert code(rules, play(rules, state, "A: end"), "decline") == "cannot-decline"


def test_the_earlier_race_in_decline_leaves_first() -> None:
    """DECLINE-2, DECLINE-7, DECLINE-8, A-13: tokens to the tray, banner to the queue, Lairs gone."""
    rules, state = game(BOARD + SIX + "A 0 commando orcs : f1*3 p1 | ~mounted trolls : s1 m1\nB 0 heroic elves : h1*3")
    assert [event.race for event in events(rules, state, "A: decline", Vanished)] == ["trolls"]
    state = play(rules, state, "A: decline")
    assert [row.race for row in state.tribes] == ["orcs", "elves"]
    assert (holder(rules, state, "s1"), holder(rules, state, "m1")) == ("empty", "empty")
    assert rules.pieces(state) == ()
    assert rules.tray(state, "trolls") == 10
    assert state.returned == ("trolls",)
    assert state.coins[0] == 2
    assert cost(rules, state, "s1") == 2


def test_one_race_in_decline_is_the_most_one_has() -> None:
    """DECLINE-7: through two declines of one seat."""
    rules, state = game(BOARD + SIX + "A 9 commando orcs : f1*3 p1\nB 0 heroic elves\nunseen")
    state = play(rules, state, "A: decline", "B: end", "A: pick 2", "A: conquer h1", "A: end", "B: end", "A: decline")
    assert [(row.race, row.active) for row in state.tribes if row.seat == 0] == [("humans", False)]


def test_one_token_stays_in_each_region() -> None:
    """DECLINE-3: all others go to the tray, those in hand included."""
    rules, state = game(BOARD + "A 0 commando orcs hand 2 : f1*3 p1 s1*2\nB 0 heroic trolls : h1*3\nasks A choice")
    state = play(rules, state, "A: decline")
    assert [holder(rules, state, region) for region in ("f1", "p1", "s1")] == ["orcs*1"] * 3
    assert tribe(state, "orcs").hand == 0
    assert rules.tray(state, "orcs") == 7


def test_ghouls_keep_all_on_the_map_but_not_those_in_hand() -> None:
    """DECLINE-3, RACE-GHOULS-1."""
    rules, state = game(BOARD + "A 0 commando ghouls hand 2 : f1*3 p1\nB 0 heroic trolls : h1*3\nasks A choice")
    state = play(rules, state, "A: decline")
    assert [holder(rules, state, region) for region in ("f1", "p1")] == ["ghouls*3", "ghouls*1"]
    assert tribe(state, "ghouls").hand == 0
    assert rules.tray(state, "ghouls") == 6


def test_the_badge_is_discarded_and_may_be_dealt_again() -> None:
    """DECLINE-4, COLUMN-8: with an empty stack the discarded ones are shuffled, the new one among them."""
    five = SIX.rpartition(",")[0] + "\n"
    rules, state = game(
        BOARD + five + "unseen elves ghouls / \nA 0 commando orcs : f1*3 p1\nB 0 heroic trolls : h1*3"
    )
    before = play(rules, state, "A: leave p1")
    assert asked(rules, before) == "* deal"
    assert code(rules, before, "deal elves commando") == "no-such-chance"
    after = play(rules, state, "A: decline")
    assert asked(rules, after) == "* deal"
    assert code(rules, after, "deal elves commando") == "allowed"
    assert code(rules, after, "deal elves heroic") == "no-such-chance"


def test_spirits_keep_theirs() -> None:
    """DECLINE-4: the badge is with the banner as long as there is a token."""
    five = SIX.rpartition(",")[0] + "\n"
    rules, state = game(BOARD + five + "unseen elves ghouls / \nA 0 spirit orcs : f1*3 p1\nB 0 heroic trolls : h1*3")
    state = play(rules, state, "A: decline")
    assert code(rules, state, "deal elves spirit") == "no-such-chance"
    assert code(rules, state, "deal elves dragon") == "allowed"


@pytest.mark.parametrize(
    ("combo", "pieces", "stays"),
    [
        ("bivouacking orcs", "encampment f1", False), ("heroic orcs", "hero f1", False),
        ("dragon orcs", "dragon f1", False), ("commando halflings", "hole f1", False),
        ("fortified orcs", "fortress f1", True), ("commando trolls", "lair f1", True),
    ],
)  # fmt: skip
def test_which_pieces_outlive_the_decline(combo: str, pieces: str, stays: bool) -> None:
    """DECLINE-5, DECLINE-6: Encampments, Heroes, Dragon and Holes leave; Lairs and Fortresses stay."""
    rules, state = game(BOARD + f"A 0 {combo} : f1*3\nB 0 swamp elves : h1*6\npieces {pieces}")
    kind = pieces.split()[0]
    removed = [event.piece for event in events(rules, state, "A: decline", Removed)]
    state = play(rules, state, "A: decline")
    assert (kind in [piece.kind for piece in rules.pieces(state)]) is stays
    assert removed == ([] if stays else [kind])
    assert cost(rules, state, "f1") == (4 if stays else 3)
    assert code(rules, state, "conquer f1") == "allowed"


def test_pieces_of_the_others_are_not_touched() -> None:
    """DECLINE-5: who declines takes back his own."""
    rules, state = game(BOARD + "A 0 dragon orcs : f1*3\nB 0 heroic elves : h1 s1\npieces dragon f1, hero h1, hero s1")
    state = play(rules, state, "A: decline")
    assert [piece.kind for piece in rules.pieces(state)] == ["hero", "hero"]


def test_a_race_in_decline_that_loses_its_last_token_is_out() -> None:
    """DECLINE-8: its banner joins the end of the queue at once."""
    rules, state = game(
        BOARD + SIX + "returned tritons\nA 0 commando orcs : f1*6\n"
        "B 0 heroic elves | ~swamp trolls : p1"
    )
    assert [event.race for event in events(rules, state, "A: conquer p1", Vanished)] == ["trolls"]
    state = play(rules, state, "A: conquer p1")
    assert state.returned == ("tritons", "trolls")
    assert [row.race for row in state.tribes] == ["orcs", "elves"]


def test_the_banner_of_an_active_race_never_returns() -> None:
    """DECLINE-9, A-3, A-4: wiped out, it neither picks nor vanishes; it may expand for nothing, or decline."""
    rules, state = game(BOARD + SIX + "A 5 commando orcs : f1*6\nB 5 heroic trolls : h1")
    state = play(rules, state, "A: conquer h1", "A: end", "A: deploy f1=3 h1=3")
    trolls = tribe(state, "trolls")
    assert (trolls.active, trolls.held, trolls.hand) == (True, 0, 0)
    assert state.returned == ()
    assert asked(rules, state) == "B choice"
    assert code(rules, state, "pick 1") == "not-now"
    assert code(rules, state, "conquer m1") == "no-tokens"
    stays = play(rules, state, "B: end")
    assert (asked(rules, stays), stays.coins[1]) == ("A choice", 5)
    assert tribe(stays, "trolls").active
    gone = play(rules, state, "B: decline")
    assert (asked(rules, gone), gone.coins[1]) == ("A choice", 5)
    assert gone.returned == ("trolls",)
    assert asked(rules, play(rules, gone, "A: decline")) == "B pick"


def test_declining_without_a_region_returns_the_banner_and_takes_the_older_race_along() -> None:
    """A-4, DECLINE-2: the tokens in hand go to the tray."""
    rules, state = game(BOARD + SIX + "A 0 commando orcs hand 3 | ~mounted trolls : s1 m1\nB 0 heroic elves : h1*3")
    state = play(rules, state, "A: decline")
    assert [row.race for row in state.tribes] == ["elves"]
    assert state.returned == ("trolls", "orcs")
    assert rules.tray(state, "orcs") == 10
    assert state.coins[0] == 0


def test_in_the_last_turn_too_the_banner_returns() -> None:
    """A-4, DECLINE-8, END-1: the final position has no race without a token in decline."""
    rules, state = game(
        BOARD + SIX + "round 10/10\nA 0 heroic elves : h1*3\n"
        "B 0 commando orcs hand 3 | ~mounted trolls : s1\nasks B choice"
    )
    state = play(rules, state, "B: decline")
    assert asked(rules, state) == "nobody"
    assert [row.race for row in state.tribes] == ["elves"]
    assert state.returned == ("trolls", "orcs")


def test_what_traits_remembered_is_forgotten() -> None:
    """DECLINE-5, RACE-HALFLINGS-3, C-21: the next Halflings dig two Holes again."""
    rules, state = game(
        BOARD + "A 0 wealthy halflings : f1*3\nB 0 heroic elves\nnotes holes-dug 2, wealthy 1\n"
        "pieces hole f1"
    )
    assert play(rules, state, "A: decline").notes == ()


def test_heroes_and_peace_end_with_the_active_race() -> None:
    """DECLINE-5, POWER-DIPLOMAT-1: nothing of the badge is left on the row of the race in decline."""
    rules, state = game(BOARD + "A 0 diplomat orcs pact B : f1*3\nB 0 swamp elves : h1*6\nasks B choice")
    state = play(rules, state, "B: end", "A: decline")
    assert tribe(state, "orcs").pact == -1
    assert code(rules, state, "conquer f1") == "allowed"
