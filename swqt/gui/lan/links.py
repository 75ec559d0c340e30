"""What a link to a table looks like; for those who must tell it from a file before anything of the network is there."""

from __future__ import annotations

from typing import Final

SCHEME: Final = "swqt://"


def is_link(text: str) -> bool:
    """Return whether *text* is a link of ours and no file."""
    return text.casefold().startswith(SCHEME)
