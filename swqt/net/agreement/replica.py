"""The port that the log is played through: a peer's own copy of the game."""

from __future__ import annotations

from typing import Final, Protocol

CHANCE_DUE: Final = -1
"""What ``to_act`` says when a draw is due."""


class IllegalBody(ValueError):
    """What a peer wants to do and may not, or says in another way than everybody does; the text says why."""


class Replica(Protocol):
    """The game as the log sees it; nothing but ``IllegalBody`` is raised for bodies."""

    def to_act(self) -> int | None:
        """Return the seat that writes next, CHANCE_DUE if a draw is due, None when the game is over."""
        ...

    def apply(self, seat: int, body: bytes) -> bytes:
        """Apply the command that *body* is, return the post; IllegalBody if it is none, then nothing has changed."""
        ...

    def draw(self, beacon: bytes) -> bytes:
        """Resolve the chance that is due by the 32 bytes of *beacon*, and return the post."""
        ...

    def post(self) -> bytes:
        """Return 16 bytes that are equal exactly for equal games."""
        ...

    def rewind(self, entries: int) -> None:
        """Go back to where the game stood after the first *entries* bodies and draws."""
        ...

    def sections(self) -> tuple[bytes, ...]:
        """Return everything that is true of the game now, in parts of which each can differ by itself."""
        ...
