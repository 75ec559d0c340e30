"""How the words on the card of a combo are broken into lines: none is lost, whatever the width and the size of text."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from swqt.gui.fonts import LEAST, text_font

LINE: Final = 14
"""Pixels from line to line at 100 %."""

SIGN: Final = 6.5
"""Half the side of the sign before what a trait does, at 100 %."""

FLOOR: Final = 0.75
"""How small a word that is wider than the card may get, beside the others; nothing gets smaller than ``LEAST``."""

ABOUT_TOP: Final = 35
"""Pixels above the "?" at 100 %."""

_ABOUT_SIDE: Final = 24
_TOP: Final = 40
"""Pixels above the price at 100 %, where the names and the tokens are, and the side of the "?" at any size at least."""

_BESIDE: Final = 18.5
"""Pixels by which the "?" may end below the first of these lines: beside the price."""

_BOTTOM: Final = 6
_EDGE: Final = 9
"""Pixels at each side of the words, and below them, at 100 %."""

_RIGHT: Final = 8
_ABOUT: Final = 36
"""Pixels at the right end of the price's first line: there is the "?"."""

_AFTER_SIGN: Final = 5
_GAP: Final = 6
"""Pixels between the sign of a trait, what it does, and for how many regions, at 100 %."""


class Lines(NamedTuple):
    """Words in *font*; ``last`` is what stands at the right end of the line of that number, -1 nothing."""

    font: QFont
    lines: tuple[str, ...]
    last: int = -1


class CardLines(NamedTuple):
    """What it costs, what its power does, and its race."""

    price: Lines
    power: Lines
    race: Lines

    @property
    def high(self) -> int:
        """How many lines that is."""
        return sum(len(part.lines) for part in self)

    def height(self, scale: float) -> int:
        """Return the pixels that the card needs; two traits without a line have room for one each."""
        return round(top_of_words(scale) + (LINE * max(3, self.high) + _BOTTOM) * scale)


def about_side(scale: float) -> int:
    """Return how wide and high the "?" is: it can be hit, however small the text."""
    return max(_ABOUT_SIDE, round(_ABOUT_SIDE * scale))


def top_of_words(scale: float) -> float:
    """Return the pixels above the price: so many that the "?" is beside it alone."""
    return max(_TOP * scale, ABOUT_TOP * scale + about_side(scale) - _BESIDE * scale)


def card_lines(
    price: str, power: tuple[str, str], race: tuple[str, str], width: float, scale: float
) -> CardLines:
    """Return the lines of a card that is *width* pixels wide; *power* and *race* are what they do, and how many free
    regions there are for that."""
    percent = round(scale * 100)
    room = width - (_EDGE + _RIGHT + 3) * scale
    signed = room - (2 * SIGN + _AFTER_SIGN) * scale
    bold, plain = text_font(percent, size=0.83, bold=True), text_font(percent, size=0.82)
    return CardLines(
        wrapped(price, bold, room, room - (_ABOUT - _RIGHT) * scale),
        *(_with_count(text, free, plain, signed, _GAP * scale) for text, free in (power, race)),
    )


def wrapped(text: str, font: QFont, room: float, first: float | None = None) -> Lines:
    """Break *text* into lines of *room* pixels, the *first* of which may be shorter.

    A word that is wider than that makes everything smaller, down to ``FLOOR``.
    """
    font = QFont(font)
    least = max(LEAST, round(font.pixelSize() * FLOOR))
    while True:
        lines = _broken(text, font, room, room if first is None else first)
        widest = max((QFontMetricsF(font).horizontalAdvance(line) for line in lines[1:]), default=0)
        begins = QFontMetricsF(font).horizontalAdvance(lines[0]) if lines else 0
        fits = widest <= room and begins <= (room if first is None else first)
        if fits or font.pixelSize() <= least:
            return Lines(font, lines)
        font.setPixelSize(font.pixelSize() - 1)


def _with_count(text: str, free: str, font: QFont, room: float, gap: float) -> Lines:
    """Return the lines of *text* with *free* at the right end of the first, or where there is more room for it."""
    if not free:
        return wrapped(text, font, room)
    taken = QFontMetricsF(font).horizontalAdvance(free) + gap
    whole, beside = wrapped(text, font, room), wrapped(text, font, room, room - taken)
    if len(beside.lines) == len(whole.lines) and beside.font == whole.font:
        return beside._replace(last=0)
    end = QFontMetricsF(whole.font).horizontalAdvance(whole.lines[-1])
    if end + taken <= room:
        return whole._replace(last=len(whole.lines) - 1)
    return Lines(whole.font, (*whole.lines, ""), len(whole.lines))


def _broken(text: str, font: QFont, room: float, first: float) -> tuple[str, ...]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    spans: list[tuple[int, int]] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room if spans else first)
        spans.append((line.textStart(), line.textLength()))
    layout.endLayout()
    return tuple(text[start : start + length].strip() for start, length in spans)
