"""The window onto the board: zoom, pan, and the mouse turned into regions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from swqt.engine import RegionSet
from swqt.gui.board.scene import BoardScene

NEAREST: Final = 4.0
FARTHEST: Final = 0.5
TABLE: Final = QColor(58, 42, 28)
"""What shows beside the map: the dark wood of its frame."""

_STEP: Final = 1.2
_SLACK: Final = 6
"""Pixels that the pointer may move between press and release of a click."""


class BoardView(QGraphicsView):
    """Shows a BoardScene. Plain wheel zooms, except over a region of ``counters``, where it counts tokens."""

    clicked = Signal(int)
    alternate_clicked = Signal(int)
    wheeled = Signal(int, int)
    hovered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counters: RegionSet = 0
        self._fitting = True
        self._pressed: QPoint | None = None
        self._last: QPoint | None = None
        self._panning = False
        self._region = -1
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setBackgroundBrush(TABLE)
        self.setMinimumSize(320, 200)
        self.setAccessibleName(self.tr("Map"))

    def board_scene(self) -> BoardScene | None:
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    def show_scene(self, scene: BoardScene) -> None:
        """Show *scene*, all of it."""
        self.setScene(scene)
        self._region = -1
        self.zoom_to_fit()

    def position_of(self, region: int) -> QPoint:
        """Return where the tokens of *region* are in the viewport."""
        scene = self.board_scene()
        return self.mapFromScene(scene.shape.labels[region]) if scene else QPoint()

    def zoom_to_fit(self) -> None:
        """Show the whole board, and keep doing so when the window changes its size."""
        self._fitting = True
        if self.scene() is not None:
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
            self._zoomed()

    def zoom_by(self, factor: float) -> None:
        """Enlarge by *factor*, between half and four times the fitting size."""
        if self.scene() is None:
            return
        fit = min(
            self.viewport().width() / self.sceneRect().width(), self.viewport().height() / self.sceneRect().height()
        )
        now = self.transform().m11()
        factor = min(max(now * factor, fit * FARTHEST), fit * NEAREST) / now
        self._fitting = False
        self.scale(factor, factor)
        self._zoomed()

    def zoom_in(self) -> None:
        self.zoom_by(_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / _STEP)

    def _zoomed(self) -> None:
        if scene := self.board_scene():
            scene.set_zoom(self.transform().m11())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitting:
            self.zoom_to_fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y()
        if steps:
            region = self._region_at(event.position())
            counting = region >= 0 and self.counters >> region & 1
            if counting and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.wheeled.emit(region, 1 if steps > 0 else -1)
            else:
                self.zoom_by(_STEP ** (steps / 120))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._last = event.position().toPoint()
        self._panning = event.button() == Qt.MouseButton.MiddleButton
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._last is not None and self._pressed is not None and event.buttons():
            if (here - self._pressed).manhattanLength() > _SLACK and event.buttons() & Qt.MouseButton.LeftButton:
                self._panning = True
            if self._panning:
                self._pan(here - self._last)
            self._last = here
        else:
            self._hover(self._region_at(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, panned = self._pressed, self._panning
        self._pressed = self._last = None
        self._panning = False
        event.accept()
        if pressed is None or panned:
            return
        region = self._region_at(event.position())
        if region < 0:
            return
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.button() == Qt.MouseButton.RightButton or (shift and event.button() == Qt.MouseButton.LeftButton):
            self.alternate_clicked.emit(region)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(region)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count the second press of a double click as a press: tokens are added quickly."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window; arrows must not scroll the map away."""
        event.ignore()

    def _pan(self, by: QPoint) -> None:
        self._fitting = False
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())

    def _region_at(self, position: QPointF) -> int:
        scene = self.board_scene()
        return scene.region_at(self.mapToScene(position.toPoint())) if scene else -1

    def _hover(self, region: int) -> None:
        if region != self._region:
            self._region = region
            if scene := self.board_scene():
                scene.set_hovered(region)
            self.hovered.emit(region)
