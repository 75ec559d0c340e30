"""How much a stranger or a peer may ask of us: connections, calls, messages, bytes, questions, PINs.

No clock here: every moment (*now*, in seconds, never running backwards) comes in from outside. What is remembered of
strangers is bounded, so that asking under many addresses does not fill the memory either.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import Final, Generic, TypeVar

from msgspec import Struct

from swqt.net.wire.identity import RandomBytes
from swqt.net.wire.messages import Pin

PIN_META: Final = "pin"    # the name of the word in a journal that holds number and PIN

_LAST_NUMBER: Final = 2**31

_FURTHER: Final = 64
"""By how much a number may be greater than the one known: nobody can use them up, and have the last word for ever."""

_OFTEN: Final = (0.1, 6.0)
"""New PINs of one peer a second, and at once, that are taken: people are told of each."""


class Limits(Struct, frozen=True):
    """The figures; seconds and bytes. Tests make them small. What is not proved yet is counted in pools."""

    sockets: int = 128                 # with those that are being closed, each of which lasts a second
    unproved: int = 64                 # in all pools together
    strangers: int = 8                 # of people who bring nothing but a PIN, if that...
    strangers_of_network: int = 2      # ... and so many of them from one address, or one IPv6 network
    invited: int = 4                   # of people who say that they have an invitation
    claims: int = 2                    # of those who say that they are one and the same member
    grace: float = 0.3                 # nobody is dropped so soon for others: a handshake takes a hundredth of a second
    spectators: int = 16               # links to peers that are not of the game or its table
    arrivals: int = 20                 # new connections of one address in...
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
    pin_tries: int = 5                 # wrong PINs of one address, or IPv6 network, in...
    pin_window: float = 60.0
    pin_tries_of_all: int = 60         # ... and of everybody: addresses cost nothing
    pin_lives: int = 20                # wrong PINs of everybody before there is a new PIN
    knocks: int = 8                    # people who ask to be let in at the same time, and from different addresses
    knock_lasts: float = 30.0
    remembered: int = 1024             # addresses of which something is kept


PIN_DIGITS: Final = 6
TOKEN_BYTES: Final = 8
_LOOKS: Final = (0.1, 2.0)
_WORK: Final = (8.0, 32.0)
_HEARSAY: Final = (1.0, 24.0)
"""Messages a second, and at once, in which a peer may say where others are."""
_FRIENDS: Final = 64
_REPLY_COST: Final = 48 * 1024
_REPLY_CREDIT: Final = 4 * 1024 * 1024

K = TypeVar("K")
V = TypeVar("V")


class Bucket:
    """Holds up to *burst* tokens and gains *rate* of them each second; full at the start."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then: float | None = None

    def take(self, count: float, now: float) -> bool:
        """Take *count* tokens if there are as many; whether there were."""
        if not self.holds(count, now):
            return False
        self._tokens -= count
        return True

    def holds(self, count: float, now: float) -> bool:
        if self._then is not None and now > self._then:
            self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now if self._then is None else max(now, self._then)
        return count <= self._tokens


