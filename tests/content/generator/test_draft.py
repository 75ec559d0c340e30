"""Boards made by hand: what the operations do, and that no sequence of them leaves a board that is none."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from swqt.content import board_folder, parse_board
from swqt.content.boards.board_files import dump_board
from swqt.content.boards.checks import CRAMPED, CROSSING, OUTSIDE, SHORT, UNREACHABLE
from swqt.content.boards.geometry import clearance, deepest_point, first_crossing, path_length, resampled, signed_area
from swqt.content.generator import draft as drafts
from swqt.content.generator.draft import BoardDraft, DraftError, DraftRegion, Vertex
from swqt.content.generator.findings import CHASM, findings
from swqt.engine import BoardError

ONE_REGION = """{"type": "Topology", "bbox": [0, 0, 1600, 1000],
"properties": {"id": "squares", "name": "Squares", "players": 2, "rounds": 10, "world": "surface"},
"objects": {"regions": {"type": "GeometryCollection", "geometries": [{"type": "Polygon", "arcs": [[0]], "properties":
{"code": "f1", "terrain": "forest", "marks": ["mine"], "label": [100, 100], "symbols": [[200, 200]]}}]}},
"arcs": [[[0, 0], [1600, 0], [1600, 1000], [0, 1000], [0, 0]]]}"""


def coarse_places(rings, signs, width, height):
    """Stands in for ``place_all``, which takes most of the time."""
    middle, _ = deepest_point([resampled(ring, 12.0) for ring in rings], 4.0)
    return middle, [middle] * max(1, signs)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(drafts, "place_all", coarse_places)


def shipped(name: str) -> BoardDraft:
    return BoardDraft.parse((board_folder() / f"{name}.json").read_text(encoding="utf-8"), name)


def grid(columns: int = 4, rows: int = 3) -> BoardDraft:
    """A board of rectangles 400 by 333.3, cut out of one region by lines."""
    draft = BoardDraft.parse(ONE_REGION, "x")
    for column in range(1, columns):
        x = 1600 * column / columns
        draft = draft.split(draft.region_at((x, 500)), [(x, 0), (x, 1000)])
    for row in range(1, rows):
        y = 1000 * row / rows
        for column in range(columns):
            x = 1600 * (column + 0.5) / columns
            draft = draft.split(draft.region_at((x, y)), [(x - 290, y), (x + 290, y)])
    return draft


def check_whole(draft: BoardDraft) -> None:
    """Fail unless the regions cover the world once, and the file of the board can be read."""
    board_file = parse_board(draft.text(), "draft")
    assert first_crossing(draft.arcs) is None
    total = 0.0
    for index, region in enumerate(draft.regions):
        outer, *holes = draft.rings(index)
        assert signed_area(outer) > 0
        assert all(signed_area(hole) < 0 for hole in holes)
        total += signed_area(outer) + sum(map(signed_area, holes))
        assert clearance(region.label, draft.rings(index)) > 0, f"label of {index}"
        assert len(region.symbols) >= max(1, region.signs)
    assert total == pytest.approx(draft.width * draft.height)
    near = [draft.neighbours(index) for index in range(len(draft.regions))]
    assert all(index in near[other] for index, others in enumerate(near) for other in others)
    codes = draft.codes()
    board = board_file.board
    assert [[board.index(codes[other]) for other in others] for others in near] == [
        [other for other in range(len(codes)) if board.near[index] >> other & 1] for index in range(len(codes))
    ]


@pytest.mark.parametrize("name", sorted(path.stem for path in board_folder().glob("*.json")))
def test_a_board_that_is_only_opened_stays_as_it_is(name):
    text = (board_folder() / f"{name}.json").read_text(encoding="utf-8")
    assert BoardDraft.parse(text, name).text() == text


def test_a_corner_takes_its_borders_along_and_nothing_else():
    before = shipped("midland-2")
    corner = next(
        vertex for vertex in before.vertices(12)
        if vertex.corner and 100 < vertex.point[0] < 1500 and 100 < vertex.point[1] < 900
    )  # fmt: skip
    to = (round(corner.point[0] + 12, 1), round(corner.point[1] - 9, 1))
    after = before.moved(corner, to)
    at = [arc for arc, line in enumerate(before.arcs) if corner.point in (line[0], line[-1])]
    assert len(at) == 3
    assert all(to in (after.arcs[arc][0], after.arcs[arc][-1]) for arc in at)
    assert [arc for arc, line in enumerate(after.arcs) if line != before.arcs[arc]] == at
    check_whole(after)


def test_labels_and_signs_get_good_places(monkeypatch):
    monkeypatch.undo()
    draft = shipped("midland-2")
    after = draft.settled(range(4)).marked(0, "magic", on=True).marked(0, "mine", on=True)
    assert [region.label for region in after.regions[:4]] == [region.label for region in draft.regions[:4]]
    assert len(after.regions[0].symbols) == 2
    assert not [finding for finding in findings(parse_board(after.text(), "draft")) if not finding.is_figure]


def test_what_lies_on_the_edge_of_the_board_stays_there():
    before = shipped("midland-3")
    corner = next(vertex for vertex in before.vertices() if vertex.point[1] == 0)
    after = before.moved(corner, (corner.point[0] + 10, 300.0))
    assert any((round(corner.point[0] + 10, 1), 0) in (line[0], line[-1]) for line in after.arcs)
    check_whole(after)


@pytest.mark.parametrize("to", [(1500.0, 950.0), (400.0, 900.0)])
def test_borders_never_cross(to):
    draft = grid()
    corner = next(vertex for vertex in draft.vertices() if vertex.corner and vertex.point[1] > 200)
    with pytest.raises(DraftError) as refused:
        draft.moved(corner, to)
    assert refused.value.reason == drafts.CROSSING


def test_a_border_cannot_jump_over_an_island():
    draft = grid(2, 1)
    side = [(500.0, 400.0), (650.0, 400.0), (650.0, 600.0), (500.0, 600.0)]
    ring = tuple(part for a, b in pairwise([*side, side[0]]) for part in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)))
    island = DraftRegion("", "lake", (), (575.0, 500.0), ((575.0, 500.0),), ((len(draft.arcs),),))
    west = draft.region_at((100.0, 500.0))
    regions = list(draft.regions)
    regions[west] = replace(regions[west], rings=(*regions[west].rings, (~len(draft.arcs),)))
    draft = replace(draft, arcs=(*draft.arcs, (*ring, ring[0])), regions=(*regions, island)).settled([west])
    check_whole(draft)
    border = next(arc for arc, pair in enumerate(draft.sides) if len(pair) == 2 and 2 not in pair)
    bulge = replace(draft, arcs=tuple(
        ((800, 0), (799.0, 300.0), (450.0, 310.0), (450.0, 690.0), (799.0, 700.0), (800, 1000))
        if arc == border else line for arc, line in enumerate(draft.arcs)
    ))  # fmt: skip
    with pytest.raises(DraftError):
        bulge._check([border])


def test_splitting_makes_a_neighbour_of_the_same_terrain_and_keeps_the_marks():
    draft = grid(2, 1).marked(0, "tribe", on=True)
    y = draft.regions[0].label[1]
    after = draft.split(0, [(20.0, y + 150.0), (780.0, y + 150.0)])    # ends before the border
    assert (len(after.regions), after.regions[0].marks) == (3, draft.regions[0].marks)
    assert (after.regions[2].marks, after.regions[2].terrain) == ((), "forest")
    assert 2 in after.neighbours(0)
    check_whole(after)


@pytest.mark.parametrize("path", [
    [(100.0, 500.0), (200.0, 500.0)], [(50.0, 50.0), (52.0, 50.0)], [(1000.0, 100.0), (1000.0, 900.0)],
])  # fmt: skip
def test_a_line_must_lead_across_its_region(path):
    with pytest.raises(DraftError) as refused:
        grid(2, 1).split(0, path)
    assert refused.value.reason == drafts.NOT_ACROSS


def test_joining_undoes_a_split_and_leaves_no_corner():
    draft = grid()
    x, y = draft.regions[5].label
    after = draft.split(5, [(x, 999.0), (x, y), (600.0, 0.0)])
    back = after.joined(5, len(after.regions) - 1)
    assert (len(back.regions), len(back.arcs)) == (len(draft.regions), len(draft.arcs))
    assert back.neighbours(5) == draft.neighbours(5)
    check_whole(back)


def test_only_neighbours_can_be_joined():
    draft = shipped("midland-2")
    far = next(other for other in range(len(draft.regions)) if other not in draft.neighbours(0) and other)
    for other in (far, 0):
        with pytest.raises(DraftError, match=drafts.NOT_NEIGHBOURS):
            draft.joined(0, other)


def test_terrain_decides_the_marks_and_codes_are_given_anew():
    draft = shipped("midland-2")
    assert draft.regions[0].marks == ("tribe",)
    after = draft.painted(0, "lake").marked(1, "tribe", on=True)
    assert (after.regions[0].marks, after.regions[1].marks) == ((), ("mine", "tribe"))
    assert sorted(code for code in after.codes() if code[0] == "l") == ["l1", "l2"]
    assert draft.marked(1, "magic", on=True).codes() == draft.codes()
    check_whole(after)
    assert draft.with_properties(players=5).properties["rounds"] == 8


def test_a_file_whose_borders_cross_is_refused():
    draft = shipped("midland-2")
    arc = next(arc for arc, pair in enumerate(draft.sides) if len(pair) == 2 and 0 in pair)    # in the far corner
    document = draft.document()
    line = document["arcs"][arc]
    line[len(line) // 2] = [1.0, 999.0]
    with pytest.raises(BoardError):
        BoardDraft.parse(dump_board(document), "bad")


def step(draft: BoardDraft, random: Random) -> BoardDraft:
    """One random operation; DraftError if it is refused."""
    kind = random.choice("mmmmmsjpt")
    region = random.randrange(len(draft.regions))
    if kind == "m":
        vertex: Vertex = random.choice(draft.vertices(region) or draft.vertices())
        spread = random.choice((8, 40, 150))
        x, y = vertex.point
        return draft.moved(vertex, (x + random.uniform(-spread, spread), y + random.uniform(-spread, spread)))
    if kind == "s":
        x, y = draft.regions[region].label
        a, b = random.uniform(-300, 300), random.uniform(-300, 300)
        return draft.split(region, [(x - a, y - b), (x + random.uniform(-20, 20), y), (x + a, y + b)])
    if kind == "j":
        return draft.joined(region, random.choice(draft.neighbours(region)))
    if kind == "p":
        return draft.painted(region, random.choice(("forest", "lake", "mountain")))
    return draft.marked(region, random.choice(("mine", "tribe")), on=random.random() < 0.5)


@pytest.mark.parametrize(("name", "seed"), [("midland-3", 2), ("gloamdeep-2", 3)])
def test_after_any_two_hundred_operations_the_board_is_whole(name, seed):
    random = Random(f"operations {seed}")
    draft = shipped(name)
    done = 0
    for count in range(200):
        try:
            draft = step(draft, random)
            done += 1
        except DraftError:
            continue
        if count % 50 == 0:
            check_whole(draft)
    check_whole(draft)
    assert done > 60


@pytest.mark.parametrize("name", ["midland-4", "gloamdeep-2"])
def test_nothing_is_found_on_a_shipped_board(name):
    found = findings(parse_board(shipped(name).text(), name))
    assert all(finding.ok for finding in found)
    assert [len(finding.regions) for finding in found if finding.kind == CHASM] == [1] * 5 * (name != "midland-4")


def test_a_finding_names_its_regions_and_the_grave_ones_come_first():
    draft = shipped("gloamdeep-2")
    walled = {draft.neighbours(0)[0], *draft.neighbours(0)}
    for region in walled:
        draft = draft.painted(region, "chasm")
    found = findings(parse_board(draft.text(), "draft"))
    assert (found[0].kind, found[0].regions, found[0].grave) == ("unreachable", (0,), True)
    chasms = next(finding for finding in found if finding.kind == "chasms")
    assert not chasms.ok
    assert walled <= set(chasms.regions)


def painted(draft: BoardDraft, terrain: str, where: Callable[[int, DraftRegion], bool]) -> BoardDraft:
    for index, region in enumerate(draft.regions):
        if where(index, region):
            draft = draft.painted(index, terrain)
    return draft


def everywhere(draft: BoardDraft, **changed: object) -> BoardDraft:
    return replace(draft, regions=tuple(replace(region, **changed) for region in draft.regions))


def spoiled(name: str) -> Iterator[BoardDraft]:
    """Yield the shipped board *name* with all that can be wrong with one of its world."""
    good = shipped(name)
    is_surface = good.properties["world"] == "surface"
    land, rock, water = ("forest", "mountain", "sea") if is_surface else ("mud", "blackmountain", "river")
    pit = "lake" if is_surface else "chasm"
    every = ("mine", "magic", "cavern", "tribe") if is_surface else ("volcano", "monster", "mine")
    yield painted(good, land, lambda index, region: True)
    yield painted(good, water, lambda index, region: index > 3)
    yield painted(good, land, lambda index, region: region.label[0] < 800)
    inner = painted(good, land, lambda index, region: region.terrain not in (water, pit))
    yield painted(inner, rock, lambda index, region: good.is_at_edge(index) or region.label[1] < 300)
    yield painted(good, water, lambda index, region: region.label[1] < 400)
    for terrain in (water, pit):
        yield painted(good, terrain, lambda index, region: good.is_at_edge(index))
        yield painted(good, terrain, lambda index, region: 650 < region.label[0] < 950)
    yield painted(good, land, lambda index, region: good.is_at_edge(index) and region.terrain not in (water, pit))
    yield everywhere(good, marks=())
    yield everywhere(good, marks=every)
    for mark in ("tribe", "monster"):
        marked = [replace(region, marks=(mark,) if region.label[0] < 600 else ()) for region in good.regions]
        yield replace(good, regions=tuple(marked))
    yield good.with_properties(rounds=3)
    yield everywhere(good, label=(5.0, 5.0))
    yield everywhere(good, symbols=((5.0, 5.0),))
    eaten = good
    for step in range(8):
        eaten = eaten.joined(10, eaten.neighbours(10)[step % 2])
        yield eaten
    arc = next(arc for arc, sides in enumerate(good.sides) if len(sides) == 2 and 12 not in sides)
    line = good.arcs[arc]
    yield replace(good, arcs=(*good.arcs[:arc], (line[0], good.regions[12].label, *line[1:]), *good.arcs[arc + 1 :]))
    squares = grid(6, 5).with_properties(world=good.properties["world"])
    inner_arcs = [arc for arc, sides in enumerate(squares.sides) if len(sides) == 2]
    (ax, ay), *_, (bx, by) = min([squares.arcs[arc] for arc in inner_arcs], key=path_length)
    corner = next(vertex for vertex in squares.vertices() if vertex.point == (ax, ay))
    yield squares
    yield squares.moved(corner, (ax + 0.3 * (bx - ax), ay + 0.3 * (by - ay)))


@pytest.mark.parametrize("name", ["midland-3", "gloamdeep-2"])
def test_whatever_can_be_wrong_is_found_with_its_regions(name):
    seen = {}
    for draft in spoiled(name):
        with contextlib.suppress(BoardError):
            for finding in findings(parse_board(draft.text(), "draft")):
                missed = seen.get(finding.kind, False) or (not finding.ok and bool(finding.regions))
                seen[finding.kind] = missed
    assert {kind for kind, missed in seen.items() if not missed} <= {"regions", "rounds", "borders between regions"}
    assert {CROSSING, OUTSIDE, CRAMPED, SHORT, *[UNREACHABLE] * (name == "gloamdeep-2")} <= set(seen)
