"""Paints a combo: portrait, crest, names, tokens, price, and what its traits do if there is room for that."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextLayout,
    QTextOption,
)

from swqt.gui.style.cards import paint_coin
from swqt.gui.style.portraits import crest, paint_face, portrait
from swqt.gui.style.theme import (
    ASKING,
    CREAM,
    DARK,
    INK,
    LEAST,
    LIGHT,
    RIM,
    Theme,
    blend,
    current,
    fit_font,
    text_font,
    title_font,
)

CORNER: Final = 8.0
"""Radius of the corners of a card."""

_OUTLINE: Final = "#8a7350"
_POWER: Final = {LIGHT.name: ASKING[1], DARK.name: "#e8a368"}
_FREE: Final = "#3f5e2d"
_TOO_DEAR: Final = "#7a1c12"
_BADGE: Final = "#f2d98a"

_SIZES: Final = (
    (93.0, 33.0, 36.0, 40.0, 12.0, 15.0, 6.0),
    (106.0, 36.0, 40.0, 46.0, 12.0, 17.0, 6.0),
    (166.0, 38.0, 44.0, 51.0, 12.5, 18.0, 6.0),
    (222.0, 46.0, 56.0, 62.0, 13.0, 20.0, 10.0),
)
"""Pixels at 100% by the height of a card: that height, height of the strip, side of the crest, left edge of the names,
sizes of the power's and the race's name, and the space below the crest."""

_STACKED: Final = 84.0
"""Height at 100% from which the picture is above the names; in a lower card it is beside them."""

_WITH_LINES: Final = 132.0
"""Height at 100% from which a card has lines about its traits."""

_LOWEST: Final = 40.0
"""Minimum height of a picture above lines about the traits, at 100%."""

_LOW: Final = 50.0
"""Minimum height of a picture with room for the coins below the price, at 100%."""

_LINE: Final = 24.0
_WRAPPED: Final = 15.0
"""Height of the text about a trait, and of each additional line in it, at 100%."""

_NARROWEST: Final = 80
"""Minimum horizontal stretch of a long name, in percent."""

_SHRUNK: Final = 0.85
"""Share of its size to which a name shrinks before the tokens make way for it."""

_SIGN: Final = 20.0
_PILL: Final = 20.0
_BESIDE: Final = 96.0
"""Width of a picture beside the names, in pixels at any scale."""

_IDLE: Final = 0.6
"""Share of the background in the card's colour while no combo can be picked."""

