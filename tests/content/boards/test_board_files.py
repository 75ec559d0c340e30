"""Board files: what is derived from the arcs, and what a mistake in it is answered with (MAP-1, ADJ-1)."""

import copy
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from swqt.content import board_folder, find_board, list_boards, load_board, parse_board, resource_folder
from swqt.content.boards.board_files import dump_board
from swqt.engine import BoardError
from swqt.error_messages import told
from swqt.home import paths

Document = dict[str, Any]


def region(code: str, terrain: str, label: list[float], *rings: list[int], marks: tuple[str, ...] = ()) -> Document:
    properties = {"code": code, "terrain": terrain, "marks": list(marks), "label": label, "symbols": [label]}
    return {"type": "Polygon", "arcs": list(rings), "properties": properties}


FOUR: Document = {
    # f1 | h1      Four squares that meet in (10, 10); a lake l1 lies inside m1.
    # ---+---
    # s1 | m1
    "type": "Topology",
    "properties": {"id": "four", "name": "Four", "players": 2, "rounds": 10, "world": "surface"},
    "bbox": [0, 0, 20, 20],
    "objects": {
        "regions": {
            "type": "GeometryCollection",
            "geometries": [
                region("f1", "forest", [5, 5], [4, 0, ~3], marks=("mine",)),
                region("h1", "hill", [15, 5], [5, ~1, ~0]),
                region("m1", "mountain", [12, 12], [1, 6, ~2], [8]),
                region("s1", "swamp", [5, 15], [3, 2, 7], marks=("tribe", "cavern")),
                region("l1", "lake", [15, 15], [8]),
            ],
        }
    },
    "arcs": [
        [[10, 0], [10, 10]],
        [[10, 10], [20, 10]],
        [[10, 10], [10, 20]],
        [[0, 10], [10, 10]],
        [[0, 10], [0, 0], [10, 0]],
        [[10, 0], [20, 0], [20, 10]],
        [[20, 10], [20, 20], [10, 20]],
        [[10, 20], [0, 20], [0, 10]],
        [[14, 14], [16, 14], [16, 16], [14, 16], [14, 14]],
    ],
}


@pytest.fixture
def four():
    return copy.deepcopy(FOUR)


def geometry(document: Document, number: int) -> Document:
    return document["objects"]["regions"]["geometries"][number]


def test_regions_are_adjacent_if_they_share_an_arc_and_not_if_they_meet_in_a_point(four):
    """ADJ-1"""
    board = parse_board(json.dumps(four), "four").board
    assert {code: set(board.codes_of(near)) for code, near in zip(board.codes, board.near, strict=True)} == {
        "f1": {"h1", "s1"}, "h1": {"f1", "m1"}, "m1": {"h1", "s1", "l1"}, "s1": {"f1", "m1"}, "l1": {"m1"},
    }  # fmt: skip


def test_the_graph_takes_names_marks_and_order_from_the_file_and_the_edge_from_the_frame(four):
    """FIRST-2"""
    board = parse_board(json.dumps(four), "four").board
    assert board.codes_of(board.marks["edge"]) == board.codes_of(board.entry) == ("f1", "h1", "m1", "s1")
    assert (board.id, board.name, board.world, board.players, board.rounds) == ("four", "Four", "surface", 2, 10)
    assert (board.codes, board.codes_of(board.marks["mine"])) == (("f1", "h1", "m1", "s1", "l1"), ("f1",))
    assert board.sites[3].marks == ("edge", "tribe", "cavern")


def test_a_region_that_meets_the_frame_in_a_corner_only_is_not_at_the_edge(four):
    """FIRST-2"""
    # f1 becomes a square in the middle of the left half; a corner of it is the frame's point (0, 10).
    four["arcs"] = [
        [[0, 10], [5, 5], [10, 10]], [[10, 10], [5, 15], [0, 10]], [[10, 10], [20, 10]],
        [[0, 10], [0, 0], [20, 0], [20, 10]], [[20, 10], [20, 20], [0, 20], [0, 10]],
    ]  # fmt: skip
    four["objects"]["regions"]["geometries"] = [
        region("f1", "forest", [5, 10], [0, 1]),
        region("h1", "hill", [15, 5], [3, ~2, ~0]),
        region("s1", "swamp", [15, 15], [4, ~1, 2]),
    ]
    board = parse_board(json.dumps(four), "four").board
    assert board.codes_of(board.marks["edge"]) == ("h1", "s1")


def test_the_shape_has_rings_holes_and_sides(four):
    shape = parse_board(json.dumps(four), "four").shape
    assert (shape.width, shape.height) == (20, 20)
    forest, mountain, lake = shape.outlines[0], shape.outlines[2], shape.outlines[4]
    assert forest.outer == [(0, 10), (0, 0), (10, 0), (10, 10)]
    assert (forest.holes, mountain.holes) == ((), (lake.outer,))
    assert (forest.label, forest.symbol) == ((5, 5), (5, 5))
    assert [arc.sides for arc in shape.arcs[:5]] == [(0, 1), (1, 2), (2, 3), (0, 3), (0,)]
    assert shape.arcs[0].points == ((10, 0), (10, 10))


