"""Both worlds in one game, and the house rules about it, as scenarios."""

from pathlib import Path

import pytest

from swqt.notation import run_scenarios
from tests.engine.positions import LIBRARY

FILES = sorted(Path(__file__).parent.glob("*.swn"))


def test_there_are_some() -> None:
    assert [path.stem for path in FILES] == ["flames", "worlds"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_come_true(path: Path) -> None:
    failures = run_scenarios(path.read_text(encoding="utf-8"), LIBRARY, source=path.name)
    assert not failures, "\n" + "\n".join(map(str, failures))
