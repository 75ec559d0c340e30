"""Draws the program's icon in every size:  .venv/bin/python packaging/icons.py [FOLDER]

Without FOLDER, it replaces the files in resources/icon.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96")

from PySide6.QtCore import QPointF, QRectF, Qt  # noqa: E402  # after sys.path and the environment are set
from PySide6.QtGui import (  # noqa: E402
    QColor,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from swqt.gui.style.icons import ICON_SIZES  # noqa: E402
from swqt.gui.style.seat_style import SEATS  # noqa: E402
from swqt.gui.style.theme import LIGHT  # noqa: E402

INK = QColor(LIGHT.text)
FINE = 4
"""Supersampling factor: each icon is drawn larger and scaled down, which is smoother."""

SMALL = 32
"""Up to this size the hills are left out, since only the three tokens are recognisable."""


def icon(size: int) -> QImage:
    """Return the icon at *size* x *size* pixels."""
    image = QImage(size * FINE, size * FINE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(size * FINE / 64, size * FINE / 64)
    _ground(p, small=size <= SMALL)
    _tokens(p, small=size <= SMALL)
    p.end()
    return image.scaled(
        size, size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )  # fmt: skip


def _ground(p: QPainter, *, small: bool) -> None:
    """Paint the parchment card, and unless *small*, its landscape and inner frame."""
    card = QPainterPath()
    card.addRoundedRect(QRectF(2, 2, 60, 60), 13, 13)
    paper = QLinearGradient(0, 2, 0, 62)
    paper.setColorAt(0, QColor("#FBF4DF"))
    paper.setColorAt(1, QColor("#E3CE9C"))
    p.fillPath(card, paper)
    if not small:
        p.save()
        p.setClipPath(card)
        sea = QPainterPath()
        sea.addRect(QRectF(0, 47, 64, 20))
        p.fillPath(sea, QColor("#7FA9B8"))
        p.fillPath(_hill(-6, 30, 54), QColor("#A9B36B"))
        p.fillPath(_hill(26, 72, 50), QColor("#8C9C55"))
        p.restore()
    p.setPen(QPen(INK, 4.5 if small else 2.6))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(card)
    if not small:
        inner = QPainterPath()
        inner.addRoundedRect(QRectF(5.2, 5.2, 53.6, 53.6), 10.2, 10.2)
        p.setPen(QPen(QColor(LIGHT.gold), 1.2))
        p.drawPath(inner)


def _hill(left: float, right: float, foot: float) -> QPainterPath:
    hill = QPainterPath(QPointF(left, foot + 14))
    hill.lineTo(left, foot)
    hill.cubicTo(left + (right - left) * 0.3, foot - 22, right - (right - left) * 0.3, foot - 22, right, foot)
    hill.lineTo(right, foot + 14)
    hill.closeSubpath()
    return hill


def _tokens(p: QPainter, *, small: bool) -> None:
    """Paint three tokens in the colours of three seats, the front one with a crown."""
    places = ((21.0, 25.0, 13.0, 0), (44.0, 24.0, 13.0, 4), (33.0, 40.0, 17.0, 2))
    for x, y, radius, seat in places:
        if small:
            radius *= 1.08
        _token(p, QPointF(x, y), radius, SEATS[seat].tint(), edge=3.2 if small else 1.9)
    crown = QPainterPath(QPointF(-9, 7))
    for x, y in ((-10.5, -6.5), (-4.6, -0.6), (0, -9), (4.6, -0.6), (10.5, -6.5), (9, 7)):
        crown.lineTo(x, y)
    crown.closeSubpath()
    p.save()
    p.translate(33, 40)
    if small:
        p.scale(1.08, 1.08)
    p.fillPath(crown, QColor("#FFF6E2"))
    p.restore()


def _token(p: QPainter, at: QPointF, radius: float, tint: QColor, *, edge: float) -> None:
    p.setPen(QPen(INK, edge))
    p.setBrush(tint.darker(150))
    p.drawEllipse(at + QPointF(0, radius * 0.16), radius, radius)
    shine = QRadialGradient(at - QPointF(radius * 0.3, radius * 0.4), radius * 1.6)
    shine.setColorAt(0, tint.lighter(128))
    shine.setColorAt(1, tint)
    p.setBrush(shine)
    p.drawEllipse(at, radius, radius)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the files and return the exit code."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "resources" / "icon")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    for size in ICON_SIZES:
        path = folder / f"swqt-{size}.png"
        if not icon(size).save(str(path)):
            print(f"icons: {path} cannot be written", file=sys.stderr)
            return 1
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
