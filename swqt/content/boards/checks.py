"""Compares a board of either world with the design targets that make games on it balanced and readable."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from typing import Final, NamedTuple

from swqt.content.boards.board_files import BoardFile, BoardShape, RegionOutline, signs
from swqt.content.boards.design_targets import (
    LAKES,
    LARGEST,
    PLAIN_SURFACE,
    PLAIN_UNDERGROUND,
    SEAS,
    SMALLEST,
    SURFACE,
    DesignFigure,
    SurfaceTargets,
    UndergroundTargets,
    about,
    at_least,
    at_most,
    exact,
    published_size,
    surface_targets,
    tolerance,
    underground_targets,
)
from swqt.content.boards.geometry import Point, clearance, distance, first_crossing, path_length
from swqt.content.boards.graph import balance, borders, components, diameter, equal_borders, inner_borders
from swqt.engine import Board, members, region_set


def surface_board_targets(board: Board) -> SurfaceTargets:
    """Return the targets for a board of this size."""
    return surface_targets(board.players, len(board.codes))


def surface_counts(board: Board) -> Iterator[DesignFigure]:
    """Yield the figures on numbers of regions."""
    targets = surface_board_targets(board)
    terrain, marks = board.terrain, board.marks
    yield exact("rounds", board.rounds, targets.rounds)
    yield exact("land regions", terrain["land"].bit_count(), targets.land)
    yield exact("seas", terrain["sea"].bit_count(), SEAS)
    yield exact("seas at the board's edge", (terrain["sea"] & marks["edge"]).bit_count(), SEAS)
    yield exact("lakes", terrain["lake"].bit_count(), LAKES)
    yield exact("lakes at the board's edge", (terrain["lake"] & marks["edge"]).bit_count(), 0)
    is_known = targets.regions == published_size("surface", board.players)
    for name in PLAIN_SURFACE:
        yield _part(name, terrain[name].bit_count(), targets.plain_terrain, targets.land, _PLAIN, is_known)
    count = terrain["mountain"].bit_count()
    yield _part("mountain", count, targets.mountains, targets.land, _MOUNTAINS, is_known)
    for name in ("magic", "mine", "cavern"):
        yield _part(name, marks[name].bit_count(), targets.symbols, targets.land, _PLAIN, is_known)
    yield _natives("Lost Tribes", marks["tribe"].bit_count(), targets.tribes, is_known)


_PLAIN: Final = (0.18, 0.21)
_MOUNTAINS: Final = (0.18, 0.26)
"""The shares of the land of a plain terrain, of a kind of symbol and of the mountains on the published boards."""


def _part(
    name: str, count: int, target: int, land: int, shares: tuple[float, float], is_known: bool
) -> DesignFigure:
    """Return the figure for the number of regions of one kind: exact for a published size, else a range by *shares*."""
    if is_known:
        return exact(name, count, target)
    low, high = min(target, floor(shares[0] * land)), max(target, ceil(shares[1] * land))
    return DesignFigure(name, count, low, high, f"{low} to {high}")


def _natives(name: str, count: int, target: int, is_known: bool) -> DesignFigure:
    """Return the figure for a number of natives: exact for a published size, else an estimate."""
    return exact(name, count, target) if is_known else about(name, count, target, 0.0)


def surface_graph(board: Board) -> Iterator[DesignFigure]:
    """Yield the figures on adjacency, which depend on nothing printed except the water."""
    targets = surface_board_targets(board)
    land = board.terrain["land"]
    degrees = [(board.near[region] & land).bit_count() for region in members(land)]
    coast = land & board.around(board.terrain["water"])
    share = tolerance("surface", targets.regions)
    yield about("borders between regions", borders(board), targets.borders, share)
    yield about("land at the board's edge", (land & board.marks["edge"]).bit_count(), targets.edge, share)
    yield about("land where a race may enter", (land & board.entry).bit_count(), targets.entry, share)
    yield about("coastal land", coast.bit_count(), targets.coast, share)
    yield exact("connected parts of the land", len(components(board.near, land)), 1)
    yield about("diameter of the land", diameter(board.near, land), targets.diameter, share)
    low, high = mean_degree(targets)
    yield DesignFigure("land neighbours of land, mean", sum(degrees) / max(1, len(degrees)), low, high)
    # A board larger than all published ones nearly always has a region with eight neighbours.
    most = 7 if targets.land <= max(row.land for row in SURFACE.values()) else 8
    yield at_most("land neighbours of land, most", max(degrees, default=0), most)
    usual = sum(3 <= degree <= 6 for degree in degrees)
    yield at_least("share of land with 3 to 6 of them", usual / max(1, len(degrees)), 0.8)
    seas = board.terrain["sea"]
    yield exact("seas that touch each other", (seas & board.around(seas)).bit_count(), 0)


def mean_degree(targets: SurfaceTargets) -> tuple[float, float]:
    """Return the range for the mean number of land neighbours of a land region: 4.1 to 4.4 for published sizes.

    A small map has relatively more regions at the edge, so for other sizes it is derived from borders and coast.
    """
    if any(targets.land == row.land for row in SURFACE.values()):
        return 4.1, 4.4
    middle = 2 * (targets.borders - targets.coast) / targets.land
    return middle - 0.3, middle + 0.2


def surface_print(board: Board) -> Iterator[DesignFigure]:
    """Yield the figures on the positions of terrains and symbols."""
    targets = surface_board_targets(board)
    terrain, marks = board.terrain, board.marks
    tribes = marks["tribe"]
    magic, mine, cavern = marks["magic"], marks["mine"], marks["cavern"]
    several = magic & mine | magic & cavern | mine & cavern
    rich = mine & cavern & ~magic & terrain["mountain"]
    yield about("borders between equal terrains", equal_borders(board), targets.equal_borders)
    yield exact("mountains with mine and cavern", rich.bit_count(), 1)
    yield exact("other regions with several symbols", (several & ~rich).bit_count(), 0)
    yield exact("caverns that touch", inner_borders(board, cavern), 0)
    barred = terrain["mountain"] | terrain["water"]
    yield exact("Lost Tribes on mountain or water", (tribes & barred).bit_count(), 0)
    yield exact("symbols on water", ((magic | mine | cavern) & terrain["water"]).bit_count(), 0)
    entering = (tribes & board.entry).bit_count()
    yield about("Lost Tribes where a race may enter", entering, targets.entry_tribes)


LESSER_BANK: Final = 0.25
"""The minimum share of the board on the smaller side of the river."""

LARGEST_GROUP: Final = 2
TERRAINS: Final = 5
_HALF: Final = 0.2
"""The tolerance of "about half of the land"."""


def underground_board_targets(board: Board) -> UndergroundTargets:
    """Return the targets for a board of this size."""
    return underground_targets(board.players, len(board.codes))


def underground_counts(board: Board) -> Iterator[DesignFigure]:
    """Yield the figures on numbers of regions."""
    targets = underground_board_targets(board)
    terrain, marks = board.terrain, board.marks
    yield exact("rounds", board.rounds, targets.rounds)
    is_known = targets.regions == published_size("underground", board.players)
    count = exact if is_known else about
    yield count("land regions", terrain["land"].bit_count(), targets.land)
    yield count("river regions", terrain["river"].bit_count(), targets.rivers)
    yield count("chasms", terrain["chasm"].bit_count(), targets.chasms)
    for name in PLAIN_UNDERGROUND:
        yield _part(name, terrain[name].bit_count(), targets.plain_terrain, targets.land, _PLAIN, is_known)
    mountains = terrain["blackmountain"].bit_count()
    yield _part("blackmountain", mountains, targets.mountains, targets.land, _MOUNTAINS, is_known)
    yield count("volcano marks", marks["volcano"].bit_count(), targets.volcanoes)
    yield _natives("monster regions", marks["monster"].bit_count(), targets.monsters, is_known)


def underground_graph(board: Board) -> Iterator[DesignFigure]:
    """Yield the figures on adjacency, the river and the chasms."""
    targets = underground_board_targets(board)
    terrain, edge = board.terrain, board.marks["edge"]
    land, river, chasm = terrain["land"], terrain["river"], terrain["chasm"]
    yield about("borders between regions", borders(board), targets.borders, tolerance("underground", targets.regions))
    yield exact("connected parts of the river", len(components(board.near, river)), 1)
    yield exact("borders within the river", inner_borders(board, river), max(0, river.bit_count() - 1))
    yield exact("river regions at the board's edge", (river & edge).bit_count(), 2)
    ends = sum((board.near[region] & river).bit_count() <= 1 for region in members(river & edge))
    yield exact("of these, ends of the river", ends, 2)
    sides = [part.bit_count() for part in components(board.near, (land | chasm))]
    yield exact("sides of the river", len(sides), 2)
    yield at_least("share of the board on the lesser side", min(sides, default=0) / max(1, sum(sides)), LESSER_BANK)
    yield exact("parts that chasms cut off", len(components(board.near, land | river)) - 1, 0)
    banks = (land & board.around(river)).bit_count()
    yield about("land beside the river", banks, targets.banks, _HALF, 2.0)
    brinks = (land & board.around(chasm)).bit_count()
    yield about("land beside a chasm", brinks, targets.brinks, _HALF, 2.0)
    groups = [part.bit_count() for part in components(board.near, chasm)]
    yield at_most("chasms in a group, most", max(groups, default=0), LARGEST_GROUP)
    for region in members(chasm):
        beside = (board.near[region] & land).bit_count()
        yield DesignFigure(f"land round chasm {board.codes[region]}", beside, 3, 6, "3 to 6")


def underground_print(board: Board) -> Iterator[DesignFigure]:
    """Yield the figures on the positions of terrains, monsters and volcanoes."""
    targets = underground_board_targets(board)
    terrain, marks = board.terrain, board.marks
    monsters, chasm = marks["monster"], terrain["chasm"]
    yield at_most("borders between equal terrains", equal_borders(board), 0.08 * targets.borders)
    yield exact("volcano marks outside chasms", (marks["volcano"] & ~chasm).bit_count(), 0)
    yield exact("monsters on river or chasm", (monsters & (terrain["river"] | chasm)).bit_count(), 0)
    yield exact("monster regions that touch", inner_borders(board, monsters), 0)
    grounds = {board.terrain_of(region) for region in members(monsters)}
    yield at_least("terrains with monsters", len(grounds), min(TERRAINS, targets.monsters))
    foreign = sum(mark in ("magic", "mine", "cavern", "tribe") for site in board.sites for mark in site.marks)
    yield exact("symbols of the surface", foreign, 0)


ROOM: Final = 43.0
"""The radius of the free circle around a label, in world units: 24 px with a map of 1600 by 1000 drawn at 900 by 560.

