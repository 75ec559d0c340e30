"""What somebody who watches is told of the seat that they have asked for."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtWidgets import QApplication

from swqt.gui.lan.bar import Bar
from swqt.gui.lan.standing import Standing
from swqt.gui.lan.tidings import Tidings
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.newcomers import SeatRefused
from swqt.net.joining.news import Playing
from swqt.net.playing.opening import write_opening
from tests.net.games import NAMES, new_game
from tests.net.signed import signed_start

ME = b"w" * 32


@dataclass
class Deeds:
    """What was done by the buttons."""

    done: list[str] = field(default_factory=list)

    def __getattr__(self, name: str) -> object:
        return lambda *_: self.done.append(name)


class Watcher:
    """Watches three play, of whom the third is away."""

    def __init__(self) -> None:
        opening = new_game(3)
        start, _, _ = signed_start(write_opening(opening), 3)
        self.now = Standing(Playing(start, None), opening, ME)
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


def test_who_has_asked_waits_for_those_who_play(watcher: Watcher) -> None:
    assert watcher.text() == "You have asked for seat C. Those who play decide on it."


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


@pytest.mark.parametrize(
    "change", [votes.SeatPeer(1, 3, ME, bytes(32)), votes.SeatPeer(2, 3, b"x" * 32, bytes(32)), votes.Drop(2, "easy")]
)
def test_another_vote_is_none_of_it(watcher: Watcher, change: votes.Change) -> None:
    watcher.vote(change, carried=False)
    assert watcher.text().endswith("Those who play decide on it.")


def test_a_new_wish_begins_anew(watcher: Watcher) -> None:
    watcher.now.hear_refusal(SeatRefused(2, 0))
    watcher.vote(votes.SeatPeer(2, 3, ME, bytes(32)), carried=False)
    watcher.now.hear_refusal(SeatRefused(1, 1))
    assert watcher.now.refusers == (0,), "of another seat"
    watcher.now.want(2)
    assert watcher.text() == "You have asked for seat C. Those who play decide on it."
