"""The lobby page of a table before its game: seats, people, the game to be played, and how others join."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QFrame, QGroupBox, QSizePolicy, QWidget

from swqt.gui.dialogs.game_setup import BoardPreview, HouseRulesGroup
from swqt.gui.dialogs.new_game import HandicapBar
from swqt.gui.dialogs.table_dialog import ChatChoice, ClockChoice, GraceBox
from swqt.gui.dialogs.trait_picker import ContentSummary
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.table_widgets import ChatBox, InvitePanel, knock_question
from swqt.gui.panels.notices import ChoiceNotice
from swqt.gui.style.actions import ToggleClicks, set_checked
from swqt.gui.style.buttons import push_button
from swqt.gui.style.cards import TallArea
from swqt.gui.style.layouts import button_row, centred, delete_widgets, hbox, plain_label, show_text, stack, vbox
from swqt.gui.style.seat_style import ColourButton
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import about_text, board_text, kind_text
from swqt.gui.texts.refusals import person_state, trouble_text
from swqt.net.lobby import seats as seating
from swqt.net.lobby import table as tables
from swqt.net.lobby.lobby import Changed
from swqt.net.session import Session
from swqt.net.wire.identity import fingerprint
from swqt.table import BOT_NAMES
from swqt.table.setup import BOT

_FREE: Final = "open"
_SHUT: Final = "closed"
"""The host's choices for a seat without a person, besides the kinds of bots."""

_BESIDE: Final = 900
"""Pixels that three columns need side by side, at 100 % text size."""

_WIDEST: Final = 1240
_BROAD: Final = 0.7
"""The maximum width of the page: so many pixels, or this share of a large window if that is more."""

_LEAST, _MOST, _SHAPE, _SHARE = 170, 620, 1.6, 0.36
"""The map's minimum height and maximum width in pixels, its aspect ratio, and its maximum share of the page height."""

_MORE: Final = 12
"""Pixels by which the map must be too low before it grows: more than a scroll bar that appears with it would cause."""


class SeatRow(QFrame):
    """One seat: who sits there, and buttons to change that. ``claimed`` asks to sit there."""

    claimed = Signal(int)

    def __init__(self, seat: int, client: NetworkClient) -> None:
        super().__init__()
        self.seat = seat
        self._client = client
        self.setProperty("card", True)
        self.mark = ColourButton()
        self.mark.chosen.connect(partial(client.call, Session.ask, "colour", seat))
        self.name = plain_label("", "title", wraps=False)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.state = plain_label("", "muted", wraps=False)
        self.take = push_button("", self._on_take)
        self.filling = QComboBox()
        self.filling.addItem(self.tr("Open"), _FREE)
        self.filling.addItem(self.tr("Closed"), _SHUT)
        for name in BOT_NAMES:
            self.filling.addItem(kind_text(BOT + name), BOT + name)
        self.filling.setAccessibleName(self.tr("Who plays seat {0}").format(seat + 1))
        self.filling.activated.connect(self._on_filled)
        self._is_mine = False
        self.who = ""
        """How a sentence refers to the seat: the name of its person, or its number and state."""
        texts = vbox(self.name, self.state, spacing=0)
        hbox(self.mark, (texts, 1), self.filling, self.take, of=self, margins=(10, 5, 8, 5))

    def show_table(self, table: tables.LobbyTable, key: bytes) -> None:
        """Show the seat as it is at *table*, for the viewer who owns *key*."""
        seat = table.seats[self.seat]
        person = table.people[seat.owner] if seat.kind == tables.PERSON else None
        is_host = table.host == key
        self._is_mine = person is not None and person.key == key
        if person is not None:
            name, state = person.name, person_state(table, person, key)
        elif seat.kind == tables.BOT:
            name, state = kind_text(f"{BOT}{seat.level}"), self.tr("run by the host")
        elif seat.kind == tables.OPEN:
            name, state = self.tr("Open seat"), self.tr("waiting for a player")
        else:
            name, state = self.tr("Closed"), self.tr("nobody can sit here")
        self.name.setText(name)
        self.state.setText(state)
        #: Number of the seat; who plays it, such as a bot, or that it is open
        self.who = name if person is not None else self.tr("Seat {0} ({1})").format(self.seat + 1, name)
        taken = {
            other.colour: table.people[other.owner].name for other in table.seats
            if other.kind == tables.PERSON and table.people[other.owner].key != key
        }  # fmt: skip
        self.mark.show_colour(seat.colour, taken, may=self._is_mine or (is_host and person is None))
        #: Number of the seat, who has it, and their state
        self.setAccessibleName(self.tr("Seat {0}: {1}, {2}").format(self.seat + 1, name, state))
        self.take.setVisible(self._is_mine or seat.kind == tables.OPEN)
        self.take.setText(self.tr("Stand up") if self._is_mine else self.tr("Sit here"))
        self.take.setAccessibleName(f"{self.take.text()}: {self.accessibleName()}")
        self.filling.setVisible(is_host and person is None)
        value = f"{BOT}{seat.level}" if seat.kind == tables.BOT else _SHUT if seat.kind == tables.CLOSED else _FREE
        self.filling.setCurrentIndex(self.filling.findData(value))
        self.filling.setToolTip(about_text(value))

    def _on_take(self) -> None:
        if self._is_mine:
            self._client.call(Session.ask, "release", self.seat)
        else:
            self.claimed.emit(self.seat)

    def _on_filled(self) -> None:
        """As the host, put a bot on the seat, or open or close it."""
        value = str(self.filling.currentData())
        if value in (_FREE, _SHUT):
            change = partial(seating.set_open, seat=self.seat, is_open=value == _FREE)
        else:
            change = partial(seating.put_bot, seat=self.seat, level=value.removeprefix(BOT), levels=BOT_NAMES)
        self._client.call(Session.decide, change)


