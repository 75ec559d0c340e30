"""The window onto the board: zoom, pan, and mouse and keyboard turned into regions."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
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
from swqt.gui.board.geometry import DOWN, LEFT, RIGHT, UP, fit, fit_clear, growth, reading_order, steps_of
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import RADIUS

NEAREST: Final = 4.0
FARTHEST: Final = 0.5
FAR: Final = 0.6
"""How much of the fitting size: the largest and the smallest map, and the one on which badges would bury the rest."""

TABLE: Final = QColor(58, 42, 28)
"""What shows beside the map: the dark wood of its frame."""

_STEP: Final = 1.2
_SLACK: Final = 6
"""Pixels that the pointer may move between press and release of a click."""

_KEY: Final = Qt.Key
_ARROWS: Final = {_KEY.Key_Right: RIGHT, _KEY.Key_Down: DOWN, _KEY.Key_Left: LEFT, _KEY.Key_Up: UP}
_TURNS: Final = {_KEY.Key_BracketLeft: -1, _KEY.Key_BracketRight: 1}
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)
_COUNTS: Final = {_KEY.Key_Plus: 1, _KEY.Key_Equal: 1, _KEY.Key_Minus: -1}
_BY_TAB: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BoardView(QGraphicsView):
    """Shows a BoardScene. Plain wheel zooms, except over a region of ``counters``, where it counts tokens.

    The keyboard is on one region, ``focused`` (-1 before it has come to the map): arrows move to the next one in
    their direction, Tab and brackets go through all of them. In ``answering`` the Enter key belongs to the window.
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
        self._worked_out: list[list[int]] = []
        self._fitting = True
        self._whole = QRectF()
        self._corner = QSize()
        self._band = 0
        self._cover = self._level = 0
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
        """Show *scene*, all of it; None empties the view."""
        if scene is not None and scene is not self.scene():
            scene.rested.connect(self._keep_ground)
        self.setScene(scene)
        self.resetCachedContent()
        self._region = self.focused = -1
        if scene is None:
            return
        places = [(place.x(), place.y()) for place in scene.shape.labels]
        self._order = reading_order(places)
        self._worked_out = []
        self.zoom_to_fit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what is kept of the ground along; between whole pixels of the screen that cannot be done."""
        if not self.devicePixelRatioF().is_integer():
            self.resetCachedContent()
        super().scrollContentsBy(dx, dy)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the table, and on it what lies flat on the map."""
        painter.fillRect(rect, TABLE)
        if scene := self.board_scene():
            scene.paint_flat(painter, QRectF(rect), self.viewport())

    def position_of(self, region: int) -> QPoint:
        """Return where the tokens of *region* are in the viewport."""
        scene = self.board_scene()
        return self.mapFromScene(scene.shape.labels[region]) if scene else QPoint()

    def zoom_to_fit(self) -> None:
        """Show the whole board, and keep doing so when the window changes its size."""
        self._fitting = True
        scene = self.board_scene()
        if scene is not None:
            room = QSizeF(self.viewport().size())
            placed = fit_clear(scene.shape, room, self._corner, self._band)
            self.setTransform(QTransform.fromScale(placed.scale, placed.scale))
            self._lay(placed.window(room))
            self._zoomed()

    def keep_clear(self, corner: QSize) -> None:
        """Something covers the lower left *corner*, in pixels: where the whole board is in sight, no token is there."""
        if corner != self._corner:
            self._corner = corner
            if self._fitting:
                self.zoom_to_fit()

    def keep_band(self, height: int) -> None:
        """So many pixels at the lower edge are covered now and then: the board keeps out of them where that costs it
        nothing of its size."""
        if height != self._band:
            self._band = height
            if self._fitting:
                self.zoom_to_fit()

    def cover(self, height: int) -> None:
        """Something lies over so many pixels of the lower edge now: the map stays as it is, but can be moved up so far.

        Once nothing lies there any more, the whole board is where it was.
        """
        if height == self._cover:
            return
        lift, self._cover = self.lift, height
        if self.board_scene() is None:
            return
        if self._fitting:
            self._lay(self._whole, lift)
        else:
            self._reach()

    @property
    def lift(self) -> int:
        """Pixels by which the whole board has been moved up to see what is covered."""
        return self.verticalScrollBar().value() - self._level if self._fitting and self._cover else 0

    def zoom_by(self, factor: float) -> None:
        """Enlarge by *factor*, between half and four times the fitting size."""
        if self.scene() is None:
            return
        whole = self._fit()
        now = self.transform().m11()
        factor = min(max(now * factor, whole * FARTHEST), whole * NEAREST) / now
        self._fitting = False
        self.setSceneRect(QRectF())    # that of the scene, to whose edges one can go
        self.scale(factor, factor)
        if self._cover:
            self._reach()
        self._zoomed()

    def zoom_in(self) -> None:
        self.zoom_by(_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / _STEP)

    def _lay(self, window: QRectF, lift: int = 0) -> None:
        """Show what is in *window* of the board's plane, which is as large as the map, moved up by *lift* pixels."""
        self._whole = window
        self.setSceneRect(window)
        if self._cover:    # as it is now, to the pixel, whichever way Qt rounds where there is something to scroll
            self._level = -round(self.viewportTransform().dy())
            pixel = 1 / self.transform().m11()
            self.setSceneRect(window.adjusted(0, -2 * pixel, 0, self._cover * pixel))
            self.verticalScrollBar().setValue(self._level + min(lift, self._cover))

    def _reach(self) -> None:
        """Let a map of any other size be moved as far up as is covered; it stays where it is."""
        if not self._cover:
            self.setSceneRect(QRectF())
            return
        level, pixel = -round(self.viewportTransform().dy()), 1 / self.transform().m11()
        board = self.scene().sceneRect()
        spare = max(0.0, (self.viewport().height() + 4) * pixel - board.height()) / 2
        self.setSceneRect(board.adjusted(0, -spare, 0, spare + self._cover * pixel))
        self.verticalScrollBar().setValue(level)

    def _fit(self) -> float:
        """Return the scale at which the whole board is just in sight."""
        return fit(self.scene().sceneRect().size(), QSizeF(self.viewport().size())).scale

    def _keep_ground(self) -> None:
        """Keep a picture of what lies flat on the map again: the zoom rests."""
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)

    def _zoomed(self) -> None:
        self.setCacheMode(QGraphicsView.CacheModeFlag(0))    # one that fits only the next frame is not worth the while
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
        self.focused = region
        if event.button() == Qt.MouseButton.RightButton:
            self.right_clicked.emit(region)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and event.button() == Qt.MouseButton.LeftButton:
            self.alternate_clicked.emit(region)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(region)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count the second press of a double click as a press: tokens are added quickly."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def event(self, event: QEvent) -> bool:
        """Claim Enter on a region before the window takes it for a Yes to something else."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            on_region = self.shows_focus and not self.answering >> self.focused & 1
            if event.key() in _ENTER and on_region and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act on the region in focus; every other key is the window's, and arrows never scroll the map away."""
        if self.board_scene() is None or not self._act(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the region in focus; the mouse opens one when its button is let go."""
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
        """Go to the next region; after the last one the keyboard leaves the map."""
        if self._order and self.focused >= 0:
            place = self._order.index(self.focused) + (1 if forward else -1)
            if 0 <= place < len(self._order):
                self.focus_region(self._order[place])
                return True
        return super().focusNextPrevChild(forward)

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard is on a region now, so that the ring is shown."""
        return self._by_keys and self.focused >= 0 and self.hasFocus()

    @property
    def order(self) -> list[int]:
        """The regions as they are read, line by line."""
        return self._order

    def focus_region(self, region: int) -> None:
        """Put the keyboard on *region*, and show that."""
        self.focused = region
        self._by_keys = True
        self.show_focus()
        if scene := self.board_scene():
            here = scene.shape.labels[region]
            seen = self.viewport().rect().adjusted(0, 0, 0, -self._cover)
            if self._fitting:
                self._uncover(self.mapFromScene(here).y(), seen)
            elif not seen.contains(self.mapFromScene(here)):
                self.centerOn(here)
        self.focus_moved.emit(region)

    def _uncover(self, y: int, seen: QRect) -> None:
        """Move the board up or down until tokens at *y* are *seen*; it is whole, so nothing else can hide them."""
        token = math.ceil(RADIUS * growth(self.transform().m11()) * self.transform().m11())
        short = max(0, y + token - seen.bottom()) or max(-self.lift, min(0, y - token - seen.top()))
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + short)

    def show_focus(self) -> None:
        """Show the ring if the keyboard is on the map, and only then."""
        if scene := self.board_scene():
            scene.set_focus(self.focused if self.shows_focus else -1)

    def _act(self, event: QKeyEvent) -> bool:
        """Do what the key says; return whether it says anything here."""
        key, here = _KEY(event.key()), self.focused
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if key in _ARROWS and plain:
            self._step(key)
        elif key in _TURNS and plain:
            self._turn(_TURNS[key])
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
        elif key in _COUNTS and self.counters >> here & 1:
            self.wheeled.emit(here, _COUNTS[key])
        elif event.text().isdecimal() and self.counters >> here & 1:
            self.numbered.emit(here, int(event.text()))
        else:
            return False
        return True

    @property
    def _steps(self) -> list[list[int]]:
        """Where the arrows lead; worked out when they are first pressed, for it takes as long as a few frames."""
        scene = self.board_scene()
        if not self._worked_out and scene is not None:
            self._worked_out = steps_of([(place.x(), place.y()) for place in scene.shape.labels])
        return self._worked_out

    def _step(self, key: Qt.Key) -> None:
        there = self._steps[self.focused][_ARROWS[key]] if self.focused >= 0 else self._order[0]
        self.focus_region(there if there >= 0 else self.focused)

    def _turn(self, by: int) -> None:
        place = self._order.index(self.focused) + by if self.focused >= 0 else 0
        self.focus_region(self._order[place % len(self._order)])

    def _pan(self, by: QPoint) -> None:
        self._fitting = self._fitting and self._cover > 0    # up and down only, as far as is covered
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
