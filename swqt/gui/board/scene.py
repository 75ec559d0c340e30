"""The scene of one board: landscape, regions, and what stands on them.

Which of the cost badges stand on the map: on a full one they would bury what lies below them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget

from swqt.engine import Board
from swqt.gui.board.background import BackgroundItem, LandscapeLoader
from swqt.gui.board.cached_item import LIMIT, RenderBudget
from swqt.gui.board.decoration import GROUNDS, within_frame
from swqt.gui.board.geometry import MapGeometry, growth
from swqt.gui.board.overlay_items import (
    BARE,
    ArrowItem,
    FocusItem,
    MoveArrow,
    OverlayFillItem,
    OverlayTagsItem,
    RegionOverlay,
)
from swqt.gui.board.region_items import FADE, BadgeFader, RegionItem, RegionLook, TokenStackItem
from swqt.gui.board.token_painter import AFFORDABLE, CostBadge

AUTO: Final = "auto"
ALL: Final = "all"
HOVER: Final = "hover"
OFF: Final = "off"
"""The values of ``Settings.badges``. AUTO: all if there are ``FEW``, otherwise what can be paid; HOVER: the one that is
looked at; OFF: none at all."""

FEW: Final = 12


def badges_shown(badges: Mapping[int, CostBadge], rule: str, looked_at: set[int], *, far: bool = False) -> set[int]:
    """Return the regions whose badge is shown by *rule*; *far*: the map is so small that one looks for one's own."""
    if rule == OFF:
        return set()
    seen = looked_at & badges.keys()
    if rule == HOVER or far:
        return seen
    if rule == ALL or len(badges) <= FEW:
        return set(badges)
    return seen | {region for region, badge in badges.items() if badge.state == AFFORDABLE}


_TAG_SIZES: Final = (1.2, 1.0)
"""Sizes that tags may have beside that of tokens, where they would lie on each other."""

_LOW: Final = 95.0
_HIGH: Final = 72.0
"""Distances from the lower and the upper edge within which there is no room below or above the tokens."""

_DARK: Final = 115
"""The lightness below which a ground counts as dark."""


