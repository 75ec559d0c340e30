"""What people say to each other: the lines so far, and one to write."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.theme import scale_of

MOST_LINES: Final = 500
_LONGEST: Final = 300
_ROOMY: Final = 240
"""Pixels in which a line to write, the quick chat and the button to send fit beside each other, at 100 %."""

_LEAST: Final = 44
"""Pixels that the lines are high at least, at 100 %."""


class ChatBox(QWidget):
    """``said`` is a line that the player wants to say. All lines are shown as plain text.

    *quick* are lines to be said with one click: as they are said, and in words.
    """

    said = Signal(str)

    def __init__(self, quick: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self.lines = QListWidget()
        self.lines.setAccessibleName(self.tr("Chat messages"))
        self.lines.setWordWrap(True)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines.setSpacing(2)
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.lines.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.entry = QLineEdit()
        self.entry.setMaxLength(_LONGEST)
        self.entry.returnPressed.connect(self._say)
        self.quick = QPushButton(":)")
        self.quick.setToolTip(self.tr("Quick chat"))
        self.quick.setAccessibleName(self.quick.toolTip())
        menu = QMenu(self.quick)
        for line, words in quick:
            menu.addAction(words, partial(self.said.emit, line))
        self.quick.setMenu(menu)
        self.send = QPushButton(self.tr("Send"))
        self.send.clicked.connect(self._say)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.entry, 1)
        row.addWidget(self.quick)
        row.addWidget(self.send)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self.lines, 1)
        whole.addLayout(row)
        self.allow(True)

    def hear(self, name: str, text: str) -> None:
        """Show that *name* said *text*."""
        #: {0}: a person; {1}: what they wrote
        self._add(QListWidgetItem(self.tr("{0}: {1}").format(name, text)))

    def note(self, text: str) -> None:
        """Show what has happened, as a line of nobody's."""
        item = QListWidgetItem(text)
        font = self.lines.font()
        font.setItalic(True)
        item.setFont(font)
        self._add(item)

    def adopt(self, old: ChatBox) -> None:
        """Show what the one of the window before has shown."""
        for row in range(old.lines.count()):
            self.lines.addItem(QListWidgetItem(old.lines.item(row)))
        self.lines.scrollToBottom()

    def allow(self, allowed: bool, *, sayings: bool = False) -> None:
        """Whether the person here may say anything, and whether only quick chat; the field says why it is off."""
        self.quick.setEnabled(allowed)
        for widget in (self.entry, self.send):
            widget.setEnabled(allowed and not sayings)
        if not allowed:
            text = self.tr("Only players may chat here")
        else:
            text = self.tr("Quick chat only") if sayings else self.tr("Type a message")
        self.entry.setPlaceholderText(text)
        self.entry.setAccessibleName(text)
        self.entry.setToolTip("" if self.entry.isEnabled() else text)
        self._fit()

    def _add(self, item: QListWidgetItem) -> None:
        bar = self.lines.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        self.lines.addItem(item)
        while self.lines.count() > MOST_LINES:
            self.lines.takeItem(0)
        if at_end:
            self.lines.scrollToBottom()

    def _say(self) -> None:
        text = self.entry.text().strip()
        if text:
            self.entry.clear()
            self.said.emit(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the button to send where there is room and something may be written; elsewhere Enter is enough."""
        self.lines.setMinimumHeight(round(_LEAST * scale_of(self.font())))
        self.send.setVisible(self.entry.isEnabled() and self.width() >= _ROOMY * scale_of(self.font()))
