"""One row of the players panel: its content, and how it is painted."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from swqt.gui.style.cards import paint_coin
from swqt.gui.style.portraits import paint_medallion, paint_sign
from swqt.gui.style.seat_style import paint_seat_mark, style_of
from swqt.gui.style.theme import (
    CONTRAST,
    CREAM,
    GOLD,
    INK,
    LEAST,
    LIGHT,
    blend,
    current,
    edge_of,
    fit_font,
    scale_of,
    text_font,
    title_font,
)

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
CLOCK: Final = Qt.ItemDataRole.UserRole + 1

LOWEST: Final = 36
HIGHEST: Final = 110
"""Minimum (with only name and coins) and maximum height of a row with the gap below it, in pixels at 100%."""

_PAD: Final = 3
_EDGE: Final = 5
"""Pixels above and below a row, and at its sides, for the ring of the player in turn."""

_BAND: Final = 6.0
_SIDE: Final = 7.0
_FACE, _LARGE_FACE = 50.0, 70.0
"""Pixels at 100%: the band in the seat's colour, the gap beside a portrait and at the right, and portraits."""

_ROOMY: Final = 88
"""Height of a row at 100% from which power and race have a line each."""

_NAME, _LINE, _ASLEEP = 18.5, 16.0, 19.0
"""Height of the line with the name, of one with a power or a race, and of one with a race in decline."""

_NAME_ROOM: Final = 48
"""Pixels at 100% that a name needs beside the coins; with less, these are below it."""

_STRIP: Final = 34.5
_STRIP_NAME: Final = 44
"""In a strip: height of a row with two lines, and the width that a name needs, in pixels at 100%."""

_IN_TURN: Final = 1.4
"""Width of the player in turn in a strip, relative to the others."""

_DOTS: Final = 3


class PlayerClock(NamedTuple):
    """The seconds *left* on a player's clock, and whether it is *running*."""

    left: int
    running: bool

    @property
    def text(self) -> str:
        """Minutes and seconds."""
        return f"{self.left // 60}:{self.left % 60:02}"


class PlayerPresence(NamedTuple):
    """The connection state of a remote player: a word or two, the *colour* of a dot, and whether they are *away*."""

    text: str
    colour: str = ""
    away: bool = False


class PlayerRace(NamedTuple):
    """A race in the game: its trait, the names of its combo and of the race, and whether it is active."""

    race: str
    combo: str
    name: str
    active: bool

    @property
    def around(self) -> tuple[str, str]:
        """The parts of the combo's name before and after that of the race; one of them is the power."""
        before, _, after = self.combo.partition(self.name)
        return before, after


class PlayerRow(NamedTuple):
    """The content of one row; *races* are (combo, tokens, active), as in ("Flying Orcs", "6 + 3 in hand", True).

    A race's other possessions follow it, without tokens. ``level`` is a bot's strength, empty for people. *coins* are
    None while secret. *where* is the presence of a remote player. *faces* are the races to paint, the active one first;
    *note* is a word at the lower right, which is replaced by three dots for a *thinking* bot.
    """

    seat: int
    name: str
    level: str
    in_turn: bool
    coins: int | None
    regions: int
    races: tuple[tuple[str, str, bool], ...]
    where: PlayerPresence | None = None
    faces: tuple[PlayerRace, ...] = ()
    note: str = ""
    thinking: bool = False
    extra: int = 0
    """Coins that the player had beyond the usual ones at the start."""

    @property
    def active(self) -> PlayerRace | None:
        """The active race; None if there is none."""
        return next((race for race in self.faces if race.active), None)

    @property
    def asleep(self) -> list[PlayerRace]:
        """The races in decline."""
        return [race for race in self.faces if not race.active]

    @property
    def is_away(self) -> bool:
        return self.where is not None and self.where.away


