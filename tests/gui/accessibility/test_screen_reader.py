"""Screen readers: names, announcements and reasons; no time limits, no flashing."""

from dataclasses import replace
from statistics import median
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.engine import Deployed, Earned
from swqt.gui.accessibility.map_interface import LONGEST, clipped
from swqt.gui.panels.region_list import COST, INCOME, NEIGHBOURS, OWNER, REGION, TOKENS
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences
from tests.support.hand import NAMES, TO_CONQUER, Hand
from tests.support.recorded import record

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
TO_REDEPLOY = "A 12 forest orcs hand 3 : f1 h1\nB 9 hill tritons : f3\nasks A redeploy"

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


def map_of(hand: Hand) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(hand.window.view)


def region_of(hand: Hand, code: str) -> QAccessibleInterface:
    order = hand.window.view.order
    return map_of(hand).child(order.index(hand.index(code)))


class TestMap:
    def test_it_is_a_pane_of_buttons(self, position, window):
        """A13, D4."""
        assert QAccessible.queryAccessibleInterface(window.view).childCount() == 0
        pane = map_of(position(TO_CONQUER))
        assert (pane.role(), pane.text(NAME)) == (QAccessible.Role.Pane, "Map, 23 regions, A holds 2")
        children = [pane.child(place) for place in range(pane.childCount())]
        assert {child.role() for child in children} == {QAccessible.Role.Button}
        assert [pane.indexOfChild(child) for child in children] == list(range(23))
        assert not any(child.rect().isEmpty() for child in children)
        # Screen readers ask every object for more; the answer must not end the program.
        assert {children[0].valueInterface(), children[0].textInterface(), children[0].tableCellInterface()} == {None}
        names = {child.text(NAME) for child in children}
        assert len(names) == 23
        assert all(0 < len(name) <= LONGEST for name in names)

    def test_a_region_says_who_and_what_is_there_and_what_it_costs(self, position):
        """A13: the name, the calculation of the cost, and actions."""
        hand = position(TO_CONQUER)
        assert region_of(hand, "f1").text(NAME) == "Forest 1, A, 1 Orcs"
        assert region_of(hand, "p2").text(NAME) == "Farmland 2, B, 1 Tritons, cost 3, affordable"
        assert region_of(hand, "p2").text(DESCRIPTION) == (
            "B's Tritons: 1 token cost 3 = base 2 + token 1 "
            "income +2: regions 1 · Orcs 1 B's Tritons lose Farmland 2: 1 token lost."
        )
        hand.region("p2")
        assert region_of(hand, "p2").text(NAME) == "Farmland 2, A, 3 Orcs"
        hand.end()
        hand.region("p2")
        assert region_of(hand, "p2").text(NAME) == "Farmland 2, A, 4 Orcs"
        hand = position(TO_CONQUER)
        view = hand.window.view
        at = view.viewport().mapToGlobal(view.position_of(hand.index("p2")))
        region = map_of(hand).childAt(at.x(), at.y())
        assert region.text(NAME).startswith("Farmland 2")
        deeds = region.actionInterface()
        assert deeds.actionNames() == ["Press", "ShowMenu", "SetFocus"]
        deeds.doAction("SetFocus")
        assert view.focused == hand.index("p2")
        deeds.doAction("ShowMenu")
        hand.menu().close()
        deeds.doAction("Press")
        assert hand.state.tribe_at(hand.index("p2")) == 0

    def test_to_toggle_a_combo_is_to_click_it(self, position):
        """A13: what a screen reader does first with a check box; Qt itself would only change its state."""
        hand = position("A 9\nB 9\nasks A pick")
        card = hand.window.column.cards[1]
        deeds = QAccessible.queryAccessibleInterface(card).actionInterface()
        deeds.doAction("Toggle")
        assert (card.isChecked(), hand.session.controller.row) == (True, 1)
        deeds.doAction("Toggle")
        assert hand.session.decision.kind != "pick"

    def test_a_long_name_ends_between_its_parts(self):
        text = clipped(", ".join(["Forest 12", *[f"piece {number}" for number in range(30)]]))
        assert len(text) <= LONGEST
        assert text.startswith("Forest 12, piece 0, piece 1, piece 2, piece 3, ")
        assert text.endswith(" …")


