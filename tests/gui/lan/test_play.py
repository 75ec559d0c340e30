"""A network game in two windows: moves, votes, chat, another language, players who leave and return."""

import threading
from functools import partial
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from swqt.content import parse_board, plain_shape
from swqt.engine import CHANCE, Options
from swqt.gui.app.application import rebuild_window
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.geometry import geometry_of
from swqt.gui.dialogs.table_dialog import TableDialog
from swqt.gui.lan import network_client, online_play
from swqt.gui.lan.network_loader import NetworkLoader, NetworkParts
from swqt.gui.lan.online_play import OnlinePlay
from swqt.gui.lan.table_widgets import ChatBox
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.style.seat_style import SEATS, style_of
from swqt.gui.style.theme import apply_theme
from swqt.net.core.events import CommandRefused, SayLine, SuggestChanges
from swqt.net.game.verify import VerifyReport
from swqt.net.lobby import seats as seating
from swqt.net.lobby.discovery import TOLD_BYTES
from swqt.net.lobby.start import pack
from swqt.net.lobby.table import OPEN, PERSON, Listed, Manners, table_info, write_manners
from swqt.net.news import CommandsLost, Nearby
from swqt.net.session import Session
from swqt.net.wire.messages import SetOptions
from swqt.table import HUMAN, Library, OnlineGame, SavedGames
from swqt.table.own_games import keep_map
from tests.support.lan_player import (
    HERE,
    PATIENCE,
    Player,
    TablePlayer,
    begin,
    come_back,
    kill,
    met,
    play,
    texts,
    watch,
)
from tests.support.table_net import OWN_CATALOGUE, board_text


def play_on(players, length):
    """Play until all *players* know *length* commands."""
    play(players, lambda: all(len(player.game) > length for player in players))


def toggle_mute(player, other):
    """Have *player* choose *other* in the list of people, and press Enter."""
    people = player.play.panel.people
    people.setCurrentRow(next(row for row, line in enumerate(player.people) if line.startswith(other.name)))
    people.setFocus()
    QTest.keyClick(people, Qt.Key.Key_Return)


def listed(player, table):
    """Return how others find *table*, which *player* has opened."""
    host, port = player.endpoint
    return Listed("one", table_info(table, table.name), (host,), port, True, 0.0, player.client.key[:TOLD_BYTES])


def find(player, *tables):
    """Have the program of *player* find *tables* nearby."""
    player.client.known.nearby = tables
    player.client.heard.emit(Nearby(tables))


