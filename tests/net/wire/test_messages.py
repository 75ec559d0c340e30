"""The wire form: golden bytes, both codecs alike, one spelling for each message, sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgpack
import pytest
from msgspec import Meta, Struct, structs

from swqt.net.agreement.votes import Action, Drop, Impossible, pack_action, read_action
from swqt.net.wire import messages as m
from swqt.net.wire.plaintext import CleanText, NameText, as_sent
from tests.support.golden_files import read_golden
from tests.support.message_examples import EXAMPLES, PLAIN, SEALED


def fields(message: m.Message) -> tuple[Any, ...]:
    """The message as the array that it is on the wire, made without msgspec's encoder."""
    values = [getattr(message, name) for name in message.__struct_fields__]
    return (
        message.__struct_config__.tag,
        *(fields(value) if isinstance(value, m.Message) else value for value in values),
    )


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


@pytest.mark.parametrize(
    ("name", "spelling"),
    [
        ("ping", "9212cc00"), ("ping", "9212cd0000"), ("ping", "921200ff"), ("ping", "93120000"),
        ("ping", "dc00021200"), ("ping", "92cc1200"), ("ping", "9212d000"), ("ping", "9212cb0000000000000000"),
        ("ping", "9212ff"), ("ping", "9212c0"), ("bye", "933c00d900"), ("bye", "933c00c400"), ("bye", "833c00c400"),
        ("dial-back", "933dcdba9ac2"),
    ],
)    # fmt: skip
def test_another_spelling_of_a_message_is_refused(name: str, spelling: str) -> None:
    with pytest.raises(m.Malformed):
        decode(EXAMPLES[name], bytes.fromhex(spelling))


@pytest.mark.parametrize(
    "header", ["ddffffffff", "dfffffffff", "c6ffffffff", "dbffffffff", "c9ffffffff01", "dcffff", "d6ff00000001"]
)
@pytest.mark.parametrize("read", [m.decode_plain, m.decode_sealed])
def test_headers_of_gigabytes_are_refused_without_them(read: Any, header: str) -> None:
    for data in (bytes.fromhex(header), b"\x92\x12" + bytes.fromhex(header), b"\x91" * 200 + bytes.fromhex(header)):
        with pytest.raises(m.Malformed):
            read(data)


@pytest.mark.parametrize(
    "too_large",
    [
        m.Say(0, 0, "x" * 301, bytes(64)),
        m.Say(32, 0, "x", bytes(64)),
        m.Say(0, 0, "x", bytes(63)),
        m.Bye(256, ""),
        m.Bye(0, "x" * 81),
        m.EntryMessage(0, 0, bytes(32), 1, 0, bytes(2049), bytes(16), 0, b""),
        m.EntryMessage(65536, 0, bytes(32), 1, 0, b"", bytes(16), 0, b""),
        m.Entries((b"",) * 65),
        m.SyncRequest(0, 0, ((0, bytes(8)),) * 25),
        m.Auth(bytes(64), 0, ("1.2.3.4",) * 9),
        m.Auth(bytes(64), 0, ("x" * 47,)),
        m.Leaf(0, 0, bytes(16 * 1024 + 1)),
        m.Ping(2**63),
        m.Ping(-1),
    ],
)
def test_fields_have_limits(too_large: m.Message) -> None:
    with pytest.raises(m.Malformed):
        m.decode_sealed(m.encode(too_large))


def test_text_that_is_no_utf8_is_refused_like_anything_else() -> None:
    """msgspec raises another error for it than for all else that is malformed."""
    data = m.encode(EXAMPLES["say"]).replace(b"Brava", b"Br\xffva")
    with pytest.raises(m.Malformed):
        m.decode_sealed(data)


def test_whole_messages_have_limits() -> None:
    with pytest.raises(m.Malformed, match="65536 are allowed"):
        m.decode_sealed(bytes(m.SEALED_LIMIT + 1))
    with pytest.raises(m.Malformed, match="1024 are allowed"):
        m.decode_plain(bytes(m.PLAIN_LIMIT + 1))
    assert all(len(m.encode(one)) <= m.PLAIN_LIMIT for one in PLAIN.values())
    assert len(m.encode(m.Entries((bytes(48 * 1024),)))) < m.SEALED_LIMIT
    assert len(SEALED) + len(PLAIN) == len(EXAMPLES)


def test_an_answer_to_anybody_is_small() -> None:
    """6.4: an answer to a probe has at most 512 bytes."""
    assert len(m.encode(m.Info("🎲" * 24, 255, 255, 255, 255, bytes(8), bytes(8), 2**32 - 1))) <= 512


def texts(kind: Any, where: str) -> Iterator[str]:
    """Yield where in *kind* there is text that may hold anything."""
    if isinstance(kind, type) and issubclass(kind, CleanText):
        return
    if kind is str:
        yield where
    elif get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        if not (inner is str and any(isinstance(note, Meta) and note.pattern for note in notes)):
            yield from texts(inner, where)
    elif isinstance(kind, type) and issubclass(kind, Struct):
        for name, field in get_type_hints(kind, include_extras=True).items():
            if name in kind.__struct_fields__:
                yield from texts(field, f"{kind.__name__}.{name}")
    else:
        for part in get_args(kind):
            yield from texts(part, where)


def test_every_text_of_others_is_clean_from_the_moment_it_is_decoded() -> None:
    """A terminal obeys what stands in a raw text, and a window may take it for markup."""
    assert [*texts(m.Plain, ""), *texts(m.Sealed, ""), *texts(Action, "")] == []

    class Raw(Struct):
        one: str
        two: tuple[Annotated[str, Meta(max_length=9)], ...]
        three: NameText

    assert list(texts(Raw, "")) == ["Raw.one", "Raw.two"]


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


@pytest.mark.parametrize("level", ["Easy", "easy\x1b[31m", "easy\n", "très"])
def test_the_level_of_a_bot_has_plain_letters_only(level: str) -> None:
    with pytest.raises(Impossible):
        read_action(pack_action(Action(1, 1, (Drop(1, level),))))
