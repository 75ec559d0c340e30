"""What the first game needs is made ready while the first page stands: in small steps, between two events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swqt.gui.art import known, outline

Step = Callable[[], object]


class Warming(QObject):
    """Takes steps, one each time that nothing else is to be done: *first* those that only the first game needs."""

    def __init__(self, first: Iterator[Step], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first = first
        self._ahead: Iterator[Step] = iter(())
        self.is_eager = False
        """Whether anything but the first game is made ready ahead."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def begin(self) -> None:
        """Take the first step when nothing else is to be done."""
        self._timer.start()

    def add(self, steps: Iterator[Step]) -> None:
        """Take *steps*, too, after all others."""
        self.is_eager = True
        self._ahead = chain(self._ahead, steps)
        self._timer.start()

    def skip_first(self) -> None:
        """A game has begun: what only the first game needs is left undone."""
        self._first = iter(())
        if not self.is_eager:
            self._timer.stop()

    def stop(self) -> None:
        """Leave everything undone."""
        self._first = self._ahead = iter(())
        self._timer.stop()

    def _step(self) -> None:
        step = next(self._first, None) or next(self._ahead, None)
        if step is None:
            self._timer.stop()
        else:
            step()


def dressing(panels: Sequence[QWidget]) -> Iterator[Step]:
    """Dress *panels* before they are shown, and draw the signs of their cards."""
    for panel in panels:
        for child in panel.findChildren(QWidget):
            if isValid(child):    # it may have gone since
                yield child.ensurePolished
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            yield partial(outline, kind, name)
