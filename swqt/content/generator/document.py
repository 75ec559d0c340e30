"""Turns a sketch into a board document: outlines, print, anchors, and codes in reading order."""

from __future__ import annotations

from random import Random
from typing import Final

from swqt.content.boards.board_files import SIGNS
from swqt.content.boards.geometry import Point, deepest_point, resampled
from swqt.content.generator.anchors import place_all
from swqt.content.generator.outlines import OutlineTracer, trace
from swqt.content.generator.printing import PrintedMap, print_board
from swqt.content.generator.sketch import Sketch
from swqt.engine import LETTER_OF_TERRAIN

Document = dict[str, object]

_ORDER: Final = (
    "forest", "farmland", "hill", "swamp", "mountain", "sea", "lake",
    "mushroom", "mine", "crystal", "mud", "blackmountain", "river", "chasm",
)  # fmt: skip


def draw(sketch: Sketch, board_id: str, name: str, made: dict[str, object], random: Random) -> Document:
    """Return the document of a sketch; *made* describes how it was generated."""
    board = sketch.board
    water = [bool(board.terrain["water"] >> region & 1) for region in range(len(board.codes))]
    outlines = trace(sketch.mesh, sketch.owner, water, random)
    rings = [[_points(ring, outlines) for ring in found] for found in outlines.rings]
    middles = [deepest_point([resampled(ring, 20.0) for ring in found], 3.0)[0] for found in rings]
    printed = print_board(board, middles, random)
    places = [
        place_all(found, sum(mark in SIGNS for mark in marks), sketch.mesh.width, sketch.mesh.height)
        for found, marks in zip(rings, printed.marks, strict=True)
    ]
    height = sketch.mesh.height
    order, codes = number([label for label, _ in places], printed, height, sketch.mesh.width)
    geometries = [
        {
            "type": "Polygon",
            "arcs": outlines.rings[region],
            "properties": {
                "code": codes[region],
                "terrain": printed.terrain[region],
                "marks": list(printed.marks[region]),
                "label": _rounded(places[region][0]),
                "symbols": [_rounded(place) for place in places[region][1]],
            },
        }
        for region in order
    ]
    return {
        "type": "Topology",
        "properties": {
            "id": board_id, "name": name, "players": board.players, "rounds": board.rounds,
            "world": board.world, "made": made,
        },
        "bbox": [0, 0, sketch.mesh.width, height],
        "objects": {"regions": {"type": "GeometryCollection", "geometries": geometries}},
        "arcs": [[list(point) for point in arc] for arc in outlines.arcs],
    }  # fmt: skip


def number(
    labels: list[Point], printed: PrintedMap, height: float, width: float
) -> tuple[list[int], dict[int, str]]:
    """Return the regions in the order of the file, and their codes: numbered by terrain in reading order."""
    row = height / max(1, round((len(labels) * height / width) ** 0.5))
    order = sorted(
        range(len(labels)),
        key=lambda region: (
            _ORDER.index(printed.terrain[region]), labels[region][1] // row, labels[region][0],
        ),
    )  # fmt: skip
    codes: dict[int, str] = {}
    numbers: dict[str, int] = {}
    for region in order:
        letter = LETTER_OF_TERRAIN[printed.terrain[region]]
        numbers[letter] = numbers.get(letter, 0) + 1
        codes[region] = f"{letter}{numbers[letter]}"
    return order, codes


def _points(ring: list[int], outlines: OutlineTracer) -> list[Point]:
    points: list[Point] = []
    for arc in ring:
        points.extend((outlines.arcs[arc] if arc >= 0 else outlines.arcs[~arc][::-1])[:-1])
    return points


def _rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]
