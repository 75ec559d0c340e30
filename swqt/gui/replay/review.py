"""Looking back in the game on the table: the same map and panels show another position, and nothing can be played."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from swqt.engine import CHANCE
from swqt.gui.panels.log_model import told
from swqt.gui.replay.bar import ReplayBar
from swqt.gui.replay.reel import Reel
from swqt.gui.sitting import Sitting
from swqt.table import Game, Still, news_since, turns


class Review(QObject):
    """Shows positions of one sitting. ``entered`` and ``left`` frame that; ``closed`` ends what is no running game.

    ``branched`` gives the number of commands after which somebody wants to play on.
    """

    entered = Signal()
    moved = Signal(int)
    left = Signal()
    closed = Signal()
    branched = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reel = Reel(self)
        self.bar = ReplayBar(self.reel)
        self._sitting: Sitting | None = None
        self._recap = False
        self.reel.moved.connect(self._show)
        self.reel.running.connect(self._on_running)
        self.bar.left.connect(self.leave)
        self.bar.branched.connect(self._on_branch)

    def _on_branch(self) -> None:
        self.branched.emit(self.reel.position)

    @property
    def is_open(self) -> bool:
        return self._sitting is not None

    def look(self, sitting: Sitting, count: int) -> None:
        """Show the board after *count* commands."""
        fresh = self._sitting is not sitting
        self._recap = False
        if fresh:
            self._sitting = None    # nothing is shown before everything stands
        game = sitting.game
        every = turns(game.start, game.history)
        self.bar.show_turns(every)
        first = _beginning(game)
        self.reel.load(range(first, len(game) + 1), [max(first, turn.first) for turn in every], max(first, count))
        if fresh:
            self._sitting = sitting
            self.entered.emit()
            self._show(self.reel.position)
            self.bar.focus()

    def recap(self, sitting: Sitting, seat: int) -> bool:
        """Walk through what happened since the last turn of *seat*; return whether there is anything to tell."""
        game = sitting.game
        first, last = news_since(turns(game.start, game.history), seat)
        if first >= last:
            return False
        self.look(sitting, first)
        self._recap = True
        self._show(first)
        self.reel.play(last)
        return True

    def leave(self) -> None:
        """Return to the game; a game that is only looked at is closed."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        self.reel.pause()
        if isinstance(sitting.game, Still):
            self.closed.emit()
            return
        sitting.view(None)
        self.left.emit()

    def forget(self) -> None:
        """The game is gone from the table."""
        self.reel.pause()
        self._sitting = None

    def _on_running(self, running: bool) -> None:
        if not running and self._recap and self._sitting is not None:
            self._show(self.reel.position)

    def _show(self, count: int) -> None:
        sitting = self._sitting
        if sitting is None:
            return
        game = sitting.game
        sitting.view(count)
        state = sitting.state
        over = state.decision is None
        name = sitting.names.seat(state.turn)
        if over:
            text = self.tr("Viewing the end of the game")
        elif self._recap:
            text = self.tr("Since the last turn: round {0}, {1}").format(state.round, name)
        else:
            text = self.tr("Viewing round {0}, {1}").format(state.round, name)
        long = text if isinstance(game, Still) else self.tr("{0} – Esc returns").format(text)
        seat = -1 if over else state.turn
        self.bar.show_position(seat, (text, long), self._caption(sitting, count), can_branch=not over)
        self.moved.emit(count)

    def _caption(self, sitting: Sitting, count: int) -> str:
        """Return what happened last; before anything did, how long the game is."""
        for entry in reversed(sitting.game.history[:count]):
            if said := told(entry, sitting.sentences):
                return " ".join(said)
        return self.tr("%n step(s)", "", len(sitting.game))


def _beginning(game: Game) -> int:
    """Return after how many commands the first seat was asked: before that, chance fills the column."""
    for count in range(len(game)):
        decision = game.at(count).decision
        if decision is None or decision.seat != CHANCE:
            return count
    return len(game)
