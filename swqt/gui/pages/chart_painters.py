"""The charts: their style, and the painters of coins by round, income by source, and die rolls against expectation.

Seats and sources differ by dash, marker, hatch or label as well as colour.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swqt.gui.board.token_painter import readable_ink
from swqt.gui.style.layouts import CENTRE, LEFT, RIGHT, width_of, write
from swqt.gui.style.seat_style import emblem_path, paint_seat_mark, style_of
from swqt.gui.style.theme import LIGHT, Theme, blend, current, scale_of, text_font, title_font
from swqt.table import SOURCES, Source

_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (6, 3), (1.6, 2.2), (8, 2.5, 1.6, 2.5), (3.2, 1.8))
"""Dash patterns by seat, in line widths; empty is a solid line."""

COLOURS: Final[dict[Source, str]] = {
    "regions": "#9A7440", "race": "#C65A1E", "power": "#2C8089", "decline": "#8B867C",
    "item": "#7C55A6", "combo": "#DDB03F", "paid": "#A3241B",
}  # fmt: skip
HATCHES: Final[dict[Source, tuple[str, ...]]] = {
    "race": ("/",), "power": ("\\",), "decline": ("/", "\\"), "item": ("|",), "combo": ("|", "-"), "paid": ("-",),
}  # fmt: skip
"""Hatch strokes on each colour, so that sources differ by more than colour."""


class CoinsData(NamedTuple):
    """Coins of each seat in *names* at the start and after each of *rounds*; *axis* and *start* are labels."""

    names: tuple[str, ...]
    series: tuple[tuple[int, ...], ...]
    rounds: tuple[int, ...]
    axis: str
    start: str


class ChartFrame(NamedTuple):
    """Maps points and coins to coordinates in the chart's *box*."""

    box: QRectF
    points: int
    top: int

    def x(self, point: int) -> float:
        return self.box.left() + self.box.width() * point / max(1, self.points - 1)

    def y(self, coins: float) -> float:
        return self.box.bottom() - self.box.height() * coins / self.top

    def nearest(self, x: float) -> int:
        """Return the point nearest to the coordinate *x*."""
        share = (x - self.box.left()) / max(1.0, self.box.width())
        return max(0, min(self.points - 1, round(share * (self.points - 1))))


