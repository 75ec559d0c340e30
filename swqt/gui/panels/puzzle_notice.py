"""The notice beside the board that sets a puzzle, judges the turn that was played, and offers what to do next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QWidget

from swqt.gui.panels.notices import NoticeFrame, button_row
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.theme import CONTRAST, GOLDS, INK, current, edge_of, scale_of

MOST_STARS: Final = 3

_INNER: Final = 0.46
"""Radius of the inner corners of a star, by that of the outer ones."""

_STAR: Final = 24
"""Side of a star at 100 %, in pixels."""


def paint_stars(p: QPainter, at: QPointF, side: float, won: int, most: int = MOST_STARS) -> None:
    """Paint a row of *most* stars from the upper left corner *at* on, *won* of them golden, the others hollow."""
    theme = current()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(most):
        centre = at + QPointF(side * (number * 1.12 + 0.5), side * 0.53)
        corners = [
            centre + QPointF(math.sin(step * math.pi / 5), -math.cos(step * math.pi / 5))
            * (side * 0.5 * (_INNER if step % 2 else 1.0))
            for step in range(10)
        ]  # fmt: skip
        is_won = number < won
        if theme is CONTRAST:
            p.setPen(QPen(QColor("#ffffff"), 1.4))
            p.setBrush(QColor(theme.gold) if is_won else Qt.BrushStyle.NoBrush)
        else:
            p.setPen(QPen(QColor(INK if is_won else edge_of(theme)), 1.4))
            p.setBrush(QColor(GOLDS[1]) if is_won else Qt.BrushStyle.NoBrush)
        p.drawPolygon(QPolygonF(corners))


class StarRow(QWidget):
    """Shows how many stars were won; its accessible name says it."""

    def __init__(self) -> None:
        super().__init__()
        self.won = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_stars(self, won: int) -> None:
        """Show *won* stars."""
        self.won = won
        self.setAccessibleName(stars_text(won))
        self.update()

    def _side(self) -> float:
        return _STAR * min(1.6, scale_of(self.font()))

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(math.ceil(side * (1.12 * MOST_STARS) + 2), math.ceil(side * 1.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        paint_stars(p, QPointF(1, 0), self._side(), self.won)
        p.end()


class StarTexts(QObject):
    """Stars in words; a QObject because lupdate extracts plurals only from ``self.tr``."""

    def won(self, won: int) -> str:
        """Return how many stars were won."""
        #: %n: those that were won; {0}: those that can be won
        return self.tr("%n of {0} star(s)", "", won).format(MOST_STARS)


def stars_text(won: int) -> str:
    """Return how many stars were won, in words."""
    return StarTexts().won(won)


class PuzzleVerdict(NamedTuple):
    """What is said of a turn: the coins of the ``best`` one and of ``yours``, their ``unit``, and why it is so.

    To continue with a race has no one best turn that ``can_show``.
    """

    stars: int
    title: str
    best: str
    yours: str
    unit: str
    reason: str
    can_show: bool = True


class PuzzleNotice(NoticeFrame):
    """Shows the task, then that the turn is being judged, then the verdict; each with the buttons that fit."""

    again_wanted = Signal()
    reason_shown = Signal(str)
    best_wanted = Signal()
    next_wanted = Signal()
    shared = Signal()
    cancelled = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("puzzle")
        self.setProperty("topic", "puzzles")
        self.title = self._heading()
        self.head = self._label()
        self.head.setProperty("muted", True)
        self.stars = StarRow()
        self.figures = QWidget()
        rows = QGridLayout(self.figures)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setVerticalSpacing(2)
        rows.setColumnStretch(0, 1)
        self._numbers: list[QLabel] = []
        for number, text in enumerate((self.tr("Best"), self.tr("Yours"))):
            name, coins = self._label(), self._label()
            name.setText(text)
            coins.setProperty("title", True)
            coins.setWordWrap(False)
            coins.setAlignment(Qt.AlignmentFlag.AlignRight)
            rows.addWidget(name, number, 0)
            rows.addWidget(coins, number, 1)
            self._numbers.append(coins)
        self.unit = self._label()
        self.body = self._label()
        self.measure = self._label()
        for label in (self.unit, self.measure):
            label.setProperty("muted", True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Judging your turn"))
        self.next = WrappingButton(self.tr("Next puzzle"))
        self.again = WrappingButton(self.tr("Try again"))
        self.again.setToolTip(self.tr("Set up the position again"))
        self.best = WrappingButton(self.tr("Show best turn"))
        self.best.setToolTip(self.tr("Watch it step by step on the map"))
        self.why = WrappingButton(self.tr("Explain"))
        self.why.setToolTip(self.tr("Say why the best turn is the best"))
        self.why.clicked.connect(self._on_why)
        self._reason = ""
        self.is_task = False
        """Whether the task is shown, and no turn is judged."""
        self.share = WrappingButton(self.tr("Share"))
        self.share.setToolTip(self.tr("Copy your result as coloured squares that give nothing away"))
        self.cancel = WrappingButton(self.tr("Cancel"))
        self.leave = WrappingButton(self.tr("All puzzles"))
        for button, signal in (
            (self.best, self.best_wanted), (self.again, self.again_wanted), (self.next, self.next_wanted),
            (self.share, self.shared), (self.cancel, self.cancelled), (self.leave, self.left),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self._acts, acts = button_row()
        for stop in self.stops():
            stop.setProperty("slim", True)
            EnterActivates(stop)
            acts.addWidget(stop)
        row = QHBoxLayout()
        row.addWidget(self.stars)
        row.addStretch(1)
        self._box.addWidget(self.head)
        self._box.addWidget(self.title)
        self._box.addLayout(row)
        for part in (self.figures, self.unit, self.body, self.measure, self.progress, self._acts):
            self._box.addWidget(part)

    def show_task(self, head: str, task: str, where: str = "", measure: str = "") -> None:
        """Set the puzzle called *head*: what is to be done, *where* one stands, and what counts."""
        self._show(head, task, where, measure, (self.leave,))
        self.is_task = True

    def show_judging(self, head: str) -> None:
        """Say that the turn is being judged."""
        self._show(head, self.tr("Judging your turn…"), "", "", (self.cancel,))
        self.progress.setRange(0, 0)
        self.progress.show()

    def show_progress(self, done: int, total: int) -> None:
        """Show how much of the judgement is *done*."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def show_verdict(self, head: str, verdict: PuzzleVerdict) -> None:
        """Show *verdict*; what one is likely to do next is on the main button of the table.

        The reason waits for a click until the best turn was found: it gives that away.
        """
        is_best = verdict.stars == MOST_STARS
        self._reason = verdict.reason
        buttons = [self.again if is_best else self.next, self.share, self.leave]
        if not is_best:
            buttons.append(self.why)
        if verdict.can_show:
            buttons.append(self.best)
        self._show(head, verdict.title, verdict.reason if is_best else "", "", buttons)
        self.stars.show_stars(verdict.stars)
        self.unit.setText(verdict.unit)
        for label, coins in zip(self._numbers, (verdict.best, verdict.yours), strict=True):
            label.setText(coins)
        for part in (self.stars, self.figures, self.unit):
            part.show()
        #: {0}, {1}: expected coins; {2}: what coins these are
        figures = self.tr("Best: {0}. Yours: {1}. {2}").format(verdict.best, verdict.yours, verdict.unit)
        said = (f"{verdict.title} {stars_text(verdict.stars)}", figures, self.body.text())
        self.setAccessibleName(". ".join(filter(None, said)))

    def _on_why(self) -> None:
        self.say(self._reason)
        self.why.hide()
        self.reason_shown.emit(self._reason)

    def show_best(self, head: str, reason: str) -> None:
        """Say why the turn that is being replayed is the best one."""
        self._show(head, self.tr("The best turn"), reason, "", (self.again, self.next, self.leave))

    def show_failure(self, head: str, why: str) -> None:
        """Say *why* the turn is not judged."""
        self._show(head, self.tr("Not judged"), why, "", (self.again, self.next, self.leave))

    def say(self, text: str) -> None:
        """Say *text* below everything else."""
        self.body.setText(text)
        self.body.show()

    def stops(self) -> list[QPushButton]:
        """Return the widgets of the Tab order."""
        return [self.best, self.why, self.again, self.next, self.share, self.cancel, self.leave]

    def _show(self, head: str, title: str, text: str, muted: str, buttons: Sequence[QPushButton]) -> None:
        """Show the texts that are not empty, and *buttons*, of which the first of several is the main one."""
        for label, words in ((self.head, head), (self.title, title), (self.body, text), (self.measure, muted)):
            label.setText(words)
            label.setVisible(bool(words))
        self.is_task = False
        for part in (self.stars, self.figures, self.unit, self.progress):
            part.hide()
        for button in self.stops():
            button.setVisible(button in buttons)
        self.setAccessibleName(". ".join(filter(None, (title, text, muted))).replace("\n", " "))
        self.show()
