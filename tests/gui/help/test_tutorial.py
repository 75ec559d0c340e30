"""The tutorial in the window: by "Show me", by mouse, by keyboard; left and resumed; and never in the way."""

from dataclasses import replace
from itertools import product
from typing import NamedTuple

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.app.application import rebuild_window
from swqt.gui.app.main_window import MainWindow
from swqt.gui.help.tutorial_widgets import RING, SHADOW, best_place
from swqt.gui.style.seat_style import SEATS
from swqt.gui.style.theme import apply_theme
from swqt.home import load_settings
from tests.support.colours import VIEWS, difference, lab
from tests.support.hand import Hand
from tests.support.languages import speaking
from tests.support.recorded import CTRL, KEY, WithKeys, WithMouse


class Pupil(NamedTuple):
    window: MainWindow
    qtbot: QtBot

    @property
    def lessons(self):
        return self.window.assistant.lessons

    @property
    def step(self):
        return self.lessons.lesson.step

    @property
    def card(self):
        return self.lessons.card

    @property
    def session(self):
        return self.window.session

    @property
    def sheet(self):
        """The place of the card, without its shadow."""
        return self.card.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def begin(self, step=""):
        self.lessons.begin_with(step)
        self.settle()

    def settle(self):
        """Let the card appear and the opponent play."""
        for _ in range(3):
            QApplication.processEvents()
        lesson = self.lessons.lesson
        if lesson is not None and lesson.step.kind == "watch" and not lesson.is_unread:
            self.qtbot.waitUntil(lambda: self.lessons.lesson is None or self.step.kind != "watch")
            QApplication.processEvents()

    def show_until(self, step="", look=lambda: None):
        """Use "Show me" until *step*, or to the end, and *look* at each step; return the steps in between."""
        seen = []
        for _ in range(100):
            if self.lessons.lesson is None or self.step.id == step:
                return seen
            look()
            seen.append(self.step.id)
            button = self.card.next if self.card.show_me.isHidden() else self.card.show_me
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            self.settle()
            if self.window.context_help.window_ is not None:
                self.window.context_help.window_.close()
        raise AssertionError(f"stuck at {self.step.id}")


@pytest.fixture
def pupil(window, qtbot, monkeypatch):
    monkeypatch.setattr("swqt.table.AdviceClient.advise", lambda *question: None)    # no process for a hint
    return Pupil(window, qtbot)


def covered(pupil):
    """Return the parts that must stay visible, and that the card covers with more than a round corner."""
    sights = pupil.lessons._targets
    shown = [*sights.rings(pupil.step), *sights.regions(pupil.step), *sights.kept()]
    hidden = [rect.intersected(pupil.sheet) for rect in shown]
    return [rect for rect in hidden if not rect.isEmpty() and max(rect.width(), rect.height()) > 8]


class TestBeginning:
    def test_the_first_page_and_the_help_menu_lead_there(self, pupil):
        window = pupil.window
        assert window.start_page.learn.isVisible()
        assert [action.isEnabled() for action in (window.actions_.learn, window.actions_.lesson_next)] == [True, False]
        QTest.mouseClick(window.start_page.learn, Qt.MouseButton.LeftButton)
        pupil.settle()
        assert (pupil.step.id, pupil.card.isVisible()) == ("welcome", True)
        window.show_start()
        window.actions_.learn.trigger()
        pupil.settle()
        assert (pupil.card.isVisible(), window.actions_.lesson_next.isEnabled()) == (True, True)

    def test_texts_have_the_names_of_this_game_which_is_none_of_the_list(self, pupil, qapp):
        last = {"names": ["Zoe", "Bo"], "kinds": ["human", "human"]}
        pupil.window.settings_service.remember(replace(pupil.window.settings, last_setup=last))
        pupil.begin()
        assert "Zoe" in pupil.card.text.text()
        for step in pupil.lessons.course.steps:
            for text in (step.title, step.text, step.aside):
                assert "{" not in pupil.lessons._fill(text), step.id
        with speaking(qapp, "de"):
            key = pupil.window.actions_.undo.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            assert pupil.lessons._fill("{key-undo}") == key, "keys are named as in the menus"
        pupil.begin("enter")
        assert "Hill 2" in pupil.card.text.text()
        pupil.show_until("cost")
        assert not list(pupil.window.saves.folder.glob("*.swn"))
        assert not pupil.window.actions_.seats_menu.menuAction().isEnabled(), "no bot takes the seat"


