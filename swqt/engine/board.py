"""The board as a graph: codes, neighbours, terrain and marks as region sets. No geometry lives here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from swqt.engine.errors import BoardError
from swqt.engine.regions import RegionSet, members

TERRAIN_OF_LETTER: Final = {
    "f": "forest", "p": "farmland", "h": "hill", "s": "swamp", "m": "mountain", "w": "sea", "l": "lake",
    "u": "mushroom", "n": "mine", "c": "crystal", "d": "mud", "k": "blackmountain", "r": "river", "x": "chasm",
}  # fmt: skip
"""The first letter of a region's code is its terrain (MAP-1, MAP-2)."""

LETTER_OF_TERRAIN: Final = {terrain: letter for letter, terrain in TERRAIN_OF_LETTER.items()}

MARKS: Final = ("edge", "mine", "magic", "cavern", "tribe", "monster", "volcano")
"""What may be printed on a region. ``edge`` is the board's edge; the rest are symbols."""

WORLDS: Final = ("surface", "underground")

_CODE: Final = re.compile(r"[fphsmwlundckrx][1-9]\d{0,2}")
_EQUIVALENT_TERRAINS: Final = (("mountain", "blackmountain"), ("swamp", "mud"), ("forest", "mushroom"))
_EQUIVALENT_MARKS: Final = (("mine", "mine"), ("magic", "crystal"))


class Site(NamedTuple):
    """One region as a board's author writes it: its code, its marks, its neighbours' codes."""

    code: str
    marks: tuple[str, ...]
    neighbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A playable graph of regions; region *i* is ``codes[i]``.

    ``terrain`` and ``marks`` map a word to the set of regions that have it. Equivalent words of the two worlds (MIX-3)
    map to the same set: ``terrain["mountain"]`` includes black mountains, ``marks["mine"]`` the Mine terrain.
    ``terrain`` also has the groups ``water`` (sea, lake and river) and ``land`` (the rest except chasms). Raises
    BoardError if the board cannot be played on.
    """

    id: str
    name: str
    world: str
    players: int
    rounds: int
    sites: tuple[Site, ...]
    codes: tuple[str, ...] = field(init=False, compare=False)
    near: tuple[RegionSet, ...] = field(init=False, compare=False)
    terrain: Mapping[str, RegionSet] = field(init=False, compare=False, repr=False)
    marks: Mapping[str, RegionSet] = field(init=False, compare=False, repr=False)
    every: RegionSet = field(init=False, compare=False)
    entry: RegionSet = field(init=False, compare=False)
    _index: Mapping[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Check the sites and derive every region set from them."""
        _check_frame(self)
        index = _index_of(self.sites)
        near = _neighbours(self.sites, index)
        terrain, marks = _printed(self.sites)
        codes = tuple(site.code for site in self.sites)
        every = (1 << len(codes)) - 1
        derived = {
            "codes": codes, "near": near, "terrain": MappingProxyType(terrain), "marks": MappingProxyType(marks),
            "every": every, "entry": _entry(near, terrain, marks), "_index": MappingProxyType(index),
        }  # fmt: skip
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __reduce__(self) -> tuple[type[Board], tuple[object, ...]]:
        """Pickle the fields that the others are derived from."""
        return Board, (self.id, self.name, self.world, self.players, self.rounds, self.sites)

    def index(self, code: str) -> int:
        """Return the region called *code*; KeyError if there is none."""
        return self._index[code]

    def terrain_of(self, region: int) -> str:
        """Return the printed terrain of *region*, for example ``"forest"``."""
        return TERRAIN_OF_LETTER[self.codes[region][0]]

    def around(self, regions: RegionSet) -> RegionSet:
        """Return every region that shares a border with one of *regions* (ADJ-1)."""
        out = 0
        near = self.near
        for region in members(regions):
            out |= near[region]
        return out

    def codes_of(self, regions: RegionSet) -> tuple[str, ...]:
        """Return the codes of *regions* in board order."""
        return tuple(self.codes[region] for region in members(regions))


def _check_frame(board: Board) -> None:
    if board.world not in WORLDS:
        raise BoardError("board {0}: world must be one of {1}, not {2}", board.id, ", ".join(WORLDS), repr(board.world))
    if not 2 <= board.players <= 5:
        raise BoardError("board {0}: players must be 2 to 5, not {1}", board.id, board.players)
    if not 1 <= board.rounds <= 20:
        raise BoardError("board {0}: rounds must be 1 to 20, not {1}", board.id, board.rounds)
    if not board.sites:
        raise BoardError("board {0}: it has no regions", board.id)


def _index_of(sites: Sequence[Site]) -> dict[str, int]:
    index: dict[str, int] = {}
    for number, site in enumerate(sites):
        if not _CODE.fullmatch(site.code):
            raise BoardError("region {0}: a code is a terrain letter and a number, like f1", repr(site.code))
        if site.code in index:
            raise BoardError("region {0}: it is on the board twice", site.code)
        index[site.code] = number
    return index


def _neighbours(sites: Sequence[Site], index: dict[str, int]) -> tuple[RegionSet, ...]:
    near = [0] * len(sites)
    for number, site in enumerate(sites):
        for code in site.neighbours:
            other = index.get(code)
            if other is None:
                raise BoardError("region {0}: its neighbour {1} is not on the board", site.code, repr(code))
            if other == number:
                raise BoardError("region {0}: it cannot be its own neighbour", site.code)
            near[number] |= 1 << other
            near[other] |= 1 << number
    return tuple(near)


def _printed(sites: Sequence[Site]) -> tuple[dict[str, RegionSet], dict[str, RegionSet]]:
    terrain = dict.fromkeys(LETTER_OF_TERRAIN, 0)
    marks = dict.fromkeys(MARKS, 0)
    for number, site in enumerate(sites):
        terrain[TERRAIN_OF_LETTER[site.code[0]]] |= 1 << number
        for mark in site.marks:
            if mark not in marks:
                known = ", ".join(MARKS)
                raise BoardError("region {0}: no such mark: {1}; marks are {2}", site.code, repr(mark), known)
            marks[mark] |= 1 << number
    for surface, underground in _EQUIVALENT_TERRAINS:
        terrain[surface] = terrain[underground] = terrain[surface] | terrain[underground]
    for mark, equivalent in _EQUIVALENT_MARKS:
        marks[mark] = terrain[equivalent] = marks[mark] | terrain[equivalent]
    terrain["water"] = terrain["sea"] | terrain["lake"] | terrain["river"]
    terrain["land"] = ((1 << len(sites)) - 1) & ~terrain["water"] & ~terrain["chasm"]
    return terrain, marks


def _entry(
    near: tuple[RegionSet, ...], terrain: dict[str, RegionSet], marks: dict[str, RegionSet]
) -> RegionSet:
    """Return where a race without regions enters: the edge, and the shores of seas that touch it (FIRST-2, FIRST-3)."""
    entry = marks["edge"] & ~(terrain["sea"] | terrain["lake"])
    for sea in members(marks["edge"] & terrain["sea"]):
        entry |= near[sea] & terrain["land"]
    return entry
