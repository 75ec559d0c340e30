"""What a session tells whoever plays or watches at this program.

All are values that may cross threads; none needs an answer. What can be seen by looking (who is here, for whom play
waits, what is proposed) is one GameStatus, told by ``StatusChanged``: whoever draws or plays the game needs nothing
else. What is told once is news of its own.

A chair is a seat as the table had it before it was known who begins. Peers have numbers for as long as the game
lasts; who only watches has none. Moments are seconds on the clock of ``time.monotonic``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping

from msgspec import Struct
from msgspec.structs import replace

from swqt.net.core.entries import drops_of
from swqt.net.core.events import GAME_OVER, CommandRefused, LineSaid, LockBroken, LogSplit, PeerConvicted
from swqt.net.core.peer import Peer
from swqt.net.core.presence import Waiting as Waiting
from swqt.net.game.board import OpeningError
from swqt.net.game.journal import NetworkJournalError
from swqt.net.lobby.lobby import Notice
from swqt.net.lobby.seats import Shown
from swqt.net.lobby.table import NAMED_BYTES, Listed
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import Partner
from swqt.net.wire.links import Knocked, LinkClockJumped, PinChanged, Reached, TurnedAway
from swqt.net.wire.messages import DISK_FULL, AnyChange, GameStart, GiveSeat, Info, ViewBody
from swqt.net.wire.text import Trouble, Troubled

logger = logging.getLogger(__name__)

# How a game stands.


class PeerInfo(Struct, frozen=True):
    """A peer or a spectator. *chairs* are those whose commands it writes; *plays* whether a person there has one.

    *number* is None for somebody who only watches; *ping* is in seconds. *presence* is ``self``, ``here`` (linked),
    ``relayed`` (heard through others), ``suspect`` (silent for a few seconds) or ``away``.
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

    over: bool
    me: int | None
    playing: bool
    length: int
    peers: tuple[PeerInfo, ...]
    seats: tuple[SeatInfo, ...]
    turn: int    # the chair that is asked, CHANCE_DUE or GAME_OVER
    mine: bool    # whether this program must answer for that chair
    bot: str    # the level of the bot that answers for it, or nothing
    waiting: Waiting | None
    paused: tuple[int, ...]
    pauses_left: int
    proposals: tuple[OpenProposal, ...]
    wishes: tuple[SeatWish, ...]
    refusers: tuple[int, ...]    # who has refused to put the wish of the person here to the vote
    wish: int | None    # the chair that the person here, who watches, has asked for
    copies: tuple[CopyOffer, ...]
    quorum: bool    # whether those who are here are enough to go on without the others
    may_copy: bool
    recovering: bool
    disk_failing: bool
    options: bytes    # the table's agreements that all have voted for since the start; empty if there are none

    def peer(self, key: bytes) -> PeerInfo | None:
        return next((one for one in self.peers if one.key == key), None)

    @property
    def participants(self) -> tuple[PeerInfo, ...]:
        """Return those who play a seat with a person."""
        return tuple(one for one in self.peers if one.plays)


# News.


class Listening(Struct, frozen=True):
    """This program can be reached on *port*, which is not *wanted* if somebody else has that."""

    port: int
    wanted: int


class Met(Struct, frozen=True):
    """There is a link to *partner*."""

    partner: Partner


class Parted(Struct, frozen=True):
    """The link to *peer* is gone; ``farewell`` says that it was on purpose."""

    peer: bytes
    farewell: bool


class Playing(Struct, frozen=True):
    """The game of *start* is on: *mine* is this program's number in it, None for a spectator.

    ``Moved`` and ``TakenBack`` follow, from the first move on, and ``StatusChanged``; *status* is how the game stood
    before all moves. ``back`` says that some of it was played here before, ``early`` what was kept here of answers that
    the log has not asked for yet.
    """

    start: GameStart
    mine: int | None
    status: GameStatus
    back: bool = False
    early: str = ""


class Moved(Struct, frozen=True):
    """These texts were played, in this order: commands as in a game file, or ``first A`` for who begins."""

    texts: tuple[str, ...]


class TakenBack(Struct, frozen=True):
    """Only the first *length* of those texts still count; a ``Moved`` may follow."""

    length: int


class StatusChanged(Struct, frozen=True):
    """The game stands so now."""

    status: GameStatus


class ViewChanged(Struct, frozen=True):
    """*signers* have agreed on *changes*. *burned* draws are replaced, for the links of *missing* did not come.

    With *copy*, they were too few for that: from now on this is a Copy.
    """

    changes: tuple[AnyChange, ...]
    signers: tuple[int, ...]
    burned: tuple[int, ...]
    missing: tuple[int, ...]
    copy: bool


class CommandsLost(Struct, frozen=True):
    """These own commands were never seen by the others, and do not count any more."""

    texts: tuple[str, ...]


class ProposalFailed(Struct, frozen=True):
    """What *peer* proposed is not agreed: somebody said no, or the game has gone on."""

    peer: int
    changes: tuple[AnyChange, ...]


class Nearby(Struct, frozen=True):
    """These tables can be seen on the local network now, known ones first; each running game once."""

    tables: tuple[Listed, ...]


class Stuck(Struct, frozen=True):
    """Something went wrong that somebody should know of; the session goes on unless it says otherwise."""

    trouble: Trouble


def stuck(error: Exception) -> Stuck:
    """Return what is told of *error*: Troubled, or why a game cannot be played, or a socket not be opened."""
    if isinstance(error, Troubled):
        return Stuck(error.trouble)
    if isinstance(error, (NetworkJournalError, OpeningError)):
        return Stuck(Trouble("no-game", (str(error),)))
    if isinstance(error, OSError):
        return Stuck(Trouble("cannot-listen", (error.strerror or str(error),)))
    raise error


