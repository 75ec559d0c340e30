"""The two type families that swqt brings along; what a system has installed is never relied on."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter

from swqt.home import resource_folder

TEXT_FAMILY: Final = "Lato"
TITLE_FAMILY: Final = "Vollkorn SemiBold"
SMALLEST: Final = 15
"""Pixels of ordinary text at 100 %."""

LEAST: Final = 12
"""Pixels of the smallest text there is."""

_FILES: Final = ("Lato-Regular.ttf", "Lato-Bold.ttf", "Vollkorn-SemiBold.ttf")


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt; return the families."""
    families: list[str] = []
    for name in _FILES:
        number = QFontDatabase.addApplicationFont(str(resource_folder() / "fonts" / name))
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(families)


def scale_of(font: QFont) -> float:
    """Return how large *font* is beside ordinary text at 100 %."""
    pixels = font.pixelSize()
    return pixels / SMALLEST if pixels > 0 else 1.0


def text_font(scale: int = 100, *, size: float = 1.0, bold: bool = False) -> QFont:
    """Return the text font at *scale* percent, *size* times ordinary text."""
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(SMALLEST * size * scale / 100))
    font.setBold(bold)
    return font


def fit_font(painter: QPainter, text: str, width: float, least: float = LEAST) -> None:
    """Make the painter's font smaller if *text* does not fit into *width* pixels otherwise, down to *least*.

    Parts of a pixel count: what is half a pixel too wide loses its end.
    """
    font = painter.font()
    while font.pixelSize() > max(least, LEAST) and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)


def title_font(scale: int = 100, *, size: float = 1.2) -> QFont:
    """Return the title font at *scale* percent."""
    font = QFont(TITLE_FAMILY)
    font.setPixelSize(round(SMALLEST * size * scale / 100))
    return font
