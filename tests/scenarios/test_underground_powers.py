"""What a scenario cannot say of the Underground powers: badges kept and discarded, markers, numbers, odds."""

import pytest

from swqt.content import Catalogue
from swqt.engine import CHANCE, DealRange, Earned, Placed, Rules, State, members
from tests.support.positions import asked, events, game, play, step, tribe

KEPT = ("muddy", "reborn", "royal", "spirit", "tomb", "wise")
CATALOGUE = Catalogue.load()
POWERS = sorted({power.name for power in CATALOGUE.content("both").powers} - {"hill", "mounted", "underworld", "stone"})
"""What makes sense in the caverns, but for the badge that the other race of these positions has."""

BOARD = """
    board {
      d1 edge : u1 n1
      u1      : n1 c1
      n1 edge : c1
      c1 edge : k1
      k1      :
    }
"""


def dealt(rules: Rules, state: State) -> DealRange:
    """The deal that is open."""
    assert asked(rules, state) == "* deal"
    option = rules.legal(state)[0]
    assert isinstance(option, DealRange)
    return option


@pytest.mark.parametrize("power", POWERS)
def test_six_badges_are_kept_in_decline_the_others_are_discarded(power: str) -> None:
    """DECLINE-4, COLUMN-8: a badge stack built anew holds every badge but those in play and those kept."""
    rules, state = game(
        BOARD + f"content both\nasks A pick\nA 5 | ~{power} kraken : u1 k1\nB 5\ncolumn stone ogres\nunseen gnomes /"
    )
    deals = dealt(rules, play(rules, state, "A: pick 1"))
    assert deals.races == ("gnomes",)
    assert (power in deals.powers) == (power not in KEPT)
    assert "stone" not in deals.powers


@pytest.mark.parametrize("power", KEPT)
def test_a_kept_badge_is_discarded_with_its_last_token(power: str) -> None:
    """DECLINE-8: the race in decline is gone, so its badge may come back."""
    rules, state = game(
        BOARD + f"content both\nA 5 stone lizardmen : n1*6\nB 5 | ~{power} kraken : u1\nunseen gnomes /"
    )
    state = play(rules, state, "A: conquer u1")
    assert power in dealt(rules, state).powers
    assert state.returned == ("kraken",)


@pytest.mark.parametrize("power", [power for power in KEPT if power not in ("spirit", "tomb")])
def test_with_a_kept_badge_a_race_declines_like_any_other(power: str) -> None:
    """DECLINE-3, DECLINE-7: one token stays in each region, and the next decline ends it."""
    column = "column stone ogres, mining drow, shield gnomes, fisher liches, martyr mimes, magic mummies"
    rules, state = game(BOARD + f"content both\nA 5 {power} kraken : u1*3 k1*2\nB 5\n{column}\nunseen")
    state = play(rules, state, "A: decline")
    assert [state.tokens[region] for region in members(tribe(state, "kraken").held)] == [1, 1]
    state = play(rules, state, "B: pick 2", "B: end", "A: pick 1", "A: conquer d1", "A: end")
    assert rules.tray(state, "kraken") == 8
    state = play(rules, state, "B: end", "A: decline")
    assert rules.tray(state, "kraken") == 10
    assert [row.race for row in state.tribes if row.seat == 0] == ["ogres"]


def test_the_markers_come_and_go() -> None:
    """U-POWER-VENGEFUL-1, U-POWER-VENGEFUL-2, A-110: one for each who attacked; returned when the turn is over."""
    rules, state = game(
        BOARD
        + "content underground\nturn B\nA 5 vengeful kraken : d1*2 u1*2 k1\nB 5 stone lizardmen : n1*9\n"
        + "C 5 mining drow : c1*9"
    )
    assert state.note("grudge") is None
    state = play(rules, state, "B: conquer d1", "B: end", "B: deploy n1=4 d1=5")
    while asked(rules, state) == "A retreat":
        state = play(rules, state, "A: deploy u1=1 k1=0")
    assert state.note("grudge") == "B"
    state = play(rules, state, "C: conquer u1", "C: end", "C: deploy c1=4 u1=5")
    assert (state.note("grudge") or "").split() == ["B", "C"]
    state = play(rules, state, "A: end")
    assert asked(rules, state) == "B choice"
    assert state.note("grudge") is None


