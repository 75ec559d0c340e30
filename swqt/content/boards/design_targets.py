"""Design figures of boards and their targets: those of the published boards, and estimates for other sizes.

Targets for other sizes are estimated as follows:

* Lengths (land at the edge, along a coast or the river, where a race may enter; the diameter; the number of
  river regions) grow with the square root of the number of regions. Between two published boards, the ratio to
  that root is interpolated; beyond them, that of the nearest one is kept. The diameter grows faster on the
  published boards; beyond the largest, it continues at the rate from the smallest to the largest.
* Counts (Lost Tribes, chasms, volcanoes, monster regions) and the borders between equal terrains are
  interpolated directly; beyond the published sizes, they keep the nearest board's ratio to the number of regions.
* The terrains share the land evenly, but there are never more mountains, Lost Tribes or monsters than the
  box has pieces (COMP-6 to COMP-9).
* Borders are derived from the regions at the edge: a map of n regions, b of them at the edge, on which no four
  regions meet in one point has 3n - 3 - b. The published boards deviate by at most a border or two.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import cache
from math import inf, sqrt
from typing import Final, NamedTuple

from swqt.engine import BoardError


class DesignFigure(NamedTuple):
    """One figure: ``value`` should be from ``low`` to ``high``; ``note`` replaces these limits in texts."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""

    @property
    def ok(self) -> bool:
        return self.low <= self.value <= self.high

    @property
    def target(self) -> str:
        """The target as text."""
        if self.note:
            return self.note
        if self.low == self.high:
            return f"{self.low:.4g}"
        if self.high == inf:
            return f"at least {self.low:.4g}"
        if self.low == -inf:
            return f"at most {self.high:.4g}"
        return f"{(self.low + self.high) / 2:.4g} ±{(self.high - self.low) / 2:.3g}"

    @property
    def miss(self) -> float:
        """The deviation from the middle of the target: 1 at a limit, 0 for an open range."""
        spread = (self.high - self.low) / 2
        if not self.ok and spread in (0, inf):
            return 2.0
        return 0.0 if spread in (0, inf) else abs(self.value - (self.low + self.high) / 2) / spread

    def __str__(self) -> str:
        mark = "" if self.ok else "   <- not met"
        return f"{self.name:<44} {self.value:>7.4g}   {self.target}{mark}"


def exact(name: str, value: float, target: float) -> DesignFigure:
    return DesignFigure(name, value, target, target)


def about(name: str, value: float, target: float, share: float = 0.08, least: float = 1.0) -> DesignFigure:
    """Return the figure with a tolerance of *share* of the *target*, but at least *least*."""
    spread = max(least, share * target)
    return DesignFigure(name, value, target - spread, target + spread)


def at_least(name: str, value: float, target: float) -> DesignFigure:
    return DesignFigure(name, value, target, inf)


def at_most(name: str, value: float, target: float) -> DesignFigure:
    return DesignFigure(name, value, -inf, target)


SMALLEST: Final = 12
LARGEST: Final = 120
"""The minimum and maximum number of regions, water and chasms included."""

SEAS: Final = 2
LAKES: Final = 1
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}
PLAIN_SURFACE: Final = ("farmland", "forest", "hill", "swamp")
PLAIN_UNDERGROUND: Final = ("mine", "mushroom", "crystal", "mud")

_MOST_MOUNTAINS: Final = 9
_MOST_TRIBES: Final = 18
_MOST_MONSTERS: Final = 7


class SurfaceTargets(NamedTuple):
    """Targets of a surface board. ``symbols`` is the number of each of the magic, mine and cavern marks."""

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

    @property
    def regions(self) -> int:
        return self.land + SEAS + LAKES


class UndergroundTargets(NamedTuple):
    """Targets of an Underground board. ``banks`` are land regions beside the river, ``brinks`` those beside a chasm."""

    rounds: int
    plain_terrain: int
    mountains: int
    rivers: int
    chasms: int
    volcanoes: int
    monsters: int
    borders: int
    banks: int
    brinks: int

    @property
    def land(self) -> int:
        return 4 * self.plain_terrain + self.mountains

    @property
    def regions(self) -> int:
        return self.land + self.rivers + self.chasms


SURFACE: Final = {
    2: SurfaceTargets(10, 20, 4, 4, 4, 9, 51, 13, 14, 10, 5, 0, 5),
    3: SurfaceTargets(10, 27, 5, 7, 5, 10, 71, 14, 16, 13, 6, 5, 4),
    4: SurfaceTargets(9, 36, 7, 8, 7, 14, 95, 16, 21, 17, 8, 5, 7),
    5: SurfaceTargets(8, 45, 9, 9, 9, 18, 120, 19, 25, 20, 9, 8, 9),
}
"""The published surface boards, by number of players."""

UNDERGROUND: Final = {
    2: UndergroundTargets(10, 4, 4, 3, 5, 2, 4, 67, 10, 10),
    3: UndergroundTargets(10, 5, 6, 3, 4, 2, 5, 80, 11, 11),
    4: UndergroundTargets(9, 7, 7, 5, 4, 4, 6, 108, 13, 12),
    5: UndergroundTargets(8, 9, 8, 6, 4, 4, 7, 134, 15, 13),
}
"""The published Underground boards, by number of players; the row for five extends the series.

The land beside river and chasms is published only for the smallest board; the other rows extrapolate it.
"""


