"""The rule book's window with its table of worths, and the ways to open it: F1, links in sums, refusals, combos."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swqt.content import ContentWorths, RuleBook, Worth, WorthGames, WorthTable, book_languages, worth_table
from swqt.engine import CODES, Picked
from swqt.gui.help.context_help import HelpTopicFinder
from swqt.gui.help.hints import HintReasons
from swqt.gui.help.rule_book_page import MEAN, NAME, WorthRow, WorthRowsModel, page_html
from swqt.gui.help.rule_book_window import RuleBookWindow
from swqt.gui.style.theme import DARK, LIGHT, THEMES, apply_theme
from tests.support.colours import contrast

RULE_CODE = re.compile(r"[A-Z]-\d")
EXAMPLES = Path(__file__).resolve().parents[3] / "resources/examples"
CONQUER = """asks A conquer
A 2 berserk halflings hand 4: h1*2 f1
B 9 commando orcs : p1*2 f2
C 4 fortified tritons : m1*2 m2"""
MIDLAND = "board midland-3\ncontent base"
COLUMN = "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1"
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def book(library):
    return RuleBook(library.catalogue)


@pytest.fixture
def reading(qtbot, book):
    owner = QWidget()
    qtbot.addWidget(owner)
    window = RuleBookWindow(owner)
    window.show_book(book)
    window.go("brief")
    window.show()
    yield window
    window.close()


def press(window, key, modifier=Qt.KeyboardModifier.NoModifier):
    window.activateWindow()
    QTest.keyClick(QApplication.focusWidget() or window, key, modifier)


class TestWindow:
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
            press(reading, key, ALT)
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
        press(reading, Qt.Key.Key_F, CTRL)
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
        press(reading, Qt.Key.Key_Escape)
        assert reading.isVisible()
        assert reading.search.text() == ""
        assert reading.left.currentWidget() is reading.contents
        press(reading, Qt.Key.Key_Escape)
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


def test_every_page_is_whole_html(book):
    """The anchors of the rules stay in it, their codes are not shown."""
    for page in book.pages:
        html = page_html(page, LIGHT, 1.0)
        assert html.count("<p ") == html.count("</p>") == len(page.passages)
        assert "](" not in html
        assert "**" not in html
        assert not RULE_CODE.search(re.sub(r"<[^>]*>", "", html))


def opened(window):
    assert window.context_help.window_.isVisible()
    return window.context_help.window_.reader


def headings(page):
    return [passage.plain for passage in page.passages if passage.level]


class TestWays:
    @pytest.fixture
    def hand(self, position):
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
        reader = opened(window)
        assert (reader.page.anchor, reader.anchor) == ("conquest", "COST-1")
        window.bar.say("something else")
        assert not window.bar.rule_button.isVisible()

    def test_home_made_traits_of_the_game_have_their_pages(self, position):
        text = (EXAMPLES / "beekeepers.toml").read_text(encoding="utf-8")
        head = f"board midland-2\ncontent base +beekeepers\ntrait beekeepers {{\n{text}}}"
        hand = position("asks A conquer\nA 9 flying orcs hand 9 : p1\nB 9 hill beekeepers : f1 p2", head=head)
        subject = HelpTopicFinder(hand.session).region(hand.index("f1"))
        hand.window.context_help.explain(subject)
        page = opened(hand.window).page
        assert "[+ Beekeepers 1](beekeepers)" in page.passages[0].text
        hand.window.context_help.open("beekeepers")
        assert opened(hand.window).page.kind == "A custom trait."
        hand.window.show_start()

    def test_a_region_is_explained_with_its_cost_and_a_refused_one_says_why_first(self, hand):
        window = hand.window
        window.view.setFocus()
        window.game_page.hover(hand.index("p1"))
        window.actions_.explain.trigger()
        page = opened(window).page
        assert page.title == "Farmland 1"
        assert headings(page) == ["Farmland", "Magic source", "Commando", "Orcs"]
        assert page.passages[0].text == "**Cost 4** = [base 2](COST-2) [+ tokens 2](COST-3)"
        window.game_page.hover(hand.index("m1"))
        hand.region("m1")
        window.context_help.explain_here()
        page = opened(window).page
        assert page.title == "Why not?"
        assert headings(page)[:2] == ["What a region costs", "Mountain"]
        assert "Cost 5" in page.passages[0].plain

    def test_the_focus_counts_while_the_pointer_rests_or_else_the_moment(self, hand):
        hand.window.column.cards[1].setFocus()
        QTest.keyClick(hand.window, Qt.Key.Key_F1)
        power = hand.session.names.trait(hand.state.column[1].power)
        assert headings(opened(hand.window).page)[0] == power
        hand.window.game_page.hover(-1)
        hand.window.bar.setFocus()
        hand.window.context_help.explain_here()
        assert opened(hand.window).page.anchor == "conquest"

    def test_buttons_are_explained(self, hand):
        bar, context_help = hand.window.bar, hand.window.context_help
        for widget, anchor in ((bar.decline, "decline"), (bar.roll, "table"), (bar.end, "")):
            subject = context_help.subject_of(widget, QPoint())
            context_help.explain(subject)
            assert opened(hand.window).page.anchor == anchor
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
        assert "Tritons" in opened(hand.window).toPlainText()

    def test_the_book_opens_without_a_game(self, window):
        window.actions_.rule_book.trigger()
        assert opened(window).page.anchor == "brief"
        window.context_help.open("race-orcs")
        window.actions_.rule_book.trigger()
        assert opened(window).page.title == "Orcs"    # it opens at the last page

    def test_a_combo_and_an_item_lead_to_their_rules(self, hand):
        hand.window.column.cards[2].setFocus(Qt.FocusReason.TabFocusReason)
        words, combo = hand.window.game_page.details.combo.words, hand.state.column[2]
        words.linkActivated.emit("combo:rules")
        assert opened(hand.window).page.title == hand.session.names.combo(combo.power, combo.race)
        words.linkActivated.emit(combo.race)
        assert opened(hand.window).page.title == hand.session.names.trait(combo.race)
        hand.window.game_page.help.asked.emit("keep")
        assert opened(hand.window).page.title == "Keep on the Motherland"
        assert [rule for rule in CODES.values() if not hand.window.context_help.title(rule)] == []

    def test_the_parts_of_a_scoring_are_links(self, hand):
        score = hand.window.score
        hand.end()
        while not score.isVisible():
            hand.step()
        assert 'href="SCORE-1#' in score._parts.text()
        assert "<" not in score.accessibleName()
        score._parts.linkActivated.emit("SCORE-1")
        assert opened(hand.window).anchor == "SCORE-1"


def test_a_card_says_in_a_few_words_what_a_combo_does(position):
    """Free is what is empty."""
    text = "asks A pick\nA 2\nB 9 ~commando orcs : h1*2 f1\ntribes s1 s2"
    hand = position(text, head=f"{MIDLAND}\ncolumn swamp humans, hill elves")
    look = hand.window.column.cards[0].look
    assert look.power_gist == ("+1 per Swamp", "3 free")
    assert look.race_gist == ("+1 per Farmland", "5 free")
    assert hand.window.column.cards[1].look.power_gist[1] == "4 free"
    assert hand.window.column.cards[1].look.race_gist == ("lose no tokens when conquered", "")
    told = hand.window.column.cards[0].accessibleDescription()
    assert told.startswith("+1 coin for each Swamp region held. +1 coin for each Farmland region held.")
    assert "Swamp: 5 regions, 3 free, 2 with a Lost Tribe" in told


ROWS = (
    WorthRow("Elves", "race/elves", "race-elves", (Worth(1.5, 0.4), Worth(-10.3, 0.3))),
    WorthRow("Orcs", "race/orcs", "race-orcs", (Worth(-0.5, 0.4), Worth(20.0, 0.3))),
)


def column(panel, number):
    model = panel.view.model()
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]


def test_the_table_is_on_its_page_and_on_no_other(reading):
    reading.go("worth")
    assert reading.worth.isVisible()
    assert "medium bots" in reading.reader.toPlainText()
    reading.go("race-orcs")
    assert not reading.worth.isVisible()
    reading.go_back()
    assert reading.worth.isVisible()
    view = reading.worth.view
    view.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
    view.setCurrentIndex(view.model().index(0, NAME))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert reading.reader.page.anchor == "race-amazons"
    reading.go("worth")
    view.doubleClicked.emit(view.model().index(1, MEAN))
    assert reading.reader.page.anchor == "race-dwarves"
    assert all(part.accessibleName() for part in (reading.worth.content, reading.worth.what, reading.worth.view))


def test_what_the_table_shows_is_chosen_and_the_best_come_first(reading):
    reading.go("worth")
    panel, found = reading.worth, worth_table().contents["base"]
    means = {name: sum(row[name].coins for row in found.seats.values()) / 4 for name in found.races}
    assert column(panel, NAME)[0] == reading._book.catalogue.name(max(found.races, key=means.get))
    panel.content.setCurrentIndex(panel.content.findData("both"))
    panel.what.setCurrentIndex(panel.what.findData("combo"))
    found = worth_table().contents["both"]
    assert len(column(panel, NAME)) == len(found.races) * len(found.powers)
    assert "Flying Orcs" in column(panel, NAME)
    assert str(sum(games.games for games in found.games.values())) in panel.games.text()
    panel.what.setCurrentIndex(panel.what.findData("power"))
    assert {"Flying", "Vampire"} <= set(column(panel, NAME))


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


@pytest.mark.parametrize(("worths", "told"), [
    ((Worth(2.34, 0.5),), " (2.3 coins above the average combo)"),
    ((Worth(-2.34, 0.5),), " (2.3 coins below the average combo)"),
    ((Worth(0.4, 0.5),), " (about average)"),
    ((), ""),
])  # fmt: skip
def test_the_reason_of_a_hint_says_how_the_combo_compares_if_the_measurement_can_tell(table, monkeypatch, worths, told):
    session = table(2).session
    measured = {2: dict(zip(("orcs", "flying"), (*worths, Worth(0.0, 0.0)), strict=True))} if worths else {2: {}}
    made = ContentWorths(("orcs",), ("flying",), measured, {2: WorthGames("midland-2", 2, "", (0.0,))}, {})
    monkeypatch.setattr("swqt.gui.help.hints.worth_table", lambda: WorthTable((), "", {"base": made}))
    reasons = HintReasons(session.game.rules, session.names)
    deeds = reasons._deeds(session.game.state, 0, [Picked(0, "orcs", "flying", 0, 0, 0, 10)])
    assert next(iter(deeds)) == f"picks Flying Orcs{told}"
