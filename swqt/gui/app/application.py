"""The application: its process, window and language, and the handling of later program starts."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication, QComboBox

from swqt.gui.app import crash_reports
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.startup import LoadedContent, SingleInstanceServer, StartupLoader, is_link, send_to_running_instance
from swqt.gui.style.theme import apply_theme, wait_cursor
from swqt.gui.style.threads import GarbageCollector
from swqt.gui.texts.i18n import install_language, language_in_force
from swqt.home import Settings, SettingsReset, log_setup, read_settings

if TYPE_CHECKING:
    from swqt.table import Library, SavedGames


class ApplicationController(QObject):
    """Opens the window with *settings*, and the game file or the link to a table in *arguments*.

    The window reports which settings were *reset*.
    """

    def __init__(
        self, app: QApplication, settings: Settings, arguments: Sequence[str] = (), reset: SettingsReset | None = None
    ) -> None:
        super().__init__()
        self._app = app
        GarbageCollector(self)
        self._translators = install_language(app, settings.language)
        apply_theme(app, settings.theme, settings.scale)
        self._watch = crash_reports.CrashReporter()
        self._watch.begin()
        self._wanted = arguments[0] if arguments else ""
        self.instance_server = SingleInstanceServer(self)
        self.instance_server.arguments_received.connect(self.on_arguments)
        self.loader = StartupLoader(language_in_force(), self)
        self.loader.loaded.connect(self._populate)
        self.window = MainWindow(None, None, settings)
        self.window.language_changed.connect(self.change_language, Qt.ConnectionType.QueuedConnection)
        if report := crash_reports.latest():
            self.window.start_page.show_crash(report)
        if reset is not None:
            self.window.start_page.show_trouble(self._reset_text(reset))

    def _reset_text(self, reset: SettingsReset) -> str:
        if reset.names:
            return self.tr("%n setting(s) couldn't be used and went back to the default.", "", len(reset.names))
        if reset.kept_as is None:
            return self.tr("The settings couldn't be read, so swqt uses the defaults.")
        text = self.tr(
            "The settings file was damaged, so all settings went back to their defaults. The damaged file is kept as "
            "{0}."
        )  # fmt: skip
        return text.format(reset.kept_as)

    def run(self) -> int:
        """Show the window, run the event loop, and return its exit code."""
        self.window.start_page.painted.connect(self._start_loader, Qt.ConnectionType.SingleShotConnection)
        self.window.show()
        code = self._app.exec()
        self.close()
        return code

    def _start_loader(self) -> None:
        QTimer.singleShot(0, self._load)    # first let the page finish painting

    def _load(self) -> None:
        from swqt.gui.style.icons import app_icon  # eight images, not needed for the first frame

        QGuiApplication.setWindowIcon(app_icon())
        log_setup.write_file()
        self.loader.start()

    def close(self) -> None:
        """Stop everything that still runs; the next start reports no crash, except one not dismissed yet."""
        self.instance_server.close()
        self.loader.wait()
        self.loader.loaded.disconnect()
        self.window.settings_service.settle()
        self._watch.end(seen=not self.window.start_page.crash_report)
        self.window.deleteLater()

    def open_file(self, file: str) -> None:
        """Open *file*, a game file or a link to a table, once the window is populated."""
        if self.window.is_populated and is_link(file):
            self.window.lan.open(file)
        elif self.window.is_populated:
            self.window.open_game(Path(file))
        else:
            self._wanted = file

    def on_arguments(self, file: str) -> None:
        """Raise the window for a later start of the program, and open *file* unless it is empty."""
        window = self.window
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file:
            from PySide6.QtWidgets import QDialog  # not needed for the first frame

            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog):
                dialog.reject()
            self.open_file(file)

    def _populate(self, content: LoadedContent) -> None:
        self.window.populate(content)
        gc.freeze()    # all of this is permanent, and scanning it would take 30 ms per collection
        self.instance_server.listen()
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self.open_file(wanted)

    def change_language(self) -> None:
        """Rebuild the window in the language of the settings; see ``rebuild_window`` for what is kept."""
        with wait_cursor():
            for translator in self._translators:
                self._app.removeTranslator(translator)
                translator.deleteLater()
            self._translators = install_language(self._app, self.window.settings.language)
            self.window = rebuild_window(self.window, self.window.settings)
            self.window.language_changed.connect(self.change_language, Qt.ConnectionType.QueuedConnection)


def rebuild_window(old: MainWindow, settings: Settings) -> MainWindow:
    """Return a new window with *settings* that replaces *old*, which is deleted.

    Geometry, page, game with its undo history, replay position, network connection and open dialogs are kept.
    """
    from swqt.gui.dialogs.settings import SettingsDialog  # only needed here

    new = MainWindow(None, None, replace(settings, window=old.layout_text()), render_limit=old.render_limit)
    if old.is_populated:
        new.populate(LoadedContent(old.library, old.saves, old.unfinished))
    book = old.context_help.window_ if old.is_populated else None
    anchor = book.reader.page.anchor if book is not None and book.isVisible() and book.reader.page else None
    dialog = old.findChild(SettingsDialog)
    tab = dialog.tabs.currentIndex() if dialog is not None and dialog.isVisible() else None
    page = old.pages.currentWidget()
    page_name = page.objectName() if page is not None else ""
    viewed = old.session.viewed if old.session is not None else None
    making = old.is_populated and old.makers.put_away()
    reopen = old.put_boards_away()
    if new.is_populated:
        game = old.release()
        new.lan.take_over(old.lan)
        if game is not None:
            new.show_game(game)
        if viewed is not None:
            new.replay_controller.view(viewed)
        if page_name == "ending":
            new.replay_controller.show_statistics()
        elif page_name == "games":
            new.replay_controller.show_games()
        elif page_name == "record":
            new.replay_controller.show_record()
        elif page_name == "puzzles":
            new.puzzles.show_page()
    if old.start_page.crash_report:
        new.start_page.show_crash(old.start_page.crash_report)
    if old.settings_service.trouble:
        new.settings_service.remember(new.settings)    # if it fails again, this reports it in the new language
    if not old.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        new.setGeometry(old.geometry())
    new.show()
    new.raise_()
    new.activateWindow()
    if tab is not None:
        new.ask_settings(tab)
        language = new.findChild(QComboBox, "language")
        assert language is not None
        language.setFocus()    # only this choice replaces the window
    if anchor is not None:
        new.context_help.open(anchor)
    if making:
        new.makers.make_trait()
    if reopen is not None:
        reopen(new)
    old.hide()
    old.deleteLater()
    return new


_CACHE: Final = 64 * 1024
"""Size of the pixmap cache in kilobytes, for the painted tokens of a zoomed map."""

_SWITCH: Final = 0.001
"""Seconds after which a running thread must release the interpreter lock, so that the GUI thread gets it."""

_DESKTOP_ID: Final = "io.github.swqt.swqt"
"""The name of the desktop entry in packaging/linux, without its suffix."""

_APP_ID: Final = "swqt.swqt"
"""Windows groups the windows with this ID in its taskbar."""


class Application(QApplication):
    """``file_wanted`` carries a file or link that the system asks to open, as macOS does on a double click."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and (event.file() or is_link(event.url().toString())):
            self.file_wanted.emit(event.file() or event.url().toString())
            return True
        return super().event(event)


