"""Distributes terrains, symbols, natives and volcanoes over the regions by simulated annealing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple, TypeVar

from swqt.content.boards import checks
from swqt.content.boards.design_targets import PLAIN_SURFACE, PLAIN_UNDERGROUND, SurfaceTargets, UndergroundTargets
from swqt.content.boards.geometry import Point
from swqt.content.boards.graph import LandExtent, entry_wish
from swqt.engine import Board, RegionSet, members, region_set

T = TypeVar("T")


def anneal(bag: Sequence[T], energy: Callable[[list[T]], float], steps: int, random: Random) -> list[T]:
    """Return *bag* in an order of low *energy*: shuffled, then annealed by swaps."""
    now = list(bag)
    random.shuffle(now)
    height = energy(now)
    best, lowest = list(now), height
    for step in range(steps):
        heat = 2.0 * (1 - step / steps) ** 2 + 1e-3
        a, b = random.randrange(len(now)), random.randrange(len(now))
        if now[a] == now[b]:
            continue
        now[a], now[b] = now[b], now[a]
        changed = energy(now)
        if changed <= height or random.random() < exp((height - changed) / heat):
            height = changed
            if height < lowest:
                best, lowest = list(now), height
                if not lowest:
                    break
        else:
            now[a], now[b] = now[b], now[a]
    return best


_STEPS: Final = 80
"""The number of swaps per land region, counting at most _MANY regions, since swaps take longer on larger boards."""

_MANY: Final = 48

_MUST: Final = 20.0
"""The weight of a design figure; mere preferences weigh 1 or less."""

_OFF: Final = 12.0
_BOTH: Final = "mine cavern"


class PrintedMap(NamedTuple):
    """Terrain and marks by region; water and chasms keep their terrain."""

    terrain: tuple[str, ...]
    marks: tuple[tuple[str, ...], ...]


def print_board(board: Board, places: Sequence[Point], random: Random) -> PrintedMap:
    """Return terrains and marks for *board*; only its land, water, chasms and edge are used.

    *places* are the positions of the regions. All counts meet their targets; other figures may miss theirs.
    """
    site = _Site(board, places)
    if board.world == "surface":
        return _print_surface(site, random)
    return _print_underground(site, random)


class _Site:
    """The land regions: positions, borders and entries by index in ``land``."""

    def __init__(self, board: Board, places: Sequence[Point]) -> None:
        self.board = board
        self.every_place = places
        self.land = list(members(board.terrain["land"]))
        self.places = [places[region] for region in self.land]
        number = {region: index for index, region in enumerate(self.land)}
        self.pairs = [
            (index, number[other])
            for index, region in enumerate(self.land)
            for other in members(board.near[region])
            if other in number and other < region
        ]
        self.entry = [bool(board.entry >> region & 1) for region in self.land]
        self.entries = [index for index, entry in enumerate(self.entry) if entry]
        self.field = LandExtent(self.places)
        self.steps = _STEPS * min(len(self.land), _MANY)
        self._offs: dict[tuple[int, ...], float] = {}

    def printed(self, terrain: Sequence[str], marks: dict[int, tuple[str, ...]]) -> PrintedMap:
        """Return the print with *terrain* by index in ``land`` and *marks* by region."""
        grounds = [self.board.terrain_of(region) for region in range(len(self.board.codes))]
        for region, name in zip(self.land, terrain, strict=True):
            grounds[region] = name
        return PrintedMap(tuple(grounds), tuple(marks.get(region, ()) for region in range(len(grounds))))

    def off(self, groups: dict[str, list[int]]) -> float:
        """Return the penalty for *groups* off the centroid of the land; cached, as a swap changes only two groups."""
        total = 0.0
        for group in groups.values():
            key = tuple(group)
            if key not in self._offs:
                self._offs[key] = self.field.off([self.places[index] for index in group]) ** 2
            total += self._offs[key]
        return _OFF * total


def _print_surface(site: _Site, random: Random) -> PrintedMap:
    targets = checks.surface_board_targets(site.board)
    bag = [name for name in PLAIN_SURFACE for _ in range(targets.plain_terrain)]
    bag += ["mountain"] * targets.mountains
    terrain = _terrains(site, bag, targets.equal_borders, random)
    symbols = _symbols(site, terrain, targets, random)
    tribes = _tribes(site, terrain, symbols, targets, random)
    marks = {
        region: (*symbol.split(), *(("tribe",) if tribe else ()))
        for region, symbol, tribe in zip(site.land, symbols, tribes, strict=True)
    }
    return site.printed(terrain, marks)


def _print_underground(site: _Site, random: Random) -> PrintedMap:
    targets = checks.underground_board_targets(site.board)
    bag = [name for name in PLAIN_UNDERGROUND for _ in range(targets.plain_terrain)]
    bag += ["blackmountain"] * targets.mountains
    terrain = _terrains(site, bag, 0, random)
    monsters = _monsters(site, terrain, targets, random)
    marks: dict[int, tuple[str, ...]] = dict.fromkeys(members(monsters), ("monster",))
    marks |= dict.fromkeys(members(_volcanoes(site, targets)), ("volcano",))
    return site.printed(terrain, marks)


def _terrains(site: _Site, bag: Sequence[str], equal_borders: int, random: Random) -> list[str]:
    wishes = {name: entry_wish(site.board, bag.count(name)) for name in dict.fromkeys(bag)}

    def energy(names: list[str]) -> float:
        met = [pair for pair in site.pairs if names[pair[0]] == names[pair[1]]]
        # Pairs are fine as far as the target has some; three in a row look like one huge region.
        total = _MUST * abs(len(met) - equal_borders) + 2 * len(met) - len({region for pair in met for region in pair})
        groups: dict[str, list[int]] = {name: [] for name in wishes}
        for index, name in enumerate(names):
            groups[name].append(index)
        lack = dict(wishes)
        for index in site.entries:
            lack[names[index]] -= 1
        total += _MUST * sum(max(0, missing) for missing in lack.values())
        return total + site.off(groups)

    return anneal(bag, energy, site.steps, random)


def _symbols(site: _Site, terrain: Sequence[str], targets: SurfaceTargets, random: Random) -> list[str]:
    singles = {"mine": targets.symbols - 1, "magic": targets.symbols, "cavern": targets.symbols - 1}
    bag = [_BOTH] + [symbol for symbol, count in singles.items() for _ in range(count)]
    signs = {symbol: symbol.split() for symbol in bag}
    bag += [""] * (len(terrain) - len(bag))

    beside = {(one, other): _crowding(one, other) for one in set(bag) for other in set(bag)}
    upon = {(symbol, ground): _unlikeliness(symbol, ground) for symbol in set(bag) for ground in set(terrain)}

    def energy(symbols: list[str]) -> float:
        total = 0.0
        for a, b in site.pairs:
            if symbols[a] and symbols[b]:
                total += beside[symbols[a], symbols[b]]
        groups: dict[str, list[int]] = {sign: [] for sign in singles}
        for index, symbol in enumerate(symbols):
            if symbol:
                total += upon[symbol, terrain[index]]
                for sign in signs[symbol]:
                    groups[sign].append(index)
        return total + site.off(groups)

    return anneal(bag, energy, site.steps, random)


def _crowding(one: str, other: str) -> float:
    """Return the penalty for these symbols side by side."""
    if "cavern" in one and "cavern" in other:
        return _MUST
    return 1.0 if one and other and (one in other or other in one) else 0.0


def _unlikeliness(symbol: str, ground: str) -> float:
    """Return the penalty for this symbol on this terrain."""
    if symbol == _BOTH:
        return 0.0 if ground == "mountain" else _MUST
    odd = (symbol == "mine" and ground in ("farmland", "swamp")) or (symbol == "magic" and ground == "mountain")
    return 0.5 if odd else 0.0


def _tribes(
    site: _Site, terrain: Sequence[str], symbols: Sequence[str], targets: SurfaceTargets, random: Random
) -> list[bool]:
    bag = [index < targets.tribes for index in range(len(terrain))]

    def energy(tribes: list[bool]) -> float:
        total = 0.3 * sum([tribes[a] and tribes[b] for a, b in site.pairs])
        entering = 0
        for index, tribe in enumerate(tribes):
            if tribe:
                entering += site.entry[index]
                total += _MUST * (terrain[index] == "mountain") + 0.4 * bool(symbols[index])
        total += _MUST * abs(entering - targets.entry_tribes)
        return total + _OFF * site.field.off([p for p, tribe in zip(site.places, tribes, strict=True) if tribe]) ** 2

    return anneal(bag, energy, site.steps, random)


def _monsters(site: _Site, terrain: Sequence[str], targets: UndergroundTargets, random: Random) -> RegionSet:
    bag = [index < targets.monsters for index in range(len(terrain))]
    entering = targets.monsters * sum(site.entry) / len(site.land)

    def energy(monsters: list[bool]) -> float:
        chosen = [index for index, monster in enumerate(monsters) if monster]
        total = _MUST * sum([monsters[a] and monsters[b] for a, b in site.pairs])
        grounds = [terrain[index] for index in chosen]
        counts = [grounds.count(name) for name in dict.fromkeys(terrain)]
        total += _MUST * max(0, max(counts) - min(counts) - 1)
        total += max(0.0, abs(sum([site.entry[index] for index in chosen]) - entering) - 0.5)
        # Maximise the distance from each one to the nearest other.
        for index in chosen:
            gaps = [_square(site.places[index], site.places[other]) for other in chosen if other != index]
            total += 0.4 * site.field.reach / max(1.0, min(gaps, default=1e9) ** 0.5)
        return total + _OFF * site.field.off([site.places[index] for index in chosen]) ** 2

    found = anneal(bag, energy, site.steps, random)
    return region_set(region for region, monster in zip(site.land, found, strict=True) if monster)


def _volcanoes(site: _Site, targets: UndergroundTargets) -> RegionSet:
    """Return the chasms that get the mark, as far apart as possible."""
    places = site.every_place
    left = list(members(site.board.terrain["chasm"]))
    taken = [left.pop(0)]
    while len(taken) < targets.volcanoes:
        farthest = max(left, key=lambda n: min(_square(places[n], places[other]) for other in taken))
        left.remove(farthest)
        taken.append(farthest)
    return region_set(taken[: targets.volcanoes])


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
