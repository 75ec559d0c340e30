"""``swqt perft``: counts that can be done by hand, and ranges counted and listed alike."""

from pathlib import Path

import pytest

from swqt.cli import CliError
from swqt.cli.perft import expand, size
from swqt.engine import AbandonRange


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


def test_a_game_that_is_over_has_no_sequences(swqt, game_file: Path) -> None:
    assert [swqt("perft", game_file, depth).out for depth in (0, 1, 2)] == ["1\n", "0\n", "0\n"]


def test_a_range_that_is_too_large_is_an_error_unless_it_is_only_counted(swqt, tmp_path: Path) -> None:
    family = AbandonRange((1 << 12) - 1)
    assert size(family) == 4095
    with pytest.raises(CliError, match="too large: one decision admits 4095 commands, more than 2000"):
        list(expand(family))