def put(*keys: str | int, value: object = None) -> Callable[[Document], None]:
    """Return a change that puts *value* in the place of *keys*, or takes away what is there."""

    def change(document: Document) -> None:
        part: Any = document
        for key in keys[:-1]:
            part = part[key]
        part[keys[-1]] = value
        if value is None:
            del part[keys[-1]]

    return change


def put_property(number: int, name: str, value: object) -> Callable[[Document], None]:
    return put("objects", "regions", "geometries", number, "properties", name, value=value)


def put_arcs(number: int, *keys: int, value: object) -> Callable[[Document], None]:
    return put("objects", "regions", "geometries", number, "arcs", *keys, value=value)


REGIONS = "objects.regions.geometries"


@pytest.mark.parametrize(("change", "message"), [
    (put("type", value="FeatureCollection"), 'type: expected one of Topology, found "FeatureCollection"'),
    (put("transform", value={}), "transform: quantized coordinates are not supported"),
    (put("bbox", value=[1, 0, 20, 20]), "bbox: expected [0, 0, width, height], both from 10 to 10000, found [1, 0"),
    (put("properties", "name"), "properties: 'name' is missing"),
    (put("properties", "players", value="2"), 'properties.players: expected a whole number from 2 to 5, found "2"'),
    (put("properties", "players", value=7), "properties.players: expected a whole number from 2 to 5, found 7"),
    (put("properties", "id", value="../four"), "properties.id: expected lower-case words and hyphens"),
    (put("objects", "regions", value=3), "objects.regions: expected an object in braces, found 3"),
    (put_property(3, "terrain", "forrest"), f"{REGIONS}[3].properties.terrain: expected one of forest,"),
    (put_property(3, "code", "h2"), f"{REGIONS}[3].properties.code: expected a code that begins with s"),
    (put_property(3, "code", "s0"), "region 's0': a code is a terrain letter and a number, like f1"),
    (lambda four: geometry(four, 1)["properties"].update(code="f1", terrain="forest"),
     f"{REGIONS}[1].properties.code: the code f1 is taken by geometries[0]"),
    (put_property(0, "marks", ["mine", "edge"]), f"{REGIONS}[0].properties.marks[1]: expected one of"),
    (put_property(0, "marks", ["mine", "mine"]), f"{REGIONS}[0].properties.marks: a mark stands"),
    (put_property(0, "label", [1]), f"{REGIONS}[0].properties.label: expected a list of 2 numbers, found [1]"),
    (put_arcs(0, value=[]), f"{REGIONS}[0].arcs: expected"),
    (put_arcs(0, 0, 1, value=9), f"{REGIONS}[0].arcs[0][1]: expected the number of an arc, -9 to 8, found 9"),
    (put_arcs(0, 0, 1, value=~0),
     f"{REGIONS}[0].arcs[0][1]: arc -1 begins at [10, 10], but the ring has come to [10, 0]"),
    (put_arcs(0, 0, value=[4, 0]), f"{REGIONS}[0].arcs[0]: the ring is not closed"),
    (put_arcs(4, 0, value=[0]), f"{REGIONS}[4].arcs[0][0]: arc 0 is used too often"),
    (put("arcs", 1, 1, value=[21, 10]), "arcs[1][1]: expected a point [x, y] within 0..20, 0..20, found [21, 10]"),
    (put("arcs", 1, 1, value=[float("nan"), 10]), "arcs[1][1]: expected a point"),
    (put("arcs", 1, 1, value=["20", 10]), "arcs[1][1]: expected a point"),
    (put("arcs", 1, 1, value=[10, 10]), "arcs[1][1]: the point [10, 10] stands twice in a row"),
    (put("arcs", 1, value=[[10, 10]]), "arcs[1]: expected a list of two or more points"),
    (lambda four: four["arcs"].append([[1, 1], [2, 2]]), "arcs[9]: no region uses this arc"),
    (put("objects", "regions", "geometries", 4), "arcs[8]: only m1 uses this arc, but it does"),
    (lambda four: geometry(four, 2)["arcs"].reverse(), "region m1: its first ring must be the outer one"),
    (put("bbox", value=[0, 0, 20, 30]), "arcs[6]: only m1 uses this arc, but it does not lie on"),
])  # fmt: skip
def test_a_mistake_is_named_with_file_and_place(change, message, four):
    change(four)
    with pytest.raises(BoardError) as caught:
        parse_board(json.dumps(four), "boards/my.json")
    assert str(caught.value).startswith("boards/my.json: ")
    assert message in str(caught.value)


def test_regions_that_overlap_are_refused(four):
    frame = [[0, 0], [20, 0], [20, 20], [0, 20], [0, 0]]
    four["arcs"].append(frame)
    four["objects"]["regions"]["geometries"].append(region("p1", "farmland", [5, 5], [9]))
    with pytest.raises(BoardError, match="the regions cover an area of 800, the board has 400"):
        parse_board(json.dumps(four), "four")


