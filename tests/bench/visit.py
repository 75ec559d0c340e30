"""A scripted visit to all parts of the window, which measures the longest pause of the event loop in each."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from time import monotonic, perf_counter, process_time, thread_time

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from swqt.engine import members
from swqt.gui.app.application import ApplicationController
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.session.overlays import OVERLAYS
from swqt.table import GameSetup

_CLICKS = 12
_LONGEST = 60
"""Timeout of ``wait_for`` in seconds."""

_INPUT_DELAY = 40
"""Milliseconds between two inputs of a very fast player."""

_LESSONS = 12
"""Number of steps played in the tutorial game."""

_SETUP = GameSetup(("Anna", "Ben", "Cleo"), ("human", "bot:random", "bot:easy"), "midland-3", "base", seed=3)
_FIVE = GameSetup(("Anna", "Ben", "Cleo", "Dora", "Emil"), ("bot:expert",) * 5, "midland-5", "base", seed=3)
_WATCHED = 20_000
"""Milliseconds of play between five bots of the highest level."""

_BELOW = GameSetup(("Anna", "Ben"), ("human", "bot:easy"), "gloamdeep-2", "underground", seed=3)


PLAY, DIALOG, SWITCH = 100.0, 300.0, 1000.0
"""Limits in milliseconds: while playing, when a dialog or page is first opened, and under a wait cursor."""

_LIMITS = (
    (SWITCH, ("start", "beginning", "going on", "a game in", "another text", "another language", "other colours",
              "watching", "to the first page")),
    (DIALOG, ("opening", "end page", "the list of games", "to the page at the end", "new game:", "a page", "a search")),
)  # fmt: skip
"""Limits of parts by the start of their names; the first match counts, and PLAY is the default."""

_TICK = 5
_QUIET = 0.4
_IDLE = 0.008
_SETTLE = 20


def limit_of(part: str) -> float:
    """Return the limit for *part* in milliseconds."""
    return next((limit for limit, words in _LIMITS if part.startswith(words)), PLAY)


class EventLoopMonitor:
    """Measures the longest time between two iterations of the event loop."""

    def __init__(self) -> None:
        self._last = (perf_counter(), thread_time())
        self._longest = (0.0, 0.0)
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(_TICK)

    def during(self, work: Callable[[], object]) -> tuple[float, float]:
        """Run *work*, wait until idle, and return the longest pause in wall-clock and thread CPU milliseconds."""
        wait(2 * _TICK)
        self._longest, self._last = (0.0, 0.0), (perf_counter(), thread_time())
        work()
        settle()
        return max(0.0, self._longest[0] - _TICK), self._longest[1]

    def _tick(self) -> None:
        now = (perf_counter(), thread_time())
        clock, cpu = ((new - old) * 1000 for new, old in zip(now, self._last, strict=True))
        self._longest = (max(self._longest[0], clock), max(self._longest[1], cpu))
        self._last = now


def settle() -> None:
    """Run the event loop until the process has been idle for a while."""
    end = monotonic() + _SETTLE
    since, used = monotonic(), process_time()
    while monotonic() - since < _QUIET and monotonic() < end:
        wait(50)
        if process_time() - used > _IDLE:
            since = monotonic()
        used = process_time()


def wait(milliseconds: int) -> None:
    """Run the event loop for *milliseconds*."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Visit:
    """Uses *program* like a player and records the longest pauses of each part in ``pauses``."""

    def __init__(self, program: ApplicationController) -> None:
        self.program = program
        self.monitor = EventLoopMonitor()
        self.pauses: dict[str, tuple[float, float]] = {}

    @property
    def window(self) -> MainWindow:
        return self.program.window

    def part(self, name: str, work: Callable[[], object]) -> None:
        """Run *work* and record its pauses under *name*, or the larger ones if *name* has been recorded before."""
        print(f"pauses: {name}", file=sys.stderr, flush=True)
        clock, cpu = self.monitor.during(work)
        before = self.pauses.get(name, (0.0, 0.0))
        self.pauses[name] = max(before[0], clock), max(before[1], cpu)

    def run(self) -> None:
        """Run all parts in order."""
        self.part("start", self._start)
        self._new_game_dialog()
        self._look_around()
        self._tutorial()
        self.part("beginning a game", lambda: self.window.start_game(_SETUP))
        self._look_at_the_map()
        self.part("clicks on the map", lambda: play(self.window, _CLICKS))
        self._use_help()
        self._change_settings()
        self.part("to the first page", lambda: self.window.show_start())
        self.part("going on with a game", lambda: self.window.continue_last())
        self.part("bots play to the end", self._finish)
        self._replay()
        self.part("a game in the caverns", lambda: self.window.start_game(_BELOW))
        self.part("clicks in the caverns", lambda: play(self.window, _CLICKS))
        self.part("five of the strongest bots", self._watch_bots)

    def _start(self) -> None:
        self.program.loader.start()
        wait_for(lambda: self.window.is_populated)

    def _new_game_dialog(self) -> None:
        dialogs: list[NewGameDialog] = []
        self.part("opening the new game dialog", lambda: dialogs.append(self._open()))
        place, seats = dialogs[0].place, dialogs[0].seats
        for world in range(place.world.count()):
            place.world.setCurrentIndex(world)
            for players in (3, 4, 5, 2):
                self.part("showing another board", partial(seats.players.setValue, players))
        tabs = dialogs[0].tabs
        for tab in (*range(1, tabs.count()), 0):
            self.part("new game: " + tabs.tabText(tab).replace("&", ""), partial(tabs.setCurrentIndex, tab))
        self.part("closing the new game dialog", dialogs[0].reject)
        dialogs.append(dialogs[0])
        self.part("opening it once more", lambda: dialogs.append(self._open()))
        self.part("closing it once more", dialogs[-1].reject)

    def _open(self) -> NewGameDialog:
        dialog = self.window.launcher.dialog()
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _look_around(self) -> None:
        """Open all dialogs and pages that are available without a game."""
        window = self.window
        self.part("opening the settings", window.ask_settings)
        settings = _dialog(window)
        tabs = settings.tabs  # type: ignore[attr-defined]  # the dialog is loaded when it is opened
        for tab in (*range(1, tabs.count()), 0):
            self.part("a page of the settings", partial(tabs.setCurrentIndex, tab))
        self.part("closing the settings", settings.close)
        for name, action in (("keys", window.actions_.keyboard), ("about", window.actions_.about)):
            self.part(f"opening the page on {name}", action.trigger)
            self.part(f"closing the page on {name}", _dialog(window).close)
        self._read("the rule book")
        self.part("the list of games", lambda: window.replay_controller.show_games())
        self.part("to the first page", window.show_start)

    def _read(self, name: str) -> None:
        """Open pages of the rule book and search in it."""
        self.part(f"opening {name}", lambda: self.window.context_help.open())
        book = self.window.context_help.window_
        for topic in ("CONQ-1", "orcs", "flying", "SCORE-1"):
            self.part(f"a page of {name}", partial(book.go, topic))
        for words in ("tribe", "mountain"):
            self.part(f"a search in {name}", partial(book.search.setText, words))
        self.part(f"closing {name}", book.close)

    def _tutorial(self) -> None:
        """Play the first steps of the tutorial game."""
        lessons = self.window.assistant.lessons
        self.part("beginning the first game", lessons.begin)
        for _ in range(_LESSONS):
            self.part("a step of the first game", lessons.show_me)
        self.part("leaving the first game", lessons.leave)

    def _look_at_the_map(self) -> None:
        view = self.window.view
        self.part("zooming in and out", self._zoom)
        self.part("standing close", lambda: view.zoom_by(3.5))
        self.part("the whole map", view.zoom_to_fit)
        self.part("another size of the window", lambda: self.window.resize(1180, 740))
        self.part("another size of the window", lambda: self.window.resize(1280, 800))

    def _zoom(self) -> None:
        for factor in (1.2,) * 7 + (1 / 1.2,) * 7:
            self.window.view.zoom_by(factor)
            wait(30)

    def _use_help(self) -> None:
        """Use overlays, hints, rule book, undo and redo, and explanations."""
        window = self.window
        for name in OVERLAYS:
            self.part("what lies over the map", partial(window.assistant.overlays.toggle, name))
        self.part("what lies over the map", window.assistant.overlays.take_off)
        await_turn(window)
        self.part("a hint", lambda: window.assistant.hints.ask())
        self.part("a hint put away", lambda: window.assistant.hints.put_away())
        self._read("the rule book in a game")
        for _ in range(_CLICKS):
            if not window.actions_.undo.isEnabled():
                play(window, 1)
        self.part("taking back", window.actions_.undo.trigger)
        self.part("doing it again", window.actions_.redo.trigger)
        self.part("explaining with F1", window.actions_.explain.trigger)
        book = window.context_help.window_
        if book is not None:
            book.close()

    def _change_settings(self) -> None:
        """Change theme, text size and language during a game."""

        def use(**choice: object) -> None:
            choices = self.window.settings_service
            choices.use(replace(choices.current, **choice))  # type: ignore[arg-type]  # names of settings

        for theme in ("dark", "light"):
            self.part("other colours", partial(use, theme=theme))
        for scale in (150, 100):
            self.part("another text size", partial(use, scale=scale))
        for language in ("es", "en"):
            self.part("another language", partial(use, language=language))

    def _finish(self) -> None:
        session = self.window.session
        if session is None:
            return
        for number, seat in enumerate(session.game.seats):
            if seat.is_human:
                session.game.hand_over(number, "bot:random")
        wait_for(lambda: session.game.decision is None)

    def _watch_bots(self) -> None:
        self.window.start_game(_FIVE)
        wait(_WATCHED)

    def _replay(self) -> None:
        window = self.window
        if window.session is None:
            return
        ending = window.replay_controller.ending
        for tab in (*range(1, ending.tabs.count()), 0):
            name = ending.tabs.tabText(tab).replace("&", "")
            self.part(f"end page: {name}", partial(ending.tabs.setCurrentIndex, tab))
        last = len(window.session.game)
        chance = Random(4)
        self.part("to the map", window.replay_controller.leave_ending)
        self.part("opening the replay", lambda: window.replay_controller.view(last // 2))
        for _ in range(8):
            go_to = window.replay_controller.review.reel.go_to
            self.part("a jump in the replay", partial(go_to, chance.randrange(last)))
        self.part("leaving the replay", window.replay_controller.review.leave)
        self.part("to the page at the end", lambda: window.replay_controller.show_statistics())
        self.part("from the end to the first page", window.show_start)
        self.part("the list of games", lambda: window.replay_controller.show_games())
        finished = next(iter(window.saves.finished()), None)
        if finished is not None:
            self.part("watching a game of the list", lambda: window.replay_controller.watch_file(finished.path))
            self.part("back to the list", window.replay_controller.review.leave)
        self.part("to the first page", window.show_start)


def _dialog(window: QWidget) -> QDialog:
    """Return the open dialog of *window*."""
    return next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())


def wait_for(condition: Callable[[], bool]) -> None:
    """Run the event loop until *condition* is true or the timeout has passed."""
    end = monotonic() + _LONGEST
    while not condition() and monotonic() < end:
        wait(20)


def await_turn(window: MainWindow) -> None:
    """Run the event loop until a person has a decision or the game is over."""
    session = window.session
    if session is not None:
        wait_for(lambda: session.legal_moves is not None or session.game.decision is None)


def play(window: MainWindow, clicks: int) -> None:
    """Play *clicks* random moves by clicking on the map and the column."""
    chance = Random(2)
    for _ in range(clicks):
        session = window.session
        if session is None:
            return
        await_turn(window)
        now = session.controller.legal_moves
        if now is not None and now.rows:
            click(window.column.cards[chance.choice(sorted(now.rows))], None)
        elif now is not None and (now.by_region or session.controller.targets):
            regions = sorted(now.by_region) or list(members(session.controller.targets))
            at = window.view.position_of(chance.choice(regions))
            click(window.view.viewport(), at)
        else:
            window.actions_.balance.trigger()
            wait(_INPUT_DELAY)
            window.actions_.end.trigger()
            wait(_INPUT_DELAY)
        window.actions_.confirm.trigger()
        wait(_INPUT_DELAY)


def click(widget: QWidget, at: QPoint | None) -> None:
    """Click *widget* at *at* (None: its centre), with time for the event loop between press and release."""
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = at or widget.rect().center()
    QTest.mousePress(widget, left, plain, place)
    wait(_INPUT_DELAY)
    QTest.mouseRelease(widget, left, plain, place)
    wait(_INPUT_DELAY)
