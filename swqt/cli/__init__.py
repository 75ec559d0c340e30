"""The command line: plays, replays, measures and checks without Qt or a display."""

from swqt.cli.errors import CliError, SmokeError
from swqt.cli.main import main

__all__ = ["CliError", "SmokeError", "main"]
