"""Retreats of one turn that several people answer at the same time (RETREAT-2, A-8), by the real rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.ai import RandomBot
from swqt.ai.turn_end import settle
from swqt.engine import Command, Deploy, Place, Refused, Rules, State
from swqt.notation import read_command, read_game
from swqt.table import HUMAN, REMOTE, Library, OnlineGame, Seat
from swqt.table.early_retreats import read_kept, retreating, write_kept

HEAD = (
    "swqt 1\nboard midland-3\ncontent base\n"
    "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1, commando wizards, mounted giants\n"
    "round 3/10\n"
)
CAMPS = "pieces encampment p1, encampment p1, encampment p2"
DRIVEN_OUT = (
    "A 12 forest orcs : f1*2 h1\nB 9 hill tritons : f3 f4\nC 7 bivouacking dwarves : p1 p2\n"
    f"{CAMPS}\nlost tritons*3 B, dwarves*2 C\nturn A\nasks B retreat"
)
BEFORE = (
    "A 12 forest orcs hand 8 : f1 h1\nB 9 hill tritons : s3*2 f4 m7\nC 7 merchant dwarves : p1*2 h2*2 p2 s1\n"
    "asks A conquer"
)
LIBRARY = Library()


def position(text: str) -> tuple[Rules, State]:
    game = read_game(HEAD + text + "\n", LIBRARY, source="test")
    return game.rules, game.start


class Table:
    """Three peers, one for each seat, and the log they share."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.kept = [""] * 3
        self.rules, self.start = position(text)
        self.texts: list[str] = []
        self.said: list[tuple[int, str]] = []
        self.games = [self.program(own) for own in range(3)]

    def program(self, own: int) -> OnlineGame:
        """Return the game of the peer of seat *own*, which restores the answers stored by an earlier run."""
        seats = [Seat(name, HUMAN if number == own else REMOTE) for number, name in enumerate(("Anna", "Bo", "Cy"))]
        rules, _ = position(self.text)
        return OnlineGame(
            rules, self.start, seats, lambda text: self.said.append((own, text)),
            remember=partial(self.kept.__setitem__, own), remembered=self.kept[own],
        )  # fmt: skip

    def kill(self, seat: int) -> OnlineGame:
        """Restart the peer of *seat*; texts it sent that are not in the log are lost."""
        self.said = [(own, text) for own, text in self.said if own != seat]
        self.games[seat] = self.program(seat)
        self.games[seat].accept(self.texts)
        return self.games[seat]

    def carry_one(self) -> None:
        """Deliver the first of the sent texts to every peer."""
        text = self.said.pop(0)[1]
        if text.startswith("undo "):
            self.roll_back(len(self.texts) - int(text.removeprefix("undo ")))
            return
        self.texts.append(text)
        for game in self.games:
            game.accept([text])

    @property
    def state(self) -> State:
        return self.games[0].state

    def carry(self) -> None:
        """Deliver all sent texts to every peer, in order of the seats to act."""
        while self.said:
            seat, text = self.said[0]
            decision = self.rules.decision(self.state)
            assert decision.seat == seat, f"{text!r} of seat {seat} while {decision} is open"
            self.carry_one()

    def play(self, *texts: str) -> None:
        """Send *texts* from the deciding seats."""
        for text in texts:
            decision = self.rules.decision(self.state)
            self.games[decision.seat].play(read_command(self.rules, text))
            self.carry()

    def settle(self, seat: int) -> list[Command]:
        """Answer for *seat*, early if necessary, until it has no decision left; return the commands."""
        game, given = self.games[seat], []
        while (asked := game.asked({seat})) is not None and asked.decision.seat == seat:
            given.append(settle(game.rules, asked))
            game.answer(asked, given[-1])
            if not game.early.get(seat):
                self.carry()
        return given

    def roll_back(self, length: int) -> None:
        del self.texts[length:]
        for game in self.games:
            game.roll_back(length)


def in_order(rules: Rules, state: State, answers: Iterable[Command]) -> State:
    for answer in answers:
        state = rules.apply(state, answer).state
    return state


