"""Advice of the strongest bot: requested without blocking the game, and dropped when cancelled."""

from collections.abc import Callable

import pytest

from swqt.ai import Advice, Advisor, Threat, TurnVerdict, threats
from swqt.engine import Conquer, End, Pick, members
from swqt.table import AdviceClient, BotSet, Game
from swqt.table.bots import weights
from tests.support.calls import Calls

NewGame = Callable[..., Game]


class Asker:
    """Asks an AdviceClient and waits for its answer."""

    def __init__(self, calls: Calls) -> None:
        self.told: list[tuple[Advice | TurnVerdict, ...] | None] = []
        self._calls = calls

    def __call__(self, found: tuple[Advice | TurnVerdict, ...] | None) -> None:
        self.told.append(found)

    def answer(self) -> tuple[Advice | TurnVerdict, ...] | None:
        self._calls.until(lambda: self.told or None)
        return self.told.pop(0)


@pytest.fixture
def asker(calls):
    return Asker(calls)


def test_three_combos_are_suggested_at_a_pick(new_game, thoughts, asker):
    game, counsel = new_game(), AdviceClient(thoughts)
    counsel.advise(game.rules, game.state, asker)
    assert counsel.is_asked
    found = asker.answer()
    assert found is not None
    assert not counsel.is_asked
    assert asker.told == []
    picks = [advice.commands[0] for advice in found if isinstance(advice, Advice)]
    assert len(picks) == len(set(picks)) == 3
    for pick in picks:
        assert isinstance(pick, Pick)
        assert game.rules.check(game.state, pick) is None


def test_every_line_can_be_played_to_its_end(new_game):
    game = new_game()
    game.play(Pick(0))
    for advice in Advisor(game.rules, weights()).advise(game.state):
        state = game.state
        for command in advice.commands:
            assert game.rules.check(state, command) is None
            state = game.rules.apply(state, command).state
        assert advice.now > 0


def test_the_same_question_has_the_same_answer(new_game, thoughts, asker):
    game, counsel = new_game(), AdviceClient(thoughts)
    game.play(Pick(0))
    counsel.advise(game.rules, game.state, asker)
    assert asker.answer() == Advisor(game.rules, weights()).advise(game.state)


def test_the_best_turn_costs_nothing_and_a_wasted_one_does(new_game, thoughts, asker):
    game, counsel = new_game(), AdviceClient(thoughts)
    game.play(Pick(0))
    start, seat = game.state, game.state.turn
    best = Advisor(game.rules, weights()).advise(start)[0]
    for command in best.commands:
        game.play(command)
    while (game.state.round, game.state.turn) == (start.round, seat):
        game.play(BotSet(1).answer("bot:easy", game.state.agenda[-1].seat, game.rules, game.state))
    counsel.appraise(game.rules, start, game.state, asker)
    (verdict,) = asker.answer() or ()
    assert isinstance(verdict, TurnVerdict)
    assert verdict.best.commands == best.commands
    assert verdict.loss < 1

    wasted = start
    option = next(o for o in game.rules.legal(wasted) if isinstance(o, Conquer))
    wasted = game.rules.apply(wasted, option).state
    while (wasted.round, wasted.turn) == (start.round, seat):
        end = next((option for option in game.rules.legal(wasted) if isinstance(option, End)), None)
        command = end or BotSet(1).answer("bot:easy", wasted.agenda[-1].seat, game.rules, wasted)
        wasted = game.rules.apply(wasted, command).state
    counsel.appraise(game.rules, start, wasted, asker)
    (verdict,) = asker.answer() or ()
    assert isinstance(verdict, TurnVerdict)
    assert verdict.loss > 1


def test_a_bot_that_must_move_has_the_worker_first(new_game, thoughts, asker, calls):
    game, counsel = new_game(("bot:easy", "bot:easy")), AdviceClient(thoughts)
    counsel.advise(game.rules, game.state, asker)
    thoughts.ask(game)
    assert asker.answer() is None
    assert calls.until(lambda: thoughts.take(game)) is not None


def test_a_table_of_people_does_not_forget_the_question(new_game, thoughts, asker):
    """No other question replaces it, so its answer is not dropped."""
    game, counsel = new_game(), AdviceClient(thoughts)
    counsel.advise(game.rules, game.state, asker)
    thoughts.ask(game)
    assert len(asker.answer() or ()) == 3


def test_without_a_worker_it_is_thought_here(new_game, thoughts, asker):
    game, counsel = new_game(), AdviceClient(thoughts)
    counsel.advise(game.rules, game.state, asker)
    worker = thoughts.worker()
    worker._process.kill()
    assert len(asker.answer() or ()) == 3


def test_what_is_cancelled_is_not_answered(new_game, thoughts, asker):
    game, counsel = new_game(), AdviceClient(thoughts)
    counsel.advise(game.rules, game.state, asker)
    counsel.cancel()
    assert not counsel.is_asked
    assert asker.told == [None]


def test_a_second_question_takes_the_place_of_the_first(new_game, thoughts, asker, calls):
    game, counsel, first = new_game(), AdviceClient(thoughts), Asker(calls)
    counsel.advise(game.rules, game.state, first)
    counsel.advise(game.rules, game.state, asker)
    assert (first.told, len(asker.answer() or ()), first.told) == ([None], 3, [None])


def test_a_closed_counsel_tells_nothing(new_game, thoughts, asker):
    game, counsel = new_game(), AdviceClient(thoughts)
    counsel.advise(game.rules, game.state, asker)
    counsel.close()
    assert not counsel.is_asked
    assert asker.told == []


def test_threats_are_to_what_the_seat_holds_and_the_surest_come_first(new_game):
    game = new_game()
    bots = BotSet(3)
    for _ in range(400):
        if game.decision is None or game.state.round > 2:
            break
        game.play(bots.answer("bot:easy", game.decision.seat, game.rules, game.state))
    state, seat = game.state, 0
    held = sum(tribe.held for tribe in state.tribes if tribe.seat == seat)
    found = threats(game.rules, state, seat)
    assert found
    assert all(isinstance(threat, Threat) and threat.seat != seat for threat in found)
    assert {threat.region for threat in found} <= set(members(held))
    assert all(threat.cost >= 1 for threat in found)
    assert [threat.needs_die for threat in found] == sorted(threat.needs_die for threat in found)
