"""What differs between systems, as far as one can try: names of platforms, paths, encodings, line ends, locks."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from swqt.home import file_io
from swqt.table import BotSet, GameSetup, Library, SavedGames
from tests.support.programs import python

PLATFORMS = ("win32", "darwin", "linux")

IMPORT_ALL = """
import importlib, json, os, pkgutil, sys
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets, PySide6.QtNetwork, PySide6.QtSvg, PySide6.QtTest
import asyncio, ctypes, logging, multiprocessing.connection, multiprocessing.context, pathlib, platformdirs, socket
import subprocess, tempfile, threading, unittest, uuid
for name in ("miniaudio", "zeroconf", "zeroconf.asyncio", "ifaddr", "cryptography.hazmat.primitives.ciphers.aead",
             "cryptography.hazmat.primitives.asymmetric.ed25519", "cryptography.hazmat.primitives.asymmetric.x25519",
             "cryptography.hazmat.primitives.kdf.hkdf", "msgpack", "msgspec", "segno", "numpy", "gymnasium",
             "pettingzoo"):
    try:
        importlib.import_module(name)
    except ImportError:
        pass
left_out = {"swqt.__main__"}
if "pettingzoo" not in sys.modules:    # an extra
    left_out |= {"swqt.env.environment", "swqt.env.baseline"}
for platform in sys.argv[1:]:
    sys.platform = platform
    print(platform, file=sys.stderr)
    if platform == "win32":
        sys.modules["msvcrt"] = type(sys)("msvcrt")    # Python's own there, and nowhere else
    else:
        sys.modules.pop("msvcrt", None)
    for name in [name for name in sys.modules if name.partition(".")[0] == "swqt"]:
        del sys.modules[name]
    import swqt
    names = [name.name for name in pkgutil.walk_packages(swqt.__path__, "swqt.") if name.name not in left_out]
    for name in names:
        importlib.import_module(name)
    print(json.dumps(names))
"""
"""Everything of others is imported first: it must be that of the real system, ours that of the named one."""


def test_every_module_can_be_imported_on_every_platform(root: Path) -> None:
    pytest.importorskip("PySide6")
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    told = python("-c", IMPORT_ALL, *PLATFORMS, cwd=root, env=offscreen)
    imported = [json.loads(line) for line in told.splitlines()]
    assert len(imported) == len(PLATFORMS)
    some = {"swqt.gui.app.application", "swqt.table.bot_process", "swqt.cli.main", "swqt.engine.rules"}
    for names in imported:
        assert some <= set(names)


class TestNamedOtherwise:
    """Functions that branch on the name of the system, where it is called otherwise."""

    def think_of_windows(self, module: object, monkeypatch: pytest.MonkeyPatch) -> None:
        """Make one module of ours think that this is Windows."""
        monkeypatch.setattr(module, "os", SimpleNamespace(**{**vars(os), "name": "nt"}), raising=False)
        monkeypatch.setattr(module, "sys", SimpleNamespace(**{**vars(sys), "platform": "win32"}), raising=False)

    def test_the_program_is_called_by_the_name_of_a_pipe(self, monkeypatch: pytest.MonkeyPatch) -> None:
        instance = pytest.importorskip("swqt.gui.app.startup")
        self.think_of_windows(instance, monkeypatch)
        monkeypatch.setenv("USERNAME", "Anna")
        name = instance.address()
        assert re.fullmatch("swqt-[0-9a-f]{8}", name)
        monkeypatch.setenv("USERNAME", "Ben")
        assert instance.address() != name, "two players on one computer have a program each"

    def test_no_folder_is_synchronised_where_that_is_an_error(self, monkeypatch, tmp_path: Path) -> None:
        self.think_of_windows(file_io, monkeypatch)
        file_io.os.open = None    # it would fail if it were asked
        file_io.sync_folder(tmp_path)
        file_io.write_whole(tmp_path / "a", b"there")
        assert (tmp_path / "a").read_bytes() == b"there"

    def test_windows_is_told_whose_windows_these_are(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """3.2: under a name of our own, not under Python's."""
        app = pytest.importorskip("swqt.gui.app.application")
        monkeypatch.setattr(app, "sys", SimpleNamespace(platform="win32"))
        app._name_process()    # no error where there is no windll, as here
        told: list[str] = []
        shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=told.append)
        monkeypatch.setattr("ctypes.windll", SimpleNamespace(shell32=shell), raising=False)
        app._name_process()
        assert told == ["swqt.swqt"]


ONLY_SOMEWHERE = {"fcntl", "grp", "msvcrt", "pwd", "resource", "termios", "winreg", "winsound", "curses", "readline"}


def test_modules_that_only_some_systems_have_are_imported_where_they_are_used(root: Path) -> None:
    for path in (root / "swqt").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if not any(name in source for name in ONLY_SOMEWHERE):    # parsing takes long
            continue
        for statement in ast.parse(source).body:
            names = set()
            if isinstance(statement, ast.Import):
                names = {alias.name.partition(".")[0] for alias in statement.names}
            elif isinstance(statement, ast.ImportFrom):
                names = {(statement.module or "").partition(".")[0]}
            assert not names & ONLY_SOMEWHERE, path


