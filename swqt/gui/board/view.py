"""The view of the board: zooming, panning, and signals for mouse and keyboard input on regions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from swqt.engine import RegionSet
from swqt.gui.board.geometry import DOWN, LEFT, RIGHT, UP, fit, reading_order, steps_of
from swqt.gui.board.scene import BoardScene

NEAREST: Final = 4.0
"""Largest zoom, relative to the scale that fits the board."""

FARTHEST: Final = 0.5
"""Smallest zoom, relative to the scale that fits the board."""

FAR: Final = 0.6
"""Zoom below which badges would cover the map, relative to the scale that fits the board."""

TABLE: Final = QColor(58, 42, 28)
"""Background colour around the board, that of its frame."""

_STEP: Final = 1.2
_SLACK: Final = 6
"""Pixels that the pointer may move during a click."""

_KEY: Final = Qt.Key
_ARROWS: Final = {_KEY.Key_Right: RIGHT, _KEY.Key_Down: DOWN, _KEY.Key_Left: LEFT, _KEY.Key_Up: UP}
_CYCLE_KEYS: Final = {_KEY.Key_BracketLeft: -1, _KEY.Key_BracketRight: 1}
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)
_COUNT_KEYS: Final = {_KEY.Key_Plus: 1, _KEY.Key_Equal: 1, _KEY.Key_Minus: -1}
_BY_TAB: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BoardView(QGraphicsView):
    """Shows a BoardScene and emits signals for mouse and keyboard input on its regions.

    The wheel zooms, except over a region of ``counters``, where it changes the token count, as do clicks on - and +.
    The keyboard focus is on the region ``focused``, -1 for none: arrow keys move it in their direction, Tab and the
    bracket keys through all regions in reading order. On regions of ``answering``, Enter is left to the window.
    """

    clicked = Signal(int)
    alternate_clicked = Signal(int)
    right_clicked = Signal(int)
    menu_wanted = Signal(int)
    wheeled = Signal(int, int)
    numbered = Signal(int, int)
    hovered = Signal(int)
    focus_moved = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counters: RegionSet = 0
        self.answering: RegionSet = 0
        self.focused = -1
        self._by_keys = False
        self._order: list[int] = []
        self._arrow_targets: list[list[int]] = []
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
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(320, 160)
        self.setAccessibleName(self.tr("Map"))

    def board_scene(self) -> BoardScene | None:
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    def show_scene(self, scene: BoardScene | None) -> None:
        """Show the whole *scene*; None clears the view."""
        if scene is not None and scene is not self.scene():
            scene.rested.connect(self._cache_background)
        self.setScene(scene)
        self.resetCachedContent()
        self._region = self.focused = -1
        if scene is None:
            return
        places = [(place.x(), place.y()) for place in scene.shape.labels]
        self._order = reading_order(places)
        self._arrow_targets = []
        self.zoom_to_fit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll the cached background, or drop it at fractional pixel ratios, where it cannot be moved exactly."""
        if not self.devicePixelRatioF().is_integer():
            self.resetCachedContent()
        super().scrollContentsBy(dx, dy)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the area around the board, the landscape and the region grounds."""
        painter.fillRect(rect, TABLE)
        if scene := self.board_scene():
            scene.paint_flat(painter, QRectF(rect), self.viewport())

    def position_of(self, region: int) -> QPoint:
        """Return the position of the tokens of *region* in viewport coordinates."""
        scene = self.board_scene()
        return self.mapFromScene(scene.shape.labels[region]) if scene else QPoint()

    def zoom_to_fit(self) -> None:
        """Fit the whole board into the view, and keep it fitted on resize."""
        self._fitting = True
        scene = self.board_scene()
        if scene is not None:
            room = QSizeF(self.viewport().size())
            placed = fit(scene.sceneRect().size(), room)
            self.setTransform(QTransform.fromScale(placed.scale, placed.scale))
            self.setSceneRect(placed.window(room))
            self._zoomed()

    def zoom_by(self, factor: float) -> None:
        """Zoom by *factor*, limited to between FARTHEST and NEAREST."""
        if self.scene() is None:
            return
        whole = self._fit()
        now = self.transform().m11()
        factor = min(max(now * factor, whole * FARTHEST), whole * NEAREST) / now
        self._fitting = False
        self.setSceneRect(QRectF())    # back to the rectangle of the scene
        self.scale(factor, factor)
        self._zoomed()

    def zoom_in(self) -> None:
        self.zoom_by(_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / _STEP)

    def _fit(self) -> float:
        """Return the scale that fits the whole board."""
        return fit(self.scene().sceneRect().size(), QSizeF(self.viewport().size())).scale

    def _cache_background(self) -> None:
        """Cache the background again after a zoom."""
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)

    def _zoomed(self) -> None:
        self.setCacheMode(QGraphicsView.CacheModeFlag(0))    # the next zoom step would invalidate the cache
        if scene := self.board_scene():
            scene.set_far(not self._fitting and self.transform().m11() < FAR * self._fit())
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
        self._by_keys = False
        self.show_focus()
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
            region, step = self._step_at(event.position())
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if step else Qt.CursorShape.ArrowCursor)
            self._hover(region if step else self._region_at(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, panned = self._pressed, self._panning
        self._pressed = self._last = None
        self._panning = False
        event.accept()
        if pressed is None or panned:
            return
        counted, step = self._step_at(event.position())
        if step and event.button() == Qt.MouseButton.LeftButton:
            self.focused = counted
            self.wheeled.emit(counted, step)
            return
        region = self._region_at(event.position())
        if region < 0:
            return
        self.focused = region
        if event.button() == Qt.MouseButton.RightButton:
            self.right_clicked.emit(region)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and event.button() == Qt.MouseButton.LeftButton:
            self.alternate_clicked.emit(region)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(region)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat a double click as two clicks, so that tokens can be added quickly."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def event(self, event: QEvent) -> bool:
        """Accept Enter on a region before the window's shortcut for it is triggered."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            on_region = self.shows_focus and not self.answering >> self.focused & 1
            if event.key() in _ENTER and on_region and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act on the focused region and ignore all other keys; arrow keys do not scroll the view."""
        if self.board_scene() is None or not self._act(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the focused region by keyboard; for the mouse, releasing the button does that."""
        event.accept()
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self.focused >= 0:
            self.menu_wanted.emit(self.focused)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_TAB and self._order:
            last = event.reason() == Qt.FocusReason.BacktabFocusReason
            self.focus_region(self.focused if self.focused >= 0 else self._order[-1 if last else 0])
        else:
            self.show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_focus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move to the next or previous region; after the last one, the focus leaves the map."""
        if self._order and self.focused >= 0:
            place = self._order.index(self.focused) + (1 if forward else -1)
            if 0 <= place < len(self._order):
                self.focus_region(self._order[place])
                return True
        return super().focusNextPrevChild(forward)

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard focus ring is shown."""
        return self._by_keys and self.focused >= 0 and self.hasFocus()

    @property
    def order(self) -> list[int]:
        """The regions in reading order."""
        return self._order

    def focus_region(self, region: int) -> None:
        """Move the keyboard focus to *region* and scroll it into view."""
        self.focused = region
        self._by_keys = True
        self.show_focus()
        if scene := self.board_scene():
            here = scene.shape.labels[region]
            if not self._fitting and not self.viewport().rect().contains(self.mapFromScene(here)):
                self.centerOn(here)
        self.focus_moved.emit(region)

    def press(self, region: int) -> None:
        """Act as if *region* had been clicked."""
        self.clicked.emit(region)

    def show_menu(self, region: int) -> None:
        """Open the menu of *region*."""
        self.menu_wanted.emit(region)

    def box_of(self, region: int) -> QRect:
        """Return the visible part of the rectangle around *region* in screen coordinates; empty if there is none."""
        scene = self.board_scene()
        if scene is None:
            return QRect()
        box = self.mapFromScene(scene.regions[region].boundingRect()).boundingRect()
        shown = box.intersected(self.viewport().rect())
        return QRect(self.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def region_on_screen(self, place: QPoint) -> int:
        """Return the region at *place* in screen coordinates, or -1."""
        return self._region_at(QPointF(self.viewport().mapFromGlobal(place)))

    def show_focus(self) -> None:
        """Show the ring if the map has the keyboard focus; otherwise hide it."""
        if scene := self.board_scene():
            scene.set_focus(self.focused if self.shows_focus else -1)

    def _act(self, event: QKeyEvent) -> bool:
        """Handle a key press and return whether it had a meaning here."""
        key, here = _KEY(event.key()), self.focused
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if key in _ARROWS and plain:
            self._step(key)
        elif key in _CYCLE_KEYS and plain:
            self._cycle(_CYCLE_KEYS[key])
        elif key in (_KEY.Key_Home, _KEY.Key_End):
            self.focus_region(self._order[0 if key == _KEY.Key_Home else -1])
        elif key == _KEY.Key_Escape:
            self.left.emit()
        elif here < 0 or not plain:
            return False
        elif key in _ENTER or key == _KEY.Key_Space:
            self._by_keys = True
            self.show_focus()
            self.clicked.emit(here)
        elif key == _KEY.Key_Menu or (key == _KEY.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier):
            self.menu_wanted.emit(here)
        elif key in _COUNT_KEYS and self.counters >> here & 1:
            self.wheeled.emit(here, _COUNT_KEYS[key])
        elif event.text().isdecimal() and self.counters >> here & 1:
            self.numbered.emit(here, int(event.text()))
        else:
            return False
        return True

    @property
    def _steps(self) -> list[list[int]]:
        """Targets of the arrow keys, computed at the first press because that takes several frames."""
        scene = self.board_scene()
        if not self._arrow_targets and scene is not None:
            self._arrow_targets = steps_of([(place.x(), place.y()) for place in scene.shape.labels])
        return self._arrow_targets

    def _step(self, key: Qt.Key) -> None:
        there = self._steps[self.focused][_ARROWS[key]] if self.focused >= 0 else self._order[0]
        self.focus_region(there if there >= 0 else self.focused)

    def _cycle(self, by: int) -> None:
        place = self._order.index(self.focused) + by if self.focused >= 0 else 0
        self.focus_region(self._order[place % len(self._order)])

    def _pan(self, by: QPoint) -> None:
        self._fitting = False
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())

    def _region_at(self, position: QPointF) -> int:
        scene = self.board_scene()
        return scene.region_at(self.mapToScene(position.toPoint())) if scene else -1

    def _step_at(self, position: QPointF) -> tuple[int, int]:
        scene = self.board_scene()
        return scene.step_at(self.mapToScene(position.toPoint())) if scene and self.counters else (-1, 0)

    def _hover(self, region: int) -> None:
        if region != self._region:
            self._region = region
            if scene := self.board_scene():
                scene.set_hovered(region)
            self.hovered.emit(region)