def frame_of(data: CoinsData, room: QRectF, look: ChartStyle) -> ChartFrame:
    """Return the frame that ``paint_coins`` uses in *room*."""
    unit = look.unit
    font = look.font(bold=True)
    label = max(width_of(font, f"{name}  {line[-1]}") for name, line in zip(data.names, data.series, strict=True))
    right = min(label + 46 * unit, room.width() * 0.36)
    box = room.adjusted(44 * unit, 26 * unit, -right, -46 * unit)
    largest = max(1, max(max(line) for line in data.series))
    step = nice_step(largest)
    return ChartFrame(box, len(data.series[0]), -(-largest // step) * step)


def paint_coins(p: QPainter, room: QRectF, data: CoinsData, look: ChartStyle, *, hover: int = -1) -> None:
    """Paint the chart into *room*; the values at point *hover* are shown in a balloon (-1 for none)."""
    frame = frame_of(data, room, look)
    _coins_grid(p, frame, data, look)
    order = sorted(range(len(data.series)), key=lambda seat: data.series[seat][-1])
    for seat in order:
        _line(p, frame, data.series[seat], seat, look)
    _labels(p, frame, room, data, look)
    if hover >= 0:
        _hovered(p, frame, room, data, look, hover)


def _coins_grid(p: QPainter, frame: ChartFrame, data: CoinsData, look: ChartStyle) -> None:
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


def _line(p: QPainter, frame: ChartFrame, line: tuple[int, ...], seat: int, look: ChartStyle) -> None:
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


def _labels(p: QPainter, frame: ChartFrame, room: QRectF, data: CoinsData, look: ChartStyle) -> None:
    """Paint total and name at the end of each line, moved apart where lines end close together."""
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


def _hovered(p: QPainter, frame: ChartFrame, room: QRectF, data: CoinsData, look: ChartStyle, hover: int) -> None:
    x = frame.x(hover)
    p.setPen(QPen(QColor(look.theme.accent), 1.4, Qt.PenStyle.DashLine))
    p.drawLine(QPointF(x, frame.box.top()), QPointF(x, frame.box.bottom()))
    for seat, line in enumerate(data.series):
        p.setPen(QPen(look.casing, 1.2))
        p.setBrush(style_of(seat).tint())
        p.drawEllipse(QPointF(x, frame.y(line[hover])), 5.5 * look.unit, 5.5 * look.unit)
    balloon(p, room, QPointF(x, frame.box.center().y()), point_lines(data, hover), look)


def point_lines(data: CoinsData, point: int) -> list[str]:
    """Return the text for one point: the round, then each seat, most coins first."""
    title = f"{data.axis} {data.rounds[point - 1]}" if point else data.start
    out = [title]
    for seat in sorted(range(len(data.series)), key=lambda seat: -data.series[seat][point]):
        line = data.series[seat]
        gain = f"  (+{line[point] - line[point - 1]})" if point and line[point] >= line[point - 1] else ""
        if point and line[point] < line[point - 1]:
            gain = f"  (−{line[point - 1] - line[point]})"
        out.append(f"{line[point]}  {data.names[seat]}{gain}")
    return out


class IncomeData(NamedTuple):
    """The *names* of the seats, their coins by source, the *words* for sources, and the *totals*."""

    names: tuple[str, ...]
    parts: tuple[dict[Source, int], ...]
    words: dict[Source, str]
    totals: tuple[int, ...]


class BarSegment(NamedTuple):
    """A part of a bar in widget coordinates."""

    box: QRectF
    seat: int
    source: Source
    amount: int


def used(data: IncomeData) -> list[Source]:
    """Return the sources with any coins earned or paid."""
    return [source for source in SOURCES if any(part[source] for part in data.parts)]


def legend_height(data: IncomeData, width: float, look: ChartStyle) -> float:
    return _income_legend(None, QRectF(0, 0, width, 0), data, look)


def segments_of(data: IncomeData, room: QRectF, look: ChartStyle) -> tuple[list[BarSegment], QRectF]:
    """Return the segments of all bars, and the box around them."""
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
                out.append(BarSegment(QRectF(up, y, wide, thick), seat, source, part[source]))
                up += wide
            elif part[source] < 0:
                down -= wide
                out.append(BarSegment(QRectF(down, y, wide, thick), seat, source, part[source]))
    return out, box


def bars_height(room: float, data: IncomeData, look: ChartStyle) -> int:
    """Return the height that ``paint_bars`` needs at width *room*, so that rows do not touch."""
    return round(legend_height(data, room, look) + (42 + 28 * len(data.parts)) * look.unit)


def paint_bars(
    p: QPainter, room: QRectF, data: IncomeData, look: ChartStyle, *, chosen: tuple[int, Source] | None = None
) -> None:
    """Paint legend and bars into *room*; the segment *chosen* is outlined."""
    unit = look.unit
    _income_legend(p, room, data, look)
    segments, box = segments_of(data, room, look)
    least = max(-sum(value for value in part.values() if value < 0) for part in data.parts)
    most = max(1, max(sum(value for value in part.values() if value > 0) for part in data.parts))
    scale = box.width() / (most + least)
    zero = box.left() + least * scale
    _income_grid(p, box, zero, scale, look)
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
        write(p, line, LEFT, f"{total:+}".replace("-", "−"), look.text)


def _income_grid(p: QPainter, box: QRectF, zero: float, scale: float, look: ChartStyle) -> None:
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


def _income_legend(p: QPainter | None, room: QRectF, data: IncomeData, look: ChartStyle) -> float:
    """Paint the legend in as many lines as needed and return its height; without a painter only measure."""
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


def part_lines(data: IncomeData, seat: int, source: Source, words: dict[str, int]) -> list[str]:
    """Return the text for one segment: name and amount, then its parts."""
    amount = data.parts[seat][source]
    out = [f"{data.names[seat]} · {data.words[source]} {amount}".replace("-", "−")]
    return [*out, *(f"{value}  {word}".replace("-", "−") for word, value in words.items())]


class DiceRow(NamedTuple):
    """One seat: *faces* are (pips, times rolled, times expected), *lines* summarize them."""

    name: str
    seat: int
    faces: tuple[tuple[int, int, float], ...]
    lines: tuple[str, ...]


class DiceData(NamedTuple):
    """A row for each seat; *rolled* and *expected* are the legend of bars and lines."""

    rows: tuple[DiceRow, ...]
    rolled: str
    expected: str


def _dice_grid(room: float, data: DiceData, look: ChartStyle) -> tuple[int, int]:
    """Return the numbers of columns and rows of the charts."""
    wide = max(1, min(len(data.rows), int(room // (220 * look.unit))))
    deep = math.ceil(len(data.rows) / wide)
    return math.ceil(len(data.rows) / deep), deep


def dice_height(room: float, data: DiceData, look: ChartStyle) -> int:
    """Return the height that ``paint_dice`` needs at width *room*."""
    return round((40 + 200 * _dice_grid(room, data, look)[1]) * look.unit)


def paint_dice(p: QPainter, room: QRectF, data: DiceData, look: ChartStyle) -> None:
    """Paint a small chart for each seat."""
    unit = look.unit
    _dice_legend(p, room, data, look)
    top = 34 * unit
    wide, deep = _dice_grid(room.width(), data, look)
    cell = QRectF(0, 0, room.width() / wide, (room.height() - top) / deep)
    most = max((max(times, expected) for row in data.rows for _, times, expected in row.faces), default=1.0)
    for number, row in enumerate(data.rows):
        at = QPointF(room.left() + number % wide * cell.width(), room.top() + top + number // wide * cell.height())
        gap = 8 * unit
        _seat(p, QRectF(at, cell.size()).adjusted(gap, gap, -gap, -gap), row, max(1.0, most), look)


def _dice_legend(p: QPainter, room: QRectF, data: DiceData, look: ChartStyle) -> None:
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


def _seat(p: QPainter, box: QRectF, row: DiceRow, most: float, look: ChartStyle) -> None:
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


def _faces(p: QPainter, area: QRectF, row: DiceRow, most: float, look: ChartStyle) -> None:
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


def _face(p: QPainter, at: QPointF, pips: int, radius: float, look: ChartStyle) -> None:
    """Paint a face of the die around *at*."""
    p.setPen(QPen(look.casing, 1))
    p.setBrush(QColor("#FFFDF4"))
    p.drawRoundedRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 3, 3)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#2B1E13"))
    places = {1: (0,), 2: (-1, 1), 3: (-1, 0, 1)}.get(pips, ())
    for place in places:
        p.drawEllipse(at + QPointF(place, -place) * radius * 0.5, radius * 0.2, radius * 0.2)


class ChartStyle(NamedTuple):
    """Colours and scale of a chart; *percent* is the text size."""

    theme: Theme
    percent: int

    @classmethod
    def of(cls, widget: QWidget) -> ChartStyle:
        return cls(current(), round(scale_of(widget.font()) * 100))

    @property
    def unit(self) -> float:
        """Length of one pixel at 100% text size."""
        return self.percent / 100

    def font(self, size: float = 1.0, *, bold: bool = False) -> QFont:
        return text_font(self.percent, size=size, bold=bold)

    def title(self, size: float = 1.2) -> QFont:
        return title_font(self.percent, size=size)

    @property
    def text(self) -> QColor:
        return QColor(self.theme.text)

    @property
    def muted(self) -> QColor:
        return QColor(self.theme.muted)

    @property
    def grid(self) -> QColor:
        return blend(self.theme.line, self.theme.card, 0.55)

    @property
    def casing(self) -> QColor:
        """Outline colour of lines and bars, in contrast with the background."""
        return QColor("#FFF9EC") if self.theme.name == "dark" else QColor("#2B1E13")


PAPER: Final = ChartStyle(LIGHT, 100)
"""The style of charts in a report."""


def mark(p: QPainter, at: QPointF, seat: int, radius: float) -> None:
    """Paint the mark of *seat* around *at*."""
    p.save()
    p.translate(at)
    paint_seat_mark(p, seat, radius)
    p.restore()


def patch(p: QPainter, box: QRectF, source: Source, look: ChartStyle) -> None:
    """Fill *box* with the colour and the hatch of *source*."""
    tint = QColor(COLOURS[source])
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint)
    p.drawRect(box)
    p.setPen(QPen(tint.darker(132), look.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for stroke in HATCHES.get(source, ()):
        p.drawLines(strokes(box, stroke, 7 * look.unit))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(look.casing, 0.8))
    p.drawRect(box)


def strokes(box: QRectF, stroke: str, step: float) -> list[QLineF]:
    """Return the hatch lines within *box*; unlike brush patterns they look the same on screen and in a file."""
    out = []
    if stroke in "|-":
        upright = stroke == "|"
        room = box.width() if upright else box.height()
        for number in range(1, int(room / step) + 1):
            at = number * step
            if upright:
                out.append(QLineF(box.left() + at, box.top(), box.left() + at, box.bottom()))
            else:
                out.append(QLineF(box.left(), box.top() + at, box.right(), box.top() + at))
        return out
    high, wide = box.height(), box.width()
    for number in range(1, int((wide + high) / step) + 1):
        at = number * step    # x at which the rising line meets the bottom edge
        x1, x2 = max(0.0, at - high), min(wide, at)
        line = QLineF(x1, min(at, high), x2, max(0.0, at - wide))
        if stroke == "\\":
            line = QLineF(line.x1(), high - line.y1(), line.x2(), high - line.y2())
        out.append(line.translated(box.topLeft()))
    return out


def balloon(p: QPainter, room: QRectF, at: QPointF, lines: list[str], look: ChartStyle) -> None:
    """Paint *lines* in a box beside *at* but inside *room*; the first line is the title."""
    fonts = [look.font(0.93, bold=number == 0) for number in range(len(lines))]
    pad, step = 9 * look.unit, 20 * look.unit
    width = max(width_of(font, text) for font, text in zip(fonts, lines, strict=True)) + 2 * pad
    width = min(width, room.width() - 4)
    height = step * len(lines) + pad
    left = at.x() + 14 if at.x() + 14 + width < room.right() else at.x() - 14 - width
    box = QRectF(
        max(room.left() + 2, left), min(max(room.top() + 2, at.y() - height / 2), room.bottom() - height - 2),
        width, height,
    )  # fmt: skip
    p.setPen(QPen(QColor(look.theme.gold), 1.2))
    p.setBrush(QColor(look.theme.raised))
    p.drawRoundedRect(box, 6, 6)
    for number, (font, text) in enumerate(zip(fonts, lines, strict=True)):
        p.setFont(font)
        line = QRectF(box.left() + pad, box.top() + pad / 2 + number * step, width - 2 * pad, step)
        write(p, line, LEFT, text, look.text)


def nice_step(largest: float, about: int = 5) -> int:
    """Return a round grid step for about *about* lines up to *largest*."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        if largest / step <= about + 1:
            return step
    return 1000


class Chart(QWidget):
    """A widget that paints a chart in the current theme and text size.

    A parent that scrolls gives it the height that it needs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 180)

    def room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(10, 8, -10, -8)

    def needed_height(self, width: float, look: ChartStyle) -> int:
        """Return the height that the chart needs at *width*; 0 if it adapts to any."""
        return 0

    def keep_height(self) -> None:
        """Set the height that the chart needs now."""
        self.setMinimumHeight(self.needed_height(self.room().width(), ChartStyle.of(self)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.keep_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.keep_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(p, self.room(), ChartStyle.of(self))
        p.end()

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        raise NotImplementedError
