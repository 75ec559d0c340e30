"""Randomness that nobody owns: chains of hashes, one link of each revealed a draw, and numbers from all of them.

Each participant fixed the end of its chain before the game. A draw's beacon hashes the game, the draw's number, the
digest of the locked entry it belongs to and one link of every participant; nobody knows it before all have revealed,
and nobody reveals before all have fixed the entry.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

LINKS: Final = 1024
"""Links in a chain; a game needs fewer than 200."""

_WORD: Final = 1 << 64


def link_before(game: bytes, peer: int, number: int, value: bytes) -> bytes:
    """Return link *number* - 1 of *peer*'s chain, given link *number*."""
    return hashlib.sha256(b"swqt1/chain" + game + struct.pack(">BI", peer, number) + value).digest()


class Chain:
    """A peer's own chain, worked out from its secret seed of 32 bytes."""

    def __init__(self, seed: bytes, game: bytes, peer: int, links: int = LINKS) -> None:
        values = [seed]
        for number in range(links, 0, -1):
            values.append(link_before(game, peer, number, values[-1]))
        self._values = tuple(reversed(values))

    @property
    def anchor(self) -> bytes:
        """Link 0, which everybody knows before the game."""
        return self._values[0]

    @property
    def last(self) -> int:
        """The number of the last link."""
        return len(self._values) - 1

    def link(self, number: int) -> bytes:
        """Return link *number*; revealing it reveals all before it. IndexError beyond the last."""
        if not 0 <= number <= self.last:
            raise IndexError(f"a chain of {self.last} links has no link {number}")
        return self._values[number]


def continues(game: bytes, peer: int, known: tuple[int, bytes], number: int, value: bytes) -> bool:
    """Return whether *value* is link *number* of *peer*'s chain, of which a link (number, value) is *known*.

    Links at or before the known one, or too far ahead, are not accepted.
    """
    at, end = known
    if not at < number <= at + LINKS:
        return False
    for index in range(number, at, -1):
        value = link_before(game, peer, index, value)
    return value == end


def beacon(game: bytes, number: int, head: bytes, links: Sequence[bytes]) -> bytes:
    """Return the 32 bytes of draw *number* after the entry *head*; *links* in the order of the participants."""
    return hashlib.sha256(b"swqt1/beacon" + game + struct.pack(">I", number) + head + b"".join(links)).digest()


def words(source: bytes, label: bytes) -> Iterator[int]:
    """Yield numbers of 64 bits without end, from a beacon and a label that tells the dice of one draw apart."""
    number = 0
    while True:
        text = b"swqt1/draw" + source + label + struct.pack(">I", number)
        yield int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        number += 1


def below(stream: Iterator[int], sides: int) -> int:
    """Return the next number of *stream* in ``range(sides)``; all are equally likely."""
    if not 1 <= sides <= _WORD:
        raise ValueError(f"a die of {sides} sides; 1 to 2**64 were expected")
    limit = _WORD - _WORD % sides
    return next(word for word in stream if word < limit) % sides


def numbers(source: bytes, label: bytes, sides: int, count: int = 1) -> tuple[int, ...]:
    """Return *count* numbers in ``range(sides)``."""
    stream = words(source, label)
    return tuple(below(stream, sides) for _ in range(count))


def number_below(source: bytes, label: bytes, sides: int) -> int:
    """Return the one number in ``range(sides)`` that a beacon gives under a label."""
    return below(words(source, label), sides)


def shuffled(source: bytes, label: bytes, items: Sequence[T]) -> tuple[T, ...]:
    """Return *items* in a random order (Fisher and Yates, from the end)."""
    result, stream = list(items), words(source, label)
    for last in range(len(result) - 1, 0, -1):
        other = below(stream, last + 1)
        result[last], result[other] = result[other], result[last]
    return tuple(result)


def chance_body(number: int, links: Sequence[bytes]) -> bytes:
    """Return the body of a CHANCE entry: the draw's number, then one link a participant."""
    return struct.pack(">I", number) + b"".join(links)


def read_chance(body: bytes) -> tuple[int, tuple[bytes, ...]]:
    """Return the draw's number and its links; raise ValueError if *body* has another form."""
    if len(body) < 36 or (len(body) - 4) % 32:
        raise ValueError(f"a draw of {len(body)} bytes; 4 and 32 for each participant were expected")
    return int.from_bytes(body[:4], "big"), tuple(body[at : at + 32] for at in range(4, len(body), 32))
