"""What a verb of an effect means stands in few places; everything else follows from its declaration."""

from pathlib import Path

import pytest


@pytest.mark.parametrize("verb", ["gift", "price", "windfall"])
def test_few_modules_know_a_verb(root: Path, verb: str) -> None:
    modules = [path for path in (root / "swqt").rglob("*.py") if f'"{verb}"' in path.read_text(encoding="utf-8")]
    assert len(modules) <= 6, modules
