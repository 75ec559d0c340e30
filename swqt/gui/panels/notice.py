"""A notice beside the board: words in a narrow column, with buttons that wrap below them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui.style.key_handling import EnterActivates
from swqt.gui.style.layouts import FlowLayout, card_title_font
from swqt.gui.style.theme import scale_of, text_font

_TEXT: Final = 0.87
"""Size of the text by that of ordinary text."""

_CLOSE: Final = 26
"""Side of a close button at 100%, in pixels."""


class NoticeFrame(QFrame):
    """Stacks its parts; hidden at first. It is never wider than the column, whatever its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("strip", True)
        self._labels: list[QLabel] = []
        self._titles: list[QLabel] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(10, 7, 8, 8)
        self._box.setSpacing(5)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            percent = round(scale_of(self.font()) * 100)
            for label in self._labels:
                label.setFont(text_font(percent, size=_TEXT))
            for title in self._titles:
                title.setFont(card_title_font(percent))

    def _label(self, kind: Qt.TextFormat = Qt.TextFormat.PlainText) -> QLabel:
        """Return a new label for small text."""
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(kind)
        label.setFont(text_font(round(scale_of(self.font()) * 100), size=_TEXT))
        self._labels.append(label)
        return label

    def _heading(self) -> QLabel:
        """Return a new label for the title."""
        title = QLabel()
        title.setFont(card_title_font(round(scale_of(self.font()) * 100)))
        self._titles.append(title)
        title.setWordWrap(True)
        title.setTextFormat(Qt.TextFormat.PlainText)
        return title

    def _close_button(self, text: str, tip: str) -> QPushButton:
        """Return a new small button called *text*."""
        button = QPushButton("×")
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setStyleSheet("padding: 0; min-height: 0;")
        EnterActivates(button)
        return button

    def _size_close(self, button: QPushButton) -> None:
        side = round(_CLOSE * scale_of(self.font()))
        if button.size() != QSize(side, side):
            button.setFixedSize(side, side)


def button_row(spacing: int = 6) -> tuple[QWidget, FlowLayout]:
    """Return a widget for buttons, and its layout, which wraps them."""
    place = QWidget()
    return place, FlowLayout(place, spacing)
