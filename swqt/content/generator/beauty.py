"""How good the regions of a sketch look, and whether everything has room in them."""

from __future__ import annotations

from math import fsum, pi, sqrt
from typing import Final

from swqt.content.board_check import PIECES, ROOM
from swqt.content.generator.mesh import FRAME
from swqt.content.generator.trim import Trimmer
from swqt.content.geometry import Point
from swqt.engine import RegionSet

_ROOM_WEIGHT: Final = 4.0
_WATER_WEIGHT: Final = 2.0
_ROOM_NEEDED: Final = ROOM - 6
_PIECES_NEEDED: Final = 0.0
"""Cells show an outline only roughly: their centres lie a little off the best place, and its rim gets rough."""


def shapeliness(trimmer: Trimmer) -> float:
    """Return how round and right in size the regions are, the worst as much as all; and how little is water."""
    rims = [0.0] * trimmer.movable
    for pair, length in trimmer.borders.items():
        for region in pair:
            if 0 <= region < trimmer.movable:
                rims[region] += length
    cell = _cell_area(trimmer)
    roundness = [4 * pi * size * cell / rim**2 for size, rim in zip(trimmer.sizes, rims, strict=True)]
    sizes = [size / wish for size, wish in zip(trimmer.sizes, trimmer.wishes, strict=True)]
    water = 1 - fsum(trimmer.sizes) / len(trimmer.owner)
    return min(roundness) + fsum(roundness) / len(roundness) + min(sizes) / max(sizes) - _WATER_WEIGHT * water


def room_in(trimmer: Trimmer, land: RegionSet) -> tuple[int, float]:
    """Return how many regions are too narrow for tokens (and on *land* two pieces); and how roomy the worst is."""
    rims, cells = _rims(trimmer)
    unit = sqrt(fsum(trimmer.sizes) * _cell_area(trimmer) / trimmer.movable)
    cramped = 0
    least = unit
    for region, (rim, group) in enumerate(zip(rims, cells, strict=True)):
        rooms = [(_gap(x, y, rim), x, y) for x, y in group]
        most = max(rooms)[0]
        least = min(least, most)
        fits = most >= _ROOM_NEEDED
        if fits and land >> region & 1:
            fits = any(_holds_pieces(x, y, rim, group) for room, x, y in rooms if room >= _ROOM_NEEDED)
        cramped += not fits
    return cramped, _ROOM_WEIGHT * least / unit


def _holds_pieces(x: float, y: float, rim: list[Point], group: list[Point]) -> bool:
    for dx, dy in PIECES:
        gap = _gap(x + dx, y + dy, rim)
        # Inside, the next cell of the region is nearer than the rim, or at least not much farther.
        if gap < _PIECES_NEEDED or _gap(x + dx, y + dy, group) > max(gap, 20.0):
            return False
    return True


def _rims(trimmer: Trimmer) -> tuple[list[list[Point]], list[list[Point]]]:
    """Return points on the rim of each region, and the centres of its cells."""
    mesh, owner = trimmer.mesh, trimmer.owner
    rims: list[list[Point]] = [[] for _ in range(trimmer.movable)]
    cells: list[list[Point]] = [[] for _ in range(trimmer.movable)]
    for cell, region in zip(mesh.cells, owner, strict=True):
        if region < trimmer.movable:
            cells[region].append(cell.centre)
            for index, other in enumerate(cell.around):
                if other == FRAME or owner[other] != region:
                    a = mesh.places[cell.corners[index]]
                    b = mesh.places[cell.corners[(index + 1) % len(cell.corners)]]
                    rims[region] += (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    return rims, cells


def _gap(x: float, y: float, points: list[Point]) -> float:
    """Return how far the nearest of *points* is from (x, y)."""
    return sqrt(min([(x - u) * (x - u) + (y - v) * (y - v) for u, v in points]))


def _cell_area(trimmer: Trimmer) -> float:
    return trimmer.mesh.width * trimmer.mesh.height / len(trimmer.mesh.cells)