def test_the_markers_are_returned_unused_after_a_decline() -> None:
    """A-110: the next race of the seat has none, Vengeful again or not."""
    rules, state = game(
        BOARD + "content underground\nA 5 vengeful kraken : d1*2\nB 5 stone lizardmen : n1\nnotes grudge B\nunseen"
    )
    assert state.note("grudge") == "B"
    assert play(rules, state, "A: decline").note("grudge") is None


def test_an_attack_on_somebody_else_gives_no_marker() -> None:
    """U-POWER-VENGEFUL-1: only who attacks the owner's races."""
    rules, state = game(
        BOARD
        + "content underground\nturn B\nA 5 vengeful kraken : d1\nB 5 stone lizardmen : n1*9\nC 5 mining drow : c1"
    )
    assert play(rules, state, "B: conquer c1").note("grudge") is None
    assert play(rules, state, "B: conquer d1").note("grudge") == "B"


def test_martyrs_are_paid_by_the_bank() -> None:
    """U-POWER-MARTYR-1, C-5, SCORE-6: the attacker's purse is not touched, and the coin is not part of any score."""
    rules, state = game(BOARD + "content underground\nA 0 stone lizardmen : n1*9\nB 0 martyr kraken : d1 u1")
    (earned,) = events(rules, state, "A: conquer d1", Earned)
    assert (earned.seat, earned.income.total, earned.reason) == (1, 1, "toll")
    assert {part.payer for part in earned.income.parts} == {-1}
    assert play(rules, state, "A: conquer d1").coins == (0, 1)


def test_the_queen_comes_from_nowhere_and_then_from_her_region() -> None:
    """U-POWER-ROYAL-1, IMMUNE-4: what a watcher is told."""
    rules, state = game(
        BOARD
        + "content underground\nasks A close\nA 5 royal kraken : d1*2 u1\nB 5 stone lizardmen : n1\npieces queen d1"
    )
    (placed,) = events(rules, state, "A: place queen u1 from d1", Placed)
    assert (placed.piece, placed.region, placed.source) == ("queen", rules.board.index("u1"), rules.board.index("d1"))


def test_thieves_take_no_more_than_there_is() -> None:
    """SCORE-7, A-106, C-23: one coin a player, whatever his regions, and none from an empty purse."""
    seats = "B 1 stone ogres : d1 n1\nC 0 mining drow : c1\nD 9 fisher gnomes : k1"
    rules, state = game(BOARD + f"content underground\nA 0 thieving kraken : u1*2\n{seats}")
    assert rules.income(state, 0).total == 2
    state = play(rules, state, "A: end")
    assert state.coins == (2, 0, 0, 9)


def test_there_are_as_many_items_to_see_as_monster_regions() -> None:
    """SETUP-5: what is not uncovered by a Monster's region is never seen."""
    rules, state = game(BOARD + "content underground\nA 5 stone gnomes : d1*11\nB 5\nmonsters u1 c1\nunseen")
    state = play(rules, state, "A: conquer u1", "*: draw altar", "A: conquer c1", "*: draw keep", "A: conquer n1")
    assert len(state.items) == 13
    assert not any(state.natives)


def test_a_tomb_race_answers_one_question_and_is_then_scored() -> None:
    """U-POWER-TOMB-1: redeployed before scoring; the score comes after it, once."""
    rules, state = game(BOARD + "content underground\nA 5 tomb kraken : d1*3 u1*2\nB 5\nunseen")
    first = step(rules, state, "A: decline")
    assert [event for event in first.events if isinstance(event, Earned)] == []
    second = step(rules, first.state, "A: deploy d1=1 u1=4")
    assert [event.income.total for event in second.events if isinstance(event, Earned)] == [2]
    tomb = tribe(second.state, "kraken")
    assert not tomb.active
    assert [second.state.tokens[region] for region in members(tomb.held)] == [1, 4]
    assert second.state.decision is None or second.state.decision.seat != CHANCE
