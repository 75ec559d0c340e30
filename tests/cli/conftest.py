"""The command line in this process: what it prints, what it returns, and whether it would open the window."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from swqt.cli import main


class Done(NamedTuple):
    code: int
    out: str
    err: str
    opened: list[list[str]]


class Swqt:
    """Runs command lines; ``--help`` and its like count as code 0."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object) -> Done:
        opened: list[list[str]] = []

        def window(rest: Sequence[str], *language: str) -> int:
            opened.append([*rest, *language])
            return 7

        self.capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments], window)
        except SystemExit as done:
            code = int(done.code or 0)
        return Done(code, *self.capsys.readouterr(), opened)

    def refused(self, *arguments: object) -> str:
        """Return why a command line is refused, with code 2."""
        done = self(*arguments)
        assert done.code == 2, done
        return done.err


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SWQT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def swqt(capsys: pytest.CaptureFixture[str]) -> Swqt:
    return Swqt(capsys)


@pytest.fixture
def game_file(swqt: Swqt, tmp_path: Path) -> Path:
    """A whole game of two bots."""
    path = tmp_path / "game.swn"
    assert swqt("play", "--headless", "--seats", 2, "--seed", 7, "--quiet", "--out", path).code == 0
    return path


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A small position whose sequences of commands can be counted by hand."""
    path = tmp_path / "small.swn"
    path.write_text(
        "swqt 1\n"
        "board {\n  f1 edge : h1\n  h1 : p1\n  p1 edge :\n}\n"
        "content base\n"
        "asks A conquer\n"
        "A 5 hill ratmen hand 2 : f1\n"
        "B 2\n"
        "column flying orcs, stout elves, swamp humans, forest giants, mounted ghouls, heroic trolls\n",
        encoding="utf-8",
    )
    return path
