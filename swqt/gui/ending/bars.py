"""Where the coins came from: a bar for each seat, stacked by source; what was paid lies left of the line."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from swqt.gui.board.token import readable_ink
from swqt.gui.ending.look import CENTRE, COLOURS, LEFT, Look, mark, nice_step, patch, width_of, write
from swqt.table import SOURCES, Source


class BarsData(NamedTuple):
    """The *names* of the seats, what each got from each source, the *words* for sources, and the *totals*."""

    names: tuple[str, ...]
    parts: tuple[dict[Source, int], ...]
    words: dict[Source, str]
    totals: tuple[int, ...]


class Segment(NamedTuple):
    """A part of a bar on the screen."""

    box: QRectF
    seat: int
    source: Source
    amount: int


def used(data: BarsData) -> list[Source]:
    """Return the sources that gave or took anything."""
    return [source for source in SOURCES if any(part[source] for part in data.parts)]


def legend_height(data: BarsData, width: float, look: Look) -> float:
    return _legend(None, QRectF(0, 0, width, 0), data, look)


def segments_of(data: BarsData, room: QRectF, look: Look) -> tuple[list[Segment], QRectF]:
    """Return the parts of all bars, and the box they lie in."""
    unit = look.unit
    font = look.font(bold=True)
    left = min(max(width_of(font, name) for name in data.names) + 44 * unit, room.width() * 0.3)
    top = legend_height(data, room.width(), look) + 12 * unit
    box = room.adjusted(left, top, -60 * unit, -30 * unit)
    most = max(1, max(sum(value for value in part.values() if value > 0) for part in data.parts))
    least = max(-sum(value for value in part.values() if value < 0) for part in data.parts)
    scale = box.width() / (most + least)
    row = box.height() / len(data.parts)
    thick = min(row * 0.62, 46 * unit)
    out = []
    for seat, part in enumerate(data.parts):
        y = box.top() + row * (seat + 0.5) - thick / 2
        up = down = box.left() + least * scale
        for source in SOURCES:
            wide = abs(part[source]) * scale
            if part[source] > 0:
                out.append(Segment(QRectF(up, y, wide, thick), seat, source, part[source]))
                up += wide
            elif part[source] < 0:
                down -= wide
                out.append(Segment(QRectF(down, y, wide, thick), seat, source, part[source]))
    return out, box


def paint_bars(
    p: QPainter, room: QRectF, data: BarsData, look: Look, *, chosen: tuple[int, Source] | None = None
) -> None:
    """Draw legend and bars into *room*; the part *chosen* is marked."""
    unit = look.unit
    _legend(p, room, data, look)
    segments, box = segments_of(data, room, look)
    least = max(-sum(value for value in part.values() if value < 0) for part in data.parts)
    most = max(1, max(sum(value for value in part.values() if value > 0) for part in data.parts))
    scale = box.width() / (most + least)
    zero = box.left() + least * scale
    _grid(p, box, zero, scale, look)
    row = box.height() / len(data.parts)
    for seat, name in enumerate(data.names):
        middle = box.top() + row * (seat + 0.5)
        mark(p, QPointF(room.left() + 16 * unit, middle), seat, 11 * unit)
        p.setFont(look.font(bold=True))
        line = QRectF(room.left() + 34 * unit, middle - 12 * unit, box.left() - room.left() - 40 * unit, 24 * unit)
        write(p, line, LEFT, name, look.text)
    for segment in segments:
        patch(p, segment.box, segment.source, look)
        text = str(segment.amount).replace("-", "−")
        p.setFont(look.font(0.87, bold=True))
        if width_of(p.font(), text) + 6 * unit < segment.box.width():
            ink = readable_ink(QColor(COLOURS[segment.source]))
            plate = QRectF(0, 0, width_of(p.font(), text) + 6 * unit, 17 * unit)
            plate.moveCenter(segment.box.center())
            p.fillRect(plate, QColor(COLOURS[segment.source]))
            write(p, plate, CENTRE, text, ink)
        if chosen == (segment.seat, segment.source):
            p.setPen(QPen(QColor(look.theme.accent), 2.6))
            p.drawRect(segment.box)
    for seat, total in enumerate(data.totals):
        ends = [segment.box.right() for segment in segments if segment.seat == seat]
        middle = box.top() + row * (seat + 0.5)
        p.setFont(look.title(1.2))
        line = QRectF(max(ends, default=zero) + 10 * unit, middle - 14 * unit, 54 * unit, 28 * unit)
        write(p, line, LEFT, f"+{total}", look.text)


def _grid(p: QPainter, box: QRectF, zero: float, scale: float, look: Look) -> None:
    unit = look.unit
    step = nice_step(box.width() / scale, 8)
    p.setFont(look.font(0.87))
    coins = 0
    while zero + coins * scale <= box.right() + 1:
        x = zero + coins * scale
        p.setPen(QPen(look.muted if coins == 0 else look.grid, 1.4 if coins == 0 else 1.0))
        p.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        write(p, QRectF(x - 30 * unit, box.bottom() + 4 * unit, 60 * unit, 20 * unit), CENTRE, str(coins), look.muted)
        coins += step


def _legend(p: QPainter | None, room: QRectF, data: BarsData, look: Look) -> float:
    """Write the legend in as many lines as it takes; return its height. Without a painter only measure."""
    unit = look.unit
    font = look.font(0.93)
    x, y, line = room.left(), room.top(), 24 * unit
    for source in used(data):
        wide = width_of(font, data.words[source]) + 46 * unit
        if x > room.left() and x + wide > room.right():
            x, y = room.left(), y + line
        if p is not None:
            patch(p, QRectF(x, y + 5 * unit, 22 * unit, 14 * unit), source, look)
            p.setFont(font)
            write(p, QRectF(x + 28 * unit, y, wide - 28 * unit, line), LEFT, data.words[source], look.text)
        x += wide
    return y + line - room.top()


def part_lines(data: BarsData, seat: int, source: Source, words: dict[str, int]) -> list[str]:
    """Return what is told of one part: its name and amount, then what made it up."""
    amount = data.parts[seat][source]
    out = [f"{data.names[seat]} · {data.words[source]} {amount}".replace("-", "−")]
    return [*out, *(f"{value}  {word}".replace("-", "−") for word, value in words.items())]
