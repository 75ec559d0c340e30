"""The whole game in a minute: the board at the end of each turn, and what everybody had then."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from swqt.gui.art import sign_icon
from swqt.gui.board.view import BoardView
from swqt.gui.ending.podium import ElidedLabel
from swqt.gui.fonts import scale_of
from swqt.gui.looks import looks_of
from swqt.gui.panels.phase import SeatMark
from swqt.gui.replay.reel import Reel
from swqt.gui.replay.timeline import Timeline
from swqt.gui.sitting import Sitting
from swqt.table import Turn, turns


class LapseTab(QWidget):
    """A read-only board and a ribbon of turns; it borrows the scene of the sitting while it is in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sitting: Sitting | None = None
        self._turns: tuple[Turn, ...] = ()
        self._coins: list[QLabel] = []
        self._with_coins = True
        self.view = BoardView()
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.reel = Reel(self)
        self.reel.set_speed("2")
        self.timeline = Timeline()
        self.play = QToolButton()
        self.play.setProperty("bar", True)
        self.where = ElidedLabel()
        self.where.setProperty("title", True)
        self._marks = QHBoxLayout()
        self._marks.setSpacing(6)
        line = QHBoxLayout()
        line.addWidget(self.where, 1)
        line.addLayout(self._marks)
        below = QHBoxLayout()
        below.addWidget(self.play)
        below.addWidget(self.timeline, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 8, 10, 8)
        whole.setSpacing(6)
        whole.addLayout(line)
        whole.addWidget(self.view, 1)
        whole.addLayout(below)
        self.play.clicked.connect(self.reel.toggle)
        self.reel.running.connect(self._show_running)
        self.reel.moved.connect(self._show)
        self.timeline.valueChanged.connect(self.reel.go_to)
        self.timeline.jumped.connect(self.reel.jump)

    def show_game(self, sitting: Sitting, *, with_coins: bool) -> None:
        """Get ready to show the game of *sitting*; nothing is painted before ``enter``."""
        self._sitting = sitting
        self._with_coins = with_coins
        self._turns = turns(sitting.game.start, sitting.game.history)
        while (item := self._marks.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        self._coins = []
        for seat in range(len(sitting.game.seats)):
            coins = QLabel()
            coins.setAccessibleName(sitting.names.seat(seat))
            self._marks.addWidget(SeatMark(seat, 24))
            self._marks.addWidget(coins)
            self._coins.append(coins)
        # One step a turn, however many commands it took.
        even = (Turn(turn.round, turn.seat, number, number + 1) for number, turn in enumerate(self._turns))
        self.timeline.show_turns(tuple(even))
        self._show_running(False)

    def enter(self) -> None:
        """Show the board as it was at the end."""
        sitting = self._sitting
        if sitting is None:
            return
        side = round(22 * scale_of(self.font()))
        self.play.setIconSize(QSize(side, side))
        self.view.show_scene(sitting.scene)
        every = range(len(self._turns) + 1)
        self.reel.load(every, every, len(self._turns))

    def forget(self) -> None:
        """Let go of the game."""
        self.reel.pause()
        self._sitting = None
        self.view.setScene(None)

    def hideEvent(self, event: QHideEvent) -> None:
        self.reel.pause()
        super().hideEvent(event)

    def _show_running(self, running: bool) -> None:
        self.play.setIcon(sign_icon("pause" if running else "play", self.palette()))
        self.play.setAccessibleName(self.tr("Pause") if running else self.tr("Play"))
        self.play.setToolTip(self.play.accessibleName())

    def _show(self, done: int) -> None:
        """Show the board after *done* turns."""
        sitting = self._sitting
        if sitting is None:
            return
        self.timeline.setValue(done)
        state = sitting.game.at(self._turns[done - 1].last if done else self._turns[0].first)
        sitting.scene.show_looks(looks_of(sitting.game.rules, state))
        text = self.tr("Before the first turn")
        if done:
            turn = self._turns[done - 1]
            text = self.tr("Round {0}, after the turn of {1}").format(turn.round, sitting.names.seat(turn.seat))
        self.where.setText(text)
        self.where.setToolTip(text)
        self.timeline.setAccessibleDescription(text)
        for label, coins in zip(self._coins, state.coins, strict=True):
            label.setText(str(coins) if self._with_coins else "–")
