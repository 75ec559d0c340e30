"""Games as their peers sign them: keys, chains and a log that random bots fill, all repeated by a seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from swqt.ai import RandomBot
from swqt.net.agreement.draws import Chain, chance_body
from swqt.net.agreement.entries import action_digest, game_of, genesis_text, pack_certificate, vote_text
from swqt.net.agreement.log import Log, derived
from swqt.net.agreement.votes import Action, Change, pack_action
from swqt.net.playing.opening import write_opening
from swqt.net.playing.record import open_log, replica_of
from swqt.net.wire.messages import CHANCE, END, VIEW, EntryMessage, Genesis, StartMessage
from tests.support.net_games import library, new_game

LINKS: Final = 64


class Peer:
    """One player's secrets."""

    def __init__(self, number: int, seed: int = 0) -> None:
        self.number = number
        self._key = Ed25519PrivateKey.from_private_bytes(sha256(f"key {seed} {number}".encode()).digest())
        self.public = self._key.public_key().public_bytes_raw()
        self.nonce = sha256(f"nonce {seed} {number}".encode()).digest()[:16]
        self.secret = sha256(f"secret {seed} {number}".encode()).digest()

    def sign(self, text: bytes) -> bytes:
        return self._key.sign(text)


@dataclass
class Table:
    """Everybody at one table, and the log that they all have."""

    peers: list[Peer]
    chains: list[Chain]
    log: Log

    @property
    def start(self) -> StartMessage:
        return self.log.table.start

    def step(self, bot: RandomBot) -> None:
        """Add the entry that is due."""
        log, replica = self.log, replica_of(self.log)
        due = log.board.to_act()
        if due is None:
            log.append(derived(log, END, log.posts[-1]))
        elif due < 0:
            number = log.standing.draw
            links = [self.chains[peer].link(number) for peer in log.view.participants]
            log.append(derived(log, CHANCE, chance_body(number, links)))
        else:
            body = replica.body(bot.choose(replica.rules, replica.state))
            writer = log.view.seats[due]
            log.write(writer, body, self.peers[writer].sign)

    def vote(self, *changes: Change, draw: int | None = None, voters: tuple[int, ...] | None = None) -> None:
        """Have everybody who plays, or *voters*, vote for *changes*."""
        log = self.log
        body = pack_action(Action(log.view.epoch + 1, draw or log.standing.draw, changes))
        text = vote_text(log.game, log.view.epoch, len(log), log.head, action_digest(body))
        signers = log.view.participants if voters is None else voters
        certificate = pack_certificate({peer: self.peers[peer].sign(text) for peer in signers})
        log.append(derived(log, VIEW, body, log.view.epoch + 1, certificate))

    def play(self, bot: RandomBot, entries: int = 5000) -> None:
        """Go on for so many entries, or to the end."""
        for _ in range(entries):
            if self.log.standing.over:
                return
            self.step(bot)


def signed_start(document: bytes, count: int, seed: int = 0) -> tuple[StartMessage, list[Peer], list[Chain]]:
    """A START of *document* that *count* peers have signed, as the core checks it."""
    peers = [Peer(number, seed) for number in range(count)]
    game = game_of(peer.nonce for peer in peers)
    chains = [Chain(peer.secret, game, peer.number) for peer in peers]
    rows = tuple((peer.public, chain.anchor, peer.nonce) for peer, chain in zip(peers, chains, strict=True))
    genesis = Genesis(document, game, rows)
    return StartMessage(genesis, tuple(peer.sign(genesis_text(genesis)) for peer in peers)), peers, chains


def sit_down(seats: int = 2, box: str = "base", seed: int = 0, verify: bool = True) -> Table:
    """A table at which nothing has happened yet."""
    start, peers, chains = signed_start(write_opening(new_game(seats, box)), seats, seed)
    return Table(peers, chains, open_log(start, library(), (), None if verify else lambda *_: True))


@cache
def whole(seats: int = 2, box: str = "base", seed: int = 0) -> tuple[StartMessage, tuple[EntryMessage, ...], Log]:
    """A game played to its end; nobody may change what this returns."""
    table = sit_down(seats, box, seed)
    table.play(RandomBot(Random(seed)))
    return table.start, tuple(table.log.entries), table.log
