"""How deep a TOML text is nested, found out without reading it: reading takes ever longer the deeper it is."""

from __future__ import annotations

import re
from typing import Final

DEEPEST: Final = 16
"""Tables and lists within each other and, in one name, parts between dots. A trait needs half of that."""

_PART: Final = re.compile(
    r"#[^\n]*"
    r'|"""(?:[^\\]|\\.)*?(?:"""|\Z)'
    r"|\'\'\'.*?(?:\'\'\'|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|[\[\]{}.=,\n]",
    re.DOTALL,
)  # fmt: skip
"""Comments and texts, in which nothing counts, and the signs that do. What is not closed reaches as far as it can, so
that each character is looked at once."""


def too_deep(text: str) -> int:
    """Return the number of the first line of *text*, from 1, that is nested deeper than ``DEEPEST``; 0 if none is."""
    depth = dots = 0
    for part in _PART.finditer(text):
        match part[0]:
            case ".":
                dots += 1
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = depth - 1, 0
            case "=" | "," | "\n":
                dots = 0
        if depth + dots > DEEPEST:
            return text.count("\n", 0, part.start()) + 1
    return 0
