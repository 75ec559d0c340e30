"""Seat styles: a colour, an emblem and a hatch for each seat, so that owners differ by more than colour.

The colours are as different as possible under normal vision and the three kinds of colour blindness; ``ink`` is
readable on ``colour``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from swqt.gui.style.actions import mark_choice
from swqt.gui.style.icons import dried
from swqt.gui.style.theme import scale_of


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """The style of one seat; ``emblem`` is a shape of ``emblem_path``, ``hatch`` marks its races in decline."""

    colour: str
    ink: str
    emblem: str
    hatch: Qt.BrushStyle

    def tint(self) -> QColor:
        return QColor(self.colour)


SEATS: Final = (
    SeatStyle("#0A47BE", "#FFFFFF", "circle", Qt.BrushStyle.BDiagPattern),
    SeatStyle("#F0D533", "#111111", "triangle", Qt.BrushStyle.FDiagPattern),
    SeatStyle("#E40E18", "#FFFFFF", "square", Qt.BrushStyle.VerPattern),
    SeatStyle("#5F0F35", "#FFFFFF", "star", Qt.BrushStyle.CrossPattern),
    SeatStyle("#23AA8E", "#111111", "diamond", Qt.BrushStyle.HorPattern),
)
"""Default styles by seat; players may choose others. Each colour has its emblem, and no two seats share a style."""

NEUTRAL: Final = SeatStyle("#6B6B6B", "#FFFFFF", "cross", Qt.BrushStyle.DiagCrossPattern)
"""The style of Lost Tribes and Monsters."""

DECLINE_GREY: Final = QColor(150, 142, 130)


def styles(looks: Sequence[int] = ()) -> tuple[SeatStyle, ...]:
    """Return the style of each seat; seat n uses ``SEATS[looks[n]]``, seats beyond *looks* the remaining styles.

    Raises ValueError if *looks* has duplicates or numbers that are out of range.
    """
    if len(set(looks)) < len(looks) or not set(looks) <= set(range(len(SEATS))):
        raise ValueError(f"expected different numbers from 0 to {len(SEATS) - 1}, found {list(looks)}")
    return tuple(SEATS[look] for look in (*looks, *(look for look in range(len(SEATS)) if look not in looks)))


_seat_styles: list[SeatStyle] = list(SEATS)


def use_seat_looks(looks: Sequence[int] = ()) -> None:
    """Set the styles of the current game's seats to ``styles(looks)``."""
    _seat_styles[:] = styles(looks)


@contextmanager
def seat_looks(looks: Sequence[int]) -> Iterator[None]:
    """Give the seats the styles ``styles(looks)`` for a while, as for a picture of another game."""
    before = tuple(_seat_styles)
    use_seat_looks(looks)
    try:
        yield
    finally:
        _seat_styles[:] = before


def style_of(seat: int) -> SeatStyle:
    """Return the style of *seat* in the current game; NEUTRAL for -1."""
    return _seat_styles[seat] if 0 <= seat < len(SEATS) else NEUTRAL


def faded(colour: QColor, amount: float = 0.55) -> QColor:
    """Return *colour* mixed with grey, for a race in decline."""
    keep = 1 - amount
    return QColor(
        round(colour.red() * keep + DECLINE_GREY.red() * amount),
        round(colour.green() * keep + DECLINE_GREY.green() * amount),
        round(colour.blue() * keep + DECLINE_GREY.blue() * amount),
    )


