"""Painting shared by panels, lists and menus: coins, list rows as cards with a status pill, menu headings, and wood."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QMenu, QStyle, QStyleOptionViewItem, QWidget, QWidgetAction

from swqt.gui.style.theme import CONTRAST, DARK, blend, current, text_font


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


def paint_lock(p: QPainter, at: QPointF, size: float, colour: QColor) -> None:
    """Paint a padlock around *at*."""
    p.save()
    p.translate(at)
    p.setPen(QPen(colour, size * 0.34))
    p.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath()
    bow.moveTo(-size * 0.55, 0)
    bow.lineTo(-size * 0.55, -size * 0.45)
    bow.arcTo(QRectF(-size * 0.55, -size, size * 1.1, size * 1.1), 180, -180)
    bow.lineTo(size * 0.55, 0)
    p.drawPath(bow)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawRoundedRect(QRectF(-size * 0.85, -size * 0.1, size * 1.7, size * 1.15), size * 0.2, size * 0.2)
    p.restore()


_LIGHT_BASE: Final = "#3f2c1f"
_DARK_BASE: Final = "#21170f"
_PLANK: Final = 90
"""Height of a plank in pixels."""

_TILE: Final = 4 * _PLANK
_GRAIN: Final = 26
"""Lines of grain on a plank."""


def ground() -> QColor:
    """Return the colour of the table under the current theme."""
    theme = current()
    return QColor("#000000" if theme is CONTRAST else _DARK_BASE if theme is DARK else _LIGHT_BASE)


@lru_cache(maxsize=4)
def _planks(base: int, ratio: float) -> QPixmap:
    """Return a tile of four planks, whose joints and grain continue at its edges."""
    rng, side = Random(4), _TILE * 2
    picture = QPixmap(round(side * ratio), round(_TILE * ratio))
    picture.setDevicePixelRatio(ratio)
    colour = QColor.fromRgb(base)
    picture.fill(colour)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(_TILE // _PLANK):
        top = number * _PLANK
        shade = colour.lighter(rng.randint(96, 108))
        p.fillRect(QRectF(0, top, side, _PLANK), shade)
        for _ in range(_GRAIN):
            y = top + rng.uniform(2, _PLANK - 2)
            line = QColor(shade.darker(170) if rng.random() < 0.6 else shade.lighter(160))
            line.setAlphaF(rng.uniform(0.04, 0.16))
            path, swing = QPainterPath(QPointF(0, y)), rng.uniform(-5, 5)
            path.cubicTo(side * 0.3, y + swing, side * 0.7, y - swing, side, y)
            p.setPen(QPen(line, rng.uniform(0.6, 1.6)))
            p.drawPath(path)
        joint = rng.uniform(0.1, 0.9) * side
        for colour_of_edge, y in ((shade.darker(165), top), (shade.lighter(125), top + 1)):
            p.setPen(QPen(colour_of_edge, 1))
            p.drawLine(QPointF(0, y + 0.5), QPointF(side, y + 0.5))
        p.setPen(QPen(shade.darker(165), 1))
        p.drawLine(QPointF(joint, top), QPointF(joint, top + _PLANK))
    p.end()
    return picture


def paint_wood(p: QPainter, box: QRectF, offset: QPointF, ratio: float) -> None:
    """Cover *box* with planks; *offset* is its place on the table, so that neighbours fit together."""
    if current() is CONTRAST:
        p.fillRect(box, ground())
    else:
        p.drawTiledPixmap(box, _planks(ground().rgb(), ratio), offset)


class WoodPanel(QWidget):
    """A part of the table; labels and buttons in it have the colours of words on wood (see ``theme.style_sheet``)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("wood", True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        place = self.mapTo(self.window(), event.rect().topLeft())
        paint_wood(p, QRectF(event.rect()), QPointF(place), self.devicePixelRatioF())
        p.end()
