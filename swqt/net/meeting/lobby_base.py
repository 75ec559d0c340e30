"""What host and guest of a table have in common: the document they know, what it needs, and the start.

What comes out of the lobby, and what it needs of the program around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec import Struct

from swqt.content import Catalogue
from swqt.net.meeting import seating
from swqt.net.meeting.document import TABLE_LIMIT, LobbyTable, Person, write_table
from swqt.net.meeting.genesis import check_start, table_text
from swqt.net.meeting.lobby_asking import Asker
from swqt.net.meeting.lobby_start import Starting
from swqt.net.meeting.luggage import PlayedContent, open_ground
from swqt.net.wire.identity import Signer, Verify
from swqt.net.wire.messages import LOBBY_OPERATIONS, Genesis, GenesisSignature, Lobby, Malformed, Message, StartMessage
from swqt.net.wire.plaintext import clean
from swqt.net.wire.trouble import REPLIES, Trouble, Troubled, compare_engine

BEAT: Final = 3.0
"""Seconds after which the host tells the table again, and guests that they are there."""

GONE: Final = 8.0
"""Seconds of silence after which somebody is gone."""

NEXT: Final = 2.0
"""Seconds that each further one in the order of arrival waits longer before they become host."""

AGAIN: Final = 1.0
"""Seconds after which what was not answered is said again."""

LAST: Final = 2**31
"""The highest version of a table that is listened to: whoever becomes host later needs one that is higher."""

FREEZE: Final = 10.0
"""Seconds in which everybody must have done their part of the start."""


class SendInLobby(NamedTuple):
    """Send *message* to the neighbour with the key *to*, or to all of them but *without*."""

    message: Message
    to: bytes | None = None
    without: bytes | None = None


class Changed(Struct, frozen=True):
    """The table is now *table*. ``played`` is what it is played with, None as long as *trouble* says why not."""

    table: LobbyTable
    played: PlayedContent | None
    trouble: Trouble | None
    host: bool


class LobbyRefusal(Struct, frozen=True):
    """What was asked is not done."""

    operation: str
    trouble: Trouble


class Complaint(Struct, frozen=True):
    """Something went wrong that nobody here asked for; the lobby goes on."""

    trouble: Trouble


class RemovedFromTable(Struct, frozen=True):
    """This program is no longer at the table; to come back it joins again."""

    trouble: Trouble


class Started(Struct, frozen=True):
    """The game begins. ``peer`` is this program's number in it, None for a spectator."""

    start: StartMessage
    table: LobbyTable
    played: PlayedContent | None
    peer: int | None


Notice = Changed | LobbyRefusal | Complaint | RemovedFromTable | Started
Order = SendInLobby | Notice


@dataclass(frozen=True, slots=True)
class LobbyEnvironment:
    """What the lobby needs of the program around it.

    ``anchor`` gives the anchor of the own chain for (game, number of the peer), always the same one for the same game;
    ``nonce`` 16 fresh random bytes. ``version`` and ``engine`` are those of ``swqt.net.version``.
    """

    identity: Signer
    verify: Verify
    catalogue: Catalogue
    anchor: Callable[[bytes, int], bytes]
    nonce: Callable[[], bytes]
    version: str
    engine: bytes


