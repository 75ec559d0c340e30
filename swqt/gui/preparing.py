"""What the first page does not need is loaded while it is on the screen: in a thread, so that the page answers."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from swqt.table import Library, Saved, Saves

_GLANCE: Final = 10
"""Milliseconds between two looks at what the thread has done."""

_LATER: Final = (
    "swqt.gui.parade", "swqt.gui.furnishing", "swqt.gui.sitting", "swqt.gui.laying", "swqt.gui.ending.page",
    "swqt.gui.replay.games", "PySide6.QtNetwork",
)  # fmt: skip
"""What is heavy and imported where it is used; loaded beforehand it is there at once."""

_AT_LEISURE: Final = (
    "multiprocessing.sharedctypes", "swqt.gui.dialogs.settings", "swqt.gui.book.rule_book", "swqt.gui.dialogs.about",
    "swqt.gui.dialogs.keyboard", "swqt.gui.succession", "swqt.gui.parting",
)  # fmt: skip
"""The same of what can wait until there can be games: the process in which bots think, and what menus open."""


class Prepared(NamedTuple):
    """Boards, traits and games of the player; ``unfinished`` is the newest game to go on with."""

    library: Library
    saves: Saves
    unfinished: Saved | None


class Preparation(QObject):
    """Loads the rest of the program; ``done`` brings it as Prepared. What can wait is loaded when ``calm`` says so.

    Until then nobody looks for waste: what is loaded stays, and to look through it all takes longer than the window
    may stand still, in whichever thread it is.
    """

    done = Signal(object)

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Prepared] = []
        self._failed: list[BaseException] = []
        self._calm = threading.Event()
        self._ended = False
        self._thread = threading.Thread(target=self._run, args=(prepare, language), name="preparation")
        self._look = QTimer(self)
        self._look.setInterval(_GLANCE)
        self._look.timeout.connect(self._take)

    def begin(self) -> None:
        """Load in a thread of its own from now on."""
        gc.disable()
        self._thread.start()
        self._look.start()

    def calm(self) -> None:
        """The window is furnished: a thread that loads the rest no longer takes its time from it."""
        gc.enable()
        self._calm.set()

    def wait(self) -> None:
        """Return when the thread has ended: it must not outlive the interpreter."""
        self._look.stop()
        gc.enable()
        self._ended = True
        self._calm.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self, work: Callable[[str], Prepared], language: str) -> None:
        try:
            prepared = work(language)
            self._found.append(prepared)
            survey(prepared.library)
            self._calm.wait()
            if not self._ended:
                look_ahead(prepared.library, language)
        except BaseException as error:  # noqa: BLE001  # it is raised again where the window can tell of it
            self._failed.append(error)

    def _take(self) -> None:
        if self._thread.is_alive() and not self._found:
            return
        self._look.stop()
        if not self._found:
            gc.enable()
            raise self._failed[0]
        self.done.emit(self._found[0])


def prepare(lang: str = "en") -> Prepared:
    """Load everything that a game needs, its words in *lang* too, and see which game comes first."""
    for name in _LATER:
        import_module(name)
    from swqt.content import language
    from swqt.gui.art import known
    from swqt.table import Disk, Library, Saves

    language(lang)
    known("sign")    # the file of all signs is read now
    library = Library()
    _ = library.catalogue    # races and powers are read now
    saves = Saves(library, disk=Disk())
    return Prepared(library, saves, newest(saves))


def survey(library: Library) -> None:
    """Get to know every board and its map, so that they are there at once when a new game is asked for."""
    from swqt.gui.board.geometry import geometry_of

    for file in library.boards():
        geometry_of(file.shape)


def look_ahead(library: Library, lang: str) -> None:
    """Load what people may open before they have played: dialogs, the rule book and the course, in *lang*."""
    for name in _AT_LEISURE:
        import_module(name)
    from swqt.content import book_of, index_of
    from swqt.gui.dialogs.about import components
    from swqt.table import course_of

    components()    # what is installed is looked up now
    index_of(book_of(library.catalogue, lang))
    course_of(library, lang)


def newest(saves: Saves) -> Saved | None:
    """Return the newest unfinished game that can be read."""
    return next((saved for saved in saves.unfinished() if not saved.problem), None)
