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


@pytest.fixture
def dev(load) -> ModuleType:
    return load("dev")


@pytest.fixture
def environment(load) -> ModuleType:
    return load("environment")


@pytest.fixture
def freezing(load) -> ModuleType:
    return load("freezing")


@pytest.fixture
def qtlibs(load) -> ModuleType:
    return load("qtlibs")


@pytest.fixture
def system(load) -> ModuleType:
    return load("system")
