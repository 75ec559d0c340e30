"""Game files: opened, dropped, listed, and error messages for other files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from swqt.gui.app.game_launcher import RecentGames
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.startup import load_content
from swqt.gui.pages.games_page import GamesModel
from swqt.gui.texts.i18n import spoken, when
from swqt.home import Settings, load_settings
from swqt.table import ReadOnlyGame
from tests.support.hand import COLUMN, TO_CONQUER

FILE_EVENT = """
from PySide6.QtGui import QFileOpenEvent
from swqt.gui.app.application import Application, make_application
app = make_application()
assert isinstance(app, Application)
app.file_wanted.connect(print)
app.sendEvent(app, QFileOpenEvent("/games/anna.swn"))
"""


def drop(window: MainWindow, *paths: Path) -> None:
    """Drop files on the middle of the window, as a file manager does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at, copy = window.rect().center(), Qt.DropAction.CopyAction
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, copy, data, left, plain)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(at), copy, data, left, plain))


def told(window: MainWindow) -> str:
    """Close the open message box and return its text."""
    box = window.findChild(QMessageBox)
    text = f"{box.text()} {box.informativeText()}"
    box.close()
    return text


@pytest.fixture
def written(tmp_path) -> Path:
    path, text = tmp_path / "anna.swn", "A 12 forest orcs hand 3 : f1 h1\nB 9 hill tritons : f3"
    path.write_text(f"swqt 1\nboard midland-2\ncontent base\nround 3/10\n{text}\n{COLUMN}\nasks A conquer\n")
    return path


def test_a_dropped_game_is_opened_though_other_files_lie_beside_it(window, written, tmp_path):
    drop(window, tmp_path / "notes.txt", written)
    assert (window.session.state.round, window.acceptDrops()) == (3, True)
    assert not window.view.acceptDrops(), "what is dropped on the map goes to the window"
    assert not window.view.viewport().acceptDrops()


def test_what_is_dropped_too_early_is_opened_as_soon_as_it_can_be(qtbot, written):
    early = MainWindow(None, None, Settings(sound=False))
    qtbot.addWidget(early)
    drop(early, written)
    assert early.session is None
    early.populate(load_content())
    assert early.session is not None


def test_a_damaged_game_goes_on_and_says_what_is_lost(window, table):
    hand = table(2)
    path, name = hand.session.game.journal.path, hand.session.names.seat(hand.session.game.decision.seat)
    window.show_start()
    path.write_bytes(path.read_bytes() + b"A: pick 1\x00\nA: end\n\x00\x00")
    heard: list[str] = []
    window.keyboard_navigation.announcer.announced.connect(heard.append)
    window.open_game(path)
    notice, said = window.game_page.unsaved, "The last 3 lines of this file couldn't be read."
    assert notice.isVisible()
    assert notice.text() == f"{said} The game continues in round 1, {name}'s turn."
    assert notice.text() in heard
    notice.done.click()
    window.game_page.tell_trouble("game", "no disk")
    assert notice.text() == "no disk"
    window.show_start()
    window.open_game(path)
    assert not notice.isVisible()


def test_a_game_that_is_over_is_replayed_and_found_where_it_was_put_aside(window, position, tmp_path):
    hand = position("A 12 forest orcs : f1\nB 40 hill tritons : f3\nturn B\nasks B choice", "10/10")
    hand.end()
    journal = hand.session.game.journal
    copy = tmp_path / "over.swn"
    copy.write_bytes(journal.path.read_bytes())
    for path in (copy, journal.path):    # from elsewhere, and among the unfinished ones
        window.open_game(path)
        assert isinstance(window.session.game, ReadOnlyGame), path
        assert window.replay_controller.review.is_open
    window.show_start()
    assert {game.path.parent for game in window.recent.games} == {tmp_path, window.saves.finished_folder}


@pytest.mark.parametrize(("name", "text", "expected"), [
    ("gone.swn", None, "gone.swn: No such file"),
    ("photo.swn", b"\xff\xd8\xff\xe0", "photo.swn"),
    ("empty.swn", b"", "empty.swn"),
    ("bad.swn", b"swqt 1\nboard nowhere\n", "nowhere"),
    ("my-race.toml", b"", "looks like a file of races and powers"),
    ("page.swboard", b"<html>", "This board can't be opened. page.swboard:1:1: this is not JSON"),
    ("island.json", b"{}", "This board can't be opened. island.json: 'type' is missing"),
])  # fmt: skip
def test_a_file_that_is_no_game_is_told_about(window, tmp_path, name, text, expected):
    path = tmp_path / name
    if text is not None:
        path.write_bytes(text)
    drop(window, path)
    assert window.session is None
    said = told(window)
    assert expected in said
    assert name != "my-race.toml" or str(window.library.trait_folder) in said


