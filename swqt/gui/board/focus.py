"""The ring around the region that the keyboard is on: light on dark, so that it shows on any ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

DARK: Final = QColor("#111111")
LIGHT: Final = QColor("#FFFFFF")
WIDTH: Final = 3
"""Pixels of the light line on the screen, whatever the zoom; the dark one shows as much on either side."""


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
        self._outline = outline or QPainterPath()
        self.setVisible(outline is not None)

    def boundingRect(self) -> QRectF:
        reach = WIDTH * 6.0    # enough while the map is shown at half its size
        return self._outline.boundingRect().adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for colour, width in ((DARK, 3 * WIDTH), (LIGHT, WIDTH)):
            line = QPen(
                colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            line.setCosmetic(True)
            painter.strokePath(self._outline, line)