def published_size(world: str, players: int) -> int:
    """Return the number of regions of the published board; BoardError if there is none."""
    tables: dict[str, Mapping[int, SurfaceTargets | UndergroundTargets]]
    tables = {"surface": SURFACE, "underground": UNDERGROUND}
    table = tables.get(world, {})
    if players not in table:
        raise BoardError("no boards are known for the world {0} and {1} players: 2 to 5 can play", repr(world), players)
    return table[players].regions


def tolerance(world: str, regions: int) -> float:
    """Return the tolerance of a figure as a share: larger beyond the published sizes, where targets are estimates."""
    sizes = [published_size(world, players) for players in ROUNDS]
    return 0.08 if min(sizes) <= regions <= max(sizes) else 0.15


@cache
def surface_targets(players: int, regions: int) -> SurfaceTargets:
    """Return the targets of a surface board with *regions*: the published row if it has that size."""
    if regions == published_size("surface", players):
        return SURFACE[players]
    _check_size(regions)
    scale = _Scale({row.regions: row for row in SURFACE.values()}, regions)
    land = regions - SEAS - LAKES
    plain, mountains = _terrains(land)
    tribes = min(_MOST_TRIBES, scale.count("tribes"))
    edge = min(land, scale.length("edge"))
    entry = min(land, scale.length("entry"))
    return SurfaceTargets(
        rounds=ROUNDS[players],
        land=land,
        plain_terrain=plain,
        mountains=mountains,
        symbols=plain,
        tribes=tribes,
        borders=3 * regions - 3 - edge - SEAS,
        edge=edge,
        entry=entry,
        coast=min(land, scale.length("coast")),
        diameter=scale.steep_length("diameter"),
        equal_borders=scale.count("equal_borders"),
        entry_tribes=round(tribes * entry / land),
    )


@cache
def underground_targets(players: int, regions: int) -> UndergroundTargets:
    """Return the targets of an Underground board with *regions*: the published row if it has that size."""
    if regions == published_size("underground", players):
        return UNDERGROUND[players]
    _check_size(regions)
    scale = _Scale({row.regions: row for row in UNDERGROUND.values()}, regions)
    rivers = max(2, scale.length("rivers"))
    chasms = max(1, scale.count("chasms"))
    land = regions - rivers - chasms
    plain, mountains = _terrains(land)
    return UndergroundTargets(
        rounds=ROUNDS[players],
        plain_terrain=plain,
        mountains=mountains,
        rivers=rivers,
        chasms=chasms,
        volcanoes=min(chasms, scale.count("volcanoes")),
        monsters=min(_MOST_MONSTERS, max(1, scale.count("monsters"))),
        borders=scale.borders(),
        banks=scale.length("banks"),
        brinks=min(land, scale.count("brinks")),
    )


def _check_size(regions: int) -> None:
    if not SMALLEST <= regions <= LARGEST:
        raise BoardError("a board has {0} to {1} regions, not {2}", SMALLEST, LARGEST, repr(regions))


def _terrains(land: int) -> tuple[int, int]:
    """Return the numbers of regions of each plain terrain and of mountains, as equal as possible."""
    plain = round(land / 5)
    if land - 4 * plain > _MOST_MOUNTAINS:
        plain = -((_MOST_MOUNTAINS - land) // 4)
    if land <= 4 * plain:
        plain -= 1
    return plain, land - 4 * plain


class _Scale:
    """Interpolates and extrapolates the published rows for a board with another number of regions."""

    def __init__(self, rows: Mapping[int, SurfaceTargets | UndergroundTargets], regions: int) -> None:
        self._regions = regions
        self._sizes = sorted(rows)
        self._rows = [rows[size] for size in self._sizes]

    def length(self, name: str) -> int:
        root = sqrt(self._regions)
        roots = [sqrt(size) for size in self._sizes]
        ratios = [getattr(row, name) / at for row, at in zip(self._rows, roots, strict=True)]
        return round(root * _between(roots, ratios, root))

    def steep_length(self, name: str) -> int:
        """Return a length that, beyond the largest board, grows at the rate from the smallest to the largest."""
        root, first, last = (sqrt(size) for size in (self._regions, self._sizes[0], self._sizes[-1]))
        if root <= last:
            return self.length(name)
        low: int = getattr(self._rows[0], name)
        high: int = getattr(self._rows[-1], name)
        return round(high + (high - low) * (root - last) / (last - first))

    def count(self, name: str) -> int:
        values = [float(getattr(row, name)) for row in self._rows]
        return round(self._linear(values))

    def borders(self) -> int:
        """Return the number of borders of an Underground board, derived from its regions at the edge."""
        roots = [sqrt(size) for size in self._sizes]
        edges = [3 * size - 3 - row.borders for size, row in zip(self._sizes, self._rows, strict=True)]
        ratios = [edge / root for edge, root in zip(edges, roots, strict=True)]
        root = sqrt(self._regions)
        return round(3 * self._regions - 3 - root * _between(roots, ratios, root))

    def _linear(self, values: list[float]) -> float:
        sizes = [float(size) for size in self._sizes]
        if self._regions < sizes[0]:
            return values[0] * self._regions / sizes[0]
        if self._regions > sizes[-1]:
            return values[-1] * self._regions / sizes[-1]
        return _between(sizes, values, self._regions)


def _between(places: list[float], values: list[float], at: float) -> float:
    """Return the value at *at*: linear between *places*, constant beyond them."""
    after = bisect_left(places, at)
    if after == 0:
        return values[0]
    if after == len(places):
        return values[-1]
    share = (at - places[after - 1]) / (places[after] - places[after - 1])
    return values[after - 1] + share * (values[after] - values[after - 1])
