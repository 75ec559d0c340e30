"""How well a board meets the figures that make games on it feel and balance as they should."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swqt.content.balance import balance
from swqt.content.boards import BoardFile, Outline, Shape, signs
from swqt.content.figures import Figure, at_least
from swqt.content.geometry import Point, clearance, distance, first_crossing, path_length
from swqt.content.graph import components
from swqt.content.surface_check import surface_counts, surface_graph, surface_print
from swqt.content.targets import LARGEST, SMALLEST, published_size
from swqt.content.underground_check import underground_counts, underground_graph, underground_print
from swqt.engine import Board, members

ROOM: Final = 43.0
"""The circle that must fit round a label, in world units: 24 px where 1600 by 1000 of them are drawn at 900 by 560.

A stack of tokens as it is drawn in a window of 1280 by 720 has a radius of 38.
"""

PIECES: Final = ((-22.0, 64.0), (22.0, 64.0))
"""Where two pieces stand below the tokens, from the label, in a window of 1280 by 720; each is 42 across."""

RIM: Final = {"number": (30.0, 28.0, 22.0), "seat": (-29.0, -26.0, 14.0), "decline": (29.0, -24.0, 13.0)}
"""Discs on the rim of a stack of tokens, in such a window: where they lie from the label, and their radius."""

MOST_COVERED: Final = 8.0
"""By so much one of them may overlap a symbol: less than half of its radius."""

PIECE_ROOM: Final = 0.0
SYMBOL_DISTANCE: Final = 55.0
"""How far a printed symbol lies from the label at least, so that a stack of tokens does not hide it."""

SYMBOL_ROOM: Final = 18.0
SYMBOLS_APART: Final = 38.0
FRAME: Final = 12.0
"""So much of the map the painted frame round it covers on each side."""

SHORTEST_BORDER: Final = 40.0


def check_board(board_file: BoardFile) -> list[Figure]:
    """Return every figure of the board beside its target; BoardError if its size is none a board can have."""
    board, shape = board_file
    count, published = len(board.codes), published_size(board.world, board.players)
    note = "" if count == published else f"{published} on the published board"
    figures = [Figure("regions", count, *((SMALLEST, LARGEST, note) if note else (published, published)))]
    if board.world == "surface":
        figures += [*surface_counts(board), *surface_graph(board), *surface_print(board)]
    else:
        figures += [*underground_counts(board), *underground_graph(board), *underground_print(board)]
    return [*figures, *balance(board, [outline.label for outline in shape.outlines]), *_geometry(board, shape)]


def problems(board_file: BoardFile) -> list[str]:
    """Return what makes the board hard or impossible to play on, figures apart; empty if nothing does."""
    board, shape = board_file
    found = []
    crossing = first_crossing([arc.points for arc in shape.arcs])
    if crossing:
        found.append(f"arcs {crossing[0]} and {crossing[1]} cross or touch outside their ends")
    if len(components(board.near, board.every & ~board.terrain["chasm"])) != 1:
        found.append("not every region can be reached from every other")
    for number, (code, outline) in enumerate(zip(board.codes, shape.outlines, strict=True)):
        found += [f"region {code}: {problem}" for problem in _misplaced(board, number, outline, shape)]
    for sides, length in _border_lengths(shape).items():
        if length < SHORTEST_BORDER:
            what = " and ".join(board.codes[side] for side in sides)
            beside = "" if len(sides) == 2 else " and the board's edge"
            least = f"at least {SHORTEST_BORDER:g} can be seen"
            found.append(f"{what}{beside}: they touch along {length:.1f} only, {least}")
    return found


def _misplaced(board: Board, region: int, outline: Outline, shape: Shape) -> Iterator[str]:
    rings = (outline.outer, *outline.holes)
    if clearance(outline.label, rings) <= 0:
        yield "its label lies outside"
    printed = signs(board, region)
    if len(outline.symbols) < len(printed):
        yield f"{len(printed)} symbols are printed on it, there are places for {len(outline.symbols)}"
    places = outline.symbols[: len(printed)]
    for number, place in enumerate(places):
        edge = min(*place, shape.width - place[0], shape.height - place[1])
        if min(clearance(place, rings), edge - FRAME) < SYMBOL_ROOM:
            yield f"its symbol {printed[number]} has no room inside"
        if distance(outline.label, place) < SYMBOL_DISTANCE:
            yield f"its label and its symbol {printed[number]} are nearer than {SYMBOL_DISTANCE:g}"
        if any(distance(place, other) < SYMBOLS_APART for other in places[:number]):
            yield f"its symbols are nearer to each other than {SYMBOLS_APART:g}"
        away = (place[0] - outline.label[0], place[1] - outline.label[1])
        for name, disc in RIM.items():
            if covered(away, disc) > MOST_COVERED:
                yield f"its symbol {printed[number]} lies under the {name} on a stack of tokens"


def covered(away: Point, disc: tuple[float, float, float]) -> float:
    """Return by how much a *disc* of RIM overlaps the symbol that lies so far *away* from the label."""
    x, y, radius = disc
    return radius + SYMBOL_ROOM - distance(away, (x, y))


def _geometry(board: Board, shape: Shape) -> Iterator[Figure]:
    """Yield the least room for what stands on a region."""
    rings = [(outline.outer, *outline.holes) for outline in shape.outlines]
    rooms = [clearance(outline.label, outer) for outline, outer in zip(shape.outlines, rings, strict=True)]
    yield at_least("radius of the circle round a label, least", min(rooms), ROOM)
    # On water and chasms stand no pieces, or only for a moment.
    below = [
        clearance((shape.outlines[region].label[0] + dx, shape.outlines[region].label[1] + dy), rings[region])
        for region in members(board.terrain["land"])
        for dx, dy in PIECES
    ]
    least = min(below, default=PIECE_ROOM)
    yield at_least("room for two pieces below the tokens, least", least, PIECE_ROOM)


def _border_lengths(shape: Shape) -> dict[tuple[int, ...], float]:
    """Return how long the border between two regions is, or of one with the board's edge."""
    lengths: dict[tuple[int, ...], float] = {}
    for arc in shape.arcs:
        sides = tuple(sorted(arc.sides))
        lengths[sides] = lengths.get(sides, 0.0) + path_length(arc.points)
    return lengths
