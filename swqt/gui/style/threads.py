"""Runs work in threads and in idle moments of the event loop, and collects garbage in the GUI thread alone.

Results of threads are delivered to the GUI thread by a queued signal.
"""

from __future__ import annotations

import gc
import logging
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter
from typing import Final, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

logger = logging.getLogger(__name__)

_T = TypeVar("_T")

_COLLECTION: Final = 250
"""Milliseconds between two looks at how much garbage there is."""


class _Dispatcher(QObject):
    """Calls functions in the thread that created it. Never deleted, because a thread may still emit its signal."""

    _posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def post(self, function: Callable[[], None]) -> None:
        self._posted.emit(function)

    def _call(self, function: Callable[[], None]) -> None:
        function()

    def throw(self, error: Exception) -> None:
        raise error


_dispatchers: list[_Dispatcher] = []
"""The dispatcher of the GUI thread, or empty."""


def window_caller() -> Callable[[Callable[[], None]], None]:
    """Return a thread-safe function that schedules a call in the GUI thread. Must be called in the GUI thread."""
    if not _dispatchers:
        _dispatchers.append(_Dispatcher())
    return _dispatchers[0].post


def queued(slot: Callable[..., None], unless: threading.Event | None = None) -> Callable[..., None]:
    """Return a thread-safe function that calls *slot* in the GUI thread.

    *slot* is a bound method of a QObject; it is referenced weakly. It is not called once that object is deleted or
    *unless* is set.
    """
    post, reference = window_caller(), WeakMethod(slot)

    def call(*arguments: object) -> None:
        post(partial(_call_alive, reference, arguments, unless))

    return call


class TaskAbandoned(Exception):
    """Raised in the thread of a task that has been abandoned."""


class BackgroundTask:
    """Work in a thread that reports to the GUI thread until it is abandoned."""

    def __init__(self) -> None:
        self._abandoned = threading.Event()
        self._thread: threading.Thread | None = None

    def start(
        self, work: Callable[[], _T], done: Callable[[_T], None], failed: Callable[[Exception], None] | None, name: str
    ) -> None:
        """Run *work* in a new thread *name*; call *done* with its result or *failed* with its error in the GUI thread.

        Both are bound methods of QObjects, see ``queued``. Without *failed*, the error is raised there.
        """
        report_result = self.queued(done)
        report_error = self.queued(failed or _dispatchers[0].throw)

        def run() -> None:
            try:
                result = work()
            except Exception as error:  # noqa: BLE001  # *failed* handles it in the GUI thread
                logger.debug("thread %s failed: %s", name, type(error).__name__)
                report_error(error)
            else:
                logger.debug("thread %s done", name)
                report_result(result)

        self._thread = threading.Thread(target=run, name=name)
        self._thread.start()

    def queued(self, slot: Callable[..., None]) -> Callable[..., None]:
        """Return a thread-safe function that calls *slot* in the GUI thread until the task is abandoned."""
        return queued(slot, self._abandoned)

    def abandon(self) -> None:
        """Make the task report nothing more, not even what is queued, and end at its next ``check``."""
        self._abandoned.set()

    def check(self) -> None:
        """Raise TaskAbandoned if the task is abandoned; its work calls this from time to time."""
        if self._abandoned.is_set():
            raise TaskAbandoned

    def join(self) -> None:
        """Wait for the end of the thread."""
        assert self._thread is not None
        self._thread.join()


def run_in_thread(
    work: Callable[[], _T], done: Callable[[_T], None], failed: Callable[[Exception], None] | None, name: str
) -> BackgroundTask:
    """Start a BackgroundTask and return it."""
    task = BackgroundTask()
    task.start(work, done, failed, name)
    return task


def _call_alive(
    reference: WeakMethod[Callable[..., None]], arguments: tuple[object, ...], unless: threading.Event | None
) -> None:
    slot = reference()
    if slot is None or (unless is not None and unless.is_set()):
        return
    if isValid(slot.__self__):    # type: ignore[attr-defined]  # a bound method has __self__
        slot(*arguments)


class GarbageCollector(QObject):
    """Collects the garbage of Python in the GUI thread alone, as long as the program runs.

    Python does it in whichever thread makes an object too many, and widgets among the garbage would be deleted there.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(_COLLECTION)
        timer.timeout.connect(collect_garbage)
        timer.start()


def collect_garbage() -> None:
    """Collect as much as Python would collect by itself now."""
    amounts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, limit) in enumerate(amounts) if count > limit]
    if due:
        gc.collect(max(due))


LIMIT: Final = 0.008
"""Seconds of work between two returns to the event loop."""

_BUSY_DELAY: Final = 200
"""Milliseconds until the next attempt while a mouse button is down."""


def return_memory() -> Iterator[None]:
    """Give the system back what was freed, where the C library keeps it (glibc): a job for the IdleQueue."""
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)    # musl has none
        if trim is not None:
            trim(0)
    yield


class IdleQueue(QObject):
    """Runs jobs in the order in which they were added, a few steps at a time.

    A job is an iterator; each ``next`` is one step and should take a few milliseconds. Jobs may only fill caches: every
    feature works without them.
    """

    def __init__(self, parent: QObject | None = None, *, limit: float = LIMIT) -> None:
        super().__init__(parent)
        self._limit = limit
        self._jobs: deque[Iterator[object]] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run)

    @property
    def is_empty(self) -> bool:
        """Whether all jobs are done."""
        return not self._jobs

    def add(self, job: Iterator[object]) -> None:
        """Run *job* after those already waiting."""
        self._jobs.append(job)
        if not self._timer.isActive():
            self._timer.start(0)

    def clear(self) -> None:
        """Drop all jobs."""
        self._jobs.clear()
        self._timer.stop()

    def _run(self) -> None:
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:    # a drag must not stutter
            self._timer.start(_BUSY_DELAY)
            return
        end = perf_counter() + self._limit
        try:
            while self._jobs:
                self._step()
                if perf_counter() >= end:
                    break
        finally:    # a job that fails is dropped; the others go on
            if self._jobs:
                self._timer.start(0)

    def _step(self) -> None:
        job = self._jobs.popleft()
        try:
            next(job)
        except StopIteration:
            return
        self._jobs.appendleft(job)
