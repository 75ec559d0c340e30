"""A strip over the lower edge of the map of a network game: for whom play waits, and what is being voted on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QWidget

from swqt.gui.flow import FlowLayout
from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.panels.score import ROOMY


class Choice(NamedTuple):
    """One button: its text, what it does, and whether it is the one that is meant by default."""

    text: str
    act: Callable[[], object]
    primary: bool = False


class NetStrip(QFrame):
    """Says one thing at a time, with a button for each answer; hidden while there is nothing to say."""

    let_go = Signal()
    """The button that had the keyboard is gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")    # looks like the strip with the sums
        self.setProperty("strip", True)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._place = QWidget()
        self._buttons = FlowLayout(self._place, 6)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.setSpacing(6)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._place)
        self._shown: tuple[str, tuple[str, ...]] = ("", ())
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where both have no room side by side."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """No window must be wider for the sake of these words: below each other, the buttons always fit."""
        margins = self._row.contentsMargins()
        least = self._buttons.minimumSize().width() + margins.left() + margins.right()
        return QSize(least, super().minimumSizeHint().height())

    def _fit(self) -> None:
        narrow = self.width() < ROOMY * scale_of(self.font())
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)
        widths = [button.sizeHint().width() for button in self.buttons()]
        room = sum(widths) + self._buttons.spacing() * max(0, len(widths) - 1)
        self._place.setMinimumWidth(0 if narrow else room)
        self._row.setAlignment(self._place, Qt.AlignmentFlag(0) if narrow else Qt.AlignmentFlag.AlignVCenter)

    def say(self, text: str, choices: Sequence[Choice] = ()) -> None:
        """Show *text* and a button for each of *choices*; nothing for an empty text."""
        shown = (text, tuple(choice.text for choice in choices))
        if shown == self._shown:
            return    # a button must not slip away below the pointer
        self._shown = shown
        focused = any(button.hasFocus() for button in self.buttons())
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if focused:
            self.let_go.emit()
        for choice in choices:
            button = QPushButton(choice.text)
            button.setProperty("primary", choice.primary)
            button.setProperty("slim", True)    # the map lies below
            button.clicked.connect(choice.act)
            EnterPresses(button)
            self._buttons.addWidget(button)
        self._text.setText(text)
        self._place.setVisible(bool(choices))
        self._fit()
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def focus_last(self) -> None:
        """Have the keyboard at the last button, which is the one that is meant."""
        if buttons := self.buttons():
            buttons[-1].setFocus()

    def text(self) -> str:
        return self._text.text() if not self.isHidden() else ""

    def buttons(self) -> list[QPushButton]:
        """Return the buttons, in their order."""
        items = (self._buttons.itemAt(number) for number in range(self._buttons.count()))
        found = (item.widget() for item in items if item is not None)
        return [one for one in found if isinstance(one, QPushButton)]
