"""Paints token stacks, pieces, proposed tokens and pieces, and cost badges around the painter's origin."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QRadialGradient

from swqt.gui.board.glyphs import pen, shadow
from swqt.gui.style.cards import paint_coin
from swqt.gui.style.icons import outline, scaled, text_path
from swqt.gui.style.portraits import STONE, crest, has_picture
from swqt.gui.style.portraits import face as race_face
from swqt.gui.style.seat_style import SeatStyle, emblem_path, faded, paint_seat_mark, style_of
from swqt.gui.style.theme import blend
from swqt.gui.texts.names import percent

INK: Final = QColor(42, 29, 19)
PAPER: Final = QColor(252, 245, 226)
GOLD: Final = QColor(246, 196, 64)
RADIUS: Final = 26.0

AFFORDABLE: Final = "affordable"
CHANCY: Final = "chancy"
DEAR: Final = "dear"
LOCKED: Final = "locked"


class TokenFace(NamedTuple):
    """The appearance of a stack: its sign (*kind*, *name*), number of *tokens*, and whether it is in decline."""

    kind: str
    name: str
    tokens: int
    declined: bool = False


class GhostPiece(NamedTuple):
    """Proposed tokens of *seat* and *race*; *text* is their number."""

    seat: int
    race: str
    text: str
    declined: bool = False


def paint_ghost(p: QPainter, style: SeatStyle, ghost: GhostPiece, radius: float = RADIUS) -> None:
    """Paint a proposed token: translucent, with an opaque number and a dashed rim."""
    tint = faded(style.tint()) if ghost.declined else style.tint()
    p.save()
    p.setOpacity(0.5)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint)
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setOpacity(0.8)
    p.fillPath(scaled(outline("race", ghost.race), radius * 0.66), QColor(style.ink))
    p.setOpacity(1)
    _dashed_rim(p, radius)
    digits = text_path(ghost.text, 100)
    high = radius * 0.5
    wide = max(high, digits.boundingRect().width() * radius * 0.0135 / 2 + radius * 0.26)
    box = QRectF(radius * 0.8 - wide, radius * 0.72 - high, 2 * wide, 2 * high)
    p.setPen(QPen(INK, radius * 0.09))
    p.setBrush(PAPER)
    p.drawRoundedRect(box, high, high)
    p.fillPath(scaled(digits, radius * 0.0135, box.center().x(), box.center().y()), INK)
    p.restore()


def _dashed_rim(p: QPainter, radius: float) -> None:
    """Paint the dashed rim of a proposed token or piece."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(17, 17, 17), radius * 0.16))
    p.drawEllipse(QPointF(0, 0), radius, radius)
    dashed = QPen(QColor(255, 255, 255), radius * 0.1)
    dashed.setDashPattern([2.2, 1.6])
    p.setPen(dashed)
    p.drawEllipse(QPointF(0, 0), radius, radius)


_SMALLEST_FACE: Final = 30.0
"""Diameter in device pixels from which a token shows a portrait instead of a sign."""

_faces: Final = [True]


def use_faces(shown: bool) -> None:
    """Show portraits on tokens that are large enough, or always the one-colour signs."""
    _faces[0] = shown


def paint_stack(p: QPainter, style: SeatStyle, face: TokenFace, radius: float = RADIUS) -> None:
    """Paint a stack of tokens: seat colour, portrait or sign, seat emblem and number."""
    tint = blend(style.tint(), STONE, 0.35) if face.declined else style.tint()
    edges = max(1, min(face.tokens, 4))
    lift = radius * 0.15
    shadow(p, radius * 0.2, radius * 0.35 + edges * lift * 0.5, radius * 1.3, radius * 1.15, 120)
    for k in range(edges - 1, 0, -1):
        _disc(p, QPointF(0, k * lift), radius, blend(tint, INK, 0.35))
    paint_token(p, style, face, radius)
    _seat_mark(p, style, QPointF(-radius * 0.72, -radius * 0.7), radius * 0.34)
    if face.declined:
        _decline_mark(p, QPointF(radius * 0.74, -radius * 0.62), radius * 0.34)
    paint_number(p, face.tokens, QPointF(radius * 0.74, radius * 0.72), radius * 0.46)


