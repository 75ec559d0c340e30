"""A network game in two windows: moves, votes, chat, players who leave and return."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.engine import Options
from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan import standing
from swqt.gui.lan.bar import NetStrip, StripButton
from swqt.gui.style.seat_style import SEATS, style_of
from swqt.home import board_folder
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.newcomers import SeatWanted
from swqt.net.joining.news import Listening, Playing, Spoken
from swqt.net.joining.session import Me, Session
from swqt.net.joining.station import Station
from swqt.net.meeting import seating
from swqt.net.meeting.lobby_base import Changed
from swqt.net.meeting.luggage import pack
from swqt.net.playing.journal import journals
from swqt.net.wire.identity import Identity
from swqt.table import Library, SavedGames, Settings
from tests.support.lan_player import TablePlayer, play

PATIENCE = 180.0


class Program(QObject, TablePlayer):
    """A window with a network thread, connected only as far as the tests need."""

    woken = Signal()

    def __init__(self, number: int, library: Library, folder: Path) -> None:
        super().__init__()
        settings = Settings(sound=False, bot_speed="instant", reduced_motion=True)
        self.window = MainWindow(library, SavedGames(library, folder / "games"), settings)
        self.window.show()
        self.news: list[Any] = []
        self.left = 0
        self.muted: set[bytes] = set()
        identity = Identity(Random(f"window {number}").randbytes(32))
        self.key = identity.public
        self.station = Station(
            Me(identity, f"W{number}"), library, folder / "lan",
            self.woken.emit, hosts=("127.0.0.1",), port=0, discovery=False,
        )  # fmt: skip
        self.table = self.window.lan.make_table(self)
        self.playing = False
        self.woken.connect(self.drain, Qt.ConnectionType.QueuedConnection)
        self.bot = RandomBot(number)
        self.station.start()

    def call(self, work: Callable[[Session], object]) -> None:
        self.station.call(work)

    def go_on_alone(self, level: str) -> None:
        self.station.go_on_alone(level)

    def leave(self) -> None:
        self.left += 1
        self.station.renew()

    def drain(self) -> None:
        for news in self.station.news():
            self.news.append(news)
            self.playing = self.playing or isinstance(news, Playing)
            if self.playing:
                self.table.take(news)

    def until(self, condition: Callable[[], Any]) -> Any:
        """Return what *condition* says as soon as it is true."""
        end = time.monotonic() + PATIENCE
        while not (found := condition()):
            assert time.monotonic() < end, self.news[-6:]
            QTest.qWait(5)
        return found

    def first(self, kind: type) -> Any:
        return self.until(lambda: next((one for one in self.news if isinstance(one, kind)), None))

    def close(self) -> None:
        self.station.stop()
        self.window.close()


@pytest.fixture
def two(qtbot: QtBot, library: Library, tmp_path: Path, plain_map: None) -> Iterator[tuple[Program, Program]]:
    programs = Program(0, library, tmp_path / "0"), Program(1, library, tmp_path / "1")
    start(*programs, library, looks=(4, 2))
    yield programs
    for program in programs:
        program.close()
    QApplication.processEvents()


def start(
    host: Program, guest: Program, library: Library, watcher: Program | None = None, looks: tuple[int, ...] = ()
) -> None:
    """Begin a game of *host* and *guest*, watched by *watcher*, with the colours *looks* if given."""
    port = host.first(Listening).port
    text = (board_folder() / "midland-2.json").read_text(encoding="utf-8")
    offer = pack(text, "base", Options(), library.catalogue)
    host.call(lambda session: session.host("Test", offer, 2))
    guest.first(Listening)
    guest.call(lambda session: session.join([("127.0.0.1", port)]))
    host.until(lambda: any(isinstance(n, Changed) and len(n.table.people) == 2 for n in host.news))
    guest.until(lambda: any(isinstance(n, Changed) and n.played for n in guest.news))
    if watcher is not None:
        watcher.first(Listening)
        watcher.call(lambda session: session.join([("127.0.0.1", port)], watching=True))
        watcher.until(lambda: any(isinstance(n, Changed) and n.table.person(watcher.key) for n in watcher.news))
    for seat, look in enumerate(looks):
        host.call(lambda session, seat=seat, look=look: session.decide(
            lambda table: seating.colour(table, session.me.identity.public if not seat else guest.key, seat, look)
        ))    # fmt: skip
    guest.call(lambda session: session.ask("ready", 1))
    host.until(lambda: any(isinstance(n, Changed) and sum(p.ready for p in n.table.people) == 2 for n in host.news))
    host.call(lambda session: session.begin())
    for program in (host, guest) if watcher is None else (host, guest, watcher):
        program.until(lambda program=program: program.asked_seat >= 0)


def test_a_whole_game_in_two_windows(two: tuple[Program, Program]) -> None:
    host, guest = two
    play(two, lambda: all(program.game.decision is None for program in two))
    assert host.game.state == guest.game.state
    assert [e.command for e in host.game.history] == [e.command for e in guest.game.history]
    for program in two:
        kept = program.until(lambda program=program: list(program.window.saves.finished_folder.glob("*.swn")))
        assert len(kept) == 1
        assert "; lan " in kept[0].read_text(encoding="utf-8")
        assert sorted(program.game.looks) == [2, 4]
        assert program.window.saves.summary(kept[0]).looks == program.game.looks
        program.until(lambda program=program: program.table.strip.buttons())
    lines = host.table.circle.chat
    host.table.strip.buttons()[0].click()
    host.until(lambda: any("worked out again" in lines.item(n).text() for n in range(lines.count())))
    looks = host.game.looks
    host.window.open_game(next(host.window.saves.finished_folder.glob("*.swn")))
    assert host.window.session.game.looks == looks, "the kept game is shown in the colours it was played in"
    assert [style_of(seat) for seat in (0, 1)] == [SEATS[look] for look in looks]


def test_only_who_is_asked_may_act(two: tuple[Program, Program]) -> None:
    host, guest = two
    asked = [program.window.session.runner.asked is not None for program in two]
    assert sorted(asked) == [False, True]
    other = two[asked.index(False)]
    assert not other.window.actions_.end.isEnabled()
    assert other.window.session.waiting_text()
    play(two, lambda: len(host.game) > 8 and len(guest.game) > 8)


def test_who_has_gone_is_waited_for_and_a_bot_may_play(two: tuple[Program, Program]) -> None:
    host, guest = two
    play(two, lambda: len(host.game) > 6)
    guest.window.show_start()
    assert guest.left == 1
    assert guest.table.game is None
    host.until(lambda: host.table.circle._members and any(m.state == "away" for m in host.table.circle._members))
    peer = next(m.number for m in host.table.circle._members if m.state == "away")
    host.table.let_bot_play(peer)
    if host.first(Playing).mine == 0:    # the host alone is a majority of two
        host.until(lambda: any(isinstance(news, o.Viewed) for news in host.news))
        assert not any(seat.is_remote for seat in host.game.seats)
        length = len(host.game)
        play((host,), lambda: len(host.game) > length + 8)


async def killed(session: Session) -> None:
    """End *session* as if its process had been killed: without a farewell or further journal entries."""
    running, session.running = session.running, None
    assert running is not None
    running._worker.cancel()
    await asyncio.gather(running._worker, return_exceptions=True)
    await session.links.close()
    running._writer._disk.shutdown()
    running.journal.close()


def kill(program: Program) -> None:
    """End *program* as if its process had been killed."""
    station = program.station
    asyncio.run_coroutine_threadsafe(killed(station._session), station._loop).result(PATIENCE)
    program.table._wires.table = None
    program.close()


def come_back(library: Library, folder: Path, *others: Program) -> Program:
    """Start program 1 again, which goes on with its only game and knows where *others* are."""
    back = Program(1, library, folder)
    back.first(Listening)
    [path] = journals(folder / "lan")
    back.station.resume(path)
    back.first(Playing)
    for other in others:
        endpoint = ("127.0.0.1", other.first(Listening).port)
        back.call(lambda session, other=other, endpoint=endpoint: session.links.learn(other.key, [endpoint]))
    return back


def press(program: Program, text: str) -> None:
    """Press the button *text* of the strip as soon as it is there."""
    button = program.until(lambda: next((one for one in program.table.strip.buttons() if one.text() == text), None))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_window_that_was_killed_is_back_in_the_game(
    two: tuple[Program, Program], library: Library, tmp_path: Path
) -> None:
    """I4, I5: the other window waits, and both play on."""
    host, gone = two
    play(two, lambda: len(host.game) > 12 and len(gone.game) > 12)
    gone.table.keep("[]")
    gone.until(lambda: b"early []" in next(journals(tmp_path / "1" / "lan")).read_bytes())
    kill(gone)
    host.until(lambda: any(isinstance(news, o.Presence) and news.state == "away" for news in host.news))
    back = come_back(library, tmp_path / "1", host)
    try:
        assert back.first(Playing).early == "[]"
        back.until(lambda: back.table.game is not None and len(back.game) >= 12)
        assert back.game.looks == host.game.looks != ()
        play((host, back), lambda: len(host.game) == len(back.game) > 24)
        assert host.game.state == back.game.state
    finally:
        back.close()


def test_a_pause_holds_the_game_until_its_maker_or_a_majority_ends_it(two: tuple[Program, Program]) -> None:
    """The host alone is a majority of two."""
    host, guest = two
    host.table.circle.pause.click()
    guest.until(lambda: guest.table.now.paused and guest.table.strip.text())
    host.until(host.table.strip.buttons)
    asked = next(program for program in two if program.window.session.runner.asked is not None)
    before = len(asked.game)
    asked.act()
    asked.until(lambda: any(isinstance(news, o.CommandDeclined) for news in asked.news))
    assert len(asked.game) == before
    assert not asked.game.waiting
    host.table.strip.buttons()[0].click()
    guest.until(lambda: not guest.table.strip.text())
    play(two, lambda: len(host.game) > before)
    guest.table.circle.pause.click()
    host.until(lambda: host.table.now.paused and host.table.strip.text())
    assert host.table.circle.pause.text() == "Go on"
    press(host, "Go on")
    for program in two:
        program.until(lambda program=program: not program.table.strip.text())
    host.table.circle.pause.click()
    guest.until(lambda: guest.table.strip.text())
    press(guest, "Go on")
    guest.until(lambda: "most players" in guest.table.strip.text())
    assert [button.text() for button in guest.table.strip.buttons()] == [], "it has been said"
    kill(host)
    guest.until(lambda: any(isinstance(news, o.Presence) and news.state == "away" for news in guest.news))
    guest.until(lambda: [button.text() for button in guest.table.strip.buttons()] == ["Go on alone…"])


def test_who_sends_three_moves_against_the_rules_can_be_voted_on(two: tuple[Program, Program]) -> None:
    """People are named and asked; the connection is kept."""
    host, _ = two
    for _ in range(3):
        assert not host.table.strip.buttons()
        host.table.take(o.Misdeed(1, "illegal", ()))
    press(host, "Hide")
    assert not host.table.strip.buttons()
    for _ in range(3):
        host.table.take(o.Misdeed(1, "illegal", ()))
    assert "W1" in host.table.strip.text()
    press(host, "A bot plays for now")
    host.until(lambda: any(isinstance(one, o.Asked) and one.changes == (votes.Drop(1, "medium"),) for one in host.news))


def test_who_is_left_alone_goes_on_in_a_copy_with_bots(two: tuple[Program, Program]) -> None:
    """From the strip or the menu, after a confirmation; the old game is unchanged."""
    host, guest = two
    play(two, lambda: len(host.game) > 8 and len(guest.game) > 8)
    play(two, lambda: host.window.session.runner.asked is not None)    # so the guest must wait
    menu, strip = guest.window.actions_.alone, guest.table.strip
    assert menu.isEnabled()
    kill(host)
    guest.until(lambda: strip.text().startswith("Waiting for W0") and strip.buttons())
    assert [button.text() for button in strip.buttons()] == ["Go on alone…"]
    guest.table.let_bot_play(host.first(Playing).mine)    # a guest cannot carry this without its host
    guest.until(lambda: strip.text().startswith("The others are being asked"))
    press(guest, "Go on alone…")
    assert "bots play for all others" in strip.text()
    press(guest, "Stay")
    assert "bots play for all others" not in strip.text()
    before, old = [entry.command for entry in guest.game.history], guest.game
    guest.table.ask_alone()
    press(guest, "Go on alone")
    guest.until(lambda: guest.table.game is not None and guest.game is not old and len(guest.game) >= len(before))
    assert [entry.command for entry in guest.game.history][: len(before)] == before
    assert guest.left == 0, "the line is kept"
    assert guest.window.session.game is guest.game
    guest.until(lambda: sorted(seat.kind for seat in guest.game.seats) == ["bot:medium", "human"])
    assert not menu.isEnabled()
    play((guest,), lambda: len(guest.game) > len(before) + 8)


def test_who_watches_asks_for_a_seat_and_its_owner_gets_it_back(
    qtbot: QtBot, library: Library, tmp_path: Path, plain_map: None
) -> None:
    host, guest, watcher = programs = [Program(number, library, tmp_path / str(number)) for number in range(3)]
    back = None
    try:
        start(host, guest, library, watcher)
        circle = watcher.table.circle
        assert circle.seat.isVisible()
        watcher.until(lambda: not circle.seat.isEnabled())    # all players are present
        host.until(lambda: [m.name for m in host.table.now.members() if not m.seats] == ["W2"])
        circle.said.emit("What a game!")
        chat = host.table.circle.chat
        host.until(lambda: [chat.item(row).text() for row in range(chat.count())] == ["W2: What a game!"])
        number = next(m.number for m in host.table.now.members() if m.name == "W2")
        host.table.circle._toggle_mute(number)
        circle.said.emit("Is anybody there?")
        guest.until(lambda: guest.table.circle.chat.count() == 2)
        host.until(lambda: sum(isinstance(news, Spoken) for news in host.news) == 2)
        assert chat.count() == 1, "muted"
        play((host, guest), lambda: len(host.game) > 6 and len(watcher.game) > 6)
        number = guest.first(Playing).mine
        [chair] = host.table.now.chairs_of(number)
        kill(guest)
        watcher.until(circle.seat.isEnabled)
        [ask] = circle.seat.menu().actions()
        letter = host.table.now.letter(chair)
        assert ask.text() == f"Seat {letter} (W1 is away)"
        ask.trigger()
        assert watcher.table.strip.text().startswith(f"You have asked for seat {letter}.")
        wish = f"W2 would like to have seat {letter} (W1 is away)."
        host.until(lambda: host.table.strip.text().startswith(wish))    # "Waiting for W1" may come before
        press(host, "Refuse")
        assert not host.table.now.wishes
        watcher.until(lambda: watcher.table.strip.text() == f"W0 refused your wish for seat {letter}.")
        press(watcher, "Hide")
        assert not watcher.table.strip.text().startswith("W0 refused")
        circle.wanted.emit(chair)
        assert watcher.table.strip.text().startswith(f"You have asked for seat {letter}.")
        watcher.until(lambda: watcher.table.strip.text() == f"W0 refused your wish for seat {letter}.")
        host.until(lambda: sum(isinstance(news, SeatWanted) for news in host.news) == 2)
        assert not host.table.now.wishes, "who was refused is not heard again"
        host.table.now._refused.clear()
        circle.wanted.emit(chair)
        press(host, "Agree")    # the host alone is a majority of two
        watcher.until(lambda: watcher.table.now.playing)
        assert not circle.seat.isVisible()
        assert circle.back.isVisible()
        play((host, watcher), lambda: len(host.game) > 14)
        assert host.table.now.name(watcher.table.now.mine) == "W2"
        back = come_back(library, tmp_path / "1", host, watcher)
        watcher.until(lambda: watcher.table.strip.text() == f"W1 is back, whose seat {letter} you play.")
        press(back, "Ask for your seat")
        press(watcher, "Agree")
        press(host, "Agree")    # to either proposal: one is enough
        back.until(lambda: back.table.now.playing)
        watcher.until(lambda: not watcher.table.now.playing)
        length = len(host.game)
        play((host, back), lambda: len(host.game) == len(back.game) > length + 6)
        assert host.game.state == back.game.state
    finally:
        for program in (*programs, back):
            if program is not None and program is not guest:
                program.close()


def test_everybody_has_the_colour_that_was_chosen_at_the_table(two: tuple[Program, Program]) -> None:
    """In any seat order: colours stay with their players, and a local game has its own again."""
    for program in two:
        names = [seat.name for seat in program.game.seats]
        assert program.game.looks == tuple({"W0": 4, "W1": 2}[name] for name in names)
        assert [style_of(seat) for seat in (0, 1)] == [SEATS[look] for look in program.game.looks]
    for program in two:
        program.window.show_start()
    assert [style_of(seat) for seat in range(5)] == list(SEATS)


def test_who_comes_back_is_offered_what_has_happened(
    two: tuple[Program, Program], library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot has played meanwhile; the seat is returned automatically, with a recap on offer."""
    monkeypatch.setattr(standing, "CATCHING_UP", PATIENCE)    # this machine may be slow
    host, gone = two
    play(two, lambda: len(host.game) > 12 and len(gone.game) > 12)
    number = gone.first(Playing).mine
    kill(gone)
    host.until(lambda: any(isinstance(news, o.Presence) and news.state == "away" for news in host.news))
    before = len(host.game)
    host.table.let_bot_play(number)
    play((host,), lambda: len(host.game) > before + 12)
    back = come_back(library, tmp_path / "1", host)
    try:
        assert back.first(Playing).back
        back.until(lambda: back.table.now is not None and back.table.now.playing and back.table.now.missed)
        assert back.table.strip.text() == "The game has gone on while you were away."
        press(back, "What happened")
        assert back.window.replay_controller.review.is_open
        assert not back.table.strip.text()
    finally:
        back.close()


def test_an_answered_strip_gives_the_keyboard_back(qtbot: QtBot) -> None:
    """A widget about to be deleted gives up focus."""
    strip = NetStrip()
    qtbot.addWidget(strip)
    strip.say("Do you agree?", [StripButton("No", lambda: None), StripButton("Yes", lambda: strip.say(""))])
    strip.activateWindow()
    yes = strip.buttons()[-1]
    yes.setFocus()
    qtbot.waitUntil(yes.hasFocus)
    with qtbot.waitSignal(strip.focus_left):
        QTest.keyClick(yes, Qt.Key.Key_Return)
    strip.say("Another question", [StripButton("Yes", lambda: None)])
    with qtbot.assertNotEmitted(strip.focus_left):
        strip.say("")
