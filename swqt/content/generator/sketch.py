"""A quick attempt at a board: which cells belong to which region, judged before anything is drawn."""

from __future__ import annotations

from math import fsum, pi
from random import Random
from typing import Final, NamedTuple

from swqt.content.board_check import SURFACE, Figure, surface_graph
from swqt.content.generator.layout import LAKE, LAND, SEAS, Plan, lay_out
from swqt.content.generator.mesh import FRAME, Mesh
from swqt.content.generator.noise import Noise
from swqt.content.generator.regions import SHORTEST_BORDER, Trimmer, grow
from swqt.engine import Board, Site

WATERS: Final = ("w1", "w2", "l1")
_SWEEPS: Final = 8
_DISTANCE_WEIGHT: Final = 0.08


class Sketch(NamedTuple):
    """Regions as groups of cells. ``board`` has their borders and waters, its land is one terrain only."""

    mesh: Mesh
    owner: list[int]
    board: Board
    misses: tuple[Figure, ...]
    short_borders: int
    beauty: float

    @property
    def rank(self) -> tuple[float, float]:
        """The higher, the better: first what is missed, then how it looks."""
        return -self.short_borders - len(self.misses), self.beauty


def sketch_surface(mesh: Mesh, plan: Plan, players: int, random: Random) -> Sketch | None:
    """Return one attempt at a surface board, or None if its waters came out wrong."""
    kinds = lay_out(mesh, plan, random)
    if kinds is None:
        return None
    count = SURFACE[players].land
    land = [number for number, kind in enumerate(kinds) if kind == LAND]
    grown = grow(mesh, land, count, Noise(f"ground {random.random()}"), random)
    water = {kind: count + index for index, kind in enumerate((*SEAS, LAKE))}
    owner = [grown[number] if kind == LAND else water[kind] for number, kind in enumerate(kinds)]
    trimmer = Trimmer(mesh, owner, count)
    trimmer.trim(_SWEEPS, random)
    board = _draft(trimmer, players)
    figures = list(surface_graph(board))
    return Sketch(
        mesh,
        owner,
        board,
        tuple(figure for figure in figures if not figure.ok),
        sum(length < SHORTEST_BORDER for length in trimmer.borders.values()),
        _beauty(trimmer) - _DISTANCE_WEIGHT * _distance(figures),
    )


def _distance(figures: list[Figure]) -> float:
    """Return how far the figures are from their targets, each measured by its tolerance."""
    return fsum(abs(figure.value - figure.target) / figure.tolerance for figure in figures if figure.tolerance)


def _draft(trimmer: Trimmer, players: int) -> Board:
    land = trimmer.movable
    codes = [f"f{number + 1}" for number in range(land)] + list(WATERS)
    near: list[list[str]] = [[] for _ in codes]
    edge = set()
    for a, b in trimmer.borders:
        if a == FRAME:
            edge.add(b)
        else:
            near[a].append(codes[b])
    sites = tuple(
        Site(code, ("edge",) if number in edge else (), tuple(near[number]))
        for number, code in enumerate(codes)
    )
    return Board("draft", "draft", "surface", players, SURFACE[players].rounds, sites)


def _beauty(trimmer: Trimmer) -> float:
    """Return how round and how alike in size the land regions are; the worst counts for as much as all."""
    rims = [0.0] * trimmer.movable
    for pair, length in trimmer.borders.items():
        for region in pair:
            if 0 <= region < trimmer.movable:
                rims[region] += length
    mesh = trimmer.mesh
    cell = mesh.width * mesh.height / len(mesh.cells)
    roundness = [4 * pi * size * cell / rim**2 for size, rim in zip(trimmer.sizes, rims, strict=True)]
    return min(roundness) + fsum(roundness) / len(roundness) + min(trimmer.sizes) / max(trimmer.sizes)
