"""A window rebuilt in another language during a network game: game and connection continue."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan.network_loader import NetworkLoader
from swqt.net.core.events import SuggestChanges
from swqt.net.lobby.table import Manners, write_manners
from swqt.net.wire.messages import SetOptions
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
    line, game, identity = guest.client, guest.game, guest.client.key
    host.client.talk("Hello")
    guest.until(lambda: guest.play.panel.chat.lines.count())
    before = [guest.play.panel.chat.lines.item(row).text() for row in range(guest.play.panel.chat.lines.count())]
    guest.play.panel.toggle_mute(host.client.key)
    host.play.panel.toggle_pause()
    guest.until(lambda: guest.play.bar.text() == "Anna asked for a pause.")
    guest.made_anew()
    assert guest.client is line
    assert guest.game is game
    assert guest.window.session.game is game
    assert guest.client.key == identity
    assert guest.client.known.playing is not None
    chat = guest.play.panel.chat.lines
    assert [chat.item(row).text() for row in range(len(before))] == before
    assert "Anna: Hello" in guest.window.log.toPlainText().splitlines()
    assert guest.window.log.filter.count() == 4
    assert guest.client.known.muted == {host.client.key}
    assert guest.play.bar.text() == "Anna asked for a pause."
    assert guest.play.dock.isVisible()
    assert guest.play.panel.people.count() == 2
    host.play.panel.toggle_pause()
    guest.until(lambda: not guest.play.bar.text())
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
        player.until(lambda player=player: player.play.bar.text().startswith("Anyone can check every draw"))


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
    guest.client.feed(SuggestChanges((SetOptions(write_manners(Manners(sayings=True))),)))
    host.until(lambda: host.play.bar.buttons())    # the host's vote is needed
    host.made_anew()
    guest.made_anew()
    assert guest.play.bar.text().startswith("Asking the others: there is only quick chat.")
    assert [button.text() for button in host.play.bar.buttons()] == ["Refuse", "Agree"]
    host.play.bar.buttons()[0].click()
    guest.until(lambda: not guest.status.proposals)
    assert not guest.play.bar.text()


def test_who_goes_to_the_tables_while_the_window_is_made_anew_comes_there(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[tuple[NetworkLoader, str]] = []
    loaded = Event()
    monkeypatch.setattr(NetworkLoader, "_go", lambda door, link: gone.append((door, link)))
    monkeypatch.setattr("swqt.gui.lan.network_loader.import_module", lambda _: loaded.wait(60))
    old, new = (
        NetworkLoader(
            window, window.services, window.current, window.pages, window.game_page, window.log, window.players,
            window.add_panel, window.actions_.alone, window.replay_controller,
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