class TestWhoRetreats:
    def test_every_seat_that_will_be_asked_in_the_order_of_the_rules(self) -> None:
        """A-8: clockwise from the current player."""
        rules, state = position(DRIVEN_OUT)
        found = retreating(rules, state)
        assert list(found) == [1, 2]
        assert found[1] is state
        assert [rules.decision(position) for position in found.values()] == [(1, "retreat", None), (2, "retreat", None)]
        assert found[2].tokens == state.tokens, "nobody's tokens are placed in advance"

    def test_nobody_whose_tokens_can_go_to_one_region_only(self) -> None:
        """RETREAT-2: the rules place them themselves."""
        rules, state = position(DRIVEN_OUT.replace(f"p1 p2\n{CAMPS}", "p1"))
        assert list(retreating(rules, state)) == [1]

    def test_nobody_before_the_first_retreat(self) -> None:
        rules, state = position(BEFORE)
        assert not retreating(rules, state)

    def test_in_any_order_the_end_is_the_same(self) -> None:
        """An early answer is still legal when the log reaches its decision."""
        rules, state = position(DRIVEN_OUT)
        late = retreating(rules, state)[2]
        early: list[Command] = []
        while late is not None:
            early.append(settle(rules, late))
            late = retreating(rules, rules.apply(late, early[-1]).state).get(2)
        assert [type(command) for command in early] == [Place, Place, Deploy]
        first = settle(rules, state)
        assert in_order(rules, state, [first, *early]).decision.kind == "choice"


class TestAnswers:
    def test_only_the_seat_that_is_asked_sends_a_command(self) -> None:
        table = Table(DRIVEN_OUT)
        command = settle(table.rules, table.state)
        with pytest.raises(Refused, match="not-asked"):
            table.games[2].play(command, 2)
        assert table.said == []
        table.games[1].play(command, 1)
        assert len(table.said) == 1

    def test_they_wait_for_the_log(self) -> None:
        table = Table(DRIVEN_OUT)
        bo, cy = table.games[1], table.games[2]
        given = table.settle(2)
        assert len(given) == 3
        assert not table.said
        assert cy.early.get(2).is_ready
        assert cy.asked({2}) is None
        assert cy.state == table.start
        first = settle(bo.rules, bo.state)
        bo.play(first)
        table.carry()
        assert [entry.command for entry in cy.history] == [first, *given]
        assert cy.state.decision.kind == "choice"
        assert {game.state for game in table.games} == {in_order(table.rules, table.start, [first, *given])}
        assert cy.early.get(2) is None
        assert not cy.waiting

    def test_only_who_wants_to_be_asked_answers_early(self) -> None:
        table = Table(DRIVEN_OUT)
        assert table.games[2].asked(()) is None
        assert table.games[0].asked({0, 1, 2}) is None
        assert table.games[1].asked(()) is table.games[1].state, "the log asks already"

    def test_what_is_said_of_half_an_answer_counts_and_the_rest_is_asked(self) -> None:
        table = Table(DRIVEN_OUT)
        bo, cy = table.games[1], table.games[2]
        asked = cy.asked({2})
        camp = settle(cy.rules, asked)
        cy.answer(asked, camp)
        bo.play(settle(bo.rules, bo.state))
        rest = cy.asked({2})
        table.carry()
        assert [entry.command for entry in cy.history[1:]] == [camp]
        assert rest.decision == cy.decision == (2, "retreat", None)
        assert cy.asked({2}) is cy.state
        table.settle(2)
        assert cy.state.decision.kind == "choice"

    def test_the_rules_refuse_what_they_refuse_later(self) -> None:
        """RETREAT-4: all of them must be placed."""
        table = Table(DRIVEN_OUT.replace("bivouacking", "merchant").replace(f"\n{CAMPS}", ""))
        cy = table.games[2]
        board = table.rules.board
        with pytest.raises(Refused) as refused:
            cy.answer(cy.asked({2}), Deploy(((board.index("p1"), 1), (board.index("p2"), 0))))
        assert refused.value.refusal.code == "retreat-total"
        assert cy.early.get(2) is None
        assert cy.asked({2}) is not None

    def test_undo_takes_back_what_waits_to_be_said(self) -> None:
        table = Table(DRIVEN_OUT)
        cy = table.games[2]
        assert cy.barrier is not None
        table.settle(2)
        assert cy.barrier is None
        assert cy.undo() is None
        assert [type(command) for command in cy.early.get(2).commands] == [Place, Place]
        assert cy.asked({2}).decision.seat == 2
        assert cy.reset_turn() is None
        assert cy.early.get(2) is None
        assert cy.barrier is not None, "now the others' commands are next"
        assert not table.said
        assert cy.state == table.start

    def test_what_is_sent_is_not_taken_back(self) -> None:
        table = Table(DRIVEN_OUT)
        bo, cy = table.games[1], table.games[2]
        table.settle(2)
        bo.play(settle(bo.rules, bo.state))
        table.carry_one()
        assert len(table.said) == 3, "all of it is on its way"
        assert not cy.early.can_take_back
        assert cy.asked({2}) is None
        table.carry()
        assert cy.state.decision.kind == "choice"

    def test_two_people_at_one_program(self) -> None:
        table = Table(DRIVEN_OUT)
        game = table.games[2]
        game.hand_over(0, HUMAN)
        assert game.asked({0, 2}).decision.seat == 2
        table.settle(2)
        assert game.asked({0, 2}) is None

    def test_a_seat_that_is_played_elsewhere_answers_there(self) -> None:
        table = Table(DRIVEN_OUT)
        cy = table.games[2]
        table.settle(2)
        cy.hand_over(2, REMOTE)
        assert cy.early.get(2) is None
        table.games[1].play(settle(table.rules, table.state))
        table.carry()
        assert cy.state.decision == (2, "retreat", None), "this program says nothing for it any more"