class RowLine(NamedTuple):
    """A line below the name: faces, then *text* between the two parts *around* it, which are left out first."""

    text: str
    around: tuple[str, str] = ("", "")
    faces: tuple[PlayerRace, ...] = ()
    bold: bool = False
    alarming: bool = False
    """Painted in the colour of warnings."""


def row_lines(
    row: PlayerRow, high: float, scale: float, *, empty: str, idle: str, ahead: str = ""
) -> list[RowLine]:  # fmt: skip
    """Return the lines below the name for a row *high* pixels high; *empty* is the text for a player without races,
    *idle* without an active one, *ahead* about extra coins until there is a race. Lines that do not fit are left out.
    """
    active, asleep, lines = row.active, row.asleep, []
    extra = [text for text, tokens, _ in row.races if not tokens]
    if row.is_away:
        assert row.where is not None
        lines.append(RowLine(row.where.text, bold=True, alarming=True))
    elif active is not None and high >= _ROOMY * scale:
        before, after = active.around
        told_of = [RowLine(before.strip()), RowLine(active.name, bold=True), RowLine(after.strip())]
        lines += [line for line in told_of if line.text]
    elif active is not None:
        lines.append(RowLine(active.name, active.around, bold=True))
    else:
        lines.append(RowLine(idle if asleep else empty))
    told = [*(race.name for race in asleep), *extra]
    if ahead and not row.faces:
        told.append(ahead)
    if told:
        lines.append(RowLine(" · ".join(told), faces=tuple(asleep)))
    room = high - 2 * _PAD - 8 * scale - _NAME * scale
    kept: list[RowLine] = []
    for line in lines:
        room -= (_ASLEEP if line.faces else _LINE) * scale
        if room < -0.1:    # a strip has room for exactly two lines, but for rounding
            break
        kept.append(line)
    return kept


def _share(room: QSize, index: _Index) -> QSize:
    """Return the size of the item at *index* in a strip of the size *room*."""
    model = index.model()
    rows = [model.index(number, 0).data(ROW) for number in range(model.rowCount())]
    shares = [_IN_TURN if isinstance(row, PlayerRow) and row.in_turn else 1.0 for row in rows]
    edges = [round(room.width() * sum(shares[:number]) / sum(shares)) for number in range(len(shares) + 1)]
    at = index.row()
    return QSize(edges[at + 1] - edges[at], room.height())


