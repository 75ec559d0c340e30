"""Long work in steps, one in each round of the event loop, so that clicks and keys are heard between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain
from time import thread_time
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from shiboken6 import isValid

_AT_ONCE: Final = 0.006
"""Seconds of the processor that small steps may take in one go."""


def in_goes(steps: Iterable[object]) -> Iterator[None]:
    """Take *steps*, as many in one go as fit into a few milliseconds."""
    begun = thread_time()
    for _ in steps:
        if thread_time() - begun > _AT_ONCE:
            yield
            begun = thread_time()


class Stepwise(QObject):
    """Takes the steps of an iterator: what it does until it yields is one. A step should take a few milliseconds.

    However many of these there are, no round of the event loop has more than one step of one of them, and they take
    turns.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._stepping = False
        self._waiting = False

    @property
    def is_running(self) -> bool:
        """Whether there may be steps to take."""
        return self._stepping or self._waiting

    def begin(self, steps: Iterable[object]) -> None:
        """Take *steps* from the next round on; what was begun before is done first, or after them if it is at it."""
        self.finish()
        self._steps = chain(steps, self._steps)
        self._wait()

    def finish(self) -> None:
        """Take all the steps that are left now. A step cannot finish itself: what follows it waits for the next round.
        """
        while self.is_running and not self._stepping:
            self.step()

    def advance(self) -> Iterator[None]:
        """Do the same a step at a time, for somebody who takes steps, too."""
        while self.is_running and not self._stepping:
            self.step()
            yield

    def drop(self) -> None:
        """Leave undone what is not done yet."""
        self._steps = iter(())
        self._waiting = False

    def step(self) -> None:
        """Take the next step, unless it is at one: there may be an event loop within a step."""
        if self._stepping or not self._waiting:
            return
        left = self._stepping = True
        steps = self._steps
        try:
            next(steps)
        except StopIteration:
            left = self._steps is not steps    # the last one may have begun others
        finally:
            self._stepping = self._waiting = False
            if left:    # also after a step that has failed: the others do not suffer for it
                self._wait()

    def _wait(self) -> None:
        self._waiting = True
        _Turns.of_program().wait(self)


class _Turns(QObject):
    """Lets those who have steps to take do so, one in every second round of the event loop.

    The rounds between belong to what has come of a step: what is dressed or painted then would else be one pause with
    the next one.
    """

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._line: deque[Stepwise] = deque()
        self._rests = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    @staticmethod
    def of_program() -> _Turns:
        """Return those of the one application there is."""
        app = QCoreApplication.instance()
        turns = app.findChild(_Turns, options=Qt.FindChildOption.FindDirectChildrenOnly) if app is not None else None
        return turns if turns is not None else _Turns(app)

    def wait(self, worker: Stepwise) -> None:
        """Let *worker* take a step after those who wait already."""
        if worker not in self._line:
            self._line.append(worker)
        self._timer.start()

    def _next(self) -> None:
        if self._rests:
            self._rests = False
            if self._line:
                self._timer.start()
            return
        while self._line:
            worker = self._line.popleft()
            if isValid(worker) and worker.is_running:
                self._rests = True
                self._timer.start()    # others go on also within an event loop of this step
                worker.step()
                return
