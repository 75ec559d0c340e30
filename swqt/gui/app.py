"""Starts the window: application, language, theme, and what happens when something goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QMessageBox

from swqt.gui.i18n import install_language
from swqt.gui.preparing import Preparation, Prepared
from swqt.gui.theme import apply_theme
from swqt.gui.window import MainWindow
from swqt.home import data_folder, load_settings

_KEPT: Final = "crash.txt"
_CACHE: Final = 64 * 1024
"""Kilobytes for the painted tokens of a map that is zoomed in."""

_shown: Final[list[QMessageBox]] = []
"""The message about a crash that is open now."""


def main(argv: Sequence[str] = ()) -> int:
    """Open the window, on the game file in *argv* if there is one, and return the exit code when it is closed."""
    app = make_application()
    settings = load_settings()
    translators = install_language(app, settings.language)
    apply_theme(app, settings.theme, settings.scale)
    sys.excepthook = report_crash
    window = MainWindow(None, None, settings)
    preparation = Preparation(settings.language or "en")

    preparation.done.connect(partial(_furnish, window, argv))
    window.show()
    QTimer.singleShot(0, preparation.begin)    # when the first page stands on the screen
    code = app.exec()
    preparation.wait()
    preparation.done.disconnect()
    del window, translators
    return code


def _furnish(window: MainWindow, argv: Sequence[str], prepared: Prepared) -> None:
    window.furnish(*prepared)
    if argv:
        window.open_game(Path(argv[0]))


def make_application() -> QApplication:
    """Return the one application of the process."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    QPixmapCache.setCacheLimit(_CACHE)
    app.setApplicationName("swqt")
    app.setApplicationDisplayName("swqt")
    app.setDesktopFileName("swqt")
    return app


def report_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Write the error to a file of the data folder and tell the player; the game itself is safe in its journal."""
    if issubclass(kind, KeyboardInterrupt):
        QApplication.quit()
        return
    import traceback

    text = "".join(traceback.format_exception(kind, error, trace))
    print(text, file=sys.stderr)
    place = keep_report(text)
    if QApplication.instance() is None or _shown:
        return    # a fault in painting comes again with every frame; one message at a time is enough
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setText(QApplication.translate("Crash", "Something went wrong. The game is saved."))
    detail = QApplication.translate("Crash", "You can go on playing. The details are in {0}.").format(place)
    box.setInformativeText(detail if place else "")
    box.setDetailedText(text)
    _shown.append(box)
    box.exec()
    _shown.clear()


def keep_report(text: str) -> str:
    """Append *text* to the crash file and return its path; nothing if there is no place to write."""
    from datetime import datetime

    path = data_folder() / _KEPT
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now():%Y-%m-%d %H:%M}\n{text}\n")
    except OSError:
        return ""
    return str(path)
