"""Who sits at this computer, as far as its accounts tell.

Where the shipped content lies: at the top of a checkout, under ``swqt/data`` in an installed swqt.

Where this player's games, settings and own content lie. SWQT_HOME puts all of it into one folder.
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
    """Return the folder of traits, texts, help, art and the like; FileNotFoundError if it is lost."""
    return _shipped("resources")


@cache
def board_folder() -> Path:
    """Return the folder of the shipped boards; FileNotFoundError if it is lost."""
    return _shipped("boards")


def _shipped(name: str) -> Path:
    # Installed first: beside an installed package lie other packages' folders, which may bear the same name.
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
    """Return the folder of the unfinished games; the finished ones lie in its folder ``finished``."""
    return data_folder() / "games"


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
