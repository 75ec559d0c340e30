"""Messages gone wrong: valid ones with bits, bytes, parts and headers changed, and plain noise (6.5, 1)."""

import random
from collections.abc import Iterator, Sequence

_HEADERS = (
    b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff",
    b"\xc9\xff\xff\xff\xff\x05", b"\x91" * 60, b"\x81" * 60, b"\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00", b"\xc1",
    b"\xd6\xff\x00\x00\x00\x01", b"\xcf" + b"\xff" * 8, b"\xd3\x80" + b"\x00" * 7, b"\xa4\xff\xfe\xfd\xfc", b"\xc0",
    b"\xc3",
)  # fmt: skip


def mutants(corpus: Sequence[bytes], chance: random.Random, count: int) -> Iterator[bytes]:
    """Give *count* byte strings; the same for the same *chance*."""
    for _ in range(count):
        yield _mutant(corpus, chance)


def _mutant(corpus: Sequence[bytes], chance: random.Random) -> bytes:
    data = bytearray(chance.choice(corpus))
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        place = chance.randrange(len(data) + 1)
        match chance.randrange(8):
            case 0 if place < len(data):
                data[place] ^= 1 << chance.randrange(8)
            case 1 if place < len(data):
                data[place] = chance.choice((0, 1, 0x7F, 0x80, 0xC4, 0xD9, 0xFF))
            case 2:
                del data[place:]
            case 3:
                data[place : place + chance.randrange(9)] = chance.randbytes(chance.randrange(9))
            case 4:
                data[place:place] = chance.choice(_HEADERS)
            case 5:
                other = chance.choice(corpus)
                data[place:] = other[min(place, len(other)) :]
            case 6:
                data = bytearray(chance.randbytes(chance.randrange(200)))
            case _:
                data[place:place] = data[place:(place + chance.randrange(40))] * chance.randrange(1, 4)
    return bytes(data)