def main(argv: Sequence[str] = (), language: str = "") -> int:
    """Open the window, with the file or link in *argv* if there is one, and return the exit code when it is closed.

    If an instance is already running, it opens the file instead. *language* overrides the one in the settings.
    """
    if send_to_running_instance(argv):
        return 0
    app = make_application()
    settings, reset = read_settings()
    if language:
        settings = replace(settings, language=language)
    program = ApplicationController(app, settings, argv, reset)
    if isinstance(app, Application):
        app.file_wanted.connect(program.open_file)
    return program.run()


def make_application() -> QApplication:
    """Return the application of the process, created if there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        _name_process()
        app = Application([sys.argv[0], "-style", "fusion"])
    sys.setswitchinterval(_SWITCH)
    QPixmapCache.setCacheLimit(_CACHE)
    app.setApplicationName("swqt")
    app.setApplicationDisplayName("swqt")
    QGuiApplication.setDesktopFileName(_DESKTOP_ID)    # lets the desktop find the window's name and icon
    return app


def make_window(library: Library, saves: SavedGames, settings: Settings) -> MainWindow:
    """Return a hidden window in which games can be opened at once."""
    return MainWindow(library, saves, settings)


def _name_process() -> None:
    """Make Windows treat the process as swqt instead of Python; must precede the first window."""
    if sys.platform == "win32":
        import contextlib
        import ctypes

        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_APP_ID)
