"""``swqt perft``: counts that can be done by hand, and ranges counted and listed alike."""

from pathlib import Path

import pytest

from swqt.cli import CliError
from swqt.cli.perft import expand, size
from swqt.engine import AbandonRange, Deploy, DeployRange, Pool


def test_small_counts_are_what_a_hand_counts(swqt, scenario: Path) -> None:
    """Two tokens in hand and one in f1; h1 costs 2, p1 is out of reach.

    One command: conquer h1, leave f1, or end. Two: after h1 the hand is empty, and three tokens spread over two
    regions in two ways (REDEPLOY-1); after leaving f1, the race enters f1 or p1, or ends (FIRST-1); after the
    end, three tokens stand in f1, and B picks one of the three combos that two coins can pay (COLUMN-2).
    """
    assert [swqt("perft", scenario, depth).out for depth in (0, 1, 2)] == ["1\n", "3\n", "8\n"]
    divided = swqt("perft", scenario, 2, "--divide").out.splitlines()
    assert {line[14:]: int(line[:12]) for line in divided[:-1]} == {"A: conquer h1": 2, "A: leave f1": 3, "A: end": 3}
    assert divided[-1] == "8"


def test_the_count_starts_after_the_moves_of_the_file(swqt, scenario: Path) -> None:
    with scenario.open("a", encoding="utf-8") as file:
        file.write("A: leave f1\n")
    assert swqt("perft", scenario, 1).out == "3\n"


def test_every_chance_counts_once(swqt, tmp_path: Path) -> None:
    path = tmp_path / "deal.swn"
    path.write_text("swqt 1\nboard midland-2\ncontent base\nasks A pick\nasks * deal\nA 5\nB 5\n", encoding="utf-8")
    assert swqt("perft", path, 1).out == f"{14 * 20}\n"
    assert swqt("perft", path, 2).out == f"{14 * 20 * 13 * 19}\n"


def test_a_game_that_is_over_has_no_sequences(swqt, game_file: Path) -> None:
    assert [swqt("perft", game_file, depth).out for depth in (0, 1, 2)] == ["1\n", "0\n", "0\n"]


def test_a_negative_depth_is_refused(swqt, scenario: Path) -> None:
    assert "DEPTH must be 0 or more, not -1" in swqt("perft", scenario, -1).err


def test_counts_of_deployments_are_binomials() -> None:
    """Stars and bars: 9 tokens over 5 regions, at least 1 each, are 8 over 4."""
    assert size(DeployRange((Pool(9, 0b11111, 1, 9),))) == 70
    assert size(DeployRange((Pool(9, 0b11111, 0, 9),))) == 715
    assert next(expand(DeployRange((Pool(2, 0b11, 1, 2),)))) == Deploy(((0, 1), (1, 1)))


def test_a_range_that_is_too_large_is_an_error_unless_it_is_only_counted(swqt, tmp_path: Path) -> None:
    family = AbandonRange((1 << 12) - 1)
    assert size(family) == 4095
    with pytest.raises(CliError, match="too large: one decision admits 4095 commands, more than 2000"):
        list(expand(family))
