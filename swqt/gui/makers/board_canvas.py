"""The canvas of the board maker: shows the board and turns mouse and keyboard input into signals for edits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from swqt.content import BoardFile
from swqt.content.generator.draft import BoardDraft, Vertex
from swqt.gui.accessibility.map_interface import install, tell_focus
from swqt.gui.board.background import PICTURE_SCALE, LandscapeWorker, TileKey
from swqt.gui.board.decoration import GROUNDS, medallion
from swqt.gui.board.geometry import DOWN, LEFT, RIGHT, UP, geometry_of, outline, reading_order, steps_of, zoomed
from swqt.gui.board.view import TABLE
from swqt.gui.style.theme import current

MOVE: Final = "move"
PAINT: Final = "paint"
SPLIT: Final = "split"
JOIN: Final = "join"
"""Modes of the mouse: move borders and select, paint, split by a line, or join two regions."""

_NEAR: Final = 11.0    # pixels from a border point within which the mouse grabs it

_DOT: Final = 4.0
_NATIVES: Final = ("tribe", "monster")
_NEAREST: Final = 6.0
_STEP: Final = 1.25
_REST: Final = 700
"""Milliseconds after the last change until the landscape is painted."""

_BLUE: Final = QColor(24, 96, 214)
_RED: Final = QColor(206, 32, 24)
_PAPER: Final = QColor(255, 252, 240)
_KEY: Final = Qt.Key
_ARROWS: Final = {_KEY.Key_Right: RIGHT, _KEY.Key_Down: DOWN, _KEY.Key_Left: LEFT, _KEY.Key_Up: UP}
_WAYS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_ENTERS: Final = (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Space)
_NUDGE: Final = 4.0
_FAR_NUDGE: Final = 20.0


class BoardCanvas(QWidget):
    """Shows a BoardDraft and emits signals for the edits drawn on it; the editor changes the draft.

    ``region`` is the selected region, ``vertex`` the border point that is dragged or moved by the arrow keys. Regions
    changed since the landscape was painted are plain. ``touched`` carries a region to paint and whether it begins a
    stroke, ``dragged`` a border point and its wanted position; ``dropped`` ends a stroke or drag. ``nudged`` is a whole
    move by keyboard of the point carried by ``vertex_chosen``. ``typed`` carries a key that has no meaning here,
    ``menu_wanted`` a region and a screen position. Regions have accessible interfaces.
    """

    selected = Signal(int)
    touched = Signal(int, bool)
    dragged = Signal(object, QPointF)
    dropped = Signal()
    nudged = Signal(object, QPointF)
    vertex_chosen = Signal(object)
    menu_wanted = Signal(int, QPoint)
    line_drawn = Signal(list)
    join_wanted = Signal(int, int)
    pointed = Signal(int)
    typed = Signal(str)
    left = Signal()

    def __init__(self, draft: BoardDraft, parent: QWidget | None = None) -> None:
        install(BoardCanvas)
        super().__init__(parent)
        self.draft = draft
        self.mode = MOVE
        self.region = -1
        self.vertex: Vertex | None = None
        self.is_refused = False
        self._lit: frozenset[int] = frozenset()
        self._paths: list[QPainterPath] = []
        self._shown: BoardDraft | None = None
        self._order: list[int] = []
        self._arrow_targets: list[list[int]] = []
        self._picture = QPixmap()
        self._plain: set[int] = set()
        self._ground, self._layer = QPixmap(), QPixmap()
        self._hovered = -1
        self._anchor: int | Vertex | None = None
        self._line: list[QPointF] = []
        self._pressed, self._is_down = -1, False
        self._last = QPointF()
        self._zoom = 1.0
        self._centre = QPointF(draft.width / 2, draft.height / 2)
        self._worker: LandscapeWorker | None = None
        self._waiting: BoardFile | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._paint_landscape)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 200)
        self.setAccessibleName(self.tr("Board"))
        self.show_draft(draft)

    # Display

    def show_draft(self, draft: BoardDraft) -> None:
        """Show *draft*; regions that are new or different are plain until the landscape is painted again."""
        known = {_look(self.draft, region): region for region in range(len(self._paths))}
        paths, plain = [], set()
        for region in range(len(draft.regions)):
            before = known.get(_look(draft, region))
            paths.append(self._paths[before] if before is not None else outline(draft.rings(region)))
            if before is None or before in self._plain:
                plain.add(region)
        if [region.label for region in draft.regions] != [region.label for region in self.draft.regions]:
            self._order, self._arrow_targets = [], []
        self._paths, self._plain, self.draft = paths, plain, draft
        self._lit = frozenset()
        if self.region >= len(draft.regions):
            self.region = -1
        self._anchor = None
        self.stop_painting()
        self._layer = QPixmap()
        self.update()

    def preview(self, draft: BoardDraft, regions: Iterable[int]) -> None:
        """Show *draft* while something is dragged; only *regions* differ from the draft before."""
        self.stop_painting()
        self.draft = self._shown = draft
        for region in regions:
            self._paths[region] = outline(draft.rings(region))
            self._plain.add(region)
        self.update()

    def paint_when_idle(self, board: BoardFile) -> None:
        """Paint the landscape of *board*, the parsed draft, once nothing has changed for a moment."""
        self._waiting = board
        self._rest.start()

    def stop_painting(self) -> None:
        """Stop all background painting."""
        self._rest.stop()
        self._waiting = None
        if self._worker is not None:
            self._worker.stop()
            self._worker.deleteLater()
            self._worker = None

    def _paint_landscape(self) -> None:
        if self._is_down or self._waiting is None:
            self._rest.start()
            return
        board = self._waiting
        self.stop_painting()
        shape = geometry_of(board.shape)
        self._worker = LandscapeWorker(board.board, shape, PICTURE_SCALE, lambda image: None, QImage, self)
        self._worker.painted.connect(self._on_painted)
        self._worker.want([None])

    @Slot(object, list)    # without this, the first connection would replace the accessible interface
    def _on_painted(self, place: TileKey | None, pictures: list[QImage]) -> None:
        self._picture = QPixmap.fromImage(pictures[0])
        self._plain = set()
        self._repaint()

    def _repaint(self) -> None:
        self._ground, self._layer = QPixmap(), QPixmap()
        self.update()

    @property
    def is_painted(self) -> bool:
        """Whether the painted landscape shows the current draft."""
        return not self._picture.isNull() and not self._plain

    def set_mode(self, mode: str) -> None:
        """Switch the mouse to *mode*, and drop any point, line or first region chosen before."""
        self.mode = mode
        self.vertex = self._anchor = None
        self._line = []
        self.setCursor(Qt.CursorShape.ArrowCursor if mode == MOVE else Qt.CursorShape.CrossCursor)
        self.update()

    def begin_here(self) -> None:
        """In JOIN mode, take the selected region as the first one to join."""
        if self.mode == JOIN and self.region >= 0:
            self._anchor = self.region

    def light(self, regions: Iterable[int]) -> None:
        """Highlight *regions*."""
        self._lit = frozenset(regions)
        self.update()

    def select(self, region: int) -> None:
        """Select *region*; -1 is none."""
        if region != self.region:
            self.region = region
            self.vertex = None
            self.selected.emit(region)
            self.update()
            if self.shows_focus:
                tell_focus(self)

    def show_refusal(self, refused: bool) -> None:
        """Show whether the dragged point cannot go where the mouse is."""
        self.is_refused = refused
        self.setCursor(Qt.CursorShape.ForbiddenCursor if refused else Qt.CursorShape.ArrowCursor)
        self.update()

    # Places

    def _transform(self) -> QTransform:
        board = QSizeF(self.draft.width, self.draft.height)
        return zoomed(board, QSizeF(self.size()), self._zoom, self._centre)

    def place_of(self, x: float, y: float) -> QPointF:
        """Return where the point (*x*, *y*) of the board is in the widget."""
        return self._transform().map(QPointF(x, y))

    def _point(self, position: QPointF) -> QPointF:
        back, _ = self._transform().inverted()
        return back.map(position)

    def region_at(self, position: QPointF) -> int:
        """Return the region at *position* in the widget, or -1."""
        point = self._point(position)
        return next((index for index, path in enumerate(self._paths) if path.contains(point)), -1)

    def _vertex_at(self, position: QPointF) -> Vertex | None:
        transform = self._transform()
        best, nearest = None, _NEAR
        for vertex in self.draft.vertices():
            at = transform.map(QPointF(*vertex.point))
            away = (at - position).manhattanLength()
            if away < nearest:
                best, nearest = vertex, away
        return best

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by *factor*; the point of the board under *at* stays there."""
        at = QPointF(self.rect().center()) if at is None else at
        before = self._point(at)
        self._zoom = min(max(self._zoom * factor, 1.0), _NEAREST)
        self._centre += before - self._point(at)
        self._repaint()

    def _show_place(self, x: float, y: float) -> None:
        """Centre the view on the point (*x*, *y*) of the board if it is not visible."""
        if not self.rect().contains(self.place_of(x, y).toPoint()):
            self._centre = QPointF(x, y)
            self._repaint()

    # The interface for accessibility, see RegionPane

    @property
    def order(self) -> list[int]:
        if not self._order:
            self._order = reading_order([region.label for region in self.draft.regions])
        return self._order

    @property
    def focused(self) -> int:
        return self.region

    @property
    def shows_focus(self) -> bool:
        return self.hasFocus() and self.region >= 0

    def focus_region(self, region: int) -> None:
        """Select *region* and make it visible."""
        self.light(())
        self.select(region)
        self._show_place(*self.draft.regions[region].label)

    def press(self, region: int) -> None:
        """Act as a click on *region* would; in SPLIT mode, choose a point of its border."""
        self.focus_region(region)
        if self.mode != MOVE:
            self._confirm()

    def show_menu(self, region: int, place: QPoint | None = None) -> None:
        """Open the menu of *region* at the screen position *place*, by default at its label."""
        self.focus_region(region)
        middle = self.place_of(*self.draft.regions[region].label).toPoint()
        self.menu_wanted.emit(region, place or self.mapToGlobal(middle))

    def box_of(self, region: int) -> QRect:
        shown = self._transform().mapRect(self._paths[region].boundingRect()).toRect().intersected(self.rect())
        return QRect(self.mapToGlobal(shown.topLeft()), shown.size())

    def region_on_screen(self, place: QPoint) -> int:
        return self.region_at(QPointF(self.mapFromGlobal(place)))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layer.isNull():
            self._layer = self._painted_layer()
        p = QPainter(self)
        p.drawPixmap(0, 0, self._layer)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        transform = self._transform()
        p.setTransform(transform)
        if self._shown is self.draft and self._shown is not None:    # something is being dragged
            self._paint_regions(p, self._plain)
        unit = 1 / transform.m11()
        for region in self._lit:
            self._stroke(p, region, current().gold, 5 * unit, QColor(255, 214, 64, 70))
        if 0 <= self.region < len(self._paths):
            self._stroke(p, self.region, _BLUE.name(), 3.5 * unit, QColor(24, 96, 214, 40))
        if isinstance(self._anchor, int) and self._anchor != self.region:
            self._stroke(p, self._anchor, _RED.name(), 3.5 * unit, QColor(206, 32, 24, 40))
        if self.mode == MOVE or (self.mode == SPLIT and self.vertex is not None):
            self._paint_dots(p, unit)
        if len(self._line) > 1:
            for colour, width in ((_PAPER, 5 * unit), (_BLUE, 2.5 * unit)):
                p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                p.drawPolyline(QPolygonF(self._line))
        if self.hasFocus():
            p.resetTransform()
            p.setPen(QPen(QColor(current().accent), 2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(self.rect().adjusted(1, 1, -1, -1))
        p.end()

    def _painted_layer(self) -> QPixmap:
        """Return everything that stays the same while the mouse moves: the ground and the regions that have changed."""
        if self._ground.isNull():
            self._ground = self._painted_ground()
        layer = self._ground.copy()
        p = QPainter(layer)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setTransform(self._transform(), combine=True)
        self._paint_regions(p, self._plain)
        p.end()
        return layer

    def _painted_ground(self) -> QPixmap:
        """Return the landscape with the natives on it."""
        ratio = self.devicePixelRatioF()
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        ground.fill(TABLE)
        p = QPainter(ground)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.setTransform(self._transform(), combine=True)
        if not self._picture.isNull():
            board = QRectF(0, 0, self.draft.width, self.draft.height)
            p.drawPixmap(board, self._picture, QRectF(self._picture.rect()))
        for region in set(range(len(self._paths))) - self._plain:
            self._paint_marks(p, region, _NATIVES)
        p.end()
        return ground

    def _paint_regions(self, p: QPainter, regions: Iterable[int]) -> None:
        """Paint *regions* without a landscape."""
        for region in regions:
            colours = GROUNDS[self.draft.regions[region].terrain]
            p.setPen(QPen(QColor(60, 42, 26), 3))
            p.setBrush(QColor(colours.base))
            p.drawPath(self._paths[region])
        for region in regions:
            self._paint_marks(p, region, self.draft.regions[region].marks)

    def _paint_marks(self, p: QPainter, region: int, marks: Sequence[str]) -> None:
        """Paint those of *marks* that are on *region*: natives where tokens stand, signs beside them."""
        about = self.draft.regions[region]
        spots = iter(about.symbols)
        for mark in about.marks:
            x, y = about.label if mark in _NATIVES else next(spots, about.label)
            if mark in marks:
                medallion(p, x, y, mark, 26 if mark in _NATIVES else 18)

    def _stroke(self, p: QPainter, region: int, colour: str, width: float, fill: QColor) -> None:
        p.setPen(QPen(_PAPER, width * 1.7))
        p.setBrush(fill)
        p.drawPath(self._paths[region])
        p.setPen(QPen(QColor(colour), width))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(self._paths[region])

    def _paint_dots(self, p: QPainter, unit: float) -> None:
        """Paint the points that can be moved: all corners, and all border points of the hovered and selected region."""
        dots = {vertex.point: vertex for vertex in self.draft.vertices() if vertex.corner}
        for region in {self.region, self._hovered} - {-1}:
            if region < len(self.draft.regions):
                dots.update({vertex.point: vertex for vertex in self.draft.vertices(region)})
        p.setPen(QPen(QColor(40, 26, 14), 1.2 * unit))
        for vertex in dots.values():
            p.setBrush(_PAPER)
            radius = (_DOT if vertex.corner else _DOT * 0.75) * unit
            p.drawEllipse(QPointF(*vertex.point), radius, radius)
        for chosen in (self.vertex, self._anchor):
            if isinstance(chosen, Vertex):
                p.setBrush(_RED if self.is_refused or chosen is self._anchor else _BLUE)
                p.drawEllipse(QPointF(*chosen.point), _DOT * 1.8 * unit, _DOT * 1.8 * unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._repaint()

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._last = event.position()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.light(())
        region = self.region_at(event.position())
        self._pressed, self._is_down = region, True
        if self.mode == MOVE:
            self.vertex = self._vertex_at(event.position())
            if self.vertex is None:
                self.select(region)
        elif self.mode == PAINT and region >= 0:
            self.select(region)
            self.touched.emit(region, True)
        elif self.mode == SPLIT:
            self.vertex = self._anchor = None
            self._line = [self._point(event.position())]
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        region = self.region_at(event.position())
        if event.buttons() & Qt.MouseButton.MiddleButton:
            self._centre -= self._point(event.position()) - self._point(self._last)
            self._repaint()
        elif self._is_down and self.mode == MOVE and self.vertex is not None:
            self.dragged.emit(self.vertex, self._point(event.position()))
        elif self._is_down and self.mode == PAINT and region >= 0 and region != self.region:
            self.select(region)
            self.touched.emit(region, False)
        elif self._is_down and self.mode == SPLIT:
            self._line.append(self._point(event.position()))
            self.update()
        elif region != self._hovered:
            self._hovered = region
            self.pointed.emit(region)
            self.update()
        self._last = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._is_down:
            return
        self._is_down = False
        region = self.region_at(event.position())
        if self.mode in (MOVE, PAINT):
            self._shown = None
            self.vertex = None
            self.show_refusal(False)
            self.set_mode(self.mode)
            self.dropped.emit()
        elif self.mode == SPLIT:
            line, self._line = self._line, []
            self.line_drawn.emit([(point.x(), point.y()) for point in line])
        elif region >= 0:
            self._join(region)
        self.update()

    def _join(self, region: int) -> None:
        """Join *region* with the one where the mouse was pressed or the one chosen before; without one, choose it."""
        first = self._pressed if self._pressed not in (-1, region) else self._anchor
        if isinstance(first, int) and first != region:
            self._anchor = None
            self.join_wanted.emit(first, region)
        else:
            self._anchor = region
            self.select(region)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.zoom_by(_STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.pointed.emit(-1)
        self.update()

    # The keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self.region >= 0:
            tell_focus(self)
        elif event.reason() in by_tab:
            self.select(self.order[0])

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next point of the border while there is one, else leave the board."""
        if self.vertex is None:
            return super().focusNextPrevChild(forward)
        self.next_vertex(1 if forward else -1)
        return True

    def next_vertex(self, by: int) -> None:
        """Choose the next point of the selected region's border."""
        vertices = self.draft.vertices(self.region) if self.region >= 0 else []
        if not vertices:
            return
        points = [vertex.point for vertex in vertices]
        here = points.index(self.vertex.point) + by if self.vertex and self.vertex.point in points else 0
        self.choose_vertex(vertices[here % len(vertices)])

    def choose_vertex(self, vertex: Vertex | None) -> None:
        """Let the arrow keys move *vertex*."""
        self.vertex = vertex
        if vertex is not None:
            self._show_place(*vertex.point)
            self.vertex_chosen.emit(vertex)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = _KEY(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            event.ignore()
        elif key in _ARROWS and self.vertex is not None and self.mode == MOVE:
            dx, dy = _WAYS[_ARROWS[key]]
            step = _FAR_NUDGE if shift else _NUDGE
            x, y = self.vertex.point
            self.nudged.emit(self.vertex, QPointF(x + step * dx, y + step * dy))
        elif key in _ARROWS:
            self._step(_ARROWS[key])
        elif key in (_KEY.Key_BracketLeft, _KEY.Key_BracketRight):
            self.next_vertex(1 if key == _KEY.Key_BracketRight else -1)
        elif key in _ENTERS and self.region >= 0:
            self._confirm()
        elif key in (_KEY.Key_Home, _KEY.Key_End):
            self.focus_region(self.order[0 if key == _KEY.Key_Home else -1])
        elif key == _KEY.Key_Escape:
            self._escape()
        elif key in (_KEY.Key_Plus, _KEY.Key_Minus, _KEY.Key_Equal):
            self.zoom_by(1 / _STEP if key == _KEY.Key_Minus else _STEP)
        elif event.text():
            self.typed.emit(event.text().upper())
        else:
            event.ignore()

    def _step(self, way: int) -> None:
        if not self._arrow_targets:
            self._arrow_targets = steps_of([region.label for region in self.draft.regions])
        there = self._arrow_targets[self.region][way] if self.region >= 0 else self.order[0]
        if there >= 0:
            self.focus_region(there)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the clicked region or, by keyboard, of the selected one."""
        event.accept()
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        region = self.region_at(QPointF(event.pos())) if by_mouse else self.region
        if region >= 0 and not self._is_down:
            self.show_menu(region, event.globalPos() if by_mouse else None)

    def _confirm(self) -> None:
        """Perform the action of Enter in the current mode: paint, choose a point, end a line, or join."""
        if self.mode == PAINT:
            self.touched.emit(self.region, True)
            self.dropped.emit()
        elif self.mode == JOIN:
            self._pressed = -1
            self._join(self.region)
        elif self.vertex is None:
            self.next_vertex(0)
        elif self.mode == SPLIT and isinstance(self._anchor, Vertex):
            line, self._anchor = [self._anchor.point, self.vertex.point], None
            self.line_drawn.emit(line)
        elif self.mode == SPLIT:
            self._anchor = self.vertex
        self.update()

    def _escape(self) -> None:
        """Drop the chosen border point, line or first region; if there is none, leave the mode."""
        if self.vertex is None and self._anchor is None and not self._line:
            self.left.emit()
        self.vertex = self._anchor = None
        self._line = []
        self.update()


def _look(draft: BoardDraft, region: int) -> tuple[object, ...]:
    """Return all that the look of *region* depends on; arcs by identity, as operations keep those they don't change."""
    about = draft.regions[region]
    arcs = tuple(id(draft.arcs[max(arc, ~arc)]) for ring in about.rings for arc in ring)
    return about.terrain, about.marks, about.label, about.symbols, arcs
