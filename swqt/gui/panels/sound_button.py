"""A loudspeaker that can be seen at any time: one click, and nothing is heard any more."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from swqt.gui.art import sign_icon
from swqt.gui.fonts import scale_of

_SIDE = 20
"""Pixels of the sign, at 100 %."""


class SoundButton(QToolButton):
    """Shows whether *command* lets sounds be heard, and gives it. The keyboard has the command itself.

    Who changes the colours or the size of text has it shown anew.
    """

    def __init__(self, command: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self.setObjectName("sound")
        self.setProperty("bar", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(32, 32)
        self.clicked.connect(command.trigger)
        command.toggled.connect(self.show_command)
        self.show_command()

    def show_command(self) -> None:
        """Show whether sounds can be heard; the sign is another one, not only paler."""
        heard = self._command.isChecked()
        key = self._command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("Sounds can be heard. Silence them: {0}") if heard else self.tr("Silent. Hear sounds again: {0}")
        self.setToolTip(text.format(", ".join(filter(None, ("M", key)))))
        self.setAccessibleName(self.tr("Sound on") if heard else self.tr("Sound off"))
        side = round(_SIDE * scale_of(self.font()))
        self.setIcon(sign_icon("sound" if heard else "silence", self.palette(), side))
        self.setIconSize(QSize(side, side))
