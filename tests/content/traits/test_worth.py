"""The table of worths: reading and writing it, and what the shipped one must be."""

import pytest

from swqt.content import ContentWorths, Worth, WorthError, WorthGames, WorthTable, resource_folder, worth_table
from swqt.table import Library
from swqt.table.worth_games import LEVEL, rules_digest, rules_with

MADE = WorthTable(
    ("swqt arena worth --games 2",),
    "medium",
    {
        "base": ContentWorths(
            ("elves", "orcs"),
            ("hill",),
            {2: {"elves": Worth(1.26, 0.51), "orcs": Worth(-1.26, 0.5), "hill": Worth(0.0, 0.25)}},
            {2: WorthGames("midland-2", 12, "0123456789abcdef", (0.0, 40.5))},
            {("elves", "hill"): Worth(-0.3, 0.4)},
        )
    },
)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "worth.json"
    path.write_text(MADE.text(), encoding="utf-8")
    return path


def test_what_is_written_is_read(path):
    assert WorthTable.read(path) == MADE


def test_a_combo_is_worth_its_race_its_power_and_what_they_are_together():
    found = MADE.contents["base"]
    assert found.of_combo("elves", "hill", 2) == Worth(1.26 - 0.3, pytest.approx((0.51**2 + 0.25**2 + 0.4**2) ** 0.5))
    assert found.of_combo("orcs", "hill", 2) == Worth(-1.26, pytest.approx((0.5**2 + 0.25**2) ** 0.5))
    assert found.of_combo("elves", "moonlit", 2) is None
    assert found.of("elves", 3) is None


@pytest.mark.parametrize(
    ("old", "new"), [("1.26", "1.27"), ('"contents"', '"content"'), ("{", "["), ("[-0.3, 0.4]", "[-0.3]")]
)  # fmt: skip
def test_a_table_that_was_changed_or_is_none_is_refused(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(WorthError, match=r"worth\.json: .*expected"):
        WorthTable.read(path)


class TestShipped:
    """The table that comes with swqt."""

    def test_it_has_every_race_and_power_for_every_number_of_players(self):
        table, library = worth_table(), Library()
        assert (resource_folder() / "ai" / "worth.json").stat().st_size < 100_000
        assert set(table.contents) == set(library.catalogue.labels())
        for label, found in table.contents.items():
            assert set(found.seats) == {2, 3, 4, 5}
            for seats, worths in found.seats.items():
                content = library.content(label, library.board(found.games[seats].board))
                assert max(worth.within for worth in worths.values()) <= 1, "coins to either side"
                assert set(found.races) == {trait.name for trait in content.races}
                assert set(found.powers) == {trait.name for trait in content.powers}
                assert sum(worths[name].coins for name in found.races) == pytest.approx(0, abs=0.2)
                assert sum(worths[name].coins for name in found.powers) == pytest.approx(0, abs=0.2)


    def test_it_was_measured_by_the_rules_of_this_program(self):
        """Fails when a trait or a board has changed: measure again, as ai/STRENGTH.md says."""
        table, library = worth_table(), Library()
        assert all(command.startswith("swqt arena worth ") for command in table.commands)
        assert table.level == LEVEL
        for label, found in table.contents.items():
            for seats, games in found.games.items():
                assert games.board == library.board_for(seats, label)
                assert games.digest == rules_digest(rules_with(games.board, label)), f"{label}, {seats} players: stale"
