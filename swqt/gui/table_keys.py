"""Single letters and signs that mean something at the table, wherever the keyboard is.

They are no shortcuts: a field in which letters are typed, and a list that looks for what is typed, keep them. The map
keeps the digits with which it counts tokens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolTip

from swqt.gui.keys import is_typed

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow

_CODES: Final = (Qt.Key.Key_K, Qt.Key.Key_QuoteLeft)
_PEEK: Final = (Qt.Key.Key_C,)


class TableKeys(QObject):
    """Lives as long as *window*, and deals with the keys that nothing on it has taken."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._deeds: dict[Qt.Key, Callable[[], object]] = {}
        self.add(Qt.Key.Key_L, window.actions_.recap.trigger)
        self.add(Qt.Key.Key_M, window.actions_.sound.trigger)
        window.installEventFilter(self)

    def add(self, key: Qt.Key, deed: Callable[[], object]) -> None:
        """Do *deed* when *key* is pressed."""
        self._deeds[key] = deed

    def let_go(self) -> None:
        """No key is held any more, as when another window has the keyboard: it would not be heard of here."""
        if self._window.sitting is not None:
            self._window.sitting.peek(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) or not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_Escape and QToolTip.isVisible():
            QToolTip.hideText()
            return True
        sitting, key = self._window.sitting, Qt.Key(event.key())
        if sitting is None or not is_typed(event):
            return False
        pressed = event.type() == QEvent.Type.KeyPress
        if key in _CODES:
            if not event.isAutoRepeat():
                sitting.scene.set_codes_shown(pressed or self._window.actions_.codes.isChecked())
        elif key in _PEEK:
            if not event.isAutoRepeat():
                sitting.peek(pressed)
        elif pressed and key in self._deeds:
            if not event.isAutoRepeat():
                self._deeds[key]()
        else:
            return False
        return True
