"""Taking back one's own commands on the network: what the log allows, and how a game at the table follows the log."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from swqt.ai import RandomBot
from swqt.engine import Command, Pick, Refused
from swqt.net.agreement.log import CHANCE_DUE, IllegalBody
from swqt.net.playing.game import GameReplica, effective, taken_back, write_taking_back
from swqt.table import HUMAN, REMOTE, GameChange, OnlineGame, Seat
from tests.support.net_games import beacon, new_game, whole_game


def ahead(replica: GameReplica, seed: int = 1, least: int = 12) -> None:
    """Play until the seat that is asked has given two commands in a row that turned up nothing."""
    for _ in whole_game(replica, seed):
        moves = replica.moves[-2:]
        due = replica.to_act()
        if len(replica) >= least and due not in (None, CHANCE_DUE):
            seat = replica.seat_of(due)
            if len(moves) == 2 and all(m.seat == seat and not replica.rules.reveals(m.command) for m in moves):
                return
    raise AssertionError("no such moment in this game")


def test_texts_that_still_count() -> None:
    assert effective(["a", "b", "undo 1", "c", "d", "undo 2", "e"]) == ["a", "e"]
    assert taken_back("undo 3") == 3
    assert not any(map(taken_back, ("undo 0", "undo", "undo 03", "undo 3 ", "Undo 3", "undo 99999")))
    assert taken_back(write_taking_back(17)) == 17


def test_the_log_takes_back_what_turned_up_nothing() -> None:
    replica = GameReplica(new_game(3))
    ahead(replica)
    moves, due = replica.moves, replica.to_act()
    post = replica.apply(due, b"undo 2")
    assert replica.state == moves[-2].before
    assert replica.moves == moves[:-2]
    assert post == replica.post()
    assert replica.to_act() == due
    replica.rewind(len(replica) - 1)
    assert replica.moves == moves


def test_the_log_takes_back_nothing_else() -> None:
    """What turned something up, or another seat's answer, stands until all agree."""
    replica = GameReplica(new_game(2))
    refused = 0
    for _ in whole_game(replica, 3):
        due = replica.to_act()
        if due in (None, CHANCE_DUE):
            continue
        moves, post = replica.moves, replica.post()
        own = 0
        for one in reversed(moves):
            if one.seat != replica.seat_of(due) or replica.rules.reveals(one.command):
                break
            own += 1
        with pytest.raises(IllegalBody):
            replica.apply(due, write_taking_back(own + 1).encode())
        assert replica.post() == post
        refused += 1
    assert refused > 20
    assert replica.to_act() is None
    with pytest.raises(IllegalBody, match="over"):
        replica.apply(0, b"undo 1")


class Wire:
    """A log with one replica, and the game of one program that says and hears."""

    def __init__(self, seats: int = 2, box: str = "base", own: int = 0) -> None:
        self.replica = GameReplica(new_game(seats, box))
        self.sent: list[str] = []
        self._draws = 0
        self.draw()    # who begins, and the first column
        self.told = 1
        kinds = [HUMAN if number == own else REMOTE for number in range(seats)]
        rules, start = self.replica.rules, self.replica.opening.start
        people = [Seat(f"P{number}", kind) for number, kind in enumerate(kinds)]
        self.game = OnlineGame(rules, start, people, self.sent.append)
        self.changes: list[GameChange] = []
        self.game.listen(self.changes.append)
        self.carry()

    def draw(self) -> None:
        while self.replica.to_act() == CHANCE_DUE:
            self._draws += 1
            self.replica.draw(beacon(5, self._draws))

    def carry(self) -> None:
        """Have everything that was said go through the log and come back."""
        while self.sent:
            self.replica.apply(self.replica.to_act(), self.sent.pop(0).encode())
            self.draw()
        self.draw()
        played = self.replica.played
        self.game.accept([one.text for one in played[self.told :]])
        self.told = len(played)

    def say(self, command: Command) -> None:
        """Somebody says *command*, here or elsewhere."""
        seat = self.game.seat_to_move()
        assert seat is not None
        if seat.is_remote:
            self.sent.append(self.replica.body(command).decode())
        else:
            assert self.game.play(command) == ()
            assert self.game.waiting


