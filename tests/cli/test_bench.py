"""``swqt bench``: two rows for each number of seats, the Base game and underground, beside the calibration loop."""

import re

import pytest

from swqt.cli import bench
from swqt.cli.bench import hex_board
from swqt.cli.errors import CliError


def test_it_prints_a_row_for_each_number_of_seats_and_each_box(swqt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "STRETCHES", 2)
    done = swqt("bench", "--seconds", "0.01")
    assert (done.code, done.err) == (0, "")
    head, columns, *rows, journal = done.out.splitlines()
    told = re.match(r"Python 3\.\d+\.\S+, (pure|compiled) rules( alone)?; calibration loop: \d+\.\d+ million r", head)
    assert told
    names = re.split(r"  +", columns)
    for kind in [told[1]] if told[2] else ["pure", "compiled"]:
        table = [dict(zip(names, row.split(), strict=True)) for row in rows if row.split()[2] == kind]
        assert [(row["board"], row["seats"]) for row in table] == [
            ("midland-2", "2"), ("gloamdeep-2", "2"),
            ("midland-3", "3"), ("emberfall-3", "3"),
            ("midland-4", "4"), ("nethermere-4", "4"),
            ("midland-5", "5"), ("hollowthrone-5", "5"),
        ]  # fmt: skip
        for above, below in zip(table[::2], table[1::2], strict=True):
            cells = [cell for row in (above, below) for name, cell in row.items() if name not in ("board", "rules")]
            assert all(float(cell) > 0 for cell in cells)
            target = (bench.TARGETS if kind == "pure" else bench.COMPILED_TARGETS)[int(above["seats"])]
            assert (int(above["target"]), int(below["target"])) == (target, target // 2)
            assert above["of base"] == "1.00"
            games, of = float(below["games/s"]), float(above["games/s"])
            rounding = 0.005 + 0.05 * (games + of) / (of * max(of - 0.05, 0.05))    # on a slow computer it is felt
            assert float(below["of base"]) == pytest.approx(games / of, abs=rounding + 0.001)
    assert journal.startswith("journal: ")


def test_the_same_seed_plays_the_same_games() -> None:
    content = bench.Library().content("base")
    board = hex_board(2)
    first, second = (bench.measure(board, content, 2, 0.0, 3) for _ in range(2))
    assert (first.games, first.commands, first.pickled_bytes) == (1, second.commands, second.pickled_bytes)


def test_a_missing_board_is_replaced_for_the_base_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BOARDS", {"base": {3: "nowhere-3"}, "underground": {3: "nowhere-3"}})
    library = bench.Library()
    assert bench.board_of(library, "base", 3) == hex_board(3)
    with pytest.raises(CliError, match="nowhere-3"):
        bench.board_of(library, "underground", 3)


@pytest.mark.parametrize("world", ["base", "underground"])
def test_the_boards_are_of_the_world_and_for_the_seats(world: str) -> None:
    for seats in bench.TARGETS:
        board = bench.board_of(bench.Library(), world, seats)
        assert (board.players, board.world) == (seats, "surface" if world == "base" else "underground")


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
    bench.kept_bytes(rules, 5, games=1)    # fills the tables that every later game shares
    assert 0 < bench.kept_bytes(rules, 5, games=1) < 2000
