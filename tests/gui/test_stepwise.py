"""Long work is done in steps between which the window answers, and ends as if it had been done at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from swqt.ai import RandomBot
from swqt.content import GROUPS, book_of
from swqt.gui import studio
from swqt.gui.curtain import Curtain
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.focus_ring import FocusRing
from swqt.gui.fonts import SMALLEST
from swqt.gui.furnishing import Furnishing, furnishing
from swqt.gui.i18n import install_language
from swqt.gui.lagging import Lagging
from swqt.gui.panels.combo_card import ComboCard, ComboLook
from swqt.gui.parting import parting
from swqt.gui.preparing import look_ahead, prepare
from swqt.gui.program import Program
from swqt.gui.stepwise import Stepwise
from swqt.gui.studio import Studio
from swqt.gui.succession import succeed, succession
from swqt.gui.theme import apply_theme
from swqt.gui.window import MainWindow
from swqt.home import Settings
from swqt.table import Game, Library, Saves, Setup

_PATIENCE = 60_000

_SETUP = Setup(("Anna", "Ben"), ("human", "human"), "midland-2", "base", seed=7)


@pytest.fixture(autouse=True)
def at_once() -> None:
    """Here everything is done in steps, as for the player."""


class Work:
    """Three steps that are counted."""

    def __init__(self) -> None:
        self.done = 0

    def steps(self, count: int = 3) -> Iterator[None]:
        for _ in range(count):
            self.done += 1
            yield


def _round() -> None:
    """Let one round of the event loop pass."""
    QApplication.processEvents()


class TestStepwise:
    def test_each_round_takes_one_step(self, qapp: QApplication) -> None:
        work, rounds = Work(), Stepwise()
        rounds.begin(work.steps())
        assert work.done == 0
        seen = []
        while rounds.is_running:
            _round()
            seen.append(work.done)
        assert sorted(set(seen)) == [1, 2, 3]

    def test_what_comes_of_a_step_has_a_round_of_its_own(self, qapp: QApplication) -> None:
        """Else it would be one pause with the next step."""
        told: list[str] = []
        rounds = Stepwise()

        class Widget(QWidget):
            def event(self, event: QEvent) -> bool:
                if event.type() == QEvent.Type.User:
                    told.append("told")
                return super().event(event)

        widget = Widget()

        def steps() -> Iterator[None]:
            for _ in range(3):
                told.append("step")
                QApplication.postEvent(widget, QEvent(QEvent.Type.User))
                yield

        rounds.begin(steps())
        seen = set()
        while rounds.is_running:
            before = len(told)
            _round()
            seen.add(tuple(told[before:]))
        assert ("told", "step") not in seen
        assert told[:5] == ["step", "told", "step", "told", "step"]

    def test_what_was_begun_before_is_done_first(self, qapp: QApplication) -> None:
        first, second, rounds = Work(), Work(), Stepwise()
        rounds.begin(first.steps())
        rounds.begin(second.steps())
        assert (first.done, second.done) == (3, 0)
        rounds.finish()
        assert (second.done, rounds.is_running) == (3, False)

    def test_what_a_step_begins_comes_before_the_next_one(self, qapp: QApplication) -> None:
        rounds = Stepwise()
        told: list[str] = []

        def outer() -> Iterator[None]:
            told.append("first")
            rounds.begin(inner())
            yield
            told.append("last")

        def inner() -> Iterator[None]:
            told.append("between")
            yield

        rounds.begin(outer())
        rounds.finish()
        assert told == ["first", "between", "last"]

    def test_somebody_who_takes_steps_takes_these_among_them(self, qapp: QApplication) -> None:
        work, rounds = Work(), Stepwise()
        rounds.begin(work.steps())
        seen = [work.done for _ in rounds.advance()]
        assert seen[:3] == [1, 2, 3]
        assert not rounds.is_running

    def test_a_step_that_fails_does_not_keep_the_others_from_being_taken(self, qapp: QApplication) -> None:
        rounds, parent = Stepwise(), QWidget()
        curtain = Curtain(lambda: [parent])

        def failing() -> Iterator[None]:
            raise ValueError("a step")
            yield

        rounds.begin(failing())
        with pytest.raises(ValueError, match="a step"):
            rounds.finish()
        rounds.finish()
        assert not rounds.is_running
        curtain.fall(failing())
        with pytest.raises(ValueError, match="a step"):
            curtain.lift()
        curtain.lift()
        assert parent.updatesEnabled()

    def test_an_event_loop_within_a_step_waits_for_its_end(self, qapp: QApplication) -> None:
        rounds = Stepwise()
        told: list[str] = []

        def steps() -> Iterator[None]:
            told.append("first")
            rounds.begin(())
            _round()
            _round()
            told.append("still the first")
            yield
            told.append("second")

        rounds.begin(steps())
        rounds.finish()
        assert told == ["first", "still the first", "second"]

    def test_what_the_last_step_begins_is_done(self, qapp: QApplication) -> None:
        rounds = Stepwise()
        told: list[str] = []

        def outer() -> Iterator[None]:
            yield
            rounds.begin(inner())

        def inner() -> Iterator[None]:
            told.append("begun")
            yield
            told.append("done")

        rounds.begin(outer())
        rounds.finish()
        assert told == ["begun", "done"]

    def test_each_round_has_one_step_of_one_of_them_and_they_take_turns(self, qapp: QApplication) -> None:
        first, second = Work(), Work()
        one, other = Stepwise(), Stepwise()
        one.begin(first.steps())
        other.begin(second.steps())
        seen = []
        while one.is_running or other.is_running:
            before = first.done + second.done
            _round()
            assert first.done + second.done <= before + 1
            seen.append((first.done, second.done))
        assert set(seen) >= {(1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)}

    def test_who_fails_does_not_keep_the_others_from_their_turn(
        self, qapp: QApplication, qtbot: QtBot
    ) -> None:
        work = Work()
        one, other = Stepwise(), Stepwise()

        def failing() -> Iterator[None]:
            raise ValueError("a step")
            yield

        one.begin(failing())
        other.begin(work.steps())
        with qtbot.captureExceptions() as failed:
            qtbot.waitUntil(lambda: not (one.is_running or other.is_running), timeout=_PATIENCE)
        assert [str(error) for _, error, _ in failed] == ["a step"]
        assert work.done == 3

    def test_an_event_loop_within_a_step_does_not_stop_the_others(self, qapp: QApplication) -> None:
        work = Work()
        one, other = Stepwise(), Stepwise()

        def steps() -> Iterator[None]:
            other.begin(work.steps())
            for _ in range(20):
                _round()
            yield

        one.begin(steps())
        _round()
        assert work.done == 3
        one.finish()

    def test_what_is_dropped_is_not_done(self, qapp: QApplication) -> None:
        work, rounds = Work(), Stepwise()
        rounds.begin(work.steps())
        rounds.drop()
        _round()
        assert (work.done, rounds.is_running) == (0, False)

    def test_nothing_is_done_when_its_owner_is_gone(self, qapp: QApplication) -> None:
        work, owner = Work(), QObject()
        Stepwise(owner).begin(work.steps())
        del owner
        _round()
        assert work.done == 0


class TestLagging:
    def test_what_is_asked_for_again_is_done_once_and_in_its_turn(self, qapp: QApplication) -> None:
        """Whoever asks in each round holds up no piece."""
        told: list[str] = []
        lagging = Lagging([lambda: told.append("one"), lambda: told.append("two"), lambda: told.append("three")])
        for _ in range(4):
            lagging.begin()
        assert told == []
        while "three" not in told:
            lagging.begin()
            _round()
        assert told.index("two") < told.index("three")
        assert told.count("two") <= 2
        while lagging.is_behind:
            _round()

    def test_what_is_done_at_once_is_not_done_later(self, qapp: QApplication) -> None:
        told: list[int] = []
        lagging = Lagging([lambda: told.append(1), lambda: told.append(2)])
        lagging.begin()
        lagging.at_once()
        for _ in range(8):
            _round()
        assert told == [1, 2]

    def test_the_panels_follow_the_map(self, window: MainWindow, qtbot: QtBot) -> None:
        game = _played(window)
        window.curtain.lift()
        window.desk.view(len(game) - 4)
        window.desk.review.reel.go_to(12)
        window.desk.review.reel.go_to(20)
        qtbot.waitUntil(lambda: not window._lagging.is_behind and not window.curtain.is_down, timeout=_PATIENCE)
        shown = [card.look.race for card in window.column.cards if card.look is not None and card.isVisible()]
        assert shown == [combo.race for combo in game.at(20).column]

    def test_who_returns_meanwhile_sees_the_game(self, window: MainWindow, qtbot: QtBot) -> None:
        game = _played(window)
        window.desk.view(5)
        window.desk.go_back()
        assert not window._lagging.is_behind
        shown = [card.look.race for card in window.column.cards if card.look is not None and not card.isHidden()]
        assert shown == [combo.race for combo in game.state.column]

    def test_who_leaves_meanwhile_is_on_the_first_page(self, window: MainWindow, qtbot: QtBot) -> None:
        _played(window)
        window.desk.view(5)
        window.show_start()
        qtbot.waitUntil(lambda: not window._lagging.is_behind, timeout=_PATIENCE)
        assert window.pages.currentWidget() is window.start_page


class TestRuleBook:
    def test_its_contents_come_while_its_page_is_read(self, window: MainWindow, qtbot: QtBot) -> None:
        window.guide.open("orcs")
        book = window.guide.window_
        assert book is not None
        assert book.reader.page is not None
        assert book.contents.topLevelItemCount() == 0
        qtbot.waitUntil(lambda: book.contents.topLevelItemCount() == len(GROUPS), timeout=_PATIENCE)
        qtbot.waitUntil(lambda: not book._filling.is_running, timeout=_PATIENCE)
        chosen = book.contents.currentItem()
        assert chosen is not None
        assert chosen.text(0) == "Orcs"
        book.close()

    def test_another_book_takes_the_place_of_one_that_is_not_listed_yet(
        self, window: MainWindow, qtbot: QtBot, library: Library
    ) -> None:
        window.guide.open("orcs")
        book = window.guide.window_
        assert book is not None
        _round()
        book.show_book(book_of(library.catalogue, "es"))
        book.go("orcs")
        qtbot.waitUntil(lambda: not book._filling.is_running, timeout=_PATIENCE)
        tops = [book.contents.topLevelItem(number) for number in range(book.contents.topLevelItemCount())]
        words = book_of(library.catalogue, "es").words
        assert [top.text(0) for top in tops if top is not None] == [words[group] for group in GROUPS]
        book.close()

    def test_a_book_closed_in_the_middle_is_whole_when_it_is_opened_again(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        window.guide.open("orcs")
        book = window.guide.window_
        assert book is not None
        _round()
        book.close()
        qtbot.waitUntil(lambda: not book._filling.is_running, timeout=_PATIENCE)
        window.guide.open()
        assert book.contents.topLevelItemCount() == len(GROUPS)
        book.close()


class TestBeginning:
    def test_a_game_begun_in_steps_looks_as_one_begun_at_once(self, window: MainWindow, qtbot: QtBot) -> None:
        window.start_game(_SETUP)
        assert window.curtain.is_down
        _settle(window, qtbot)
        slowly = _picture(window)
        window.start_game(_SETUP)
        window.curtain.lift()
        _settle(window, qtbot)
        assert window.pages.currentWidget() is window.table
        assert all(dock.isVisible() for dock in window._docks[:3])
        assert _picture(window) == slowly

    def test_every_part_is_painted_again(self, window: MainWindow, qtbot: QtBot) -> None:
        window.start_game(_SETUP)
        assert not window.pages.updatesEnabled()
        _settle(window, qtbot)
        assert all(part.updatesEnabled() for part in window.findChildren(QWidget))

    def test_who_leaves_before_the_game_stands_is_on_the_first_page(self, window: MainWindow, qtbot: QtBot) -> None:
        window.start_game(_SETUP)
        window.show_start()
        _settle(window, qtbot)
        assert window.sitting is None
        assert window.pages.currentWidget() is window.start_page
        assert not any(dock.isVisible() for dock in window._docks)
        assert window.unfinished is not None    # it can be taken up again

    def test_another_game_takes_the_place_of_one_that_does_not_stand_yet(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        window.start_game(_SETUP)
        first = window.sitting
        window.start_game(_SETUP)
        _settle(window, qtbot)
        assert window.sitting is not None
        assert window.sitting is not first
        assert window.sitting.situation is not None
        assert window.log.model_.rowCount() > 0

    def test_a_window_closed_in_the_middle_closes(self, window: MainWindow) -> None:
        window.start_game(_SETUP)
        assert window.close()
        assert window.sitting is None

    def test_a_replay_is_open_when_everything_stands(self, window: MainWindow, qtbot: QtBot) -> None:
        window.start_game(_SETUP)
        window.curtain.lift()
        game = _game(window)
        assert game.journal is not None
        path = game.journal.path
        window.show_start()
        window.desk.watch_file(path)
        assert not window.desk.review.is_open
        _settle(window, qtbot)
        assert window.desk.review.is_open
        assert window.desk.review.bar.isVisible()

    def test_after_another_text_size_a_dialog_that_fits_is_ready(self, window: MainWindow, qtbot: QtBot) -> None:
        window.warming.add(window.beginning.steps())
        qtbot.waitUntil(lambda: not window.warming.is_running, timeout=_PATIENCE)
        before = {id(one) for one in window.findChildren(NewGameDialog)}
        assert len(before) == 1
        window.choices.use(replace(window.settings, scale=150))
        qtbot.waitUntil(lambda: not (window.curtain.is_down or window.warming.is_running), timeout=_PATIENCE)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        (ready,) = window.findChildren(NewGameDialog)
        assert window.beginning.take() is ready
        assert ready.font().pixelSize() > SMALLEST

    def test_what_is_said_of_a_branch_stays(self, window: MainWindow, qtbot: QtBot) -> None:
        window.start_game(_SETUP)
        window.curtain.lift()
        window.desk.branch(len(_game(window)))
        _settle(window, qtbot)
        assert window.bar.message.text().startswith("A game of its own")


class TestFurnishing:
    def test_in_steps_it_brings_the_same_widgets(
        self, qtbot: QtBot, window: MainWindow, surveyed: Callable
    ) -> None:
        early = MainWindow(None, None, Settings())
        qtbot.addWidget(early)
        early.show()
        Furnishing(early, prepare()).begin()
        assert not early.furnished
        qtbot.waitUntil(lambda: early.furnished, timeout=_PATIENCE)
        early.warming.stop()
        assert _kinds(early) == _kinds(window)

    def test_another_text_size_in_between_is_no_fault(self, qtbot: QtBot, qapp: QApplication) -> None:
        """The menu with colours and sizes is there from the first moment; most of what wears them is not."""
        early = MainWindow(None, None, Settings())
        qtbot.addWidget(early)
        early.show()
        Furnishing(early, prepare()).begin()
        early.choices.use(replace(early.settings, scale=150, theme="dark"))
        assert not early.furnished
        qtbot.waitUntil(lambda: early.furnished and not early.curtain.is_down, timeout=_PATIENCE)
        early.warming.stop()
        assert early.bar.font().pixelSize() == qapp.font().pixelSize() > SMALLEST

    def test_another_text_size_reaches_what_has_just_been_made(self, qtbot: QtBot, qapp: QApplication) -> None:
        """It comes after any step, and before Qt has dressed what that one has made."""
        prepared = prepare()
        after, whole = 0, False
        while not whole:
            after += 1
            apply_theme(qapp, "light", 100)
            early = MainWindow(None, None, Settings())
            qtbot.addWidget(early)
            early.show()
            steps = furnishing(early, prepared)
            for _ in islice(steps, after - 1):
                _round()
            whole = next(steps, None) is None
            apply_theme(qapp, "light", 150)
            for _ in steps:
                _round()
            early.warming.stop()
            own = [child for child in early.findChildren(QWidget) if not child.objectName().startswith("qt_")]
            # The ring has no letters, and Qt dresses it when it is next seen: when that is depends on the focus.
            lettered = [child for child in own if not isinstance(child, FocusRing)]
            assert {type(child).__name__ for child in lettered if child.font().pixelSize() <= SMALLEST} == set(), after
            early.close()

    def test_a_click_in_between_is_not_lost(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[bool] = []
        monkeypatch.setattr(MainWindow, "ask_new_game", lambda window: asked.append(window.furnished))
        early = MainWindow(None, None, Settings())
        qtbot.addWidget(early)
        early.show()
        Furnishing(early, prepare()).begin()
        _round()
        QTest.mouseClick(early.start_page.new_game, Qt.MouseButton.LeftButton)
        assert asked == []
        qtbot.waitUntil(lambda: bool(asked), timeout=_PATIENCE)
        early.warming.stop()
        assert asked == [True]

    def test_a_window_closed_in_the_middle_closes(self, qtbot: QtBot) -> None:
        early = MainWindow(None, None, Settings())
        qtbot.addWidget(early)
        early.show()
        furnishing = Furnishing(early, prepare())
        furnishing.begin()
        _round()
        assert early.close()

    def test_what_people_may_open_is_there_before_they_do(self, library: Library) -> None:
        from swqt.content import book_of, index_of
        from swqt.table import course_of

        look_ahead(library, "en")
        book, course = book_of(library.catalogue, "en"), course_of(library, "en")
        look_ahead(library, "en")
        assert book_of(library.catalogue, "en") is book
        assert index_of(book) is index_of(book)
        assert course_of(library, "en") is course


class TestLanguage:
    @pytest.fixture
    def heir(self, window: MainWindow, qtbot: QtBot) -> MainWindow:
        """The window that takes the place of the other one, in which a game is played."""
        window.start_game(_SETUP)
        window.curtain.lift()
        heir = MainWindow(None, None, window.settings)
        qtbot.addWidget(heir)
        return heir

    def test_what_is_done_in_the_old_window_meanwhile_is_not_lost(
        self, window: MainWindow, heir: MainWindow, qtbot: QtBot
    ) -> None:
        game, steps = _game(window), succession(window, heir)
        for _ in range(6):
            next(steps)
        assert window.isEnabled()
        assert window.sitting is not None
        before = len(game)
        window.sitting.bridge.play(next(iter(game.rules.legal(game.state))))
        window.choices.use(replace(window.settings, bot_speed="slow"))
        for _ in steps:
            pass
        assert _game(heir) is game
        assert len(game) > before
        assert heir.settings.bot_speed == "slow"
        assert heir.isVisible()
        heir.warming.stop()

    def test_the_old_window_goes_on_if_the_new_one_is_given_up(self, window: MainWindow, heir: MainWindow) -> None:
        game, rounds = _game(window), Stepwise()
        rounds.begin(succession(window, heir))
        _round()
        rounds.drop()
        assert window.sitting is not None
        assert window.sitting.bridge.play(next(iter(game.rules.legal(game.state)))) is None
        assert not heir.isVisible()


    def test_it_waits_for_the_table(self, qtbot: QtBot, qapp: QApplication, plain_map: None) -> None:
        """Another language, chosen while the panels are made, leaves no window without them."""
        program = Program(qapp, Settings(sound=False))
        program.window.show()
        program._furnish(prepare())
        _round()
        _round()
        assert not program.window.furnished
        old = program.window
        program.speak()
        qtbot.waitUntil(lambda: program.window is not old and not program.changing.is_running, timeout=_PATIENCE)
        assert program.window.furnished
        _end(program, qapp)

    def test_the_table_comes_to_the_window_in_the_other_language(
        self, qtbot: QtBot, qapp: QApplication, plain_map: None
    ) -> None:
        """It may be loaded only then."""
        program = Program(qapp, Settings(sound=False))
        program.window.show()
        old = program.window
        program.speak()
        _round()
        program._furnish(prepare())
        qtbot.waitUntil(lambda: program.window.furnished, timeout=_PATIENCE)
        assert program.window is not old
        assert not old.furnished
        _end(program, qapp)


    def test_the_old_window_is_taken_down_a_part_at_a_time(
        self, heir: MainWindow, library: Library, qtbot: QtBot, qapp: QApplication
    ) -> None:
        window = MainWindow(library, Saves(library), heir.settings)
        window.show()
        window.start_game(_SETUP)
        window.curtain.lift()
        window.guide.open()
        succeed(window, heir)
        steps = parting(window)
        panels = [window.column, window.players, window.log, window.table, window.start_page]
        left = []
        for _ in steps:
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            apply_theme(qapp, "dark" if len(left) % 2 else "light", 100)    # what is left hears of everything
            _round()
            left.append(sum(isValid(panel) for panel in panels))
            assert window.close()    # as the system may have it; there is nothing to keep
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not isValid(window)
        assert left[0] == len(panels)
        assert all(before - after <= 1 for before, after in pairwise(left))
        assert heir.isVisible()
        assert _game(heir).rules.legal(_game(heir).state)
        apply_theme(qapp, "light", 100)
        heir.warming.stop()

    def test_the_program_takes_it_down_when_nobody_sees_it_any_more(
        self, qtbot: QtBot, qapp: QApplication, plain_map: None
    ) -> None:
        program = Program(qapp, Settings(sound=False))
        program.window.show()
        program._furnish(prepare())
        qtbot.waitUntil(lambda: program.window.furnished, timeout=_PATIENCE)
        old = program.window
        program.speak()
        qtbot.waitUntil(lambda: program.window is not old, timeout=_PATIENCE)
        qtbot.waitUntil(lambda: not isValid(old), timeout=_PATIENCE)
        assert program.window.isVisible()
        _end(program, qapp)


class TestCards:
    def test_a_card_that_cannot_be_drawn_now_is_drawn_soon(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(studio, "_AT_ONCE", 0.0)
        card = ComboCard(0, Studio())
        qtbot.addWidget(card)
        card.resize(card.sizeHint())
        card.show_look(ComboLook("elves", "Elves", "Flying", 6, 5, 0, 0, power="flying"), chosen=False)
        card.show()
        _round()
        nothing = card.grab().toImage()
        monkeypatch.setattr(studio, "_AT_ONCE", 1.0)
        qtbot.waitUntil(lambda: card.grab().toImage() != nothing, timeout=_PATIENCE)


def _played(window: MainWindow) -> Game:
    """Return a game on the table of *window* in which there is something to look back at."""
    window.start_game(_SETUP)
    window.curtain.lift()
    game, bot = _game(window), RandomBot(3)
    while len(game) < 40:
        game.play(bot.choose(game.rules, game.state))
    return game


def _end(program: Program, qapp: QApplication) -> None:
    """End *program*, and speak as the other tests do."""
    if program.window.furnished:
        program.window.warming.stop()
    program.window.close()
    program.close()
    for translator in program._translators:
        qapp.removeTranslator(translator)
    qapp.setProperty("dressed", install_language(qapp, "en"))


def _settle(window: MainWindow, qtbot: QtBot) -> None:
    """Let everything be done and painted."""
    qtbot.waitUntil(lambda: not window.curtain.is_down, timeout=_PATIENCE)
    window.table.animator.finish()
    seen = [QImage()]

    def still() -> bool:
        qtbot.wait(30)
        seen.append(_picture(window))
        return seen[-1] == seen[-2]

    qtbot.waitUntil(still)


def _picture(window: MainWindow) -> QImage:
    return window.grab().toImage()


def _game(window: MainWindow) -> Game:
    assert window.sitting is not None
    return window.sitting.game


def _kinds(window: MainWindow) -> list[tuple[str, str]]:
    """Return every widget by kind and name, but for what only a dialog or a page that is made ahead has."""
    parts = (window.table, *window._docks, *window._bars, window.start_page)
    return sorted(
        (type(child).__name__, child.objectName()) for part in parts for child in part.findChildren(QWidget)
    )
