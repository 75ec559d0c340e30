"""Who sits at this computer, as far as its accounts tell."""

from __future__ import annotations

import sys
from typing import Final

_LONGEST: Final = 24
"""Letters of a name that every table takes, a network's too."""

_NOBODY: Final = ("root", "administrator")
"""Accounts that are an office and no person."""


def person_here() -> str:
    """Return the real name of whoever is logged in, otherwise the name of the account; empty if neither is known."""
    import getpass  # not before somebody begins to play: the first page does without

    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):    # nobody is logged in, as in a container
        login = ""
    names = (" ".join(name.split()) for name in (_real_name(login), login))
    return next((name for name in names if 0 < len(name) <= _LONGEST and _is_a_person(name)), "")


def _is_a_person(name: str) -> bool:
    return name.isprintable() and name.casefold() not in _NOBODY


def _real_name(login: str) -> str:
    """Return the name that stands beside *login* in the list of accounts; Windows has no such list."""
    if sys.platform == "win32":
        return ""
    import pwd

    try:
        return pwd.getpwnam(login).pw_gecos.split(",")[0].replace("&", login.capitalize())
    except KeyError:
        return ""