class Bounded(dict[K, V], Generic[K, V]):
    """Remembers *size* things; the one kept longest ago is forgotten first."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def keep(self, key: K, value: V) -> V:
        self.pop(key, None)
        self[key] = value
        if len(self) > self._size:
            del self[next(iter(self))]
        return value


class Meter:
    """What comes in from one peer. The answer to a request is charged to the side that asked."""

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
        """Charge a request that makes us send much; False if there were too many."""
        return self._bytes.take(_REPLY_COST, now)

    def asked_by_us(self) -> None:
        """We made such a request: what is coming now is our own doing."""
        self._credit = _REPLY_CREDIT


class AdmissionPool(Enum):
    """By what somebody who is not proved yet says that they may come in."""

    STRANGER = auto()    # by a PIN, or nothing; also everybody who has not said anything yet
    INVITED = auto()     # by the token of an invitation
    MEMBER = auto()      # by the key of a member


class _Unproved(Struct):
    network: str
    since: float
    pool: AdmissionPool = AdmissionPool.STRANGER
    key: bytes = b""


def network_of(address: str) -> str:
    """Return who is counted as one: an IPv4 address, or the 2^64 addresses that an IPv6 computer may give itself."""
    found = _parsed(address.partition("%")[0])
    if found is None or isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def usable(addresses: Iterable[str], port: int, *, seen_from: str) -> list[tuple[str, int]]:
    """Return as endpoints those of another peer's *addresses* that mean something here.

    Link-local addresses of another computer name one of its own interfaces, and nobody may make us call ourselves:
    loopback counts only if the peer is seen there itself.
    """
    here = _parsed(seen_from)
    found = []
    for text in addresses if port else ():
        one = _parsed(text)
        if one is None or one.is_multicast or one.is_unspecified:
            continue
        if (here is not None and here.is_loopback) if one.is_loopback else not (one.is_link_local or one.is_reserved):
            found.append((text, port))
    return found


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None


def _recent(kept: Bounded[str, list[float]], address: str, since: float) -> list[float]:
    """Return the moments kept for *address* after *since*; what is appended to the list is kept."""
    return kept.keep(address, [moment for moment in kept.get(address, ()) if moment > since])


class Gate:
    """Counts connections that are not proved yet, in pools that do not crowd out each other.

    A pool that is full drops its oldest connections; who comes is never refused for want of room. Who was thrown out,
    or comes again and again, is shut out by its address for a while, unless a member is there, too.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._unproved: dict[int, _Unproved] = {}
        self._arrivals: Bounded[str, list[float]] = Bounded(limits.remembered)
        self._asked: Bounded[str, list[float]] = Bounded(limits.remembered)
        self._banned: Bounded[str, float] = Bounded(limits.remembered)
        self._friends: Bounded[str, None] = Bounded(_FRIENDS)

    def enter(self, number: int, address: str, now: float) -> bool:
        """A connection *number* came from *address*. False if there shall be not a word to it, else it counts."""
        if self._banned.get(address, now) > now:
            return False
        if address not in self._friends:
            arrivals = _recent(self._arrivals, address, now - self._limits.arrival_window)
            if len(arrivals) >= self._limits.arrivals:
                return False
            arrivals.append(now)
        self._unproved[number] = _Unproved(network_of(address), now)
        return True

    def claim(self, number: int, pool: AdmissionPool, key: bytes) -> None:
        """The connection *number* has said by what it may come in, and that *key* is its own."""
        one = self._unproved.get(number)
        if one is not None:
            one.pool, one.key = pool, key

    def crowded(self, now: float) -> list[int]:
        """Return which connections are to be dropped, so that there is room in all pools; they count no more."""
        groups: dict[tuple[object, ...], list[int]] = {}
        sizes: dict[tuple[object, ...], int] = {}
        for number, one in self._unproved.items():    # the oldest first
            for group, size in self._groups(one):
                groups.setdefault(group, []).append(number)
                sizes[group] = size
        out: dict[int, None] = {}
        for group, numbers in groups.items():
            old = [number for number in numbers if now - self._unproved[number].since > self._limits.grace]
            out.update(dict.fromkeys(old[: max(0, len(numbers) - sizes[group])]))
        left = [number for number in self._unproved if number not in out]
        out.update(dict.fromkeys(left[: max(0, len(left) - self._limits.unproved)]))
        for number in out:
            del self._unproved[number]
        return list(out)

    def _groups(self, one: _Unproved) -> list[tuple[tuple[object, ...], int]]:
        """Return in which groups *one* counts, and how many each may have."""
        limits = self._limits
        if one.pool is AdmissionPool.MEMBER:
            return [((one.pool, one.key), limits.claims)]
        if one.pool is AdmissionPool.INVITED:
            return [((one.pool,), limits.invited)]
        return [((one.pool,), limits.strangers), ((one.pool, one.network), limits.strangers_of_network)]

    def proved(self, number: int) -> None:
        """The connection is a link now, or gone. Right also for one that was never let in."""
        self._unproved.pop(number, None)

    def lied(self, number: int, address: str, now: float) -> None:
        """The connection *number* could not prove what it has claimed; who claims a member's key falsely is banned."""
        one = self._unproved.pop(number, None)
        if one is not None and one.pool is AdmissionPool.MEMBER and address not in self._friends:
            self.ban(address, now)

    def befriend(self, address: str) -> None:
        """A peer of the game has proved itself from *address*: what others do there does not shut it out."""
        self._friends.keep(address, None)

    def ban(self, address: str, now: float) -> None:
        self._banned.keep(address, now + self._limits.ban)

    def may_ask(self, address: str, now: float) -> bool:
        """Whether *address* may have an answer to ``InfoRequest`` now; one each second."""
        asked = _recent(self._asked, address, now - self._limits.info_interval)
        if not asked:
            asked.append(now)
            return True
        return False


