"""The games played or opened last, in a menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from swqt.gui.choices import Choices
from swqt.gui.times import when

MOST: Final = 10


class Played(NamedTuple):
    """A game file, and who plays."""

    path: Path
    people: str


class Recent(QObject):
    """Remembers the last games in the settings of *choices* and lists them in *menu*; ``chosen`` gives a file."""

    chosen = Signal(Path)

    def __init__(self, choices: Choices, menu: QMenu) -> None:
        super().__init__(menu)
        self._choices = choices
        self._menu = menu
        menu.aboutToShow.connect(self.fill)
        menu.triggered.connect(self._on_triggered)
        self.fill()

    @property
    def games(self) -> list[Played]:
        """The games that are still there, the last one first; one that is over lies in another folder than before."""
        found = [Played(_present(Path(one[0])), str(one[1])) for one in self._choices.current.recent if _is_one(one)]
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
