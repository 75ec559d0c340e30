"""Cutting a stream into frames, however it arrives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.wire.frames import RECORD_LIMIT, Splitter, framed
from swqt.net.wire.messages import PLAIN_LIMIT, SEALED_LIMIT, Malformed


def taken(splitter: Splitter) -> list[bytes]:
    return list(iter(splitter.take, None))


@given(st.lists(st.binary(min_size=1, max_size=300)), st.lists(st.integers(1, 50), min_size=1))
def test_frames_come_out_whole_however_the_bytes_arrive(payloads: list[bytes], sizes: list[int]) -> None:
    stream = b"".join(map(framed, payloads))
    splitter, found, at, turn = Splitter(), [], 0, 0
    while at < len(stream):
        size = sizes[turn % len(sizes)]
        splitter.feed(stream[at : at + size])
        found += taken(splitter)
        at, turn = at + size, turn + 1
    assert found == payloads
    assert splitter.waiting == 0


@pytest.mark.parametrize("size", [0, PLAIN_LIMIT + 1, 2**31, 2**32 - 1])
def test_a_length_that_is_not_allowed_is_refused_at_once(size: int) -> None:
    splitter = Splitter()
    splitter.feed(size.to_bytes(4, "big"))
    with pytest.raises(Malformed, match=f"a frame of {size} bytes; 1 to 1024"):
        splitter.take()


def test_the_limit_rises_between_two_frames_of_one_packet() -> None:
    splitter = Splitter()
    large = bytes(RECORD_LIMIT)
    splitter.feed(framed(b"last of the handshake") + framed(large))
    assert splitter.take() == b"last of the handshake"
    splitter.trust()
    assert splitter.take() == large
    splitter.feed(framed(bytes(RECORD_LIMIT + 1)))
    with pytest.raises(Malformed):
        splitter.take()


def test_a_record_may_hold_the_largest_message() -> None:
    assert RECORD_LIMIT == SEALED_LIMIT + 16
