"""Labels whose text fits into the place that they get: a text, and an instruction with a heading."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy

from swqt.gui.style.theme import CONTRAST, LEAST, SECOND, current, scale_of, text_font, title_font

LEAST_WORDS: Final = 108
"""Width that is left to the words, in pixels."""

_SENTENCE: Final = re.compile(r"[.?!…]\s+(?=\S)")
_LONGEST: Final = 60
"""Letters of a first sentence that can be a heading."""

_HEADING, _REST = 1.27, 0.87
"""Sizes of a heading and of what follows, by that of ordinary text."""

_LARGE, _SMALL = 1.3, 0.7
"""Scale from which on text is large, and the least size of other text; the smallest letters stay legible."""

_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


class FittedLabel(QLabel):
    """A label that shrinks its text to fit and never affects the layout around it.

    Text that is too long even at the smallest size is elided at a word; the tooltip shows all of it.
    """

    SIZES: tuple[float, ...] = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)

    def __init__(self) -> None:
        super().__init__()
        self._font = self.font()
        self._whole = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(LEAST_WORDS)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """Return False, unlike a word-wrapping QLabel: the label accepts any height."""
        return False

    def text(self) -> str:
        """Return the full text, not the elided one."""
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        percent = round(scale_of(QApplication.font()) * 100)
        bold = bool(self.property("refusal"))
        for size in self.SIZES:
            font = text_font(percent, size=size, bold=bold)
            if font.pixelSize() < LEAST and size < 1:
                break
            self._font = font
            if self._high(self._whole) <= self.height():
                break
        shown = self._beginning()
        if self._font != self.font():
            self.setFont(self._font)
        if shown != super().text():
            self.setText(shown)

    def _high(self, text: str) -> int:
        """Return the height of *text* in pixels in the current font."""
        wrap = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(self._font).boundingRect(0, 0, self.width(), 10_000, wrap, text).height()

    def _beginning(self) -> str:
        """Return as many words as fit in the current font, with an ellipsis if any are missing; at least one line."""
        room = max(self.height(), QFontMetrics(self._font).lineSpacing())
        if self._high(self._whole) <= room:
            return self._whole
        words = self._whole.split()
        count = bisect_right(range(1, len(words)), room, key=lambda count: self._high(" ".join(words[:count]) + " …"))
        return " ".join(words[: max(1, count)]) + " …"


class PromptLabel(FittedLabel):
    """Shows an instruction: its first sentence as a heading, the rest smaller below it, both as large as fits."""

    SIZES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)

    def __init__(self) -> None:
        super().__init__()
        self._size = 1.0
        self._shown: tuple[str, str] = ("", "")

    def needed_width(self, most: int, height: int) -> int:
        """Return the width that the text needs in *height* pixels, in the largest size that *most* pixels admit."""
        for parts, size in self._ways():
            if self._measured(parts, most, size) <= height:
                widths: list[int] = [*range(LEAST_WORDS, most, 16), most]
                wide_enough = [self._measured(parts, width, size) <= height for width in widths]
                return widths[wide_enough.index(True)]
        return most

    @property
    def is_cut(self) -> bool:
        """Whether not all of the text has room."""
        return " ".join(self._shown).split() != self._whole.split()

    def _fit(self) -> None:
        room = self.height()
        for parts, size in self._ways():
            self._shown, self._size = parts, size
            if self._measured(parts, self.width(), size) <= room:
                break
        words = self._whole.split()
        while len(words) > 1 and self._measured(self._shown, self.width(), self._size) > room:
            words.pop()
            self._shown = "", " ".join(words) + " …"
        self.update()

    def _ways(self) -> Iterator[tuple[tuple[str, str], float]]:
        """Yield heading, rest and size, the best first; the last ones have no heading.

        Large text gets no smaller than that of 100%, other text as small as is legible.
        """
        scale = scale_of(QApplication.font())
        sizes = [size for size in self.SIZES if size * max(1.0, scale) >= (1 if scale >= _LARGE else _SMALL)]
        for parts in (_parts(self._whole), ("", self._whole)):
            for size in sizes:
                yield parts, size

    def fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of the heading and of the rest as they are shown."""
        return self._fonts(self._size)

    def _fonts(self, size: float) -> tuple[QFont, QFont]:
        percent = round(scale_of(QApplication.font()) * 100)
        heading = title_font(percent, size=_HEADING * size)
        rest = text_font(percent, size=_REST * size, bold=bool(self.property("refusal")))
        for font in (heading, rest):
            font.setPixelSize(max(LEAST, font.pixelSize()))
        return heading, rest

    def _measured(self, parts: tuple[str, str], width: int, size: float) -> int:
        """Return the height of *parts* in a *width*, at *size*."""
        return sum(_height(text, font, width) for text, font in zip(parts, self._fonts(size), strict=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        high = self._measured(self._shown, self.width(), self._size)
        y = max(0.0, (self.height() - high) / 2)
        first = self.palette().windowText().color()
        second = first if current() is CONTRAST or self.property("refusal") else QColor(SECOND)
        for text, font, colour in zip(self._shown, self.fonts(), (first, second), strict=True):
            if text:
                part = _height(text, font, self.width())
                p.setFont(font)
                p.setPen(colour)
                p.drawText(QRectF(0, y, self.width(), part + 2), _WRAP | int(Qt.AlignmentFlag.AlignLeading), text)
                y += part
        p.end()


def _height(text: str, font: QFont, width: int) -> int:
    """Return the height of *text* in a *width*; a very large one if a word is wider."""
    if not text:
        return 0
    box = QFontMetrics(font).boundingRect(0, 0, width, 10_000, _WRAP, text)
    return box.height() if box.width() <= width else 10_000


def _parts(text: str) -> tuple[str, str]:
    """Return the heading of *text* and what follows; a text that begins with a long sentence has no heading."""
    end = _SENTENCE.search(text)
    first = text if end is None else text[: end.start() + 1]
    if len(first) > _LONGEST:
        return "", text
    return first, text[len(first) :].strip()
