"""Draws pictures for visual checks:  .venv/bin/python packaging/pictures.py FOLDER [game.swn ...]

  boards.png                  all boards with names and figures
  NAME-1280x720-light.png     the window with the final position of game NAME.swn;
  NAME-1920x1080-dark.png     by default, one game of each world from tests/gui/golden
  start.webp table.webp       with --readme only these: the pictures of README.md
  underground.webp end.webp

The user's own games and settings are neither read nor changed.
"""

from __future__ import annotations

import math
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96")

from PySide6.QtCore import QPoint, QRect, Qt  # noqa: E402  # after sys.path and the environment are set
from PySide6.QtGui import QColor, QImage, QPainter  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from swqt.ai import BY_NAME, SearchBot  # noqa: E402
from swqt.content import BoardFile, list_boards  # noqa: E402
from swqt.gui.app.application import make_application  # noqa: E402
from swqt.gui.app.main_window import MainWindow  # noqa: E402
from swqt.gui.board.background import bake_landscape  # noqa: E402
from swqt.gui.board.geometry import geometry_of  # noqa: E402
from swqt.gui.session.position_image import picture, write_png  # noqa: E402
from swqt.gui.style.theme import LIGHT, apply_theme, text_font, title_font  # noqa: E402  # noqa: E402
from swqt.gui.texts.i18n import install_language  # noqa: E402
from swqt.notation import read_game  # noqa: E402
from swqt.table import Game, GameSetup, Library, SavedGames, Settings  # noqa: E402

MAP: Final = 900
COLUMNS: Final = 2
MARGIN: Final = 36
CAPTION: Final = 64
WINDOWS: Final = ((1280, 720, "light"), (1920, 1080, "dark"))
GAMES: Final = tuple(ROOT / "tests" / "gui" / "golden" / f"{world}.swn" for world in ("surface", "underground"))

SEED: Final = 7
QUALITY: Final = 85
"""The seed of the game, and the image quality of the pictures of README.md."""

_CONQUESTS: Final = 6
"""The number of conquests, from the busy round on, before the picture is taken."""

_SETTLED: Final = 3000
"""The time in milliseconds after which an opened window is static and its map fully drawn."""


def sheet(boards: Sequence[BoardFile]) -> QImage:
    """Return a sheet of all *boards* in COLUMNS columns."""
    rows = -(-len(boards) // COLUMNS)
    tall = round(MAP * 0.625) + CAPTION + MARGIN
    image = QImage(COLUMNS * (MAP + MARGIN) + MARGIN, rows * tall + MARGIN, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.card))
    p = QPainter(image)
    for number, board in enumerate(boards):
        row, column = divmod(number, COLUMNS)
        corner = QPoint(MARGIN + column * (MAP + MARGIN), MARGIN + row * tall)
        p.drawImage(corner, picture(board, MAP))
        _caption(p, board, QRect(corner.x(), corner.y() + round(MAP * 0.625), MAP, CAPTION))
    p.end()
    return image


def _caption(p: QPainter, board_file: BoardFile, box: QRect) -> None:
    board = board_file.board
    borders = sum(near.bit_count() for near in board.near) // 2
    natives = "tribe" if board.world == "surface" else "monster"
    figures = (
        f"{board.id}: {board.players} players, {board.rounds} rounds, {len(board.codes)} regions, {borders} borders, "
        f"{board.entry.bit_count()} to enter by, {board.marks[natives].bit_count()} with natives"
    )
    p.setPen(QColor(LIGHT.text))
    p.setFont(title_font(size=1.8))
    p.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, board.name)
    p.setPen(QColor(LIGHT.muted))
    p.setFont(text_font(size=1.1))
    p.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figures)


def table(game: Path | Game | None, width: int, height: int, theme: str, folder: Path) -> QImage:
    """Return a picture of the window with *game* open, or of its first page; the window saves games in *folder*."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, theme)
    library = Library(folder)
    settings = Settings(language="en", reduced_motion=True)
    window = MainWindow(library, SavedGames(library, folder / "games"), settings, render_limit=math.inf)
    window.resize(width, height)
    window.show()
    if isinstance(game, Path):
        board = read_game(game.read_text(encoding="utf-8"), library, source=str(game)).rules.board
        bake_landscape(board, geometry_of(library.shape(board)))    # otherwise the window starts with plain colours
        window.open_game(game)
    elif game is not None:
        window.show_game(game)
    QTest.qWait(_SETTLED)
    image = window.grab().toImage()
    window.close()
    return image


def played_game(folder: Path, board: str, busy_round: int) -> Game:
    """Return a game on *board*, played by bots up to a conquest in or soon after *busy_round*, or to its end."""
    library = Library(folder)
    content = "underground" if library.board(board).world == "underground" else "base"
    names = ("Anna", "Ben", "Cleo", "Dora")
    saves = SavedGames(library, folder / "played")    # a window archives finished games in its own folder
    game = saves.start(GameSetup(names, ("human",) * len(names), board, content, seed=SEED))
    bot = SearchBot(BY_NAME["easy"], SEED)
    conquests = 0
    while (decision := game.decision) is not None:
        conquests += game.state.round >= busy_round and decision.kind == "conquer"
        if conquests > _CONQUESTS:
            break
        game.play(bot.choose(game.rules, game.state))
    return game


def draw_readme(folder: Path, home: Path) -> None:
    """Draw the pictures of README.md to *folder*."""
    pages = (
        ("start", "", 0, "light"), ("table", "midland-4", 6, "light"), ("underground", "nethermere-4", 6, "dark"),
        ("end", "midland-4", 99, "light"),
    )  # fmt: skip
    for name, board, busy_round, theme in pages:
        path = folder / f"{name}.webp"
        game = played_game(home, board, busy_round) if board else None
        image = table(game, 1280, 720, theme, home)
        if not image.save(str(path), "WEBP", QUALITY):    # type: ignore[call-overload]  # the stubs want bytes
            raise SystemExit(f"{path} cannot be written")
        print(path)


def main(words: Sequence[str]) -> int:
    asked = ArgumentParser(prog="pictures.py", description="Draw the boards, and games in the window.")
    asked.add_argument("folder", type=Path, metavar="FOLDER", help="where the pictures go; it must exist")
    asked.add_argument("games", type=Path, nargs="*", default=GAMES, metavar="game.swn")
    asked.add_argument("--readme", action="store_true", help="draw the pictures of README.md instead")
    given = asked.parse_args(words)
    with TemporaryDirectory() as home:
        os.environ.update(SWQT_HOME=home, XDG_CACHE_HOME=home)
        app = make_application()
        kept = install_language(app, "en")
        apply_theme(app, "light")
        if given.readme:
            draw_readme(given.folder, Path(home))
            return 0
        path = given.folder / "boards.png"
        write_png(sheet(list_boards().boards), path)
        print(path)
        for game in given.games:
            for width, height, theme in WINDOWS:
                path = given.folder / f"{game.stem}-{width}x{height}-{theme}.png"
                write_png(table(game, width, height, theme, Path(home)), path)
                print(path)
        del kept
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
