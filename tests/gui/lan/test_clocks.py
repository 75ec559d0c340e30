"""Chat and clock options in two windows: chosen in the lobby, applied in the game, changed by a vote."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from swqt.gui.dialogs.table_dialog import ClockChoice
from swqt.gui.lan.game_view import GameClock
from swqt.gui.texts.refusals import chat_rule_text, clock_text
from swqt.net.core.events import SayLine
from swqt.net.lobby.table import NO_CLOCK, SAYINGS_ONLY, TALK_RULES, Clock
from swqt.net.news import Waiting
from swqt.table import Library
from tests.support import lan_player
from tests.support.game_views import at_turn, game_view, show_status
from tests.support.lan_player import Player, met

Make = Callable[..., tuple[Player, Player]]


class Moment:
    """A clock that is advanced by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_(self, seconds: float, *players: Player) -> None:
        """Advance the clock by *seconds* and update the clocks of *players*."""
        self.now += seconds
        for player in players:
            player.play.clock.ticked.emit()


@pytest.fixture
def meet(qtbot: QtBot, library: Library, plain_map: None) -> Iterator[Make]:
    """Starts two people at a table with given options."""
    with ExitStack() as tables:
        yield lambda **house: tables.enter_context(met(qtbot, library, **house))


def begin(host: Player, guest: Player) -> Moment:
    """Begin the game with stopped clocks; they advance with the returned Moment."""
    moment = Moment()
    for player in (host, guest):
        player.play.clock.moment = moment
    lan_player.begin(host, guest)
    return moment


def sides(host: Player, guest: Player) -> tuple[Player, Player]:
    """Return the deciding player and the other one."""
    asked = [not player.game.seats[player.asked_seat].is_remote for player in (host, guest)]
    assert sorted(asked) == [False, True]
    return (host, guest) if asked[0] else (guest, host)


def people(player: Player) -> list[str]:
    shown = player.play.panel.people
    return [shown.item(row).text() for row in range(shown.count())]


def line_of(player: Player, name: str) -> str:
    return next(line for line in people(player) if line.startswith(name))


def lines(chat: QListWidget) -> list[str]:
    return [chat.item(row).text() for row in range(chat.count())]


def buttons(player: Player) -> dict[str, QPushButton]:
    return {button.text(): button for button in player.play.bar.buttons()}


def offered(player: Player) -> dict[str, QAction]:
    """Return the actions by which *player* can propose changes of chat and clock."""
    menus = [action.menu() for action in player.play.panel.menu().actions() if action.menu()]
    return {action.text(): action for menu in menus for action in menu.actions()}


def called(player: Player) -> str:
    return player.window.settings.network["name"]


def unseen(*players: Player, monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, list[str]], list[object]]:
    """Have all *players* look at other windows; return the sounds that each hears, and the windows that alert."""
    played: dict[str, list[str]] = {}
    alerts: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, ms=0: alerts.append(window))
    for player in players:
        monkeypatch.setattr(player.window, "isActiveWindow", lambda: False)
        monkeypatch.setattr(player.window.sounds, "play", played.setdefault(called(player), []).append)
        player.play._mark(False)
    return played, alerts


def test_the_host_chooses_and_everybody_sees_it(meet: Make) -> None:
    """C14, A18: there is no clock unless the host chooses one."""
    host, guest = meet()
    mine, theirs = host.lobby.lobby, guest.lobby.lobby
    assert theirs.table.clock == NO_CLOCK
    assert not theirs.clock.minutes.isVisible()
    mine.who_chats.setFocus()
    QTest.keyClick(mine.who_chats, Qt.Key.Key_End)
    mine.clock.kind.setFocus()
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_End)
    guest.until(lambda: theirs.table.clock == Clock(0, 20, 30) and theirs.table.sayings)
    assert (theirs.who_chats.rule(), theirs.clock.clock()) == (SAYINGS_ONLY, Clock(0, 20, 30))
    assert theirs.clock.minutes.isVisible()
    assert theirs.clock.seconds.isVisible()
    assert not theirs.clock.isEnabled()
    assert not theirs.who_chats.isEnabled()
    mine.clock.minutes.setValue(45)
    guest.until(lambda: theirs.table.clock == Clock(0, 45, 30))
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_Up)
    guest.until(lambda: theirs.table.clock == Clock(5))
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_Home)
    guest.until(lambda: theirs.table.clock == NO_CLOCK)