def test_a_whole_game_in_two_windows_whose_dice_are_verified(meet, monkeypatch):
    host, guest = two = meet()
    for seat, (player, look) in enumerate(zip(two, (4, 2), strict=True)):
        key = player.client.key
        host.client.call(Session.decide, lambda table, k=key, s=seat, c=look: seating.colour(table, k, s, c))
    begin(*two)
    for player in two:
        names = [seat.name for seat in player.game.seats]
        assert player.game.looks == tuple({"Anna": 4, "Ben": 2}[name] for name in names)
        player.until(lambda player=player: player.window.session is not None)
        assert not player.window.actions_.seats_menu.menuAction().isEnabled(), "the network says who plays a seat"
        assert [style_of(seat) for seat in (0, 1)] == [SEATS[look] for look in player.game.looks]
    play(two, lambda: all(player.game.decision is None for player in two))
    assert host.game.state == guest.game.state
    assert [e.command for e in host.game.history] == [e.command for e in guest.game.history]
    for player in two:
        player.until(lambda player=player: player.game.proof)
        assert "; lan " in player.game.proof.read_text(encoding="utf-8")
        assert sorted(player.game.looks) == [2, 4]
        assert player.window.saves.summary(player.game.proof).looks == player.game.looks
    window, looks, proof = host.window, host.game.looks, host.game.proof
    host.until(lambda: isinstance(window.pages.currentWidget(), ResultsPage))
    page = window.pages.currentWidget()
    QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
    host.press("Verify the dice")
    assert page.isVisible(), "the results say how it ends"
    host.until(lambda: page.said.text().startswith("The dice were fair"))
    QTest.mouseClick(page.verify, Qt.MouseButton.LeftButton)
    host.until(lambda: page.said.text().startswith("The dice were fair"))
    assert window.focusWidget() is page.verify, "the keyboard focus stays"
    done = Event()
    monkeypatch.setattr("swqt.net.game.verify.verify", lambda *about, **more: done.wait(PATIENCE) and VerifyReport(()))
    page.verify.click()
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "verify"]
    last = guest.play.view.opening.table
    nearby = listed(guest, seating.as_before(last, last, watching=True))
    host.client.known.nearby = (nearby._replace(port=1),)    # where nobody answers: Ben is still in the last game
    QTest.mouseClick(page.rematch, Qt.MouseButton.LeftButton)
    shown = window.pages.currentWidget().objectName()
    assert (shown, host.play.game) == ("nearby", None), "Ben has opened a table for the next game"
    done.set()
    thread.join()
    QApplication.processEvents()
    assert not page.said.text().startswith("The dice"), "the result of a game that was left is not shown"
    assert host.play.dock.isHidden()
    window.actions_.games.trigger()
    host.until(lambda: host.play.view is None)
    games = window.replay_controller.games
    games.tabs.setCurrentIndex(1)
    host.until(lambda: bool(games.model_.rows))
    window.open_game(proof)
    assert window.session.game.looks == looks, "the kept game is shown in the colours it was played in"
    assert [style_of(seat) for seat in (0, 1)] == [SEATS[look] for look in looks]
    window.show_start()
    assert [style_of(seat) for seat in range(5)] == list(SEATS)
    again = window.saves.rematch(window.saves.load(proof))
    assert {seat.kind for seat in again.seats} == {HUMAN}, "without the network, all play at this computer"
    QTest.mouseClick(guest.window.replay_controller.ending.rematch, Qt.MouseButton.LeftButton)
    guest.until(lambda: guest.window.pages.currentWidget().objectName() == "lobby")
    table = guest.lobby.lobby.table
    assert (table.name, table.host, table.ground) == ("Ben's table", guest.client.key, last.ground)
    assert [seat.kind for seat in table.seats] == [PERSON, OPEN]


def test_all_who_want_a_rematch_meet_at_one_table(meet):
    """Whoever opens one at the same moment as another goes there, by the keys, and needs no PIN."""
    two = meet()
    two[0].client.call(Session.decide, partial(seating.set_house, pin=True))
    begin(*two)
    for player in two:
        player.lobby.rematch()
        player.until(lambda player=player: player.lobby.lobby.table is not None)
    first, second = sorted(two, key=lambda player: player.client.key)
    tables = [player.lobby.lobby.table for player in (first, second)]
    assert [table.host for table in tables] == [first.client.key, second.client.key]
    for player, other, table in ((first, second, tables[1]), (second, first, tables[0])):
        find(player, listed(other, table))
    for player in two:
        player.until(lambda player=player: len(getattr(player.lobby.lobby.table, "people", ())) == 2)
        assert player.lobby.lobby.table.table == tables[0].table
    find(second, listed(first, replace(tables[1], people=tables[0].people * 2)))
    assert second.lobby.lobby.table is not None, "they stay where others are"
    last = first.lobby._rematch_of
    first.lobby._leave_table()
    second.until(lambda: second.client.known.mine.closed)
    find(second, listed(first, tables[0]))
    assert second.lobby.lobby.table is not None, "that is the table that has just been closed"
    first.lobby._open_again(last)
    first.until(lambda: first.lobby.lobby.table is not None)
    again = first.lobby.lobby.table
    find(second, listed(first, again))
    second.until(lambda: second.lobby.lobby.table is not None and second.lobby.lobby.table.table == again.table)


