"""Games out of files, however they come: chosen in a dialog, dropped on the window, from a list, from the system.

Starts new games: from the dialog, as a quick game, or from a setup.

The games played or opened last, in a menu.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox

from swqt.gui.app.settings_service import SettingsService
from swqt.gui.dialogs.game_setup import quick_setup
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.texts.i18n import spoken, when
from swqt.home import person_here
from swqt.table import GameSetup, SetupError

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow
    from swqt.table import Game


class GameLauncher(QObject):
    """Serves one *window*."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def dialog(self) -> NewGameDialog:
        """Return a new dialog that offers what was played last."""
        window = self._window
        return NewGameDialog(window.library, window.settings.last_setup, window, spoken(window.settings.language))

    def ask(self) -> None:
        """Ask what to play, and begin."""
        window, dialog = self._window, self.dialog()
        dialog.finished.connect(dialog.deleteLater)
        if dialog.exec() and dialog.setup is not None:
            window.choices.remember(replace(window.settings, last_setup=dialog.remembered()))
            self.start(dialog.setup)

    def start(self, setup: GameSetup) -> None:
        """Begin the game that *setup* describes; tell the player if it cannot be played."""
        window = self._window
        try:
            game = window.saves.start(setup)
        except SetupError as error:
            window.complain(self.tr("This game cannot be started."), str(error))
            return
        window.show_game(game)
        if game.journal is not None:
            window.recent.add(game.journal.path, [seat.name for seat in game.seats])

    def quick(self) -> None:
        """Begin the quick game: one person against two bots."""
        window = self._window
        known = window.settings.network.get("name")
        person = (known if isinstance(known, str) else "").strip() or person_here() or self.tr("Player")
        self.start(quick_setup(window.settings.last_setup, window.library, person))


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


MOST: Final = 10


class RecentGame(NamedTuple):
    """A game file, and who plays."""

    path: Path
    people: str


class RecentGames(QObject):
    """Remembers the last games in the settings of *choices* and lists them in *menu*; ``chosen`` gives a file."""

    chosen = Signal(Path)

    def __init__(self, choices: SettingsService, menu: QMenu) -> None:
        super().__init__(menu)
        self._choices = choices
        self._menu = menu
        menu.aboutToShow.connect(self.fill)
        menu.triggered.connect(self._on_triggered)
        self.fill()

    @property
    def games(self) -> list[RecentGame]:
        """The games that are still there, the last one first; one that is over lies in another folder than before."""
        found = [
            RecentGame(_present(Path(one[0])), str(one[1])) for one in self._choices.current.recent if _is_one(one)
        ]
        return [game for game in found if game.path.is_file()][:MOST]

    def add(self, path: Path, people: Sequence[str]) -> None:
        """The game in *path* of *people* is the last one from now on."""
        new = [str(path.absolute()), ", ".join(people)]
        others = [one for one in self._choices.current.recent if _is_one(one) and one[0] != new[0]]
        self._remember([new, *others][:MOST])

    def clear(self) -> None:
        """Forget which games were played; the games themselves stay."""
        self._remember([])

    def fill(self) -> None:
        """List the games as they are now."""
        self._menu.clear()
        games = self.games
        for number, game in enumerate(games, 1):
            key = f"&{number % 10}"
            people = game.people.replace("&", "&&") or game.path.stem
            action = self._menu.addAction(f"{key}  {people} – {when(game.path.stat().st_mtime)}")
            action.setStatusTip(str(game.path))
            action.setData(str(game.path))
        if not games:
            self._menu.addAction(self.tr("No games yet")).setEnabled(False)
        self._menu.addSeparator()
        clear = self._menu.addAction(self.tr("&Clear the list"))
        clear.setEnabled(bool(games))
        clear.triggered.connect(self.clear)
        for action in self._menu.actions():
            action.setMenuRole(QAction.MenuRole.NoRole)    # macOS would guess from the text

    def _on_triggered(self, action: QAction) -> None:
        if action.data():    # not the one that clears the list
            self.chosen.emit(Path(action.data()))

    def _remember(self, recent: list[list[str]]) -> None:
        self._choices.remember(replace(self._choices.current, recent=recent))


def _is_one(entry: object) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and all(isinstance(part, str) for part in entry)


def _present(path: Path) -> Path:
    """Return where the game of *path* lies now."""
    aside = path.parent / "finished" / path.name
    return aside if not path.exists() and aside.exists() else path
