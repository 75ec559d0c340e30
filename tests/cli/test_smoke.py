"""``swqt --smoke``: says that everything works where it does, and what does not where it does not."""

import json
import os
import socket
import sys
from importlib import import_module
from pathlib import Path

import pytest

from swqt.cli import SmokeError, main, smoke
from swqt.version import engine_digest
from tests.support.programs import python


def no_window_opens(arguments) -> int:
    raise AssertionError(arguments)


def works(board: str, turns: int) -> dict[str, object]:
    return {"board": board, "turns": turns, "home": os.environ["SWQT_HOME"]}


def fails(board: str, turns: int) -> dict[str, object]:
    raise SmokeError("the map is not painted")


@pytest.fixture
def libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not installed here counts as there: the package with everything in it is tried elsewhere."""
    monkeypatch.setattr(smoke, "LIBRARIES", ("platformdirs",))
    monkeypatch.setattr(smoke, "COMPILED", ())
    monkeypatch.setattr(smoke, "network", lambda: {"network": "a table"})


@pytest.mark.usefixtures("libraries")
def test_what_was_found_is_told_and_written_and_nobodys_files_are_touched(tmp_path: Path, capsys, monkeypatch) -> None:
    monkeypatch.setenv("SWQT_HOME", str(tmp_path / "mine"))
    file = tmp_path / "report.json"
    assert main(["--smoke", str(file)], no_window_opens, trial=works) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(file.read_text(encoding="ascii"))
    assert (told["ok"], told["board"], told["turns"], told["loopback"]) == (True, "midland-3", 10, True)
    assert told["network"] == "a table"
    assert told["home"] != str(tmp_path / "mine")
    assert not Path(told["home"]).exists()
    assert os.environ["SWQT_HOME"] == str(tmp_path / "mine")
    assert not (tmp_path / "mine").exists()


@pytest.mark.usefixtures("libraries")
def test_what_does_not_work_is_said_with_code_1(tmp_path: Path, capsys) -> None:
    file = tmp_path / "report.json"
    assert main(["--smoke", str(file)], no_window_opens, trial=fails) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["ok"] is False
    assert json.loads(file.read_text(encoding="ascii"))["error"] == "SmokeError: the map is not painted"
    assert err == "swqt: this installation does not work: SmokeError: the map is not painted\n"


@pytest.mark.parametrize("lost", ["zeroconf", "cryptography.hazmat.bindings._rust"])
def test_a_library_or_a_compiled_part_that_is_missing_is_named(lost: str) -> None:
    def load(name: str) -> object:
        if name == lost:
            raise ImportError("no such file")
        return sys

    with pytest.raises(SmokeError, match=f"{lost} cannot be loaded: no such file"):
        smoke.libraries(load)


def test_missing_data_are_named(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(smoke, "board_folder", lambda: tmp_path)
    with pytest.raises(SmokeError, match="missing: boards, painted"):
        smoke.data()


def test_a_system_without_sockets_is_told(monkeypatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("forbidden")

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(SmokeError, match="no connection within this computer: forbidden"):
        smoke.loopback()


@pytest.mark.parametrize("arguments", [["a", "b"], ["--verbose"]])
def test_it_takes_one_file_and_no_options(arguments: list[str], capsys) -> None:
    assert main(["--smoke", *arguments], no_window_opens, trial=works) == 2
    assert "at most one file" in capsys.readouterr().err


def test_the_whole_of_it_in_a_process_of_its_own(root: Path) -> None:
    pytest.importorskip("PySide6")
    for name in (*smoke.LIBRARIES, *smoke.COMPILED):
        try:
            import_module(name)
        except ImportError:
            pytest.skip(f"{name} is not installed here; dev.py installs it")
    told = json.loads(python("-m", "swqt", "--smoke", cwd=root))
    assert (told["ok"], told["frozen"], told["landscape"]) == (True, False, "shipped")
    assert told["turns"] >= smoke.TURNS    # on a slow machine the bots may be further before anybody looks
    assert told["engine"] == smoke.engine()["engine"]
    assert told["rules"] == engine_digest().hex()
    assert told["network"] == {"moves": smoke.MOVES, "pin": True}


class TestNetwork:
    """Network play is tried between two programs at one table of this computer."""

    def test_a_table_that_nobody_reaches_is_told(self, monkeypatch) -> None:
        from swqt.table.headless import HeadlessPeer

        monkeypatch.setattr(HeadlessPeer, "join", lambda *_: None)
        with pytest.raises(smoke.SmokeNetworkError, match=r"too few moves in 1 seconds.*: Anna 0, Ben 0"):
            smoke.try_network(1)

    def test_a_wrong_pin_is_not_let_in(self, monkeypatch) -> None:
        from swqt.table.headless import HeadlessPeer

        really = HeadlessPeer.join
        monkeypatch.setattr(HeadlessPeer, "join", lambda self, places, pin: really(self, places, "00000"))
        with pytest.raises(smoke.SmokeNetworkError, match=r"could not be joined|too few moves"):
            smoke.try_network(5)
