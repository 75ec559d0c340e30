"""Moves the keyboard focus to where the next phase of a turn is played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from swqt.gui.board.view import BoardView
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.session.game_session import GameSession

_DECLINE = "decline"
"""What the main button means while a decline waits for its confirmation."""


class PhaseFocus:
    """Focuses the combos for a pick, Cancel once a decline is proposed, and the map for everything else.

    The focus only moves from a place where the turn is played, such as the map, and only once for each phase: somebody
    who writes in a text field, reads a panel, or has a menu or a dialog open is left alone.
    """

    def __init__(self, window: QWidget, view: BoardView, column: ColumnPanel, bar: ActionBar, ring: QWidget) -> None:
        """*ring* is visible around the focused control if keys have moved the focus there."""
        self._window, self._view, self._column, self._bar, self._ring = window, view, column, bar, ring
        self._phase: tuple[int, str] | None = None
        self._given: QWidget | None = None

    def follow(self, session: GameSession) -> bool:
        """Move the focus if the phase of *session* has changed; return whether it has."""
        phase = self._phase_of(session)
        if phase == self._phase:
            return False
        self._phase = phase
        if phase is not None and self._may_move():
            self._move(phase[1], session.controller.row or 0)
        return phase is not None

    def forget(self) -> None:
        """Take the next phase for a new one."""
        self._phase = None

    def _phase_of(self, session: GameSession) -> tuple[int, str] | None:
        now = session.controller.legal_moves
        if now is None or session.viewed is not None or session.waits_for_enter:
            return None
        if self._bar.end.step.meaning == _DECLINE:
            return now.seat, _DECLINE
        return now.seat, now.kind

    def _may_move(self) -> bool:
        if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
            return False
        if QApplication.activeWindow() not in (self._window, None) or not self._view.isVisible():
            return False
        return self._plays_turn(self._window.focusWidget())

    def _plays_turn(self, here: QWidget | None) -> bool:
        """Return whether nobody uses *here* for anything but the turn."""
        if here is None or here is self._window or not here.isVisible():
            return True
        return any(place is here or place.isAncestorOf(here) for place in (self._view, self._column, self._bar))

    def _move(self, phase: str, row: int) -> None:
        here = self._window.focusWidget()
        by_keys = self._view.shows_focus or (self._ring.isVisible() and here is not self._given)
        target: QWidget = self._view
        if phase == "pick" and self._column.cards[row].isVisible():
            target = self._column.cards[row]
        elif phase == _DECLINE and self._bar.offers():
            target = self._bar.offers()[0]
            target.show()    # the layout would do so later, and what is hidden cannot have the focus
        if target is not self._view:
            self._given = None if by_keys else target
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        elif here is not self._view:
            reason = Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason
            self._view.setFocus(reason)
