"""The helpers in packaging/ are no package: dev.py finds them beside itself, and so do these tests."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def load(root: Path, monkeypatch: pytest.MonkeyPatch):
    """Import dev, environment, qtlibs or system."""
    monkeypatch.syspath_prepend(root / "packaging")

    def by_name(name: str) -> ModuleType:
        return importlib.import_module(name)

    return by_name


def _helper(name: str):
    """A fixture that is the helper *name*."""

    @pytest.fixture(name=name)
    def module(load) -> ModuleType:
        return load(name)

    return module


dev, environment, freezing, qtlibs, system = map(_helper, ("dev", "environment", "freezing", "qtlibs", "system"))