class TestAfterAKill:
    """Unsent answers are restored by the next run of the program."""

    def test_nobody_is_asked_again(self) -> None:
        table = Table(DRIVEN_OUT)
        given = table.settle(2)
        cy = table.kill(2)
        assert cy.early.get(2).is_ready
        assert cy.asked({2}) is None
        assert cy.barrier is None, "it can be taken back as before"
        table.games[1].play(settle(table.rules, table.state))
        table.carry()
        assert [entry.command for entry in cy.history[1:]] == given
        assert table.kept == [""] * 3

    def test_half_an_answer_is_taken_up_and_the_rest_is_asked(self) -> None:
        table = Table(DRIVEN_OUT)
        cy = table.games[2]
        cy.answer(cy.asked({2}), settle(cy.rules, cy.asked({2})))
        half = cy.asked({2})
        again = table.kill(2)
        assert again.asked({2}) == half
        assert [type(command) for command in again.early.get(2).commands] == [Place]

    def test_it_is_said_at_once_if_the_log_asks_by_now(self) -> None:
        table = Table(DRIVEN_OUT)
        given = table.settle(2)
        bo = table.games[1]
        bo.play(settle(bo.rules, bo.state))
        _, text = table.said.pop(0)
        table.texts.append(text)
        for game in table.games[:2]:
            game.accept([text])
        cy = table.kill(2)
        table.carry()
        assert [entry.command for entry in cy.history[1:]] == given
        assert cy.state.decision.kind == "choice"

    def test_what_the_log_has_of_it_is_not_said_again(self) -> None:
        table = Table(DRIVEN_OUT)
        given = table.settle(2)
        table.games[1].play(settle(table.rules, table.state))
        for _ in range(2):    # of four commands; the log has that of Bo and the first one of Cy
            table.carry_one()
        cy = table.kill(2)
        table.carry()
        assert [entry.command for entry in cy.history[1:]] == given
        assert table.kept[2] == ""

    def test_what_was_taken_back_is_forgotten(self) -> None:
        table = Table(DRIVEN_OUT)
        table.settle(2)
        table.games[2].reset_turn()
        assert table.kept[2] == ""
        assert table.kill(2).asked({2}) is not None

    def test_a_second_kill_forgets_nothing(self) -> None:
        table = Table(BEFORE)
        TestAnotherPosition().driven_out(table)
        table.settle(2)
        table.kill(2)
        assert table.kill(2).early.get(2).is_ready

    def test_another_position_asks_again(self) -> None:
        """While the peer was away, the attack was undone and replaced by one that the answer also fits."""
        table = Table(BEFORE)
        TestAnotherPosition().driven_out(table)
        table.settle(2)
        kept = table.kept[2]
        table.roll_back(0)
        table.play("conquer p1", "conquer s3")
        table.settle(0)
        assert list(table.games[0].retreating) == [1, 2]
        table.kept[2] = kept
        cy = table.kill(2)
        assert cy.early.get(2) is None
        assert cy.asked({2}) is not None

    def test_it_waits_until_a_command_that_was_taken_back_comes_again(self) -> None:
        table = Table(BEFORE)
        TestAnotherPosition().driven_out(table)
        table.settle(2)
        texts = list(table.texts)
        table.roll_back(0)
        cy = table.kill(2)
        assert cy.early.get(2) is None
        for game in table.games:
            game.accept(texts)
        assert cy.early.get(2).is_ready
        assert cy.asked({2}) is None

    def test_a_seat_that_is_played_elsewhere_by_now_says_nothing(self) -> None:
        table = Table(DRIVEN_OUT)
        table.settle(2)
        kept = table.kept[2]
        table.games[2].hand_over(2, REMOTE)
        assert table.kept[2] == ""
        rules, _ = position(DRIVEN_OUT)
        seats = [Seat(name, HUMAN if number == 1 else REMOTE) for number, name in enumerate(("Anna", "Bo", "Cy"))]
        other = OnlineGame(rules, table.start, seats, table.texts.append, remembered=kept)
        assert other.early.get(2) is None

    @pytest.mark.parametrize("spoil", [
        lambda text: text[: len(text) // 2], lambda text: text[:-1], lambda text: text + "]", lambda text: "?",
        lambda text: text.replace("deploy", "employ"), lambda text: text.replace("p1", "zz"),
        lambda text: text.replace('"2"', '"7"'), lambda text: text.replace('"2"', '"-1"'), lambda text: "[" * 100_000,
        lambda text: text.replace("[1,", "[2,", 1), lambda text: "[1,[3,0],7,{}]",
        lambda text: '[1,[3,0],"",{"2":[[]]}]',
        lambda text: text.replace('["', '["conquer f1","'), lambda text: "null", lambda text: '[1,[3,1e999],"",{}]',
        lambda text: text.replace("deploy", "deploy\\u2028"), lambda text: text.replace('"2"', '"' + "9" * 5000 + '"'),
    ])    # fmt: skip
    def test_a_spoilt_text_tells_nothing_and_harms_nothing(self, spoil: Callable[[str], str]) -> None:
        table = Table(DRIVEN_OUT)
        given = table.settle(2)
        table.kept[2] = spoil(table.kept[2])
        cy = table.kill(2)
        assert cy.early.get(2) is None
        assert cy.asked({2}) is not None
        assert table.settle(2) == given
        assert cy.early.get(2).is_ready
        assert table.kill(2).early.get(2).is_ready

    @given(st.text() | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.just("2"), inner),
        max_leaves=8,
    ).map(lambda rest: json.dumps([1, [3, 0], "", rest])))
    def test_any_text(self, text: str) -> None:
        kept = read_kept(text)
        assert kept is None or read_kept(write_kept(kept)) == kept


