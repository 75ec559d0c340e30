"""What is hashed and what is signed. Everything signed begins with a word for what it is, then the game.

An entry's digest does not cover what proves it: a VIEW or a CHANCE is one entry, whichever signatures its writer saw.
"""

from __future__ import annotations

import hashlib
import struct
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.msgpack import Decoder, Encoder

from swqt.net.core.draws import chain
from swqt.net.core.keys import Keys
from swqt.net.core.messages import (
    ChatLine,
    GameStart,
    LogEntry,
    PeerStatus,
    Proposal,
    ProposalAnswer,
    SignedAck,
    ViewBody,
    ViewSignature,
)

NO_STATE: Final = bytes(16)

_encoder: Final = Encoder()
_view: Final[Decoder[ViewBody]] = Decoder(ViewBody)


def entry_digest(entry: LogEntry) -> bytes:
    """Return the 32 bytes that name *entry* and with it all entries before it."""
    head = struct.pack(">HIBBB", entry.epoch, entry.seq, entry.kind, entry.seat, entry.author)
    length = struct.pack(">I", len(entry.body))
    return hashlib.sha256(b"swqt2/entry" + head + entry.prev + length + entry.body + entry.state).digest()


def start_digest(start: GameStart) -> bytes:
    """Return what entry 1 follows and what names the game; signatures are not part of it."""
    bare = msgspec.structs.replace(start, signatures=())
    return hashlib.sha256(b"swqt2/start" + _encoder.encode(bare)).digest()


def start_text(start: GameStart) -> bytes:
    """Return what every peer of a START signs."""
    return b"swqt2/agreed" + start_digest(start)


def start_problem(start: GameStart, keys: Keys) -> str:
    """Say why *start* is not a game that all its peers have agreed to, in one word; nothing if it is. Whoever plays in
    it has signed it and has its chain, so that nobody is slipped a game it never joined."""
    if len({key for key, _nonce, _anchor in start.peers}) != len(start.peers):
        return "keys"
    if not set(start.seats) <= set(range(len(start.peers))):
        return "seats"
    text = start_text(start)
    if len(start.signatures) != len(start.peers):
        return "signatures"
    for (key, nonce, anchor), signature in zip(start.peers, start.signatures, strict=True):
        if not keys.verify(key, text, signature):
            return "signatures"
        if key == keys.public and chain(keys.seed(nonce), nonce)[0] != anchor:
            return "anchor"
    return ""


def copy_game(game: bytes, base: bytes, signers: tuple[int, ...]) -> bytes:
    """Return the game that goes on when too few sign a view after *base*."""
    return hashlib.sha256(b"swqt2/copy" + game + base + bytes(signers)).digest()


def cmd_text(game: bytes, entry: LogEntry) -> bytes:
    """Return what the author of a command signs."""
    return b"swqt2/cmd" + game + entry_digest(entry)


def ack_text(game: bytes, ack: SignedAck) -> bytes:
    """Return what the sender of *ack* signs: its link, if it carries one, is under the same signature."""
    text = b"swqt2/ack" + game + struct.pack(">HIIBB", ack.epoch, ack.seq, ack.prepared, ack.flags, ack.peer)
    text += ack.head + ack.state
    return text if ack.link is None else text + struct.pack(">I", ack.link.k) + ack.link.head + ack.link.value


def pack_view(body: ViewBody) -> bytes:
    """Return the body of a VIEW entry."""
    return _encoder.encode(body)


@lru_cache(maxsize=1024)
def read_view(data: bytes) -> ViewBody:
    """Return what a VIEW entry says; raise ValueError if *data* is not in its one form."""
    body = _view.decode(data)
    if _encoder.encode(body) != data:
        raise ValueError("a view in another form than the one this protocol writes")
    return body


def view_digest(body: ViewBody) -> bytes:
    """Return the digest by which signatures name a view."""
    return hashlib.sha256(b"swqt2/body" + pack_view(body)).digest()


def view_text(game: bytes, base: bytes, target: int, body: bytes) -> bytes:
    """Return what everybody who stays or is seated signs; *body* is its digest."""
    return b"swqt2/view" + game + base + struct.pack(">H", target) + body


def signature_text(game: bytes, message: ViewSignature) -> bytes:
    """Return what the sender of *message* signs."""
    return view_text(game, message.base, message.target, message.body)


def _bare(word: bytes, game: bytes, message: PeerStatus | Proposal | ProposalAnswer | ChatLine) -> bytes:
    return word + game + _encoder.encode(msgspec.structs.replace(message, signature=b""))


def status_text(game: bytes, status: PeerStatus) -> bytes:
    """Return what the sender of *status* signs, for those it reaches through others."""
    return _bare(b"swqt2/status", game, status)


def proposal_text(game: bytes, proposal: Proposal) -> bytes:
    """Return what a proposer signs."""
    return _bare(b"swqt2/propose", game, proposal)


def answer_text(game: bytes, answer: ProposalAnswer) -> bytes:
    """Return what somebody who answers signs."""
    return _bare(b"swqt2/answer", game, answer)


def chat_text(line: ChatLine) -> bytes:
    """Return what the author of a line signs; its place names the game."""
    return _bare(b"swqt2/chat", b"", line)
