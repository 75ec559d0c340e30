"""The strip below the map with the turns that the strongest bot suggests; one of them is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses

_CRAMPED: Final = 1.5
"""From this size of text on, only one row is told at a time: the map needs the room."""


class HintRow(NamedTuple):
    """What one suggestion says: coins of this turn, coins expected in the end, the lead expected, and the reason."""

    now: int
    coins: float
    lead: float
    reason: str


class HintPanel(QFrame):
    """``chosen`` tells which row is to be drawn on the map; ``wanted`` asks for its next command to be played."""

    chosen = Signal(int)
    wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hints")
        self.setProperty("strip", True)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self.next = QLabel()
        self.next.setWordWrap(True)
        self.next.setProperty("muted", True)
        self.play = QPushButton(self.tr("Play this"))
        self.play.setProperty("primary", True)
        self.play.setToolTip(self.tr("Play the next step of the chosen turn, and no more"))
        self.close_button = QPushButton("×")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setStyleSheet("padding: 0;")
        self.play.clicked.connect(self.wanted)
        self.close_button.clicked.connect(self.closed)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.choose)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(3, 1)
        self._cramped = False
        self.buttons: list[QPushButton] = []
        self._labels: list[tuple[QLabel, QLabel, QLabel]] = []
        for button in (self.play, self.close_button):
            EnterPresses(button)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title)
        self._choices = QHBoxLayout()
        self._choices.setSpacing(6)
        head.addLayout(self._choices)
        head.addWidget(self.next, 1)
        head.addWidget(self.play)
        head.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 6, 8, 8)
        box.setSpacing(4)
        box.addLayout(head)
        box.addLayout(self._grid)
        self.hide()

    @property
    def row(self) -> int:
        """The row that is chosen, -1 before there is one."""
        return self._group.checkedId()

    def show_thinking(self) -> None:
        """Say that an answer takes a moment."""
        self._show(self.tr("Thinking …"), ())

    def put_away(self) -> None:
        """Show nothing any more."""
        self._clear()
        self.hide()

    def show_nothing(self) -> None:
        """Say that there is nothing to suggest."""
        self._show(self.tr("There is nothing to suggest here."), ())

    def show_rows(self, rows: Sequence[HintRow]) -> None:
        """Show *rows*, the best first, which is chosen."""
        self._show(self.tr("Suggestions"), rows)
        if rows:
            self.choose(0)

    def choose(self, row: int) -> None:
        """Choose *row*."""
        self.buttons[row].setChecked(True)
        if self._cramped:
            for number, (_, _, reason) in enumerate(self._labels):
                reason.setVisible(number == row)
        self.chosen.emit(row)

    def show_step(self, text: str) -> None:
        """Say what "Play this" would do next."""
        self.next.setText("" if self._cramped else text)
        self.play.setToolTip(text or self.tr("Play the next step of the chosen turn, and no more"))
        self.play.setEnabled(bool(text))

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at."""
        return [*self.buttons, self.play, self.close_button]

    def text(self) -> str:
        """Return everything on the strip."""
        rows = [" ".join(label.text() for label in labels) for labels in self._labels]
        return "\n".join([self._title.text(), *rows, self.next.text()])

    def _show(self, title: str, rows: Sequence[HintRow]) -> None:
        self._title.setText(title)
        self.next.clear()
        self.play.setVisible(bool(rows))
        self._clear()
        self._cramped = scale_of(self.font()) >= _CRAMPED
        self._title.setVisible(not (self._cramped and rows))
        for number, row in enumerate(rows):
            self._add(number, row)
        side = round(30 * scale_of(self.font()))
        self.close_button.setFixedSize(side, side)
        self.setAccessibleName(self.text())
        self.show()

    def _clear(self) -> None:
        for widget in (*self.buttons, *(label for labels in self._labels for label in labels)):
            widget.hide()
            widget.deleteLater()
        self.buttons, self._labels = [], []

    def _add(self, number: int, row: HintRow) -> None:
        button = QPushButton(str(number + 1))
        button.setCheckable(True)
        button.setStyleSheet("padding: 0;")
        side = round(26 * scale_of(self.font()))
        button.setFixedSize(side, side)
        EnterPresses(button)
        button.installEventFilter(self)
        self._group.addButton(button, number)
        now = QLabel(self.tr("%n coin(s) now", "", row.now))
        end = QLabel(self.tr("≈ {0} in the end").format(round(row.coins)))
        lead = f"{row.lead:+.1f}".replace("-", "−")
        end.setToolTip(self.tr("Expected lead over the others in the end: {0} coins").format(lead))
        end.setProperty("muted", True)
        reason = QLabel(row.reason[:1].upper() + row.reason[1:])
        reason.setWordWrap(True)
        labels = (now, end, reason)
        button.setAccessibleName(". ".join(label.text() for label in labels))
        for label in labels:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("row", number)
            label.installEventFilter(self)
            label.setContentsMargins(0, 4, 0, 0)
        if self._cramped:
            self._stand_cramped(button, labels)
        else:
            top = Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(button, number, 0, top)
            for column, label in enumerate(labels, 1):
                self._grid.addWidget(label, number, column, top)
        self.buttons.append(button)
        self._labels.append(labels)

    def _stand_cramped(self, button: QPushButton, labels: tuple[QLabel, QLabel, QLabel]) -> None:
        """Put the numbers side by side; what a row says is read when it is chosen."""
        now, end, reason = labels
        reason.setText(f"{now.text()}, {end.text()}. {reason.text()}")
        self._choices.addWidget(button)
        self._grid.addWidget(reason, len(self.buttons), 0, 1, 4)
        for label in labels:
            label.setParent(self)
            label.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the words of a row chooses it; Up and Down go from row to row."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            if isinstance(watched, QLabel):
                self.choose(int(watched.property("row")))
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.buttons:
            by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            row = next(number for number, button in enumerate(self.buttons) if button is watched) + by
            if by and 0 <= row < len(self.buttons):
                self.choose(row)
                self.buttons[row].setFocus(Qt.FocusReason.TabFocusReason)
            return bool(by)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