def test_a_better_table_for_a_rematch_is_looked_for_in_a_window_that_is_made_anew_too(meet):
    two = begin(*meet())
    first, second = sorted(two, key=lambda player: player.client.key)
    for player in two:
        player.lobby.rematch()
        player.until(lambda player=player: player.lobby.lobby.table is not None)
    second.lobby.lobby.chat.note("Hello")
    second.made_anew()
    assert second.window.pages.currentWidget() is second.lobby.lobby
    assert second.window.focusWidget() is second.lobby.lobby.begin
    assert texts(second.lobby.lobby.chat.lines) == ["Hello"]
    find(second, listed(first, first.lobby.lobby.table))
    assert second.lobby.nearby.state.text() == "Connecting…"
    second.window = rebuild_window(second.window, second.window.settings)    # no answer can arrive meanwhile
    assert second.window.pages.currentWidget() is second.lobby.nearby
    assert (second.lobby.nearby.state.text(), second.lobby.nearby.stop.isVisible()) == ("Connecting…", True)
    second.until(lambda: len(getattr(second.lobby.lobby.table, "people", ())) == 2)
    assert not second.lobby.nearby.state.text()


def test_a_home_made_board_looks_alike_at_every_computer_and_later_on(qtbot, plain_map, tmp_path, monkeypatch):
    text = board_text("midland-2").replace('"midland-2"', '"mondtal"').replace('"mine"', '"cavern"', 1)
    library = Library(tmp_path)    # nobody has a file of the board
    ground = pack(text, "base +beekeepers", Options(), OWN_CATALOGUE)
    host, guest = met(qtbot, library, ground)
    assert guest.window.focusWidget() is guest.lobby.lobby.ready, "which could not be pressed before the board had come"
    begin(host, guest)
    drawn, board = geometry_of(parse_board(text, "").shape), guest.game.rules.board
    for player in (host, guest):
        assert player.window.session.scene.shape.labels == drawn.labels
    assert geometry_of(Library(tmp_path).shape(board)).labels == drawn.labels, "as when the replay is watched"
    last = guest.play.view
    guest.lobby._open_again(last)
    guest.until(lambda: guest.lobby.lobby.table is not None and guest.client.known.mine.played is not None)
    table = guest.client.known.mine.table
    changed = []
    monkeypatch.setattr(TableDialog, "exec", lambda dialog: dialog.finish() or changed.append(dialog.offer))
    guest.lobby.ask_change()
    boards = [(offer.ground.board, offer.ground.luggage[0]) for offer in changed]
    assert boards == [(table.ground.board, table.ground.luggage[0])], "the host of a rematch may go on with it"
    full = tmp_path / "full"
    full.touch()
    keep_map(last.news.start.document, Library(full))
    assert Library(full).shape(board) == plain_shape(board)
    assert "mondtal" not in [one.board.id for one in library.boards()], "nobody else's boards are offered for games"


def test_who_finds_nobody_at_the_table_of_a_rematch_any_more_opens_one(meet):
    host, guest = begin(*meet())
    last = seating.as_before(guest.play.view.opening.table, guest.play.view.opening.table, watching=True)
    host.window.show_start()
    host.until(lambda: host.client.known.mine is None and host.client._is_ready)
    guest.client.known.nearby = (listed(host, last),)
    guest.lobby.rematch()
    assert guest.lobby.nearby.state.text() == "Connecting…"
    guest.until(lambda: guest.lobby.lobby.table is not None)
    assert guest.client.known.mine.host


@pytest.mark.parametrize("seen", [True, False])
def test_whoever_leaves_at_the_very_end_keeps_the_game_too(meet, monkeypatch, seen):
    """Whether the window has seen the end by then or not."""
    host, guest = two = begin(*meet())
    game, show = host.game, OnlinePlay._show_status

    def leave_at_the_end(play, view, status):
        if not status.over or view.game is not game:
            show(play, view, status)
            return
        if seen:
            show(play, view, status)
        host.window.show_start()

    monkeypatch.setattr(OnlinePlay, "_show_status", leave_at_the_end)
    play(two, lambda: game.proof is not None)
    assert "; lan " in game.proof.read_text(encoding="utf-8")
    assert host.play.game is None
    guest.until(lambda: guest.game.proof is not None)
    folder = host.window.saves.finished_folder
    assert len(list(folder.glob("*.swn"))) == 2, "each has kept it once"


