"""The door: a command line without Qt, or the window, which is imported only when it is to open."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from swqt import cli


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what *arguments* (those of the process) ask for and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")   # an old console must not end a game over a name
    return cli.main(sys.argv[1:] if arguments is None else arguments, open_window)


def open_window(arguments: Sequence[str]) -> int:
    """Open the window, on the game file in *arguments* if there is one, and return its exit code."""
    try:
        from swqt.gui import app
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        raise cli.CliError(
            f"the window needs PySide6, which cannot be loaded ({error}); without it: swqt play --headless"
        ) from error
    code: int = app.main(list(arguments))
    return code


if __name__ == "__main__":
    sys.exit(main())