def test_a_quiet_table_says_why_nobody_can_write(meet: Make) -> None:
    host, guest = meet(sayings=True)
    talk = guest.lobby.lobby.chat
    assert not talk.entry.isEnabled()
    assert not talk.send.isEnabled()
    assert "Quick chat only" in talk.entry.placeholderText()
    assert talk.quick.isEnabled()
    talk.said.emit("All the same")
    guest.until(lambda: "Only quick chat" in guest.lobby.lobby.said.text())
    talk.quick.menu().actions()[1].trigger()
    host.until(lambda: lines(host.lobby.lobby.chat.lines) == ["Ben: Well played!"])
    begin(host, guest)
    chat = guest.play.panel.chat
    assert not chat.entry.isEnabled()
    assert "Quick chat only" in chat.entry.placeholderText()
    chat.said.emit("All the same")
    guest.until(lambda: any("Only quick chat" in line for line in lines(chat.lines)))
    guest.client.feed(SayLine("By another program"))
    chat.quick.menu().actions()[2].trigger()
    host.until(lambda: "Ben: Ouch!" in lines(host.play.panel.chat.lines))
    assert not [line for line in lines(host.play.panel.chat.lines) if "same" in line or "program" in line]
    log = host.window.log
    log.filter.setCurrentIndex(3)
    assert log.toPlainText().splitlines()[-1].endswith("Ouch!")


def test_the_time_of_whoever_is_asked_runs_and_stands_still_in_a_pause(meet: Make) -> None:
    host, guest = meet(clock=Clock(0, 20, 30))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    for player in (host, guest):
        assert player.play.clock.beat.isActive()
        assert "20:00 left, clock running" in line_of(player, called(asked))
        assert line_of(player, called(other)).count("20:00 left") == 1
        assert "running" not in line_of(player, called(other))
    row = other.play.panel.people
    row.setCurrentRow(1)
    item = row.item(1)
    moment.pass_(61.0, host, guest)
    for player in (host, guest):
        assert "18:59 left, clock running" in line_of(player, called(asked))
    assert row.item(1) is item, "the list is not made anew"
    assert row.currentRow() == 1
    host.play.panel.pause.click()
    for player in (host, guest):
        player.until(lambda player=player: player.status.paused)
        assert not player.play.clock.beat.isActive()
    moment.pass_(500.0, host, guest)
    for player in (host, guest):
        assert "18:59 left" in line_of(player, called(asked))
        assert "running" not in line_of(player, called(asked))
    host.play.panel.pause.click()
    for player in (host, guest):
        player.until(lambda player=player: not player.status.paused)
    moment.pass_(59.0, host, guest)
    assert "18:00 left, clock running" in line_of(other, called(asked))
    host.made_anew()
    moment.pass_(20.0, host, guest)
    assert host.play.clock.beat.isActive()
    for player in (host, guest):
        assert "17:40 left, clock running" in line_of(player, called(asked)), "also in a window that is made anew"


def rows(player: Player) -> list[str]:
    model = player.window.players.model_
    return [model.data(model.index(number), Qt.ItemDataRole.AccessibleTextRole) for number in range(model.rowCount())]


def test_the_times_stand_with_the_players_and_are_not_read_out_each_second(meet: Make) -> None:
    """A14: reading a row includes the time, but ticks are not announced and change no layout."""
    host, guest = meet(clock=Clock(0, 20, 30))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    panel = other.window.players
    heard: list[str] = []
    other.window.keyboard_navigation.announcer.announced.connect(heard.append)
    moment.pass_(61.0, host, guest)
    told = ", playing now, 18:59 left, clock running, "
    assert any(row.startswith(called(asked)) and told in row for row in rows(other))
    assert any(row.startswith(called(other)) and ", 20:00 left, " in row for row in rows(other))
    heights = [panel.visualRect(panel.model_.index(number)).height() for number in range(2)]
    moment.pass_(1.0, host, guest)
    assert any("18:58 left, clock running" in row for row in rows(other))
    assert not heard
    assert heights == [panel.visualRect(panel.model_.index(number)).height() for number in range(2)]
    other.window.show_start()
    assert not any("20:00" in row for row in rows(other))


def test_the_time_of_somebody_who_is_away_stands_still(qapp: QApplication) -> None:
    """The grace time applies instead."""
    moment, view = Moment(), game_view(clock=Clock(0, 20, 0))
    clock, game = GameClock(qapp, moment), at_turn(view, chair=1)
    clock.begin(3)

    def after(seconds: float, **status: Any) -> tuple[str, bool]:
        moment.pass_(seconds)
        clock.look(view, game)
        shown = clock.shown(1)
        assert shown is not None
        show_status(view, **status)
        clock.look(view, game)
        return shown.text, clock.beat.isActive()

    away = Waiting("command", (1,), 0.0, False, False)
    assert after(0.0, away=(1,), waiting=away) == ("20:00", False)
    assert after(100.0) == ("20:00", True)
    assert after(1.0, waiting=Waiting("ack", (1,), 0.0, False, True)) == ("19:59", False)
    assert after(100.0, away=(1,), waiting=replace(away, overdue=True)) == ("19:59", True)
    assert after(60.0, away=(1,)) == ("18:59", False), "the grace time is used up, so the clock runs on"
    assert after(60.0, paused=(0,)) == ("18:59", False)
    assert after(60.0) == ("18:59", True)
    clock.beat.stop()


