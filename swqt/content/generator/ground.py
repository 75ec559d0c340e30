"""A mesh with what stays the same for every attempt on it: rough ground and ragged shores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from swqt.content.generator.mesh import FRAME, Mesh, make_mesh
from swqt.content.generator.noise import Noise
from swqt.content.geometry import distance

LAND: Final = 0
_LEAST: Final = 0.5
_SHORES: Final = 4
_ROUGHNESS: Final = 1 / 70
_RAGGEDNESS: Final = 1 / 170


@dataclass(frozen=True, slots=True)
class Ground:
    """A mesh; what it costs to grow from each cell into each of its neighbours; and ragged shores.

    ``shores`` holds several height fields from -0.5 to 0.5, each with one value a cell.
    """

    mesh: Mesh
    steps: tuple[tuple[tuple[int, float], ...], ...]
    shores: tuple[tuple[float, ...], ...]


def make_ground(width: float, height: float, cells: int, random: Random) -> Ground:
    """Return new ground of *cells* cells."""
    mesh = make_mesh(width, height, cells, random)
    rough = Noise(f"ground {random.random()}")
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
        noise = Noise(f"shore {random.random()}")
        shores.append(
            tuple(noise.fractal(x * _RAGGEDNESS, y * _RAGGEDNESS, 2) - 0.5 for x, y in _centres(mesh))
        )
    return Ground(mesh, steps, tuple(shores))


def pieces(mesh: Mesh, cells: Iterable[int]) -> list[list[int]]:
    """Return the connected pieces of *cells*, the largest first."""
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
