"""The texts that are hashed or signed, the draws, and the views that VIEW entries create.

Every signed text names its game. An entry's digest does not cover its proofs: a VIEW or a CHANCE is the same entry
whichever signatures its writer collected.

Nobody controls a draw: each contributor reveals one link of its hash chain for it, and all links together give the
result. The seed of a chain is derived from its owner's key and a nonce and never stored: the key and the START are
enough to rebuild the chain. A draw's beacon hashes the game, the draw's number, the digest of the entry it belongs to
and one link of every contributor; nobody reveals a link before all have acknowledged that entry.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec.msgpack import Decoder

from swqt.net.wire import messages as m

NO_STATE: Final = bytes(16)
FORGIVEN: Final = 2
"""How often a peer that was overdue, signed two moves or lost its journal may return without anybody's consent."""

USUAL_BOT: Final = "medium"
"""The level of the bot that replaces a peer if no other level was chosen."""


class Keys(Protocol):
    """The identity of this program: its public key, what only the key's owner can do, and the check of signatures."""

    @property
    def public(self) -> bytes: ...
    def sign(self, text: bytes) -> bytes: ...
    def verify(self, key: bytes, text: bytes, signature: bytes) -> bool: ...
    def seed(self, nonce: bytes) -> bytes: ...


Signed = (
    m.LogEntry | m.SignedAck | m.ViewSignature | m.PeerStatus | m.Proposal | m.ProposalAnswer | m.SeatRefusal
    | m.ChatLine | m.Lobby | m.LobbyRequest | m.LobbyReply | m.StartPart | m.ShownMoment | m.PointedAt
)  # fmt: skip
T = TypeVar("T", bound=Signed)

_view: Final[Decoder[m.ViewBody]] = Decoder(m.ViewBody)


def entry_digest(entry: m.LogEntry) -> bytes:
    """Return the 32-byte digest that identifies *entry* and, through ``prev``, all entries before it."""
    head = struct.pack(">HIBBB", entry.epoch, entry.seq, entry.kind, entry.seat, entry.author)
    length = struct.pack(">I", len(entry.body))
    return hashlib.sha256(b"swqt2/entry" + head + entry.prev + length + entry.body + entry.state).digest()


def start_digest(start: m.GameStart) -> bytes:
    """Return the digest of *start* without its signatures: it identifies the game and is the ``prev`` of entry 1."""
    bare = msgspec.structs.replace(start, signatures=())
    return hashlib.sha256(b"swqt2/start" + m.encode(bare)).digest()


def start_text(start: m.GameStart) -> bytes:
    return b"swqt2/agreed" + start_digest(start)


def start_problem(start: m.GameStart, keys: Keys) -> str:
    """Return one word saying why *start* is not a game that all its peers agreed to, or "" if it is. Each peer must
    have a seat and have signed, and our own anchor must be of our chain: nobody is put in a game it never joined."""
    if len({key for key, _nonce, _anchor in start.peers}) != len(start.peers):
        return "keys"
    if len(start.bots) != len(start.seats):
        return "seats"
    persons = {peer for peer, bot in zip(start.seats, start.bots, strict=True) if not bot}
    if persons != set(range(len(start.peers))) or not set(start.seats) <= persons:
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
    """Return the identifier of the Copy that begins when *signers*, too few for a quorum, sign a view after *base*."""
    return hashlib.sha256(b"swqt2/copy" + game + base + bytes(signers)).digest()


def signed_text(game: bytes, message: Signed) -> bytes:
    """Return the bytes that the author of *message* signs: its game and the whole message except the signature."""
    return b"swqt2/signed" + game + m.encode(msgspec.structs.replace(message, signature=b""))


def signed(keys: Keys, game: bytes, message: T) -> T:
    return msgspec.structs.replace(message, signature=keys.sign(signed_text(game, message)))


