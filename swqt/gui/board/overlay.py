"""Glows and bands along a region's rim, tinted from masks that are drawn once.

Stroking a long border takes milliseconds; tinting a ready mask takes a fraction of one. So a region keeps a few
masks of its own shape, and every change of owner or mark only tints them anew.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

SCALE: Final = 1.25
_NEAR: Final = 16.0
_MODE = QPainter.CompositionMode


def _thinned(points: list[QPointF]) -> QPolygonF:
    """Return a closed ring of about half the points: the same band at half the cost. Corners stay."""
    kept = [points[0]]
    for number in range(1, len(points) - 1):
        gap = points[number + 1] - kept[-1]
        if number % 2 == 0 or abs(gap.x()) + abs(gap.y()) > _NEAR:
            kept.append(points[number])
    return QPolygonF([*kept, points[-1], points[0]])


class Rim:
    """The masks of one region: its inside, a soft glow, bands of several widths and the thin line on the border."""

    def __init__(self, outline: QPainterPath) -> None:
        self._outline = outline
        box = outline.boundingRect().toAlignedRect().adjusted(-1, -1, 1, 1)
        self.box = QRectF(box)
        self._size = QRect(0, 0, round(box.width() * SCALE), round(box.height() * SCALE)).size()
        rings = outline.toSubpathPolygons()
        self._rings = [_thinned(ring.toList()) for ring in rings if ring.size() > 3]

    @cached_property
    def inside(self) -> QImage:
        image, p = self._blank()
        p.fillPath(self._outline, Qt.GlobalColor.black)
        p.end()
        return image

    @cached_property
    def line(self) -> QImage:
        return self._strokes((3.4, 255))

    @cached_property
    def band(self) -> QImage:
        return self._strokes((14.5, 255))

    @cached_property
    def wide(self) -> QImage:
        return self._strokes((19.0, 255))

    @cached_property
    def glow(self) -> QImage:
        return self._strokes((36.0, 70), (22.0, 110), (9.0, 255))

    @cached_property
    def ring(self) -> QImage:
        """A bright ring beside the band, which leaves the owner's colour visible."""
        return self._strokes((46.0, 45), (36.0, 70), (28.0, 255), hole=18.0)

    def warm(self) -> None:
        """Draw every mask that has not been needed yet."""
        for name in ("inside", "line", "band", "wide", "glow", "ring"):
            getattr(self, name)

    def start(self) -> tuple[QImage, QPainter]:
        """Return an empty picture of the region and a painter on it, in the picture's pixels."""
        image = QImage(self._size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image, QPainter(image)

    def tint(self, p: QPainter, mask: QImage, colour: QColor, alpha: int = 255) -> None:
        """Lay *colour* over the picture where *mask* is."""
        layer = QImage(mask)
        q = QPainter(layer)
        q.setCompositionMode(_MODE.CompositionMode_SourceIn)
        q.fillRect(layer.rect(), colour)
        q.end()
        p.setOpacity(alpha / 255)
        p.drawImage(0, 0, layer)
        p.setOpacity(1)

    def pattern(self, p: QPainter, style: Qt.BrushStyle, colour: QColor) -> None:
        """Fill the region with a hatch."""
        layer = QImage(self.inside)
        q = QPainter(layer)
        q.setCompositionMode(_MODE.CompositionMode_SourceIn)
        q.fillRect(layer.rect(), Qt.GlobalColor.transparent)
        q.setCompositionMode(_MODE.CompositionMode_SourceOver)
        q.fillRect(layer.rect(), QBrush(colour, style))
        q.setCompositionMode(_MODE.CompositionMode_DestinationIn)
        q.drawImage(0, 0, self.inside)
        q.end()
        p.drawImage(0, 0, layer)

    def finish(self, image: QImage, p: QPainter) -> QPixmap:
        """Return the finished picture, to be drawn into ``box``."""
        p.end()
        return QPixmap.fromImage(image)

    def _blank(self) -> tuple[QImage, QPainter]:
        image, p = self.start()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(SCALE, SCALE)
        p.translate(QPointF(-self.box.x(), -self.box.y()))
        return image, p

    def _strokes(self, *widths: tuple[float, int], hole: float = 0.0) -> QImage:
        image, p = self._blank()
        for width, alpha in widths:
            self._stroke(p, width, alpha)
        if hole:
            p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
            self._stroke(p, hole, 255)
        p.resetTransform()
        p.setCompositionMode(_MODE.CompositionMode_DestinationIn)
        p.drawImage(0, 0, self.inside)
        p.end()
        return image

    def _stroke(self, p: QPainter, width: float, alpha: int) -> None:
        p.setPen(
            QPen(
                QColor(0, 0, 0, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )  # fmt: skip
        for ring in self._rings:
            p.drawPolyline(ring)
