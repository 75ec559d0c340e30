"""Limits on what strangers and peers may demand of us: connections, messages, bytes, requests, PIN attempts.

There is no clock here: callers pass the time (*now*, in seconds, monotonic). What is remembered about strangers is
bounded, so that requests from many addresses cannot exhaust memory either.
"""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from secrets import randbelow, token_bytes
from typing import Final, Generic, TypeVar

from msgspec import Struct

from swqt.net.wire.messages import Pin

PIN_META: Final = "pin"    # the key of the metadata in a journal that holds number and PIN
PIN_DIGITS: Final = 6
TOKEN_BYTES: Final = 8

_LAST_NUMBER: Final = 2**31
_FURTHER: Final = 64
"""Most that the number of a PIN may exceed the known one, so that nobody can use numbers up and fix the PIN forever."""

# Rate per second, and burst.
_LOOKS: Final = (0.1, 2.0)
_WORK: Final = (8.0, 32.0)
_HEARSAY: Final = (1.0, 24.0)    # messages in which a peer reports the addresses of others
_REPLY_COST: Final = 48 * 1024
_REPLY_CREDIT: Final = 4 * 1024 * 1024
_FRIENDS: Final = 64
_NEW_PINS: Final = (6, 60.0)    # from one peer, in so many seconds; people are notified of each

K = TypeVar("K")
V = TypeVar("V")


class Limits(Struct, frozen=True):
    """The figures, in seconds and bytes; tests use smaller ones. Connections not authenticated yet count in pools."""

    sockets: int = 128                 # including those being closed, which linger for a second each
    unproved: int = 64                 # unauthenticated connections in all pools together
    strangers: int = 8                 # unauthenticated connections that bring at most a PIN...
    strangers_of_network: int = 2      # ... and from one address, or one IPv6 network
    invited: int = 4                   # unauthenticated connections that claim an invitation
    claims: int = 2                    # unauthenticated connections that claim the key of the same member
    grace: float = 0.3                 # newer connections are not dropped for others: a handshake takes 0.01 s
    spectators: int = 16               # links to peers that are not members of the game or table
    arrivals: int = 20                 # new connections from one address in...
    arrival_window: float = 10.0
    first_byte: float = 2.0
    handshake: float = 5.0
    messages_rate: float = 200.0
    messages_burst: float = 400.0
    bytes_rate: float = 256.0 * 1024
    bytes_burst: float = 1024.0 * 1024
    ban: float = 30.0
    send_queue: int = 1024 * 1024
    info_interval: float = 1.0
    pin_tries: int = 5                 # wrong PINs from one address, or IPv6 network, in...
    pin_window: float = 60.0
    pin_tries_of_all: int = 60         # ... and from everybody, since addresses cost nothing
    pin_lives: int = 20                # wrong PINs from everybody before the PIN is replaced
    knocks: int = 8                    # people who may ask to be let in at one time, each from another network
    knock_lasts: float = 30.0
    remembered: int = 1024             # addresses, or peers, about which something is remembered


class Bucket:
    """A token bucket that holds up to *burst* tokens, gains *rate* of them a second, and starts full."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = 0.0

    def take(self, count: float, now: float) -> bool:
        """Take *count* tokens if there are that many; return whether there were."""
        if now > self._then:
            self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
            self._then = now
        if enough := count <= self._tokens:
            self._tokens -= count
        return enough


class Bounded(dict[K, V], Generic[K, V]):
    """A dictionary of at most *size* items set by ``keep``, which drops the item kept longest ago."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def keep(self, key: K, value: V) -> V:
        self.pop(key, None)
        self[key] = value
        if len(self) > self._size:
            del self[next(iter(self))]
        return value


class Quota(Generic[K]):
    """A sliding-window limit of *most* grants to a key, such as an address, in any *seconds*, for the latest *size*."""

    def __init__(self, most: int, seconds: float, size: int) -> None:
        self._most = most
        self._seconds = seconds
        self._granted: Bounded[K, list[float]] = Bounded(size)

    def holds(self, key: K, now: float) -> bool:
        return len(self._recent(key, now)) < self._most

    def take(self, key: K, now: float) -> bool:
        """Take one grant if one is left; return whether it was."""
        recent = self._granted.keep(key, self._recent(key, now))
        if granted := len(recent) < self._most:
            recent.append(now)
        return granted

    def give_back(self, key: K, now: float) -> None:
        """Undo the last grant to *key*."""
        self._granted.keep(key, self._recent(key, now)[:-1])

    def _recent(self, key: K, now: float) -> list[float]:
        return [moment for moment in self._granted.get(key, ()) if moment > now - self._seconds]


