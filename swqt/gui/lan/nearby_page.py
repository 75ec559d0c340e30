"""The page of the tables nearby: they appear by themselves; others are joined by address or invitation.

Joining a table that one knows the address of, or has an invitation to.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.lan.rows import ROW, Row, RowsDelegate, RowsModel
from swqt.gui.lan.words import trouble_text
from swqt.gui.style.cards import EmptyState
from swqt.gui.style.layouts import FlowLayout, TallArea, centred
from swqt.gui.style.theme import scale_of
from swqt.net.meeting.document import LONGEST_NAME
from swqt.net.meeting.places import Invitation, is_code, read_invitation
from swqt.net.wire.limits import PIN_DIGITS
from swqt.net.wire.trouble import Trouble, Troubled
from swqt.table import Library

Endpoint = tuple[str, int]

LONELY: Final = "skeletons"
"""The race that waves to others."""

_EXAMPLES: Final = "XXXX-XXXX-XXXX-XXXX · 192.168.0.7:47770"


def endpoints_of(invitation: Invitation) -> list[Endpoint]:
    """Return where *invitation* leads, as the network wants it."""
    return [(f"{place.host}%{place.scope}" if place.scope else place.host, place.port) for place in invitation.places]


class JoinBox(QGroupBox):
    """Takes an invitation, a link or an address, and a PIN; ``wanted`` tells where to join with which PIN and token."""

    wanted = Signal(list, str, bytes)

    def __init__(self) -> None:
        super().__init__()
        self.setTitle(self.tr("By address or invitation"))
        self.own: Sequence[str] = ()
        """The own IPv4 addresses, which say on which network a short invitation is meant."""
        self.place = QLineEdit()
        self.place.setPlaceholderText(_EXAMPLES)
        self.place.setAccessibleName(self.tr("Invitation or address"))
        self.place.setClearButtonEnabled(True)
        self.pin = QLineEdit()
        self.pin.setMaxLength(PIN_DIGITS)
        self.pin.setPlaceholderText("000000")
        self.pin.setAccessibleName(self.tr("PIN"))
        self.go = QPushButton(self.tr("J&oin there"))
        self.problem = QLabel()
        self.problem.setProperty("refusal", True)
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        where, digits = QLabel(self.tr("&Invitation or address:")), QLabel(self.tr("&PIN, if there is one:"))
        where.setBuddy(self.place)
        digits.setBuddy(self.pin)
        grid = QGridLayout(self)
        grid.addWidget(where, 0, 0, 1, 2)
        grid.addWidget(self.place, 1, 0, 1, 2)
        grid.addWidget(digits, 2, 0, 1, 2)
        grid.addWidget(self.pin, 3, 0)
        grid.addWidget(self.go, 3, 1)
        grid.addWidget(self.problem, 4, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self.place.textEdited.connect(self._on_typed)
        self.place.returnPressed.connect(self.try_it)
        self.pin.returnPressed.connect(self.try_it)
        self.go.clicked.connect(self.try_it)

    def fill(self, text: str) -> None:
        """Put *text* into the field as if it had been typed, and say at once what is wrong with it."""
        self.place.setText(text)
        self._read()
        (self.pin if not self.pin.text() else self.go).setFocus()

    def ask_pin(self, text: str) -> None:
        """Ask for the PIN, because of *text*."""
        self.show_problem(text)
        self.pin.setFocus()
        self.pin.selectAll()

    def show_problem(self, text: str) -> None:
        """Say what is wrong; nothing if it is empty."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.place.setAccessibleDescription(text)

    def try_it(self) -> None:
        """Join, if what was typed leads anywhere."""
        invitation = self._read()
        if invitation is not None:
            self.wanted.emit(endpoints_of(invitation), self.pin.text().strip() or invitation.pin, invitation.token)

    def _on_typed(self, text: str) -> None:
        self.show_problem("")
        if is_code(text) or "://" in text or "/" in text:
            self._read(silently="://" not in text and not is_code(text))

    def _read(self, *, silently: bool = False) -> Invitation | None:
        """Return what the field says, None if that is nothing; a PIN in it goes into the field for it."""
        try:
            invitation = read_invitation(self.place.text(), self.own)
            pin = self.pin.text().strip()
            if pin and not (pin.isascii() and pin.isdigit() and len(pin) == PIN_DIGITS):
                raise Troubled("code-pin", pin)
        except Troubled as error:
            if not silently:
                self.show_problem(trouble_text(error.trouble))
            return None
        if invitation.pin:
            self.pin.setText(invitation.pin)
        self.show_problem("")
        return invitation


