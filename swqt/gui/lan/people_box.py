"""Everybody at the table, those who watch too: who is ready, what keeps them, and the ways not to hear one any more."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QPushButton

from swqt.gui.lan.words import trouble_text
from swqt.net.meeting.document import LobbyTable, Person
from swqt.net.wire.identity import fingerprint
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
