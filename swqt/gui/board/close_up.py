"""A small picture of one region: its landscape and the tokens that defend it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import TokenFace, paint_piece, paint_stack
from swqt.gui.style.portraits import INK
from swqt.gui.style.seat_style import NEUTRAL, style_of

_ROOM: Final = 1.12
"""Size of what is shown by that of the region."""

_STACK: Final = 0.31
_PIECE: Final = 0.16
"""Radius of the tokens, and of a piece beside them, by the height of the picture."""

_MOST_PIECES: Final = 3


def close_up(scene: BoardScene, region: int, size: QSize, ratio: float) -> QPixmap:
    """Return the picture of *region* in *size* logical pixels; its surroundings are dim."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    outline = scene.shape.paths[region]
    bounds = outline.boundingRect()
    scale = max(size.width() / (bounds.width() * _ROOM), size.height() / (bounds.height() * _ROOM))
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
    """Return *area* around *centre*, moved so that it does not leave *whole*."""
    area.moveCenter(centre)
    area.moveLeft(min(max(area.left(), whole.left()), max(whole.left(), whole.right() - area.width())))
    area.moveTop(min(max(area.top(), whole.top()), max(whole.top(), whole.bottom() - area.height())))
    return area


def _paint_defenders(p: QPainter, scene: BoardScene, region: int, size: QSize) -> None:
    """Paint the tokens in the middle, and the pieces at their right."""
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
        paint_stack(p, style_of(look.seat) if face.kind == "race" else NEUTRAL, face, high * _STACK)
        p.restore()
    step = 2.4 * high * _PIECE
    first = middle.x() + (high * (_STACK + _PIECE) * 1.25 if face is not None else -step * (len(look.pieces) - 1) / 2)
    for number, (kind, count) in enumerate(look.pieces[:_MOST_PIECES]):
        p.save()
        p.translate(first + number * step, middle.y())
        paint_piece(p, kind, high * _PIECE * (1 if face is not None else 1.5), count)
        p.restore()
