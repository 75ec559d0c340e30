"""Stores painted landscapes: those of shipped boards next to the boards, all others in the user's cache folder.

The file name contains a digest of everything the picture depends on: board, outlines, scale and painting style. After
a change of any of these, the old file is no longer found and the board is painted again.
"""

from __future__ import annotations

import logging
import os
from hashlib import blake2b
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtGui import QImage

from swqt.engine import Board
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.landscape import STYLE_VERSION, LandscapePainter
from swqt.home import board_folder

logger = logging.getLogger(__name__)

SCALE: Final = 1.6
"""Pixels per board unit: sharp on a screen of 2560 pixels width, and painted in two seconds."""

_QUALITY: Final = 88
"""WebP quality in percent: no visible loss, and about 0.7 MB for a board."""


def cache_folder() -> Path:
    """Return the user's cache folder; it need not exist."""
    return Path(platformdirs.user_cache_dir("swqt", appauthor=False))


def shipped_folder() -> Path:
    """Return the folder of the pictures of shipped boards; it need not exist."""
    return board_folder() / "painted"


def picture_key(board: Board, shape: MapGeometry) -> str:
    """Return a hex digest of the board, its shape, the scale and the painting style."""
    digest = blake2b(repr((STYLE_VERSION, SCALE, board.id, board.sites)).encode(), digest_size=8)
    spots = [*shape.labels, *(spot for spots in shape.symbols for spot in spots)]
    for points in (spots, *(border.line.toList() for border in shape.borders)):
        digest.update(repr([(round(p.x(), 1), round(p.y(), 1)) for p in points]).encode())
    return digest.hexdigest()


def kept(board: Board, shape: MapGeometry) -> QImage:
    """Return the stored picture of *board*, or a null image if there is none for its current state."""
    file = find(board, shape)
    return QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) if file is not None else QImage()


def find(board: Board, shape: MapGeometry) -> Path | None:
    """Return the stored picture of *board*, or None if there is none for its current state."""
    name = _name(board, shape)
    return next((folder / name for folder in (shipped_folder(), cache_folder()) if (folder / name).is_file()), None)


def keep(board: Board, shape: MapGeometry, image: QImage, folder: Path | None = None) -> Path:
    """Save *image* atomically in *folder* (None: the cache folder) and return its file. Raises OSError."""
    folder = folder or cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / _name(board, shape)
    part = file.with_suffix(f".{os.getpid()}.part")
    if not image.save(str(part), "WEBP", _QUALITY):    # type: ignore[call-overload]  # the stubs want bytes
        raise OSError(None, "the picture cannot be written", str(part))
    os.replace(part, file)
    return file


def try_to_keep(board: Board, shape: MapGeometry, image: QImage) -> None:
    """Save *image* in the cache folder; log a failure, since the picture can be painted again."""
    try:
        keep(board, shape, image)
    except OSError as error:
        logger.warning("a painted map cannot be kept: %s", error.strerror or type(error).__name__)


def bake(board: Board, shape: MapGeometry, folder: Path | None = None) -> Path:
    """Paint and save the picture of *board* in *folder* unless it exists, and return its file. Raises OSError.

    If *folder* is None, the picture may exist in the shipped or the cache folder and is saved in the latter.
    """
    for place in (folder,) if folder else (shipped_folder(), cache_folder()):
        if (file := place / _name(board, shape)).is_file():
            return file
    return keep(board, shape, LandscapePainter(board, shape).image(SCALE), folder)


def _name(board: Board, shape: MapGeometry) -> str:
    plain = "".join(char for char in board.id if char.isalnum() or char == "-") or "board"
    return f"{plain}-{picture_key(board, shape)}.webp"
