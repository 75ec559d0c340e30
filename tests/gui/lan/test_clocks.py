"""Chat and clock options in two windows: chosen in the lobby, applied in the game, changed by a vote."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from swqt.gui.lan.manners import ClockChoice, MannersWords
from swqt.net.agreement import orders as o
from swqt.net.meeting.document import NO_CLOCK, SAYINGS_ONLY, TALK_RULES, Clock
from swqt.table import Library
from tests.support import lan_player
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
            player.table.clockwork.ticked.emit()


@pytest.fixture
def meet(qtbot: QtBot, library: Library, plain_map: None) -> Iterator[Make]:
    """Starts two people at a table with given options."""
    with ExitStack() as tables:
        yield lambda **house: tables.enter_context(met(qtbot, library, **house))


def begin(host: Player, guest: Player) -> Moment:
    """Begin the game with stopped clocks; they advance with the returned Moment."""
    moment = Moment()
    for player in (host, guest):
        player.table.clockwork.moment = moment
    lan_player.begin(host, guest)
    return moment


def sides(host: Player, guest: Player) -> tuple[Player, Player]:
    """Return the deciding player and the other one."""
    asked = [not player.game.seats[player.asked_seat].is_remote for player in (host, guest)]
    assert sorted(asked) == [False, True]
    return (host, guest) if asked[0] else (guest, host)


def people(player: Player) -> list[str]:
    shown = player.table.circle.people
    return [shown.item(row).text() for row in range(shown.count())]


def line_of(player: Player, name: str) -> str:
    return next(line for line in people(player) if line.startswith(name))


def lines(chat: QListWidget) -> list[str]:
    return [chat.item(row).text() for row in range(chat.count())]


def buttons(player: Player) -> dict[str, QPushButton]:
    return {button.text(): button for button in player.table.strip.buttons()}


def offered(player: Player) -> dict[str, QAction]:
    """Return the actions by which *player* can propose changes of chat and clock."""
    menus = [action.menu() for action in player.table.circle.menu_for(None).actions() if action.menu()]
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
        player.table._mark(False)
    return played, alerts


def test_the_host_chooses_and_everybody_sees_it(meet: Make) -> None:
    """C14, A18: there is no clock unless the host chooses one."""
    host, guest = meet()
    mine, theirs = host.desk.lobby, guest.desk.lobby
    assert theirs.table.clock == NO_CLOCK
    assert not theirs.clock.minutes.isVisible()
    mine.speech.setFocus()
    QTest.keyClick(mine.speech, Qt.Key.Key_End)
    mine.clock.kind.setFocus()
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_End)
    guest.until(lambda: theirs.table.clock == Clock(0, 20, 30) and theirs.table.sayings)
    assert (theirs.speech.rule(), theirs.clock.clock()) == (SAYINGS_ONLY, Clock(0, 20, 30))
    assert theirs.clock.minutes.isVisible()
    assert theirs.clock.seconds.isVisible()
    assert not theirs.clock.isEnabled()
    assert not theirs.speech.isEnabled()
    mine.clock.minutes.setValue(45)
    guest.until(lambda: theirs.table.clock == Clock(0, 45, 30))
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_Up)
    guest.until(lambda: theirs.table.clock == Clock(5))
    QTest.keyClick(mine.clock.kind, Qt.Key.Key_Home)
    guest.until(lambda: theirs.table.clock == NO_CLOCK)


def test_a_quiet_table_says_why_nobody_can_write(meet: Make) -> None:
    host, guest = meet(sayings=True)
    talk = guest.desk.lobby.talk
    assert not talk.entry.isEnabled()
    assert not talk.send.isEnabled()
    assert "Only ready sayings" in talk.entry.placeholderText()
    assert talk.emotes.isEnabled()
    talk.said.emit("All the same")
    guest.until(lambda: "only ready sayings" in guest.desk.lobby.said.text())
    talk.emotes.menu().actions()[1].trigger()
    host.until(lambda: lines(host.desk.lobby.talk.lines) == ["Ben: Well played!"])
    begin(host, guest)
    circle = guest.table.circle
    assert not circle.entry.isEnabled()
    assert "Only ready sayings" in circle.entry.placeholderText()
    circle.said.emit("All the same")
    guest.until(lambda: any("only ready sayings" in line for line in lines(circle.chat)))
    guest.desk.call(lambda session: session.feed(o.SayText("By another program")))
    circle.talk.emotes.menu().actions()[2].trigger()
    host.until(lambda: "Ben: Ouch!" in lines(host.table.circle.chat))
    assert not [line for line in lines(host.table.circle.chat) if "same" in line or "program" in line]
    log = host.window.log
    log.filter.setCurrentIndex(3)
    assert log.toPlainText().splitlines()[-1].endswith("Ouch!")


def test_the_time_of_whoever_is_asked_runs_and_stands_still_in_a_pause(meet: Make) -> None:
    host, guest = meet(clock=Clock(0, 20, 30))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    for player in (host, guest):
        assert player.table.clockwork.is_running
        assert "20:00 running" in line_of(player, called(asked))
        assert line_of(player, called(other)).count("20:00 left") == 1
        assert "running" not in line_of(player, called(other))
    row = other.table.circle.people
    row.setCurrentRow(1)
    item = row.item(1)
    moment.pass_(61.0, host, guest)
    for player in (host, guest):
        assert "18:59 running" in line_of(player, called(asked))
    assert row.item(1) is item, "the list is not made anew"
    assert row.currentRow() == 1
    host.table.circle.pause.click()
    for player in (host, guest):
        player.until(lambda player=player: player.table.now.paused)
        assert not player.table.clockwork.is_running
    moment.pass_(500.0, host, guest)
    for player in (host, guest):
        assert "18:59 left" in line_of(player, called(asked))
        assert "running" not in line_of(player, called(asked))
    host.table.circle.pause.click()
    for player in (host, guest):
        player.until(lambda player=player: not player.table.now.paused)
    moment.pass_(59.0, host, guest)
    assert "18:00 running" in line_of(other, called(asked))
    host.made_anew()
    moment.pass_(20.0, host, guest)
    assert host.table.clockwork.is_running
    for player in (host, guest):
        assert "17:40 running" in line_of(player, called(asked)), "also in a window that is made anew"


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


def test_the_time_of_somebody_who_is_away_stands_still(meet: Make) -> None:
    """The grace time applies instead."""
    host, guest = meet(clock=Clock(0, 20, 0))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    peer = asked.table.now.mine
    other.table.take(o.Presence(peer, "suspect"))
    assert not other.table.clockwork.is_running
    moment.pass_(100.0, other)
    assert "20:00 left" in line_of(other, called(asked))
    other.table.take(o.Presence(peer, "here"))
    moment.pass_(1.0, other)
    assert "19:59 running" in line_of(other, called(asked))
    other.table.take(o.Waiting("ack", (peer,), 4.0, False))
    moment.pass_(100.0, other)
    assert "19:59 left" in line_of(other, called(asked))
    other.table.take(o.Presence(peer, "away"))
    other.table.take(o.Waiting("seat", (peer,), 90.0, True))
    moment.pass_(60.0, other)
    assert "18:59 running" in line_of(other, called(asked)), "the grace time is used up"
    other.table.take(o.Waiting("", (), 0.0, False))
    moment.pass_(60.0, other)
    assert "18:59 left" in line_of(other, called(asked)), "away, but it is not told yet that anybody waits"


def test_whose_time_is_over_loses_nothing_but_the_others_may_let_a_bot_play(meet: Make) -> None:
    """An expired timer only enables the proposal; the owner gets the seat back as usual."""
    host, guest = meet(clock=Clock(0, 1, 0))
    moment = begin(host, guest)
    asked, other = sides(host, guest)
    entries = len(asked.game)
    moment.pass_(59.0, host, guest)
    assert not buttons(other)
    moment.pass_(1.0, host, guest)
    assert f"The time of {called(asked)} is over." in other.table.strip.text()
    assert set(buttons(other)) == {"Hide", "A bot plays for now"}
    assert "Your time is over" in asked.table.strip.text()
    assert set(buttons(asked)) == {"Hide"}
    buttons(asked)["Hide"].click()
    assert not asked.table.strip.text()
    assert "0:00 running" in line_of(asked, called(asked))
    assert len(asked.game) == entries
    assert not [member for member in asked.table.now.view.bots if member]
    buttons(other)["A bot plays for now"].click()
    if asked is host:
        host.until(lambda: "Agree" in buttons(host))
        buttons(host)["Agree"].click()
    asked.until(lambda: asked.table.now.view.bots.count("medium") == 1)
    asked.until(lambda: asked.table.strip.text() == "A bot plays for you now.")
    other.until(lambda: not buttons(other))
    buttons(asked)["Ask for your seat"].click()
    other.until(lambda: "Agree" in buttons(other))
    buttons(other)["Agree"].click()
    asked.until(lambda: asked.table.now.playing)
    asked.until(lambda: "1:00" in line_of(asked, called(asked)))
    assert not buttons(asked)
    host.until(lambda: host.asked_seat >= 0 and len(host.game) == len(guest.game))
    _, other = sides(host, guest)
    moment.pass_(75.0, host, guest)
    buttons(other)["Hide"].click()
    assert not other.table.strip.text()
    moment.pass_(75.0, host, guest)
    assert not other.table.strip.text(), "it is borne in this turn"


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
        assert lines(player.table.circle.chat).count(text) == 1
    assert played == {called(asked): ["turn"], called(other): []}
    assert alerts == [asked.window]
    assert asked.window.windowTitle().startswith("● ")
    assert not other.window.windowTitle().startswith("● ")
    assert not any("left" in line for line in people(host) + people(guest))
    assert not host.table.strip.text()
    moment.pass_(500.0, host, guest)
    for player in (host, guest):
        assert lines(player.table.circle.chat).count(text) == 1


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
    other.table._call_attention()
    assert not alerts


def test_without_a_clock_nothing_ticks_until_all_agree_on_one(meet: Make) -> None:
    """Options need a unanimous vote; they apply to chat and clock at once."""
    host, guest = meet()
    moment = begin(host, guest)
    moment.pass_(90_000.0, host, guest)
    assert not host.table.clockwork.is_running
    assert not any("left" in line for line in people(host) + people(guest) + rows(host) + rows(guest))
    assert not host.table.strip.text()
    assert guest.table.circle.more.isEnabled()
    choices = offered(guest)
    assert [text for text, action in choices.items() if action.isChecked()] == ["everybody", "no clock"]
    choices["only ready sayings"].trigger()
    host.until(lambda: "Ben proposes: talk: only ready sayings; clock: no clock" in host.table.strip.text())
    assert guest.table.circle.entry.isEnabled()
    buttons(host)["Agree"].click()
    for player in (host, guest):
        player.until(lambda player=player: not player.table.circle.entry.isEnabled())
    clock = "10 minutes each, 30 seconds more a turn"
    offered(guest)[clock].trigger()
    host.until(lambda: clock in host.table.strip.text())
    assert not host.table.clockwork.is_running
    buttons(host)["Agree"].click()
    for player in (host, guest):
        player.until(lambda player=player: sum("10:00" in line for line in people(player)) == 2)
    assert host.table.now.manners == guest.table.now.manners
    assert host.table.now.manners.sayings
    chosen = [text for text, action in offered(guest).items() if action.isChecked()]
    assert chosen == ["only ready sayings", clock]


def test_every_clock_can_be_chosen_and_is_told(qtbot: QtBot) -> None:
    choice, words = ClockChoice(), MannersWords()
    qtbot.addWidget(choice)
    told = []
    for clock in (NO_CLOCK, Clock(1), Clock(60), Clock(0, 1, 0), Clock(0, 240, 240), Clock(7)):
        choice.choose(clock)
        assert choice.clock() == clock
        told.append(words.clock(clock))
    assert told == [
        "no clock", "a reminder after 1 minute", "a reminder after 60 minutes", "1 minute each",
        "240 minutes each, 240 seconds more a turn", "a reminder after 7 minutes",
    ]    # fmt: skip
    assert len({words.talk(rule) for rule in TALK_RULES}) == 3
