"""Frames, however they arrive; and records: only the next one opens, and only once."""

from io import BytesIO
from itertools import cycle

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.wire.handshake import LAST_RECORD, Failed, Records
from swqt.net.wire.messages import PLAIN_LIMIT, RECORD_LIMIT, SEALED_LIMIT, Malformed, framed, take_frame

KEY = bytes(range(32))


@given(st.lists(st.binary(max_size=200), min_size=1, max_size=20))
def test_what_was_sealed_opens_in_order(texts: list[bytes]) -> None:
    sealer, opener = Records(KEY), Records(KEY)
    assert [opener.open(sealer.seal(text)) for text in texts] == texts


def test_the_nonce_is_the_number_of_the_record() -> None:
    """6.3: eight bytes, lowest first, then four of zero; no associated data."""
    sealer = Records(KEY)
    records = [sealer.seal(b"text") for _ in range(300)]
    cipher = ChaCha20Poly1305(KEY)
    assert cipher.decrypt(bytes(12), records[0], None) == b"text"
    assert cipher.decrypt(b"\x2b\x01" + bytes(10), records[299], None) == b"text"


@pytest.mark.parametrize(("before", "wrong"), [((), 1), ((0,), 0), ((0,), 2)])
def test_left_out_and_repeated_records_do_not_open(before: tuple[int, ...], wrong: int) -> None:
    sealer, opener = Records(KEY), Records(KEY)
    records = [sealer.seal(bytes([i])) for i in range(3)]
    for number in before:
        opener.open(records[number])
    with pytest.raises(Failed, match="UNPROVED"):
        opener.open(records[wrong])


@given(st.binary(max_size=64), st.data())
def test_changed_records_do_not_open_and_nothing_does_afterwards(text: bytes, data: st.DataObject) -> None:
    sealer, opener = Records(KEY), Records(KEY)
    record = bytearray(sealer.seal(text))
    record[data.draw(st.integers(0, len(record) - 1))] ^= data.draw(st.integers(1, 255))
    with pytest.raises(Failed, match="UNPROVED"):
        opener.open(bytes(record))
    for later in (sealer.seal(text), Records(KEY).seal(text)):
        with pytest.raises(Failed, match="UNPROVED"):
            opener.open(later)


def test_the_count_never_wraps_and_no_record_is_too_short_for_a_tag() -> None:
    for size in range(17):
        with pytest.raises(Failed, match="UNPROVED"):
            Records(KEY).open(bytes(size))
    sealer = Records(KEY)
    sealer._count = LAST_RECORD - 1
    sealer.seal(b"the last one")
    with pytest.raises(Failed, match="UNPROVED"):
        sealer.seal(b"one too many")


@given(st.lists(st.binary(min_size=1, max_size=300)), st.lists(st.integers(1, 50), min_size=1))
def test_frames_come_out_whole_however_the_bytes_arrive(payloads: list[bytes], sizes: list[int]) -> None:
    stream, turns = BytesIO(b"".join(map(framed, payloads))), cycle(sizes)
    buffer, found = bytearray(), []
    while piece := stream.read(next(turns)):
        buffer += piece
        while (payload := take_frame(buffer, sealed=False)) is not None:
            found.append(payload)
    assert found == payloads
    assert not buffer


@pytest.mark.parametrize("size", [0, PLAIN_LIMIT + 1, 2**31, 2**32 - 1])
def test_a_length_that_is_not_allowed_is_refused_at_once(size: int) -> None:
    with pytest.raises(Malformed, match=f"a frame of {size} bytes; 1 to 1024"):
        take_frame(bytearray(size.to_bytes(4, "big")), sealed=False)


def test_the_limit_rises_between_two_frames_of_one_packet() -> None:
    large = bytes(RECORD_LIMIT)
    assert RECORD_LIMIT == SEALED_LIMIT + 16, "a record may hold the largest message"
    buffer = bytearray(framed(b"last of the handshake") + framed(large) + framed(large + b"\0"))
    assert take_frame(buffer, sealed=False) == b"last of the handshake"
    assert take_frame(buffer, sealed=True) == large
    with pytest.raises(Malformed):
        take_frame(buffer, sealed=True)
