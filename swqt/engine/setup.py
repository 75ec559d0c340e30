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
    """Return which Lost Tribe regions of a surface board get Monsters: seats + 1, none adjacent, far apart (MIX-4)."""
    left = book.board.marks["tribe"]
    chosen = 0
    for _ in range(seats + 1):
        free = left & ~book.around(chosen) & ~chosen
        if not free:
            break
        chosen |= 1 << max(members(free), key=lambda region: (_distance(book, region, chosen), -region))
    return chosen


def _distance(book: Rulebook, region: int, others: RegionSet) -> int:
    """Return how many borders lie between *region* and the nearest of *others*."""
    reached, steps = 1 << region, 0
    while others and not reached & others and steps < len(book.board.codes):
        reached |= book.around(reached)
        steps += 1
    return steps
