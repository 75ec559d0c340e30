"""Long work in steps, one in each round of the event loop, so that clicks and keys are heard between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from time import thread_time
from typing import Final

from PySide6.QtCore import QObject, QTimer

_AT_ONCE: Final = 0.008
"""Seconds of the processor that small steps may take in one go."""


def in_goes(steps: Iterable[object]) -> Iterator[None]:
    """Take *steps*, as many in one go as fit into a few milliseconds."""
    begun = thread_time()
    for _ in steps:
        if thread_time() - begun > _AT_ONCE:
            yield
            begun = thread_time()


class Stepwise(QObject):
    """Takes the steps of an iterator: what it does until it yields is one. A step should take a few milliseconds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._stepping = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether there may be steps to take."""
        return self._stepping or self._timer.isActive()

    def begin(self, steps: Iterable[object]) -> None:
        """Take *steps* from the next round on; what was begun before is done first, or after them if it is at it."""
        self.finish()
        self._steps = chain(steps, self._steps)
        self._timer.start()

    def finish(self) -> None:
        """Take all the steps that are left now. A step cannot finish itself: what follows it waits for the next round.
        """
        while self.is_running and not self._stepping:
            self._step()

    def advance(self) -> Iterator[None]:
        """Do the same a step at a time, for somebody who takes steps, too."""
        while self.is_running and not self._stepping:
            self._step()
            yield

    def drop(self) -> None:
        """Leave undone what is not done yet."""
        self._steps = iter(())
        self._timer.stop()

    def _step(self) -> None:
        if self._stepping:    # an event loop within a step
            return
        left = self._stepping = True
        try:
            next(self._steps)
        except StopIteration:
            left = False
        finally:
            self._stepping = False
            if left:    # also after a step that has failed: the others do not suffer for it
                self._timer.start()
            else:
                self._timer.stop()
