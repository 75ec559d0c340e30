"""Which of the cost badges stand on the map: on a full one they would bury what lies below them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from swqt.gui.board.token import AFFORDABLE, Badge

AUTO: Final = "auto"
ALL: Final = "all"
HOVER: Final = "hover"
OFF: Final = "off"
"""The values of ``Settings.badges``. AUTO: all if there are ``FEW``, otherwise what can be paid; HOVER: the one that is
looked at; OFF: none at all."""

FEW: Final = 12


def badges_shown(badges: Mapping[int, Badge], rule: str, looked_at: set[int], *, far: bool = False) -> set[int]:
    """Return the regions whose badge is shown by *rule*; *far*: the map is so small that one looks for one's own."""
    if rule == OFF:
        return set()
    seen = looked_at & badges.keys()
    if rule == HOVER or far:
        return seen
    if rule == ALL or len(badges) <= FEW:
        return set(badges)
    return seen | {region for region, badge in badges.items() if badge.state == AFFORDABLE}
