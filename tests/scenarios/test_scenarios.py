"""Scenarios of rules that no single trait tells: the caverns, and both worlds in one game."""

from pathlib import Path

import pytest

from swqt.notation import run_scenarios
from tests.support.positions import LIBRARY

FILES = sorted(Path(__file__).parent.glob("*.swn"))


def test_there_are_some() -> None:
    assert {"bag", "chasms", "flames", "items", "monsters", "rivers", "worlds"} <= {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_come_true(path: Path) -> None:
    failures = run_scenarios(path.read_text(encoding="utf-8"), LIBRARY, source=path.name)
    assert not failures, "\n" + "\n".join(map(str, failures))
