"""Widgets of network tables: the form to join, invitations, people and chat, and the question whom to let in."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.panels.notices import Choice
from swqt.gui.style.actions import ToggleClicks, set_checked
from swqt.gui.style.buttons import push_button
from swqt.gui.style.cards import KeyedList
from swqt.gui.style.icons import QR_FRAME, dot_icon, qr_pixmap
from swqt.gui.style.layouts import buddy_label, hbox, plain_label, show_text, vbox
from swqt.gui.style.theme import scale_of, text_font
from swqt.gui.texts.refusals import knock_text, line_text, quick_lines, trouble_text
from swqt.net.core.events import LineSaid
from swqt.net.lobby import addresses
from swqt.net.lobby import seats as seating
from swqt.net.session import Session
from swqt.net.wire.limits import PIN_DIGITS
from swqt.net.wire.text import CHAT_LIMIT, Troubled

_tr = QCoreApplication.translate


class JoinBox(QGroupBox):
    """A form for an invitation, link or address, and a PIN; ``wanted`` carries the endpoints, PIN and token."""

    wanted = Signal(list, str, bytes)

    def __init__(self) -> None:
        super().__init__()
        self.setTitle(self.tr("Join by invitation or address"))
        self.own: Sequence[addresses.OwnAddress] = ()
        """This computer's addresses, which give what a short code or a fe80:: address leaves out."""
        self.place = QLineEdit(placeholderText="XXXX-XXXX-XXXX-XXXX · 192.168.0.7:47770", clearButtonEnabled=True)
        self.place.setAccessibleName(self.tr("Invitation or address"))
        self.pin = QLineEdit(placeholderText="000000", maxLength=PIN_DIGITS)
        self.pin.setAccessibleName(self.tr("PIN"))
        self.go = push_button(self.tr("J&oin"), self.try_it)
        self.problem = plain_label("", "refusal")
        self.problem.hide()
        vbox(
            buddy_label(self.tr("&Invitation or address:"), self.place), self.place,
            buddy_label(self.tr("&PIN (if needed):"), self.pin), hbox((self.pin, 1), self.go), self.problem, of=self,
        )  # fmt: skip
        self.place.textEdited.connect(self._on_typed)
        for field in (self.place, self.pin):
            field.returnPressed.connect(self.try_it)

    def fill(self, text: str) -> None:
        """Put *text* into the field as if it had been typed, and show at once what is wrong with it."""
        self.place.setText(text)
        self._read()
        (self.pin if not self.pin.text() else self.go).setFocus()

    def ask_pin(self, text: str) -> None:
        """Show *text*, the reason, and let the player type a PIN."""
        self.show_problem(text)
        self.pin.setFocus()
        self.pin.selectAll()

    def show_problem(self, text: str) -> None:
        show_text(self.problem, text)
        self.place.setAccessibleDescription(text)

    def try_it(self) -> None:
        """Emit ``wanted`` if the input is valid, else show why not."""
        if (invitation := self._read()) is not None:
            self.wanted.emit(list(invitation.places), self.pin.text().strip() or invitation.pin, invitation.token)

    def _on_typed(self, text: str) -> None:
        self.show_problem("")
        if addresses.is_code(text) or "/" in text:
            self._read(silently="://" not in text and not addresses.is_code(text))

    def _read(self, *, silently: bool = False) -> addresses.Invitation | None:
        """Return the invitation in the field and fill in its PIN; None, with an error shown, if there is none."""
        try:
            invitation = addresses.read_invitation(self.place.text(), self.own)
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


