"""The list of tables nearby and of the player's own unfinished games: what can be done with each, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from swqt.gui.style.painting import paint_card, paint_lock, paint_pill
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.texts.i18n import when
from swqt.gui.texts.network import trouble_text
from swqt.net.game.board import ContentShelf, house_of, resuming_trouble
from swqt.net.game.difference import replayed
from swqt.net.game.journal import OldJournalError, journals, story
from swqt.net.lobby.table import Listed
from swqt.net.wire.text import Trouble

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
OLD: Final = Trouble("journal-old")
_GAME: Final = 8
"""Bytes of a game's number that an announcement tells."""


class OwnGame(NamedTuple):
    """An unfinished game: the table's name, who plays, how far it is; ``game`` is its number.

    ``trouble`` is why this program cannot go on with it; then nobody knows how far it is.
    """

    path: Path
    name: str
    people: tuple[str, ...]
    round: int
    rounds: int
    modified: float
    game: bytes
    trouble: Trouble | None = None


def own_games(folder: Path, shelf: ContentShelf) -> Iterator[OwnGame]:
    """Yield the unfinished games whose journals lie in *folder*, newest first; what cannot be read is left out."""
    for path in journals(folder):
        try:
            found = _read(path, shelf)
        except (ValueError, OSError):
            continue
        if found is not None:
            yield found


def _read(path: Path, shelf: ContentShelf) -> OwnGame | None:
    game, modified = bytes.fromhex(path.stem), path.stat().st_mtime
    try:
        told = story(path)
    except OldJournalError as error:
        return OwnGame(path, error.name, (), 0, 0, modified, game, OLD)
    house = house_of(told.start.document) if told.start is not None else None
    if told.start is None or house is None or told.over:
        return None
    trouble = resuming_trouble(told.start.document)
    people = tuple(person.name for person in house.people if not person.watching)
    if trouble is not None:
        return OwnGame(path, house.name, people, 0, 0, modified, game, trouble)
    board = replayed(told.start, told.entries, shelf).boards[-1]
    people = tuple(chair.name for chair in board.opening.chairs)
    return OwnGame(path, house.name, people, board.state.round, board.rules.board.rounds, modified, game)


class TableRow(NamedTuple):
    """A table nearby, or an own game, or both. ``trouble`` is why nobody here can join the table."""

    listed: Listed | None = None
    own: OwnGame | None = None
    trouble: Trouble | None = None

    @property
    def is_live(self) -> bool:
        return self.listed is not None and self.listed.liveness == "live"

    @property
    def key(self) -> object:
        """What stays the same while everything else changes."""
        return self.own.path if self.own is not None else self.listed.service if self.listed is not None else None

    @property
    def can_resume(self) -> bool:
        return self.own is not None and self.own.trouble is None

    @property
    def can_delete(self) -> bool:
        return self.own is not None and self.own.trouble == OLD

    @property
    def can_join(self) -> bool:
        told = self.listed.announced if self.listed is not None else None
        return told is not None and self._is_open and told.state == "lobby" and told.taken < told.seats

    @property
    def can_watch(self) -> bool:
        told = self.listed.announced if self.listed is not None else None
        return told is not None and self._is_open and told.open_to_spectators and told.state in ("lobby", "playing")

    @property
    def _is_open(self) -> bool:
        return self.is_live and self.trouble is None and self.own is None

    @property
    def asks_pin(self) -> bool:
        return self.listed is not None and self.listed.announced.pin


def rows_of(
    tables: Sequence[Listed], own: Sequence[OwnGame], trouble: Callable[[Listed], Trouble | None]
) -> list[TableRow]:
    """Return a row for each of *tables* and each of the *own* games; where both are the same game there is one."""
    rows, left = [], list(own)
    for table in tables:
        game = table.announced.game
        mine = next((one for one in left if game and one.game.startswith(game[:_GAME])), None)
        if mine is not None:
            left.remove(mine)
        rows.append(TableRow(table, mine, trouble(table) or (mine.trouble if mine is not None else None)))
    return rows + [TableRow(own=one, trouble=one.trouble) for one in left]


