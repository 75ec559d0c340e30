"""Section 3, beside test_flow.py: order of payment and retreat, rounds, and what chance decides."""

from collections import Counter

from swqt.ai.random_bot import RandomBot
from swqt.engine import CHANCE, Deal, Earned, End, Retreated, Roll, TurnBegan
from tests.support.positions import asked, check, events, game, holder, play, step, tribe

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1
      h1 edge : s1
      s1 edge :
    }
"""

SIX = "column hill amazons, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls\n"


def test_the_attacker_is_paid_before_the_attacked_put_their_tokens_back() -> None:
    """FLOW-1, FLOW-3, C-7, A-7: the retreat is the last act of the attacker's turn, and still part of it."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*6\nB 0 swamp trolls : h1*2 p1 s1")
    state = play(rules, state, "A: conquer h1")
    assert (asked(rules, state), state.coins) == ("A redeploy", (0, 0))
    assert tribe(state, "trolls")[6] == 1
    last = step(rules, state, "A: deploy f1=1 h1=5")
    # Two Regions, one Hill, one Region that was not empty.
    assert last.state.coins == (4, 0)
    assert (asked(rules, last.state), last.state.turn) == ("B retreat", 0)
    assert not [event for event in last.events if isinstance(event, TurnBegan)]
    kinds = [type(event) for event in step(rules, last.state, "B: deploy p1=1 s1=0").events]
    assert kinds.index(Retreated) < kinds.index(TurnBegan)


def test_ghouls_in_decline_act_between_the_pick_and_the_new_race() -> None:
    """FLOW-1, RACE-GHOULS-2: on a PICK turn too."""
    rules, state = game(
        BOARD + SIX.replace("flying ghouls", "flying elves") + "unseen\nA 5 | ~stout ghouls : p1*4\nB 5"
    )
    state = play(rules, state, "A: pick 1")
    assert asked(rules, state) == "A ghouls"
    state = play(rules, state, "A: conquer s1", "A: end")
    assert asked(rules, state) == "A conquer"
    assert holder(rules, state, "s1") == "ghouls*2"


def test_stopping_after_some_conquests_is_legal() -> None:
    """A-9, CONQ-2: nobody has to conquer with the tokens left, nor to roll for them."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*6\nB 0 swamp trolls")
    state = play(rules, state, "A: conquer p1")
    assert check(rules, state, "conquer h1") is None
    assert asked(rules, play(rules, state, "A: end")) == "A redeploy"


def test_in_whole_games_only_retreats_are_decided_out_of_turn() -> None:
    """FLOW-2: whoever is not in turn is asked for a retreat or for nothing."""
    rules, start = game(BOARD + SIX + "A 5\nB 5\nC 5")
    out_of_turn: Counter[str] = Counter()
    for seed in range(5):
        bot, state = RandomBot(seed), start
        while decision := rules.decision(state):
            if decision.seat not in (state.turn, CHANCE):
                out_of_turn[decision.kind] += 1
            state = rules.apply(state, bot.choose(rules, state)).state
    assert set(out_of_turn) == {"retreat"}


def test_the_marker_advances_before_the_first_seat_from_round_two_on() -> None:
    """FLOW-1 TURN_START, C-13: everybody has a turn in round 1 first."""
    rules, state = game(BOARD + "A 0 hill orcs : f1\nB 0 swamp trolls : h1\nC 0 flying elves : s1")
    assert rules.start(3).round == 1
    rounds = [(state.round, state.turn)]
    for move in ("A: end", "B: end", "C: end", "A: end"):
        state = play(rules, state, move)
        rounds.append((state.round, state.turn))
    assert rounds == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]


def test_a_peace_ends_when_the_turn_of_its_maker_begins() -> None:
    """FLOW-1 TURN_START, POWER-DIPLOMAT-1: at A's turn, not at C's."""
    rules, state = game(
        BOARD + "A 0 diplomat orcs pact B : f1\nB 0 hill trolls : h1\nC 0 swamp elves : s1\nasks B choice"
    )
    state = play(rules, state, "B: end")
    assert tribe(state, "orcs").pact == 1
    assert tribe(play(rules, state, "C: end"), "orcs").pact == -1


def test_the_die_has_six_faces_of_which_three_are_blank() -> None:
    """FLOW-6, COMP-4: chance answers with 0, 0, 0, 1, 2 or 3."""
    rules, state = game(BOARD + "A 0 hill orcs hand 1 : f1\nB 0 swamp trolls\nasks A conquer")
    assert rules.chances(state) == ()
    state = play(rules, state, "A: conquer p1 die")
    assert asked(rules, state) == "* roll"
    assert rules.chances(state) == ((Roll(0), 3), (Roll(1), 1), (Roll(2), 1), (Roll(3), 1))


def test_every_unseen_banner_and_badge_may_turn_up_alike() -> None:
    """FLOW-6, COLUMN-7: decided when it turns up, each pair with equal weight."""
    rules, state = game(BOARD + SIX + "unseen orcs trolls / commando dragon\nA 5\nB 5")
    state = play(rules, state, "A: pick 1")
    assert asked(rules, state) == "* deal"
    pairs = {(race, power) for race in ("orcs", "trolls") for power in ("commando", "dragon")}
    assert {command for command, _ in rules.chances(state)} == {Deal(*pair) for pair in pairs}
    assert {weight for _, weight in rules.chances(state)} == {1}
    after = play(rules, state, "*: deal trolls dragon")
    assert (after.races, after.powers) == (("orcs",), ("commando",))
    assert (after.column[-1].race, after.column[-1].power) == ("trolls", "dragon")


def test_a_stack_is_a_set() -> None:
    """FLOW-6, HIDDEN-2: two stacks of the same cards are the same, so there is no order to be read."""
    _, one = game(BOARD + "unseen orcs trolls elves / hill dragon\nA 5\nB 5")
    _, other = game(BOARD + "unseen elves orcs trolls / dragon hill\nA 5\nB 5")
    assert one == other
    assert one.digest == other.digest


def test_what_chance_decided_is_in_the_log_and_a_barrier_for_undo() -> None:
    """FLOW-6: every result is an event; what a player says reveals nothing."""
    rules, state = game(BOARD + "A 0 hill orcs hand 1 : f1\nB 0 swamp trolls\nasks A conquer")
    state = play(rules, state, "A: conquer p1 die")
    assert type(step(rules, state, "*: roll 2").events[0]).__name__ == "Rolled"
    assert rules.reveals(Roll(2))
    assert rules.reveals(Deal("orcs", "hill"))
    assert not rules.reveals(End())


def test_what_the_event_says_is_what_the_purse_gains() -> None:
    """FLOW-1 SCORE."""
    rules, state = game(BOARD + "A 7 hill orcs : h1*2\nB 0 swamp trolls : s1")
    (earned,) = events(rules, state, "A: end", Earned)
    assert (earned.seat, earned.income.total) == (0, 2)
    assert play(rules, state, "A: end").coins == (9, 0)
