"""Starts the window: the one application of the process, and the program in it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from swqt.gui.icon import app_icon
from swqt.gui.instance import hand_over
from swqt.gui.lan.links import is_link
from swqt.gui.program import Program
from swqt.home import load_settings

_CACHE: Final = 64 * 1024
"""Kilobytes for the painted tokens of a map that is zoomed in."""

_SWITCH: Final = 0.001
"""Seconds that the window waits at most, each time that Qt has let go of the interpreter, until a thread gives way."""

_DESKTOP_ID: Final = "io.github.swqt.swqt"
"""The name of the entry in packaging/linux, without its suffix."""

_APP_ID: Final = "swqt.swqt"
"""Under this name Windows gathers the windows of the program in its bar."""


class Application(QApplication):
    """``file_wanted`` tells of a game file or link that the system asks to open, as macOS does for a double click."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and (event.file() or is_link(event.url().toString())):
            self.file_wanted.emit(event.file() or event.url().toString())
            return True
        return super().event(event)


def main(argv: Sequence[str] = ()) -> int:
    """Open the window, on the game file in *argv* if there is one, and return the exit code when it is closed.

    If the program runs already, its window opens the file.
    """
    if hand_over(argv):
        return 0
    app = make_application()
    program = Program(app, load_settings(), argv)
    if isinstance(app, Application):
        app.file_wanted.connect(program.open_file)
    return program.run()


def make_application() -> QApplication:
    """Return the one application of the process."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        _name_process()
        app = Application(sys.argv[:1])
    sys.setswitchinterval(_SWITCH)
    QPixmapCache.setCacheLimit(_CACHE)
    app.setApplicationName("swqt")
    app.setApplicationDisplayName("swqt")
    QGuiApplication.setDesktopFileName(_DESKTOP_ID)    # so that a desktop finds name and icon of the window
    app.setWindowIcon(app_icon())
    return app


def _name_process() -> None:
    """Tell Windows that this is swqt and not just some Python; before the first window."""
    if sys.platform == "win32":
        import contextlib
        import ctypes

        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_APP_ID)
