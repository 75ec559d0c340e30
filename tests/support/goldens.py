"""Draws the golden pictures: the approved appearance of the map, the icons and the pages.

    python tests/support/goldens.py                    draws every picture again, into tests/gui/golden
    python tests/support/goldens.py scene-surface ...  only these
    python tests/support/goldens.py --into FOLDER ...  elsewhere, as the comparing test does

Look at the pictures before you commit them. They are the same on every Linux: they do not depend on the screen, system
fonts or user settings.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = HERE.parent / "gui" / "golden"
if __name__ == "__main__":
    # Qt reads all of this when it is loaded.
    sys.path.insert(0, str(HERE.parents[1]))
    os.environ.update(
        QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96", FONTCONFIG_FILE=str(FOLDER / "fonts.conf")
    )

from PySide6.QtCore import QPointF  # noqa: E402  # the checkout and the settings must come first
from PySide6.QtGui import QColor, QImage, QPainter  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget  # noqa: E402

from swqt.gui.app.application import make_application  # noqa: E402
from swqt.gui.app.main_window import MainWindow  # noqa: E402
from swqt.gui.board.background import LandscapeLoader  # noqa: E402
from swqt.gui.board.token_painter import TokenFace, paint_piece, paint_stack  # noqa: E402
from swqt.gui.board.view import BoardView  # noqa: E402
from swqt.gui.dialogs.new_game import NewGameDialog  # noqa: E402
from swqt.gui.pages.start_page import StartPage  # noqa: E402
from swqt.gui.session.position_image import picture, write_png  # noqa: E402
from swqt.gui.style.icons import known, outline, scaled  # noqa: E402
from swqt.gui.style.seat_style import SEATS  # noqa: E402
from swqt.gui.style.theme import apply_theme  # noqa: E402
from swqt.gui.texts.i18n import install_language  # noqa: E402
from swqt.notation import read_position  # noqa: E402
from swqt.table import Library, SavedGames, Settings  # noqa: E402

_MAP_WIDTH: Final = 480
_WINDOW: Final = (1280, 720)
_COLUMNS: Final = 12
_CELL: Final = 60
_PAPER: Final = QColor("#F9F1DC")
_INK: Final = QColor("#2B1E13")


def _scene(name: str) -> QImage:
    library = Library(FOLDER)
    rules, state = read_position((FOLDER / f"{name}.swn").read_text(encoding="utf-8"), library)
    return picture(library.board_file(rules.board.id), _MAP_WIDTH, (rules, state))


def _sheet(count: int, paint: Callable[[QPainter, int], None]) -> QImage:
    """Return a sheet of *count* cells; *paint* paints the cell with a given number around the origin."""
    image = QImage(_COLUMNS * _CELL, (-(-count // _COLUMNS)) * _CELL, QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(count):
        p.save()
        p.translate(QPointF((number % _COLUMNS + 0.5) * _CELL, (number // _COLUMNS + 0.5) * _CELL))
        paint(p, number)
        p.restore()
    p.end()
    return image


def _races() -> QImage:
    """Every race on tokens of alternating seats, then all again in decline."""
    names = sorted(known("race"))

    def paint(p: QPainter, number: int) -> None:
        face = TokenFace("race", names[number % len(names)], number % 3 + 1, declined=number >= len(names))
        paint_stack(p, SEATS[number % len(SEATS)], face, 20)

    return _sheet(2 * len(names), paint)


def _emblems() -> QImage:
    """Every special power, then every piece."""
    powers, pieces = sorted(known("power")), sorted(known("piece"))

    def paint(p: QPainter, number: int) -> None:
        if number < len(powers):
            p.fillPath(scaled(outline("power", powers[number]), 21), _INK)
        else:
            paint_piece(p, pieces[number - len(powers)], 20)

    return _sheet(len(powers) + len(pieces), paint)


def _is_settled(widget: QWidget) -> bool:
    """Return whether the start page has its pictures, and the map is as sharp as it will be."""
    scenes = [view.board_scene() for view in widget.findChildren(BoardView)]
    starts = [page for page in widget.findChildren(StartPage) if page.isVisible()]
    idle = widget.idle.is_empty if isinstance(widget, MainWindow) else True
    drawn = all(scene is None or scene.is_painted for scene in scenes)
    return idle and drawn and all(page.is_settled for page in starts)


def _grabbed(widget: QWidget) -> QImage:
    """Return the picture of *widget* once it is static."""
    widget.resize(*_WINDOW)
    widget.show()
    for line in widget.findChildren(QLineEdit):
        line.clearFocus()    # a cursor blinks
    QTest.qWait(50)
    while not _is_settled(widget):
        QTest.qWait(50)
    return _still(widget).convertToFormat(QImage.Format.Format_RGB32)


def _still(widget: QWidget) -> QImage:
    """Return a stable picture of *widget*: each grab may trigger more painting."""
    last = QImage()
    while (now := widget.grab().toImage()) != last:
        last = now
        QTest.qWait(100)
    return now


@contextmanager
def _table(theme: str) -> Iterator[tuple[Library, MainWindow]]:
    """A window as at the first start, in *theme*. Maps are plain; landscapes have their own pictures."""
    apply_theme(QApplication.instance(), theme)
    plain = QImage(16, 10, QImage.Format.Format_RGB32)
    plain.fill(QColor("#7D8A55"))
    sight = patch.object(LandscapeLoader, "serve", lambda backdrop, item: backdrop.serve_with(item, plain))
    with TemporaryDirectory() as folder, sight:
        library = Library(Path(folder))
        window = MainWindow(
            library, SavedGames(library, Path(folder) / "games"),
            Settings(language="en", bot_speed="instant", reduced_motion=True),
        )  # fmt: skip
        window.resize(*_WINDOW)
        window.show()
        yield library, window
        window.close()


def _start_page(theme: str) -> QImage:
    with _table(theme) as (_, window):
        while (scenery := window.start_page._scenery) is None or scenery._shown is None:    # painted in idle steps
            QApplication.processEvents()
        return _grabbed(window)


def _new_game(theme: str) -> QImage:
    with _table(theme) as (library, _):
        dialog = NewGameDialog(library, {})
        image = _grabbed(dialog)
        dialog.reject()
        return image


def _game(theme: str) -> QImage:
    with _table(theme) as (_, window):
        window.open_game(FOLDER / "surface.swn")
        return _grabbed(window)


PICTURES: Final[dict[str, Callable[[], QImage]]] = {
    "scene-surface": partial(_scene, "surface"),
    "scene-underground": partial(_scene, "underground"),
    "races": _races,
    "emblems": _emblems,
    **{
        f"{page}-{theme}": partial(draw, theme)
        for page, draw in (("start-page", _start_page), ("new-game", _new_game), ("table", _game))
        for theme in ("light", "dark")
    },
}


def main(words: Sequence[str]) -> int:
    asked = argparse.ArgumentParser(prog="goldens.py", description="Draw the golden pictures again.")
    asked.add_argument("names", metavar="NAME", nargs="*", help=", ".join(PICTURES))
    asked.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    given = asked.parse_args(words)
    if unknown := [name for name in given.names if name not in PICTURES]:
        asked.error(f"no such picture: {', '.join(unknown)}; pictures are {', '.join(PICTURES)}")
    if not sys.platform.startswith("linux"):
        asked.error("golden pictures are drawn on Linux: other systems draw letters otherwise")
    with TemporaryDirectory() as home:
        os.environ.update(SWQT_HOME=home, XDG_CACHE_HOME=home)
        app = make_application()
        kept = install_language(app, "en")
        apply_theme(app, "light")
        for name in given.names or PICTURES:
            path = given.into / f"{name}.png"
            write_png(PICTURES[name](), path)
            print(path)
        del kept
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
