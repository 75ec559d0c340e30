"""Portraits of races, crests of powers, and pictures of relics, places and pieces, painted from SVG files.

The files are in ``resources/art``; a player's own race or power may have one beside its trait file. They are read when
they are first shown. What has been painted is kept in QPixmapCache.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from swqt.content import BLANK, bust, draw_picture, face_square, picture_source, with_shut_eyes, without_scene
from swqt.gui.style.seat_style import NEUTRAL, SeatStyle, emblem_path, style_of
from swqt.gui.style.theme import INK as LINE
from swqt.gui.style.theme import blend

WIDTH: Final = 320.0
HEIGHT: Final = 160.0
"""The size of a portrait in its file, in units; a crest is square."""

_EIGHT_WAYS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
_CACHE_KB: Final = 32 * 1024

INK: Final = QColor(LINE)
STONE: Final = QColor("#a39580")
BONE: Final = QColor("#f0e6c8")


def use_picture(kind: str, name: str, text: str) -> bool:
    """Show the SVG *text*, which has been checked, for the race or power *name* from now on; return whether it is new.

    With an empty *text* the picture is that of the files again.
    """
    if not draw_picture(kind, name, text):
        return False
    QPixmapCache.clear()
    return True


def has_picture(kind: str, name: str) -> bool:
    """Return whether the race, power or piece *name* has a picture of its own."""
    return picture_source(kind, name) != picture_source(kind, BLANK)


def _posed(race: str, *, asleep: bool) -> str:
    """Return the SVG text of *race*, with its eyes shut if *asleep*."""
    text = picture_source("race", race)
    return with_shut_eyes(text) if asleep else text


def portrait(race: str, size: QSize, ratio: float, *, asleep: bool = False, focus: float = 0.5) -> QPixmap:
    """Return the portrait of *race* with its landscape, cropped to *size* in logical pixels.

    *focus* is the height, from 0 to 1, that is kept if *size* is wider than the portrait. *asleep* shows a race in
    decline, with its eyes shut and faded.
    """

    def paint() -> QImage:
        width, height = size.width() * ratio, size.height() * ratio
        scale = max(width / WIDTH, height / HEIGHT)
        image = _blank(round(width), round(height))
        _render(_posed(race, asleep=asleep), image, QRectF(
            (width - WIDTH * scale) * 0.2, (height - HEIGHT * scale) * focus, WIDTH * scale, HEIGHT * scale
        ))
        return faded(image) if asleep else image

    return _kept(f"portrait {race} {size.width()}x{size.height()} {ratio} {asleep} {focus}", paint, ratio)


def face(race: str, side: int, *, asleep: bool = False) -> QPixmap:
    """Return the bust of *race* without landscape, seen through its face square, *side* device pixels wide.

    *asleep* shuts its eyes, mirrors and fades it.
    """

    def paint() -> QImage:
        text = _posed(race, asleep=asleep)
        x, y, width = face_square(text)
        scale = side / width
        image = _blank(side, side)
        _render(bust(text), image, QRectF(-x * scale, -y * scale, WIDTH * scale, HEIGHT * scale))
        return faded(image).flipped(Qt.Orientation.Horizontal) if asleep else image

    return _kept(f"face {race} {side} {asleep}", paint, 1.0)


def figure(race: str, height: int, *, mirrored: bool = False, empty_handed: bool = False) -> QImage:
    """Return *race* without landscape, *height* device pixels tall and twice as wide.

    It is not kept: figures are large, and shown at one place. *mirrored* lets it look to the left; if *empty_handed*,
    what it holds is left out.
    """
    text, image = picture_source("race", race), _blank(2 * height, height)
    _render(bust(text) if empty_handed else without_scene(text), image, QRectF(image.rect()))
    return image.flipped(Qt.Orientation.Horizontal) if mirrored else image


def paint_face(p: QPainter, race: str, box: QRectF, ratio: float) -> None:
    """Paint the face of *race* into the circle in *box*; *ratio* is that of device pixels."""
    disc = QPainterPath()
    disc.addEllipse(box)
    picture = face(race, max(1, round(box.width() * ratio)))
    p.save()
    p.fillPath(disc, QColor("#e9dcb8"))
    p.setClipPath(disc)
    p.drawPixmap(box, picture, QRectF(picture.rect()))
    p.restore()
    edge = max(1.0, box.width() * 0.06)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(INK, edge))
    p.drawEllipse(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))


def crest(kind: str, name: str, side: int, ratio: float, *, halo: QColor | None = None, dull: bool = False) -> QPixmap:
    """Return the picture of the power or piece *name*, *side* logical pixels wide.

    *halo* is the colour of a line around it, for pictures and dark grounds; *dull* fades it.
    """

    def paint() -> QImage:
        pixels = round(side * ratio)
        image = _blank(pixels, pixels)
        margin = max(1.0, pixels * 0.07) if halo is not None else 0.0
        whole = QRectF(margin, margin, pixels - 2 * margin, pixels - 2 * margin)
        _render(picture_source(kind, name), image, whole)
        if halo is not None:
            image = _with_halo(image, halo, margin)
        return faded(image) if dull else image

    return _kept(f"crest {kind} {name} {side} {ratio} {halo.rgba() if halo else ''} {dull}", paint, ratio)


def _kept(key: str, paint: Callable[[], QImage], ratio: float) -> QPixmap:
    """Return the pixmap remembered under *key*, which *paint* makes if there is none."""
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        if QPixmapCache.cacheLimit() < _CACHE_KB:
            QPixmapCache.setCacheLimit(_CACHE_KB)
        pixmap = QPixmap.fromImage(paint())
        pixmap.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _blank(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _render(text: str, image: QImage, place: QRectF) -> None:
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    QSvgRenderer(QByteArray(text.encode())).render(painter, place)
    painter.end()


@cache
def _decline_ramp() -> list[int]:
    """Colours by luminance: ink, stone at 51 %, bone."""
    dark = [blend(INK, STONE, grey / 130) for grey in range(130)]
    bright = [blend(STONE, BONE, grey / 125) for grey in range(126)]
    return [colour.rgb() for colour in (*dark, *bright)]


def faded(image: QImage, strength: float = 0.8) -> QImage:
    """Return *image* in the grey-brown of a race in decline, mixed with the rest of its own colours."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    toned = QImage(grey.constBits(), grey.width(), grey.height(), grey.bytesPerLine(), QImage.Format.Format_Indexed8)
    toned.setColorTable(_decline_ramp())
    out = image.copy()
    painter = QPainter(out)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(strength)
    painter.drawImage(0, 0, toned.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
    painter.end()
    return out


def _with_halo(image: QImage, colour: QColor, width: float) -> QImage:
    """Return *image* with a line of *colour* around its shape, so that it stands out from any ground."""
    shape = image.copy()
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shape.rect(), colour)
    painter.end()
    out = _blank(image.width(), image.height())
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for dx, dy in _EIGHT_WAYS:
        painter.drawImage(QPointF(dx * width, dy * width), shape)
    painter.drawImage(0, 0, image)
    painter.end()
    return out


