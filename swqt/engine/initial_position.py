"""The position before the first deal (SETUP-1 to SETUP-8, MIX-4, VARIANT-7)."""

from __future__ import annotations

from typing import Final

from swqt.engine.chance_draws import refill
from swqt.engine.draft import Draft
from swqt.engine.errors import said
from swqt.engine.regions import RegionSet, members
from swqt.engine.rule_tables import START_COINS, RuleTables
from swqt.engine.state import Decision, State

TRIBE: Final = 1
MONSTERS: Final = 2


def initial_position(tables: RuleTables, seats: int) -> State:
    """Return the position before the first deal; ValueError if *seats* players cannot play."""
    if not 2 <= seats <= 5:
        raise ValueError(said("2 to 5 seats can play, not {0}", seats))
    content = tables.content
    banners = sum(trait.name not in tables.senseless for trait in content.races)
    badges = sum(trait.name not in tables.senseless for trait in content.powers)
    if banners < 2 * seats + 1 or badges < 2 * seats + 1:
        raise ValueError(said(
            "{0} players need at least {1} races and {1} powers, not {2} and {3}", seats, 2 * seats + 1, banners, badges
        ))  # fmt: skip
    state = State(
        round=1,
        turn=0,
        coins=tuple(START_COINS + extra for extra in tables.options.extra_coins(seats)),
        tribes=(),
        tokens=bytes(len(tables.board.codes)),
        natives=natives(tables, seats),
        pieces=(),
        column=(),
        races=tuple(trait.name for trait in content.races),
        powers=tuple(trait.name for trait in content.powers),
        items=tables.items,
        returned=(),
        agenda=(Decision(0, "pick"),),
    )
    draft = Draft(tables, state)
    refill(tables, draft)
    return draft.freeze()


def natives(tables: RuleTables, seats: int) -> bytes:
    """Return how many natives live in each region when a game of *seats* begins."""
    board = tables.board
    out = bytearray(len(board.codes))
    for region in members(board.marks["tribe"]):
        out[region] = TRIBE
    for region in members(board.marks["monster"]):
        out[region] = MONSTERS
    if tables.items and not board.marks["monster"]:
        for region in members(_lairs(tables, seats)):
            out[region] = MONSTERS
    return bytes(out)


def _lairs(tables: RuleTables, seats: int) -> RegionSet:
    """Return the Lost Tribe regions of a surface board that get Monsters: seats + 1, not adjacent, far apart (MIX-4).

    There are fewer if the board has no room for all.
    """
    for wanted in range(seats + 1, 0, -1):
        chosen = _spread_out(tables, tables.board.marks["tribe"], 0, wanted)
        if chosen:
            return chosen
    return 0


def _spread_out(tables: RuleTables, free: RegionSet, chosen: RegionSet, wanted: int) -> RegionSet:
    """Return *chosen* plus *wanted* regions of *free*, no two adjacent, trying distant ones first; 0 if impossible."""
    if not wanted:
        return chosen
    if free.bit_count() < wanted:
        return 0
    for region in sorted(members(free), key=lambda region: (-_distance(tables, region, chosen), region)):
        bit = 1 << region
        found = _spread_out(tables, free & ~bit & ~tables.near[region], chosen | bit, wanted - 1)
        if found:
            return found
        free &= ~bit
    return 0


def _distance(tables: RuleTables, region: int, others: RegionSet) -> int:
    """Return how many borders lie between *region* and the nearest of *others*."""
    reached, steps = 1 << region, 0
    while others and not reached & others and steps < len(tables.board.codes):
        reached |= tables.around(reached)
        steps += 1
    return steps