class PlayersDelegate(QStyledItemDelegate):
    """Paints a PlayerRow: band and portrait on the left, coins on the right, name and races between them."""

    phase = 0
    """Which of the three dots of a thinking bot is hollow."""
    is_strip = False
    """Whether the players are side by side; then they share the width, and the player in turn gets more of it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        panel = self.parent()
        scale = scale_of(option.font)
        if self.is_strip and isinstance(panel, QListView):
            return _share(panel.viewport().size(), index)
        room = panel.viewport().height() if isinstance(panel, QListView) else 0
        high = room // max(1, index.model().rowCount())
        return QSize(round(80 * scale), round(min(max(high, LOWEST * scale), HIGHEST * scale)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, PlayerRow):
            return
        scale = scale_of(option.font)
        box = QRectF(option.rect).adjusted(_EDGE, _PAD, -_EDGE, -_PAD)
        if self.is_strip:
            box = QRectF(option.rect).adjusted(3, 3, -3, -3)
            scale = min(scale, box.height() / _STRIP)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)    # portrait, name, coins keep their sides
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _card(painter, box, row, scale, focused=bool(option.state & QStyle.StateFlag.State_HasFocus))
        left = _portrait(painter, box, row, scale)
        self._words(painter, box.adjusted(left - box.left(), 0, -_SIDE, 0), row, index.data(CLOCK), scale)
        painter.restore()

    def _words(self, p: QPainter, box: QRectF, row: PlayerRow, clock: object, scale: float) -> None:
        """Paint name and coins, the lines below them, and at the lower right what the player is doing."""
        percent = round(scale * 100)
        if box.width() - coins_width(row, scale) < (_STRIP_NAME if self.is_strip else _NAME_ROOM) * scale:
            self._narrow(p, box, row, clock, scale)
            return
        lines = row_lines(
            row, box.height() + 2 * _PAD + 8 * scale * self.is_strip, scale, empty=self.tr("no race"),
            idle=self.tr("no active race"), ahead=self.tr("%n extra coin(s)", "", row.extra) if row.extra else "",
        )[: 1 if self.is_strip else None]  # fmt: skip
        highs = [_NAME * scale, *((_ASLEEP if line.faces else _LINE) * scale for line in lines)]
        gap = min(4 * scale, max(0.0, (box.height() - sum(highs)) / (len(highs) + 1)))
        y = box.top() + (box.height() - sum(highs) - gap * (len(highs) - 1)) / 2
        first = QRectF(box.left(), y, box.width(), highs[0])
        taken = _coins(p, first, row, scale)
        p.setPen(QColor(current().text))
        p.setFont(text_font(percent, bold=True))
        self._text(p, first.adjusted(0, 0, -taken - 5 * scale, 0), row.name)
        below = QRectF(box.left(), box.bottom() - 23 * scale, box.width(), 19 * scale)
        if self.is_strip:    # it is so low that the coins reach down to there
            below = QRectF(first.left(), first.bottom() + gap, first.width(), highs[-1])
        doing = self._doing(p, below, row, clock, scale, box.width() - _wide(lines[-1], scale)) if lines else 0.0
        for number, line in enumerate(lines):
            y += highs[number] + gap
            room = QRectF(box.left(), y, box.width(), highs[number + 1])
            if number == len(lines) - 1:
                room.setRight(room.right() - doing)
            self._line(p, room, line, row, scale)

    def _narrow(self, p: QPainter, box: QRectF, row: PlayerRow, clock: object, scale: float) -> None:
        """Paint the coins below the name, for a column that has no room for them beside it, as with large text."""
        half = min(box.height() / 2, 21 * scale)
        first = QRectF(box.left(), box.center().y() - half, box.width(), half)
        p.setPen(QColor(current().text))
        p.setFont(text_font(round(scale * 100), bold=True))
        if self.is_strip:
            fit_font(p, row.name, first.width(), LEAST * min(1.25, scale))
        self._text(p, first, row.name)
        second = first.translated(0, half)
        taken = _coins(p, second, row, min(scale, half / 21))
        if isinstance(clock, PlayerClock) and clock_width(clock, scale) + taken <= second.width():
            paint_clock(p, clock, second, scale)

    def _line(self, p: QPainter, room: QRectF, line: RowLine, row: PlayerRow, scale: float) -> None:
        """Paint *line* in *room*: faces, then the text, with the parts around it if they fit."""
        theme, percent = current(), round(scale * 100)
        for number, race in enumerate(line.faces):
            side = min(21 * scale, room.height() + 2 * scale)
            if number and room.width() < 3 * side:
                break
            centre = QPointF(room.left() + side / 2, room.center().y())
            ratio = p.device().devicePixelRatioF()
            paint_medallion(p, centre, side / 2, style_of(row.seat), race.race, asleep=True, ratio=ratio)
            room.setLeft(room.left() + side + 3 * scale)
        faint, strong = text_font(percent, size=0.8), text_font(percent, size=0.8, bold=line.bold)
        before, after = (QFontMetricsF(faint).horizontalAdvance(part) for part in line.around)
        text = QFontMetricsF(strong).horizontalAdvance(line.text)
        if any(line.around) and before + text + after <= room.width():
            p.setFont(faint)
            p.setPen(QColor(theme.muted))
            for part, left in zip(line.around, (0.0, before + text), strict=True):
                place = room.adjusted(left, 0, 0, 0)
                p.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), part)
            room.setLeft(room.left() + before)
        p.setFont(strong)
        p.setPen(QColor(theme.warning if line.alarming else theme.text if line.bold else theme.muted))
        self._text(p, room, line.text)

    def _doing(self, p: QPainter, place: QRectF, row: PlayerRow, clock: object, scale: float, room: float) -> float:
        """Paint a clock, the dots of a thinking bot or a note at the right of *place*; return the width taken.

        A note that needs more than *room* is left out.
        """
        percent = round(scale * 100)
        if isinstance(clock, PlayerClock):
            wide = clock_width(clock, scale)
            paint_clock(p, clock, QRectF(place.right() - wide, place.top(), wide, place.height()), scale)
            return wide + 4 * scale
        if row.thinking:
            return _dots(p, place, self.phase, scale)
        if not row.note:
            return 0.0
        p.setFont(text_font(percent, size=0.8))
        wide = QFontMetricsF(p.font()).horizontalAdvance(row.note) + 5 * scale
        if wide > min(place.width() * 0.45, room):
            return 0.0
        p.setPen(QColor(current().muted))
        p.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), row.note)
        return wide

    def _text(self, p: QPainter, box: QRectF, text: str) -> None:
        shown = QFontMetricsF(p.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)


def _wide(line: RowLine, scale: float) -> float:
    """Return the width of *line* without the parts around its text."""
    font = text_font(round(scale * 100), size=0.8, bold=line.bold)
    return QFontMetricsF(font).horizontalAdvance(line.text) + len(line.faces) * 24 * scale


def _card(p: QPainter, box: QRectF, row: PlayerRow, scale: float, *, focused: bool) -> None:
    """Paint the background of a row, the band in the seat's colour, and the ring of the focus or the player in turn."""
    theme = current()
    shape = QPainterPath()
    shape.addRoundedRect(box, 8, 8)
    ground = QColor(theme.card) if row.in_turn or theme is not LIGHT else blend(theme.card, theme.raised, 0.5)
    p.fillPath(shape, blend(ground, theme.line, 0.28) if row.is_away and theme is not CONTRAST else ground)
    band = _BAND * min(scale, 1.5)
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    p.fillRect(QRectF(box.left(), box.top(), band, box.height()), style_of(row.seat).tint())
    p.setPen(QPen(QColor(INK if theme is not CONTRAST else theme.line), 1.2))
    p.drawLine(QPointF(box.left() + band, box.top()), QPointF(box.left() + band, box.bottom()))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    if focused:    # ink and cream are visible on any background
        for out, name, wide in ((3.0, CREAM, 2.0), (1.0, INK, 2.0)):
            p.setPen(QPen(QColor(name), wide))
            p.drawRoundedRect(box.adjusted(-out, -out, out, out), 8 + out, 8 + out)
    elif row.in_turn:
        ink = QColor(INK if theme is not CONTRAST else "#000000")
        for out, colour, wide in ((1.6, ink, 5.0), (1.6, QColor(GOLD if theme is not CONTRAST else theme.gold), 2.6)):
            p.setPen(QPen(colour, wide))
            p.drawRoundedRect(box.adjusted(-out, -out, out, out), 8 + out, 8 + out)
    else:
        p.setPen(QPen(QColor(edge_of(theme)), 1.2))
        p.drawRoundedRect(box, 8, 8)