def test_a_window_that_was_killed_is_back_in_the_game(meet, library):
    """I4, I5: the other window waits, and both play on."""
    host, gone = two = begin(*meet())
    play_on(two, 12)
    gone.client.call(Session.keep_early, "[]")
    journal = next(gone.client.folder.glob("*.swj"))
    gone.until(lambda: b"early" in journal.read_bytes())
    kill(gone)
    host.until(lambda: host.status.peers[1].presence == "away")
    host.until(lambda: not host.status.waiting or host.play.bar.text().startswith("Waiting for Ben to reconnect."))
    assert host.play.panel.people.item(1).text().endswith(") · away")
    back = come_back(gone, library, host)
    assert back.client.known.playing.early == "[]"
    back.until(lambda: len(back.game) >= 12)
    assert back.lobby.nearby.state.text() == "", "the game is no longer being resumed"
    assert back.game.looks == host.game.looks != ()
    play((host, back), lambda: len(host.game) == len(back.game) > 24)
    assert host.game.state == back.game.state
    back.window.show_start()
    assert back.play.game is None


def test_the_prompt_does_not_say_of_somebody_who_is_away_that_they_are_playing(meet):
    two = begin(*meet())
    gone, other = sorted(two, key=lambda player: player.window.session.runner.asked is None)
    bar = other.window.bar
    other.until(lambda: bar.message.text() == f"{gone.name} is playing…")
    kill(gone)
    other.until(lambda: bar.message.text() == f"Waiting for {gone.name} to reconnect…")


def test_a_pause_holds_the_game_until_its_maker_or_everyone_ends_it(meet):
    host, guest = two = begin(*meet())
    asked, other = sorted(two, key=lambda player: player.window.session.runner.asked is None)
    assert other.window.session.runner.asked is None, "only who is asked may act"
    assert not other.window.actions_.end.isEnabled()
    assert other.window.session.waiting_text()
    host.client.call(Session.suggest_undo)    # there is nothing to undo
    host.play.panel.pause.click()
    guest.until(lambda: guest.play.bar.text() == "Anna asked for a pause.")
    before, refused = len(asked.game), []
    asked.client.heard.connect(lambda news: refused.append(news) if isinstance(news, CommandRefused) else None)
    asked.act()
    asked.until(lambda: refused)
    assert len(asked.game) == before
    assert not asked.game.waiting
    assert host.play.panel.pause.text() == "Resume"
    host.press("Resume")
    guest.until(lambda: not guest.play.bar.text())
    play(two, lambda: len(host.game) > before)
    guest.play.panel.pause.click()
    host.press("Ask to continue")
    host.until(lambda: host.play.bar.text() == "Asking the others: the game continues. Still to answer: Ben.")
    guest.press("Agree")
    for player in two:
        player.until(lambda player=player: not player.play.bar.text())
    play(two, lambda: len(host.game) > before + 4)
    host.play.take(CommandsLost(("pass", "pass")))
    host.play.take(CommandRefused("draw"))
    assert host.chat[-2:] == [
        "2 moves that the others never saw have been undone.",
        "A draw is open, and too few players would stay. Wait, or play on in a copy.",
    ]


