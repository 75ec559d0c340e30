"""How well a board meets the figures that make games on it feel and balance as they should."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from swqt.content.boards import BoardFile, Shape
from swqt.content.geometry import clearance, distance, first_crossing, path_length
from swqt.content.graph import components, diameter
from swqt.engine import Board, RegionSet, members

ROOM: Final = 43.0
"""The circle that must fit round a label, in world units: 24 px where the world is drawn at 900 by 560."""

SYMBOL_DISTANCE: Final = 55.0
"""How far a printed symbol lies from the label at least, so that a stack of tokens does not hide it."""

SYMBOL_ROOM: Final = 18.0
SHORTEST_BORDER: Final = 40.0


class Figure(NamedTuple):
    """One figure beside its target. Without a tolerance the target is the least that will do."""

    name: str
    value: float
    target: float
    tolerance: float | None
    ok: bool

    def __str__(self) -> str:
        meant = "at least " if self.tolerance is None else ""
        spread = f" ±{self.tolerance:.4g}" if self.tolerance else ""
        mark = "" if self.ok else "   <- not met"
        return f"{self.name:<44} {self.value:>7.4g}   {meant}{self.target:.4g}{spread}{mark}"


class SurfaceTargets(NamedTuple):
    rounds: int
    land: int
    plain_terrain: int
    mountains: int
    symbols: int
    tribes: int
    borders: int
    edge: int
    entry: int
    coast: int
    diameter: int
    equal_borders: int
    entry_tribes: int


class UndergroundTargets(NamedTuple):
    rounds: int
    plain_terrain: int
    mountains: int
    rivers: int
    chasms: int
    volcanoes: int
    monsters: int
    borders: int


SURFACE: Final = {
    2: SurfaceTargets(10, 20, 4, 4, 4, 9, 51, 13, 14, 10, 5, 0, 5),
    3: SurfaceTargets(10, 27, 5, 7, 5, 10, 71, 14, 16, 13, 6, 5, 4),
    4: SurfaceTargets(9, 36, 7, 8, 7, 14, 95, 16, 21, 17, 8, 5, 7),
    5: SurfaceTargets(8, 45, 9, 9, 9, 18, 120, 19, 25, 20, 9, 8, 9),
}
"""The published boards of the surface, by players."""

UNDERGROUND: Final = {
    2: UndergroundTargets(10, 4, 4, 3, 5, 2, 4, 67),
    3: UndergroundTargets(10, 5, 6, 3, 4, 2, 5, 80),
    4: UndergroundTargets(9, 7, 7, 5, 4, 4, 6, 108),
    5: UndergroundTargets(8, 9, 8, 6, 4, 4, 7, 134),
}
"""The published boards of the Underground, by players; the row for five extends the series."""


def check_board(board_file: BoardFile) -> list[Figure]:
    """Return every figure of the board beside its target."""
    board, shape = board_file
    if board.world == "surface":
        figures = [*surface_counts(board), *surface_graph(board), *surface_print(board)]
    else:
        figures = _underground(board)
    return [*figures, *_geometry(shape)]


def problems(board_file: BoardFile) -> list[str]:
    """Return what makes the board hard or impossible to play on, figures apart; empty if nothing does."""
    board, shape = board_file
    found = []
    crossing = first_crossing([arc.points for arc in shape.arcs])
    if crossing:
        found.append(f"arcs {crossing[0]} and {crossing[1]} cross or touch outside their ends")
    if len(components(board.near, board.every)) != 1:
        found.append("not every region can be reached from every other")
    for code, outline in zip(board.codes, shape.outlines, strict=True):
        rings = (outline.outer, *outline.holes)
        if clearance(outline.label, rings) <= 0:
            found.append(f"region {code}: its label lies outside")
        if clearance(outline.symbol, rings) < SYMBOL_ROOM:
            found.append(f"region {code}: its symbol has no room inside")
        if distance(outline.label, outline.symbol) < SYMBOL_DISTANCE:
            found.append(f"region {code}: label and symbol are nearer than {SYMBOL_DISTANCE:g}")
    for sides, length in _border_lengths(shape).items():
        if length < SHORTEST_BORDER:
            what = " and ".join(board.codes[side] for side in sides)
            beside = "" if len(sides) == 2 else " and the board's edge"
            found.append(f"{what}{beside}: they touch along {length:.0f} only, who can see that?")
    return found


def _exact(name: str, value: float, target: float) -> Figure:
    return Figure(name, value, target, 0, value == target)


def _about(name: str, value: float, target: float, tolerance: float | None = None) -> Figure:
    """Within 8 % of the target and at least one, or the tolerance given."""
    spread = max(1.0, 0.08 * target) if tolerance is None else tolerance
    return Figure(name, value, target, spread, abs(value - target) <= spread)


def _least(name: str, value: float, target: float) -> Figure:
    return Figure(name, value, target, None, value >= target)


def surface_counts(board: Board) -> Iterator[Figure]:
    """Yield what is counted region by region."""
    targets = SURFACE[board.players]
    terrain, marks = board.terrain, board.marks
    yield _exact("rounds", board.rounds, targets.rounds)
    yield _exact("land regions", terrain["land"].bit_count(), targets.land)
    yield _exact("seas", terrain["sea"].bit_count(), 2)
    yield _exact("seas at the board's edge", (terrain["sea"] & marks["edge"]).bit_count(), 2)
    yield _exact("lakes", terrain["lake"].bit_count(), 1)
    yield _exact("lakes at the board's edge", (terrain["lake"] & marks["edge"]).bit_count(), 0)
    for name in ("farmland", "forest", "hill", "swamp"):
        yield _exact(name, terrain[name].bit_count(), targets.plain_terrain)
    yield _exact("mountain", terrain["mountain"].bit_count(), targets.mountains)
    for name in ("magic", "mine", "cavern"):
        yield _exact(name, marks[name].bit_count(), targets.symbols)
    yield _exact("Lost Tribes", marks["tribe"].bit_count(), targets.tribes)


def surface_graph(board: Board) -> Iterator[Figure]:
    """Yield what depends on which region borders which, and on nothing printed but the water."""
    targets = SURFACE[board.players]
    land = board.terrain["land"]
    degrees = _degrees(board, land)
    yield _about("borders between regions", _borders(board), targets.borders)
    yield _about("land at the board's edge", (land & board.marks["edge"]).bit_count(), targets.edge)
    yield _about("land where a race may enter", (land & board.entry).bit_count(), targets.entry)
    coast = land & board.around(board.terrain["water"])
    yield _about("coastal land", coast.bit_count(), targets.coast)
    yield _exact("connected parts of the land", len(components(board.near, land)), 1)
    yield _about("diameter of the land", diameter(board.near, land), targets.diameter)
    yield _about("land neighbours of land, mean", sum(degrees) / max(1, len(degrees)), 4.25, 0.15)
    yield _about("land neighbours of land, most", max(degrees, default=0), 6, 1)
    usual = sum(3 <= degree <= 6 for degree in degrees)
    yield _least("share of land with 3 to 6 of them", usual / max(1, len(degrees)), 0.8)
    seas = board.terrain["sea"]
    yield _exact("seas that touch each other", (seas & board.around(seas)).bit_count(), 0)


def surface_print(board: Board) -> Iterator[Figure]:
    """Yield what depends on where terrains and symbols are printed."""
    targets = SURFACE[board.players]
    terrain, marks = board.terrain, board.marks
    tribes = marks["tribe"]
    magic, mine, cavern = marks["magic"], marks["mine"], marks["cavern"]
    several = magic & mine | magic & cavern | mine & cavern
    rich = mine & cavern & ~magic & terrain["mountain"]
    yield _about("borders between equal terrains", equal_borders(board), targets.equal_borders)
    yield _exact("mountains with mine and cavern", rich.bit_count(), 1)
    yield _exact("other regions with several symbols", (several & ~rich).bit_count(), 0)
    yield _exact("caverns that touch", _inner_borders(board, cavern), 0)
    barred = terrain["mountain"] | terrain["water"]
    yield _exact("Lost Tribes on mountain or water", (tribes & barred).bit_count(), 0)
    yield _exact("symbols on water", ((magic | mine | cavern) & terrain["water"]).bit_count(), 0)
    entering = (tribes & board.entry).bit_count()
    yield _about("Lost Tribes where a race may enter", entering, targets.entry_tribes)


def _underground(board: Board) -> list[Figure]:
    targets = UNDERGROUND[board.players]
    terrain, marks = board.terrain, board.marks
    river, chasm, monsters = terrain["river"], terrain["chasm"], marks["monster"]
    figures = [
        _exact("rounds", board.rounds, targets.rounds),
        *(
            _exact(name, terrain[name].bit_count(), targets.plain_terrain)
            for name in ("mine", "mushroom", "crystal", "mud")
        ),
        _exact("blackmountain", terrain["blackmountain"].bit_count(), targets.mountains),
        _exact("river", river.bit_count(), targets.rivers),
        _exact("chasm", chasm.bit_count(), targets.chasms),
        _exact("volcano marks", marks["volcano"].bit_count(), targets.volcanoes),
        _exact("volcano marks outside chasms", (marks["volcano"] & ~chasm).bit_count(), 0),
        _exact("monster regions", monsters.bit_count(), targets.monsters),
        _exact("monsters on river or chasm", (monsters & (river | chasm)).bit_count(), 0),
        _exact("monster regions that touch", _inner_borders(board, monsters), 0),
        _about("borders between regions", _borders(board), targets.borders),
        _exact("connected parts of the river", len(components(board.near, river)), 1),
        _exact("river regions at the board's edge", (river & marks["edge"]).bit_count(), 2),
    ]
    for region in members(chasm):
        beside = (board.near[region] & terrain["land"]).bit_count()
        figures.append(_about(f"land round chasm {board.codes[region]}", beside, 4.5, 1.5))
    return figures


def _geometry(shape: Shape) -> Iterator[Figure]:
    room = min(clearance(outline.label, (outline.outer, *outline.holes)) for outline in shape.outlines)
    yield _least("radius of the circle round a label, least", room, ROOM)


def equal_borders(board: Board) -> int:
    """Return how many borders part two regions of the same terrain."""
    letters = [code[0] for code in board.codes]
    return sum(
        letters[region] == letters[other]
        for region, near in enumerate(board.near)
        for other in members(near)
        if other < region
    )


def _borders(board: Board) -> int:
    return sum(near.bit_count() for near in board.near) // 2


def _inner_borders(board: Board, regions: RegionSet) -> int:
    return sum(board.near[a] >> b & 1 for a, b in combinations(members(regions), 2))


def _degrees(board: Board, regions: RegionSet) -> list[int]:
    return [(board.near[region] & regions).bit_count() for region in members(regions)]


def _border_lengths(shape: Shape) -> dict[tuple[int, ...], float]:
    """Return how long the border between two regions is, or of one with the board's edge."""
    lengths: dict[tuple[int, ...], float] = {}
    for arc in shape.arcs:
        sides = tuple(sorted(arc.sides))
        lengths[sides] = lengths.get(sides, 0.0) + path_length(arc.points)
    return lengths