class TestPlaying:
    @pytest.mark.parametrize("scale", [pytest.param(100, marks=pytest.mark.slow), 200])
    def test_show_me_leads_through_every_step_to_the_end(self, pupil, qapp, scale):
        """The card is whole at each step, hides neither what it speaks of nor players and buttons, and is announced."""
        apply_theme(qapp, "light", scale)
        said = []
        pupil.window.keyboard_navigation.announcer.announced.connect(said.append)

        def look():
            step = pupil.step
            assert not covered(pupil), step.id
            assert pupil.window.rect().contains(pupil.sheet), step.id
            for label in (pupil.card.title, pupil.card.text):
                assert label.height() >= label.heightForWidth(label.width()), step.id

        pupil.begin()
        steps = pupil.lessons.course.steps
        seen = pupil.show_until(look=look)
        assert list(dict.fromkeys(seen)) == [step.id for step in steps]
        for step in steps[:6]:
            assert any(text.startswith(f"{pupil.lessons._fill(step.title)}. ") for text in said), step.id
        assert pupil.window.pages.currentWidget() is pupil.window.replay_controller.ending
        assert not pupil.card.isVisible()
        assert pupil.window.settings.lesson == ""

    def test_all_of_it_by_keyboard(self, pupil):
        """A10: nothing needs a mouse."""
        keys = WithKeys(pupil.window)
        pupil.window.start_page.learn.setFocus()
        keys.key(KEY.Key_Space)
        pupil.settle()
        for _ in range(100):
            if (lesson := pupil.lessons.lesson) is None:
                break
            if lesson.step.kind in ("read", "hint", "explain", "watch"):
                keys.key(KEY.Key_Right, CTRL)
            elif lesson.step.kind == "undo":
                keys.key(KEY.Key_Z, CTRL)
            else:
                keys.give(lesson.proposed())
            pupil.settle()
        assert pupil.lessons.lesson is None
        assert pupil.session.game.decision is None

    def test_the_buttons_of_the_card_by_keyboard(self, pupil):
        """Focus is where it is needed next."""
        pupil.begin("price")
        for button in pupil.card.stops():
            assert button in pupil.window.keyboard_navigation.stops()
            assert button.accessibleName() or button.text()
        pupil.card.next.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(pupil.card.next, Qt.Key.Key_Return)
        pupil.settle()
        assert pupil.step.id == "pick"
        assert pupil.window.column.cards[2].hasFocus()
        pupil.begin("enter")
        keys = WithKeys(pupil.window)
        pupil.window.view.setFocus(Qt.FocusReason.TabFocusReason)
        keys.reach(pupil.card.show_me)
        keys.key(KEY.Key_Return)
        pupil.settle()
        assert pupil.step.id == "cost"
        assert pupil.card.next.hasFocus()

    def test_something_else_is_answered_kindly_and_not_played(self, pupil):
        pupil.begin("pick")
        controller = pupil.session.controller
        controller.row_clicked(0)
        controller.confirm()
        assert controller.row is None
        assert "third" in pupil.card.aside.text()
        pupil.begin("enter")
        session = pupil.session
        said = []
        pupil.window.keyboard_navigation.announcer.announced.connect(said.append)
        before = len(session.game)
        mouse = WithMouse(pupil.window)
        mouse.region("f4")
        assert len(session.game) == before
        assert pupil.card.aside.isVisible()
        assert "You could take that region, too" in pupil.card.aside.text()
        assert pupil.card.aside.text() in said
        assert not covered(pupil)
        mouse.region("h2")
        pupil.settle()
        assert pupil.step.id == "cost"
        assert not pupil.card.aside.isVisible()
        for command, title in (("undo", "Enter the map"), ("redo", "What a region costs")):
            pupil.window.actions_.named()[command].trigger()
            pupil.settle()
            assert pupil.card.title.text() == title

    def test_the_opponent_waits_while_one_reads(self, pupil):
        pupil.begin("spread")
        pupil.show_until("payout")
        assert pupil.session.runner.waiting_for_bot
        length = len(pupil.session.game)
        QTest.qWait(60)
        assert len(pupil.session.game) == length
        assert pupil.window.score.isVisible()
        assert pupil.window.bar.message.text() == "Wilma waits until you've read the card."
        pupil.begin("attacked")
        length = len(pupil.session.game)
        QTest.qWait(60)
        assert (pupil.step.id, len(pupil.session.game)) == ("attacked", length)
        QTest.mouseClick(pupil.card.next, Qt.MouseButton.LeftButton)
        pupil.settle()
        assert pupil.step.id == "lost"
        assert len(pupil.session.game) > length

    def test_f1_and_hints_count_as_done_and_the_text_stays_until_next(self, pupil):
        pupil.begin("explain")
        assert not pupil.card.next.property("primary")
        pupil.window.actions_.explain.trigger()
        assert (pupil.step.id, pupil.card.isVisible(), pupil.card.next.property("primary")) == ("explain", True, True)
        pupil.window.context_help.window_.close()
        QTest.mouseClick(pupil.card.next, Qt.MouseButton.LeftButton)
        assert pupil.step.id == "try"
        pupil.begin("hint")
        pupil.window.view.setFocus()
        QTest.keyClick(pupil.window.view, Qt.Key.Key_H)
        assert pupil.step.id == "hint"
        assert pupil.card.show_me.isHidden()
        QTest.mouseClick(pupil.card.next, Qt.MouseButton.LeftButton)
        assert pupil.step.id == "free"

    def test_the_redeployment_is_done_as_the_text_says(self, pupil):
        pupil.begin("redeploy")
        refused = []
        pupil.session.refused.connect(refused.append)
        mouse = WithMouse(pupil.window)
        mouse.region(mouse.index("h2"), Qt.MouseButton.RightButton)
        mouse.region(mouse.index("p3"))
        assert not refused
        pupil.window.bar.end.click()
        pupil.settle()
        assert pupil.step.id == "payout"

    def test_the_card_stays_where_it_is_during_a_step(self, pupil):
        for step in ("pick", "spread", "roll", "redeploy", "again"):
            pupil.begin(step)
            place = pupil.card.pos()
            mouse = WithMouse(pupil.window)
            if step == "pick":
                pupil.session.controller.row_clicked(2)
            else:
                mouse.region(mouse.index("p3"))
            pupil.settle()
            pupil.lessons.refresh()
            pupil.settle()
            assert pupil.step.id == step
            assert pupil.card.pos() == place, step


