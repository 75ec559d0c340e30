"""Who may come in to a table or a game and how they must prove themselves; whom a session calls; the PIN of a table.

Whoever comes later to watch meets any of those who play, and proves the PIN there; so each of them must know it. The
host tells it to whoever has sat down; in the game, whoever has changed it tells the others. Of two the later counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from swqt.net import version
from swqt.net.lobby.table import BOT, PERSON, LobbyTable
from swqt.net.news import GameStatus
from swqt.net.wire.connection import DialFailed, Endpoint
from swqt.net.wire.handshake import KNOCK, LinkFailure, LinkRequest, Partner, Proof
from swqt.net.wire.identity import FINGERPRINT_LENGTH, fingerprint
from swqt.net.wire.limits import Bucket
from swqt.net.wire.links import Links
from swqt.net.wire.messages import STATES, Hello, Info, Pin
from swqt.net.wire.text import NAME_LIMIT, NameText, clean_name

META: Final = "pin"    # the name of the word in a journal that holds number and PIN
_EIGHT: Final = 8
_LONGEST: Final = 24
_LAST: Final = 2**31

_FURTHER: Final = 64
"""By how much a number may be greater than the one known: nobody can use them up, and have the last word for ever."""

_OFTEN: Final = (0.1, 6.0)
"""New PINs of one peer a second, and at once, that are taken: people are told of each."""


def admission(
    hello: Hello, game: bytes, known: bool, table: LobbyTable | None, admitted: Collection[bytes] = ()
) -> Proof | LinkFailure:
    """Return how whoever says *hello* must prove themselves, or why they may not come in.

    *known*: it is a member of the *game*, empty before there is one, or sits at the *table*. *admitted* are the keys
    of those whom people here have let in when they knocked.
    """
    if hello.engine != version.engine_eight():
        return LinkFailure.ENGINE
    if game and hello.game not in (b"", game[:_EIGHT]):
        return LinkFailure.LOBBY
    if known:
        return Proof.KNOWN
    if not game and table is None:
        return LinkFailure.LOBBY
    if game and table is not None and not table.spectators:
        return LinkFailure.KEY
    if table is None or not table.pin:
        return Proof.OPEN
    return Proof.KNOWN if hello.auth == KNOCK and hello.identity in admitted else Proof.PIN


def lobby_info(table: LobbyTable | None, name: str) -> Info:
    """Return what may be known of *table* before its game, or of a program without one."""
    seats = len(table.seats) if table is not None else 0
    taken = sum(seat.kind in (PERSON, BOT) for seat in table.seats) if table is not None else 0
    watching = sum(person.watching for person in table.people) if table is not None else 0
    shown, state = NameText(name[:_LONGEST]), STATES.index("lobby")
    number = table.table if table is not None else b""    # by which those who were there find it when it is open again
    return Info(shown, state, seats, taken, watching, version.engine_eight(), number, 0)


def game_info(game: bytes, status: GameStatus, name: str, linked: Collection[bytes]) -> Info:
    """Return what may be known of the *game* that stands as *status*; *linked* are those to whom there are links."""
    members = {peer.key for peer in status.peers if peer.number is not None}
    state = "ended" if status.over else "playing" if members & set(linked) else "resumable"
    seats = len(status.seats)
    return Info(
        NameText(name[:_LONGEST]), STATES.index(state), seats, seats, len(set(linked) - members),
        version.engine_eight(), game[:_EIGHT], status.length,
    )  # fmt: skip


def name_of(key: bytes, called: str, table: LobbyTable | None) -> str:
    """Return the name of *key*, who calls itself *called*: as at *table*, or one that nobody had there.

    Whoever comes to watch may call itself anything, and must not speak in the name of somebody who plays.
    """
    person = table.person(key) if table is not None else None
    if person is not None:
        return person.name
    name = clean_name(called) or "?"
    if table is not None and any(person.name.casefold() == name.casefold() for person in table.people):
        return f"{name[: NAME_LIMIT - FINGERPRINT_LENGTH - 1]} {fingerprint(key)}"
    return name


class Calling:
    """The calls of one session, which is the peer *own*; nobody is called who has gone."""

    def __init__(self, links: Links, own: bytes) -> None:
        self._links: Final = links
        self._own: Final = own
        self._by_key: dict[bytes, int] = {}
        self._first: int | None = None
        self._first_key: bytes | None = None

    def come_in(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Call whoever answers at *endpoints*; return the number that ``DialFailed`` gives that call."""
        if self._first is not None:
            self._links.hang_up(self._first)
        self._first, self._first_key = self._links.dial(endpoints, wish), None
        return self._first

    def met(self, partner: Partner) -> None:
        if partner.called and self._first_key is None and partner.peer not in self._by_key:
            self._first_key = partner.peer

    def keep(self, keys: Iterable[bytes], game: bytes, pin: str | None = None) -> bool:
        """Keep up links to all *keys* from now on; return whether there are new ones among them.

        Who watches proves the *pin* to each of them.
        """
        new = [key for key in keys if key != self._own and key not in self._by_key]
        for key in new:
            self._by_key[key] = self._links.dial((), LinkRequest(game, key, pin))
        return bool(new)

    def only(self, keys: Collection[bytes]) -> None:
        """Call nobody any more but *keys*; links that are up stay."""
        for key in [key for key in self._by_key if key not in keys]:
            self.hang_up(key)
        if self._first_key is not None and self._first_key not in keys:
            self.hang_up(self._first_key)

    def hang_up(self, key: bytes) -> None:
        number = self._by_key.pop(key, None)
        if number is not None:
            self._links.hang_up(number)
        if self._first is not None and key == self._first_key:
            self._links.hang_up(self._first)
            self._first = self._first_key = None

    def failed(self, failed: DialFailed) -> bool:
        """Return whether *failed* is of a call that nobody here asked for; it may be made again."""
        mine = next((key for key, number in self._by_key.items() if number == failed.number), None)
        if mine is not None and failed.final:
            del self._by_key[mine]    # it may not have heard of us yet; the next beat calls again
        return mine is not None


class TablePin:
    """What one program knows of the PIN of its table. ``number`` grows with each change, and is 0 while nobody has
    told a PIN."""

    def __init__(self, links: Links) -> None:
        self._links: Final = links
        self._told: dict[bytes, int] = {}
        self._heard: dict[bytes, Bucket] = {}
        self.number = 0

    @property
    def word(self) -> str:
        """What a journal keeps of it."""
        return f"{self.number} {self._links.pin}"

    def changed(self) -> None:
        """The links here have another PIN now."""
        self.number += 1

    def parted(self, peer: bytes) -> None:
        """The link to *peer* is gone; it will be told anew."""
        self._told.pop(peer, None)

    def share(self, knows: Callable[[bytes], bool]) -> None:
        """Tell the PIN to everybody whom this program *knows* and who has not heard it yet."""
        if not self.number:
            return
        for peer in self._links.peers:
            if knows(peer) and self._told.get(peer) != self.number:
                self._told[peer] = self.number
                self._links.send(peer, Pin(self.number, self._links.pin))

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
        number, _, pin = meta.get(META, "").partition(" ")
        if number.isascii() and number.isdigit() and len(number) < 10:
            self._adopt(int(number), pin)

    def _adopt(self, number: int, pin: str) -> bool:
        known = (self.number, self._links.pin if self.number else "")
        if number > _LAST or (number, pin) <= known or not number or not self._links.adopt_pin(pin):
            return False    # of two made at the same time, all take the same one
        self.number = number
        return True
