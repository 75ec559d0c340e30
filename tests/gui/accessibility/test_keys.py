"""Whole games by keys alone, and by clicks alone."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPushButton

from swqt.engine import Command, Conquer, Pick, Place
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.geometry import DOWN, LEFT, RIGHT, UP, reading_order, steps_of
from swqt.gui.dialogs.settings import ShortcutHelpDialog
from swqt.gui.style.actions import key_text
from swqt.gui.style.theme import THEMES, apply_theme
from tests.gui.session.test_underground import COLUMN, HEAD, PLAIN_B, TO_PICK
from tests.support.caverns import cramped_cavern
from tests.support.hand import TO_CONQUER, on
from tests.support.recorded import Record, WithKeys, WithMouse, record, walk

ROUNDS = 4
"""A short game on the shipped board; the nightly run has ten rounds."""


@pytest.fixture(scope="module")
def records(library, request) -> Callable[[str | int], Record]:
    """Games to replay, recorded once for both kinds of gestures."""

    @cache
    def recorded(world: str | int) -> Record:
        if isinstance(world, int):
            return record(library, cramped_cavern(2, Random(world)), "underground", world)
        board = library.board(library.board_for(2, "base"))
        rounds = board.rounds if request.config.getoption("--nightly") else ROUNDS
        return record(library, replace(board, rounds=rounds), world, 11)

    return recorded


@pytest.fixture
def active(window, unpainted, qtbot) -> MainWindow:
    """An active window wide enough for every button."""
    window.resize(2000, 900)
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


GAMES = ["both items", 5, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (0, 2, 3, 8, 13, 15, 16, 20))]
"""Content on the shipped board, and seeds of underground games: together they use nearly all of theirs."""


@pytest.mark.parametrize("person", [WithMouse, WithKeys])
@pytest.mark.parametrize("world", GAMES)
def test_a_recorded_game_comes_out_the_same(world, person, active, records):
    """A9, A10: clicks alone and keys alone lead to the recorded positions."""
    told = records(world)
    hand = person(active)
    hand.show(told)
    hand.replay(told)
    QApplication.processEvents()
    assert hand.session.game.decision is None


TO_ANSWER = {
    "pick, with a Volcano to place and powers to exchange": "A 9\nB 9\nasks A pick",
    "the Great Ancient moves first": f"A 9 stone cultists : u1*3 n1\n{PLAIN_B}\npieces ancient u1\nasks A choice",
    "relics in a conquest": (
        f"A 9 stone ogres hand 4 : u1 n1\n{PLAIN_B}\n"
        "pieces sword u1, bag n1, orb u1, socks n1, doormat u1\nasks A conquer"
    ),
    "a wisp, and the die": f"A 9 stone wisp hand 2 : u1\n{PLAIN_B}\nasks A conquer",
    "a vampire bites": f"A 9 vampire ogres hand 3 : u1 n1\n{PLAIN_B}\nasks A conquer",
    "Hammers are thrown in": f"A 9 stone irondwarves hand 1 : u1\n{PLAIN_B}\nnotes hammers 3\nasks A conquer",
    "the altar": f"A 9 stone ogres : u1 | ~tomb mummies : d1 u2\n{PLAIN_B}\npieces altar u1\nasks A altar",
    "everything at the end of a turn": (
        f"A 9 royal ogres : u1 n1\n{PLAIN_B}\n"
        "pieces ring u1, scepter u1, crypt u1, pentacle n1, balrog c1, queen n1\nasks A close"
    ),
    "Reborn takes over": f"A 9 stone ogres : u1*3 | ~reborn mummies : d1 u2\n{PLAIN_B}\nasks A choice",
    "the Balrog is sent": f"A 9 stone ogres hand 8 : d1\n{PLAIN_B}\npieces pentacle d1\nasks A close",
    "armour is put on": f"A 9 shield ogres hand 2 : u1 n1\n{PLAIN_B}\nasks A redeploy",
    "the last redeployment of a tomb": f"A 9 tomb ogres : u1*2 n1*3\n{PLAIN_B}\nasks A choice",
}


def kind_of(command: Command) -> tuple[object, ...]:
    """Return a key that is equal for commands given by the same gestures."""
    if isinstance(command, Conquer):
        return (Conquer, command.using, command.die)
    if isinstance(command, Place):
        return (Place, command.piece, command.source >= 0)
    if isinstance(command, Pick):
        return (Pick, command.row if command.row < 2 else command.swap is None)
    return (type(command), getattr(command, "trait", ""))


@pytest.mark.parametrize("person", [WithMouse, WithKeys])
def test_every_kind_of_answer_can_be_given(person, position, active, subtests):
    """A9, A10: the underground decisions one by one, with a command of every kind possible there."""
    for what, text in TO_ANSWER.items():
        with subtests.test(what):
            head = f"{HEAD}\n{TO_PICK if text.endswith('pick') else COLUMN}"
            position(text, head=head)
            hand = person(active)
            options = [option for option in hand.session.game.rules.legal(hand.state) if isinstance(option, Command)]
            assert options
            for command in {kind_of(option): option for option in options}.values():
                active.view.setFocus()
                hand.give(command)
                assert [entry.command for entry in hand.session.game.history][:1] == [command]
                hand.session.runner.reset_turn()
                hand.told()
                if len(hand.session.game):
                    position(text, head=head)    # revealed items cannot be undone


NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
SHORT = "A 12 forest orcs hand 1 : f1 h1\nB 9 hill tritons : f3\nasks A conquer"


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key, modifier)
        QApplication.processEvents()


def connected(steps: list[list[int]]) -> bool:
    """Return whether arrow keys connect all regions."""
    return all(walk(steps, start, end) for start in range(len(steps)) for end in range(len(steps)) if start != end)


class TestArrows:
    def test_they_lead_from_everywhere_to_everywhere(self, library, surveyed):
        """A10: on every shipped map, and between random places, where the nearest in a cone is not always enough."""
        maps = [[(place.x(), place.y()) for place in surveyed(shape).labels] for _, shape in library.boards()]
        for seed in range(12):
            rng = Random(seed)
            maps.append([(rng.random() * 100, rng.random() * 60) for _ in range(rng.randint(2, 30))])
        for places in maps:
            assert connected(steps_of(places)), places
            assert sorted(reading_order(places)) == list(range(len(places)))

    def test_they_go_where_they_point(self):
        """A10: the nearest within 45 degrees, else the nearest on that side; a place behind others is reached, too."""
        steps = steps_of([(0, 0), (10, 2), (3, 10), (-8, -1)])
        assert [steps[0][way] for way in (RIGHT, DOWN, LEFT, UP)] == [1, 2, 3, 3]
        assert steps[3][LEFT] == -1
        places = [(9, 1), (3, 7), (7, 3), (5, 5), (1, 5), (9, 7)]    # the nearest ones never lead to (9, 7)
        assert connected(steps_of(places))

    def test_the_map_follows_the_focus_and_does_not_scroll_by_itself(self, table):
        view = table(2).window.view
        view.zoom_by(2)
        before = view.horizontalScrollBar().value()
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Left):
            QTest.keyClick(view, key)
        assert view.viewport().rect().contains(view.position_of(view.focused))
        assert view.horizontalScrollBar().value() <= before


class TestMapKeys:
    @pytest.fixture
    def keys(self, position, active) -> Callable[[str], WithKeys]:
        def sit(text: str) -> WithKeys:
            position(text)
            active.view.setFocus()
            return WithKeys(active)

        return sit

    def test_tab_and_brackets_go_through_all_regions(self, keys):
        """A10, A11: Tab leaves the map after the last region, brackets wrap around."""
        view, seen = keys(TO_CONQUER).window.view, []
        for _ in view.order:
            press(Qt.Key.Key_Tab if seen else Qt.Key.Key_Home)
            seen.append(view.focused)
        assert (seen, view.hasFocus()) == (view.order, True)
        for key, place in ((Qt.Key.Key_BracketRight, 0), (Qt.Key.Key_BracketLeft, -1)):
            press(key)
            assert view.focused == view.order[place]
        press(Qt.Key.Key_Tab)
        assert not view.hasFocus()
        press(Qt.Key.Key_Backtab, modifier=SHIFT)
        assert view.hasFocus()

    def test_the_menu_has_everything(self, keys):
        """A10: conquer, or the reason why not; abandon; history; rules."""
        hand = keys("A 12 forest orcs hand 6 : f1*2 h1\nB 9 hill tritons : f3*2 p2\nasks A choice")
        for code, first in (
            ("p2", "Conquer: 3 tokens"), ("f1", "Abandon this region"), ("l1", "Why can't I conquer it?"),
        ):  # fmt: skip
            hand.go_to(hand.index(code))
            hand.key(Qt.Key.Key_F10, SHIFT)
            texts = [action.text() for action in hand.menu().actions() if not action.isSeparator()]
            assert texts == [first, "&History of this region", "R&ules for this region"]
            QTest.keyClick(hand.menu(), Qt.Key.Key_Escape)
        hand.key(Qt.Key.Key_Menu)
        hand.entry("Why can't I conquer it?")
        assert hand.message() == "Lake 1 is water: this race can't go there."

    def test_history_and_rules_are_read_on_a_card(self, keys):
        """A10: Esc closes it."""
        hand = keys(TO_CONQUER)
        hand.region("p2")
        hand.key(Qt.Key.Key_Menu)
        hand.entry("&History of this region")
        card = hand.window.game_page.help
        assert card.text() == (
            "Farmland 2\nRound 3\nB's Tritons lose Farmland 2: 1 token lost.\n"
            "A's Orcs conquer Farmland 2 with 3 tokens."
        )
        card.take_keyboard()
        press(Qt.Key.Key_Escape)
        assert not card.isVisible()
        hand.go_to(hand.index("f3"))
        hand.key(Qt.Key.Key_Menu)
        hand.entry("R&ules for this region")
        assert "Tritons: " in card.text()
        assert "Hill: " in card.text()

    def test_numbers_count_tokens(self, keys):
        """A10: plus, minus, digits; two digits make a number."""
        hand = keys("A 12 forest skeletons hand 12 : f1 h1\nB 9 hill tritons : f3\nasks A redeploy")
        allocation, region = hand.session.controller.allocation, hand.index("h1")
        hand.go_to(region)
        for typed, count in (("5", 5), ("+", 6), ("--", 4), ("1", 1), ("2", 12), ("9", 9)):
            hand.type(typed)
            assert allocation.shown(region) == count, typed
            assert f"{count} token" in hand.session.describe(region)[1][0], "the card says what the map shows"
        assert allocation.left == 4
        hand.go_to(hand.index("f1"))
        hand.type("8")
        assert hand.message().startswith("You can't have 8 tokens in Forest 1")

    def test_enter_answers_only_what_is_asked_here_and_a_key_that_can_do_nothing_says_why(self, keys):
        """A10, A15: also at an undo barrier; with a question about one region, Enter on another does not confirm it."""
        hand = keys(SHORT)
        for key, reason in ((Qt.Key.Key_Z, "Nothing to undo"), (Qt.Key.Key_D, "You can decline only"),
                            (Qt.Key.Key_R, "No race can roll")):  # fmt: skip
            press(key, modifier=Qt.KeyboardModifier.ControlModifier)
            assert hand.told().startswith(reason)
        hand.region("s3")
        hand.key(Qt.Key.Key_Return)
        press(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
        assert hand.told() == "Undo stops here: the die was rolled."
        hand = keys(SHORT)
        assert hand.region("s3").startswith("Roll for Swamp 3?")
        assert "water" in hand.region("l1")
        assert len(hand.session.game) == 0
        assert hand.offered() == [], "a Confirm beside the refusal would say Yes to a question that nobody sees"
        hand.region("s3")
        hand.key(Qt.Key.Key_Return)
        assert len(hand.session.game) > 0

    def test_card_and_players_answer_and_esc_leaves_the_map(self, keys):
        """A10, A11: the card as it follows the pointer; Esc to the first enabled button of the action bar."""
        hand = keys(TO_CONQUER)
        hand.go_to(hand.index("p2"))
        assert hand.window.card.text().startswith("Farmland 2")
        assert "cost 3" in hand.window.card.text()
        press(Qt.Key.Key_Home, Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is hand.window.bar.end
        hand.reach(hand.window.players)
        press(Qt.Key.Key_Down, Qt.Key.Key_Space)
        hand.told()
        assert hand.session.scene.regions[hand.index("f3")].look.mark == "chosen"


class TestFocus:
    def test_tab_goes_round_in_order_and_back(self, position, active):
        """A11: column, map, action bar, players, log; no traps, and back to the start."""
        position(TO_CONQUER)
        cards, log = active.column.cards, active.log
        text = active.game_page.details.combo.words    # not there while a region has the keyboard
        wanted = [cards[0], cards[5], text, active.view, active.bar.end, active.players, log.fold_bar]
        backwards = [cards[0], *(widget for widget in wanted[:0:-1] if widget is not text)]
        cards[0].setFocus(Qt.FocusReason.TabFocusReason)
        for key, modifier, order in ((Qt.Key.Key_Tab, NONE, wanted), (Qt.Key.Key_Backtab, SHIFT, backwards)):
            met = [cards[0]]
            press(key, modifier=modifier)
            while (here := QApplication.focusWidget()) is not cards[0] and len(met) < 120:
                met.append(here)
                press(key, modifier=modifier)
            assert list(dict.fromkeys(widget for widget in met if widget in wanted)) == order

    def test_what_has_the_keyboard_has_a_ring(self, position, active, qapp):
        """A12: two tones of two pixels each, all around, in each theme: a card, a button, a list, a text."""
        position(TO_CONQUER)
        active.setUpdatesEnabled(True)
        ring = active.keyboard_navigation.ring
        widgets = (active.column.cards[1], active.bar.end, active.players, active.log.fold_bar)
        for theme, widget in product(THEMES, widgets):
            apply_theme(qapp, theme, 100)
            active.view.setFocus()
            QApplication.processEvents()
            area = on(active, widget).adjusted(-8, -8, 8, 8)
            before = active.grab(area).toImage()
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            assert ring.isVisible()
            after = active.grab(area).toImage()
            box = ring.geometry().translated(-area.topLeft())
            row = box.center().y()
            assert {after.pixelColor(box.left() + k, row).lightness() > 128 for k in range(4)} == {True, False}
            changed = sum(
                before.pixelColor(x, y) != after.pixelColor(x, y)
                for x in range(box.left(), box.right()) for y in (box.top() + 1, box.bottom() - 1)
            )    # fmt: skip
            assert changed >= box.width(), (theme, widget)

    def test_a_control_that_is_deleted_takes_its_ring_along(self, table, active):
        """The ring observes the control it surrounds; a deleted control must not be accessed."""
        table(2)
        gone, ring = QPushButton("Gone", active), active.keyboard_navigation.ring
        gone.show()
        gone.setFocus(Qt.FocusReason.TabFocusReason)
        assert ring.isVisible()
        gone.deleteLater()
        QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
        active.resize(active.width() + 10, active.height())
        active.bar.end.setFocus(Qt.FocusReason.TabFocusReason)
        assert ring.isVisible()

    def test_a_page_that_waits_for_one_of_its_controls_has_no_ring(self, table, active):
        table(2)
        active.pages.currentWidget().setFocus()
        assert active.focusWidget() is active.pages.currentWidget()
        assert not active.keyboard_navigation.ring.isVisible()

    def test_f6_goes_from_panel_to_panel_and_a_region_has_a_ring_only_while_the_map_has_focus(self, position, active):
        """A11, A12."""
        hand = position(TO_CONQUER)
        active.view.setFocus()
        met = []
        for _ in range(5):
            press(Qt.Key.Key_F6)
            met.append(QApplication.focusWidget())
        assert met == [active.bar.end, active.players, active.log.fold_bar, active.column.cards[0], active.view]
        press(Qt.Key.Key_F6, modifier=SHIFT)
        assert QApplication.focusWidget() is active.column.cards[0]
        ring = hand.session.scene._focus
        active.view.setFocus()
        press(Qt.Key.Key_Home)
        assert ring.isVisible()
        for widget in (active.log.view, active.view):
            widget.setFocus()
            assert ring.isVisible() is (widget is active.view)
        hand.region("l1")    # a click
        assert not ring.isVisible()


class TestShortcuts:
    def actions(self, menu: QMenuBar | QMenu) -> list[QAction]:
        inside = [self.actions(action.menu()) if action.menu() else [action] for action in menu.actions()]
        return [action for part in inside for action in part if not action.isSeparator()]

    def test_every_shortcut_is_in_a_menu_once_and_on_the_page_of_keys(self, window):
        """A16: and none is a letter, which is reserved for typing; the page is in the Help menu."""
        listed = self.actions(window.menuBar())
        keys = [key.toString() for action in listed for key in action.shortcuts()]
        assert len(keys) == len(set(keys))
        assert [key for key in keys if len(key.removeprefix("Shift+")) == 1] == []
        for action in window.actions():
            assert not action.shortcuts() or action in listed, action.text()
        window.actions_.keyboard.trigger()
        dialog = window.findChild(ShortcutHelpDialog)
        keys = [key_text(key) for action in listed for key in action.shortcuts()]
        text = dialog.text.toPlainText()
        assert [key for key in (*keys, "Shift+F10") if key not in text] == []
        assert "Return" not in text, "one name for both Enter keys"
        assert dialog.sizeHint().height() <= window.screen().availableSize().height()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_a_panel_that_floats_keeps_to_itself(position, active):
    """A11: Tab cycles through the rest, without warnings from Qt."""
    position(TO_CONQUER)
    active.docks["players"].setFloating(True)
    QApplication.processEvents()    # a floating panel activates itself
    active.activateWindow()
    QApplication.processEvents()
    active.keyboard_navigation.refresh()
    active.log.view.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Backtab, modifier=SHIFT)
    assert QApplication.focusWidget() is not active.players
    assert active.isAncestorOf(QApplication.focusWidget())
