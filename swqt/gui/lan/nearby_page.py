"""The page of the tables nearby: they show up automatically; others are joined by invitation or address."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.lan.join_box import JoinBox
from swqt.gui.lan.nearby_list import ROW, TableRow, TablesDelegate, TablesModel
from swqt.gui.style.cards import EmptyState, TallArea
from swqt.gui.style.layouts import FlowLayout, centred, plain_label, show_text
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.network import trouble_text
from swqt.net.lobby.addresses import NetworkPlace
from swqt.net.wire.text import NAME_LIMIT, Trouble
from swqt.table import Library

_BESIDE: Final = 860
"""Pixels that list and form need beside each other, at 100 %."""

_WIDEST: Final = 1100


class NearbyPage(QWidget):
    """``joined`` tells where to join, with which PIN and token, and whether only to watch; ``knocked`` that people
    there are to be asked to let us in; ``resumed`` which journal to go on with, ``deleted`` which to throw away;
    ``hosted`` that a table is to be opened; ``stopped`` that joining is given up; ``left`` asks for the start page;
    ``named`` gives the player's name."""

    joined = Signal(list, str, bytes, bool)
    knocked = Signal()
    resumed = Signal(Path)
    deleted = Signal(Path)
    hosted = Signal()
    stopped = Signal()
    left = Signal()
    named = Signal(str)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.setObjectName("nearby")
        self._library = library
        self._wish: TableRow | None = None
        self.appeared: list[str] = []
        """The names of the tables that are new in the list since the last time."""
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LIMIT)
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.editingFinished.connect(self._on_named)
        self.model_ = TablesModel(self._board_name)
        self.view = QListView()
        self.view.setModel(self.model_)
        self.view.setItemDelegate(TablesDelegate(self.view))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(self.tr("Tables nearby"))
        self.empty = EmptyState(
            "skeletons", self.tr("No tables yet. Tables opened on this network show up here automatically."),
            self.tr("Open a table…"), gold=True,
        )  # fmt: skip
        self.why = plain_label("", "refusal")
        self.hints = plain_label("", "card")
        self.hints.setMargin(10)
        self.reach = plain_label("", "muted")
        self.reach.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.state = plain_label("", "refusal")
        self.join = QPushButton(self.tr("&Join"))
        self.watch = QPushButton(self.tr("&Watch"))
        self.delete = QPushButton(self.tr("&Delete"))
        self.host = QPushButton(self.tr("Open a &table…"))
        self.host.setProperty("primary", True)
        self.back = QPushButton(self.tr("&Back"))
        self.stop = QPushButton(self.tr("&Stop trying"))
        self.knock = QPushButton(self.tr("&Ask to be let in"))
        self.box = JoinBox()
        self._lay_out()
        for widget in (self.why, self.hints, self.stop, self.knock):
            widget.hide()
        self.view.doubleClicked.connect(self.act)
        self.view.selectionModel().selectionChanged.connect(self._update)
        self.model_.modelReset.connect(self._update)
        self.model_.dataChanged.connect(self._update)
        self.join.clicked.connect(self.act)
        self.watch.clicked.connect(self._on_watch)
        self.delete.clicked.connect(self._on_delete)
        self.host.clicked.connect(self.hosted)
        self.empty.helped.connect(self.hosted)
        self.back.clicked.connect(self.left)
        self.stop.clicked.connect(self.stopped)
        self.knock.clicked.connect(self.knocked)
        self.box.wanted.connect(self._on_wanted)
        self._show_list(False)
        self._update()

    def _lay_out(self) -> None:
        who = QLabel(self.tr("Your &name:"))
        who.setBuddy(self.name)
        head = QHBoxLayout()
        head.addWidget(plain_label(self.tr("Local network"), "heading"), 1)
        head.addWidget(who)
        head.addWidget(self.name)
        nearby = QGroupBox(self.tr("Tables nearby"))
        column = QVBoxLayout(nearby)
        column.addWidget(self.empty, 1)
        column.addWidget(self.view, 1)
        column.addWidget(self.why)
        side = QVBoxLayout()
        side.setSpacing(10)
        side.addWidget(self.box)
        side.addWidget(self.hints)
        side.addWidget(self.reach)
        side.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(14)
        self._row.addWidget(nearby, 5)
        self._row.addLayout(side, 3)
        buttons = FlowLayout()
        for button in (self.join, self.watch, self.delete, self.host, self.back, self.stop, self.knock):
            button.setMinimumHeight(40)
            buttons.addWidget(button)
        middle, middle_foot = QWidget(), QWidget()
        for widget in (middle, middle_foot):
            widget.setMaximumWidth(_WIDEST)
        whole = QVBoxLayout(middle)
        whole.setSpacing(10)
        whole.addLayout(head)
        whole.addLayout(self._row, 1)
        self._area = TallArea(centred(middle, above=8, below=8))
        foot = QVBoxLayout(middle_foot)
        foot.setContentsMargins(9, 4, 9, 12)
        foot.addWidget(self.state)
        foot.addLayout(buttons)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._area, 1)
        outer.addWidget(centred(middle_foot, above=0, below=0))

    # What is shown

    def show_rows(self, rows: list[TableRow]) -> None:
        """Show what is nearby, and the player's own games."""
        chosen = self.current()
        known = {row.key for row in self.model_.rows}
        self.model_.show(rows)
        keys = [row.key for row in rows]
        if rows:
            at = keys.index(chosen.key) if chosen is not None and chosen.key in keys else 0
            self.view.setCurrentIndex(self.model_.index(at))
        self._show_list(bool(rows))
        self._update()
        self.appeared = [self.model_.title(row) for row in rows if row.listed is not None and row.key not in known]

    def focus_list(self) -> None:
        """Give the keyboard to the list, or to what helps where it is empty."""
        (self.empty.button if self.view.isHidden() else self.view).setFocus()

    def _show_list(self, some: bool) -> None:
        """Show the list, or the picture that there is nothing in it; the keyboard goes with them."""
        had = self.focusWidget() in (self.view, self.empty.button)
        self.empty.setVisible(not some)
        self.view.setVisible(some)
        self.host.setVisible(some)
        if had:
            self.focus_list()

    def show_hints(self, hints: Sequence[Trouble]) -> None:
        """Say why nobody may be found or reached."""
        show_text(self.hints, "\n\n".join(map(trouble_text, hints)))

    def show_reach(self, places: Sequence[str]) -> None:
        """Say where others can reach this program."""
        text = self.tr("Others can reach this computer at {0}.").format(", ".join(places)) if places else ""
        show_text(self.reach, text)

    def say(self, text: str, *, trying: bool = False, may_knock: bool = False) -> None:
        """Say what goes on or what is wrong: it is not given up yet (*trying*), or people there can be asked."""
        self.state.setText(text)
        self.stop.setVisible(trying)
        self.knock.setVisible(may_knock)

    def _board_name(self, board: str) -> str:
        """Return what a board is called; what strangers announce is never taken for the name of a file."""
        return next((file.board.name for file in self._library.boards() if file.board.id == board), board)

    # What the player does

    def current(self) -> TableRow | None:
        """Return the chosen row."""
        chosen = self.view.selectedIndexes()
        row = chosen[0].data(ROW) if chosen else None
        return row if isinstance(row, TableRow) else None

    def act(self) -> None:
        """Join the chosen table, go on with the chosen game, or watch where there is nothing else to do."""
        row = self.current()
        if row is not None and row.own is not None and row.can_resume:
            self.resumed.emit(row.own.path)
        elif row is not None and (row.can_join or row.can_watch):
            self._go(watching=not row.can_join)

    def _on_watch(self) -> None:
        self._go(watching=True)

    def _go(self, *, watching: bool) -> None:
        row = self.current()
        if row is None or row.listed is None or not (row.can_watch if watching else row.can_join):
            return
        if row.asks_pin and not self.box.pin.text().strip():
            self._wish = row
            self.box.place.setText(self._address(row))
            text = self.tr("“{0}” needs a PIN. The host can see it on screen.")
            self.box.ask_pin(text.format(row.listed.announced.name))
            QTimer.singleShot(0, self, self._scroll_to_box)    # where it grew to
            return
        pin = self.box.pin.text().strip() if row.asks_pin else ""
        self.joined.emit([(address, row.listed.port) for address in row.listed.addresses], pin, b"", watching)

    def _scroll_to_box(self) -> None:
        self._area.ensureWidgetVisible(self.box, 0, 0)

    def _on_wanted(self, endpoints: list[tuple[str, int]], pin: str, token: bytes) -> None:
        """Join where the form says; a table of the list is called at all its addresses."""
        row, self._wish = self._wish, None
        if row is not None and row.listed is not None and self.box.place.text() == self._address(row):
            endpoints = [(address, row.listed.port) for address in row.listed.addresses]
            self.joined.emit(endpoints, pin, token, not row.can_join)
        else:
            self.joined.emit(endpoints, pin, token, False)

    def _on_named(self) -> None:
        self.named.emit(self.name.text().strip())

    def _on_delete(self) -> None:
        row = self.current()
        if row is not None and row.own is not None and row.can_delete:
            self.deleted.emit(row.own.path)

    @staticmethod
    def _address(row: TableRow) -> str:
        """Return where the table of *row* is, as one types it."""
        table = row.listed
        return str(NetworkPlace(table.addresses[0], table.port)) if table is not None and table.addresses else ""

    def _update(self) -> None:
        row = self.current()
        own = row is not None and row.own is not None
        self.join.setText(self.tr("&Resume") if own else self.tr("&Join"))
        self.join.setEnabled(row is not None and (row.can_resume or row.can_join))
        self.watch.setEnabled(row is not None and row.can_watch)
        self.delete.setVisible(row is not None and row.can_delete)
        show_text(self.why, trouble_text(row.trouble) if row is not None and row.trouble is not None else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the form below the list where there is no room beside it, as with large text."""
        super().resizeEvent(event)
        narrow = self.width() < _BESIDE * scale_of(self.font())
        self.box.setMinimumHeight(self.box.sizeHint().height())
        self.view.setMinimumHeight(round(145 * scale_of(self.font())))
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.hasFocus():
            self.act()
        else:
            super().keyPressEvent(event)