def test_a_hole_outside_its_region_is_refused(four):
    # A second lake lies in f1, but it is s1 that has the hole.
    four["arcs"].append([[2, 2], [4, 2], [4, 4], [2, 4], [2, 2]])
    four["objects"]["regions"]["geometries"].append(region("l2", "lake", [3, 3], [9]))
    geometry(four, 3)["arcs"].append([9])
    with pytest.raises(BoardError, match="region s1: a hole lies outside its outer ring"):
        parse_board(json.dumps(four), "four")


@pytest.mark.parametrize(("text", "message"), [
    ('{\n"type": Topology}', r"^boards/my.json:2:9: this is not JSON$"), ("[" * 200_000, "nested too deeply"),
])  # fmt: skip
def test_broken_json_is_refused(text, message):
    with pytest.raises(BoardError, match=message):
        parse_board(text, "boards/my.json")


@pytest.mark.parametrize(("text", "message"), [
    (b'{"type": "\xff"}', "this is not UTF-8 text"),
    (dump_board(FOUR).encode(), "expected the file's name 'three', found 'four'"),
])  # fmt: skip
def test_a_file_is_text_and_called_like_its_board(text, message, tmp_path):
    path = tmp_path / "three.json"
    path.write_bytes(text)
    with pytest.raises(BoardError, match=message):
        load_board(path)


def test_what_is_written_is_read_again(four):
    assert json.loads(dump_board(four)) == four


def test_a_player_s_own_board_is_found_and_listed(four, tmp_path):
    (tmp_path / "four.json").write_text(dump_board(four), encoding="utf-8")
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    assert find_board("four", tmp_path).board.name == "Four"
    found = list_boards(tmp_path)
    assert "four" in [loaded.board.id for loaded in found.boards]
    assert found.problems == (f"{tmp_path / 'bad.json'}: 'type' is missing",)


def test_a_player_s_own_board_cannot_replace_a_shipped_one(four, tmp_path):
    four["properties"]["id"] = "midland-2"
    own = tmp_path / "midland-2.json"
    own.write_text(dump_board(four), encoding="utf-8")
    assert find_board("midland-2", tmp_path).board.name == "Appleholt"
    assert list_boards(tmp_path).problems == (f"{own}: a shipped board has the id 'midland-2' already",)


def test_a_problem_is_told_in_every_language(four, tmp_path):
    four["properties"]["players"] = 9
    (tmp_path / "four.json").write_text(dump_board(four), encoding="utf-8")
    (problem,) = list_boards(tmp_path).problems
    place = f"{tmp_path / 'four.json'}: properties.players"
    assert problem == f"{place}: expected a whole number from 2 to 5, found 9"
    assert told(problem, "de") == f"{place}: erwartet wird eine ganze Zahl von 2 bis 5, gefunden wurde 9"
    with pytest.raises(BoardError) as caught:
        find_board("four", tmp_path)
    assert told(caught.value, "de") == told(problem, "de")


def test_a_board_that_cannot_be_read_is_listed_as_such(tmp_path):
    (tmp_path / "four.json").mkdir()
    (problem,) = list_boards(tmp_path).problems
    assert problem.startswith(f"{tmp_path / 'four.json'}: cannot be read: ")


@pytest.mark.parametrize("board_id", ["nowhere", "../boards/midland-2", "", "midland-2.json"])
def test_a_board_that_does_not_exist_is_named(board_id):
    with pytest.raises(BoardError, match="there is no board"):
        find_board(board_id)


def test_boards_lie_at_the_top_of_a_checkout_and_inside_an_installed_swqt(root, tmp_path, monkeypatch):
    assert board_folder() == root / "boards"
    package = tmp_path / "site-packages" / "swqt"
    monkeypatch.setattr(paths, "_PACKAGE", package)
    stranger = package.parent / "boards"
    stranger.mkdir(parents=True)
    assert board_folder.__wrapped__() == stranger   # a checkout in which somebody has no swqt/data
    inside = package / "data" / "boards"
    inside.mkdir(parents=True)
    assert board_folder.__wrapped__() == inside
    with pytest.raises(FileNotFoundError, match="swqt is incomplete: no folder 'resources'"):
        resource_folder.__wrapped__()


def test_shipped_boards_load_quickly():
    """In 30 ms, of which a call takes half a microsecond; a clock would measure what else the machine does."""
    assert list_boards().problems == ()
    for path in board_folder().glob("*.json"):
        assert calls_of(partial(parse_board, path.read_text(encoding="utf-8"), path.name)) < 60_000, path
        assert path.stat().st_size < 150_000


def calls_of(work: Callable[[], object]) -> int:
    """Do *work* and return how many functions it has called."""
    count = 0

    def counting(_frame: object, event: str, _about: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counting)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
