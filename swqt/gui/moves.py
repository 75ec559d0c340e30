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
    moves = []
    for entry in reversed(recent):
        for event in entry.events:
            if isinstance(event, Conquered) and event.seat != seat:
                source = _source(entry.before, event.seat, event.region, board)
                moves.append(Move(CONQUER, source, event.region, event.seat))
            elif isinstance(event, Attempted) and event.seat != seat:
                source = _source(entry.before, event.seat, event.region, board)
                moves.append(Move(ATTEMPT, source, event.region, event.seat))
            elif isinstance(event, Abandoned) and event.seat != seat:
                moves += [Move(ABANDON, NOBODY, region, event.seat) for region in members(event.regions)]
    return moves


def _source(before: State, seat: int, region: int, board: Board) -> int:
    """Return the neighbour of *region* from which *seat* came: that with most tokens; NOBODY if from afar."""
    held = 0
    for tribe in before.tribes:
        if tribe.seat == seat and tribe.active:
            held |= tribe.held
    return max(members(board.near[region] & held), key=lambda near: before.tokens[near], default=NOBODY)
