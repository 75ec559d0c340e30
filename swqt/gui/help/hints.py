"""The strip over the map with the turns that the strongest bot suggests; one of them is chosen, and read.

Hints on the table: asked for, drawn on the map, played step by step, and gone as soon as the position is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.engine import State
from swqt.gui.help.hint_reasons import HintReasons, played_out
from swqt.gui.panels.log_model import told
from swqt.gui.session.board_model import arrows_of, put_up, redeployed
from swqt.gui.session.game_runner import SLOW
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.key_handling import EnterActivates
from swqt.gui.style.theme import scale_of
from swqt.table import Advice, PlayedCommand, TurnVerdict, known_to

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
            EnterActivates(button)
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
        EnterActivates(button)
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


class HintController(QObject):
    """Serves one sitting at a time through *panel*. ``changed`` tells that hints are there now, or no longer."""

    changed = Signal()
    asked = Signal()

    def __init__(self, panel: HintPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.panel: Final = panel
        self._sitting: GameSession | None = None
        self._state: State | None = None
        self._found: tuple[Advice, ...] = ()
        self._line: list[PlayedCommand] = []
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(panel.show_thinking)
        panel.chosen.connect(self._draw)
        panel.wanted.connect(self.play_next)
        panel.closed.connect(self.put_away)

    def sit(self, sitting: GameSession | None) -> None:
        """Serve *sitting* from now on."""
        self.put_away()
        self._sitting = sitting

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown or awaited."""
        return self._state is not None

    @property
    def can_ask(self) -> bool:
        """Whether a person is asked for anything now."""
        return self._sitting is not None and self._sitting.situation is not None

    def toggle(self) -> None:
        """Ask for a hint, or put it away."""
        if self.is_open:
            self.put_away()
        else:
            self.ask()

    def ask(self) -> None:
        """Ask what the strongest bot would do, and count that."""
        sitting = self._sitting
        now = sitting.situation if sitting else None
        if sitting is None or now is None:
            return
        self._state = sitting.state
        self._found = ()
        self.asked.emit()
        sitting.game.note_hint(now.seat)
        known = known_to(now.seat, self._state, sitting.game.secrecy)    # a hint must not tell secret coins
        self._slow.start()
        sitting.bridge.counsel.advise(sitting.game.rules, known, self._on_advice)
        self.changed.emit()

    def put_away(self) -> None:
        """Show no hint, and have the bot stop thinking about one."""
        if self._state is None:
            return
        self._state = None
        self._found = ()
        self._line = []
        self._slow.stop()
        if self._sitting is not None:
            self._sitting.bridge.counsel.cancel()
            self._sitting.show_plan(None)
        self.panel.put_away()
        self.changed.emit()

    def refresh(self) -> None:
        """Forget a hint for another position than the one that is on the table now."""
        sitting = self._sitting
        if self._state is None or sitting is None:
            return
        if sitting.viewed is not None or sitting.state != self._state or sitting.hotseat.waiting_for_hand:
            self.put_away()

    def play_next(self) -> None:
        """Play the next step of the chosen turn; what is left of it stays on the map."""
        sitting, line = self._sitting, self._line
        if sitting is None or not line or sitting.state != self._state:
            return
        rest = line[1:]
        advice = self._found[self.panel.row]
        expected = line[0].after
        self._state = expected    # so that this step is not taken for another position
        sitting.controller.commanded.emit(line[0].command)
        if self._sitting is not sitting or sitting.state != expected or not rest:
            self.put_away()
            return
        self._state = sitting.state
        self._found = (advice._replace(commands=tuple(entry.command for entry in rest)),)
        self._show_rows()

    def _on_advice(self, found: tuple[Advice | TurnVerdict, ...] | None) -> None:
        """Show the answer; None: something else was asked meanwhile."""
        if self._state is None:
            return
        self._slow.stop()
        self._found = tuple(advice for advice in found or () if isinstance(advice, Advice))
        if self._found:
            self._show_rows()
        else:
            self.panel.show_nothing()
        self.changed.emit()

    def _show_rows(self) -> None:
        sitting, state = self._sitting, self._state
        assert sitting is not None
        assert state is not None
        reasons = HintReasons(sitting.game.rules, sitting.names)
        self.panel.show_rows([
            HintRow(advice.now, advice.coins, advice.lead, reasons.reason(state, advice)) for advice in self._found
        ])  # fmt: skip

    def _draw(self, row: int) -> None:
        """Draw the turn in *row* on the map."""
        sitting, state = self._sitting, self._state
        if sitting is None or state is None:
            return
        rules = sitting.game.rules
        self._line = played_out(rules, state, self._found[row].commands)
        moves = [move for entry in self._line for move in arrows_of(entry, rules.board)]
        sitting.show_plan(moves, redeployed(self._line, state), put_up(rules, self._line, state))
        first = self._line[0] if self._line else None
        self.panel.show_step(self.tr("Next: {0}").format(_told(sitting, first)) if first else "")


def _told(sitting: GameSession, entry: PlayedCommand) -> str:
    """Return what *entry* does in a sentence or two."""
    said = told(entry, sitting.sentences)
    if said:
        return " ".join(said[:2])
    gamble = HintReasons(sitting.game.rules, sitting.names).gamble(entry)
    return gamble[:1].upper() + gamble[1:]