class BoardScene(QGraphicsScene):
    """Shows a RegionLook for each region; knows nothing of rules or turns. A zoom that has come to rest is ``rested``.
    """

    rested = Signal()

    def __init__(
        self, board: Board, shape: MapGeometry, image: QImage | None = None, parent: QObject | None = None,
        *, render_limit: float = LIMIT,
    ) -> None:    # fmt: skip
        """*image* is the painted landscape; without it, it is loaded or painted beside the window.

        *render_limit* is that of the RenderBudget.
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
            dark = QColor(GROUNDS[board.terrain_of(number)].base).lightness() < _DARK
            region = RegionItem(number, within_frame(outline, self.sceneRect()), self._budget, dark=dark)
            y = shape.labels[number].y()
            low, high = y > shape.height - _LOW, y < _HIGH
            stand = TokenStackItem(board.codes[number], self._budget, self._fades, low=low, high=high)
            stand.setPos(shape.labels[number])
            self.addItem(region)
            self.addItem(stand)
            self.regions.append(region)
            self.stands.append(stand)
        self._focus = FocusItem()
        self.addItem(self._focus)
        self._hovered = -1
        self._focused = -1
        self._badge_rule = AUTO
        self._far = False
        self._size = 1.0
        self._moves: tuple[MoveArrow, ...] = ()
        self._arrows: list[ArrowItem] = []
        self._covered = False
        self._lays: list[tuple[OverlayFillItem, OverlayTagsItem]] = []

    def _on_rest(self) -> None:
        self._ground.set_zooming(False)
        self.rested.emit()

    def close(self) -> None:
        """Stop whatever is still being painted."""
        self._fades.finish()
        self._budget.close()
        self._backdrop.close()

    @property
    def is_painted(self) -> bool:
        """Whether nothing in sight waits to be drawn, or to be drawn sharper."""
        return self._budget.is_idle and not self._fades.is_running

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint what lies flat on the table into a picture for a file."""
        self.paint_flat(painter, QRectF(rect), None)

    def paint_flat(self, painter: QPainter, area: QRectF, widget: QWidget | None) -> None:
        """Paint the landscape in *area*, and on it who holds what.

        These are no items to the painting scene: a view keeps them as its background, a picture that it moves when the
        map is moved, and copies below the tokens.
        """
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._ground.paint_area(painter, area, widget)
        if not self._covered:
            wanted = painter.clipRegion() if painter.hasClipping() else None
            for region in self.regions:
                box = region.boundingRect()
                if box.intersects(area) and (wanted is None or wanted.intersects(box.toAlignedRect())):
                    region.paint_picture(painter, widget)

    def show_looks(self, looks: Sequence[RegionLook]) -> None:
        """Paint what changed; *looks* has one entry for each region."""
        for region, stand, look in zip(self.regions, self.stands, looks, strict=True):
            region.show_look(look)
            stand.show_look(look)
        self._show_badges()

    def set_badge_rule(self, rule: str, *, softly: bool = False) -> None:
        """Show the badges by *rule*, as ``Settings.badges`` names it; from now on they come and go *softly*, or not."""
        self._badge_rule = rule
        self._fades.milliseconds = FADE if softly else 0
        self._show_badges()

    def set_far(self, far: bool) -> None:
        """Take note whether the map is so small that badges would bury it."""
        if far != self._far:
            self._far = far
            self._show_badges()

    def _show_badges(self) -> None:
        badges = {number: stand.look.badge for number, stand in enumerate(self.stands) if stand.look.badge}
        shown = badges_shown(badges, self._badge_rule, {self._hovered, self._focused}, far=self._far)
        for number, stand in enumerate(self.stands):
            stand.show_badge(number in shown)

    def region_at(self, position: QPointF) -> int:
        """Return the region at *position*, or -1."""
        for item in self.items(position):
            if isinstance(item, RegionItem):
                return item.region
        return -1

    def set_hovered(self, region: int) -> None:
        """Mark *region* (-1: none) as the one under the pointer."""
        if region == self._hovered:
            return
        for number in (self._hovered, region):
            if number >= 0:
                self.regions[number].set_hovered(number == region)
        self._hovered = region
        self._show_badges()

    def set_focus(self, region: int) -> None:
        """Lay the ring of the keyboard around *region*; -1 takes it away."""
        self._focused = region
        self._show_badges()
        self._focus.show_outline(self.regions[region].shape() if region >= 0 else None)

    def show_moves(self, moves: Sequence[MoveArrow]) -> None:
        """Show *moves* as numbered arrows, and no others."""
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

    def show_overlay(self, lays: Sequence[RegionOverlay] | None, *, tokens: bool = True) -> None:
        """Lay one Lay on each region, without the *tokens* if need be; None takes everything off again."""
        if lays is not None and not self._lays:
            self._make_lays()
        bare = lays is None
        self._covered = not (tokens or bare)
        for arrow in self._arrows:
            arrow.setVisible(not self._covered)
        for number, (ground, tags) in enumerate(self._lays):
            lay = BARE if lays is None else lays[number]
            ground.show_lay(lay)
            tags.show_tags(lay.tags)
        self._seat_tags()
        for stand in self.stands:
            stand.setOpacity(1.0 if tokens or bare else 0.0)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def _make_lays(self) -> None:
        """Make what lies on the regions, once it is first wanted."""
        for region in self.regions:
            pair = OverlayFillItem(region.shape(), self._budget), OverlayTagsItem(self._budget)
            for item in pair:
                self.addItem(item)
            self._lays.append(pair)

    def _seat_tags(self) -> None:
        """Put tags where tokens are, as large as tokens; smaller where they would lie on each other."""
        sizes = [size for size in (self._size, *_TAG_SIZES) if size <= self._size]
        for size in sizes:
            places = [self._seat(tags, region, size) for region, (_, tags) in enumerate(self._lays)]
            if not any(one.intersects(other) for one, other in combinations(places, 2)):
                return
        for one, other in combinations(range(len(places)), 2):    # the last resort: one gives way up, one down
            upper, lower = sorted((one, other), key=lambda region: places[region].top())
            push = places[upper].intersected(places[lower]).height() / 2
            for region, way in ((upper, -push), (lower, push)):
                places[region].translate(0, way)
                self._lays[region][1].moveBy(0, way)

    def _seat(self, tags: OverlayTagsItem, region: int, size: float) -> QRectF:
        """Put *tags* on *region*, not over the edge of the map; return what they cover."""
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

    def set_zoom(self, pixels: float) -> None:
        """Keep tokens legible when the map is small: *pixels* on the screen for each unit of the board."""
        self._budget.zooming()
        self._ground.set_zooming(True)
        size = growth(pixels)
        if size == self._size:
            return
        self._size = size
        for stand in self.stands:
            stand.setScale(self._size)
        for arrow in self._arrows:
            arrow.set_size(self._size)
        self._seat_tags()
