"""What a command line complains of in one line."""

from __future__ import annotations


class CliError(Exception):
    """Something the user can put right; the message says what and how."""


class SmokeError(Exception):
    """Something of this installation does not work; the message says what."""


def read_error(path: object, error: OSError) -> CliError:
    """Return the complaint that *path* could not be read or written."""
    return CliError(f"{path}: {error.strerror or error}")
