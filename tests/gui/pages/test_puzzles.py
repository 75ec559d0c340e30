"""Puzzles in the window: the page, the turn at the table, the verdict of the process, and what is remembered."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.pages.puzzles_page import next_after
from swqt.gui.style.theme import apply_theme
from swqt.home import games_folder
from swqt.notation import read_command
from swqt.puzzle import puzzle as files
from swqt.puzzle.attempt import Progress, progress_file
from swqt.puzzle.puzzle import Puzzle, PuzzleError
from swqt.table import PuzzleGame, ReadOnlyGame
from tests.support.hand import COLUMN, Hand

pytestmark = pytest.mark.usefixtures("shared_window")

HEAD = f"swqt 1\nboard midland-2\ncontent base\nround {{}}\n{COLUMN}\nA 12 forest orcs hand 3 : f1 h1\nB 9 hill tritons"
MAP = " : f3*2 p2\nasks A {}\n"
LAST = (HEAD + MAP).format("10/10", "conquer")
MIDDLE = (HEAD + MAP).format("6/10", "choice")
FIRST = f"swqt 1\nboard midland-2\ncontent base\nround 2/10\n{COLUMN}\nA 12\nB 9 hill tritons : f3*2 p2\nasks A pick\n"

TURN = Puzzle(
    "turn", "base", 1, "turn", LAST, 5.0, 3.0, ("conquer p2", "deploy f1=1 p2=1 h1=3"), (("decline.now", "coins:4"),)
)
DECLINE = replace(
    TURN, name="decline", kind="decline", text=MIDDLE, best=10.0, next_best=3.0, line=("decline",), grade=2,
    ways=(("decline", 10.0), ("go on", 3.0)),
)  # fmt: skip
PICK = replace(
    TURN, name="pick", kind="pick", text=FIRST, best=6.0, next_best=2.0, line=("pick 2",), grade=2,
    ways=(("pick 2", 6.0), ("pick 1", 2.0)),
)  # fmt: skip
GO_ON = replace(DECLINE, name="continue", line=("go on",), ways=(("go on", 10.0), ("decline", 3.0)), grade=3)
PUZZLES = (TURN, DECLINE, PICK, GO_ON, replace(TURN, name="other"))


@pytest.fixture
def puzzles(window, monkeypatch):
    """The controller, for which there are PUZZLES only; today's is the first."""
    monkeypatch.setattr(files, "load_puzzles", lambda: PUZZLES)
    monkeypatch.setattr(files, "puzzle_of_day", lambda day, every: every[0])
    controller = window.puzzles
    controller._found = ()
    return controller


@pytest.fixture
def page(puzzles, window, qtbot):
    window.actions_.puzzles.trigger()
    qtbot.waitUntil(lambda: bool(puzzles._found))
    return puzzles.page


def play(puzzles, qtbot, name, *commands):
    """Put the puzzle called *name* up on the table, and give *commands*."""
    puzzles._with_puzzles(lambda: None)
    qtbot.waitUntil(lambda: bool(puzzles._found))
    puzzles.play(next(row for row in puzzles._rows() if row.puzzle.name == name))
    hand = Hand(puzzles.notice.window())
    for text in commands:
        command(hand, text)
    return hand


def judged(puzzles, qtbot):
    """Wait for the verdict, and return its title."""
    qtbot.waitUntil(lambda: puzzles._verdict is not None)
    puzzles.notice.window().presenter.flush()
    return puzzles.notice.title.text()


def command(hand, text):
    """Give a written command, as a click does."""
    hand.session.controller.commanded.emit(read_command(hand.session.game.rules, text))
    hand.window.presenter.flush()


BEST, NEARLY = ("conquer p2", "deploy f1=1 p2=1 h1=3"), ("end", "deploy f1=4 h1=1")
CASES = {
    "the best turn": ("turn", BEST, 3, "The best turn!", "5", "Next puzzle"),
    "a near miss": ("turn", NEARLY, 2, "Very close!", "3", "Try again"),
    "declining": ("decline", ("decline",), 3, "The best choice!", "10", "Next puzzle"),
    "continuing": ("continue", ("conquer p2",), 3, "The best choice!", "10", "Next puzzle"),
    "the best combo": ("pick", ("pick 2",), 3, "The best choice!", "6", "Next puzzle"),
}


