"""What can be said with one click: it travels as a code, so that everybody reads it in their own language.

A table may want nothing else to be said; then other lines are not heard.
"""

from __future__ import annotations

from typing import Final

SAYINGS: Final = {
    "thinking": "Thinking…",
    "well-played": "Well played!",
    "ouch": "Ouch!",
    "moment": "One moment, please",
    "take-back": "May I take that back?",
    "your-turn": "Your turn",
    "thanks": "Thank you",
    "good-game": "Good game!",
}
"""Their names, and what they are in English."""


def write_saying(name: str) -> str:
    """Return the line that is the saying *name*, one of ``SAYINGS``."""
    return f":{name}:"


def read_saying(text: str) -> str | None:
    """Return the name of the saying that the line *text* is; None if it is somebody's own words."""
    name = text[1:-1]
    return name if name in SAYINGS and text == write_saying(name) else None


def in_english(text: str) -> str:
    """Return the line *text* as it is to be read; sayings in English."""
    name = read_saying(text)
    return text if name is None else SAYINGS[name]
