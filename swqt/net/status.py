"""How a network game stands, as one value that nobody can change: whoever draws or plays it needs nothing else.

A chair is a seat as the table had it before it was known who begins. Peers have numbers for as long as the game
lasts; who only watches has none. Moments are seconds on the clock of ``time.monotonic``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import Struct

from swqt.net.core.entries import GameView, drops_of
from swqt.net.core.peer import Peer
from swqt.net.core.presence import Waiting as Waiting
from swqt.net.wire.messages import DISK_FULL, AnyChange, GiveSeat, ViewBody

DRAW_DUE: Final = -1
GAME_OVER: Final = -2

PRESENCES: Final = ("self", "here", "relayed", "suspect", "away")
"""This program; linked; heard through others; silent for a few seconds; not heard."""


class PeerInfo(Struct, frozen=True):
    """A peer or a spectator. *chairs* are those whose commands it writes; *plays* whether a person there has one.

    *number* is None for somebody who only watches. *ping* is in seconds, None if it is not known.
    """

    number: int | None
    key: bytes
    name: str
    presence: str
    chairs: tuple[int, ...] = ()
    plays: bool = False
    ping: float | None = None
    disk_full: bool = False
    recovering: bool = False


class SeatInfo(Struct, frozen=True):
    """Who writes the commands of a chair, the level of the bot that plays it (or nothing), who had it at the start."""

    peer: int
    bot: str
    owner: int


class OpenProposal(Struct, frozen=True):
    """What *peer* proposes; *mine* is the answer given here, None if there is none yet. *missing* have not answered."""

    name: bytes
    peer: int
    changes: tuple[AnyChange, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]
    missing: tuple[int, ...]
    mine: bool | None


class SeatWish(Struct, frozen=True):
    """Somebody without a seat would like *chair*; ``SuggestChanges((change,))`` puts it to the vote."""

    key: bytes
    name: str
    chair: int
    change: GiveSeat


class CopyOffer(Struct, frozen=True):
    """*signers* have gone on without the others after *length* entries, in the game *game*."""

    game: bytes
    signers: tuple[int, ...]
    length: int


class GameStatus(Struct, frozen=True):
    """The whole of it. *peers* holds everybody with a number, by number, then those who watch."""

    game: bytes
    copy: bool
    over: bool
    me: int | None
    playing: bool
    epoch: int
    length: int
    locked: int
    peers: tuple[PeerInfo, ...]
    seats: tuple[SeatInfo, ...]
    turn: int
    """The chair that is asked, DRAW_DUE or GAME_OVER."""
    mine: bool
    """Whether this program must answer for that chair."""
    bot: str
    """The level of the bot that answers for it, or nothing."""
    waiting: Waiting | None
    paused: tuple[int, ...]
    pauses_left: int
    proposals: tuple[OpenProposal, ...]
    wishes: tuple[SeatWish, ...]
    refusers: tuple[int, ...]
    """Who has refused to put the wish of the person here to the vote."""
    wish: int | None
    """The chair that the person here, who watches, has asked for."""
    copies: tuple[CopyOffer, ...]
    quorum: bool
    """Whether those who are here are enough to go on without the others."""
    may_copy: bool
    recovering: bool
    changing: bool
    disk_failing: bool
    options: bytes
    """The table's agreements that all have voted for since the start; empty if there are none."""

    def peer(self, key: bytes) -> PeerInfo | None:
        """Return the peer or spectator with that key."""
        return next((one for one in self.peers if one.key == key), None)

    @property
    def participants(self) -> tuple[PeerInfo, ...]:
        """Return those who play a seat with a person."""
        return tuple(one for one in self.peers if one.plays)


