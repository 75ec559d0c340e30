"""Whatever arrives, nothing happens but ``Malformed`` (6.5, 1): 30,000 frames each time, a million in the night."""

import random
import tracemalloc
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.wire import messages as m
from tests.support.message_examples import EXAMPLES
from tests.support.mutants import mutants

CORPUS = [m.encode(one) for one in EXAMPLES.values()]


def check(decode: Callable[[bytes], m.Message], data: bytes) -> m.Message | None:
    """Decode; what is taken must be written in the same bytes, and read by the other codec too."""
    try:
        message = decode(data)
    except m.Malformed:
        return None
    assert m.encode(message) == data
    msgpack.unpackb(data, use_list=False, strict_map_key=True)
    return message


@pytest.mark.parametrize("count", [30_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_mutants(count: int) -> None:
    seed = 7 if count == 30_000 else random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")
    found: Counter[str] = Counter()
    for data in mutants(CORPUS, random.Random(seed), count):
        taken = check(m.decode_plain, data) or check(m.decode_sealed, data)
        found["malformed" if taken is None else type(taken).__name__] += 1
    # The mutants are near enough to real messages to be some now and then, and not all the same ones.
    assert found["malformed"] > count * 2 // 3
    assert set(found) - {"malformed"} == {type(one).__name__ for one in EXAMPLES.values()}


# Without msgpack's own types the arrays that come out are shaped like messages, with the wrong things in them.
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.text(max_size=5)
    | st.binary(max_size=70),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from([one.__struct_config__.tag for one in EXAMPLES.values()]), st.lists(VALUES, max_size=11))
def test_any_fields_behind_any_tag(tag: int, fields: list[Any]) -> None:
    data = msgpack.packb([tag, *fields], use_bin_type=True)
    check(m.decode_plain, data)
    check(m.decode_sealed, data)


@pytest.mark.parametrize("tag", sorted({one.__struct_config__.tag for one in EXAMPLES.values()}))
def test_deep_nesting_is_refused_without_climbing_down(tag: int) -> None:
    for opener in (b"\x91", b"\x81\xc0", b"\xdc\x00\x01", b"\xc7\x01\x01"):
        data = b"\x9c" + bytes([tag]) + opener * 20_000
        for decode in (m.decode_plain, m.decode_sealed):
            with pytest.raises(m.Malformed):
                decode(data[: 1000 if decode is m.decode_plain else 60_000])


def test_no_message_makes_us_take_memory_that_was_not_sent() -> None:
    chance = random.Random(3)
    frames = list(mutants(CORPUS, chance, 3000))
    tracemalloc.start()
    try:
        for data in frames:
            tracemalloc.reset_peak()
            before = tracemalloc.get_traced_memory()[0]
            check(m.decode_plain, data)
            check(m.decode_sealed, data)
            assert tracemalloc.get_traced_memory()[1] - before < 100_000, data.hex()
    finally:
        tracemalloc.stop()