def test_no_file_is_read_or_written_in_the_encoding_of_the_system(root: Path, tmp_path: Path) -> None:
    """A whole game, its replay and a report on it, where Python fails at each file opened without an encoding."""
    home = tmp_path / "Spiele – игры – ゲーム"
    game = home / "Partie ß.swn"
    home.mkdir()
    surroundings = {
        "PATH": os.environ.get("PATH", ""), "SYSTEMROOT": os.environ.get("SYSTEMROOT", ""), "LC_ALL": "C",
        "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "SWQT_HOME": str(home), "PYTHONIOENCODING": "utf-8",
    }  # fmt: skip
    commands = (
        ["play", "--headless", "--seats", "3", "--bots", "beginner", "--seed", "7", "--quiet", "--out", str(game),
         "--names", "Zoe,Lukasz,Julia"],
        ["replay", str(game), "--check"],
        ["trait", "explain", "sorcerers", "--lang", "ru"],
        ["board", "check", "midland-3"],
    )  # fmt: skip
    # One argument for each command: bytes that are no letters in the C locale must come in as a program's arguments do.
    code = "import sys; from swqt.__main__ import main; print([main(words.split(chr(10))) for words in sys.argv[1:]])"
    done = subprocess.run(
        [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-c", code,
         *map("\n".join, commands)],
        cwd=root, env=surroundings, capture_output=True, encoding="utf-8", timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[0, 0, 0, 0]"
    assert "EncodingWarning" not in done.stderr
    assert b"\r" not in game.read_bytes()


LANGUAGES = {"es_MX.UTF-8": "es", "es_ES@euro": "es", "tr_TR.UTF-8": "en", "C": "en", "": "en"}

SPEAK = """
import os, sys
from swqt.gui.texts.i18n import language_in_use
for system in sys.argv[1:]:
    if not os.fork():    # Qt asks the system once in each process
        os.environ.update(LC_ALL=system, LANG=system)
        print(language_in_use(), flush=True)
        os._exit(0)
    os.wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's language is no variable")
def test_the_window_speaks_the_language_of_the_system_if_it_can(root: Path) -> None:
    pytest.importorskip("PySide6")
    spoken = python("-c", SPEAK, *LANGUAGES, cwd=root, env={"PATH": os.environ["PATH"]}).split()
    assert dict(zip(LANGUAGES, spoken, strict=True)) == LANGUAGES


def test_a_game_that_was_mailed_through_windows_is_the_same_game(tmp_path: Path) -> None:
    saves = SavedGames(Library(tmp_path), tmp_path / "games")
    game = saves.start(GameSetup(("Anna", "Ben"), ("bot:random", "bot:random"), "midland-2", "base", seed=3))
    BotSet(1).play(game)
    text = game.journal.path.read_bytes()
    for name, changed in (("crlf.swn", text.replace(b"\n", b"\r\n")), ("bom.swn", b"\xef\xbb\xbf" + text)):
        path = tmp_path / name
        path.write_bytes(changed)
        assert saves.view(path).history[-1].after.digest == game.state.digest, name


@pytest.mark.parametrize("name", ["CON", "aux", "a/b", "a:b", "trailing.", "?*", "Łukasz", "..", "x" * 32])
def test_the_file_of_a_game_has_a_name_that_every_system_takes(name: str, tmp_path: Path) -> None:
    saves = SavedGames(Library(tmp_path), tmp_path / "games")
    game = saves.start(GameSetup((name, "Ben"), ("human", "human"), "midland-2", "base", seed=1))
    path = game.journal.path
    assert path.parent == tmp_path / "games"
    assert path.stem.isascii()
    assert not set(path.name) & set('<>:"/\\|?*')
    assert path.stem.rstrip(". ") == path.stem
    assert path.stem.partition(".")[0].upper() not in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT1"}
    assert len(path.name) < 100


class TestLocks:
    """Windows refuses to replace a file while a virus scanner or an indexer reads it, for some milliseconds."""

    @pytest.fixture
    def refusals(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """How many times replacing a file is refused from now on, as the only item."""
        left = [0]
        really = os.replace

        def replace(source: object, target: object) -> None:
            if left[0]:
                left[0] -= 1
                raise PermissionError(13, "The process cannot access the file", str(target))
            really(source, target)

        monkeypatch.setattr(os, "replace", replace)
        return left

    @pytest.fixture
    def windows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(file_io, "TRIES", 4)

    @pytest.mark.usefixtures("windows")
    def test_a_file_that_is_read_for_a_moment_is_replaced_a_moment_later(self, tmp_path: Path, refusals) -> None:
        path = tmp_path / "settings.json"
        path.write_bytes(b"old")
        refusals[0] = 3
        file_io.write_whole(path, b"new")
        assert path.read_bytes() == b"new"
        refusals[0] = 3
        assert file_io.move_file(path, tmp_path / "finished").read_bytes() == b"new"

    @pytest.mark.usefixtures("windows")
    def test_a_file_that_stays_locked_is_an_error_and_stays_whole(self, tmp_path: Path, refusals) -> None:
        path = tmp_path / "settings.json"
        path.write_bytes(b"old")
        refusals[0] = 99
        with pytest.raises(PermissionError):
            file_io.write_whole(path, b"new")
        assert path.read_bytes() == b"old"
        assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]
        assert refusals[0] == 95
