"""``swqt bench --window``: figures come from processes of their own, and a failure there is told in one line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from swqt.cli import bench_window
from swqt.cli.errors import CliError


def test_the_last_line_of_a_part_is_what_it_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(words: list[str], **rest: object) -> subprocess.CompletedProcess[str]:
        asked.append(words)
        assert rest["env"]["SWQT_HOME"] == str(tmp_path)    # type: ignore[index]
        return subprocess.CompletedProcess(words, 0, 'a warning\n{"at": 5.0, "cpu": 0.25, "memory": 64.5}\n', "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(bench_window, "monotonic", lambda: 4.5)
    assert bench_window.start("bare", str(tmp_path)) == (500.0, 250.0, 64.5)
    assert asked == [[sys.executable, "-m", "swqt.gui.measure.bare"]]


def test_a_part_that_fails_is_told_with_its_last_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.CompletedProcess([], 1, "", "Traceback\nModuleNotFoundError: No module named 'PySide6'\n")
    monkeypatch.setattr(subprocess, "run", lambda *words, **rest: done)
    with pytest.raises(CliError, match="cannot be measured: ModuleNotFoundError: No module named 'PySide6'"):
        bench_window.measure("bare", str(tmp_path))


def test_a_first_frame_is_measured_for_real(tmp_path: Path) -> None:
    figures = bench_window.start("bare", str(tmp_path))
    assert figures.clock > 0
    assert figures.cpu > 0
    assert json.dumps(figures)


def test_of_several_visits_the_shortest_pauses_count() -> None:
    visits = [{"clicks": [60.0, 40.0, 0], "a hint": [9.0, 8.0, 0]}, {"clicks": [50.0, 70.0, 2]}]
    assert bench_window.shortest(visits) == {"clicks": [50.0, 40.0, 0], "a hint": [9.0, 8.0, 0]}