class PinGuard:
    """The PIN of the table, and how often it may be tried. After twenty wrong ones there is a new PIN.

    A try counts when it begins and is forgiven when it succeeds: who hangs up after our tag has had his guess.
    ``token`` is the secret in invitations, too long to be guessed. It goes with the PIN, but not when strangers have
    used that up: they shall not keep out who is invited.
    """

    def __init__(self, limits: Limits, random_bytes: RandomBytes, changed: Callable[[str, bool], None]) -> None:
        """*changed* hears of every new PIN but the first, and whether too many wrong ones were the reason."""
        self._limits = limits
        self._random = random_bytes
        self._changed = changed
        self._tries: Bounded[str, list[float]] = Bounded(limits.remembered)
        self._all: list[float] = []
        self._failures = 0
        self.pin = new_pin(random_bytes)
        self.token = random_bytes(TOKEN_BYTES)

    def take(self, address: str, now: float) -> str | None:
        """*address* wants to try: return the PIN to compare with, or None if it tried too often."""
        since = now - self._limits.pin_window
        tries = _recent(self._tries, network_of(address), since)
        self._all = [moment for moment in self._all if moment > since]
        if len(tries) >= self._limits.pin_tries or len(self._all) >= self._limits.pin_tries_of_all:
            return None
        if self._failures >= self._limits.pin_lives:
            self.renew(tried=True)
        tries.append(now)
        self._all.append(now)
        self._failures += 1
        return self.pin

    def right(self, address: str, now: float) -> None:
        """The try that *address* began turned out to be right."""
        tries = _recent(self._tries, network_of(address), now - self._limits.pin_window)
        if tries:
            tries.pop()
        if self._all:
            self._all.pop()
        self._failures = max(0, self._failures - 1)

    def wrong(self) -> None:
        """A try is known to be wrong, or was given up."""
        if self._failures >= self._limits.pin_lives:
            self.renew(tried=True)

    def adopt(self, pin: str) -> bool:
        """Take *pin*, which somebody else at the table has made; False if it is none."""
        fits = len(pin) == PIN_DIGITS and pin.isascii() and pin.isdigit()
        if fits and pin != self.pin:
            self.pin, self._failures, self.token = pin, 0, self._random(TOKEN_BYTES)
        return fits

    def renew(self, *, tried: bool = False) -> None:
        """Make a new PIN; *tried*: because too many wrong ones were."""
        self._failures = 0
        if not tried:
            self.token = self._random(TOKEN_BYTES)
        old = self.pin
        while self.pin == old:
            self.pin = new_pin(self._random)
        self._changed(self.pin, tried)


class TablePin:
    """What one program knows of the PIN of its table. ``number`` grows with each change, and is 0 while nobody has
    told a PIN.

    Whoever comes later to watch meets any of those who play, and proves the PIN there; so each of them must know it.
    The host tells it to whoever has sat down; in the game, whoever has changed it tells the others. Of two the later
    counts.
    """

    def __init__(self, guard: PinGuard) -> None:
        self._guard: Final = guard
        self._told: dict[bytes, int] = {}
        self._heard: dict[bytes, Bucket] = {}
        self.number = 0

    @property
    def word(self) -> str:
        """What a journal keeps of it."""
        return f"{self.number} {self._guard.pin}"

    def changed(self) -> None:
        """The links here have another PIN now."""
        self.number += 1

    def parted(self, peer: bytes) -> None:
        """The link to *peer* is gone; it will be told anew."""
        self._told.pop(peer, None)

    def share(self, peers: Iterable[bytes], send: Callable[[bytes, Pin], object]) -> None:
        """Tell the PIN to those of *peers*, who may know it, who have not heard it yet."""
        for peer in peers if self.number else ():
            if self._told.get(peer) != self.number:
                self._told[peer] = self.number
                send(peer, Pin(self.number, self._guard.pin))

    def hear(self, message: Pin, sender: bytes, now: float) -> bool:
        """Take what *sender*, who may say so, tells, if it is later than what is known; return whether it was taken."""
        if self.number and message.number > self.number + _FURTHER:
            return False
        often = self._heard.setdefault(sender, Bucket(*_OFTEN))
        if not often.holds(1, now) or not self._adopt(message.number, message.pin):
            return False
        return often.take(1, now)

    def take_up(self, meta: Mapping[str, str]) -> None:
        """Go on with what the words of a journal say."""
        number, _, pin = meta.get(PIN_META, "").partition(" ")
        if number.isascii() and number.isdigit() and len(number) < 10:
            self._adopt(int(number), pin)

    def _adopt(self, number: int, pin: str) -> bool:
        known = (self.number, self._guard.pin if self.number else "")
        if number > _LAST_NUMBER or (number, pin) <= known or not number or not self._guard.adopt(pin):
            return False    # of two made at the same time, all take the same one
        self.number = number
        return True


class KnockLog:
    """Who asks to be let in: people are told once of each, and not of many from one computer."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._asking: dict[bytes, tuple[str, float]] = {}

    def is_new(self, key: bytes, address: str, now: float) -> bool:
        """The owner of *key* at *address* asks; return whether people are to be told."""
        network = network_of(address)
        since = now - self._limits.knock_lasts
        self._asking = {other: asked for other, asked in self._asking.items() if asked[1] > since}
        if key in self._asking:
            self._asking[key] = (network, now)
            return False
        if len(self._asking) >= self._limits.knocks or network in [one for one, _ in self._asking.values()]:
            return False
        self._asking[key] = (network, now)
        return True


def new_pin(random_bytes: RandomBytes) -> str:
    """Return six digits, all equally likely."""
    choices = 10**PIN_DIGITS
    while True:
        number = int.from_bytes(random_bytes(3), "big")
        if number < 2**24 - 2**24 % choices:
            return f"{number % choices:0{PIN_DIGITS}}"