class Meter:
    """The limits on what one peer sends. The answer to a request is charged to the side that asked."""

    def __init__(self, limits: Limits) -> None:
        self._messages = Bucket(limits.messages_rate, limits.messages_burst)
        self._bytes = Bucket(limits.bytes_rate, limits.bytes_burst)
        self._credit = 0
        self.looks: Final = Bucket(*_LOOKS)
        self.hearsay: Final = Bucket(*_HEARSAY)
        self.work: Final = Bucket(*_WORK)

    def frame(self, size: int, now: float) -> bool:
        if not self._messages.take(1, now):
            return False
        if size <= self._credit:
            self._credit -= size
            return True
        return self._bytes.take(size, now)

    def asked_by_them(self, now: float) -> bool:
        """Charge a request that makes us send much; return False if there were too many."""
        return self._bytes.take(_REPLY_COST, now)

    def asked_by_us(self) -> None:
        """Grant credit for the answer to such a request of ours, which is not charged to the peer."""
        self._credit = _REPLY_CREDIT


def network_of(address: str) -> str:
    """Return the unit of limits: an IPv4 address, or the /64 network in which an IPv6 host chooses its addresses."""
    found = ip_of(address.partition("%")[0])
    if found is None or isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def usable(addresses: Iterable[str], port: int, *, seen_from: str) -> list[tuple[str, int]]:
    """Return, as endpoints, those of another peer's *addresses* that are valid on this computer.

    Link-local ones are not, as their scope names an interface of the other computer. Loopback counts only if the peer
    itself is *seen_from* there, so that nobody can make us call ourselves.
    """
    here = ip_of(seen_from)
    found = []
    for text in addresses if port else ():
        one = ip_of(text)
        if one is None or one.is_multicast or one.is_unspecified:
            continue
        if (here is not None and here.is_loopback) if one.is_loopback else not (one.is_link_local or one.is_reserved):
            found.append((text, port))
    return found


def ip_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse the numeric *address*, which may have a scope; None if it is not one."""
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None


class _Unproved(Struct):
    address: str
    since: float
    claim: bytes | None = None    # the key of a member, or b"" for an invitation

    def groups(self, limits: Limits) -> dict[object, int]:
        """Return the pools in which it counts, each with its limit."""
        if self.claim is None:
            return {None: limits.strangers, network_of(self.address): limits.strangers_of_network}
        return {self.claim: limits.claims if self.claim else limits.invited}


class Gate(Generic[K]):
    """Admission of connections not authenticated yet, in pools that cannot crowd each other out: strangers, those
    that claim an invitation, and, for each member, those that claim its key.

    A full pool drops its oldest connections rather than refuse a new one. An address that is banned, or connects too
    often, is refused for a while. Where a member was seen, a ban only keeps out strangers, once they have greeted.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._unproved: dict[K, _Unproved] = {}
        self._arrivals = Quota[str](limits.arrivals, limits.arrival_window, limits.remembered)
        self.asked: Final = Quota[str](1, limits.info_interval, limits.remembered)    # by ``InfoRequest``
        self._banned: Bounded[str | bytes, float] = Bounded(limits.remembered)
        self._friends: Bounded[str, None] = Bounded(_FRIENDS)

    def enter(self, one: K, address: str, now: float) -> bool:
        """Count the new connection *one* from *address*; return False if it must be closed without an answer."""
        refused = self.is_banned(address, now) or not self._arrivals.take(address, now)
        if refused and address not in self._friends:
            return False
        self._unproved[one] = _Unproved(address, now)
        return True

    def claim(self, one: K, key: bytes = b"") -> None:
        """Move the connection *one* to the pool of the member whose *key* it claims; without a key, of the invited."""
        if one in self._unproved:
            self._unproved[one].claim = key

    def crowded(self, now: float) -> list[K]:
        """Stop counting the connections over the limits of their pools, and return them to be dropped, oldest first."""
        limits = self._limits
        held: Counter[object] = Counter()
        kept, out = 0, []
        for one, about in reversed(self._unproved.items()):    # the newest stay
            groups = about.groups(limits)
            held.update(groups.keys())
            over = any(held[group] > most for group, most in groups.items())
            if (over and now - about.since > limits.grace) or kept == limits.unproved:
                out.append(one)
            else:
                kept += 1
        for one in out:
            del self._unproved[one]
        return out[::-1]

    def leave(self, one: K, now: float, *, lied: bool = False) -> None:
        """Stop counting *one*, which is now a link, or gone. If it *lied* about a member's key, ban its address."""
        about = self._unproved.pop(one, None)
        if about is not None and about.claim and lied:
            self.ban(about.address, now)

    def befriend(self, address: str) -> None:
        """Let in connections from *address*, where a member was seen, whatever strangers do there."""
        self._friends.keep(address, None)

    def ban(self, who: str | bytes, now: float) -> None:
        """Keep out strangers at an address, or the member with a key."""
        self._banned.keep(who, now + self._limits.ban)

    def is_banned(self, who: str | bytes, now: float) -> bool:
        return self._banned.get(who, now) > now