def test_a_card_of_help_is_found_beside_the_map(position, window):
    """A13: a group named by its title, with text and button as children, reachable from the window."""
    position(TO_CONQUER)
    page, card = window.game_page, window.game_page.help

    def found(face: QAccessibleInterface) -> QAccessibleInterface | None:
        """Return the card's interface in the tree below *face*, found as a screen reader does: from child to child."""
        children = filter(None, (face.child(number) for number in range(face.childCount())))
        return face if face.object() is card else next(filter(None, map(found, children)), None)

    face = found(QAccessible.queryAccessibleInterface(window))
    assert face.state().invisible
    card.show_text("Farmland 2", "<p>Nothing has happened here.</p>")
    assert not face.state().invisible
    assert (face.role(), face.text(NAME)) == (QAccessible.Role.Grouping, "Farmland 2")
    assert face.parent().object() is page
    inside = [face.child(number) for number in range(face.childCount())]
    assert {"What it does", "Close"} <= {child.text(NAME) for child in inside}
    card.put_away()
    assert face.state().invisible


class TestAnnouncements:
    @pytest.fixture
    def heard(self, window) -> list[str]:
        out: list[str] = []
        window.keyboard_navigation.announcer.announced.connect(out.append)
        return out

    @pytest.mark.parametrize(("text", "code", "told"), [
        (TO_CONQUER, "p2",
         ["B's Tritons lose Farmland 2: 1 token lost.", "A's Orcs conquer Farmland 2 with 3 tokens."]),
        (TO_CONQUER, "l1", ["Lake 1 is water: this race can't go there."]),
        (TO_REDEPLOY, "h1", ["Hill 1: 2, 2 left"]),
    ], ids=["conquest", "refusal", "count"])  # fmt: skip
    def test_a_click_is_answered_once(self, position, heard, text, code, told):
        """A14, A15. An undo is no news."""
        hand = position(text)
        heard.clear()
        hand.region(code)
        assert heard == told
        hand.window.actions_.undo.trigger()
        assert heard == told

    def test_turn_coins_and_die_are_told_once(self, position, heard):
        """A14."""
        hand = position("A 12 forest orcs hand 1 : f1 h1\nB 9 hill tritons : f3*2\nasks A conquer")
        heard.clear()
        hand.region("s3")
        hand.confirm()
        for part in ("rolls a", "Swamp 3", "Undo stops here"):
            assert sum(part in text for text in heard) == 1, part
        while not hand.session.hotseat.waiting_for_hand:
            if "Balance" in hand.offered():
                hand.offer("Balance")
            hand.end()
        for part in (" earns ", "'s turn"):
            assert sum(part in text for text in heard) == 1, part

    def test_pointing_says_nothing(self, position, heard):
        """A14: hovering and moving focus are not announced."""
        hand = position(TO_CONQUER)
        heard.clear()
        for region in range(8):
            QTest.mouseMove(hand.window.view.viewport(), hand.window.view.position_of(region))
        hand.window.view.setFocus()
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_BracketRight):
            QTest.keyClick(hand.window.view, key)
        for card in hand.window.column.cards:
            QApplication.sendEvent(card, QEnterEvent(QPointF(), QPointF(), QPointF()))
        assert heard == []


def test_buttons_that_are_grey_say_why_and_keys_do(position):
    """A15: disabled buttons cannot be focused, so the shortcut answers."""
    hand = position("A 9\nB 9\nasks A pick")
    bar, undo = hand.window.bar, hand.window.actions_.undo
    for button in (bar.roll, bar.decline, undo):
        assert not button.isEnabled()
        assert len(button.toolTip()) > 10
    assert (bar.end.accessibleName(), bar.end.accessibleDescription()) == ("Pick a combo", "choose one on the left")
    assert "Nothing to undo" in undo.toolTip()
    assert position(TO_REDEPLOY).trigger("end").startswith("3 tokens left to place")


class TestRegionList:
    @pytest.fixture
    def listed(self, position) -> Hand:
        hand = position(TO_CONQUER)
        toggle = hand.window.docks["regions"].toggleViewAction()
        assert toggle in hand.window.actions_.view_menu.actions()
        assert not hand.window.regions.isVisible()
        toggle.trigger()
        assert hand.window.regions.isVisible()
        return hand

    def cells(self, hand: Hand, code: str) -> list[str]:
        hand.window.regions.follow(hand.index(code))
        here = hand.window.regions.table.currentIndex()
        return [str(here.siblingAtColumn(column).data() or "") for column in range(NEIGHBOURS + 1)]

    def test_a_row_says_what_the_map_shows_and_numbers_sort_as_numbers(self, listed):
        """D4."""
        row = self.cells(listed, "f3")
        assert (row[REGION], row[OWNER], row[TOKENS]) == ("Forest 3", "B, Tritons", "2")
        assert "h3" in row[NEIGHBOURS]
        assert self.cells(listed, "p2")[COST] == "cost 3, affordable"
        assert self.cells(listed, "f1")[INCOME] == "2"    # the region, and one coin more for a Forest
        panel = listed.window.regions
        model = panel.table.model()
        for only, rows in ((True, listed.session.controller.targets.bit_count()), (False, 23)):
            panel.only.setChecked(only)
            assert model.rowCount() == rows
        panel.table.sortByColumn(TOKENS, Qt.SortOrder.DescendingOrder)
        counts = [int(model.index(row, TOKENS).data() or 0) for row in range(23)]
        assert counts == sorted(counts, reverse=True)

    def test_list_and_map_follow_each_other_and_act_alike(self, listed):
        """D4: the same as a click."""
        regions = listed.window.regions
        regions.follow(listed.index("p2"))
        regions.table.menu_asked.emit(listed.window.pos())
        assert [action.text() for action in listed.menu().actions()][1] == "Conquer: 3 tokens"
        listed.menu().close()
        QTest.keyClick(regions.table, Qt.Key.Key_Return)
        assert listed.state.tribe_at(listed.index("p2")) == 0
        view, panel = listed.window.view, regions
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Home)
        assert panel.region() == view.focused
        panel.table.setFocus()
        QTest.keyClick(panel.table, Qt.Key.Key_Down)
        assert view.focused == panel.region()
        focus = listed.session.scene._focus
        assert (listed.window.card.isVisible(), focus.isVisible()) == (True, True)
        panel.table.clearFocus()
        assert not focus.isVisible()