class TablesModel(QAbstractListModel):
    """The rows; *board_name* says what a board is called."""

    def __init__(self, board_name: Callable[[str], str]) -> None:
        super().__init__()
        self.rows: list[TableRow] = []
        self._board_name = board_name

    def show(self, rows: list[TableRow]) -> None:
        """Have *rows* in the list; those that stay keep what is chosen."""
        if [row.key for row in rows] == [row.key for row in self.rows]:
            changed = [number for number, (old, new) in enumerate(zip(self.rows, rows, strict=True)) if old != new]
            self.rows = rows
            for number in changed:
                self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            lock = self.tr("PIN required") if row.asks_pin else ""
            return ", ".join(text for text in (self.title(row), self.state(row), self.about(row), lock) if text)
        if role == Qt.ItemDataRole.ToolTipRole:
            return trouble_text(row.trouble) if row.trouble is not None else None
        return None

    def title(self, row: TableRow) -> str:
        """Return what the table is called."""
        if row.listed is not None:
            return row.listed.announced.name
        return row.own.name if row.own is not None else ""

    def state(self, row: TableRow) -> str:
        """Return in a word or two how the table stands."""
        if row.listed is not None and not row.is_live:
            return self.tr("no answer")
        if row.trouble is not None:
            return self.tr("different version")
        if row.listed is None:
            #: A game
            return self.tr("unfinished")
        told = row.listed.announced
        if told.state == "lobby":
            if told.taken >= told.seats:
                #: A table without free seats
                return self.tr("full")
            #: A table with free seats
            return self.tr("open")
        states = {
            "playing": self.tr("in progress"),
            #: A game
            "resumable": self.tr("interrupted"),
            #: A game
            "ended": self.tr("finished"),
        }
        return states.get(told.state, told.state)

    def about(self, row: TableRow) -> str:
        """Return what else is to be said, in one line: why not first, then who and where."""
        if row.trouble is not None and row.trouble.code == "engine-differs":    # it must fit; the tip says all of it
            theirs, their_rules, ours, our_rules = row.trouble.args
            same = theirs == ours
            text = self.tr("They have swqt {0}, you have swqt {1}")
            return text.format(*(f"{theirs} ({their_rules})", f"{ours} ({our_rules})") if same else (theirs, ours))
        if row.trouble is not None:
            return trouble_text(row.trouble)
        parts = []
        if row.own is not None:
            parts += [self.tr("your game"), ", ".join(row.own.people)]
            parts.append(self.tr("round {0} of {1}").format(row.own.round, row.own.rounds))
            if row.listed is None:
                parts.append(when(row.own.modified))
        if row.listed is not None:
            told = row.listed.announced
            if row.own is None:
                parts.append(self._board_name(told.board) if told.board else "")
                parts.append(self.tr("{0} of {1} seats taken").format(told.taken, told.seats))
            if told.spectators:
                parts.append(self.tr("%n spectator(s)", "", told.spectators))
            if row.is_live and row.listed.round_trip:
                parts.append(self.tr("{0} ms").format(max(1, round(row.listed.round_trip * 1000))))
        return " · ".join(part for part in parts if part)


class TablesDelegate(QStyledItemDelegate):
    """Paints a row as a card: the name, a padlock if there is a PIN, a line about it, and the state at its end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(280, round(66 * scale_of(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, model = index.data(ROW), index.model()
        if not isinstance(row, TableRow) or not isinstance(model, TablesModel):
            return
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        useful, bad = row.can_join or row.can_watch or row.can_resume, row.trouble is not None
        painter.save()
        box = paint_card(painter, option)
        ground, edge = (theme.accent, theme.accent) if useful else (theme.raised, theme.line)
        ink = theme.accent_ink if useful else theme.warning if bad else theme.muted
        pill = paint_pill(painter, box, model.state(row), percent, ground=ground, edge=edge, ink=ink)
        left, limit = box.left() + 14 * scale, pill.left() - 10 * scale
        painter.setFont(title_font(percent, size=1.13))
        metrics = QFontMetrics(painter.font())
        room = limit - left - (24 * scale if row.asks_pin else 0)
        title = metrics.elidedText(model.title(row), Qt.TextElideMode.ElideRight, round(room))
        painter.setPen(QColor(theme.text if useful else theme.muted))
        line = QRectF(left, box.top() + 5 * scale, limit - left, 30 * scale)
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(line, middle, title)
        if row.asks_pin:
            at = QPointF(left + metrics.horizontalAdvance(title) + 14 * scale, line.center().y())
            paint_lock(painter, at, 6.5 * scale, QColor(theme.gold if useful else theme.muted))
        painter.setFont(text_font(percent, size=0.93))
        painter.setPen(QColor(theme.warning if bad else theme.muted))
        line = QRectF(left, box.bottom() - 27 * scale, limit - left, 22 * scale)
        metrics = QFontMetrics(painter.font())
        about = metrics.elidedText(model.about(row), Qt.TextElideMode.ElideRight, round(line.width()))
        painter.drawText(line, middle, about)
        painter.restore()
