"""What happens on the table is seen and heard: motion, sounds, and the call to a person who has waited."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from swqt.gui.board.animation import AnimationStep
from swqt.gui.pages.game_page import GamePage
from swqt.gui.session.services import AppServices, CurrentSession
from swqt.table import GameChange


class GameEffects(QObject):
    """Plays motion on *table* and sounds; ``changed`` when other commands may be possible."""

    changed = Signal()

    def __init__(self, window: QWidget, table: GamePage, services: AppServices, current: CurrentSession) -> None:
        super().__init__(window)
        self._window, self._table, self._current = window, table, current
        self._settings, self._sounds = services.settings, services.sounds
        table.animator.began.connect(self._sound)
        table.animator.ended.connect(self.changed)

    def tell(self, change: GameChange) -> None:
        """Let *change* be seen and heard."""
        self._table.show_change(change, self._settings.current)
        if change.kind == "undone":
            self._sounds.play("undo")
        elif not self._table.animator.is_running:
            self._sounds.tell(event for entry in change.entries for event in entry.events)
        if self._comes_round(change):
            self._sounds.play("turn")
            QApplication.alert(self._window)
        self.changed.emit()

    def _sound(self, beat: AnimationStep, _: int) -> None:
        self._sounds.tell(beat.events)

    def _comes_round(self, change: GameChange) -> bool:
        """Return whether after *change* a person at this table is asked who has waited for others."""
        sitting = self._current.session
        if sitting is None or sitting.bridge.asked is None:
            return False
        seats = [entry.seat for entry in change.entries if entry.seat >= 0]
        return bool(seats) and not sitting.game.seats[seats[-1]].is_human