def test_names_stay_short_and_nothing_moves_in_a_game(table, window):
    """A13: at most 120 characters for every region's name. A17: with reduced motion, no animation takes time.

    The die may fade in at its place (C5).
    """
    window.settings_service.current = replace(window.settings, reduced_motion=True)
    hand = table(2, 4)
    for step in range(16):
        hand.step()
        if step % 8 == 0:
            name = window.keyboard_navigation._speech.name
            assert all(0 < len(clipped(name(region))) <= LONGEST for region in window.view.order)
        for animation in window.findChildren(QAbstractAnimation):
            assert animation.state() != QAbstractAnimation.State.Running or animation is window.die._fading


def test_nobody_is_hurried(position, qtbot):
    """A18: without a clock, a question waits as long as the player does."""
    hand = position(TO_CONQUER)
    hand.region("p2")
    before = hand.state
    qtbot.wait(300)
    assert hand.state == before


def test_settings_are_two_keys_away_before_the_first_game(window, qtbot):
    """A20: the View menu has colours and text size."""
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert menu is window.actions_.view_menu
    assert any("Text size" in action.text().replace("&", "") for action in menu.actions() if action.menu())
    menu.close()
    assert window.menuBar().isVisible()


def test_sentences_are_short(library):
    """A23: sentences of the log have a median of twelve words, and nine of ten at most twenty."""
    board = library.board(library.board_for(2, "base"))
    told = record(library, board, "base", 4)
    game = told.table()
    for command in told.commands:
        game.play(command)
    sentences = Sentences(Names(board, NAMES[:2], library.catalogue))
    lengths = sorted(
        len(sentences.tell(event).split()) for entry in game.history for event in entry.events
        if not isinstance(event, (Deployed, Earned))    # lists, as long as a race is large
    )    # fmt: skip
    assert median(lengths) <= 12
    assert lengths[len(lengths) * 9 // 10] <= 20


READER = """
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from swqt.gui.app.application import make_application
from swqt.gui.app.main_window import MainWindow
from swqt.table import GameSetup, Library, SavedGames, Settings
app = make_application()
QAccessible.setActive(True)
library = Library()


def shown(seed):
    window = MainWindow(library, SavedGames(library), Settings(bot_speed="instant"))
    window.setUpdatesEnabled(False)
    window.show()
    window.start_game(GameSetup(("A", "B"), ("human", "human"), library.board_for(2, "base"), "base", seed=seed))
    pane = QAccessible.queryAccessibleInterface(window.view)
    assert all(pane.child(place).text(QAccessible.Text.Name) for place in range(pane.childCount()))
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(window.view, key)
    return window


closed, left_open = shown(1), shown(2)
closed.start_game(GameSetup(("A", "B"), ("human", "human"), library.board_for(2, "base"), "base", seed=3))
closed.close()
closed.deleteLater()
app.processEvents()
del closed
"""


def test_a_screen_reader_does_not_keep_the_program_from_ending(run_code):
    """A13: objects shared by Qt and Python are released once, whether a window was closed or is left open."""
    run_code(READER, QT_QPA_PLATFORM="offscreen")


def test_the_script_for_persons_names_what_the_window_has(root):
    page = " ".join((root / "packaging" / "SCREEN_READERS.md").read_text(encoding="utf-8").split())
    sources = ElementTree.parse(root / "resources" / "i18n" / "swqt_de.ts").iter("source")
    texts = {(source.text or "").replace("&", "") for source in sources}
    named = page.split("**")[1::2]
    assert len(named) > 30
    assert [name for name in named if name not in texts] == []
