"""Hints: the notice with the turns that the strongest bot suggests, and why. Nothing here is specific to a trait."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from swqt.content import Worth, worth_table
from swqt.engine import (
    CHANCE,
    Abandoned,
    Command,
    Conquer,
    Conquered,
    Declined,
    Deployed,
    Earned,
    Event,
    Pact,
    Pick,
    Picked,
    Placed,
    Refused,
    RegionSet,
    Retreated,
    Rules,
    State,
    Use,
    members,
)
from swqt.gui.panels.log_model import told
from swqt.gui.panels.notices import NoticeFrame, button_row
from swqt.gui.session.game_runner import SLOW
from swqt.gui.session.game_session import GameSession, arrows_of
from swqt.gui.session.legal_moves import CONQUERING
from swqt.gui.session.token_allocation import put_up, redeployed
from swqt.gui.style.actions import EnterActivates, ToggleClicks, set_checked
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.portraits import medallion
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import Names
from swqt.table import Advice, PlayedCommand, Threat, TurnVerdict, known_to

_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
_FACE: Final = 34
"""Side of the portrait of a suggested combo at 100%, in pixels."""

_PACE: Final = 450
"""Milliseconds between two steps of a whole turn, unless animations are off."""

_THROUGH: Final = 2
"""Maximum number of regions named as targets of a counterattack."""


class HintRow(NamedTuple):
    """One suggestion: coins of this turn, expected final coins, expected final lead, and the reason.

    *combo* is the race and the power that it picks, if it begins with a pick.
    """

    now: int
    coins: float
    lead: float
    reason: str
    combo: tuple[str, str] | None = None


class HintPanel(NoticeFrame):
    """The suggestions; ``chosen`` carries the row to draw on the map, ``wanted`` asks to play its next command.

    The rows are buttons with figures, side by side; only the selected row is explained in words.
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
        """The selected row, or -1."""
        return self._group.checkedId()

    def show_thinking(self) -> None:
        """Show that the answer takes a moment."""
        self._show(self.tr("Thinking…"), ())

    def put_away(self) -> None:
        """Clear and hide the panel."""
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
        """Show *text* as the step that ``play`` plays next, the first of *steps*."""
        self.next.setText(text)
        self.next.setVisible(bool(text))
        self.play.setToolTip(text or self.tr("Play only the next step of this turn"))
        self.play.setEnabled(bool(text))
        self.play_turn.setVisible(steps > 1)

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [*self.buttons, self.play, self.play_turn, self.close_button]

    def text(self) -> str:
        """Return the full text of the panel."""
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
        """Move between the rows with the arrow keys."""
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
        """Whether hints are shown or awaited."""
        return self._state is not None

    @property
    def can_ask(self) -> bool:
        """Whether a person has to decide now."""
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
        """Close the hints if they are not for the position shown."""
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
        """Play the steps of the selected turn, one after another, until it is over or interrupted.

        A chance event interrupts it, and so does anything that the player does in between.
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
    """Return race and power of the combo that *advice* picks first, or None."""
    first = advice.commands[0] if advice.commands else None
    if not isinstance(first, Pick):
        return None
    combo = state.column[first.row]
    return combo.race, combo.power


def _told(session: GameSession, entry: PlayedCommand) -> str:
    """Describe *entry* in a sentence or two."""
    said = told(entry, session.sentences)
    if said:
        return " ".join(said[:2])
    gamble = HintReasons(session.game.rules, session.names).gamble(entry)
    return gamble[:1].upper() + gamble[1:]


def played_out(rules: Rules, state: State, commands: Iterable[Command]) -> list[PlayedCommand]:
    """Return the result of *commands* from *state* on, up to the first chance event or illegal command."""
    out: list[PlayedCommand] = []
    for command in commands:
        decision = rules.decision(state)
        if decision is None or decision.seat == CHANCE:
            break
        try:
            after, events = rules.apply(state, command)
        except Refused:
            break
        out.append(PlayedCommand(state, decision.seat, command, events, after))
        state = after
    return out


class HintReasons(QObject):
    """Explains suggested and played turns in words."""

    def __init__(self, rules: Rules, names: Names) -> None:
        super().__init__()
        self._rules = rules
        self._names = names

    def reason(self, state: State, advice: Advice) -> str:
        """Return one sentence: the effect of *advice*, its gain, and before the last round who can strike back."""
        text = self.summary(state, played_out(self._rules, state, advice.commands), advice.gains)
        return text if state.round == self._rules.board.rounds else f"{text}; {self._back(advice.threats)}"

    def summary(self, state: State, line: Sequence[PlayedCommand], gains: RegionSet = 0) -> str:
        """Return the effect of *line* from *state* on; *gains* are regions it is expected to win."""
        seat = state.agenda[-1].seat
        events = [event for entry in line for event in entry.events]
        deeds = [deed for deed in self._deeds(state, seat, events) if deed]
        deeds += [deed for deed in self._gamble(line) if deed]
        if not deeds:
            deeds = list(self._quiet(seat, events))
            if state.agenda[-1].kind in CONQUERING:
                deeds.insert(0, self.tr("conquers nothing"))
            deeds = deeds or [self.tr("ends the turn")]
        parts = [self._names.listed(deeds)]
        picks = any(isinstance(event, Picked) for event in events)
        if picks and gains and not any(isinstance(event, Conquered) for event in events):
            parts.append(self.tr("aiming for {0}").format(self._names.regions(gains)))
        if any(isinstance(event, Pact) for event in events):
            ally = next(event.ally for event in events if isinstance(event, Pact))
            parts.append(self.tr("peace with {0}").format(self._names.seat(ally)))
        return ", ".join(parts)

    def _deeds(self, state: State, seat: int, events: list[Event]) -> Iterable[str]:
        names = self._names
        taken = [event.region for event in events if isinstance(event, Conquered) and event.seat == seat]
        for event in events:
            if isinstance(event, Picked):
                yield self._pick(names.combo(event.power, event.race), self._worth(event, len(state.coins)))
            elif isinstance(event, Declined):
                yield self.tr("sends {0} into decline").format(names.trait(event.race))
            elif isinstance(event, Abandoned):
                left = [region for region in members(event.regions) if region not in taken]
                #: Said of a bot's plan; {0}: regions
                yield self.tr("abandons {0}").format(names.listed(map(names.region, left))) if left else ""
        if taken:
            #: Said of a bot's plan; {0}: regions
            yield self.tr("conquers {0}").format(names.listed(self._prize(state, seat, region) for region in taken))

    def _worth(self, event: Picked, seats: int) -> Worth | None:
        """Return the measured worth of the combo of *event* with this content and *seats* players, or None."""
        table = worth_table()
        found = table.contents.get(self._rules.content.label.partition(" ")[0]) if table is not None else None
        return found.of_combo(event.race, event.power, seats) if found is not None else None

    def _pick(self, combo: str, worth: Worth | None) -> str:
        """Describe the pick of *combo* and its worth against the average, without a figure if the sign is uncertain."""
        if worth is None:
            #: Said of a bot's plan; {0}: a combo
            return self.tr("picks {0}").format(combo)
        if abs(worth.coins) <= worth.within:
            #: Said of a bot's plan; {0}: a combo
            return self.tr("picks {0} (about average)").format(combo)
        text = (
            #: Said of a bot's plan; {0}: a combo; {1}: coins such as 4.2
            self.tr("picks {0} ({1} coins above the average combo)")
            if worth.coins > 0
            #: Said of a bot's plan; {0}: a combo; {1}: coins such as 4.2
            else self.tr("picks {0} ({1} coins below the average combo)")
        )
        return text.format(combo, self._names.decimal(abs(worth.coins)))

    def _prize(self, state: State, seat: int, region: int) -> str:
        """Return the name of *region*, and the player losing it."""
        number = state.tribe_at(region)
        name = self._names.region(region)
        if number < 0 or state.tribes[number].seat == seat:
            return name
        #: {0}: a region; {1}: the player who holds it
        return self.tr("{0} from {1}").format(name, self._names.seat(state.tribes[number].seat))

    def _gamble(self, line: Sequence[PlayedCommand]) -> Iterable[str]:
        """Yield a description of the last attempt if the die decides it."""
        last = line[-1] if line else None
        if last is not None and last.after.agenda and last.after.agenda[-1].kind == "roll":
            yield self.gamble(last)

    def gamble(self, entry: PlayedCommand) -> str:
        """Describe the attempt with the die in *entry*."""
        command = entry.command
        if isinstance(command, (Conquer, Use)) and command.region >= 0:
            return self.tr("rolls for {0}").format(self._prize(entry.before, entry.seat, command.region))
        return self.tr("rolls the die first")

    def _quiet(self, seat: int, events: list[Event]) -> Iterable[str]:
        """Yield the effects other than conquests: tokens moved, pieces placed and tokens given up for coins."""
        names = self._names
        for event in events:
            if isinstance(event, (Deployed, Retreated)) and event.seat == seat:
                placed = names.listed(f"{names.region(region)} ×{count}" for region, count in event.counts if count)
                if placed:
                    yield self.tr("moves tokens to {0}").format(placed)
            elif isinstance(event, Placed) and event.seat == seat:
                #: Said of a bot's plan; {0}: a piece with its article; {1}: a region
                yield self.tr("places {0} in {1}").format(names.a_piece(event.piece), names.region(event.region))
            elif isinstance(event, Earned) and event.seat == seat and event.reason == "altar":
                yield self.tr("gives up a token for %n coin(s)", "", event.income.total)

    def _back(self, threats: tuple[Threat, ...]) -> str:
        """Describe who can strike back at once and, if only one player can, where."""
        direct = [threat for threat in threats if not threat.further and not threat.needs_die]
        seats = list(dict.fromkeys(threat.seat for threat in direct))
        if not seats:
            return self.tr("nobody can strike back right away")
        if len(seats) > 1:
            who = self._names.listed(self._who(next(t for t in direct if t.seat == seat)) for seat in seats)
            return self.tr("{0} can strike back").format(who)
        regions = list(dict.fromkeys(threat.region for threat in direct))
        through = self._names.listed(map(self._names.region, regions[:_THROUGH]))
        if len(regions) > _THROUGH:
            return self.tr("only {0} can strike back, most easily at {1}").format(self._who(direct[0]), through)
        return self.tr("only {0} can strike back, at {1}").format(self._who(direct[0]), through)

    def _who(self, threat: Threat) -> str:
        name = self._names.seat(threat.seat)
        if not threat.race:
            return self.tr("{0} with a new race").format(name)
        #: {0}: a player; {1}: a race
        return self.tr("{0}'s {1}").format(name, self._names.trait(threat.race))
