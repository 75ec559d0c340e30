"""Numbers that nobody owns, against the written vectors, and chains against straightforward code."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from swqt.net.core.entries import LINKS, beacon, below, chain, chance_body, continues, number_below, read_chance, words

WRITTEN = Path(__file__).parent / "vectors" / "draws.json"
VECTORS: dict[str, Any] = json.loads(WRITTEN.read_text(encoding="utf-8"))
SEED, NONCE = bytes(range(32)), bytes(range(16))


def test_the_numbers_of_a_beacon_are_the_written_ones() -> None:
    for draw in VECTORS["draws"]:
        source = bytes.fromhex(draw["beacon"])
        for label, sides in (("die6", 6), ("coin", 2), ("wide", (1 << 63) + 1)):
            stream = words(source, label.removesuffix("6").encode())
            assert [below(stream, sides) for _number in draw[label]] == draw[label]
        assert number_below(source, b"die", 6) == draw["die6"][0]


def test_a_chain_is_what_the_specification_says() -> None:
    value = SEED
    for number in range(LINKS, 0, -1):
        value = hashlib.sha256(b"swqt2/link" + NONCE + number.to_bytes(4, "big") + value).digest()
    assert chain(SEED, NONCE)[0] == value
    assert chain(SEED, NONCE)[LINKS] == SEED


def test_a_beacon_is_what_the_specification_says() -> None:
    links = [bytes([1]) * 32, bytes([2]) * 32]
    text = b"swqt2/beacon" + bytes(32) + (7).to_bytes(4, "big") + bytes([9]) * 32 + b"".join(links)
    assert beacon(bytes(32), 7, bytes([9]) * 32, links) == hashlib.sha256(text).digest()


def test_a_link_proves_itself_and_no_other_bytes_do() -> None:
    mine, other = chain(SEED, NONCE), chain(SEED, bytes(16))
    known = (5, mine[5])
    assert continues(NONCE, known, 6, mine[6])
    assert continues(NONCE, known, 90, mine[90])
    assert not continues(NONCE, known, 6, mine[7])
    assert not continues(NONCE, known, 5, mine[5])      # known already: it would be no news
    assert not continues(NONCE, known, 4, mine[4])
    assert not continues(NONCE, known, 6, other[6])
    assert not continues(NONCE, known, LINKS + 1, mine[LINKS])


def test_words_at_the_edge_are_rejected_so_that_no_side_is_likelier() -> None:
    limit = 2**64 - 2**64 % 6
    assert below(iter([limit, 2**64 - 1, limit - 1]), 6) == (limit - 1) % 6
    with pytest.raises(ValueError, match="a die of 0 sides"):
        below(iter([1]), 0)


@pytest.mark.parametrize("size", [0, 4, 35, 37, 67])
def test_a_draw_of_another_length_is_none(size: int) -> None:
    with pytest.raises(ValueError, match="bytes"):
        read_chance(bytes(size))


def test_a_draw_reads_as_it_was_written() -> None:
    links = (bytes([1]) * 32, bytes([2]) * 32)
    assert read_chance(chance_body(9, links)) == (9, links)
