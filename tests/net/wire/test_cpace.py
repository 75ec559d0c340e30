"""CPace as the draft says it (T7)."""

import pytest

from swqt.net.wire.handshake import CPace, Failed, generator, multiply
from tests.support.cpace_vectors import PRODUCTS, PRODUCTS_SCALAR, VECTORS


@pytest.mark.parametrize("name", VECTORS)
def test_the_vectors_of_the_draft(name: str) -> None:
    vector = VECTORS[name]
    assert generator(vector.password, vector.ci, vector.sid) == vector.generator

    agreed = {"password": vector.password, "session": vector.sid, "channel": vector.ci}
    a, b = (
        CPace(role=role, scalar=scalar, data=(vector.ad_a, vector.ad_b), **agreed)
        for role, scalar in enumerate((vector.scalar_a, vector.scalar_b))
    )
    assert (a.share, b.share) == (vector.share_a, vector.share_b)
    a.derive(vector.share_b)
    b.derive(vector.share_a)
    assert a.secret == b.secret == vector.isk
    assert a.verify(b.tag)
    assert b.verify(a.tag)
    assert not a.verify(a.tag)
    assert multiply(vector.scalar_a, vector.share_b) == vector.point
    with pytest.raises(Failed, match="UNPROVED"):
        a.derive(vector.share_b)


GENERATORS = {
    "000000": "a50512f6e5888170be2ee899a06a328e4a4644d6d4c44bd00583bc386f4f9f54",
    "123456": "10de182578513369c3fd70e97bf8ee3fc40cd00fc9b194eb09b764ed9bc5a25e",
    "314159": "6c1113bf5108fa05ba236c45347176e22f9a350eb53f8b245a815db1a1288832",
    "271828": "555ccc21d7eba2cbc05776edba1cf1777bfce8ede805bc910c0d7a85ab634642",
    "999999": "5da5b4adbe98bd3800050c4161383f764b2e4ee008e37fde08af33160a931e18",
}
"""For channel ``swqt1`` and a session of 16 bytes, as the package cpace 0.1.0 computed them."""


@pytest.mark.parametrize("digits", GENERATORS)
def test_the_generators_of_another_implementation(digits: str) -> None:
    """The draft's vectors reach only one side of the map: those whose first candidate is not on the curve."""
    assert generator(digits.encode(), b"swqt1", bytes(range(16))).hex() == GENERATORS[digits]


@pytest.mark.parametrize("password", [b"", b"p" * 109, b"p" * 110, b"p" * 111, b"p" * 127, b"p" * 128, b"p" * 20_000])
def test_passwords_of_any_length_are_padded_to_a_block(password: bytes) -> None:
    """The draft's lengths take two bytes from 128 on; a longer password needs no padding."""
    points = {generator(password + more, b"swqt", b"session") for more in (b"", b"\0")}
    assert len(points) == 2
    assert all(multiply(PRODUCTS_SCALAR, point) for point in points)


@pytest.mark.parametrize("point", PRODUCTS)
def test_points_in_another_spelling_multiply_as_the_draft_says(point: str) -> None:
    assert multiply(PRODUCTS_SCALAR, bytes.fromhex(point)).hex() == PRODUCTS[point]