class TestAnotherPosition:
    """Early answers when the log is rolled back behind them."""

    def driven_out(self, table: Table) -> None:
        table.play("conquer s3", "conquer p1")
        bot = RandomBot(1)
        while table.state.decision.kind != "retreat":
            table.games[0].play(bot.choose(table.rules, table.state))
            table.carry()
        assert list(table.games[2].retreating) == [1, 2]

    def test_the_same_again_keeps_it(self) -> None:
        table = Table(BEFORE)
        self.driven_out(table)
        given = table.settle(2)
        table.roll_back(0)
        cy = table.games[2]
        assert cy.asked({2}) is None
        self.driven_out(table)
        assert cy.early.get(2).is_ready
        table.games[1].play(settle(table.rules, table.state))
        table.carry()
        assert [entry.command for entry in cy.history if entry.seat == 2] == given

    def test_another_attack_makes_it_ask_again_and_says_why(self) -> None:
        """RETREAT-2: the regions have changed."""
        table = Table(BEFORE)
        self.driven_out(table)
        table.settle(2)
        table.roll_back(0)
        cy = table.games[2]
        table.play("conquer s3", "conquer h2")
        table.settle(0)
        assert table.state.decision == (1, "retreat", None)
        assert cy.early.get(2) is None
        [spoilt] = cy.early.spoilt
        assert (spoilt.seat, spoilt.refusal.code) == (2, "deploy-regions")
        assert cy.asked({2}).decision.seat == 2
        table.settle(2)
        table.games[1].play(settle(table.rules, table.state))
        table.carry()
        assert table.state.decision.kind == "choice"

    def test_what_the_log_does_not_take_is_asked_again(self) -> None:
        table = Table(DRIVEN_OUT)
        bo, cy = table.games[1], table.games[2]
        table.settle(2)
        bo.play(settle(bo.rules, bo.state))
        table.carry_one()
        table.said.clear()
        cy.refused()
        assert cy.early.get(2) is None
        assert cy.asked({2}) is cy.state
        table.settle(2)
        assert cy.state.decision.kind == "choice"
