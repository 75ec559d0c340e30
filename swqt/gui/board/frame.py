"""What goes round a board: light that falls off towards the edge, a frame with a brass line, a compass at sea."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from swqt.gui.board.glyphs import tone
from swqt.gui.board.palette import WorldLook

_BEAM: Final = 14.0
_INSIDE: Final = 12.0
_CORNER: Final = 26.0
COMPASS: Final = 46.0
"""Radius of the compass rose."""


def within_frame(outline: QPainterPath, whole: QRectF) -> QPainterPath:
    """Return the part of a region's *outline* that the frame of the *whole* board leaves to be seen."""
    window = whole.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
    if window.contains(outline.boundingRect()):
        return outline
    glass = QPainterPath()
    glass.addRect(window)
    return outline.intersected(glass)


def paint_frame(p: QPainter, whole: QRectF, area: QRectF, look: WorldLook) -> None:
    """Darken the corners of the *whole* board and paint its frame, as far as they are in *area*."""
    middle, near, far = look.vignette
    light = QRadialGradient(whole.center(), whole.width() * 0.64)
    for at, colour in ((0.0, middle), (0.72, near), (1.0, far)):
        light.setColorAt(at, QColor(colour))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    p.fillRect(area, light)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    p.setBrush(Qt.BrushStyle.NoBrush)
    brass = QColor(look.brass)
    for inset, line in (
        (0.0, QPen(QColor(look.frame), _BEAM)),
        (3.0, QPen(tone(look.brass, 60), 1.0)),
        (8.6, QPen(brass, 2.4)),
        (8.0, QPen(QColor(255, 240, 206, 150), 0.8)),
        (12.4, QPen(tone(look.frame, 200), 1.3)),
    ):
        line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        p.setPen(line)
        p.drawRect(whole.adjusted(inset, inset, -inset, -inset))
    for corner, dx, dy in (
        (whole.topLeft(), 1, 1), (whole.topRight(), -1, 1), (whole.bottomLeft(), 1, -1), (whole.bottomRight(), -1, -1),
    ):  # fmt: skip
        _bracket(p, corner, dx, dy, look)


def _bracket(p: QPainter, corner: QPointF, dx: int, dy: int, look: WorldLook) -> None:
    """Paint a brass fitting over a corner of the frame."""

    def at(x: float, y: float) -> QPointF:
        return corner + QPointF(x * dx, y * dy)

    p.setPen(QPen(QColor(look.frame), 1.6))
    p.setBrush(QColor(look.brass))
    long, short = _CORNER, 11.0
    p.drawPolygon(
        QPolygonF([at(0, 0), at(long, 0), at(long - 5, short), at(short + 5, short), at(short, short + 5),
                   at(short, long - 5), at(0, long)])
    )  # fmt: skip
    p.setPen(Qt.PenStyle.NoPen)
    for x, y in ((6.0, 6.0), (18.0, 5.4), (5.4, 18.0)):
        p.setBrush(QColor(look.frame))
        p.drawEllipse(at(x, y), 2.1, 2.1)
        p.setBrush(QColor(255, 240, 206, 180))
        p.drawEllipse(at(x, y) - QPointF(0.6, 0.6), 0.8, 0.8)


def paint_compass(p: QPainter, at: QPointF) -> None:
    """Paint a compass rose, as faint as old ink on water."""
    p.save()
    p.translate(at)
    p.setOpacity(0.8)
    p.setBrush(QColor(20, 50, 70, 50))
    p.setPen(QPen(QColor(240, 228, 196, 190), 1.6))
    for share in (0.78, 0.68):
        p.drawEllipse(QPointF(0, 0), COMPASS * share, COMPASS * share)
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        main = k % 2 == 0
        length = COMPASS * (1.0 if main else 0.6)
        p.save()
        p.rotate(45 * k)
        for side, colour in ((1, "#7a3a28" if main else "#6a5a44"), (-1, "#f4e8c8" if main else "#dcd0ac")):
            p.setPen(QPen(QColor(52, 36, 24), 1))
            p.setBrush(QColor(colour))
            waist = QPointF(side * COMPASS * 0.14, -COMPASS * 0.19)
            p.drawPolygon(QPolygonF([QPointF(0, 0), waist, QPointF(0, -length)]))
        p.restore()
    p.setBrush(QColor("#f4e8c8"))
    p.drawEllipse(QPointF(0, 0), COMPASS * 0.09, COMPASS * 0.09)
    p.restore()
