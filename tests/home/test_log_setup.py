"""The log file: what is in it, what is not, how long it grows, and that the program runs without one."""

import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from swqt import __main__
from swqt.home import log_setup
from swqt.home.log_setup import FILE, LEVELS, MOST_FILES, without_folders

logger = logging.getLogger("swqt.test")

PLAY = ("play", "--headless", "--seats", "2", "--seed", "7", "--names", "Zacharias,Wilhelmina", "--quiet")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SWQT_HOME", str(tmp_path / "home"))
    monkeypatch.delenv(log_setup.LEVEL, raising=False)
    yield tmp_path / "home"
    log_setup.close()


@pytest.fixture
def log(home):
    """The log file at the level of the program."""
    log_setup.configure()
    log_setup.write_file()
    return home / "logs" / FILE


@pytest.fixture
def small_log(monkeypatch, request):
    monkeypatch.setattr(log_setup, "MOST_BYTES", 2000)
    return request.getfixturevalue("log")


def text_of(log: Path) -> str:
    log_setup.close()
    return log.read_text(encoding="utf-8")


def start(root: Path, home: Path, *arguments: str, level: str = "") -> subprocess.CompletedProcess[str]:
    """Start the program as a player does."""
    return subprocess.run(
        [sys.executable, "-m", "swqt", *arguments], cwd=root, capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, "SWQT_HOME": str(home), log_setup.LEVEL: level, "PYTHONPATH": str(root)},
    )  # fmt: skip


class TestFile:
    def test_records_are_written_with_time_process_level_and_module(self, log):
        logger.info("hello %d", 3)
        line = text_of(log).rstrip("\n")
        assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ {os.getpid()} INFO swqt.test: hello 3", line)

    def test_what_was_logged_before_the_file_was_wanted_is_in_it(self, home):
        log_setup.configure()
        logger.info("early")
        assert not home.exists()
        log_setup.write_file()
        logger.info("late")
        assert [line.split()[-1] for line in text_of(home / "logs" / FILE).splitlines()] == ["early", "late"]

    def test_other_libraries_and_lower_levels_are_left_out(self, log):
        logging.getLogger("zeroconf").error("Anna's table at 192.168.1.7")
        logger.debug("a detail")
        assert text_of(log) == ""

    def test_it_is_rotated_and_the_oldest_goes(self, small_log):
        for number in range(200):
            logger.info("line %03d %s", number, "x" * 50)
        log_setup.close()
        files = sorted(small_log.parent.iterdir())
        assert [file.name for file in files] == [FILE, *(f"{FILE}.{n}" for n in range(1, MOST_FILES))]
        assert all(file.stat().st_size <= 2000 for file in files)
        assert "line 199" in small_log.read_text(encoding="utf-8")
        assert not any("line 000" in file.read_text(encoding="utf-8") for file in files)

    def test_a_file_that_cannot_be_renamed_grows_on(self, small_log, monkeypatch):
        """As on Windows while another program writes to it."""

        def refuse(source, target):
            raise PermissionError(13, "in use", source)

        monkeypatch.setattr(os, "rename", refuse)
        for number in range(60):
            logger.info("line %03d %s", number, "x" * 50)
        text = text_of(small_log)
        assert all(f"line {number:03}" in text for number in range(60))

    def test_a_full_disk_is_nobodys_trouble(self, log, monkeypatch, capsys):
        def full(handler, record):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(log_setup._Private, "format", full)
        logger.info("lost")
        log_setup.close()
        assert capsys.readouterr().err == ""


class TestPrivacy:
    def test_folders_and_the_account_are_shortened(self, log, home, monkeypatch):
        logger.warning("lost: %s", Path.home() / "secret")
        assert "lost: ~" in text_of(log)
        monkeypatch.setattr(log_setup, "_account", lambda: "anna")
        path = home / "games" / "x.swn"
        assert without_folders(f"{path} {Path.home() / 'secret'}") == "<data>/games/x.swn ~/secret".replace("/", os.sep)
        assert without_folders("/mnt/anna/x anna /anna/anna/") == "/mnt/<user>/x anna /<user>/<user>/"


class TestProgram:
    def test_a_headless_game_is_told_command_by_command_without_names(self, root, home):
        done = start(root, home, *PLAY, "--log-level=debug")
        assert (done.returncode, done.stderr) == (0, "")
        text = (home / "logs" / FILE).read_text(encoding="utf-8")
        assert re.search(r"INFO swqt.main: swqt \S+ starts: Python 3", text)
        assert "INFO swqt.cli.play: a game begins: " in text
        assert re.search(r"DEBUG swqt.table.game: played by seat 0: Pick\(", text)
        assert re.search(r"DEBUG swqt.table.game: played by seat 1: Conquer\(", text)
        assert text.rstrip().endswith("swqt ends with code 0")
        assert "Zacharias" not in text
        assert "Wilhelmina" not in text

    def test_the_variable_sets_the_level_unless_the_option_does(self, root, home):
        assert start(root, home, *PLAY).returncode == 0
        assert not (home / "logs").exists(), "a command that only prints leaves no file"
        assert start(root, home, "--log-level", "warning", *PLAY, level="debug").returncode == 0
        assert (home / "logs" / FILE).read_text(encoding="utf-8") == ""
        assert start(root, home, *PLAY, level="info").returncode == 0
        text = (home / "logs" / FILE).read_text(encoding="utf-8")
        assert "a game begins" in text
        assert "DEBUG" not in text

    @pytest.mark.parametrize("words", [["--log-level", "loud"], ["--log-level"], ["--log-level="]])
    def test_a_wrong_level_is_refused(self, words, capsys):
        assert __main__.main([*words]) == 2
        assert capsys.readouterr().err == f"swqt: --log-level is one of {', '.join(LEVELS)}\n"

    def test_a_folder_that_cannot_be_written_stops_nothing(self, root, tmp_path):
        (tmp_path / "file").write_text("no folder", encoding="utf-8")
        done = start(root, tmp_path / "file", "--log-level", "info", *PLAY)
        assert done.returncode == 0
        assert "no log file is written" in done.stderr
        assert "1. " in done.stdout