def emblem_path(emblem: str, radius: float) -> QPainterPath:
    """Return the outline of *emblem* around the origin, visually as large as a circle of *radius*."""
    path = QPainterPath()
    if emblem == "circle":
        path.addEllipse(QPointF(0, 0), radius, radius)
    elif emblem == "square":
        side = radius * 0.9
        path.addRect(QRectF(-side, -side, 2 * side, 2 * side))
    elif emblem == "triangle":
        _polygon(path, [(-90 + 120 * k, radius * 1.25) for k in range(3)], dy=radius * 0.22)
    elif emblem == "star":
        _polygon(path, [(-90 + 36 * k, radius * (1.25 if k % 2 == 0 else 0.55)) for k in range(10)])
    elif emblem == "diamond":
        _polygon(path, [(-90, radius * 1.3), (0, radius), (90, radius * 1.3), (180, radius)])
    else:
        arm = radius * 0.32
        path.addRect(QRectF(-radius, -arm, 2 * radius, 2 * arm))
        path.addRect(QRectF(-arm, -radius, 2 * arm, 2 * radius))
        path.setFillRule(Qt.FillRule.WindingFill)
        path = QTransform().rotate(45).map(path)
    return path


def _polygon(path: QPainterPath, corners: list[tuple[float, float]], dy: float = 0.0) -> None:
    for number, (degrees, radius) in enumerate(corners):
        angle = math.radians(degrees)
        point = QPointF(radius * math.cos(angle), radius * math.sin(angle) + dy)
        if number == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()


class SeatMark(QWidget):
    """The emblem of a seat in its colour, with a ring that contrasts with any background."""

    def __init__(self, seat: int = -1, size: int = 26, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int) -> None:
        if seat != self._seat:
            self._seat = seat
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat < 0:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        paint_seat_mark(p, self._seat, self._size / 2 - 1)
        p.end()


def paint_seat_mark(p: QPainter, seat: int, radius: float, style: SeatStyle | None = None) -> None:
    """Paint the mark of *seat*, or of *style* if given, around the origin."""
    style = style or style_of(seat)
    p.setPen(QPen(QColor(17, 17, 17), 1.2))
    p.setBrush(QColor(255, 255, 255))
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(style.tint())
    p.drawEllipse(QPointF(0, 0), radius - 1.8, radius - 1.8)
    p.fillPath(emblem_path(style.emblem, radius * 0.46), QColor(style.ink))


_SIZE: Final = 30
"""Pixels of the mark, at 100 %."""


class ColourButton(QToolButton):
    """``chosen`` tells which look, a number of ``SEATS``, is wanted instead."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._menu = QMenu(self)
        self.colour = -1

    def names(self) -> tuple[str, ...]:
        """Return what the looks are called, in their order."""
        return (
            self.tr("Blue, circle"), self.tr("Yellow, triangle"), self.tr("Red, square"), self.tr("Purple, star"),
            self.tr("Green, diamond"),
        )  # fmt: skip

    def show_colour(self, colour: int, taken: Mapping[int, str], *, may: bool, may_swap: bool = False) -> None:
        """Show *colour* and, if the player *may* choose, the others; those *taken* by others only to *may_swap*."""
        self.colour = colour
        size = round(_SIZE * scale_of(self.font()))
        self.setIcon(mark_icon(colour, size))
        self.setIconSize(QSize(size, size))
        name = self.names()[colour]
        self.setToolTip(self.tr("{0}: change colour").format(name) if may else name)
        self.setAccessibleName(self.toolTip())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if may else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not may)
        self._menu.clear()
        for other, text in enumerate(self.names()):
            by = taken.get(other, "")
            #: {0}: a colour and its shape; {1}: the player who has it
            shown = self.tr("{0} – {1}").format(text, by) if by else text
            action = self._menu.addAction(mark_icon(other, size), shown, partial(self.chosen.emit, other))
            action.setEnabled(may_swap or not by)
            mark_choice(action, other == colour)
        self.setMenu(self._menu if may else None)    # type: ignore[arg-type]  # Qt takes none for "no menu"


def mark_icon(colour: int, size: int) -> QIcon:
    """Return the mark of the look *colour* as a picture of *size* pixels."""
    ratio = 2
    pixmap = QPixmap(size * ratio, size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(QPointF(size / 2, size / 2))
    paint_seat_mark(p, colour, size / 2 - 1, SEATS[colour])
    p.end()
    return QIcon(dried(pixmap))
