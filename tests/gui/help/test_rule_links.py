"""Rule codes are not shown to players: every sum, refusal, house rule and tie-break leads to its rule by a link."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.content import OWN_RULE, book_languages, book_of, links_of
from swqt.engine import CODES, OPTION_VALUES, Conquer, Earned, Refusal
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.help.rule_book_window import RuleBookWindow
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.style.buttons import LinkLabel
from swqt.gui.style.theme import CREAM
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText, refusal_text
from swqt.gui.texts.sentences import Sentences, ruled_html
from tests.support.hand import NAMES, TO_CONQUER, random_game, settle, show

REDEPLOY = "A 12 hill orcs hand 3 : f1*2 h1 p1\nB 9 forest tritons : f3\nasks A redeploy"
LINK = re.compile(r'<a href="([^"]*)"')


def topics_of_sums(game, sentences):
    """The topics of every income of *game*, and of what every region costs before each conquest."""
    rules = game.rules
    for move in game.history:
        for event in move.events:
            if isinstance(event, Earned):
                yield from (term.topic for term in sentences.income_terms(event.income))
        if isinstance(move.command, Conquer):
            for region in range(len(rules.board.codes)):
                yield from (term.topic for term in sentences.cost_terms(rules.cost(move.before, region)))


@pytest.mark.parametrize("lang", book_languages())
def test_every_refusal_leads_to_a_place_in_the_book(lang, library):
    book, names = book_of(library.catalogue, lang), Names(library.board("midland-2"), NAMES[:2], library.catalogue)
    said = {code: refusal_text(Refusal(code, ("f1", "2", "3"), rule), names) for code, rule in CODES.items()}
    assert [code for code, text in said.items() if not book.find(text.rule)] == []
    own = refusal_text(Refusal("spent", ("flying",), "own"), names)
    assert book.find(own.rule) == book.find("flying")


def test_every_part_of_a_sum_leads_to_a_place_in_the_book(library):
    found = set()
    for world in ("base", "underground"):
        game = random_game(library, library.board_for(5, world), "both", 3)
        found.update(topics_of_sums(game, Sentences(Names(game.rules.board, NAMES, library.catalogue))))
    assert {"COST-2", "COST-3", "SCORE-1"} < found
    assert len(found) > 20, "the games show little"
    for lang in book_languages():
        book = book_of(library.catalogue, lang)
        assert [topic for topic in found if not book.find(topic)] == []


def test_what_a_trait_adds_to_a_sum_leads_to_its_page(library):
    """Whether or not the games above came across it."""
    book = book_of(library.catalogue, "en")
    effects = [(trait.name, effect.rule) for trait in library.catalogue.traits for effect in trait.effects]
    assert [page for trait, rule in effects if not book.find(page := trait if rule in ("", OWN_RULE) else rule)] == []


def test_the_parts_of_a_regions_cost_lead_to_their_rules(position, window):
    """By the pointer, by keys behind the map, and in the card of its rules, which stays while one goes there."""
    hand = position(TO_CONQUER)
    view, card, region = window.view, window.card, hand.index("p2")
    view.setFocus()
    view.focus_region(region)
    settle()
    terms = [term.topic for term, _ in hand.session.reading(region).terms]
    assert LINK.findall(card._sum.text()) == terms == ["COST-2", "COST-3"]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is card._sum
    assert card._sum.accessibleName() == "Cost of Farmland 2"
    QTest.keyClick(card._sum, Qt.Key.Key_Tab)
    QTest.keyClick(card._sum, Qt.Key.Key_Return)
    book = window.context_help.window_
    assert (book.isVisible(), book.reader.anchor) == (True, "COST-2")
    book.close()
    window.game_page.menus.rules_asked.emit(region)
    assert LINK.findall(window.game_page.help._text.toHtml())[:2] == terms
    window.game_page.help.put_away()


def exchange(hand):
    hand.session.controller.legal_moves.swaps[1] = {2}
    hand.card(1)
    hand.offer("Swap powers")
    hand.card(4)


class TestTable:
    """Refusals that no rule of the engine gives."""

    @pytest.mark.parametrize(("text", "act", "place"), [
        (REDEPLOY, lambda hand: hand.region("f3"), "redeploy"),
        (REDEPLOY, lambda hand: [hand.region("f1") for _ in range(4)], "clicks"),
        (REDEPLOY, lambda hand: [hand.region("f1", Qt.MouseButton.RightButton) for _ in range(2)], "redeploy"),
        (REDEPLOY, lambda hand: hand.press(hand.window.bar.end), "REDEPLOY-3"),
        ("asks A pick", lambda hand: hand.region("f1"), "COLUMN-1"),
        ("asks A pick", lambda hand: QTest.keyClick(hand.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
         "undo"),
        ("asks A pick\nA 20", exchange, "U-RACE-MIMES-1"),
    ])  # fmt: skip
    def test_each_leads_to_its_place(self, text, act, place, position):
        hand = position(text)
        act(hand)
        bar = hand.window.bar
        assert bar.message.text()
        hand.press(bar.rule_button)
        reader = hand.window.context_help.window_.reader
        assert (reader.anchor or reader.page.anchor) == place


def test_f1_on_a_line_of_the_log_tells_its_sum_in_links(position):
    hand = position("A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2\nasks A conquer")
    hand.region("p2")
    hand.end()
    hand.offer("Balance")
    hand.end()
    hand.window.presenter.flush()
    log = hand.window.log
    found = {}
    for row, line in enumerate(log.model_.shown):
        log.view.setFocus()
        log.view.setCurrentIndex(log.model_.index(row, 0))
        hand.window.context_help.explain(hand.window.context_help.subject_of(log.view, QPoint(-1, -1)))
        page = hand.window.context_help.window_.reader.page
        if page.anchor != "table":
            found[line.text] = [topic for passage in page.passages for topic in links_of(passage)]
    assert found == {
        "A's Orcs conquer Farmland 2 with 3 tokens.": ["COST-2", "COST-3"],
        "A earns 5 coins: regions 3 · Orcs 1 · Forest 1.": ["SCORE-1", "RACE-ORCS-1", "POWER-FOREST-1"],
    }


def follow(label, before):
    """Go to *label* from the widget *before* it by the Tab key, press its link, and return where that leads."""
    pressed = []
    label.asked.connect(pressed.append)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert label.hasFocus()
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert pressed == LINK.findall(label.text())
    return pressed[0]


class TestHouseRules:
    def test_each_has_a_link_that_the_keyboard_reaches(self, library, plain_map, qtbot):
        dialog = NewGameDialog(library, {})
        with qtbot.waitActive(dialog):
            show(qtbot, dialog)
        dialog.tabs.setCurrentIndex(2)
        labels = dialog.rules.findChildren(LinkLabel)
        boxes = [dialog.rules.coins, *dialog.rules.choices.values()]
        wanted = [follow(label, box) for label, box in zip(labels, boxes, strict=True)]
        assert len(set(wanted)) == len(boxes) == 1 + len(OPTION_VALUES)
        book = book_of(library.catalogue, "en")
        assert [rule for rule in wanted if not book.find(rule)] == []

    def test_the_book_opens_in_front_of_the_dialog(self, window):
        """The dialog is modal: a book that belonged to the window could not be used."""
        seen = []

        def read():
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, NewGameDialog)
            try:
                dialog.rules.asked.emit("VARIANT-5")
                [book] = dialog.findChildren(RuleBookWindow)
                seen.append(book.reader.anchor if book.isVisible() else "hidden")
                dialog.rules.asked.emit("VARIANT-1")
                seen.append(book.reader.anchor)
            finally:
                dialog.reject()

        QTimer.singleShot(0, read)
        window.launcher.ask()
        assert seen == ["VARIANT-5", "VARIANT-1"]

    def test_too_few_races_lead_to_their_rule(self, library, plain_map, qtbot):
        dialog = NewGameDialog(library, {"choice": "picked", "picked": ["orcs", "flying"]})
        show(qtbot, dialog)
        assert LINK.findall(dialog.problem.text()) == ["MIX-7"]


def test_the_tie_break_leads_to_its_rule(window, library):
    window.show_game(random_game(library, "midland-3", "base", 3))
    page = window.pages.currentWidget()
    assert isinstance(page, ResultsPage)
    assert page.decided.accessibleName() == page.figures.tie_break()
    assert page.decided.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert f"color:{CREAM}" in page.decided.text(), "it lies on wood in every theme"
    page.decided.linkActivated.emit("END-2")
    assert window.context_help.window_.reader.anchor == "END-2"


def test_a_sentence_without_a_rule_has_no_link_and_no_focus(qtbot):
    label = LinkLabel()
    qtbot.addWidget(label)
    text = RuledText("The game is <b>still</b> running.")
    label.say(text, ruled_html(text, text.rule))
    assert LINK.search(label.text()) is None
    assert "&lt;b&gt;" in label.text()
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
