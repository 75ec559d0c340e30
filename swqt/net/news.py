"""The news that a session reports to the user interface or bot of this program.

All news are values that may cross threads; none needs an answer. State (who is here, for whom play waits, what is
proposed) is one GameStatus, reported by ``StatusChanged``, which is all that drawing or playing the game needs besides
its moves. Events have news of their own.

A chair is a seat as numbered at the table, before it is known who begins. Peers keep their numbers for the whole game;
spectators have none. Times are seconds on the clock of ``time.monotonic``.
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
from swqt.net.wire.links import Knocked, LinkClockJumped, LinkDown, LinkUp, PinChanged, Reached, TurnedAway
from swqt.net.wire.messages import DISK_FULL, AnyChange, GameStart, GiveSeat, Info, ViewBody
from swqt.net.wire.text import Trouble, Troubled

logger = logging.getLogger(__name__)

# The status of a game.


class PeerInfo(Struct, frozen=True):
    """A peer or a spectator. *chairs* are those whose commands it writes; *plays*: a person there plays one of them.

    *number* is None for a spectator; *ping* is in seconds. *presence* is ``self``, ``here`` (linked), ``relayed`` (its
    messages come through others), ``suspect`` (linked, but silent for a few seconds) or ``away``.
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
    """A chair: the peer that writes its commands, the level of its bot (or nothing), its peer at the start."""

    peer: int
    bot: str
    owner: int


class OpenProposal(Struct, frozen=True):
    """A proposal of *peer*; *mine* is the answer given here, None without one. *missing* have not answered."""

    name: bytes
    peer: int
    changes: tuple[AnyChange, ...]
    missing: tuple[int, ...]
    mine: bool | None


class SeatWish(Struct, frozen=True):
    """The wish of somebody without a seat for *chair*; ``SuggestChanges((change,))`` puts it to the vote."""

    key: bytes
    name: str
    chair: int
    change: GiveSeat


class CopyOffer(Struct, frozen=True):
    """A copy, the game *game*, in which *signers* have gone on without the others after *length* entries."""

    game: bytes
    signers: tuple[int, ...]
    length: int


class GameStatus(Struct, frozen=True):
    """The whole status. *peers* are everybody with a number, in that order, then the spectators."""

    over: bool
    me: int | None
    playing: bool
    length: int
    peers: tuple[PeerInfo, ...]
    seats: tuple[SeatInfo, ...]
    turn: int    # the chair that has to act, CHANCE_DUE or GAME_OVER
    mine: bool    # whether this program has to act for that chair
    bot: str    # the level of the bot that acts for it, or nothing
    waiting: Waiting | None
    paused: tuple[int, ...]
    pauses_left: int
    proposals: tuple[OpenProposal, ...]
    wishes: tuple[SeatWish, ...]
    refusers: tuple[int, ...]    # peers that have refused to put the wish of the spectator here to the vote
    wish: int | None    # the chair that the spectator here has asked for
    timed_out: bool    # whether the others replaced the person here for taking too long, who has to ask for the seat
    copies: tuple[CopyOffer, ...]
    quorum: bool    # whether those present are enough to go on without the others
    may_copy: bool
    recovering: bool
    disk_failing: bool
    options: bytes    # the manners that all have agreed on since the start, encoded; empty if there was no such vote

    def peer(self, key: bytes) -> PeerInfo | None:
        return next((one for one in self.peers if one.key == key), None)

    @property
    def participants(self) -> tuple[PeerInfo, ...]:
        """The peers at which a person plays a seat."""
        return tuple(one for one in self.peers if one.plays)


# News.


class Listening(Struct, frozen=True):
    """This program listens on *port*, which differs from *wanted* if that is in use."""

    port: int
    wanted: int


class Playing(Struct, frozen=True):
    """The game of *start* is running: *mine* is this program's number in it, None for a spectator.

    ``Moved`` and ``TakenBack`` follow, from the first move on, and ``StatusChanged``; *status* is that before the first
    move. ``back``: part of it was played here before. ``early``: stored answers that the log has not asked for yet.
    """

    start: GameStart
    mine: int | None
    status: GameStatus
    back: bool = False
    early: str = ""


class Moved(Struct, frozen=True):
    """The moves played since the last news, in order: commands as in a game file, or ``first A`` for who begins."""

    texts: tuple[str, ...]


class TakenBack(Struct, frozen=True):
    """Of all texts in ``Moved``, only the first *length* still count; a ``Moved`` may follow."""

    length: int


class StatusChanged(Struct, frozen=True):
    """The game's status is now *status*."""

    status: GameStatus


class ViewChanged(Struct, frozen=True):
    """*signers* have agreed on *changes*. *burned* draws are replaced, as the chain links of *missing* did not arrive.

    With *copy*, the signers were no quorum: from now on this is a Copy.
    """

    changes: tuple[AnyChange, ...]
    signers: tuple[int, ...]
    burned: tuple[int, ...]
    missing: tuple[int, ...]
    copy: bool


class CommandsLost(Struct, frozen=True):
    """These own commands were rolled back, as the log that all agree on does not contain them."""

    texts: tuple[str, ...]


class ProposalFailed(Struct, frozen=True):
    """A proposal has failed: it was *voted_down*, or the game has gone on."""

    changes: tuple[AnyChange, ...]
    voted_down: bool


class Nearby(Struct, frozen=True):
    """The tables visible on the local network now, known ones first; each running game once."""

    tables: tuple[Listed, ...]


class Stuck(Struct, frozen=True):
    """A problem that people should know of; the session goes on unless it says otherwise."""

    trouble: Trouble


def stuck(error: Exception) -> Stuck:
    """Return the news of *error*: a Troubled, the reason why a game cannot be played, or an OSError of listening."""
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
    Listening | Playing | Moved | TakenBack | StatusChanged | ViewChanged | CommandsLost | ProposalFailed
    | LineSaid | Nearby | Stuck | Closed | CommandRefused | PeerConvicted | LogSplit | LockBroken | Notice
    | LinkUp | LinkDown | DialFailed | PinChanged | LinkClockJumped | TurnedAway | Knocked | Reached | Shown
)  # fmt: skip


def logged(tell: Callable[[News], None]) -> Callable[[News], None]:
    """Return *tell* with logging of each kind of news; of the contents, only ports, own number and trouble codes."""

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
            case _:
                logger.debug("news: %s", type(news).__name__)
        tell(news)

    return log_and_tell


# The status of a game, from its peer.

People = Mapping[bytes, tuple[str, float | None]]    # names and pings by key


def game_status(peer: Peer, people: People, linked: Collection[bytes]) -> GameStatus:
    """Return the status of the game of *peer*; *linked* are the keys with a direct link."""
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
        timed_out=presence.timed_out,
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
    """Return the public INFO of *game* with *status*, based on that of its *table*; *linked* are keys with a link."""
    members = {peer.key for peer in status.peers if peer.number is not None}
    others = {peer.key for peer in status.peers if peer.plays and peer.presence != "self"}
    is_alone = bool(others) and not others & set(linked)
    seats = len(status.seats)
    return replace(
        table, state="ended" if status.over else "resumable" if is_alone else "playing", seats=seats, taken=seats,
        spectators=len(set(linked) - members), game=game[:NAMED_BYTES],
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
    """Return the proposal, or None if it can no longer pass: a takeover needs more than half, anything else all who
    stay."""
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
