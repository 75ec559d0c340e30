"""Section 6: losses, withdrawn tokens, readying and abandoning."""

import pytest

from swqt.engine import Abandoned, Lost, Removed, Retreated
from tests.support.positions import asked, check, code, events, game, holder, play, tribe

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1 m1
      h1 edge : s1
      s1 edge : m1
      m1      :
    }
"""


@pytest.mark.parametrize(("tokens", "withdrawn"), [(1, 0), (2, 1), (3, 2)])
def test_one_token_is_lost_and_the_others_are_withdrawn(tokens: int, withdrawn: int) -> None:
    """RETREAT-1."""
    rules, state = game(
        BOARD + f"A 0 hill orcs hand 5 : f1\nB 0 stout elves : s1 | ~flying humans : m1\n"
        f"C 0 swamp ratmen : h1*{tokens} p1\nasks A conquer"
    )
    (lost,) = events(rules, state, "A: conquer h1", Lost)
    assert (lost.race, lost.lost, lost.withdrawn) == ("ratmen", 1, withdrawn)
    state = play(rules, state, "A: conquer h1")
    assert rules.tray(state, "ratmen") == 13 - tokens
    assert tribe(state, "ratmen").waiting == withdrawn


def test_they_go_to_any_region_the_race_still_holds() -> None:
    """RETREAT-2, C-1: not only next to the lost Region, and not only away from it."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*6\nB 0 stout trolls : h1*2 p1 m1")
    state = play(rules, state, "A: conquer h1", "A: deploy f1=1 h1=5")
    assert asked(rules, state) == "B retreat"
    assert check(rules, state, "deploy p1=0 m1=1") is None
    assert check(rules, state, "deploy p1=1 m1=0") is None
    # A's own, the lost, and an empty Region are none of theirs.
    assert code(rules, state, "deploy p1=0 m1=0 f1=1") == "deploy-regions"
    assert code(rules, state, "deploy p1=0 m1=0 h1=1") == "deploy-regions"
    assert code(rules, state, "deploy p1=0 m1=0 s1=1") == "deploy-regions"


def test_only_withdrawn_tokens_are_placed_and_all_of_them() -> None:
    """RETREAT-4: nobody shifts what stood there before."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*8\nB 0 stout trolls : h1*3 p1*2 m1")
    state = play(rules, state, "A: conquer h1", "A: end", "A: deploy f1=2 h1=6")
    assert asked(rules, state) == "B retreat"
    assert code(rules, state, "deploy p1=1 m1=0") == "retreat-total"
    assert code(rules, state, "deploy p1=2 m1=1") == "retreat-total"
    assert code(rules, state, "end") == "cannot-end"
    assert code(rules, state, "deploy p1=1") == "retreat-total"
    assert code(rules, state, "deploy p1=2") == "allowed"
    state = play(rules, state, "B: deploy m1=2")
    assert holder(rules, state, "p1") == "trolls*2"
    assert holder(rules, state, "m1") == "trolls*3"


def test_an_active_race_without_a_region_keeps_them_in_hand() -> None:
    """RETREAT-3, FIRST-5: next turn it enters by the border."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*8\nB 0 stout trolls : h1*4")
    state = play(rules, state, "A: conquer h1")
    state = play(rules, state, "A: deploy f1=1 h1=7")
    assert asked(rules, state) == "B choice"
    assert tribe(state, "trolls")[4:7] == (3, 0, 0)
    assert code(rules, state, "conquer m1") == "not-at-border"
    assert code(rules, state, "conquer s1") == "allowed"


