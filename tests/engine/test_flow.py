"""rules.md section 3: who is asked what, what a turn tells, and what chance decides (see tests/scenarios/turns.swn)."""

from collections import Counter

import pytest

from swqt.ai.random_bot import RandomBot
from swqt.engine import CHANCE, Deal, Earned, End, Retreated, Roll, Rolled, TurnBegan
from tests.support.positions import asked, code, events, game, play, step

BOARD = """
    board {
      h1 edge : p1
      p1      : f1
      f1      : s1
      s1 edge :
    }
"""
SIX = "column hill amazons, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls\n"


@pytest.mark.parametrize(("asks", "refused"), [
    ("A choice", ["pick 1", "deploy h1=1", "place hero h1", "pact B", "roll 0", "deal elves swamp"]),
    ("A conquer", ["pick 1", "decline", "deploy h1=1", "place hero h1", "pact B", "roll 0"]),
    ("A redeploy", ["pick 1", "decline", "conquer p1", "leave h1", "pact B", "end", "use dragon p1"]),
    ("A close", ["pick 1", "decline", "conquer p1", "leave h1", "deploy h1=1", "use dragon p1"]),
])  # fmt: skip
def test_each_command_answers_its_own_decisions_only(asks, refused):
    """FLOW-8, FLOW-1."""
    rules, state = game(BOARD + f"asks {asks}\nA 5 heroic orcs hand 2 : h1 f1\nB 5 hill giants : s1\n")
    assert asked(rules, state) == asks
    for said in refused:
        assert code(rules, state, said) in ("not-now", "cannot-end", "cannot-decline"), said


def test_in_whole_games_only_retreats_are_decided_out_of_turn():
    """FLOW-2: whoever is not in turn is asked for a retreat or for nothing."""
    rules, start = game(BOARD + SIX + "A 5\nB 5\nC 5")
    out_of_turn = Counter()
    for seed in range(5):
        bot, state = RandomBot(seed), start
        while decision := rules.decision(state):
            if decision.seat not in (state.turn, CHANCE):
                out_of_turn[decision.kind] += 1
            state = rules.apply(state, bot.choose(rules, state)).state
    assert set(out_of_turn) == {"retreat"}


def test_a_turn_is_scored_once_and_the_purse_gains_what_the_event_says():
    """FLOW-1 SCORE, SCORE-1."""
    rules, state = game(BOARD + "A 5 underworld orcs : h1 p1 f1\nB 5 hill giants : s1\n")
    [earned] = events(rules, state, "A: end", Earned)
    assert (earned.seat, earned.income.total, earned.reason) == (0, 3, "score")
    assert play(rules, state, "A: end").coins == (8, 5)


def test_the_turn_ends_with_the_retreat_even_if_there_is_only_one():
    """FLOW-3, A-8: what stands in one region only goes there unasked, and then the next turn begins."""
    rules, state = game(BOARD + "asks A conquer\nA 5 underworld orcs hand 5 : h1\nB 5 hill humans : p1*3 s1\n")
    state = play(rules, state, "A: conquer p1")
    told = step(rules, state, "A: deploy h1=1 p1=5").events
    [retreated] = [event for event in told if isinstance(event, Retreated)]
    assert (retreated.seat, retreated.race, retreated.counts, retreated.rest) == (1, "humans", ((3, 2),), 0)
    assert told.index(retreated) < told.index(TurnBegan(1, 1))


def test_the_die_has_six_faces_of_which_three_are_blank_and_its_result_is_a_barrier_for_undo():
    """FLOW-6, COMP-4: chance answers with 0, 0, 0, 1, 2 or 3; only chance reveals anything."""
    rules, state = game(BOARD + "A 0 hill orcs hand 1 : h1\nB 0 swamp trolls\nasks A conquer")
    assert rules.chances(state) == ()
    state = play(rules, state, "A: conquer p1 die")
    assert asked(rules, state) == "* roll"
    assert rules.chances(state) == ((Roll(0), 3), (Roll(1), 1), (Roll(2), 1), (Roll(3), 1))
    assert code(rules, state, "roll 4") == "no-such-chance"
    assert isinstance(step(rules, state, "*: roll 2").events[0], Rolled)
    assert [rules.reveals(command) for command in (Roll(2), Deal("orcs", "hill"), End())] == [True, True, False]


def test_every_unseen_banner_and_badge_may_turn_up_alike():
    """FLOW-6, COLUMN-7: decided when it turns up, each pair with equal weight."""
    rules, state = game(BOARD + SIX + "unseen orcs trolls / commando dragon\nA 5\nB 5")
    pairs = {Deal(race, power): 1 for race in ("orcs", "trolls") for power in ("commando", "dragon")}
    assert dict(rules.chances(play(rules, state, "A: pick 1"))) == pairs


def test_a_stack_is_a_set():
    """FLOW-6, HIDDEN-2: two stacks of the same cards are the same, so there is no order to be read."""
    _, one = game(BOARD + "unseen orcs trolls elves / hill dragon\nA 5\nB 5")
    _, other = game(BOARD + "unseen elves orcs trolls / dragon hill\nA 5\nB 5")
    assert (one, one.digest) == (other, other.digest)
