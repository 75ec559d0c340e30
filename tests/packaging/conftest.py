"""The helpers in packaging/ are no package: dev.py finds them beside itself, and so do these tests."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def load(root: Path, monkeypatch: pytest.MonkeyPatch):
    """Import dev, environment, qtlibs or system."""
    monkeypatch.syspath_prepend(root / "packaging")
    return importlib.import_module


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]):
    """Call something that ends the program with code 2; return what it complains of."""

    def complaint(call, *arguments: object, **options: object) -> str:
        with pytest.raises(SystemExit) as stopped:
            call(*arguments, **options)
        assert stopped.value.code == 2
        return capsys.readouterr().err

    return complaint


def _helper(name: str):
    """A fixture that is the helper *name*."""

    @pytest.fixture(name=name)
    def module(load) -> ModuleType:
        return load(name)

    return module


dev, environment, freezing, qtlibs, system = map(_helper, ("dev", "environment", "freezing", "qtlibs", "system"))
