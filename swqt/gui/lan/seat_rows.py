"""The seats of a table before the game: who sits there, and what can be done about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.style.seat_style import ColourButton
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import about_text, kind_text
from swqt.net.meeting.document import BOT, CLOSED, MOST_SEATS, OPEN, PERSON, LobbyTable
from swqt.table import HUMAN, KINDS

BOT_KINDS: Final = tuple(kind for kind in KINDS if kind != HUMAN)
FREE: Final = "open"
SHUT: Final = "closed"
"""What the host makes of a seat besides a bot's kind."""

_BOT: Final = "bot:"


class SeatRow(QFrame):
    """One seat. ``claimed`` and ``released`` are what a guest can do, ``filled`` what the host makes of it;
    ``coloured`` tells which of ``seats.SEATS`` the seat shall look like."""

    claimed = Signal(int)
    released = Signal(int)
    filled = Signal(int, str)
    coloured = Signal(int, int)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.setProperty("card", True)
        self.mark = ColourButton()
        self.mark.chosen.connect(lambda colour: self.coloured.emit(self.seat, colour))
        self.name = QLabel()
        self.name.setProperty("title", True)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.state = QLabel()
        for label in (self.name, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setProperty("muted", True)
        self.take = QPushButton()
        self.filling = QComboBox()
        self.filling.addItem(self.tr("Open"), FREE)
        self.filling.addItem(self.tr("Closed"), SHUT)
        for kind in BOT_KINDS:
            self.filling.addItem(kind_text(kind), kind)
        self.filling.setAccessibleName(self.tr("What becomes of seat {0}").format(seat + 1))
        self.filling.activated.connect(lambda _: self.filled.emit(self.seat, str(self.filling.currentData())))
        self.take.clicked.connect(self._on_take)
        self._is_mine = False
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.name)
        texts.addWidget(self.state)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 8, 5)
        row.addWidget(self.mark)
        row.addLayout(texts, 1)
        row.addWidget(self.filling)
        row.addWidget(self.take)

    def show_table(self, table: LobbyTable, key: bytes) -> None:
        """Show the seat as it is at *table*; *key* is who sees it."""
        seat = table.seats[self.seat]
        person = table.people[seat.owner] if seat.kind == PERSON else None
        is_host = table.host == key
        self._is_mine = person is not None and person.key == key
        if person is not None:
            self.name.setText(person.name)
            ready = self.tr("ready") if person.ready else self.tr("not ready yet")
            mine = self.tr("you") if self._is_mine else ""
            host = self.tr("host") if person.key == table.host else ""
            self.state.setText(" · ".join(text for text in (mine, host, ready) if text))
        elif seat.kind == BOT:
            self.name.setText(kind_text(f"{_BOT}{seat.level}"))
            self.state.setText(self.tr("run by the host"))
        else:
            self.name.setText(self.tr("Open seat") if seat.kind == OPEN else self.tr("Closed"))
            self.state.setText(self.tr("for whoever comes") if seat.kind == OPEN else self.tr("nobody can sit here"))
        taken = {
            other.colour: table.people[other.owner].name for other in table.seats
            if other.kind == PERSON and table.people[other.owner].key != key
        }  # fmt: skip
        self.mark.show_colour(seat.colour, taken, may=self._is_mine or (is_host and person is None))
        self.setAccessibleName(self.tr("Seat {0}: {1}, {2}").format(
            self.seat + 1, self.name.text(), self.state.text()
        ))    # fmt: skip
        self.take.setVisible(self._is_mine or seat.kind == OPEN)
        self.take.setText(self.tr("Stand up") if self._is_mine else self.tr("Sit here"))
        self.take.setAccessibleName(f"{self.take.text()}: {self.accessibleName()}")
        self.filling.setVisible(is_host and person is None)
        value = f"{_BOT}{seat.level}" if seat.kind == BOT else SHUT if seat.kind == CLOSED else FREE
        self.filling.setCurrentIndex(self.filling.findData(value))
        self.filling.setToolTip(about_text(value))

    def _on_take(self) -> None:
        (self.released if self._is_mine else self.claimed).emit(self.seat)


class SeatRows(QWidget):
    """All seats, clockwise; the signals are those of the rows."""

    claimed = Signal(int)
    released = Signal(int)
    filled = Signal(int, str)
    coloured = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.rows = [SeatRow(seat) for seat in range(MOST_SEATS)]
        for row in self.rows:
            row.claimed.connect(self.claimed)
            row.released.connect(self.released)
            row.filled.connect(self.filled)
            row.coloured.connect(self.coloured)
            column.addWidget(row)

    def show_table(self, table: LobbyTable, key: bytes) -> None:
        """Show the seats of *table*."""
        column = self.layout()
        if column is not None:
            column.setSpacing(round(6 * scale_of(self.font())))
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(table.seats))
            if number < len(table.seats):
                row.show_table(table, key)
