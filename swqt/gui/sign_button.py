"""A button that shows nothing but a sign: how it is dressed, and how the keyboard uses it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from swqt.gui.art import sign_icon
from swqt.gui.fonts import scale_of
from swqt.gui.keys import keep_keys
from swqt.gui.panels.enter import EnterPresses

LEAST_SIDE: Final = 32
"""Pixels of a button at any size of text (A8)."""

_SIGN: Final = 20
"""Pixels of a sign, at 100 %."""

_LOOKS: Final = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


class SignButton(QToolButton):
    """Shows *sign* in the colours of the theme and the size of its text, and goes with both.

    A *quiet* one has no frame, others look as the buttons of the action bar. A click leaves the keyboard where it is.
    """

    def __init__(self, sign: str, parent: QWidget | None = None, *, quiet: bool = False) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setProperty("quiet" if quiet else "bar", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumSize(LEAST_SIDE, LEAST_SIDE)
        EnterPresses(self)
        keep_keys(self, Qt.Key.Key_Space)
        _Mirror(self)
        self.dress()

    def show_sign(self, sign: str) -> None:
        """Show *sign* from now on."""
        self._sign = sign
        self.dress()

    def dress(self) -> None:
        """Show the sign as large, and in such colours, as text would be now."""
        side = self.sign_side()
        self.setIcon(sign_icon(self._sign, self.palette(), side))
        self.setIconSize(QSize(side, side))

    def sign_side(self) -> int:
        """Return the pixels of the sign."""
        return round(_SIGN * scale_of(self.font()))


class _Mirror(QObject):
    """Has its button dressed anew when colours or text change.

    It watches from outside: a button with a ``changeEvent`` of its own has been seen to bring the program down when
    it was deleted, for Qt still tells it of changes while its Python half is gone.
    """

    def __init__(self, button: SignButton) -> None:
        super().__init__(button)
        self._button = button
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _LOOKS:
            self._button.dress()
        return False
