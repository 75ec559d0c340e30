"""Painting a map can be stopped at any moment."""

SCRIPT = """
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage
from swqt.gui.board.background import _WorkerThread
from swqt.gui.board.landscape import PaintingCancelled

class Halfway:
    whole = QRectF(0, 0, 200, 4000)
    bands = 0
    def tile(self, area, scale):
        self.bands += 1
        if self.bands > 1:
            raise PaintingCancelled
        return QImage(200, 64, QImage.Format.Format_RGB32)

app = QGuiApplication([])
for _ in range(20):
    try:
        _WorkerThread(None, None, 1.0, print, QImage, print)._whole(Halfway())
    except PaintingCancelled:
        continue
    raise SystemExit("it was not stopped")
print("stopped twenty times")
"""


def test_painting_stopped_between_two_bands_leaves_no_open_painter(run_code):
    """In a separate process: deleting an image before its painter crashes the program."""
    done = run_code(SCRIPT)
    assert done.stdout.strip() == "stopped twenty times"
    assert "being painted" not in done.stderr
