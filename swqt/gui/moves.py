"""What the others did: the moves since a seat's last command, for the arrows on the map."""

from __future__ import annotations

from collections.abc import Sequence

from swqt.engine import NOBODY, Abandoned, Attempted, Board, Conquered, State, members
from swqt.gui.board.arrows import ABANDON, ATTEMPT, CONQUER, Move
from swqt.table import Entry


def moves_since(history: Sequence[Entry], seat: int, board: Board) -> list[Move]:
    """Return what others have conquered, tried and left since *seat* gave its last command, in their order."""
    recent: list[Entry] = []
    for entry in reversed(history):
        if entry.seat == seat:
            break
        recent.append(entry)
    return [move for entry in reversed(recent) for move in moves_of(entry, board) if move.seat != seat]


def moves_of(entry: Entry, board: Board) -> list[Move]:
    """Return what *entry* has conquered, tried and left."""
    moves = []
    for event in entry.events:
        if isinstance(event, (Conquered, Attempted)):
            kind = CONQUER if isinstance(event, Conquered) else ATTEMPT
            source = _source(entry.before, event.seat, event.region, board)
            moves.append(Move(kind, source, event.region, event.seat))
        elif isinstance(event, Abandoned):
            moves += [Move(ABANDON, NOBODY, region, event.seat) for region in members(event.regions)]
    return moves


def _source(before: State, seat: int, region: int, board: Board) -> int:
    """Return the neighbour of *region* from which *seat* came: that with most tokens; NOBODY if from afar."""
    held = 0
    for tribe in before.tribes:
        if tribe.seat == seat and tribe.active:
            held |= tribe.held
    return max(members(board.near[region] & held), key=lambda near: before.tokens[near], default=NOBODY)
