"""Invitations: where a table is and its PIN, as 16 letters and digits to read out, a link, or a QR code.

``XXXX-XXXX-XXXX-XXXX`` is Crockford's base 32 of IPv4 address (32 bits), port (16), PIN (20) and check (12). Within
one /16 network and on the default port 8 are enough: the low half of the address (16), PIN (20), check (4). IPv6 and
names of computers have no code; they are written as ``host:port/PIN``. Links and QR codes end with ``/`` and a token
of 64 bits in 13 letters: who has it is let in though strangers try PINs all the time. Both are secrets.
"""

from __future__ import annotations

import io
import ipaddress
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

import segno

from swqt.net.meeting.addresses import DEFAULT_PORT, NetworkPlace, parse_place
from swqt.net.wire.limits import PIN_DIGITS, TOKEN_BYTES
from swqt.net.wire.plaintext import clean
from swqt.net.wire.trouble import Troubled

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LINK: Final = "swqt://j/"

_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_LONG: Final = 16
_SHORT: Final = 8
_TOKEN: Final = 13
_NO_PIN: Final = (1 << 20) - 1
_MOST_PIN: Final = 10**PIN_DIGITS - 1
_DIGITS: Final = re.compile(r"[0-9]{6}")
_IGNORED: Final = re.compile(r"[\s\-\u2010-\u2015\u2212_]+")


class Invitation(NamedTuple):
    """Where a table is, with its PIN and token, if any; more than one place if a short code fits several networks."""

    places: tuple[NetworkPlace, ...]
    pin: str = ""
    token: bytes = b""


def write_code(place: NetworkPlace, pin: str = "", *, short: bool = False) -> str:
    """Return the code for *place*, which has an IPv4 address, with *pin* or none.

    *short* gives the form for the same /16 network. Raises Troubled where there is no such code.
    """
    address, pin_value = _ipv4(place.host), _pin(pin)
    if not 1 <= place.port <= 0xFFFF:
        raise Troubled("address-port", place.port)
    if short:
        if place.port != DEFAULT_PORT:
            raise Troubled("code-short", DEFAULT_PORT)
        value = (address & 0xFFFF) << 24 | pin_value << 4 | _check(address, place.port, pin_value) >> 8
        return _grouped(value, _SHORT)
    value = address << 48 | place.port << 32 | pin_value << 12 | _check(address, place.port, pin_value)
    return _grouped(value, _LONG)


def write_text(place: NetworkPlace, pin: str = "") -> str:
    """Return what to hand to a friend: the code if *place* has an IPv4 address, else ``host:port/PIN``."""
    try:
        return write_code(place, pin)
    except Troubled as error:
        if error.trouble.code != "address-host":
            raise
    _pin(pin)
    return f"{place}/{pin}" if pin else str(place)


def write_link(place: NetworkPlace, pin: str = "", token: bytes = b"") -> str:
    """Return the same as a link, with *token* if there is a PIN; in capitals where that makes a smaller QR code."""
    text, secret = write_text(place, pin), f"/{_letters(int.from_bytes(token, 'big'), _TOKEN)}" if pin and token else ""
    return LINK.upper() + text + secret if is_code(text) else LINK + quote(text, safe=":/[]") + secret


def read_invitation(text: str, own: Iterable[str] = ()) -> Invitation:
    """Return what *text* invites to: a code, a link, or ``host:port`` with or without ``/PIN``.

    Small letters, O for 0, I and L for 1, spaces and missing dashes are all right. *own* are the own IPv4 addresses,
    from whose networks a short code takes its first half. Raises Troubled, which says what is wrong.
    """
    text = text.strip()
    if "://" in text:
        if not text.casefold().startswith(LINK):
            raise Troubled("code-link", clean(text, 60))
        text = unquote(text[len(LINK) :]).strip().removesuffix("/")
    place, *secrets = text.split("/")
    if ":" in place or "." in place:
        pin, secrets = (secrets[0], secrets[1:]) if secrets else ("", [])
        if "/" in text:
            _pin(pin or "?")
        found = Invitation((parse_place(place),), pin)
    else:
        found = _read_code(place, own)
    return found._replace(token=_read_token("/".join(secrets))) if secrets else found


