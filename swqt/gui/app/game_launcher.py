"""Starts new games, opens game files, and lists the latest games."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from swqt.gui.session.services import AppServices, SettingsService
from swqt.gui.style.buttons import open_folder
from swqt.gui.texts.i18n import when
from swqt.home import person_here

# The list of recent games is in the window before any module of the rules is imported.
if TYPE_CHECKING:
    from swqt.content import TraitEntry
    from swqt.gui.dialogs.new_game import NewGameDialog
    from swqt.table import Game, GameSetup

logger = logging.getLogger(__name__)

GAME: Final = ".swn"
TRAIT: Final = ".swtrait"
_TRAITS: Final = ".toml"
_BOARDS: Final = (".swboard", ".json")


class GameLauncher(QObject):
    """Starts games from the new-game dialog, a setup or a file; its dialogs belong to *window*.

    ``game_ready`` carries the Game to show, ``trait_file`` and ``board_found`` the file of a race or power, or of a
    board, to open. ``failed`` carries a message and its details, ``rule_wanted`` the rule that a dialog refers to.
    """

    game_ready = Signal(object)
    trait_file = Signal(Path)
    failed = Signal(str, str)
    rule_wanted = Signal(str)
    board_found = Signal(Path)

    def __init__(self, window: QWidget, services: AppServices, recent: RecentGames) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self._recent = recent

    # New games

    def dialog(self) -> NewGameDialog:
        """Return a new dialog, initialized with the last setup."""
        from swqt.gui.dialogs.new_game import NewGameDialog

        services = self._services
        last = services.settings.current.last_setup
        return NewGameDialog(services.library, last, self._window, services.language)

    def ask(self) -> None:
        """Ask for the setup of a game, and start it."""
        settings, dialog = self._services.settings, self.dialog()
        dialog.finished.connect(dialog.deleteLater)
        dialog.asked.connect(self.rule_wanted)
        if dialog.exec() and dialog.setup is not None:
            settings.remember(replace(settings.current, last_setup=dialog.remembered()))
            self.start(dialog.setup)

    def start(self, setup: GameSetup) -> None:
        """Start the game that *setup* describes; emit ``failed`` if it cannot be played."""
        from swqt.gui.texts.refusals import error_text
        from swqt.table import SetupError

        try:
            game = self._services.saves.start(setup)
        except SetupError as error:
            self.failed.emit(self.tr("This game can't be started."), error_text(error))
            return
        self.game_ready.emit(game)
        if game.journal is not None:
            self._recent.add(game.journal.path, [seat.name for seat in game.seats])

    def quick(self) -> None:
        """Start the quick game: one person against two bots."""
        from swqt.gui.dialogs.new_game import quick_setup

        settings = self._services.settings.current
        known = settings.network.get("name")
        person = (known if isinstance(known, str) else "").strip() or person_here() or self.tr("Player")
        self.start(quick_setup(settings.last_setup, self._services.library, person))

    def try_trait(self, entries: Sequence[TraitEntry]) -> None:
        """Start a game of one person against two bots, with the first of *entries* at the top of the column."""
        from swqt.gui.dialogs.new_game import quick_setup
        from swqt.gui.texts.refusals import error_text
        from swqt.table import SetupError, trial_setup

        library = self._services.library.with_entries(entries)
        settings = self._services.settings.current
        usual = quick_setup(settings.last_setup, library, person_here() or self.tr("Player"))
        try:
            setup = trial_setup(usual, entries[0], library)
            game = self._services.saves.start(setup, shelf=library)
        except SetupError as error:
            self.failed.emit(self.tr("This game can't be started."), error_text(error))
            return
        self.game_ready.emit(game)

    # Files

    def ask_file(self) -> None:
        """Ask for the file of a game or board, and open it."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a game"), str(self._services.saves.folder),
            self.tr("Games, races, powers and boards (*.swn *.swtrait *.swboard *.json)"),
        )  # fmt: skip
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> bool:
        """Open the game in *path*, as a replay if it is over; return whether that was possible.

        A race, a power or a board is passed on by its signal, and a TOML file of traits is explained.
        """
        if path.suffix.lower() == TRAIT:
            self.trait_file.emit(path)
            return False
        if path.suffix.lower() in _BOARDS:
            self.board_found.emit(path)
            return False
        if path.suffix.lower() == _TRAITS:
            self._explain(path)
            return False
        game = self._read(path)
        if game is None:
            return False
        self.game_ready.emit(game)
        kept = game.journal.path if game.journal is not None else path
        self._recent.add(kept, [seat.name for seat in game.seats])
        return True

    def open_first(self, paths: Sequence[Path]) -> None:
        """Open the first game among *paths*, or the first race or power; without one, explain the first file."""
        if paths:
            ranks = {GAME: 0, TRAIT: 1}
            self.open(min(paths, key=lambda path: ranks.get(path.suffix.lower(), 2)))

    def _read(self, path: Path) -> Game | None:
        from swqt.gui.texts.refusals import game_file_text

        try:
            game = self._services.saves.load(path)
            if game.decision is None:
                game = self._services.saves.view(path)    # it is over, though in the folder of unfinished games
        except OSError as error:
            #: {0}: a file; {1}: the reason
            self._fail(self.tr("Couldn't read {0}: {1}").format(path, error.strerror or error))
        except UnicodeDecodeError:
            self._fail(self.tr("{0} isn't a swqt game file.").format(path))
        except ValueError as error:
            self._fail(game_file_text(error, self._services.library.catalogue))
        else:
            return game
        return None

    def _fail(self, detail: str) -> None:
        logger.warning("a game file cannot be opened")
        self.failed.emit(self.tr("This game can't be opened."), detail)

    def _explain(self, path: Path) -> None:
        """Say in which folder a file of races and powers belongs."""
        folder = self._services.library.trait_folder
        what = self.tr("{0} looks like a file of races and powers, not a game.").format(path.name)
        box = QMessageBox(QMessageBox.Icon.Information, "swqt", what, QMessageBox.StandardButton.Close, self._window)
        box.setInformativeText(
            self.tr(
                "Put it in this folder and restart swqt. You can then choose it when you set up a new game:\n{0}"
            ).format(
                folder
            )
        )
        show = box.addButton(self.tr("Open &folder"), QMessageBox.ButtonRole.ActionRole)
        show.clicked.connect(lambda: open_folder(folder))
        box.open()