def _portrait(p: QPainter, box: QRectF, row: PlayerRow, scale: float) -> float:
    """Paint the portrait and the seat's sign at the left of *box*; return the x coordinate where the text begins."""
    high = box.height()
    wanted = _LARGE_FACE if high >= _ROOMY * scale else _FACE
    side = min(wanted * scale, high - 8, 0.3 * box.width())
    left = box.left() + _BAND * min(scale, 1.5) + 5
    centre = QPointF(left + side / 2, box.center().y())
    style, asleep = style_of(row.seat), row.asleep
    race = row.active or (asleep[0] if asleep else None)
    if race is None:
        p.save()
        p.translate(centre)
        paint_seat_mark(p, row.seat, side / 2 - 1)
        p.restore()
    else:
        p.save()
        if row.is_away:
            p.setOpacity(0.55)
        ratio = p.device().devicePixelRatioF()
        paint_medallion(p, centre, side / 2, style, race.race, asleep=not race.active or row.is_away, ratio=ratio)
        p.restore()
        paint_sign(p, centre, side / 2, style)
    if row.where is not None and row.where.colour:
        p.setPen(QPen(QColor(current().card), 1.6 * scale))
        p.setBrush(QColor(row.where.colour))
        p.drawEllipse(centre + QPointF(0.36 * side, 0.36 * side), 4.6 * scale, 4.6 * scale)
    return left + side + _SIDE


