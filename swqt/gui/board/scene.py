"""The graphics scene of one board: landscape, regions, tokens, cost badges and overlays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget

from swqt.engine import Board, RegionSet
from swqt.gui.board.background import BackgroundItem, LandscapeLoader
from swqt.gui.board.cached_item import LIMIT, RenderBudget
from swqt.gui.board.decoration import within_frame
from swqt.gui.board.geometry import MapGeometry, growth
from swqt.gui.board.overlay_items import (
    BARE,
    LIGHT_FADE,
    ArrowItem,
    FocusItem,
    MoveArrow,
    OverlayFillItem,
    OverlayTagsItem,
    PointerItem,
    RegionLight,
    RegionLightItem,
    RegionOverlay,
    RegionPointer,
)
from swqt.gui.board.region_items import BadgeFader, RegionItem, RegionLook, TokenStackItem, step_places
from swqt.gui.board.token_painter import AFFORDABLE, CostBadge, TokenFace, paint_piece, paint_stack, use_faces
from swqt.gui.style.motion import FADE
from swqt.gui.style.portraits import INK
from swqt.gui.style.seat_style import NEUTRAL, style_of

AUTO: Final = "auto"
ALL: Final = "all"
HOVER: Final = "hover"
OFF: Final = "off"
"""Values of ``Settings.badges``: OFF shows no badges, HOVER that of the hovered or focused region, ALL all of them.

