"""A scripted visit at the window, with a heart that should beat every few milliseconds: where it stands still.

Somebody waits for the panels, asks for a new game, plays a while, lets bots play to the end, looks at every figure and
jumps about in the replay. The window's own work shows in the processor's time of its thread, which a busy machine does
not change; the clock counts also what other programs took.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic, perf_counter, thread_time

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from swqt.engine import members
from swqt.gui import app as starter
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.furnishing import Furnishing
from swqt.gui.measure.first_frame import tell
from swqt.gui.measure.table import settle, wait
from swqt.gui.preparing import Prepared, prepare, survey
from swqt.gui.theme import apply_theme
from swqt.gui.window import MainWindow
from swqt.home import Settings
from swqt.table import Setup

STALL: float = 50.0
"""Milliseconds of the thread's work between two beats that count as a pause."""

_BEAT = 5
_CLICKS = 30
_LONGEST = 60
"""Seconds after which nobody waits any longer for the game's end."""


class Heart:
    """Remembers the longest time between two beats, in milliseconds, and counts those that are pauses."""

    def __init__(self) -> None:
        self._last = (perf_counter(), thread_time())
        self._longest = (0.0, 0.0)
        self._pauses = 0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(_BEAT)

    def during(self, work: Callable[[], object]) -> tuple[float, float, int]:
        """Return the longest time without a beat while *work* goes on, and until all is quiet after it.

        By the clock, of the processor; and how often it worked longer than STALL.
        """
        wait(2 * _BEAT)
        self._longest, self._last, self._pauses = (0.0, 0.0), (perf_counter(), thread_time()), 0
        work()
        settle()
        return max(0.0, self._longest[0] - _BEAT), self._longest[1], self._pauses

    def _beat(self) -> None:
        now = (perf_counter(), thread_time())
        passed = [(new - old) * 1000 for new, old in zip(now, self._last, strict=True)]
        self._longest = (max(self._longest[0], passed[0]), max(self._longest[1], passed[1]))
        self._pauses += passed[1] > STALL
        self._last = now


class Visit:
    """What somebody does at *window*, and the longest pause of each part of it."""

    def __init__(self, window: MainWindow, prepared: Prepared) -> None:
        self.window = window
        self.prepared = prepared
        self.heart = Heart()
        self.pauses: dict[str, tuple[float, float, int]] = {}

    def part(self, name: str, work: Callable[[], object]) -> None:
        """Do *work* and note its pauses under *name*; what is done twice counts as one."""
        clock, cpu, pauses = self.heart.during(work)
        before = self.pauses.get(name, (0.0, 0.0, 0))
        self.pauses[name] = max(before[0], clock), max(before[1], cpu), before[2] + pauses

    def run(self) -> None:
        """Do everything, one thing after the other."""
        self.part("furnishing", self._furnish)
        self._ask()
        window = self.window
        setup = Setup(("Anna", "Ben", "Cleo"), ("human", "bot:random", "bot:easy"), "midland-3", "base", seed=3)
        self.part("beginning a game", lambda: window.start_game(setup))
        self.part("zooming in and out", self._zoom)
        self.part("standing close", lambda: window.view.zoom_by(3.5))
        self.part("the whole map", window.view.zoom_to_fit)
        self.part(f"{_CLICKS} clicks", lambda: play(window, _CLICKS))
        self.part("bots play to the end", self._finish)
        ending = window.desk.ending
        for tab in (*range(1, ending.tabs.count()), 0):
            name = ending.tabs.tabText(tab).replace("&", "")
            self.part(f"end page: {name}", partial(ending.tabs.setCurrentIndex, tab))
        self._look_back()

    def _furnish(self) -> None:
        Furnishing(self.window, self.prepared).begin()

    def _ask(self) -> None:
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
        dialog = self.window.beginning.take()
        dialog.open()
        return dialog

    def _zoom(self) -> None:
        for factor in (1.2,) * 7 + (1 / 1.2,) * 7:
            self.window.view.zoom_by(factor)
            wait(30)

    def _finish(self) -> None:
        sitting = self.window.sitting
        if sitting is None:
            return
        for number, seat in enumerate(sitting.game.seats):
            if seat.is_human:
                sitting.hand_over(number, "bot:random")
        end = monotonic() + _LONGEST
        while sitting.game.decision is not None and monotonic() < end:
            wait(100)

    def _look_back(self) -> None:
        window = self.window
        if window.sitting is None:
            return
        last = len(window.sitting.game)
        chance = Random(4)
        self.part("to the map", window.desk.leave_ending)
        self.part("opening the replay", lambda: window.desk.view(last // 2))
        for _ in range(8):
            self.part("a jump in the replay", partial(window.desk.review.reel.go_to, chance.randrange(last)))
        self.part("leaving the replay", window.desk.review.leave)


def main() -> int:
    """Print the longest pause of each part of the visit in milliseconds, and how many there were."""
    app = starter.make_application()
    apply_theme(app, "light")
    prepared = prepare()
    survey(prepared.library)
    window = MainWindow(None, None, Settings(bot_speed="instant", own_speed="instant", sound=False))
    window.resize(1280, 800)
    window.show()
    wait(50)
    visit = Visit(window, prepared)
    visit.run()
    tell(visit.pauses)
    for dialog in window.findChildren(QDialog):
        dialog.close()
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
