"""The painted landscape as a scene item, and who brings it the pictures."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from swqt.engine import Board
from swqt.gui.board import keeping
from swqt.gui.board.baker import TILE, Baker, Place, halves
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.palette import GROUNDS

_SLACK: Final = 1.15
"""How far a picture is enlarged before a sharper one is worth the while."""

_TILES: Final = 24
"""How many tiles are kept at least, a megabyte each."""


class BackgroundItem(QGraphicsItem):
    """The landscape, kept in halved sizes too: copying from a picture far too large looks grainy.

    Until there is a picture it shows the grounds in plain colours. A *backdrop* brings the picture, and a sharper one
    where the map is enlarged. A scene may paint it with its background instead: then it is an item without contents.
    """

    def __init__(self, board: Board, shape: MapGeometry, backdrop: Backdrop | None = None) -> None:
        super().__init__()
        self._board = board
        self._shape = shape
        self._box = QRectF(0, 0, shape.width, shape.height)
        self._backdrop = backdrop
        self._pictures: list[QPixmap] = []
        self._zooming = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)    # or all of it counts as exposed
        self.setZValue(0)

    def show_pictures(self, pictures: Iterable[QImage]) -> None:
        """Show *pictures* from now on: the same one in different sizes, the largest first."""
        self._pictures = [QPixmap.fromImage(picture) for picture in pictures]
        self.repaint(self._box)

    def set_zooming(self, zooming: bool) -> None:
        """While the map is *zooming*, nothing sharper is asked for: it would come too late."""
        if zooming != self._zooming:
            self._zooming = zooming
            self.repaint(self._box)
            if zooming and self._backdrop is not None:
                self._backdrop.pause()

    @property
    def width(self) -> int:
        """The width of the largest picture, in pixels; 0 if there is none yet."""
        return self._pictures[0].width() if self._pictures else 0

    def boundingRect(self) -> QRectF:
        return self._box

    def repaint(self, area: QRectF) -> None:
        """Have *area* painted anew wherever it is shown."""
        self.update(area)
        if (scene := self.scene()) is not None:
            scene.invalidate(area, QGraphicsScene.SceneLayer.BackgroundLayer)

    def paint_area(self, painter: QPainter, area: QRectF, widget: QWidget | None) -> None:
        """Paint what lies in *area*."""
        if not self._pictures:
            self._paint_plain(painter)
            return
        detail = painter.deviceTransform().m11()
        wanted = self._box.width() * detail
        picture = next((p for p in reversed(self._pictures) if p.width() >= wanted * 0.94), self._pictures[0])
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # All of it, of which the painter takes what is exposed: parts of it, scaled, would not meet without a seam.
        painter.drawPixmap(self._box, picture, QRectF(picture.rect()))
        exposed = area.intersected(self._box)
        if self._backdrop is not None and widget is not None and wanted > self.width * _SLACK:
            for area, tile in self._backdrop.tiles(exposed, detail, want=not self._zooming):
                painter.drawPixmap(area, tile, QRectF(tile.rect()))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.paint_area(painter, option.exposedRect, widget)

    def _paint_plain(self, painter: QPainter) -> None:
        """Paint the regions in the colours of their grounds: for the moment in which the picture is loaded."""
        painter.setPen(QColor(70, 50, 30, 120))
        for region, outline in enumerate(self._shape.paths):
            painter.setBrush(QColor(GROUNDS[self._board.terrain_of(region)].base))
            painter.drawPath(outline)


class Backdrop(QObject):
    """Has the landscape loaded or painted by a Baker, and sharp tiles of it where they are wanted."""

    def __init__(self, board: Board, shape: MapGeometry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = (board, shape)
        keep, load = partial(keeping.try_to_keep, board, shape), partial(keeping.kept, board, shape)
        self._baker = Baker(board, shape, keeping.SCALE, keep, load, self)
        self._baker.painted.connect(self._hang)
        self._item: BackgroundItem | None = None
        self._whole = False
        self._tiles: dict[Place, QPixmap] = {}
        self._asked: list[Place] = []
        self._most = _TILES

    def serve(self, item: BackgroundItem) -> None:
        """Bring pictures to *item*."""
        self._item = item
        self._baker.want([None])

    def serve_with(self, item: BackgroundItem, image: QImage) -> None:
        """Show *image* on *item*; bring only what is sharper."""
        self._item = item
        item.show_pictures(halves(image))
        self._whole = image.width() >= math.floor(self._about[1].width * keeping.SCALE)

    def tiles(self, area: QRectF, scale: float, *, want: bool) -> list[tuple[QRectF, QPixmap]]:
        """Return the tiles over *area* that are painted, sharp enough for *scale*; *want*: have the others painted."""
        if not self._whole:
            return []
        level = keeping.SCALE * 2 ** math.ceil(math.log2(scale / keeping.SCALE / _SLACK))
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
        if want and not set(missing) <= set(self._asked):
            middle = area.center() / side
            missing.sort(key=lambda place: abs(place.column + 0.5 - middle.x()) + abs(place.row + 0.5 - middle.y()))
            # What was asked for at this scale is still in sight: scrolling paints only the strip that came in.
            rest = [place for place in self._asked if place.scale == level and place not in missing]
            self._asked = (missing + rest)[: self._most]
            self._baker.want(self._asked)
        return found

    def pause(self) -> None:
        """Paint none of the tiles that are not begun: the map is being zoomed, they would not fit."""
        if self._whole and self._asked:
            self._asked = []
            self._baker.want([])

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
        self._item.repaint(place.area())
