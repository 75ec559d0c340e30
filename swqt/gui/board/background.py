"""The painted landscape as a scene item, and the folder where it is kept from one start to the next."""

from __future__ import annotations

import contextlib
import os
from hashlib import blake2b
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.engine import Board
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.painter import STYLE_VERSION, Landscape

SCALE: Final = 1.6
"""Pixels for each unit of the board: sharp on a 2560 pixel wide screen, and still painted in two seconds."""


def cache_folder() -> Path:
    """Return the folder of things that can be made again; it need not exist yet."""
    return Path(platformdirs.user_cache_dir("swqt", appauthor=False))


def landscape(board: Board, shape: MapGeometry, folder: Path | None = None) -> QImage:
    """Return the picture of *board*, from *folder* if it was painted before; otherwise paint and keep it there."""
    file = (folder or cache_folder()) / f"map-{picture_key(board, shape)}.png"
    image = QImage(str(file)) if file.is_file() else QImage()
    if image.isNull():
        image = Landscape(board, shape).image(SCALE)
        _keep(image, file)
    return image


def picture_key(board: Board, shape: MapGeometry) -> str:
    """Return what tells one picture from another: the board, its shape and the style of painting."""
    digest = blake2b(repr((STYLE_VERSION, SCALE, board.id, board.sites)).encode(), digest_size=8)
    for border in shape.borders:
        points = border.line.toList()
        digest.update(repr([(round(p.x(), 1), round(p.y(), 1)) for p in points[:: max(1, len(points) // 4)]]).encode())
    return digest.hexdigest()


def _keep(image: QImage, file: Path) -> None:
    """Save the picture, whole or not at all; without a place to save it is painted anew next time."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        if image.save(str(part), "PNG", 75):    # type: ignore[call-overload]  # the stubs want bytes for "PNG"
            os.replace(part, file)


class BackgroundItem(QGraphicsItem):
    """The landscape, kept in halved sizes too: copying from a picture far too large looks grainy."""

    def __init__(self, image: QImage, width: float, height: float) -> None:
        super().__init__()
        self._box = QRectF(0, 0, width, height)
        self._pictures = [QPixmap.fromImage(image)]
        while self._pictures[-1].width() > 700:
            image = image.scaled(
                QSize(image.width() // 2, image.height() // 2),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self._pictures.append(QPixmap.fromImage(image))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(0)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        ratio = widget.devicePixelRatioF() if widget else 1.0
        wanted = self._box.width() * detail * ratio
        picture = next((p for p in reversed(self._pictures) if p.width() >= wanted * 0.94), self._pictures[0])
        exposed = option.exposedRect.intersected(self._box)
        scale = picture.width() / self._box.width()
        source = QRectF(
            QPointF(exposed.x() * scale, exposed.y() * scale), exposed.size() * scale
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(exposed, picture, source)
