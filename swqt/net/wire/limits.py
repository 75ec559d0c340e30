"""How much a stranger or a peer may ask of us: connections, calls, messages, bytes, questions, PINs.

No clock here: every moment (*now*, in seconds, never running backwards) comes in from outside. What is remembered of
strangers is bounded, so that asking under many addresses does not fill the memory either.
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

PIN_META: Final = "pin"    # the name of the word in a journal that holds number and PIN
PIN_DIGITS: Final = 6
TOKEN_BYTES: Final = 8

_LAST_NUMBER: Final = 2**31
_FURTHER: Final = 64
"""By how much a number may be greater than the one known: nobody can use them up, and have the last word for ever."""

# Rate per second, and how many at once.
_LOOKS: Final = (0.1, 2.0)
_WORK: Final = (8.0, 32.0)
_HEARSAY: Final = (1.0, 24.0)    # messages in which a peer says where others are
_NEW_PINS: Final = (0.1, 6.0)    # of one peer; people are told of each
_REPLY_COST: Final = 48 * 1024
_REPLY_CREDIT: Final = 4 * 1024 * 1024
_FRIENDS: Final = 64

K = TypeVar("K")
V = TypeVar("V")


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


class Bucket:
    """Holds up to *burst* tokens and gains *rate* of them each second; full at the start."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = 0.0

    def take(self, count: float, now: float) -> bool:
        """Take *count* tokens if there are as many; whether there were."""
        if not self.holds(count, now):
            return False
        self._tokens -= count
        return True

    def holds(self, count: float, now: float) -> bool:
        if now > self._then:
            self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
            self._then = now
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


class Quota:
    """Grants each of the latest *size* addresses *most* things in any *seconds*."""

    def __init__(self, most: int, seconds: float, size: int) -> None:
        self._most = most
        self._seconds = seconds
        self._granted: Bounded[str, list[float]] = Bounded(size)

    def holds(self, address: str, now: float) -> bool:
        return len(self._recent(address, now)) < self._most

    def take(self, address: str, now: float) -> bool:
        """Grant one thing if there is one left; whether there was."""
        recent = self._recent(address, now)
        if granted := len(recent) < self._most:
            recent.append(now)
        return granted

    def give_back(self, address: str, now: float) -> None:
        """Forget the last thing that was granted."""
        del self._recent(address, now)[-1:]

    def _recent(self, address: str, now: float) -> list[float]:
        moments = self._granted.get(address, ())
        return self._granted.keep(address, [moment for moment in moments if moment > now - self._seconds])


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


def network_of(address: str) -> str:
    """Return who is counted as one: an IPv4 address, or the 2^64 addresses that an IPv6 computer may give itself."""
    found = ip_of(address.partition("%")[0])
    if found is None or isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def usable(addresses: Iterable[str], port: int, *, seen_from: str) -> list[tuple[str, int]]:
    """Return as endpoints those of another peer's *addresses* that mean something here.

    Link-local addresses of another computer name one of its own interfaces, and nobody may make us call ourselves:
    loopback counts only if the peer is seen there itself.
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
    """Return the numeric *address*, which may have a scope; None if it is none."""
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None


class _Unproved(Struct):
    address: str
    since: float
    claim: bytes | None = None    # the key of a member, or b"" for an invitation

    def groups(self, limits: Limits) -> dict[object, int]:
        """Return what it is counted with, and how many of each there may be."""
        if self.claim is None:
            return {None: limits.strangers, network_of(self.address): limits.strangers_of_network}
        return {self.claim: limits.claims if self.claim else limits.invited}


class Gate(Generic[K]):
    """Counts connections that are not proved yet, in pools that do not crowd out each other: strangers, those who
    bring an invitation, and those who bring the key of one and the same member.

    A pool that is full drops its oldest connections; who comes is never refused for want of room. Who was thrown out,
    or comes again and again, is shut out by its address for a while, unless a member is there, too.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._unproved: dict[K, _Unproved] = {}
        self._arrivals = Quota(limits.arrivals, limits.arrival_window, limits.remembered)
        self.asked: Final = Quota(1, limits.info_interval, limits.remembered)    # by ``InfoRequest``
        self._banned: Bounded[str, float] = Bounded(limits.remembered)
        self._friends: Bounded[str, None] = Bounded(_FRIENDS)

    def enter(self, one: K, address: str, now: float) -> bool:
        """The connection *one* came from *address*. False if there shall be not a word to it, else it counts."""
        banned = self._banned.get(address, now) > now
        if banned or (address not in self._friends and not self._arrivals.take(address, now)):
            return False
        self._unproved[one] = _Unproved(address, now)
        return True

    def claim(self, one: K, key: bytes = b"") -> None:
        """The connection *one* says that *key* is its own, a member's; without a key that it is invited."""
        if one in self._unproved:
            self._unproved[one].claim = key

    def crowded(self, now: float) -> list[K]:
        """Return which connections are to be dropped, so that there is room in all pools; they count no more."""
        limits = self._limits
        held: Counter[object] = Counter()
        kept, out = 0, []
        for one, about in reversed(self._unproved.items()):    # the newest keep their places
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
        """The connection is a link now, or gone. Who has *lied*, claiming a member's key falsely, is banned."""
        about = self._unproved.pop(one, None)
        if about is not None and about.claim and lied and about.address not in self._friends:
            self.ban(about.address, now)

    def befriend(self, address: str) -> None:
        """A peer of the game has proved itself from *address*: what others do there does not shut it out."""
        self._friends.keep(address, None)

    def ban(self, address: str, now: float) -> None:
        self._banned.keep(address, now + self._limits.ban)


