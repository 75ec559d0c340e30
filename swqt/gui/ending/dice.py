"""The die against expectation: for each seat how often each face came, and how often it was to come."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swqt.gui.ending.look import CENTRE, LEFT, Look, mark, write
from swqt.gui.seats import style_of


class DiceRow(NamedTuple):
    """One seat: *faces* are (pips, times rolled, times expected), *lines* say in words what came of it."""

    name: str
    seat: int
    faces: tuple[tuple[int, int, float], ...]
    lines: tuple[str, ...]


class DiceData(NamedTuple):
    """A row for each seat; *rolled* and *expected* explain bars and lines."""

    rows: tuple[DiceRow, ...]
    rolled: str
    expected: str


def _grid(room: float, data: DiceData, look: Look) -> tuple[int, int]:
    """Return in how many columns and rows the charts stand."""
    wide = max(1, min(len(data.rows), int(room // (220 * look.unit))))
    deep = math.ceil(len(data.rows) / wide)
    return math.ceil(len(data.rows) / deep), deep


def dice_height(room: float, data: DiceData, look: Look) -> int:
    """Return the height that ``paint_dice`` needs in a *room* of this width."""
    return round((40 + 200 * _grid(room, data, look)[1]) * look.unit)


def paint_dice(p: QPainter, room: QRectF, data: DiceData, look: Look) -> None:
    """Draw a small chart for each seat, side by side or in two rows."""
    unit = look.unit
    _legend(p, room, data, look)
    top = 34 * unit
    wide, deep = _grid(room.width(), data, look)
    cell = QRectF(0, 0, room.width() / wide, (room.height() - top) / deep)
    most = max((max(times, expected) for row in data.rows for _, times, expected in row.faces), default=1.0)
    for number, row in enumerate(data.rows):
        at = QPointF(room.left() + number % wide * cell.width(), room.top() + top + number // wide * cell.height())
        gap = 8 * unit
        _seat(p, QRectF(at, cell.size()).adjusted(gap, gap, -gap, -gap), row, max(1.0, most), look)


def _legend(p: QPainter, room: QRectF, data: DiceData, look: Look) -> None:
    unit = look.unit
    p.setFont(look.font(0.93))
    p.setPen(QPen(look.casing, 1))
    p.setBrush(look.muted)
    p.drawRect(QRectF(room.left() + 8 * unit, room.top() + 6 * unit, 14 * unit, 14 * unit))
    half = room.width() / 2 - 40 * unit
    write(p, QRectF(room.left() + 30 * unit, room.top(), half, 26 * unit), LEFT, data.rolled, look.text)
    x = room.left() + room.width() / 2
    p.setPen(QPen(QColor(look.theme.accent), 3 * unit))
    p.drawLine(QPointF(x, room.top() + 13 * unit), QPointF(x + 22 * unit, room.top() + 13 * unit))
    write(p, QRectF(x + 30 * unit, room.top(), half, 26 * unit), LEFT, data.expected, look.text)


def _seat(p: QPainter, box: QRectF, row: DiceRow, most: float, look: Look) -> None:
    unit = look.unit
    p.setPen(QPen(look.grid, 1))
    p.setBrush(QColor(look.theme.raised))
    p.drawRoundedRect(box, 8, 8)
    mark(p, QPointF(box.left() + 20 * unit, box.top() + 20 * unit), row.seat, 11 * unit)
    p.setFont(look.font(1.07, bold=True))
    name = QRectF(box.left() + 38 * unit, box.top() + 6 * unit, box.width() - 46 * unit, 28 * unit)
    write(p, name, LEFT, row.name, look.text)
    line = 19 * unit
    words = len(row.lines) * line + 8 * unit
    area = QRectF(box.left() + 14 * unit, box.top() + 52 * unit, box.width() - 28 * unit, 0)
    area.setBottom(box.bottom() - words - 26 * unit)
    if row.faces and area.height() > 20:
        _faces(p, area, row, most, look)
    p.setFont(look.font(0.93))
    for number, text in enumerate(row.lines):
        at = QRectF(box.left() + 12 * unit, box.bottom() - words + number * line, box.width() - 24 * unit, line)
        write(p, at, CENTRE, text, look.text if number == 0 else look.muted)


def _faces(p: QPainter, area: QRectF, row: DiceRow, most: float, look: Look) -> None:
    unit = look.unit
    step = area.width() / len(row.faces)
    for number, (pips, times, expected) in enumerate(row.faces):
        x = area.left() + step * (number + 0.5)
        thick = min(step * 0.56, 42 * unit)
        high = area.height() * times / most
        bar = QRectF(x - thick / 2, area.bottom() - high, thick, high)
        p.setPen(QPen(look.casing, 1))
        p.setBrush(style_of(row.seat).tint())
        if times:
            p.drawRect(bar)
        p.setFont(look.font(0.93, bold=True))
        above = min(bar.top(), area.bottom() - area.height() * expected / most) - 20 * unit
        write(p, QRectF(x - step / 2, above, step, 18 * unit), CENTRE, str(times), look.text)
        y = area.bottom() - area.height() * expected / most
        ends = QPointF(x - thick * 0.72, y), QPointF(x + thick * 0.72, y)
        p.setPen(QPen(QColor(look.theme.card), 5.4 * unit))
        p.drawLine(*ends)
        p.setPen(QPen(QColor(look.theme.accent), 3 * unit))
        p.drawLine(*ends)
        _face(p, QPointF(x, area.bottom() + 14 * unit), pips, 9 * unit, look)
    p.setPen(QPen(look.muted, 1.4))
    p.drawLine(area.bottomLeft(), area.bottomRight())


def _face(p: QPainter, at: QPointF, pips: int, radius: float, look: Look) -> None:
    """Paint a face of the die around *at*."""
    p.setPen(QPen(look.casing, 1))
    p.setBrush(QColor("#FFFDF4"))
    p.drawRoundedRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 3, 3)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#2B1E13"))
    places = {1: (0,), 2: (-1, 1), 3: (-1, 0, 1)}.get(pips, ())
    for place in places:
        p.drawEllipse(at + QPointF(place, -place) * radius * 0.5, radius * 0.2, radius * 0.2)
