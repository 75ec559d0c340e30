"""The running program: its window, its language, later starts of it, and what happens when something goes wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from swqt.gui import crash
from swqt.gui.i18n import install_language, spoken
from swqt.gui.instance import Doorbell
from swqt.gui.lan.links import is_link
from swqt.gui.preparing import Preparation, Prepared
from swqt.gui.stepwise import Stepwise
from swqt.gui.theme import apply_theme
from swqt.gui.window import MainWindow
from swqt.home import Settings

if TYPE_CHECKING:
    from swqt.gui.furnishing import Furnishing

_OVERLAP: Final = 250
"""Milliseconds that the window in the old language stays behind the new one, so that no desktop shines through."""


class Program(QObject):
    """Opens the window with *settings*, on the game file, or the table of the link, in *arguments*."""

    def __init__(self, app: QApplication, settings: Settings, arguments: Sequence[str] = ()) -> None:
        super().__init__()
        self._app = app
        self._translators = install_language(app, settings.language)
        apply_theme(app, settings.theme, settings.scale)
        self._watch = crash.Watch()
        self._watch.begin()
        self._wanted = arguments[0] if arguments else ""
        self.doorbell = Doorbell(self)
        self.doorbell.rung.connect(self.answer)
        self.changing = Stepwise(self)
        """The way from the window in one language to that in another."""
        self.clearing = Stepwise(self)
        """How the old one is taken down when nobody sees it any more."""
        self._prepared: Prepared | None = None
        self._furnishing: Furnishing | None = None
        """What is at work while the window is being furnished."""
        self.preparation = Preparation(spoken(settings.language))
        self.preparation.done.connect(self._furnish)
        self.window = self._make_window(settings)
        if report := crash.latest():
            self.window.start_page.show_crash(report)

    def run(self) -> int:
        """Show the window; return the exit code when it is closed."""
        self.window.show()
        QTimer.singleShot(0, self.preparation.begin)    # when the first page stands on the screen
        code = self._app.exec()
        self.close()
        return code

    def close(self) -> None:
        """End everything that still runs; all went well, or the player has been told."""
        self.changing.drop()
        self.clearing.finish()
        self.doorbell.close()
        self.preparation.wait()
        self.preparation.done.disconnect()
        self.window.choices.settle()
        self._watch.end(seen=not self.window.start_page.crash_report)
        self.window.deleteLater()

    def open_file(self, file: str) -> None:
        """Open the game in *file*, or the table that it is a link to, as soon as there can be a game."""
        if self.window.furnished and is_link(file):
            self.window.lan.follow(file)
        elif self.window.furnished:
            self.window.open_game(Path(file))
        else:
            self._wanted = file

    def answer(self, file: str) -> None:
        """Somebody has started the program once more: come to the front, with the game in *file* if there is one."""
        window = self.window
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog):
                dialog.reject()
            self.open_file(file)

    def _make_window(self, settings: Settings) -> MainWindow:
        window = MainWindow(None, None, settings)
        window.language_changed.connect(self.speak, Qt.ConnectionType.QueuedConnection)
        return window

    def _furnish(self, prepared: Prepared) -> None:
        self._prepared = prepared
        if not self.changing.is_running:    # else the window in the other language will be furnished
            self._begin_furnishing()

    def _begin_furnishing(self) -> None:
        from swqt.gui.furnishing import Furnishing  # loaded with all the rest, while the first page stands

        if self._prepared is not None:
            self._furnishing = Furnishing(self.window, self._prepared)
            self._furnishing.done.connect(self._furnished)
            self._furnishing.begin()

    def _furnished(self) -> None:
        self._prepared = self._furnishing = None
        self.preparation.calm()
        self.doorbell.listen()
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self.open_file(wanted)

    def speak(self) -> None:
        """Speak the language of the settings: the window is made anew around the same game, page and place."""
        self.changing.begin(self._succession())

    def _succession(self) -> Iterator[None]:
        from swqt.gui.succession import succession  # not before somebody changes the language

        old = self.window
        new: MainWindow | None = None
        if self._furnishing is not None:    # whoever takes its place is furnished as it is
            yield from self._furnishing.ending()
        yield from old.curtain.lifting()    # colours and sizes that are being put on are on before there is another one
        for translator in self._translators:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._translators = install_language(self._app, old.settings.language)
        QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        try:
            yield    # every widget there is hears of the language, ...
            yield    # ... and is painted
            new = self._make_window(old.settings)
            yield
            yield from succession(old, new)
            self.window = new
            self._begin_furnishing()
        finally:
            QApplication.restoreOverrideCursor()
            if self.window is new:
                QTimer.singleShot(_OVERLAP, self, lambda: self._clear_away(old))
            elif new is not None:    # the program ends before the new window stands
                new.deleteLater()

    def _clear_away(self, old: MainWindow) -> None:
        """Take *old* down, which stands behind the window in another language."""
        from swqt.gui.parting import parting  # not before somebody has changed the language

        self.clearing.begin(parting(old))