PAPER: Final = QColor("#f8f0dc")

_RING: Final = 0.79
"""Radius of the face, and of the sign at the upper left, by that of the round."""

_SIGN: Final = 0.3


def paint_medallion(
    p: QPainter, centre: QPointF, radius: float, style: SeatStyle, race: str, *, asleep: bool = False,
    ratio: float = 1.0,
) -> None:    # fmt: skip
    """Paint the face of *race* in a round ring of *style*; *ratio* is the device pixels of a logical one."""
    tint = blend(style.tint(), STONE, 0.35) if asleep else style.tint()
    inner = radius * _RING
    box = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
    circle = QPainterPath()
    circle.addEllipse(box)
    p.save()
    p.setPen(QPen(INK, max(1.0, radius * 0.07)))
    p.setBrush(tint)
    p.drawEllipse(centre, radius * 0.965, radius * 0.965)
    ground = blend(tint, PAPER, 0.72)
    p.fillPath(circle, blend(ground, STONE, 0.5) if asleep else ground)
    p.setClipPath(circle, Qt.ClipOperation.IntersectClip)
    side = max(16, math.ceil(2 * inner * ratio))
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawPixmap(box, face(race, side, asleep=asleep), QRectF(0, 0, side, side))
    p.restore()
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(INK, max(0.8, radius * 0.045)))
    p.drawPath(circle)
    p.restore()


def paint_sign(p: QPainter, centre: QPointF, radius: float, style: SeatStyle) -> None:
    """Paint the sign of *style* at the upper left of a round of *radius*, as on a token."""
    size = max(6.5, radius * _SIGN)
    p.save()
    p.translate(centre - QPointF(radius * 0.74, radius * 0.7))
    p.setPen(QPen(INK, max(1.0, size * 0.2)))
    p.setBrush(PAPER)
    p.drawEllipse(QPointF(0, 0), size, size)
    p.fillPath(emblem_path(style.emblem, size * 0.52), INK)
    p.restore()


def medallion(
    race: str, side: int, ratio: float, *, seat: int = -1, power: str = "", asleep: bool = False
) -> QPixmap:    # fmt: skip
    """Return the face of *race* as a round picture of *side* logical pixels, with the crest of *power* at its foot.

    The ring is that of *seat*; nobody's is grey.
    """
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = side / 2
    style = style_of(seat) if seat >= 0 else NEUTRAL
    paint_medallion(p, QPointF(half, half), half, style, race, asleep=asleep, ratio=ratio)
    if power:
        small = round(side * 0.5)
        p.drawPixmap(QPointF(side - small, side - small), crest("power", power, small, ratio, halo=PAPER))
    p.end()
    return picture
