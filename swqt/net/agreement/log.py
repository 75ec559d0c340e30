"""The log of a game: entries chained by their digests, each checked against the one before, and the board with it.

The log is the game. It grows by one entry at a time, and only its end can be taken back; the board follows both ways.
Whether an entry may still be taken back is not decided here but in ``acks`` and ``votes``.

The port that the log is played through: a peer's own copy of the game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

import msgspec

from swqt.net.agreement import draws, votes
from swqt.net.agreement.entries import NO_POST, action_digest, entry_digest, start_digest, unpack_certificate, vote_text
from swqt.net.agreement.votes import Action, Copy, Impossible, Undo, View
from swqt.net.wire import messages
from swqt.net.wire.identity import Sign, Verify, verified
from swqt.net.wire.messages import CHANCE, CMD, NOBODY, VIEW, EntryMessage, StartMessage

CHANCE_DUE: Final = -1
"""What ``to_act`` says when a draw is due."""


class IllegalBody(ValueError):
    """What a peer wants to do and may not, or says in another way than everybody does; the text says why."""


class Replica(Protocol):
    """The game as the log sees it; nothing but ``IllegalBody`` is raised for bodies."""

    def to_act(self) -> int | None:
        """Return the seat that writes next, CHANCE_DUE if a draw is due, None when the game is over."""
        ...

    def apply(self, seat: int, body: bytes) -> bytes:
        """Apply the command that *body* is, return the post; IllegalBody if it is none, then nothing has changed."""
        ...

    def draw(self, beacon: bytes) -> bytes:
        """Resolve the chance that is due by the 32 bytes of *beacon*, and return the post."""
        ...

    def post(self) -> bytes:
        """Return 16 bytes that are equal exactly for equal games."""
        ...

    def rewind(self, entries: int) -> None:
        """Go back to where the game stood after the first *entries* bodies and draws."""
        ...

    def sections(self) -> tuple[bytes, ...]:
        """Return everything that is true of the game now, in parts of which each can differ by itself."""
        ...


MOST_ENTRIES = 1 << 20
NEAREST = 8
"""The latest entries that a locator names one by one; before them, ever fewer."""


class Invalid(ValueError):
    """An entry that cannot follow; ``code`` is a stable word, ``guilty`` whether its author's signature stands."""

    def __init__(self, code: str, text: str = "", guilty: bool = False) -> None:
        super().__init__(f"{code}: {text}" if text else code)
        self.code = code
        self.guilty = guilty


def copy_game(game: bytes, head: bytes, peer: int) -> bytes:
    """Return the game that goes on when *peer* copies *game* after the entry *head*: never merged with the old one."""
    return hashlib.sha256(b"swqt1/copy" + game + head + bytes([peer])).digest()


@dataclass(frozen=True)
class LogTable:
    """What the members agreed on before the first entry. ``seats`` says which of the start's peers controls each
    seat, ``bots`` the level of the bot that plays it or nothing; ``host`` made the lobby. ``copy`` is the game that
    this log goes on as after a ``Copy``, if it is one. ``grace`` is in seconds; None means for ever. In games begun
    without ``signed_burns``, any majority may replace a draw."""

    start: StartMessage
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    host: int
    copy: bytes = b""
    grace: float | None = 60.0
    signed_burns: bool = True

    @property
    def game(self) -> bytes:
        """The name of the game, on the wire and in the folder of games."""
        return self.copy or self.start.genesis.game

    def first_view(self) -> View:
        """Return the view of epoch 0."""
        peers = self.start.genesis.peers
        return View(
            epoch=0,
            keys=tuple(key for key, _anchor, _nonce in peers),
            anchors=tuple(anchor for _key, anchor, _nonce in peers),
            seats=self.seats,
            bots=self.bots,
            owners=self.seats,
            host=self.host,
            burned=(0,) * len(peers),
        )


