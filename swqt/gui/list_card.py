"""A row of a list as a card, with a pill at its end that says how it stands: games, and tables of a network."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from swqt.gui.colour import blend
from swqt.gui.fonts import text_font
from swqt.gui.theme import current


def paint_card(p: QPainter, option: QStyleOptionViewItem) -> QRectF:
    """Paint the card of a row, lit if it is chosen or under the pointer; return where it is."""
    theme = current()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(option.rect).adjusted(6, 3, -6, -3)
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    over = bool(option.state & QStyle.StateFlag.State_MouseOver)
    p.setPen(QPen(QColor(theme.gold if chosen else theme.line), 1.6 if chosen else 1.0))
    p.setBrush(blend(theme.card, theme.gold, 0.26 if chosen else 0.12 if over else 0.0))
    p.drawRoundedRect(box, 8, 8)
    return box


def paint_pill(p: QPainter, box: QRectF, text: str, percent: int, *, ground: str, edge: str, ink: str) -> QRectF:
    """Write *text* in a pill at the right end of the card *box*, at *percent* of the text size; return where."""
    scale = percent / 100
    p.setFont(text_font(percent, size=0.93, bold=True))
    wide = QFontMetrics(p.font()).horizontalAdvance(text) + 22 * scale
    pill = QRectF(box.right() - wide - 12 * scale, box.center().y() - 14 * scale, wide, 28 * scale)
    p.setPen(QPen(QColor(edge), 1))
    p.setBrush(QColor(ground))
    p.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    p.setPen(QColor(ink))
    p.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
    return pill
