"""A player's own traits inside a text: ``trait NAME = DIGEST {``, lines of TOML, ``}`` (BLANK-3)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from swqt.notation.errors import shown
from swqt.notation.library import TraitText
from swqt.notation.lines import TRAIT, Line

LONGEST: Final = 40_000
"""How many characters a block may have. What the content writes is at most half as long."""

MOST_BLOCKS: Final = 99

LONGEST_TOGETHER: Final = 200_000
"""How many characters all blocks of a text may have: a trait in two languages has some fifteen hundred."""

DIGITS: Final = 8

_CLOSING: Final = "}"
_NAME: Final = re.compile(r"[a-z][a-z-]*")
_DIGEST: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


class TraitBlock(NamedTuple):
    """A trait in a text, and its lines, with which complaints about it begin."""

    trait: TraitText
    opening: Line
    rows: list[Line]

    @property
    def size(self) -> int:
        """How many characters its lines have, with their ends."""
        return sum(len(row.text) + 1 for row in self.rows)

    def line(self, number: int) -> Line:
        """Return line *number* of the block, counted from 1; the opening one for any other number."""
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else self.opening


def read_trait(opening: Line, rows: list[Line] | None) -> TraitBlock:
    """Return the block that *opening* begins; *rows* are the lines within it, None if it is not closed."""
    cursor = opening.cursor()
    cursor.skip()
    token = cursor.word("the name of the trait")
    if not _NAME.fullmatch(token.word):
        raise cursor.error(f"a trait is called by small letters and hyphens, not {shown(token.text)}", token)
    digest = ""
    if cursor.accept("="):
        digit = cursor.word(f"the {DIGITS} digits of the trait's digest")
        digest = digit.word
        if not _DIGEST.fullmatch(digest):
            raise cursor.error(f"a digest is {DIGITS} digits, 0-9 and a-f, not {shown(digit.text)}", digit)
    cursor.expect("{", "'=' and a digest, or '{' and the lines of the trait below")
    cursor.end("the end of the line")
    if rows is None:
        raise opening.error(f"the trait {shown(token.word)} is not closed: no line below is just '}}'")
    if sum(len(row.text) + 1 for row in rows) > LONGEST:
        raise opening.error(f"the trait {shown(token.word)} is too long: a trait has at most {LONGEST} characters")
    # What stands before and after a line means nothing in TOML, and would grow each time it is written again.
    text = "".join(f"{row.text.strip()}\n" for row in rows)
    return TraitBlock(TraitText(token.word, text, digest), opening, rows)


def format_trait(trait: TraitText) -> list[str]:
    """Return the lines of *trait*, from ``trait NAME`` to ``}``; ValueError if its text cannot stand in a game."""
    rows = trait.text.removesuffix("\n").split("\n")
    for number, row in enumerate(rows, start=1):
        if row.strip() == _CLOSING:
            raise ValueError(f"{trait.name}:{number}: a line that is just '}}' would end the trait in a game file")
    said = f" = {trait.digest}" if trait.digest else ""
    return [f"{TRAIT} {trait.name}{said} {{", *(f"  {row}".rstrip() for row in rows), _CLOSING]
