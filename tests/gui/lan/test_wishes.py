"""Messages to a spectator about a requested seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.lan.bar import Bar
from swqt.gui.lan.lobby_page import LobbyPage
from swqt.gui.lan.standing import NetworkGameState
from swqt.gui.lan.tidings import Tidings
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.newcomers import SeatRefused
from swqt.net.joining.news import Playing
from swqt.net.meeting import seating
from swqt.net.meeting.document import GameContent, LobbyTable
from swqt.net.meeting.lobby_base import Changed
from swqt.net.playing.opening import write_opening
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.terms import Knocked
from tests.support.net_games import NAMES, new_game
from tests.support.signed import signed_start

ME = b"w" * 32


@dataclass
class Deeds:
    """Records the actions of the buttons."""

    done: list[str] = field(default_factory=list)

    def __getattr__(self, name: str) -> object:
        return lambda *_: self.done.append(name)


class Watcher:
    """Watches three players, of whom the third is away."""

    def __init__(self) -> None:
        opening = new_game(3)
        start, _, _ = signed_start(write_opening(opening), 3)
        self.now = NetworkGameState(Playing(start, None), opening, ME)
        self.now.states |= {0: "here", 1: "here", 2: "away"}
        self.deeds = Deeds()
        self.bar = Bar(self.deeds, Tidings(self.now.name, self.now.letter))    # type: ignore[arg-type]  # any deed

    def text(self) -> str:
        self.now.settled()
        return self.bar.words(self.now)[0]

    def vote(self, change: votes.Change, *, carried: bool) -> None:
        self.now.hear_decision(o.Asked(b"p", 0, (change,), False), carried)


@pytest.fixture
def watcher(qapp: QApplication) -> Watcher:
    watcher = Watcher()
    watcher.now.want(2)
    return watcher


def test_a_refusal_is_named_while_others_may_still_agree(watcher: Watcher) -> None:
    watcher.now.hear_refusal(SeatRefused(2, 1))
    assert watcher.text() == f"You have asked for seat C. {NAMES[1]} refused; the others decide on it."


def test_when_everybody_who_is_there_has_refused_it_is_over(watcher: Watcher) -> None:
    for peer in (1, 0, 1):
        watcher.now.hear_refusal(SeatRefused(2, peer))
    assert watcher.text() == f"{NAMES[1]}, {NAMES[0]} refused your wish for seat C."
    [hide] = watcher.bar.words(watcher.now)[1]
    hide.act()
    assert watcher.deeds.done == ["forget_wish"]


def test_a_lost_vote_is_told(watcher: Watcher) -> None:
    watcher.vote(votes.SeatPeer(2, 3, ME, bytes(32)), carried=False)
    assert watcher.text() == "The players have voted against your wish for seat C."


def test_another_vote_is_none_of_it(watcher: Watcher) -> None:
    for change in (votes.SeatPeer(1, 3, ME, bytes(32)), votes.SeatPeer(2, 3, b"x" * 32, bytes(32)), votes.Drop(2, "x")):
        watcher.vote(change, carried=False)
        assert watcher.text() == "You have asked for seat C. Those who play decide on it."


def test_a_new_wish_begins_anew(watcher: Watcher) -> None:
    watcher.now.hear_refusal(SeatRefused(2, 0))
    watcher.vote(votes.SeatPeer(2, 3, ME, bytes(32)), carried=False)
    watcher.now.hear_refusal(SeatRefused(1, 1))
    assert watcher.now.refusers == (0,), "of another seat"
    watcher.now.want(2)
    assert watcher.text() == "You have asked for seat C. Those who play decide on it."


def test_a_seat_that_is_not_free_any_more_is_told(watcher: Watcher) -> None:
    """When the absent player is back, the request is not dropped silently."""
    watcher.now.states[2] = "here"
    said = f"Seat C, which you have asked for, is not free any more: {NAMES[2]} plays it."
    assert watcher.text() == said
    assert watcher.text() == said, "until it has been read"
    [hide] = watcher.bar.words(watcher.now)[1]
    hide.act()
    assert watcher.deeds.done == ["forget_wish"]
    watcher.now.states[2] = "away"
    watcher.text()
    assert watcher.now.wish is None, "it can be asked for anew"


def test_a_game_that_is_over_has_no_seats_to_give(watcher: Watcher) -> None:
    watcher.now.over = True
    assert "Seat C" not in watcher.text()
    assert watcher.now.wish is None


class Lobby:
    """The page of a table with Anna, its host, and Ben, who sees it; a third seat is open."""

    def __init__(self) -> None:
        ground = GameContent("midland-3", "", "base", "")
        table = seating.new_table(b"t" * 8, b"a" * 32, "Test", "Anna", ground, 3, program="1", engine=b"")
        self.table = seating.admit(table, ME, "Ben", 1, watching=False)
        self.page = LobbyPage(set())
        self.asked: list[tuple[str, int]] = []
        self.page.asked.connect(lambda *what: self.asked.append(what))
        self.show(self.table)

    def show(self, table: LobbyTable) -> str:
        self.table = table
        self.page.show_table(Changed(table, None, None, False), ME)
        return self.page.take_lost()

    def wish(self, seat: int) -> None:
        self.page.seats.claimed.emit(seat)


@pytest.fixture
def lobby(qtbot: QtBot) -> Lobby:
    lobby = Lobby()
    qtbot.addWidget(lobby.page)
    return lobby


def test_the_old_seat_is_given_up_when_the_other_one_is_ours(lobby: Lobby) -> None:
    """Otherwise a player who is too late for the other seat would have none."""
    lobby.wish(2)
    assert lobby.asked == [("claim", 2)]
    assert lobby.show(seating.claim(lobby.table, ME, 2)) == ""
    assert lobby.asked == [("claim", 2), ("release", 1)]
    assert lobby.show(seating.release(lobby.table, ME, 1)) == ""
    assert lobby.asked[2:] == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda table: seating.admit(table, b"c" * 32, "Clara", 2, watching=False),
         "Seat 3 is not free any more: Clara has just taken it."),
        (lambda table: seating.put_bot(table, 2, "easy", ("easy",)),
         "Seat 3 is not free any more: the host has put a bot there."),
        (lambda table: seating.set_open(table, 2, False), "Seat 3 is not free any more: the host has closed it."),
        (lambda table: seating.set_ground(table, table.ground, 2), "There is no seat 3 any more."),
    ],
)  # fmt: skip
def test_in_the_lobby_a_seat_that_is_not_free_any_more_is_told_once(
    lobby: Lobby, change: Callable[[LobbyTable], LobbyTable], said: str
) -> None:
    lobby.wish(2)
    after = change(lobby.table)
    assert lobby.show(after) == said
    assert lobby.show(after) == ""
    assert not lobby.page.forget_wish(), "the refusal that follows says nothing new"
    assert lobby.table.seats_of(ME) == (1,)
    assert lobby.asked == [("claim", 2)]


def test_a_refusal_that_comes_first_is_told(lobby: Lobby) -> None:
    lobby.wish(2)
    assert lobby.page.forget_wish()
    after = seating.put_bot(lobby.table, 2, "easy", ("easy",))
    assert lobby.show(after) == "", "and nothing twice"


def test_who_loses_their_seat_to_a_smaller_game_is_told(lobby: Lobby) -> None:
    """The last to join becomes a spectator: Clara is seated before Ben."""
    table = seating.admit(lobby.table, b"c" * 32, "Clara", 2, watching=False)
    table = seating.release(table, ME, 1)
    table = seating.release(seating.claim(table, b"c" * 32, 1), b"c" * 32, 2)
    lobby.show(table)
    smaller = seating.set_ground(table, table.ground, 2)
    assert lobby.show(smaller) == "", "Ben watched already"
    lobby.show(seating.claim(table, ME, 2))
    assert lobby.show(smaller) == "The host plays with fewer seats now, and yours is gone."
    assert lobby.show(smaller) == ""


def test_who_plays_is_asked_whom_to_let_in(qapp: QApplication) -> None:
    knock = Knocked(b"k" * 32, "Eve", "10.0.0.1")
    watching = Watcher()
    watching.now.knocks.append(knock)
    assert "Eve" not in watching.text(), "who watches has no say in it"
    opening = new_game(3)
    start, _, _ = signed_start(write_opening(opening), 3)
    now = NetworkGameState(Playing(start, 0), opening, start.genesis.peers[0][0])
    now.knocks.append(knock)
    deeds = Deeds()
    text, buttons = Bar(deeds, Tidings(now.name, now.letter)).words(now)    # type: ignore[arg-type]  # any deed
    assert text.startswith(f"Eve asks to come in without a PIN. Their fingerprint is {fingerprint(knock.key)}")
    assert [button.text for button in buttons] == ["Not now", "Let in"]
    buttons[1].act()
    assert deeds.done == ["answer_knock"]
