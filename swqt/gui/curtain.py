"""A large change of the window is made and painted part by part, so that clicks and keys are heard in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swqt.gui.stepwise import Stepwise

_PAUSE: Final = (None,)
"""A step in which nothing is done: what has just been made is not painted in the same breath."""


class Curtain(QObject):
    """Keeps the *parts* of a window as they look while everything behind them changes.

    What is new is made in one round of the event loop, or in steps; then each part of it is painted in a round of its
    own. Clicks and keys are not held back: they meet what stands behind.
    """

    def __init__(self, parts: Callable[[], Iterable[QWidget]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._rounds = Stepwise(self)

    @property
    def is_down(self) -> bool:
        """Whether a part of the window still waits to be made or painted."""
        return self._rounds.is_running

    def fall(self, steps: Iterable[object] = ()) -> None:
        """Have what changes now, and in *steps* after that, painted then: the first of the parts first."""
        self._rounds.finish()
        parts = list(self._parts())
        for part in parts:
            part.setUpdatesEnabled(False)
        self._rounds.begin(chain(steps, _PAUSE, _rising(parts)) if steps else _rising(parts))

    def lift(self) -> None:
        """Have everything done at once that still waits."""
        self._rounds.finish()

    def lifting(self) -> Iterator[None]:
        """Have it done in the steps of somebody else."""
        yield from self._rounds.advance()


def _rising(parts: list[QWidget]) -> Iterator[None]:
    """Let *parts* be painted again, one at a time; those out of sight cost nothing."""
    for part in parts:
        if isValid(part):
            part.setUpdatesEnabled(True)
            if part.isVisible():
                yield