_BESIDE = 860
"""Pixels that list and form need beside each other, at 100 %."""

_WIDEST = 1100


class NearbyPage(QWidget):
    """``joined`` tells where to join, with which PIN and token, and whether only to watch; ``knocked`` that people
    there are to be asked to let us in; ``resumed`` which journal to go on with; ``hosted`` that a table is to be
    opened; ``stopped`` that joining is given up; ``left`` asks for the first page; ``named`` gives the player's name.
    """

    joined = Signal(list, str, bytes, bool)
    knocked = Signal()
    resumed = Signal(Path)
    hosted = Signal()
    stopped = Signal()
    left = Signal()
    named = Signal(str)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.setObjectName("nearby")
        self._library = library
        self._wish: Row | None = None
        self.appeared: list[str] = []
        """The names of the tables that are new in the list since the last time."""
        title = QLabel(self.tr("Local network"))
        title.setProperty("heading", True)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.editingFinished.connect(lambda: self.named.emit(self.name.text().strip()))
        self.model_ = RowsModel(self._board_name)
        self.view = QListView()
        self.view.setModel(self.model_)
        self.view.setItemDelegate(RowsDelegate(self.view))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(self.tr("Tables nearby"))
        self.empty = EmptyState(
            LONELY, self.tr("No table yet. What others open on this network appears here by itself."),
            self.tr("Open a table…"), gold=True,
        )  # fmt: skip
        self.why = QLabel()
        self.why.setProperty("refusal", True)
        self.why.setWordWrap(True)
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.why.hide()
        self.hints = QLabel()
        self.hints.setWordWrap(True)
        self.hints.setProperty("card", True)
        self.hints.setTextFormat(Qt.TextFormat.PlainText)
        self.hints.setMargin(10)
        self.hints.hide()
        self.reach = QLabel()
        self.reach.setProperty("muted", True)
        self.reach.setWordWrap(True)
        self.reach.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.state = QLabel()
        self.state.setProperty("refusal", True)
        self.state.setWordWrap(True)
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.join = QPushButton(self.tr("&Join"))
        self.watch = QPushButton(self.tr("&Watch"))
        self.host = QPushButton(self.tr("Open a &table…"))
        self.host.setProperty("primary", True)
        self.back = QPushButton(self.tr("&Back"))
        self.stop = QPushButton(self.tr("&Stop trying"))
        self.stop.hide()
        self.knock = QPushButton(self.tr("&Ask to be let in"))
        self.knock.hide()
        self.box = JoinBox()
        self._lay_out(title)
        self.view.doubleClicked.connect(lambda _: self.act())
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._update())
        self.model_.modelReset.connect(self._update)
        self.model_.dataChanged.connect(lambda *_: self._update())
        self.join.clicked.connect(self.act)
        self.watch.clicked.connect(lambda: self._go(watching=True))
        self.host.clicked.connect(self.hosted)
        self.empty.helped.connect(self.hosted)
        self.back.clicked.connect(self.left)
        self.stop.clicked.connect(self.stopped)
        self.knock.clicked.connect(self.knocked)
        self.box.wanted.connect(self._on_wanted)
        self._show_list(False)
        self._update()

    def _lay_out(self, title: QLabel) -> None:
        who = QLabel(self.tr("Your &name:"))
        who.setBuddy(self.name)
        head = QHBoxLayout()
        head.addWidget(title, 1)
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
        for button in (self.join, self.watch, self.host, self.back, self.stop, self.knock):
            button.setMinimumHeight(40)
            buttons.addWidget(button)
        middle = QWidget()
        whole = QVBoxLayout(middle)
        whole.setSpacing(10)
        whole.addLayout(head)
        whole.addLayout(self._row, 1)
        middle.setMaximumWidth(_WIDEST)
        self._area = area = TallArea(centred(middle, above=8, below=8))
        middle_foot = QWidget()
        middle_foot.setMaximumWidth(_WIDEST)
        foot = QVBoxLayout(middle_foot)
        foot.setContentsMargins(9, 4, 9, 12)
        foot.addWidget(self.state)
        foot.addLayout(buttons)
        below = QHBoxLayout()
        below.setContentsMargins(16, 0, 16, 0)
        below.addStretch(1)
        below.addWidget(middle_foot, 100)
        below.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(area, 1)
        outer.addLayout(below)

    # What is shown

    def show_rows(self, rows: list[Row]) -> None:
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
        self.hints.setText("\n\n".join(map(trouble_text, hints)))
        self.hints.setVisible(bool(hints))

    def show_reach(self, places: Sequence[str]) -> None:
        """Say where others can reach this program."""
        text = self.tr("This computer can be reached at {0}.").format(", ".join(places)) if places else ""
        self.reach.setText(text)
        self.reach.setVisible(bool(text))

    def say(self, text: str, *, trying: bool = False, may_knock: bool = False) -> None:
        """Say what goes on or what is wrong; *trying* tells that it is not given up yet.

        *may_knock* offers to ask the people there.
        """
        self.state.setText(text)
        self.stop.setVisible(trying)
        self.knock.setVisible(may_knock)

    def _board_name(self, board: str) -> str:
        """Return what a board is called; what strangers announce is never taken for the name of a file."""
        return next((file.board.name for file in self._library.boards() if file.board.id == board), board)

    # What the player does

    def current(self) -> Row | None:
        """Return the chosen row."""
        chosen = self.view.selectedIndexes()
        row = chosen[0].data(ROW) if chosen else None
        return row if isinstance(row, Row) else None

    def act(self) -> None:
        """Join the chosen table, go on with the chosen game, or watch where there is nothing else to do."""
        row = self.current()
        if row is None:
            return
        if row.own is not None and row.can_resume:
            self.resumed.emit(row.own.path)
        elif row.can_join or row.can_watch:
            self._go(watching=not row.can_join)

    def _go(self, *, watching: bool) -> None:
        row = self.current()
        if row is None or row.listed is None or not (row.can_watch if watching else row.can_join):
            return
        if row.asks_pin and not self.box.pin.text().strip():
            self._wish = row
            self.box.place.setText(self._address(row))
            self.box.ask_pin(self.tr("“{0}” asks for a PIN. The host sees it in large digits.").format(
                row.listed.announced.name
            ))    # fmt: skip
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.box, 0, 0))    # where it grew to
            return
        pin = self.box.pin.text().strip() if row.asks_pin else ""
        self.joined.emit([(address, row.listed.port) for address in row.listed.addresses], pin, b"", watching)

    def _on_wanted(self, endpoints: list[tuple[str, int]], pin: str, token: bytes) -> None:
        """Join where the form says; a table of the list is called at all its addresses."""
        row, self._wish = self._wish, None
        if row is not None and row.listed is not None and self.box.place.text() == self._address(row):
            endpoints = [(address, row.listed.port) for address in row.listed.addresses]
            self.joined.emit(endpoints, pin, token, not row.can_join)
        else:
            self.joined.emit(endpoints, pin, token, False)

    @staticmethod
    def _address(row: Row) -> str:
        """Return where the table of *row* is, as one types it."""
        if row.listed is None or not row.listed.addresses:
            return ""
        first = row.listed.addresses[0]
        return f"[{first}]:{row.listed.port}" if ":" in first else f"{first}:{row.listed.port}"

    def _update(self) -> None:
        row = self.current()
        own = row is not None and row.own is not None
        self.join.setText(self.tr("&Go on") if own else self.tr("&Join"))
        self.join.setEnabled(row is not None and (row.can_resume or row.can_join))
        self.watch.setEnabled(row is not None and row.can_watch)
        why = trouble_text(row.trouble) if row is not None and row.trouble is not None else ""
        self.why.setText(why)
        self.why.setVisible(bool(why))

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
