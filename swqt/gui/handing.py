"""Between two people at one window: the cover while the mouse changes hands, and the one tip for whoever is stuck."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swqt.gui.panels.privacy import PrivacyScreen
from swqt.table import turns, weak_turns

if TYPE_CHECKING:
    from swqt.gui.sitting import Sitting
    from swqt.gui.window import MainWindow


class Handing(QObject):
    """Serves one *window*; the cover is made when it is first wanted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._cover: PrivacyScreen | None = None
        self._tipped = -1
        window.table.tip.dismissed.connect(self._end_tip)
        window.table.tip.asked.connect(window.guide.open)

    @property
    def cover(self) -> PrivacyScreen:
        """The cover over the table."""
        if self._cover is None:
            cover = self._cover = PrivacyScreen(self.window)
            cover.went_on.connect(self.take_over)
            cover.recapped.connect(self._recap)
        return self._cover

    @property
    def is_covered(self) -> bool:
        return self._cover is not None and self._cover.isVisibleTo(self.window)

    def refresh(self) -> None:
        """Cover the table if it must be covered now; show the tip if it is due."""
        self._refresh_cover()
        self._refresh_tip()

    def take_over(self) -> None:
        """The player who is asked has the mouse; the keyboard goes to the map."""
        sitting = self.window.sitting
        if sitting is not None and sitting.waits_for_enter:
            if sitting.waiting_for_hand:
                sitting.take_over()
            sitting.let_end()
            self.window.view.setFocus()

    def _recap(self) -> None:
        self.take_over()
        self.window.desk.recap()

    def _refresh_cover(self) -> None:
        sitting = self.window.sitting
        text = sitting.handover_text() if sitting is not None and sitting.viewed is None else ""
        decision = sitting.asked if sitting is not None else None
        if text and sitting is not None and decision is not None and self.window.settings.privacy_screen:
            rounds = sitting.game.rules.board.rounds
            self.cover.cover(decision.seat, text, self.tr("Round {0} of {1}").format(sitting.game.state.round, rounds))
        elif self._cover is not None:
            self._cover.uncover()

    def _refresh_tip(self) -> None:
        """Show the tip once, until it is dismissed or something is played."""
        tip, sitting = self.window.table.tip, self.window.sitting
        length = len(sitting.game) if sitting is not None else -1
        if not tip.isHidden():
            if length != self._tipped:
                tip.hide()
            return
        settings = self.window.settings
        if sitting is None or not settings.hints or settings.decline_tip_seen or not _decline_is_due(sitting):
            return
        decision = sitting.game.decision
        assert decision is not None    # otherwise nothing is due
        self._tipped = length
        name = sitting.names.seat(decision.seat)
        tip.show_tip(
            self.tr("Two turns have brought {0} next to nothing. Declining now keeps what stands on the map, and next"
                    " turn a fresh race is picked.").format(name),
            "DECLINE-1",
        )  # fmt: skip
        self.window.choices.remember(replace(self.window.settings, decline_tip_seen=True))

    def _end_tip(self) -> None:
        self.window.table.tip.hide()
        self.window.view.setFocus()


def _decline_is_due(sitting: Sitting) -> bool:
    """Return whether a person could decline whose race took next to nothing in two turns, with time for another."""
    game, now = sitting.game, sitting.situation
    if now is None or not now.can_decline or now.kind != "choice" or game.state.round + 2 > game.rules.board.rounds:
        return False
    return weak_turns(turns(game.start, game.history), game.history, now.seat) >= 2
