"""Chat and clock options in two windows: chosen in the lobby, applied in the game, changed by a vote."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.dialogs.table_dialog import ClockChoice
from swqt.gui.texts.refusals import chat_rule_text, clock_text
from swqt.net.core.events import SayLine
from swqt.net.lobby.table import NO_CLOCK, SAYINGS_ONLY, TALK_RULES, Clock
from swqt.net.news import Waiting
from swqt.net.session import Session
from tests.support.game_views import at_turn, game_view, show_status
from tests.support.lan_player import begin, texts


class Moment:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def pass_(self, seconds, *players):
        """Advance the clock by *seconds* and update the clocks of *players*."""
        self.now += seconds
        for player in players:
            player.play.refresh()


@pytest.fixture
def moment(monkeypatch):
    """The moment by which the clocks go: they stand still until it is another one."""
    moment = Moment()
    monkeypatch.setattr("swqt.gui.lan.game_view.monotonic", moment)
    return moment


def sides(host, guest):
    """Return the deciding player and the other one."""
    asked = [not player.game.seats[player.asked_seat].is_remote for player in (host, guest)]
    assert sorted(asked) == [False, True]
    return (host, guest) if asked[0] else (guest, host)


def line_of(player, name):
    return next(line for line in player.people if line.startswith(name))


def offered(player):
    """Return the actions by which *player* can propose changes of chat and clock."""
    menus = [action.menu() for action in player.play.panel.menu().actions() if action.menu()]
    return {action.text(): action for menu in menus for action in menu.actions()}


def unseen(*players, monkeypatch):
    """Have all *players* look at other windows; return the sounds that each hears, and the windows that alert."""
    played, alerts = {}, []
    monkeypatch.setattr(QApplication, "alert", lambda window, ms=0: alerts.append(window))
    for player in players:
        monkeypatch.setattr(player.window, "isActiveWindow", lambda: False)
        monkeypatch.setattr(player.window.sounds, "play", played.setdefault(player.name, []).append)
        player.lobby.attention.end()
    return played, alerts


def test_the_host_chooses_and_everybody_sees_it(meet):
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
    assert [box.isVisible() for box in (theirs.clock.minutes, theirs.clock.seconds)] == [True, True]
    assert [box.isEnabled() for box in (theirs.clock, theirs.who_chats)] == [False, False]
    host.until(lambda: mine.clock.clock() == Clock(0, 20, 30))    # what was chosen before may come to be shown last
    mine.clock.minutes.setValue(45)
    guest.until(lambda: theirs.table.clock == Clock(0, 45, 30))
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_Up)
    guest.until(lambda: theirs.table.clock == Clock(5))
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_Home)
    guest.until(lambda: theirs.table.clock == NO_CLOCK)


def test_a_quiet_table_says_why_nobody_can_write(meet):
    host, guest = meet(sayings=True)
    talk = guest.lobby.lobby.chat
    assert [part.isEnabled() for part in (talk.entry, talk.send, talk.quick)] == [False, False, True]
    assert "Quick chat only" in talk.entry.placeholderText()
    guest.client.call(Session.talk, "All the same")
    guest.until(lambda: "Only quick chat" in guest.lobby.lobby.said.text())
    talk.quick.menu().actions()[1].trigger()
    host.until(lambda: "Ben: Well played!" in texts(host.lobby.lobby.chat.lines))
    begin(host, guest)
    chat = guest.play.panel.chat
    assert not chat.entry.isEnabled()
    assert "Quick chat only" in chat.entry.placeholderText()
    guest.client.call(Session.talk, "All the same")
    guest.until(lambda: any("Only quick chat" in line for line in texts(chat.lines)))
    guest.client.feed(SayLine("By another program"))
    chat.quick.menu().actions()[2].trigger()
    host.until(lambda: "Ben: Ouch!" in host.chat)
    assert not [line for line in host.chat if "same" in line or "program" in line]
    log = host.window.log
    log.filter.setCurrentIndex(3)
    assert log.toPlainText().splitlines()[-1].endswith("Ouch!")


def test_the_time_of_whoever_is_asked_runs_and_stands_still_in_a_pause(meet, moment):
    """A14: reading a player's row includes the time, but ticks are not announced and change no layout."""
    two = host, guest = meet(clock=Clock(0, 20, 30))
    begin(host, guest)
    asked, other = sides(host, guest)
    for player in two:
        assert player.play.beat.isActive()
        assert all(line_of(player, name).count("20:00 left") == 1 for name in (asked.name, other.name))
    row, panel, heard = other.play.panel.people, other.window.players, []
    row.setCurrentRow(1)
    item = row.item(1)
    other.window.keyboard_navigation.announcer.announced.connect(heard.append)
    moment.pass_(60.0, *two)
    told = ", playing now, 19:00 left, clock running, "
    assert any(row.startswith(asked.name) and told in row for row in rows(other))
    assert any(row.startswith(other.name) and ", 20:00 left, " in row for row in rows(other))
    heights = [panel.visualRect(panel.model_.index(number)).height() for number in range(2)]
    moment.pass_(1.0, *two)
    assert any("18:59 left, clock running" in row for row in rows(other))
    assert not heard
    assert heights == [panel.visualRect(panel.model_.index(number)).height() for number in range(2)]
    for player in two:
        assert "18:59 left" in line_of(player, asked.name)
    assert row.item(1) is item, "the list is not made anew"
    assert row.currentRow() == 1
    host.play.panel.pause.click()
    for player in two:
        player.until(lambda player=player: player.status.paused)
        assert not player.play.beat.isActive()
    moment.pass_(500.0, *two)
    for player in two:
        assert "18:59 left" in line_of(player, asked.name)
        assert not any("running" in row for row in rows(player))
    host.play.panel.pause.click()
    for player in two:
        player.until(lambda player=player: not player.status.paused)
    moment.pass_(59.0, *two)
    assert "18:00 left" in line_of(other, asked.name)
    host.made_anew()
    moment.pass_(20.0, *two)
    assert host.play.beat.isActive()
    for player in two:
        assert "17:40 left" in line_of(player, asked.name), "also in a window that is made anew"
    other.window.show_start()
    assert not any(" left" in row for row in rows(other))


