"""A board that is being drawn by hand: regions that share their borders, and operations on them.

A BoardDraft is immutable. Each operation returns a new one, whose regions cover the world without overlapping, or
raises DraftError.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import cos, pi
from random import Random
from typing import Any, Final, NamedTuple

from swqt.content.boards.board_files import SIGNS, dump_board
from swqt.content.boards.design_targets import LARGEST, ROUNDS, SMALLEST
from swqt.content.boards.geometry import (
    Point,
    distance,
    extended,
    first_crossing,
    is_inside,
    parts_near,
    path_length,
    point_along,
    point_beside,
    segment_crossing,
    signed_area,
)
from swqt.content.boards.topojson import read_topology
from swqt.content.generator.anchors import place_all
from swqt.content.generator.generate import Document, number
from swqt.content.generator.outlines import Line, roughened
from swqt.content.generator.printing import PrintedMap
from swqt.engine import BoardError

CROSSING: Final = "crossing"
FRAME: Final = "frame"
NARROW: Final = "narrow"
NOT_ACROSS: Final = "not across"
NOT_NEIGHBOURS: Final = "not neighbours"
TOO_FEW: Final = "too few"
TOO_MANY: Final = "too many"
"""The reasons for which an operation is refused; see DraftError."""

REACH: Final = 100.0
"""The distance along a border within which points follow one that is moved, in world units."""

APART: Final = 75.0
"""The approximate distance along a border between two points that can be moved."""

_LEAST_AREA: Final = 400.0
_CORNER_ROOM: Final = 44.0
"""The minimum distance of the ends of a new border from the corners of a region: shared borders must be visible."""

_BEYOND: Final = 30.0
"""The distance by which a line drawn across a region may fall short of its border."""

_ROUGH: Final = 0.13
_EMPTY_TERRAINS: Final = ("sea", "lake", "river")


class DraftError(ValueError):
    """Raised for an impossible operation; ``reason`` is one of the constants above."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Vertex(NamedTuple):
    """A movable point of an arc, its index *place* in the arc, and whether several borders meet there."""

    arc: int
    place: int
    point: Point
    corner: bool


@dataclass(frozen=True, slots=True)
class DraftRegion:
    """One region. ``code`` is "" until regions are renumbered; rings list arcs as in TopoJSON, the outer one first."""

    code: str
    terrain: str
    marks: tuple[str, ...]
    label: Point
    symbols: tuple[Point, ...]
    rings: tuple[tuple[int, ...], ...]

    @property
    def signs(self) -> int:
        """The number of its marks that are drawn as signs."""
        return sum(mark in SIGNS for mark in self.marks)


