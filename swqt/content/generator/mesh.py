"""A mesh of small Voronoi cells that fills the world; regions are groups of its cells."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot, sqrt
from random import Random
from typing import Final

from swqt.content.boards.geometry import Point, signed_area

FRAME: Final = -1
"""The neighbour beyond the world's frame."""

Corner = tuple[int, int, int]
"""A corner of the mesh, identified by the three cells (or sides of the frame, below zero) that meet there."""

_SIDES: Final = (-1, -2, -3, -4)
_EVENINGS: Final = 2
"""The number of relaxation steps; more would make the cells a honeycomb."""


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
            # The identifier makes the corner shared by the cells that meet there, without a tolerance.
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
    """Cut the frame by the bisectors to ever farther points until no farther one can cut it."""
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
            if other != number:
                before = corners
                corners, beyond = _cut(corners, beyond, (px, py), points[other], other)
                if corners is not before:
                    reach = max([(x - px) * (x - px) + (y - py) * (y - py) for x, y in corners])
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
    corners: list[Point], beyond: list[int], here: Point, there: Point, other: int
) -> tuple[list[Point], list[int]]:
    """Return the part of a cell that is nearer to *here* than to *there*, the point of cell *other*."""
    nx, ny = there[0] - here[0], there[1] - here[1]
    limit = nx * (here[0] + there[0]) / 2 + ny * (here[1] + there[1]) / 2
    sides = [nx * x + ny * y - limit for x, y in corners]
    if max(sides) <= 0:
        return corners, beyond
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
