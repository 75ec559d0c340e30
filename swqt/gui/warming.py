"""What the first game needs is made ready while the first page stands: in small steps, between two events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swqt.gui.art import known, outline
from swqt.gui.stepwise import Stepwise

_END: Final = object()


class Warming(QObject):
    """Takes steps, one each time that nothing else is to be done: *first* those that only the first game needs."""

    def __init__(self, first: Iterable[object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first: Iterator[object] = iter(first)
        self._ahead: Iterator[object] = iter(())
        self.is_eager = False
        """Whether anything but the first game is made ready ahead."""
        self._rounds = Stepwise(self)

    @property
    def is_running(self) -> bool:
        return self._rounds.is_running

    def begin(self) -> None:
        """Take the first step when nothing else is to be done."""
        self._rounds.begin(self._all())

    def add(self, steps: Iterable[object]) -> None:
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
        while next(self._first, _END) is not _END or next(self._ahead, _END) is not _END:
            yield


def dressing(panels: Sequence[QWidget]) -> Iterator[None]:
    """Dress *panels* before they are shown, and draw the signs of their cards."""
    for panel in panels:
        for child in panel.findChildren(QWidget):
            if isValid(child):    # it may have gone since
                child.ensurePolished()
                yield
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            outline(kind, name)
            yield
