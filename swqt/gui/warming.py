"""What the first game needs is made ready while the first page stands: in small steps, between two events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swqt.gui.art import known, outline


class Warming(QObject):
    """Dresses *panels* before they are shown, and draws the signs of their cards; ``stop`` leaves the rest undone."""

    def __init__(self, panels: Sequence[QWidget], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = _steps(panels)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def begin(self) -> None:
        """Take one step each time that nothing else is to be done."""
        self._timer.start()

    def stop(self) -> None:
        """Have done with it: a game has begun."""
        self._timer.stop()

    def _step(self) -> None:
        step = next(self._steps, None)
        if step is None:
            self._timer.stop()
        else:
            step()


def _steps(panels: Sequence[QWidget]) -> Iterator[Callable[[], object]]:
    for panel in panels:
        for child in panel.findChildren(QWidget):
            if isValid(child):    # it may have gone since
                yield child.ensurePolished
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            yield partial(outline, kind, name)
