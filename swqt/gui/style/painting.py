"""Painting shared by panels, lists and menus.

It covers the victory coin, list rows as cards with a status pill, and menu headings.
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
    """Paint the card of a row, highlighted if selected or hovered, and return its rectangle."""
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
    """Paint *text* in a pill at the right end of the card *box*, at *percent* text size; return its rectangle."""
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
    """Add the heading *text* to the end of *menu*; the keyboard skips it."""
    label = QLabel(text)
    label.setProperty("title", True)
    label.setContentsMargins(12, 4, 12, 4)
    heading = QWidgetAction(menu)
    heading.setText(text)
    heading.setSeparator(True)
    heading.setDefaultWidget(label)
    menu.setSeparatorsCollapsible(False)    # some styles would collapse a leading heading
    menu.addAction(heading)