def course(wire: Wire, seed: int = 1) -> Iterator[None]:
    bot = RandomBot(Random(seed))
    while wire.game.decision is not None:
        wire.say(bot.choose(wire.replica.rules, wire.replica.state))
        wire.carry()
        yield


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (4, "underground")])
def test_a_game_at_the_table_follows_the_log(seats: int, box: str) -> None:
    wire = Wire(seats, box)
    for _ in course(wire):
        assert not wire.game.waiting
        assert wire.game.state == wire.replica.state
    history = wire.game.history
    assert [(entry.seat, entry.command) for entry in history] == [(m.seat, m.command) for m in wire.replica.moves]
    told = [entry for change in wire.changes for entry in change.entries]
    assert told == list(history)[-len(told) :]
    assert wire.game.decision is None


def test_what_is_refused_here_is_never_said() -> None:
    wire = Wire(own=0)
    with pytest.raises(Refused):
        wire.game.play(Pick(17, None))
    assert not wire.sent
    assert not wire.game.waiting


def test_undo_redo_and_reset_go_through_the_log() -> None:
    wire = Wire(own=0)
    undone = reset = 0
    for _ in course(wire, seed=4):
        game = wire.game
        decision, history = game.decision, list(game.history)
        if decision is None or decision.seat != 0 or game.barrier is not None:
            continue
        before = game.state
        assert game.undo() is None
        assert game.state == before, "nothing is taken back before the log says so"
        wire.carry()
        assert list(game.history) == history[:-1]
        assert game.state == history[-1].before == wire.replica.state
        assert game.can_redo
        game.redo()
        wire.carry()
        assert list(game.history) == history
        undone += 1
        if game.reset_turn() is None:
            wire.carry()
            assert game.state == wire.replica.state
            reset += 1
            while game.can_redo:
                game.redo()
                wire.carry()
            assert list(game.history) == history
    assert undone > 5
    assert reset > 5


def test_undo_stops_where_another_seat_is_asked() -> None:
    """At one table the end of a turn can be taken back; the log belongs to the next seat by then."""
    wire = Wire(own=0)
    stopped = 0
    for _ in course(wire):
        decision = wire.game.decision
        if decision is not None and decision.seat == 1 and wire.game.history[-1].seat == 0:
            barrier = wire.game.barrier
            assert barrier is not None
            assert wire.game.undo() == barrier
            assert not wire.sent
            stopped += 1
    assert stopped


def test_a_log_that_is_rolled_back_is_followed() -> None:
    """Also where what was taken back stands again."""
    wire = Wire(own=0)
    for _ in course(wire, seed=4):
        game = wire.game
        decision = game.decision
        if decision is not None and decision.seat == 0 and game.barrier is None and len(game.history) > 10:
            break
    before = list(wire.game.history)
    texts = len(wire.replica) - 1
    wire.game.undo()
    wire.carry()
    assert len(wire.game.history) == len(before) - 1
    wire.replica.rewind(texts + 1)
    wire.game.roll_back(texts)
    assert list(wire.game.history) == before
    wire.replica.rewind(texts - 2)
    wire.game.roll_back(texts - 3)
    assert wire.game.state == wire.replica.state


def test_what_the_log_declines_is_forgotten() -> None:
    wire = Wire(own=0)
    for _ in course(wire):
        decision = wire.game.decision
        if decision is not None and decision.seat == 0:
            break
    wire.say(RandomBot(1).choose(wire.replica.rules, wire.replica.state))
    wire.sent.clear()
    wire.game.refused()
    assert not wire.game.waiting
    assert wire.changes[-1] == GameChange("undone", ())