_FAINT: Final = 0.85
"""Opacity of the picture while no combo can be picked."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
_MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


class WrappedLines(NamedTuple):
    """The lines of a wrapped text in *font*."""

    font: QFont
    lines: tuple[str, ...]


def wrapped(text: str, font: QFont, room: float, first: float | None = None) -> WrappedLines:
    """Break *text* into lines of *room* pixels; the first line may be shorter (*first*).

    The font shrinks for a word that is wider than a line, down to three quarters.
    """
    font = QFont(font)
    least = max(LEAST, round(font.pixelSize() * 0.75))
    while True:
        lines = _broken(text, font, room, room if first is None else first)
        widest = max((QFontMetricsF(font).horizontalAdvance(line) for line in lines[1:]), default=0)
        begins = QFontMetricsF(font).horizontalAdvance(lines[0]) if lines else 0
        fits = widest <= room and begins <= (room if first is None else first)
        if fits or font.pixelSize() <= least:
            return WrappedLines(font, lines)
        font.setPixelSize(font.pixelSize() - 1)


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


class ComboLook(NamedTuple):
    """What is shown of a combo; *name* is its full name.

    *open*: a player is picking now. *reason* says why the combo cannot be picked; it is empty if it can, or if no
    player is deciding; *too_dear*: the price is the reason. *power_gist* and *race_gist* are (short description, text
    on the free regions), *price_text* is the price in words.
    """

    race: str
    name: str
    race_name: str
    power_name: str
    race_tokens: int
    power_tokens: int
    price: int
    coins: int
    reason: str = ""
    open: bool = False
    too_dear: bool = False
    power: str = ""
    power_gist: tuple[str, str] = ("", "")
    race_gist: tuple[str, str] = ("", "")
    price_text: str = ""

    @property
    def tokens(self) -> int:
        return self.race_tokens + self.power_tokens


class CardMeasures(NamedTuple):
    """The positions of the parts of a card; text sizes are in pixels.

    *strip* contains the names; *lines* is the height left for the lines about the traits, 0 without any. *beside*: the
    picture is to the left of the names, and the price is below them.
    """

    picture: QRectF
    strip: QRectF
    crest: QRectF
    names: float
    power: float
    race: float
    lines: float
    beside: bool


def card_measures(width: float, height: float, scale: float, lines: float = 2 * _LINE) -> CardMeasures:
    """Return the measures of a card of *width* x *height* for text at *scale*, with *lines* of that height at 100%."""
    units = height / scale
    strip, side, names, power, race, below = (value * scale for value in _measured(units))
    if units < _STACKED:
        left = min(_BESIDE, width * 0.36)
        side = min(40.0, height * 0.45)
        return CardMeasures(
            QRectF(0, 0, left, height), QRectF(left, 0, width - left, height),
            QRectF(3, height - side - 4, side, side), left + 8, 12 * scale, 15 * scale, 0.0, beside=True,
        )  # fmt: skip
    strip = max(strip, 1.22 * (max(power, LEAST) + max(race, LEAST)))    # small text is not scaled below LEAST
    if side > strip:
        side = min(side, 1.25 * strip)
    block = lines * scale + 6 if units >= _WITH_LINES and lines else 0.0
    if height - strip - block < _LOWEST * scale:
        block = 0.0
    high = min(height - strip - block, width / 2)
    bottom = high + strip
    place = QRectF(4 if units > 100 else 3, bottom - below - side, side, side)
    return CardMeasures(
        QRectF(0, 0, width, high), QRectF(0, high, width, strip), place, names, power, race,
        height - bottom if block else 0.0, beside=False,
    )  # fmt: skip


def banner_measures(width: float, height: float, scale: float) -> CardMeasures:
    """Return the measures of a picture with its strip below, together *width* x *height*, for text at *scale*."""
    strip, side, names, power, race, below = (value * scale for value in _SIZES[-1][1:])
    return CardMeasures(
        QRectF(0, 0, width, height - strip), QRectF(0, height - strip, width, strip),
        QRectF(4, height - below - side, side, side), names, power, race, 0.0, beside=False,
    )  # fmt: skip


def _measured(units: float) -> tuple[float, ...]:
    """Return the row of ``_SIZES`` for a card *units* high, interpolated between its neighbours."""
    if units <= _SIZES[0][0]:
        return _SIZES[0][1:]
    for low, high in pairwise(_SIZES):
        if units <= high[0]:
            share = (units - low[0]) / (high[0] - low[0])
            return tuple(one + (other - one) * share for one, other in zip(low[1:], high[1:], strict=True))
    return _SIZES[-1][1:]


def outline_colour(theme: Theme) -> QColor:
    """Return the colour of a card's outline."""
    return QColor(INK if theme is LIGHT else _OUTLINE if theme is DARK else theme.line)


