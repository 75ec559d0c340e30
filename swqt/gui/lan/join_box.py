"""Joining a table that one knows the address of, or has an invitation to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QLineEdit, QPushButton

from swqt.gui.lan.words import trouble_text
from swqt.net.meeting.invitation import Invitation, is_code, read_invitation
from swqt.net.wire.limits import PIN_DIGITS
from swqt.net.wire.trouble import Troubled

Endpoint = tuple[str, int]

_EXAMPLES: Final = "XXXX-XXXX-XXXX-XXXX · 192.168.0.7:47770"


def endpoints_of(invitation: Invitation) -> list[Endpoint]:
    """Return where *invitation* leads, as the network wants it."""
    return [(f"{place.host}%{place.scope}" if place.scope else place.host, place.port) for place in invitation.places]


class JoinBox(QGroupBox):
    """Takes an invitation, a link or an address, and a PIN; ``wanted`` tells where to join with which PIN."""

    wanted = Signal(list, str)

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
            self.wanted.emit(endpoints_of(invitation), self.pin.text().strip() or invitation.pin)

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
