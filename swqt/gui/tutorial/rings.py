"""What the lesson speaks of gets a golden ring: around regions of the map, and around parts of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

GOLD: Final = QColor("#FFD24A")
INK: Final = QColor("#2B1E13")
REACH: Final = 6
"""Pixels between a part of the window and the outer edge of its ring."""

_CORNER: Final = 9.0
_BEATS: Final = 4
_BEAT: Final = 1100
"""How often a new ring swells, and milliseconds of each time."""


class Pulse(QVariantAnimation):
    """Swells a few times from 0 to 1 and back, and then rests at 0."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setKeyValueAt(0.5, 1.0)
        self.setEndValue(0.0)
        self.setDuration(_BEAT)
        self.setLoopCount(_BEATS)
        self.setEasingCurve(QEasingCurve.Type.InOutSine)

    def begin(self, moving: bool) -> None:
        """Start anew, or lie still unless *moving*."""
        self.stop()
        if moving:
            self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)


class PartRings(QWidget):
    """Lies over the whole window and lets every click through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rings: tuple[QRect, ...] = ()
        self._swell = 0.0
        self.hide()

    @property
    def rings(self) -> tuple[QRect, ...]:
        return self._rings

    def show_rings(self, parts: Sequence[QRect]) -> None:
        """Lie around *parts*, given in the window's pixels."""
        window = self.parentWidget()
        assert window is not None
        self._rings = tuple(part.adjusted(-REACH, -REACH, REACH, REACH).intersected(window.rect()) for part in parts)
        area = QRect()
        for ring in self._rings:
            area = area.united(ring)
        self.setGeometry(area)    # no more than needed is painted anew
        self.setVisible(bool(self._rings))
        self.update()

    def set_swell(self, swell: float) -> None:
        self._swell = swell
        if self.isVisible():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-self.pos())
        for ring in self._rings:
            box = QRectF(ring)
            glow = QColor(GOLD)
            glow.setAlphaF(0.10 + 0.16 * self._swell)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(glow)
            p.drawRoundedRect(box.adjusted(2, 2, -2, -2), _CORNER, _CORNER)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((INK, 5.5), (GOLD, 3.0 + 0.8 * self._swell)):
                p.setPen(QPen(colour, width))
                p.drawRoundedRect(box.adjusted(3, 3, -3, -3), _CORNER, _CORNER)
        p.end()


class Halo(QGraphicsItem):
    """Lies around regions, below their tokens; transparent to the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self._outlines: tuple[QPainterPath, ...] = ()
        self._box = QRectF()
        self._swell = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(1.9)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)    # its lines take 10 ms, and all around moves
        self.hide()

    def show_outlines(self, outlines: Sequence[QPainterPath]) -> None:
        """Lie around each of *outlines*; none hides it."""
        self.prepareGeometryChange()
        self._outlines = tuple(outlines)
        self._box = QRectF()
        for outline in self._outlines:
            self._box = self._box.united(outline.boundingRect())
        self.setVisible(bool(self._outlines))
        self.update()

    def set_swell(self, swell: float) -> None:
        self._swell = swell
        if self.isVisible():
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for outline in self._outlines:
            painter.save()    # the view does not do this
            painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)    # the ring lies within its region
            glow = QColor(GOLD)
            glow.setAlphaF(0.18 + 0.16 * self._swell)
            painter.fillPath(outline, glow)
            for colour, width in ((INK, 17.0), (GOLD, 12.0 + 3.0 * self._swell)):
                line = QPen(
                    colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
                )
                line.setCosmetic(True)
                painter.strokePath(outline, line)
            painter.restore()
