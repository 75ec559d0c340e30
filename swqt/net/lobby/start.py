"""What is signed in a lobby, and the way from a frozen table to its START.

The host freezes the table. Each player gives the end of a fresh chain for that very document; of all these parts the
host makes the START, which each player checks and signs. Whoever has all signatures has the game. If something stays
out, the host opens the table again, and the next try has fresh nonces.

Whoever has signed a START takes part in the last one that it signed, and in no other. What was given and signed is on
the disk before it leaves.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, TypeVar

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder, Encoder
from msgspec.structs import replace

from swqt.net.core.entries import Keys, chain, start_digest, start_problem, start_text
from swqt.net.lobby.table import BOT, FROZEN, LobbyTable, Packed, read_packed, write_packed, write_table
from swqt.net.wire.messages import (
    LOBBY_OPERATIONS,
    U8,
    U32,
    Eight,
    GameStart,
    Key,
    Lobby,
    LobbyReply,
    LobbyRequest,
    Malformed,
    Message,
    StartPart,
    StartSignature,
    decode_one_form,
    encode,
)
from swqt.net.wire.text import Troubled, clean

AGAIN: Final = 1.0
"""Seconds after which an own part is said again."""

LobbyMessage = TypeVar("LobbyMessage", Lobby, LobbyRequest, LobbyReply, StartPart)
Given = TypeVar("Given", StartPart, StartSignature)


def signed(message: LobbyMessage, keys: Keys) -> LobbyMessage:
    """Return *message* with the own signature under all the rest of it."""
    return replace(message, signature=keys.sign(_text(message)))


def is_signed(message: Lobby | LobbyRequest | LobbyReply | StartPart, key: bytes, keys: Keys) -> bool:
    """Return whether the owner of *key* has signed *message*."""
    return keys.verify(key, _text(message), message.signature)


def _text(message: Lobby | LobbyRequest | LobbyReply | StartPart) -> bytes:
    return b"swqt2/lobby" + encode(replace(message, signature=b""))    # which begins with the number of its kind


class Ask(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The argument of a LOBBY_REQ: at which table, who asks, their how manieth request, and for what.

    ``data`` is the mark of what is played, an engine digest or the key of the host that is meant; ``extra`` the
    program's version.
    """

    table: Eight
    key: Key
    number: U32
    value: U8 = 0
    more: U8 = 0
    text: Annotated[str, Meta(max_length=40)] = ""
    extra: Annotated[str, Meta(max_length=16)] = ""
    data: Annotated[bytes, Meta(max_length=32)] = b""


LONGEST: Final = 256
"""Bytes of an argument."""

_encoder: Final = Encoder()
_asks: Final = Decoder(Ask)


def write_ask(operation: str, ask: Ask, keys: Keys) -> LobbyRequest:
    """Return the signed request for *ask*, whose texts are cut where they are too long."""
    ask = replace(ask, text=ask.text[:40], extra=ask.extra[:16])
    while len(argument := _encoder.encode(ask)) > LONGEST:   # only where letters take four bytes each
        ask = replace(ask, text=ask.text[:-1])
    return signed(LobbyRequest(LOBBY_OPERATIONS.index(operation), argument, b""), keys)


def read_ask(message: LobbyRequest, keys: Keys) -> Ask | None:
    """Return what *message* asks for, None if it is malformed or not signed by whom it names."""
    try:
        ask = decode_one_form(_asks, message.argument, LONGEST, "request")
    except Malformed:
        return None
    return ask if message.operation < len(LOBBY_OPERATIONS) and is_signed(message, ask.key, keys) else None


def make_start(
    table: LobbyTable, parts: Mapping[bytes, tuple[bytes, bytes]], goods: Mapping[bytes, bytes]
) -> GameStart:
    """Return the START of the frozen *table*, not signed yet; *parts* are nonce and anchor by key.

    All of its luggage must be in *goods*. Troubled if that is too large.
    """
    try:
        document = write_packed(write_table(table), tuple(goods[parcel.digest] for parcel in table.ground.luggage))
    except Malformed as error:
        raise Troubled("malformed", clean(str(error), 80)) from None
    peers = tuple((key, *parts[key]) for key in table.players())
    return GameStart(
        document, peers, table.controllers(), tuple(seat.level if seat.kind == BOT else "" for seat in table.seats)
    )


def read_start(start: GameStart) -> tuple[LobbyTable, Packed]:
    """Return the table of *start* and its parts; Troubled if it does not agree with itself. Signatures do not count."""
    try:
        table, packed = read_packed(start.document)
    except Malformed as error:
        raise Troubled("malformed", clean(str(error), 80)) from None
    goods = {sha256(data).digest(): data for data in packed.luggage}
    parts = {key: (nonce, anchor) for key, nonce, anchor in start.peers}
    if table.stage != FROZEN:
        raise Troubled("start-table")
    if [parcel.digest for parcel in table.ground.luggage] != [sha256(data).digest() for data in packed.luggage]:
        raise Troubled("start-content", len(packed.luggage))
    if set(parts) != set(table.players()) or make_start(table, parts, goods) != replace(start, signatures=()):
        raise Troubled("start-peers")
    return table, packed


