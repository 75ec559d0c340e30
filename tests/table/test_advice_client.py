"""Advice of the strongest bot: requested without blocking the game, and dropped when cancelled."""

import pytest

from swqt.ai import Advice, Advisor, TurnVerdict
from swqt.engine import Conquer, End, Pick
from swqt.table import AdviceClient, BotClient, BotSet, Game
from swqt.table.bots import weights
from tests.support.calls import Calls


class Asker:
    """A new game, and somebody who asks an AdviceClient about it and waits for the answer."""

    def __init__(self, game: Game, thoughts: BotClient, calls: Calls) -> None:
        self.game = game
        self.client = AdviceClient(thoughts)
        self.told: list[tuple[Advice | TurnVerdict, ...] | None] = []
        self._calls = calls

    def ask(self) -> None:
        self.client.advise(self.game.rules, self.game.state, self.told.append)

    def answer(self) -> tuple[Advice | TurnVerdict, ...] | None:
        self._calls.until(lambda: self.told or None)
        return self.told.pop(0)


@pytest.fixture
def asker(new_game, thoughts, calls):
    return Asker(new_game(), thoughts, calls)


def test_three_combos_are_suggested_at_a_pick(asker):
    asker.ask()
    assert asker.client.is_asked
    found = asker.answer()
    assert (asker.client.is_asked, asker.told) == (False, [])
    picks = [advice.commands[0] for advice in found if isinstance(advice, Advice)]
    assert len(picks) == len(set(picks)) == 3
    for pick in picks:
        assert isinstance(pick, Pick)
        assert asker.game.rules.check(asker.game.state, pick) is None


def test_the_same_question_has_the_same_answer_and_every_line_can_be_played_to_its_end(asker):
    game = asker.game
    game.play(Pick(0))
    asker.ask()
    found = asker.answer()
    assert found == Advisor(game.rules, weights()).advise(game.state)
    for advice in found:
        state = game.state
        for command in advice.commands:
            assert game.rules.check(state, command) is None
            state = game.rules.apply(state, command).state
        assert advice.now > 0


def test_the_best_turn_costs_nothing_and_a_wasted_one_does(asker):
    game = asker.game
    game.play(Pick(1))    # a combo whose best turn leaves nothing to the die
    rules, start = game.rules, game.state
    best = Advisor(rules, weights()).advise(start)[0]
    assert not any(isinstance(command, Conquer) and command.die for command in best.commands)

    def verdict(commands):
        """Play *commands*, then end the turn as soon as possible."""
        state = start
        for command in commands:
            state = rules.apply(state, command).state
        while (state.round, state.turn) == (start.round, start.turn):
            end = next((option for option in rules.legal(state) if isinstance(option, End)), None)
            state = rules.apply(state, end or BotSet(1).answer("bot:easy", state.agenda[-1].seat, rules, state)).state
        asker.client.appraise(rules, start, state, asker.told.append)
        (found,) = asker.answer()
        assert isinstance(found, TurnVerdict)
        return found

    played = verdict(best.commands)
    assert played.best.commands == best.commands
    assert played.loss < 1
    assert verdict([next(option for option in rules.legal(start) if isinstance(option, Conquer))]).loss > 1


def test_the_luck_of_the_next_combo_is_not_part_of_a_verdict(asker):
    rules, start = asker.game.rules, asker.game.state
    best, *others = Advisor(rules, weights()).advise(start)
    assert isinstance(best.commands[0], Pick)
    losses = []
    for commands in (best.commands, others[-1].commands):
        asker.client.appraise(rules, start, rules.after(start, commands[0]), asker.told.append)
        (found,) = asker.answer()
        assert isinstance(found, TurnVerdict)
        losses.append(found.loss)
    assert losses[0] == 0
    assert losses[1] > 0


def test_a_bot_that_must_move_has_the_worker_first(new_game, thoughts, asker, calls):
    asker.game = new_game(("bot:easy", "bot:easy"))
    asker.ask()
    thoughts.ask(asker.game)
    assert asker.answer() is None
    assert calls.until(lambda: thoughts.take(asker.game)) is not None


def test_a_table_of_people_does_not_forget_the_question(thoughts, asker):
    """No other question replaces it, so its answer is not dropped."""
    asker.ask()
    thoughts.ask(asker.game)
    assert len(asker.answer()) == 3


@pytest.mark.parametrize(("end", "told"), [("cancel", [None]), ("close", [])])
def test_what_is_cancelled_or_closed_is_not_answered(asker, end, told):
    asker.ask()
    getattr(asker.client, end)()
    assert (asker.client.is_asked, asker.told) == (False, told)


def test_a_second_question_takes_the_place_of_the_first(asker):
    first = []
    asker.client.advise(asker.game.rules, asker.game.state, first.append)
    asker.ask()
    assert first == [None]
    assert len(asker.answer()) == 3
    assert first == [None]
