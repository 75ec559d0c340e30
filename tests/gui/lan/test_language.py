"""A window rebuilt in another language during a network game: game and connection continue."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan.door import LanDoor
from swqt.table import Library
from tests.support.lan_player import Player, begin, met, play


@pytest.fixture
def two(qtbot: QtBot, library: Library, plain_map: None) -> Iterator[tuple[Player, Player]]:
    """Two people in a game that has just begun."""
    with met(qtbot, library) as players:
        begin(*players)
        yield players


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_network_game_goes_on_in_a_window_that_is_made_anew(two: tuple[Player, Player], whole: bool) -> None:
    host, guest = two
    play(two, lambda: len(host.game) > 6 and len(guest.game) > 6)
    line, game, identity = guest.desk.line, guest.game, guest.desk.key
    host.table.circle.said.emit("Hello")
    guest.until(lambda: guest.table.circle.chat.count())
    before = [guest.table.circle.chat.item(row).text() for row in range(guest.table.circle.chat.count())]
    number = next(m.number for m in guest.table.circle._members if m.state != "self")
    guest.table.circle._toggle_mute(number)
    host.table.pause()
    guest.until(lambda: guest.table.strip.text() == "Anna asked for a pause.")
    guest.made_anew()
    assert guest.desk.line is line
    assert guest.game is game
    assert guest.window.session.game is game
    assert guest.desk.key == identity
    assert guest.desk.in_game
    chat = guest.table.circle.chat
    assert [chat.item(row).text() for row in range(len(before))] == before
    assert "Anna: Hello" in guest.window.log.toPlainText().splitlines()
    assert guest.window.log.filter.count() == 4
    assert guest.desk.muted == {host.desk.key}
    assert guest.table.strip.text() == "Anna asked for a pause."
    assert guest.table.dock.isVisible()
    assert guest.window.actions_.alone.isEnabled()
    assert [m.name for m in guest.table.circle._members] == [m.name for m in host.table.circle._members]
    host.table.pause()
    guest.until(lambda: not guest.table.strip.text())
    host.made_anew()    # both, also during the other's turn
    guest.made_anew()
    length = len(game)
    if not whole:
        play(two, lambda: len(host.game) == len(guest.game) > length + 6)
        assert host.game.state == guest.game.state
        return
    play(two, lambda: host.game.decision is None and guest.game.decision is None)
    assert host.game.state == guest.game.state
    for player in two:
        player.until(lambda player=player: player.table.strip.text().startswith("Every draw"))


def test_a_vote_and_a_command_on_its_way_survive_the_new_window(two: tuple[Player, Player]) -> None:
    host, guest = two
    play(two, lambda: len(host.game) > 4 and len(guest.game) > 4)
    asked = next(player for player in two if player.window.session.runner.asked is not None)
    other = guest if asked is host else host
    before = len(asked.game)
    asked.act()
    asked.made_anew()    # before the sent command is back
    other.until(lambda: len(other.game) > before)
    asked.until(lambda: len(asked.game) > before and not asked.game.waiting)
    play(two, lambda: len(host.game) > 12 and len(guest.game) > 12)
    guest.table.let_bot_play(host.table.now.mine)    # needs the host's vote
    host.until(lambda: host.table.strip.buttons())
    host.made_anew()
    guest.made_anew()
    assert guest.table.strip.text().startswith("The others are being asked: a bot plays for Anna")
    assert [button.text() for button in host.table.strip.buttons()] == ["Refuse", "Agree"]
    host.table.strip.buttons()[0].click()
    guest.until(lambda: guest.table.now.asked is None)
    assert not guest.table.strip.text()


def test_who_goes_to_the_tables_while_the_window_is_made_anew_comes_there(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[tuple[LanDoor, str]] = []
    loaded = Event()
    monkeypatch.setattr(LanDoor, "_go", lambda door, link: gone.append((door, link)))
    monkeypatch.setattr("swqt.gui.lan.door.import_module", lambda _: loaded.wait(60))
    old, new = (
        LanDoor(
            window, window.services, window.current, window.pages, window.game_page, window.log, window.players, window,
            window.actions_.alone,
        )
        for _ in range(2)
    )  # fmt: skip
    old.follow("a link")
    new.take_over(old)
    loaded.set()
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [(new, "a link")]
    assert QApplication.overrideCursor() is None
    for door in (old, new):
        door.close()
        door.deleteLater()