@pytest.mark.parametrize(("name", "commands", "stars", "title", "yours", "main"), CASES.values(), ids=CASES)
def test_a_turn_is_judged_and_remembered(puzzles, qtbot, name, commands, stars, title, yours, main):
    hand, notice = play(puzzles, qtbot, name), puzzles.notice
    announced = []
    hand.window.keyboard_navigation.announcer.announced.connect(announced.append)
    for text in commands:
        assert hand.session.game.decision is not None
        command(hand, text)
    assert hand.session.game.decision is None
    assert (judged(puzzles, qtbot), notice.stars.won) == (title, stars)
    assert [label.text() for label in notice._numbers][1] == yours
    assert (notice.why.isVisible(), notice.body.isVisible()) == (stars < 3, stars == 3)
    assert notice.best.isVisible() == (name != "continue"), "there is no one best turn"
    assert hand.window.bar.end.text() == main
    assert any(f"{stars} of 3" in text for text in announced)
    progress = Progress()
    assert progress.tries(name) == (stars,)
    assert (date.today() in progress.days) == (name == "turn" and stars == 3)
    assert list(games_folder().rglob("*.swn")) == [], "it is no game to go on with, and none that counts"
    hand.press_main()
    game = hand.session.game
    assert isinstance(game, PuzzleGame)
    assert (game.about.puzzle.name == name, len(game)) == (stars < 3, 0)


def test_what_is_to_be_done_is_said_and_the_others_never_move(puzzles, qtbot, window):
    hand, notice = play(puzzles, qtbot, "turn"), puzzles.notice
    assert "last round" in notice.body.text()
    assert "You are Blue." in notice.body.text()
    assert "Puzzle of the day" in notice.head.text()
    assert window.windowTitle().startswith("Puzzle – ")
    assert not any(seat.is_bot for seat in hand.session.game.seats)
    window.assistant._toggle_hint()
    assert not window.assistant.hints.is_open, "it would give the solution away"
    assert not window.actions_.statistics.isEnabled()
    assert not window.actions_.seats_menu.menuAction().isEnabled()
    command(hand, "conquer s3")
    window.actions_.undo.trigger()
    assert (len(hand.session.game), notice.is_task) == (0, True)


def test_a_finished_turn_can_be_taken_back_and_done_again_without_counting_twice(puzzles, qtbot, window):
    hand = play(puzzles, qtbot, "decline", "decline")
    judged(puzzles, qtbot)
    window.actions_.undo.trigger()
    window.presenter.flush()
    assert puzzles.notice.is_task
    assert hand.session.game.decision is not None
    assert window.bar.end.text() != "Next puzzle"
    window.actions_.redo.trigger()
    window.presenter.flush()
    assert puzzles.notice.title.text() == "The best choice!"
    assert Progress().tries("decline") == (3,)


def test_another_window_takes_it_over_without_counting_it_again(puzzles, qtbot, window):
    hand = play(puzzles, qtbot, "turn", *NEARLY)
    game = hand.session.game
    judged(puzzles, qtbot)
    window.show_start()
    puzzles._game = puzzles._verdict = puzzles._day = None    # as in the window of another language
    window.show_game(game)
    assert (judged(puzzles, qtbot), Progress().tries("turn")) == ("Very close!", (2,))
    assert puzzles._day == date.today()
    window.actions_.reset_turn.trigger()
    for text in BEST:
        command(hand, text)
    assert (judged(puzzles, qtbot), Progress().tries("turn")) == ("The best turn!", (2, 3))


def test_judging_can_be_cancelled(puzzles, qtbot, window):
    hand = play(puzzles, qtbot, "turn", *NEARLY)
    assert puzzles.notice.progress.isVisible()
    puzzles.notice.cancel.click()    # before the event loop can bring the answer
    assert puzzles.notice.title.text() == "Not judged"
    window.presenter.flush()
    assert window.bar.end.text() == "Try again"
    hand.press_main()
    assert puzzles.notice.is_task
    assert Progress().tries("turn") == ()
    puzzles._on_judged(None)    # neither can it be judged
    assert "too many possibilities" in puzzles.notice.body.text()
    assert hand.window.bar.end.isVisible()


def test_the_best_turn_is_replayed_and_leads_back(puzzles, qtbot, window):
    hand = play(puzzles, qtbot, "turn", *NEARLY)
    judged(puzzles, qtbot)
    hand.press(puzzles.notice.why)
    assert puzzles.notice.body.isVisible()
    hand.press(puzzles.notice.best)
    game = window.session.game
    assert isinstance(game, ReadOnlyGame)
    assert len(game) == 2
    bar = window.replay_controller.review.bar
    assert (bar.isVisible(), bar.branch.isVisible()) == (True, False), "a puzzle makes no game"
    assert puzzles.notice.title.text() == "The best turn"
    QTest.keyClick(bar.timeline, Qt.Key.Key_Right)
    window.actions_.cancel.trigger()
    assert window.session.game is puzzles._game
    assert puzzles.notice.title.text() == "Very close!"


