"""What happens on the table is seen and heard: motion, sounds, and the call to a person who has waited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from swqt.gui.board.animation import AnimationStep
from swqt.table import GameChange

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow


class GameEffects(QObject):
    """Serves one *window*."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.table.animator.began.connect(self._sound)
        window.table.animator.ended.connect(window.refresh_actions)

    def tell(self, change: GameChange) -> None:
        """Let *change* be seen and heard."""
        window = self._window
        window.table.show_change(change, window.settings)
        if change.kind == "undone":
            window.sounds.play("undo")
        elif not window.table.animator.is_running:
            window.sounds.tell(event for entry in change.entries for event in entry.events)
        if self._comes_round(change):
            window.sounds.play("turn")
            QApplication.alert(window)
        window.refresh_actions()

    def _sound(self, beat: AnimationStep, _: int) -> None:
        self._window.sounds.tell(beat.events)

    def _comes_round(self, change: GameChange) -> bool:
        """Return whether after *change* a person at this table is asked who has waited for others."""
        sitting = self._window.sitting
        if sitting is None or sitting.bridge.asked is None:
            return False
        seats = [entry.seat for entry in change.entries if entry.seat >= 0]
        return bool(seats) and not sitting.game.seats[seats[-1]].is_human
