"""Single letters and signs that mean something at the table, wherever the keyboard is.

They are no shortcuts: a field in which letters are typed, and a list that looks for what is typed, keep them. The map
keeps the digits with which it counts tokens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QToolTip

from swqt.gui.keys import is_typed

if TYPE_CHECKING:
    from swqt.gui.sitting import Sitting
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
        pressed = event.type() == QEvent.Type.KeyPress
        if sitting is None or not is_typed(event):
            return sitting is not None and pressed and self._explain(sitting, event)
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

    def _explain(self, sitting: Sitting, event: QKeyEvent) -> bool:
        """Say why the command that has this key cannot be given now; return whether there was anything to say."""
        window, actions = self._window, self._window.actions_
        command = actions.named().get(actions.with_key(QKeySequence(event.keyCombination())))
        if command is None or command.isEnabled() or sitting.viewed is not None or event.isAutoRepeat():
            return False
        reason = {
            actions.undo: sitting.barriers.text, actions.reset_turn: sitting.barriers.text,
            actions.decline: window.bar.decline.toolTip, actions.roll: window.bar.roll.toolTip,
        }.get(command, str)()    # fmt: skip
        if reason:
            sitting.refused.emit(reason)
        return bool(reason)
