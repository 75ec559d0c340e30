"""Invitations: codes, links and QR codes."""

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.lobby.addresses import Invitation, NetworkPlace, read_invitation, write_code, write_link, write_text
from swqt.net.wire.identity import ALPHABET
from swqt.net.wire.messages import DEFAULT_PORT
from swqt.net.wire.text import TROUBLES, Troubled

ADDRESSES = st.integers(0, 2**32 - 1).map(lambda n: str(ipaddress.IPv4Address(n)))
PORTS = st.integers(1, 65535)
PINS = st.one_of(st.just(""), st.integers(0, 999_999).map("{:06}".format))


def complaint(text: str, own: tuple[str, ...] = ()) -> tuple[str, ...]:
    with pytest.raises(Troubled) as caught:
        read_invitation(text, own)
    assert caught.value.trouble.code in TROUBLES
    assert str(caught.value)
    return (caught.value.trouble.code, *caught.value.trouble.args)


def outcome(text: str) -> Invitation | str:
    """Return what *text* is read as, or the code of what is wrong with it."""
    try:
        return read_invitation(text, ["10.0.0.1"])
    except Troubled as error:
        return error.trouble.code


def test_a_code_is_the_same_in_every_version() -> None:
    assert write_code(NetworkPlace("192.168.1.20", 47770), "004211") == "R2M0-255T-K80G-EDNK"
    assert read_invitation("r2mo 255t-k8og-ednk") == Invitation((NetworkPlace("192.168.1.20", 47770),), "004211")


@given(ADDRESSES, PORTS, PINS)
def test_a_code_comes_back(address: str, port: int, pin: str) -> None:
    code = write_code(NetworkPlace(address, port), pin)
    assert len(code) == 19
    assert set(code) <= {*ALPHABET, "-"}
    assert read_invitation(code) == Invitation((NetworkPlace(address, port),), pin)
    link = write_link(NetworkPlace(address, port), pin)
    assert read_invitation(link) == Invitation((NetworkPlace(address, port),), pin)


@given(ADDRESSES, PINS)
def test_a_short_code_comes_back_on_the_same_network(address: str, pin: str) -> None:
    code = write_code(NetworkPlace(address, DEFAULT_PORT), pin, short=True)
    assert len(code) == 9
    own = str(ipaddress.IPv4Address(int(ipaddress.IPv4Address(address)) ^ 0x1234))
    assert read_invitation(code, [own, own]) == Invitation((NetworkPlace(address, DEFAULT_PORT),), pin)


@given(ADDRESSES, PORTS, PINS, st.data())
def test_it_may_be_typed_carelessly(address: str, port: int, pin: str, data: st.DataObject) -> None:
    letters = write_code(NetworkPlace(address, port), pin).replace("-", "")
    swaps = {"0": "0Oo", "1": "1IiLl"}
    typed = "".join(
        data.draw(st.sampled_from(swaps.get(letter, letter + letter.lower())))
        + data.draw(st.sampled_from(["", "", " ", "-", "\u2013", "\t"]))
        for letter in letters
    )
    assert read_invitation(f"  {typed}\n") == Invitation((NetworkPlace(address, port),), pin)


@given(ADDRESSES, PORTS, PINS, st.integers(0, 15), st.sampled_from(ALPHABET))
def test_one_wrong_letter_is_noticed(address: str, port: int, pin: str, place: int, letter: str) -> None:
    letters = list(write_code(NetworkPlace(address, port), pin).replace("-", ""))
    if letters[place] == letter:
        return
    letters[place] = letter
    # One in 4,096 has the check of another address, which is read then.
    assert outcome("".join(letters)) != Invitation((NetworkPlace(address, port),), pin)


@given(st.text(max_size=40))
def test_any_text_is_read_or_complained_about(text: str) -> None:
    said = outcome(text)
    assert isinstance(said, Invitation) or said in TROUBLES


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ("code-empty",)),
        (" - ", ("code-empty",)),
        ("ABCD-EFGH-UJKM-NPQR", ("code-letter", "U", "9")),
        ("ABCD-EFG", ("code-length", "7")),
        ("https://example.org/j/ABCD", ("code-link", "https://example.org/j/ABCD")),
        ("192.168.1.300:47770", ("address-host", "192.168.1.300")),
        ("192.168.1.3:70000", ("address-port", "70000")),
        ("192.168.1.3:47770/12", ("code-pin", "12")),
        ("[fe80::1:47770", ("address-brackets", "[fe80::1:47770")),
    ],
)
def test_what_is_wrong_is_said(text: str, said: tuple[str, ...]) -> None:
    assert complaint(text) == said


def test_a_short_code_of_another_network_is_refused() -> None:
    code = write_code(NetworkPlace("192.168.1.20", DEFAULT_PORT), "123456", short=True)
    assert complaint(code, ()) == ("code-network",)
    wrong = [f"10.{n}.0.1" for n in range(40)]
    found = [own for own in wrong if _reads(code, own)]
    assert len(found) < 12   # the check has 4 bits: one in 16 other networks fits by chance


def _reads(code: str, own: str) -> bool:
    try:
        read_invitation(code, [own])
    except Troubled:
        return False
    return True


def test_a_short_code_is_for_the_default_port() -> None:
    with pytest.raises(Troubled, match="47770"):
        write_code(NetworkPlace("10.0.0.1", 5000), short=True)


@pytest.mark.parametrize(
    "place",
    [NetworkPlace("fe80::1", 47770, "eth0"), NetworkPlace("2001:db8::7", 5000), NetworkPlace("my-pc.local", 47770)],
)
def test_other_addresses_are_written_out(place: NetworkPlace) -> None:
    assert read_invitation(write_text(place, "012345")) == Invitation((place,), "012345")
    assert read_invitation(write_link(place, "012345")) == Invitation((place,), "012345")
    assert read_invitation(write_text(place)) == Invitation((place,), "")


@given(ADDRESSES, PORTS, PINS, st.binary(min_size=8, max_size=8))
def test_a_link_brings_the_token_of_the_table(address: str, port: int, pin: str, token: bytes) -> None:
    for host, scope in ((address, ""), ("my-pc.local", ""), ("fe80::1", "eth0")):
        place = NetworkPlace(host, port, scope)
        link = write_link(place, pin, token)
        assert read_invitation(link) == Invitation((place,), pin, token if pin else b"")
    assert set(write_link(NetworkPlace(address, port), pin, token)) <= {*ALPHABET, *"-/:SWQT"}


@pytest.mark.parametrize("end", ["", "Z" * 13, "0" * 12, "0" * 14, "000000000000U", "0000000000000/1"])
def test_a_damaged_token_is_noticed(end: str) -> None:
    link = write_link(NetworkPlace("10.0.0.1", 5), "123456", bytes(8))
    expected = outcome(link.rpartition("/")[0]) if not end else "code-token"
    assert outcome(link.rpartition("/")[0] + "/" + end) == expected


def test_an_ipv4_address_is_no_short_code() -> None:
    """Without its dots 10.0.0.123 has eight digits."""
    assert read_invitation("10.0.0.123") == Invitation((NetworkPlace("10.0.0.123", DEFAULT_PORT),), "")


def test_pins_have_six_digits() -> None:
    with pytest.raises(Troubled, match="12345"):
        write_code(NetworkPlace("10.0.0.1", 1), "12345")
