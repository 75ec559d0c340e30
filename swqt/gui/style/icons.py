"""Signs of races, powers, pieces and buttons as painter paths and icons, read from resources/art; and QR codes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from typing import Any, Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPalette,
    QPixmap,
    QTransform,
)

from swqt.gui.style.theme import TEXT_FAMILY
from swqt.home import resource_folder

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)

GRID: Final = 24.0

Picture = TypeVar("Picture", QImage, QPixmap)

_FINE: Final = 12.0
_LAYER: Final = frozenset({"path", "circles", "strokes", "cut", "mirror", "turn", "flat", "use"})
_TOKEN: Final = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def parse_path(data: str) -> QPainterPath:
    """Return the outline in SVG path *data*. Only absolute M L H V C Q Z are allowed; raises ValueError otherwise."""
    words = _TOKEN.findall(data)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    at = 0
    verb = ""
    while at < len(words):
        if words[at] in _ARITY:
            verb = words[at]
            at += 1
        if verb not in _ARITY:
            raise ValueError(f"path data begins with M, not with {words[at]!r}: {data!r}")
        count = _ARITY[verb]
        values = [float(word) for word in words[at : at + count]]
        if len(values) < count:
            raise ValueError(f"{verb} needs {count} numbers: {data!r}")
        at += count
        _draw(path, verb, values)
    return path


def _draw(path: QPainterPath, verb: str, v: list[float]) -> None:
    here = path.currentPosition()
    if verb == "M":
        path.moveTo(v[0], v[1])
    elif verb == "L":
        path.lineTo(v[0], v[1])
    elif verb == "H":
        path.lineTo(v[0], here.y())
    elif verb == "V":
        path.lineTo(here.x(), v[0])
    elif verb == "C":
        path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
    elif verb == "Q":
        path.quadTo(v[0], v[1], v[2], v[3])
    else:
        path.closeSubpath()


class IconError(ValueError):
    """Raised for a sign that cannot be drawn; the message names the sign and the problem."""


@cache
def _table() -> dict[str, dict[str, list[dict[str, Any]]]]:
    table: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for file in sorted((resource_folder() / "art").glob("*.toml")):
        for kind, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            table.setdefault(kind, {}).update(entries)
    return table


def draw_layers(layers: Sequence[Mapping[str, Any]]) -> QPainterPath:
    """Return the union of *layers* on a square of GRID x GRID, minus those with ``cut``, applied in order.

    Raises IconError for a malformed layer.
    """
    out = QPainterPath()
    for layer in layers:
        if wrong := set(layer) - _LAYER:
            raise IconError(f"a layer has {', '.join(sorted(_LAYER))}, not {', '.join(sorted(wrong))}")
        if used := layer.get("use"):
            shape = QTransform.fromScale(_FINE, _FINE).map(_drawn(*used.split(".")))
        else:
            shape = _layer(layer)
        out = out.subtracted(shape) if layer.get("cut") else out.united(shape)
    out = QTransform.fromScale(1 / _FINE, 1 / _FINE).map(out)
    out.setFillRule(Qt.FillRule.OddEvenFill)
    return out


def _layer(layer: Mapping[str, Any]) -> QPainterPath:
    shape = parse_path(layer.get("path", ""))
    for x, y, across, *down in layer.get("circles", ()):
        shape.addEllipse(QPointF(x, y), across, *(down or [across]))
    for width, data in layer.get("strokes", ()):
        pen = QPainterPathStroker()
        pen.setCurveThreshold(1 / _FINE)
        pen.setWidth(width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if layer.get("flat") else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        shape.addPath(pen.createStroke(parse_path(data)))
    if layer.get("mirror"):
        shape.addPath(QTransform(-1, 0, 0, 1, GRID, 0).map(shape))
    if turn := layer.get("turn"):
        shape = QTransform().translate(GRID / 2, GRID / 2).rotate(turn).translate(-GRID / 2, -GRID / 2).map(shape)
    # Path operations flatten curves into segments of about one unit, so enlarge the shape to keep them smooth.
    shape = QTransform.fromScale(_FINE, _FINE).map(shape)
    shape.setFillRule(Qt.FillRule.WindingFill)
    return shape.simplified()


@cache
def outline(kind: str, name: str) -> QPainterPath:
    """Return the sign *name* of *kind* (race, power, native, piece, sign), centred on the origin in a square of 2 x 2.

    Without a sign, the first two letters of the name are used.
    """
    if name not in known(kind):
        return _monogram(name)
    centred = QTransform.fromScale(2 / GRID, 2 / GRID).translate(-GRID / 2, -GRID / 2).map(_drawn(kind, name))
    centred.setFillRule(Qt.FillRule.OddEvenFill)
    return centred


def _drawn(kind: str, name: str) -> QPainterPath:
    try:
        return draw_layers(_table()[kind][name])
    except KeyError as error:
        raise IconError(f"there is no sign {kind}.{name}") from error
    except (ValueError, TypeError) as error:
        raise IconError(f"{kind}.{name}: {error}") from error


def known(kind: str) -> frozenset[str]:
    """Return the names that have a sign of *kind*."""
    return frozenset(_table().get(kind, {}))


def _monogram(name: str) -> QPainterPath:
    font = QFont(TEXT_FAMILY)
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, name[:2].capitalize() or "?")
    box = path.boundingRect()
    if box.isEmpty():
        box = QRectF(0, 0, 1, 1)
    scale = 1.7 / max(box.width(), box.height())
    return QTransform.fromScale(scale, scale).translate(-box.center().x(), -box.center().y()).map(path)


def dried(picture: Picture) -> Picture:
    """Return a copy of a painted *picture* without the 300 kB of buffers that its QPainter has attached to it."""
    return picture.copy()


def scaled(path: QPainterPath, radius: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """Return *path* scaled by *radius* and moved to (x, y)."""
    return QTransform(radius, 0, 0, radius, x, y).map(path)


@cache
def text_path(text: str, pixels: int, *, bold: bool = True) -> QPainterPath:
    """Return *text* as an outline centred on the origin, *pixels* high."""
    font = QFont(TEXT_FAMILY)
    font.setBold(bold)
    font.setPixelSize(pixels)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    # Centre by the cap height, so that all digits share a baseline.
    height = QFontMetricsF(font).capHeight()
    box = path.boundingRect()
    path.translate(-box.center().x(), height / 2)
    return path


def sign_icon(name: str, palette: QPalette, size: int = 22) -> QIcon:
    """Return the sign *name* as an icon in the button text colours of *palette*."""
    groups, ink = QPalette.ColorGroup, QPalette.ColorRole.ButtonText
    return _icon(name, palette.color(groups.Active, ink).rgba(), palette.color(groups.Disabled, ink).rgba(), size)


@cache
def _icon(name: str, usual: int, faint: int, size: int) -> QIcon:
    """Return a cached icon, since buttons request theirs three times for each change of theme or text size."""
    icon = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, usual), (QIcon.Mode.Disabled, faint)):
        icon.addPixmap(sign_pixmap("sign", name, QColor.fromRgba(ink), size), mode)
    return icon


def sign_pixmap(kind: str, name: str, colour: QColor, size: int, ratio: float = 2.0) -> QPixmap:
    """Return the sign as a pixmap of *size* logical pixels and device pixel ratio *ratio*."""
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.fillPath(scaled(outline(kind, name), size * 0.46, size / 2, size / 2), colour)
    p.end()
    return dried(pixmap)


def app_icon() -> QIcon:
    """Return the icon; a size is read when it is first shown."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resource_folder() / "icon" / f"swqt-{size}.png"), QSize(size, size))
    return icon


@cache
def dot_icon(colour: str) -> QIcon:
    """Return a round dot of *colour*, as beside the names of people."""
    pixmap = QPixmap(24, 24)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawEllipse(5, 5, 14, 14)
    p.end()
    return QIcon(dried(pixmap))


_DARK, _LIGHT = "#2B1E13", "#FFFBF0"
"""The colours of a QR code in every theme."""

_SQUARE: Final = 4
"""Pixels per module of a QR code."""

QR_FRAME: Final = f"background: {_LIGHT}; border-radius: {2 * _SQUARE}px; padding: {4 * _SQUARE}px;"
"""The style sheet for the label of a QR code: a margin of four modules lets cameras find it."""


def qr_pixmap(text: str, ratio: float) -> QPixmap:
    """Return *text* as a QR code whose squares are whole pixels of a screen with the device pixel *ratio*."""
    import segno  # seldom needed

    picture, pixmap = BytesIO(), QPixmap()
    segno.make_qr(text, error="m").save(
        picture, kind="png", scale=round(_SQUARE * ratio), border=0, dark=_DARK, light=_LIGHT
    )
    pixmap.loadFromData(picture.getvalue())
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
