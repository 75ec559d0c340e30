"""A network game in two windows: moves, votes, chat, players who leave and return."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from swqt.engine import CHANCE
from swqt.gui.lan import online_play
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.panels.notices import Choice, ChoiceNotice
from swqt.gui.style.seat_style import SEATS, style_of
from swqt.net.core.events import CommandRefused, LineSaid, SayLine
from swqt.net.lobby import seats as seating
from swqt.net.news import CommandsLost
from swqt.net.session import Session
from tests.support.lan_player import Player, begin, come_back, kill, met, play, watch

PATIENCE = 180.0


@pytest.fixture
def two(qtbot, library, plain_map) -> Iterator[tuple[Player, Player]]:
    """Two people in a game that has just begun; they have chosen colours."""
    with met(qtbot, library) as players:
        for seat, (player, look) in enumerate(zip(players, (4, 2), strict=True)):
            key = player.client.key
            players[0].client.decide(lambda table, k=key, s=seat, c=look: seating.colour(table, k, s, c))
        begin(*players)
        yield players


def lines(player: Player) -> list[str]:
    chat = player.play.panel.chat.lines
    return [chat.item(row).text() for row in range(chat.count())]


def choices(player: Player) -> list[str]:
    return [button.text() for button in player.play.bar.buttons()]


def press(player: Player, text: str) -> None:
    """Press the button *text* of the bar as soon as it is there."""
    player.until(lambda: text in choices(player))
    QTest.mouseClick(player.play.bar.buttons()[choices(player).index(text)], Qt.MouseButton.LeftButton)


def click(button) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_whole_game_in_two_windows_whose_dice_are_verified(two):
    host, guest = two
    for player in two:
        names = [seat.name for seat in player.game.seats]
        assert player.game.looks == tuple({"Anna": 4, "Ben": 2}[name] for name in names)
        assert [style_of(seat) for seat in (0, 1)] == [SEATS[look] for look in player.game.looks]
        player.window.setUpdatesEnabled(False)    # painting takes seconds
    play(two, lambda: all(player.game.decision is None for player in two))
    assert host.game.state == guest.game.state
    assert [e.command for e in host.game.history] == [e.command for e in guest.game.history]
    for player in two:
        player.until(lambda player=player: player.game.proof)
        assert "; lan " in player.game.proof.read_text(encoding="utf-8")
        assert sorted(player.game.looks) == [2, 4]
        assert player.window.saves.summary(player.game.proof).looks == player.game.looks
    press(host, "Verify the dice")
    host.until(lambda: any("The dice were fair" in line for line in lines(host)))
    window, looks, proof = host.window, host.game.looks, host.game.proof
    page = window.pages.currentWidget()
    assert isinstance(page, ResultsPage)
    click(page.verify)
    host.until(lambda: page.said.text().startswith("The dice were fair"))
    window.actions_.games.trigger()
    games = window.replay_controller.games
    games.tabs.setCurrentIndex(1)
    host.until(lambda: bool(games.model_.rows))
    click(games.view.buttons(games.model_.index(0)).buttons["verify"])
    host.until(lambda: games.said.text().startswith("The dice were fair"))
    assert games.said.isVisible()
    window.open_game(proof)
    assert window.session.game.looks == looks, "the kept game is shown in the colours it was played in"
    assert [style_of(seat) for seat in (0, 1)] == [SEATS[look] for look in looks]
    window.show_start()
    assert [style_of(seat) for seat in range(5)] == list(SEATS)


def test_a_window_that_was_killed_is_back_in_the_game(two, library):
    """I4, I5: the other window waits, and both play on."""
    host, gone = two
    play(two, lambda: all(len(player.game) > 12 for player in two))
    gone.client.call(lambda session: session.keep_early("[]"))
    journal = next(gone.client.folder.glob("*.swj"))
    gone.until(lambda: b"early" in journal.read_bytes())
    kill(gone)
    host.until(lambda: host.status.peers[1].presence == "away")
    host.until(lambda: not host.status.waiting or host.play.bar.text().startswith("Waiting for Ben to reconnect."))
    assert host.play.panel.people.item(1).text().endswith(") · away")
    back = come_back(gone, library, host)
    try:
        assert back.client.known.playing.early == "[]"
        back.until(lambda: len(back.game) >= 12)
        assert back.game.looks == host.game.looks != ()
        play((host, back), lambda: len(host.game) == len(back.game) > 24)
        assert host.game.state == back.game.state
        back.window.show_start()
        assert back.play.game is None
    finally:
        back.window.close()


def test_a_pause_holds_the_game_until_its_maker_or_everyone_ends_it(two):
    host, guest = two
    host.play.panel.pause.click()
    guest.until(lambda: guest.play.bar.text() == "Anna asked for a pause.")
    asked = next(player for player in two if player.window.session.runner.asked is not None)
    before, refused = len(asked.game), []
    asked.client.heard.connect(lambda news: refused.append(news) if isinstance(news, CommandRefused) else None)
    asked.act()
    asked.until(lambda: refused)
    assert len(asked.game) == before
    assert not asked.game.waiting
    assert host.play.panel.pause.text() == "Resume"
    press(host, "Resume")
    guest.until(lambda: not guest.play.bar.text())
    play(two, lambda: len(host.game) > before)
    guest.play.panel.pause.click()
    press(host, "Ask to continue")
    host.until(lambda: host.play.bar.text() == "Asking the others: the game continues. Still to answer: Ben.")
    press(guest, "Agree")
    for player in two:
        player.until(lambda player=player: not player.play.bar.text())
    play(two, lambda: len(host.game) > before + 4)


@pytest.fixture
def hasty(qtbot, library, plain_map, monkeypatch) -> Iterator[tuple[Player, Player]]:
    """Two people in a game with a grace time of a second."""
    monkeypatch.setattr("swqt.net.lobby.table.GRACES", (1,))
    with met(qtbot, library, grace=1) as players:
        begin(*players)
        yield players


def test_who_is_left_alone_goes_on_in_a_copy_with_bots(hasty):
    """From the bar or the menu, after a confirmation."""
    host, guest = two = hasty
    play(two, lambda: all(len(player.game) > 8 for player in two))
    play(two, lambda: host.window.session.runner.asked is not None)    # so the guest must wait
    menu, bar = guest.window.actions_.alone, guest.play.bar
    assert not menu.isEnabled()
    kill(host)
    guest.until(lambda: bar.text().startswith("1 of 2 players can't be reached: Anna."))
    assert "Play on in a copy…" in choices(guest)
    press(guest, "Play on in a copy…")
    assert "bots in every other seat" in bar.text()
    press(guest, "Stay")
    assert "bots in every other seat" not in bar.text()
    assert menu.isEnabled()
    menu.trigger()
    before, game = len(guest.game), guest.game
    press(guest, "Play on in a copy")
    guest.until(lambda: guest.status.copy)
    assert guest.game is game
    assert sorted(seat.kind for seat in game.seats) == ["bot:medium", "human"]
    assert any("a copy of the game, marked as one" in line for line in lines(guest))
    assert not menu.isEnabled()
    play((guest,), lambda: len(guest.game) > before + 8)


def test_who_watches_can_chat_and_is_seen(qtbot, library, plain_map):
    with met(qtbot, library) as (host, guest):
        watcher = Player(library, "Wim", 3, qtbot)
        try:
            watch(host, watcher)
            begin(host, guest)
            watcher.until(lambda: watcher.play.game is not None and watcher.asked_seat >= 0)
            panel = watcher.play.panel
            watcher.until(panel.seat.isVisible)
            assert not panel.seat.isEnabled(), "people play all seats"
            assert panel.undo.isHidden()
            people = host.play.panel.people
            host.until(lambda: people.count() == 3 and people.item(2).text().startswith("Wim (spectator) · "))
            watcher.client.feed(SayLine("What a game!"))
            host.until(lambda: "Wim: What a game!" in lines(host))
            host.play.panel.toggle_mute(watcher.client.key)
            heard: list[LineSaid] = []
            host.client.heard.connect(lambda news: heard.append(news) if isinstance(news, LineSaid) else None)
            watcher.client.talk("Is anybody there?")
            guest.until(lambda: "Wim: Is anybody there?" in lines(guest))
            host.until(lambda: heard)
            assert "Wim: Is anybody there?" not in lines(host)
            play((host, guest), lambda: len(host.game) > 12 and len(watcher.game) > 12)
            assert watcher.game.state == host.game.state or len(watcher.game) != len(host.game)
        finally:
            watcher.window.close()


def test_who_comes_back_is_offered_what_has_happened(two, library, monkeypatch):
    monkeypatch.setattr(online_play, "CATCHING_UP", PATIENCE)    # this machine may be slow
    host, gone = two
    play(two, lambda: all(len(player.game) > 12 for player in two))
    play(two, lambda: host.window.session.runner.asked is not None and host.game.decision.kind in ("choice", "conquer"))
    kill(gone)
    before = len(host.game)
    rules, state = host.game.rules, host.game.state
    while rules.after(state, command := host.bot.choose(rules, state)).decision.seat == CHANCE:
        pass    # a draw would wait for who is gone
    host.window.session.controller.commanded.emit(command)
    host.until(lambda: len(host.game) > before)
    back = come_back(gone, library, host)
    try:
        back.until(lambda: back.play.bar.text() == "The game went on while you were away.")
        press(back, "What happened")
        assert back.window.replay_controller.review.is_open
        assert back.play.bar.text() != "The game went on while you were away."
    finally:
        back.window.close()


def test_only_who_is_asked_may_act_and_what_is_told_once_is_a_line_of_the_chat(two):
    host, _ = two
    asked = [player.window.session.runner.asked is not None for player in two]
    assert sorted(asked) == [False, True]
    other = two[asked.index(False)]
    assert not other.window.actions_.end.isEnabled()
    assert other.window.session.waiting_text()
    host.play.take(CommandsLost(("pass", "pass")))
    host.play.take(CommandRefused("draw"))
    host.client.call(Session.suggest_undo)
    assert lines(host) == [
        "2 moves that the others never saw have been undone.",
        "A draw is open, and too few players would stay. Wait, or play on in a copy.",
    ]


def test_an_answered_bar_gives_the_keyboard_back(qtbot):
    """A widget about to be deleted gives up focus."""
    bar = ChoiceNotice()
    qtbot.addWidget(bar)
    bar.say("Do you agree?", [Choice("No", lambda: None), Choice("Yes", lambda: bar.say(""))])
    bar.activateWindow()
    yes = bar.buttons()[-1]
    yes.setFocus()
    qtbot.waitUntil(yes.hasFocus)
    with qtbot.waitSignal(bar.focus_left):
        QTest.keyClick(yes, Qt.Key.Key_Return)
    bar.say("Another question", [Choice("Yes", lambda: None)])
    with qtbot.assertNotEmitted(bar.focus_left):
        bar.say("")
