"""What all charts share: the ink they are drawn with, on a screen or on paper, and text that fits."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from swqt.gui.colour import blend
from swqt.gui.fonts import fit_font, scale_of, text_font, title_font
from swqt.gui.panels.phase import paint_seat_mark
from swqt.gui.theme import LIGHT, Theme, current
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
"""The strokes that lie on a colour, so that no source is told by colour alone."""


class Look(NamedTuple):
    """Colours and size of a chart; *percent* is the size of its text."""

    theme: Theme
    percent: int

    @classmethod
    def of(cls, widget: QWidget) -> Look:
        return cls(current(), round(scale_of(widget.font()) * 100))

    @property
    def unit(self) -> float:
        """Pixels that are one pixel at ordinary text size."""
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
        """What lines and bars are edged with, so that they stand out from the ground."""
        return QColor("#FFF9EC") if self.theme.name == "dark" else QColor("#2B1E13")


PAPER: Final = Look(LIGHT, 100)
"""How charts look in a report."""


_SMALLER: Final = 0.5
"""How small words get beside others of their kind before they are cut off."""


def write(p: QPainter, box: QRectF, flags: Qt.AlignmentFlag, text: str, colour: QColor | None = None) -> None:
    """Write *text* into *box*, smaller where it does not fit, and if that does not do, cut off with dots."""
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


def patch(p: QPainter, box: QRectF, source: Source, look: Look) -> None:
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
    """Return the lines of a hatch within *box*: drawn one by one, they are the same on a screen and in a file."""
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
        at = number * step    # where the line that rises to the right leaves the bottom of the box
        x1, x2 = max(0.0, at - high), min(wide, at)
        line = QLineF(x1, min(at, high), x2, max(0.0, at - wide))
        if stroke == "\\":
            line = QLineF(line.x1(), high - line.y1(), line.x2(), high - line.y2())
        out.append(line.translated(box.topLeft()))
    return out


def balloon(p: QPainter, room: QRectF, at: QPointF, lines: list[str], look: Look) -> None:
    """Write *lines* into a box beside *at*, all of it inside *room*; the first line is its title."""
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
    """Return a round number of coins between two lines of a grid, with some *about* lines up to *largest*."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        if largest / step <= about + 1:
            return step
    return 1000
