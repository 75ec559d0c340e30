"""The figures of a board of the surface."""

from __future__ import annotations

from collections.abc import Iterator

from swqt.content.figures import Figure, about, at_least, at_most, exact
from swqt.content.graph import borders, components, diameter, equal_borders, inner_borders
from swqt.content.targets import LAKES, PLAIN_SURFACE, SEAS, SURFACE, SurfaceTargets, surface_targets, tolerance
from swqt.engine import Board, members


def targets_of(board: Board) -> SurfaceTargets:
    """Return what a board of this size should have."""
    return surface_targets(board.players, len(board.codes))


def surface_counts(board: Board) -> Iterator[Figure]:
    """Yield what is counted region by region."""
    targets = targets_of(board)
    terrain, marks = board.terrain, board.marks
    yield exact("rounds", board.rounds, targets.rounds)
    yield exact("land regions", terrain["land"].bit_count(), targets.land)
    yield exact("seas", terrain["sea"].bit_count(), SEAS)
    yield exact("seas at the board's edge", (terrain["sea"] & marks["edge"]).bit_count(), SEAS)
    yield exact("lakes", terrain["lake"].bit_count(), LAKES)
    yield exact("lakes at the board's edge", (terrain["lake"] & marks["edge"]).bit_count(), 0)
    for name in PLAIN_SURFACE:
        yield exact(name, terrain[name].bit_count(), targets.plain_terrain)
    yield exact("mountain", terrain["mountain"].bit_count(), targets.mountains)
    for name in ("magic", "mine", "cavern"):
        yield exact(name, marks[name].bit_count(), targets.symbols)
    yield exact("Lost Tribes", marks["tribe"].bit_count(), targets.tribes)


def surface_graph(board: Board) -> Iterator[Figure]:
    """Yield what depends on which region borders which, and on nothing printed but the water."""
    targets = targets_of(board)
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
    yield Figure("land neighbours of land, mean", sum(degrees) / max(1, len(degrees)), low, high)
    # Among more regions than any published board has, one with eight neighbours is nearly always found.
    most = 7 if targets.land <= max(row.land for row in SURFACE.values()) else 8
    yield at_most("land neighbours of land, most", max(degrees, default=0), most)
    usual = sum(3 <= degree <= 6 for degree in degrees)
    yield at_least("share of land with 3 to 6 of them", usual / max(1, len(degrees)), 0.8)
    seas = board.terrain["sea"]
    yield exact("seas that touch each other", (seas & board.around(seas)).bit_count(), 0)


def mean_degree(targets: SurfaceTargets) -> tuple[float, float]:
    """Return how many land neighbours a land region should have on average: 4.1 to 4.4 if published.

    On a small map more regions lie at the edge, on a large one fewer: what the borders leave, then.
    """
    if any(targets.land == row.land for row in SURFACE.values()):
        return 4.1, 4.4
    middle = 2 * (targets.borders - targets.coast) / targets.land
    return middle - 0.3, middle + 0.2


def surface_print(board: Board) -> Iterator[Figure]:
    """Yield what depends on where terrains and symbols are printed."""
    targets = targets_of(board)
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
