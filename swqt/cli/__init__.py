"""The command line: plays, replays, counts and checks without Qt and without a display."""

from swqt.cli.errors import CliError
from swqt.cli.main import main
from swqt.cli.smoke import SmokeError

__all__ = ["CliError", "SmokeError", "main"]
