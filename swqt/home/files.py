"""Where the shipped content lies: at the top of a checkout, under ``swqt/data`` in an installed swqt."""

from __future__ import annotations

from functools import cache
from pathlib import Path

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
