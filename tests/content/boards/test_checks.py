"""The figures of a board: met by every shipped one, and each able to say no."""

import pytest

from swqt.content import BoardFile, board_folder, load_board
from swqt.content.boards.checks import check_board, problems
from swqt.content.boards.design_targets import SURFACE, about, at_least, exact
from swqt.engine import Board, Site

SHIPPED = sorted(board_folder().glob("*.json"))


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_every_shipped_board_meets_its_figures(path):
    board_file = load_board(path)
    assert [str(figure) for figure in check_board(board_file) if not figure.ok] == []
    assert problems(board_file) == []


@pytest.fixture(scope="module")
def midland():
    return load_board(board_folder() / "midland-2.json")


def changed(board_file: BoardFile, **sites: Site) -> BoardFile:
    """The same map with other regions in the graph."""
    board = board_file.board
    new = tuple(sites.get(site.code, site) for site in board.sites)
    return board_file._replace(board=Board(board.id, board.name, board.world, board.players, board.rounds, new))


def missed(board_file: BoardFile) -> set[str]:
    return {figure.name for figure in check_board(board_file) if not figure.ok}


@pytest.mark.parametrize(("name", "letters", "beside", "mark", "figures"), [
    ("midland-2", "m", "", "tribe", {"Lost Tribes", "Lost Tribes on mountain or water"}),
    ("midland-2", "fphs", "magic", "mine", {"mine", "other regions with several symbols"}),
    ("midland-2", "l", "", "edge", {"lakes at the board's edge"}),
    ("gloamdeep-2", "r", "", "monster", {"monsters on river or chasm"}),
])  # fmt: skip
def test_a_symbol_in_the_wrong_place_is_told(name, letters, beside, mark, figures):
    """*mark* stands in the first region of *letters* that has the mark *beside*, or has none."""
    board_file = load_board(board_folder() / f"{name}.json")
    site = next(s for s in board_file.board.sites if s.code[0] in letters and (beside in s.marks or not beside))
    assert figures <= missed(changed(board_file, **{site.code: site._replace(marks=(*site.marks, mark))}))


def test_a_volcano_that_is_missing_is_told():
    cave = load_board(board_folder() / "gloamdeep-2.json")
    chasm = next(site for site in cave.board.sites if site.code[0] == "x" and "volcano" in site.marks)
    marks = tuple(mark for mark in chasm.marks if mark != "volcano")
    assert "volcano marks" in missed(changed(cave, **{chasm.code: chasm._replace(marks=marks)}))


def test_caverns_that_touch_are_told(midland):
    cavern = next(site for site in midland.board.sites if "cavern" in site.marks)
    beside = next(site for site in midland.board.sites if site.code in cavern.neighbours and site.code[0] not in "wl")
    worse = changed(midland, **{beside.code: beside._replace(marks=(*beside.marks, "cavern"))})
    assert {"cavern", "caverns that touch"} <= missed(worse)


def test_a_board_for_more_players_misses_the_figures_of_fewer(midland):
    board = midland.board
    bigger = midland._replace(board=Board(board.id, board.name, board.world, 5, board.rounds, board.sites))
    assert "rounds" in missed(bigger)


def with_symbol(board_file: BoardFile, region: int, place: tuple[float, float]) -> BoardFile:
    outlines = [*board_file.shape.outlines]
    outlines[region] = outlines[region]._replace(symbols=(place,))
    return board_file._replace(shape=board_file.shape._replace(outlines=tuple(outlines)))


def test_a_symbol_under_the_number_of_the_tokens_is_told(midland):
    region = next(number for number, site in enumerate(midland.board.sites) if "magic" in site.marks)
    code, (x, y) = midland.board.codes[region], midland.shape.outlines[region].label
    for right, down, what in ((45, 33, "number"), (-46, -36, "seat"), (46, -34, "decline"), (-46, 36, None)):
        found = problems(with_symbol(midland, region, (x + right, y + down)))
        told = [f"region {code}: its symbol magic lies under the {what} on a stack of tokens"] if what else []
        assert found == told


def test_a_symbol_under_the_frame_is_told(midland):
    board, shape = midland.board, midland.shape
    region = next(number for number, site in enumerate(board.sites) if {"edge", "cavern"} <= set(site.marks))
    outline = shape.outlines[region]
    x, y = min(outline.outer, key=lambda point: min(point[0], point[1], 1600 - point[0], 1000 - point[1]))
    middle = [(x + outline.label[0]) / 2, (y + outline.label[1]) / 2]
    assert min(x, y, 1600 - x, 1000 - y) == 0
    side = 0 if x in (0, 1600) else 1
    for inside, told in ((29.0, True), (31.0, False)):
        place = [*middle]
        place[side] = inside if (x, y)[side] == 0 else (1600, 1000)[side] - inside
        found = problems(with_symbol(midland, region, (place[0], place[1])))
        assert any("no room inside" in line for line in found) == told, found


def test_a_label_without_room_is_told(midland):
    shape = midland.shape
    first = shape.outlines[0]
    outside = first._replace(label=(shape.width + 5, 5.0), symbols=((shape.width + 5, 5.0),))
    worse = midland._replace(shape=shape._replace(outlines=(outside, *shape.outlines[1:])))
    assert "radius of the circle round a label, least" in missed(worse)
    assert f"region {midland.board.codes[0]}: its label lies outside" in problems(worse)


def test_borders_that_cross_or_are_too_short_to_see_are_told(midland):
    shape, arcs = midland.shape, list(midland.shape.arcs)
    inner = [number for number, arc in enumerate(arcs) if len(arc.sides) == 2]
    a, b = inner[0], inner[-1]
    arcs[a] = arcs[a]._replace(points=(*arcs[a].points, arcs[b].points[1], arcs[b].points[0]))
    found = problems(midland._replace(shape=shape._replace(arcs=tuple(arcs))))
    assert any(line.startswith("arcs") and "cross" in line for line in found)
    short = shape.arcs[0]._replace(points=((0.0, 0.0), (9.0, 0.0)))
    found = problems(midland._replace(shape=shape._replace(arcs=(short, *shape.arcs[1:]))))
    assert any("they touch along 9.0 only, at least 40 can be seen" in line for line in found)


def test_a_board_in_two_parts_is_told(midland):
    alone = next(site for site in midland.board.sites if site.code[0] == "f")
    cut = {
        site.code: site._replace(neighbours=tuple(code for code in site.neighbours if code != alone.code))
        for site in midland.board.sites
    }
    worse = changed(midland, **{**cut, alone.code: alone._replace(neighbours=())})
    assert "connected parts of the land" in missed(worse)
    assert "not every region can be reached from every other" in problems(worse)


def test_a_figure_reads_as_a_line():
    assert str(exact("lakes", 1, 1)).split() == ["lakes", "1", "1"]
    assert str(about("coast", 7, 10)).endswith("10 ±1   <- not met")
    assert str(at_least("room", 50, 43)).endswith("at least 43")


def test_the_targets_add_up():
    """MAP-1: the terrains of the published boards are all their land."""
    for targets in SURFACE.values():
        assert 4 * targets.plain_terrain + targets.mountains == targets.land