class Closed(Struct, frozen=True):
    """The session is over; nothing follows."""


News = (
    Listening | Met | Parted | Playing | Moved | TakenBack | StatusChanged | ViewChanged | CommandsLost | ProposalFailed
    | LineSaid | Nearby | Stuck | Closed | CommandRefused | PeerConvicted | LogSplit | LockBroken | Notice
    | DialFailed | PinChanged | LinkClockJumped | TurnedAway | Knocked | Reached | Shown
)  # fmt: skip


def logged(tell: Callable[[News], None]) -> Callable[[News], None]:
    """Return *tell* with a log of the kinds of news: nothing of what they say but ports and codes of troubles."""

    def log_and_tell(news: News) -> None:
        match news:
            case Listening(port, _):
                logger.info("listening on port %d", port)
            case Playing(_, mine, back=back):
                role = "watched" if mine is None else f"played as number {mine}"
                logger.info("a network game %s, %s", "is taken up again" if back else "begins", role)
            case Stuck(trouble):
                logger.warning("the network is in trouble: %s", trouble.code)
            case Closed():
                logger.info("the table on the network is left")
            case Nearby() | StatusChanged():
                pass
            case _:
                logger.debug("news: %s", type(news).__name__)
        tell(news)

    return log_and_tell


# The status of a game, from its peer.

People = Mapping[bytes, tuple[str, float | None]]    # names and pings by key


def game_status(peer: Peer, people: People, linked: Collection[bytes]) -> GameStatus:
    """Return how the game of *peer* stands; *linked* are those who can be reached directly."""
    log, state, view = peer.log, peer.state, peer.log.view
    presence, views = peer.presence, peer.views
    turn = GAME_OVER if state.over else state.board.to_act()
    watching = sorted({*linked, *presence.info} - {*view.keys, log.keys.public})
    keys = (*view.keys, *watching, *(() if log.me is not None else (log.keys.public,)))
    return GameStatus(
        over=state.over,
        me=log.me,
        playing=log.playing(),
        length=len(log.log) - 1,
        peers=tuple(_person(peer, key, people, linked) for key in keys),
        seats=tuple(map(SeatInfo, view.seats, view.bots, view.owners)),
        turn=turn,
        mine=log.playing() and state.to_act() == log.me,
        bot=view.bots[turn] if turn >= 0 else "",
        waiting=presence.waiting(),
        paused=presence.paused(),
        pauses_left=presence.pauses_left(),
        proposals=tuple(one for name in views.proposals if (one := _proposal(peer, name)) is not None),
        wishes=tuple(
            SeatWish(change.key, people.get(change.key, ("", None))[0], change.seat, change)
            for change in views.wishes()
        ),
        refusers=tuple(sorted(views.refusers)),
        wish=views.asking,
        copies=tuple(
            CopyOffer(game, group, begun) for group, (game, _head, begun) in sorted(peer.sync.copies.items())
        ),
        quorum=presence.quorum(),
        may_copy=peer.may_copy(),
        recovering=log.recovering,
        disk_failing=log.failing,
        options=state.options,
    )


def game_info(table: Info, game: bytes, status: GameStatus, linked: Collection[bytes]) -> Info:
    """Return what may be known of the *game* at *table* that stands as *status*; *linked* are those linked to."""
    members = {peer.key for peer in status.peers if peer.number is not None}
    seats = len(status.seats)
    return replace(
        table, state="ended" if status.over else "playing" if members & set(linked) else "resumable", seats=seats,
        taken=seats, spectators=len(set(linked) - members), game=game[:NAMED_BYTES],
    )  # fmt: skip


def _person(peer: Peer, key: bytes, people: People, linked: Collection[bytes]) -> PeerInfo:
    log, view, status = peer.log, peer.log.view, peer.presence.info.get(key)
    number, (name, ping) = view.number(key), people.get(key, ("", None))
    own, heard = key == log.keys.public, peer.presence.heard.get(key)
    recently = heard is not None and log.now - heard < log.timing.here
    presence = ("here" if recently else "suspect") if key in linked else "relayed" if recently else "away"
    flags = log.flags if own else status.flags if status else 0
    return PeerInfo(
        number=number,
        key=key,
        name=name,
        presence="self" if own else presence,
        chairs=tuple(chair for chair, who in enumerate(view.seats) if who == number),
        plays=number in view.participants,
        ping=ping,
        disk_full=bool(flags & DISK_FULL),
        recovering=log.recovering if own else bool(status and status.recovering),
    )


def _proposal(peer: Peer, name: bytes) -> OpenProposal | None:
    """Return what is proposed, unless it cannot be agreed on any more: a takeover by more than half, anything else by
    all who stay."""
    proposal, view, me = peer.views.proposals[name], peer.log.view, peer.log.me
    answers = {who: yes for who, (_at, yes) in peer.views.answers.get(name, {}).items()}
    gone = drops_of(ViewBody(0, proposal.changes))
    stay = [who for who in view.participants if who not in gone]
    agreeing = [who for who in stay if answers.get(who, True)]
    is_takeover = len(gone) == len(proposal.changes)
    if len(agreeing) < len(stay) and not (is_takeover and 2 * len(agreeing) > len(view.participants)):
        return None
    missing = tuple(who for who in stay if who not in answers)
    return OpenProposal(name, proposal.peer, proposal.changes, missing, None if me is None else answers.get(me))
