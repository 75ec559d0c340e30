"""The program as ``python -m swqt`` starts it, watched until its first frame."""

from __future__ import annotations

import runpy
import sys

from PySide6.QtWidgets import QApplication

from swqt.gui.measure.first_frame import FirstFrame


def main() -> None:
    """Open the window, print what its first frame took, and leave as the program does."""
    sys.argv = ["swqt"]
    app = QApplication(sys.argv[:1])
    app.setProperty("watch", FirstFrame(app))
    runpy.run_module("swqt", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