def game_status(
    peer: Peer, people: Mapping[bytes, tuple[str, float | None]], linked: Collection[bytes]
) -> GameStatus:
    """Return how the game of *peer* stands. *people* holds names and pings by key, *linked* who can be reached
    directly."""
    log, state, view = peer.log, peer.state, peer.log.view
    presence, views, sync = peer.presence, peer.views, peer.sync
    turn = GAME_OVER if state.over else state.board.to_act()
    watching = sorted({*linked, *presence.info} - {*view.keys, log.keys.public})
    keys = (*view.keys, *watching, *(() if log.me is not None else (log.keys.public,)))
    copies = [CopyOffer(game, group, begun) for group, (game, _head, begun) in sorted(sync.copies.items())]
    return GameStatus(
        game=state.game,
        copy=state.game != log.tree.start,
        over=state.over,
        me=log.me,
        playing=log.playing(),
        epoch=view.epoch,
        length=len(log.log) - 1,
        locked=log.final,
        peers=tuple(_person(peer, key, people, linked) for key in keys),
        seats=tuple(map(SeatInfo, view.seats, view.bots, view.owners)),
        turn=turn,
        mine=log.playing() and state.to_act() == log.me,
        bot=view.bots[turn] if turn >= 0 else "",
        waiting=presence.waiting(),
        paused=presence.paused(),
        pauses_left=presence.pauses_left(),
        proposals=tuple(one for name in views.proposals if _may_pass(view, one := _proposal(peer, name))),
        wishes=tuple(
            SeatWish(change.key, people.get(change.key, ("", None))[0], change.seat, change)
            for change in views.wishes()
        ),
        refusers=tuple(sorted(views.refusers)),
        wish=views.asking,
        copies=tuple(copies),
        quorum=presence.quorum(),
        may_copy=peer.may_copy(),
        recovering=log.recovering,
        changing=presence.changing(),
        disk_failing=log.failing,
        options=state.options,
    )


def _person(
    peer: Peer, key: bytes, people: Mapping[bytes, tuple[str, float | None]], linked: Collection[bytes]
) -> PeerInfo:
    log, view, status = peer.log, peer.log.view, peer.presence.info.get(key)
    number, (name, ping) = view.number(key), people.get(key, ("", None))
    own = key == log.keys.public
    flags = log.flags if own else status.flags if status else 0
    return PeerInfo(
        number=number,
        key=key,
        name=name,
        presence="self" if own else _presence(peer, key, linked),
        chairs=tuple(chair for chair, who in enumerate(view.seats) if who == number),
        plays=number in view.participants,
        ping=ping,
        disk_full=bool(flags & DISK_FULL),
        recovering=log.recovering if own else bool(status and status.recovering),
    )


def _presence(peer: Peer, key: bytes, linked: Collection[bytes]) -> str:
    heard = peer.presence.heard.get(key)
    if heard is not None and peer.log.now - heard < peer.log.timing.here:
        return "here" if key in linked else "relayed"
    return "suspect" if key in linked else "away"


def _proposal(peer: Peer, name: bytes) -> OpenProposal:
    proposal, answers = peer.views.proposals[name], peer.views.answers.get(name, {})
    yes, no = (tuple(sorted(who for who, (_at, said) in answers.items() if said is what)) for what in (True, False))
    gone = drops_of(ViewBody(0, proposal.changes))
    asked = [who for who in peer.log.view.participants if who not in gone]
    mine = answers.get(peer.log.me, (0, None))[1] if peer.log.me is not None else None
    missing = tuple(who for who in asked if who not in answers)
    return OpenProposal(name, proposal.peer, proposal.changes, yes, no, missing, mine)


def _may_pass(view: GameView, proposal: OpenProposal) -> bool:
    """Whether it can still be agreed on: a takeover by more than half, anything else by all who stay."""
    gone = drops_of(ViewBody(0, proposal.changes))
    no = set(proposal.no) & set(view.participants) - set(gone)
    if len(gone) < len(proposal.changes):
        return not no
    stay = len(view.participants) - len(gone) - len(no)
    return not no or 2 * stay > len(view.participants)