@dataclass(frozen=True)
class BoardDraft:
    """The regions and arcs of a board; ``properties`` are those of its file. Rings run clockwise, holes the other way.

    ``sides[n]`` holds the two regions beside arc *n*, or the only one at the board's edge.
    """

    properties: Mapping[str, Any]
    width: float
    height: float
    arcs: tuple[Line, ...]
    regions: tuple[DraftRegion, ...]
    sides: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        sides: list[list[int]] = [[] for _ in self.arcs]
        for index, region in enumerate(self.regions):
            for ring in region.rings:
                for arc in ring:
                    sides[max(arc, ~arc)].append(index)
        object.__setattr__(self, "sides", tuple(tuple(pair) for pair in sides))

    @classmethod
    def parse(cls, text: str, name: str) -> BoardDraft:
        """Return the board in *text*; BoardError, which names *name*, if it is not a board or its borders cross."""
        topology = read_topology(text, name)
        try:
            crossing = first_crossing(topology.arcs)
        except BoardError as error:
            raise BoardError("{0}: {1}", name, error) from None
        if crossing is not None:
            raise BoardError("{0}: arcs {1} and {2} cross or touch outside their ends", name, *crossing)
        document = json.loads(text)
        regions = []
        for face, geometry in zip(topology.faces, document["objects"]["regions"]["geometries"], strict=True):
            rings = tuple(
                _turned(ring, signed_area(points), hole=place > 0)
                for place, (ring, points) in enumerate(zip(geometry["arcs"], face.rings, strict=True))
            )
            regions.append(DraftRegion(face.code, face.terrain, face.marks, face.label, face.symbols, rings))
        return cls(document["properties"], topology.width, topology.height, topology.arcs, tuple(regions))

    def document(self) -> Document:
        """Return the document of a board file; if any region has changed, all regions get new codes."""
        geometries = [
            {
                "type": "Polygon",
                "arcs": [list(ring) for ring in region.rings],
                "properties": {
                    "code": code, "terrain": region.terrain, "marks": list(region.marks),
                    "label": list(region.label), "symbols": [list(place) for place in region.symbols],
                },
            }
            for code, region in zip(self.codes(), self.regions, strict=True)
        ]  # fmt: skip
        return {
            "type": "Topology",
            "properties": dict(self.properties),
            "bbox": [0, 0, self.width, self.height],
            "objects": {"regions": {"type": "GeometryCollection", "geometries": geometries}},
            "arcs": [[list(point) for point in arc] for arc in self.arcs],
        }

    def text(self) -> str:
        """Return the text of a board file."""
        return dump_board(self.document())

    def codes(self) -> list[str]:
        """Return the codes of the regions: unchanged, or all renumbered in reading order after a change."""
        if all(region.code for region in self.regions):
            return [region.code for region in self.regions]
        printed = PrintedMap(tuple(region.terrain for region in self.regions), ())
        codes = number([region.label for region in self.regions], printed, self.height, self.width)[1]
        return [codes[index] for index in range(len(self.regions))]

    def with_properties(self, **changed: object) -> BoardDraft:
        """Return the draft with *changed* properties; the number of rounds follows that of players."""
        if isinstance(players := changed.get("players"), int):
            changed["rounds"] = ROUNDS[players]
        return replace(self, properties={**self.properties, **changed})

    def ring(self, arcs: Sequence[int]) -> list[Point]:
        """Return the points of a ring, not closed."""
        return [point for arc in arcs for point in _directed(self.arcs, arc)[:-1]]

    def rings(self, region: int) -> list[list[Point]]:
        """Return the outline of *region*, its outer ring first."""
        return [self.ring(ring) for ring in self.regions[region].rings]

    def region_at(self, point: Point) -> int:
        """Return the region that *point* lies in, or -1."""
        return next((index for index in range(len(self.regions)) if is_inside(point, self.rings(index))), -1)

    def neighbours(self, region: int) -> list[int]:
        """Return the regions that share a border with *region*, ascending."""
        pairs = [pair for pair in self.sides if len(pair) == 2 and region in pair]
        return sorted({other for pair in pairs for other in pair} - {region})

    def is_at_edge(self, region: int) -> bool:
        """Return whether *region* touches the edge of the board."""
        return (region,) in self.sides

    def regions_at(self, vertex: Vertex) -> list[int]:
        """Return the regions that meet at *vertex*, ascending."""
        there = [arc for arc, line in enumerate(self.arcs) if vertex.point in (line[0], line[-1])]
        return sorted({region for arc in (there if vertex.corner else [vertex.arc]) for region in self.sides[arc]})

    def vertices(self, region: int | None = None) -> list[Vertex]:
        """Return the movable points of all borders, or those of *region* in the order of its outline."""
        rings = self.regions[region].rings if region is not None else [tuple(range(len(self.arcs)))]
        found: dict[Point, Vertex] = {}
        for ring in rings:
            for arc in ring:
                if len(self.sides[max(arc, ~arc)]) == 2:
                    vertices = _vertices(max(arc, ~arc), self.arcs[max(arc, ~arc)])
                    for vertex in vertices if arc >= 0 else reversed(vertices):
                        found.setdefault(vertex.point, vertex)
        return list(found.values())

    def painted(self, region: int, terrain: str) -> BoardDraft:
        """Return the draft with another *terrain* in *region*; water keeps no marks, a chasm only a volcano."""
        old = self.regions[region]
        if old.terrain == terrain:
            return self
        kept: Iterable[str] = old.marks
        if terrain in _EMPTY_TERRAINS:
            kept = ()
        elif terrain == "chasm":
            kept = [mark for mark in old.marks if mark == "volcano"]
        elif old.terrain == "chasm":
            kept = [mark for mark in old.marks if mark != "volcano"]
        return self._with(region, replace(old, code="", terrain=terrain, marks=tuple(kept)))

    def marked(self, region: int, mark: str, *, on: bool) -> BoardDraft:
        """Return the draft with *mark* on *region* set or removed."""
        old = self.regions[region]
        if (mark in old.marks) == on:
            return self
        marks = (*old.marks, mark) if on else tuple(other for other in old.marks if other != mark)
        return self._with(region, replace(old, marks=marks))

    def _with(self, index: int, region: DraftRegion) -> BoardDraft:
        """Return the draft with *region* at *index*, with a position for each of its signs."""
        if (count := max(1, region.signs)) < len(region.symbols):
            region = replace(region, symbols=region.symbols[:count])
        regions = (*self.regions[:index], region, *self.regions[index + 1 :])
        draft = replace(self, regions=regions)
        return draft.settled([index]) if count > len(region.symbols) else draft

    def settled(self, regions: Iterable[int]) -> BoardDraft:
        """Return the draft with new positions for the labels and signs of *regions*."""
        new = list(self.regions)
        for index in regions:
            label, symbols = place_all(self.rings(index), new[index].signs, self.width, self.height)
            new[index] = replace(new[index], label=_rounded(label), symbols=tuple(map(_rounded, symbols)))
        return replace(self, regions=tuple(new))

    def moved(self, vertex: Vertex, to: Point, *, settle: bool = True) -> BoardDraft:
        """Return the draft with *vertex* at *to*; nearby points follow, on all borders that meet at a corner.

        With *settle*, the labels of the regions around it get new positions.
        """
        line = self.arcs[vertex.arc]
        at = line[vertex.place]
        to = self._allowed(at, to)
        if to == at:
            return self
        arcs = list(self.arcs)
        for arc, points in enumerate(self.arcs):
            ends = [place for place in (0, len(points) - 1) if points[place] == at] if vertex.corner else []
            if arc == vertex.arc and not vertex.corner:
                ends = [vertex.place]
            if ends:
                bends = len(self.sides[arc]) == 2
                arcs[arc] = _bent(points, ends, to, reach=REACH if bends else 0.0)
        changed = [arc for arc, points in enumerate(arcs) if points is not self.arcs[arc]]
        draft = replace(self, arcs=tuple(arcs))
        draft._check(changed)
        around = {region for arc in changed for region in self.sides[arc]}
        return draft.settled(sorted(around)) if settle else draft

    def _allowed(self, at: Point, to: Point) -> Point:
        """Return the closest position to *to* for a point at *at*: within the frame, or along it if it lies on it."""
        x, y = round(min(max(to[0], 0.0), self.width), 1), round(min(max(to[1], 0.0), self.height), 1)
        across, down = at[0] in (0, self.width), at[1] in (0, self.height)
        if across and down:
            raise DraftError(FRAME)
        if across:
            return at[0], min(max(y, 1.0), self.height - 1)
        if down:
            return min(max(x, 1.0), self.width - 1), at[1]
        return min(max(x, 1.0), self.width - 1), min(max(y, 1.0), self.height - 1)

    def _check(self, changed: Sequence[int]) -> None:
        """Raise DraftError unless the regions beside the *changed* arcs are in one piece and overlap no others.

        Rings share arcs, so their winding numbers at any point add up to that of the frame, which is 1. As long as
        no ring crosses itself and each runs in the right direction, exactly one region contains the point.
        """
        lines = [self.arcs[arc] for arc in changed]
        if any(len(line) < 2 or (len(line) < 4 and line[0] == line[-1]) for line in lines):
            raise DraftError(NARROW)
        apart = set(changed)
        rest = [arc for index, arc in enumerate(self.arcs) if index not in apart]
        if first_crossing([*lines, *parts_near(lines, rest)]) is not None:
            raise DraftError(CROSSING)
        for region in {region for arc in changed for region in self.sides[arc]}:
            outer, *holes = self.rings(region)
            areas = [signed_area(ring) for ring in holes]
            if signed_area(outer) + sum(areas) < _LEAST_AREA or any(area >= 0 for area in areas):
                raise DraftError(NARROW)
            for hole in holes:    # a border may have moved across an island
                others = [other for other in holes if other is not hole]
                if not is_inside(point_beside(hole), [outer]) or is_inside(point_beside(hole), others):
                    raise DraftError(CROSSING)

    def split(self, region: int, path: Sequence[Point]) -> BoardDraft:
        """Return the draft with *region* split along *path*, which leads from border to border.

        The part with the label keeps the index and the marks; the other one gets the same terrain and comes last.
        """
        if len(self.regions) >= LARGEST:
            raise DraftError(TOO_MANY)
        ring, start, end, inner = self._across(region, path)
        draft = self
        for hit in sorted((start, end), key=lambda hit: -hit.along):    # a cut does not change what is before it
            draft = draft._cut(hit)
        failed = DraftError(CROSSING)
        for roughness in (_ROUGH, _ROUGH / 2, 0.0):
            line = roughened([start.point, *inner, end.point], roughness, Random(f"split {start.point} {end.point}"))
            try:
                return draft._parted(region, ring, line)
            except DraftError as error:
                failed = error
        raise failed

    def _across(self, region: int, path: Sequence[Point]) -> tuple[int, _Hit, _Hit, list[Point]]:
        """Return the ring of *region* that *path* divides, where it meets this ring, and the points between."""
        path = extended(_clamped(path, self.width, self.height), _BEYOND)
        rings = self.rings(region)
        hits = sorted(self._hits(region, path))
        best: tuple[float, int, _Hit, _Hit, list[Point]] | None = None
        for (at, ring, hit), (then, other, last) in pairwise(hits):
            middle = point_along(path, (at + then) / 2)
            inner = [point for place, point in enumerate(path) if at < place < then]
            length = path_length([hit.point, *inner, last.point])
            if ring == other and is_inside(middle, rings) and (best is None or length > best[0]):
                best = length, ring, hit, last, inner
        if best is None:
            raise DraftError(NOT_ACROSS)
        _, ring, start, end, inner = best
        start, end = self._off_corner(start), self._off_corner(end)
        if start.arc == end.arc and abs(start.along - end.along) < _CORNER_ROOM:
            raise DraftError(NARROW)
        room = _CORNER_ROOM / 2
        return ring, start, end, [
            point for point in inner if min(distance(point, start.point), distance(point, end.point)) > room
        ]

    def _hits(self, region: int, path: Sequence[Point]) -> Iterator[tuple[float, int, _Hit]]:
        """Yield each crossing of *path* with the border of *region*: distance along the path, ring, and place."""
        for place, ring in enumerate(self.regions[region].rings):
            for arc in ring:
                along = 0.0
                for a, b in pairwise(self.arcs[max(arc, ~arc)]):
                    side = distance(a, b)
                    for step, (c, d) in enumerate(pairwise(path)):
                        shares = segment_crossing(c, d, a, b)
                        if shares is not None:
                            yield step + shares[0], place, _Hit(max(arc, ~arc), along + shares[1] * side, a)
                    along += side

    def _off_corner(self, hit: _Hit) -> _Hit:
        """Return *hit* with its point set, moved away from the ends of its arc."""
        line = self.arcs[hit.arc]
        length = path_length(line)
        if length < 8:
            raise DraftError(NARROW)
        room = min(_CORNER_ROOM, length / 2)
        along = min(max(hit.along, room), length - room)
        gone = 0.0
        for a, b in pairwise(line):
            side = distance(a, b)
            if along <= gone + side:
                share = (along - gone) / side
                # Sides of the frame are straight: keep a coordinate that both ends share exactly.
                x = a[0] if a[0] == b[0] else round(a[0] + share * (b[0] - a[0]), 1)
                y = a[1] if a[1] == b[1] else round(a[1] + share * (b[1] - a[1]), 1)
                return _Hit(hit.arc, along, (x, y))
            gone += side
        raise DraftError(NARROW)

    def _cut(self, hit: _Hit) -> BoardDraft:
        """Return the draft with the arc of *hit* cut in two at its point; the second part is a new arc."""
        line, gone, place = self.arcs[hit.arc], 0.0, len(self.arcs[hit.arc]) - 1
        for index, (a, b) in enumerate(pairwise(line), 1):
            gone += distance(a, b)
            if hit.along <= gone:
                place = index
                break
        first = (*(point for point in line[:place] if point != hit.point), hit.point)
        second = (hit.point, *(point for point in line[place:] if point != hit.point))
        if len(first) < 2 or len(second) < 2:
            raise DraftError(NARROW)
        new = len(self.arcs)
        parts = {hit.arc: (hit.arc, new), ~hit.arc: (~new, ~hit.arc)}
        regions = tuple(
            replace(region, rings=tuple(
                tuple(part for arc in ring for part in parts.get(arc, (arc,))) for ring in region.rings
            ))
            for region in self.regions
        )  # fmt: skip
        arcs = (*self.arcs[: hit.arc], first, *self.arcs[hit.arc + 1 :], second)
        return replace(self, arcs=arcs, regions=regions)

    def _parted(self, region: int, place: int, line: Line) -> BoardDraft:
        """Return the draft with *line* as a border across ring *place* of *region*, between two ends of its arcs."""
        old = self.regions[region]
        ring, new = old.rings[place], len(self.arcs)
        starts = [_directed(self.arcs, arc)[0] for arc in ring]
        i, j = starts.index(line[0]), starts.index(line[-1])
        turned = (*ring[i:], *ring[:i])
        middle = (j - i) % len(ring)
        whole = replace(self, arcs=(*self.arcs, line))
        parts = [(*turned[:middle], ~new), (*turned[middle:], new)]
        parts.sort(key=lambda part: signed_area(whole.ring(part)))
        others = [other for index, other in enumerate(old.rings) if index != place]
        if place == 0:
            first, second = parts
            if is_inside(old.label, [whole.ring(first)]):
                first, second = second, first    # the part with the label keeps the index
            mine, theirs = [second], [first]
        else:
            mine, theirs = [others.pop(0), parts[0]], [parts[1]]
        inside = [whole.ring(theirs[0])]
        for hole in others:
            (theirs if is_inside(point_beside(whole.ring(hole)), inside) else mine).append(hole)
        regions = (
            *self.regions[:region], replace(old, rings=tuple(mine)), *self.regions[region + 1 :],
            DraftRegion("", old.terrain, (), old.label, old.symbols[:1], tuple(theirs)),
        )  # fmt: skip
        draft = replace(whole, regions=regions)
        draft._check([new])
        return draft.settled([region, len(regions) - 1])

    def joined(self, region: int, other: int) -> BoardDraft:
        """Return the draft with *other* merged into *region*, which keeps its terrain and marks."""
        if len(self.regions) <= SMALLEST:
            raise DraftError(TOO_FEW)
        both = {region, other}
        gone = {arc for arc, pair in enumerate(self.sides) if set(pair) == both and len(pair) == 2}
        if not gone or region == other:
            raise DraftError(NOT_NEIGHBOURS)
        rings = _merged([*self.regions[region].rings, *self.regions[other].rings], gone)
        rings.sort(key=lambda ring: -signed_area(self.ring(ring)))
        if [signed_area(self.ring(ring)) > 0 for ring in rings] != [True] + [False] * (len(rings) - 1):
            raise DraftError(NARROW)    # the region would meet itself only at a corner
        regions = list(self.regions)
        regions[region] = replace(regions[region], rings=tuple(rings))
        del regions[other]
        ends = {point for arc in gone for point in (self.arcs[arc][0], self.arcs[arc][-1])}
        draft = _compacted(replace(self, regions=tuple(regions)), gone, ends)
        return draft.settled([region - (other < region)])


