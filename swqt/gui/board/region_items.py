"""Scene items of a region: its ground with owner and marks, its stack of tokens and pieces, and its cost badge.

``RegionLook`` describes everything that a region shows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from swqt.gui.board.cached_item import CachedItem, RenderBudget
from swqt.gui.board.owner_border import CREAM, DIM, OwnerBorder, translucent
from swqt.gui.board.token_painter import (
    GOLD,
    INK,
    PAPER,
    RADIUS,
    STEP_APART,
    STEP_RADIUS,
    CostBadge,
    GhostPiece,
    TokenFace,
    paint_badge,
    paint_ghost,
    paint_piece,
    paint_promised,
    paint_stack,
    paint_steps,
)
from swqt.gui.style.seat_style import NEUTRAL, style_of
from swqt.gui.style.theme import text_font

_BOX: Final = QRectF(-52, -20, 104, 44)


class BadgeFader(QObject):
    """Fades the badges of one map in and out over ``milliseconds``; 0 shows and hides them at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.milliseconds = 0
        self._ways: dict[CostBadgeItem, tuple[float, float]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._go)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether any badge is being faded."""
        return bool(self._ways)

    def turn(self, badge: CostBadgeItem, goal: float) -> None:
        """Fade *badge* to the opacity *goal*; fades in progress are restarted to end together with it."""
        self._ways[badge] = (badge.opacity(), goal)
        if self.milliseconds <= 0:
            self.finish()
        elif self._clock.state() != QVariantAnimation.State.Running or self._clock.currentTime():
            self._begin()

    def _begin(self) -> None:
        self._ways = {item: (item.opacity(), there) for item, (_, there) in self._ways.items()}
        self._clock.stop()
        self._clock.setDuration(self.milliseconds)
        self._clock.start()

    def finish(self) -> None:
        """Complete all fades at once."""
        self._clock.stop()
        ways, self._ways = self._ways, {}
        for badge, (_, goal) in ways.items():
            badge.setOpacity(goal)
            badge.arrive()

    def _go(self, time: float) -> None:
        for badge, (start, goal) in self._ways.items():
            badge.setOpacity(start + (goal - start) * time)


class CostBadgeItem(CachedItem):
    """Shows one CostBadge or none as a child of *stand*, so that fading it does not redraw the stack."""

    def __init__(self, stand: QGraphicsItem, budget: RenderBudget, fades: BadgeFader) -> None:
        super().__init__(budget)
        self.setParentItem(stand)
        self.badge: CostBadge | None = None
        """The badge shown, including one that is being faded out."""
        self.wanted = False
        self._fades = fades
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setOpacity(0.0)
        self.setVisible(False)

    def show_badge(self, badge: CostBadge | None, place: QPointF) -> None:
        """Fade in *badge* at *place*; None fades out the current one."""
        if badge is not None:
            self.setPos(place)
            if badge != self.badge:
                self.badge = badge
                self.redraw()
        if self.wanted != (badge is not None):
            self.wanted = badge is not None
            self.setVisible(True)
            self._fades.turn(self, 1.0 if self.wanted else 0.0)

    def arrive(self) -> None:
        """Drop the badge if a fade-out has ended."""
        if not self.wanted:
            self.badge = None
            self.setVisible(False)
            self.redraw()

    def area(self) -> QRectF:
        return _BOX if self.badge is not None else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        if self.badge is not None:
            paint_badge(p, self.badge)


TARGET: Final = "target"
DIMMED: Final = "dimmed"
"""Mark of a region that cannot be chosen while another one can."""

LEAVING: Final = "leaving"
CHOSEN: Final = "chosen"


class RegionLook(NamedTuple):
    """Everything that a region shows. *seat* is -1 for no owner; *natives* counts tokens of *native*.

    *native* is "tribe" or "monster". *pieces*, and those *promised* by a proposal, are pairs of kind and count.
    *steps* is whether the person setting the token count can remove a token and add one; None while nobody sets it.
    """

    seat: int = -1
    race: str = ""
    declined: bool = False
    tokens: int = 0
    natives: int = 0
    native: str = "tribe"
    pieces: tuple[tuple[str, int], ...] = ()
    badge: CostBadge | None = None
    mark: str = ""
    ghost: GhostPiece | None = None
    promised: tuple[tuple[str, int], ...] = ()
    steps: tuple[bool, bool] | None = None


EMPTY: Final = RegionLook()


class RegionItem(CachedItem):
    """Paints a region's owner, mark and hover state on its ground; *unit* is a 1280th of the board's width."""

    def __init__(self, region: int, outline: QPainterPath, budget: RenderBudget, unit: float = 1.0) -> None:
        super().__init__(budget)
        self.region = region
        self.look = EMPTY
        self.hovered = False
        self._rim = OwnerBorder(outline)
        self._unit = unit
        self.ring = TargetRing(self, self._rim, budget, unit)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)    # the scene paints it in its background
        self.setZValue(1)

    def show_look(self, look: RegionLook) -> None:
        changed = (look.seat, look.declined, look.mark) != (self.look.seat, self.look.declined, self.look.mark)
        self.look = look
        if changed:
            self.redraw()
            self.ring.redraw()

    def set_hovered(self, hovered: bool) -> None:
        if hovered != self.hovered:
            self.hovered = hovered
            self.redraw()
            self.ring.redraw()

    def update(self, *_: object) -> None:
        """Repaint the region in the background of all views."""
        if (scene := self.scene()) is not None:
            scene.invalidate(self._rim.box, QGraphicsScene.SceneLayer.BackgroundLayer)

    def boundingRect(self) -> QRectF:
        return self._rim.box

    def shape(self) -> QPainterPath:
        return self._rim.outline

    def area(self) -> QRectF:
        shown = self.look.seat >= 0 or self.look.mark or self.hovered
        return self._rim.box if shown else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        rim, look = self._rim, self.look
        if look.seat >= 0:
            rim.paint_owner(p, detail, style_of(look.seat), self._unit, declined=look.declined)
        if look.mark == LEAVING:
            rim.hatch(p, Qt.BrushStyle.DiagCrossPattern, QColor(60, 30, 20, 190), 15, 3.4)
        elif look.mark == DIMMED:
            rim.fill(p, DIM)
        if self.hovered or look.mark == CHOSEN:
            rim.fill(p, translucent(CREAM, 41))
        rim.cut(p)


class TargetRing(CachedItem):
    """Paints the glow outside a region's border and the line on it while the region is a target or pointed at."""

    def __init__(self, region: RegionItem, rim: OwnerBorder, budget: RenderBudget, unit: float) -> None:
        super().__init__(budget)
        self._region = region
        self._rim = rim
        self._unit = unit
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)    # the scene paints it in its background
        self.setZValue(2)

    @property
    def _strong(self) -> bool:
        return self._region.hovered or self._region.look.mark == CHOSEN

    def area(self) -> QRectF:
        if not (self._strong or self._region.look.mark == TARGET):
            return QRectF()
        return self._whole()

    def _whole(self) -> QRectF:
        """Return the rectangle that the glow can reach, within the board."""
        margin = 18 * self._unit
        whole = self._rim.box.adjusted(-margin, -margin, margin, margin)
        return whole.intersected(self.scene().sceneRect()) if self.scene() is not None else whole

    def update(self, *_: object) -> None:
        """Repaint the ring in the background of all views."""
        if (scene := self.scene()) is not None:
            scene.invalidate(self._whole(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def draw(self, p: QPainter, detail: float) -> None:
        self._rim.paint_target(p, detail, self._unit, strong=self._strong)


_ROW: Final = 3
"""Pieces in a row."""

_STEP: Final = 30.0
"""Distance between the centres of two pieces, in board units."""

_PIECE: Final = 14.5
"""Radius of a piece, in board units."""

_STEP_BOX: Final = QRectF(-2 * STEP_APART, -STEP_APART, 4 * STEP_APART, 2 * STEP_APART)
"""The clickable area of - and +, relative to the middle between them."""


_BELOW, _BESIDE = RADIUS * 1.75, RADIUS * 2.65
STEP_PLACES: Final = tuple(QPointF(x, y) for x, y in (
    (0, _BELOW), (0, -_BELOW), (-18, _BELOW), (18, _BELOW), (-18, -_BELOW), (18, -_BELOW), (_BESIDE, 0), (-_BESIDE, 0),
    (-36, _BELOW), (36, _BELOW), (-36, -_BELOW), (36, -_BELOW), (_BESIDE, 20), (-_BESIDE, 20), (_BESIDE, -20),
    (-_BESIDE, -20),
))  # fmt: skip
"""Possible positions of - and + relative to the middle of the tokens (below, above, beside), the better ones first."""

_RIM: Final = tuple(
    QPointF(x + STEP_RADIUS * math.cos(turn * math.pi / 4), STEP_RADIUS * math.sin(turn * math.pi / 4))
    for x in (-STEP_APART, STEP_APART) for turn in range(8)
)  # fmt: skip


def step_places(outlines: Sequence[QPainterPath], labels: Sequence[QPointF], size: float) -> list[QPointF]:
    """Return for each region the best of STEP_PLACES: clear of tokens and other buttons, and most inside the outline.

    *labels* are the middles of the tokens; *size* is the factor that enlarges tokens and buttons.
    """
    out: list[QPointF] = []
    for region, (outline, middle) in enumerate(zip(outlines, labels, strict=True)):
        near = [other - middle for number, other in enumerate(labels) if number != region]
        buttons = [labels[number] + place * size - middle for number, place in enumerate(out)]

        def worth(
            place: QPointF, outline: QPainterPath = outline, middle: QPointF = middle, near: list[QPointF] = near,
            buttons: list[QPointF] = buttons,
        ) -> int:    # fmt: skip
            here = place * size
            inside = sum(outline.contains(middle + here + point * size) for point in _RIM)
            return inside - len(_RIM) * _is_taken(here, near, buttons, size)

        best = STEP_PLACES[0]
        most = worth(best)
        for place in STEP_PLACES[1:]:
            if most == len(_RIM):
                break
            if (value := worth(place)) > most:
                best, most = place, value
        out.append(best)
    return out


def _is_taken(here: QPointF, tokens: Sequence[QPointF], buttons: Sequence[QPointF], size: float) -> bool:
    """Return whether - and + at *here* would overlap one of *tokens* or of the other *buttons*."""
    reach = (RADIUS * 1.15 + STEP_RADIUS) * size
    for x in (-STEP_APART, STEP_APART):
        button = here + QPointF(x, 0) * size
        if any(math.hypot(button.x() - token.x(), button.y() - token.y()) < reach for token in tokens):
            return True
    return any(
        abs(here.x() - other.x()) < 4 * STEP_APART * size and abs(here.y() - other.y()) < 2 * STEP_RADIUS * size
        for other in buttons
    )    # fmt: skip


class TokenStackItem(CachedItem):
    """The contents of a region: tokens or natives, pieces, the cost badge and, if enabled, the region code."""

    def __init__(
        self, code: str, budget: RenderBudget, fades: BadgeFader, *, low: bool = False, high: bool = False
    ) -> None:
        """*low* puts the pieces and *high* the badge beside the tokens, because the board's edge is near."""
        super().__init__(budget)
        self.code = code
        self._low = low
        self._high = high
        self.look = EMPTY
        self.steps_at: Callable[[], QPointF] = lambda: STEP_PLACES[0]
        """Returns the position of - and + in item coordinates; see ``step_places``."""
        self.show_code = False
        self.badge_shown = True
        self._badge = CostBadgeItem(self, budget, fades)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(3)
        self.setVisible(False)

    def show_look(self, look: RegionLook) -> None:
        before, self.look = self.look, look
        if look._replace(mark="") != before._replace(mark=""):
            self._changed(redrawn=_without_cost(look) != _without_cost(before))

    def set_show_code(self, show: bool) -> None:
        if show != self.show_code:
            self.show_code = show
            # In an empty region both are centred, and the code takes precedence.
            self._badge.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, show)
            self._changed()

    def show_badge(self, shown: bool) -> None:
        """Show or hide the badge; its place stays free."""
        if shown != self.badge_shown:
            self.badge_shown = shown
            if self.look.badge is not None:
                self._changed(redrawn=False)

    def _changed(self, *, redrawn: bool = True) -> None:
        look = self.look
        self._badge.show_badge(look.badge if self.badge_shown else None, self._badge_place())
        badge = self._badge.badge is not None
        proposed = look.ghost or look.promised
        self.setVisible(bool(look.tokens or look.natives or look.pieces or badge or proposed or self.show_code))
        if redrawn:
            self.redraw()

    def area(self) -> QRectF:
        look = self.look
        box = QRectF()
        if look.tokens or look.natives:
            reach = RADIUS * 1.45
            box = QRectF(-reach, -reach, 2 * reach, 2 * reach + RADIUS * 0.5)
        if look.pieces or look.promised:
            box |= self._piece_box()
        if look.ghost:
            reach = RADIUS * 1.5
            box |= QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(self._ghost_place())
        if look.steps is not None:
            box |= _STEP_BOX.translated(self.steps_at())
        if self.show_code:
            box |= QRectF(-36, -20, 72, 80)
        return box

    def draw(self, p: QPainter, detail: float) -> None:
        look = self.look
        if look.ghost:
            p.save()
            p.translate(self._ghost_place())
            paint_ghost(p, style_of(look.ghost.seat), look.ghost, RADIUS * 0.86)
            p.restore()
        held = look.seat >= 0 and look.tokens > 0
        if held:
            paint_stack(p, style_of(look.seat), TokenFace("race", look.race, look.tokens, look.declined))
        elif look.natives:
            paint_stack(p, NEUTRAL, TokenFace("native", look.native, look.natives), RADIUS * 0.86)
        for number, (kind, count, at) in enumerate(self._places()):
            p.save()
            p.translate(at)
            paint = paint_piece if number < len(look.pieces) else paint_promised
            paint(p, kind, _PIECE, count)
            p.restore()
        if look.steps is not None:
            p.save()
            p.translate(self.steps_at())
            paint_steps(p, fewer=look.steps[0], more=look.steps[1])
            p.restore()
        if self.show_code:
            self._paint_code(p)

    def step_at(self, place: QPointF) -> int:
        """Return -1 or 1 if *place*, in item coordinates, is on - or +, else 0."""
        if self.look.steps is None:
            return 0
        away = place - self.steps_at()
        if abs(away.y()) > STEP_APART or abs(away.x()) > 2 * STEP_APART:
            return 0
        return -1 if away.x() < 0 else 1

    def _ghost_place(self) -> QPointF:
        """Return the position of a ghost: that of the tokens, or beside them if there are any."""
        if not self._standing():
            return QPointF()
        return QPointF(RADIUS * 1.5, RADIUS * 0.4 if self._high else -RADIUS * 0.7)

    def _standing(self) -> bool:
        return self.look.tokens > 0 or self.look.natives > 0

    def _badge_place(self) -> QPointF:
        if not self._standing():
            return QPointF()
        return QPointF(RADIUS * 2.1, -RADIUS * 0.4) if self._high else QPointF(0, -RADIUS * 1.46)

    def _places(self) -> list[tuple[str, int, QPointF]]:
        """Return the pieces, promised ones last, with their positions.

        They are centred if nothing else is in the region; otherwise they are in rows below or columns beside the rest.
        """
        y = RADIUS * 1.72 if self._standing() or self.look.ghost else (30.0 if self.look.badge else 0.0)
        if self.look.steps is not None and self.steps_at().y() > 0 and not self._low:
            y += _STEP
        pieces = self.look.pieces + self.look.promised
        out = []
        for start in range(0, len(pieces), _ROW):
            row = pieces[start : start + _ROW]
            away = y + start // _ROW * _STEP
            for number, (kind, count) in enumerate(row):
                along = (number - (len(row) - 1) / 2) * _STEP
                out.append((kind, count, QPointF(away, along) if self._low and y else QPointF(along, away)))
        return out

    def _piece_box(self) -> QRectF:
        reach = _PIECE * 1.6
        box = QRectF()
        for _, _, at in self._places():
            box |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        return box

    def _paint_code(self, p: QPainter) -> None:
        font = QFont(text_font(bold=True))
        font.setPixelSize(24)
        box = QRectF(-32, RADIUS * 0.95 if self._standing() else -16, 64, 32)
        p.setPen(QPen(INK, 2))
        p.setBrush(PAPER)
        p.drawRoundedRect(box, 8, 8)
        p.setFont(font)
        p.setPen(QPen(INK))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, self.code)
        p.setPen(QPen(GOLD, 1.5))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)


def _without_cost(look: RegionLook) -> tuple[RegionLook, bool]:
    """Return what the picture of *look* depends on; of the badge, only whether there is one."""
    return look._replace(mark="", badge=None), look.badge is not None
