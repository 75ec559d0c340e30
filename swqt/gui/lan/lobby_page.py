"""The page of a table before its game: seats, people, what is played, how others come in.

Everybody at the table, those who watch too: who is ready, what keeps them, and the ways not to hear one any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.content import BoardFile
from swqt.engine import OPTION_VALUES
from swqt.gui.dialogs.game_setup import BoardPreview, HouseRulesGroup
from swqt.gui.lan.invite_panel import InvitePanel
from swqt.gui.lan.manners import ClockChoice, TalkChoice
from swqt.gui.lan.seat_rows import SeatRows
from swqt.gui.lan.table_dialog import GraceBox
from swqt.gui.lan.talk_box import TalkBox
from swqt.gui.lan.words import MOST_KNOCKS, knock_text, trouble_text
from swqt.gui.style.layouts import FlowLayout, TallArea, centred
from swqt.gui.style.theme import scale_of
from swqt.net.meeting import seating
from swqt.net.meeting.document import BOT, GATHERING, OPEN, PERSON, SECRECY, LobbyTable, Person, manners_of
from swqt.net.meeting.lobby_base import Changed
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.terms import Knocked
from swqt.net.wire.trouble import REPLIES, Trouble


class PeopleBox(QGroupBox):
    """``kicked`` tells whom the host sends away, by key; *muted* are the keys of those whose talk is not shown."""

    kicked = Signal(bytes)

    def __init__(self, muted: set[bytes]) -> None:
        super().__init__()
        self._muted = muted
        self.setTitle(self.tr("People"))
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self._shown: object = None
        self._buttons: dict[bytes, QPushButton] = {}

    def show_table(self, table: LobbyTable, key: bytes) -> None:
        """Show who is at *table*; *key* is who sees it."""
        shown = (table.people, table.host, key, frozenset(self._muted))
        if shown == self._shown:
            return
        self._shown = shown
        self._buttons.clear()
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for number, person in enumerate(table.people):
            self._add(number, table, person, key)

    def names(self) -> list[str]:
        """Return what is written, line by line."""
        return [label.text() for label in self.findChildren(QLabel) if not label.isHidden()]

    def _add(self, number: int, table: LobbyTable, person: Person, key: bytes) -> None:
        name = QLabel(f"{self.mark(person)} {person.name}")
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setToolTip(self.tr("Fingerprint {0}").format(fingerprint(person.key)))
        name.setAccessibleDescription(name.toolTip())
        state = QLabel(self.state(table, person, key))
        state.setProperty("muted", True)
        state.setWordWrap(True)
        state.setTextFormat(Qt.TextFormat.PlainText)
        if person.trouble:
            state.setProperty("muted", None)
            state.setProperty("refusal", True)
        self._grid.addWidget(name, number, 0)
        self._grid.addWidget(state, number, 1)
        if person.key != key:
            self._grid.addWidget(self._mute_button(table, person, key), number, 3)
        if table.host == key and person.key != key:
            kick = QPushButton(self.tr("Send away"))
            kick.setAccessibleName(self.tr("Send {0} away").format(person.name))
            kick.clicked.connect(lambda _=False, who=person.key: self.kicked.emit(who))
            self._grid.addWidget(kick, number, 2)

    def _mute_button(self, table: LobbyTable, person: Person, key: bytes) -> QPushButton:
        """Return the button by which what *person* says is shown no more, or again."""
        button = QPushButton(self.tr("Mute"))
        button.setCheckable(True)
        button.setChecked(person.key in self._muted)
        button.setAccessibleName(self.tr("Mute {0}").format(person.name))
        button.setToolTip(self.tr("Whether what this person says is shown here, at the table and in the game"))

        def toggle() -> None:
            self._muted ^= {person.key}
            self.show_table(table, key)
            again = self._buttons.get(person.key)
            if again is not None:
                again.setFocus()

        button.clicked.connect(toggle)
        self._buttons[person.key] = button
        return button

    @staticmethod
    def mark(person: Person) -> str:
        """Return a sign for how *person* stands: ready, watching, in trouble, or not ready yet."""
        return "!" if person.trouble else "–" if person.watching else "•" if person.ready else "…"

    def state(self, table: LobbyTable, person: Person, key: bytes) -> str:
        """Return the same in words."""
        if person.trouble:
            return trouble_text(Trouble(REPLIES[(person.trouble - 1) % len(REPLIES)], (person.subject,)))
        parts = [self.tr("you")] if person.key == key else []
        if person.key in self._muted:
            parts.append(self.tr("muted"))
        if person.key == table.host:
            parts.append(self.tr("host"))
        if person.watching:
            parts.append(self.tr("watching"))
        elif person.key != table.host:
            parts.append(self.tr("ready") if person.ready else self.tr("not ready yet"))
        return " · ".join(parts)


class KnockBox(QWidget):
    """Asks whether to let in who knocks, one after the other; ``admitted`` tells whom, by key."""

    admitted = Signal(bytes)

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Knocked] = []
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.no = QPushButton(self.tr("Not now"))
        self.yes = QPushButton(self.tr("Let in"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.no.clicked.connect(self._take_first)
        self.yes.clicked.connect(self._let_in)
        self._show_first()

    def ask(self, knock: Knocked) -> str:
        """Ask about *knock*, too; return the question."""
        self._waiting = [*(one for one in self._waiting if one.key != knock.key), knock][:MOST_KNOCKS]
        self._show_first()
        return knock_text(knock)

    def clear(self) -> None:
        """Ask about nobody any more."""
        self._waiting.clear()
        self._show_first()

    def _let_in(self) -> None:
        self.admitted.emit(self._take_first().key)

    def _take_first(self) -> Knocked:
        """Return about whom was asked, and go on to the next."""
        knock = self._waiting.pop(0)
        self._show_first()
        return knock

    def _show_first(self) -> None:
        self.setVisible(bool(self._waiting))
        self.text.setText(knock_text(self._waiting[0]) if self._waiting else "")


_BESIDE = 900
"""Pixels that three columns need beside each other, at 100 %."""

_WIDEST = 1240
_LEAST, _MOST, _SHAPE = 170, 620, 1.6
"""Pixels that the map is high at least and wide at most, and its width by its height."""


class LobbyPage(QWidget):
    """Shows a table. ``asked`` names one of ``seating.CHANGES`` with its value, ``coloured`` a seat and what it
    shall look like; ``admitted`` tells whom the host lets in, by key; the other signals are what only a host can do,
    and ``left`` asks to leave the table."""

    asked = Signal(str, int)
    filled = Signal(int, str)
    coloured = Signal(int, int)
    kicked = Signal(bytes)
    admitted = Signal(bytes)
    housed = Signal(dict)
    changing = Signal()
    renewed = Signal()
    begun = Signal()
    left = Signal()

    def __init__(self, muted: set[bytes]) -> None:
        """Nobody with a key in *muted* is heard; who that is can be chosen here."""
        super().__init__()
        self.setObjectName("lobby")
        self._muted = muted
        self.table: LobbyTable | None = None
        self._key = b""
        self._wished: int | None = None
        self._lost = ""
        self.title = QLabel()
        self.title.setProperty("heading", True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.about = QLabel()
        self.about.setProperty("muted", True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.seats = SeatRows()
        self.people = PeopleBox(muted)
        self.talk = TalkBox()
        self.preview = BoardPreview()
        self.content = QLabel()
        self.content.setWordWrap(True)
        self.content.setTextFormat(Qt.TextFormat.PlainText)
        self.rules = QLabel()
        self.rules.setProperty("muted", True)
        self.rules.setWordWrap(True)
        self.change = QPushButton(self.tr("C&hange…"))
        self.grace = GraceBox()
        self.spectators = QCheckBox(self.tr("Others may &watch"))
        self.speech = TalkChoice()
        self.clock = ClockChoice()
        self.invite = InvitePanel()
        self.knocks = KnockBox()
        self.said = QLabel()
        self.said.setProperty("refusal", True)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.hint = QLabel()
        self.hint.setProperty("muted", True)
        self.hint.setWordWrap(True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.begin = QPushButton(self.tr("&Begin"))
        self.begin.setProperty("primary", True)
        self.ready = QPushButton(self.tr("I am &ready"))
        self.ready.setCheckable(True)
        self.ready.setProperty("primary", True)
        self.watch = QPushButton(self.tr("Only &watch"))
        self.leave = QPushButton(self.tr("&Leave the table"))
        # Made once: the names of the house rules are those of the dialog.
        self._words = HouseRulesGroup()
        self._words.hide()
        self._words.setParent(self)
        self._lay_out()
        self.seats.claimed.connect(self._claim)
        self.seats.released.connect(lambda seat: self.asked.emit("release", seat))
        self.seats.filled.connect(self.filled)
        self.seats.coloured.connect(self.coloured)
        self.people.kicked.connect(self.kicked)
        self.knocks.admitted.connect(self.admitted)
        self.change.clicked.connect(self.changing)
        self.grace.activated.connect(lambda _: self.housed.emit({"grace": int(self.grace.currentData())}))
        self.spectators.clicked.connect(lambda on: self.housed.emit({"spectators": bool(on)}))
        self.speech.chosen.connect(lambda rule: self.housed.emit({"talk": rule[0], "sayings": rule[1]}))
        self.clock.chosen.connect(lambda clock: self.housed.emit({"clock": clock}))
        self.invite.pin_wanted.connect(lambda on: self.housed.emit({"pin": bool(on)}))
        self.invite.renewed.connect(self.renewed)
        self.invite.copied.connect(self.tell)
        self.begin.clicked.connect(self.begun)
        self.ready.clicked.connect(lambda on: self.asked.emit("ready", int(on)))
        self.watch.clicked.connect(lambda: self.asked.emit("watch", 0))
        self.leave.clicked.connect(self.left)

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.title)
        head.addWidget(self.about)
        seats = QGroupBox(self.tr("Seats, clockwise"))
        QVBoxLayout(seats).addWidget(self.seats)
        left = QVBoxLayout()
        left.addWidget(seats)
        left.addWidget(self.people)
        talk = QGroupBox(self.tr("Talk"))
        QVBoxLayout(talk).addWidget(self.talk)
        left.addWidget(talk, 1)
        game = QGroupBox(self.tr("Game"))
        ground = QVBoxLayout(game)
        ground.addWidget(self.preview)
        ground.addWidget(self.content)
        ground.addWidget(self.rules)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setVerticalSpacing(4)
        form.addRow(self.tr("Vote on who is a&way:"), self.grace)
        form.addRow(self.spectators)
        form.addRow(self.tr("May tal&k:"), self.speech)
        form.addRow(self.tr("Cl&ock:"), self.clock.kind)
        form.addRow(self.clock)
        ground.addLayout(form)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.change)
        ground.addLayout(row)
        ground.addStretch(1)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.invite)
        right.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(14)
        self._columns.addLayout(left, 5)
        self._columns.addWidget(game, 5)
        self._columns.addWidget(self._right, 4)
        buttons = FlowLayout()
        for button in (self.begin, self.ready, self.watch, self.leave):
            button.setMinimumHeight(40)
            buttons.addWidget(button)
        middle = QWidget()
        middle.setMaximumWidth(_WIDEST)
        whole = QVBoxLayout(middle)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addLayout(self._columns, 1)
        area = TallArea(centred(middle, above=6, below=0))
        foot = QVBoxLayout()
        foot.setContentsMargins(34, 4, 34, 12)
        foot.addWidget(self.knocks)
        foot.addWidget(self.said)
        foot.addWidget(self.hint)
        foot.addLayout(buttons)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(area, 1)
        page.addLayout(foot)

    # What is shown

    def show_table(self, changed: Changed, key: bytes) -> None:
        """Show the table as it is now to whoever has *key*."""
        table, played = changed.table, changed.played
        self._lost = self._what_is_lost(table, key)
        self.table, self._key = table, key
        self._move_on(table)
        host = next((person.name for person in table.people if person.key == table.host), "")
        is_host = table.host == key
        me = table.person(key)
        self.title.setText(table.name)
        self.about.setText(self.tr("You are the host") if is_host else self.tr("Hosted by {0}").format(host))
        self.seats.show_table(table, key)
        self.people.show_table(table, key)
        self._show_ground(table, played.board if played is not None else None, changed)
        for widget in (self.grace, self.spectators, self.speech, self.clock.kind, self.clock):
            widget.setEnabled(is_host)
        self.speech.choose(manners_of(table))
        self.clock.choose(table.clock)
        self.talk.allow(True, sayings=table.sayings)
        self.grace.choose(table.grace)
        self.spectators.setChecked(table.spectators)
        self.change.setVisible(is_host)
        self._right.setVisible(is_host)
        self._fit()
        self.begin.setVisible(is_host)
        self.ready.setVisible(not is_host)
        sits = bool(table.seats_of(key))
        self.ready.setEnabled(sits and changed.trouble is None)
        self.ready.setChecked(me is not None and me.ready)
        self.watch.setVisible(table.spectators or is_host)
        self.watch.setEnabled(sits)
        starting = table.stage != GATHERING
        self.begin.setEnabled(is_host and not starting)
        trouble = seating.start_trouble(table)
        if starting:
            self.hint.setText(self.tr("The game is about to begin …"))
        elif changed.trouble is not None:
            self.hint.setText(trouble_text(changed.trouble))
        elif is_host:
            self.hint.setText(trouble_text(trouble) if trouble is not None else self.tr("Everybody is ready."))
        elif not sits:
            self.hint.setText(self.tr("You watch. Take an open seat to play."))
        elif me is not None and not me.ready:
            self.hint.setText(self.tr("Look at what is played, then say that you are ready."))
        else:
            self.hint.setText(self.tr("The host begins when everybody is ready."))

    def _show_ground(self, table: LobbyTable, board: BoardFile | None, changed: Changed) -> None:
        if board is not None:
            self.preview.show_board(board)
        played = changed.played
        if board is not None and played is not None:
            graph, content = board.board, played.content
            items = len(content.relics) + len(content.places)
            parts = [
                self.tr("{0}: {1} regions, {2} rounds").format(graph.name, len(graph.codes), graph.rounds),
                self.tr("%n race(s)", "", len(content.races)), self.tr("%n power(s)", "", len(content.powers)),
            ]  # fmt: skip
            if items:
                parts.append(self.tr("%n relic(s) or places", "", items))
            self.content.setText(" · ".join(parts))
        else:
            self.content.setText(table.ground.board)
        self.rules.setText("\n".join(self.house_rules(table)))

    def house_rules(self, table: LobbyTable) -> list[str]:
        """Return what is told of coins, and every house rule that is not as the rules say."""
        words = self._words
        words.restore_secrecy(SECRECY[table.secrecy])
        told = self.tr("Coins: {0}").format(words.coins.currentText())
        chosen = dict(table.ground.options)
        lines = [told]
        for option in OPTION_VALUES:
            choice = words.choices[option]
            found = choice.findData(chosen[option]) if option in chosen else -1
            if found >= 0:
                lines.append(f"{choice.accessibleName()}: {choice.itemText(found)}")
        return lines

    def hear(self, key: bytes, name: str, text: str) -> bool:
        """Show that *name*, whose key is *key*, said *text*, unless they are muted; return whether it is shown."""
        if key in self._muted:
            return False
        self.talk.hear(name, text)
        return True

    def show_invitation(self, addresses: Sequence[str], port: int, pin: str, token: bytes) -> None:
        """Show how others come in."""
        table = self.table
        self.invite.show_place(addresses, port, pin, token, is_host=table is not None and table.host == self._key)

    def say(self, text: str) -> None:
        """Say why something is not done, or what has gone wrong; nothing if all is well."""
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def tell(self, text: str) -> None:
        """Say what has been done."""
        self.say("")
        self.hint.setText(text)

    def close_table(self) -> None:
        """Show no table any more."""
        self.table = self._wished = None
        self.knocks.clear()
        self.talk.lines.clear()
        self.preview.close_board()
        self.say("")

    # What the player does

    def _claim(self, seat: int) -> None:
        """Sit on *seat* in place of the one that we have: that is given up once the other is ours."""
        if self.table is not None:
            self._wished = seat
            self.asked.emit("claim", seat)

    def forget_wish(self) -> bool:
        """The seat that was wished for is not to be had; return whether that has not been said yet."""
        open_wish, self._wished = self._wished is not None, None
        return open_wish

    def take_lost(self) -> str:
        """Return, once, which seat the player has lost with what the table is now; empty if none."""
        lost, self._lost = self._lost, ""
        return lost

    def _move_on(self, table: LobbyTable) -> None:
        """Give up the old seat if the one that was wished for is ours."""
        mine = table.seats_of(self._key)
        if self._wished in mine:
            wished, self._wished = self._wished, None
            for old in mine:
                if old != wished:
                    self.asked.emit("release", old)

    def _what_is_lost(self, table: LobbyTable, key: bytes) -> str:
        """Say which seat is not to be had any more at *table*: the one that was wished for, or our own."""
        wished, before = self._wished, self.table
        if wished is not None and wished not in table.seats_of(key):
            seat = table.seats[wished] if wished < len(table.seats) else None
            if seat is None or seat.kind != OPEN:
                self._wished = None
                if seat is None:
                    return self.tr("There is no seat {0} any more.").format(wished + 1)
                if seat.kind == PERSON:
                    text = self.tr("Seat {0} is not free any more: {1} has just taken it.")
                    return text.format(wished + 1, table.people[seat.owner].name)
                if seat.kind == BOT:
                    return self.tr("Seat {0} is not free any more: the host has put a bot there.").format(wished + 1)
                return self.tr("Seat {0} is not free any more: the host has closed it.").format(wished + 1)
        if before is not None and len(table.seats) < len(before.seats) and before.seats_of(key):
            return "" if table.seats_of(key) else self.tr("The host plays with fewer seats now, and yours is gone.")
        return ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the columns below each other where there is no room, as with large text; give the map its shape."""
        narrow = self.width() < _BESIDE * scale_of(self.font())
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        wide = min(self.width() - 50, _WIDEST)
        share = 1.0 if narrow else 5 / (10 if self._right.isHidden() else 14)
        self.preview.setFixedHeight(round(max(_LEAST, min(_MOST, wide * share - 40) / _SHAPE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.accept()    # a table is left by its button only
        else:
            super().keyPressEvent(event)
