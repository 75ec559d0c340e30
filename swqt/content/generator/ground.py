"""A mesh with terrain noise that all attempts on it share: growth costs and shore heights.

Smooth random height fields.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor
from random import Random
from typing import Final

from swqt.content.boards.geometry import distance
from swqt.content.generator.mesh import FRAME, Mesh, make_mesh

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

    ``shores`` holds several height fields from -0.5 to 0.5, each with one value a cell.
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
