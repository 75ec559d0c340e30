"""Tells when the first frame of a process stands on the screen, and what it has cost until then."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from time import monotonic, process_time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


def peak_memory() -> float:
    """Return the most memory that this process has held, in MB; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0.0
    import resource  # Windows has none

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def tell(figures: Mapping[str, float | tuple[float, float, int]]) -> None:
    """Print *figures* for the process that asked."""
    print(json.dumps(dict(figures)), flush=True)


class FirstFrame(QObject):
    """Prints time and memory when the event loop is reached again after the first window was painted; then quits.

    ``at`` is the system's monotonic clock, which the process that started this one reads too; ``cpu`` are the
    seconds that the processor gave to this process from its start.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._app.removeEventFilter(self)
            QTimer.singleShot(0, self, self._done)
        return False

    def _done(self) -> None:
        tell({"at": monotonic(), "cpu": process_time(), "memory": peak_memory()})
        self._app.exit(0)