class _Hit(NamedTuple):
    """A place on a border: its position *along* an *arc*, and its *point* once that is known exactly."""

    arc: int
    along: float
    point: Point


def _turned(ring: Sequence[int], area: float, *, hole: bool) -> tuple[int, ...]:
    """Return *ring* in the direction of an outer ring or of a *hole*."""
    return tuple(ring) if (area < 0) == hole else tuple(~arc for arc in reversed(ring))


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _directed(arcs: Sequence[Line], arc: int) -> Line:
    return arcs[arc] if arc >= 0 else arcs[~arc][::-1]


def _vertices(arc: int, line: Line) -> list[Vertex]:
    """Return the movable points of *line*: its ends, and points between them at about equal distances."""
    gone, places = 0.0, []
    for a, b in pairwise(line):
        gone += distance(a, b)
        places.append(gone)
    parts = max(2, round(gone / APART))
    found = [Vertex(arc, 0, line[0], True)]
    for part in range(1, parts):
        index = min(range(len(places)), key=lambda place: abs(places[place] - part * gone / parts)) + 1
        if index < len(line) - 1 and line[index] != found[-1].point:
            found.append(Vertex(arc, index, line[index], False))
    return [*found, Vertex(arc, len(line) - 1, line[-1], True)]


def _bent(line: Line, ends: Sequence[int], to: Point, *, reach: float) -> Line:
    """Return *line* with its points at *ends* (both if it is closed) moved to *to*; those within *reach* follow."""
    dx, dy = to[0] - line[ends[0]][0], to[1] - line[ends[0]][1]
    places = [0.0]
    for a, b in pairwise(line):
        places.append(places[-1] + distance(a, b))
    weights = [0.0] * len(line)
    for end in ends:
        for index, place in enumerate(places):
            room = places[end] if index <= end else places[-1] - places[end]
            near, away = min(reach, room / len(ends)), abs(place - places[end])
            if away < near:
                weights[index] = max(weights[index], (1 + cos(pi * away / near)) / 2)
    bent = [
        _rounded((x + weight * dx, y + weight * dy)) if weight else (x, y)
        for (x, y), weight in zip(line, weights, strict=True)
    ]
    for end in ends:
        bent[end] = to
    return (bent[0], *(here for before, here in pairwise(bent) if here != before))


