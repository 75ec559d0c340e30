"""The players panel: coins, races, tokens and clocks. A bar and an arrow mark the current player, not only colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swqt.engine import Rules, State, Tribe, members
from swqt.gui.panels.combo_painter import wrapped
from swqt.gui.style.key_handling import is_enter, is_typed
from swqt.gui.style.painting import paint_coin
from swqt.gui.style.seat_style import paint_seat_mark
from swqt.gui.style.theme import LEAST, blend, current, fit_font, scale_of, text_font, title_font
from swqt.gui.texts.names import Names, level_text
from swqt.table import Seat

SIZE: Final = 0.95
"""Font size of the digits, relative to the text size."""

_DIAL: Final = 13
_GAP: Final = 7
_ARROW: Final = 12.2
_COIN: Final = 24
"""Pixels at 100%: the dial with its gap to the digits, the gap before it, and the other parts of a row."""

_SMALLER: Final = 0.75
"""Smallest font size of a name, relative to normal, before it is broken into two lines."""

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
CLOCK: Final = Qt.ItemDataRole.UserRole + 1


class PlayerClock(NamedTuple):
    """The seconds *left* on a player's clock, and whether it is *running*."""

    left: int
    running: bool

    @property
    def text(self) -> str:
        """Minutes and seconds."""
        return f"{self.left // 60}:{self.left % 60:02}"


def clock_width(clock: PlayerClock, scale: float) -> float:
    """Return the width of *clock*, the same whether it is running or not."""
    digits = "".join("0" if sign.isdigit() else sign for sign in clock.text)
    metrics = QFontMetrics(text_font(round(scale * 100), size=SIZE, bold=True))
    return (_GAP + _DIAL) * scale + metrics.horizontalAdvance(digits)


def fits_beside(name: str, coins: str, clock: PlayerClock, room: float, scale: float) -> bool:
    """Return whether *clock* fits between *name* and *coins* in a line of *room* pixels.

    Includes the arrow of the current player, so that no row changes its height from turn to turn.
    """
    percent = round(scale * 100)
    named = QFontMetrics(text_font(percent, size=1.07, bold=True)).horizontalAdvance(name)
    paid = QFontMetrics(title_font(percent, size=1.4)).horizontalAdvance(coins)
    return named + paid + clock_width(clock, scale) + (_ARROW + _COIN) * scale <= room


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
    painter.setFont(text_font(round(scale * 100), size=SIZE, bold=clock.running))
    painter.drawText(
        box.adjusted(_DIAL * scale, 0, 0, 0), int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
        clock.text,
    )
    painter.restore()


class PlayerPresence(NamedTuple):
    """The connection state of a remote player in a word or two, with a dot of *colour*."""

    text: str
    colour: str = ""


class PlayerRow(NamedTuple):
    """The content of one row; *races* are (combo, tokens, active), as in ("Flying Orcs", "6 + 3 in hand", True).

    A race's other possessions follow it, without tokens. ``level`` is a bot's strength, empty for people. *coins* are
    None while secret. *where* is the presence of a remote player and replaces the level.
    """

    seat: int
    name: str
    level: str
    in_turn: bool
    coins: int | None
    regions: int
    races: tuple[tuple[str, str, bool], ...]
    where: PlayerPresence | None = None


