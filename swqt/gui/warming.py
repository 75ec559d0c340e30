"""What the first game needs is made ready while the first page stands: in small steps, between two events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swqt.gui.art import known, outline
from swqt.gui.stepwise import Stepwise

Step = Callable[[], object]


class Warming(QObject):
    """Takes steps, one each time that nothing else is to be done: *first* those that only the first game needs."""

    def __init__(self, first: Iterator[Step], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first = first
        self._ahead: Iterator[Step] = iter(())
        self.is_eager = False
        """Whether anything but the first game is made ready ahead."""
        self._rounds = Stepwise(self)

    @property
    def is_running(self) -> bool:
        return self._rounds.is_running

    def begin(self) -> None:
        """Take the first step when nothing else is to be done."""
        self._rounds.begin(self._all())

    def add(self, steps: Iterator[Step]) -> None:
        """Take *steps*, too, after all others."""
        self.is_eager = True
        self._ahead = chain(self._ahead, steps)
        if not self.is_running:
            self.begin()

    def skip_first(self) -> None:
        """A game has begun: what only the first game needs is left undone."""
        self._first = iter(())
        if not self.is_eager:
            self._rounds.drop()

    def stop(self) -> None:
        """Leave everything undone."""
        self._first = self._ahead = iter(())
        self._rounds.drop()

    def _all(self) -> Iterator[None]:
        while (step := next(self._first, None) or next(self._ahead, None)) is not None:
            step()
            yield


def dressing(panels: Sequence[QWidget]) -> Iterator[Step]:
    """Dress *panels* before they are shown, and draw the signs of their cards."""
    for panel in panels:
        for child in panel.findChildren(QWidget):
            if isValid(child):    # it may have gone since
                yield child.ensurePolished
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            yield partial(outline, kind, name)
