"""CPace as the draft says it (T7), and both exchanges against whoever answers nonsense."""

from __future__ import annotations

from collections.abc import Callable

import cpace
import pytest
from cpace import CPace, CPaceRole
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

from swqt.net.wire.pake import ANSWERER, CALLER, Exchange, ExchangeFailed, OpenExchange, PinExchange
from tests.support.cpace_vectors import LOW_ORDER, PRODUCTS, PRODUCTS_SCALAR, VECTORS

HELLOS = bytes(range(32))


def pin(role: bytes, digits: str = "123456", hellos: bytes = HELLOS) -> Exchange:
    return PinExchange(role, digits, hellos)


def openly(role: bytes, _digits: str = "", hellos: bytes = HELLOS) -> Exchange:
    return OpenExchange(role, hellos, role * 32)


Make = Callable[..., Exchange]
ways = pytest.mark.parametrize("make", [pin, openly])


@pytest.mark.parametrize("name", VECTORS)
def test_the_vectors_of_the_draft(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    vector = VECTORS[name]
    scalars = [vector.scalar_a, vector.scalar_b]
    monkeypatch.setattr(cpace.secrets, "token_bytes", lambda size: scalars.pop(0))
    common = {"prs": vector.password, "sid": vector.sid, "ci": vector.ci}
    a = CPace.start(role=CPaceRole.INITIATOR, ad=vector.ad_a, **common)
    b = CPace.start(role=CPaceRole.RESPONDER, ad=vector.ad_b, **common)
    assert (a.public_share, b.public_share) == (vector.share_a, vector.share_b)
    a.derive(vector.share_b, vector.ad_b)
    b.derive(vector.share_a, vector.ad_a)
    assert a.isk == b.isk == vector.isk
    assert a.verify(b.tag())
    assert b.verify(a.tag())
    point = X25519PrivateKey.from_private_bytes(vector.scalar_a).exchange(
        X25519PublicKey.from_public_bytes(vector.share_b)
    )
    assert point == vector.point
    share = X25519PrivateKey.from_private_bytes(vector.scalar_a).exchange(
        X25519PublicKey.from_public_bytes(vector.generator)
    )
    assert share == vector.share_a


@pytest.mark.parametrize("point", PRODUCTS)
def test_points_in_another_spelling_multiply_as_the_draft_says(point: str) -> None:
    key = X25519PrivateKey.from_private_bytes(PRODUCTS_SCALAR)
    assert key.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(point))).hex() == PRODUCTS[point]


@ways
@pytest.mark.parametrize("point", LOW_ORDER)
def test_low_order_points_are_refused(make: Make, point: bytes) -> None:
    for role in (CALLER, ANSWERER):
        with pytest.raises(ExchangeFailed):
            make(role).derive(point)


@ways
def test_two_sides_agree(make: Make) -> None:
    a, b = make(CALLER), make(ANSWERER)
    a.derive(b.share)
    b.derive(a.share)
    assert a.secret == b.secret
    assert a.verify(b.tag())
    assert b.verify(a.tag())
    assert a.tag() != b.tag()
    assert not a.verify(a.tag())
    for tag in (b"", bytes(64), b.tag()[:-1], b.tag() + b"\0", b.tag()[:-1] + bytes([b.tag()[-1] ^ 1])):
        assert not a.verify(tag)


@ways
def test_our_own_share_and_shares_of_another_length_are_refused(make: Make) -> None:
    a = make(CALLER)
    for share in (a.share, b"", b"\x09", bytes(31), bytes(33)):
        with pytest.raises(ExchangeFailed):
            a.derive(share)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (pin(CALLER), pin(ANSWERER, hellos=bytes(32))), (openly(CALLER), openly(ANSWERER, hellos=bytes(32))),
        (pin(CALLER, "123456"), pin(ANSWERER, "123457")),
    ],
    ids=["other greetings, PIN", "other greetings, open", "other PIN"],
)    # fmt: skip
def test_other_greetings_or_pins_do_not_agree(a: Exchange, b: Exchange) -> None:
    a.derive(b.share)
    b.derive(a.share)
    assert not a.verify(b.tag())
    assert not b.verify(a.tag())
