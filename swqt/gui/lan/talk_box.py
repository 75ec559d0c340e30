"""What people say to each other, at the table and in the game: the lines so far, and one to write."""

from __future__ import annotations

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
from swqt.net.wire.plaintext import SAYINGS, read_saying, write_saying

MOST_LINES: Final = 500
_LONGEST: Final = 300
_ROOMY: Final = 240
"""Pixels in which a line to write, the ready words and the button to send fit beside each other, at 100 %."""

_LEAST: Final = 44
"""Pixels that the lines are high at least, at 100 %."""


class TalkBox(QWidget):
    """``said`` is a line that the player wants to say. All lines are shown as plain text."""

    said = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = QListWidget()
        self.lines.setAccessibleName(self.tr("What has been said"))
        self.lines.setWordWrap(True)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines.setSpacing(2)
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.lines.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.entry = QLineEdit()
        self.entry.setMaxLength(_LONGEST)
        self.entry.setPlaceholderText(self.tr("Say something"))
        self.entry.setAccessibleName(self.tr("Say something"))
        self.entry.returnPressed.connect(self._say)
        self.emotes = QPushButton(":)")
        self.emotes.setToolTip(self.tr("Say it with one click"))
        self.emotes.setAccessibleName(self.emotes.toolTip())
        menu = QMenu(self.emotes)
        self._sayings = dict(zip(SAYINGS, self._canned(), strict=True))
        for saying, text in self._sayings.items():
            menu.addAction(text, partial(self.said.emit, write_saying(saying)))
        self.emotes.setMenu(menu)
        self.send = QPushButton(self.tr("Send"))
        self.send.clicked.connect(self._say)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.entry, 1)
        row.addWidget(self.emotes)
        row.addWidget(self.send)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self.lines, 1)
        whole.addLayout(row)

    def _canned(self) -> tuple[str, ...]:
        return (
            self.tr("Thinking…"), self.tr("Well played!"), self.tr("Ouch!"), self.tr("One moment, please"),
            self.tr("May I take that back?"), self.tr("Your turn"), self.tr("Thank you"), self.tr("Good game!"),
        )  # fmt: skip

    def words(self, text: str) -> str:
        """Return the line *text* as it is to be read: sayings in the language of this window."""
        saying = read_saying(text)
        return text if saying is None else self._sayings[saying]

    def hear(self, name: str, text: str) -> None:
        """Show that *name* said *text*."""
        self._add(QListWidgetItem(self.tr("{0}: {1}").format(name, self.words(text))))

    def note(self, text: str) -> None:
        """Show what has happened, as a line of nobody's."""
        item = QListWidgetItem(text)
        font = self.lines.font()
        font.setItalic(True)
        item.setFont(font)
        self._add(item)

    def adopt(self, old: TalkBox) -> None:
        """Show what the one of the window before has shown."""
        for row in range(old.lines.count()):
            self.lines.addItem(QListWidgetItem(old.lines.item(row)))
        self.lines.scrollToBottom()

    def allow(self, allowed: bool, *, sayings: bool = False) -> None:
        """Whether the person here may say anything, and whether only ready *sayings*; the field says why it is off."""
        self.emotes.setEnabled(allowed)
        for widget in (self.entry, self.send):
            widget.setEnabled(allowed and not sayings)
        if not allowed:
            text = self.tr("Here only who plays may talk")
        else:
            text = self.tr("Only ready sayings") if sayings else self.tr("Say something")
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
        """Where there is little room, Enter is enough to send."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the button to send where there is room and something may be written."""
        self.lines.setMinimumHeight(round(_LEAST * scale_of(self.font())))
        self.send.setVisible(self.entry.isEnabled() and self.width() >= _ROOMY * scale_of(self.font()))