def test_several_lost_regions_wait_together() -> None:
    """RETREAT-1, RETREAT-2, A-8: two Regions lost in one turn make one retreat."""
    rules, state = game(BOARD + "A 0 commando orcs : f1*9\nB 0 stout elves : h1*2 p1*2 s1 m1")
    state = play(rules, state, "A: conquer h1", "A: conquer p1", "A: end", "A: deploy f1=1 h1=4 p1=4")
    assert asked(rules, state) == "B retreat"
    assert tribe(state, "elves").waiting == 4
    state = play(rules, state, "B: deploy s1=3 m1=1")
    assert holder(rules, state, "s1") == "elves*4"
    assert asked(rules, state) == "B choice"


def test_defenders_put_their_tokens_back_clockwise_from_the_attacker() -> None:
    """A-8, RETREAT-2: attacked in the order B, C, A by D's turn they answer A, B, C."""
    text = """
        board {
          f1 edge : p1 h1 s1
          p1      :
          h1      :
          s1      :
          p2      : p1
          p3      : p1
          h2      : h1
          h3      : h1
          s2      : s1
          s3      : s1
        }
        A 0 hill orcs : p1*2 p2 p3
        B 0 stout trolls : h1*2 h2 h3
        C 0 flying elves : s1*2 s2 s3
        D 0 commando skeletons : f1*15
        asks D choice
    """
    rules, state = game(text)
    state = play(rules, state, "D: conquer h1", "D: conquer s1", "D: conquer p1", "D: end")
    state = play(rules, state, "D: deploy f1=1 h1=5 s1=5 p1=5")
    order = []
    for move in ("A: deploy p2=1 p3=0", "B: deploy h2=1 h3=0", "C: deploy s2=2 s3=0"):
        order.append(asked(rules, state))
        state = play(rules, state, move)
    assert order == ["A retreat", "B retreat", "C retreat"]
    assert asked(rules, state) == "A choice"


def test_defenders_without_a_choice_are_passed_over() -> None:
    """A-8: one Region left, or none, asks nobody; the next one with a choice is asked."""
    text = """
        board {
          f1 edge : p1 h1 s1
          p1      :
          h1      :
          s1      :
          p2      : p1
          s2      : s1
          s3      : s1
        }
        A 0 commando humans : f1*9
        B 0 stout trolls : p1*2 p2
        C 0 hill orcs : h1*2
        D 0 flying elves : s1 s2 s3
    """
    rules, state = game(text)
    state = play(rules, state, "A: conquer h1", "A: conquer s1", "A: conquer p1 die", "*: roll 3")
    state = play(rules, state, "A: deploy f1=1 p1=2 h1=3 s1=3")
    assert asked(rules, state) == "D retreat"
    assert holder(rules, state, "p2") == "trolls*2"
    assert tribe(state, "orcs").hand == 1


def test_one_may_conquer_a_region_of_ones_own_race_in_decline() -> None:
    """RETREAT-5, A-12: its token is lost like any other."""
    rules, state = game(BOARD + "A 0 stout elves : f1*5 | ~hill orcs : h1 s1\nB 0 flying ratmen")
    assert rules.cost(state, rules.board.index("h1")).total == 3
    state = play(rules, state, "A: conquer h1")
    assert holder(rules, state, "h1") == "elves*3"
    assert rules.tray(state, "orcs") == 9
    assert tribe(state, "orcs").held == 1 << rules.board.index("s1")


def test_ones_own_withdrawn_tokens_come_after_everybody_elses() -> None:
    """A-8, RETREAT-5, A-22, A-37, FLOW-1: the current player is the last to retreat, his Ghouls only among Ghouls."""
    text = """
        board {
          f1 edge : p1 h1
          p1      : p2 p3
          h1      : h2 h3
          p2      :
          p3      :
          h2      :
          h3      :
        }
        A 0 commando humans hand 9 : f1 | ~hill ghouls : p1*3 p2 p3
        B 0 stout trolls : h1*2 h2 h3
        asks A conquer
    """
    rules, state = game(text)
    state = play(rules, state, "A: conquer p1", "A: conquer h1", "A: end", "A: deploy f1=1 p1=1 h1=8 p2=1 p3=1")
    assert asked(rules, state) == "B retreat"
    state = play(rules, state, "B: deploy h2=1 h3=0")
    assert asked(rules, state) == "A retreat"
    assert code(rules, state, "deploy p2=1 p3=1 f1=0") == "deploy-regions"
    state = play(rules, state, "A: deploy p2=2 p3=0")
    assert holder(rules, state, "p2") == "ghouls*3"
    assert asked(rules, state) == "B choice"


