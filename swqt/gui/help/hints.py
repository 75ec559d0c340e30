"""Hints: the notice with the turns that the strongest bot suggests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from swqt.engine import Pick, State
from swqt.gui.help.hint_reasons import HintReasons, played_out
from swqt.gui.panels.log_model import told
from swqt.gui.panels.notices import NoticeFrame, button_row
from swqt.gui.session.board_model import arrows_of, put_up, redeployed
from swqt.gui.session.game_runner import SLOW
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.actions import EnterActivates, ToggleClicks, set_checked
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.portraits import medallion
from swqt.gui.style.theme import scale_of
from swqt.table import Advice, PlayedCommand, TurnVerdict, known_to

_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
_FACE: Final = 34
"""Side of the portrait of a suggested combo at 100%, in pixels."""

_PACE: Final = 450
"""Milliseconds between two steps of a whole turn, unless nothing is to move."""


class HintRow(NamedTuple):
    """One suggestion: coins of this turn, expected final coins, expected final lead, and the reason.

    *combo* is the race and the power that it picks, if it begins with that.
    """

    now: int
    coins: float
    lead: float
    reason: str
    combo: tuple[str, str] | None = None


class HintPanel(NoticeFrame):
    """The suggestions; ``chosen`` carries the row to draw on the map, ``wanted`` asks to play its next command.

    The rows are buttons with figures side by side; only the selected one is shown in words.
    """

    chosen = Signal(int)
    wanted = Signal()
    whole_wanted = Signal()
    """Asks to play all commands of the selected row."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hints")
        self._title = self._heading()
        self.next = self._label()
        self.next.setProperty("muted", True)
        self._reason = self._label()
        self.play = WrappingButton(self.tr("Play next step"))
        self.play.setProperty("primary", True)
        self.play.setToolTip(self.tr("Play only the next step of this turn"))
        self.play_turn = WrappingButton(self.tr("Play the whole turn"))
        self.play_turn.setToolTip(self.tr("Play the steps of the chosen turn, until it is over or chance decides"))
        self.close_button = self._close_button(self.tr("Close"), self.tr("Close (Esc)"))
        self.play.clicked.connect(self.wanted)
        self.play_turn.clicked.connect(self.whole_wanted)
        self.close_button.clicked.connect(self.closed)
        self._group = QButtonGroup(self)
        self.buttons: list[QPushButton] = []
        self._rows: list[tuple[str, str, str, str]] = []
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._choices_place, self._choices = button_row(3)
        self._acts, acts = button_row()
        for button in (self.play, self.play_turn):
            EnterActivates(button)
            button.setProperty("slim", True)
            acts.addWidget(button)
        self._box.addLayout(head)
        for part in (self._choices_place, self._acts, self.next, self._reason):    # long reasons scroll away first
            self._box.addWidget(part)

    @property
    def row(self) -> int:
        """The selected row, -1 without one."""
        return self._group.checkedId()

    def show_thinking(self) -> None:
        """Show that the answer takes a moment."""
        self._show(self.tr("Thinking…"), ())

    def put_away(self) -> None:
        """Clear and hide the strip."""
        self._clear()
        self.hide()

    def show_nothing(self) -> None:
        """Show that there is nothing to suggest."""
        self._show(self.tr("No suggestions right now."), ())

    def show_rows(self, rows: Sequence[HintRow]) -> None:
        """Show *rows*, best first, and select the first."""
        self._show(self.tr("Suggestions"), rows)
        if rows:
            self.choose(0)

    def _on_clicked(self) -> None:
        self.choose(self.row)

    def choose(self, row: int) -> None:
        """Select *row*."""
        set_checked(self.buttons[row], True)
        self._show_reason(row)
        self.chosen.emit(row)

    def _show_reason(self, row: int) -> None:
        """Show *row* in words."""
        now, end, ahead, reason = self._rows[row]
        self._reason.setText(f"{now}, {end}, {ahead}. {reason}")

    def show_step(self, text: str, steps: int = 1) -> None:
        """Show the step that "Play this" plays next, the first of *steps*."""
        self.next.setText(text)
        self.next.setVisible(bool(text))
        self.play.setToolTip(text or self.tr("Play only the next step of this turn"))
        self.play.setEnabled(bool(text))
        self.play_turn.setVisible(steps > 1)

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [*self.buttons, self.play, self.play_turn, self.close_button]

    def text(self) -> str:
        """Return the full text of the strip."""
        return "\n".join([self._title.text(), *map(" ".join, self._rows), self.next.text()])

    def _show(self, title: str, rows: Sequence[HintRow]) -> None:
        self._title.setText(title)
        self.next.clear()
        self._reason.clear()
        for part in (self._choices_place, self._reason, self.next, self._acts):
            part.setVisible(bool(rows))
        self._clear()
        for number, row in enumerate(rows):
            self._add(number, row)
        self._size_close(self.close_button)
        self.setAccessibleName(self.text())
        self.show()

    def _clear(self) -> None:
        for button in self.buttons:
            self._choices.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons, self._rows = [], []

    def _add(self, number: int, row: HintRow) -> None:
        figures = f"+{row.now} · ≈ {_signed(row.lead)}"
        button = QPushButton(f"{number + 1}   {figures}")
        if row.combo is not None:
            side = round(_FACE * scale_of(self.font()))
            button.setText(f" {figures}")
            button.setIcon(QIcon(medallion(row.combo[0], side, self.devicePixelRatioF(), power=row.combo[1])))
            button.setIconSize(QSize(side, side))
        button.setCheckable(True)
        button.setProperty("slim", True)
        EnterActivates(button)
        button.installEventFilter(self)
        self._group.addButton(button, number)
        button.clicked.connect(self._on_clicked)
        ToggleClicks(button)
        self._choices.addWidget(button)
        button.show()    # hidden widgets have no size, and it is measured at once
        now = self.tr("%n coin(s) now", "", row.now)
        end = self.tr("≈ {0} at the end").format(round(row.coins))
        reason = row.reason[:1].upper() + row.reason[1:]
        ahead = self._ahead(round(row.lead))
        lead = self.tr("Expected final lead over the others: {0} coins").format(_signed(row.lead, 1))
        button.setToolTip(f"{now}, {end}.\n{lead}")
        button.setAccessibleName(". ".join((now, end, ahead, reason)))
        self.buttons.append(button)
        self._rows.append((now, end, ahead, reason))

    def _ahead(self, lead: int) -> str:
        """Return the expected *lead* in words; suggestions are ranked by it."""
        if lead == 0:
            #: The expected lead at the end: none
            return self.tr("tied")
        #: {0}: expected coins
        return self.tr("{0} ahead").format(lead) if lead > 0 else self.tr("{0} behind").format(-lead)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys move between the numbers."""
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
    """Requests hints for the current session and shows them in *panel*. ``changed`` is emitted when they come or go."""

    changed = Signal()
    asked = Signal()

    def __init__(self, panel: HintPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.panel: Final = panel
        self._session: GameSession | None = None
        self._state: State | None = None
        self._found: tuple[Advice, ...] = ()
        self._line: list[PlayedCommand] = []
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(panel.show_thinking)
        panel.chosen.connect(self._draw)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.play_turn)
        panel.wanted.connect(self.play_next)
        panel.whole_wanted.connect(self.play_turn)
        panel.closed.connect(self.put_away)

    def set_session(self, session: GameSession | None) -> None:
        """Serve *session* from now on."""
        self.put_away()
        self._session = session

    @property
    def is_open(self) -> bool:
        """Return whether hints are shown or awaited."""
        return self._state is not None

    @property
    def can_ask(self) -> bool:
        """Return whether a person has to decide now."""
        return self._session is not None and self._session.legal_moves is not None

    def toggle(self) -> None:
        """Request hints, or close them."""
        if self.is_open:
            self.put_away()
        else:
            self.ask()

    def ask(self) -> None:
        """Request hints from the strongest bot, and count the request."""
        session = self._session
        now = session.legal_moves if session else None
        if session is None or now is None:
            return
        self._state = session.state
        self._found = ()
        self.asked.emit()
        session.game.note_hint(now.seat)
        # Hints must not reveal secret coins.
        known = known_to(now.seat, self._state, session.game.secrecy, session.game.rules.options)
        self._slow.start()
        session.runner.counsel.advise(session.game.rules, known, self._on_advice)
        self.changed.emit()

    def put_away(self) -> None:
        """Close the hints and cancel a pending request."""
        if self._state is None:
            return
        self._state = None
        self._found = ()
        self._line = []
        self._slow.stop()
        self._next.stop()
        if self._session is not None:
            self._session.runner.counsel.cancel()
            self._session.show_plan(None)
        self.panel.put_away()
        self.changed.emit()

    def refresh(self) -> None:
        """Close hints that are for another position than the current one."""
        session = self._session
        if self._state is None or session is None:
            return
        if session.viewed is not None or session.state != self._state or session.hotseat.waiting_for_hand:
            self.put_away()

    def play_next(self) -> None:
        """Play the next step of the selected turn; its remaining steps stay on the map."""
        session, line = self._session, self._line
        if session is None or not line or session.state != self._state:
            return
        rest = line[1:]
        advice = self._found[self.panel.row]
        expected = line[0].after
        self._state = expected    # so that ``refresh`` keeps the hints after this step
        session.controller.commanded.emit(line[0].command)
        if self._session is not session or session.state != expected or not rest:
            self.put_away()
            return
        self._state = session.state
        self._found = (advice._replace(commands=tuple(entry.command for entry in rest)),)
        self._show_rows()

    def play_turn(self) -> None:
        """Play the steps of the selected turn, one after another, until it is over or something else happens.

        Chance stops it as it stops a single step, and so does anything that the player does in between.
        """
        session = self._session
        while session is not None and self._line:
            left = len(self._line)
            self.play_next()
            if len(self._line) >= left:
                return
            if self._line and session.softly:
                self._next.start(_PACE)
                return

    def _on_advice(self, found: tuple[Advice | TurnVerdict, ...] | None) -> None:
        """Show the answer; None means that another request replaced it."""
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
        session, state = self._session, self._state
        assert session is not None
        assert state is not None
        reasons = HintReasons(session.game.rules, session.names)
        self.panel.show_rows([
            HintRow(
                advice.now, advice.coins, advice.lead, reasons.reason(state, advice), _picked(state, advice)
            ) for advice in self._found
        ])  # fmt: skip

    def _draw(self, row: int) -> None:
        """Draw the turn in *row* on the map."""
        session, state = self._session, self._state
        if session is None or state is None:
            return
        rules = session.game.rules
        self._line = played_out(rules, state, self._found[row].commands)
        moves = [move for entry in self._line for move in arrows_of(entry, rules.board)]
        session.show_plan(moves, redeployed(self._line, state), put_up(rules, self._line, state))
        first = self._line[0] if self._line else None
        self.panel.show_step(self.tr("Next: {0}").format(_told(session, first)) if first else "", len(self._line))


def _picked(state: State, advice: Advice) -> tuple[str, str] | None:
    """Return race and power of the combo that *advice* begins with picking."""
    first = advice.commands[0] if advice.commands else None
    if not isinstance(first, Pick):
        return None
    combo = state.column[first.row]
    return combo.race, combo.power


def _told(session: GameSession, entry: PlayedCommand) -> str:
    """Return a sentence or two for *entry*."""
    said = told(entry, session.sentences)
    if said:
        return " ".join(said[:2])
    gamble = HintReasons(session.game.rules, session.names).gamble(entry)
    return gamble[:1].upper() + gamble[1:]
