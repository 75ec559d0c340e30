"""The players panel: portraits, races and coins. A ring and a word mark the player in turn, not just colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from swqt.engine import Rules, State, Tribe, members
from swqt.gui.board.animation import COIN_WAY, COINS
from swqt.gui.panels.player_row import (
    CLOCK,
    LOWEST,
    ROW,
    PlayerClock,
    PlayerPresence,
    PlayerRace,
    PlayerRow,
    PlayersDelegate,
)
from swqt.gui.style.actions import is_enter, is_typed
from swqt.gui.style.layouts import QWIDGETSIZE_MAX, PageHead
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import Names, kind_text, labelled
from swqt.table import HUMAN, Seat

_Index = QModelIndex | QPersistentModelIndex
_STEP: Final = 400
"""Milliseconds per step of the three dots while a bot thinks."""

_STRIP: Final = 76
"""Width of a player in a strip in which a short name is whole, at a text scale of 100 %."""

_LANDING: Final = COIN_WAY / COINS
"""When the first coin of a payment arrives, as a share of the whole duration."""


class PlayersModel(QAbstractListModel):
    """One row for each seat, in turn order. Coins that are still flying are not counted yet."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[PlayerRow] = []
        self._where: Mapping[int, PlayerPresence] = {}
        self._clocks: Mapping[int, PlayerClock] = {}
        self._thinking = -1
        self.on_their_way: Mapping[int, int] = {}
        """The coins still flying, by seat."""

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW:
            coming = self.on_their_way.get(row.seat, 0)
            return row if row.coins is None or not coming else row._replace(coins=max(0, row.coins - coming))
        if role == CLOCK:
            return self._clocks.get(row.seat)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(row)
        return self._tip(row) if role == Qt.ItemDataRole.ToolTipRole else None

    def _tip(self, row: PlayerRow) -> str:
        """Return the details that do not fit in the row: who plays, and all races with their tokens."""
        where = row.where.text if row.where is not None else row.level
        lines = [labelled(row.name, where) if where else row.name]
        lines += [labelled(race, tokens) if tokens else race for race, tokens, _ in row.races]
        lines += self._ahead(row)
        if row.coins is None:
            lines.append(
                self.tr("Coins are secret until the end. On your turn, point here or hold C to see yours.")
            )
        return "\n".join(lines)

    def _ahead(self, row: PlayerRow) -> list[str]:
        """Return a line on the extra coins at the start, if any."""
        #: What a player had more than the others when the game began
        return [self.tr("%n extra coin(s) at the start", "", row.extra)] if row.extra else []

    def text(self, row: PlayerRow) -> str:
        """Return the row as a screen reader reads it."""
        name = row.name
        if row.where is not None:
            name = f"{row.name} ({row.where.text})"
        elif row.level:
            name = f"{row.name} ({row.level})"
        coins = self.tr("coins are secret") if row.coins is None else self.tr("%n coin(s)", "", row.coins)
        parts = [name, coins, self.tr("%n region(s)", "", row.regions)]
        parts += [labelled(race, tokens) if tokens else race for race, tokens, _ in row.races]
        parts += self._ahead(row)
        clock = self._clocks.get(row.seat)
        if clock is not None:
            text = self.tr("{0} left, clock running") if clock.running else self.tr("{0} left")
            parts.insert(1, text.format(clock.text))
        if row.thinking:
            #: A bot
            parts.insert(1, self.tr("thinking"))
        if row.in_turn:
            parts.insert(1, self.tr("playing now"))
        elif row.note:
            parts.append(self.tr("last in order"))
        return ", ".join(parts)

    def show_state(
        self, state: State, names: Names, seats: tuple[Seat, ...], asked: int, rules: Rules,
        seen: frozenset[int] | None = None, *, replayed: bool,
    ) -> None:  # fmt: skip
        """Show *state*; *asked* is the deciding seat, *seen* the seats whose coins are visible (None: all); in a
        position that is *replayed*, nobody at this screen is to move."""
        rows = [self._row(state, names, seats, seat, asked, rules, replayed) for seat in range(len(state.coins))]
        if seen is not None:
            rows = [row if row.seat in seen else row._replace(coins=None) for row in rows]
        self._show([
            row._replace(where=self._where.get(row.seat), thinking=row.seat == self._thinking) for row in rows
        ])    # fmt: skip

    def show_where(self, where: Mapping[int, PlayerPresence]) -> None:
        """Show the presence of remote players, by seat."""
        self._where = where
        self._show([row._replace(where=where.get(row.seat)) for row in self._rows])

    def show_thinking(self, seat: int) -> None:
        """Show that the bot of *seat* is thinking; -1 for none."""
        self._thinking = seat
        self._show([row._replace(thinking=row.seat == seat) for row in self._rows])

    def show_clocks(self, clocks: Mapping[int, PlayerClock]) -> None:
        """Set the remaining time, by seat.

        Emits no dataChanged, or a screen reader would announce it each second; it reads the time on demand.
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
        self, state: State, names: Names, seats: tuple[Seat, ...], seat: int, asked: int, rules: Rules, replayed: bool
    ) -> PlayerRow:
        tribes = [tribe for tribe in state.tribes if tribe.seat == seat]
        faces = [_face(tribe, names) for tribe in sorted(tribes, key=lambda tribe: not tribe.active)]
        races = [line for tribe in tribes for line in self._race(state, names, tribe, rules)]
        kind = seats[seat].kind
        return PlayerRow(
            seat, seats[seat].name, "" if kind == HUMAN else kind_text(kind), seat == asked, state.coins[seat],
            sum(tribe.held.bit_count() for tribe in tribes), tuple(races), None, tuple(faces),
            self._note(seats[seat], replayed, in_turn=seat == asked, last=asked >= 0 and seat == len(seats) - 1),
            extra=rules.options.extra_coins(len(seats))[seat],
        )  # fmt: skip

    def _note(self, seat: Seat, replayed: bool, *, in_turn: bool, last: bool) -> str:
        """Return the word at the end of a row."""
        if in_turn and seat.is_human and not seat.is_remote and not replayed:
            #: The player at this screen whose turn it is
            return self.tr("you")
        if in_turn:
            #: The bot or player elsewhere whose turn it is
            return self.tr("playing")
        #: The player who moves last in a round
        return self.tr("last") if last else ""

    def _race(self, state: State, names: Names, tribe: Tribe, rules: Rules) -> list[tuple[str, str, bool]]:
        tokens = sum(state.tokens[region] for region in members(tribe.held))
        text = names.combo(tribe.power, tribe.race) if tribe.active else names.trait(tribe.race)
        parts = [str(tokens)]
        if tribe.hand:
            #: {0}: a number of tokens
            parts.append(self.tr("{0} in hand").format(tribe.hand))
        if tribe.waiting:
            #: {0}: a number of tokens
            parts.append(self.tr("{0} retreating").format(tribe.waiting))
        if not tribe.active:
            text = self.tr("{0} (in decline)").format(text)
        out = [(text, " + ".join(parts), tribe.active)]
        if stored := rules.hammers(state, tribe):
            out.append((self.tr("%n Hammer(s)", "", stored), "", True))
        if lent := rules.lent_power(state, tribe):
            #: {0}: a second power, which a Place grants to a race
            out.append((self.tr("plus {0}").format(names.trait(lent)), "", tribe.active))
        if seats := rules.grudges(state, tribe):
            out.append((self.tr("revenge on: {0}").format(names.listed(map(names.seat, seats))), "", tribe.active))
        return out


def _face(tribe: Tribe, names: Names) -> PlayerRace:
    race = names.trait(tribe.race)
    combo = names.combo(tribe.power, tribe.race) if tribe.power else race
    return PlayerRace(tribe.race, combo, race, tribe.active)


class PlayersPanel(QListView):
    """The list of players. ``picked`` asks to show the regions of a seat."""

    picked = Signal(int)
    pointed = Signal(int)
    """Carries the seat of the hovered row, or -1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_ = PlayersModel(self)
        self.setModel(self.model_)
        self._delegate = PlayersDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setProperty("page", True)    # the rows are cards on the page
        self.setAccessibleName(self.tr("Players"))
        self._head = PageHead(self.tr("Players"), self.tr("turn order"), self)
        self._dots = QTimer(self)
        self._dots.setInterval(_STEP)
        self._dots.timeout.connect(self._on_dots)
        self._owed: dict[int, int] = {}
        self._paid: tuple[int, int] = (-1, 0)
        self._counting = QVariantAnimation(self)
        self._counting.setStartValue(0.0)
        self._counting.setEndValue(1.0)
        self._counting.valueChanged.connect(self._on_counting)
        self._counting.finished.connect(self._book)
        self.clicked.connect(self._on_click)
        self.model_.dataChanged.connect(self.scheduleDelayedItemsLayout)    # in a strip the player in turn is wider
        self.setMouseTracking(True)

    def _on_click(self, index: QModelIndex) -> None:
        self.picked.emit(index.row())

    def fold(self, height: int) -> None:
        """Show the players side by side in a strip of *height* pixels; 0 returns to a column."""
        strip = height > 0
        self._delegate.is_strip = strip
        self.setFlow(QListView.Flow.LeftToRight if strip else QListView.Flow.TopToBottom)
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(off if strip else needed)
        self._head.setHidden(strip)
        self.setMinimumHeight(height)
        self.setMaximumHeight(height if strip else QWIDGETSIZE_MAX)
        self._place_head()
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Return, in a strip, the width in which names of a few letters are whole."""
        hint = super().sizeHint()
        if self._delegate.is_strip:
            hint.setWidth(round(self.model().rowCount() * _STRIP * scale_of(self.font())))
        return hint

    def minimumSizeHint(self) -> QSize:
        """Return the size of the head and one row, because a column may be narrow and the rows can scroll."""
        scale = scale_of(self.font())
        return QSize(round(86 * scale), self._head.sizeHint().height() + round(LOWEST * scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_head()
        if event.size() != event.oldSize():    # rows share the height
            self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place_head()
            self.scheduleDelayedItemsLayout()

    def _place_head(self) -> None:
        high = 0 if self._delegate.is_strip else self._head.sizeHint().height()
        self.setViewportMargins(0, high, 0, 0)
        self._head.setGeometry(0, 0, self.width(), high)

    def _on_dots(self) -> None:
        self._delegate.phase += 1
        self.viewport().update()

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
            event.ignore()    # a list of five needs no search, and letters are shortcuts
        else:
            super().keyPressEvent(event)

    def seat_at(self, point: QPoint) -> int:
        """Return the seat of the row at *point*, else of the current row; -1 if there is none."""
        index = self.indexAt(point)
        return index.row() if index.isValid() else self.currentIndex().row()

    def show_state(
        self, state: State, names: Names, seats: tuple[Seat, ...], asked: int, rules: Rules,
        seen: frozenset[int] | None = None, *, replayed: bool,
    ) -> None:  # fmt: skip
        """Show *state*; see ``PlayersModel.show_state``."""
        self.model_.show_state(state, names, seats, asked, rules, seen, replayed=replayed)

    def show_where(self, where: Mapping[int, PlayerPresence]) -> None:
        """Show the presence of remote players, by seat."""
        self.model_.show_where(where)

    def show_thinking(self, seat: int, *, moving: bool) -> None:
        """Show that the bot of *seat* is thinking, -1 for none; its dots are animated if *moving*."""
        self.model_.show_thinking(seat)
        if seat < 0 or not moving:
            self._dots.stop()
        elif not self._dots.isActive():
            self._dots.start()

    # Coins that fly to the rows

    def hold_back(self, coins: Mapping[int, int]) -> None:
        """Hide these *coins*, by seat, which the state already includes, until they arrive."""
        self.settle_coins()
        self._owed = dict(coins)
        self._show_coins(0)

    def count_up(self, seat: int, coins: int, milliseconds: int) -> None:
        """Let *coins* of those held back arrive at the row of *seat*, within so many *milliseconds*."""
        self._book()
        self._paid = (seat, coins)
        self._counting.setDuration(milliseconds)
        self._counting.start()

    def settle_coins(self) -> None:
        """Show all coins at once."""
        self._counting.stop()
        self._owed, self._paid = {}, (-1, 0)
        self._show_coins(0)

    def _book(self) -> None:
        """Finish the current payment, all of whose coins have arrived."""
        self._counting.stop()
        (seat, coins), self._paid = self._paid, (-1, 0)
        if seat in self._owed:
            self._owed[seat] -= coins
        self._show_coins(0)

    def _on_counting(self, time: float) -> None:
        self._show_coins(round(self._paid[1] * max(0.0, time - _LANDING) / (1 - _LANDING)))

    def _show_coins(self, arrived: int) -> None:
        """Treat the owed coins as still flying, except those of the current payment that have *arrived*."""
        coming = dict(self._owed)
        if self._paid[0] in coming:
            coming[self._paid[0]] -= arrived
        if coming != self.model_.on_their_way:
            self.model_.on_their_way = coming
            self.viewport().update()

    def show_clocks(self, clocks: Mapping[int, PlayerClock]) -> None:
        """Show the remaining time, by seat."""
        self.model_.show_clocks(clocks)
        self.viewport().update()
