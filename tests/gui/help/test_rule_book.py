"""The rule book's window, and the ways to open it: F1, links in sums, refusals, combos."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swqt.content import Catalogue, RuleBook
from swqt.engine import CODES, MARKS, TERRAIN_OF_LETTER
from swqt.gui.app.main_window import MainWindow
from swqt.gui.help.context_help import HelpTopicFinder
from swqt.gui.help.rule_book_page import icon_image, page_html
from swqt.gui.help.rule_book_window import RuleBookWindow
from swqt.gui.session.overlays import free_regions
from swqt.gui.style.theme import DARK, LIGHT, SMALLEST, Theme, apply_theme
from swqt.table import Library

EXAMPLES = Path(__file__).resolve().parents[3] / "resources/examples"
CONQUER = """asks A conquer
A 2 berserk halflings hand 4: h1*2 f1
B 9 commando orcs : p1*2 f2
C 4 fortified tritons : m1*2 m2"""
MIDLAND = "board midland-3\ncontent base"
COLUMN = "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1"


@pytest.fixture
def book(library: Library) -> RuleBook:
    return RuleBook(library.catalogue)


@pytest.fixture
def reading(qtbot: QtBot, book: RuleBook) -> Iterator[RuleBookWindow]:
    owner = QWidget()
    qtbot.addWidget(owner)
    window = RuleBookWindow(owner)
    window.show_book(book)
    window.go("brief")
    window.show()
    yield window
    window.close()


def _press(window: RuleBookWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    window.activateWindow()
    QTest.keyClick(QApplication.focusWidget() or window, key, modifier)


class TestWindow:
    """Reading, searching and history."""

    def test_a_page_is_shown_with_its_name(self, reading: RuleBookWindow) -> None:
        reading.go("race-orcs")
        assert reading.windowTitle() == "Orcs – Rule book"
        assert "Race of Small World" in reading.reader.toPlainText()
        assert reading.contents.currentItem().text(0) == "Orcs"

    def test_a_rule_is_opened_in_its_page_and_marked(self, reading: RuleBookWindow) -> None:
        reading.go("COST-3")
        assert reading.windowTitle() == "Conquering – Rule book"
        marks = reading.reader.extraSelections()
        assert marks[0].cursor.selectedText().startswith("Each Lost Tribe")

    def test_what_the_book_does_not_know_opens_its_first_page(self, reading: RuleBookWindow) -> None:
        reading.go("race-orcs")
        reading.go("no-such-thing")
        assert reading.reader.page.anchor == "brief"

    def test_every_page_can_be_shown(self, reading: RuleBookWindow, book: RuleBook) -> None:
        for page in book.pages:
            reading.go(page.anchor)
            assert reading.reader.toPlainText().strip().startswith(("\ufffc", page.title)), page.anchor

    def test_links_lead_on_and_back(self, reading: RuleBookWindow) -> None:
        reading.go("race-orcs")
        reading.reader.followed.emit("race-elves")
        assert reading.reader.page.title == "Elves"
        _press(reading, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert reading.reader.page.title == "Orcs"
        _press(reading, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        assert reading.reader.page.title == "Elves"
        assert not reading.forward.isEnabled()
        reading.go_back()
        reading.go("power-hill")
        assert not reading.forward.isEnabled()    # a new page clears the forward history

    def test_a_book_that_is_closed_has_the_new_colours_when_it_is_opened_again(
        self, reading: RuleBookWindow, qapp: QApplication
    ) -> None:
        reading.go("race-orcs")
        reading.close()
        before = reading.reader.toHtml()
        apply_theme(qapp, "dark")
        assert reading.reader.toHtml() == before    # not while hidden
        reading.show()
        assert reading.reader.toHtml() != before

    def test_back_returns_to_the_line_that_was_read(self, reading: RuleBookWindow) -> None:
        reading.go("conquest")
        reading.reader.verticalScrollBar().setValue(120)
        reading.go("race-orcs")
        reading.go_back()
        assert reading.reader.verticalScrollBar().value() == 120

    def test_a_search_lists_hits_and_highlights_them(self, reading: RuleBookWindow) -> None:
        _press(reading, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert reading.search.hasFocus()
        QTest.keyClicks(reading.search, "SORCER tray")
        QTest.keyClick(reading.search, Qt.Key.Key_Return)
        assert reading.left.currentWidget() is reading.hits
        assert reading.hits.item(0).text().startswith("Sorcerers")
        assert {"Sorcer", "tray"} <= set(reading.reader.marked())

    def test_nothing_found_is_said(self, reading: RuleBookWindow) -> None:
        reading.search.setText("unicorn")
        QTest.keyClick(reading.search, Qt.Key.Key_Return)
        assert [reading.hits.item(row).text() for row in range(reading.hits.count())] == ["Nothing found."]
        assert reading.reader.page.anchor == "brief"

    def test_a_search_begins_while_typing(self, reading: RuleBookWindow, qtbot: QtBot) -> None:
        reading.search.setFocus()
        QTest.keyClicks(reading.search, "drag")
        qtbot.waitUntil(lambda: reading.left.currentWidget() is reading.hits)
        QTest.keyClick(reading.search, Qt.Key.Key_Down)
        assert QApplication.focusWidget() is reading.hits

    def test_escape_leaves_the_search_and_then_the_book(self, reading: RuleBookWindow) -> None:
        reading.search.setText("orcs")
        reading.search.setFocus()
        _press(reading, Qt.Key.Key_Escape)
        assert reading.isVisible()
        assert reading.search.text() == ""
        assert reading.left.currentWidget() is reading.contents
        _press(reading, Qt.Key.Key_Escape)
        assert not reading.isVisible()

    def test_the_contents_open_pages(self, reading: RuleBookWindow) -> None:
        tree = reading.contents
        item = tree.topLevelItem(0).child(4)
        tree.itemActivated.emit(item, 0)
        assert reading.reader.page.title == item.text(0)

    def test_text_grows_with_the_window(self, reading: RuleBookWindow) -> None:
        reading.go("race-orcs")
        before = reading.reader.document().size().height()
        app = QApplication.instance()
        apply_theme(app, "dark", 200)
        assert reading.reader.document().size().height() > before * 1.5
        assert DARK.text in reading.reader.toHtml().lower() or DARK.text.lower() in reading.reader.toHtml()
        apply_theme(app, "light", 100)

    def test_everything_has_a_name(self, reading: RuleBookWindow) -> None:
        parts = [reading.back, reading.forward, reading.home, reading.search, reading.contents, reading.hits]
        assert all(part.accessibleName() for part in [*parts, reading.reader])


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_page_is_whole_html(book: RuleBook, theme: Theme) -> None:
    for page in book.pages:
        html = page_html(page, theme, 1.0)
        assert html.count("<p ") == html.count("</p>") == len(page.passages)
        assert "](" not in html
        assert "**" not in html


def test_text_of_rules_is_never_tiny() -> None:
    """A6: nothing below 12 pixels."""
    assert SMALLEST * 0.8 >= 12


@pytest.mark.parametrize("name", [
    *(f"terrain/{word}" for word in TERRAIN_OF_LETTER.values()), *(f"mark/{mark}" for mark in MARKS if mark != "edge"),
    "race/orcs", "power/flying", "place/keep", "piece/dragon", "race/home-made",
])  # fmt: skip
def test_every_picture_shows_something(qapp: QApplication, name: str) -> None:
    image = icon_image(name, 40)
    colours = {image.pixelColor(x, y).rgba() for x in range(10, 70, 4) for y in range(10, 70, 4)}
    assert len(colours) > 4


def test_terrains_look_different(qapp: QApplication) -> None:
    images = {bytes(icon_image(f"terrain/{word}", 40).constBits()) for word in TERRAIN_OF_LETTER.values()}
    assert len(images) >= len(TERRAIN_OF_LETTER) - 1    # sea and lake may look alike


class TestWays:
    """Links from the game into the book."""

    @pytest.fixture
    def hand(self, position: Callable) -> object:
        hand = position(CONQUER, head=f"{MIDLAND}\n{COLUMN}")
        QCursor.setPos(QPoint(0, 0))
        return hand

    def _opened(self, window: MainWindow) -> RuleBookWindow:
        opened = window.context_help.window_
        assert opened is not None
        assert opened.isVisible()
        return opened

    def test_a_refusal_leads_to_its_rule(self, hand: object) -> None:
        window = hand.window
        assert not window.bar.rule_button.isVisible()
        hand.region(hand.index("m1"))
        assert window.bar.message.text().endswith("(COST-1)")
        hand.press(window.bar.rule_button)
        opened = self._opened(window)
        assert opened.reader.page.anchor == "conquest"
        assert opened.reader.anchor == "COST-1"
        window.bar.say("something else")
        assert not window.bar.rule_button.isVisible()

    def test_home_made_traits_of_the_game_have_their_pages(self, position: Callable) -> None:
        text = (EXAMPLES / "beekeepers.toml").read_text(encoding="utf-8")
        head = f"board midland-2\ncontent base +beekeepers\ntrait beekeepers {{\n{text}}}"
        hand = position("asks A conquer\nA 9 flying orcs hand 9 : p1\nB 9 hill beekeepers : f1 p2", head=head)
        subject = HelpTopicFinder(hand.session).region(hand.index("f1"))
        hand.window.context_help.explain(subject)
        page = self._opened(hand.window).reader.page
        assert "[+ 1 Beekeepers](beekeepers)" in page.passages[0].text
        hand.window.context_help.open("beekeepers")
        assert self._opened(hand.window).reader.page.kind == "A home-made trait."
        hand.window.show_start()

    def test_every_code_has_a_place_in_the_book(self, hand: object) -> None:
        assert [rule for rule in CODES.values() if not hand.window.context_help.title(rule)] == []

    def test_a_region_is_explained_with_its_cost(self, hand: object) -> None:
        window = hand.window
        window.view.setFocus()
        window.game_page.hover(hand.index("p1"))
        window.actions_.explain.trigger()
        page = self._opened(window).reader.page
        assert page.title == "Farmland 1"
        headings = [passage.plain for passage in page.passages if passage.level]
        assert headings == ["Farmland", "Magic source", "Commando", "Orcs"]
        assert page.passages[0].text == "**Cost 4** = [2 base](COST-2) [+ 2 tokens](COST-3)"

    def test_a_refused_region_says_why_first(self, hand: object) -> None:
        window = hand.window
        window.view.setFocus()
        window.game_page.hover(hand.index("m1"))
        hand.region(hand.index("m1"))
        window.context_help.explain_here()
        page = self._opened(window).reader.page
        assert page.title == "Why not?"
        assert [p.plain for p in page.passages if p.level][:2] == ["What a region costs", "Mountain"]
        assert "Cost 5" in page.passages[0].plain

    def test_the_focus_counts_while_the_pointer_rests(self, hand: object) -> None:
        window = hand.window
        window.column.cards[1].setFocus()
        QTest.keyClick(window, Qt.Key.Key_F1)
        page = self._opened(window).reader.page
        headings = [passage.plain for passage in page.passages if passage.level]
        assert headings[0] == window.session.names.trait(window.session.game.state.column[1].power)

    def test_buttons_are_explained(self, hand: object) -> None:
        window = hand.window
        asked = {
            window.bar.decline: "decline", window.bar.roll: "table", window.bar.end: "", window.bar: None,
        }  # fmt: skip
        for widget, anchor in asked.items():
            subject = window.context_help.subject_of(widget, QPoint())
            if anchor is None:
                assert subject is None
                continue
            window.context_help.explain(subject)
            assert self._opened(window).reader.page.anchor == anchor
        subject = window.context_help.subject_of(window.bar.end, QPoint())
        assert [p.text for p in subject.lead] == ["Ending the turn now would pay 2 coins.", "[regions 2](SCORE-1)"]

    def test_a_player_is_explained_by_his_races(self, hand: object) -> None:
        players = hand.window.players
        at = players.viewport().mapToGlobal(players.visualRect(players.model_.index(2)).center())
        subject = hand.window.context_help.subject_of(players.viewport(), at)
        assert subject.topics == ("fortified", "tritons")

    def test_a_double_click_on_a_player_opens_his_races(self, hand: object) -> None:
        """C4."""
        players = hand.window.players
        at = players.visualRect(players.model_.index(2)).center()
        QTest.mouseClick(players.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(players.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert "Tritons" in self._opened(hand.window).reader.toPlainText()

    def test_where_nothing_is_pointed_at_the_moment_is_explained(self, hand: object) -> None:
        hand.window.game_page.hover(-1)
        hand.window.bar.setFocus()
        hand.window.context_help.explain_here()
        assert self._opened(hand.window).reader.page.anchor == "conquest"

    def test_the_book_opens_without_a_game(self, window: MainWindow) -> None:
        window.actions_.rule_book.trigger()
        assert self._opened(window).reader.page.anchor == "brief"
        window.context_help.open("race-orcs")
        window.actions_.rule_book.trigger()
        assert self._opened(window).reader.page.title == "Orcs"    # it opens at the last page

    def test_a_combo_has_a_button_for_its_rules(self, hand: object) -> None:
        card = hand.window.column.cards[2]
        assert card.info.accessibleName().startswith("Rules: ")
        QTest.mouseClick(card.info, Qt.MouseButton.LeftButton)
        page = self._opened(hand.window).reader.page
        combo = hand.state.column[2]
        assert page.title == hand.session.names.combo(combo.power, combo.race)

    def test_the_parts_of_a_scoring_are_links(self, hand: object) -> None:
        score = hand.window.score
        hand.press(hand.window.bar.end)
        for _ in range(5):
            if score.isVisible():
                break
            hand.step()
        assert 'href="SCORE-1#' in score._parts.text()
        assert "<" not in score.accessibleName()
        score._parts.linkActivated.emit("SCORE-1")
        assert self._opened(hand.window).reader.anchor == "SCORE-1"

    def test_the_help_of_an_item_leads_to_its_page(self, hand: object) -> None:
        hand.window.game_page.help.asked.emit("keep")
        assert self._opened(hand.window).reader.page.title == "Keep on the Motherland"


class TestColumn:
    """The texts of the combo cards."""

    def test_a_card_says_in_a_few_words_what_a_combo_does(self, position: Callable) -> None:
        column = "column swamp humans, hill elves"
        hand = position("asks A pick\nA 2\nB 9 ~commando orcs : h1*2 f1", head=f"{MIDLAND}\n{column}")
        look = hand.window.column.cards[0].look
        assert look.power_gist == ("+1 per Swamp", "5 free")
        assert look.race_gist == ("+1 per Farmland", "5 free")
        assert hand.window.column.cards[1].look.race_gist == ("lose no token when conquered", "")
        assert "+1 per Swamp 5 free" in hand.window.column.cards[0].accessibleDescription()

    def test_free_is_what_is_empty(self, position: Callable) -> None:
        hand = position("asks A pick\nA 2\nB 9 ~commando orcs : h1*2 f1\ntribes s1 s2", head=MIDLAND)
        rules = hand.session.game.rules
        assert free_regions(rules, hand.state, "swamp") == (
            rules.board.terrain["swamp"] & ~(1 << hand.index("s1") | 1 << hand.index("s2"))
        )
        assert free_regions(rules, hand.state, "hill") == rules.board.terrain["hill"] & ~(1 << hand.index("h1"))
        assert free_regions(rules, hand.state, "flying") is None
        assert free_regions(rules, hand.state, "dodos") is None


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_trait_of_a_combo_has_a_few_words(lang: str) -> None:
    """They fit on a card; traits without a written short text use their full sentences."""
    from swqt.content.help.trait_help import _written, short_text

    catalogue = Catalogue.load()
    due = {trait.name for trait in catalogue.traits if trait.kind in ("race", "power")}
    assert _written(lang).keys() == due
    assert max(map(len, _written(lang).values())) <= 34
    assert short_text(catalogue.trait("keep"), lang)
