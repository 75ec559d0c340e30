"""Entry point: runs the command line without Qt, or imports and opens the window."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING

from swqt import __version__
from swqt.catalogue_compiler import CatalogueError
from swqt.home import log_setup

if TYPE_CHECKING:
    from pathlib import Path

    from swqt.cli.board import PictureRequest
    from swqt.content import BoardFile, Catalogue
    from swqt.table import Game

logger = logging.getLogger("swqt.main")    # __name__ may be "__main__"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run swqt with *arguments*, by default those of the process, and return the exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()   # worker processes of the frozen program start here
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:    # a packaged program without a console
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # stays open until exit
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")   # no crash where the console cannot show a name
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        level = take_log_level(words)
    except ValueError as error:
        print("swqt:", error, file=sys.stderr)
        return 2
    log_setup.configure(level)
    try:
        logger.info("swqt %s starts: Python %s, %s", __version__, sys.version.split()[0], sys.platform)
        code = run(words)
        logger.info("swqt ends with code %d", code)
    except CatalogueError as error:
        print("swqt:", error, file=sys.stderr)
        return 2
    finally:
        log_setup.close()
    return code


def run(words: Sequence[str]) -> int:
    """Run the command *words* and return the exit code; without any, open the window."""
    if not words and window_loads():
        return open_window([])    # fastest start of the window: does not import the commands
    from swqt import cli

    return cli.main(words, open_window, Painter(), try_window, narrate)


def take_log_level(words: list[str]) -> str:
    """Remove the option ``--log-level`` from *words* and return its value or ""; ValueError for an unknown level."""
    option = "--log-level"
    place = next((number for number, word in enumerate(words) if word.partition("=")[0] == option), None)
    if place is None:
        return ""
    _, separator, level = words.pop(place).partition("=")
    if not separator and place < len(words):
        level = words.pop(place)
    if log_setup.level_of(level) is None:
        raise ValueError(f"{option} is one of {', '.join(log_setup.LEVELS)}")
    return level


def window_loads() -> bool:
    """Return whether the window can be imported; if not, the command line reports what is missing."""
    gc.disable()    # it would scan everything being loaded repeatedly; the window has its own GarbageCollector
    try:
        import swqt.gui.app.application  # noqa: F401  # open_window uses the loaded module
    except ImportError:
        gc.enable()
        return False
    return True


def open_window(arguments: Sequence[str], language: str = "") -> int:
    """Open the window, with the game file in *arguments* if there is one, and return its exit code.

    *language* replaces that of the settings.
    """
    with qt("the window", "; without it: swqt play --headless"):
        from swqt.gui.app import application
    try:
        code: int = application.main(list(arguments), language)
    finally:
        log_setup.write_file()    # the window does so after its first frame, if it has one
    return code


def try_window(board: str, turns: int) -> dict[str, object]:
    """Let bots play *turns* turns on *board* in a window and return a report; cli.SmokeError if it fails."""
    from swqt import cli

    with qt("the window"):
        from swqt.gui.app import smoke_test
    try:
        return smoke_test.try_window(board, turns)
    except smoke_test.SmokeTestError as error:
        raise cli.SmokeError(str(error)) from error


def narrate(game: Game, catalogue: Catalogue, lang: str) -> Iterator[tuple[int, str]]:
    """Yield the log of *game* in sentences in *lang*, each with the number of commands played."""
    with qt("a game in sentences", "; without it: swqt play --headless without --lang"):
        from swqt.gui.texts import i18n, sentences
    with i18n.spoken(lang):
        yield from sentences.narrated(game, catalogue, lang)


class Painter:
    """Paints pictures of boards without a window."""

    def draw(self, picture: PictureRequest, path: Path) -> None:
        with qt("a picture"):
            from swqt.gui.session import position_image
        board, width, position, codes = picture
        position_image.draw(board, path, width=width, position=position, codes=codes)

    def bake(self, board: BoardFile, folder: Path | None = None) -> Path:
        with qt("a picture"):
            from swqt.gui.session import position_image
        return position_image.bake(board, folder)

    def landscape(self, board: BoardFile, width: int) -> bytes:
        with qt("a picture"):
            from swqt.gui.session import position_image
        return position_image.landscape_jpeg(board, width)


@contextmanager
def qt(what: str, advice: str = "") -> Iterator[None]:
    """Raise CliError, with *what* needs PySide6 and *advice*, if the import in the block fails without PySide6.

    The distribution swqt-core has no ``swqt.gui``.
    """
    try:
        yield
    except ImportError as error:
        from swqt import cli

        name = error.name or ""
        if name == "swqt.gui":
            raise cli.CliError(f"{what} is not in swqt-core, but in swqt{advice}") from error
        if name.partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        raise cli.CliError(f"{what} needs PySide6, which cannot be loaded ({error}){advice}") from error


if __name__ == "__main__":
    sys.exit(main())
