"""The head of a side page: its title in small capitals, and a word about it at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swqt.gui.style.theme import current, scale_of, text_font, title_font

HEAD: Final = 24
"""Height at 100%, in pixels."""

_GAP: Final = 8


class PageHead(QWidget):
    """Paints *title* in capitals and *note* at the right, if there is room for both."""

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._note = title, note
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, round(HEAD * scale_of(self.font())))

    def paintEvent(self, event: QPaintEvent) -> None:
        percent = round(scale_of(self.font()) * 100)
        box = QRectF(self.rect()).adjusted(6, 0, -8, 0)
        p = QPainter(self)
        p.setPen(QColor(current().muted))
        p.setFont(head_font(percent))
        p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self._title)
        taken = QFontMetricsF(p.font()).horizontalAdvance(self._title) + _GAP
        p.setFont(text_font(percent, size=0.8))
        if taken + QFontMetricsF(p.font()).horizontalAdvance(self._note) <= box.width():
            p.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._note)
        p.end()


def card_title_font(percent: int) -> QFont:
    """Return the font of titles on cards in a column; large text leaves no room for much larger titles."""
    return title_font(min(percent, 145))


def head_font(percent: int) -> QFont:
    """Return the font of heads: small bold capitals with air between them."""
    font = text_font(percent, size=0.78, bold=True)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.9)
    return font
