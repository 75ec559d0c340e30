"""Where programs can be reached: own addresses, typed addresses, reasons why nobody is found, and invitations.

An invitation holds the address of a table and its PIN. ``XXXX-XXXX-XXXX-XXXX`` encodes IPv4 address (32 bits), port
(16), PIN (20) and check (12) in Crockford's base 32. Within a /16 network and on the default port, 8 letters suffice:
the low half of the address (16), PIN (20), check (4). IPv6 addresses and host names have no code; they are written as
``host:port/PIN``. Links and QR codes end with ``/`` and a 64-bit token in 13 letters, which admits its holder even
while strangers keep guessing PINs. PIN and token are secrets.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from functools import reduce
from hashlib import sha256
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

from msgspec import Struct

from swqt.net.wire.identity import ALPHABET, in_groups, in_letters
from swqt.net.wire.limits import PIN_DIGITS, TOKEN_BYTES, ip_of
from swqt.net.wire.messages import DEFAULT_PORT, MOST_ADDRESSES
from swqt.net.wire.text import Trouble, Troubled, clean

LAN: Final = "lan"
LINK: Final = "link-local"
VIRTUAL: Final = "virtual"
TUNNEL: Final = "tunnel"
LOOPBACK: Final = "loopback"
KINDS: Final = (LAN, LINK, VIRTUAL, TUNNEL, LOOPBACK)
"""Kinds of addresses, best first: network, direct cable, virtual machine or container, VPN, this computer."""

_VIRTUAL_NAMES: Final = re.compile(
    r"docker|^br-|^veth|virbr|^vnet|vmnet|vboxnet|virtualbox|vmware|hyper-v|vethernet|wsl|^lxc|^lxd|podman|^cni|flannel"
    r"|^cali|^bridge1\d\d$|parallels",
    re.IGNORECASE,
)
_TUNNEL_NAMES: Final = re.compile(
    r"^tun|^tap\d|tap-windows|^utun|^wg|wireguard|wintun|^ppp|^ipsec|^zt|zerotier|tailscale|nordlynx|openvpn|\bvpn|^gpd",
    re.IGNORECASE,
)
_CARRIER_NAT: Final = ipaddress.ip_network("100.64.0.0/10")
_LABEL: Final = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(?<!-)")
_SCOPE: Final = re.compile(r"[A-Za-z0-9_.:-]{1,32}")


class OwnAddress(NamedTuple):
    """One address of this computer. ``scope`` is its interface index for link-local IPv6 addresses, else 0."""

    address: str
    interface: str
    kind: str
    prefix: int
    scope: int = 0

    @property
    def is_v6(self) -> bool:
        return ":" in self.address


class NetworkPlace(NamedTuple):
    """A host name or IP address (fe80:: addresses with their interface) and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def own_addresses(adapters: Iterable[Any] | None = None) -> tuple[OwnAddress, ...]:
    """Return the addresses of this computer, best first; *adapters* are its interfaces as ifaddr describes them."""
    if adapters is None:
        import ifaddr  # loads ctypes, which a program that listens on one address only does not need

        adapters = ifaddr.get_adapters()
    found = []
    for adapter in adapters:
        for ip in adapter.ips:
            text, scope = (ip.ip, 0) if isinstance(ip.ip, str) else (ip.ip[0], ip.ip[2])
            if (address := ip_of(text.partition("%")[0])) is None:
                continue   # some systems list addresses of other families than IPv4 and IPv6
            kind = _kind(address, adapter.nice_name)
            scope = (scope or adapter.index or 0) if address.version == 6 and address.is_link_local else 0
            found.append(OwnAddress(str(address), adapter.nice_name, kind, ip.network_prefix, scope))
    return tuple(sorted(found, key=lambda own: (KINDS.index(own.kind), own.is_v6, own.interface, own.address)))


def told(own: Sequence[OwnAddress]) -> tuple[str, ...]:
    """Return the *own* addresses to announce, best first: no loopback, VPN addresses only if there are no others."""
    useful = [found.address for found in own if found.kind not in (LOOPBACK, TUNNEL)]
    useful = useful or [found.address for found in own if found.kind == TUNNEL]
    return tuple(dict.fromkeys(useful))[:MOST_ADDRESSES]


def scoped(addresses: Iterable[str], own: Sequence[OwnAddress]) -> tuple[str, ...]:
    """Return *addresses* ready to connect to: a fe80:: one without a scope becomes one for each interface in *own*."""
    interfaces = [f"%{found.scope}" for found in own if found.scope and found.kind != LOOPBACK]
    scopes = {one: interfaces if one.lower().startswith("fe80:") and "%" not in one else [""] for one in addresses}
    return tuple(dict.fromkeys(one + scope for one in scopes for scope in scopes[one]))


def is_near(address: str, own: Iterable[OwnAddress]) -> bool:
    """Return whether *address* is in a network of one of the *own* addresses."""
    found = ip_of(address)
    return found is not None and any(
        found in ipaddress.ip_network(f"{one.address}/{one.prefix}", strict=False) for one in own
    )


