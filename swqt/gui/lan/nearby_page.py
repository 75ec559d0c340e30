"""The page of nearby tables and of the player's own unfinished games; other tables are joined by invitation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.table_widgets import JoinBox
from swqt.gui.pages.trash import TrashNotice
from swqt.gui.style.buttons import push_button
from swqt.gui.style.cards import EmptyState, KeyedList, TallArea, paint_card, paint_line, paint_lock, paint_pill
from swqt.gui.style.layouts import buddy_label, button_row, centred, hbox, plain_label, show_text, stack, vbox
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.texts.i18n import when
from swqt.gui.texts.refusals import trouble_text
from swqt.net.lobby.addresses import NetworkPlace
from swqt.net.lobby.table import Listed
from swqt.net.wire.messages import Info
from swqt.net.wire.text import NAME_LIMIT, Trouble
from swqt.table import Library
from swqt.table.own_games import OwnGame

_Index = QModelIndex | QPersistentModelIndex


class TableRow(NamedTuple):
    """A nearby table, one of the player's own games, or both. ``trouble`` is why this program cannot join the table."""

    listed: Listed | None = None
    own: OwnGame | None = None
    trouble: Trouble | None = None

    @property
    def key(self) -> object:
        """What identifies the row across updates: the path of the own game, else the service name of the table."""
        return self.own.path if self.own is not None else self.listed.service if self.listed is not None else None

    @property
    def can_resume(self) -> bool:
        return self.own is not None and self.own.trouble is None

    @property
    def can_join(self) -> bool:
        told = self._told
        return told is not None and told.state == "lobby" and told.taken < told.seats

    @property
    def can_watch(self) -> bool:
        told = self._told
        return told is not None and told.open_to_spectators and told.state in ("lobby", "playing", "replay")

    @property
    def _told(self) -> Info | None:
        """The announcement of a live table that this program can use and that is not an own game, else None."""
        if self.listed is None or not self.listed.live or self.trouble is not None or self.own is not None:
            return None
        return self.listed.announced

    @property
    def asks_pin(self) -> bool:
        return self.listed is not None and self.listed.announced.pin


def rows_of(tables: Sequence[Listed], own: Sequence[OwnGame]) -> list[TableRow]:
    """Return a row for each of *tables* and each of the *own* games; a table of an own game shares its row."""
    rows, left = [], list(own)
    for table in tables:
        game = table.announced.game
        mine = next((one for one in left if game and one.game.startswith(game)), None)
        if mine is not None:
            left.remove(mine)
        rows.append(TableRow(table, mine, table.trouble() or (mine.trouble if mine is not None else None)))
    return rows + [TableRow(own=one, trouble=one.trouble) for one in left]


