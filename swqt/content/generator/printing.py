"""What is printed on the regions: terrains, symbols and Lost Tribes, exchanged until they fit."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, NamedTuple, TypeVar

from swqt.content.board_check import SURFACE, SurfaceTargets
from swqt.engine import Board, members

T = TypeVar("T")

_STEPS: Final = 3000
_MUST: Final = 20.0
"""Weight of what a figure asks for; wishes of taste weigh 1 or less."""

_SYMBOLS: Final = ("mine", "magic", "cavern")
_BOTH: Final = "mine cavern"


class Print(NamedTuple):
    """Terrain and marks by region; water regions keep theirs and have no marks."""

    terrain: tuple[str, ...]
    marks: tuple[tuple[str, ...], ...]


def print_surface(board: Board, random: Random) -> Print:
    """Return terrains and marks for *board*, of which only land, water and edge are looked at.

    The counts are those published for ``board.players``; whether the rest is met, the check says.
    """
    targets = SURFACE[board.players]
    land = list(members(board.terrain["land"]))
    terrain = [board.terrain_of(region) for region in range(len(board.codes))]
    for region, name in zip(land, _terrains(board, land, targets, random), strict=True):
        terrain[region] = name
    symbols = _symbols(board, land, terrain, targets, random)
    tribes = _tribes(board, land, terrain, symbols, targets, random)
    marks: list[tuple[str, ...]] = [()] * len(terrain)
    for region, symbol, tribe in zip(land, symbols, tribes, strict=True):
        marks[region] = (*symbol.split(), *(("tribe",) if tribe else ()))
    return Print(tuple(terrain), tuple(marks))


def _terrains(board: Board, land: list[int], targets: SurfaceTargets, random: Random) -> list[str]:
    plain = ("farmland", "forest", "hill", "swamp")
    bag = [name for name in plain for _ in range(targets.plain_terrain)] + ["mountain"] * targets.mountains
    pairs = _pairs(board, land)

    def energy(names: list[str]) -> float:
        equal = [(a, b) for a, b in pairs if names[a] == names[b]]
        met = [end for pair in equal for end in pair]
        # Pairs are fine where the target asks for some, three in a row look like one huge region.
        chained = len(met) - len(set(met))
        return _MUST * abs(len(equal) - targets.equal_borders) + chained

    return _exchange(bag, energy, random)


def _symbols(
    board: Board, land: list[int], terrain: list[str], targets: SurfaceTargets, random: Random
) -> list[str]:
    singles = {"mine": targets.symbols - 1, "magic": targets.symbols, "cavern": targets.symbols - 1}
    bag = [_BOTH] + [symbol for symbol, count in singles.items() for _ in range(count)]
    bag += [""] * (len(land) - len(bag))
    pairs = _pairs(board, land)

    def energy(symbols: list[str]) -> float:
        total = 0.0
        for a, b in pairs:
            if symbols[a] and symbols[b]:
                if "cavern" in symbols[a] and "cavern" in symbols[b]:
                    total += _MUST
                elif symbols[a] in symbols[b] or symbols[b] in symbols[a]:
                    total += 1
        for region, symbol in zip(land, symbols, strict=True):
            ground = terrain[region]
            if symbol == _BOTH and ground != "mountain":
                total += _MUST
            elif (symbol == "mine" and ground in ("farmland", "swamp")) or (
                symbol == "magic" and ground == "mountain"
            ):
                total += 0.5
        return total

    return _exchange(bag, energy, random)


def _tribes(
    board: Board,
    land: list[int],
    terrain: list[str],
    symbols: list[str],
    targets: SurfaceTargets,
    random: Random,
) -> list[bool]:
    bag = [index < targets.tribes for index in range(len(land))]
    pairs = _pairs(board, land)
    entry = [board.entry >> region & 1 for region in land]

    def energy(tribes: list[bool]) -> float:
        entering = sum(at_entry for at_entry, tribe in zip(entry, tribes, strict=True) if tribe)
        total = _MUST * abs(entering - targets.entry_tribes)
        for region, symbol, tribe in zip(land, symbols, tribes, strict=True):
            if tribe and terrain[region] == "mountain":
                total += _MUST
            elif tribe and symbol:
                total += 0.4
        return total + 0.3 * sum(tribes[a] and tribes[b] for a, b in pairs)

    return _exchange(bag, energy, random)


def _pairs(board: Board, land: list[int]) -> list[tuple[int, int]]:
    """Return the borders between land regions, as places in *land*."""
    place = {region: index for index, region in enumerate(land)}
    return [
        (index, place[other])
        for index, region in enumerate(land)
        for other in members(board.near[region])
        if other in place and other < region
    ]


def _exchange(bag: list[T], energy: Callable[[list[T]], float], random: Random) -> list[T]:
    """Return *bag* in an order of low *energy*: shuffle, then exchange two at a time while it cools."""
    now = list(bag)
    random.shuffle(now)
    height = energy(now)
    best, lowest = list(now), height
    for step in range(_STEPS):
        heat = 2.0 * (1 - step / _STEPS) ** 2 + 1e-3
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
