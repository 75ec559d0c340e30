"""Taking back one's own commands without asking: part of the log, so that everybody sees the same.

A body ``undo 2`` takes back the last two commands of the seat that is asked, if nobody else has answered since, and
nothing random or hidden has turned up: what could be taken back at a table of one's own. More needs a vote.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

TAKE_BACK: Final = "undo"

_FORM: Final = re.compile(rf"{TAKE_BACK} ([1-9][0-9]{{0,3}})")


def taken_back(text: str) -> int:
    """Return how many commands *text* takes back; 0 if it is another body."""
    found = _FORM.fullmatch(text)
    return int(found[1]) if found else 0


def write_taking_back(count: int) -> str:
    """Return the body that takes back *count* commands."""
    return f"{TAKE_BACK} {count}"


def effective(texts: Iterable[str]) -> list[str]:
    """Return those of *texts* that still count, in their order."""
    out: list[str] = []
    for text in texts:
        count = taken_back(text)
        if count:
            del out[-count:]
        else:
            out.append(text)
    return out