class PeopleBox(QGroupBox):
    """Everybody at the table, spectators included: who is ready or why not, with buttons to mute or remove them."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self._client = client
        self._muted = client.known.muted
        self.setTitle(self.tr("People"))
        self._rows = vbox(of=self, spacing=4)
        self._shown: object = None
        self._mutes: dict[bytes, QWidget] = {}

    def show_table(self, table: tables.LobbyTable) -> None:
        shown = (table.people, table.host, frozenset(self._muted))
        if shown == self._shown:
            return
        self._shown = shown
        self._mutes.clear()
        delete_widgets(self._rows)
        for person in table.people:
            self._rows.addWidget(self._row(table, person))

    def _row(self, table: tables.LobbyTable, person: tables.Person) -> QWidget:
        sign = "!" if person.trouble else "–" if person.watching else "•" if person.ready else "…"
        name = plain_label(f"{sign} {person.name}", wraps=False)
        name.setToolTip(self.tr("Fingerprint {0}").format(fingerprint(person.key)))
        name.setAccessibleDescription(name.toolTip())
        me = self._client.key
        text = person_state(table, person, me, self._muted)
        row = QWidget()
        texts = vbox(name, plain_label(text, "refusal" if person.trouble else "muted"), spacing=0)
        parts = hbox((texts, 1), of=row, margins=(0, 0, 0, 0))
        if person.key == me:
            return row
        if table.host == me:
            kick = push_button(self.tr("Remove"), partial(self._client.call, Session.kick, person.key), "slim")
            kick.setAccessibleName(self.tr("Remove {0}").format(person.name))
            parts.addWidget(kick)
        mute = self._mutes[person.key] = push_button(
            self.tr("Mute"), partial(self._on_mute, table, person.key), "slim", checkable=True,
            tip=self.tr("Show or hide this person's chat, here and in the game"),
            name=self.tr("Mute {0}").format(person.name),
        )  # fmt: skip
        set_checked(mute, person.key in self._muted)
        parts.addWidget(mute)
        return row

    def _on_mute(self, table: tables.LobbyTable, key: bytes) -> None:
        """Mute or unmute a person; the keyboard focus stays on the button."""
        self._muted ^= {key}
        self.show_table(table)
        self._mutes[key].setFocus()


class LobbyPage(QWidget):
    """Shows a table before its game; the owner of the page connects the buttons ``change`` and ``leave``."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self.setObjectName("lobby")
        self._client = client
        self.table: tables.LobbyTable | None = None
        self._wished: int | None = None
        self.title = plain_label("", "heading")
        self.about = plain_label("", "muted")
        self.seats = [SeatRow(seat, client) for seat in range(tables.MOST_SEATS)]
        for row in self.seats:
            row.claimed.connect(self._claim)
        self.handicap = HandicapBar()
        give = seating.set_extra_coins
        self.handicap.chosen.connect(lambda coins: client.call(Session.decide, partial(give, coins=coins)))
        self.chat = ChatBox(client)
        self.preview = BoardPreview()
        self.content = plain_label()
        self.rules = plain_label("", "muted")
        self.change = push_button(self.tr("Change ga&me…"))
        self.grace = GraceBox()
        self.spectators = QCheckBox(self.tr("Allow s&pectators"))
        ToggleClicks(self.spectators)
        self.who_chats = ChatChoice()
        self.clock = ClockChoice()
        for chosen in (self.grace.activated, self.spectators.clicked, self.who_chats.activated, self.clock.chosen):
            chosen.connect(self._on_house)
        self.people = PeopleBox(client)
        self.invite = InvitePanel(client)
        self.invite.copied.connect(self.tell)
        self.knocks = ChoiceNotice()
        self.knocks.answered.connect(self.show_knock)
        self.said = plain_label("", "refusal")
        self.hint = plain_label("", "muted")
        self.begin = push_button(self.tr("&Start game"), partial(client.call, Session.begin), "primary")
        self.reopen = push_button(self.tr("&Reopen the table"), partial(client.call, Session.reopen), "primary")
        self.ready = push_button(self.tr("I'm &ready"), look="primary", checkable=True)
        self.ready.clicked.connect(lambda on: client.call(Session.ask, "ready", int(on)))
        self.watch = push_button(self.tr("Just &watch"), partial(client.call, Session.ask, "watch"))
        self.leave = push_button(self.tr("&Leave the table"))
        # Only used for the names of the house rules, which are those of the dialog.
        self._words = HouseRulesGroup(self)
        self._words.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        seats, game = QGroupBox(self.tr("Seats, clockwise")), QGroupBox(self.tr("Game"))
        self._seats = vbox(*self.seats, self.handicap, of=seats)
        self._talk = QGroupBox(self.tr("Chat"))
        vbox(self.chat, of=self._talk)
        left = vbox(seats, (self._talk, 100), 1)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setVerticalSpacing(4)
        form.addRow(self.tr("If someone is &away, vote:"), self.grace)
        form.addRow(self.spectators)
        form.addRow(self.tr("Chat:"), self.who_chats)
        form.addRow(self.tr("Cl&ock:"), self.clock.kind)
        form.addRow(self.clock)
        ground = vbox(self.preview, self.content, self.rules, form, self.change, 1, of=game)
        ground.setAlignment(self.change, Qt.AlignmentFlag.AlignRight)
        self._columns = hbox((left, 5), (game, 5), (vbox(self.people, self.invite, 1), 4), spacing=14)
        buttons = button_row(self.begin, self.reopen, self.ready, self.watch, self.leave)
        self._parts = middle, below = QWidget(), QWidget()
        vbox(vbox(self.title, self.about, spacing=0), (self._columns, 1), of=middle, spacing=8)
        vbox(self.knocks, self.said, self.hint, buttons, of=below, margins=(9, 4, 9, 12))
        self.area = TallArea(centred(middle, above=6, below=0))
        for widget in (self.preview, self._talk, self.area.viewport()):
            widget.installEventFilter(self)
        vbox((self.area, 1), centred(below, above=0, below=0), of=self, margins=(0, 0, 0, 0))

    # What is shown

    def show_table(self, changed: Changed) -> str:
        """Show the table as it is now; return a text on the seat that the player has lost by the change, if any."""
        table, key = changed.table, self._client.key
        mine = table.seats_of(key)
        lost = self._settle(table, mine)
        self.table = table
        host = tables.name_of(table.host, "", table)
        is_host, me = changed.host, table.person(key)
        self.title.setText(table.name)
        self.about.setText(self.tr("You're the host") if is_host else self.tr("Hosted by {0}").format(host))
        self._seats.setSpacing(round(6 * scale_of(self.font())))
        for number, row in enumerate(self.seats):
            row.setVisible(number < len(table.seats))
            row.setEnabled(not changed.closed)
            if number < len(table.seats):
                row.show_table(table, key)
        names = [row.who for row in self.seats[: len(table.seats)]]
        self.handicap.show_players(names, table.extra_coins(), may=is_host)
        self.handicap.setEnabled(not changed.closed and table.stage == tables.GATHERING)
        self.people.show_table(table)
        self._show_content(changed)
        for widget in (self.grace, self.spectators, self.who_chats, self.clock.kind, self.clock):
            widget.setEnabled(is_host)
        self.who_chats.choose(tables.manners_of(table))
        self.clock.choose(table.clock)
        self.chat.allow(True, sayings=table.sayings)
        self.grace.choose(table.grace)
        set_checked(self.spectators, table.spectators)
        main = self.begin if is_host else self.reopen if changed.closed else self.ready
        had = self.window().focusWidget() in (self, self.begin, self.reopen, self.ready)
        for part in (self.change, self.invite):
            part.setVisible(is_host)
        for button in (self.begin, self.reopen, self.ready):
            button.setVisible(button is main)
        self.ready.setEnabled(bool(mine) and changed.trouble is None)
        set_checked(self.ready, me is not None and me.ready)
        self.watch.setVisible((table.spectators or is_host) and not changed.closed)
        self.watch.setEnabled(bool(mine))
        self.begin.setEnabled(is_host and table.stage == tables.GATHERING)
        self.hint.setText(self._hint(changed, host, me))
        if had:    # not the button to watch or to leave the table, which comes next
            (main if main.isEnabled() else self).setFocus()
        return lost

    def _hint(self, changed: Changed, host: str, me: tables.Person | None) -> str:
        """Return what *me* should do next, or what the table waits for; *host* is the name of the host."""
        if changed.closed:
            return self.tr("{0} has closed the table. Anyone who was here can reopen it.").format(host)
        if changed.table.stage != tables.GATHERING:
            return self.tr("The game is about to start…")
        trouble = changed.trouble or (seating.start_trouble(changed.table) if changed.host else None)
        if trouble is not None:
            return trouble_text(trouble)
        if changed.host:
            return self.tr("Everyone is ready.")
        if not changed.table.seats_of(self._client.key):
            return self.tr("You're watching. To play, take an open seat, if there is one.")
        if me is not None and not me.ready:
            return self.tr("Check the game, then say you're ready.")
        return self.tr("The host starts the game when everyone is ready.")

    def _show_content(self, changed: Changed) -> None:
        table, played = changed.table, changed.played
        self.rules.setText("\n".join(self._words.chosen(tables.SECRECY[table.secrecy], dict(table.ground.options))))
        if played is None:
            self.content.setText(table.ground.board)
            return
        self.preview.show_board(played.board)
        self.content.setText(" · ".join((board_text(played.board.board), *ContentSummary().parts(played.content))))

    def say(self, text: str) -> None:
        """Show *text*, a refusal or an error; an empty one hides it."""
        show_text(self.said, text)

    def tell(self, text: str) -> None:
        """Show *text*, what has been done, and hide an earlier error."""
        self.say("")
        self.hint.setText(text)

    def show_knock(self) -> None:
        """Ask whether to let in the person who knocks, if anybody does."""
        self.knocks.say(*knock_question(self._client))

    def close_table(self) -> None:
        self.table = self._wished = None
        self.knocks.say("")
        self.chat.lines.clear()
        self.preview.close_board()
        self.say("")

    # What the player does

    def _on_house(self) -> None:
        """As the host, apply the chosen house settings to the table."""
        talk, sayings = self.who_chats.rule()
        self._client.call(Session.decide, partial(
            seating.set_house, grace=int(self.grace.currentData()), spectators=self.spectators.isChecked(), talk=talk,
            sayings=sayings, clock=self.clock.clock(),
        ))    # fmt: skip

    def _claim(self, seat: int) -> None:
        """Claim *seat*; the seat that we have is released once the new one is ours."""
        self._wished = seat
        self._client.call(Session.ask, "claim", seat)

    def forget_wish(self) -> bool:
        """Forget the claimed seat, which was refused; return whether there was one, so that the refusal is news."""
        open_wish, self._wished = self._wished is not None, None
        return open_wish

    def _settle(self, table: tables.LobbyTable, mine: tuple[int, ...]) -> str:
        """Release the old seat if the claimed one is ours; return a text on the seat that is lost, if any."""
        wished, before = self._wished, self.table
        if wished is not None and wished >= len(table.seats):
            self._wished = None
            return self.tr("Seat {0} no longer exists.").format(wished + 1)
        if wished is not None and wished in mine:
            self._wished = None
            for old in {*mine} - {wished}:
                self._client.call(Session.ask, "release", old)
        elif wished is not None and (seat := table.seats[wished]).kind != tables.OPEN:
            self._wished = None
            text = {
                tables.PERSON: self.tr("Seat {0} is no longer free: {1} has just taken it."),
                tables.BOT: self.tr("Seat {0} is no longer free: the host has put a bot there."),
            }.get(seat.kind, self.tr("Seat {0} is no longer free: the host has closed it."))
            return text.format(wished + 1, table.people[seat.owner].name)
        had = before.seats_of(self._client.key) if before is not None else ()
        if before is not None and had and not mine and len(table.seats) < len(before.seats):
            return self.tr("The host has removed some seats, and yours is gone.")
        return ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._fit()
        return False

    def _fit(self) -> None:
        """Stack the columns where they do not fit side by side, as with large text; adapt the map and the chat."""
        stack(self._columns, stacked=self.width() < _BESIDE * scale_of(self.font()))
        for part in self._parts:
            part.setMaximumWidth(max(_WIDEST, round(_BROAD * self.width())))
        high = round(max(_LEAST, min(_MOST / _SHAPE, _SHARE * self.height(), self.preview.width() / _SHAPE)))
        if high < self.preview.height() or high > self.preview.height() + _MORE:
            self.preview.setFixedHeight(high)
        # The chat ends where the page does, so that its entry is visible beside a taller column.
        room = self.area.viewport().height() - self._talk.y() - self._parts[0].y()
        self._talk.setMaximumHeight(max(room, self._talk.minimumSizeHint().height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.accept()    # only the button leaves the table
        else:
            super().keyPressEvent(event)

