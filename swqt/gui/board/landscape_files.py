"""Where painted landscapes lie: those of the shipped boards beside these, all others in a folder of the player's.

A picture belongs to its board by the name of its file, which holds a digest of all that it was painted from: board,
outlines, sharpness and style. After any change the old file is not found, and the board is painted anew.
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
"""Pixels for each unit of the board: sharp on a 2560 pixel wide screen, and still painted in two seconds."""

_QUALITY: Final = 88
"""Of a hundred: nobody sees the difference, and a board takes two thirds of a megabyte."""


def cache_folder() -> Path:
    """Return the folder of things that can be made again; it need not exist yet."""
    return Path(platformdirs.user_cache_dir("swqt", appauthor=False))


def shipped_folder() -> Path:
    """Return the folder of the shipped boards' pictures; it need not exist."""
    return board_folder() / "painted"


def picture_key(board: Board, shape: MapGeometry) -> str:
    """Return what tells one picture from another: the board, its shape and the style of painting."""
    digest = blake2b(repr((STYLE_VERSION, SCALE, board.id, board.sites)).encode(), digest_size=8)
    spots = [*shape.labels, *(spot for spots in shape.symbols for spot in spots)]
    for points in (spots, *(border.line.toList() for border in shape.borders)):
        digest.update(repr([(round(p.x(), 1), round(p.y(), 1)) for p in points]).encode())
    return digest.hexdigest()


def kept(board: Board, shape: MapGeometry) -> QImage:
    """Return the picture of *board*, or an empty one if it has not been painted as it is now."""
    name = _name(board, shape)
    for folder in (shipped_folder(), cache_folder()):
        if (folder / name).is_file():
            return QImage(str(folder / name)).convertToFormat(QImage.Format.Format_RGB32)
    return QImage()


def keep(board: Board, shape: MapGeometry, image: QImage, folder: Path | None = None) -> Path:
    """Save *image*, whole or not at all, in *folder* (None: the player's) and return its file.

    OSError if it cannot be saved.
    """
    folder = folder or cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / _name(board, shape)
    part = file.with_suffix(f".{os.getpid()}.part")
    if not image.save(str(part), "WEBP", _QUALITY):    # type: ignore[call-overload]  # the stubs want bytes
        raise OSError(None, "the picture cannot be written", str(part))
    os.replace(part, file)
    return file


def try_to_keep(board: Board, shape: MapGeometry, image: QImage) -> None:
    """Save *image*; without a place for it, it is painted anew next time."""
    try:
        keep(board, shape, image)
    except OSError as error:
        logger.warning("a painted map cannot be kept: %s", error.strerror or type(error).__name__)


def bake(board: Board, shape: MapGeometry, folder: Path | None = None) -> Path:
    """Paint the picture of *board* into *folder* (None: the player's) unless it is there; return its file.

    OSError if it cannot be kept.
    """
    for place in (folder,) if folder else (shipped_folder(), cache_folder()):
        if (file := place / _name(board, shape)).is_file():
            return file
    return keep(board, shape, LandscapePainter(board, shape).image(SCALE), folder)


def _name(board: Board, shape: MapGeometry) -> str:
    plain = "".join(char for char in board.id if char.isalnum() or char == "-") or "board"
    return f"{plain}-{picture_key(board, shape)}.webp"
