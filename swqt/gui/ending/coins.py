"""The race for coins: a line for each seat over the rounds, told apart by colour, dash, marker and label."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swqt.gui.ending.look import CENTRE, LEFT, RIGHT, Look, balloon, mark, nice_step, width_of, write
from swqt.gui.seats import emblem_path, style_of

_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (6, 3), (1.6, 2.2), (8, 2.5, 1.6, 2.5), (3.2, 1.8))
"""In widths of the line; none is a solid line."""


class CoinsData(NamedTuple):
    """The *names* of the seats and what each had at the start and after each of *rounds*; *axis* says what that is."""

    names: tuple[str, ...]
    series: tuple[tuple[int, ...], ...]
    rounds: tuple[int, ...]
    axis: str
    start: str


class Frame(NamedTuple):
    """Where the points of the graph are."""

    box: QRectF
    points: int
    top: int

    def x(self, point: int) -> float:
        return self.box.left() + self.box.width() * point / max(1, self.points - 1)

    def y(self, coins: float) -> float:
        return self.box.bottom() - self.box.height() * coins / self.top

    def nearest(self, x: float) -> int:
        """Return the point under the pointer."""
        share = (x - self.box.left()) / max(1.0, self.box.width())
        return max(0, min(self.points - 1, round(share * (self.points - 1))))


def frame_of(data: CoinsData, room: QRectF, look: Look) -> Frame:
    """Return where ``paint_coins`` draws the lines in *room*."""
    unit = look.unit
    font = look.font(bold=True)
    label = max(width_of(font, f"{name}  {line[-1]}") for name, line in zip(data.names, data.series, strict=True))
    right = min(label + 46 * unit, room.width() * 0.36)
    box = room.adjusted(44 * unit, 26 * unit, -right, -46 * unit)
    largest = max(1, max(max(line) for line in data.series))
    step = nice_step(largest)
    return Frame(box, len(data.series[0]), -(-largest // step) * step)


def paint_coins(p: QPainter, room: QRectF, data: CoinsData, look: Look, *, hover: int = -1) -> None:
    """Draw the graph into *room*; *hover* is a point whose coins are told in a balloon."""
    frame = frame_of(data, room, look)
    _grid(p, frame, data, look)
    order = sorted(range(len(data.series)), key=lambda seat: data.series[seat][-1])
    for seat in order:
        _line(p, frame, data.series[seat], seat, look)
    _labels(p, frame, room, data, look)
    if hover >= 0:
        _hovered(p, frame, room, data, look, hover)


def _grid(p: QPainter, frame: Frame, data: CoinsData, look: Look) -> None:
    unit, box = look.unit, frame.box
    p.setFont(look.font(0.87))
    step = nice_step(frame.top)
    for coins in range(0, frame.top + 1, step):
        y = frame.y(coins)
        p.setPen(QPen(look.grid, 1.0))
        p.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        write(p, QRectF(box.left() - 60 * unit, y - 10 * unit, 52 * unit, 20 * unit), RIGHT, str(coins), look.muted)
    p.setPen(QPen(look.muted, 1.4))
    p.drawLine(box.bottomLeft(), box.bottomRight())
    labels = [data.start, *map(str, data.rounds)]
    room = box.width() / max(1, frame.points - 1)
    every = max(1, round(width_of(p.font(), "00 ") / max(1.0, room) + 0.49))
    for point, label in enumerate(labels[: frame.points]):
        x = frame.x(point)
        p.setPen(QPen(look.grid, 1.0))
        p.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + 5))
        if point and point % every:
            continue
        wide = max(room, 60 * unit)
        write(p, QRectF(x - wide / 2, box.bottom() + 6, wide, 18 * unit), CENTRE, label, look.muted)
    title = QRectF(box.left(), box.bottom() + 24 * unit, box.width(), 20 * unit)
    write(p, title, CENTRE, data.axis, look.muted)


def _line(p: QPainter, frame: Frame, line: tuple[int, ...], seat: int, look: Look) -> None:
    style, width = style_of(seat), 2.6 * look.unit
    points = [QPointF(frame.x(k), frame.y(coins)) for k, coins in enumerate(line)]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    p.setBrush(Qt.BrushStyle.NoBrush)
    casing = style.tint().darker(190) if look.theme.name == "light" else QColor("#F3E7CD")
    flat = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    dashes = _DASHES[seat % len(_DASHES)]
    for tint, thick in ((casing, width + 1.8 * look.unit), (style.tint(), width)):
        stroke = QPen(tint, thick, *flat)
        if dashes:
            stroke.setDashPattern([length * width / thick for length in dashes])
        p.setPen(stroke)
        p.drawPath(path)
    sign = emblem_path(style.emblem, 4.2 * look.unit)
    for point in points:
        placed = sign.translated(point)
        p.setPen(QPen(look.casing, 0.9))
        p.setBrush(style.tint())
        p.drawPath(placed)


def _labels(p: QPainter, frame: Frame, room: QRectF, data: CoinsData, look: Look) -> None:
    """Write name and total at the end of each line, moved apart where lines end close together."""
    unit = look.unit
    step = 25 * unit
    wanted = sorted((frame.y(line[-1]), seat) for seat, line in enumerate(data.series))
    places: list[float] = []
    for y, _ in wanted:
        places.append(max(y, places[-1] + step if places else frame.box.top() - 8 * unit))
    overrun = places[-1] - (frame.box.bottom() + 4 * unit)
    for number in range(len(places) - 1, -1, -1):
        if overrun > 0:
            places[number] = min(places[number], frame.box.bottom() + 4 * unit - step * (len(places) - 1 - number))
    left = frame.box.right() + 12 * unit
    for (y, seat), place in zip(wanted, places, strict=True):
        p.setPen(QPen(look.grid, 1.2))
        p.drawLine(QPointF(frame.box.right() + 5 * unit, y), QPointF(left, place))
        mark(p, QPointF(left + 10 * unit, place), seat, 9.5 * unit)
        p.setFont(look.font(bold=True))
        total = str(data.series[seat][-1])
        wide = width_of(p.font(), total)
        box = QRectF(left + 25 * unit, place - 12 * unit, room.right() - left - 25 * unit, 24 * unit)
        write(p, QRectF(box.left(), box.top(), wide + 2, box.height()), LEFT, total, look.text)
        p.setFont(look.font())
        write(p, box.adjusted(wide + 8 * unit, 0, 0, 0), LEFT, data.names[seat], look.text)


def _hovered(p: QPainter, frame: Frame, room: QRectF, data: CoinsData, look: Look, hover: int) -> None:
    x = frame.x(hover)
    p.setPen(QPen(QColor(look.theme.accent), 1.4, Qt.PenStyle.DashLine))
    p.drawLine(QPointF(x, frame.box.top()), QPointF(x, frame.box.bottom()))
    for seat, line in enumerate(data.series):
        p.setPen(QPen(look.casing, 1.2))
        p.setBrush(style_of(seat).tint())
        p.drawEllipse(QPointF(x, frame.y(line[hover])), 5.5 * look.unit, 5.5 * look.unit)
    balloon(p, room, QPointF(x, frame.box.center().y()), point_lines(data, hover), look)


def point_lines(data: CoinsData, point: int) -> list[str]:
    """Return what is told of one point: the round, then each seat, the richest first."""
    title = f"{data.axis} {data.rounds[point - 1]}" if point else data.start
    out = [title]
    for seat in sorted(range(len(data.series)), key=lambda seat: -data.series[seat][point]):
        line = data.series[seat]
        gain = f"  (+{line[point] - line[point - 1]})" if point and line[point] >= line[point - 1] else ""
        if point and line[point] < line[point - 1]:
            gain = f"  (−{line[point - 1] - line[point]})"
        out.append(f"{line[point]}  {data.names[seat]}{gain}")
    return out
