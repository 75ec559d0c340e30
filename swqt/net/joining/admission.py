"""Who may come in to a table or a game, and how they must prove themselves: the answers of a session's Door.

What a program tells anybody who asks what is played there.

The PIN of a table, which is the same at everybody who plays at it.

Whoever comes later to watch meets any of those who play, and proves the PIN there; so each of them must know it. The
host tells it to whoever has sat down; in the game, whoever has changed it tells the others. Of two the later counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from swqt.net import version
from swqt.net.agreement.core import Core
from swqt.net.meeting.document import BOT, PERSON, LobbyTable
from swqt.net.wire.limits import Bucket
from swqt.net.wire.links import Links
from swqt.net.wire.messages import STATES, Hello, Info, Pin
from swqt.net.wire.plaintext import NameText
from swqt.net.wire.terms import KNOCK, LinkRefusal, Proof

_EIGHT: Final = 8


def admission(
    hello: Hello, own: bytes, table: LobbyTable | None, core: Core | None, admitted: Collection[bytes] = ()
) -> Proof | LinkRefusal:
    """Return how whoever says *hello* to *own* must prove themselves, or why they may not come in.

    *table* is that of the lobby, before the game and in it; *core* is that of the game, None before it. *admitted* are
    the keys of those whom people here have let in when they knocked.
    """
    if hello.engine != version.engine_eight():
        return LinkRefusal.ENGINE
    if core is not None and hello.game not in (b"", core.log.table.game[:_EIGHT]):
        return LinkRefusal.LOBBY
    if knows(hello.identity, own, table, core):
        return Proof.KNOWN
    if core is None and table is None:
        return LinkRefusal.LOBBY
    if core is not None and table is not None and not table.spectators:
        return LinkRefusal.KEY
    if table is None or not table.pin:
        return Proof.OPEN
    return Proof.KNOWN if hello.auth == KNOCK and hello.identity in admitted else Proof.PIN


def knows(peer: bytes, own: bytes, table: LobbyTable | None, core: Core | None) -> bool:
    """Whether *peer* is a member of the game or, before it, somebody else at the table of *own*."""
    if core is not None:
        return peer in core.view.keys
    return table is not None and table.find(peer) is not None and peer != own


_LONGEST: Final = 24


def lobby_info(table: LobbyTable | None, name: str) -> Info:
    """Return what may be known of *table* before its game, or of a program without one."""
    seats = len(table.seats) if table is not None else 0
    taken = sum(seat.kind in (PERSON, BOT) for seat in table.seats) if table is not None else 0
    watching = sum(person.watching for person in table.people) if table is not None else 0
    shown, state = NameText(name[:_LONGEST]), STATES.index("lobby")
    return Info(shown, state, seats, taken, watching, version.engine_eight(), b"", 0)


def game_info(core: Core, name: str, linked: Collection[bytes]) -> Info:
    """Return what may be known of the game of *core*; *linked* are the peers to which there are links."""
    here = sum(key in linked for key in core.view.keys)
    state = "ended" if core.log.turn() == (-2, -2) else "playing" if here else "resumable"
    watching = sum(peer not in core.view.keys for peer in linked)
    seats = len(core.view.seats)
    return Info(
        NameText(name[:_LONGEST]), STATES.index(state), seats, seats, watching, version.engine_eight(),
        core.log.table.game[:_EIGHT], len(core.log),
    )  # fmt: skip


META: Final = "pin"
"""The name of the word in a journal that holds number and PIN."""

_LAST: Final = 2**31

_FURTHER: Final = 64
"""By how much a number may be greater than the one known: nobody can use them up, and have the last word for ever."""

_OFTEN: Final = (0.1, 6.0)
"""New PINs of one peer a second, and at once, that are taken: people are told of each."""


class TablePin:
    """What one program, the peer *own*, knows of it. ``number`` grows with each change, and is 0 while nobody has told
    a PIN."""

    def __init__(self, links: Links, own: bytes) -> None:
        self._links: Final = links
        self._own: Final = own
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

    def share(self, table: LobbyTable | None, core: Core | None, knows: Callable[[bytes], bool]) -> None:
        """Tell the PIN to everybody at *table*, or in the game of *core*, who has not heard it yet."""
        if table is None or not table.pin or not self.number or (core is None and table.host != self._own):
            return
        for peer in self._links.peers:
            if knows(peer) and self._told.get(peer) != self.number:
                self._told[peer] = self.number
                self._links.send(peer, Pin(self.number, self._links.pin))

    def hear(self, message: Pin, sender: bytes, table: LobbyTable | None, core: Core | None, now: float) -> bool:
        """Take what *sender* tells if it may, and if it is later than what is known; return whether it was taken."""
        if table is None or not table.pin:
            return False
        entitled = sender in core.view.keys if core is not None else table.host == sender
        if not entitled or (self.number and message.number > self.number + _FURTHER):
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
