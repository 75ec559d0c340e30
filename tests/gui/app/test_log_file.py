"""The log file: its contents for games in the window and on a network, its privacy, and crash reports."""

import logging
import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from swqt.gui.app import crash_reports
from swqt.home import data_folder, log_setup
from swqt.net.lobby import seats as seating
from swqt.net.session import Session
from tests.support.circle import offer
from tests.support.lan_player import Player, begin, play


@pytest.fixture
def log() -> Iterator[Callable[[], str]]:
    """The log at debug level; calling it returns the current contents of the file."""
    log_setup.configure("debug")
    yield lambda: log_setup.recent_lines(1_000_000)
    log_setup.close()


def test_a_game_in_the_window_is_told_command_by_command(log, table):
    hand = table("hb")
    while not any(entry.seat == 1 for entry in hand.session.game.history):
        if hand.session.legal_moves is not None:
            hand.step()
        QApplication.processEvents()
    hand.window.show_start()
    text = log()
    for part in (
        r"INFO swqt\.table\.saves: a game begins: \S+, human, bot:random", r"INFO swqt\.gui\S+: game on the table: ",
        r"DEBUG swqt\.table\.game: played by seat 0: \w+\(", r"DEBUG swqt\.table\.game: played by seat 1: \w+\(",
        r"INFO swqt\.gui\.session\.game_runner: game off the table after \d+ commands",
    ):  # fmt: skip
        assert re.search(part, text), part
    assert [word for word in ("Anna", ".swn") if word in text] == [], "no names of players, not even in file names"


def test_a_network_game_is_told_without_names_pin_talk_keys_and_addresses(log, qtbot, library, plain_map):
    players: list[Player] = []
    try:
        for number, name in enumerate(("Quentina", "Balthasar"), 1):
            players.append(Player(library, name, number, qtbot))
        host, guest = players
        host.lobby.host("Round table", offer("midland-2"), 2, lambda table: seating.set_house(table, pin=True))
        host.until(lambda: host.client.known.mine and host.client.known.pin)
        pin = host.client.known.pin
        guest.lobby.join([("127.0.0.1", host.client.known.port)], pin)
        guest.until(lambda: guest.client.known.mine and guest.client.known.mine.played)
        host.until(lambda: len(host.lobby.lobby.table.people) == 2)
        begin(host, guest)
        host.client.call(Session.talk, "A secret word")
        guest.until(lambda: guest.play.panel.chat.lines.count())
        play((host, guest), lambda: {0, 1} <= {entry.seat for entry in host.game.history})
        keys = [player.client.key for player in players]
    finally:
        for player in players:
            player.window.close()
    text = log()
    for part in (
        r"INFO swqt\.net\.news: listening on port \d+", r"DEBUG .*: news: Changed",
        r"INFO swqt\.net\.wire\.links: LinkUp peer 1", r"DEBUG .*: LinkReceived peer 1 SignedAck", r"LinkDown peer 1",
        r"a network game begins, played as number \d", r"DEBUG swqt\.table\.game: played by seat \d",
        r"ChatLine goes out",
    ):  # fmt: skip
        assert re.search(part, text), part
    private = ["Quentina", "Balthasar", "Round table", "secret", pin, "swqt://", "127.0.0.1", str(data_folder())]
    private += [key.hex()[:8] for key in keys] + [repr(key)[2:10] for key in keys]
    assert [word for word in private if word in text] == []


def test_a_crash_report_ends_with_the_log_and_its_path(log, monkeypatch):
    monkeypatch.setattr(QMessageBox, "exec", lambda box: 0)
    logger = logging.getLogger("swqt.test")
    for number in range(250):
        logger.info("line %03d", number)
    crash_reports.report_crash(RuntimeError, RuntimeError("a bug"), None)
    report = crash_reports.latest()
    crash_reports.forget()
    told, _, end = report.partition("The end of ")
    assert ("a bug" in told, "swqt.test: line" in told) == (True, False)
    lines = end.splitlines()
    assert re.fullmatch(r".*swqt\.log:", lines[0])
    assert "line 051" in lines[1]
    assert "line 249" in end
    assert "ERROR swqt.gui.app.crash_reports: a fault: RuntimeError" in end


def test_messages_of_qt_are_in_the_log_while_the_program_runs(log, monkeypatch):
    heard: list[str] = []
    # messages of the test itself are no faults
    monkeypatch.setattr(crash_reports, "qInstallMessageHandler", lambda handler: handler)
    watch = crash_reports.CrashReporter()
    watch.begin()
    try:
        watch._qt_handler = lambda kind, context, message: heard.append(message)
        watch._log_qt(crash_reports.QtMsgType.QtWarningMsg, crash_reports.QMessageLogContext(), "no such font")
    finally:
        watch.end(seen=True)
    text = log()
    assert re.search(r"WARNING qt: (\w+: )?no such font", text)
    assert re.search(r"INFO swqt\.gui\.app\.crash_reports: window: Qt 6", text)
    assert heard == ["no such font"]
