"""One row of the list for each table nearby and for each own game: what can be done with it, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from swqt.gui.lan.own_games import OwnGame
from swqt.gui.lan.words import trouble_text
from swqt.gui.style.painting import paint_card, paint_pill
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.texts.i18n import when
from swqt.net.meeting.listing import Listed
from swqt.net.wire.trouble import Trouble

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
_GAME: Final = 8
"""Bytes of a game's number that an announcement tells."""


class Row(NamedTuple):
    """A table nearby, or an own game, or both. ``trouble`` is why nobody here can come to the table."""

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
    def can_join(self) -> bool:
        told = self.listed.announced if self.listed is not None and self.is_live else None
        if told is None or self.trouble is not None or self.own is not None:
            return False
        return told.state == "lobby" and told.taken < told.seats

    @property
    def can_watch(self) -> bool:
        told = self.listed.announced if self.listed is not None and self.is_live else None
        if told is None or self.trouble is not None or self.own is not None:
            return False
        return told.open_to_spectators and told.state in ("lobby", "playing")

    @property
    def asks_pin(self) -> bool:
        return self.listed is not None and self.listed.announced.pin


def rows_of(
    tables: Sequence[Listed], own: Sequence[OwnGame], trouble: Callable[[Listed], Trouble | None]
) -> list[Row]:
    """Return a row for each of *tables* and each of the *own* games; where both are the same game there is one."""
    rows = []
    left = list(own)
    for table in tables:
        game = table.announced.game
        mine = next((one for one in left if game and one.game.startswith(game[:_GAME])), None)
        if mine is not None:
            left.remove(mine)
        rows.append(Row(table, mine, trouble(table) or (mine.trouble if mine is not None else None)))
    return rows + [Row(own=one, trouble=one.trouble) for one in left]


class RowsModel(QAbstractListModel):
    """The rows; *board_name* says what a board is called."""

    def __init__(self, board_name: Callable[[str], str]) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self._board_name = board_name

    def show(self, rows: list[Row]) -> None:
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
            lock = self.tr("with a PIN") if row.asks_pin else ""
            return ", ".join(text for text in (self.title(row), self.state(row), self.about(row), lock) if text)
        if role == Qt.ItemDataRole.ToolTipRole:
            return trouble_text(row.trouble) if row.trouble is not None else None
        return None

    def title(self, row: Row) -> str:
        """Return what the table is called."""
        if row.listed is not None:
            return row.listed.announced.name
        return row.own.name if row.own is not None else ""

    def state(self, row: Row) -> str:
        """Return in a word or two how the table stands."""
        if row.listed is not None and not row.is_live:
            return self.tr("no answer")
        if row.trouble is not None:
            return self.tr("other version")
        if row.listed is None:
            return self.tr("unfinished")
        told = row.listed.announced
        if told.state == "lobby":
            return self.tr("full") if told.taken >= told.seats else self.tr("open")
        states = {"playing": self.tr("being played"), "resumable": self.tr("interrupted"), "ended": self.tr("over")}
        return states.get(told.state, told.state)

    def about(self, row: Row) -> str:
        """Return what else is to be said, in one line: why not first, then who and where."""
        if row.trouble is not None:
            return trouble_text(row.trouble)
        parts = []
        if row.own is not None:
            parts.append(self.tr("your game"))
            parts.append(", ".join(row.own.people))
            parts.append(self.tr("round {0} of {1}").format(row.own.round, row.own.rounds))
            if row.listed is None:
                parts.append(when(row.own.modified))
        if row.listed is not None:
            told = row.listed.announced
            if row.own is None:
                parts.append(self._board_name(told.board) if told.board else "")
                parts.append(self.tr("{0} of {1} seats taken").format(told.taken, told.seats))
            if told.spectators:
                parts.append(self.tr("%n watching", "", told.spectators))
            if row.is_live and row.listed.round_trip:
                parts.append(self.tr("{0} ms").format(max(1, round(row.listed.round_trip * 1000))))
        return " · ".join(part for part in parts if part)


class RowsDelegate(QStyledItemDelegate):
    """Paints a row as a card: the name, a padlock if there is a PIN, a line about it, and the state at its end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(280, round(66 * scale_of(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, model = index.data(ROW), index.model()
        if not isinstance(row, Row) or not isinstance(model, RowsModel):
            return
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        useful = row.can_join or row.can_watch or row.can_resume
        painter.save()
        box = paint_card(painter, option)
        pill = self._pill(painter, box, model.state(row), percent, useful=useful, bad=row.trouble is not None)
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
        painter.setPen(QColor(theme.warning if row.trouble is not None else theme.muted))
        line = QRectF(left, box.bottom() - 27 * scale, limit - left, 22 * scale)
        about = QFontMetrics(painter.font()).elidedText(
            model.about(row), Qt.TextElideMode.ElideRight, round(line.width())
        )
        painter.drawText(line, middle, about)
        painter.restore()

    @staticmethod
    def _pill(p: QPainter, box: QRectF, text: str, percent: int, *, useful: bool, bad: bool) -> QRectF:
        """Say how the table stands, at the right; return where."""
        theme = current()
        if useful:
            return paint_pill(p, box, text, percent, ground=theme.accent, edge=theme.accent, ink=theme.accent_ink)
        ink = theme.warning if bad else theme.muted
        return paint_pill(p, box, text, percent, ground=theme.raised, edge=theme.line, ink=ink)


def paint_lock(p: QPainter, at: QPointF, size: float, colour: QColor) -> None:
    """Paint a padlock around *at*."""
    p.save()
    p.translate(at)
    p.setPen(QPen(colour, size * 0.34))
    p.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath()
    bow.moveTo(-size * 0.55, 0)
    bow.lineTo(-size * 0.55, -size * 0.45)
    bow.arcTo(QRectF(-size * 0.55, -size, size * 1.1, size * 1.1), 180, -180)
    bow.lineTo(size * 0.55, 0)
    p.drawPath(bow)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawRoundedRect(QRectF(-size * 0.85, -size * 0.1, size * 1.7, size * 1.15), size * 0.2, size * 0.2)
    p.restore()