def test_the_result_is_shared_as_emblems(puzzles, qtbot, window):
    hand = play(puzzles, qtbot, "turn", *BEST)
    judged(puzzles, qtbot)
    hand.press(puzzles.notice.share)
    assert "🟩" in QApplication.clipboard().text()
    assert date.today().isoformat() in QApplication.clipboard().text()
    assert "Copied" in puzzles.notice.body.text()


def test_the_page_shows_and_filters_them(page, qtbot, window):
    Progress().record("turn", 3, date.today())
    Progress().record("turn", 3, date.today() - timedelta(days=1))
    page.left.emit()
    assert window.start_page.puzzles.note == "2 days in a row"
    window.start_page.puzzles.click()
    assert window.pages.currentWidget() is page
    assert page.card.isVisible()
    assert [page.tabs.tabText(tab) for tab in range(3)] == ["Easy  1/2", "Medium  0/2", "Hard  0/1"]
    assert [row.puzzle.name for row in page.model_.rows] == ["turn", "other"]
    index = page.model_.index(0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Puzzle of the day, Puzzle 1, Forest Orcs, Last")
    page.open_only.setChecked(True)
    assert [row.puzzle.name for row in page.model_.rows] == ["other"]
    page.world.setCurrentIndex(2)
    assert page.empty.text() == "No puzzles like that."
    page.empty.button.click()
    assert len(page.model_.rows) == 2
    page.tabs.setCurrentIndex(1)
    assert [page.texts.who(row) for row in page.model_.rows] == ["Forest Orcs", "Pick a combo"]
    assert next_after("turn", page._rows).puzzle.name == "other"
    assert next_after("other", page._rows).puzzle.name == "decline", "nothing else of its grade is unsolved"
    assert not page.grab().isNull()


@pytest.mark.parametrize("scale", [100, 200])
def test_back_stays_where_it_is_when_the_puzzles_are_read(puzzles, qtbot, window, qapp, scale):
    apply_theme(qapp, "light", scale)
    page = puzzles.page
    page.show_loading()
    window.pages.setCurrentWidget(page)
    place = page.back.mapTo(page, QPoint(0, 0))
    assert [part.isVisible() for part in (page.card, page.view, page.empty)] == [False] * 3
    assert page.sum.text() == "Loading…"
    puzzles.show_page()
    qtbot.waitUntil(page.card.isVisible)
    page.grab()
    assert page.back.mapTo(page, QPoint(0, 0)) == place


def test_it_is_used_by_keys_alone(page, window):
    page.tabs.setCurrentIndex(0)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert window.session.game.about.puzzle.name == "other"
    window.puzzles.show_page()
    assert page.view.hasFocus()
    assert page.view.currentIndex().row() == 1
    page.back.setFocus()
    QTest.keyClick(page.back, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.start_page


TROUBLES = {
    "damaged puzzles": (PuzzleError("games.toml:7: kind must be turn"), "games.toml:7"),
    "no file": (OSError(2, "No such file"), "No such file"),
}


@pytest.mark.parametrize(("error", "said"), TROUBLES.values(), ids=TROUBLES)
def test_damaged_puzzles_are_told(puzzles, window, qtbot, monkeypatch, error, said):
    def fail():
        raise error

    monkeypatch.setattr(files, "load_puzzles", fail)
    with qtbot.waitSignal(puzzles.failed):
        window.actions_.daily_puzzle.trigger()
    puzzles.show_page()
    qtbot.waitUntil(lambda: said in puzzles.page.empty.text())
    assert not puzzles.page.card.isVisible()
    assert not puzzles.page.sum.isVisible(), "the page loads no more"


def test_damaged_progress_is_kept_aside_and_told(puzzles, window, qtbot):
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    progress_file().write_text("{", encoding="utf-8")
    window.puzzles.show_page()
    qtbot.waitUntil(lambda: puzzles.page.said.isVisible())
    assert "is damaged" in puzzles.page.said.text()


def test_the_puzzle_of_the_day_is_in_the_menu(puzzles, window, qtbot):
    window.actions_.daily_puzzle.trigger()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session.game.about.puzzle is TURN
    assert not window.actions_.go_on.isEnabled()