def test_who_is_left_alone_goes_on_in_a_copy_with_bots(meet, monkeypatch):
    """From the bar or the menu, after a confirmation."""
    monkeypatch.setattr("swqt.net.lobby.table.GRACES", (1,))
    host, guest = two = begin(*meet(grace=1))
    play_on(two, 8)
    play(two, lambda: host.window.session.runner.asked is not None)    # so the guest must wait
    menu, bar = guest.window.actions_.alone, guest.play.bar
    assert not menu.isEnabled()
    kill(host)
    guest.until(lambda: bar.text().startswith("1 of 2 players can't be reached: Anna."))
    guest.press("Play on in a copy…")
    assert "bots in every other seat" in bar.text()
    guest.press("Stay")
    assert "bots in every other seat" not in bar.text()
    assert menu.isEnabled()
    menu.trigger()
    before, game = len(guest.game), guest.game
    guest.press("Play on in a copy")
    guest.until(lambda: sorted(seat.kind for seat in game.seats) == ["bot:medium", "human"])
    assert guest.game is game
    assert any("a copy of the game, marked as one" in line for line in guest.chat)
    assert not menu.isEnabled()
    play((guest,), lambda: len(guest.game) > before + 8)


def test_large_text_leaves_the_window_its_width_and_the_menu_opens_the_chat(meet, qapp):
    host, guest = meet()
    toggle = host.play.dock.toggleViewAction()
    assert not toggle.isVisible()
    apply_theme(qapp, "light", 200)
    try:
        begin(host, guest)
        host.until(lambda: host.asked_seat >= 0)
        QApplication.processEvents()
        assert host.window.width() == 1280
        assert host.play.dock.isHidden()
        assert toggle.isVisible()
        assert toggle in host.window.actions_.view_menu.actions()
        toggle.trigger()
        QApplication.processEvents()
        assert host.play.dock.isVisible()
        assert host.window.width() == 1280
        panel = host.play.panel
        assert panel.people.geometry().bottom() < panel.undo.geometry().top()
        assert panel.undo.geometry().bottom() < panel.chat.geometry().top()
    finally:
        apply_theme(qapp, "light", 100)


def test_a_chat_that_is_shown_later_shows_what_was_said_last(qtbot):
    chat = ChatBox(SimpleNamespace(known=SimpleNamespace(muted=set()), call=print))
    qtbot.addWidget(chat)
    for number in range(40):
        chat.note(f"Line {number}")
    chat.resize(200, 150)
    chat.show()
    QApplication.processEvents()
    bar = chat.lines.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    chat.note("The last line")
    QApplication.processEvents()
    assert bar.value() == 0, "who reads what was said before stays there"


def test_who_watches_can_chat_and_is_seen(meet, library, qtbot):
    host, guest = meet()
    watcher = Player(library, "Wim", 3, qtbot)
    watch(host, watcher)
    begin(host, guest)
    watcher.until(lambda: watcher.play.game is not None and watcher.asked_seat >= 0)
    panel = watcher.play.panel
    watcher.until(panel.seat.isVisible)
    assert not panel.seat.isEnabled(), "people play all seats"
    assert panel.undo.isHidden()
    host.until(lambda: len(host.people) == 3 and host.people[2].startswith("Wim (spectator) · "))
    watcher.client.feed(SayLine("What a game!"))
    host.until(lambda: "Wim: What a game!" in host.chat)
    play((host, guest), lambda: len(host.game) > 12 and len(watcher.game) > 12)
    assert watcher.game.state == host.game.state or len(watcher.game) != len(host.game)


