"""Errors that the command line reports as one line."""

from __future__ import annotations


class CliError(Exception):
    """An error the user can fix; the message says how."""


class SmokeError(Exception):
    """A part of this installation does not work; the message names it."""


def read_error(path: object, error: OSError) -> CliError:
    """Return the error for a failure to read or write *path*."""
    return CliError(f"{path}: {error.strerror or error}")