AUTO shows all up to ``FEW``, otherwise only affordable ones.
"""

FEW: Final = 12


def badges_shown(badges: Mapping[int, CostBadge], rule: str, looked_at: set[int], *, far: bool = False) -> set[int]:
    """Return the regions whose badge is shown under *rule*; *far* treats AUTO and ALL like HOVER."""
    if rule == OFF:
        return set()
    seen = looked_at & badges.keys()
    if rule == HOVER or far:
        return seen
    if rule == ALL or len(badges) <= FEW:
        return set(badges)
    return seen | {region for region, badge in badges.items() if badge.state == AFFORDABLE}


_TAG_SIZES: Final = (1.2, 1.0)
"""Scales tried for tags when they overlap at the scale of the tokens."""

_LOW: Final = 95.0
"""Distance from the lower edge within which there is no room below the tokens, in board units."""

_HIGH: Final = 72.0
"""Distance from the upper edge within which there is no room above the tokens, in board units."""


class BoardScene(QGraphicsScene):
    """Shows a RegionLook for each region, independent of rules and turns. ``rested`` is emitted after a zoom."""

    rested = Signal()

    def __init__(
        self, board: Board, shape: MapGeometry, image: QImage | None = None, parent: QObject | None = None,
        *, render_limit: float = LIMIT,
    ) -> None:    # fmt: skip
        """*image* is the painted landscape; without it, the landscape is loaded or painted in the background.

        *render_limit* is the limit of the RenderBudget in seconds per frame.
        """
        super().__init__(QRectF(0, 0, shape.width, shape.height), parent)
        self.board = board
        self.shape = shape
        self._budget = RenderBudget(self, limit=render_limit)
        self._fades = BadgeFader(self)
        self._backdrop = LandscapeLoader(board, shape, self)
        self._ground = BackgroundItem(board, shape, self._backdrop)
        if image is None:
            self._backdrop.serve(self._ground)
        else:
            self._backdrop.serve_with(self._ground, image)
        self._ground.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)    # see paint_flat
        self.addItem(self._ground)
        self._budget.rested.connect(self._on_rest)
        self.regions: list[RegionItem] = []
        self.stands: list[TokenStackItem] = []
        for number, outline in enumerate(shape.paths):
            region = RegionItem(number, within_frame(outline, self.sceneRect()), self._budget, shape.width / 1280)
            y = shape.labels[number].y()
            low, high = y > shape.height - _LOW, y < _HIGH
            stand = TokenStackItem(board.codes[number], self._budget, self._fades, low=low, high=high)
            stand.setPos(shape.labels[number])
            stand.steps_at = partial(self._steps_at, number)
            self.addItem(region)
            self.addItem(region.ring)
            self.addItem(stand)
            self.regions.append(region)
            self.stands.append(stand)
        self._light = RegionLightItem(self.regions, self.stands, self._budget, shape.width / 1280, self)
        self.addItem(self._light)
        self._focus = FocusItem()
        self.addItem(self._focus)
        self._hovered = -1
        self._focused = -1
        self._badge_rule = AUTO
        self._far = False
        self._faces: bool | None = None
        self._size = 1.0
        self._step_size = 0.0
        self._step_places: list[QPointF] = []
        self._moves: tuple[MoveArrow, ...] = ()
        self._arrows: list[ArrowItem] = []
        self._covered = False
        self._overlays: list[tuple[OverlayFillItem, OverlayTagsItem]] = []
        self._pointers: list[PointerItem] = []

    def _on_rest(self) -> None:
        self._ground.set_zooming(False)
        self.rested.emit()

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        """Paint the landscape in *area*."""
        self._ground.paint_area(painter, area, None)

    def close(self) -> None:
        """Stop all background painting and animations."""
        self._fades.finish()
        self._light.finish()
        self._budget.close()
        self._backdrop.close()

    @property
    def is_painted(self) -> bool:
        """Whether everything visible is drawn at full resolution and no badge is being faded."""
        return self._budget.is_idle and not self._fades.is_running and not self._light.is_fading

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the landscape and the regions when the scene is rendered into an image."""
        self.paint_flat(painter, QRectF(rect), None)

    def paint_flat(self, painter: QPainter, area: QRectF, widget: QWidget | None) -> None:
        """Paint the landscape and the region grounds in *area*.

        To Qt, these items have no contents: a view caches them in its background and scrolls that picture.
        """
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._ground.paint_area(painter, area, widget)
        if not self._covered:
            wanted = painter.clipRegion() if painter.hasClipping() else None
            for item in (*self.regions, *(region.ring for region in self.regions)):
                box = item.boundingRect()
                if box.intersects(area) and (wanted is None or wanted.intersects(box.toAlignedRect())):
                    item.paint_picture(painter, widget)

    def paint_region(self, painter: QPainter, region: int, widget: QWidget) -> None:
        """Paint the landscape and the current ground of *region*, redrawing it first if its cached picture is stale."""
        item = self.regions[region]
        self._ground.paint_area(painter, item.boundingRect(), widget)
        item.paint_picture(painter, None if item.is_stale else widget)

    def show_declined(self, region: int) -> None:
        """Show the ground of *region* in decline while its tokens are still turning over."""
        item = self.regions[region]
        item.show_look(item.look._replace(declined=True))

    def show_looks(self, looks: Sequence[RegionLook]) -> None:
        """Show *looks*, one for each region; only changed ones are redrawn."""
        for region, stand, look in zip(self.regions, self.stands, looks, strict=True):
            region.show_look(look)
            stand.show_look(look)
        self._show_badges()

    def set_badge_rule(self, rule: str, *, softly: bool = False) -> None:
        """Show badges under *rule*, a value of ``Settings.badges``; *softly* fades them from now on."""
        self._badge_rule = rule
        self._fades.milliseconds = FADE if softly else 0
        self._show_badges()

    def set_faces(self, shown: bool) -> None:
        """Show portraits on the tokens, or signs of one colour."""
        if shown != self._faces:
            self._faces = shown
            use_faces(shown)
            for stand in self.stands:
                stand.redraw()

    def set_far(self, far: bool) -> None:
        """Set whether the map is so small that badges would cover it."""
        if far != self._far:
            self._far = far
            self._show_badges()

    def _show_badges(self) -> None:
        badges = {number: stand.look.badge for number, stand in enumerate(self.stands) if stand.look.badge}
        shown = badges_shown(badges, self._badge_rule, {self._hovered, self._focused}, far=self._far)
        for number, stand in enumerate(self.stands):
            stand.show_badge(number in shown)

    def show_lights(self, lights: Sequence[RegionLight]) -> None:
        """Light the regions of *lights* and dim the others; if it is empty, show all regions alike."""
        self._light.milliseconds = LIGHT_FADE if self._fades.milliseconds else 0
        self._light.show_lights(lights)

    @property
    def lit(self) -> RegionSet:
        """The regions that are lit."""
        return self._light.lit

    def region_at(self, position: QPointF) -> int:
        """Return the region at *position*, or -1."""
        for item in self.items(position):
            if isinstance(item, RegionItem):
                return item.region
        return -1

    def step_at(self, position: QPointF) -> tuple[int, int]:
        """Return the region whose - or + is at *position* and -1 or 1; (-1, 0) if there is none."""
        for region, stand in enumerate(self.stands):
            if stand.look.steps is not None and (step := stand.step_at(stand.mapFromScene(position))):
                return region, step
        return -1, 0

    def _steps_at(self, region: int) -> QPointF:
        """Return the position of - and + in *region* relative to its tokens; recompute all if the size has changed."""
        if self._step_size != self._size:
            self._step_size = self._size
            outlines = [item.shape() for item in self.regions]
            self._step_places = step_places(outlines, self.shape.labels, self._size)
        return self._step_places[region]

    def set_hovered(self, region: int) -> None:
        """Highlight *region* as the one under the pointer; -1 is none."""
        if region == self._hovered:
            return
        for number in (self._hovered, region):
            if number >= 0:
                self.regions[number].set_hovered(number == region)
        self._hovered = region
        self._show_badges()

    def set_focus(self, region: int) -> None:
        """Show the keyboard focus ring around *region*; -1 hides it."""
        self._focused = region
        self._show_badges()
        self._focus.show_outline(self.regions[region].shape() if region >= 0 else None)

    def show_moves(self, moves: Sequence[MoveArrow]) -> None:
        """Replace the arrows by those of *moves*, numbered from 1."""
        if tuple(moves) == self._moves:
            return
        self._moves = tuple(moves)
        for arrow in self._arrows:
            self.removeItem(arrow)
        labels = self.shape.labels
        self._arrows = []
        for number, move in enumerate(self._moves, 1):
            start = labels[move.source] if move.source >= 0 else None
            arrow = ArrowItem(move, number, start, labels[move.region], self._budget)
            arrow.set_size(self._size)
            arrow.setVisible(not self._covered)
            self.addItem(arrow)
            self._arrows.append(arrow)

    def show_pointers(self, pointers: Sequence[RegionPointer]) -> None:
        """Replace the pointers shown by *pointers*."""
        for item in self._pointers:
            self.removeItem(item)
        self._pointers = []
        for pointer in pointers:
            place = self.shape.labels[pointer.region]
            item = PointerItem(pointer, self.regions[pointer.region].shape(), place, self.sceneRect())
            item.set_size(self._size)
            self.addItem(item)
            self._pointers.append(item)

    def show_overlay(self, overlays: Sequence[RegionOverlay] | None, *, tokens: bool = True) -> None:
        """Show one overlay for each region; None removes them. *tokens* False hides tokens, owners and arrows."""
        if overlays is not None and not self._overlays:
            self._create_overlay_items()
        bare = overlays is None
        self._covered = not (tokens or bare)
        for arrow in self._arrows:
            arrow.setVisible(not self._covered)
        for number, (ground, tags) in enumerate(self._overlays):
            overlay = BARE if overlays is None else overlays[number]
            ground.show_overlay(overlay)
            tags.show_tags(overlay.tags)
        self._place_tags()
        for stand in self.stands:
            stand.setOpacity(1.0 if tokens or bare else 0.0)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def _create_overlay_items(self) -> None:
        """Create the overlay items when an overlay is first shown."""
        for region in self.regions:
            pair = OverlayFillItem(region.shape(), self._budget), OverlayTagsItem(self._budget)
            for item in pair:
                self.addItem(item)
            self._overlays.append(pair)

    def _place_tags(self) -> None:
        """Place all tags on the tokens' positions, as large as tokens, or smaller if they would overlap."""
        sizes = [size for size in (self._size, *_TAG_SIZES) if size <= self._size]
        for size in sizes:
            places = [self._place(tags, region, size) for region, (_, tags) in enumerate(self._overlays)]
            if not any(one.intersects(other) for one, other in combinations(places, 2)):
                return
        for one, other in combinations(range(len(places)), 2):    # last resort: move one up and one down
            upper, lower = sorted((one, other), key=lambda region: places[region].top())
            push = places[upper].intersected(places[lower]).height() / 2
            for region, way in ((upper, -push), (lower, push)):
                places[region].translate(0, way)
                self._overlays[region][1].moveBy(0, way)

    def _place(self, tags: OverlayTagsItem, region: int, size: float) -> QRectF:
        """Place *tags* on *region* within the map and return the rectangle that they cover."""
        place, (aside, above) = self.shape.labels[region], tags.reach
        x, y = aside * size, above * size
        tags.setScale(size)
        middle = QPointF(min(max(place.x(), x), self.shape.width - x), min(max(place.y(), y), self.shape.height - y))
        tags.setPos(middle)
        return QRectF(middle.x() - x, middle.y() - y, 2 * x, 2 * y) if aside else QRectF()

    def set_codes_shown(self, shown: bool) -> None:
        """Show or hide the code of every region."""
        for stand in self.stands:
            stand.set_show_code(shown)

    @property
    def token_size(self) -> float:
        """The factor that enlarges tokens at the current zoom."""
        return self._size

    def set_zoom(self, pixels: float) -> None:
        """Scale tokens, arrows and tags to be legible at *pixels* per board unit."""
        self._budget.zooming()
        self._ground.set_zooming(True)
        size = growth(pixels)
        if size == self._size:
            return
        self._size = size
        for stand in self.stands:
            stand.setScale(self._size)
            if stand.look.steps is not None:    # - and + may have to move
                stand.redraw()
        for arrow in self._arrows:
            arrow.set_size(self._size)
        for pointer in self._pointers:
            pointer.set_size(self._size)
        self._place_tags()


