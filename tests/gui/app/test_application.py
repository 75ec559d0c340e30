"""The running program: change of language, second start, and the notice after a crash."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import isValid

from swqt import __version__
from swqt.gui.app import application as program_module
from swqt.gui.app import crash_reports, startup
from swqt.gui.app.application import ApplicationController
from swqt.gui.app.startup import load_content
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.pages.start_page import CrashNotice
from swqt.gui.texts.i18n import install_language
from swqt.home import Settings, SettingsReset, data_folder
from swqt.table import GameSetup, SavedGames

SECOND = """
import sys
from swqt.gui.app import startup
from swqt.gui.app.application import main
startup._CONNECT = startup._ANSWER = 60_000    # whether the first one hangs is asked elsewhere
sys.exit(main(sys.argv[1:]))
"""

FAULT = """
import faulthandler
from swqt.gui.app import crash_reports
watch = crash_reports.CrashReporter()
watch.begin()
faulthandler._sigsegv()
"""


@pytest.fixture
def program(qtbot, qapp, plain_map, monkeypatch) -> Iterator[ApplicationController]:
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail(box.detailedText()))
    chosen = Settings(theme="light", bot_speed="instant", own_speed="instant", sound=False)
    program = ApplicationController(qapp, chosen)
    program.window.resize(1280, 720)
    program.window.show()
    program._populate(load_content())
    yield program
    program.window.close()
    program.close()
    for translator in program._translators:
        qapp.removeTranslator(translator)
    qapp.setProperty("dressed", install_language(qapp, "en"))


@pytest.mark.parametrize(("reset", "said"), [
    (SettingsReset(("scale", "theme")), "2 settings couldn't be used and went back to their defaults."),
    (SettingsReset(kept_as=Path("/home/settings.json.bad")), "kept as /home/settings.json.bad."),
    (SettingsReset(), "so swqt uses the defaults."),
])  # fmt: skip
def test_settings_that_were_reset_say_so(reset, said, qapp, qtbot):
    program = ApplicationController(qapp, Settings(sound=False), reset=reset)
    notice = program.window.start_page.unsaved
    assert not notice.isHidden()
    assert notice.text().endswith(said)
    notice.done.click()
    assert notice.isHidden()
    program.window.close()
    program.close()


def play(program: ApplicationController) -> None:
    """Begin a game of two and play its first command."""
    window = program.window
    board = window.library.board_for(2, "base")
    window.start_game(GameSetup(("Anna", "Ben"), ("human",) * 2, board, "base", seed=7))
    window.session.runner.play(next(iter(window.session.game.rules.legal(window.session.state))))


def speak(program: ApplicationController, language: str) -> None:
    """Choose a language in the settings."""
    program.window.settings_service.use(replace(program.window.settings, language=language))
    QApplication.processEvents()


class TestLanguage:
    def test_another_window_is_made_where_the_old_one_stood(self, program, qtbot):
        play(program)
        old = program.window
        old.setGeometry(60, 70, 1100, 680)
        old.docks["log"].close()
        where = old.geometry()
        speak(program, "es")
        window = program.window
        assert window is not old
        assert (window.isVisible(), window.geometry()) == (True, where)
        assert window.menuBar().actions()[0].text() == "&Partida"
        assert window.start_page.new_game.text() == "Nueva partida…"
        qtbot.waitUntil(lambda: not isValid(old))
        assert QApplication.overrideCursor() is None
        speak(program, "en")
        assert program.window.menuBar().actions()[0].text() == "&Game"

    def test_the_start_page_has_no_panels_beside_it(self, program):
        speak(program, "es")
        window = program.window
        assert window.start_page.isVisible()
        assert [name for name, dock in window.docks.items() if dock.isVisible()] == []
        play(program)
        assert [name for name, dock in window.docks.items() if not dock.isHidden()] == [
            "column", "players", "details", "log"
        ]

    def test_the_same_game_and_the_rule_book_go_on(self, program):
        play(program)
        program.window.context_help.open("table")
        game = program.window.session.game
        while game.barrier is not None:    # a position with a command that can be undone
            game.play(next(iter(game.rules.legal(game.state))))
        game.undo()
        assert game.can_redo
        digest = game.state.digest
        program.window.replay_controller.view(7)
        speak(program, "es")
        window = program.window
        assert (window.session.viewed, window.session.names.trait("elves")) == (7, "Elfos")
        assert (window.context_help.window_.isVisible(), window.context_help._lang) == (True, "es")
        window.context_help.window_.close()
        window.replay_controller.go_back()
        assert window.session.game is game
        assert window.pages.currentWidget() is window.game_page
        window.actions_.redo.trigger()
        assert (game.state.digest != digest, game.trouble) == (True, None)

    def test_the_list_of_games_and_the_settings_stay_open_where_they_were(self, program):
        program.window.replay_controller.show_games()
        program.window.ask_settings(1)
        speak(program, "es")
        assert program.window.pages.currentWidget() is program.window.replay_controller.games
        dialog = program.window.findChild(SettingsDialog)
        assert (dialog.isVisible(), dialog.tabs.currentIndex(), dialog.windowTitle()) == (True, 1, "Ajustes")
        dialog.close()

    def test_the_focus_stays_on_the_choice_of_language(self, program):
        program.window.ask_settings()
        speak(program, "es")
        dialog = program.window.findChild(SettingsDialog)
        assert dialog.focusWidget().objectName() == "language"
        dialog.close()

    def test_panels_are_shown_beside_a_game_only(self, program):
        speak(program, "es")
        assert all(dock.isHidden() for dock in program.window.docks.values())
        play(program)
        shown = [name for name, dock in program.window.docks.items() if dock.isVisible()]
        assert shown == ["column", "players", "details", "log"]
        speak(program, "en")
        assert [name for name, dock in program.window.docks.items() if dock.isVisible()] == shown

    @pytest.mark.parametrize("name", ["record", "puzzles"])
    def test_the_page_stays_and_is_read_again(self, name, program):
        window = program.window
        (window.replay_controller.show_record if name == "record" else window.puzzles.show_page)()
        speak(program, "es")
        page = program.window.pages.currentWidget()
        assert program.window is not window
        assert (page.objectName(), page.isVisible()) == (name, True)


@pytest.mark.parametrize(("asked", "told"), [("es", "es"), ("", "en")])
def test_the_command_line_decides_on_the_language_first(monkeypatch, asked, told):
    opened: list[str] = []

    def controller(app: QApplication, settings: Settings, *rest: object) -> SimpleNamespace:
        opened.append(settings.language)
        return SimpleNamespace(open_file=lambda file: None, run=lambda: 0)

    monkeypatch.setattr(program_module, "ApplicationController", controller)
    monkeypatch.setattr(program_module, "send_to_running_instance", lambda argv: False)
    monkeypatch.setattr(program_module, "read_settings", lambda: (Settings(language="en"), None))
    assert program_module.main([], asked) == 0
    assert opened == [told]


class TestSecondStart:
    def start(self, *words: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen([sys.executable, "-c", SECOND, *words], stdout=pipe, stderr=pipe, text=True)

    def test_it_hands_over_its_file_and_ends_or_the_window_comes_to_the_front(self, program, qtbot, root):
        game = SavedGames(program.window.library).start(GameSetup(("Eva", "Dan"), ("human",) * 2, "midland-2", "base"))
        qtbot.waitUntil(lambda: program.instance_server.listens)
        second = self.start(str(game.journal.path))
        qtbot.waitUntil(lambda: program.window.session is not None)
        assert second.communicate(timeout=180) == ("", "")
        assert second.returncode == 0
        assert {seat.name for seat in program.window.session.game.seats} == {"Eva", "Dan"}
        program.window.showMinimized()
        second = self.start()
        qtbot.waitUntil(lambda: not program.window.isMinimized())
        second.communicate(timeout=180)
        assert second.returncode == 0

    def test_a_dialog_makes_way(self, program):
        program.window.ask_settings()
        dialog = program.window.findChild(SettingsDialog)
        program.on_arguments(str(data_folder() / "nothing.swn"))
        assert not dialog.isVisible()
        program.window.findChild(QMessageBox).close()

    def test_a_socket_that_was_left_behind_is_no_program(self, qtbot, monkeypatch):
        """The program does not wait for its answer."""
        if sys.platform == "win32":
            pytest.skip("a pipe ends with its program")
        dead = socket.socket(socket.AF_UNIX)
        dead.bind(startup.address())
        dead.close()
        with monkeypatch.context() as patch:
            patch.setattr(QLocalSocket, "waitForReadyRead", lambda *_: pytest.fail("it waits"))
            patch.setattr(QLocalSocket, "waitForBytesWritten", lambda *_: pytest.fail("it waits"))
            assert not startup.send_to_running_instance([])
        bell = startup.SingleInstanceServer()
        assert bell.listen()
        bell.close()

    def test_a_program_that_hangs_is_not_waited_for_long(self, qtbot, monkeypatch):
        monkeypatch.setattr(startup, "_ANSWER", 50)
        server = QLocalServer()
        assert server.listen(startup.address())
        assert not startup.send_to_running_instance([])
        server.close()

    def test_each_data_folder_has_its_own_program_and_only_one_listens(self, tmp_path, monkeypatch, qtbot):
        assert not startup.send_to_running_instance(["game.swn"]), "nobody is there"
        first, second = startup.SingleInstanceServer(), startup.SingleInstanceServer()
        assert (first.listen(), second.listen()) == (True, False)
        first.close()
        before = startup.address()
        monkeypatch.setenv("SWQT_HOME", str(tmp_path / "other"))
        assert startup.address() != before

    @pytest.mark.parametrize("line", [b"", b"GET / HTTP/1.1\n", b"[]\n", b'{"file": 3, "token": ""}\n', b"\xff\n"])
    def test_what_is_no_message_is_not_answered(self, line):
        assert startup.read_message(line) is None


class TestCrash:
    @pytest.fixture
    def crashed(self) -> str:
        try:
            raise RuntimeError(f"lost: {data_folder() / 'games' / 'x.swn'}, {Path.home() / 'secret'}")
        except RuntimeError as error:
            crash_reports.keep_report(crash_reports._text(RuntimeError, error, error.__traceback__))
        return crash_reports.latest()

    def test_the_first_page_says_so_with_versions_and_no_folders(self, crashed, qtbot, qapp):
        assert f"swqt {__version__}" in crashed
        assert "Python 3." in crashed
        assert "lost: <data>/games/x.swn, ~/secret" in crashed
        assert str(Path.home()) + "/" not in crashed.replace(str(Path.home()) + "/lib", "")
        ApplicationController(qapp, Settings(sound=False)).close()
        assert crash_reports.latest() == crashed, "it is told until somebody has dealt with it"
        program = ApplicationController(qapp, Settings(sound=False))
        page = program.window.start_page
        notice = page.findChild(CrashNotice)
        notice.copy.click()
        assert QGuiApplication.clipboard().text() == page.crash_report == crashed
        notice.dismiss.click()
        assert page.crash_report == crash_reports.latest() == ""
        assert (data_folder() / "crash.txt").is_file()    # the file is kept for reading
        program.close()

    def test_continue_goes_on_with_the_game(self, crashed, program):
        play(program)
        program.window.show_start()
        program.window.start_page.findChild(CrashNotice).go_on.click()
        assert program.window.session is not None
        assert crash_reports.latest() == ""

    def test_what_was_told_at_once_is_kept_and_not_told_again(self, program, monkeypatch):
        shown: list[str] = []
        monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
        crash_reports.report_crash(RuntimeError, RuntimeError("a bug"), None)
        assert shown == ["Something went wrong. Your game is saved."]
        assert "a bug" in (data_folder() / "crash.txt").read_text(encoding="utf-8")
        program.close()
        program.loader.loaded.connect(lambda _: None)    # the fixture closes it again
        assert crash_reports.latest() == ""

    def test_a_fault_in_a_thread_is_told(self, program, qtbot, monkeypatch):
        shown: list[str] = []
        monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.detailedText()))
        thread = threading.Thread(target=lambda: [][0])
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: bool(shown))
        assert "IndexError" in shown[0]

    def test_a_fault_of_the_interpreter_is_reported_at_the_next_start(self, run_code):
        assert run_code(FAULT, check=False).returncode != 0
        watch = crash_reports.CrashReporter()
        watch.begin()
        try:
            assert "Segmentation fault" in crash_reports.latest()
        finally:
            watch.end(seen=True)

    def test_a_run_that_ends_well_leaves_everything_as_it_was(self):
        before = sys.excepthook, threading.excepthook
        watch = crash_reports.CrashReporter()
        watch.begin()
        assert (sys.excepthook, threading.excepthook) == (crash_reports.report_crash, watch._in_thread)
        for _ in range(2):    # a second call changes nothing
            watch.end(seen=True)
            assert (sys.excepthook, threading.excepthook) == before
        assert list(data_folder().glob("crash*")) == []
