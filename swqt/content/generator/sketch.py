"""A sketch of a board: the assignment of cells to regions, rated before anything is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple, Protocol

from swqt.content.boards.checks import surface_graph, underground_graph
from swqt.content.boards.design_targets import ROUNDS, DesignFigure, SurfaceTargets, UndergroundTargets
from swqt.content.boards.geometry import Point
from swqt.content.generator.anchors import room_in, shapeliness
from swqt.content.generator.ground import FRAME, LAND, Mesh, MeshGround
from swqt.content.generator.regions import NOBODY, SHORTEST_BORDER, Trimmer, grow
from swqt.content.generator.rivers import River, choose_chasms
from swqt.content.generator.seas import SeaPlanner
from swqt.engine import Board, RegionSet, Site

_SWEEPS: Final = 8
_DISTANCE_WEIGHT: Final = 0.08
_HOPES: Final = 4
"""The number of attempts at regions on the same waters, since suitable waters are harder to find."""

_HOPELESS: Final = 2
_CHASM_SIZE: Final = 0.75
"""The size of a chasm as a share of a land region; it holds no tokens."""


class Sketch(NamedTuple):
    """Regions as groups of cells. ``board`` has their borders, waters and chasms; its land has a single terrain."""

    mesh: Mesh
    owner: list[int]
    board: Board
    misses: tuple[DesignFigure, ...]
    short_borders: int
    cramped: int
    beauty: float

    @property
    def is_good(self) -> bool:
        """Whether it meets every target that applies to a sketch."""
        return not (self.misses or self.short_borders or self.cramped)

    @property
    def rank(self) -> tuple[float, float]:
        """The rating, higher is better: first by targets missed, then by looks."""
        return -self.short_borders - self.cramped - len(self.misses), self.beauty


class Sketcher(Protocol):
    """Makes sketches of one kind of board and adapts its parameters."""

    def sketch(self, ground: MeshGround, random: Random) -> Sketch | None:
        """Return one attempt, or None if its waters or its regions failed."""


class SurfaceSketcher:
    """Sketches boards of the surface."""

    def __init__(self, width: float, height: float, players: int, targets: SurfaceTargets) -> None:
        self._players = players
        self._targets = targets
        self._waters = SeaPlanner(width, height, targets)
        self._hopes: list[tuple[MeshGround, list[int]]] = []

    def sketch(self, ground: MeshGround, random: Random) -> Sketch | None:
        kinds = self._laid_out(ground, random)
        trimmer = kinds and _regions(ground, kinds, self._targets.land, random)
        if not trimmer:
            return None
        codes = [f"f{number + 1}" for number in range(trimmer.movable)] + ["w1", "w2", "l1"]
        board = _draft(trimmer, codes, "surface", self._players)
        self._waters.learn(board)
        found = _judged(trimmer, board, list(surface_graph(board)))
        if found.is_good or len(found.misses) > _HOPELESS:
            self._hopes.clear()
        return found

    def _laid_out(self, ground: MeshGround, random: Random) -> list[int] | None:
        """Return new waters, or the previous ones while they have attempts left."""
        if not (self._hopes and self._hopes[-1][0] is ground):
            kinds = self._waters.lay_out(ground, random)
            self._hopes = [(ground, kinds)] * _HOPES if kinds else []
        return self._hopes.pop()[1] if self._hopes else None


class UndergroundSketcher:
    """Sketches boards of the Underground."""

    def __init__(self, width: float, height: float, players: int, targets: UndergroundTargets) -> None:
        self._players = players
        self._targets = targets
        self._river = River(width, height, targets)

    def sketch(self, ground: MeshGround, random: Random) -> Sketch | None:
        targets = self._targets
        kinds = self._river.lay_out(ground, random)
        trimmer = kinds and _regions(ground, kinds, targets.land + targets.chasms, random)
        if not trimmer:
            return None
        chasms = choose_chasms(*_graph(trimmer, targets.rivers), _centres(trimmer), targets, random)
        for region in range(trimmer.movable):
            if chasms >> region & 1:
                trimmer.wishes[region] *= _CHASM_SIZE
            else:
                trimmer.wishes[region] *= 1 + (1 - _CHASM_SIZE) * targets.chasms / targets.land
        trimmer.trim(_SWEEPS, random)
        codes = [f"{'x' if chasms >> number & 1 else 'u'}{number + 1}" for number in range(trimmer.movable)]
        codes += [f"r{number + 1}" for number in range(targets.rivers)]
        board = _draft(trimmer, codes, "underground", self._players)
        self._river.learn(board)
        return _judged(trimmer, board, list(underground_graph(board)))


def _regions(ground: MeshGround, kinds: Sequence[int], count: int, random: Random) -> Trimmer | None:
    """Return *count* trimmed land regions, with the waters numbered after them; None if the attempt failed."""
    owner = grow(ground, kinds, count, random)
    for number, kind in enumerate(kinds):
        if kind != LAND:
            owner[number] = count - 1 + kind
        elif owner[number] == NOBODY:
            return None
    trimmer = Trimmer(ground.mesh, owner, count)
    trimmer.trim(_SWEEPS, random)
    return trimmer


def _judged(trimmer: Trimmer, board: Board, figures: Sequence[DesignFigure]) -> Sketch:
    misses = tuple(figure for figure in figures if not figure.ok)
    short = sum(length < SHORTEST_BORDER for length in trimmer.borders.values())
    # Most sketches are already rejected here, and the rest takes as long as everything before.
    cramped, room = room_in(trimmer, board.terrain["land"]) if not (misses or short) else (0, 0.0)
    beauty = shapeliness(trimmer) + room - _DISTANCE_WEIGHT * fsum(figure.miss for figure in figures)
    return Sketch(trimmer.mesh, trimmer.owner, board, misses, short, cramped, beauty)


def _graph(trimmer: Trimmer, waters: int) -> tuple[list[RegionSet], RegionSet, RegionSet]:
    """Return the neighbours of each region, the land, and the regions at the board's edge."""
    near = [0] * (trimmer.movable + waters)
    edge = 0
    for a, b in trimmer.borders:
        if a == FRAME:
            edge |= 1 << b
        else:
            near[a] |= 1 << b
            near[b] |= 1 << a
    return near, (1 << trimmer.movable) - 1, edge


def _draft(trimmer: Trimmer, codes: Sequence[str], world: str, players: int) -> Board:
    near, _, edge = _graph(trimmer, len(codes) - trimmer.movable)
    sites = tuple(
        Site(
            code,
            ("edge",) if edge >> number & 1 else (),
            tuple(codes[other] for other in range(number) if near[number] >> other & 1),
        )
        for number, code in enumerate(codes)
    )
    return Board("draft", "draft", world, players, ROUNDS[players], sites)


def _centres(trimmer: Trimmer) -> list[Point]:
    """Return the centroid of each region that is not water."""
    cells: list[list[Point]] = [[] for _ in range(trimmer.movable)]
    for cell, region in zip(trimmer.mesh.cells, trimmer.owner, strict=True):
        if region < trimmer.movable:
            cells[region].append(cell.centre)
    return [(fsum(x for x, _ in group) / len(group), fsum(y for _, y in group) / len(group)) for group in cells]
