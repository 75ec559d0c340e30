"""A loudspeaker that can be seen at any time: one click, and nothing is heard any more."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from swqt.gui.sign_button import SignButton


class SoundButton(SignButton):
    """Shows whether *command* lets sounds be heard, and gives it. The keyboard has the command itself."""

    def __init__(self, command: QAction, parent: QWidget | None = None) -> None:
        super().__init__("sound", parent)
        self._command = command
        self.setObjectName("sound")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(command.trigger)
        command.changed.connect(self._show_command)
        self._show_command()

    def _show_command(self) -> None:
        """Show whether sounds can be heard; the sign is another one, not only paler."""
        heard = self._command.isChecked()
        key = self._command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("Sounds can be heard. Silence them: {0}") if heard else self.tr("Silent. Hear sounds again: {0}")
        self.setToolTip(text.format(", ".join(filter(None, ("M", key)))))
        self.setAccessibleName(self.tr("Sound on") if heard else self.tr("Sound off"))
        self.show_sign("sound" if heard else "silence")
