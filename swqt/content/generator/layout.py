"""Where the water is: two seas that lie on the frame, one lake inland, everything else land."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, sin
from random import Random
from typing import Final, NamedTuple

from swqt.content.generator.mesh import FRAME, Mesh
from swqt.content.generator.noise import Noise

LAND: Final = 0
SEAS: Final = (1, 2)
LAKE: Final = 3


class Plan(NamedTuple):
    """How a kind of board is laid out: from least to most, in world units.

    The seas' half widths and depths, the lake's lesser radius, and how many times that its greater one is.
    """

    sea_width: tuple[float, float]
    sea_depth: tuple[float, float]
    lake_radius: tuple[float, float]
    lake_stretch: tuple[float, float]


class Ellipse(NamedTuple):
    x: float
    y: float
    rx: float
    ry: float
    tilt: float = 0


def lay_out(mesh: Mesh, plan: Plan, random: Random) -> list[int] | None:
    """Return for each cell LAND, one of SEAS or LAKE; None if this attempt failed: shores too close."""
    noise = Noise(f"shore {random.random()}")
    frame = 2 * (mesh.width + mesh.height)
    first = random.uniform(0, frame)
    second = first + random.uniform(0.3, 0.7) * frame
    kinds = [LAND] * len(mesh.cells)
    for sea, along in zip(SEAS, (first, second), strict=True):
        _flood(mesh, kinds, sea, _sea(mesh, along % frame, plan, random), noise)
    _flood(mesh, kinds, LAKE, _lake(mesh, plan, random), noise)
    _drop_ponds(mesh, kinds)
    return kinds if _is_sound(mesh, kinds) else None


def _sea(mesh: Mesh, along: float, plan: Plan, random: Random) -> Ellipse:
    """Return an ellipse whose centre lies on the frame, *along* it clockwise from the upper left corner."""
    wide, deep = random.uniform(*plan.sea_width), random.uniform(*plan.sea_depth)
    if along < mesh.width:
        return Ellipse(along, 0, wide, deep)
    along -= mesh.width
    if along < mesh.height:
        return Ellipse(mesh.width, along, deep, wide)
    along -= mesh.height
    if along < mesh.width:
        return Ellipse(mesh.width - along, mesh.height, wide, deep)
    return Ellipse(0, mesh.height - (along - mesh.width), deep, wide)


def _lake(mesh: Mesh, plan: Plan, random: Random) -> Ellipse:
    x, y = mesh.width * random.uniform(0.3, 0.7), mesh.height * random.uniform(0.35, 0.65)
    radius = random.uniform(*plan.lake_radius)
    return Ellipse(x, y, radius * random.uniform(*plan.lake_stretch), radius, random.uniform(-0.5, 0.5))


def _flood(mesh: Mesh, kinds: list[int], kind: int, ellipse: Ellipse, noise: Noise) -> None:
    along, across = cos(ellipse.tilt), sin(ellipse.tilt)
    for number, cell in enumerate(mesh.cells):
        x, y = cell.centre
        dx, dy = x - ellipse.x, y - ellipse.y
        distance = hypot(
            (along * dx + across * dy) / ellipse.rx, (along * dy - across * dx) / ellipse.ry
        )
        if distance < 1.6 and distance + 0.9 * (noise.fractal(x / 150 + 50 * kind, y / 150, 3) - 0.5) < 1:
            kinds[number] = kind


def _drop_ponds(mesh: Mesh, kinds: list[int]) -> None:
    """Leave of each kind only the largest connected piece; the rest becomes what surrounds it."""
    for kind in (*SEAS, LAKE, LAND):
        for piece in pieces(mesh, [number for number, value in enumerate(kinds) if value == kind])[1:]:
            for number in piece:
                kinds[number] = LAND
            if kind == LAND:
                inside = set(piece)
                shore = {
                    kinds[other]
                    for number in piece
                    for other in mesh.cells[number].around
                    if other != FRAME and other not in inside
                }
                for number in piece:
                    kinds[number] = min(shore)


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


def _is_sound(mesh: Mesh, kinds: list[int]) -> bool:
    """Say whether there are two seas on the frame and a lake off it, no two waters near each other."""
    if any(kind not in kinds for kind in (*SEAS, LAKE)):
        return False
    touching = {kinds[number] for number, cell in enumerate(mesh.cells) if FRAME in cell.around}
    if not touching.issuperset(SEAS) or LAKE in touching:
        return False
    for number, kind in enumerate(kinds):
        if kind != LAND:
            for other in mesh.cells[number].around:
                if other == FRAME or kinds[other] == kind:
                    continue
                # A strip of land two cells wide is the least that a region can be made of.
                beyond = {kinds[third] for third in mesh.cells[other].around if third != FRAME}
                if kinds[other] != LAND or not beyond <= {kind, LAND}:
                    return False
    return len(pieces(mesh, [number for number, kind in enumerate(kinds) if kind == LAND])) == 1
