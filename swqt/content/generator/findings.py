"""The quality of a board that is being drawn: design figures and problems, each with its regions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final, NamedTuple

from swqt.content.boards.board_files import BoardFile
from swqt.content.boards.checks import (
    CROSSING,
    LABEL_ROOM,
    PIECE_ROOM,
    PIECES_ROOM,
    ROOM,
    UNREACHABLE,
    check_board,
    faults,
    label_rooms,
    piece_rooms,
)
from swqt.content.boards.design_targets import PLAIN_SURFACE, PLAIN_UNDERGROUND, DesignFigure
from swqt.content.boards.graph import GATHERED, components, farthest_off, longest_way
from swqt.engine import Board, RegionSet, members, region_set

CHASM: Final = "land round chasm"
"""The common kind of the figures whose names contain the code of a chasm."""


class Finding(NamedTuple):
    """A figure of a board, whose ``value`` should be from ``low`` to ``high``; or a problem, which has no value.

    ``kind`` is the name of a DesignFigure or the kind of a BoardFault. A *grave* finding spoils every game.
    """

    kind: str
    regions: tuple[int, ...] = ()
    value: float = 1.0
    low: float = 0.0
    high: float = 0.0
    is_figure: bool = False
    grave: bool = False

    @property
    def ok(self) -> bool:
        return self.low <= self.value <= self.high


def findings(board_file: BoardFile) -> list[Finding]:
    """Return everything that is checked on a board: problems first, then missed figures, then figures that are met.

    Raises BoardError for an unsupported number of regions.
    """
    board, shape = board_file
    found = [Finding(fault.kind, fault.regions, grave=fault.kind in (UNREACHABLE, CROSSING))
             for fault in faults(board_file)]    # fmt: skip
    narrow = {
        LABEL_ROOM: [number for number, room in enumerate(label_rooms(shape)) if room < ROOM],
        PIECES_ROOM: [number for number, room in piece_rooms(board, shape).items() if room < PIECE_ROOM],
    }
    for figure in check_board(board_file):
        kind, regions = figure.name, narrow.get(figure.name)
        if kind.startswith(CHASM):
            kind, regions = CHASM, [board.index(kind.removeprefix(CHASM).strip())]
        if kind == GATHERED:
            labels = [outline.label for outline in shape.outlines]
            regions = farthest_off(board, labels)
        if regions is None:
            regions = list(members(_regions(board, figure)))
        found.append(Finding(kind, tuple(regions), figure.value, figure.low, figure.high, is_figure=True))
    return sorted(found, key=lambda finding: (finding.ok, not finding.grave))


def _regions(board: Board, figure: DesignFigure) -> RegionSet:
    """Return the regions that *figure* is about."""
    name = figure.name
    if name in PLAIN_SURFACE if board.world == "surface" else name in PLAIN_UNDERGROUND:
        return board.terrain[name]
    look_up = _REGIONS.get(name)
    if look_up is not None:
        return look_up(board)
    if name in board.marks and name != "edge":
        return board.marks[name]
    return board.terrain.get(name, 0)


def _natives(board: Board) -> RegionSet:
    return board.marks["tribe"] | board.marks["monster"]


def _several(board: Board) -> RegionSet:
    magic, mine, cavern = board.marks["magic"], board.marks["mine"], board.marks["cavern"]
    return magic & mine | magic & cavern | mine & cavern


def _rich(board: Board) -> RegionSet:
    return board.marks["mine"] & board.marks["cavern"] & ~board.marks["magic"] & board.terrain["mountain"]


def _touching(board: Board, regions: RegionSet) -> RegionSet:
    return regions & board.around(regions)


def _lesser_parts(board: Board, regions: RegionSet) -> RegionSet:
    """Return *regions* without their largest connected part."""
    parts = sorted(components(board.near, regions), key=int.bit_count)
    return region_set(region for part in parts[:-1] for region in members(part))


def _degrees(board: Board, least: int, most: int) -> RegionSet:
    """Return the land with fewer than *least* or more than *most* neighbours of land."""
    land = board.terrain["land"]
    return region_set(
        region for region in members(land) if not least <= (board.near[region] & land).bit_count() <= most
    )


def _equal(board: Board) -> RegionSet:
    """Return the land beside land of the same terrain."""
    pairs = [
        pair for pair in combinations(members(board.terrain["land"]), 2)
        if board.near[pair[0]] >> pair[1] & 1 and board.codes[pair[0]][0] == board.codes[pair[1]][0]
    ]  # fmt: skip
    return region_set(region for pair in pairs for region in pair)


_REGIONS: Final[dict[str, Callable[[Board], RegionSet]]] = {
    "seas": lambda board: board.terrain["sea"],
    "seas at the board's edge": lambda board: board.terrain["sea"] & ~board.marks["edge"],
    "lakes": lambda board: board.terrain["lake"],
    "lakes at the board's edge": lambda board: board.terrain["lake"] & board.marks["edge"],
    "river regions": lambda board: board.terrain["river"],
    "chasms": lambda board: board.terrain["chasm"],
    "Lost Tribes": lambda board: board.marks["tribe"],
    "volcano marks": lambda board: board.marks["volcano"],
    "monster regions": lambda board: board.marks["monster"],
    "land at the board's edge": lambda board: board.terrain["land"] & board.marks["edge"],
    "land where a race may enter": lambda board: board.terrain["land"] & board.entry,
    "coastal land": lambda board: board.terrain["land"] & board.around(board.terrain["water"]),
    "connected parts of the land": lambda board: _lesser_parts(board, board.terrain["land"]),
    "land neighbours of land, most": lambda board: _degrees(board, 0, 7),
    "share of land with 3 to 6 of them": lambda board: _degrees(board, 3, 6),
    "seas that touch each other": lambda board: _touching(board, board.terrain["sea"]),
    "borders between equal terrains": _equal,
    "mountains with mine and cavern": lambda board: _rich(board) or board.terrain["mountain"],
    "other regions with several symbols": lambda board: _several(board) & ~_rich(board),
    "caverns that touch": lambda board: _touching(board, board.marks["cavern"]),
    "Lost Tribes on mountain or water":
        lambda board: board.marks["tribe"] & (board.terrain["mountain"] | board.terrain["water"]),
    "symbols on water": lambda board: board.terrain["water"] & (
        board.marks["magic"] | board.marks["mine"] | board.marks["cavern"]
    ),
    "Lost Tribes where a race may enter": lambda board: board.marks["tribe"] & board.entry,
    "connected parts of the river": lambda board: _lesser_parts(board, board.terrain["river"]),
    "river regions at the board's edge": lambda board: board.terrain["river"] & board.marks["edge"],
    "parts that chasms cut off":
        lambda board: _lesser_parts(board, board.terrain["land"] | board.terrain["river"]),
    "land beside the river": lambda board: board.terrain["land"] & board.around(board.terrain["river"]),
    "land beside a chasm": lambda board: board.terrain["land"] & board.around(board.terrain["chasm"]),
    "chasms in a group, most": lambda board: _touching(board, board.terrain["chasm"]),
    "volcano marks outside chasms": lambda board: board.marks["volcano"] & ~board.terrain["chasm"],
    "monsters on river or chasm":
        lambda board: board.marks["monster"] & (board.terrain["river"] | board.terrain["chasm"]),
    "monster regions that touch": lambda board: _touching(board, board.marks["monster"]),
    "terrains with monsters": lambda board: board.marks["monster"],
    "symbols of the surface": lambda board: board.marks["magic"] | board.marks["cavern"] | board.marks["tribe"],
    "natives off the middle of the land": _natives,
    "borders within the river": lambda board: _touching(board, board.terrain["river"]),
    "of these, ends of the river": lambda board: board.terrain["river"] & board.marks["edge"],
    "sides of the river": lambda board: _lesser_parts(board, board.terrain["land"] | board.terrain["chasm"]),
    "share of the board on the lesser side":
        lambda board: _lesser_parts(board, board.terrain["land"] | board.terrain["chasm"]),
    "entry regions that terrains lack": lambda board: board.entry & board.terrain["land"],
    "land regions": lambda board: board.terrain["land"],
    "diameter of the land": lambda board: longest_way(board.near, board.terrain["land"]),
    "land neighbours of land, mean": lambda board: _degrees(board, 4, 5),
    "entry regions round the middle, quarters": lambda board: board.entry & board.terrain["land"],
}  # fmt: skip
