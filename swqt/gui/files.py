"""Games out of files, however they come: chosen in a dialog, dropped on the window, from a list, from the system."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow
    from swqt.table import Game

logger = logging.getLogger(__name__)

GAME: Final = ".swn"
_TRAITS: Final = ".toml"
_BOARD: Final = ".json"


class Files(QObject):
    """Serves one *window*."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def ask(self) -> None:
        """Ask for a game file, and open it."""
        path, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open a game"), str(self.window.saves.folder), self.tr("Games (*.swn)")
        )
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> bool:
        """Take up the game in *path*, or replay it if it is over; tell the player if neither can be done."""
        if path.suffix.lower() in (_TRAITS, _BOARD):
            self._explain(path)
            return False
        game = self._read(path)
        if game is None:
            return False
        self.window.show_game(game)
        kept = game.journal.path if game.journal is not None else path
        self.window.recent.add(kept, [seat.name for seat in game.seats])
        return True

    def open_first(self, paths: Sequence[Path]) -> None:
        """Open the first game among *paths*; if there is none, deal with the first file."""
        if paths:
            self.open(next((path for path in paths if path.suffix.lower() == GAME), paths[0]))

    def _read(self, path: Path) -> Game | None:
        try:
            game = self.window.saves.load(path)
            if game.decision is None:
                game = self.window.saves.view(path)    # in the folder of the unfinished ones, but over
        except OSError as error:
            self._complain(self.tr("{0} cannot be read: {1}").format(path, error.strerror or error))
        except UnicodeDecodeError:
            self._complain(self.tr("{0} is no game of swqt: it is no text at all.").format(path))
        except ValueError as error:
            self._complain(str(error))
        else:
            return game
        return None

    def _complain(self, detail: str) -> None:
        logger.warning("a game file cannot be opened")
        self.window.complain(self.tr("This game cannot be opened."), detail)

    def _explain(self, path: Path) -> None:
        """Say where a file of races, powers or a board belongs."""
        library = self.window.library
        if path.suffix.lower() == _TRAITS:
            folder = library.trait_folder
            what = self.tr("{0} looks like a file of races and powers, not like a game.").format(path.name)
        else:
            folder = library.board_folder
            what = self.tr("{0} looks like a board, not like a game.").format(path.name)
        box = QMessageBox(QMessageBox.Icon.Information, "swqt", what, QMessageBox.StandardButton.Close, self.window)
        box.setInformativeText(
            self.tr("Put it into this folder and start swqt again; then the new game dialog offers it:\n{0}").format(
                folder
            )
        )
        show = box.addButton(self.tr("Open the &folder"), QMessageBox.ButtonRole.ActionRole)
        show.clicked.connect(lambda: open_folder(folder))
        box.open()


def open_folder(folder: Path) -> None:
    """Show *folder*, which is made if need be, in the system's file manager."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
