"""A whole window with a full board on its table: what a frame of panning, zooming and moving tokens costs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic, process_time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from swqt.gui.app import application as starter
from swqt.gui.board.region import RegionLook
from swqt.gui.measure.first_frame import peak_memory, tell
from swqt.gui.theme import apply_theme
from swqt.gui.window import MainWindow
from swqt.home import Settings
from swqt.table import Library, Saves, Setup

BOARD = "midland-5"
_PANS, _ZOOMS, _MOVES, _MOVING = 60, 24, 60, 20
_QUIET = 400
"""Milliseconds without work for the processor after which everything that goes on beside the window is done."""

_IDLE = 0.008
_LONGEST = 20
"""Seconds of work in a twentieth of a second that still count as quiet, and after which nobody waits any longer."""


def main() -> int:
    """Print the processor's milliseconds for a frame of each kind, and the memory in MB."""
    app = starter.make_application()
    apply_theme(app, "light")
    library = Library()
    window = MainWindow(library, Saves(library), Settings(bot_speed="slow"))
    window.resize(1280, 800)
    window.show()
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    window.start_game(Setup(names, ("human",) * len(names), BOARD, "base", seed=1))
    window.curtain.lift()
    if window.sitting is None:
        return 1
    scene, view = window.sitting.scene, window.view
    looks = full(len(scene.regions))
    scene.show_looks(looks)
    settle()
    memory = peak_memory()
    figures = {"regions": float(len(looks)), "tokens": float(sum(look.tokens for look in looks))}
    view.zoom_by(2)
    settle()
    across, down = view.horizontalScrollBar(), view.verticalScrollBar()

    def pan(number: int) -> None:
        step = 7 if number // 15 % 2 else -7
        across.setValue(across.value() + step)
        down.setValue(down.value() + step // 2)

    figures["pan"] = cost(_PANS, pan)
    view.zoom_to_fit()
    settle()
    figures["zoom"] = cost(_ZOOMS, lambda number: view.zoom_by(1.12 if number < _ZOOMS // 2 else 1 / 1.12))
    view.zoom_to_fit()
    settle()
    moving = [stand for stand in scene.stands if stand.look.tokens][:_MOVING]

    def move(number: int) -> None:
        for stand in moving:
            stand.moveBy(3 if number // 20 % 2 else -3, 2 if number // 20 % 2 else -2)

    figures["animate"] = cost(_MOVES, move)
    settle()
    tell({**figures, "memory": memory, "memory after zoom": peak_memory()})
    window.close()
    return 0


def full(regions: int) -> list[RegionLook]:
    """Return looks with about three tokens in every region, some of them in decline."""
    races = ("orcs", "elves", "trolls", "wizards", "giants")
    return [
        RegionLook(seat=number % 5, race=races[number % 5], declined=number % 4 == 3, tokens=2 + number % 4)
        for number in range(regions)
    ]


def cost(frames: int, change: Callable[[int], None]) -> float:
    """Return the processor's milliseconds for each frame that follows a *change*."""
    begin = process_time()
    for number in range(frames):
        change(number)
        QApplication.processEvents()
    return (process_time() - begin) * 1000 / frames


def settle() -> None:
    """Return when nothing is painted any more, neither here nor beside the window."""
    end = monotonic() + _LONGEST
    since, used = monotonic(), process_time()
    while monotonic() - since < _QUIET / 1000 and monotonic() < end:
        wait(50)
        if process_time() - used > _IDLE:
            since = monotonic()
        used = process_time()


def wait(milliseconds: int) -> None:
    """Let the window work for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