def paint_token(p: QPainter, style: SeatStyle, face: TokenFace, radius: float = RADIUS) -> None:
    """Paint one token from above: seat colour, and portrait or sign."""
    tint = blend(style.tint(), STONE, 0.35) if face.declined else style.tint()
    _disc(p, QPointF(0, 0), radius, tint)
    if face.declined:
        _hatch(p, radius, tint)
    transform = p.deviceTransform()
    pixels = 2 * radius * math.hypot(transform.m11(), transform.m12())
    kind = {"race": "race", "native": "piece"}.get(face.kind)
    if _faces[0] and kind and pixels >= _SMALLEST_FACE and has_picture(kind, face.name):
        _paint_face(p, face, radius, tint, pixels)
    else:
        p.fillPath(scaled(_rim(face.kind, face.name), radius / RADIUS), INK)
        p.fillPath(scaled(outline(face.kind, face.name), radius * 0.66), PAPER)


def _paint_face(p: QPainter, face: TokenFace, radius: float, tint: QColor, pixels: float) -> None:
    """Paint the portrait in a circle on a pale ground of the seat's colour; for natives, their round picture."""
    inner = radius * 0.79
    box = QRectF(-inner, -inner, 2 * inner, 2 * inner)
    circle = QPainterPath()
    circle.addEllipse(box)
    p.save()
    if face.kind == "race":
        ground = blend(tint, PAPER, 0.72)
        p.fillPath(circle, blend(ground, STONE, 0.5) if face.declined else ground)
        p.setClipPath(circle, Qt.ClipOperation.IntersectClip)
        side = max(24, math.ceil(pixels * 0.79 / 4) * 4)    # in steps, so that a zoom does not fill the cache
        p.drawPixmap(box, race_face(face.name, side, asleep=face.declined), QRectF(0, 0, side, side))
    else:
        side = max(24, math.ceil(pixels / 4) * 4)
        whole = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        p.drawPixmap(whole, crest("piece", face.name, side, 1.0), QRectF(0, 0, side, side))
    p.restore()
    if face.kind == "race":
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(INK, radius * 0.045))
        p.drawPath(circle)