def test_who_comes_back_is_offered_what_has_happened(meet, library, monkeypatch):
    monkeypatch.setattr(online_play, "CATCHING_UP", PATIENCE)    # this machine may be slow
    host, gone = two = begin(*meet())
    play_on(two, 12)
    play(two, lambda: host.window.session.runner.asked is not None and host.game.decision.kind in ("choice", "conquer"))
    kill(gone)
    before = len(host.game)
    rules, state = host.game.rules, host.game.state
    while rules.after(state, command := host.bot.choose(rules, state)).decision.seat == CHANCE:
        pass    # a draw would wait for who is gone
    host.window.session.controller.commanded.emit(command)
    host.until(lambda: len(host.game) > before)
    back = come_back(gone, library, host)
    back.until(lambda: back.play.bar.text() == "The game went on while you were away.")
    back.press("What happened")
    assert back.window.replay_controller.review.is_open
    assert back.play.bar.text() != "The game went on while you were away."


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_network_game_goes_on_in_a_window_that_is_made_anew(meet, whole):
    host, guest = two = begin(*meet())
    play_on(two, 6)
    client, game, identity = guest.client, guest.game, guest.client.key
    host.client.call(Session.talk, "Hello")
    guest.until(lambda: guest.chat)
    before = guest.chat
    toggle_mute(guest, host)
    host.play.panel.toggle_pause()
    guest.until(lambda: guest.play.bar.text() == "Anna asked for a pause.")
    guest.made_anew()
    assert guest.client is client
    assert guest.window.session.game is guest.game is game
    assert guest.client.key == identity
    assert guest.client.known.playing is not None
    assert guest.chat[: len(before)] == before
    assert "Anna: Hello" in guest.window.log.toPlainText().splitlines()
    assert guest.window.log.filter.count() == 4
    assert guest.client.known.muted == {host.client.key}
    assert guest.play.bar.text() == "Anna asked for a pause."
    assert guest.play.dock.isVisible()
    assert len(guest.people) == 2
    host.play.panel.toggle_pause()
    guest.until(lambda: not guest.play.bar.text())
    host.made_anew()    # both, also during the other's turn
    guest.made_anew()
    length = len(game)
    if whole:
        play(two, lambda: host.game.decision is None and guest.game.decision is None)
    else:
        play(two, lambda: len(host.game) == len(guest.game) > length + 6)
    assert host.game.state == guest.game.state
    for player in two if whole else ():
        player.until(lambda player=player: player.play.bar.text().startswith("Anyone can check every draw"))


def test_a_vote_and_a_command_on_its_way_survive_the_new_window(meet):
    host, guest = two = begin(*meet())
    play_on(two, 4)
    asked = next(player for player in two if player.window.session.runner.asked is not None)
    other = guest if asked is host else host
    before = len(asked.game)
    asked.act()
    asked.made_anew()    # before the sent command is back
    other.until(lambda: len(other.game) > before)
    asked.until(lambda: len(asked.game) > before and not asked.game.waiting)
    play_on(two, 12)
    guest.client.feed(SuggestChanges((SetOptions(write_manners(Manners(sayings=True))),)))
    host.until(lambda: host.play.bar.buttons())    # the host's vote is needed
    host.made_anew()
    guest.made_anew()
    assert guest.play.bar.text().startswith("Asking the others: there is only quick chat.")
    assert host.choices == ["Refuse", "Agree"]
    host.press("Refuse")
    guest.until(lambda: not guest.status.proposals)
    assert not guest.play.bar.text()


def loader(window):
    """Return another loader of the network for *window*."""
    return NetworkLoader(NetworkParts(
        window, window.services, window.current, window.pages, window.game_page, window.log, window.players,
        window.add_panel, window.actions_.alone, window.replay_controller,
    ))    # fmt: skip


def test_a_network_that_cannot_be_loaded_is_an_error_and_nobody_waits_for_it(window, qtbot, monkeypatch):
    def fail(name):
        raise ImportError(name)

    monkeypatch.setattr("swqt.gui.lan.network_loader.import_module", fail)
    door = loader(window)
    with qtbot.capture_exceptions() as raised:
        door.open()
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ImportError
    assert QApplication.overrideCursor() is None
    door.close()
    door.deleteLater()


def test_who_goes_to_the_tables_while_the_window_is_made_anew_comes_there(window, qtbot, monkeypatch):
    gone, loaded = [], Event()
    monkeypatch.setattr(NetworkLoader, "connect_network", lambda door: SimpleNamespace(
        open_nearby=lambda link: gone.append((door, link)), resume=lambda path: gone.append((door, path)),
    ))    # fmt: skip
    monkeypatch.setattr("swqt.gui.lan.network_loader.import_module", lambda _: loaded.wait(60))
    old, new = loader(window), loader(window)
    old.open("a link", Path("a journal"))
    new.take_over(old)
    loaded.set()
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [(new, "a link"), (new, Path("a journal"))]
    assert QApplication.overrideCursor() is None
    for door in (old, new):
        door.close()
        door.deleteLater()