class TablePin:
    """The PIN of the table, and how often it may be tried. After twenty wrong ones there is a new PIN.

    A try counts when it begins and is forgiven when it succeeds: who hangs up after our tag has had his guess.
    ``token`` is the secret in invitations, too long to be guessed. It goes with the PIN, but not when strangers have
    used that up: they shall not keep out who is invited.

    Whoever comes later to watch meets any of those who play, and proves the PIN there; so each of them must know it.
    The host tells it to whoever has sat down; in the game, whoever has changed it tells the others. Of two the later
    counts: ``number`` grows with each change, and is 0 while nobody has told a PIN.
    """

    def __init__(self, limits: Limits, changed: Callable[[str, bool], None]) -> None:
        """*changed* hears of every new PIN that is made here, and whether too many wrong ones were the reason."""
        self._lives = limits.pin_lives
        self._changed = changed
        self._tries = Quota(limits.pin_tries, limits.pin_window, limits.remembered)
        self._all = Quota(limits.pin_tries_of_all, limits.pin_window, 1)
        self._failures = 0
        self._told: dict[bytes, int] = {}
        self._heard: dict[bytes, Bucket] = {}
        self.number = 0
        self.pin = new_pin()
        self.token = token_bytes(TOKEN_BYTES)

    def take(self, address: str, now: float) -> str | None:
        """*address* wants to try: return the PIN to compare with, or None if it tried too often."""
        if not (self._all.holds("", now) and self._tries.take(network_of(address), now)):
            return None
        self._all.take("", now)
        self.wrong()
        self._failures += 1
        return self.pin

    def right(self, address: str, now: float) -> None:
        """The try that *address* began turned out to be right."""
        self._tries.give_back(network_of(address), now)
        self._all.give_back("", now)
        self._failures = max(0, self._failures - 1)

    def wrong(self) -> None:
        """A try is known to be wrong, or was given up."""
        if self._failures >= self._lives:
            self.renew(tried=True)

    def renew(self, *, tried: bool = False) -> None:
        """Make a new PIN; *tried*: because too many wrong ones were."""
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
        """What a journal keeps of it."""
        return f"{self.number} {self.pin}"

    def parted(self, peer: bytes) -> None:
        """The link to *peer* is gone; it will be told anew."""
        self._told.pop(peer, None)

    def share(self, peers: Iterable[bytes], send: Callable[[bytes, Pin], object]) -> None:
        """Tell the PIN to those of *peers*, who may know it, who have not heard it yet."""
        for peer in peers if self.number else ():
            if self._told.get(peer) != self.number:
                self._told[peer] = self.number
                send(peer, Pin(self.number, self.pin))

    def hear(self, message: Pin, sender: bytes, now: float) -> bool:
        """Take what *sender*, who may say so, tells, if it is later than what is known; return whether it was taken."""
        if self.number and message.number > self.number + _FURTHER:
            return False
        often = self._heard.setdefault(sender, Bucket(*_NEW_PINS))
        return often.holds(1, now) and self.adopt(message.number, message.pin) and often.take(1, now)

    def take_up(self, meta: Mapping[str, str]) -> None:
        """Go on with what the words of a journal say."""
        if word := re.fullmatch(f"([0-9]{{1,9}}) ([0-9]{{{PIN_DIGITS}}})", meta.get(PIN_META, "")):
            self.adopt(int(word[1]), word[2])

    def adopt(self, number: int, pin: str) -> bool:
        """Take *pin*, which was made elsewhere, if it is later than what is known; return whether it was taken."""
        known = (self.number, self.pin if self.number else "")
        if not 0 < number <= _LAST_NUMBER or (number, pin) <= known:
            return False    # of two made at the same time, all take the same one
        if pin != self.pin:
            self.pin, self._failures, self.token = pin, 0, token_bytes(TOKEN_BYTES)
        self.number = number
        return True


class KnockLog:
    """Who asks to be let in: people are told once of each, and not of many from one computer."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._asking: dict[bytes, tuple[str, float]] = {}

    def is_new(self, key: bytes, address: str, now: float) -> bool:
        """The owner of *key* at *address* asks; return whether people are to be told."""
        network, since = network_of(address), now - self._limits.knock_lasts
        self._asking = {other: asked for other, asked in self._asking.items() if asked[1] > since}
        known = key in self._asking
        room = len(self._asking) < self._limits.knocks and all(one != network for one, _ in self._asking.values())
        if known or room:
            self._asking[key] = (network, now)
        return room and not known


def new_pin() -> str:
    return f"{randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"
