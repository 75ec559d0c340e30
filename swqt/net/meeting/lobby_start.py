"""The way from a frozen table to its START: nonces, then anchors, then everybody's signature."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from swqt.net.agreement.entries import game_of, genesis_text
from swqt.net.meeting.document import ANCHORS, GATHERING, NONCES, LobbyTable
from swqt.net.meeting.genesis import check_genesis, make_genesis, make_start
from swqt.net.meeting.lobby_asking import Asker
from swqt.net.wire.identity import Signer, Verify
from swqt.net.wire.messages import LOBBY_OPERATIONS, Genesis, GenesisSignature, Message, StartMessage

AGAIN: Final = 1.0
"""Seconds after which an own part is said again."""

_SIZES: Final = {"nonce": 16, "anchor": 32}


class Starting:
    """What one program has given and received for the start of a game.

    ``signed`` is the last genesis that it has put its name to; the START of another one it never accepts.
    """

    def __init__(
        self, identity: Signer, verify: Verify, anchor: Callable[[bytes, int], bytes], nonce: Callable[[], bytes]
    ) -> None:
        self._identity: Final = identity
        self._verify: Final = verify
        self._anchor_of: Final = anchor
        self._fresh: Final = nonce
        self.signed: Genesis | None = None
        self._trusted = True
        self._stage = GATHERING
        self._nonce = b""
        self._parts: dict[str, dict[bytes, bytes]] = {"nonce": {}, "anchor": {}}
        self._signatures: dict[int, bytes] = {}
        self._early: dict[int, GenesisSignature] = {}
        self._own: tuple[bytes, bytes] = (b"", b"")   # game, own anchor
        self._said = -AGAIN

    @staticmethod
    def frozen(table: LobbyTable) -> LobbyTable:
        """Return *table* at the stage where everybody gives a nonce."""
        return replace(table, stage=NONCES, nonces=())

    def follow(self, table: LobbyTable, *, trusted: bool) -> None:
        """The table is now *table*; nothing is given for it if its host is not *trusted*."""
        self._trusted = trusted
        key = self._identity.public
        if table.stage != self._stage:
            self._stage, self._said = table.stage, -AGAIN
        if table.stage == GATHERING:
            self._nonce, self._own = b"", (b"", b"")
            self._parts = {"nonce": {}, "anchor": {}}
            self._early = {}
            return
        if key not in table.players() or not trusted:
            return
        self._nonce = self._nonce or self._fresh()
        if table.host == key:
            self._parts["nonce"][key] = self._nonce
        number = table.players().index(key)
        if table.stage == ANCHORS and table.nonces[number] == self._nonce:
            game = game_of(table.nonces)
            if self._own[0] != game:
                self._own = (game, self._anchor_of(game, number))
            if table.host == key:
                self._parts["anchor"][key] = self._own[1]

    def feed_part(self, table: LobbyTable, kind: str, key: bytes, data: bytes) -> None:
        """The peer *key* gives its nonce or anchor; only the first one of each counts."""
        due = {NONCES: "nonce", ANCHORS: "anchor"}.get(table.stage)
        if kind == due and len(data) == _SIZES[kind] and key in table.players():
            self._parts[kind].setdefault(key, data)

    def with_nonces(self, table: LobbyTable) -> LobbyTable | None:
        """Return *table* with everybody's nonce, None as long as one is missing."""
        players = table.players()
        if table.stage != NONCES or not all(key in self._parts["nonce"] for key in players):
            return None
        return replace(table, stage=ANCHORS, nonces=tuple(self._parts["nonce"][key] for key in players))

    def genesis(self, table: LobbyTable, goods: Mapping[bytes, bytes]) -> Genesis | None:
        """Return the genesis if all anchors are there and it is not made yet; Malformed if it is too large."""
        if table.stage != ANCHORS or not all(key in self._parts["anchor"] for key in table.players()):
            return None
        genesis = make_genesis(table, self._parts["anchor"], goods)
        return None if genesis == self.signed else genesis

    def feed_genesis(self, table: LobbyTable, genesis: Genesis) -> GenesisSignature | None:
        """Return the own signature under *genesis*, None if there is nothing to sign; Troubled if it is not right."""
        key = self._identity.public
        if genesis == self.signed or not self._trusted or key not in table.players() or table.stage != ANCHORS:
            return None
        check_genesis(genesis, table, key, self._own[1])
        number = table.players().index(key)
        message = GenesisSignature(number, self._identity.sign(genesis_text(genesis)))
        self.signed = genesis
        self._signatures = {number: message.signature}
        for early in self._early.values():
            self.feed_signature(early)
        self._early = {}
        return message

    def feed_signature(self, message: GenesisSignature) -> bool:
        """Return whether *message* is a good signature under the signed genesis that was not there yet."""
        if self.signed is None or self._stage != ANCHORS:
            self._early[message.peer] = message
            return False
        if message.peer in self._signatures or message.peer >= len(self.signed.peers):
            return False
        if not self._verify(self.signed.peers[message.peer][0], genesis_text(self.signed), message.signature):
            self._early[message.peer] = message
            return False
        self._signatures[message.peer] = message.signature
        return True

    def start(self) -> StartMessage | None:
        """Return the START once every peer has signed."""
        if self.signed is None or len(self._signatures) < len(self.signed.peers):
            return None
        return make_start(self.signed, self._signatures)

    def silent(self, table: LobbyTable) -> tuple[str, ...]:
        """Return the names of those whose part is missing."""
        kind = {NONCES: "nonce", ANCHORS: "anchor"}.get(table.stage, "nonce")
        given = set(self._parts[kind])
        if self.signed is not None and given >= set(table.players()):
            given = {self.signed.peers[number][0] for number in self._signatures}
        players = set(table.players())
        return tuple(person.name for person in table.people if person.key in players - given)

    def repeat(self, table: LobbyTable, now: float, asker: Asker | None = None) -> list[Message]:
        """Return the own parts of the start that are due to be said (again); without *asker* those of the host."""
        key = self._identity.public
        if table.stage == GATHERING or key not in table.players() or not self._trusted or now < self._said + AGAIN:
            return []
        self._said = now
        messages: list[Message] = []
        if asker is not None:
            kind, data = ("nonce", self._nonce) if table.stage == NONCES else ("anchor", self._own[1])
            if data:
                messages.append(asker.say(table.table, LOBBY_OPERATIONS.index(kind), data=data))
        if table.stage == ANCHORS and self.signed is not None and self.signed.game == self._own[0]:
            number = table.players().index(key)
            if asker is None:
                messages.append(self.signed)
            shown = {number} if asker is not None else set(self._signatures)
            messages += [GenesisSignature(n, signed) for n, signed in self._signatures.items() if n in shown]
        return messages
