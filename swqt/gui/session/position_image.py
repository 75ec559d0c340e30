"""The look of each region in a position, and images of boards and positions, without a window or a display."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from swqt.content import BoardFile
from swqt.engine import NOBODY, RegionSet, Rules, State, members
from swqt.gui.board import background
from swqt.gui.board.geometry import MapGeometry, geometry_of
from swqt.gui.board.landscape import LandscapePainter
from swqt.gui.board.region_items import CHOSEN, DIMMED, LEAVING, TARGET, RegionLook
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import CostBadge
from swqt.gui.style.seat_style import seat_looks
from swqt.gui.style.theme import load_fonts
from swqt.gui.style.threads import IdleQueue, run_in_thread

if TYPE_CHECKING:
    from swqt.table import Library

_WIDTH: Final = 720
"""The width in pixels of the picture of a position on a page."""

_QUALITY: Final = 72
"""JPEG quality in percent: about 0.2 MB for the landscape of a board in a page."""

_kept: Final[list[QApplication]] = []
"""Keeps the application created here alive."""


def draw(
    board: BoardFile, path: Path, *, width: int, position: tuple[Rules, State] | None = None, codes: bool = False
) -> None:
    """Write *board* as a PNG of *width* pixels to *path*, with the tokens of *position*.

    *codes* labels every region with its code. Raises OSError if writing fails; an existing file is then unchanged.
    """
    write_png(picture(board, width, position, codes=codes), path)


def bake(board: BoardFile, folder: Path | None = None) -> Path:
    """Paint the landscape of *board* into *folder* (None: the user's cache) unless it is there; return the file."""
    _application()
    return background.bake_landscape(board.board, geometry_of(board.shape), folder)


def landscape_jpeg(board: BoardFile, width: int) -> bytes:
    """Return the landscape of *board*, *width* pixels wide, as JPEG data."""
    _application()
    shape = geometry_of(board.shape)
    image = background.kept_landscape(board.board, shape)
    if image.isNull():
        image = LandscapePainter(board.board, shape).image(width / shape.width)
    return small_jpeg(image, width)


def small_jpeg(image: QImage, width: int) -> bytes:
    """Return *image*, *width* pixels wide, as small, lossy JPEG data; empty for a null image."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.isNull():
        small = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        small.save(buffer, "JPEG", _QUALITY)    # type: ignore[call-overload]  # the stubs want bytes for "JPEG"
    return bytes(buffer.data().data())


def picture(
    board: BoardFile, width: int, position: tuple[Rules, State] | None = None, *, codes: bool = False
) -> QImage:
    """Return the image that ``draw`` writes."""
    _application()
    shape = geometry_of(board.shape)
    scale = width / shape.width
    image = LandscapePainter(board.board, shape).image(scale)
    if position is not None or codes:
        _populate(image, board, shape, scale, position, codes=codes)
    return image


def _populate(
    image: QImage, board: BoardFile, shape: MapGeometry, scale: float, position: tuple[Rules, State] | None, *,
    codes: bool,
) -> None:  # fmt: skip
    """Paint tokens and codes onto *image*."""
    scene = BoardScene(board.board, shape, image.copy())
    scene.set_zoom(scale)
    scene.set_codes_shown(codes)
    if position is not None:
        scene.show_looks(region_looks(*position))
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(p, QRectF(image.rect()), scene.sceneRect())
    p.end()


def populate_steps(
    image: QImage, board: BoardFile, shape: MapGeometry, position: tuple[Rules, State], looks: Sequence[int]
) -> Iterator[None]:
    """Paint owners and tokens of *position*, in the colours *looks*, onto the landscape *image*, one item per step."""
    scale = image.width() / shape.width
    scene = BoardScene(board.board, shape, QImage(image))
    scene.set_zoom(scale)
    with seat_looks(looks):
        scene.show_looks(region_looks(*position))
    option, whole = QStyleOptionGraphicsItem(), QTransform.fromScale(scale, scale)
    for item in scene.items(Qt.SortOrder.AscendingOrder):
        if not item.isVisible() or item.effectiveOpacity() == 0:
            continue
        yield
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.setTransform(item.sceneTransform() * whole)
        p.setOpacity(item.effectiveOpacity())
        option.exposedRect = item.boundingRect()
        with seat_looks(looks):
            item.paint(p, option, None)
        p.end()


class PositionPainter(QObject):
    """Paints one position at a time onto the landscape of its board, while the event loop is idle.

    ``painted`` carries the picture. A board whose landscape is not on disk gets none.
    """

    painted = Signal(QImage)

    def __init__(self, library: Library, idle: IdleQueue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._idle = idle
        self._number = 0
        self._wanted: tuple[BoardFile, MapGeometry, tuple[Rules, State], Sequence[int]] | None = None

    def paint(self, position: tuple[Rules, State] | None, looks: Sequence[int] = ()) -> None:
        """Paint *position* in the colours *looks*, cancelling an earlier one; None only cancels."""
        self._number += 1
        self._wanted = None
        if position is not None:
            self._idle.add(self._look_for_landscape(self._number, position, looks))

    def _look_for_landscape(
        self, number: int, position: tuple[Rules, State], looks: Sequence[int]
    ) -> Iterator[None]:  # fmt: skip
        """Find the landscape, then decode it in a thread, which does nothing else: it must not collect Qt garbage."""
        yield
        name = position[0].board.id
        board = next((file for file in self._library.boards() if file.board.id == name), None)
        if board is None or number != self._number:    # None: the board is only in the game's file
            return
        shape = geometry_of(board.shape)
        yield
        file = background.find_landscape(board.board, shape)
        if file is not None and number == self._number:
            self._wanted = board, shape, position, looks
            run_in_thread(partial(_decoded, number, str(file)), self._on_landscape, None, "position picture")

    def _on_landscape(self, found: tuple[int, QImage]) -> None:
        number, image = found
        if number == self._number and self._wanted is not None:
            self._idle.add(self._populate(number, image, *self._wanted))

    def _populate(
        self, number: int, image: QImage, board: BoardFile, shape: MapGeometry, position: tuple[Rules, State],
        looks: Sequence[int],
    ) -> Iterator[None]:  # fmt: skip
        for _ in populate_steps(image, board, shape, position, looks):
            yield
            if number != self._number:
                return
        self.painted.emit(image)


def _decoded(number: int, file: str) -> tuple[int, QImage]:
    image = QImage(file).scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
    return number, image.convertToFormat(QImage.Format.Format_RGB32)


def write_png(image: QImage, path: Path) -> None:
    """Write *image* to *path* atomically; raises OSError if writing fails."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")    # type: ignore[call-overload]  # the stubs want bytes for "PNG"
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(buffer.data().data())
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _application() -> None:
    """Ensure that an application exists; create an offscreen one if not."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["swqt", "-platform", "offscreen"])
        _kept.append(app)
    load_fonts()


def region_looks(
    rules: Rules,
    state: State,
    *,
    badges: dict[int, CostBadge] | None = None,
    targets: RegionSet = 0,
    leaving: RegionSet = 0,
    chosen: RegionSet = 0,
    counts: dict[int, int] | None = None,
) -> list[RegionLook]:
    """Return the look of each region. *counts* replaces the number of tokens where a player is distributing them."""
    pieces: dict[int, Counter[str]] = {}
    for piece in rules.pieces(state):
        pieces.setdefault(piece.region, Counter())[piece.kind] += 1
    for region in members(rules.board.terrain["mountain"]):
        pieces.setdefault(region, Counter())["mountain"] += 1
    out = []
    other = DIMMED if targets else ""
    for region in range(len(rules.board.codes)):
        number = state.tribe_at(region)
        tribe = state.tribes[number] if number != NOBODY else None
        count = counts[region] if counts and region in counts else state.tokens[region]
        bit = 1 << region
        mark = LEAVING if leaving & bit else CHOSEN if chosen & bit else TARGET if targets & bit else other
        out.append(
            RegionLook(
                seat=tribe.seat if tribe else NOBODY,
                race=tribe.race if tribe else "",
                declined=tribe is not None and not tribe.active,
                tokens=count if tribe else 0,
                natives=state.natives[region],
                native=rules.native_kind(state, region),
                pieces=tuple(sorted(pieces.get(region, Counter()).items())),
                badge=badges.get(region) if badges else None,
                mark=mark,
            )
        )
    return out