MOST: Final = 10


class RecentGame(NamedTuple):
    """A game file and its players."""

    path: Path
    people: str


class RecentGames(QObject):
    """Stores the latest games in the *settings* and lists them in *menu*; ``chosen`` carries a file."""

    chosen = Signal(Path)

    def __init__(self, settings: SettingsService, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings = settings
        self._menu = menu
        menu.aboutToShow.connect(self.fill)
        menu.triggered.connect(self._on_triggered)
        self.fill()

    @property
    def games(self) -> list[RecentGame]:
        """The games that still exist, the latest first; a finished one is found in the folder that it moved to."""
        found = [
            RecentGame(_present(Path(one[0])), str(one[1])) for one in self._settings.current.recent if _is_one(one)
        ]
        return [game for game in found if game.path.is_file()][:MOST]

    def add(self, path: Path, people: Sequence[str]) -> None:
        """Put the game in *path* of *people* at the top of the list."""
        new = [str(path.absolute()), ", ".join(people)]
        others = [one for one in self._settings.current.recent if _is_one(one) and one[0] != new[0]]
        self._remember([new, *others][:MOST])

    def clear(self) -> None:
        """Clear the list; the games themselves are kept."""
        self._remember([])

    def fill(self) -> None:
        """Fill the menu with the current list."""
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
            action.setMenuRole(QAction.MenuRole.NoRole)    # macOS would guess a role from the text

    def _on_triggered(self, action: QAction) -> None:
        if action.data():    # the action that clears the list has none
            self.chosen.emit(Path(action.data()))

    def _remember(self, recent: list[list[str]]) -> None:
        self._settings.remember(replace(self._settings.current, recent=recent))


def _is_one(entry: object) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and all(isinstance(part, str) for part in entry)


def _present(path: Path) -> Path:
    """Return the current path of the game that was in *path*."""
    aside = path.parent / "finished" / path.name
    return aside if not path.exists() and aside.exists() else path
