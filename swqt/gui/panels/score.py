"""What a turn has earned, and whose turn is next: a strip that stands until somebody goes on."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.panels.phase import SeatMark
from swqt.gui.sums import regions_of, topic_of

_TAG: Final = re.compile(r"<[^>]*>")
ROOMY: Final = 480
"""Pixels that words and buttons need side by side, at ordinary text size."""


class ScoreStrip(QFrame):
    """Shows one scoring; at a hand-over also who comes next, with Undo and Continue."""

    went_on = Signal()
    undone = Signal()
    asked = Signal(str)
    """What a part of the sum comes from is to be explained: a rule's ID, or a trait."""
    pointed_at = Signal(str)
    """The pointer is on the link of such a part; empty if it has left."""
    glowed = Signal(object)
    """The regions that the part under the pointer comes from; an empty set if the pointer has left."""
    recapped = Signal()
    closed = Signal()
    """It has been read, and lies over what is to be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self.setProperty("strip", True)
        self._mark = SeatMark(size=30)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._parts = QLabel()
        self._parts.setWordWrap(True)
        self._parts.setTextFormat(Qt.TextFormat.RichText)
        self._parts.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._parts.linkActivated.connect(lambda address: self.asked.emit(topic_of(address)))
        self._parts.linkHovered.connect(self._point)
        self.setProperty("topic", "score")
        self.undo_button = QPushButton(self.tr("Undo"))
        self.go_on = QPushButton(self.tr("Continue"))
        self.go_on.setProperty("primary", True)
        self.recap = QPushButton(self.tr("Recap"))
        self.recap.setToolTip(self.tr("What has happened since the last turn of this player (Ctrl+Shift+L)"))
        self.recap.clicked.connect(self.recapped)
        self.close_button = QPushButton("×")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setStyleSheet("padding: 0;")
        self.close_button.clicked.connect(self.closed)
        self.undo_button.clicked.connect(self.undone)
        self.go_on.clicked.connect(self.went_on)
        for button in (self.recap, self.undo_button, self.go_on, self.close_button):
            EnterPresses(button)
        self._tight = False
        self._head, self._foot = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._foot.addWidget(self._parts, 1)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addLayout(self._head)
        text.addLayout(self._foot)
        told = QHBoxLayout()
        told.setSpacing(10)
        told.addWidget(self._mark)
        told.addLayout(text, 1)
        self._buttons = buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        for button in (self.recap, self.undo_button, self.go_on, self.close_button):
            buttons.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.setSpacing(10)
        self._row.addLayout(told, 1)
        self._row.addLayout(buttons)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        """Return the size with the buttons below the words: it must not depend on where they are now."""
        margins = self._row.contentsMargins()
        width = self._buttons.minimumSize().width() + margins.left() + margins.right()
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons below the words where both have no room side by side.

        Those of a scoring stand at the ends of its lines then: play goes on, and the strip must not lie over the map.
        """
        narrow = self.width() < ROOMY * scale_of(self.font())
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)
        tight = narrow and self.go_on.isHidden()
        if tight != self._tight:
            self._tight = tight
            if tight:
                self._foot.addWidget(self.recap)
                self._head.addWidget(self.close_button)
            else:
                self._buttons.insertWidget(1, self.recap)    # after the stretch
                self._buttons.addWidget(self.close_button)
        side = (self._title if tight else self.recap).sizeHint().height()
        self.close_button.setFixedSize(side, side)

    def show_scoring(self, seat: int, title: str, parts: str, *, has_news: bool = False) -> None:
        """Show what *seat* has earned; *has_news* offers to tell what has happened since.

        *parts* is rich text, its links are topics of the rule book.
        """
        self._show(seat, title, parts)
        self.recap.setVisible(has_news)
        self.undo_button.hide()
        self.go_on.hide()
        self.close_button.show()
        self._arrange()

    def show_handover(self, seat: int, title: str, parts: str, *, can_undo: bool) -> None:
        """Ask *seat* to take over; *parts* is what the last turn has earned."""
        self._show(seat, title, parts)
        self.recap.show()
        self.undo_button.setVisible(can_undo)
        self.go_on.show()
        self.close_button.hide()
        self._arrange()
        self.go_on.setFocus()

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at."""
        return [self._parts, self.recap, self.undo_button, self.go_on, self.close_button]

    def parts(self) -> str:
        """Return the sums as plain text, one a line."""
        return unescape(_TAG.sub("", self._parts.text().replace("<br>", "\n")))

    def _point(self, address: str) -> None:
        self.glowed.emit(regions_of(address))
        self.pointed_at.emit(topic_of(address))

    def name_part(self, title: str) -> None:
        """Say what the rule under the pointer is called."""
        self._parts.setToolTip(title)

    def _show(self, seat: int, title: str, parts: str) -> None:
        self._mark.show_seat(seat)
        self._title.setText(title)
        self._parts.setText(parts)
        self._parts.setVisible(bool(parts))
        self.setAccessibleName(f"{title}. {self.parts()}")
        self.show()
