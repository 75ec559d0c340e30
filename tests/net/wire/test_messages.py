"""The wire form: golden bytes, both codecs alike, one spelling for each message, sizes."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgpack
import pytest
from msgspec import Struct, structs

from swqt.net.core.sync import fitting
from swqt.net.wire import messages as m
from swqt.net.wire.text import CleanText, as_sent
from tests.support.golden_files import read_golden
from tests.support.message_examples import EXAMPLES


def fields(value: Any) -> Any:
    """A message as the array that it is on the wire, made without msgspec's encoder."""
    if isinstance(value, tuple):
        return tuple(map(fields, value))
    if not isinstance(value, m.Message):
        return value
    tag = value.__struct_config__.tag
    inner = (fields(getattr(value, name)) for name in value.__struct_fields__)
    return tuple(inner) if tag is None else (tag, *inner)


def decode(message: m.Message, data: bytes) -> m.Message:
    return m.decode_plain(data) if isinstance(message, m.Plain) else m.decode_sealed(data)


def test_the_golden_file_has_an_example_of_every_message() -> None:
    assert {type(one) for one in EXAMPLES.values()} == set(m.Plain.__args__) | set(m.Sealed.__args__)
    assert list(read_golden("messages.txt")) == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_messages_are_the_golden_bytes_in_both_codecs_on_one_side_of_the_keys_only(name: str) -> None:
    """No part of these bytes is a message, nor is more."""
    message, golden = EXAMPLES[name], read_golden("messages.txt")[name]
    assert m.encode(message).hex() == golden.hex()
    assert decode(message, golden) == message
    assert msgpack.packb(fields(message), use_bin_type=True) == golden
    assert msgpack.unpackb(golden, use_list=False, strict_map_key=True) == fields(message)
    with pytest.raises(m.Malformed):
        (m.decode_sealed if isinstance(message, m.Plain) else m.decode_plain)(golden)
    parts, more = (golden[:size] for size in range(len(golden))), (b"\x00", b"\xc0", golden)
    for wrong in (*parts, *(golden + rest for rest in more)):
        with pytest.raises(m.Malformed):
            decode(message, wrong)


@pytest.mark.parametrize(("name", "spelling"), [
    ("ping", "9217cc00"), ("ping", "9217cd0000"), ("ping", "921700ff"), ("ping", "93170000"),
    ("ping", "dc00021700"), ("ping", "92cc1700"), ("ping", "9217d000"), ("ping", "9217cb0000000000000000"),
    ("ping", "9217ff"), ("ping", "9217c0"), ("bye", "933c00c0"), ("bye", "92cc3c00"), ("bye", "813c00"),
    ("proposal-empty", "9410c40800010203040506079000"),
])    # fmt: skip
def test_another_spelling_of_a_message_is_refused(name: str, spelling: str) -> None:
    with pytest.raises(m.Malformed):
        decode(EXAMPLES[name], bytes.fromhex(spelling))


ENTRY, ACK = EXAMPLES["entry"], EXAMPLES["ack"]


@pytest.mark.parametrize(("name", "field", "value"), [
    ("chat", "text", "x" * 301), ("chat", "name", "x" * 25), ("chat", "signature", bytes(65)), ("ack", "peer", 32),
    ("ack", "flags", 8), ("entry", "kind", 0), ("entry", "kind", 5), ("entry", "epoch", 65536),
    ("entry", "body", bytes(2049)), ("entry", "acks", (ACK,) * 6), ("entry", "signers", ((0, bytes(64)),) * 6),
    ("entry", "signers", ((0, bytes(63)),)), ("entry", "evidence", (EXAMPLES["evidence"],) * 3),
    ("evidence", "one", (ENTRY,) * (m.MOST_PROOF + 1)), ("evidence", "acks", (ACK,) * (m.MOST_PROOF + 1)),
    ("evidence", "one", (EXAMPLES["entry-view"],) * 20), ("proposal", "changes", (m.UndoTo(1),) * 9),
    *[
        ("proposal", "changes", (m.DropPeer(1, *said),))
        for said in (("bored",), ("away", 1, "easy\x1b[31m"), ("away", 1, "Easy"), ("away", 1, "très"))
    ],
    ("proposal", "changes", (m.GiveSeat(5, bytes(32), bytes(16), bytes(32)),)),
    ("entries", "entries", (ENTRY,) * 65), ("entries", "acks", (ACK,) * 65), ("start", "seats", (0,) * 6),
    ("start", "seats", ()), ("want-entries", "locator", ((0, bytes(8)),) * 25),
    ("sections", "data", bytes(16 * 1024 + 1)), ("auth", "addresses", ("1.2.3.4",) * 9),
    ("auth", "addresses", ("x" * 47,)), ("bye", "farewell", "later"), ("ping", "number", 2**63), ("ping", "number", -1),
    ("want", "digest", bytes(31)), ("pin", "pin", "12345x"), ("pin", "pin", "1234567"),
])    # fmt: skip
def test_fields_have_limits(name: str, field: str, value: Any) -> None:
    with pytest.raises(m.Malformed):
        m.decode_sealed(m.encode(structs.replace(EXAMPLES[name], **{field: value})))


