"""Numbers that nobody owns, against written vectors and against straightforward code that shares nothing with ours."""

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from swqt.net.agreement.draws import (
    LINKS,
    Chain,
    beacon,
    below,
    chance_body,
    continues,
    number_below,
    numbers,
    read_chance,
    shuffled,
)

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors" / "draws.json").read_text(encoding="utf-8"))
GAME = bytes.fromhex(VECTORS["game"])


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def plain_chain(seed: bytes, peer: int) -> list[bytes]:
    """All links of a chain, last first."""
    links = [seed]
    for number in reversed(range(1, 1025)):
        links.append(sha(b"swqt1/chain", GAME, bytes([peer]), number.to_bytes(4, "big"), links[-1]))
    return links


def plain_numbers(source: bytes, label: bytes, sides: int, count: int) -> list[int]:
    found: list[int] = []
    counter = 0
    while len(found) < count:
        word = int.from_bytes(sha(b"swqt1/draw", source, label, counter.to_bytes(4, "big"))[:8], "big")
        counter += 1
        if word < 2**64 - (2**64 % sides):
            found.append(word % sides)
    return found


def plain_shuffle(source: bytes, label: bytes, size: int) -> list[int]:
    counter, cards = 0, list(range(size))
    for last in range(size - 1, 0, -1):
        while True:
            word = int.from_bytes(sha(b"swqt1/draw", source, label, counter.to_bytes(4, "big"))[:8], "big")
            counter += 1
            if word < 2**64 - (2**64 % (last + 1)):
                break
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def test_the_written_vectors_are_what_the_specification_says() -> None:
    for peer, (seed, anchor) in enumerate(zip(VECTORS["seeds"], VECTORS["anchors"], strict=True)):
        assert plain_chain(bytes.fromhex(seed), peer)[-1].hex() == anchor
    for draw in VECTORS["draws"]:
        links = [
            plain_chain(bytes.fromhex(seed), peer)[LINKS - draw["number"]] for peer, seed in enumerate(VECTORS["seeds"])
        ]
        assert [link.hex() for link in links] == draw["links"]
        head = bytes.fromhex(VECTORS["head"])
        source = sha(b"swqt1/beacon", GAME, draw["number"].to_bytes(4, "big"), head, *links)
        assert source.hex() == draw["beacon"]
        assert plain_numbers(source, b"die", 6, 5) == draw["die6"]
        assert plain_numbers(source, b"coin", 2, 8) == draw["coin"]
        assert plain_numbers(source, b"wide", (1 << 63) + 1, 3) == draw["wide"]
        assert plain_shuffle(source, b"stack", 14) == draw["shuffle"]


def test_our_draws_are_the_written_ones() -> None:
    chains = [Chain(bytes.fromhex(seed), GAME, peer) for peer, seed in enumerate(VECTORS["seeds"])]
    assert [chain.anchor.hex() for chain in chains] == VECTORS["anchors"]
    for draw in VECTORS["draws"]:
        links = [chain.link(draw["number"]) for chain in chains]
        source = beacon(GAME, draw["number"], bytes.fromhex(VECTORS["head"]), links)
        assert source.hex() == draw["beacon"]
        assert list(numbers(source, b"die", 6, 5)) == draw["die6"]
        assert list(numbers(source, b"wide", (1 << 63) + 1, 3)) == draw["wide"]
        assert list(shuffled(source, b"stack", range(14))) == draw["shuffle"]
        assert number_below(source, b"die", 6) == draw["die6"][0]


def test_a_link_proves_itself_and_no_other_bytes_do() -> None:
    chain, other = Chain(bytes(32), GAME, 3), Chain(bytes(32), GAME, 4)
    known = (5, chain.link(5))
    assert continues(GAME, 3, known, 6, chain.link(6))
    assert continues(GAME, 3, known, 90, chain.link(90))
    assert not continues(GAME, 3, known, 6, chain.link(7))
    assert not continues(GAME, 3, known, 5, chain.link(5))      # known already: it would be no news
    assert not continues(GAME, 3, known, 4, chain.link(4))
    assert not continues(GAME, 4, known, 6, chain.link(6))      # the same seed in another peer's chain
    assert other.link(6) != chain.link(6) or chain.last == 6
    assert not continues(GAME, 3, known, 5 + LINKS + 1, chain.link(6))
    with pytest.raises(IndexError):
        chain.link(LINKS + 1)


def test_words_at_the_edge_are_rejected_so_that_no_side_is_likelier() -> None:
    limit = 2**64 - 2**64 % 6
    assert below(iter([limit, 2**64 - 1, limit - 1]), 6) == (limit - 1) % 6
    assert below(iter([2**64 - 1]), 2**64) == 2**64 - 1
    with pytest.raises(ValueError, match="a die of 0 sides"):
        below(iter([1]), 0)


def test_dice_are_fair() -> None:
    """Chi-square with 5 degrees of freedom; 20.5 is exceeded once in a thousand, and this source never changes."""
    count = Counter(numbers(bytes(32), b"die", 6, 6000))
    assert sum((count[side] - 1000) ** 2 / 1000 for side in range(6)) < 20.5


@pytest.mark.parametrize("size", [0, 4, 35, 37, 67])
def test_a_draw_of_another_length_is_none(size: int) -> None:
    with pytest.raises(ValueError, match="bytes"):
        read_chance(bytes(size))


def test_a_draw_reads_as_it_was_written() -> None:
    links = (bytes([1]) * 32, bytes([2]) * 32)
    assert read_chance(chance_body(9, links)) == (9, links)
