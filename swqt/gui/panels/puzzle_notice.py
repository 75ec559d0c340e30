"""The notice beside the board that sets a puzzle, judges the turn that was played, and offers what to do next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

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
    """What is said of a turn: a title, the coins of both turns, and the reason why the best one is the best."""

    stars: int
    title: str
    lines: tuple[str, ...]
    reason: str


class PuzzleNotice(NoticeFrame):
    """Shows the task, then that the turn is being judged, then the verdict; each with the buttons that fit."""

    again_wanted = Signal()
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
        self.text = self._label()
        self.measure = self._label()
        self.measure.setProperty("muted", True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Judging your turn"))
        self.next = WrappingButton(self.tr("Next puzzle"))
        self.again = WrappingButton(self.tr("Try again"))
        self.again.setToolTip(self.tr("Put the position up again, with fresh dice"))
        self.best = WrappingButton(self.tr("Show the best turn"))
        self.best.setToolTip(self.tr("Watch it step by step on the map"))
        self.share = WrappingButton(self.tr("Share"))
        self.share.setToolTip(self.tr("Copy your result as a few signs that give nothing away"))
        self.cancel = WrappingButton(self.tr("Cancel"))
        self.leave = WrappingButton(self.tr("All puzzles"))
        self._acts, acts = button_row()
        for button, signal in (
            (self.again, self.again_wanted), (self.next, self.next_wanted), (self.best, self.best_wanted),
            (self.share, self.shared), (self.cancel, self.cancelled), (self.leave, self.left),
        ):  # fmt: skip
            button.setProperty("slim", True)
            button.clicked.connect(signal)
            EnterActivates(button)
            acts.addWidget(button)
        row = QHBoxLayout()
        row.addWidget(self.stars)
        row.addStretch(1)
        self._box.addWidget(self.head)
        self._box.addWidget(self.title)
        self._box.addLayout(row)
        for part in (self.text, self.measure, self.progress, self._acts):
            self._box.addWidget(part)

    def show_task(self, head: str, task: str, measure: str) -> None:
        """Set the puzzle called *head*: what is to be done, and what counts."""
        self._show(head, task, "", measure, (self.leave,))

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
        """Show *verdict*; the main button is what one is likely to do next."""
        solved = verdict.stars == MOST_STARS
        first, second = (self.next, self.again) if solved else (self.again, self.next)
        text = "\n".join((*verdict.lines[:1], verdict.reason))
        self._show(head, verdict.title, text, "\n".join(verdict.lines[1:]), (
            first, self.best, second, self.share, self.leave,
        ))  # fmt: skip
        self.stars.show_stars(verdict.stars)
        self.stars.show()
        self.setAccessibleName(". ".join((stars_text(verdict.stars), self.accessibleName())))

    def show_best(self, head: str, reason: str) -> None:
        """Say why the turn that is being replayed is the best one."""
        self._show(head, self.tr("The best turn"), reason, "", (self.again, self.next, self.leave))

    def show_failure(self, head: str, why: str) -> None:
        """Say *why* the turn is not judged."""
        self._show(head, self.tr("Not judged"), why, "", (self.again, self.next, self.leave))

    def say(self, text: str) -> None:
        """Say *text* below everything else, as that something was copied."""
        self.measure.setText(text)
        self.measure.show()

    @property
    def is_task(self) -> bool:
        """Whether the task is shown, and nothing is judged."""
        return not self.isHidden() and self.main is None and self.progress.isHidden()

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self.again, self.next, self.best, self.share, self.cancel, self.leave]

    @property
    def main(self) -> QPushButton | None:
        """The button that is meant to be pressed, if there is one."""
        return next((button for button in self._buttons() if not button.isHidden() and button.property("primary")), None)

    def _buttons(self) -> Sequence[QPushButton]:
        return (self.again, self.next, self.best, self.share, self.cancel, self.leave)

    def _show(self, head: str, title: str, text: str, muted: str, buttons: Sequence[QPushButton]) -> None:
        """Show the texts that are not empty, and *buttons*, of which the first of several is the main one."""
        for label, words in ((self.head, head), (self.title, title), (self.text, text), (self.measure, muted)):
            label.setText(words)
            label.setVisible(bool(words))
        self.stars.hide()
        self.progress.hide()
        for button in self._buttons():
            button.setVisible(button in buttons)
            is_main = len(buttons) > 1 and button is buttons[0]
            if bool(button.property("primary")) != is_main:
                button.setProperty("primary", is_main)
                button.style().polish(button)
        self.setAccessibleName(". ".join(filter(None, (title, text, muted))).replace("\n", " "))
        self.show()
