"""Randomness that nobody owns: chains of hashes, one link of each revealed a draw, and numbers from all of them.

The seed of a chain comes from the secret of its owner and a nonce, so that it is never stored: who has its key and
the START has its chain. A draw's beacon hashes the game, the draw's number, the digest of the entry it belongs to and
one link of every contributor; nobody reveals before all have fixed the entry.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

T = TypeVar("T")

LINKS: Final = 1024
"""Links in a chain; a game needs fewer than 200."""

_WORD: Final = 1 << 64


def link_before(nonce: bytes, number: int, value: bytes) -> bytes:
    """Return link *number* - 1 of the chain of *nonce*, given link *number*."""
    return hashlib.sha256(b"swqt2/link" + nonce + struct.pack(">I", number) + value).digest()


@lru_cache(maxsize=256)
def chain(seed: bytes, nonce: bytes) -> tuple[bytes, ...]:
    """Return the links of a chain by number; number 0 is its anchor, which everybody knows."""
    values = [seed]
    for number in range(LINKS, 0, -1):
        values.append(link_before(nonce, number, values[-1]))
    return tuple(reversed(values))


def continues(nonce: bytes, known: tuple[int, bytes], number: int, value: bytes) -> bool:
    """Return whether *value* is link *number* of a chain of which a link (number, value) is *known*.

    Links at or before the known one, or beyond the chain, are not accepted.
    """
    at, end = known
    if not at < number <= LINKS:
        return False
    for index in range(number, at, -1):
        value = link_before(nonce, index, value)
    return value == end


def beacon(game: bytes, number: int, head: bytes, links: Sequence[bytes]) -> bytes:
    """Return the 32 bytes of draw *number* for the entry *head*; *links* in the order of the contributors."""
    return hashlib.sha256(b"swqt2/beacon" + game + struct.pack(">I", number) + head + b"".join(links)).digest()


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
    """Return the body of a CHANCE entry: the draw's number, then one link a contributor."""
    return struct.pack(">I", number) + b"".join(links)


def read_chance(body: bytes) -> tuple[int, tuple[bytes, ...]]:
    """Return the draw's number and its links; raise ValueError if *body* has another form."""
    if len(body) < 36 or (len(body) - 4) % 32:
        raise ValueError(f"a draw of {len(body)} bytes; 4 and 32 for each contributor were expected")
    return int.from_bytes(body[:4], "big"), tuple(body[at : at + 32] for at in range(4, len(body), 32))
