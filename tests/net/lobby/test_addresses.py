"""Own addresses in a useful order, typed ones read, changes noticed."""

import ipaddress
from collections import namedtuple
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.lobby import addresses
from swqt.net.lobby.addresses import Invitation, NetworkPlace, OwnAddress, read_invitation, write_code, write_link
from swqt.net.wire.identity import ALPHABET
from swqt.net.wire.messages import DEFAULT_PORT
from swqt.net.wire.text import TROUBLES, Trouble, Troubled
from tests.support.table_net import trouble

Adapter = namedtuple("Adapter", "nice_name index ips")
Ip = namedtuple("Ip", "ip network_prefix")

ADAPTERS = [
    Adapter("lo", 1, [Ip("127.0.0.1", 8), Ip(("::1", 0, 0), 128)]),
    Adapter("docker0", 3, [Ip("172.17.0.1", 16)]),
    Adapter("wg0", 5, [Ip("10.9.0.2", 24)]),
    Adapter("tailscale0", 6, [Ip("100.101.102.103", 32)]),
    Adapter("eth0", 2, [Ip(("fe80::1", 0, 2), 64), Ip(("fd00::7", 0, 0), 64), Ip("192.168.1.20", 24)]),
    Adapter("vEthernet (WSL)", 8, [Ip("172.28.0.1", 20)]),
    Adapter("wlan0", 4, [Ip("192.168.1.21", 24), Ip("169.254.3.4", 16)]),
]


def test_addresses_of_networks_come_first_and_vpns_last() -> None:
    own = addresses.own_addresses(ADAPTERS)
    assert [(found.address, found.kind) for found in own] == [
        ("192.168.1.20", "lan"), ("192.168.1.21", "lan"), ("fd00::7", "lan"),
        ("169.254.3.4", "link-local"), ("fe80::1", "link-local"),
        ("172.17.0.1", "virtual"), ("172.28.0.1", "virtual"),
        ("100.101.102.103", "tunnel"), ("10.9.0.2", "tunnel"),
        ("127.0.0.1", "loopback"), ("::1", "loopback"),
    ]  # fmt: skip
    assert {found.address: found.scope for found in own if found.scope} == {"fe80::1": 2}


def test_others_are_told_neither_of_vpns_nor_of_loopback() -> None:
    assert addresses.told(addresses.own_addresses(ADAPTERS)) == (
        "192.168.1.20", "192.168.1.21", "fd00::7", "169.254.3.4", "fe80::1", "172.17.0.1", "172.28.0.1",
    )  # fmt: skip
    assert addresses.told(addresses.own_addresses(ADAPTERS[2:3])) == ("10.9.0.2",)
    assert addresses.told([OwnAddress(f"10.0.0.{n}", "eth0", "lan", 24) for n in range(20)])[7:] == ("10.0.0.7",)


def test_an_address_that_means_nothing_without_an_interface_is_called_on_each() -> None:
    """Programs tell their fe80:: addresses without the interface, which another computer calls otherwise."""
    own = [
        OwnAddress("10.0.0.1", "eth0", "lan", 24), OwnAddress("fe80::1", "eth0", "link-local", 64, 3),
        OwnAddress("fe80::2", "eth0", "link-local", 64, 3), OwnAddress("fe80::3", "wlan0", "link-local", 64, 4),
        OwnAddress("fe80::9", "lo", "loopback", 64, 1),
    ]    # fmt: skip
    called = addresses.scoped(["fd00::7", "fe80::7%9", "fe80::8"], own)
    assert called == ("fd00::7", "fe80::7%9", "fe80::8%3", "fe80::8%4")
    assert addresses.scoped(["10.0.0.2", "fe80::8"], own[:1]) == ("10.0.0.2",)
    places = tuple(NetworkPlace(host, 9) for host in ("fe80::8%3", "fe80::8%4"))
    assert read_invitation("[fe80::8]:9/123456", own) == Invitation(places, "123456")
    assert read_invitation("[fe80::8%7]:9", own) == Invitation((NetworkPlace("fe80::8%7", 9),))
    assert read_invitation("[fe80::8]:9", own[:1]) == Invitation((NetworkPlace("fe80::8", 9),))


def test_this_computer_has_addresses() -> None:
    assert "127.0.0.1" in [found.address for found in addresses.own_addresses()]


