"""A large button with a line of explanation under its text, as on the first page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from swqt.gui.colour import blend
from swqt.gui.fonts import fit_font, scale_of, text_font, title_font
from swqt.gui.theme import current

_WIDE: Final = 150
_SIDE: Final = 18
"""Pixels at 100 %: the least width, and left free at each end."""

_TITLE: Final = 1.28
_SMALL: Final = 1.0


class BigButton(QPushButton):
    """Shows its text in the font of titles and ``note`` below it; what does not fit is cut off with dots."""

    def __init__(self, text: str = "", note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_note(note)

    def show_note(self, note: str) -> None:
        """Explain the button with *note*, for eyes and for screen readers."""
        self.note = note
        self.setAccessibleDescription(note)
        self.setToolTip(note if self._note_is_cut() else "")
        self.updateGeometry()
        self.update()

    @property
    def _percent(self) -> int:
        return round(scale_of(self.font()) * 100)

    def _note_is_cut(self) -> bool:
        room = self.width() - 2 * _SIDE * self._percent / 100
        return QFontMetrics(text_font(self._percent, size=_SMALL)).horizontalAdvance(self.note) > room

    def sizeHint(self) -> QSize:
        return self._size(max(round(_WIDE * self._percent / 100), self._wide(self.text())))

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest word: more would keep the whole window wide, even when a game is on the table."""
        return self._size(max(map(self._wide, self.text().split()), default=0))

    def _wide(self, text: str) -> int:
        return QFontMetrics(title_font(self._percent, size=_TITLE)).horizontalAdvance(text.replace("&", ""))

    def _size(self, wide: int) -> QSize:
        tall = 68 if self.note else 52
        return QSize(wide + round(2 * _SIDE * self._percent / 100), tall * self._percent // 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        text, option.text = option.text, ""
        p.drawControl(QStyle.ControlElement.CE_PushButton, option)
        p.end()
        theme, percent = current(), self._percent
        ink, ground = theme.text, theme.raised
        if not self.isEnabled():
            ink = theme.muted
        elif self.property("primary"):
            ink, ground = theme.accent_ink, theme.accent
        side = round(_SIDE * percent / 100)
        room = self.rect().adjusted(side, 0, -side, 0)
        q = QPainter(self)
        q.setFont(title_font(percent, size=_TITLE))
        q.setPen(QColor(ink))
        if not self.note:
            q.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, text)
            q.end()
            return
        middle = round(self.height() * 0.55)
        upper = QRect(room.left(), round(self.height() * 0.09), room.width(), middle - round(self.height() * 0.09))
        lower = QRect(room.left(), middle, room.width(), self.height() - middle)
        q.drawText(upper, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, text)
        q.setFont(text_font(percent, size=_SMALL))
        q.setPen(QColor(ink) if theme.name == "contrast" else blend(ink, ground, 0.12))
        fit_font(q, self.note, room.width(), 0.75 * q.font().pixelSize())
        cut = q.fontMetrics().elidedText(self.note, Qt.TextElideMode.ElideMiddle, room.width())
        q.drawText(lower, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, cut)
        q.end()