class LobbyBase:
    """The state of one program at one table; ``LobbyPeer`` is what others use."""

    def __init__(self, program: LobbyEnvironment, first_number: int, now: float) -> None:
        self._me: Final = program
        self._key: Final = program.identity.public
        self.table: LobbyTable | None = None
        self.version = 0
        self.start: StartMessage | None = None
        self.played: PlayedContent | None = None
        self.trouble: Trouble | None = None
        self._lobby: Lobby | None = None          # the document as its host signed it
        self._goods: dict[bytes, bytes] = {}
        self._asker: Final = Asker(program.identity, first_number)
        self._starting: Final = Starting(program.identity, program.verify, program.anchor, program.nonce)
        self._wish: tuple[str, bool] | None = None    # (name, watching) of a guest who is not at the table yet
        self._heard_host = now
        self._told = now                              # when the host told the table last
        self._asked_goods = -AGAIN
        self._heard: dict[bytes, float] = {}          # of each guest, for the host
        self._numbers: dict[tuple[bytes, int], int] = {}
        self._banned: set[bytes] = set()
        self._known: set[bytes] = set()               # everybody who was ever at this table
        self._frozen_at = now
        self._double = False                          # the host has told two different tables as one version
        self._opened: object = None
        self._helped: dict[bytes, float] = {}         # whom the START was sent again
        self._served: dict[tuple[bytes, bytes], float] = {}   # who may want which content again, and when

    @property
    def is_host(self) -> bool:
        return self.table is not None and self.table.host == self._key

    def _publish(self, table: LobbyTable, now: float) -> list[Order]:
        """Tell everybody *table* under the next version."""
        document = write_table(table)
        assert len(document) <= TABLE_LIMIT
        self.version += 1
        self._told = self._heard_host = now
        signature = self._me.identity.sign(table_text(self.version, document))
        self._lobby = Lobby(self.version, document, signature)
        return [SendInLobby(self._lobby), *self._adopt(table, now)]

    def _adopt(self, table: LobbyTable, now: float) -> list[Order]:
        """Take *table* for what is true, and say what follows from it for this program."""
        before, self.table = self.table, table
        self._known.update(person.key for person in table.people)
        self._heard = {key: moment for key, moment in self._heard.items() if table.find(key) is not None}
        orders: list[Order] = []
        if self._me.engine != table.engine:
            differs = compare_engine((table.program, table.engine), (self._me.version, self._me.engine))
            self._wish, self.table = None, before
            return [RemovedFromTable(differs or Trouble("engine-differs"))]
        here = table.person(self._key)
        if here is None:
            if before is not None and before.find(self._key) is not None:
                self._wish = None
                self.table = None
                return [RemovedFromTable(Trouble("not-here"))]
            orders += self._join(table, now)
        else:
            self._wish = None
            self._asker.done(here.number)
        if self._opened != table.ground:
            orders += self._open(table, here, now)
        try:
            self._starting.follow(table, trusted=not self._double)
        except OSError as error:
            # The own part of the draws is on the disk before anybody hears of it. The host soon sees whose is missing.
            orders.append(Complaint(Trouble("no-disk", (clean(str(error), 160),))))
        orders.append(Changed(table, self.played, self.trouble, self.is_host))
        if self._double:
            orders.append(Complaint(Trouble("host-two-tables")))
        orders += map(SendInLobby, self._starting.repeat(table, now, None if self.is_host else self._asker))
        return orders if not self.is_host else [*orders, *self._advance(now)]

    def _join(self, table: LobbyTable, now: float) -> list[Order]:
        if self._wish is None or self._asker.waits:
            return []
        name, watching = self._wish
        operation = LOBBY_OPERATIONS.index("join")
        asked = self._asker.ask(
            table.table, operation, now, int(watching), text=name, extra=self._me.version, data=self._me.engine
        )
        return list(map(SendInLobby, asked))

    def _open(self, table: LobbyTable, here: Person | None, now: float) -> list[Order]:
        """Look whether the ground of *table* can be played on here, and tell the host if that has changed."""
        self.played, self.trouble = None, None
        try:
            self.played = open_ground(table.ground, self._goods, self._me.catalogue)
            self._opened = table.ground
        except Troubled as error:
            self.trouble = error.trouble
            self._opened = None if error.trouble.code == "content-waiting" else table.ground
        told = self.trouble is not None and self.trouble.code in REPLIES and self.trouble.code != "content-waiting"
        number = REPLIES.index(self.trouble.code) + 1 if told and self.trouble is not None else 0
        if here is None or here.trouble == number:
            return []
        subject = self.trouble.args[0] if self.trouble is not None and self.trouble.args else ""
        if self.is_host:
            return []   # a host without the content cannot start: ``freeze`` says so
        operation = LOBBY_OPERATIONS.index("trouble")
        try:
            return list(map(SendInLobby, self._asker.ask(table.table, operation, now, number, text=clean(subject, 40))))
        except Troubled:
            return []   # a host that does nothing that it is asked, and changes the table without end

    def _advance(self, now: float) -> list[Order]:
        """Go on with the start as far as everybody's parts are there."""
        if self.table is None or not self.is_host:
            return []
        table = self._starting.with_nonces(self.table)
        if table is not None:
            return self._publish(table, now)
        try:
            genesis = self._starting.genesis(self.table, self._goods)
        except (Troubled, Malformed) as error:
            trouble = error.trouble if isinstance(error, Troubled) else Trouble("malformed", (clean(str(error), 80),))
            return [*self._publish(seating.thawed(self.table), now), Complaint(trouble)]
        return [] if genesis is None else [SendInLobby(genesis), *self._feed_genesis(genesis, now)]

    def _feed_genesis(self, genesis: Genesis, now: float) -> list[Order]:
        if self.table is None:
            return []
        signature = self._starting.feed_genesis(self.table, genesis)
        if signature is None:
            return []
        relayed: list[Order] = [] if self.is_host else [SendInLobby(genesis)]
        return [*relayed, *self._with_signatures(True, signature, None, now)]

    def _with_signatures(
        self, is_new: bool, message: GenesisSignature, sender: bytes | None, now: float
    ) -> list[Order]:
        if not is_new:
            return []
        orders: list[Order] = [SendInLobby(message, without=sender)]
        start = self._starting.start()
        return orders if start is None else [*orders, *self._guarded(lambda: self._feed_start(start, now))]

    def _feed_start(self, start: StartMessage, now: float) -> list[Order]:
        """Begin the game if *start* is the one that was agreed on, or for a spectator one that all have signed."""
        if self.table is None:
            return []
        if self._starting.signed is not None:
            if start.genesis != self._starting.signed:
                return []
        elif self.table.seats_of(self._key) or self.is_host:
            return []
        table = check_start(start, self._me.verify)
        if table.table != self.table.table or table.find(self._key) is None:
            return []
        self.start, self.table = start, table
        keys = [key for key, _, _ in start.genesis.peers]
        peer = keys.index(self._key) if self._key in keys else None
        return [SendInLobby(start), Started(start, table, self.played, peer)]

    def _guarded(self, feed: Callable[[], Iterable[Order]]) -> list[Order]:
        try:
            return list(feed())
        except Troubled as error:
            return [Complaint(error.trouble)]