def _clamped(path: Sequence[Point], width: float, height: float) -> list[Point]:
    """Return *path* clamped to the world, without points that are very near the previous one."""
    points = [(min(max(x, 0.0), width), min(max(y, 0.0), height)) for x, y in path]
    kept = points[:1]
    for point in points[1:]:
        if distance(point, kept[-1]) > 6:
            kept.append(point)
    if len(kept) < 2:
        raise DraftError(NOT_ACROSS)
    return kept


def _merged(rings: Iterable[Sequence[int]], gone: set[int]) -> list[tuple[int, ...]]:
    """Return the rings of two regions merged into one region, without the arcs *gone* between them."""
    after: dict[int, int] = {}
    for ring in rings:
        after.update(zip(ring, (*ring[1:], *ring[:1]), strict=True))
    before = {later: arc for arc, later in after.items()}
    for arc in gone:
        for one, twin in ((arc, ~arc), (~arc, arc)):
            start, end = before[one], after[twin]
            after[start], before[end] = end, start
    left = {arc: None for arc in after if max(arc, ~arc) not in gone}
    found = []
    while left:
        ring = [next(iter(left))]
        del left[ring[0]]
        while (later := after[ring[-1]]) != ring[0]:
            ring.append(later)
            del left[later]
        found.append(tuple(ring))
    return found


