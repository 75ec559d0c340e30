"""Places the water of a surface board: two seas at the frame and one inland lake."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import cos, exp, hypot, pi, sin, sqrt
from random import Random
from typing import Final, NamedTuple

from swqt.content.boards.checks import mean_degree, surface_board_targets
from swqt.content.boards.design_targets import SurfaceTargets
from swqt.content.boards.geometry import Point
from swqt.content.generator.ground import FRAME, LAND, Mesh, MeshGround, pieces
from swqt.engine import Board

SEAS: Final = (1, 2)
LAKE: Final = 3

_NEAREST_WATERS: Final = 0.8
_NEAREST_CORNER: Final = 0.6
"""The minimum width of land between two waters, and between a sea and a corner, in widths of a region."""

_FEW: Final = 9
"""On boards with at most this many land regions, the regions are so wide that waters hardly fit."""

_SHALLOWEST: Final = 120.0
_RAGGED: Final = 0.7
_PLACES: Final = 40
_RIM: Final = 24


class Ellipse(NamedTuple):
    x: float
    y: float
    rx: float
    ry: float
    tilt: float = 0.0

    def turned(self, turn: bool) -> Ellipse:
        """Return the ellipse, with width and height swapped if *turn*."""
        return self._replace(rx=self.ry, ry=self.rx) if turn else self


class SeaPlanner:
    """Draws seas and a lake and adapts their sizes to the results."""

    def __init__(self, width: float, height: float, targets: SurfaceTargets) -> None:
        self._targets = targets
        self._width, self._height = width, height
        self.unit = sqrt(0.87 * width * height / targets.land)
        """The approximate width of a region."""
        # The number of shores implied by the usual number of land neighbours; some land has two.
        shores = targets.borders - sum(mean_degree(targets)) / 4 * targets.land
        double = max(0.0, shores - targets.coast)
        self._choice = 1 + round(2 * double)
        """The number of candidate lakes; the one nearest to a sea is used, as land between the two has two shores."""
        lakeside = max(3.0, targets.coast - (targets.entry - targets.edge) - 4 + double / 3)
        self._lake = self._usual_lake = max(0.45, lakeside / (2 * pi) - 0.5)
        self._narrow = 1.0 if targets.land > _FEW else 0.65
        """The factor for the minimum distance between waters, smaller on the smallest boards."""
        self._vast = max(1.0, sqrt(targets.regions / 48))
        self._breadth = 1.2 * self._vast
        self._depth = 0.8 * self._vast
        self._lessons = 0

    def lay_out(self, ground: MeshGround, random: Random) -> list[int] | None:
        """Return for each cell LAND, one of SEAS or LAKE; None if the attempt failed because shores are too close."""
        mesh = ground.mesh
        frame = 2 * (self._width + self._height)
        first = random.uniform(0, frame)
        second = first + random.uniform(0.3, 0.7) * frame
        seas = [self._sea(along % frame, random) for along in (first, second)]
        lake = self._inland(seas, random)
        if lake is None:
            return None
        kinds = [LAND] * len(mesh.cells)
        for kind, ellipse in zip((*SEAS, LAKE), (*seas, lake), strict=True):
            ragged = _RAGGED if kind != LAKE else _RAGGED * 0.6
            _flood(mesh, kinds, kind, ellipse, [ragged * height for height in random.choice(ground.shores)])
        _drop_ponds(mesh, kinds)
        return kinds if self._is_sound(mesh, kinds) else None

    def learn(self, board: Board) -> None:
        """Make the next waters slightly larger or smaller if *board* has too few or too many shores."""
        targets = surface_board_targets(board)
        land, edge = board.terrain["land"], board.marks["edge"]
        at_edge = (land & edge).bit_count()
        behind = (land & board.entry).bit_count() - at_edge
        coast = (land & board.around(board.terrain["water"])).bit_count()
        self._lessons += 1
        self._breadth = self._nudged(self._breadth, at_edge - targets.edge, 0.5, 2.6 * self._vast)
        self._depth = self._nudged(self._depth, targets.entry - targets.edge - behind, 0.4, 1.5 * self._vast)
        usual = self._usual_lake
        self._lake = self._nudged(self._lake, targets.coast - coast, 0.8 * usual, 1.2 * usual)

    def _nudged(self, value: float, lack: float, least: float, most: float) -> float:
        """Return *value* within *least* and *most*, slightly increased for a *lack* above 0, decreased below 0."""
        rate = max(0.015, 0.08 / (1 + self._lessons / 10))
        return min(most, max(least, value * exp(rate * max(-2.0, min(2.0, lack)))))

    def _sea(self, along: float, random: Random) -> Ellipse:
        """Return an ellipse with its centre near the frame, at *along* clockwise from the upper left.

        Near a corner it becomes a bay in the corner, since otherwise only a strip of land would be left there.
        """
        wide = self.unit * self._breadth * random.uniform(0.85, 1.18)
        deep = self.unit * self._depth * random.uniform(0.85, 1.18)
        deep = max(deep, 0.5 * wide / self._vast, _SHALLOWEST)
        width, height = self._width, self._height
        corners = (0.0, width, width + height, 2 * width + height, 2 * (width + height))
        side = bisect_right(corners, along) - 1
        before, after = along - corners[side], corners[side + 1] - along
        room = wide + 1.2 * _NEAREST_CORNER * self.unit
        if min(before, after) < 0.6 * wide or before + after < 2 * room:
            x, y = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))[(side + (after < before)) % 4]
            return Ellipse(x, y, 1.05 * wide, 0.9 * wide).turned(random.random() < 0.5)
        along = min(max(along, corners[side] + room), corners[side + 1] - room)
        out = random.uniform(0, 0.25) * deep
        deep += out
        if along < width:
            return Ellipse(along, -out, wide, deep)
        along -= width
        if along < height:
            return Ellipse(width + out, along, deep, wide)
        along -= height
        if along < width:
            return Ellipse(width - along, height + out, wide, deep)
        return Ellipse(-out, height - (along - width), deep, wide)

    def _inland(self, seas: Sequence[Ellipse], random: Random) -> Ellipse | None:
        """Return a lake with enough land around it, or None if there is no room for one."""
        radius = self.unit * self._lake * random.uniform(0.9, 1.1)
        stretch = sqrt(random.uniform(1.0, 1.2 + 0.7 * self._lake))
        long, short = radius * stretch, radius / stretch
        strip = self.unit * 0.95 * self._narrow
        rims = [_rim(sea) for sea in seas]
        found: list[tuple[float, Ellipse]] = []
        for _ in range(_PLACES):
            x = random.uniform(long + strip, max(long + strip, self._width - long - strip))
            y = random.uniform(short + strip, max(short + strip, self._height - short - strip))
            lake = Ellipse(x, y, long, short, random.uniform(-0.4, 0.4))
            gap = min(_gap([(x, y)], rim) for rim in rims) - (long + short) / 2
            if gap > strip:
                found.append((gap, lake))
                if len(found) == self._choice:
                    break
        return min(found)[1] if found else None

    def _is_sound(self, mesh: Mesh, kinds: Sequence[int]) -> bool:
        """Return whether there are two seas at the frame, an inland lake, and no narrow land beside them."""
        shores: dict[int, list[Point]] = {}
        at_frame = set()
        corners: list[Point] = []
        for number, kind in enumerate(kinds):
            cell = mesh.cells[number]
            if FRAME in cell.around:
                at_frame.add(kind)
                if kind == LAND and cell.around.count(FRAME) > 1:
                    corners.append(cell.centre)
            if kind != LAND and any(other != FRAME and kinds[other] != kind for other in cell.around):
                shores.setdefault(kind, []).append(cell.centre)
        if len(shores) != 3 or not at_frame.issuperset(SEAS) or LAKE in at_frame:
            return False
        cell_width = sqrt(mesh.width * mesh.height / len(mesh.cells))
        for kind, shore in shores.items():
            if kind != LAKE and _gap(shore, corners) < _NEAREST_CORNER * self.unit:
                return False
            for other, beach in shores.items():
                if other < kind and _gap(shore, beach) < _NEAREST_WATERS * self._narrow * self.unit + cell_width:
                    return False
        return len(pieces(mesh, [number for number, kind in enumerate(kinds) if kind == LAND])) == 1


def _rim(ellipse: Ellipse) -> list[Point]:
    """Return points on the circumference of *ellipse*."""
    along, across = cos(ellipse.tilt), sin(ellipse.tilt)
    turns = [2 * pi * step / _RIM for step in range(_RIM)]
    spots = [(ellipse.rx * cos(turn), ellipse.ry * sin(turn)) for turn in turns]
    return [(ellipse.x + along * u - across * v, ellipse.y + across * u + along * v) for u, v in spots]


def _gap(points: Sequence[Point], others: Sequence[Point]) -> float:
    """Return the smallest distance between one of *points* and one of *others*."""
    return sqrt(min([(x - u) ** 2 + (y - v) ** 2 for x, y in points for u, v in others], default=1e12))


def _flood(mesh: Mesh, kinds: list[int], kind: int, ellipse: Ellipse, ragged: Sequence[float]) -> None:
    along, across = cos(ellipse.tilt), sin(ellipse.tilt)
    for number, cell in enumerate(mesh.cells):
        x, y = cell.centre
        dx, dy = x - ellipse.x, y - ellipse.y
        distance = hypot(
            (along * dx + across * dy) / ellipse.rx, (along * dy - across * dx) / ellipse.ry
        )
        if distance + ragged[number] < 1:
            kinds[number] = kind


def _drop_ponds(mesh: Mesh, kinds: list[int]) -> None:
    """Keep only the largest component of each kind; the others take the kind that surrounds them."""
    for kind in (*SEAS, LAKE, LAND):
        for piece in pieces(mesh, [number for number, value in enumerate(kinds) if value == kind])[1:]:
            inside = set(piece)
            shore = [
                kinds[other]
                for number in piece
                for other in mesh.cells[number].around
                if other != FRAME and other not in inside
            ]
            for number in piece:
                kinds[number] = LAND if kind != LAND else min(shore)
