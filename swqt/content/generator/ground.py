"""The ground on which regions grow: a mesh of small Voronoi cells that fills the world, with noise for growth costs and
shore heights. All attempts on a ground share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import floor, hypot, sqrt
from random import Random
from typing import Final

from swqt.content.boards.geometry import Point, distance, signed_area

FRAME: Final = -1
"""Stands for the neighbour of a cell beyond the frame of the world."""

Corner = tuple[int, int, int]
"""A corner of the mesh, identified by the three cells (or sides of the frame, below zero) that meet there."""

_SIDES: Final = (-1, -2, -3, -4)
_EVENINGS: Final = 2
"""The number of relaxation steps; more would turn the cells into a honeycomb."""


@dataclass(frozen=True, slots=True)
class MeshCell:
    """A convex cell. ``around`` holds the neighbour beyond each of its borders, clockwise; FRAME for the frame.

    ``lengths`` are the borders' lengths. Border *i* runs from ``corners[i]`` to ``corners[i + 1]``.
    """

    centre: Point
    around: tuple[int, ...]
    lengths: tuple[float, ...]
    corners: tuple[Corner, ...]


@dataclass(frozen=True, slots=True)
class Mesh:
    """Cells, and the positions of their shared corners."""

    width: float
    height: float
    cells: tuple[MeshCell, ...]
    places: dict[Corner, Point]


def make_mesh(width: float, height: float, count: int, random: Random) -> Mesh:
    """Return a mesh of *count* cells of about the same size."""
    points = _sprinkle(width, height, count, random)
    for _ in range(_EVENINGS):
        points = [_centroid(corners) for corners, _ in _voronoi(points, width, height)]
    places: dict[Corner, Point] = {}
    cells = []
    for number, (corners, beyond) in enumerate(_voronoi(points, width, height)):
        names = []
        lengths = []
        for index, place in enumerate(corners):
            # The identifier lets adjacent cells share the corner without comparing coordinates.
            a, b, c = sorted((number, beyond[index - 1], beyond[index]))
            names.append((a, b, c))
            places.setdefault((a, b, c), place)
            after = corners[(index + 1) % len(corners)]
            lengths.append(hypot(after[0] - place[0], after[1] - place[1]))
        around = tuple(max(other, FRAME) for other in beyond)
        cells.append(MeshCell(points[number], around, tuple(lengths), tuple(names)))
    return Mesh(width, height, tuple(cells), places)


def _sprinkle(width: float, height: float, count: int, random: Random) -> list[Point]:
    """Return *count* random points, one in each square of a grid, for an even distribution."""
    columns = max(1, round(sqrt(count * width / height)))
    rows = -(-count // columns)
    squares = random.sample(range(columns * rows), count)
    return [
        (
            (square % columns + random.random()) * width / columns,
            (square // columns + random.random()) * height / rows,
        )
        for square in sorted(squares)
    ]


def _voronoi(points: list[Point], width: float, height: float) -> list[tuple[list[Point], list[int]]]:
    """Return the corners of each point's cell, with the neighbour beyond the border after each corner."""
    bucket = sqrt(width * height / len(points))
    grid: dict[tuple[int, int], list[int]] = {}
    for number, (x, y) in enumerate(points):
        grid.setdefault((int(x // bucket), int(y // bucket)), []).append(number)
    return [_cell(number, points, grid, bucket, width, height) for number in range(len(points))]


def _cell(
    number: int,
    points: list[Point],
    grid: dict[tuple[int, int], list[int]],
    bucket: float,
    width: float,
    height: float,
) -> tuple[list[Point], list[int]]:
    """Return the cell of a point: the frame cut by bisectors to ever farther points, until none can cut it again."""
    px, py = points[number]
    column, row = int(px // bucket), int(py // bucket)
    corners: list[Point] = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    beyond = list(_SIDES)
    reach = width * width + height * height    # of the farthest corner, squared
    ring = 0
    while True:
        near = []
        for a, b in _ring(column, row, ring):
            for other in grid.get((a, b), ()):
                x, y = points[other]
                near.append(((x - px) * (x - px) + (y - py) * (y - py), other))
        near.sort()
        for square, other in near:
            # A bisector lies halfway; beyond twice the farthest corner's distance it cuts nothing.
            if square > 4 * reach:
                break
            if other == number:
                continue
            tx, ty = points[other]
            nx, ny = tx - px, ty - py
            limit = nx * (px + tx) / 2 + ny * (py + ty) / 2
            for x, y in corners:
                if nx * x + ny * y - limit > 0:    # most bisectors cut no corner off
                    corners, beyond = _cut(corners, beyond, [nx * x + ny * y - limit for x, y in corners], other)
                    reach = max([(x - px) * (x - px) + (y - py) * (y - py) for x, y in corners])
                    break
        if (ring * bucket) ** 2 > 4 * reach or ring * bucket > max(width, height):
            return corners, beyond
        ring += 1


@cache
def _offsets(ring: int) -> tuple[tuple[int, int], ...]:
    """Return the squares at a distance of *ring* squares."""
    span = range(-ring, ring + 1)
    return tuple((a, b) for a in span for b in span if max(abs(a), abs(b)) == ring)


def _ring(column: int, row: int, ring: int) -> list[tuple[int, int]]:
    return [(column + a, row + b) for a, b in _offsets(ring)]


def _cut(
    corners: list[Point], beyond: list[int], sides: list[float], other: int
) -> tuple[list[Point], list[int]]:
    """Return the part of a cell where *sides* is at most 0; cell *other* lies beyond the cut."""
    kept: list[Point] = []
    names: list[int] = []
    for index, (start, name) in enumerate(zip(corners, beyond, strict=True)):
        after = (index + 1) % len(corners)
        end, now, then = corners[after], sides[index], sides[after]
        if now <= 0:
            kept.append(start)
            names.append(name)
        if (now <= 0) != (then <= 0):
            share = now / (now - then)
            kept.append((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
            names.append(other if now <= 0 else name)
    return kept, names


def _centroid(ring: list[Point]) -> Point:
    x = y = 0.0
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        weight = x0 * y1 - x1 * y0
        x += (x0 + x1) * weight
        y += (y0 + y1) * weight
        x0, y0 = x1, y1
    area = 6 * signed_area(ring)
    return x / area, y / area


_SIZE = 4093


class HeightNoise:
    """Value noise: a smooth field of values from 0 to 1, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        random = Random(seed)
        self._table = [random.random() for _ in range(_SIZE)]

    def at(self, x: float, y: float) -> float:
        """Return the height at (x, y); the wavelength is about 1."""
        table = self._table
        column, row = floor(x), floor(y)
        fx, fy = x - column, y - row
        fx *= fx * (3 - 2 * fx)
        fy *= fy * (3 - 2 * fy)
        corner = column * 374761393 + row * 668265263
        a = table[corner % _SIZE]
        b = table[(corner + 374761393) % _SIZE]
        c = table[(corner + 668265263) % _SIZE]
        d = table[(corner + 374761393 + 668265263) % _SIZE]
        top = a + (b - a) * fx
        return top + (c + (d - c) * fx - top) * fy

    def fractal(self, x: float, y: float, octaves: int) -> float:
        """Return the sum of several octaves, each with double frequency and half amplitude."""
        height = weight = 0.0
        share = 1.0
        for _ in range(octaves):
            height += share * self.at(x, y)
            weight += share
            share /= 2
            x, y = 2 * x + 17.3, 2 * y + 9.1
        return height / weight


LAND: Final = 0
_LEAST: Final = 0.5
_SHORES: Final = 4
_ROUGHNESS: Final = 1 / 70
_RAGGEDNESS: Final = 1 / 170


@dataclass(frozen=True, slots=True)
class MeshGround:
    """A mesh, the cost to grow from each cell into each of its neighbours, and noise for shores.

    ``shores`` holds several height fields from -0.5 to 0.5, each with one value per cell.
    """

    mesh: Mesh
    steps: tuple[tuple[tuple[int, float], ...], ...]
    shores: tuple[tuple[float, ...], ...]


def make_ground(width: float, height: float, cells: int, random: Random) -> MeshGround:
    """Return a new mesh of *cells* cells with its noise."""
    mesh = make_mesh(width, height, cells, random)
    rough = HeightNoise(f"ground {random.random()}")
    spread = 2 * (1 - _LEAST)
    weights = [_LEAST + spread * rough.fractal(x * _ROUGHNESS, y * _ROUGHNESS, 2) for x, y in _centres(mesh)]
    steps = tuple(
        tuple(
            (other, distance(cell.centre, mesh.cells[other].centre) * weights[other])
            for other in cell.around
            if other != FRAME
        )
        for cell in mesh.cells
    )
    shores = []
    for _ in range(_SHORES):
        noise = HeightNoise(f"shore {random.random()}")
        shores.append(
            tuple(noise.fractal(x * _RAGGEDNESS, y * _RAGGEDNESS, 2) - 0.5 for x, y in _centres(mesh))
        )
    return MeshGround(mesh, steps, tuple(shores))


def pieces(mesh: Mesh, cells: Iterable[int]) -> list[list[int]]:
    """Return the connected components of *cells*, the largest first."""
    left = dict.fromkeys(cells)
    found = []
    while left:
        start = next(iter(left))
        del left[start]
        piece = [start]
        for number in piece:
            for other in mesh.cells[number].around:
                if other in left:
                    del left[other]
                    piece.append(other)
        found.append(piece)
    return sorted(found, key=len, reverse=True)


def _centres(mesh: Mesh) -> list[tuple[float, float]]:
    return [cell.centre for cell in mesh.cells]