class TablesList(KeyedList):
    """The list of the rows; boards are named as in *library*, unknown ones by their id."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self.rows: list[TableRow] = []
        self.setItemDelegate(TablesDelegate(self))
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)

    def show_rows(self, rows: list[TableRow]) -> None:
        """Show *rows*; the current row stays current, or the first one becomes it."""
        self.rows = rows
        self.show_keys([row.key for row in rows], 0)
        for item, row in zip(self.all_items(), rows, strict=True):
            lock = self.tr("PIN required") if row.asks_pin else ""
            item.setText(", ".join(filter(None, (self.title(row), self.state_text(row), self.about(row), lock))))
            item.setToolTip(trouble_text(row.trouble) if row.trouble is not None else "")

    def current(self) -> TableRow:
        """Return the current row, an empty one if there is none."""
        return self.rows[self.currentRow()] if self.currentRow() >= 0 else TableRow()

    def title(self, row: TableRow) -> str:
        if row.listed is not None:
            return row.listed.announced.name
        return row.own.name if row.own is not None else ""

    def state_text(self, row: TableRow) -> str:
        """Return the state of the table in a word or two."""
        if row.listed is not None and not row.listed.live:
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
        return {
            "playing": self.tr("in progress"),
            #: A game
            "resumable": self.tr("interrupted"),
            #: A game
            "ended": self.tr("finished"),
            #: A table where people watch one together
            "replay": self.tr("replay"),
        }[told.state]

    def about(self, row: TableRow) -> str:
        """Return one line of details: why the table cannot be joined, else people, seats and round-trip time."""
        if row.trouble is not None and row.trouble.code == "engine-differs":    # short, to fit; the tip has it in full
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
                boards = (file.board for file in self._library.boards())
                # A board id that strangers announce is never used as a file name.
                parts.append(next((board.name for board in boards if board.id == told.board), told.board))
                if told.state != "replay":
                    parts.append(self.tr("{0} of {1} seats taken").format(told.taken, told.seats))
            if told.spectators:
                parts.append(self.tr("%n spectator(s)", "", told.spectators))
            if row.listed.live and row.listed.round_trip:
                parts.append(self.tr("{0} ms").format(max(1, round(row.listed.round_trip * 1000))))
        return " · ".join(part for part in parts if part)


class TablesDelegate(QStyledItemDelegate):
    """Paints a row as a card: the name, a padlock if there is a PIN, a line of details, and the state at the end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(280, round(66 * scale_of(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        tables = self.parent()
        assert isinstance(tables, TablesList)
        row = tables.rows[index.row()]
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        useful, bad = row.can_join or row.can_watch or row.can_resume, row.trouble is not None
        painter.save()
        box = paint_card(painter, option)
        ground, edge = (theme.accent, theme.accent) if useful else (theme.raised, theme.line)
        ink = theme.accent_ink if useful else theme.warning if bad else theme.muted
        pill = paint_pill(painter, box, tables.state_text(row), percent, ground=ground, edge=edge, ink=ink)
        left, limit = box.left() + 14 * scale, pill.left() - 10 * scale
        painter.setFont(title_font(percent, size=1.13))
        painter.setPen(QColor(theme.text if useful else theme.muted))
        room = limit - left - (24 * scale if row.asks_pin else 0)
        line = QRectF(left, box.top() + 5 * scale, room, 30 * scale)
        width = paint_line(painter, line, tables.title(row))
        if row.asks_pin:
            at = QPointF(left + width + 14 * scale, line.center().y())
            paint_lock(painter, at, 6.5 * scale, QColor(theme.gold if useful else theme.muted))
        painter.setFont(text_font(percent, size=0.93))
        painter.setPen(QColor(theme.warning if bad else theme.muted))
        paint_line(painter, QRectF(left, box.bottom() - 27 * scale, limit - left, 22 * scale), tables.about(row))
        painter.restore()


_BESIDE: Final = 860
"""Pixels that list and form need side by side, at 100 % text size."""

_WIDEST: Final = 1100


class NearbyPage(QWidget):
    """``joined`` carries endpoints, PIN, token and whether only to watch; ``resumed`` the journal of a game to resume;
    ``left`` asks for the start page, ``changed`` to look for own games. The owner of the page connects the buttons
    ``host``, ``stop`` and ``knock``."""

    joined = Signal(list, str, bytes, bool)
    resumed = Signal(Path)
    left = Signal()
    changed = Signal()

    def __init__(self, library: Library, client: NetworkClient) -> None:
        super().__init__()
        self.setObjectName("nearby")
        self._client = client
        self._wish: tuple[str, list[tuple[str, int]], bool] | None = None
        """The listed table that needs a PIN: its address as put into the form, its endpoints, whether only to watch."""
        self.name = QLineEdit(maxLength=NAME_LIMIT)
        self.name.setAccessibleName(self.tr("Your name"))
        self.view = TablesList(library)
        self.view.setAccessibleName(self.tr("Tables nearby"))
        self.empty = EmptyState(
            "skeletons", self.tr("No tables yet. Tables opened on this network show up here automatically."),
            self.tr("Open a table…"), gold=True,
        )  # fmt: skip
        self.why = plain_label("", "refusal")
        self.trash = TrashNotice(self.view)
        self.hints = plain_label("", "card")
        self.hints.setMargin(10)
        self.reach = plain_label("", "muted")
        self.reach.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.state = plain_label("", "refusal")
        self.join = push_button(self.tr("&Join"), self.act, "primary")
        self.watch = push_button(self.tr("&Watch"), partial(self._go, watching=True))
        self.delete = push_button(self.tr("Delete"), self.throw_away)
        self.host = push_button(self.tr("Open a tab&le…"))
        self.back = push_button(self.tr("&Back"), self.left)
        self.stop = push_button(self.tr("&Stop trying"))
        self.knock = push_button(self.tr("&Ask to be let in"))
        self.box = JoinBox()
        self._lay_out()
        for widget in (self.hints, self.stop, self.knock):
            widget.hide()
        self.view.doubleClicked.connect(self.act)
        self.view.currentItemChanged.connect(self._update)
        self.box.wanted.connect(self._on_wanted)
        self.trash.restored.connect(self.changed)
        self.show_rows([])

    def _lay_out(self) -> None:
        title = plain_label(self.tr("Local network"), "heading")
        head = hbox((title, 2), buddy_label(self.tr("Your &name:"), self.name), (self.name, 1))
        nearby = QGroupBox(self.tr("Tables nearby"))
        vbox((self.empty, 1), (self.view, 1), self.why, self.trash, of=nearby)
        side = vbox(self.box, self.hints, self.reach, 1, spacing=10)
        self._row = hbox((nearby, 5), (side, 3), spacing=14)
        buttons = button_row(self.join, self.watch, self.delete, self.host, self.back, self.stop, self.knock)
        middle, foot = QWidget(), QWidget()
        for widget in (middle, foot):
            widget.setMaximumWidth(_WIDEST)
        vbox(head, (self._row, 1), of=middle, spacing=10)
        vbox(self.state, buttons, of=foot, margins=(9, 4, 9, 12))
        self._area = TallArea(centred(middle, above=8, below=8))
        vbox((self._area, 1), centred(foot, above=0, below=0), of=self, spacing=0, margins=(0, 0, 0, 0))

    # What is shown

    def show_rows(self, rows: list[TableRow]) -> list[str]:
        """Show nearby tables and the player's own games; return the names of the tables that are new in the list."""
        known = {row.key for row in self.view.rows}
        had = self.view.hasFocus() or self.empty.button.hasFocus()
        self.view.show_rows(rows)
        shown, replaced = (self.view, self.empty) if rows else (self.empty, self.view)
        shown.show()
        if had:    # before the other one is hidden, as Qt would scroll to where it moves the keyboard focus
            self.focus_list()
        replaced.hide()
        self.host.setVisible(bool(rows))
        self._update()
        return [self.view.title(row) for row in rows if row.listed is not None and row.key not in known]

    def focus_list(self) -> None:
        """Give the keyboard focus to the list, or to the button shown while it is empty."""
        (self.view if self.view.rows else self.empty.button).setFocus()

    def show_hints(self) -> None:
        """Show the likely reasons why no tables are found or reached."""
        show_text(self.hints, "\n\n".join(map(trouble_text, self._client.hints())))

    def show_reach(self) -> None:
        """Show the addresses at which others can reach this program, and the hints on why they may not."""
        port, places = self._client.known.port, self._client.own_places()
        self.box.own = self._client.known.facts.own or ()
        likely = ", ".join(str(NetworkPlace(one, port)) for one in places[:2]) if port else ""
        show_text(self.reach, self.tr("Others can reach this computer at {0}.").format(likely) if likely else "")
        self.show_hints()

    # What the player does

    def act(self) -> None:
        """Resume the current game, join the current table, or watch it if it cannot be joined."""
        row = self.view.current()
        if row.own is not None and row.can_resume:
            self.resumed.emit(row.own.path)
        else:
            self._go(watching=not row.can_join)

    def _go(self, *, watching: bool) -> None:
        row = self.view.current()
        if row.listed is None or not (row.can_watch if watching else row.can_join):
            return
        table, pin = row.listed, self.box.pin.text().strip()
        endpoints = [(address, table.port) for address in table.addresses]
        if row.asks_pin and not pin:
            place = str(NetworkPlace(*endpoints[0])) if endpoints else ""
            self._wish = (place, endpoints, watching)
            self.box.place.setText(place)
            text = self.tr("“{0}” needs a PIN. The host can see it on screen.")
            self.box.ask_pin(text.format(table.announced.name))
            QTimer.singleShot(0, self, partial(self._area.ensureWidgetVisible, self.box, 0, 0))    # after it has grown
            return
        self.joined.emit(endpoints, pin if row.asks_pin else "", b"", watching)

    def throw_away(self) -> None:
        """Move the current game, if it is the player's own, to the trash; Undo is offered until the page is left."""
        row = self.view.current()
        if row.own is not None and self.trash.throw(row.own.path, self.view.title(row)):
            self.changed.emit()

    def _on_wanted(self, endpoints: list[tuple[str, int]], pin: str, token: bytes) -> None:
        """Join where the form says; for a listed table, with all its addresses."""
        place, all_endpoints, watching = self._wish or ("", endpoints, False)
        self._wish = None
        if self.box.place.text() == place:
            self.joined.emit(all_endpoints, pin, token, watching)
        else:
            self.joined.emit(endpoints, pin, token, False)

    def _update(self) -> None:
        row = self.view.current()
        self.join.setText(self.tr("&Resume") if row.own is not None else self.tr("&Join"))
        self.join.setEnabled(row.can_resume or row.can_join)
        self.watch.setEnabled(row.can_watch)
        self.delete.setVisible(row.own is not None)
        show_text(self.why, trouble_text(row.trouble) if row.trouble is not None else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the form below the list if they do not fit side by side, as with large text."""
        super().resizeEvent(event)
        narrow = self.width() < _BESIDE * scale_of(self.font())
        self.box.setMinimumHeight(self.box.sizeHint().height())
        self.view.setMinimumHeight(round(145 * scale_of(self.font())))
        stack(self._row, stacked=narrow)

    def hideEvent(self, event: QHideEvent) -> None:
        self.trash.forget()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.throw_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.hasFocus():
            self.act()
        else:
            super().keyPressEvent(event)
