"""New boards: attempts are sketched until enough of them meet the figures, and the best one is drawn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple

from swqt.content.board_check import SURFACE, check_board, problems
from swqt.content.boards import parse_board
from swqt.content.generator.arcs import Outlines, trace
from swqt.content.generator.layout import Plan
from swqt.content.generator.mesh import make_mesh
from swqt.content.generator.printing import Print, print_surface
from swqt.content.generator.sketch import Sketch, sketch_surface
from swqt.content.geometry import Point, clearance, deepest_point
from swqt.content.writing import dump_board
from swqt.engine import LETTER_OF_TERRAIN, BoardError

WIDTH: Final = 1600
HEIGHT: Final = 1000

Document = dict[str, object]
Progress = Callable[[str], None]


class Recipe(NamedTuple):
    """How a board is looked for: the waters, how fine the mesh, and how long to try.

    The search ends with ``wanted`` sketches that meet every figure, or after ``tries``.
    """

    plan: Plan
    cells: int = 1300
    tries: int = 600
    wanted: int = 6


RECIPES: Final = {
    2: Recipe(Plan((320, 430), (130, 210), (60, 110), (1.0, 1.7))),
    3: Recipe(Plan((370, 480), (150, 250), (75, 120), (1.0, 1.7))),
    4: Recipe(Plan((370, 480), (220, 320), (85, 130), (1.1, 2.2)), 1500, 900),
    5: Recipe(Plan((320, 420), (240, 350), (100, 145), (1.8, 3.2)), 1600, 1200),
}
"""What gives boards with the published figures, by players."""

_ORDER: Final = ("forest", "farmland", "hill", "swamp", "mountain", "sea", "lake")
_TRIES_PER_MESH: Final = 60
_SYMBOL_ROOM_ENOUGH: Final = 32.0


def new_board(
    world: str,
    players: int,
    seed: int | str,
    progress: Progress = lambda line: None,
    *,
    board_id: str = "new",
    name: str = "New",
    recipe: Recipe | None = None,
) -> Document:
    """Return a new board as a TopoJSON document, the same for the same arguments on one Python version.

    *progress* is told how the search goes and, in the end, every figure that could not be met. Raises
    BoardError if there is no generator for *world* or no figures for *players*.
    """
    if world != "surface" or players not in SURFACE:
        raise BoardError(f"no boards can be made for the world {world!r} and {players} players")
    recipe = recipe or RECIPES[players]
    best: Document | None = None
    fewest = -1
    for sketch in _sketches(players, seed, recipe, progress):
        document = _draw(sketch, seed, board_id, name)
        board_file = parse_board(dump_board(document), board_id)
        complaints = [str(figure) for figure in check_board(board_file) if not figure.ok]
        complaints += problems(board_file)
        if best is None or len(complaints) < fewest:
            best, fewest, final = document, len(complaints), complaints
        if not complaints:
            break
    if best is None:
        raise BoardError(f"no attempt with the seed {seed!r} gave a board")
    for complaint in final:
        progress(f"not met: {complaint}")
    return best


def _sketches(players: int, seed: int | str, recipe: Recipe, progress: Progress) -> list[Sketch]:
    """Return the sketches worth drawing, the best first."""
    random = Random(f"board {seed}")
    good: list[Sketch] = []
    second: list[Sketch] = []
    for attempt in count():
        if attempt == recipe.tries or len(good) == recipe.wanted:
            break
        if attempt % _TRIES_PER_MESH == 0:
            mesh = make_mesh(WIDTH, HEIGHT, recipe.cells, random)
        sketch = sketch_surface(mesh, recipe.plan, players, random)
        if sketch is None:
            continue
        if not sketch.misses and not sketch.short_borders:
            good.append(sketch)
            progress(f"attempt {attempt + 1}: meets the figures, beauty {sketch.beauty:.2f}")
        else:
            second = sorted([*second, sketch], key=lambda other: other.rank, reverse=True)[: recipe.wanted]
    good.sort(key=lambda sketch: sketch.rank, reverse=True)
    return good + second


def _draw(sketch: Sketch, seed: int | str, board_id: str, name: str) -> Document:
    """Return the finished document of a sketch."""
    random = Random(f"print {seed}")
    board = sketch.board
    printed = print_surface(board, random)
    is_water = [bool(board.terrain["water"] >> region & 1) for region in range(len(board.codes))]
    outlines = trace(sketch.mesh, sketch.owner, is_water, random)
    labels = []
    symbols = []
    for rings in outlines.rings:
        points = [_points(ring, outlines) for ring in rings]
        label, _ = deepest_point(points, 2.0)
        labels.append(_rounded(label))
        symbols.append(_rounded(_symbol_point(label, points)))
    order, codes = _number(printed, labels)
    geometries = [
        {
            "type": "Polygon",
            "arcs": outlines.rings[region],
            "properties": {
                "code": codes[region],
                "terrain": printed.terrain[region],
                "marks": list(printed.marks[region]),
                "label": labels[region],
                "symbol": symbols[region],
            },
        }
        for region in order
    ]
    return {
        "type": "Topology",
        "properties": {
            "id": board_id, "name": name,
            "players": board.players, "rounds": board.rounds, "world": board.world,
        },
        "bbox": [0, 0, WIDTH, HEIGHT],
        "objects": {"regions": {"type": "GeometryCollection", "geometries": geometries}},
        "arcs": [[list(point) for point in arc] for arc in outlines.arcs],
    }  # fmt: skip


def _points(ring: list[int], outlines: Outlines) -> list[Point]:
    points: list[Point] = []
    for number in ring:
        points.extend((outlines.arcs[number] if number >= 0 else outlines.arcs[~number][::-1])[:-1])
    return points


def _symbol_point(label: Point, rings: list[list[Point]]) -> Point:
    """Return where the symbol goes: near the label, with room around it, above rather than below."""
    best = label
    most = 0.0
    for away in range(60, 121, 10):
        for step in range(24):
            angle = step * pi / 12 - pi / 2
            point = (label[0] + away * cos(angle), label[1] + away * sin(angle))
            room = clearance(point, rings)
            if room >= _SYMBOL_ROOM_ENOUGH and step == 0:
                return point
            score = 3 * min(_SYMBOL_ROOM_ENOUGH, room) - 0.5 * away - 4 * sin(angle)
            if score > most:
                best, most = point, score
        if most >= 3 * _SYMBOL_ROOM_ENOUGH - 0.5 * away - 4:
            break
    return best


def _number(printed: Print, labels: list[list[float]]) -> tuple[list[int], dict[int, str]]:
    """Return the regions in the order of the file, and their codes: numbered by terrain in reading order."""
    row = HEIGHT / max(1, round((len(labels) * HEIGHT / WIDTH) ** 0.5))
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


def _rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]
