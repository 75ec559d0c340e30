"""The folders of shipped content and of the player's games, settings and logs, and the name of the player.

SWQT_HOME puts all of the player's folders into one.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def resource_folder() -> Path:
    """Return the folder of traits, texts, help, art and the like; FileNotFoundError if it is missing."""
    return _shipped("resources")


@cache
def board_folder() -> Path:
    """Return the folder of the shipped boards; FileNotFoundError if it is missing."""
    return _shipped("boards")


def _shipped(name: str) -> Path:
    # Installed first: other packages beside an installed swqt may have folders of the same name.
    places = (_PACKAGE / "data" / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"swqt is incomplete: no folder {name!r}; looked for {places[0]} and {places[1]}")


HOME = "SWQT_HOME"


def data_folder() -> Path:
    """Return the folder of games and the player's own boards and traits; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) if home else Path(platformdirs.user_data_dir("swqt", appauthor=False))


def config_folder() -> Path:
    """Return the folder of the settings; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) if home else Path(platformdirs.user_config_dir("swqt", appauthor=False))


def log_folder() -> Path:
    """Return the folder of the log files; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) / "logs" if home else Path(platformdirs.user_log_dir("swqt", appauthor=False))


def games_folder() -> Path:
    """Return the folder of the unfinished games; the finished ones are in its subfolder ``finished``."""
    return data_folder() / "games"


_LONGEST: Final = 24
"""The longest name that every game accepts, network games included."""

_NOBODY: Final = ("root", "administrator")
"""Accounts that belong to no person."""


def person_here() -> str:
    """Return the real name of the user who is logged in, else the name of the account; "" if neither is known."""
    import getpass  # late: the first page does not need it

    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):    # nobody is logged in, as in a container
        login = ""
    names = (" ".join(name.split()) for name in (_real_name(login), login))
    return next((name for name in names if 0 < len(name) <= _LONGEST and _is_a_person(name)), "")


def _is_a_person(name: str) -> bool:
    return name.isprintable() and name.casefold() not in _NOBODY


def _real_name(login: str) -> str:
    """Return the full name of the account *login*; "" on Windows, which has no password database."""
    if sys.platform == "win32":
        return ""
    import pwd

    try:
        return pwd.getpwnam(login).pw_gecos.split(",")[0].replace("&", login.capitalize())
    except KeyError:
        return ""
