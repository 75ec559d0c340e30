"""The bar below a board that is looked at: where in the game it is, what just happened, and how to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QWidget,
)

from swqt.gui.art import sign_icon
from swqt.gui.ending.podium import ElidedLabel
from swqt.gui.fonts import scale_of
from swqt.gui.keys import keep_keys
from swqt.gui.panels.action_bar import FittedLabel
from swqt.gui.panels.phase import SeatMark
from swqt.gui.replay.reel import PAUSES, Reel
from swqt.gui.replay.timeline import Timeline
from swqt.table import Turn

_ROOMY: Final = 1000
"""Pixels from which on, at ordinary text size, banner and caption stand side by side."""

_LARGE: Final = 1.3
"""The size of text from which on a caption needs two lines."""


class ReplayBar(QFrame):
    """Drives a Reel; ``branched`` asks for a game of its own from here, ``counted`` for statistics."""

    branched = Signal()
    counted = Signal()
    left = Signal()

    def __init__(self, reel: Reel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.setProperty("strip", True)
        self._reel = reel
        self._running = False
        self._narrow = False
        self._tools: dict[str, QToolButton] = {}
        self.mark = SeatMark(size=28)
        self.banner = ElidedLabel()
        self.banner.setProperty("title", True)
        self.caption = FittedLabel()
        self.timeline = Timeline()
        self.speed = QComboBox()
        self.speed.setAccessibleName(self.tr("Speed"))
        for speed in PAUSES:
            self.speed.addItem(f"{speed}×", speed)
        self.speed.setCurrentIndex(list(PAUSES).index("1"))
        self.branch = QPushButton(self.tr("&Continue from here"))
        self.branch.setToolTip(self.tr("Play on from this position as a game of its own, with people for all seats"))
        self.count = QPushButton(self.tr("S&tatistics"))
        self.back = QPushButton(self.tr("Back (Esc)"))
        self.back.setProperty("primary", True)
        self._build()
        for button in self.findChildren(QAbstractButton):
            keep_keys(button, Qt.Key.Key_Space)
        reel.moved.connect(self.timeline.setValue)
        reel.running.connect(self._show_running)
        self.timeline.valueChanged.connect(reel.go_to)
        self.timeline.sliderPressed.connect(reel.pause)
        self.timeline.jumped.connect(reel.jump)
        self.speed.currentIndexChanged.connect(self._on_speed)
        self.branch.clicked.connect(self.branched)
        self.count.clicked.connect(self.counted)
        self.back.clicked.connect(self.left)
        self._show_running(False)

    def _on_speed(self) -> None:
        self._reel.set_speed(str(self.speed.currentData()))

    def _build(self) -> None:
        reel = self._reel
        tools = QHBoxLayout()
        tools.setSpacing(4)
        for sign, text, act in (
            ("last-turn", self.tr("Turn before (PageUp)"), lambda: reel.jump(-1)),
            ("back", self.tr("One step back"), lambda: reel.step(-1)),
            ("play", self.tr("Play"), reel.toggle),
            ("step", self.tr("One step on"), lambda: reel.step(1)),
            ("next-turn", self.tr("Next turn (PageDown)"), lambda: reel.jump(1)),
        ):
            tools.addWidget(self._tool(sign, text, act))
        tools.addWidget(self.timeline, 1)
        tools.addWidget(self.speed)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.count, self.branch, self.back):
            button.setProperty("slim", True)    # beside a banner in large text
            buttons.addWidget(button)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 6, 10, 6)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._grid.addWidget(self.mark, 0, 0)
        self._grid.addWidget(self.banner, 0, 1)
        self._grid.addLayout(buttons, 0, 3)
        self._grid.addLayout(tools, 2, 0, 1, 4)
        self._place_caption(narrow=False)

    def _tool(self, sign: str, text: str, act: Callable[[], object]) -> QToolButton:
        tool = QToolButton()
        tool.setProperty("bar", True)
        tool.setToolTip(text)
        tool.setAccessibleName(text)
        tool.clicked.connect(lambda: act())
        self._tools[sign] = tool
        return tool

    def _dress(self) -> None:
        side = round(20 * scale_of(self.font()))
        for sign, tool in self._tools.items():
            running = sign == "play" and self._running
            tool.setIcon(sign_icon("pause" if running else sign, self.palette()))
            tool.setIconSize(QSize(side, side))
        lines = 2 if self._narrow and scale_of(self.font()) > _LARGE else 1
        self.caption.setMinimumHeight(self.fontMetrics().lineSpacing() * lines + 4)

    def _place_caption(self, *, narrow: bool) -> None:
        """Tell what happened beside the banner, or where it is *narrow*, below it."""
        if narrow:
            self._grid.addWidget(self.caption, 1, 0, 1, 4)
        else:
            self._grid.addWidget(self.caption, 0, 2)
        self._grid.setColumnStretch(1, 1 if narrow else 2)
        self._grid.setColumnStretch(2, 0 if narrow else 3)
        self._narrow = narrow
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _ROOMY * scale_of(self.font())
        if narrow != self._narrow:
            self._place_caption(narrow=narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._tools:
            self._dress()

    def show_turns(self, turns: Sequence[Turn]) -> None:
        """Show the turns of a game."""
        self.timeline.blockSignals(True)
        self.timeline.show_turns(turns)
        self.timeline.blockSignals(False)

    def show_position(self, seat: int, banners: tuple[str, str], caption: str, *, can_branch: bool) -> None:
        """Say where the board is: *seat* is in turn there; *caption* tells what happened last.

        *banners* are the short one, for where there is little room, and the whole one.
        """
        banner = banners[1]
        self.mark.show_seat(seat)
        self.mark.setVisible(seat >= 0)
        self.banner.short = banners[0]
        self.banner.setText(banner)
        self.banner.setToolTip(banner)
        self.caption.show_text(caption)
        self.branch.setEnabled(can_branch)
        self.timeline.setAccessibleDescription(banner)
        self.setAccessibleName(f"{banner}. {caption}")

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at."""
        return [self.count, self.branch, self.back, *self._tools.values(), self.timeline, self.speed]

    def play_button(self) -> QToolButton:
        return self._tools["play"]

    def _show_running(self, running: bool) -> None:
        self._running = running
        tool = self._tools["play"]
        tool.setToolTip(self.tr("Pause (Space)") if running else self.tr("Play (Space)"))
        tool.setAccessibleName(tool.toolTip())
        self._dress()

    def minimumSizeHint(self) -> QSize:
        return QSize(300, super().minimumSizeHint().height())

    def focus(self) -> None:
        """Give the ribbon the keyboard: arrows step, PageUp and PageDown jump."""
        self.timeline.setFocus(Qt.FocusReason.OtherFocusReason)
