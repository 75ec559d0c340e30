"""Generates boards: makes sketches until enough of them meet the targets, and turns the best one into a board document
with outlines, print, anchors and codes in reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, sqrt
from random import Random
from typing import Final, NamedTuple

from swqt.content.boards.board_files import SIGNS, BoardFile, dump_board, parse_board
from swqt.content.boards.checks import check_board, problems
from swqt.content.boards.design_targets import published_size, surface_targets, underground_targets
from swqt.content.boards.geometry import Point, deepest_point, resampled
from swqt.content.generator.anchors import place_all
from swqt.content.generator.ground import make_ground
from swqt.content.generator.outlines import OutlineTracer, trace
from swqt.content.generator.printing import PrintedMap, print_board
from swqt.content.generator.sketch import Sketch, Sketcher, SurfaceSketcher, UndergroundSketcher
from swqt.engine import LETTER_OF_TERRAIN, BoardError

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
    """Return the regions in file order, and their codes, numbered by terrain in reading order."""
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


VERSION: Final = 4
"""The version of the generator; each version makes different boards from the same seed."""

WIDTH: Final = 1600
HEIGHT: Final = 1000
_ROOMY: Final = 54
"""The number of regions that fit into the normal world; for more, it is enlarged so that their size stays the same."""

Progress = Callable[[str], None]


_TRIES_A_GROUND: Final = 40
_PATIENCE: Final = 1000


class BoardRecipe(NamedTuple):
    """The search effort and the resolution of the mesh.

    The search ends after ``wanted`` sketches that meet every target for sketches, or after ``tries`` attempts. Both are
    reduced for a larger world, where each takes longer.
    The mesh has ``cells`` cells plus ``cells_a_region`` for each region of the board.
    """

    tries: int = 400
    wanted: int = 5
    cells: int = 900
    cells_a_region: int = 18


_USUAL: Final = BoardRecipe()


def new_board(
    world: str,
    players: int,
    seed: int | str,
    progress: Progress = lambda line: None,
    *,
    regions: int | None = None,
    board_id: str = "new",
    name: str = "New",
    recipe: BoardRecipe = _USUAL,
) -> Document:
    """Return a new board as a TopoJSON document, the same for the same arguments on one Python version.

    It has *regions* regions, water and chasms included, or without it as many as the published board.
    *progress* is called with messages on the search and, at the end, with every target missed. Raises
    BoardError for an impossible request.
    """
    size = published_size(world, players) if regions is None else regions
    sketcher = _sketcher(world, players, size)
    made: dict[str, object] = {
        "generator": VERSION, "seed": str(seed), "regions": size, "recipe": list(recipe),
    }  # fmt: skip
    best: Document = {}
    fewest: list[str] | None = None
    for attempt, sketch in enumerate(_sketches(sketcher, size, seed, recipe, progress)):
        if fewest is not None and len(sketch.misses) >= len(fewest):
            continue    # the drawn board misses at least the targets that its sketch misses
        document = draw(sketch, board_id, name, made, Random(f"print {seed} {attempt}"))
        complaints = complaints_about(parse_board(dump_board(document), board_id))
        progress(f"drawn {attempt + 1}: {len(complaints) or 'nothing'} not met")
        if fewest is None or len(complaints) < len(fewest):
            best, fewest = document, complaints
        if not complaints:
            break
    if fewest is None:
        raise BoardError("no attempt with the seed {0} gave a board; try another seed", repr(str(seed)))
    for complaint in fewest:
        progress(f"not met: {complaint}")
    return best


def complaints_about(board_file: BoardFile) -> list[str]:
    """Return a line for every target missed and every other problem."""
    return [str(figure) for figure in check_board(board_file) if not figure.ok] + problems(board_file)


def _extent(size: int) -> tuple[float, float]:
    """Return the width and height of the world of a board."""
    growth = max(1.0, sqrt(size / _ROOMY))
    return round(WIDTH * growth), round(HEIGHT * growth)


def _sketcher(world: str, players: int, size: int) -> Sketcher:
    if world == "surface":
        return SurfaceSketcher(*_extent(size), players, surface_targets(players, size))
    return UndergroundSketcher(*_extent(size), players, underground_targets(players, size))


def _sketches(
    sketcher: Sketcher, size: int, seed: int | str, recipe: BoardRecipe, progress: Progress
) -> Iterator[Sketch]:
    """Yield the best sketches, the best first, at most ``wanted``.

    If few attempts succeed, the search continues until there is at least one sketch.
    """
    random = Random(f"board {seed}")
    good: list[Sketch] = []
    second: list[Sketch] = []
    attempt = 0
    tries = round(recipe.tries * min(1.0, _ROOMY / size) ** 4)
    wanted = ceil(recipe.wanted * min(1.0, _ROOMY / size))
    while len(good) < wanted and (attempt < tries or not (good or second)) and attempt < tries + _PATIENCE:
        if attempt % _TRIES_A_GROUND == 0:
            cells = recipe.cells + recipe.cells_a_region * size
            ground = make_ground(*_extent(size), cells, random)
            progress(f"attempt {attempt + 1} of {tries}: {len(good)} of {wanted} good ones found")
        attempt += 1
        sketch = sketcher.sketch(ground, random)
        if sketch is None:
            continue
        if sketch.is_good:
            good.append(sketch)
        else:
            second = sorted([*second, sketch], key=lambda other: other.rank, reverse=True)[:wanted]
    yield from sorted([*good, *second], key=lambda sketch: sketch.rank, reverse=True)[:wanted]