def _kind(address: ipaddress.IPv4Address | ipaddress.IPv6Address, interface: str) -> str:
    if address.is_loopback:
        return LOOPBACK
    if _TUNNEL_NAMES.search(interface) or address in _CARRIER_NAT:
        return TUNNEL
    if _VIRTUAL_NAMES.search(interface):
        return VIRTUAL
    return LINK if address.is_link_local else LAN


def parse_place(text: str) -> NetworkPlace:
    """Parse *text* as ``host``, ``host:port``, IPv6 or ``[v6%scope]:port``; Troubled if it is malformed."""
    text = text.strip()
    if not text:
        raise Troubled("address-empty", DEFAULT_PORT)
    if text.startswith("["):
        host, closed, rest = text[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")) or ":" not in host:
            raise Troubled("address-brackets", clean(text, 60))
        return NetworkPlace(_v6(host, "address-host", text), _port(rest[1:]) if rest else DEFAULT_PORT)
    if text.count(":") > 1:
        return NetworkPlace(_v6(text, "address-brackets", text), DEFAULT_PORT)
    host, colon, port = text.partition(":")
    number = _port(port) if colon else DEFAULT_PORT
    if re.fullmatch(r"[0-9.]+", host):
        return NetworkPlace(str(ipaddress.IPv4Address(_ipv4(host))), number)
    name = host.removesuffix(".")
    if len(name) > 253 or not all(_LABEL.fullmatch(label) for label in name.split(".")):
        raise Troubled("address-host", clean(host, 60))
    return NetworkPlace(name.lower(), number)


def _v6(text: str, code: str, whole: str) -> str:
    """Return the IPv6 address *text* in normal form; Troubled with *code* if it is not one."""
    try:
        address = ipaddress.IPv6Address(text)
    except ValueError:
        raise Troubled(code, clean(whole, 60)) from None
    if not _SCOPE.fullmatch(address.scope_id or "0"):
        raise Troubled("address-scope", clean(whole, 60))
    return str(address)


def _ipv4(host: str) -> int:
    try:
        return int(ipaddress.IPv4Address(host))
    except ValueError:
        raise Troubled("address-host", clean(host, 60)) from None


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise Troubled("address-port", clean(text, 60))
    return int(text)


# Likely reasons why nobody is found or reached.

SILENCE: Final = 8.0    # seconds of listening without finding any table, after which a hint is given


class Facts(Struct):
    """What this program knows about its network."""

    platform: str    # as sys.platform
    own: tuple[OwnAddress, ...] | None = None    # None while unknown
    multicast: Trouble | None = None    # why mDNS is unavailable
    listened: float = 0.0    # seconds for which mDNS has been running
    heard: int = 0    # tables of others that mDNS has found
    dialled: int = 0    # computers on the own network that were dialled...
    reached: int = 0    # ... and those of them that answered in any way
    dialled_back: bool | None = None    # whether others could reach this computer; None while unknown


def hints(facts: Facts) -> tuple[Trouble, ...]:
    """Return hints to show, most likely first; none while all is well or it is too early to say."""
    if facts.own is None:
        return ()
    kinds = {own.kind for own in facts.own}
    if not kinds & {LAN, LINK}:
        return (Trouble("vpn-only" if TUNNEL in kinds else "no-network"),)
    found = [] if facts.multicast is None else [facts.multicast]
    silent = not found and facts.listened >= SILENCE and not facts.heard
    deaf = facts.dialled > 0 and not facts.reached
    if facts.platform == "darwin" and (silent or deaf):
        # If the user denied access to the local network, macOS lets sends succeed, but nothing ever arrives.
        found.append(Trouble("local-network-denied"))
    elif deaf and facts.heard:
        found.append(Trouble("isolated"))
    elif silent:
        found.append(Trouble("firewall-windows" if facts.platform == "win32" else "nothing-found"))
    if facts.dialled_back is False:
        found += [Trouble("firewall-windows")] if facts.platform == "win32" else []
        found += [Trouble("inbound-blocked")] if facts.reached else []
    return tuple(dict.fromkeys(found))


# Invitations.

SCHEME: Final = "swqt://j/"

_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_LONG: Final = 16
_SHORT: Final = 8
_TOKEN: Final = 13
_NO_PIN: Final = (1 << 20) - 1
_IGNORED: Final = re.compile(r"[\s\-\u2010-\u2015\u2212_]+")


class Invitation(NamedTuple):
    """The address of a table, with its PIN and token if any; several places if a short code fits several networks."""

    places: tuple[NetworkPlace, ...]
    pin: str = ""
    token: bytes = b""


def write_code(place: NetworkPlace, pin: str = "", *, short: bool = False) -> str:
    """Return the code for *place* and *pin*, *short* for guests in the same /16 network; Troubled if it has none."""
    address, pin_value = _ipv4(place.host), _pin(pin)
    if not 1 <= place.port <= 0xFFFF:
        raise Troubled("address-port", place.port)
    if short:
        if place.port != DEFAULT_PORT:
            raise Troubled("code-short", DEFAULT_PORT)
        value = (address & 0xFFFF) << 24 | pin_value << 4 | _check(address, place.port, pin_value) >> 8
        return in_groups(value, _SHORT)
    value = address << 48 | place.port << 32 | pin_value << 12 | _check(address, place.port, pin_value)
    return in_groups(value, _LONG)


def write_text(place: NetworkPlace, pin: str = "") -> str:
    """Return the invitation as text: a code if *place* has an IPv4 address, else ``host:port/PIN``."""
    if re.fullmatch(r"[0-9.]+", place.host):
        return write_code(place, pin)
    _pin(pin)
    return f"{place}/{pin}" if pin else str(place)


def write_link(place: NetworkPlace, pin: str = "", token: bytes = b"") -> str:
    """Return the invitation as a link, with *token* if there is a PIN; a code is in capitals for a smaller QR code."""
    text = write_text(place, pin)
    secret = f"/{in_letters(int.from_bytes(token, 'big'), _TOKEN)}" if pin and token else ""
    return SCHEME.upper() + text + secret if is_code(text) else SCHEME + quote(text, safe=":/[]") + secret


def read_invitation(text: str, own: Sequence[OwnAddress] = ()) -> Invitation:
    """Parse *text*, which is a code, a link, or ``host:port`` with or without ``/PIN``; Troubled if it is malformed.

    Lower case, O for 0, I and L for 1, spaces and missing dashes are accepted. *own* are the own addresses, which
    supply the upper half of the address for a short code, and the interfaces for a fe80:: address without one.
    """
    text = text.strip()
    if "://" in text:
        if not text.casefold().startswith(SCHEME):
            raise Troubled("code-link", clean(text, 60))
        text = unquote(text[len(SCHEME) :]).strip().removesuffix("/")
    place, *secrets = text.split("/")
    if ":" in place or "." in place:
        pin, secrets = (secrets[0], secrets[1:]) if secrets else ("", [])
        if "/" in text:
            _pin(pin or "?")
        host, port = parse_place(place)
        found = Invitation(tuple(NetworkPlace(one, port) for one in scoped((host,), own) or (host,)), pin)
    else:
        found = _read_code(place, [one.address for one in own if not one.is_v6])
    return found._replace(token=_read_token("/".join(secrets))) if secrets else found


def is_code(text: str) -> bool:
    """Return whether *text* has the letters and the length of a code; its check is not verified."""
    letters = _IGNORED.sub("", text).upper()
    return len(letters) in (_SHORT, _LONG) and all(letter in _VALUES for letter in letters)


def _read_code(text: str, own: Iterable[str]) -> Invitation:
    letters = _IGNORED.sub("", text).upper()
    if not letters:
        raise Troubled("code-empty")
    for number, letter in enumerate(letters, start=1):
        if letter not in _VALUES:
            raise Troubled("code-letter", clean(letter, 1) or "?", number)
    if len(letters) not in (_SHORT, _LONG):
        raise Troubled("code-length", len(letters))
    value = _value(letters)
    if len(letters) == _LONG:
        port, pin, check, left_out, wrong = value >> 32 & 0xFFFF, value >> 12 & _NO_PIN, value & 0xFFF, 0, "code-check"
        addresses = [value >> 48]
    else:
        port, pin, check, left_out, wrong = DEFAULT_PORT, value >> 4 & _NO_PIN, value & 0xF, 8, "code-network"
        addresses = list(dict.fromkeys(_ipv4(address) >> 16 << 16 | value >> 24 for address in own))
    fitting = [address for address in addresses if _check(address, port, pin) >> left_out == check]
    if not fitting:
        raise Troubled(wrong)
    if not port:
        raise Troubled("code-port")
    if _NO_PIN != pin >= 10**PIN_DIGITS:
        raise Troubled("code-check")
    places = tuple(NetworkPlace(str(ipaddress.IPv4Address(address)), port) for address in fitting)
    return Invitation(places, "" if pin == _NO_PIN else f"{pin:0{PIN_DIGITS}}")


def _read_token(text: str) -> bytes:
    value = _value(text.upper())
    if len(text) != _TOKEN or value >> 64:
        raise Troubled("code-token")
    return value.to_bytes(TOKEN_BYTES, "big")


def _value(letters: str) -> int:
    """Return *letters* as a base-32 number; an invalid letter makes it too large for any token."""
    return reduce(lambda value, letter: value << 5 | _VALUES.get(letter, 1 << 64), letters, 0)


def _check(address: int, port: int, pin: int) -> int:
    """Return the 12-bit checksum, which detects nearly every typing error; a short code has its upper 4 bits."""
    data = b"swqt1/code" + (address << 36 | port << 20 | pin).to_bytes(9, "big")
    return int.from_bytes(sha256(data).digest()[:2], "big") >> 4


def _pin(pin: str) -> int:
    if not pin:
        return _NO_PIN
    if not re.fullmatch("[0-9]{6}", pin):
        raise Troubled("code-pin", clean(pin, 20))
    return int(pin)