@pytest.mark.parametrize(("text", "place"), [
    ("192.168.1.20", NetworkPlace("192.168.1.20", 47770)),
    (" 192.168.1.20:80 ", NetworkPlace("192.168.1.20", 80)),
    ("My-PC.local:5000", NetworkPlace("my-pc.local", 5000)),
    ("fe80::1", NetworkPlace("fe80::1", 47770)),
    ("fe80::1%eth0", NetworkPlace("fe80::1%eth0", 47770)),
    ("[fe80::1%3]:9", NetworkPlace("fe80::1%3", 9)),
    ("[2001:DB8::0001]", NetworkPlace("2001:db8::1", 47770)),
])    # fmt: skip
def test_typed_addresses_are_read(text: str, place: NetworkPlace) -> None:
    assert addresses.parse_place(text) == place
    assert addresses.parse_place(str(place)) == place


@pytest.mark.parametrize(("text", "code"), [
    ("", "address-empty"), ("   ", "address-empty"), ("a b", "address-host"), ("-x", "address-host"),
    ("1.2.3", "address-host"), ("300.1.1.1:5", "address-host"), ("host:", "address-port"),
    ("host:0", "address-port"), ("host:65536", "address-port"), ("host:٣", "address-port"),
    ("fe80::1:99999:", "address-brackets"), ("[fe80::1]x", "address-brackets"), ("[host]:5", "address-brackets"),
    ("[fe80::zz]:5", "address-host"), ("fe80::1%e h", "address-scope"), ("x" * 64, "address-host"),
])    # fmt: skip
def test_what_is_wrong_with_an_address_is_said(text: str, code: str) -> None:
    assert trouble(addresses.parse_place, text).code == code


@pytest.mark.parametrize(("address", "near"), [
    ("192.168.1.99", True), ("192.168.2.99", False), ("fe80::99%2", True), ("fd00::99", True), ("fd00:1::99", False),
    ("172.28.15.1", True), ("no address", False), ("", False),
])  # fmt: skip
def test_addresses_in_own_networks_are_near(address: str, near: bool) -> None:
    assert addresses.is_near(address, addresses.own_addresses(ADAPTERS)) is near


# Why nobody is found.


LAN = (OwnAddress("127.0.0.1", "lo", "loopback", 8), OwnAddress("10.0.0.1", "eth0", "lan", 24))
VPN = (OwnAddress("10.9.0.1", "wg0", "tunnel", 24),)
BLOCKED = Trouble("no-multicast", ("Network is unreachable",))


@pytest.mark.parametrize(("facts", "codes"), [
    (addresses.Facts("linux", ()), ["no-network"]),
    (addresses.Facts("linux", LAN[:1]), ["no-network"]),
    (addresses.Facts("win32", VPN), ["vpn-only"]),
    (addresses.Facts("linux", LAN), []),
    (addresses.Facts("linux", LAN, listened=7.9), []),
    (addresses.Facts("linux", LAN, listened=8.0), ["nothing-found"]),
    (addresses.Facts("linux", LAN, listened=99.0, heard=1), []),
    (addresses.Facts("win32", LAN, listened=8.0), ["firewall-windows"]),
    (addresses.Facts("darwin", LAN, listened=8.0), ["local-network-denied"]),
    (addresses.Facts("darwin", LAN, dialled=1), ["local-network-denied"]),
    (addresses.Facts("linux", LAN, BLOCKED, listened=8.0), ["no-multicast"]),
    (addresses.Facts("linux", LAN, listened=8.0, heard=2, dialled=3), ["isolated"]),
    (addresses.Facts("linux", LAN, heard=2, dialled=3, reached=3, dialled_back=True), []),
    (addresses.Facts("linux", LAN, heard=2, dialled=3, reached=3, dialled_back=False), ["inbound-blocked"]),
    (addresses.Facts("win32", LAN, heard=2, dialled_back=False), ["firewall-windows"]),
    (addresses.Facts("win32", LAN, heard=2, reached=3, dialled_back=False), ["firewall-windows", "inbound-blocked"]),
])    # fmt: skip
def test_the_likeliest_reason_is_told(facts: addresses.Facts, codes: list[str]) -> None:
    assert [trouble.code for trouble in addresses.hints(facts)] == codes
    assert set(codes) <= set(TROUBLES)


# Invitations: codes, links and QR codes.


ADDRESSES = st.integers(0, 2**32 - 1).map(lambda n: str(ipaddress.IPv4Address(n)))
PORTS = st.integers(1, 65535)
PINS = st.one_of(st.just(""), st.integers(0, 999_999).map("{:06}".format))


def lan(*own: str) -> tuple[OwnAddress, ...]:
    return tuple(OwnAddress(one, "eth0", addresses.LAN, 16) for one in own)


def outcome(text: str, own: Sequence[OwnAddress] = lan("10.0.0.1")) -> addresses.Invitation | tuple[str, ...]:
    """Return what *text* is read as, or the code of what is wrong with it and what that is about."""
    try:
        return addresses.read_invitation(text, own)
    except Troubled as error:
        return (error.trouble.code, *error.trouble.args)