class ComboPainter:
    """Paints *look* into a card of *width* x *height* pixels with text at *scale*, for a screen of *ratio*.

    A *banner* is the upper part of a large card: it shows the tokens of power and race separately, and is never idle.
    """

    def __init__(
        self, look: ComboLook, width: float, height: float, scale: float, ratio: float, *, banner: bool = False
    ) -> None:
        self._look, self._banner = look, banner
        self._width, self._height = width, height
        self._scale, self._ratio = scale, ratio
        self._texts = self._trait_lines() if height / scale >= _WITH_LINES and not banner else []
        needed = sum(_LINE + _WRAPPED * (len(lines.lines) - 1) for _, lines in self._texts)
        self.measures = banner_measures(width, height, scale) if banner else card_measures(width, height, scale, needed)

    def paint(self, p: QPainter, *, chosen: str = "") -> None:
        """Paint the card without its outline; *chosen* is the text of a badge."""
        look, theme = self._look, current()
        idle = not look.open and not self._banner
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0, 0, self._width, self._height), CORNER, CORNER)
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.fillPath(shape, blend(theme.card, theme.window, _IDLE) if idle else QColor(theme.card))
        p.save()
        p.setClipPath(shape)
        p.setOpacity(_FAINT if idle else 1.0)
        self._picture(p)
        p.restore()
        self._strip(p)
        self._crest(p)
        if self.measures.beside:
            row = self._below()
            self._tokens(p, row)
            price = self._price(p, row.adjusted(0, 0, -self._tokens_width() - 4, 0))
        else:
            price = self._price(p, QRectF(0, 6, self._width - 6, _PILL * self._scale))
        if look.coins:
            self._coins(p, price)
        if chosen:
            self._badge(p, chosen)
        if self.measures.lines:
            self._lines(p)
        p.restore()

    # The parts of a card

    def _picture(self, p: QPainter) -> None:
        box, look = self.measures.picture, self._look
        size = QSize(max(1, round(box.width())), max(1, round(box.height())))
        focus = 0.35 if box.height() < 0.48 * box.width() else 0.5
        picture = portrait(look.race, size, self._ratio, focus=focus)
        if look.reason:
            picture = QPixmap.fromImage(picture.toImage().convertToFormat(QImage.Format.Format_Grayscale8))
        p.drawPixmap(box, picture, QRectF(picture.rect()))
        p.setPen(QPen(outline_colour(current()), 1.2))
        if self.measures.beside:
            p.drawLine(box.topRight(), box.bottomRight())
        else:
            p.drawLine(box.bottomLeft(), box.bottomRight())

    def _crest(self, p: QPainter) -> None:
        if not self._look.power:
            return
        box, theme = self.measures.crest, current()
        halo = QColor(theme.card if theme is not LIGHT else "#fbf4e0")
        picture = crest("power", self._look.power, round(box.width()), self._ratio, halo=halo)
        p.drawPixmap(box, picture, QRectF(picture.rect()))

    def _strip(self, p: QPainter) -> None:
        """Paint the names, and the tokens to the right of them."""
        m, look, theme = self.measures, self._look, current()
        names = QRectF(m.strip)
        names.setLeft(m.names)
        names.setRight(m.strip.right() - 8)
        power, race = m.power, m.race
        if m.beside:
            rows = 1.25 * (power + race) + (_PILL + 4) * self._scale
            shrink = min(1.0, (m.strip.height() - 4) / rows)
            power, race = power * shrink, race * shrink
            names.setBottom(self._below().top())
        power, race = max(power, LEAST), max(race, LEAST)
        gap = (names.height() - 1.22 * (power + race)) / 2
        first = QRectF(names.left(), names.top() + gap, names.width(), 1.22 * power)
        second = QRectF(names.left(), names.top() + gap + 1.18 * power, names.width(), 1.22 * race)
        above = _sized(text_font(), power)
        if not m.beside:
            self._place_tokens(p, first, second, above, _sized(title_font(), race))
        p.setFont(above)
        p.setPen(QColor(_POWER.get(theme.name, theme.accent)))
        self._name(p, first, look.power_name)
        p.setFont(_sized(title_font(), race))
        p.setPen(QColor(theme.muted if look.reason else theme.text))
        self._name(p, second, look.race_name)

    def _place_tokens(self, p: QPainter, first: QRectF, second: QRectF, above: QFont, below: QFont) -> None:
        """Paint the tokens after both names, or after one if the other needs its whole line; shorten those lines.

        *first* and *second* are the lines of the names, *above* and *below* their fonts.
        """
        look, strip, taken = self._look, self.measures.strip, self._tokens_width() + 4
        room = first.width() - taken
        power_fits = self._banner or QFontMetricsF(above).horizontalAdvance(look.power_name) * _SHRUNK <= room
        race_fits = self._banner or QFontMetricsF(below).horizontalAdvance(look.race_name) * _SHRUNK <= room
        place = strip.adjusted(0, 0, -8, 0)
        if not power_fits:
            place.setTop(second.top())
        elif not race_fits:
            place.setBottom(second.top() + 0.32 * second.height())
        if power_fits:
            first.setRight(first.right() - taken)
        if race_fits or not power_fits:
            second.setRight(second.right() - taken)
        self._tokens(p, place)

    def _below(self) -> QRectF:
        """Return the rectangle below the names, for a card with its picture beside them."""
        strip = self.measures.strip
        high = min(_PILL * self._scale, strip.height() * 0.36)
        return QRectF(strip.left() + 6, strip.bottom() - high - 4, strip.width() - 14, high)

    def _name(self, p: QPainter, box: QRectF, text: str) -> None:
        """Paint *text*, in smaller or narrower letters if it is too long."""
        fit_font(p, text, box.width())
        font = p.font()
        if (wide := QFontMetricsF(font).horizontalAdvance(text)) > box.width():
            font.setStretch(max(_NARROWEST, math.floor(100 * box.width() / wide)))
            p.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        p.drawText(box, int(_LEFT), shown)

    def _tokens_font(self) -> QFont:
        size = (18 if self._height < 150 * self._scale else 20) * self._scale
        return _sized(title_font(), min(size, self._below().height() * 0.72) if self.measures.beside else size)

    def _tokens_width(self) -> float:
        """Return the width of the number of tokens with its symbol."""
        font = self._tokens_font()
        return QFontMetricsF(font).horizontalAdvance(str(self._look.tokens)) + 4 + 0.8 * font.pixelSize()

    def _tokens(self, p: QPainter, box: QRectF) -> None:
        """Paint the number of tokens, preceded by a stack of tokens, at the right end of *box*."""
        look, theme, font = self._look, current(), self._tokens_font()
        p.setFont(font)
        p.setPen(QColor(theme.muted if look.reason else theme.text))
        line = QRectF(box)
        if self._banner:
            line.setBottom(box.center().y() + font.pixelSize() * 0.35)
        p.drawText(line, int(_RIGHT), str(look.tokens))
        side = 0.8 * font.pixelSize()
        _paint_stack(p, QPointF(box.right() - self._tokens_width() + side / 2, line.center().y() + 1), side)
        if self._banner:
            p.setFont(_sized(text_font(), 12 * self._scale))
            p.setPen(QColor(theme.muted))
            text = f"{look.race_tokens}+{look.power_tokens}"
            p.drawText(QRectF(box.left(), line.bottom() - 4, box.width(), 15 * self._scale), int(_RIGHT), text)

    def _price(self, p: QPainter, box: QRectF) -> QRectF:
        """Paint the price at the right end of *box*, or at its left end if the picture is beside the names.

        If the words do not fit, paint only the number. Return the rectangle of the price.
        """
        look, scale = self._look, self._scale
        high = box.height()
        text = look.price_text
        font = _sized(text_font(bold=True), min(13 * scale, high * 0.66))
        p.setFont(font)
        around = high * (1.4 if look.price else 0.9)
        if QFontMetricsF(font).horizontalAdvance(text) + around > box.width():
            text = str(look.price) if look.price else text    # a coin is painted after it
            fit_font(p, text, box.width() - around)
            font = p.font()
        wide = QFontMetricsF(font).horizontalAdvance(text) + around
        left = box.left() if self.measures.beside else box.right() - wide
        pill = QRectF(left, box.top(), wide, high)
        ground = QColor(_TOO_DEAR if look.reason else INK if look.price else _FREE)
        ground.setAlphaF(0.94)
        p.setPen(QPen(QColor(CREAM), 1) if current().name == "contrast" else Qt.PenStyle.NoPen)
        p.setBrush(ground)
        p.drawRoundedRect(pill, high / 2, high / 2)
        p.setPen(QColor(CREAM))
        words = pill.adjusted(high * 0.45, 0, -high * 0.45, 0)
        p.drawText(words, int(_LEFT), text)
        if look.price:
            paint_coin(p, QPointF(pill.right() - high * 0.5, pill.center().y()), high * 0.31)
        return pill

    def _coins(self, p: QPainter, price: QRectF) -> None:
        """Paint the coins lying on the combo over the picture: below the *price*, or to its left."""
        box, coins = self.measures.picture, self._look.coins
        high = min(17 * self._scale, box.height() * (0.24 if self.measures.beside else 0.34))
        font = _sized(text_font(bold=True), high * 0.76)
        p.setFont(font)
        text = f"+{coins}"
        wide = QFontMetricsF(font).horizontalAdvance(text) + high * 0.8
        pill = QRectF(box.right() - wide - 5, box.bottom() - high - 4, wide, high)
        if self.measures.beside:
            pill.moveTop(5)
        elif box.height() < _LOW * self._scale:
            pill.moveRight(price.left() - 5)
            pill.moveTop(price.center().y() - high / 2)
        heap = min(coins, 3)
        for number in range(heap):
            at = QPointF(pill.left() - high * 0.12, pill.bottom() - high * (0.26 + 0.22 * number))
            _paint_flat_coin(p, at, high * 0.42)
        p.setPen(QPen(QColor(INK), 1.2))
        p.setBrush(QColor(RIM))
        p.drawRoundedRect(pill, high / 2, high / 2)
        p.drawText(pill, int(_MIDDLE), text)

    def _badge(self, p: QPainter, text: str) -> None:
        """Paint a tick, and *text* if there is room, at the upper left of the picture."""
        scale = self._scale
        high = min(_PILL * scale, self.measures.picture.height() * (0.26 if self.measures.beside else 0.36))
        text = "" if self.measures.beside else text
        font = _sized(text_font(bold=True), high * 0.65)
        p.setFont(font)
        words = QFontMetricsF(font).horizontalAdvance(text)
        wide = high * (1.75 if text else 1.0) + words
        pill = QRectF(6, 6, wide, high)
        p.setPen(QPen(QColor(INK), 1.2))
        p.setBrush(QColor(_BADGE))
        p.drawRoundedRect(pill, high / 2, high / 2)
        tick = QPainterPath(QPointF(pill.left() + high * (0.45 if text else 0.28), pill.top() + high * 0.52))
        tick.lineTo(tick.currentPosition() + QPointF(high * 0.16, high * 0.18))
        tick.lineTo(tick.currentPosition() + QPointF(high * 0.28, -high * 0.42))
        join = Qt.PenJoinStyle.RoundJoin
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(INK), high * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
        p.drawPath(tick)
        p.drawText(pill.adjusted(high * 1.2, 0, 0, 0), int(_LEFT), text)

    # The lines about the traits

    def _trait_lines(self) -> list[tuple[str, WrappedLines]]:
        """Return the kind and the wrapped text of each trait."""
        look, scale = self._look, self._scale
        room = self._width - (8 + _SIGN + 6) * scale - 8
        font, smaller = _sized(text_font(), 13 * scale), _sized(text_font(), 12 * scale)
        out = []
        for kind, (text, _) in (("power", look.power_gist), ("race", look.race_gist)):
            if text:
                lines = wrapped(text, font, room)
                out.append((kind, lines if len(lines.lines) == 1 else wrapped(text, smaller, room)))
        return out

    def _lines(self, p: QPainter) -> None:
        """Paint below the strip what power and race do, each with its picture, and their free regions if they fit."""
        look, scale, theme = self._look, self._scale, current()
        y = self._height - self.measures.lines
        p.setPen(QPen(blend(theme.line, theme.card, 0.2), 1))
        p.drawLine(QPointF(8, y + 0.5), QPointF(self._width - 8, y + 0.5))
        highs = [(_LINE + _WRAPPED * (len(lines.lines) - 1)) * scale for _, lines in self._texts]
        gap = max(0.0, (self._height - y - 2 - sum(highs)) / (len(highs) + 1))
        y += 1 + gap
        sign = round(_SIGN * scale)
        for (kind, lines), high in zip(self._texts, highs, strict=True):
            at = QRectF(8, y + (high - sign) / 2, sign, sign)
            self._trait_sign(p, kind, at)
            p.setFont(lines.font)
            p.setPen(QColor(theme.text))
            step = _WRAPPED * scale
            top = y + (high - step * len(lines.lines)) / 2
            for number, text in enumerate(lines.lines):
                line = QRectF(at.right() + 6 * scale, top + number * step, self._width - at.right(), step)
                p.drawText(line, int(_LEFT), text)
            free = (look.power_gist if kind == "power" else look.race_gist)[1]
            if free and len(lines.lines) == 1:
                self._free(p, QRectF(0, top, self._width - 8, step), at.right() + 6 * scale, lines, free)
            y += high + gap

    def _free(self, p: QPainter, line: QRectF, left: float, lines: WrappedLines, free: str) -> None:
        """Paint the number of free regions at the end of *line*, if the text that starts at *left* leaves room."""
        p.setFont(_sized(text_font(), 12 * self._scale))
        ends = left + QFontMetricsF(lines.font).horizontalAdvance(lines.lines[0])
        if ends + 8 * self._scale + QFontMetricsF(p.font()).horizontalAdvance(free) <= line.right():
            p.setPen(QColor(current().muted))
            p.drawText(line, int(_RIGHT), free)

    def _trait_sign(self, p: QPainter, kind: str, at: QRectF) -> None:
        look, side = self._look, round(at.width())
        if kind == "power":
            picture = crest("power", look.power, side, self._ratio)
            p.drawPixmap(at, picture, QRectF(picture.rect()))
            return
        paint_face(p, look.race, at, self._ratio)


