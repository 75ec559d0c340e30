"""Muted players: chosen before or during a game, until the program ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton

from tests.support.lan_player import Player, begin, get_ready, met


@pytest.fixture
def two(qtbot, library, plain_map) -> Iterator[tuple[Player, Player]]:
    """Two people at a table whose game has not begun."""
    with met(qtbot, library) as players:
        yield players


def lines(chat: QListWidget) -> list[str]:
    return [chat.item(row).text() for row in range(chat.count())]


def people(player: Player) -> list[str]:
    return lines(player.play.panel.people)


def mute_button(player: Player, name: str) -> QPushButton:
    player.until(lambda: _found(player, name))
    return _found(player, name)


def _labels(player: Player) -> list[str]:
    return [label.text() for label in player.lobby.lobby.people.findChildren(QLabel) if not label.isHidden()]


def _found(player: Player, name: str) -> Any:
    buttons = player.lobby.lobby.people.findChildren(QPushButton)
    return next((one for one in buttons if one.accessibleName() == name and not one.isHidden()), None)


def test_who_is_muted_at_the_table_stays_muted_in_the_game(two):
    host, guest = two
    names = [button.accessibleName() for button in host.lobby.lobby.people.findChildren(QPushButton)]
    assert "Mute Ben" in names
    assert "Mute Anna" not in names, "nobody mutes themselves"
    said = host.lobby.lobby.chat.said.emit
    said("One")
    guest.until(lambda: guest.lobby.lobby.chat.lines.count())
    button = mute_button(guest, "Mute Anna")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    guest.until(lambda: mute_button(guest, "Mute Anna").hasFocus())    # focus stays
    assert mute_button(guest, "Mute Anna").isChecked()
    assert any("muted" in line for line in _labels(guest))
    said("Two")
    host.until(lambda: host.lobby.lobby.chat.lines.count() == 2)
    get_ready(host, guest)
    assert lines(guest.lobby.lobby.chat.lines) == ["Anna: One"]
    begin(host, guest)
    assert ["muted" in line for line in people(guest)] == [True, False]
    host.client.talk("Three")
    host.until(lambda: "Anna: Three" in lines(host.play.panel.chat.lines))
    guest.client.talk("I hear nobody")
    host.until(lambda: "Ben: I hear nobody" in lines(host.play.panel.chat.lines))
    guest.play.panel.toggle_mute(host.client.key)
    host.client.talk("Four")
    guest.until(lambda: "Anna: Four" in lines(guest.play.panel.chat.lines))
    assert "Anna: Three" not in lines(guest.play.panel.chat.lines)
    log = guest.window.log
    log.filter.setCurrentIndex(3)
    assert log.toPlainText().splitlines()[-1].endswith("Four"), "the log has it too"
    assert "Three" not in log.toPlainText()
    guest.window.show_start()
    assert log.filter.count() == 3


def test_who_is_muted_is_not_announced_either(two, monkeypatch):
    host, guest = two
    told: list[str] = []
    monkeypatch.setattr(guest.lobby._says, "announce", told.append)
    mute_button(guest, "Mute Anna").click()
    host.lobby.lobby.chat.said.emit("One")
    host.until(lambda: host.lobby.lobby.chat.lines.count())
    guest.lobby.lobby.chat.said.emit("Two")
    host.until(lambda: host.lobby.lobby.chat.lines.count() == 2)
    mute_button(guest, "Mute Anna").click()
    host.lobby.lobby.chat.said.emit("Three")
    guest.until(lambda: "Anna: Three" in told)
    assert "Anna: One" not in told
    assert lines(guest.lobby.lobby.chat.lines) == ["Ben: Two", "Anna: Three"]
