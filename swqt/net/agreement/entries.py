"""What is hashed and what is signed: digests of entries and of a start, texts under signatures, certificates.

Everything signed begins with a word for what it is, so that no signature can serve as another one. An entry's
digest does not cover its signature: a VIEW carries whichever quorum of votes its writer has seen and is one entry
all the same.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable

from swqt.net.wire.identity import Verify, verified
from swqt.net.wire.messages import Ack, EntryMessage, Genesis, Pause, Propose, Say, StartMessage, Vote, encode
from swqt.net.wire.plaintext import as_sent

NO_POST = bytes(16)
NO_SIGNATURE = bytes(64)


def entry_digest(entry: EntryMessage) -> bytes:
    """Return the 32 bytes that name *entry* and with it all entries before it. They are what its author signs."""
    head = struct.pack(">HIBBB", entry.epoch, entry.seq, entry.kind, entry.seat, entry.author)
    length = struct.pack(">I", len(entry.body))
    return hashlib.sha256(b"swqt1/entry" + head + entry.prev + length + entry.body + entry.post).digest()


def game_of(nonces: Iterable[bytes]) -> bytes:
    """Return the name of a game (gid): 32 bytes from everybody's nonce, in the order of the peers."""
    return hashlib.sha256(b"swqt1/game" + b"".join(nonces)).digest()


def genesis_text(genesis: Genesis) -> bytes:
    """Return what every peer of a game signs before it."""
    return b"swqt1/genesis" + _digest(genesis)


def start_digest(start: StartMessage) -> bytes:
    """Return the digest that entry 0 follows. It does not cover the signatures, which could be written anew."""
    return hashlib.sha256(b"swqt1/start" + _digest(start.genesis)).digest()


def _digest(genesis: Genesis) -> bytes:
    return hashlib.sha256(encode(genesis)).digest()


def start_problem(start: StartMessage, verify: Verify = verified) -> str:
    """Say why *start* is not what all its peers have signed, in one word; nothing if it is.

    What its document says is not looked at here.
    """
    peers = start.genesis.peers
    if not 1 <= len(peers) == len(start.signatures):
        return "signatures"
    if len({key for key, _anchor, _nonce in peers}) != len(peers):
        return "keys"
    if start.genesis.game != game_of(nonce for _key, _anchor, nonce in peers):
        return "game"
    text = genesis_text(start.genesis)
    if not all(verify(peer[0], text, given) for peer, given in zip(peers, start.signatures, strict=True)):
        return "signatures"
    return ""


def ack_text(game: bytes, ack: Ack) -> bytes:
    """Return what the sender of *ack* signs; the game is part of it."""
    return b"swqt1/ack" + game + struct.pack(">HI", ack.epoch, ack.seq) + ack.head + ack.post


def propose_text(game: bytes, propose: Propose) -> bytes:
    """Return what a proposer signs."""
    base = struct.pack(">HI", propose.epoch, propose.seq) + propose.head
    return b"swqt1/propose" + game + propose.proposal + base + propose.action


def vote_text(game: bytes, epoch: int, seq: int, head: bytes, action: bytes, yes: bool = True) -> bytes:
    """Return what a voter signs: the base, the digest of the action, and a no if it is one.

    The name of the proposal is left out, so that votes on one thing count together whoever proposed it.
    """
    return b"swqt1/vote" + game + struct.pack(">HI?", epoch, seq, yes) + head + action


def text_of_vote(game: bytes, vote: Vote) -> bytes:
    """Return what the sender of *vote* signs."""
    return vote_text(game, vote.epoch, vote.seq, vote.head, vote.action, vote.yes)


def pause_text(game: bytes, pause: Pause) -> bytes:
    """Return what the sender of *pause* signs."""
    return b"swqt1/pause" + game + struct.pack(">?I", pause.on, pause.number) + as_sent(pause.reason).encode()


def say_text(game: bytes, say: Say) -> bytes:
    """Return what the sender of *say* signs."""
    return b"swqt1/say" + game + struct.pack(">I", say.number) + as_sent(say.text).encode()


def action_digest(action: bytes) -> bytes:
    """Return the digest by which votes name an action."""
    return hashlib.sha256(action).digest()


def pack_certificate(votes: dict[int, bytes]) -> bytes:
    """Return a quorum's signatures by peer number as one certificate, 65 bytes each, in order of number."""
    return b"".join(bytes([peer]) + votes[peer] for peer in sorted(votes))


def unpack_certificate(data: bytes) -> dict[int, bytes]:
    """Return the signatures of a certificate by peer number; raise ValueError unless it is in its one form."""
    votes = {data[at]: data[at + 1 : at + 65] for at in range(0, len(data), 65)}
    if any(len(signature) != 64 for signature in votes.values()) or pack_certificate(votes) != data:
        raise ValueError("a certificate that is not signatures of 65 bytes in order of peers")
    return votes