def check_start(start: GameStart, keys: Keys) -> LobbyTable:
    """Return the table that the game of *start* is played at; Troubled unless every peer of it has signed it."""
    table, _ = read_start(start)
    if start_problem(start, keys):
        raise Troubled("start-peers")
    return table


def keep_given(path: Path, given: StartPart | StartSignature) -> None:
    """Have what is given or signed for a start in the file *path* before it leaves; OSError if that is impossible."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(encode(given))
        file.flush()
        os.fsync(file.fileno())


class Starting:
    """What one program has given and received for the start of a game.

    ``offer`` is the last START, without signatures, that the host made of the frozen table; a player here has signed
    it. ``signing`` says that it is that of the table as it is frozen now, ``since`` when that began, or to be frozen.
    *nonce* gives fresh random bytes; *keep* writes to the disk what is about to leave, or raises OSError.
    """

    def __init__(
        self, keys: Keys, nonce: Callable[[], bytes], keep: Callable[[StartPart | StartSignature], None]
    ) -> None:
        self._keys: Final = keys
        self._fresh: Final = nonce
        self._keep: Final = keep
        self.offer: GameStart | None = None
        self.signing = False
        self.since = 0.0
        self._table: LobbyTable | None = None     # the frozen one
        self._digest = b""                        # by which parts name it
        self._parts: dict[bytes, StartPart] = {}
        self._signatures: dict[bytes, StartSignature] = {}
        self._said = -AGAIN

    def follow(self, table: LobbyTable, now: float, *, trusted: bool) -> None:
        """The table is now *table*; nothing is given if its host is not *trusted*. Troubled if the disk fails."""
        frozen, key = table if table.stage == FROZEN and trusted else None, self._keys.public
        if frozen != self._table:
            self._table, self._said, self.signing, self.since = frozen, -AGAIN, False, now
            self._parts = {}
            self._digest = sha256(b"swqt2/table" + write_table(table)).digest()
        if frozen is not None and key in frozen.players() and key not in self._parts:
            nonce = self._fresh()
            anchor = chain(self._keys.seed(nonce), nonce)[0]
            self._parts[key] = self._kept(signed(StartPart(self._digest, key, nonce, anchor, b""), self._keys))

    def take_part(self, part: StartPart) -> bool:
        """Return whether *part* is one for the frozen table that was not there yet."""
        is_new = self._plays(part.key) and part.table == self._digest and part.key not in self._parts
        if is_new and is_signed(part, part.key, self._keys):
            self._parts[part.key] = part
            return True
        return False

    def make_offer(self, goods: Mapping[bytes, bytes]) -> GameStart | None:
        """As the host, return the START once all parts are there, if it is not made; Troubled if it is too large."""
        table = self._table
        if table is None or self.signing or not set(table.players()) <= set(self._parts):
            return None
        return make_start(table, {key: (part.nonce, part.anchor) for key, part in self._parts.items()}, goods)

    def take_offer(self, start: GameStart, now: float) -> StartSignature | None:
        """Return the own signature under *start*, None if there is nothing to sign; Troubled if it is not right."""
        key, mine = self._keys.public, None
        if self._table is None or self.signing:
            return None
        if read_start(start)[0] != self._table:
            raise Troubled("start-table")
        if self._plays(key):
            own = self._parts.get(key)
            if own is None or (key, own.nonce, own.anchor) not in start.peers:
                raise Troubled("start-own")
            mine = self._kept(StartSignature(start_digest(start), key, self._keys.sign(start_text(start))))
        self.offer, self.signing, self.since = start, True, now
        self._signatures = {} if mine is None else {key: mine}
        return mine

    def take_signature(self, message: StartSignature) -> bool:
        """Return whether *message* is a good signature under the offer that was not there yet."""
        if self.offer is None or not self.signing or message.start != start_digest(self.offer):
            return False    # it is said again
        is_new = self._plays(message.key) and message.key not in self._signatures
        if is_new and self._keys.verify(message.key, start_text(self.offer), message.signature):
            self._signatures[message.key] = message
            return True
        return False

    def complete(self) -> GameStart | None:
        """Return the START once every player of it has signed."""
        if self.offer is None or not self.signing or len(self._signatures) < len(self.offer.peers):
            return None
        return replace(self.offer, signatures=tuple(self._signatures[key].signature for key, _, _ in self.offer.peers))

    def silent(self) -> tuple[str, ...]:
        """Return the names of those whose part or signature is missing."""
        given = self._signatures if self.signing else self._parts
        people = self._table.people if self._table is not None else ()
        return tuple(person.name for person in people if self._plays(person.key) and person.key not in given)

    def repeat(self, now: float, *, host: bool) -> list[Message]:
        """Return what is due to be said (again): the own things, and from the *host* the offer and all signatures."""
        if self._table is None or now < self._said + AGAIN:
            return []
        self._said = now
        if self.offer is None or not self.signing:
            return [part for part in self._parts.values() if part.key == self._keys.public]
        if host:
            return [self.offer, *self._signatures.values()]
        return [message for message in self._signatures.values() if message.key == self._keys.public]

    def _plays(self, key: bytes) -> bool:
        return self._table is not None and key in self._table.players()

    def _kept(self, message: Given) -> Given:
        """Return *message* once it is on the disk."""
        try:
            self._keep(message)
        except OSError as error:
            raise Troubled("no-disk", clean(str(error), 160)) from None
        return message
