"""The badge of what conquering a region takes, as an item of its own: it comes and goes softly, nothing is redrawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from swqt.gui.board.sprite import Sprite
from swqt.gui.board.token import Badge, paint_badge
from swqt.gui.studio import RenderBudget

FADE: Final = 120
"""Milliseconds in which a badge appears or vanishes."""

_BOX: Final = QRectF(-64, -24, 128, 52)


class Fades(QObject):
    """Takes the badges of one map from what can be seen of them to what should be, in ``milliseconds``; 0: at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.milliseconds = 0
        self._ways: dict[BadgeItem, tuple[float, float]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._go)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether any badge is on its way."""
        return bool(self._ways)

    def turn(self, badge: BadgeItem, goal: float) -> None:
        """Let *badge* become as opaque as *goal* says; those that are on their way arrive together with it."""
        self._ways[badge] = (badge.opacity(), goal)
        if self.milliseconds <= 0:
            self.finish()
        elif self._clock.state() != QVariantAnimation.State.Running or self._clock.currentTime():
            self._begin()

    def _begin(self) -> None:
        self._ways = {item: (item.opacity(), there) for item, (_, there) in self._ways.items()}
        self._clock.stop()
        self._clock.setDuration(self.milliseconds)
        self._clock.start()

    def finish(self) -> None:
        """Have every badge where it should be."""
        self._clock.stop()
        ways, self._ways = self._ways, {}
        for badge, (_, goal) in ways.items():
            badge.setOpacity(goal)
            badge.arrive()

    def _go(self, time: float) -> None:
        for badge, (start, goal) in self._ways.items():
            badge.setOpacity(start + (goal - start) * time)


class BadgeItem(Sprite):
    """Shows one Badge, or none, on *stand*."""

    def __init__(self, stand: QGraphicsItem, budget: RenderBudget, fades: Fades) -> None:
        super().__init__(budget)
        self.setParentItem(stand)
        self.badge: Badge | None = None
        """What is to be seen; a badge that vanishes until it is gone."""
        self.wanted = False
        self._fades = fades
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setOpacity(0.0)
        self.setVisible(False)

    def show_badge(self, badge: Badge | None, place: QPointF) -> None:
        """Show *badge* at *place*; None lets the one that was shown vanish where it is."""
        if badge is not None:
            self.setPos(place)
            if badge != self.badge:
                self.badge = badge
                self.redraw()
        if self.wanted != (badge is not None):
            self.wanted = badge is not None
            self.setVisible(True)
            self._fades.turn(self, 1.0 if self.wanted else 0.0)

    def arrive(self) -> None:
        """Take note that it is as opaque as it should be."""
        if not self.wanted:
            self.badge = None
            self.setVisible(False)
            self.redraw()

    def area(self) -> QRectF:
        return _BOX if self.badge is not None else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        if self.badge is not None:
            paint_badge(p, self.badge)
