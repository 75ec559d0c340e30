"""Reads TopoJSON with shared arcs: each border is stored once, and adjacency and the edge are derived from it.

Two regions are neighbours exactly if they share an arc; a region is at the edge of the board exactly if one of its arcs
lies on the frame. The regions, seas included, cover the whole world, so an arc of only one region is part of the frame.

The nodes of the JSON document know their location, so that every error names file and place.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isclose
from typing import Final, NamedTuple, NoReturn

from swqt.content.boards.geometry import Point, Ring, is_inside, signed_area
from swqt.engine import LETTER_OF_TERRAIN, MARKS, TERRAIN_OF_LETTER, WORLDS, BoardError


class JsonNode:
    """One value of a document: *value* as parsed by json, and *place*, such as ``objects.regions.geometries[3]``."""

    __slots__ = ("name", "place", "value")

    def __init__(self, value: object, name: str, place: str = "") -> None:
        self.value = value
        self.name = name
        self.place = place

    @classmethod
    def parse(cls, text: str, name: str) -> JsonNode:
        """Return the whole document; BoardError with line and column if *text* is not JSON."""
        if not text.strip():
            raise BoardError("{0}: the file is empty, expected a board as TopoJSON", name)
        try:
            return cls(json.loads(text), name)
        except json.JSONDecodeError as error:
            raise BoardError("{0}: this is not JSON", f"{name}:{error.lineno}:{error.colno}") from None
        except RecursionError:
            raise BoardError("{0}: this is not a board: it is nested too deeply", name) from None
        except ValueError:    # Python refuses numbers of more than 4300 digits.
            raise BoardError("{0}: this is not a board: it has a number of thousands of digits", name) from None

    def fail(self, pattern: str, *slots: object) -> NoReturn:
        """Raise BoardError with file, place and the message *pattern* filled with *slots*."""
        where = f"{self.name}: {self.place}" if self.place else self.name
        raise BoardError("{0}: {1}", where, BoardError(pattern, *slots))

    def expected(self, pattern: str, *slots: object) -> NoReturn:
        """Raise BoardError with what was expected here, *pattern* filled with *slots*, and what was found."""
        found = json.dumps(self.value, ensure_ascii=False)
        found = found if len(found) <= 60 else found[:57] + "..."
        self.fail("expected {0}, found {1}", BoardError(pattern, *slots), found)

    def member(self, key: str) -> JsonNode:
        """Return the member *key* of this object; BoardError if this is not an object or lacks it."""
        if not isinstance(self.value, dict):
            self.expected("an object in braces")
        if key not in self.value:
            self.fail("{0} is missing", repr(key))
        return JsonNode(self.value[key], self.name, f"{self.place}.{key}" if self.place else key)

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def items(self) -> list[JsonNode]:
        if not isinstance(self.value, list):
            self.expected("a list in brackets")
        return [JsonNode(value, self.name, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            self.expected("a text")
        return self.value

    def word(self, *allowed: str) -> str:
        if not isinstance(self.value, str) or self.value not in allowed:
            self.expected("one of {0}", ", ".join(allowed))
        return self.value

    def integer(self) -> int:
        if type(self.value) is not int:
            self.expected("a whole number")
        return self.value

    def bounded(self, least: int, most: int) -> int:
        """Return this value as a number; BoardError unless it is one from *least* to *most*."""
        if type(self.value) is not int or not least <= self.value <= most:
            self.expected("a whole number from {0} to {1}", least, most)
        return self.value

    def numbers(self, count: int) -> list[float]:
        value = self.value
        if (
            not isinstance(value, list)
            or len(value) != count
            or not all(type(number) in (int, float) for number in value)
        ):
            self.expected("a list of {0} numbers", count)
        return value

    def point(self, width: float, height: float) -> tuple[float, float]:
        """Return this value as a point; BoardError unless it lies within *width* and *height*."""
        x, y = self.numbers(2)
        if not (0 <= x <= width and 0 <= y <= height):
            self.expected_point(width, height)
        return x, y

    def expected_point(self, width: float, height: float) -> NoReturn:
        """Raise BoardError with the bounds of a point."""
        self.expected("a point [x, y] within 0..{0}, 0..{1}", f"{width:g}", f"{height:g}")


PRINTED_MARKS: Final = tuple(mark for mark in MARKS if mark != "edge")
"""The valid values in ``marks``; ``edge`` is derived."""

_LEAST_SIDE: Final = 10.0
_MOST_SIDE: Final = 10_000.0
"""The maximum width and height of a map in world units. Larger ones would take minutes to paint."""

_LONGEST_NAME: Final = 60


class BoardInfo(NamedTuple):
    """The properties of the board itself, not yet validated."""

    id: str
    name: str
    players: int
    rounds: int
    world: str


@dataclass(frozen=True, slots=True)
class RegionFace:
    """One region of the file with its outline: *rings* of points (the outer one first), not closed."""

    code: str
    terrain: str
    marks: tuple[str, ...]
    label: Point
    symbols: tuple[Point, ...]
    rings: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class Topology:
    """A validated topology. ``sides[i]`` holds the one or two regions that arc *i* belongs to."""

    width: float
    height: float
    properties: BoardInfo
    faces: tuple[RegionFace, ...]
    arcs: tuple[tuple[Point, ...], ...]
    sides: tuple[tuple[int, ...], ...]

    def neighbours(self) -> list[list[int]]:
        """Return for each region the regions it shares an arc with, ascending."""
        near: list[set[int]] = [set() for _ in self.faces]
        for sides in self.sides:
            if len(sides) == 2:
                near[sides[0]].add(sides[1])
                near[sides[1]].add(sides[0])
        return [sorted(others) for others in near]

    def on_edge(self) -> set[int]:
        """Return the regions that touch the frame along an arc."""
        return {sides[0] for sides in self.sides if len(sides) == 1}


def read_topology(text: str, name: str) -> Topology:
    """Return the validated topology in *text*; BoardError has *name*, the place and what was expected."""
    root = JsonNode.parse(text, name)
    root.member("type").word("Topology")
    if root.has("transform"):
        root.member("transform").fail("quantized coordinates are not supported, write them as they are")
    width, height = _size(root.member("bbox"))
    properties = _properties(root.member("properties"))
    arcs = _arcs(root.member("arcs"), width, height)
    regions = root.member("objects").member("regions")
    regions.member("type").word("GeometryCollection")
    geometries = regions.member("geometries").items()
    uses: list[list[int]] = [[] for _ in arcs]
    faces = tuple(_face(node, index, arcs, uses, (width, height)) for index, node in enumerate(geometries))
    _check_codes(faces, geometries)
    _check_cover(root, width, height, arcs, uses, faces)
    return Topology(width, height, properties, faces, arcs, tuple(tuple(sides) for sides in uses))


def _size(node: JsonNode) -> tuple[float, float]:
    left, top, right, bottom = node.numbers(4)
    if left != 0 or top != 0 or not all(_LEAST_SIDE <= side <= _MOST_SIDE for side in (right, bottom)):
        node.expected("[0, 0, width, height], both from {0} to {1}", f"{_LEAST_SIDE:g}", f"{_MOST_SIDE:g}")
    return right, bottom


def _properties(node: JsonNode) -> BoardInfo:
    return BoardInfo(
        id=node.member("id").text(),
        name=_name(node.member("name")),
        players=node.member("players").bounded(2, 5),
        rounds=node.member("rounds").bounded(1, 20),
        world=node.member("world").word(*WORLDS),
    )


def _name(node: JsonNode) -> str:
    name = node.text()
    if len(name) > _LONGEST_NAME or not name.isprintable() or name != name.strip() or "<" in name:
        node.expected("a name of at most {0} printable characters, no < and no spaces around it", _LONGEST_NAME)
    return name


def _arcs(node: JsonNode, width: float, height: float) -> tuple[tuple[Point, ...], ...]:
    return tuple(_arc(arc, width, height) for arc in node.items())


def _arc(node: JsonNode, width: float, height: float) -> tuple[Point, ...]:
    if not isinstance(node.value, list) or len(node.value) < 2:
        node.expected("a list of two or more points")
    points = []
    last = None
    for point in node.value:
        # There are thousands of points, so a JsonNode is created only for an invalid one.
        if (
            type(point) is list and len(point) == 2 and point != last
            and type(point[0]) in (int, float) and type(point[1]) in (int, float)
            and 0 <= point[0] <= width and 0 <= point[1] <= height
        ):  # fmt: skip
            points.append((point[0], point[1]))
            last = point
        else:
            wrong = JsonNode(point, node.name, f"{node.place}[{len(points)}]")
            if point == last:
                wrong.fail("the point {0} stands twice in a row", point)
            wrong.expected_point(width, height)
    return tuple(points)


def _face(
    node: JsonNode, index: int, arcs: Sequence[tuple[Point, ...]], uses: list[list[int]], size: tuple[float, float]
) -> RegionFace:
    node.member("type").word("Polygon")
    properties = node.member("properties")
    code, terrain = properties.member("code"), properties.member("terrain")
    terrain.word(*TERRAIN_OF_LETTER.values())
    if TERRAIN_OF_LETTER.get(code.text()[0]) != terrain.value:
        letter = LETTER_OF_TERRAIN[terrain.text()]
        code.expected("a code that begins with {0}, the letter of {1}", letter, terrain.value)
    marks = [mark.word(*PRINTED_MARKS) for mark in properties.member("marks").items()]
    if len(set(marks)) != len(marks):
        properties.member("marks").fail("a mark stands twice")
    label = properties.member("label").point(*size)
    places = properties.member("symbols").items()
    if not places:
        properties.member("symbols").expected("one or more points")
    symbols = tuple(place.point(*size) for place in places)
    rings = [_ring(ring, index, arcs, uses) for ring in node.member("arcs").items()]
    if not rings:
        node.member("arcs").expected("an outer ring")
    return RegionFace(code.text(), terrain.text(), tuple(marks), label, symbols, tuple(rings))


def _ring(node: JsonNode, index: int, arcs: Sequence[tuple[Point, ...]], uses: list[list[int]]) -> Ring:
    ring: list[Point] = []
    for item in node.items():
        number = item.integer()
        arc = number if number >= 0 else ~number
        if arc >= len(arcs):
            item.expected("the number of an arc, {0} to {1}", -len(arcs), len(arcs) - 1)
        if index in uses[arc] or len(uses[arc]) == 2:
            item.fail("arc {0} is used too often: an arc has two sides and parts two regions", arc)
        uses[arc].append(index)
        points = arcs[arc] if number >= 0 else arcs[arc][::-1]
        if ring and ring[-1] != points[0]:
            item.fail("arc {0} begins at {1}, but the ring has come to {2}", number, list(points[0]), list(ring[-1]))
        if ring:
            ring.pop()
        ring.extend(points)
    if len(ring) < 4 or ring[0] != ring[-1]:
        node.fail("the ring is not closed: it must end where it begins")
    ring.pop()
    return ring


def _check_codes(faces: Sequence[RegionFace], geometries: Sequence[JsonNode]) -> None:
    seen: dict[str, int] = {}
    for number, (face, node) in enumerate(zip(faces, geometries, strict=True)):
        if face.code in seen:
            code = node.member("properties").member("code")
            code.fail("the code {0} is taken by geometries[{1}]", face.code, seen[face.code])
        seen[face.code] = number


def _check_cover(
    root: JsonNode,
    width: float,
    height: float,
    arcs: Sequence[Sequence[Point]],
    uses: Sequence[Sequence[int]],
    faces: Sequence[RegionFace],
) -> None:
    """Raise BoardError unless the regions cover the world: one-sided arcs lie on the frame, and areas add up."""
    for number, (arc, sides) in enumerate(zip(arcs, uses, strict=True)):
        node = JsonNode(None, root.name, f"arcs[{number}]")
        if not sides:
            node.fail("no region uses this arc")
        if len(sides) == 1 and not _is_on_frame(arc, width, height):
            node.fail(
                "only {0} uses this arc, but it does not lie on the board's edge: "
                "two neighbours must share the arc between them",
                faces[sides[0]].code,
            )
    covered = 0.0
    for face in faces:
        outer, *holes = (abs(signed_area(ring)) for ring in face.rings)
        if outer <= sum(holes):
            root.fail("region {0}: its first ring must be the outer one", face.code)
        if not all(is_inside(hole[0], face.rings[:1]) for hole in face.rings[1:]):
            root.fail("region {0}: a hole lies outside its outer ring", face.code)
        covered += outer - sum(holes)
    if not isclose(covered, width * height, rel_tol=1e-6):
        root.fail("the regions cover an area of {0}, the board has {1}", f"{covered:.0f}", f"{width * height:.0f}")


def _is_on_frame(arc: Sequence[Point], width: float, height: float) -> bool:
    """Return whether every segment of *arc* runs along one side of the frame."""
    return all(
        (x0 == x1 and x0 in (0, width)) or (y0 == y1 and y0 in (0, height))
        for (x0, y0), (x1, y1) in pairwise(arc)
    )