class PlayersModel(QAbstractListModel):
    """One row for each seat, in turn order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[PlayerRow] = []
        self._where: Mapping[int, PlayerPresence] = {}
        self._clocks: Mapping[int, PlayerClock] = {}

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == CLOCK:
            return self._clocks.get(row.seat)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(row)
        if role == Qt.ItemDataRole.ToolTipRole and row.where is not None and row.coins is not None:
            return f"{row.name}: {row.where.text}"
        if role == Qt.ItemDataRole.ToolTipRole and row.coins is None:
            return self.tr("Coins are secret until the end. Whose turn it is points here, or holds C, to see them.")
        return None

    def text(self, row: PlayerRow) -> str:
        """Return the row as a screen reader reads it."""
        name = row.name
        if row.where is not None:
            name = f"{row.name} ({row.where.text})"
        elif row.level:
            name = self.tr("{0} (bot, {1})").format(row.name, row.level)
        coins = self.tr("coins are secret") if row.coins is None else self.tr("%n coin(s)", "", row.coins)
        parts = [name, coins, self.tr("%n region(s)", "", row.regions)]
        parts += [f"{race}: {tokens}" if tokens else race for race, tokens, _ in row.races]
        clock = self._clocks.get(row.seat)
        if clock is not None:
            parts.insert(1, (self.tr("{0} running") if clock.running else self.tr("{0} left")).format(clock.text))
        if row.in_turn:
            parts.insert(1, self.tr("in turn"))
        return ", ".join(parts)

    def show_state(
        self, state: State, names: Names, seats: tuple[Seat, ...], asked: int, rules: Rules,
        seen: frozenset[int] | None = None,
    ) -> None:  # fmt: skip
        """Show *state*; *asked* is the deciding seat, *seen* the seats whose coins are visible (None: all)."""
        rows = [self._row(state, names, seats, seat, asked, rules) for seat in range(len(state.coins))]
        if seen is not None:
            rows = [row if row.seat in seen else row._replace(coins=None) for row in rows]
        self._show([row._replace(where=self._where.get(row.seat)) for row in rows])

    def show_where(self, where: Mapping[int, PlayerPresence]) -> None:
        """Show the presence of remote players, by seat."""
        self._where = where
        self._show([row._replace(where=where.get(row.seat)) for row in self._rows])

    def show_clocks(self, clocks: Mapping[int, PlayerClock]) -> None:
        """Set the remaining time, by seat.

        Emits no dataChanged: a screen reader would announce it each second. It reads the time on demand.
        """
        self._clocks = clocks

    def _show(self, rows: list[PlayerRow]) -> None:
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def _row(
        self, state: State, names: Names, seats: tuple[Seat, ...], seat: int, asked: int, rules: Rules
    ) -> PlayerRow:
        races = []
        regions = 0
        for tribe in state.tribes:
            if tribe.seat == seat:
                regions += tribe.held.bit_count()
                races += self._race(state, names, tribe, rules)
        return PlayerRow(
            seat, seats[seat].name, level_text(seats[seat].kind), seat == asked, state.coins[seat], regions,
            tuple(races),
        )  # fmt: skip

    def _race(self, state: State, names: Names, tribe: Tribe, rules: Rules) -> list[tuple[str, str, bool]]:
        tokens = sum(state.tokens[region] for region in members(tribe.held))
        text = names.combo(tribe.power, tribe.race) if tribe.active else names.trait(tribe.race)
        parts = [str(tokens)]
        if tribe.hand:
            parts.append(self.tr("{0} in hand").format(tribe.hand))
        if tribe.waiting:
            parts.append(self.tr("{0} waiting").format(tribe.waiting))
        if not tribe.active:
            text = self.tr("{0} (in decline)").format(text)
        out = [(text, " + ".join(parts), tribe.active)]
        if stored := rules.hammers(state, tribe):
            out.append((self.tr("%n Hammer(s)", "", stored), "", True))
        if lent := rules.lent_power(state, tribe):
            out.append((self.tr("with {0} too").format(names.trait(lent)), "", tribe.active))
        if seats := rules.grudges(state, tribe):
            out.append((self.tr("grudge: {0}").format(names.listed(map(names.seat, seats))), "", tribe.active))
        return out


def _coins(row: PlayerRow) -> str:
    return "?" if row.coins is None else str(row.coins)


def _room(width: int, scale: float) -> float:
    """Return the width of a line in a row of *width* pixels."""
    return width - 6 - 30 * scale - 16


def _lines(row: PlayerRow, room: float, scale: float) -> list[tuple[str, str, bool]]:
    """Return a line for each race of *row*, two where name and tokens do not fit side by side."""
    metrics = QFontMetrics(text_font(round(scale * 100), size=0.87))
    out = []
    for text, tokens, active in row.races:
        if tokens and room > 0 and metrics.horizontalAdvance(f"{text}  {tokens}") > room:
            out += [(text, "", active), ("", tokens, active)]
        else:
            out.append((text, tokens, active))
    return out


class PlayersDelegate(QStyledItemDelegate):
    """Paints a PlayerRow."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row = index.data(ROW)
        scale = scale_of(option.font)
        least = round(150 * scale)
        panel = self.parent()    # the option's rect includes the frame and a scroll bar
        wide = max(least, panel.viewport().width()) if isinstance(panel, QListView) else option.rect.width()
        lines = len(_lines(row, _room(wide, scale), scale)) if isinstance(row, PlayerRow) else 1
        clock = index.data(CLOCK)
        if isinstance(row, PlayerRow) and isinstance(clock, PlayerClock):
            lines = max(1, lines) + (not fits_beside(row.name, _coins(row), clock, _room(wide, scale), scale))
        return QSize(least, round((34 + 18 * max(1, lines)) * scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, PlayerRow):
            return
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        box = QRectF(option.rect).adjusted(3, 2, -3, -2)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)    # mark, name, coins keep their sides
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.in_turn:
            painter.setPen(QPen(QColor(theme.gold), 1.4))
            painter.setBrush(blend(theme.card, theme.gold, 0.18))
            painter.drawRoundedRect(box, 7, 7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(QRectF(box.left(), box.top() + 4, 5, box.height() - 8), 2, 2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.accent), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 7, 7)
        mark = 12 * scale
        top = box.top() + 4 * scale
        painter.save()
        painter.translate(box.left() + 14 * scale + 6, top + 12 * scale)
        paint_seat_mark(painter, row.seat, mark)
        if row.where is not None and row.where.colour:
            painter.setPen(QPen(QColor(theme.card), 1.6 * scale))
            painter.setBrush(QColor(row.where.colour))
            painter.drawEllipse(QPointF(0.72 * mark, 0.72 * mark), 4.6 * scale, 4.6 * scale)
        painter.restore()
        left = box.left() + 30 * scale + 8
        painter.setFont(title_font(percent, size=1.4))
        coins = _coins(row)
        coin_width = QFontMetrics(painter.font()).horizontalAdvance(coins) + 20 * scale
        painter.setPen(QColor(theme.muted if row.coins is None else theme.text))
        line = QRectF(left, top, box.right() - left - 8, 24 * scale)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), coins)
        paint_coin(painter, QPointF(line.right() - coin_width + 8 * scale, line.center().y()), 7 * scale)
        painter.setPen(QColor(theme.text))
        painter.setFont(text_font(percent, size=1.07, bold=True))
        if row.in_turn:    # painted: the bundled fonts lack an arrow
            half = 4.5 * scale
            tip = QPointF(line.left() + 1.6 * half, line.center().y() + scale)
            painter.setBrush(painter.pen().color())
            painter.drawPolygon([tip, tip + QPointF(-1.6 * half, -half), tip + QPointF(-1.6 * half, half)])
            line.setLeft(tip.x() + 5 * scale)
        room = line.adjusted(0, 0, -coin_width - 4, 0)
        self._name(painter, room, row.name)
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(row.name) + 7 * scale)
        clock = index.data(CLOCK)
        if isinstance(clock, PlayerClock) and fits_beside(
            row.name, coins, clock, _room(option.rect.width(), scale), scale
        ):
            paint_clock(painter, clock, room, scale)
            room.setLeft(room.left() + clock_width(clock, scale))
            clock = None
        painter.setFont(text_font(percent, size=0.87))
        said = row.where.text if row.where is not None else row.level
        if said and painter.fontMetrics().horizontalAdvance(said) <= room.width():
            painter.setPen(QColor(theme.muted))
            self._text(painter, room, said)
        lines = _lines(row, _room(option.rect.width(), scale), scale) or [(self.tr("no race"), "", False)]
        for number, (text, tokens, active) in enumerate(lines):
            painter.setPen(QColor(theme.text if active else theme.muted))
            painter.setFont(text_font(percent, size=0.87))
            line = QRectF(left, top + (25 + 18 * number) * scale, box.right() - left - 8, 18 * scale)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), tokens)
            width = QFontMetrics(painter.font()).horizontalAdvance(tokens) + 8 if tokens else 0
            self._text(painter, line.adjusted(0, 0, -width, 0), text)
        if isinstance(clock, PlayerClock):
            paint_clock(painter, clock, line.translated(0, 18 * scale), scale)
        painter.restore()

    def _name(self, painter: QPainter, box: QRectF, name: str) -> None:
        """Paint *name* in one line, or in two if it would get too small."""
        font = painter.font()
        fit_font(painter, name, box.width() - 2, _SMALLER * font.pixelSize())
        if QFontMetricsF(painter.font()).horizontalAdvance(name) <= box.width() - 2 or " " not in name.strip():
            self._text(painter, box, name)
            return
        font.setPixelSize(max(LEAST, round(box.height() / 2.3)))
        found = wrapped(name, font, box.width() - 2)
        if len(found.lines) > 2:
            self._text(painter, box, name)
            return
        painter.setFont(found.font)
        for number, line in enumerate(found.lines):
            half = QRectF(box.left(), box.top() + number * box.height() / 2, box.width(), box.height() / 2)
            self._text(painter, half, line)

    def _text(self, painter: QPainter, box: QRectF, text: str) -> None:
        fit_font(painter, text, box.width() - 2)    # text of the exact width would be elided
        shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)


