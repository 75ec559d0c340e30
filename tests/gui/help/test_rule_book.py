"""The rule book's window, and the ways to open it: F1, links in sums, refusals, combos."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swqt.content import BookPage, Catalogue, RuleBook
from swqt.content.help.language import source_tables
from swqt.content.help.trait_help import short_text
from swqt.engine import CODES, MARKS, TERRAIN_OF_LETTER
from swqt.gui.app.main_window import MainWindow
from swqt.gui.help.context_help import HelpTopicFinder
from swqt.gui.help.rule_book_page import icon_image, page_html
from swqt.gui.help.rule_book_window import RuleBookWindow
from swqt.gui.session.overlays import free_regions
from swqt.gui.style.theme import DARK, LIGHT, apply_theme
from tests.support.hand import Hand

RULE_CODE = re.compile(r"[A-Z]-\d")
EXAMPLES = Path(__file__).resolve().parents[3] / "resources/examples"
CONQUER = """asks A conquer
A 2 berserk halflings hand 4: h1*2 f1
B 9 commando orcs : p1*2 f2
C 4 fortified tritons : m1*2 m2"""
MIDLAND = "board midland-3\ncontent base"
COLUMN = "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1"


@pytest.fixture(scope="module")
def book(library) -> RuleBook:
    return RuleBook(library.catalogue)


@pytest.fixture
def reading(qtbot, book) -> Iterator[RuleBookWindow]:
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

    def test_a_page_a_rule_and_what_the_book_does_not_know_are_opened(self, reading):
        """A rule is marked in its page; for what is unknown, there is the first page."""
        reading.go("race-orcs")
        assert reading.windowTitle() == "Orcs – Rule book"
        assert "Race of Small World" in reading.reader.toPlainText()
        assert reading.contents.currentItem().text(0) == "Orcs"
        reading.go("COST-3")
        assert reading.windowTitle() == "Conquering – Rule book"
        assert reading.reader.extraSelections()[0].cursor.selectedText().startswith("Each Lost Tribe")
        reading.go("no-such-thing")
        assert reading.reader.page.anchor == "brief"

    def test_every_page_can_be_shown_and_everything_has_a_name(self, reading, book):
        for page in book.pages:
            reading.go(page.anchor)
            assert reading.reader.toPlainText().strip().startswith(("\ufffc", page.title)), page.anchor
        parts = [reading.back, reading.forward, reading.home, reading.search, reading.contents, reading.hits]
        assert all(part.accessibleName() for part in [*parts, reading.reader])

    def test_links_and_contents_lead_on_and_back_to_the_line_that_was_read(self, reading):
        reading.go("conquest")
        reading.reader.verticalScrollBar().setValue(120)
        reading.go("race-orcs")
        reading.reader.followed.emit("race-elves")
        assert reading.reader.page.title == "Elves"
        for key, title in ((Qt.Key.Key_Left, "Orcs"), (Qt.Key.Key_Right, "Elves")):
            _press(reading, key, Qt.KeyboardModifier.AltModifier)
            assert reading.reader.page.title == title
        assert not reading.forward.isEnabled()
        reading.go_back()
        reading.go_back()
        assert reading.reader.verticalScrollBar().value() == 120
        item = reading.contents.topLevelItem(0).child(4)
        reading.contents.itemActivated.emit(item, 0)
        assert reading.reader.page.title == item.text(0)
        assert not reading.forward.isEnabled()    # a new page clears the forward history

    def test_a_search_lists_hits_and_highlights_them(self, reading):
        _press(reading, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert reading.search.hasFocus()
        QTest.keyClicks(reading.search, "SORCER tray")
        QTest.keyClick(reading.search, Qt.Key.Key_Return)
        assert reading.left.currentWidget() is reading.hits
        assert reading.hits.item(0).text().startswith("Sorcerers")
        assert {"Sorcer", "tray"} <= set(reading.reader.marked())
        reading.go("brief")
        reading.search.setText("unicorn")
        QTest.keyClick(reading.search, Qt.Key.Key_Return)
        assert reading.hits.count() == 0
        assert reading.left.currentWidget() is reading.nothing
        assert reading.nothing.text() == "Nothing found."
        assert reading.reader.page.anchor == "brief"

    def test_a_search_begins_while_typing_and_escape_leaves_it_and_then_the_book(self, reading, qtbot):
        reading.search.setFocus()
        QTest.keyClicks(reading.search, "drag")
        qtbot.waitUntil(lambda: reading.left.currentWidget() is reading.hits)
        QTest.keyClick(reading.search, Qt.Key.Key_Down)
        assert QApplication.focusWidget() is reading.hits
        reading.search.setFocus()
        _press(reading, Qt.Key.Key_Escape)
        assert reading.isVisible()
        assert reading.search.text() == ""
        assert reading.left.currentWidget() is reading.contents
        _press(reading, Qt.Key.Key_Escape)
        assert not reading.isVisible()

    def test_text_grows_with_the_window_and_has_its_colours(self, reading, qapp):
        reading.go("race-orcs")
        height, before = reading.reader.document().size().height(), reading.reader.toHtml()
        reading.close()
        apply_theme(qapp, "dark")
        assert reading.reader.toHtml() == before    # not while hidden
        reading.show()
        apply_theme(qapp, "dark", 200)
        assert reading.reader.document().size().height() > height * 1.5
        assert DARK.text.lower() in reading.reader.toHtml().lower()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_page_is_whole_html(book, theme):
    """The anchors of the rules stay in it, their codes are not shown."""
    for page in book.pages:
        html = page_html(page, theme, 1.0)
        assert html.count("<p ") == html.count("</p>") == len(page.passages)
        assert "](" not in html
        assert "**" not in html
        assert not RULE_CODE.search(re.sub(r"<[^>]*>", "", html))


def test_every_picture_shows_something(qapp):
    terrains = [f"terrain/{word}" for word in TERRAIN_OF_LETTER.values()]
    marks = [f"mark/{mark}" for mark in MARKS if mark != "edge"]
    for name in (*terrains, *marks, "race/orcs", "power/flying", "place/keep", "piece/dragon", "race/home-made"):
        image = icon_image(name, 40)
        assert len({image.pixelColor(x, y).rgba() for x in range(10, 70, 4) for y in range(10, 70, 4)}) > 4, name
    images = {bytes(icon_image(name, 40).constBits()) for name in terrains}
    assert len(images) >= len(terrains) - 1    # sea and lake may look alike


def opened(window: MainWindow) -> RuleBookWindow:
    book = window.context_help.window_
    assert book.isVisible()
    return book


def headings(page: BookPage) -> list[str]:
    return [passage.plain for passage in page.passages if passage.level]


class TestWays:
    """Links from the game into the book."""

    @pytest.fixture
    def hand(self, position) -> Hand:
        hand = position(CONQUER, head=f"{MIDLAND}\n{COLUMN}")
        QCursor.setPos(QPoint(0, 0))
        return hand

    def test_a_refusal_leads_to_its_rule(self, hand):
        window = hand.window
        assert not window.bar.rule_button.isVisible()
        hand.region(hand.index("m1"))
        assert window.bar.message.text()
        assert not RULE_CODE.search(window.bar.message.text())
        hand.press(window.bar.rule_button)
        reader = opened(window).reader
        assert (reader.page.anchor, reader.anchor) == ("conquest", "COST-1")
        window.bar.say("something else")
        assert not window.bar.rule_button.isVisible()

    def test_home_made_traits_of_the_game_have_their_pages(self, position):
        text = (EXAMPLES / "beekeepers.toml").read_text(encoding="utf-8")
        head = f"board midland-2\ncontent base +beekeepers\ntrait beekeepers {{\n{text}}}"
        hand = position("asks A conquer\nA 9 flying orcs hand 9 : p1\nB 9 hill beekeepers : f1 p2", head=head)
        subject = HelpTopicFinder(hand.session).region(hand.index("f1"))
        hand.window.context_help.explain(subject)
        page = opened(hand.window).reader.page
        assert "[+ Beekeepers 1](beekeepers)" in page.passages[0].text
        hand.window.context_help.open("beekeepers")
        assert opened(hand.window).reader.page.kind == "A custom trait."
        hand.window.show_start()

    def test_a_region_is_explained_with_its_cost_and_a_refused_one_says_why_first(self, hand):
        window = hand.window
        window.view.setFocus()
        window.game_page.hover(hand.index("p1"))
        window.actions_.explain.trigger()
        page = opened(window).reader.page
        assert page.title == "Farmland 1"
        assert headings(page) == ["Farmland", "Magic source", "Commando", "Orcs"]
        assert page.passages[0].text == "**Cost 4** = [base 2](COST-2) [+ tokens 2](COST-3)"
        window.game_page.hover(hand.index("m1"))
        hand.region("m1")
        window.context_help.explain_here()
        page = opened(window).reader.page
        assert page.title == "Why not?"
        assert headings(page)[:2] == ["What a region costs", "Mountain"]
        assert "Cost 5" in page.passages[0].plain

    def test_the_focus_counts_while_the_pointer_rests_or_else_the_moment(self, hand):
        hand.window.column.cards[1].setFocus()
        QTest.keyClick(hand.window, Qt.Key.Key_F1)
        power = hand.session.names.trait(hand.state.column[1].power)
        assert headings(opened(hand.window).reader.page)[0] == power
        hand.window.game_page.hover(-1)
        hand.window.bar.setFocus()
        hand.window.context_help.explain_here()
        assert opened(hand.window).reader.page.anchor == "conquest"

    def test_buttons_are_explained(self, hand):
        bar, context_help = hand.window.bar, hand.window.context_help
        for widget, anchor in ((bar.decline, "decline"), (bar.roll, "table"), (bar.end, "")):
            subject = context_help.subject_of(widget, QPoint())
            context_help.explain(subject)
            assert opened(hand.window).reader.page.anchor == anchor
        assert [p.text for p in subject.lead] == ["Ending the turn now pays 2 coins.", "[regions 2](SCORE-1)"]
        assert context_help.subject_of(bar, QPoint()) is None

    def test_a_player_is_explained_by_his_races_and_a_double_click_opens_them(self, hand):
        """C4."""
        viewport = hand.window.players.viewport()
        at = hand.window.players.visualRect(hand.window.players.model_.index(2)).center()
        subject = hand.window.context_help.subject_of(viewport, viewport.mapToGlobal(at))
        assert subject.topics == ("fortified", "tritons")
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        assert "Tritons" in opened(hand.window).reader.toPlainText()

    def test_the_book_opens_without_a_game(self, window):
        window.actions_.rule_book.trigger()
        assert opened(window).reader.page.anchor == "brief"
        window.context_help.open("race-orcs")
        window.actions_.rule_book.trigger()
        assert opened(window).reader.page.title == "Orcs"    # it opens at the last page

    def test_a_combo_and_an_item_lead_to_their_rules(self, hand):
        hand.window.column.cards[2].setFocus(Qt.FocusReason.TabFocusReason)
        hand.window.game_page.details.combo.words.linkActivated.emit("combo:rules")
        combo = hand.state.column[2]
        assert opened(hand.window).reader.page.title == hand.session.names.combo(combo.power, combo.race)
        hand.window.game_page.details.combo.words.linkActivated.emit(combo.race)
        assert opened(hand.window).reader.page.title == hand.session.names.trait(combo.race)
        hand.window.game_page.help.asked.emit("keep")
        assert opened(hand.window).reader.page.title == "Keep on the Motherland"
        assert [rule for rule in CODES.values() if not hand.window.context_help.title(rule)] == []

    def test_the_parts_of_a_scoring_are_links(self, hand):
        score = hand.window.score
        hand.end()
        while not score.isVisible():
            hand.step()
        assert 'href="SCORE-1#' in score._parts.text()
        assert "<" not in score.accessibleName()
        score._parts.linkActivated.emit("SCORE-1")
        assert opened(hand.window).reader.anchor == "SCORE-1"


class TestColumn:
    """The texts of the combo cards."""

    def test_a_card_says_in_a_few_words_what_a_combo_does(self, position):
        column = "column swamp humans, hill elves"
        hand = position("asks A pick\nA 2\nB 9 ~commando orcs : h1*2 f1", head=f"{MIDLAND}\n{column}")
        look = hand.window.column.cards[0].look
        assert look.power_gist == ("+1 per Swamp", "5 free")
        assert look.race_gist == ("+1 per Farmland", "5 free")
        assert hand.window.column.cards[1].look.race_gist == ("lose no tokens when conquered", "")
        told = hand.window.column.cards[0].accessibleDescription()
        assert told.startswith("+1 coin for each Swamp region held. +1 coin for each Farmland region held.")
        assert told.endswith("Swamp: 5 regions, 5 free. Humans: 5 regions, 5 free.")

    def test_free_is_what_is_empty(self, position):
        hand = position("asks A pick\nA 2\nB 9 ~commando orcs : h1*2 f1\ntribes s1 s2", head=MIDLAND)
        rules = hand.session.game.rules
        for terrain, taken in (("swamp", ("s1", "s2")), ("hill", ("h1",))):
            free = rules.board.terrain[terrain] & ~sum(1 << hand.index(code) for code in taken)
            assert free_regions(rules, hand.state, terrain) == free
        for other in ("flying", "dodos"):
            assert free_regions(rules, hand.state, other) is None


def test_every_trait_of_a_combo_has_a_few_words() -> None:
    """They fit on a card; traits without a written short text use their full sentences."""
    catalogue = Catalogue.load()
    due = {trait.name for trait in catalogue.traits if trait.kind in ("race", "power")}
    texts = source_tables()["short"]
    assert texts.keys() == due
    assert max(map(len, texts.values())) <= 33
    assert short_text(catalogue.trait("humans"), "es") == "+1 por Tierra de Labranza"
    assert short_text(catalogue.trait("keep"), "es").startswith("+")
