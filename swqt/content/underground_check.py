"""The figures of a board of the Underground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swqt.content.figures import Figure, about, at_least, at_most, exact
from swqt.content.graph import borders, components, equal_borders, inner_borders
from swqt.content.targets import PLAIN_UNDERGROUND, UndergroundTargets, tolerance, underground_targets
from swqt.engine import Board, members

LESSER_BANK: Final = 0.25
"""A river crosses the board if neither side of it has less than this share of the land."""

LARGEST_GROUP: Final = 2
TERRAINS: Final = 5
_HALF: Final = 0.2
"""How far off "about half of the land" may be."""



def targets_of(board: Board) -> UndergroundTargets:
    """Return what a board of this size should have."""
    return underground_targets(board.players, len(board.codes))


def underground_counts(board: Board) -> Iterator[Figure]:
    """Yield what is counted region by region."""
    targets = targets_of(board)
    terrain, marks = board.terrain, board.marks
    yield exact("rounds", board.rounds, targets.rounds)
    yield exact("land regions", terrain["land"].bit_count(), targets.land)
    yield exact("river regions", terrain["river"].bit_count(), targets.rivers)
    yield exact("chasms", terrain["chasm"].bit_count(), targets.chasms)
    for name in PLAIN_UNDERGROUND:
        yield exact(name, terrain[name].bit_count(), targets.plain_terrain)
    yield exact("blackmountain", terrain["blackmountain"].bit_count(), targets.mountains)
    yield exact("volcano marks", marks["volcano"].bit_count(), targets.volcanoes)
    yield exact("monster regions", marks["monster"].bit_count(), targets.monsters)


def underground_graph(board: Board) -> Iterator[Figure]:
    """Yield what depends on which region borders which, on the river and the chasms."""
    targets = targets_of(board)
    terrain, edge = board.terrain, board.marks["edge"]
    land, river, chasm = terrain["land"], terrain["river"], terrain["chasm"]
    yield about("borders between regions", borders(board), targets.borders, tolerance("underground", targets.regions))
    yield exact("connected parts of the river", len(components(board.near, river)), 1)
    yield exact("borders within the river", inner_borders(board, river), targets.rivers - 1)
    yield exact("river regions at the board's edge", (river & edge).bit_count(), 2)
    ends = sum((board.near[region] & river).bit_count() <= 1 for region in members(river & edge))
    yield exact("of these, ends of the river", ends, 2)
    sides = [part.bit_count() for part in components(board.near, (land | chasm))]
    yield exact("sides of the river", len(sides), 2)
    yield at_least("share of the board on the lesser side", min(sides, default=0) / max(1, sum(sides)), LESSER_BANK)
    yield exact("parts that chasms cut off", len(components(board.near, land | river)) - 1, 0)
    banks = (land & board.around(river)).bit_count()
    yield about("land beside the river", banks, targets.banks, _HALF, 2.0)
    brinks = (land & board.around(chasm)).bit_count()
    yield about("land beside a chasm", brinks, targets.brinks, _HALF, 2.0)
    groups = [part.bit_count() for part in components(board.near, chasm)]
    yield at_most("chasms in a group, most", max(groups, default=0), LARGEST_GROUP)
    for region in members(chasm):
        beside = (board.near[region] & land).bit_count()
        yield Figure(f"land round chasm {board.codes[region]}", beside, 3, 6, "3 to 6")


def underground_print(board: Board) -> Iterator[Figure]:
    """Yield what depends on where terrains, monsters and volcanoes are printed."""
    targets = targets_of(board)
    terrain, marks = board.terrain, board.marks
    monsters, chasm = marks["monster"], terrain["chasm"]
    yield at_most("borders between equal terrains", equal_borders(board), 0.08 * targets.borders)
    yield exact("volcano marks outside chasms", (marks["volcano"] & ~chasm).bit_count(), 0)
    yield exact("monsters on river or chasm", (monsters & (terrain["river"] | chasm)).bit_count(), 0)
    yield exact("monster regions that touch", inner_borders(board, monsters), 0)
    grounds = {board.terrain_of(region) for region in members(monsters)}
    yield at_least("terrains with monsters", len(grounds), min(TERRAINS, targets.monsters))
    foreign = sum(mark in ("magic", "mine", "cavern", "tribe") for site in board.sites for mark in site.marks)
    yield exact("symbols of the surface", foreign, 0)
