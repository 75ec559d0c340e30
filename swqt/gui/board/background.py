"""The painted landscape as a scene item, and the folder where it is kept from one start to the next."""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Iterable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.engine import Board
from swqt.gui.board.baker import TILE, Baker, Place, halves
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.painter import STYLE_VERSION, Landscape

SCALE: Final = 1.6
"""Pixels for each unit of the board: sharp on a 2560 pixel wide screen, and still painted in two seconds."""

_SLACK: Final = 1.15
"""How far a picture is enlarged before a sharper one is worth the while."""

_TILES: Final = 60
"""How many tiles are kept at least, a megabyte each."""

_SKETCH: Final = "sketch"


def cache_folder() -> Path:
    """Return the folder of things that can be made again; it need not exist yet."""
    return Path(platformdirs.user_cache_dir("swqt", appauthor=False))


def landscape(board: Board, shape: MapGeometry, folder: Path | None = None) -> QImage:
    """Return the picture of *board*, from *folder* if it was painted before; otherwise paint and keep it there."""
    image = _kept(board, shape, folder)
    if image.isNull():
        image = Landscape(board, shape).image(SCALE)
        with contextlib.suppress(OSError):    # without a place to save it is painted anew next time
            _keep(image, _file(board, shape, folder))
    return image


def first_sight(board: Board, shape: MapGeometry, folder: Path | None = None) -> QImage:
    """Return the picture of *board* if it was painted before; otherwise a sketch, which a ``Backdrop`` completes."""
    image = _kept(board, shape, folder)
    if image.isNull():
        image = Landscape(board, shape).sketch()
        image.setText(_SKETCH, "yes")
    return image


def keep_landscape(board: Board, shape: MapGeometry, folder: Path | None = None) -> Path:
    """Paint the picture of *board* into *folder*, unless it is there; return its file. OSError if it cannot be kept."""
    file = _file(board, shape, folder)
    if _kept(board, shape, folder).isNull():
        _keep(Landscape(board, shape).image(SCALE), file)
    return file


def picture_key(board: Board, shape: MapGeometry) -> str:
    """Return what tells one picture from another: the board, its shape and the style of painting."""
    digest = blake2b(repr((STYLE_VERSION, SCALE, board.id, board.sites)).encode(), digest_size=8)
    for border in shape.borders:
        points = border.line.toList()
        digest.update(repr([(round(p.x(), 1), round(p.y(), 1)) for p in points[:: max(1, len(points) // 4)]]).encode())
    return digest.hexdigest()


def _file(board: Board, shape: MapGeometry, folder: Path | None) -> Path:
    return (folder or cache_folder()) / f"map-{picture_key(board, shape)}.png"


def _kept(board: Board, shape: MapGeometry, folder: Path | None) -> QImage:
    file = _file(board, shape, folder)
    return QImage(str(file)) if file.is_file() else QImage()


def _keep(image: QImage, file: Path) -> None:
    """Save the picture, whole or not at all; OSError if it cannot be saved."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}.part")
    if not image.save(str(part), "PNG", 75):    # type: ignore[call-overload]  # the stubs want bytes for "PNG"
        raise OSError(None, "the picture cannot be written", str(part))
    os.replace(part, file)


def _try_to_keep(board: Board, shape: MapGeometry, image: QImage) -> None:
    with contextlib.suppress(OSError):    # without a place to save it is painted anew next time
        _keep(image, _file(board, shape, None))


class BackgroundItem(QGraphicsItem):
    """The landscape, kept in halved sizes too: copying from a picture far too large looks grainy.

    A *backdrop* brings a sharper picture where the map is enlarged.
    """

    def __init__(self, image: QImage, width: float, height: float, backdrop: Backdrop | None = None) -> None:
        super().__init__()
        self._box = QRectF(0, 0, width, height)
        self._backdrop = backdrop
        self._pictures: list[QPixmap] = []
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)    # or all of it counts as exposed
        self.setZValue(0)
        self.show_pictures(halves(image))
        if backdrop is not None:
            backdrop.serve(self, image)

    def show_pictures(self, pictures: Iterable[QImage]) -> None:
        """Show *pictures* from now on: the same one in different sizes, the largest first."""
        self._pictures = [QPixmap.fromImage(picture) for picture in pictures]
        self.update()

    @property
    def width(self) -> int:
        """The width of the largest picture, in pixels."""
        return self._pictures[0].width()

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
        if self._backdrop is not None and widget is not None and wanted > self.width * _SLACK:
            for area, tile in self._backdrop.tiles(exposed, detail * ratio):
                painter.drawPixmap(area, tile, QRectF(tile.rect()))


class Backdrop(QObject):
    """Has the landscape painted by a Baker: the whole of it once, if there is only a sketch, and sharp tiles."""

    def __init__(self, board: Board, shape: MapGeometry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = (board, shape)
        self._baker = Baker(board, shape, SCALE, partial(_try_to_keep, board, shape), self)
        self._baker.painted.connect(self._hang)
        self._item: BackgroundItem | None = None
        self._whole = False
        self._tiles: dict[Place, QPixmap] = {}
        self._asked: list[Place] = []
        self._most = _TILES

    def serve(self, item: BackgroundItem, image: QImage) -> None:
        """Bring pictures to *item*, which shows *image* now."""
        self._item = item
        sketched = bool(image.text(_SKETCH))
        self._whole = not sketched and image.width() >= math.floor(self._about[1].width * SCALE)
        if sketched:
            self._baker.want([None])

    def tiles(self, area: QRectF, scale: float) -> list[tuple[QRectF, QPixmap]]:
        """Return the tiles over *area* that are painted, sharp enough for *scale*; have the others painted."""
        if not self._whole:
            return []
        level = SCALE * 2 ** math.ceil(math.log2(scale / SCALE / _SLACK))
        side = TILE / level
        found = []
        missing = []
        for column in range(max(0, int(area.left() // side)), int(area.right() // side) + 1):
            for row in range(max(0, int(area.top() // side)), int(area.bottom() // side) + 1):
                place = Place(level, column, row)
                if tile := self._tiles.pop(place, None):
                    self._tiles[place] = tile    # last in the dictionary: thrown away last
                    found.append((place.area(), tile))
                else:
                    missing.append(place)
        self._most = max(_TILES, len(found) + len(missing) + _TILES // 3)
        if not set(missing) <= set(self._asked):
            middle = area.center() / side
            missing.sort(key=lambda place: abs(place.column + 0.5 - middle.x()) + abs(place.row + 0.5 - middle.y()))
            # What was asked for at this scale is still in sight: scrolling paints only the strip that came in.
            rest = [place for place in self._asked if place.scale == level and place not in missing]
            self._asked = (missing + rest)[: self._most]
            self._baker.want(self._asked)
        return found

    def close(self) -> None:
        """Paint no more."""
        self._item = None
        self._baker.stop()

    @Slot(object, list)
    def _hang(self, place: Place | None, pictures: list[QImage]) -> None:
        if self._item is None:
            return
        if place is None:
            self._item.show_pictures(pictures)
            self._whole = True
            return
        if place in self._asked:
            self._asked.remove(place)
        self._tiles[place] = QPixmap.fromImage(pictures[0])
        while len(self._tiles) > self._most:
            del self._tiles[next(iter(self._tiles))]
        self._item.update(place.area())
