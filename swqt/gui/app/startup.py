"""Loads the boards, traits and saved games in a thread while the start page is already shown."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from swqt.table import Library, SavedGame, SavedGames

_MODULES: Final = (
    "swqt.gui.pages.start_page", "swqt.gui.app.window_parts", "swqt.gui.session.game_session",
    "swqt.gui.pages.results_page",
    "swqt.gui.pages.games_page", "PySide6.QtNetwork",
)  # fmt: skip
"""Large modules that every game needs and that are otherwise imported at first use."""


class LoadedContent(NamedTuple):
    """Boards, traits and saved games; ``unfinished`` is the newest game to continue."""

    library: Library
    saves: SavedGames
    unfinished: SavedGame | None


class StartupLoader(QObject):
    """Loads the content in its own thread. ``loaded`` carries the LoadedContent, in the thread of this object.

    An error of the thread is raised again in the event loop, where the crash reporter sees it.
    """

    loaded = Signal(object)
    _finished = Signal(object, object)

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._thread = threading.Thread(target=self._run, name="startup-loader")
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def wait(self) -> None:
        """Block until the thread has ended: it must not outlive the interpreter."""
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        try:
            content = load_content(self._language)
        except BaseException as error:  # noqa: BLE001  # raised again in the event loop
            self._finished.emit(None, error)
        else:
            self._finished.emit(content, None)

    def _on_finished(self, content: LoadedContent | None, error: BaseException | None) -> None:
        if error is not None:
            raise error
        self.loaded.emit(content)


def load_content(language: str = "en") -> LoadedContent:
    """Load what a game needs, with its texts in *language*, and find the newest unfinished game."""
    for name in _MODULES:
        import_module(name)
    from swqt import content
    from swqt.gui.style.icons import known
    from swqt.table import FsyncThread, Library, SavedGames

    content.language(language)
    known("sign")    # reads the files of all signs
    library = Library()
    _ = library.catalogue    # reads races and powers
    saves = SavedGames(library, disk=FsyncThread())
    return LoadedContent(library, saves, newest(saves))


def newest(saves: SavedGames) -> SavedGame | None:
    """Return the newest unfinished game that can be read, with its position."""
    return next((saved for saved in saves.unfinished(positions=True) if not saved.problem), None)
