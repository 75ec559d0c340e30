"""A short visit at the window, with a heart that should beat every few milliseconds: how long it stands still."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter, thread_time

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from swqt.engine import members
from swqt.gui import app as starter
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.measure.first_frame import tell
from swqt.gui.measure.table import settle, wait
from swqt.gui.preparing import prepare
from swqt.gui.theme import apply_theme
from swqt.gui.window import MainWindow
from swqt.home import Settings
from swqt.table import Setup

_BEAT = 5
_CLICKS = 30


class Heart:
    """Remembers the longest time between two beats, in milliseconds: by the clock, and of the processor's time.

    The window's own work shows in the processor's time; the clock counts also what other programs took.
    """

    def __init__(self) -> None:
        self._last = (perf_counter(), thread_time())
        self._longest = (0.0, 0.0)
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(_BEAT)

    def during(self, work: Callable[[], None]) -> tuple[float, float]:
        """Return the longest time without a beat while *work* goes on, and until all is quiet after it."""
        wait(2 * _BEAT)
        self._longest, self._last = (0.0, 0.0), (perf_counter(), thread_time())
        work()
        settle()
        return self._longest[0] - _BEAT, self._longest[1]

    def _beat(self) -> None:
        now = (perf_counter(), thread_time())
        passed = [(new - old) * 1000 for new, old in zip(now, self._last, strict=True)]
        self._longest = (max(self._longest[0], passed[0]), max(self._longest[1], passed[1]))
        self._last = now


def main() -> int:
    """Print the longest pause of each part of the visit, in milliseconds."""
    app = starter.make_application()
    apply_theme(app, "light")
    prepared = prepare()
    prepared.library.boards()
    heart = Heart()
    window = MainWindow(None, None, Settings(bot_speed="instant"))
    window.resize(1280, 800)
    pauses: dict[str, tuple[float, float]] = {}
    window.show()
    wait(50)
    pauses["furnishing"] = heart.during(lambda: window.furnish(*prepared))
    dialogs: list[NewGameDialog] = []

    def ask() -> None:
        dialogs.append(NewGameDialog(window.library, {}, window))
        dialogs[0].open()

    pauses["opening the new game dialog"] = heart.during(ask)
    place, seats = dialogs[0].place, dialogs[0].seats
    for world in range(place.world.count()):
        place.world.setCurrentIndex(world)
        for players in (3, 4, 5, 2):
            pause = heart.during(partial(seats.players.setValue, players))
            pauses[f"showing {place.board.currentData()}"] = pause
    dialogs[0].reject()
    setup = Setup(("Anna", "Ben"), ("human", "bot:random"), "midland-2", "base", seed=3)
    pauses["beginning a game"] = heart.during(lambda: window.start_game(setup))
    view = window.view

    def zoom() -> None:
        for factor in (1.2,) * 7 + (1 / 1.2,) * 7:
            view.zoom_by(factor)
            wait(30)

    pauses["zooming in and out"] = heart.during(zoom)
    pauses["standing close"] = heart.during(lambda: view.zoom_by(3.5))
    view.zoom_to_fit()
    settle()
    pauses[f"{_CLICKS} clicks"] = heart.during(lambda: play(window, _CLICKS))
    tell(pauses)
    window.close()
    return 0


def play(window: MainWindow, clicks: int) -> None:
    """Click about on the map and the column like somebody who plays."""
    chance = Random(2)
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for _ in range(clicks):
        sitting = window.sitting
        if sitting is None:
            return
        now = sitting.controller.situation
        if now is not None and now.rows:
            QTest.mouseClick(window.column.cards[chance.choice(sorted(now.rows))], left)
            window.actions_.confirm.trigger()
        elif now is not None and (now.by_region or sitting.controller.targets):
            regions = sorted(now.by_region) or list(members(sitting.controller.targets))
            at = window.view.position_of(chance.choice(regions))
            QTest.mouseClick(window.view.viewport(), left, plain, at)
            window.actions_.confirm.trigger()
        else:
            window.actions_.balance.trigger()
            window.actions_.end.trigger()
            window.actions_.confirm.trigger()
        wait(60)


if __name__ == "__main__":
    sys.exit(main())
