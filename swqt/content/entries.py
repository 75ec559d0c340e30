"""What a trait file says about one trait."""

from __future__ import annotations

from typing import NamedTuple

from swqt.engine import Trait


class Entry(NamedTuple):
    """A trait and what its file says besides: where it stands, its names by language, whose tokens it uses.

    ``borrows`` is a race whose tokens this one uses, so that only one of the two can be in a game (BLANK-2).
    """

    trait: Trait
    world: str
    file: str
    line: int
    names: dict[str, str]
    borrows: str = ""