def rows(player):
    model = player.window.players.model_
    return [model.index(number).data(Qt.ItemDataRole.AccessibleTextRole) for number in range(model.rowCount())]


def test_the_time_of_somebody_who_is_away_stands_still(qapp, moment):
    """The grace time applies instead."""
    view = game_view(clock=Clock(0, 20, 0))
    view.game = at_turn(view, chair=1)

    def after(seconds, **status):
        moment.pass_(seconds)
        view.look()
        left = view.times[1]
        show_status(view, **status)
        view.look()
        return left.text, view.clocks.running is not None

    away = Waiting("command", (1,), 0.0, False, False)
    assert after(0.0, away=(1,), waiting=away) == ("20:00", False)
    assert after(100.0) == ("20:00", True)
    assert after(1.0, waiting=Waiting("ack", (1,), 0.0, False, True)) == ("19:59", False)
    assert after(100.0, away=(1,), waiting=replace(away, overdue=True)) == ("19:59", True)
    assert after(60.0, away=(1,)) == ("18:59", False), "the grace time is used up, so the clock runs on"
    assert (after(60.0, paused=(0,)), after(60.0)) == (("18:59", False), ("18:59", True))
    show_status(view, over=True)
    view.look()
    assert view.times == {}, "nobody has time left in a game that is over"


def test_a_turn_and_a_reminder_are_called_out_while_nobody_looks(meet, moment, monkeypatch):
    """C14: by a sound, an alert and a mark in the title of whoever is asked; a reminder is a note for all."""
    host, guest = meet(clock=Clock(3))
    begin(host, guest)
    asked, other = sides(host, guest)
    played, alerts = unseen(host, guest, monkeypatch=monkeypatch)
    moment.pass_(179.0, host, guest)
    assert not alerts
    moment.pass_(1.0, host, guest)
    text = f"{asked.name} has been thinking for 3 minutes."
    assert [player.chat.count(text) for player in (host, guest)] == [1, 1]
    assert (played, alerts) == ({asked.name: ["turn"], other.name: []}, [asked.window])
    assert [player.window.windowTitle().startswith("● ") for player in (asked, other)] == [True, False]
    assert not any("left" in line for line in host.people + guest.people)
    assert not host.play.bar.text()
    moment.pass_(500.0, host, guest)
    assert [player.chat.count(text) for player in (host, guest)] == [1, 1]
    played[asked.name].clear()
    while other.asked_seat < 0 or other.game.seats[other.asked_seat].is_remote:
        asked.act()
        QTest.qWait(5)
    other.until(lambda: played[other.name].count("turn") == 1)
    assert "turn" not in played[asked.name]
    assert other.window in alerts
    assert other.window.windowTitle().startswith("● ")
    monkeypatch.setattr(other.window, "isActiveWindow", lambda: True)
    QApplication.sendEvent(other.window, QEvent(QEvent.Type.ActivationChange))
    assert not other.window.windowTitle().startswith("● ")
    alerts.clear()
    other.lobby.attention.call()
    assert not alerts


def test_without_a_clock_nothing_ticks_until_all_agree_on_one(meet, moment):
    """Options need a unanimous vote; they apply to chat and clock at once."""
    host, guest = meet()
    begin(host, guest)
    moment.pass_(90_000.0, host, guest)
    assert not host.play.beat.isActive()
    assert not any("left" in line for line in host.people + guest.people + rows(host) + rows(guest))
    assert not host.play.bar.text()
    assert guest.play.panel.more.isEnabled()
    choices = offered(guest)
    assert [text for text, action in choices.items() if action.isChecked()] == ["everyone", "no clock"]
    choices["quick chat only"].trigger()
    host.until(lambda: "Ben proposes: there is only quick chat." in host.play.bar.text())
    assert guest.play.panel.chat.entry.isEnabled()
    host.press("Agree")
    for player in (host, guest):
        player.until(lambda player=player: not player.play.panel.chat.entry.isEnabled())
    clock = "10 minutes each, +30 seconds per turn"
    offered(guest)[clock].trigger()
    host.until(lambda: f"Ben proposes: the clock gives {clock}." in host.play.bar.text())
    assert not host.play.beat.isActive()
    host.press("Agree")
    for player in (host, guest):
        player.until(lambda player=player: sum("10:00" in line for line in player.people) == 2)
    assert host.play.view.manners == guest.play.view.manners
    assert host.play.view.manners.sayings
    chosen = [text for text, action in offered(guest).items() if action.isChecked()]
    assert chosen == ["quick chat only", clock]


def test_every_clock_can_be_chosen_and_is_told(qtbot):
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
