"""The position before the first deal: natives on the board (SETUP-3, SETUP-4, MIX-4)."""

from __future__ import annotations

from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import Rulebook

TRIBE = 1
MONSTERS = 2


def natives(book: Rulebook, seats: int) -> bytes:
    """Return how many natives live in each region when a game of *seats* begins."""
    board = book.board
    out = bytearray(len(board.codes))
    for region in members(board.marks["tribe"]):
        out[region] = TRIBE
    for region in members(board.marks["monster"]):
        out[region] = MONSTERS
    if book.items and not board.marks["monster"]:
        for region in members(_lairs(book, seats)):
            out[region] = MONSTERS
    return bytes(out)


def _lairs(book: Rulebook, seats: int) -> RegionSet:
    """Return which Lost Tribe regions of a surface board get Monsters: seats + 1, none adjacent, far apart (MIX-4).

    As many as there is room for, if there is no room for all.
    """
    for wanted in range(seats + 1, 0, -1):
        chosen = _spread_out(book, book.board.marks["tribe"], 0, wanted)
        if chosen:
            return chosen
    return 0


def _spread_out(book: Rulebook, free: RegionSet, chosen: RegionSet, wanted: int) -> RegionSet:
    """Return *chosen* and *wanted* more of *free*, no two adjacent, trying distant ones first; 0 if impossible."""
    if not wanted:
        return chosen
    if free.bit_count() < wanted:
        return 0
    for region in sorted(members(free), key=lambda region: (-_distance(book, region, chosen), region)):
        bit = 1 << region
        found = _spread_out(book, free & ~bit & ~book.board.near[region], chosen | bit, wanted - 1)
        if found:
            return found
        free &= ~bit
    return 0


def _distance(book: Rulebook, region: int, others: RegionSet) -> int:
    """Return how many borders lie between *region* and the nearest of *others*."""
    reached, steps = 1 << region, 0
    while others and not reached & others and steps < len(book.board.codes):
        reached |= book.around(reached)
        steps += 1
    return steps
