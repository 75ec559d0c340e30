"""The strip over the map with the turns that the strongest bot suggests; one of them is chosen, and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses

_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
_NUMBER: Final = 44
"""Pixels of a button that shows its number only, with the gap beside it, at 100 %."""


class HintRow(NamedTuple):
    """What one suggestion says: coins of this turn, coins expected in the end, the lead expected, and the reason."""

    now: int
    coins: float
    lead: float
    reason: str


class HintPanel(QFrame):
    """``chosen`` tells which row is to be drawn on the map; ``wanted`` asks for its next command to be played.

    The map is what it is about, and lies below: so the rows stand side by side as buttons with their figures, and only
    the chosen one is told in words.
    """

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
        self.next.setTextFormat(Qt.TextFormat.PlainText)
        self.next.setProperty("muted", True)
        self._reason = QLabel()
        self._reason.setWordWrap(True)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
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
        self.buttons: list[QPushButton] = []
        self._rows: list[tuple[str, str, str, str]] = []
        self._roomy = True
        self._told: Sequence[HintRow] = ()
        for button in (self.play, self.close_button):
            EnterPresses(button)
        self._head = QHBoxLayout()
        self._head.setSpacing(10)
        self._head.addWidget(self._title)
        self._choices = QHBoxLayout()
        self._choices.setSpacing(6)
        self._head.addLayout(self._choices)
        self._head.addWidget(self.next)
        self._head.addStretch(1)
        self._head.addWidget(self.play)
        self._head.addWidget(self.close_button)
        box = self._box = QVBoxLayout(self)
        box.setContentsMargins(12, 6, 8, 6)
        box.setSpacing(3)
        box.addLayout(self._head)
        box.addWidget(self._reason)
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
        self._say(row)
        self.chosen.emit(row)

    def _say(self, row: int) -> None:
        """Tell *row* in words; where not even the figures beside the numbers have room, as briefly as it can be."""
        now, end, ahead, reason = self._rows[row]
        figures = (now, end, ahead) if self._roomy else (now, ahead)
        self._reason.setText(f"{', '.join(figures)}. {reason}")

    def show_step(self, text: str) -> None:
        """Say what "Play this" would do next."""
        self.next.setText(text)
        self.play.setToolTip(text or self.tr("Play the next step of the chosen turn, and no more"))
        self.play.setEnabled(bool(text))
        self._arrange()

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at."""
        return [*self.buttons, self.play, self.close_button]

    def text(self) -> str:
        """Return everything on the strip."""
        return "\n".join([self._title.text(), *map(" ".join, self._rows), self.next.text()])

    def minimumSizeHint(self) -> QSize:
        """Return the size with bare numbers in the first line: it must not depend on what is there now."""
        numbers = round(_NUMBER * scale_of(self.font())) * len(self.buttons)
        return QSize(self._width([self.play, self.close_button]) + numbers, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _show(self, title: str, rows: Sequence[HintRow]) -> None:
        self._title.setText(title)
        self.next.clear()
        self._reason.clear()
        self._reason.setVisible(bool(rows))
        self.play.setVisible(bool(rows))
        self._clear()
        self._told = rows
        for number, row in enumerate(rows):
            self._add(number, row)
        side = round(30 * scale_of(self.font()))
        self.close_button.setFixedSize(side, side)
        self._arrange()
        self.setAccessibleName(self.text())
        self.show()

    def _clear(self) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons, self._rows, self._told = [], [], ()

    def _add(self, number: int, row: HintRow) -> None:
        button = QPushButton()
        button.setCheckable(True)
        button.setProperty("slim", True)
        EnterPresses(button)
        button.installEventFilter(self)
        self._group.addButton(button, number)
        self._choices.addWidget(button)
        now = self.tr("%n coin(s) now", "", row.now)
        end = self.tr("≈ {0} in the end").format(round(row.coins))
        reason = row.reason[:1].upper() + row.reason[1:]
        ahead = self._ahead(round(row.lead))
        lead = self.tr("Expected lead over the others in the end: {0} coins").format(_signed(row.lead, 1))
        button.setToolTip(f"{now}, {end}.\n{lead}")
        button.setAccessibleName(". ".join((now, end, ahead, reason)))
        self.buttons.append(button)
        self._rows.append((now, end, ahead, reason))

    def _ahead(self, lead: int) -> str:
        """Return the expected *lead* in words: it is what suggestions are ranked by."""
        if lead == 0:
            return self.tr("level")
        return self.tr("{0} ahead").format(lead) if lead > 0 else self.tr("{0} behind").format(-lead)

    def _arrange(self) -> None:
        """Say in the first line what there is room for: figures first, then what it is all about, then what is next."""
        ends: list[QWidget] = [*self.buttons, *([self.play] if self.buttons else []), self.close_button]
        for number, (button, row) in enumerate(zip(self.buttons, self._told, strict=True), 1):
            button.setText(f"{number}   +{row.now} · ≈ {_signed(row.lead)}")
        self._roomy = self._width(ends) <= self.width()
        if not self._roomy:
            for number, button in enumerate(self.buttons, 1):
                button.setText(str(number))
        if (chosen := self._group.checkedId()) in range(len(self._rows)):
            self._say(chosen)
        named = not self.buttons or self._width([self._title, *ends]) <= self.width()
        self._title.setVisible(named)
        self.next.setVisible(named and self._width([self._title, *ends, self.next]) <= self.width())

    def _width(self, parts: Sequence[QWidget]) -> int:
        """Return how wide the strip is with *parts* in its first line."""
        margins = self.contentsMargins() + self._box.contentsMargins()
        gaps = self._head.spacing() * len(parts)
        return sum(part.sizeHint().width() for part in parts) + gaps + margins.left() + margins.right()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go from one number to the next."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.buttons:
            by = _STEPS.get(Qt.Key(event.key()), 0)
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


def _signed(figure: float, digits: int = 0) -> str:
    return f"{round(figure, digits) or 0:+.{digits}f}".replace("-", "−")    # never −0