def is_signed(keys: Keys, key: bytes, game: bytes, message: Signed) -> bool:
    return keys.verify(key, signed_text(game, message), message.signature)


@lru_cache(maxsize=1024)
def read_view(data: bytes) -> m.ViewBody:
    """Return the body of a VIEW entry, decoded; raise ValueError if *data* is not its canonical encoding."""
    return m.decode_one_form(_view, data, len(data), "view")


def view_digest(body: m.ViewBody) -> bytes:
    return hashlib.sha256(b"swqt2/body" + m.encode(body)).digest()


# Draws.

LINKS: Final = 1024
"""Number of links in a chain; a game needs fewer than 200."""

_WORD: Final = 1 << 64


def link_before(nonce: bytes, number: int, value: bytes) -> bytes:
    """Return link *number* - 1 of the chain of *nonce*, given link *number*."""
    return hashlib.sha256(b"swqt2/link" + nonce + struct.pack(">I", number) + value).digest()


@lru_cache(maxsize=8)    # of 75 KB each; a program needs one for its game, and one more for each return to it
def chain(seed: bytes, nonce: bytes) -> tuple[bytes, ...]:
    """Return the links of a chain, indexed by number; number 0 is its anchor, which is public."""
    values = [seed]
    for number in range(LINKS, 0, -1):
        values.append(link_before(nonce, number, values[-1]))
    return tuple(reversed(values))


def continues(nonce: bytes, known: tuple[int, bytes], number: int, value: bytes) -> bool:
    """Return whether *value* is link *number* of the chain that contains the link *known*, a (number, value) pair.

    Numbers up to that of the known link, or beyond the end of the chain, are rejected.
    """
    at, end = known
    if not at < number <= LINKS:
        return False
    for index in range(number, at, -1):
        value = link_before(nonce, index, value)
    return value == end


def beacon(game: bytes, number: int, head: bytes, links: Sequence[bytes]) -> bytes:
    """Return the 32-byte result of draw *number* for the entry *head*; *links* are in the order of the contributors."""
    return hashlib.sha256(b"swqt2/beacon" + game + struct.pack(">I", number) + head + b"".join(links)).digest()


def words(source: bytes, label: bytes) -> Iterator[int]:
    """Yield 64-bit numbers without end, derived from a beacon and a label that differs for each die of a draw."""
    number = 0
    while True:
        text = b"swqt1/draw" + source + label + struct.pack(">I", number)
        yield int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        number += 1


def below(stream: Iterator[int], sides: int) -> int:
    """Return a uniformly distributed number in ``range(sides)``; words of *stream* that would bias it are skipped."""
    if not 1 <= sides <= _WORD:
        raise ValueError(f"a die of {sides} sides; 1 to 2**64 were expected")
    limit = _WORD - _WORD % sides
    return next(word for word in stream if word < limit) % sides


def number_below(source: bytes, label: bytes, sides: int) -> int:
    return below(words(source, label), sides)


def chance_body(number: int, links: Sequence[bytes]) -> bytes:
    """Return the body of a CHANCE entry: the draw's number, then one link per contributor."""
    return struct.pack(">I", number) + b"".join(links)


def read_chance(body: bytes) -> tuple[int, tuple[bytes, ...]]:
    """Return the draw's number and its links; raise ValueError if *body* has a wrong length."""
    if len(body) < 36 or (len(body) - 4) % 32:
        raise ValueError(f"a draw of {len(body)} bytes; 4 and 32 for each contributor were expected")
    return int.from_bytes(body[:4], "big"), tuple(body[at : at + 32] for at in range(4, len(body), 32))


# Views.


class WrongView(ValueError):
    """Changes that cannot be applied to a view; the message is one word saying why."""