def test_tokens_of_a_race_in_decline_without_a_region_are_lost() -> None:
    """A-24: a race in decline cannot enter the map."""
    rules, state = game(
        BOARD + "A 0 hill orcs hand 6 : f1\nB 0 stout trolls : s1 | ~spirit humans : h1*3\nasks A conquer"
        "\ncolumn merchant giants, commando wizards, swamp elves, forest ratmen, mounted tritons, dragon dwarves"
    )
    state = play(rules, state, "A: conquer h1", "A: end", "A: deploy f1=2 h1=5")
    assert [row.race for row in state.tribes] == ["orcs", "trolls"]
    assert rules.tray(state, "humans") == 10
    assert state.returned == ("humans",)


def test_what_is_left_of_a_withdrawal_is_reported() -> None:
    """RETREAT-3: the event says how many tokens found no Region."""
    rules, state = game(BOARD + "A 0 hill orcs hand 8 : f1\nB 0 stout trolls : h1*3\nasks A conquer")
    state = play(rules, state, "A: conquer h1", "A: end")
    (event,) = events(rules, state, "A: deploy f1=1 h1=8", Retreated)
    assert (event.race, event.counts, event.rest) == ("trolls", (), 2)


def test_all_tokens_but_the_last_of_each_region_are_at_hand() -> None:
    """READY-1, READY-2, C-20: expanding lifts them, and only they conquer."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*3 p1*2\nB 0 stout trolls : m1*2")
    # 2 + 1 lifted: a Hill is to be had, the Mountain with two Trolls is not
    assert code(rules, state, "conquer h1") == "allowed"
    assert code(rules, state, "conquer m1") == "too-dear"
    state = play(rules, state, "A: conquer h1")
    assert tribe(state, "orcs").hand == 1
    assert (holder(rules, state, "f1"), holder(rules, state, "p1")) == ("orcs*1", "orcs*1")


def test_the_last_token_of_a_region_does_not_conquer() -> None:
    """READY-1, CONQ-1: without a spare token there is no target, though the Regions can be given up."""
    rules, state = game(BOARD + "A 0 hill orcs : f1 p1\nB 0 stout trolls")
    assert code(rules, state, "conquer h1") == "no-tokens"
    state = play(rules, state, "A: leave f1")
    assert code(rules, state, "conquer h1 die") == "allowed"


def test_giving_up_a_region_frees_its_last_token() -> None:
    """ABANDON-1, READY-2: it is nobody's then and pays nothing."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2 p1*2\nB 0 stout trolls")
    (event,) = events(rules, state, "A: leave p1", Abandoned)
    assert event.regions == 1 << rules.board.index("p1")
    state = play(rules, state, "A: leave p1")
    assert tribe(state, "orcs").hand == 3
    assert holder(rules, state, "p1") == "empty"
    assert rules.income(state, 0).total == 1
    state = play(rules, state, "A: end")
    assert state.coins[0] == 1


