"""The wire form: golden bytes, both codecs alike, one spelling for each message, sizes."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgpack
import pytest
from msgspec import Meta, Struct, structs

from swqt.net.core.sync import fitting
from swqt.net.wire import messages as m
from swqt.net.wire.text import CleanText, as_sent
from tests.support.golden_files import read_golden
from tests.support.message_examples import EXAMPLES, PLAIN, SEALED


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


def test_there_is_an_example_of_every_message() -> None:
    assert {type(one) for one in EXAMPLES.values()} == set(m.Plain.__args__) | set(m.Sealed.__args__)


def test_the_golden_file_has_every_example() -> None:
    assert list(read_golden("messages.txt")) == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_messages_are_the_golden_bytes(name: str) -> None:
    message = EXAMPLES[name]
    golden = read_golden("messages.txt")[name]
    assert m.encode(message).hex() == golden.hex()
    assert decode(message, golden) == message


@pytest.mark.parametrize("name", EXAMPLES)
def test_msgpack_writes_and_reads_the_same_bytes_on_one_side_of_the_keys_only(name: str) -> None:
    message = EXAMPLES[name]
    packed = msgpack.packb(fields(message), use_bin_type=True)
    assert packed == m.encode(message)
    assert msgpack.unpackb(packed, use_list=False, strict_map_key=True) == fields(message)
    with pytest.raises(m.Malformed):
        (m.decode_sealed if name in PLAIN else m.decode_plain)(packed)


@pytest.mark.parametrize("name", EXAMPLES)
def test_no_part_of_a_message_is_a_message_nor_is_more(name: str) -> None:
    message = EXAMPLES[name]
    data = m.encode(message)
    for size in range(len(data)):
        with pytest.raises(m.Malformed):
            decode(message, data[:size])
    for more in (b"\x00", b"\xc0", data):
        with pytest.raises(m.Malformed):
            decode(message, data + more)


@pytest.mark.parametrize(("name", "spelling"), [
    ("ping", "9217cc00"), ("ping", "9217cd0000"), ("ping", "921700ff"), ("ping", "93170000"),
    ("ping", "dc00021700"), ("ping", "92cc1700"), ("ping", "9217d000"), ("ping", "9217cb0000000000000000"),
    ("ping", "9217ff"), ("ping", "9217c0"), ("bye", "933c00c0"), ("bye", "92cc3c00"), ("bye", "813c00"),
    ("proposal-empty", "9410c40800010203040506079000"),
])    # fmt: skip
def test_another_spelling_of_a_message_is_refused(name: str, spelling: str) -> None:
    with pytest.raises(m.Malformed):
        decode(EXAMPLES[name], bytes.fromhex(spelling))


@pytest.mark.parametrize("too_large", [
    structs.replace(EXAMPLES["chat"], text="x" * 301),
    structs.replace(EXAMPLES["chat"], name="x" * 25),
    structs.replace(EXAMPLES["chat"], signature=bytes(65)),
    structs.replace(EXAMPLES["ack"], peer=32),
    structs.replace(EXAMPLES["ack"], flags=8),
    structs.replace(EXAMPLES["entry"], kind=0),
    structs.replace(EXAMPLES["entry"], kind=5),
    structs.replace(EXAMPLES["entry"], epoch=65536),
    structs.replace(EXAMPLES["entry"], body=bytes(2049)),
    structs.replace(EXAMPLES["entry"], acks=(EXAMPLES["ack"],) * 6),
    structs.replace(EXAMPLES["entry"], signers=((0, bytes(64)),) * 6),
    structs.replace(EXAMPLES["entry"], signers=((0, bytes(63)),)),
    structs.replace(EXAMPLES["entry"], evidence=(EXAMPLES["evidence"],) * 3),
    structs.replace(EXAMPLES["evidence"], one=(EXAMPLES["entry"],) * (m.MOST_PROOF + 1)),
    structs.replace(EXAMPLES["evidence"], acks=(EXAMPLES["ack"],) * (m.MOST_PROOF + 1)),
    structs.replace(EXAMPLES["evidence"], one=(EXAMPLES["entry-view"],) * 20),
    structs.replace(EXAMPLES["proposal"], changes=(m.UndoTo(1),) * 9),
    structs.replace(EXAMPLES["proposal"], changes=(m.DropPeer(1, "bored"),)),  # type: ignore[arg-type]
    structs.replace(EXAMPLES["proposal"], changes=(m.DropPeer(1, "away", 1, "easy\x1b[31m"),)),
    structs.replace(EXAMPLES["proposal"], changes=(m.DropPeer(1, "away", 1, "Easy"),)),
    structs.replace(EXAMPLES["proposal"], changes=(m.DropPeer(1, "away", 1, "très"),)),
    structs.replace(EXAMPLES["proposal"], changes=(m.GiveSeat(5, bytes(32), bytes(16), bytes(32)),)),
    structs.replace(EXAMPLES["entries"], entries=(EXAMPLES["entry"],) * 65),
    structs.replace(EXAMPLES["entries"], acks=(EXAMPLES["ack"],) * 65),
    structs.replace(EXAMPLES["start"], seats=(0,) * 6),
    structs.replace(EXAMPLES["start"], seats=()),
    m.WantEntries(((0, bytes(8)),) * 25),
    m.BoardSections(0, 0, bytes(16 * 1024 + 1)),
    m.Auth(bytes(64), 0, ("1.2.3.4",) * 9),
    m.Auth(bytes(64), 0, ("x" * 47,)),
    m.Bye("later"),  # type: ignore[arg-type]
    m.Ping(2**63),
    m.Ping(-1),
])    # fmt: skip
def test_fields_have_limits(too_large: m.Message) -> None:
    with pytest.raises(m.Malformed):
        m.decode_sealed(m.encode(too_large))


def test_text_that_is_no_utf8_is_refused_like_anything_else() -> None:
    """msgspec raises another error for it than for all else that is malformed."""
    data = m.encode(EXAMPLES["chat"]).replace(b"Wait", b"W\xffit")
    with pytest.raises(m.Malformed):
        m.decode_sealed(data)


def test_whole_messages_have_limits() -> None:
    with pytest.raises(m.Malformed, match="65536 are allowed"):
        m.decode_sealed(bytes(m.SEALED_LIMIT + 1))
    with pytest.raises(m.Malformed, match="1024 are allowed"):
        m.decode_plain(bytes(m.PLAIN_LIMIT + 1))
    assert all(len(m.encode(one)) <= m.PLAIN_LIMIT for one in PLAIN.values())
    assert len(SEALED) + len(PLAIN) == len(EXAMPLES)


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
    for kind in set(m.Sealed.__args__) - {m.SentEntries, m.LogEvidence}:
        assert len(m.encode(largest(kind))) < min(m.SEALED_LIMIT, m.LIMITS.get(kind, m.SEALED_LIMIT))
    # All that five players can change in one view, and all their links: it fits into an entry.
    body = m.ViewBody(65535, (largest(m.GiveSeat),) * 7 + (largest(m.SetOptions),), (largest(m.SignedAck),) * 5, True)
    assert len(m.encode(body)) <= 2048
    assert len(m.encode(largest(m.LogEntry))) + 2 * m.EVIDENCE_BYTES < m.ENTRIES_BYTES
    assert m.ENTRIES_BYTES + m.MOST_SENT * len(m.encode(largest(m.SignedAck))) + 16 < m.SEALED_LIMIT


def test_entries_are_sent_as_many_as_fit() -> None:
    small, large = EXAMPLES["entry"], largest(m.LogEntry)
    assert fitting([]) == 0
    assert fitting([small] * 65) == m.MOST_SENT
    for entries in ([small] * 64, [large] * 65, [small, large] * 32):
        sent = tuple(entries[: fitting(entries)])
        assert sent
        acks = (largest(m.SignedAck),) * m.MOST_SENT
        m.decode_sealed(m.encode(m.SentEntries(sent, acks)))
    assert fitting([large] * 65) == m.ENTRIES_BYTES // len(m.encode(large))


def test_an_answer_to_anybody_is_small() -> None:
    """6.4: an answer to a probe has at most 512 bytes."""
    many = 255
    info = m.Info("🎲" * 24, "resumable", many, many, many, True, True, "b" * 64, bytes(8), bytes(8), "p" * 64)
    assert len(m.encode(info)) <= 512


@pytest.mark.parametrize("raw", [str, Annotated[str, Meta(max_length=9)], tuple[Annotated[str, Meta()], ...]])
def test_a_text_that_may_hold_anything_is_noticed(raw: Any) -> None:
    """A terminal obeys what stands in a raw text, and a window may take it for markup."""
    with pytest.raises(AssertionError, match="has no limit"):
        largest(raw)


@pytest.mark.parametrize("name", [name for name, one in EXAMPLES.items() if any(
    isinstance(getattr(m.decode_plain(m.encode(one)) if name in PLAIN else m.decode_sealed(m.encode(one)), field),
               CleanText) for field in one.__struct_fields__)])    # fmt: skip
def test_what_came_is_passed_on_as_it_came_and_shown_clean(name: str) -> None:
    ill = "a\x1b[31m\u202eb"
    message = EXAMPLES[name]
    for field in message.__struct_fields__:
        if isinstance(getattr(decode(message, m.encode(message)), field), CleanText):
            data = m.encode(structs.replace(message, **{field: ill}))
            found = decode(message, data)
            assert getattr(found, field) == "a[31mb"
            assert as_sent(getattr(found, field)) == ill
            assert m.encode(found) == data
