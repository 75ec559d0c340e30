"""Keys that mean something while the map has the keyboard and are no shortcuts elsewhere: single letters and signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from swqt.gui.board.view import BoardView

_FREE = Qt.KeyboardModifier.KeypadModifier


class MapKeys(QObject):
    """Lives as long as *view*. Where digits count tokens, they go on doing so."""

    def __init__(self, view: BoardView, deeds: Mapping[Qt.Key, Callable[[], object]]) -> None:
        super().__init__(view)
        self._view = view
        self._deeds = dict(deeds)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        deed = self._deeds.get(Qt.Key(event.key()))
        if deed is None or event.modifiers() & ~_FREE or self._counts(event):
            return False
        if not event.isAutoRepeat():
            deed()
        return True

    def _counts(self, event: QKeyEvent) -> bool:
        here = self._view.focused
        return event.text().isdecimal() and here >= 0 and bool(self._view.counters >> here & 1)