class InvitePanel(QGroupBox):
    """PIN, code, link, QR code and address of the table of *client*; ``copied`` says what is on the clipboard now."""

    copied = Signal(str)

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self._client = client
        self.setTitle(self.tr("Invite others"))
        selectable = partial(QLabel, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pin = selectable(alignment=Qt.AlignmentFlag.AlignCenter)
        self.asks = QCheckBox(self.tr("Require a P&IN to join"))
        self.asks.clicked.connect(lambda on: client.call(Session.decide, partial(seating.set_house, pin=on)))
        ToggleClicks(self.asks)
        self.renew = push_button(self.tr("New PIN"), client.renew_pin)
        self.qr = QLabel()
        self.qr.setStyleSheet(QR_FRAME)
        self.qr.setAccessibleName(self.tr("QR code for the link"))
        self._link = ""
        self.note = plain_label("", "muted")
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        names = {
            "address": self.tr("Address"), "code": self.tr("Code"), "short": self.tr("Short code"),
            "link": self.tr("Link"),
        }  # fmt: skip
        self.rows: dict[str, tuple[QLabel, QLabel, QPushButton]] = {}
        for number, (key, name) in enumerate(names.items()):
            button = push_button(self.tr("Copy"), self._on_copy, name=self.tr("Copy: {0}").format(name))
            self.rows[key] = (plain_label(name, "muted", wraps=False), selectable(wordWrap=True), button)
            for column, part in enumerate(self.rows[key]):
                grid.addWidget(part, number, column)
        vbox(self.pin, hbox((self.asks, 1), self.renew), hbox(1, self.qr, 1), grid, self.note, of=self)

    def refresh(self) -> None:
        """Show where the table can be reached, by this computer's addresses, the likeliest first."""
        known, places = self._client.known, self._client.own_places()
        pin = known.pin if known.mine is not None and known.mine.table.pin else ""
        self.pin.setFont(text_font(round(scale_of(self.font()) * 100), size=2.4, bold=True))
        self.pin.setText(f"{pin[:3]} {pin[3:]}" if pin else "")
        self.pin.setAccessibleName(self.tr("PIN {0}").format(" ".join(pin)) if pin else "")
        set_checked(self.asks, bool(pin))
        self.asks.setEnabled(known.mine is not None and known.mine.host)
        for widget in (self.pin, self.renew):
            widget.setVisible(bool(pin))
        best = next((one for one in places if ":" not in one), places[0] if places else "")
        texts = dict.fromkeys(self.rows, "")
        if best and known.port:
            place = addresses.NetworkPlace(best, known.port)
            texts.update(address=str(place), link=addresses.write_link(place, pin, known.token))
            for key, short in (("code", False), ("short", True)):
                with suppress(Troubled):    # IPv6 has no code, and only the default port has a short one
                    texts[key] = addresses.write_code(place, pin, short=short)
        for key, row in self.rows.items():
            row[1].setText(texts[key])
            for part in row:
                part.setVisible(bool(texts[key]))
        self.qr.setVisible(bool(texts["link"]))
        if texts["link"] and texts["link"] != self._link:
            self._link = texts["link"]
            self.qr.setPixmap(qr_pixmap(self._link, self.devicePixelRatioF()))
        others = ", ".join([str(addresses.NetworkPlace(one, known.port)) for one in places if one != best][:3])
        note = self.tr("If that doesn't work, try: {0}").format(others) if others else ""
        none = self.tr("This computer has no address that others can reach.")
        show_text(self.note, note if texts["address"] else none)

    def _on_copy(self) -> None:
        text = next(value.text() for _, value, button in self.rows.values() if button is self.sender())
        QGuiApplication.clipboard().setText(text)
        self.copied.emit(self.tr("Copied: {0}").format(text))


MOST_LINES: Final = 500
_ROOMY: Final = 240
"""Pixels that the entry, the quick chat and the Send button need side by side, at 100 % text size."""

_LEAST: Final = 44
"""The minimum height of the chat lines in pixels, at 100 % text size."""


class ChatBox(QWidget):
    """The chat of a table or a game, in plain text; lines of people in ``client.known.muted`` are not shown. ``told``
    carries each new line that was not written here."""

    told = Signal(str)

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self._client = client
        self._muted = client.known.muted
        self.lines = QListWidget()
        self.lines.setAccessibleName(self.tr("Chat messages"))
        self.lines.setWordWrap(True)
        self.lines.setSpacing(2)
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._is_at_end = True
        bar = self.lines.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._follow)
        self.entry = QLineEdit(maxLength=CHAT_LIMIT)
        self.entry.returnPressed.connect(self._say)
        self.quick = push_button(":)", tip=self.tr("Quick chat"), name=self.tr("Quick chat"))
        menu = QMenu(self.quick)
        for line, words in quick_lines():
            menu.addAction(words, partial(client.call, Session.talk, line))
        self.quick.setMenu(menu)
        self.send = push_button(self.tr("Send"), self._say)
        below = hbox((self.entry, 1), self.quick, self.send, spacing=4)
        vbox((self.lines, 1), below, of=self, spacing=4, margins=(0, 0, 0, 0))
        self.allow(True)

    def hear(self, said: LineSaid) -> bool:
        """Show the line *said*, unless its author is muted; return whether it is shown."""
        if said.key in self._muted:
            return False
        #: {0}: a person; {1}: what they wrote
        text = self.tr("{0}: {1}").format(said.name, line_text(said.text))
        self._add(QListWidgetItem(text))
        if said.key != self._client.key:
            self.told.emit(text)
        return True

    def note(self, text: str) -> None:
        """Show *text*, if any, as a line without an author, in italics."""
        if not text:
            return
        item = QListWidgetItem(text)
        font = self.lines.font()
        font.setItalic(True)
        item.setFont(font)
        self._add(item)
        self.told.emit(text)

    def adopt(self, old: ChatBox) -> None:
        """Copy the lines of *old*, the chat box of the previous window."""
        for row in range(old.lines.count()):
            self.lines.addItem(QListWidgetItem(old.lines.item(row)))

    def allow(self, allowed: bool, *, sayings: bool = False) -> None:
        """Enable chat if *allowed*, with *sayings* quick chat only; a disabled entry says why."""
        self.quick.setEnabled(allowed)
        for widget in (self.entry, self.send):
            widget.setEnabled(allowed and not sayings)
        text = self.tr("Quick chat only") if sayings else self.tr("Type a message")
        if not allowed:
            text = self.tr("Only players may chat here")
        self.entry.setPlaceholderText(text)
        self.entry.setAccessibleName(text)
        self.entry.setToolTip("" if self.entry.isEnabled() else text)
        self._fit()

    def _add(self, item: QListWidgetItem) -> None:
        self.lines.addItem(item)
        while self.lines.count() > MOST_LINES:
            self.lines.takeItem(0)

    def _on_scrolled(self, value: int) -> None:
        self._is_at_end = value >= self.lines.verticalScrollBar().maximum() - 4

    def _follow(self) -> None:
        """Stay at the end, if that was shown: lines are added, and the list is shown later or becomes smaller."""
        if self._is_at_end:
            self.lines.scrollToBottom()

    def _say(self) -> None:
        if text := self.entry.text().strip():
            self.entry.clear()
            self._client.call(Session.talk, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the Send button if there is room and text may be entered; otherwise Enter is enough."""
        self.lines.setMinimumHeight(round(_LEAST * scale_of(self.font())))
        self.send.setVisible(self.entry.isEnabled() and self.width() >= _ROOMY * scale_of(self.font()))


class PeoplePanel(QWidget):
    """The people at a table and its chat, for a dock."""

    muted = Signal()
    """Somebody has been muted or unmuted."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self._client = client
        self._muted = client.known.muted
        self.people = KeyedList()
        self.people.setAccessibleName(self.tr("People at this table"))
        self.people.setWordWrap(True)
        self.chat = ChatBox(client)

    def _show_people(self, people: Sequence[tuple[bytes, str, str]]) -> None:
        """Show *people*, each a key, a line and the colour of a dot or an empty string."""
        self.people.show_keys([key for key, _, _ in people], -1)
        for item, (_, text, colour) in zip(self.people.all_items(), people, strict=True):
            if colour:
                item.setIcon(dot_icon(colour))
            item.setText(text)

    @property
    def _chosen(self) -> bytes:
        """The key of the person selected in the list; empty if there is none."""
        key = self.people.chosen()
        return key if isinstance(key, bytes) else b""

    def toggle_mute(self) -> None:
        """Mute or unmute the selected person; people cannot mute themselves."""
        if self._chosen not in (b"", self._client.key):
            self._muted ^= {self._chosen}
            self.muted.emit()


def knock_question(client: NetworkClient) -> tuple[str, tuple[Choice, ...]]:
    """Return the question about the person who knocked first, and the answers; an empty text if nobody knocks."""
    knock = next(iter(client.known.knocks.values()), None)
    if knock is None:
        return "", ()

    def answer(let_in: bool) -> None:
        client.known.knocks.pop(knock.key, None)
        if let_in:
            client.call(Session.let_in, knock.key)

    return knock_text(knock), (
        Choice(_tr("LanWords", "Not now"), partial(answer, False)),
        Choice(_tr("LanWords", "Let in"), partial(answer, True), True),
    )