@dataclass(frozen=True)
class ChainEnd:
    """The latest known link of a peer's chain: link *index* is *value*; link j is for draw *since* + j."""

    nonce: bytes
    since: int
    index: int
    value: bytes

    def fits(self, draw: int, value: bytes) -> bool:
        """Return whether *value* is the link for *draw*."""
        return continues(self.nonce, (self.index, self.value), draw - self.since, value)

    def after(self, draw: int, value: bytes) -> ChainEnd:
        return ChainEnd(self.nonce, self.since, draw - self.since, value)


@dataclass(frozen=True)
class GameView:
    """Who controls each seat. ``seats``, ``bots`` and ``owners`` are indexed by seat, other tuples by peer number."""

    epoch: int
    keys: tuple[bytes, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    owners: tuple[int, ...]
    chains: tuple[ChainEnd, ...]
    burns: tuple[int, ...]
    forks: tuple[int, ...]

    @cached_property
    def participants(self) -> tuple[int, ...]:
        """The peers with a seat that a person plays; seats that bots play carry no vote."""
        return tuple(sorted({peer for peer, bot in zip(self.seats, self.bots, strict=True) if not bot}))

    def number(self, key: bytes) -> int | None:
        return self.keys.index(key) if key in self.keys else None

    def unforgiven(self, peer: int) -> bool:
        """Return whether *peer* needs everybody's consent to return."""
        return self.burns[peer] > 0 or self.forks[peer] > FORGIVEN


@dataclass(frozen=True)
class OpenDraw:
    """Draw *k* for the entry *head*. Later entries only add *known* links; only a burn ends it without a result."""

    k: int
    head: bytes
    contributors: tuple[tuple[int, ChainEnd], ...]
    known: tuple[tuple[int, bytes], ...] = ()

    @cached_property
    def ends(self) -> dict[int, ChainEnd]:
        """The ends of the contributors' chains when the draw was opened."""
        return dict(self.contributors)

    @cached_property
    def links(self) -> dict[int, bytes]:
        return dict(self.known)

    def fits(self, peer: int, value: bytes) -> bool:
        end = self.ends.get(peer)
        return end is not None and end.fits(self.k, value)


def first_view(start: m.GameStart) -> GameView:
    peers = len(start.peers)
    return GameView(
        epoch=0,
        keys=tuple(key for key, _nonce, _anchor in start.peers),
        seats=start.seats,
        bots=start.bots,
        owners=tuple(m.NOBODY if bot else peer for peer, bot in zip(start.seats, start.bots, strict=True)),
        chains=tuple(ChainEnd(nonce, 0, 0, anchor) for _key, nonce, anchor in start.peers),
        burns=(0,) * peers,
        forks=(0,) * peers,
    )


def open_draw(view: GameView, k: int, head: bytes) -> OpenDraw:
    """Return draw *k*, which the entry *head* makes due; all participants contribute."""
    return OpenDraw(k, head, tuple((peer, view.chains[peer]) for peer in view.participants))


def drops_of(body: m.ViewBody) -> dict[int, str]:
    """Return the peers that *body* drops, each with the reason."""
    return {change.peer: change.reason for change in body.changes if isinstance(change, m.DropPeer)}


def proven_in(body: m.ViewBody) -> set[int]:
    """Return the peers that *body* drops because they provably signed for both sides of a split."""
    return {peer for peer, reason in drops_of(body).items() if reason == m.SPLIT}


def seated_by(view: GameView, body: m.ViewBody) -> dict[int, m.GiveSeat]:
    """Return the seats that *body* gives, by peer number; a newcomer gets the next free number."""
    seated: dict[int, m.GiveSeat] = {}
    keys = list(view.keys)
    for change in body.changes:
        if isinstance(change, m.GiveSeat):
            if change.key not in keys:
                keys.append(change.key)
            seated[keys.index(change.key)] = change
    return seated


def staying(view: GameView, body: m.ViewBody) -> tuple[int, ...]:
    gone = drops_of(body)
    return tuple(peer for peer in view.participants if peer not in gone)


def enough(
    view: GameView, stay: Iterable[int], older: Sequence[frozenset[int]], proven: bool, anew: Iterable[int] = ()
) -> bool:
    """Return whether the peers that *stay* are a quorum: more than half of the newest view and of each *older* one,
    which counts until all are known to have acknowledged the newest. If *proven* (a dropped peer is guilty of a split),
    half is enough. Peers seated *anew* may have forgotten what they signed; they count only where nobody is missing."""
    back = frozenset(anew)
    kept = frozenset(stay) | back
    sure = kept - back
    groups = (frozenset(view.participants), *older)
    return all(group <= kept or 2 * len(sure & group) + proven > len(group) for group in groups)


def missing(due: OpenDraw, body: m.ViewBody, view: GameView, links: Mapping[int, bytes]) -> tuple[int, ...]:
    """Return the contributors that *body* drops or seats anew and whose link is unknown: they burn the draw."""
    leaving = {*drops_of(body), *seated_by(view, body)}
    return tuple(peer for peer, _end in due.contributors if peer in leaving and peer not in links)


def next_view(view: GameView, body: m.ViewBody, last_draw: int, absent: Sequence[int]) -> GameView:
    """Return the view that *body* makes of *view*; raise WrongView if that is impossible. *last_draw* is the last draw
    that uses the old chains; dropped peers that are in *absent* are charged with a burned draw."""
    gone, back, stay = drops_of(body), seated_by(view, body), staying(view, body)
    if not view.epoch < body.target <= 0xFFFF:
        raise WrongView("epoch")
    if not stay or not set(gone) <= set(view.participants) or set(gone) & set(back):
        raise WrongView("peers")
    dropped = [change.peer for change in body.changes if isinstance(change, m.DropPeer)]
    given_seats = [change.seat for change in body.changes if isinstance(change, m.GiveSeat)]
    if len(dropped) != len(gone) or len(given_seats) != len(set(given_seats)):
        raise WrongView("changes")
    keys, chains = list(view.keys), list(view.chains)
    burns, forks = list(view.burns), list(view.forks)
    for peer, given in back.items():
        if peer == len(keys):
            keys.append(given.key)
            chains.append(ChainEnd(b"", 0, 0, b""))
            burns.append(0)
            forks.append(0)
        if given.nonce == chains[peer].nonce:
            raise WrongView("nonce")
        chains[peer] = ChainEnd(given.nonce, last_draw, 0, given.anchor)
        forks[peer] += peer in view.participants
    for peer, reason in gone.items():
        forks[peer] += {m.OVERDUE: 1, m.DOUBLE: 1, m.SPLIT: FORGIVEN + 1}.get(reason, 0)
        burns[peer] += peer in absent
    seats, bots = list(view.seats), list(view.bots)
    levels = {change.peer: change.level for change in body.changes if isinstance(change, m.DropPeer)}
    for seat, peer in enumerate(view.seats):
        if peer not in stay and (peer not in back or bots[seat]):
            seats[seat], bots[seat] = stay[0], bots[seat] or levels.get(peer) or USUAL_BOT
    for change in body.changes:
        if isinstance(change, m.GiveSeat):
            peer = keys.index(change.key)
            if change.seat >= len(seats) or not (bots[change.seat] or seats[change.seat] == peer):
                raise WrongView("seat")
            seats[change.seat], bots[change.seat] = peer, ""
    if len(keys) > m.MOST_PEERS:
        raise WrongView("full")
    return GameView(
        body.target, tuple(keys), tuple(seats), tuple(bots), view.owners, tuple(chains), tuple(burns), tuple(forks)
    )


def advanced(view: GameView, due: OpenDraw, links: Mapping[int, bytes]) -> GameView:
    """Return *view* with the chains advanced to their *links* of the draw *due*; chains replaced since then stay."""
    chains = tuple(
        end.after(due.k, links[peer]) if peer in links and due.ends[peer].nonce == end.nonce else end
        for peer, end in enumerate(view.chains)
    )
    return replace(view, chains=chains)


