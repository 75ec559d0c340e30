"""Tokens that are being spread over regions: what the buttons do to all of them at once, and what they would do."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from swqt.gui.placement import Spread
from swqt.gui.situation import Situation


class Spreading(QObject):
    """Holds the Spread of an open decision; None while no tokens are spread."""

    changed = Signal()
    considered = Signal()
    """Another proposal is looked at than before, or none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.situation: Situation | None = None
        self.spread: Spread | None = None
        self.proposal: dict[int, int] = {}
        """The redeployment that is looked at, but not accepted."""

    def consider_balance(self, looking: bool) -> None:
        """Show what ``balance`` would do, or no more."""
        self._consider(self.spread.balanced() if looking and self.spread is not None else {})

    def consider_fortify(self, looking: bool) -> None:
        """Show what ``fortify`` would do, or no more."""
        self._consider(self.situation.proposal if looking and self.situation is not None else {})

    def _consider(self, counts: dict[int, int]) -> None:
        if counts != self.proposal:
            self.proposal = dict(counts)
            self.considered.emit()

    def balance(self) -> None:
        if self.spread is not None:
            self.spread.balance()
            self.proposal = {}
            self.changed.emit()

    def fortify(self) -> None:
        """Spread the tokens so that what the others threaten would cost the least."""
        if self.spread is not None and self.situation is not None:
            self.spread.fortify(self.situation.proposal)
            self.proposal = {}
            self.changed.emit()

    def take_up(self) -> None:
        """Take every token in hand that need not stay where it is."""
        if self.spread is not None:
            self.spread.take_up()
            self.changed.emit()

    def reset_spread(self) -> None:
        if self.spread is not None:
            self.spread.reset()
            self.changed.emit()