@dataclass(frozen=True)
class LogState:
    """What is true after an entry, apart from the board. ``draw`` is the number of the next draw, ``known`` the last
    link in the log of each member's chain. ``unsure`` are the views, oldest first, of which it is not proven that
    all their participants accepted them, and who is missing; the last is the view that holds. ``due`` names the entry
    whose draw is due, or is empty: a view that does not burn the draw leaves it, so that it has the same result."""

    view: View
    draw: int
    known: tuple[tuple[int, bytes], ...]
    unsure: tuple[tuple[View, frozenset[int]], ...]
    over: bool = False
    burned: int = 0
    undone: tuple[int, ...] = ()
    due: bytes = b""

    def accepted(self, peers: frozenset[int]) -> LogState:
        """Return the standing in which these are known to have accepted the whole log."""
        unsure = [(view, missing - peers) for view, missing in self.unsure]
        last = max((at for at, (_view, missing) in enumerate(unsure) if not missing), default=0)
        settled = tuple(unsure[last:])
        return self if settled == self.unsure else replace(self, unsure=settled)


class Log:
    """The entries of one game, the board after them, and what each of them made true."""

    def __init__(self, table: LogTable, board: Replica, verify: Verify = verified) -> None:
        self.table = table
        self.board = board
        self._verify = verify
        view = table.first_view()
        self.entries: list[EntryMessage] = []
        self.digests = [start_digest(table.start)]
        self.posts = [board.post()]
        known = tuple((0, anchor) for anchor in view.anchors)
        due = self.head if board.to_act() == CHANCE_DUE else b""
        self._standings = [LogState(view, 1, known, ((view, frozenset()),), due=due)]
        self._line: list[int] = []      # entries whose bodies and draws the board holds
        self._beacons: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def head(self) -> bytes:
        """The digest of the last entry, or of the start."""
        return self.digests[-1]

    @property
    def standing(self) -> LogState:
        """What is true after the last entry."""
        return self._standings[-1]

    @property
    def view(self) -> View:
        """Who takes part now."""
        return self._standings[-1].view

    def view_at(self, length: int) -> View:
        """Return who took part after *length* entries."""
        return self._standings[length].view

    def burned_at(self, length: int) -> int:
        """Return the number of the draw that the last of *length* entries burned, or 0."""
        return self._standings[length].burned

    @property
    def game(self) -> bytes:
        """The game that the next entry belongs to; a copy has its own from the entry on that makes it one."""
        return self.table.game if self.table.copy and self.view.epoch and self._copied() else self._origin

    @property
    def _origin(self) -> bytes:
        return self.table.start.genesis.game

    def _copied(self) -> bool:
        return any(entry.kind == VIEW and _copy(entry.body) for entry in self.entries)

    def chance_due(self) -> bool:
        """Return whether a draw is due."""
        return not self.standing.over and self.board.to_act() == CHANCE_DUE

    def turn(self) -> tuple[int, int]:
        """Return the seat to act and the peer that writes for it; (-1, -1) if a draw is due, (-2, -2) at the end."""
        seat = None if self.standing.over else self.board.to_act()
        if seat is None:
            return -2, -2
        return (-1, -1) if seat == CHANCE_DUE else (seat, self.view.seats[seat])

    def append(self, entry: EntryMessage, trusted: bool = False) -> None:
        """Add *entry*, and play it on the board; raise ``Invalid`` and change nothing if it cannot follow.

        Signatures are not checked if *trusted*: for entries that this peer has checked before.
        """
        if self.standing.over:
            raise Invalid("over")
        if entry.seq != len(self) or entry.prev != self.head or len(self) >= MOST_ENTRIES:
            raise Invalid("place")
        match entry.kind:
            case messages.CMD:
                standing, post = self._command(entry, trusted)
            case messages.CHANCE:
                standing, post = self._chance(entry)
            case messages.VIEW:
                standing, post = self._view(entry, trusted)
            case messages.END:
                standing, post = self._end(entry)
            case _:
                raise Invalid("kind", f"there is no kind {entry.kind}")
        self._add(entry, standing, post)

    def _add(self, entry: EntryMessage, standing: LogState, post: bytes) -> None:
        if entry.kind in (CMD, CHANCE):
            self._line.append(entry.seq)
        digest, due = entry_digest(entry), b""
        if not standing.over and self.board.to_act() == CHANCE_DUE:
            kept = entry.kind == VIEW and not standing.burned
            due = self.standing.due if kept else digest
        self.entries.append(entry)
        self.digests.append(digest)
        self.posts.append(post)
        self._standings.append(standing if standing.due == due else replace(standing, due=due))

    def write(self, author: int, body: bytes, sign: Sign) -> EntryMessage:
        """Add what *author* says for the seat to act, signed; return the entry, or raise ``Invalid`` and do nothing."""
        seat, writer = self.turn()
        if seat < 0 or writer != author:
            raise Invalid("turn")
        try:
            post = self.board.apply(seat, body)
        except IllegalBody as error:
            raise Invalid("illegal", str(error)) from None
        entry = EntryMessage(self.view.epoch, len(self), self.head, CMD, seat, body, post, author, b"")
        entry = msgspec.structs.replace(entry, signature=sign(entry_digest(entry)))
        self._add(entry, self._plain().accepted(frozenset([author])), post)
        return entry

    def _command(self, entry: EntryMessage, trusted: bool) -> tuple[LogState, bytes]:
        view = self.view
        seat, writer = self.turn()
        if entry.epoch != view.epoch or entry.author >= len(view.keys):
            raise Invalid("writer")
        if not trusted and not self._verify(view.keys[entry.author], entry_digest(entry), entry.signature):
            raise Invalid("signature")
        if seat < 0 or (entry.seat, entry.author) != (seat, writer):
            raise Invalid("writer", guilty=True)
        try:
            post = self.board.apply(entry.seat, entry.body)
        except IllegalBody as error:
            raise Invalid("illegal", str(error), guilty=True) from None
        return self._plain().accepted(frozenset([entry.author])), post

    def _plain(self) -> LogState:
        last = self.standing
        return replace(last, burned=0, undone=()) if last.burned or last.undone else last

    def _chance(self, entry: EntryMessage) -> tuple[LogState, bytes]:
        standing, view = self._plain(), self.view
        _derived(entry, view.epoch)
        if not self.chance_due():
            raise Invalid("draw", "none is due")
        try:
            number, links = draws.read_chance(entry.body)
        except ValueError as error:
            raise Invalid("draw", str(error)) from None
        if number != standing.draw or len(links) != len(view.participants) or entry.post != NO_POST:
            raise Invalid("draw", "not the one that is due")
        known = list(standing.known)
        for peer, link in zip(view.participants, links, strict=True):
            if not draws.continues(self._origin, peer, known[peer], number, link):
                raise Invalid("draw", f"not a link of peer {peer}")
            known[peer] = (number, link)
        beacon = draws.beacon(self.game, number, standing.due, links)
        post = self.board.draw(beacon)
        self._beacons[entry.seq] = beacon
        drawn = replace(standing, draw=number + 1, known=tuple(known))
        return drawn.accepted(frozenset(view.participants)), post

    def beacon_of(self, seq: int) -> bytes:
        """Return the beacon of the draw that entry *seq* is."""
        return self._beacons[seq]

    def _end(self, entry: EntryMessage) -> tuple[LogState, bytes]:
        _derived(entry, self.view.epoch)
        if self.board.to_act() is not None or entry.body != self.posts[-1] or entry.post != NO_POST:
            raise Invalid("end")
        return replace(self._plain(), over=True), self.posts[-1]

    def _view(self, entry: EntryMessage, trusted: bool) -> tuple[LogState, bytes]:
        _derived(entry, entry.epoch, signed=True)
        if entry.post != NO_POST:
            raise Invalid("view")
        try:
            action = votes.read_action(entry.body)
            if action.target != entry.epoch:
                raise Impossible("the epoch is another one")
            after = self.outcome(action)
            certificate = unpack_certificate(entry.signature)
        except ValueError as error:
            raise Invalid("view", str(error)) from None
        if not trusted:
            self._check_signatures(certificate, entry.body)
        if not self.sufficient(action, frozenset(certificate)):
            raise Invalid("quorum")
        undone: tuple[int, ...] = ()
        post = self.posts[-1]
        for change in action.changes:
            if isinstance(change, Undo):
                keep = self._kept(change.length)
                undone = tuple(self._line[keep:])
                del self._line[keep:]
                self.board.rewind(keep)
                post = self.board.post()
        # Who voted is no part of the digest: peers may hold other votes for this view, so what follows from here on
        # must not depend on them.
        return replace(after, undone=undone), post

    def _check_signatures(self, certificate: dict[int, bytes], body: bytes) -> None:
        peer = self._forger(certificate, body, len(self))
        if peer is not None:
            raise Invalid("signature", f"peer {peer} did not vote for this")

    def _forger(self, certificate: dict[int, bytes], body: bytes, length: int) -> int | None:
        """Return a peer of *certificate* that has not voted for the action *body* after *length* entries, if any."""
        view = self.view_at(length)
        text = vote_text(self._origin, view.epoch, length, self.digests[length], action_digest(body))
        return next((
            peer for peer, signature in certificate.items()
            if peer >= len(view.keys) or not self._verify(view.keys[peer], text, signature)
        ), None)    # fmt: skip

    def is_backed(self, entry: EntryMessage, length: int | None = None) -> bool:
        """Return whether *entry*, which follows one of this log and is not its next, bears what strangers cannot make.

        The board is not asked: it would have to be taken back for that. With *length*, nothing but commands stand
        between so many entries of this log and *entry*.
        """
        standing = self._standings[entry.seq if length is None else length]
        view = standing.view
        try:
            match entry.kind:
                case messages.CMD:
                    known = entry.epoch == view.epoch and entry.author < len(view.keys)
                    return known and self._verify(view.keys[entry.author], entry_digest(entry), entry.signature)
                case messages.VIEW:
                    votes_of = unpack_certificate(entry.signature)
                    return bool(votes_of) and self._forger(votes_of, entry.body, entry.seq) is None
                case messages.CHANCE:
                    number, links = draws.read_chance(entry.body)
                    return number == standing.draw and len(links) == len(view.participants) and all(
                        draws.continues(self._origin, peer, standing.known[peer], number, link)
                        for peer, link in zip(view.participants, links, strict=True)
                    )
                case _:
                    return False    # the game did not end there
        except ValueError:
            return False

    def sufficient(self, action: Action, yes: frozenset[int], length: int | None = None) -> bool:
        """Return whether binding votes of these peers carry *action* here, or after *length* entries.

        They must carry it in every view that may still be the last one which all its participants accepted, or else
        two halves of a table could go on, each by a majority of its own. A draw is replaced by all who stay, and they
        are more than half: the host's vote counts no more than another one.
        """
        standing = self._standings[len(self) if length is None else length]
        carried = votes.carried(standing.view, action.changes, yes)
        if any(isinstance(change, Copy) for change in action.changes):
            return carried
        views = [view for view, _missing in standing.accepted(yes).unsure]
        if self.table.signed_burns and standing.due and action.draw > standing.draw:
            stay = set(standing.view.participants) - votes.leavers(standing.view, action.changes)
            many = all(2 * len(yes & set(view.participants)) > len(view.participants) for view in views)
            carried = carried and many and stay <= yes
        return carried and all(view.majority(yes) for view in views[:-1])

    def outcome(self, action: Action) -> LogState:
        """Return what *action* would make true after the last entry; raise ``Impossible`` if it cannot be."""
        last, due = self.standing, self.chance_due()
        if last.over:
            raise Impossible("the game is over")
        after = votes.changed(last.view, action)
        if not last.draw <= action.draw <= last.draw + votes.MOST_BURNS:
            raise Impossible(f"the next draw cannot be number {action.draw}")
        burns = due and action.draw > last.draw
        copied = any(isinstance(change, Copy) for change in action.changes)
        if due and not copied and (self.table.signed_burns or not burns):
            votes.check_draw(last.view, after, kept=not burns)
        if due and copied and not burns:
            raise Impossible("a copy has draws of its own")
        for change in action.changes:
            if isinstance(change, Copy) and copy_game(self._origin, self.head, change.peer) != self.table.copy:
                raise Impossible("a copy is another game")
            if isinstance(change, Undo):
                self._kept(change.length)
        if burns:
            gone = votes.spoilers(last.view, action.changes)
            burned = tuple(count + (peer in gone) for peer, count in enumerate(after.burned))
            after = replace(after, burned=burned)
        known = list(last.known) + [(0, anchor) for anchor in after.anchors[len(last.known) :]]
        for peer, (old, new) in enumerate(zip(last.view.anchors, after.anchors, strict=False)):
            if old != new:
                known[peer] = (0, new)
        older = last.unsure
        if (older[-1][0].participants, older[-1][0].host) == (after.participants, after.host):
            older = older[:-1]      # the same peers decide
        unsure = (*older, (after, frozenset(after.participants)))
        return LogState(after, action.draw, tuple(known), unsure, burned=last.draw if burns else 0)

    def _kept(self, length: int) -> int:
        """Return how many bodies and draws stay on the board if all but *length* entries are undone."""
        keep = next((at for at, seq in enumerate(self._line) if seq >= length), len(self._line))
        if keep == len(self._line):
            raise Impossible("nothing would be undone")
        if any(self.entries[seq].kind == CHANCE for seq in self._line[keep:]) or self.chance_due():
            raise Impossible("a draw cannot be undone")
        return keep

    def bodies(self, length: int) -> int:
        """Return how many bodies and draws that still count are among the first *length* entries."""
        return sum(seq < length for seq in self._line)

    def rollback(self, length: int) -> tuple[EntryMessage, ...]:
        """Take back all but *length* entries, and return them."""
        lost = tuple(self.entries[length:])
        low = len(self._line)
        while len(self) > length:
            entry, standing = self.entries.pop(), self._standings.pop()
            if entry.kind in (CMD, CHANCE):
                self._line.pop()
                low = min(low, len(self._line))
            self._line.extend(standing.undone)
        del self.digests[length + 1 :], self.posts[length + 1 :]
        self._replay(low)
        return lost

    def _replay(self, keep: int) -> None:
        """Make the board hold the line again, of which it still holds the first *keep*."""
        self.board.rewind(keep)
        for seq in self._line[keep:]:
            entry = self.entries[seq]
            if entry.kind == CHANCE:
                self.board.draw(self._beacons[seq])
            else:
                self.board.apply(entry.seat, entry.body)

    def heal(self) -> None:
        """Make the board anew from the log, and with it what the board said after each entry."""
        entries = self.rollback(0)
        self.posts = [self.board.post()]
        for entry in entries:
            self.append(entry, trusted=True)

    def locator(self) -> tuple[tuple[int, bytes], ...]:
        """Name lengths of this log and the digests there (8 bytes), newest first, ever further apart; 24 at most."""
        lengths: list[int] = []
        length, step = len(self), 1
        while length > 0 and len(lengths) < 23:
            lengths.append(length)
            length -= step
            step = step * 2 if len(lengths) >= NEAREST else 1
        return tuple((at, self.digests[at][:8]) for at in [*lengths, 0])

    def common(self, locator: Sequence[tuple[int, bytes]]) -> int:
        """Return the greatest length that *locator* names and this log shares; 0 if none."""
        shared = [at for at, start in locator if at <= len(self) and self.digests[at][:8] == start]
        return max(shared, default=0)


def _derived(entry: EntryMessage, epoch: int, signed: bool = False) -> None:
    if (entry.epoch, entry.seat, entry.author) != (epoch, NOBODY, NOBODY) or (entry.signature and not signed):
        raise Invalid("writer")


def _copy(body: bytes) -> bool:
    return any(isinstance(change, Copy) for change in votes.read_action(body).changes)


def derived(log: Log, kind: int, body: bytes, epoch: int | None = None, certificate: bytes = b"") -> EntryMessage:
    """Return the entry of that kind that nobody writes and everybody works out alike."""
    at = log.view.epoch if epoch is None else epoch
    return EntryMessage(at, len(log), log.head, kind, NOBODY, body, NO_POST, NOBODY, certificate)
