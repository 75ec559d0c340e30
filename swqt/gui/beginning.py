"""How games begin: the dialog that asks what to play, made before it is asked for, and the games that follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swqt.gui.dialogs.new_game import NewGameDialog, Parts
from swqt.gui.fonts import scale_of
from swqt.gui.i18n import spoken
from swqt.gui.quick import quick_setup
from swqt.home import person_here
from swqt.table import Setup, SetupError

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow


class _Made(NamedTuple):
    """A dialog, and what it was made for: when that has changed, another one is needed."""

    dialog: NewGameDialog
    last: dict[str, Any]
    scale: float
    boards: tuple[int, ...]


class Beginning(QObject):
    """Serves one *window*."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._parts: Parts | None = None
        self._made: _Made | None = None

    def steps(self) -> Iterator[None]:
        """Make the dialog in steps of a few milliseconds, so that it opens at once when it is wanted."""
        parts = Parts(self._window.library, self._lang)
        self._parts = parts
        yield from parts.steps()
        if self._made is not None or self._parts is not parts:    # somebody was faster
            return
        dialog = self._new()
        self._made = _Made(dialog, *self._wanted())
        yield from dialog.making
        for child in dialog.findChildren(QWidget) if isValid(dialog) else ():
            if isValid(child):
                child.ensurePolished()
                yield

    def take(self) -> NewGameDialog:
        """Return a dialog that offers what was played last; the next one is made ready when this one is gone."""
        made, self._made = self._made, None
        if made is not None and (not isValid(made.dialog) or made[1:] != self._wanted()):
            _throw_away(made.dialog)
            made = None
        dialog = made.dialog if made is not None else self._new()
        dialog.complete()
        dialog.finished.connect(lambda _: self._used(dialog))
        return dialog

    def renew(self) -> None:
        """Make another dialog ready if the one that is there does not fit any more, as after another text size."""
        made = self._made
        if made is not None and made[1:] != self._wanted():
            self._made = None
            _throw_away(made.dialog)
            self._make_ready()

    def ask(self) -> None:
        """Ask what to play, and begin."""
        window, dialog = self._window, self.take()
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

    @property
    def _lang(self) -> str:
        return spoken(self._window.settings.language)

    def _wanted(self) -> tuple[dict[str, Any], float, tuple[int, ...]]:
        window = self._window
        return window.settings.last_setup, scale_of(window.font()), tuple(map(id, window.library.boards()))

    def _new(self) -> NewGameDialog:
        window, parts = self._window, self._parts
        self._parts = None
        return NewGameDialog(window.library, window.settings.last_setup, window, self._lang, parts)

    def _used(self, dialog: NewGameDialog) -> None:
        dialog.deleteLater()
        self._make_ready()

    def _make_ready(self) -> None:
        if self._window.warming.is_eager:
            self._window.warming.add(self.steps())


def _throw_away(dialog: NewGameDialog) -> None:
    dialog.making.close()
    if isValid(dialog):
        dialog.deleteLater()
