"""Renders the icons of the program and its files in every size:

    .venv/bin/python packaging/icons.py [FOLDER] [--sizes PIXELS...]

The icon is drawn in resources/art/icon.svg, and in icon-small.svg for the small sizes; those of files in board.svg and
trait.svg. Without FOLDER, the files in resources/icon are replaced. Other sizes, of the icon alone, are for the
Microsoft Store.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96")

from PySide6.QtCore import Qt  # noqa: E402  # after sys.path and the environment are set
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from swqt.gui.style.icons import ICON_SIZES  # noqa: E402

sys.path.insert(0, str(ROOT / "packaging"))
import iconfiles  # noqa: E402

ART = ROOT / "resources" / "art"
SMALL = 32
"""Up to this size, the drawing with fewer and bolder lines is used."""

FINE = 4
"""Supersampling factor: each icon is rendered larger and scaled down, for smoothness."""


def icon(size: int, drawing: str) -> QImage:
    """Return the *drawing* at *size* x *size* pixels."""
    image = QImage(size * FINE, size * FINE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ART / drawing)).render(p)
    p.end()
    return image.scaled(
        size, size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Render the files and return the exit code."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "resources" / "icon")
    parser.add_argument("--sizes", nargs="+", type=int, default=ICON_SIZES)
    given = parser.parse_args(arguments)
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    wanted = [("swqt", size, "icon-small.svg" if size <= SMALL else "icon.svg") for size in given.sizes]
    if given.sizes == ICON_SIZES:
        wanted += [(kind, size, f"{kind}.svg") for kind in iconfiles.KINDS for size in iconfiles.WINDOWS]
    for name, size, drawing in wanted:
        path = folder / f"{name}-{size}.png"
        if not icon(size, drawing).save(str(path)):
            print(f"icons: {path} cannot be written", file=sys.stderr)
            return 1
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