def test_an_interrupted_game_is_gone_on_with_from_the_first_page(meet, library, qtbot, monkeypatch):
    gone, other = two = begin(*meet())
    play_on(two, 14)
    length, name = len(gone.game), gone.window.session.names.seat(0)
    gone.window.close()
    monkeypatch.setattr(network_client, "Reach", lambda: HERE)
    back = TablePlayer()
    back.bot, back.window = gone.bot, MainWindow(library, SavedGames(library), gone.window.settings)
    back.window.resize(1280, 720)
    back.window.show()
    page = back.window.start_page
    qtbot.waitUntil(page.table.isVisible)
    assert page.table.go.text() == "&Rejoin Test"
    assert name in page.table.go.accessibleDescription()
    assert page.table.go.isEnabled()
    QTest.mouseClick(page.table.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: back.window.lan.controller is not None and bool(back.client.known.port))
    back.learn(other)
    qtbot.waitUntil(lambda: back.play.game is not None and len(back.game) >= length)
    assert back.window.pages.currentWidget() is back.window.game_page
    assert isinstance(back.window.session.game, OnlineGame)
    play((back, other), lambda: len(back.game) == len(other.game) > length + 10)
    assert back.game.state == other.game.state
    back.window.show_start()
    qtbot.waitUntil(page.table.isVisible)    # who leaves is offered the way back


def find_mute(player, name):
    buttons = player.lobby.lobby.people.findChildren(QPushButton)
    return next((one for one in buttons if one.accessibleName() == f"Mute {name}" and not one.isHidden()), None)


def mute_button(player, name):
    player.until(lambda: find_mute(player, name))
    return find_mute(player, name)


def test_who_is_muted_at_the_table_stays_muted_in_the_game(meet, monkeypatch):
    host, guest = meet()
    assert mute_button(host, "Ben")
    assert find_mute(host, "Anna") is None, "nobody mutes themselves"
    said, told = lambda text: host.client.call(Session.talk, text), []
    monkeypatch.setattr(guest.lobby._says, "announce", told.append)
    said("One")
    guest.until(lambda: "Anna: One" in told)
    button = mute_button(guest, "Anna")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    guest.until(lambda: mute_button(guest, "Anna").hasFocus())    # focus stays
    assert mute_button(guest, "Anna").isChecked()
    labels = guest.lobby.lobby.people.findChildren(QLabel)
    assert any("muted" in label.text() for label in labels if not label.isHidden())
    said("Two")
    host.until(lambda: texts(host.lobby.lobby.chat.lines)[-1] == "Anna: Two")
    guest.client.call(Session.talk, "Three")
    host.until(lambda: texts(host.lobby.lobby.chat.lines)[-1] == "Ben: Three")
    mute_button(guest, "Anna").click()
    said("Four")
    guest.until(lambda: "Anna: Four" in told)
    assert "Anna: Two" not in told
    assert texts(guest.lobby.lobby.chat.lines) == ["Anna: One", "Ben: Three", "Anna: Four"]
    mute_button(guest, "Anna").click()
    begin(host, guest)
    assert ["muted" in line for line in guest.people] == [True, False]
    host.client.call(Session.talk, "Five")
    host.until(lambda: "Anna: Five" in host.chat)
    guest.client.call(Session.talk, "I hear nobody")
    host.until(lambda: "Ben: I hear nobody" in host.chat)
    toggle_mute(guest, host)
    host.client.call(Session.talk, "Six")
    guest.until(lambda: "Anna: Six" in guest.chat)
    assert "Anna: Five" not in guest.chat
    log = guest.window.log
    log.filter.setCurrentIndex(3)
    assert log.toPlainText().splitlines()[-1].endswith("Six"), "the log has it too"
    assert "Five" not in log.toPlainText()
    guest.window.show_start()
    assert log.filter.count() == 3
