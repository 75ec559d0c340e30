"""The measures of the table: the board gets at least its share of the window at every size."""

from __future__ import annotations

import pytest

from swqt.gui.pages.table_layout import RATIO, table_measures

MENU = 22


@pytest.mark.parametrize(
    ("width", "height", "share"), [(1280, 720, 50), (1920, 1080, 65), (2560, 1440, 74)]
)
def test_the_board_gets_its_share(width: int, height: int, share: int) -> None:
    measures = table_measures(width, height)
    across = min(width - 2 * measures.column - 12, (height - MENU - measures.top - measures.bottom) * RATIO)
    assert across * across / RATIO / (width * height) * 100 >= share - 0.5


def test_wide_windows_give_the_rest_to_the_columns_but_not_without_end() -> None:
    assert table_measures(1280, 720).column < table_measures(1600, 720).column
    assert table_measures(5000, 720).column == 300


def test_columns_never_become_narrower_with_larger_text() -> None:
    columns = [table_measures(1280, 720, scale).column for scale in (1.0, 1.25, 1.5, 2.0)]
    assert columns == sorted(columns)
    assert columns[-1] == pytest.approx(280, abs=3)


def test_the_log_is_folded_in_low_windows_only() -> None:
    assert table_measures(1280, 720).log_folded
    assert not table_measures(2560, 1440).log_folded
