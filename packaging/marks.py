"""Draws the ticks and arrows of controls:  .venv/bin/python packaging/marks.py [FOLDER]

Without FOLDER, it replaces the files in resources/marks: each mark in the colour of each theme, larger than it is ever
shown. They must be files because style sheets can refer only to files.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96")

from PySide6.QtCore import QPointF, Qt  # noqa: E402  # after sys.path and the environment are set
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen  # noqa: E402

from swqt.gui.style.theme import (  # noqa: E402
    INKS,
    MARKS,
    THEMES,
    mark_name,
)

SIDE: Final = 64
STROKES: Final[dict[str, list[list[tuple[float, float]]]]] = {
    "tick": [[(0.17, 0.53), (0.41, 0.77), (0.83, 0.25)]],
    "dash": [[(0.22, 0.5), (0.78, 0.5)]],
    "down": [[(0.2, 0.36), (0.5, 0.66), (0.8, 0.36)]],
    "up": [[(0.2, 0.64), (0.5, 0.34), (0.8, 0.64)]],
    "right": [[(0.36, 0.2), (0.66, 0.5), (0.36, 0.8)]],
    "left": [[(0.64, 0.2), (0.34, 0.5), (0.64, 0.8)]],
    "close": [[(0.22, 0.22), (0.78, 0.78)], [(0.78, 0.22), (0.22, 0.78)]],
    "float": [[(0.2, 0.34), (0.2, 0.8), (0.66, 0.8), (0.66, 0.34), (0.2, 0.34)], [(0.4, 0.2), (0.8, 0.2), (0.8, 0.6)]],
}
"""Polylines of each mark, in fractions of the side."""


def draw(mark: str, colour: str) -> QImage:
    """Return *mark* in *colour* on a transparent background."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = SIDE * (0.15 if mark in ("tick", "dash") else 0.11)
    p.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for stroke in STROKES[mark]:
        p.drawPolyline([QPointF(x * SIDE, y * SIDE) for x, y in stroke])
    p.end()
    return image


def main(words: Sequence[str]) -> int:
    asked = ArgumentParser(description="Draw the marks on controls.")
    asked.add_argument("folder", type=Path, nargs="?", default=ROOT / "resources" / "marks")
    folder = asked.parse_args(words).folder
    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication([])
    for theme in THEMES.values():
        for mark in MARKS:
            path = folder / mark_name(mark, theme)
            if not draw(mark, INKS[mark](theme)).save(str(path)):
                print(f"{path}: not written", file=sys.stderr)
                return 1
            print(path)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