def test_a_code_with_a_pin_of_seven_digits_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_pin", lambda pin: 1_000_000)
    assert outcome(write_code(NetworkPlace("10.0.0.1", 5))) == ("code-check",)


def test_a_code_is_the_same_in_every_version() -> None:
    assert write_code(NetworkPlace("192.168.1.20", 47770), "004211") == "R2M0-255T-K80G-EDNK"
    assert read_invitation("r2mo 255t-k8og-ednk") == Invitation((NetworkPlace("192.168.1.20", 47770),), "004211")


@given(ADDRESSES, PORTS, PINS, st.binary(min_size=8, max_size=8))
def test_an_invitation_comes_back(address: str, port: int, pin: str, token: bytes) -> None:
    code = write_code(NetworkPlace(address, port), pin)
    assert len(code) == 19
    assert set(code) <= {*ALPHABET, "-"}
    assert set(write_link(NetworkPlace(address, port), pin, token)) <= {*ALPHABET, *"-/:SWQT"}
    for host in (address, "my-pc.local", "2001:db8::7", "fe80::1%eth0"):
        place = NetworkPlace(host, port)
        for text in (addresses.write_text(place, pin), write_link(place, pin)):
            assert read_invitation(text) == Invitation((place,), pin)
        assert read_invitation(write_link(place, pin, token)) == Invitation((place,), pin, token if pin else b"")


@given(ADDRESSES, PINS)
def test_a_short_code_comes_back_on_the_same_network(address: str, pin: str) -> None:
    code = write_code(NetworkPlace(address, DEFAULT_PORT), pin, short=True)
    assert len(code) == 9
    own = str(ipaddress.IPv4Address(int(ipaddress.IPv4Address(address)) ^ 0x1234))
    assert read_invitation(code, lan(own, own)) == Invitation((NetworkPlace(address, DEFAULT_PORT),), pin)


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


@given(st.text(max_size=40) | st.text("aF019.:/[]%-", max_size=40))
def test_any_text_is_read_or_complained_about(text: str) -> None:
    said = outcome(text)
    if isinstance(said, Invitation):
        assert [addresses.parse_place(str(place)) for place in said.places] == list(said.places)
    else:
        assert said[0] in TROUBLES


@pytest.mark.parametrize(("text", "said"), [
    ("", ("code-empty",)),
    (" - ", ("code-empty",)),
    ("ABCD-EFGH-UJKM-NPQR", ("code-letter", "U", "9")),
    ("ABCD-EFG", ("code-length", "7")),
    ("https://example.org/j/ABCD", ("code-link", "https://example.org/j/ABCD")),
    ("192.168.1.300:47770", ("address-host", "192.168.1.300")),
    ("192.168.1.3:70000", ("address-port", "70000")),
    ("192.168.1.3:47770/12", ("code-pin", "12")),
    ("[fe80::1:47770", ("address-brackets", "[fe80::1:47770")),
])    # fmt: skip
def test_what_is_wrong_is_said(text: str, said: tuple[str, ...]) -> None:
    assert outcome(text, ()) == said


def test_a_short_code_of_another_network_is_refused() -> None:
    code = write_code(NetworkPlace("192.168.1.20", DEFAULT_PORT), "123456", short=True)
    assert outcome(code, ()) == ("code-network",)
    wrong = [f"10.{n}.0.1" for n in range(40)]
    found = [own for own in wrong if isinstance(outcome(code, lan(own)), Invitation)]
    assert len(found) < 12   # the check has 4 bits: one in 16 other networks fits by chance


def test_short_codes_are_for_the_default_port_and_pins_have_six_digits() -> None:
    with pytest.raises(Troubled, match="47770"):
        write_code(NetworkPlace("10.0.0.1", 5000), short=True)
    with pytest.raises(Troubled, match="12345"):
        write_code(NetworkPlace("10.0.0.1", 1), "12345")


@pytest.mark.parametrize("end", ["", "Z" * 13, "0" * 12, "0" * 14, "000000000000U", "0000000000000/1"])
def test_a_damaged_token_is_noticed(end: str) -> None:
    link = write_link(NetworkPlace("10.0.0.1", 5), "123456", bytes(8))
    expected = outcome(link.rpartition("/")[0]) if not end else ("code-token",)
    assert outcome(link.rpartition("/")[0] + "/" + end) == expected


def test_an_ipv4_address_is_not_taken_for_a_short_code() -> None:
    """Without its dots 10.0.0.123 has eight digits."""
    assert read_invitation("10.0.0.123") == Invitation((NetworkPlace("10.0.0.123", DEFAULT_PORT),), "")
