"""Shared by charts and results: colours, fonts, hatches, text that fits, and tokens of players."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from swqt.gui.board.token_painter import TokenFace, paint_token
from swqt.gui.style.seat_style import SeatStyle, paint_seat_mark
from swqt.gui.style.theme import LIGHT, Theme, blend, current, fit_font, scale_of, text_font, title_font
from swqt.table import Source

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter

COLOURS: Final[dict[Source, str]] = {
    "regions": "#9A7440", "race": "#C65A1E", "power": "#2C8089", "decline": "#8B867C",
    "item": "#7C55A6", "combo": "#DDB03F", "paid": "#A3241B",
}  # fmt: skip
HATCHES: Final[dict[Source, tuple[str, ...]]] = {
    "race": ("/",), "power": ("\\",), "decline": ("/", "\\"), "item": ("|",), "combo": ("|", "-"), "paid": ("-",),
}  # fmt: skip
"""Hatch strokes on each colour, so that sources differ by more than colour."""

_SMALLER: Final = 0.5
"""Smallest relative font size before text is elided."""


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


def write(p: QPainter, box: QRectF, flags: Qt.AlignmentFlag, text: str, colour: QColor | None = None) -> None:
    """Paint *text* into *box*: shrunk to fit, then elided."""
    if colour is not None:
        p.setPen(colour)
    font = p.font()
    fit_font(p, text, box.width() + 1, font.pixelSize() * _SMALLER)
    shown = QFontMetricsF(p.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    p.drawText(box, int(flags), shown)
    p.setFont(font)


def width_of(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def mark(p: QPainter, at: QPointF, seat: int, radius: float) -> None:
    """Paint the mark of *seat* around *at*."""
    p.save()
    p.translate(at)
    paint_seat_mark(p, seat, radius)
    p.restore()


def paint_player(p: QPainter, at: QPointF, radius: float, style: SeatStyle, race: str, *, asleep: bool = False) -> None:
    """Paint a token of *race* with the mark of its seat around *at*; only the mark if there is no race."""
    p.save()
    p.translate(at)
    if race:
        paint_token(p, style, TokenFace("race", race, 1, declined=asleep), radius)
        p.translate(-radius * 0.72, -radius * 0.7)
        radius *= 0.44
    paint_seat_mark(p, 0, radius, style)
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


class ElidedLabel(QLabel):
    """A label that shrinks its text, then elides it, instead of widening its layout.

    ``short``, if set, replaces text that does not fit.
    """

    short = ""

    def minimumSizeHint(self) -> QSize:
        return QSize(20, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setFont(self.font())
        whole = not self.short or self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        text = self.text() if whole else self.short
        fit_font(p, text, self.width(), 0.5 * self.font().pixelSize())
        write(p, QRectF(self.rect()), LEFT, text, self.palette().windowText().color())
        p.end()


class Chart(QWidget):
    """A widget that paints a chart in the current theme and text size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 180)

    def room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(10, 8, -10, -8)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(p, self.room(), ChartStyle.of(self))
        p.end()

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        raise NotImplementedError