def test_whole_messages_have_limits() -> None:
    with pytest.raises(m.Malformed, match="65536 are allowed"):
        m.decode_sealed(bytes(m.SEALED_LIMIT + 1))
    with pytest.raises(m.Malformed, match="1024 are allowed"):
        m.decode_plain(bytes(m.PLAIN_LIMIT + 1))


def largest(kind: Any, depth: int = 0) -> Any:
    """Return the largest value of *kind* by its own limits; whatever has none, and text of any letters, fails.

    Entries hold no other entries.
    """
    if isinstance(kind, type) and issubclass(kind, CleanText):
        return "🎲" * kind.limit
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=True)
        values = {name: largest(hints[name], depth + 1) for name in kind.__struct_fields__ if name != "evidence"}
        return kind(**values)
    if kind is bool:
        return True
    if kind is m.Proof:
        return max(m.Proof)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return max(parts, key=lambda one: len(str(one)))
    if origin in (Union, UnionType):
        return max((largest(part, depth) for part in parts if part is not NoneType), key=lambda one: len(m.encode(one)))
    if origin is tuple and parts[-1] is not ...:
        return tuple(largest(part, depth) for part in parts)
    assert origin is Annotated, f"{kind} has no limit"
    inner, meta = parts
    if get_origin(inner) is tuple:
        return (largest(get_args(inner)[0], depth),) * meta.max_length
    if inner is str:
        assert meta.pattern, f"{kind} has no limit"
        return "x" * (meta.max_length or 6)
    return meta.le if inner is int else bytes(meta.max_length)


def test_every_field_has_a_limit_by_which_messages_fit_into_a_frame() -> None:
    for kind in m.Plain.__args__:
        assert len(m.encode(largest(kind))) <= m.PLAIN_LIMIT
    assert len(m.encode(largest(m.Info))) <= 512, "6.4: an answer to anybody is small"
    for kind in set(m.Sealed.__args__) - {m.SentEntries, m.LogEvidence}:
        assert len(m.encode(largest(kind))) < min(m.SEALED_LIMIT, m.LIMITS.get(kind, m.SEALED_LIMIT))
    # All that five players can change in one view, and all their links: it fits into an entry.
    body = m.ViewBody(65535, (largest(m.GiveSeat),) * 7 + (largest(m.SetOptions),), (largest(m.SignedAck),) * 5, True)
    assert len(m.encode(body)) <= 2048
    assert len(m.encode(largest(m.LogEntry))) + 2 * m.EVIDENCE_BYTES < m.ENTRIES_BYTES
    assert m.ENTRIES_BYTES + m.MOST_SENT * len(m.encode(largest(m.SignedAck))) + 16 < m.SEALED_LIMIT


def test_as_many_entries_are_sent_as_fit() -> None:
    small, large = EXAMPLES["entry"], largest(m.LogEntry)
    assert fitting([]) == 0
    assert fitting([small] * 65) == m.MOST_SENT
    for entries in ([small] * 64, [large] * 65, [small, large] * 32):
        sent = tuple(entries[: fitting(entries)])
        assert sent
        acks = (largest(m.SignedAck),) * m.MOST_SENT
        m.decode_sealed(m.encode(m.SentEntries(sent, acks)))
    assert fitting([large] * 65) == m.ENTRIES_BYTES // len(m.encode(large))


@pytest.mark.parametrize(("name", "field"), [
    (name, field) for name, one in EXAMPLES.items() for field in one.__struct_fields__
    if isinstance(getattr(decode(one, m.encode(one)), field), CleanText)
])    # fmt: skip
def test_what_came_is_passed_on_as_it_came_and_shown_clean(name: str, field: str) -> None:
    ill = "a\x1b[31m\u202eb"
    data = m.encode(structs.replace(EXAMPLES[name], **{field: ill}))
    found = decode(EXAMPLES[name], data)
    assert getattr(found, field) == "a[31mb"
    assert as_sent(getattr(found, field)) == ill
    assert m.encode(found) == data