class PlayersPanel(QListView):
    """The list of players; a click on one shows its regions."""

    picked = Signal(int)
    pointed = Signal(int)
    """Carries the seat of the hovered row, or -1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_ = PlayersModel(self)
        self.setModel(self.model_)
        self.setItemDelegate(PlayersDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Players"))
        self.clicked.connect(self._on_click)
        self.setMouseTracking(True)
        self._clocks: dict[int, PlayerClock] = {}

    def _on_click(self, index: QModelIndex) -> None:
        self.picked.emit(index.row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():    # a narrow row needs more lines
            self.scheduleDelayedItemsLayout()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (is_enter(event) or event.key() == Qt.Key.Key_Space) and self.currentIndex().isValid():
            self.picked.emit(self.currentIndex().row())
        elif is_typed(event):
            event.ignore()    # no search in a list of five; letters are shortcuts
        else:
            super().keyPressEvent(event)

    def seat_at(self, point: QPoint) -> int:
        """Return the seat of the row at *point*, else of the current row; -1 if there is none."""
        index = self.indexAt(point)
        return index.row() if index.isValid() else self.currentIndex().row()

    def show_state(
        self, state: State, names: Names, seats: tuple[Seat, ...], asked: int, rules: Rules,
        seen: frozenset[int] | None = None,
    ) -> None:  # fmt: skip
        """Show *state*; see ``PlayersModel.show_state``."""
        self.model_.show_state(state, names, seats, asked, rules, seen)

    def show_where(self, where: Mapping[int, PlayerPresence]) -> None:
        """Show the presence of remote players, by seat."""
        self.model_.show_where(where)
        self.setMinimumWidth(round(150 * scale_of(self.font())))
        self.scheduleDelayedItemsLayout()

    def show_clocks(self, clocks: Mapping[int, PlayerClock]) -> None:
        """Show the remaining time, by seat; rows are laid out again only if a time changes its length."""
        sizes = [{seat: len(clock.text) for seat, clock in shown.items()} for shown in (self._clocks, clocks)]
        self._clocks = dict(clocks)
        self.model_.show_clocks(self._clocks)
        if sizes[0] != sizes[1]:
            self.scheduleDelayedItemsLayout()
        self.viewport().update()
