"""The table of worths in the rule book, and what of it is told on pages and by hints."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from swqt.content import ContentWorths, RuleBook, Worth, WorthGames, WorthTable, book_languages, worth_table
from swqt.engine import Picked
from swqt.gui.help.hints import HintReasons
from swqt.gui.help.rule_book_page import MEAN, NAME, WorthPanel, WorthRow, WorthRowsModel
from swqt.gui.help.rule_book_window import RuleBookWindow
from swqt.gui.style.theme import THEMES, apply_theme
from tests.support.colours import contrast

ROWS = (
    WorthRow("Elves", "race/elves", "race-elves", (Worth(1.5, 0.4), Worth(-10.3, 0.3))),
    WorthRow("Orcs", "race/orcs", "race-orcs", (Worth(-0.5, 0.4), Worth(20.0, 0.3))),
)


@pytest.fixture
def reading(qtbot, library) -> Iterator[RuleBookWindow]:
    owner = QWidget()
    qtbot.addWidget(owner)
    window = RuleBookWindow(owner)
    window.show_book(RuleBook(library.catalogue))
    window.show()
    window.go("worth")
    yield window
    window.close()


def column(panel: WorthPanel, number: int) -> list[str]:
    model = panel.view.model()
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]


def test_the_table_is_on_its_page_and_on_no_other(reading):
    assert reading.worth.isVisible()
    assert "medium bots" in reading.reader.toPlainText()
    reading.go("race-orcs")
    assert not reading.worth.isVisible()
    reading.go_back()
    assert reading.worth.isVisible()
    assert all(part.accessibleName() for part in (reading.worth.content, reading.worth.what, reading.worth.view))


def test_the_best_come_first_until_another_column_is_chosen(reading):
    panel, found = reading.worth, worth_table().contents["base"]
    means = {name: sum(row[name].coins for row in found.seats.values()) / 4 for name in found.races}
    best = max(found.races, key=means.get)
    assert column(panel, NAME)[0] == reading._book.catalogue.name(best)
    assert len(column(panel, NAME)) == len(found.races)
    panel.view.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
    assert column(panel, NAME) == sorted(column(panel, NAME))
    panel.view.sortByColumn(MEAN + 4, Qt.SortOrder.DescendingOrder)    # with five players
    best = max(found.races, key=lambda name: found.of(name, 5).coins)
    assert column(panel, NAME)[0] == reading._book.catalogue.name(best)


def test_what_the_table_shows_is_chosen(reading):
    panel = reading.worth
    panel.content.setCurrentIndex(panel.content.findData("both"))
    panel.what.setCurrentIndex(panel.what.findData("combo"))
    found = worth_table().contents["both"]
    assert len(column(panel, NAME)) == len(found.races) * len(found.powers)
    assert "Flying Orcs" in column(panel, NAME)
    assert str(sum(games.games for games in found.games.values())) in panel.games.text()
    panel.what.setCurrentIndex(panel.what.findData("power"))
    assert {"Flying", "Vampire"} <= set(column(panel, NAME))


def test_enter_and_a_double_click_open_the_page_of_a_row(reading):
    view = reading.worth.view
    view.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
    view.setCurrentIndex(view.model().index(0, NAME))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert reading.reader.page.anchor == "race-amazons"
    reading.go("worth")
    view.doubleClicked.emit(view.model().index(1, MEAN))
    assert reading.reader.page.anchor == "race-dwarves"


def test_numbers_have_signs_and_the_comma_of_the_language(qapp):
    model = WorthRowsModel()
    model.show_rows(ROWS, (2, 5), "en")
    assert [model.index(0, number).data() for number in range(4)] == ["Elves", "−4.4", "+1.5 ± 0.4", "−10.3 ± 0.3"]
    model.show_rows(ROWS, (2, 5), "de")
    assert model.index(0, 2).data() == "+1,5 ± 0,4"
    assert [model.headerData(number, Qt.Orientation.Horizontal) for number in range(4)] == [
        "Name", "Average", "2 players", "5 players"
    ]  # fmt: skip


@pytest.mark.parametrize("name", THEMES)
def test_numbers_can_be_read_on_every_tint(qapp, name):
    """Also on the deepest one (A1)."""
    apply_theme(qapp, name)
    model = WorthRowsModel()
    model.show_rows(ROWS, (2, 5), "en")
    for row in range(2):
        for number in (MEAN, MEAN + 1, MEAN + 2):
            tint = model.index(row, number).data(Qt.ItemDataRole.BackgroundRole)
            assert contrast(tint.name(), THEMES[name].text) >= (7 if name == "contrast" else 4.5)


@pytest.mark.parametrize("lang", book_languages())
def test_every_race_and_power_of_the_box_says_what_it_is_worth(library, lang):
    book = RuleBook(library.catalogue, lang)
    dot = QLocale(lang).decimalPoint()
    table = worth_table()
    for label, anchors in (("base", ("race-orcs", "power-flying")), ("underground", ("race-liches", "power-vampire"))):
        for anchor in anchors:
            worth = table.contents[label].of(anchor.partition("-")[2], 3)
            line = next(p.plain for p in book.find(anchor).page.passages if "(worth)" in p.text)
            for seats in (2, 3, 4, 5):
                assert str(seats) in line
            assert f"± {worth.within:.1f}".replace(".", dot) in line
    assert not [p for p in book.find("relic-ring").page.passages if "(worth)" in p.text]
    assert book.title("worth")


class TestHints:
    """The reason of a hint says how the combo compares, if the measurement can tell."""

    @pytest.fixture
    def picked(self, table, monkeypatch):
        hand = table(2)
        game, names = hand.session.game, hand.session.names

        def say(worth: Worth | None) -> str:
            worths = {} if worth is None else {"orcs": worth, "flying": Worth(0.0, 0.0)}
            games = WorthGames("midland-2", 2, "", (0.0,))
            made = ContentWorths(("orcs",), ("flying",), {2: worths}, {2: games}, {})
            monkeypatch.setattr("swqt.gui.help.hints.worth_table", lambda: WorthTable((), "", {"base": made}))
            reasons = HintReasons(game.rules, names)
            event = Picked(0, "orcs", "flying", 0, 0, 0, 10)
            return next(iter(reasons._deeds(game.state, 0, [event])))

        return say

    def test_it_tells_how_many_coins_more_or_less(self, picked):
        assert picked(Worth(2.34, 0.5)) == "picks Flying Orcs (2.3 coins above the average combo)"
        assert picked(Worth(-2.34, 0.5)) == "picks Flying Orcs (2.3 coins below the average combo)"

    def test_it_tells_nothing_that_may_be_chance_or_was_not_measured(self, picked):
        assert picked(Worth(0.4, 0.5)) == "picks Flying Orcs (about average)"
        assert picked(None) == "picks Flying Orcs"
