"""``swqt bench``: one row for each number of seats, beside the calibration loop."""

import re

import pytest

from swqt.cli import bench
from swqt.cli.hexboard import hex_board


def test_it_prints_a_row_for_each_number_of_seats(swqt) -> None:
    done = swqt("bench", "--seconds", "0.01")
    assert (done.code, done.err) == (0, "")
    head, columns, *rows, journal = done.out.splitlines()
    assert re.match(r"Python 3\.\d+\.\S+, (pure|compiled) rules; calibration loop: \d+\.\d+ million rounds", head)
    assert len(rows) == 4
    for row, seats in zip(rows, (2, 3, 4, 5), strict=True):
        cells = row.split()
        assert int(cells[1]) == seats
        assert float(cells[2]) > 0
        assert int(cells[3]) == bench.TARGETS[seats]
        assert all(float(cell) > 0 for cell in cells[4:])
        assert len(cells) == len(re.split(r"  +", columns))
    assert journal.startswith("journal: ")


def test_the_same_seed_plays_the_same_games() -> None:
    content = bench.Library().content("base")
    board = hex_board(2)
    first, second = (bench.measure(board, content, 2, 0.0, 3) for _ in range(2))
    assert (first.games, first.commands, first.pickled_bytes) == (1, second.commands, second.pickled_bytes)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_hexagons_are_boards_of_the_right_size(seats: int) -> None:
    board = hex_board(seats)
    assert (board.players, board.rounds) == (seats, {2: 10, 3: 10, 4: 9, 5: 8}[seats])
    assert {"sea", "lake", "hill", "mountain"} <= {board.terrain_of(region) for region in range(len(board.codes))}
    seen = 1
    while (more := seen | board.around(seen)) != seen:
        seen = more
    assert seen == board.every


def test_a_state_kept_in_a_history_takes_little_memory() -> None:
    rules = bench.Rules(hex_board(5), bench.Library().content("base"))
    assert 0 < bench.kept_bytes(rules, 5, games=1) < 2000
