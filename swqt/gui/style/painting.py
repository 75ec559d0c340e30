"""A row of a list as a card, with a pill at its end that says how it stands: games, and tables of a network.

The victory coin, as it lies in the panels and flies over the map.

What a menu is about, over its entries: a heading like those of the cards on the map.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QLabel, QMenu, QStyle, QStyleOptionViewItem, QWidgetAction

from swqt.gui.style.theme import blend, current, text_font


def paint_coin(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a victory coin."""
    painter.setPen(QPen(QColor("#6B4A12"), max(1.0, radius * 0.16)))
    painter.setBrush(QColor("#E9BE4F"))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFF0BE"), max(0.8, radius * 0.14)))
    painter.drawEllipse(centre, radius * 0.62, radius * 0.62)


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


def add_heading(menu: QMenu, text: str) -> None:
    """Put *text* over the entries that are added to *menu* from now on; the keyboard passes it by."""
    label = QLabel(text)
    label.setProperty("title", True)
    label.setContentsMargins(12, 4, 12, 4)
    heading = QWidgetAction(menu)
    heading.setText(text)
    heading.setSeparator(True)
    heading.setDefaultWidget(label)
    menu.setSeparatorsCollapsible(False)    # some styles take a heading for one too many
    menu.addAction(heading)
