"""Retreats of one turn that several people answer at the same time (RETREAT-2, A-8), by the real rules."""

import json
from collections.abc import Iterable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.ai import RandomBot
from swqt.ai.turn_end import settle
from swqt.engine import Command, Deploy, Place, Refused, Rules, State
from swqt.notation import read_command, read_game
from swqt.table import HUMAN, REMOTE, Library, OnlineGame, Seat
from swqt.table.early_retreats import EarlyAnswer, read_kept, retreating, write_kept

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
RETREAT_OF_CY = (2, "retreat", None)


def position(text: str) -> tuple[Rules, State]:
    game = read_game(HEAD + text + "\n", LIBRARY, source="test")
    return game.rules, game.start


class Table:
    """Three peers, one for each seat, and the log they share; the tests are about the one of Cy."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.kept = [""] * 3
        self.rules, self.start = position(text)
        self.texts: list[str] = []
        self.said: list[tuple[int, str]] = []
        self.games = [self.program(own) for own in range(3)]

    def program(self, own: int, remembered: str | None = None) -> OnlineGame:
        """Return the game of the peer of seat *own*, which restores the answers stored by an earlier run."""
        seats = [Seat(name, HUMAN if number == own else REMOTE) for number, name in enumerate(("Anna", "Bo", "Cy"))]
        return OnlineGame(
            position(self.text)[0], self.start, seats, lambda text: self.said.append((own, text)),
            remember=partial(self.kept.__setitem__, own), remembered=remembered or self.kept[own],
        )  # fmt: skip

    @property
    def bo(self) -> OnlineGame:
        return self.games[1]

    @property
    def cy(self) -> OnlineGame:
        return self.games[2]

    @property
    def asked(self) -> State | None:
        """The position in which Cy is asked now, early or not."""
        return self.cy.asked({2})

    @property
    def early(self) -> EarlyAnswer | None:
        """What Cy has answered early."""
        return self.cy.early.get(2)

    @property
    def state(self) -> State:
        return self.games[0].state

    def kill(self) -> None:
        """Restart the peer of Cy; texts it sent that are not in the log are lost."""
        self.said = [(own, text) for own, text in self.said if own != 2]
        self.games[2] = self.program(2)
        self.cy.accept(self.texts)

    def carry_one(self, games: Iterable[OnlineGame] = ()) -> None:
        """Deliver the first of the sent texts to every peer."""
        text = self.said.pop(0)[1]
        if text.startswith("undo "):
            self.roll_back(len(self.texts) - int(text.removeprefix("undo ")))
            return
        self.texts.append(text)
        for game in games or self.games:
            game.accept([text])

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
            self.games[self.rules.decision(self.state).seat].play(read_command(self.rules, text))
            self.carry()

    def answer_of_bo(self) -> Command:
        """Send the retreat of Bo, which is asked first; nobody hears of it yet."""
        command = settle(self.bo.rules, self.bo.state)
        self.bo.play(command)
        return command

    def settle(self, seat: int) -> list[Command]:
        """Answer for *seat*, early if necessary, until it has no decision left; return the commands."""
        game, given = self.games[seat], []
        while (asked := game.asked({seat})) is not None and asked.decision.seat == seat:
            given.append(settle(game.rules, asked))
            game.answer(asked, given[-1])
            if not game.early.get(seat):
                self.carry()
        return given

    def drive_out(self) -> None:
        """Have Anna drive out both others."""
        self.play("conquer s3", "conquer p1")
        bot = RandomBot(1)
        while self.state.decision.kind != "retreat":
            self.games[0].play(bot.choose(self.rules, self.state))
            self.carry()
        assert list(self.cy.retreating) == [1, 2]

    def roll_back(self, length: int) -> None:
        del self.texts[length:]
        for game in self.games:
            game.roll_back(length)

    def check_all_said(self, given: list[Command]) -> None:
        """The log has what Cy has *given*, and the next turn has begun."""
        self.carry()
        assert [entry.command for entry in self.cy.history if entry.before.agenda[-1][:2] == RETREAT_OF_CY[:2]] == given
        assert (self.cy.state.decision.kind, (self.early, self.kept)) == ("choice", (None, [""] * 3))
        assert not self.cy.waiting


@pytest.fixture
def table():
    return Table(DRIVEN_OUT)


@pytest.fixture
def attack():
    """A table at which Cy has answered an attack early."""
    table = Table(BEFORE)
    table.drive_out()
    table.given = table.settle(2)
    return table


class TestWhoRetreats:
    def test_every_seat_that_will_be_asked_in_the_order_of_the_rules(self):
        """A-8: clockwise from the current player."""
        rules, state = position(DRIVEN_OUT)
        found = retreating(rules, state)
        assert list(found) == [1, 2]
        assert [rules.decision(asked) for asked in found.values()] == [(1, "retreat", None), RETREAT_OF_CY]
        assert found[1] is state
        assert found[2].tokens == state.tokens, "nobody's tokens are placed in advance"

    def test_nobody_who_need_not_choose(self):
        """RETREAT-2: if only one region is left, the rules place them themselves."""
        assert list(retreating(*position(DRIVEN_OUT.replace(f"p1 p2\n{CAMPS}", "p1")))) == [1]
        assert not retreating(*position(BEFORE))


class TestAnswers:
    def test_only_the_seat_that_is_asked_sends_a_command(self, table):
        with pytest.raises(Refused, match="not-asked"):
            table.cy.play(settle(table.rules, table.state), 2)
        assert table.said == []
        table.answer_of_bo()
        assert len(table.said) == 1

    def test_they_wait_for_the_log(self, table):
        """An early answer is still legal when the log reaches its decision."""
        given = table.settle(2)
        assert [type(command) for command in given] == [Place, Place, Deploy]
        assert not table.said
        assert table.early.is_ready
        assert table.asked is None
        assert table.cy.state == table.start
        first = table.answer_of_bo()
        table.check_all_said(given)
        state = table.start
        for command in (first, *given):
            state = table.rules.apply(state, command).state
        assert {game.state for game in table.games} == {state}

    def test_only_who_wants_to_be_asked_answers_early(self, table):
        assert table.cy.asked(()) is None
        assert table.games[0].asked({0, 1, 2}) is None
        assert table.bo.asked(()) is table.bo.state, "the log asks already"

    def test_what_is_said_of_half_an_answer_counts_and_the_rest_is_asked(self, table):
        asked = table.asked
        camp = settle(table.rules, asked)
        table.cy.answer(asked, camp)
        table.answer_of_bo()
        rest = table.asked
        table.carry()
        assert [entry.command for entry in table.cy.history[1:]] == [camp]
        assert rest.decision == table.cy.decision == RETREAT_OF_CY
        assert table.asked is table.cy.state
        table.check_all_said([camp, *table.settle(2)])

    def test_the_rules_refuse_what_they_refuse_later(self):
        """RETREAT-4: all of them must be placed."""
        table = Table(DRIVEN_OUT.replace("bivouacking", "merchant").replace(f"\n{CAMPS}", ""))
        with pytest.raises(Refused, match="retreat-total"):
            table.cy.answer(table.asked, read_command(table.rules, "deploy p1=1 p2=0"))
        assert table.early is None
        assert table.asked is not None

    def test_undo_takes_back_what_waits_to_be_said(self, table):
        assert table.cy.barrier is not None
        table.settle(2)
        assert table.cy.barrier is None
        assert table.cy.undo() is None
        assert [type(command) for command in table.early.commands] == [Place, Place]
        assert table.asked.decision.seat == 2
        assert table.cy.reset_turn() is None
        assert table.early is None
        assert table.cy.barrier is not None, "now the others' commands are next"
        assert not table.said
        assert (table.cy.state, table.kept[2]) == (table.start, "")
        table.kill()
        assert table.asked is not None

    def test_what_is_sent_is_not_taken_back(self, table):
        given = table.settle(2)
        table.answer_of_bo()
        table.carry_one()
        assert len(table.said) == 3, "all of it is on its way"
        assert not table.cy.early.can_take_back
        assert table.asked is None
        table.check_all_said(given)

    def test_two_people_at_one_program(self, table):
        table.cy.hand_over(0, HUMAN)
        assert table.cy.asked({0, 2}).decision.seat == 2
        table.settle(2)
        assert table.cy.asked({0, 2}) is None

    def test_a_seat_that_is_played_elsewhere_answers_there(self, table):
        table.settle(2)
        kept = table.kept[2]
        table.cy.hand_over(2, REMOTE)
        assert (table.early, table.kept[2]) == (None, "")
        assert table.program(1, kept).early.get(2) is None
        table.answer_of_bo()
        table.carry()
        assert table.cy.state.decision == RETREAT_OF_CY, "this program says nothing for it any more"

    def test_what_the_log_does_not_take_is_asked_again(self, table):
        table.settle(2)
        table.answer_of_bo()
        table.carry_one()
        table.said.clear()
        table.cy.refused()
        assert table.early is None
        assert table.asked is table.cy.state
        table.check_all_said(table.settle(2))


class TestAfterAKill:
    """Unsent answers are restored by the next run of the program."""

    def test_nobody_is_asked_again(self, table):
        given = table.settle(2)
        table.kill()
        assert table.early.is_ready
        assert table.asked is None
        assert table.cy.barrier is None, "it can be taken back as before"
        table.answer_of_bo()
        table.check_all_said(given)

    def test_half_an_answer_is_taken_up_and_the_rest_is_asked(self, table):
        table.cy.answer(table.asked, settle(table.rules, table.asked))
        half = table.asked
        table.kill()
        assert table.asked == half
        assert [type(command) for command in table.early.commands] == [Place]

    def test_it_is_said_at_once_if_the_log_asks_by_now(self, table):
        given = table.settle(2)
        table.answer_of_bo()
        table.carry_one(table.games[:2])
        table.kill()
        table.check_all_said(given)

    def test_what_the_log_has_of_it_is_not_said_again(self, table):
        given = table.settle(2)
        table.answer_of_bo()
        for _ in range(2):    # of four commands; the log has that of Bo and the first one of Cy
            table.carry_one()
        table.kill()
        table.check_all_said(given)

    def test_a_second_kill_forgets_nothing(self, attack):
        attack.kill()
        attack.kill()
        assert attack.early.is_ready

    def test_another_position_asks_again(self, attack):
        """While the peer was away, the attack was undone and replaced by one that the answer also fits."""
        kept = attack.kept[2]
        attack.roll_back(0)
        attack.play("conquer p1", "conquer s3")
        attack.settle(0)
        assert list(attack.games[0].retreating) == [1, 2]
        attack.kept[2] = kept
        attack.kill()
        assert attack.early is None
        assert attack.asked is not None

    def test_it_waits_until_a_command_that_was_taken_back_comes_again(self, attack):
        texts = list(attack.texts)
        attack.roll_back(0)
        attack.kill()
        assert attack.early is None
        for game in attack.games:
            game.accept(texts)
        assert attack.early.is_ready
        assert attack.asked is None

    @pytest.mark.parametrize("spoil", [
        lambda text: text[: len(text) // 2], lambda text: text[:-1], lambda text: text + "]", lambda text: "?",
        lambda text: text.replace("deploy", "employ"), lambda text: text.replace("p1", "zz"),
        lambda text: text.replace('"2"', '"7"'), lambda text: text.replace('"2"', '"-1"'), lambda text: "[" * 100_000,
        lambda text: text.replace("[1,", "[2,", 1), lambda text: "[1,[3,0],7,{}]",
        lambda text: '[1,[3,0],"",{"2":[[]]}]',
        lambda text: text.replace('["', '["conquer f1","'), lambda text: "null", lambda text: '[1,[3,1e999],"",{}]',
        lambda text: text.replace("deploy", "deploy\\u2028"), lambda text: text.replace('"2"', '"' + "9" * 5000 + '"'),
    ])    # fmt: skip
    def test_a_spoilt_text_tells_nothing_and_harms_nothing(self, table, spoil):
        given = table.settle(2)
        table.kept[2] = spoil(table.kept[2])
        table.kill()
        assert table.early is None
        assert table.asked is not None
        assert table.settle(2) == given
        assert table.early.is_ready
        table.kill()
        assert table.early.is_ready

    @given(st.text() | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.just("2"), inner),
        max_leaves=8,
    ).map(lambda rest: json.dumps([1, [3, 0], "", rest])))
    def test_any_text(self, text):
        kept = read_kept(text)
        assert kept is None or read_kept(write_kept(kept)) == kept


class TestAnotherPosition:
    """Early answers when the log is rolled back behind them."""

    def test_the_same_again_keeps_it(self, attack):
        attack.roll_back(0)
        assert attack.asked is None
        attack.drive_out()
        assert attack.early.is_ready
        attack.answer_of_bo()
        attack.check_all_said(attack.given)

    def test_another_attack_makes_it_ask_again_and_says_why(self, attack):
        """RETREAT-2: the regions have changed."""
        attack.roll_back(0)
        attack.play("conquer s3", "conquer h2")
        attack.settle(0)
        assert attack.state.decision == (1, "retreat", None)
        assert attack.early is None
        [spoilt] = attack.cy.early.spoilt
        assert (spoilt.seat, spoilt.refusal.code) == (2, "deploy-regions")
        assert attack.asked.decision.seat == 2
        given = attack.settle(2)
        attack.answer_of_bo()
        attack.check_all_said(given)