class TestLeaving:
    def test_it_goes_on_where_it_was_left_also_in_another_language(self, pupil, qtbot):
        pupil.begin("strike")
        QTest.mouseClick(pupil.card.leave, Qt.MouseButton.LeftButton)
        assert pupil.window.pages.currentWidget() is pupil.window.start_page
        assert (pupil.card.isVisible(), pupil.lessons.rings.isVisible()) == (False, False)
        assert load_settings().lesson == "strike"
        assert "Continue" in pupil.window.start_page.learn.note
        pupil.lessons.begin()
        pupil.settle()
        assert (pupil.step.id, pupil.card.isVisible()) == ("strike", True)
        new = rebuild_window(pupil.window, replace(pupil.window.settings, language="es"))
        heir = Pupil(new, qtbot)
        heir.settle()
        assert (heir.step.id, heir.card.title.text()) == ("strike", "Devuelve el golpe")
        assert heir.card.isVisible()
        heir.begin("enter")
        assert "Colinas 2" in heir.card.text.text()
        assert not pupil.card.isVisible()

    def test_every_chapter_can_be_begun_again(self, pupil):
        pupil.begin()
        names = [action.text() for action in pupil.card.menu.actions()]
        assert len(names) == 7
        for number in (6, 0, 3):
            pupil.card.menu.actions()[number].trigger()
            pupil.settle()
            course = pupil.lessons.course
            assert course.chapter_of(pupil.lessons.lesson.number) == number
            assert pupil.card.menu.actions()[number].isChecked()

    def test_another_game_puts_it_away_and_so_does_a_rematch_after_it(self, pupil, table):
        pupil.begin("enter")
        table(2)
        QApplication.processEvents()
        assert pupil.lessons.lesson is None
        assert not pupil.card.isVisible()
        assert not pupil.window.actions_.lesson_show.isEnabled()
        pupil.begin("free")
        pupil.show_until()
        pupil.window.replay_controller.rematch()
        QApplication.processEvents()
        assert pupil.lessons.lesson is None
        assert pupil.session.game.journal is not None

    def test_an_attack_in_the_free_turn_keeps_nobody_waiting_until_the_end(self, pupil):
        """The tutorial is over even without Done."""
        pupil.begin("free")
        mouse = WithMouse(pupil.window)
        mouse.region(mouse.index("p3"))
        mouse.region(mouse.index("f1"))
        Hand.end(mouse)
        mouse.offer("Balance")
        mouse.end()
        pupil.qtbot.waitUntil(lambda: mouse.session.game.decision is None)
        pupil.settle()
        assert (pupil.step.id, pupil.card.next.text()) == ("end", "Done")
        pupil.window.show_start()
        assert pupil.window.settings.lesson == ""
        assert pupil.window.start_page.learn.note == "Step by step"


