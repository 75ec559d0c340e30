"""Laws that hold for every generated board of either world."""

import json
from typing import Any

import pytest

from swqt.content import BoardFile, parse_board
from swqt.content.board_check import check_board, problems
from swqt.content.generator import new_board
from swqt.content.generator.generate import Recipe
from swqt.content.geometry import is_inside, signed_area
from swqt.content.graph import components
from swqt.content.writing import dump_board
from swqt.engine import BoardError, members

QUICK = Recipe()._replace(wanted=1)
CASES = [("surface", 2, None), ("underground", 2, None), ("surface", 3, 24), ("underground", 3, 40)]
IDS = ["surface", "underground", "small surface", "middling underground"]


@pytest.fixture(scope="module", params=CASES, ids=IDS)
def document(request: pytest.FixtureRequest) -> dict[str, Any]:
    world, players, regions = request.param
    return new_board(world, players, "laws", regions=regions, board_id="laws", name="Laws", recipe=QUICK)


@pytest.fixture(scope="module")
def made(document: dict[str, Any]) -> BoardFile:
    return parse_board(dump_board(document), "laws")


def test_its_figures_are_met(made: BoardFile) -> None:
    assert [str(figure) for figure in check_board(made) if not figure.ok] == []


def test_nothing_overlaps_and_nothing_is_left_open(made: BoardFile) -> None:
    shape = made.shape
    area = sum(
        abs(signed_area(outline.outer)) - sum(abs(signed_area(hole)) for hole in outline.holes)
        for outline in shape.outlines
    )
    assert area == pytest.approx(shape.width * shape.height, rel=1e-3)
    assert [line for line in problems(made) if "cross" in line] == []


def test_land_hangs_together_and_codes_are_unique(made: BoardFile) -> None:
    board = made.board
    assert len(set(board.codes)) == len(board.codes)
    assert len(components(board.near, board.every)) == 1


def test_neighbours_are_mutual(made: BoardFile) -> None:
    near = made.board.near
    assert all(near[other] >> region & 1 for region in range(len(near)) for other in members(near[region]))


def test_labels_lie_inside_their_region_and_no_other(made: BoardFile) -> None:
    for outline in made.shape.outlines:
        for point in (outline.label, *outline.symbols):
            assert is_inside(point, (outline.outer, *outline.holes))


def test_a_river_crosses_the_board(made: BoardFile) -> None:
    """MAP-5, FIRST-3."""
    board = made.board
    river = board.terrain["river"]
    if board.world == "underground":
        assert len(components(board.near, river)) == 1
        assert (river & board.marks["edge"]).bit_count() == 2


def test_how_it_was_made_is_written_in_it(document: dict[str, Any]) -> None:
    made = json.loads(dump_board(document))["properties"]["made"]
    assert made["seed"] == "laws"
    assert made["regions"] == len(document["objects"]["regions"]["geometries"])


def test_the_same_seed_makes_the_same_board() -> None:
    once, again = (new_board("underground", 2, 7, recipe=QUICK) for _ in range(2))
    assert dump_board(once) == dump_board(again)


@pytest.mark.parametrize(("world", "players", "regions"), [("sky", 2, None), ("surface", 6, None), ("surface", 2, 500)])
def test_what_cannot_be_made_is_refused(world: str, players: int, regions: int | None) -> None:
    with pytest.raises((BoardError, ValueError)):
        new_board(world, players, 1, regions=regions, recipe=QUICK)
