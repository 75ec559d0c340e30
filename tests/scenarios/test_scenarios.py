"""Scenarios of rules that no single trait tells: the caverns, and both worlds in one game."""

from pathlib import Path

import pytest

from swqt.notation import run_scenarios
from swqt.table import Library

FILES = sorted(Path(__file__).parent.glob("*.swn"))
LIBRARY = Library(Path("no-such-folder"))
"""The shipped boards and traits, and those that a scenario brings along."""


def test_there_are_some() -> None:
    assert {"bag", "chasms", "corners", "flames", "items", "monsters", "rivers", "worlds"} <= {p.stem for p in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_come_true(path: Path) -> None:
    failures = run_scenarios(path.read_text(encoding="utf-8"), LIBRARY, source=path.name)
    assert not failures, "\n" + "\n".join(map(str, failures))
