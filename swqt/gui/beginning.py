"""Starts new games: from the dialog, as a quick game, or from a setup."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.i18n import spoken
from swqt.gui.quick import quick_setup
from swqt.home import person_here
from swqt.table import Setup, SetupError

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow


class Beginning(QObject):
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

    def start(self, setup: Setup) -> None:
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