def test_several_regions_may_be_given_up_at_once_or_one_by_one() -> None:
    """ABANDON-1: all of them even; then FIRST applies again (FIRST-5)."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2 p1*2 m1\nB 0 stout trolls")
    one = play(rules, state, "A: leave p1", "A: leave m1")
    both = play(rules, state, "A: leave p1 m1")
    assert one == both
    gone = play(rules, both, "A: leave f1")
    assert tribe(gone, "orcs").hand == 5
    assert code(rules, gone, "conquer m1") == "not-at-border"
    assert code(rules, gone, "conquer s1") == "allowed"


def test_nothing_is_given_up_after_the_first_conquest() -> None:
    """ABANDON-1, A-15: READY is over then, and REDEPLOY keeps a token everywhere."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*5 p1*2\nB 0 stout trolls")
    state = play(rules, state, "A: conquer h1")
    assert code(rules, state, "leave p1") == "too-late-to-leave"
    state = play(rules, state, "A: end")
    assert code(rules, state, "leave p1") == "not-now"
    assert code(rules, state, "deploy f1=3 p1=0 h1=4") == "deploy-empty"


def test_a_region_given_up_may_be_taken_again_and_is_empty() -> None:
    """A-16: it costs as nobody's, and pays no bonus."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2 p1*2\nB 0 stout trolls")
    state = play(rules, state, "A: leave p1", "A: conquer p1")
    assert (tribe(state, "orcs").done, tribe(state, "orcs").full) == (1 << rules.board.index("p1"), 0)
    assert rules.income(state, 0).total == 2


def test_only_ones_own_regions_are_given_up() -> None:
    """ABANDON-1."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2\nB 0 stout trolls : h1")
    assert code(rules, state, "leave h1") == "not-yours"
    assert code(rules, state, "leave f1 h1") == "not-yours"
    assert code(rules, state, "leave p1") == "not-yours"


def test_a_race_in_decline_gives_nothing_up() -> None:
    """ABANDON-3."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2 | ~flying elves : p1\nB 0 stout trolls")
    assert code(rules, state, "leave p1") == "not-yours"


def test_ghouls_in_decline_may() -> None:
    """ABANDON-3."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2 | ~flying ghouls : p1 h1\nB 0 stout trolls")
    state = play(rules, state, "A: leave p1")
    assert holder(rules, state, "p1") == "empty"
    assert asked(rules, state) == "A ghouls"


@pytest.mark.parametrize(
    ("combo", "pieces"),
    [
        ("fortified orcs", "fortress p1"), ("hill halflings", "hole p1"), ("heroic orcs", "hero p1"),
        ("dragon orcs", "dragon p1"), ("bivouacking orcs", "encampment p1, encampment p1"),
    ],
)  # fmt: skip
def test_what_stood_in_a_region_given_up_goes(combo: str, pieces: str) -> None:
    """ABANDON-2, A-17, A-18: to the supply, out of the game or to hand, but off the map."""
    rules, state = game(BOARD + f"A 0 {combo} : f1*2 p1\nB 0 stout trolls\npieces {pieces}")
    assert {event.piece for event in events(rules, state, "A: leave p1", Removed)} == {pieces.split()[0]}
    assert rules.pieces(play(rules, state, "A: leave p1")) == ()


def test_lairs_go_with_their_trolls() -> None:
    """ABANDON-2, RACE-TROLLS-2: a Region given up costs what an empty one costs."""
    rules, state = game(BOARD + "A 0 hill trolls : f1*2 m1\nB 0 stout elves : p1*4")
    assert len(rules.pieces(state)) == 2
    state = play(rules, state, "A: leave m1")
    assert [rules.board.codes[piece.region] for piece in rules.pieces(state)] == ["f1"]
    state = play(rules, state, "A: end")
    assert rules.cost(state, rules.board.index("m1")).total == 3


def test_a_hole_given_up_is_gone_for_good() -> None:
    """A-18, RACE-HALFLINGS-3: two Holes have been dug, and there is no third."""
    rules, state = game(
        BOARD + "A 0 hill halflings : f1*2 p1*3\nB 0 stout trolls\npieces hole f1, hole p1\n"
        "notes holes-dug 2"
    )
    state = play(rules, state, "A: leave f1", "A: conquer f1")
    assert [piece.kind for piece in rules.pieces(state)] == ["hole"]
    assert [rules.board.codes[piece.region] for piece in rules.pieces(state)] == ["p1"]