_CLOSE_ROOM: Final = 1.12
"""Maximum size of the area shown, relative to that of the region."""

_CLOSE_STACK: Final = 0.31
_CLOSE_PIECE: Final = 0.16
"""Radius of the tokens, and of a piece beside them, as a share of the picture's height."""

_CLOSE_PIECES: Final = 3


def close_up(scene: BoardScene, region: int, size: QSize, ratio: float) -> QPixmap:
    """Return a picture of *region* and its defenders with dimmed surroundings; *size* is in logical pixels."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    outline = scene.shape.paths[region]
    bounds = outline.boundingRect()
    scale = max(size.width() / (bounds.width() * _CLOSE_ROOM), size.height() / (bounds.height() * _CLOSE_ROOM))
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.save()
    p.scale(scale, scale)
    area = _held_in(QRectF(0, 0, size.width() / scale, size.height() / scale), bounds.center(), scene.sceneRect())
    p.translate(-area.topLeft())
    p.setClipRect(area)
    scene.paint_ground(p, area)
    around = QPainterPath()
    around.addRect(area)
    p.fillPath(around.subtracted(outline), QColor(43, 29, 20, 120))
    p.setPen(QPen(INK, 2.4 / scale))
    p.drawPath(outline)
    p.restore()
    _paint_defenders(p, scene, region, size)
    p.end()
    return picture


def _held_in(area: QRectF, centre: QPointF, whole: QRectF) -> QRectF:
    """Centre *area* on *centre*, shift it into *whole*, and return it."""
    area.moveCenter(centre)
    area.moveLeft(min(max(area.left(), whole.left()), max(whole.left(), whole.right() - area.width())))
    area.moveTop(min(max(area.top(), whole.top()), max(whole.top(), whole.bottom() - area.height())))
    return area


def _paint_defenders(p: QPainter, scene: BoardScene, region: int, size: QSize) -> None:
    """Paint the tokens in the middle and the pieces to their right."""
    look = scene.stands[region].look
    face = None
    if look.tokens and look.race:
        face = TokenFace("race", look.race, look.tokens, look.declined)
    elif look.natives:
        face = TokenFace("native", look.native, look.natives)
    middle, high = QPointF(size.width() / 2, size.height() / 2), size.height()
    if face is not None:
        p.save()
        p.translate(middle)
        paint_stack(p, style_of(look.seat) if face.kind == "race" else NEUTRAL, face, high * _CLOSE_STACK)
        p.restore()
    step = 2.4 * high * _CLOSE_PIECE
    beside = high * (_CLOSE_STACK + _CLOSE_PIECE) * 1.25
    first = middle.x() + (beside if face is not None else -step * (len(look.pieces) - 1) / 2)
    for number, (kind, count) in enumerate(look.pieces[:_CLOSE_PIECES]):
        p.save()
        p.translate(first + number * step, middle.y())
        paint_piece(p, kind, high * _CLOSE_PIECE * (1 if face is not None else 1.5), count)
        p.restore()