def test_why_a_move_in_a_file_is_refused_is_told_as_in_the_game(window, tmp_path):
    path = tmp_path / "refused.swn"
    head = f"swqt 1\nboard midland-2\ncontent base\n{COLUMN}\nround 3/10"
    path.write_text(f"{head}\n{TO_CONQUER}\n\nA: conquer p1\n", encoding="utf-8")
    drop(window, path)
    why = "'A: conquer p1' is refused: Farmland 1 isn't adjacent to a region of this race."
    assert told(window) == f"This game can't be opened. {path}:10:1: {why}"
    model = GamesModel(window.library.catalogue)
    model.add(window.saves.summary(path))
    assert model.problem(model.rows[0]) == f"{path}:10:1: {why}"


def test_what_another_player_is_asked_for_is_told_in_words(window, tmp_path):
    path = tmp_path / "untimely.swn"
    position = TO_CONQUER.replace("conquer", "choice")
    path.write_text(f"swqt 1\nboard midland-2\ncontent base\n{COLUMN}\nround 3/10\n{position}\n\nB: end\n")
    drop(window, path)
    assert told(window).endswith("'B: end', but A is asked to conquer or decline")


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "'A: pick 1', but chance decides first: new combo"),
    ("de", "'A: pick 1', aber zuerst entscheidet der Zufall: neue Kombi"),
    ("es", "'A: pick 1', pero antes decide el azar: combinación nueva"),
])  # fmt: skip
def test_what_chance_decides_before_a_move_is_told_in_words(window, tmp_path, lang, expected):
    path = tmp_path / "untimely.swn"
    path.write_text(
        "swqt 1\nboard midland-2\ncontent base\nround 1/10\nasks A pick\nasks * deal\nA 5\nB 5\n"
        "tribes f1 f3 p1 p2 p3 p4 h3 h4 s1\n\nA: pick 1\n"
    )  # fmt: skip
    texts: list[str] = []
    window.launcher.failed.disconnect()
    window.launcher.failed.connect(lambda _, why: texts.append(why))
    with spoken(lang):
        drop(window, path)
    assert texts == [f"{path}:11:1: {expected}"]


def test_what_is_wrong_is_told_in_the_language_of_the_window(window, tmp_path):
    path = tmp_path / "bad.swn"
    path.write_bytes(b"swqt 1\nboard midland-2\ncontent base\nA 5 hill orks\n")
    told: list[tuple[str, str]] = []
    for failing in (window.launcher, window.replay_controller):
        failing.failed.disconnect()
        failing.failed.connect(lambda *text: told.append(text))
    with spoken("es"):
        drop(window, path)
        window.replay_controller.watch_file(path)
    problem = f"{path}:4:10: no existe (raza): orks; ¿querías decir orcs?"
    assert told == [("No se puede abrir esta partida.", problem)] * 2


class TestRecent:
    def texts(self, window: MainWindow) -> list[str]:
        window.recent.fill()
        return [action.text() for action in window.actions_.recent_menu.actions() if not action.isSeparator()]

    def test_the_last_of_ten_games_comes_first_until_the_list_is_cleared(self, window, table, written, noon):
        assert self.texts(window) == ["No games yet", "&Clear the list"]
        older = table(2).session.game.journal.path
        window.open_game(written)
        newer = window.session.game.journal.path
        moments = [when(path.stat().st_mtime) for path in (newer, older)]
        assert self.texts(window)[:2] == [f"&1  A, B – {moments[0]}", f"&2  Anna, Ben – {moments[1]}"]
        for _ in range(11):
            game = table(2).session.game
        assert (len(window.recent.games), len(load_settings().recent)) == (10, 10)
        self.texts(window)
        window.actions_.recent_menu.actions()[1].trigger()
        assert window.session.game.journal.path != game.journal.path
        assert len(self.texts(window)) == 11, "a game that is opened again is listed once"
        window.actions_.recent_menu.actions()[-1].trigger()
        assert window.recent.games == []
        assert game.journal.path.is_file()

    def test_what_makes_no_sense_in_the_settings_is_left_out(self, qtbot):
        window = MainWindow(None, None, Settings(recent=["x", ["only one"], [1, 2], ["/nowhere.swn", "A"]]))
        qtbot.addWidget(window)
        assert RecentGames(window.settings_service, window.actions_.recent_menu).games == []


def test_the_system_can_ask_for_a_file(run_code):
    """macOS sends an event instead of an argument."""
    assert run_code(FILE_EVENT).stdout.strip() == "/games/anna.swn"
