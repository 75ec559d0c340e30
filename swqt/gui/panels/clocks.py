"""The time that a player of a network game has left, as it stands in a row of players."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from swqt.gui.fonts import text_font, title_font
from swqt.gui.theme import current

SIZE: Final = 0.95
"""How large the digits are, as a part of the size of text."""

_DIAL: Final = 13
_GAP: Final = 7
_ARROW: Final = 12.2
_COIN: Final = 24
"""Pixels at 100 %: the dial with what parts it from the digits, the gap before it, and what else is in a row."""


class PlayerClock(NamedTuple):
    """So many seconds are *left*, and they are *running* or stand still."""

    left: int
    running: bool

    @property
    def text(self) -> str:
        """Minutes and seconds."""
        return f"{self.left // 60}:{self.left % 60:02}"


def clock_width(clock: PlayerClock, scale: float) -> float:
    """Return how wide *clock* is, the same whether it runs or not."""
    digits = "".join("0" if sign.isdigit() else sign for sign in clock.text)
    metrics = QFontMetrics(text_font(round(scale * 100), size=SIZE, bold=True))
    return (_GAP + _DIAL) * scale + metrics.horizontalAdvance(digits)


def fits_beside(name: str, coins: str, clock: PlayerClock, room: float, scale: float) -> bool:
    """Return whether *clock* has its place between *name* and *coins* in a line that is *room* wide.

    There must be room for the arrow of whoever is in turn, too, so that no row changes its height with the turns.
    """
    percent = round(scale * 100)
    named = QFontMetrics(text_font(percent, size=1.07, bold=True)).horizontalAdvance(name)
    paid = QFontMetrics(title_font(percent, size=1.4)).horizontalAdvance(coins)
    return named + paid + clock_width(clock, scale) + (_ARROW + _COIN) * scale <= room


def paint_clock(painter: QPainter, clock: PlayerClock, box: QRectF, scale: float) -> None:
    """Paint *clock* at the left of *box*, in its middle; one that runs is filled and bold."""
    theme = current()
    colour = QColor(theme.text if clock.running else theme.muted)
    radius = 4.4 * scale
    middle = QPointF(box.left() + radius + scale, box.center().y() + 0.5 * scale)
    painter.save()
    painter.setPen(QPen(colour, 1.4 * scale))
    painter.setBrush(colour if clock.running else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(theme.card) if clock.running else colour, 1.2 * scale, c=Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([
        middle + QPointF(0, -0.62 * radius), middle, middle + QPointF(0.5 * radius, 0.1 * radius)
    ])    # fmt: skip
    painter.setPen(colour)
    painter.setFont(text_font(round(scale * 100), size=SIZE, bold=clock.running))
    painter.drawText(
        box.adjusted(_DIAL * scale, 0, 0, 0), int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
        clock.text,
    )
    painter.restore()
