"""The command line: plays, replays, counts and checks without Qt and without a display."""

from swqt.cli.errors import CliError, SmokeError
from swqt.cli.main import main

__all__ = ["CliError", "SmokeError", "main"]