def _coins(p: QPainter, line: QRectF, row: PlayerRow, scale: float) -> float:
    """Paint the coins at the right end of *line*; return the width taken."""
    theme, shown = current(), coins_text(row)
    p.setFont(title_font(round(scale * 100), size=1.34))
    p.setPen(QColor(theme.muted if row.coins is None else theme.text))
    p.drawText(
        line.translated(0, scale), int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), shown
    )    # fmt: skip
    radius = 7.5 * scale
    paint_coin(p, QPointF(line.right() - coins_width(row, scale) + radius, line.center().y()), radius)
    return coins_width(row, scale)


def coins_width(row: PlayerRow, scale: float) -> float:
    """Return the width of the coins of *row* at the end of a line."""
    metrics = QFontMetricsF(title_font(round(scale * 100), size=1.34))
    return metrics.horizontalAdvance(coins_text(row)) + 20 * scale


def coins_text(row: PlayerRow) -> str:
    """Return the coins of *row* as a number, or "?" while they are secret."""
    return "?" if row.coins is None else str(row.coins)


def _dots(p: QPainter, place: QRectF, phase: int, scale: float) -> float:
    """Paint the dots of a thinking bot at the right of *place*, the one of *phase* hollow; return the width taken."""
    radius, step = 3.2 * scale, 10 * scale
    p.save()
    for number in range(_DOTS):
        centre = QPointF(place.right() - radius - (_DOTS - 1 - number) * step, place.center().y())
        p.setPen(QPen(QColor(current().accent), 1.4 * scale))
        p.setBrush(Qt.BrushStyle.NoBrush if number == phase % _DOTS else QColor(current().accent))
        p.drawEllipse(centre, radius, radius)
    p.restore()
    return _DOTS * step + 4 * scale


_CLOCK: Final = 0.8
_DIAL: Final = 13
"""Font size of a clock, and pixels of its dial with the gap to the digits at 100%."""


def _clock_font(scale: float, *, bold: bool) -> QFont:
    return text_font(round(scale * 100), size=_CLOCK, bold=bold)


def clock_width(clock: PlayerClock, scale: float) -> float:
    """Return the width of *clock*, the same whether it is running or not."""
    digits = "".join("0" if sign.isdigit() else sign for sign in clock.text)
    return _DIAL * scale + QFontMetricsF(_clock_font(scale, bold=True)).horizontalAdvance(digits)


def paint_clock(painter: QPainter, clock: PlayerClock, box: QRectF, scale: float) -> None:
    """Paint *clock* at the left of *box*, vertically centred; a running one is filled and bold."""
    theme = current()
    colour = QColor(theme.text if clock.running else theme.muted)
    radius = 4.4 * scale
    middle = QPointF(box.left() + radius + scale, box.center().y() + 0.5 * scale)
    painter.save()
    painter.setPen(QPen(colour, 1.4 * scale))
    painter.setBrush(colour if clock.running else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(theme.card) if clock.running else colour, 1.2 * scale, c=Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([
        middle + QPointF(0, -0.62 * radius), middle, middle + QPointF(0.5 * radius, 0.1 * radius)
    ])    # fmt: skip
    painter.setPen(colour)
    painter.setFont(_clock_font(scale, bold=clock.running))
    painter.drawText(
        box.adjusted(_DIAL * scale, 0, 4, 0), int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
        clock.text,
    )    # fmt: skip
    painter.restore()