A stack of tokens has a radius of 38 in a window of 1280 by 720.
"""

PIECES: Final = ((-22.0, 64.0), (22.0, 64.0))
"""The offsets from the label of two pieces below the tokens, in a window of 1280 by 720; each piece is 42 wide."""

RIM: Final = {"number": (30.0, 28.0, 22.0), "seat": (-29.0, -26.0, 14.0), "decline": (29.0, -24.0, 13.0)}
"""Discs on the rim of a stack of tokens in such a window: offset from the label, and radius."""

MOST_COVERED: Final = 8.0
"""The maximum overlap of such a disc with a symbol: less than half the radius of the disc."""

PIECE_ROOM: Final = 0.0
SYMBOL_DISTANCE: Final = 55.0
"""The minimum distance of a printed symbol from the label, so that a stack of tokens does not hide it."""

SYMBOL_ROOM: Final = 18.0
SYMBOLS_APART: Final = 38.0
FRAME_MARGIN: Final = 12.0
"""The width of the painted frame, which covers the map on each side."""

SHORTEST_BORDER: Final = 40.0


def check_board(board_file: BoardFile) -> list[DesignFigure]:
    """Return every figure of the board with its target; BoardError for an unsupported number of players or regions."""
    board, shape = board_file
    count, published = len(board.codes), published_size(board.world, board.players)
    note = "" if count == published else f"{published} on the published board"
    figures = [DesignFigure("regions", count, *((SMALLEST, LARGEST, note) if note else (published, published)))]
    if board.world == "surface":
        figures += [*surface_counts(board), *surface_graph(board), *surface_print(board)]
    else:
        figures += [*underground_counts(board), *underground_graph(board), *underground_print(board)]
    return [*figures, *balance(board, [outline.label for outline in shape.outlines]), *_geometry(board, shape)]


class BoardFault(NamedTuple):
    """A problem of these *regions* other than a figure. *kind* is one of the constants below; *text* is English."""

    kind: str
    regions: tuple[int, ...]
    text: str


CROSSING: Final = "crossing"
UNREACHABLE: Final = "unreachable"
OUTSIDE: Final = "outside"
CRAMPED: Final = "cramped"
SHORT: Final = "short"


def problems(board_file: BoardFile) -> list[str]:
    """Return the problems, other than figures, that make the board hard or impossible to play on."""
    return [fault.text for fault in faults(board_file)]


def faults(board_file: BoardFile) -> Iterator[BoardFault]:
    """Yield each of the ``problems`` with the regions concerned."""
    board, shape = board_file
    crossing = first_crossing([arc.points for arc in shape.arcs])
    if crossing:
        sides = {side for arc in crossing for side in shape.arcs[arc].sides}
        text = f"arcs {crossing[0]} and {crossing[1]} cross or touch outside their ends"
        yield BoardFault(CROSSING, tuple(sorted(sides)), text)
    parts = components(board.near, board.every & ~board.terrain["chasm"])
    if len(parts) != 1:
        apart = region_set(region for part in sorted(parts, key=int.bit_count)[:-1] for region in members(part))
        yield BoardFault(UNREACHABLE, tuple(members(apart)), "not every region can be reached from every other")
    for number, (code, outline) in enumerate(zip(board.codes, shape.outlines, strict=True)):
        for kind, problem in _misplaced(board, number, outline, shape):
            yield BoardFault(kind, (number,), f"region {code}: {problem}")
    for both, length in _border_lengths(shape).items():
        if length < SHORTEST_BORDER:
            what = " and ".join(board.codes[side] for side in both)
            beside = "" if len(both) == 2 else " and the board's edge"
            least = f"at least {SHORTEST_BORDER:g} can be seen"
            yield BoardFault(SHORT, both, f"{what}{beside}: they touch along {length:.1f} only, {least}")


def _misplaced(
    board: Board, region: int, outline: RegionOutline, shape: BoardShape
) -> Iterator[tuple[str, str]]:
    rings = (outline.outer, *outline.holes)
    if clearance(outline.label, rings) <= 0:
        yield OUTSIDE, "its label lies outside"
    printed = signs(board, region)
    if len(outline.symbols) < len(printed):
        yield CRAMPED, f"{len(printed)} symbols are printed on it, there are places for {len(outline.symbols)}"
    places = outline.symbols[: len(printed)]
    for number, place in enumerate(places):
        edge = min(*place, shape.width - place[0], shape.height - place[1])
        if min(clearance(place, rings), edge - FRAME_MARGIN) < SYMBOL_ROOM:
            yield CRAMPED, f"its symbol {printed[number]} has no room inside"
        if distance(outline.label, place) < SYMBOL_DISTANCE:
            yield CRAMPED, f"its label and its symbol {printed[number]} are nearer than {SYMBOL_DISTANCE:g}"
        if any(distance(place, other) < SYMBOLS_APART for other in places[:number]):
            yield CRAMPED, f"its symbols are nearer to each other than {SYMBOLS_APART:g}"
        away = (place[0] - outline.label[0], place[1] - outline.label[1])
        for name, disc in RIM.items():
            if covered(away, disc) > MOST_COVERED:
                yield CRAMPED, f"its symbol {printed[number]} lies under the {name} on a stack of tokens"


def covered(away: Point, disc: tuple[float, float, float]) -> float:
    """Return the overlap of a *disc* of RIM with the symbol at the offset *away* from the label."""
    x, y, radius = disc
    return radius + SYMBOL_ROOM - distance(away, (x, y))


def _geometry(board: Board, shape: BoardShape) -> Iterator[DesignFigure]:
    """Yield the figures on the smallest free space for tokens and pieces on a region."""
    yield at_least(LABEL_ROOM, min(label_rooms(shape)), ROOM)
    least = min(piece_rooms(board, shape).values(), default=PIECE_ROOM)
    yield at_least(PIECES_ROOM, least, PIECE_ROOM)


LABEL_ROOM: Final = "radius of the circle round a label, least"
PIECES_ROOM: Final = "room for two pieces below the tokens, least"


def label_rooms(shape: BoardShape) -> list[float]:
    """Return the radius of the free circle around each label."""
    return [clearance(outline.label, (outline.outer, *outline.holes)) for outline in shape.outlines]


def piece_rooms(board: Board, shape: BoardShape) -> dict[int, float]:
    """Return the room for two pieces below the tokens of each region of land.

    Water and chasms hold no pieces, or only for a moment.
    """
    rooms = {}
    for region in members(board.terrain["land"]):
        outline = shape.outlines[region]
        x, y = outline.label
        rooms[region] = min(clearance((x + dx, y + dy), (outline.outer, *outline.holes)) for dx, dy in PIECES)
    return rooms


def _border_lengths(shape: BoardShape) -> dict[tuple[int, ...], float]:
    """Return the length of the border between two regions, or between a region and the board's edge."""
    lengths: dict[tuple[int, ...], float] = {}
    for arc in shape.arcs:
        sides = tuple(sorted(arc.sides))
        lengths[sides] = lengths.get(sides, 0.0) + path_length(arc.points)
    return lengths
