"""The ring around the region that the keyboard is on: light on dark, so that it shows on any ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

DARK: Final = QColor("#111111")
LIGHT: Final = QColor("#FFFFFF")
WIDTH: Final = 3
"""Pixels of the light line on the screen, whatever the zoom, with a dark one on either side."""


class FocusItem(QGraphicsItem):
    """Lies over the regions and below their tokens; transparent to the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self._outline = QPainterPath()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)
        self.hide()

    def show_outline(self, outline: QPainterPath | None) -> None:
        """Lie around *outline*; None hides the ring."""
        self.prepareGeometryChange()
        self._outline = QPainterPath()
        for ring in outline.toSubpathPolygons() if outline is not None else ():
            self._outline.addPolygon(ring)
            self._outline.closeSubpath()    # or the line would end at the corner where it began
        self.setVisible(outline is not None)

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()    # the view does not do this, and a clip would hide the tokens
        painter.setClipPath(self._outline, Qt.ClipOperation.IntersectClip)    # at the frame, nothing shows outside
        for colour, width in ((DARK, 5 * WIDTH), (LIGHT, 4 * WIDTH), (DARK, 2 * WIDTH)):
            line = QPen(
                colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            line.setCosmetic(True)
            painter.strokePath(self._outline, line)
        painter.restore()