def _sized(font: QFont, pixels: float) -> QFont:
    """Return *font*, changed to the size *pixels* but at least LEAST, the smallest legible one."""
    font.setPixelSize(max(LEAST, round(pixels)))
    return font


def _paint_stack(p: QPainter, centre: QPointF, side: float) -> None:
    """Paint a stack of three tokens."""
    p.save()
    p.setPen(QPen(QColor(INK), max(1.0, side * 0.09)))
    wide, high, step = side, side * 0.46, side * 0.22
    for number, colour in enumerate(("#b39a6a", "#c2ab7d", "#f8f0dc")):
        y = centre.y() + step * (1 - number)
        body = QRectF(centre.x() - wide / 2, y - high / 2, wide, high)
        p.setBrush(QColor(colour))
        if number < 2:
            p.drawEllipse(body.translated(0, step * 0.6))
        p.drawEllipse(body)
    p.restore()


def _paint_flat_coin(p: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a flat coin of a heap, seen at an angle."""
    p.setPen(QPen(QColor(INK), 1.1))
    p.setBrush(QColor("#d9a63a"))
    p.drawEllipse(centre, radius, radius * 0.5)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#f2c65a"))
    p.drawEllipse(centre - QPointF(0, radius * 0.08), radius * 0.68, radius * 0.26)
