"""The plain map of a board that is only known as a graph."""

import pytest

from swqt.cli.bench import hex_board
from swqt.content import plain_shape
from swqt.content.boards.geometry import clearance, signed_area
from swqt.engine import Board, Site, members


def borders(board: Board) -> set[tuple[int, int]]:
    return {(a, b) for a in range(len(board.codes)) for b in members(board.near[a]) if a < b}


@pytest.mark.parametrize("players", [2, 5])
def test_nearly_all_neighbours_lie_side_by_side(players):
    board = hex_board(players)
    drawn = {arc.sides for arc in plain_shape(board).arcs if len(arc.sides) == 2}
    assert len(drawn & borders(board)) >= 0.95 * len(borders(board))
    assert len(drawn - borders(board)) <= 0.1 * len(borders(board))


def test_the_regions_fill_the_world_and_their_labels_lie_inside():
    shape = plain_shape(hex_board(3))
    assert shape == plain_shape.__wrapped__(hex_board(3))
    assert plain_shape(hex_board(3)) is shape, "the next game on this board opens at once"
    area = sum(signed_area(outline.outer) for outline in shape.outlines)
    assert area == pytest.approx(shape.width * shape.height)
    for outline in shape.outlines:
        assert clearance(outline.label, [outline.outer]) > 15
        assert all(clearance(symbol, [outline.outer]) > 0 for symbol in outline.symbols)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_smallest_boards_have_a_map_too(count):
    sites = tuple(Site(f"f{number}", ("edge", "mine", "magic"), ()) for number in range(1, count + 1))
    shape = plain_shape(Board("inline", "inline", "surface", 2, 10, sites))
    assert len(shape.outlines) == count
    assert [len(outline.symbols) for outline in shape.outlines] == [2] * count