def test_whose_time_is_over_loses_nothing(meet: Make) -> None:
    """Nobody loses on time; of two players, none can replace the other."""
    host, guest = meet(clock=Clock(0, 1, 0))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    entries = len(asked.game)
    moment.pass_(59.0, host, guest)
    assert not buttons(other)
    moment.pass_(1.0, host, guest)
    assert f"{called(asked)} is out of time." in other.play.bar.text()
    assert "You're out of time" in asked.play.bar.text()
    for player in (host, guest):
        assert set(buttons(player)) == {"Hide"}
        buttons(player)["Hide"].click()
        assert not player.play.bar.text()
    assert "0:00 left, clock running" in line_of(asked, called(asked))
    assert len(asked.game) == entries
    moment.pass_(75.0, host, guest)
    assert not other.play.bar.text(), "it is borne in this turn"


def test_a_reminder_is_a_note_for_all_and_a_mark_for_whoever_is_asked(
    meet: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = meet(clock=Clock(3))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    played, alerts = unseen(host, guest, monkeypatch=monkeypatch)
    moment.pass_(179.0, host, guest)
    assert not alerts
    moment.pass_(1.0, host, guest)
    text = f"{called(asked)} has been thinking for 3 minutes."
    for player in (host, guest):
        assert lines(player.play.panel.chat.lines).count(text) == 1
    assert played == {called(asked): ["turn"], called(other): []}
    assert alerts == [asked.window]
    assert asked.window.windowTitle().startswith("● ")
    assert not other.window.windowTitle().startswith("● ")
    assert not any("left" in line for line in people(host) + people(guest))
    assert not host.play.bar.text()
    moment.pass_(500.0, host, guest)
    for player in (host, guest):
        assert lines(player.play.panel.chat.lines).count(text) == 1


def test_a_turn_is_called_out_while_nobody_looks(meet: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """C14: a turn that begins on another computer triggers a sound, an alert and a mark in the title."""
    host, guest = meet()
    begin(host, guest)
    asked, other = sides(host, guest)
    played, alerts = unseen(host, guest, monkeypatch=monkeypatch)
    while other.asked_seat < 0 or other.game.seats[other.asked_seat].is_remote:
        asked.act()
        QTest.qWait(5)
    other.until(lambda: played[called(other)].count("turn") == 1)
    assert "turn" not in played[called(asked)]
    assert other.window in alerts
    assert other.window.windowTitle().startswith("● ")
    monkeypatch.setattr(other.window, "isActiveWindow", lambda: True)
    QApplication.sendEvent(other.window, QEvent(QEvent.Type.ActivationChange))
    assert not other.window.windowTitle().startswith("● ")
    alerts.clear()
    other.play._call_attention()
    assert not alerts


def test_without_a_clock_nothing_ticks_until_all_agree_on_one(meet: Make) -> None:
    """Options need a unanimous vote; they apply to chat and clock at once."""
    host, guest = meet()
    moment = begin(host, guest)
    moment.pass_(90_000.0, host, guest)
    assert not host.play.clock.beat.isActive()
    assert not any("left" in line for line in people(host) + people(guest) + rows(host) + rows(guest))
    assert not host.play.bar.text()
    assert guest.play.panel.more.isEnabled()
    choices = offered(guest)
    assert [text for text, action in choices.items() if action.isChecked()] == ["everyone", "no clock"]
    choices["quick chat only"].trigger()
    host.until(lambda: "Ben proposes: there is only quick chat." in host.play.bar.text())
    assert guest.play.panel.chat.entry.isEnabled()
    buttons(host)["Agree"].click()
    for player in (host, guest):
        player.until(lambda player=player: not player.play.panel.chat.entry.isEnabled())
    clock = "10 minutes each, +30 seconds per turn"
    offered(guest)[clock].trigger()
    host.until(lambda: f"Ben proposes: the clock gives {clock}." in host.play.bar.text())
    assert not host.play.clock.beat.isActive()
    buttons(host)["Agree"].click()
    for player in (host, guest):
        player.until(lambda player=player: sum("10:00" in line for line in people(player)) == 2)
    assert host.play.view.manners == guest.play.view.manners
    assert host.play.view.manners.sayings
    chosen = [text for text, action in offered(guest).items() if action.isChecked()]
    assert chosen == ["quick chat only", clock]


def test_every_clock_can_be_chosen_and_is_told(qtbot: QtBot) -> None:
    choice = ClockChoice()
    qtbot.addWidget(choice)
    told = []
    for clock in (NO_CLOCK, Clock(1), Clock(60), Clock(0, 1, 0), Clock(0, 240, 240), Clock(7)):
        choice.choose(clock)
        assert choice.clock() == clock
        told.append(clock_text(clock))
    assert told == [
        "no clock", "reminder after 1 minute", "reminder after 60 minutes", "1 minute each",
        "240 minutes each, +240 seconds per turn", "reminder after 7 minutes",
    ]    # fmt: skip
    assert len({chat_rule_text(rule) for rule in TALK_RULES}) == 3
