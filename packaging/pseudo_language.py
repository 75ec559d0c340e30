"""Lengthens English texts, to show where the window has too little room for other languages."""

from __future__ import annotations

import re
from itertools import count
from typing import Final

from catalogue_files import Message
from translation_checks import LONGEST

_KEPT: Final = re.compile(r"(\{[\w-]*\}|%n|<[^>]*>|&\w+;)")
_WORD: Final = re.compile(r"[^\W\d_]+")
_ACCENTED: Final = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_MORE: Final = 0.4


def longer(message: Message, number: int) -> str:
    """Return the English text of *message* for *number*, 40 % longer, or as long as such a text may be."""
    source = re.sub(r"\((e?s)\)", "" if number == 1 else r"\1", message.source)
    room = LONGEST.get(message.context, len(source) * 2) - len(source)
    return stretched(source, max(0, room))


def stretched(text: str, room: int) -> str:
    """Return *text* with accents and 40 % more letters, but at most *room* more; slots and tags stay."""
    letters = count()    # of every five letters, two are doubled
    used = 0

    def stretch(found: re.Match[str]) -> str:
        nonlocal used
        word = ""
        for letter in found[0]:
            double = next(letters) % 5 in (1, 3) and used < room
            used += double
            word += letter.translate(_ACCENTED) + (letter.lower().translate(_ACCENTED) if double else "")
        return word

    parts = _KEPT.split(text)
    return "".join(part if number % 2 else _WORD.sub(stretch, part) for number, part in enumerate(parts))
