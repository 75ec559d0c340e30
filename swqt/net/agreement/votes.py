"""Who takes part: views of the table, changes of them that are voted on, and what carries a vote.

A view is what a VIEW entry changes: who holds which seat. Its participants, the peers that hold seats, acknowledge,
draw and vote. Weights are counted in halves: the host of the lobby counts one and a half, which breaks ties.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, Final, TypeVar

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder, Encoder

from swqt.net.wire.messages import SEALED_LIMIT, U8, U16, U32, Digest, Key, Malformed, PeerNumber, decode_one_form

MOST_MEMBERS: Final = 32
MOST_BURNS: Final = 8
"""By how much a view may move the number of the next draw on."""
LAST_EPOCH: Final = 0xFFFF
UNFORGIVEN: Final = 2
"""Draws that burned because of a peer, from which on its return needs everybody's yes."""

Level = Annotated[str, Meta(max_length=16, pattern=r"\A[a-z]*\Z")]
T = TypeVar("T")


class _Change(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What all changes are."""


class SeatBot(_Change, frozen=True, tag=1):
    """A bot of that level, run by *peer*, plays the seat."""

    seat: U8
    peer: PeerNumber
    level: Level


class SeatPeer(_Change, frozen=True, tag=2):
    """*peer* takes the seat: a member, or a newcomer, whose number is the next one that is free."""

    seat: U8
    peer: PeerNumber
    key: Key
    anchor: Digest


class Return(_Change, frozen=True, tag=3):
    """The seat goes back to the peer that had it at the start."""

    seat: U8


class Drop(_Change, frozen=True, tag=4):
    """All seats that *peer* controls are played by bots, which the host, or else the first participant, runs."""

    peer: PeerNumber
    level: Level


class TableOptions(_Change, frozen=True, tag=5):
    """The table's own agreements (grace time, ...), as the lobby writes them; no rule of the game."""

    data: Annotated[bytes, Meta(max_length=256)]


class Undo(_Change, frozen=True, tag=6):
    """The board is again as after the first *length* entries; the log keeps what was taken back."""

    length: U32


class Reanchor(_Change, frozen=True, tag=7):
    """*peer* lost its secret, or its chain is at its end: it has a new chain from now on. Without its own yes that
    is not carried, whoever else votes for it: nobody else knows a secret to that anchor."""

    peer: PeerNumber
    anchor: Digest


class Copy(_Change, frozen=True, tag=8):
    """*peer* goes on alone, in another game that begins with this log; bots play all other seats."""

    peer: PeerNumber
    level: Level


Change = SeatBot | SeatPeer | Return | Drop | TableOptions | Undo | Reanchor | Copy


class Action(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What is voted on: changes that make the view of epoch *target*; the next draw there is number *draw*.

    ``target`` 0 asks for opinions only and binds nobody.
    """

    target: U16
    draw: U32
    changes: Annotated[tuple[Change, ...], Meta(max_length=8)]


_encoder: Final = Encoder()
_decoder: Final[Decoder[Action]] = Decoder(Action)


class Impossible(ValueError):
    """Changes that cannot be made in a view; the text says why."""


class DrawWaits(Impossible):
    """Changes that must wait for the draw that is due: nobody leaves whose link is missing."""


class OnlyCopy(Impossible):
    """Changes that would replace the draw that is due, although those who stay are no more than half."""


def pack_action(action: Action) -> bytes:
    """Return the one form of *action*."""
    return _encoder.encode(action)


def read_action(data: bytes) -> Action:
    """Return the action that *data* holds; raise ``Impossible`` unless it is in its one form."""
    try:
        return decode_one_form(_decoder, data, SEALED_LIMIT, "action")
    except Malformed as error:
        raise Impossible(str(error)) from None


@dataclass(frozen=True)
class View:
    """Who takes part in an epoch. Members have numbers for ever; ``seats`` says who controls each seat, ``bots`` at
    which level a bot plays it (or nothing), ``owners`` who had it at the start, ``burned`` how many draws each
    member has spoilt."""

    epoch: int
    keys: tuple[bytes, ...]
    anchors: tuple[bytes, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    owners: tuple[int, ...]
    host: int
    burned: tuple[int, ...]
    options: bytes = b""

    @cached_property
    def participants(self) -> tuple[int, ...]:
        """The peers that control a seat, in order of number: they acknowledge, draw and vote."""
        return tuple(sorted(set(self.seats)))

    def number(self, key: bytes) -> int | None:
        """Return the number of the member with that identity, or None."""
        return self.keys.index(key) if key in self.keys else None

    def weight(self, peers: Set[int]) -> int:
        """Return what the votes of those of *peers* that participate count, in halves."""
        return sum(3 if peer == self.host else 2 for peer in self.participants if peer in peers)

    def majority(self, peers: Set[int]) -> bool:
        """Return whether *peers* are more than half of the participants."""
        return 2 * self.weight(peers) > self.weight(set(self.participants))


def need(view: View, changes: tuple[Change, ...]) -> str:
    """Return what carries *changes*: ``majority``, ``all``, or ``alone`` for a copy."""
    for change in changes:
        if isinstance(change, Copy):
            return "alone"
        if isinstance(change, Undo | TableOptions):
            return "all"
        if isinstance(change, Return) and change.seat < len(view.owners):
            if view.burned[view.owners[change.seat]] >= UNFORGIVEN:
                return "all"
    return "majority"


def carried(view: View, changes: tuple[Change, ...], yes: Set[int]) -> bool:
    """Return whether the yes of these peers carries *changes* in *view*."""
    if not yes >= {change.peer for change in changes if isinstance(change, Reanchor)}:
        return False
    match need(view, changes):
        case "all":
            return yes >= set(view.participants)
        case "alone":
            return any(isinstance(change, Copy) and change.peer in yes for change in changes)
        case _:
            return view.majority(yes)


def automatic(view: View, changes: tuple[Change, ...]) -> bool:
    """Return whether no person is asked: an owner who has not spoilt draws gets a seat back that a bot plays."""
    return bool(changes) and all(
        isinstance(change, Return)
        and change.seat < len(view.seats)
        and bool(view.bots[change.seat])
        and view.burned[view.owners[change.seat]] < UNFORGIVEN
        for change in changes
    )


def hopeless(view: View, changes: tuple[Change, ...], no: Set[int]) -> bool:
    """Return whether *changes* cannot be carried any more after these have said no."""
    return not carried(view, changes, set(view.participants) - no)


def changed(view: View, action: Action) -> View:
    """Return the view that *action* makes of *view*; raise ``Impossible`` if it cannot."""
    if not view.epoch < action.target <= LAST_EPOCH:
        raise Impossible(f"epoch {action.target} does not follow epoch {view.epoch}")
    alone = [change for change in action.changes if isinstance(change, Copy)]
    if alone and len(action.changes) > 1:
        raise Impossible("a copy goes with nothing else")
    result = replace(view, epoch=action.target)
    for change in action.changes:
        result = _change(result, change)
    return result


def leavers(view: View, changes: tuple[Change, ...]) -> frozenset[int]:
    """Return the participants that *changes* leave without a seat; raise ``Impossible`` if they cannot be."""
    after = changed(replace(view, epoch=0), Action(1, 0, changes))
    return frozenset(view.participants) - set(after.participants)


def check_draw(view: View, after: View, *, kept: bool) -> None:
    """Raise ``Impossible`` if *after* can neither keep nor replace a draw of the participants of *view*.

    It is kept by the same people with the same chains. It is replaced only for those who leave, by more than half.
    """
    stay = set(view.participants) & set(after.participants)
    if any(view.anchors[peer] != after.anchors[peer] for peer in stay):
        raise DrawWaits("nobody who stays gets another chain while a draw is due")
    if kept and after.participants != view.participants:
        raise DrawWaits("a draw stays with those who began it")
    if not kept and len(stay) == len(view.participants):
        raise DrawWaits("a draw is replaced only if somebody leaves")
    if not kept and 2 * len(stay) <= len(view.participants):
        raise OnlyCopy("no more than half would replace a draw")


def spoilers(view: View, changes: tuple[Change, ...]) -> frozenset[int]:
    """Return the participants because of whom a draw that is due burns: that lose their seats, or their chains."""
    after = changed(replace(view, epoch=0), Action(1, 0, changes))
    chains = {change.peer for change in changes if isinstance(change, Reanchor)}
    return frozenset(view.participants) & (frozenset(view.participants) - set(after.participants) | chains)


def _change(view: View, change: Change) -> View:
    match change:
        case SeatBot(seat, peer, level):
            if peer not in view.participants:
                raise Impossible(f"peer {peer} does not play and can run no bot")
            if not level:
                raise Impossible("a bot without a level")
            return _seated(view, seat, peer, level)
        case SeatPeer(seat, peer, key, anchor):
            return _seated(_joined(view, peer, key, anchor), seat, peer, "")
        case Return(seat):
            if not seat < len(view.seats):
                raise Impossible(f"there is no seat {seat}")
            return _seated(view, seat, view.owners[seat], "")
        case Drop(peer, level):
            return _dropped(view, {peer}, level)
        case Copy(peer, level):
            if peer not in view.participants:
                raise Impossible(f"peer {peer} does not play")
            others = set(view.participants) - {peer}
            return _dropped(view, others, level) if others else view
        case TableOptions(data):
            return replace(view, options=data)
        case Reanchor(peer, anchor):
            if peer >= len(view.keys):
                raise Impossible(f"there is no peer {peer}")
            return replace(view, anchors=_put(view.anchors, peer, anchor))
        case Undo():
            return view


def _seated(view: View, seat: int, peer: int, level: str) -> View:
    if not seat < len(view.seats):
        raise Impossible(f"there is no seat {seat}")
    return replace(view, seats=_put(view.seats, seat, peer), bots=_put(view.bots, seat, level))


def _joined(view: View, peer: int, key: bytes, anchor: bytes) -> View:
    if peer < len(view.keys):
        if view.keys[peer] != key:
            raise Impossible(f"peer {peer} has another key")
        return view
    if peer != len(view.keys) or key in view.keys or peer >= MOST_MEMBERS:
        raise Impossible(f"peer {peer} cannot be the next member")
    return replace(
        view, keys=(*view.keys, key), anchors=(*view.anchors, anchor), burned=(*view.burned, 0)
    )  # fmt: skip


def _dropped(view: View, gone: Set[int], level: str) -> View:
    left = [peer for peer in view.participants if peer not in gone]
    if not gone & set(view.participants) or not left or not level:
        raise Impossible("nobody who plays would be dropped, nobody would be left, or there is no level")
    heir = view.host if view.host in left else left[0]
    seats = tuple(heir if peer in gone else peer for peer in view.seats)
    bots = tuple(level if peer in gone else bot for peer, bot in zip(view.seats, view.bots, strict=True))
    return replace(view, seats=seats, bots=bots)


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
