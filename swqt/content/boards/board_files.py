"""Loads board files: the graph for the rules and the shape to draw, both from one TopoJSON file.

Also writes board files, with one region or arc per line for readable diffs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from swqt.content.boards.geometry import Point, Ring
from swqt.content.boards.topojson import Topology, read_topology
from swqt.engine import Board, BoardError, Mistake, Site, said
from swqt.home import board_folder

SUFFIX: Final = ".json"
SIGNS: Final = ("mine", "magic", "cavern", "volcano")
"""The marks that are drawn as a sign; Lost Tribes and monsters are tokens."""

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CODES: Final = re.compile(r'"code"\s*:\s*"([^"]*)"')


class RegionOutline(NamedTuple):
    """One region on the map, in world units: rings without the closing point, and anchor positions.

    ``symbols`` has a position for each of the region's ``signs``, in their order, but always at least one.
    """

    outer: Ring
    holes: tuple[Ring, ...]
    label: Point
    symbols: tuple[Point, ...]

    @property
    def symbol(self) -> Point:
        """The position of the first sign."""
        return self.symbols[0]


class BorderArc(NamedTuple):
    """A section of border: its points, and the two regions beside it, or the only one at the board's edge."""

    points: tuple[Point, ...]
    sides: tuple[int, ...]


class BoardShape(NamedTuple):
    """The map of a board; ``outlines[i]`` is region *i* of the graph."""

    width: float
    height: float
    outlines: tuple[RegionOutline, ...]
    arcs: tuple[BorderArc, ...]


class BoardFile(NamedTuple):
    """A loaded board file."""

    board: Board
    shape: BoardShape


class BoardList(NamedTuple):
    """The playable boards, sorted by number of players and name, and the problems of the other files."""

    boards: tuple[BoardFile, ...]
    problems: tuple[Mistake, ...]


def is_board_id(text: str) -> bool:
    """Return whether *text* is a valid board id: lower-case words and hyphens."""
    return bool(_ID.fullmatch(text))


def load_board(path: Path) -> BoardFile:
    """Return the board in the file *path*.

    BoardError names file and place if it is not a board; OSError if it cannot be read. Unchanged files are cached.
    """
    about = path.stat()
    return _loaded(path, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=64)
def _loaded(path: Path, changed: int, size: int) -> BoardFile:
    """Return the board in the file *path*; its time of change and its *size* are part of the cache key."""
    name = str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BoardError("{0}: this is not UTF-8 text: {1} at byte {2}", name, error.reason, error.start) from None
    loaded = parse_board(text, name)
    if loaded.board.id != path.stem:
        wanted, found = repr(path.stem), repr(loaded.board.id)
        raise BoardError("{0}: properties.id: expected the file's name {1}, found {2}", name, wanted, found)
    return loaded


def parse_board(text: str, name: str) -> BoardFile:
    """Return the board in *text*; *name* is the file name in a BoardError."""
    topology = read_topology(text, name)
    try:
        board = _graph(topology)
    except BoardError as error:
        raise BoardError("{0}: {1}", name, error) from None
    if not is_board_id(board.id):
        raise BoardError("{0}: properties.id: expected lower-case words and hyphens, found {1}", name, repr(board.id))
    return BoardFile(board, _shape(topology))


def find_board(board_id: str, user_folder: Path | None = None) -> BoardFile:
    """Return the board called *board_id*, shipped or a player's own; BoardError if there is none."""
    if is_board_id(board_id):
        for path in _paths(user_folder):
            if path.stem == board_id:
                return load_board(path)
    raise BoardError("there is no board {0}", repr(board_id))


def is_shipped(board_id: str) -> bool:
    """Return whether the board called *board_id* comes with the program."""
    return (board_folder() / f"{board_id}.json").is_file()


def list_boards(user_folder: Path | None = None) -> BoardList:
    """Return all boards, shipped ones and those in *user_folder*; an invalid file only adds a problem."""
    boards = []
    problems: list[Mistake] = []
    seen = set()
    for path in _paths(user_folder):
        try:
            loaded = load_board(path)
        except BoardError as error:
            problems.append(said(*error.args))
            continue
        except OSError as error:
            problems.append(said("{0}: {1}", path, said("cannot be read: {0}", error.strerror)))
            continue
        if loaded.board.id in seen:
            problems.append(said("{0}: a shipped board has the id {1} already", path, repr(loaded.board.id)))
            continue
        seen.add(loaded.board.id)
        boards.append(loaded)
    boards.sort(key=lambda loaded: (loaded.board.players, loaded.board.name, loaded.board.id))
    return BoardList(tuple(boards), tuple(problems))


def boards_with(codes: Sequence[str], *user_folders: Path) -> Iterator[BoardFile]:
    """Yield the boards with the region codes *codes*, shipped ones first; unreadable files are skipped.

    A text search, which is a hundred times faster than parsing, selects the candidate files.
    """
    wanted = set(codes)
    for path in _paths(*user_folders):
        try:
            text = path.read_text(encoding="utf-8")
            # A file with escapes such as \u0066 must be parsed.
            if set(_CODES.findall(text)) == wanted or "\\" in text:
                loaded = load_board(path)
                if set(loaded.board.codes) == wanted:
                    yield loaded
        except (ValueError, OSError):
            continue


def signs(board: Board, region: int) -> tuple[str, ...]:
    """Return the signs printed on *region*, in the order of the outline's ``symbols``."""
    return tuple(mark for mark in board.sites[region].marks if mark in SIGNS)


def _paths(*user_folders: Path | None) -> Iterator[Path]:
    """Yield the paths of board files, the shipped ones first, so that a player's file cannot replace them."""
    for folder in (board_folder(), *user_folders):
        if folder is not None and folder.is_dir():
            yield from sorted(folder.glob(f"*{SUFFIX}"))


def _graph(topology: Topology) -> Board:
    near = topology.neighbours()
    edge = topology.on_edge()
    sites = tuple(
        Site(
            face.code,
            (("edge",) if number in edge else ()) + face.marks,
            tuple(topology.faces[other].code for other in near[number]),
        )
        for number, face in enumerate(topology.faces)
    )
    about = topology.properties
    return Board(about.id, about.name, about.world, about.players, about.rounds, sites)


def _shape(topology: Topology) -> BoardShape:
    outlines = tuple(
        RegionOutline(face.rings[0], face.rings[1:], face.label, face.symbols) for face in topology.faces
    )
    arcs = tuple(BorderArc(points, sides) for points, sides in zip(topology.arcs, topology.sides, strict=True))
    return BoardShape(topology.width, topology.height, outlines, arcs)


def dump_board(document: dict[str, Any]) -> str:
    """Return the text of a board file; parsing it gives *document* again."""
    head = {key: value for key, value in document.items() if key not in ("objects", "arcs")}
    lines = [f"{_dense(key)}: {_dense(value)}" for key, value in head.items()]
    regions = document["objects"]["regions"]
    lines.append(
        '"objects": {"regions": {"type": "GeometryCollection", "geometries": [\n'
        + ",\n".join(json.dumps(geometry) for geometry in regions["geometries"])
        + "\n]}}"
    )
    arcs = ",\n".join(_dense(_whole(arc)) for arc in document["arcs"])
    lines.append(f'"arcs": [\n{arcs}\n]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _dense(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _whole(arc: list[list[float]]) -> list[list[float]]:
    """Return *arc* with whole numbers as integers, which are shorter as text."""
    return [[int(number) if number == int(number) else number for number in point] for point in arc]