def _compacted(draft: BoardDraft, gone: set[int], ends: Iterable[Point]) -> BoardDraft:
    """Return *draft* without the arcs *gone*; where only two arcs are left at one of *ends*, they are joined."""
    arcs = list(draft.arcs)
    rings = [list(map(list, region.rings)) for region in draft.regions]
    dropped = set(gone)
    for point in sorted(ends):
        there = [
            (arc, end) for arc, line in enumerate(arcs) if arc not in dropped
            for end in (0, -1) if line[end] == point
        ]  # fmt: skip
        if len(there) != 2 or there[0][0] == there[1][0]:
            continue
        (one, end), (other, start) = there
        before, behind = one if end else ~one, ~other if start else other
        line = (*_directed(arcs, before), *_directed(arcs, behind)[1:])
        if _is_straight(_directed(arcs, before)[-2], point, _directed(arcs, behind)[1], draft):
            line = tuple(place for place in line if place != point)
        arcs[one] = line if end else line[::-1]
        dropped.add(other)
        for region in rings:
            for ring in region:
                if other in ring or ~other in ring:
                    ring[:] = [arc for arc in ring if arc not in (other, ~other)]
    names = {arc: place for place, arc in enumerate(arc for arc in range(len(arcs)) if arc not in dropped)}
    regions = tuple(
        replace(region, rings=tuple(
            tuple(names[arc] if arc >= 0 else ~names[~arc] for arc in ring) for ring in found
        ))
        for region, found in zip(draft.regions, rings, strict=True)
    )  # fmt: skip
    return replace(draft, arcs=tuple(arcs[arc] for arc in names), regions=regions)


def _is_straight(before: Point, here: Point, after: Point, draft: BoardDraft) -> bool:
    """Return whether three points lie on one side of the frame."""
    return any(
        before[axis] == here[axis] == after[axis] and here[axis] in (0, most)
        for axis, most in ((0, draft.width), (1, draft.height))
    )
