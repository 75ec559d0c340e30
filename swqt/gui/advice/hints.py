"""Hints on the table: asked for, drawn on the map, played step by step, and gone as soon as the position is another."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from swqt.engine import State
from swqt.gui.advice.panel import HintPanel, HintRow
from swqt.gui.advice.reasons import Reasons, played_out
from swqt.gui.bridge import SLOW
from swqt.gui.ghosts import put_up, redeployed
from swqt.gui.moves import moves_of
from swqt.gui.panels.log_model import told
from swqt.gui.sitting import Sitting
from swqt.table import Advice, Entry, Verdict, known_to


class Hints(QObject):
    """Serves one sitting at a time through *panel*. ``changed`` tells that hints are there now, or no longer."""

    changed = Signal()
    asked = Signal()

    def __init__(self, panel: HintPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.panel: Final = panel
        self._sitting: Sitting | None = None
        self._state: State | None = None
        self._found: tuple[Advice, ...] = ()
        self._line: list[Entry] = []
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(panel.show_thinking)
        panel.chosen.connect(self._draw)
        panel.wanted.connect(self.play_next)
        panel.closed.connect(self.put_away)

    def sit(self, sitting: Sitting | None) -> None:
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
        if sitting.viewed is not None or sitting.state != self._state or sitting.waiting_for_hand:
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

    def _on_advice(self, found: tuple[Advice | Verdict, ...] | None) -> None:
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
        reasons = Reasons(sitting.game.rules, sitting.names)
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
        moves = [move for entry in self._line for move in moves_of(entry, rules.board)]
        sitting.show_plan(moves, redeployed(self._line, state), put_up(rules, self._line, state))
        first = self._line[0] if self._line else None
        self.panel.show_step(self.tr("Next: {0}").format(_told(sitting, first)) if first else "")


def _told(sitting: Sitting, entry: Entry) -> str:
    """Return what *entry* does in a sentence or two."""
    said = told(entry, sitting.sentences)
    if said:
        return " ".join(said[:2])
    gamble = Reasons(sitting.game.rules, sitting.names).gamble(entry)
    return gamble[:1].upper() + gamble[1:]

