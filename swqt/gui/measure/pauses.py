"""A scripted visit at the program, and where it stands still (``visit.py``, ``heart.py``).

The window's own work shows in the processor's time of its thread, which a busy machine does not change; the clock
counts also what other programs took.
"""

from __future__ import annotations

import os
import sys
import traceback
from types import TracebackType

from PySide6.QtWidgets import QDialog

from swqt.gui.app import application as starter
from swqt.gui.measure.first_frame import tell
from swqt.gui.measure.heart import Heart
from swqt.gui.measure.table import wait
from swqt.gui.measure.visit import Visit
from swqt.gui.program import Program
from swqt.home import Settings


def main() -> int:
    """Print the longest pause of each part of the visit in milliseconds, and how many there were."""
    app = starter.make_application()
    settings = Settings(bot_speed="instant", own_speed="instant", sound=False, theme="light", language="en")
    program = Program(app, settings)
    sys.excepthook = _fail
    program.window.resize(1280, 800)
    program.window.show()
    wait(50)
    visit = Visit(program, Heart())
    visit.run()
    tell(visit.pauses)
    for dialog in program.window.findChildren(QDialog):
        dialog.close()
    program.window.close()
    program.close()
    return 0


def _fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """End at once with the fault: a message that waits for the player would wait for ever."""
    traceback.print_exception(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())
