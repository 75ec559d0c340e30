"""What to tell people when nobody is found."""

import pytest

from swqt.net.lobby.places import Facts, OwnAddress, hints
from swqt.net.wire.text import TROUBLES, Trouble

LAN = (OwnAddress("127.0.0.1", "lo", "loopback", 8), OwnAddress("10.0.0.1", "eth0", "lan", 24))
VPN = (OwnAddress("10.9.0.1", "wg0", "tunnel", 24),)
BLOCKED = Trouble("no-multicast", ("Network is unreachable",))


@pytest.mark.parametrize(
    ("facts", "codes"),
    [
        (Facts("linux", ()), ["no-network"]),
        (Facts("linux", LAN[:1]), ["no-network"]),
        (Facts("win32", VPN), ["vpn-only"]),
        (Facts("linux", LAN), []),
        (Facts("linux", LAN, listened=7.9), []),
        (Facts("linux", LAN, listened=8.0), ["nothing-found"]),
        (Facts("linux", LAN, listened=99.0, heard=1), []),
        (Facts("win32", LAN, listened=8.0), ["firewall-windows"]),
        (Facts("darwin", LAN, listened=8.0), ["local-network-denied"]),
        (Facts("darwin", LAN, dialled=1), ["local-network-denied"]),
        (Facts("linux", LAN, BLOCKED, listened=8.0), ["no-multicast"]),
        (Facts("linux", LAN, listened=8.0, heard=2, dialled=3), ["isolated"]),
        (Facts("linux", LAN, heard=2, dialled=3, reached=3, dialled_back=True), []),
        (Facts("linux", LAN, heard=2, dialled=3, reached=3, dialled_back=False), ["inbound-blocked"]),
        (Facts("win32", LAN, heard=2, dialled_back=False), ["firewall-windows"]),
        (Facts("win32", LAN, heard=2, reached=3, dialled_back=False), ["firewall-windows", "inbound-blocked"]),
    ],
)
def test_the_likeliest_reason_is_told(facts: Facts, codes: list[str]) -> None:
    assert [trouble.code for trouble in hints(facts)] == codes
    assert set(codes) <= set(TROUBLES)