class TestLooks:
    def test_what_is_asked_for_has_a_ring(self, pupil, qapp):
        pupil.begin("pick")
        assert len(pupil.lessons.rings.rings) == 1
        pupil.session.controller.row_clicked(2)
        pupil.settle()
        assert len(pupil.lessons.rings.rings) == 2    # and the main button, once it says yes
        pupil.begin("spread")
        assert pupil.lessons.rings.rings == ()
        halo = pupil.lessons._halo
        assert halo.isVisible()
        assert len(halo._outlines) == 2
        apply_theme(qapp, "light", 200)
        pupil.begin("pick")
        assert pupil.lessons._targets.rings(pupil.step)[0].height() > 100, "a row that is out of sight is scrolled to"

    def test_a_ring_is_no_colour_of_a_seat(self):
        """With normal vision and any kind of colour blindness."""
        for style, view in product(SEATS, VIEWS):
            assert difference(lab(RING.name(), view), lab(style.colour, view)) > 20, (style.emblem, view)

    def test_no_motion_where_it_is_reduced(self, pupil):
        service = pupil.window.settings_service
        for own_speed, reduced, moves in (("instant", False, False), ("normal", False, True), ("normal", True, False)):
            service.remember(replace(service.current, own_speed=own_speed, reduced_motion=reduced))
            pupil.begin("enter")
            assert (pupil.lessons._pulse.state() == QAbstractAnimation.State.Running) is moves


def test_what_is_spoken_of_stays_free_and_the_card_where_it_does_no_harm():
    size, room = QSize(300, 180), QRect(0, 0, 1000, 600)
    for shown in (QRect(0, 0, 500, 600), QRect(500, 0, 500, 600), QRect(300, 200, 400, 200)):
        place = best_place(size, room, [shown], [])
        assert not QRect(place, size).intersects(shown)
        assert room.contains(QRect(place, size))
    narrow = [QRect(0, 0, 1000, 100), QRect(0, 281, 1000, 319)]
    assert best_place(size, room, narrow, []).y() in (100, 101), "where there is just enough room"
    last = QPoint(133, 77)
    assert best_place(size, room, [QRect(700, 300, 100, 100)], [], last) == last
    evils = [(QRect(0, 0, 300, 200), 5.0), (QRect(300, 0, 300, 200), 1.0)]
    assert best_place(QSize(300, 200), QRect(0, 0, 600, 200), [], evils).x() == 300, "the lesser of two evils"