def _disc(p: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Paint one token of a stack from above: its colour and an ink rim."""
    p.setPen(QPen(INK, radius * 0.08))
    p.setBrush(colour)
    p.drawEllipse(centre, radius * 0.96, radius * 0.96)


@lru_cache(maxsize=48)
def _rim(kind: str, name: str) -> QPainterPath:
    """Return the outline stroke of a sign at RADIUS; cached because computing it takes longer than painting a stack."""
    stroker = QPainterPathStroker(pen(INK, RADIUS * 0.09))
    stroker.setCurveThreshold(0.05)
    path = stroker.createStroke(scaled(outline(kind, name), RADIUS * 0.66))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def readable_ink(ground: QColor) -> QColor:
    """Return white or black, whichever has the higher contrast on *ground* (at least 4.5:1)."""
    parts = (ground.redF(), ground.greenF(), ground.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return QColor("#ffffff") if luminance < 0.18 else QColor("#111111")


def _hatch(p: QPainter, radius: float, tint: QColor) -> None:
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius * 0.86, radius * 0.86)
    p.save()
    p.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    stripe = tint.darker(135)
    stripe.setAlpha(190)
    p.setPen(QPen(stripe, radius * 0.09))
    step = radius * 0.28
    for k in range(-8, 9):
        p.drawLine(QPointF(k * step - radius, radius), QPointF(k * step + radius, -radius))
    p.restore()


def _seat_mark(p: QPainter, style: SeatStyle, at: QPointF, radius: float) -> None:
    p.save()
    p.translate(at)
    p.setPen(QPen(QColor(17, 17, 17), radius * 0.22))
    p.setBrush(PAPER)
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.fillPath(emblem_path(style.emblem, radius * 0.56), INK)
    p.restore()


def _decline_mark(p: QPainter, at: QPointF, radius: float) -> None:
    p.setPen(QPen(QColor(17, 17, 17), radius * 0.22))
    p.setBrush(QColor(110, 98, 84))
    p.drawEllipse(at, radius, radius)
    p.fillPath(scaled(outline("sign", "decline"), radius * 0.56, at.x(), at.y()), PAPER)


def paint_number(p: QPainter, number: int, at: QPointF, radius: float) -> None:
    """Paint *number* on a small disc of parchment."""
    glow = QRadialGradient(at - QPointF(radius * 0.3, radius * 0.4), radius * 2)
    glow.setColorAt(0, QColor(255, 253, 244))
    glow.setColorAt(1, QColor(232, 214, 172))
    p.setBrush(glow)
    p.setPen(QPen(INK, radius * 0.13))
    p.drawEllipse(at, radius, radius)
    digits = text_path(str(number), 100)
    p.fillPath(scaled(digits, radius * (0.0158 if number < 10 else 0.0144), at.x(), at.y()), INK)


def paint_piece(p: QPainter, kind: str, radius: float, count: int = 1) -> None:
    """Paint a piece (lair, fortress…) or a relic, with *count* if it is more than 1."""
    shadow(p, radius * 0.15, radius * 0.25, radius * 1.25, radius * 1.1, 110)
    if _faces[0] and has_picture("piece", kind):
        _paint_picture(p, kind, radius * 1.16)
    else:
        _medallion(p, radius)
        p.fillPath(scaled(outline("piece", kind), radius * 0.65), PAPER)
    if count > 1:
        paint_number(p, count, QPointF(radius * 0.75, radius * 0.7), radius * 0.55)


def paint_promised(p: QPainter, kind: str, radius: float, count: int = 1) -> None:
    """Paint a proposed piece: translucent ground, opaque picture or sign, and a dashed rim."""
    p.save()
    p.setOpacity(0.55)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(64, 44, 28))
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setOpacity(1)
    _dashed_rim(p, radius)
    if _faces[0] and has_picture("piece", kind):
        _paint_picture(p, kind, radius * 0.8)
    else:
        p.fillPath(scaled(outline("piece", kind), radius * 0.65), PAPER)
    if count > 1:
        paint_number(p, count, QPointF(radius * 0.75, radius * 0.7), radius * 0.55)
    p.restore()


def _paint_picture(p: QPainter, kind: str, radius: float) -> None:
    """Paint the picture of a piece with a light line around it, which stands out from any terrain."""
    side = max(16, math.ceil(2 * radius * p.deviceTransform().m11() / 2) * 2)
    picture = crest("piece", kind, side, 1.0, halo=PAPER)
    p.drawPixmap(QRectF(-radius, -radius, 2 * radius, 2 * radius), picture, QRectF(0, 0, side, side))


def _medallion(p: QPainter, radius: float) -> None:
    """Paint the ground of a piece that has no picture."""
    p.setPen(QPen(QColor(17, 17, 17), radius * 0.16))
    dome = QRadialGradient(QPointF(-radius * 0.4, -radius * 0.5), radius * 1.8)
    dome.setColorAt(0, QColor(126, 96, 62))
    dome.setColorAt(1, QColor(64, 44, 28))
    p.setBrush(dome)
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(236, 210, 150), radius * 0.09))
    p.drawEllipse(QPointF(0, 0), radius * 0.88, radius * 0.88)


class CostBadge(NamedTuple):
    """The cost of conquering a region: *number* of tokens, *state* and, if that is CHANCY, the odds in percent.

    *seat* is the seat that pays; -1 is nobody in particular.
    """

    number: int
    state: str
    odds: int = 0
    seat: int = -1


BADGE: Final = 25.0
"""Height of a badge in board units: 19 pixels beside a token of 40."""

BADGE_INK: Final = QColor("#2b1d14")
BADGE_TEXT: Final = QColor("#fff6e2")
BADGE_DIM: Final = QColor("#dcc9a0")
_BADGE_EDGE: Final = QColor("#e3b04a")
_BADGE_DULL: Final = QColor("#8a7350")


def badge_width(badge: CostBadge, height: float = BADGE) -> float:
    """Return the width of *badge* without its edge."""
    if badge.state == LOCKED:
        return height * 1.25
    text = text_path(_badge_text(badge), 100).boundingRect().width() * _DIGITS * height
    return text + height * 1.42


def _badge_text(badge: CostBadge) -> str:
    return str(badge.number) if badge.state != CHANCY else percent(badge.odds)


_DIGITS: Final = 0.0083
"""Size of the digits of a badge as a share of its height."""


def paint_badge(p: QPainter, badge: CostBadge, height: float = BADGE) -> None:
    """Paint *badge*: token and number, die and odds if chancy, dim if too expensive, a lock if locked."""
    width = badge_width(badge, height)
    dim = badge.state in (DEAR, LOCKED)
    _pill(p, width, height, dim=dim)
    if badge.state == LOCKED:
        p.fillPath(scaled(outline("sign", "lock"), height * 0.34), BADGE_DIM)
        return
    sign = QPointF(-width / 2 + height * 0.56, 0)
    if badge.state == CHANCY:
        _die(p, sign, height * 0.33)
    else:
        _small_token(p, badge.seat, sign, height * 0.3, dim=dim)
    digits = text_path(_badge_text(badge), 100)
    text_width = digits.boundingRect().width() * _DIGITS * height
    middle = width / 2 - height * 0.42 - text_width / 2
    p.fillPath(scaled(digits, _DIGITS * height, middle, 0), BADGE_DIM if dim else BADGE_TEXT)


def _pill(p: QPainter, width: float, height: float, *, dim: bool) -> None:
    """Paint the ground of a badge: ink with a gold edge, or a dull dashed one if it is *dim*."""
    box = QRectF(-width / 2, -height / 2, width, height)
    shadow(p, 1.5, 3, width * 0.56, height * 0.58, 90 if dim else 130)
    line = QPen(_BADGE_DULL if dim else _BADGE_EDGE, height * 0.09)
    if dim:
        line.setDashPattern([2.6, 1.8])
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(BADGE_INK)
    rim = height * 0.09
    p.drawRoundedRect(box.adjusted(-rim, -rim, rim, rim), height / 2 + rim, height / 2 + rim)
    p.setPen(line)
    p.drawRoundedRect(box, height / 2, height / 2)


def _small_token(p: QPainter, seat: int, at: QPointF, radius: float, *, dim: bool) -> None:
    """Paint the small token of *seat* that stands beside a number, hollow if *dim*; a coin if *seat* is -1."""
    if seat < 0:
        paint_coin(p, at, radius)
        return
    colour = style_of(seat).tint()
    p.setPen(QPen(BADGE_DIM if dim else BADGE_TEXT, radius * 0.26))
    p.setBrush(Qt.BrushStyle.NoBrush if dim else colour)
    p.drawEllipse(at, radius, radius)


def _die(p: QPainter, at: QPointF, half: float) -> None:
    p.save()
    p.translate(at)
    p.rotate(-8)
    p.setPen(QPen(BADGE_TEXT, half * 0.14))
    p.setBrush(QColor(196, 44, 34))
    p.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.35, half * 0.35)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(255, 250, 238))
    for dx, dy in ((-0.45, -0.45), (0.0, 0.0), (0.45, 0.45)):
        p.drawEllipse(QPointF(dx * half, dy * half), half * 0.2, half * 0.2)
    p.restore()


STEP_RADIUS: Final = 13.0
"""Radius of the - and + buttons of a region, in board units."""

STEP_APART: Final = 20.0
"""Distance of their centres from the middle between them, where their clickable areas meet, in board units."""


def paint_steps(p: QPainter, *, fewer: bool, more: bool) -> None:
    """Paint - and + side by side; grey if a region cannot have *fewer* or *more* tokens."""
    for x, possible, plus in ((-STEP_APART, fewer, False), (STEP_APART, more, True)):
        ink = BADGE_INK if possible else QColor("#6b6257")
        shadow(p, x + 1.5, 3, STEP_RADIUS * 1.2, STEP_RADIUS * 1.15, 120)
        p.setPen(QPen(ink, 2.2))
        p.setBrush(QColor("#f6c65a") if possible else QColor("#b9ae9c"))
        p.drawEllipse(QPointF(x, 0), STEP_RADIUS - 1, STEP_RADIUS - 1)
        p.setPen(QPen(ink, 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawLine(QPointF(x - 6, 0), QPointF(x + 6, 0))
        if plus:
            p.drawLine(QPointF(x, -6), QPointF(x, 6))


def paint_player(p: QPainter, at: QPointF, radius: float, style: SeatStyle, race: str, *, asleep: bool = False) -> None:
    """Paint a token of *race* with the mark of its seat around *at*; only the mark if there is no race."""
    p.save()
    p.translate(at)
    if race:
        paint_token(p, style, TokenFace("race", race, 1, declined=asleep), radius)
        p.translate(-radius * 0.72, -radius * 0.7)
        radius *= 0.44
    paint_seat_mark(p, 0, radius, style)
    p.restore()