class TablePin:
    """The PIN of the table and the limits on attempts. After twenty wrong ones (``pin_lives``) the PIN is replaced.

    An attempt counts when it begins and is forgiven when it succeeds, since our tag already answers the guess.
    ``token`` is the secret in invitations, too long to be guessed. It is replaced with the PIN, except when wrong
    attempts force a new PIN: strangers must not invalidate invitations.

    A later spectator may connect to any player and prove the PIN there, so all players must know it. The host sends it
    to those at the table; during the game, whoever changes it sends it to the others. The later PIN wins: ``number``
    grows with each change, and is 0 while the PIN is not shared.
    """

    def __init__(self, limits: Limits, changed: Callable[[str, bool], None]) -> None:
        """*changed* is called with each new PIN made here, and whether too many wrong attempts were the reason."""
        self._lives = limits.pin_lives
        self._changed = changed
        self._tries = Quota[str](limits.pin_tries, limits.pin_window, limits.remembered)
        self._all = Quota[str](limits.pin_tries_of_all, limits.pin_window, 1)
        self._failures = 0
        self._told: dict[bytes, int] = {}
        self._heard = Quota[bytes](*_NEW_PINS, limits.remembered)
        self.number = 0
        self.pin = new_pin()
        self.token = token_bytes(TOKEN_BYTES)

    def take(self, address: str, now: float) -> str | None:
        """Begin an attempt from *address*: return the PIN to compare with, or None after too many attempts."""
        if not (self._all.holds("", now) and self._tries.take(network_of(address), now)):
            return None
        self._all.take("", now)
        self.wrong()
        self._failures += 1
        return self.pin

    def right(self, address: str, now: float) -> None:
        """Forgive the attempt that *address* began, which has succeeded."""
        self._tries.give_back(network_of(address), now)
        self._all.give_back("", now)
        self._failures = max(0, self._failures - 1)

    def wrong(self) -> None:
        """Replace the PIN if too many attempts have been wrong or abandoned."""
        if self._failures >= self._lives:
            self.renew(tried=True)

    def renew(self, *, tried: bool = False) -> None:
        """Make a new PIN, and a new token unless too many wrong PINs were *tried*."""
        self._failures = 0
        if not tried:
            self.token = token_bytes(TOKEN_BYTES)
        old = self.pin
        while self.pin == old:
            self.pin = new_pin()
        self.number += 1
        self._changed(self.pin, tried)

    @property
    def word(self) -> str:
        """Return the number and PIN in the form kept in a journal."""
        return f"{self.number} {self.pin}"

    def parted(self, peer: bytes) -> None:
        """Forget that *peer*, whose link is gone or new, has the PIN: ``share`` sends it again."""
        self._told.pop(peer, None)

    def share(self, peers: Iterable[bytes], send: Callable[[bytes, Pin], object]) -> None:
        """Send the PIN to those of *peers*, all of whom may know it, that have not received it yet."""
        for peer in peers if self.number else ():
            if self._told.get(peer) != self.number:
                self._told[peer] = self.number
                send(peer, Pin(self.number, self.pin))

    def hear(self, message: Pin, sender: bytes, now: float) -> bool:
        """Adopt a PIN from *sender*, who may set it, if it is newer and within the limits; return whether it was."""
        if self.number and message.number > self.number + _FURTHER:
            return False
        few = self._heard.holds(sender, now)
        return few and self.adopt(message.number, message.pin) and self._heard.take(sender, now)

    def take_up(self, meta: Mapping[str, str]) -> None:
        """Adopt the PIN in the metadata of a journal, if there is one."""
        if word := re.fullmatch(f"([0-9]{{1,9}}) ([0-9]{{{PIN_DIGITS}}})", meta.get(PIN_META, "")):
            self.adopt(int(word[1]), word[2])

    def adopt(self, number: int, pin: str) -> bool:
        """Adopt *pin*, made elsewhere, if it is later than ours; return whether it was."""
        known = (self.number, self.pin if self.number else "")
        if not 0 < number <= _LAST_NUMBER or (number, pin) <= known:
            return False    # of two PINs with the same number, all choose the same one
        if pin != self.pin:
            self.pin, self._failures, self.token = pin, 0, token_bytes(TOKEN_BYTES)
        self.number = number
        return True


class KnockLog:
    """Those who ask to be let in: people are notified once of each, and of one at a time from each network."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._asking: dict[bytes, tuple[str, float]] = {}

    def is_new(self, key: bytes, address: str, now: float) -> bool:
        """Note a knock by the owner of *key* at *address*; return whether to notify people."""
        network, since = network_of(address), now - self._limits.knock_lasts
        self._asking = {other: asked for other, asked in self._asking.items() if asked[1] > since}
        known = key in self._asking
        room = len(self._asking) < self._limits.knocks and all(one != network for one, _ in self._asking.values())
        if known or room:
            self._asking[key] = (network, now)
        return room and not known


def new_pin() -> str:
    return f"{randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"