def is_code(text: str) -> bool:
    """Say whether *text* has as many good letters as a code, whatever they mean: worth trying to read."""
    letters = _IGNORED.sub("", text).upper()
    return len(letters) in (_SHORT, _LONG) and all(letter in _VALUES for letter in letters)


def qr_svg(text: str, *, scale: int = 6, dark: str = "#2b2118", light: str | None = None) -> bytes:
    """Return the QR code of *text* as SVG, *light* None for a transparent background."""
    out = io.BytesIO()
    _qr(text).save(out, kind="svg", scale=scale, border=4, dark=dark, light=light, xmldecl=False, svgns=True)
    return out.getvalue()


def qr_png(text: str, *, scale: int = 6, dark: str = "#000000", light: str = "#ffffff") -> bytes:
    """Return the QR code of *text* as PNG."""
    out = io.BytesIO()
    _qr(text).save(out, kind="png", scale=scale, border=4, dark=dark, light=light)
    return out.getvalue()


def _qr(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m")


def _read_code(text: str, own: Iterable[str]) -> Invitation:
    letters = _IGNORED.sub("", text).upper()
    if not letters:
        raise Troubled("code-empty")
    for number, letter in enumerate(letters, start=1):
        if letter not in _VALUES:
            raise Troubled("code-letter", clean(letter, 1) or "?", number)
    if len(letters) not in (_SHORT, _LONG):
        raise Troubled("code-length", len(letters))
    value = 0
    for letter in letters:
        value = value << 5 | _VALUES[letter]
    return _long(value) if len(letters) == _LONG else _short(value, own)


def _read_token(text: str) -> bytes:
    value = 0
    for letter in text.upper():
        value = value << 5 | _VALUES.get(letter, 1 << 64)
    if len(text) != _TOKEN or value >> 64:
        raise Troubled("code-token")
    return value.to_bytes(TOKEN_BYTES, "big")


def _long(value: int) -> Invitation:
    address, port, pin, check = value >> 48, value >> 32 & 0xFFFF, value >> 12 & 0xFFFFF, value & 0xFFF
    if check != _check(address, port, pin):
        raise Troubled("code-check")
    if not port:
        raise Troubled("code-port")
    return Invitation((NetworkPlace(str(ipaddress.IPv4Address(address)), port),), _pin_text(pin))


def _short(value: int, own: Iterable[str]) -> Invitation:
    low, pin, check = value >> 24, value >> 4 & 0xFFFFF, value & 0xF
    highs = dict.fromkeys(_ipv4(address) >> 16 for address in own)
    fitting = [high << 16 | low for high in highs if _check(high << 16 | low, DEFAULT_PORT, pin) >> 8 == check]
    if not fitting:
        raise Troubled("code-network")
    return Invitation(
        tuple(NetworkPlace(str(ipaddress.IPv4Address(address)), DEFAULT_PORT) for address in fitting), _pin_text(pin)
    )


def _check(address: int, port: int, pin: int) -> int:
    """Return 12 bits that change with nearly every typing error; a short code has the first 4 of them."""
    data = b"swqt1/code" + (address << 36 | port << 20 | pin).to_bytes(9, "big")
    return int.from_bytes(sha256(data).digest()[:2], "big") >> 4


def _ipv4(host: str) -> int:
    try:
        return int(ipaddress.IPv4Address(host))
    except ValueError:
        raise Troubled("address-host", clean(host, 60)) from None


def _pin(pin: str) -> int:
    if not pin:
        return _NO_PIN
    if not _DIGITS.fullmatch(pin):
        raise Troubled("code-pin", clean(pin, 20))
    return int(pin)


def _pin_text(value: int) -> str:
    if value == _NO_PIN:
        return ""
    if value > _MOST_PIN:
        raise Troubled("code-check")
    return f"{value:0{PIN_DIGITS}}"


def _letters(value: int, count: int) -> str:
    return "".join(ALPHABET[value >> 5 * place & 31] for place in reversed(range(count)))


def _grouped(value: int, count: int) -> str:
    letters = _letters(value, count)
    return "-".join(letters[start : start + 4] for start in range(0, count, 4))
