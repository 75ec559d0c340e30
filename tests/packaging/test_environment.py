"""The .venv is made when needed, filled when the lock changed, and otherwise left alone."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest


@pytest.fixture
def fresh(environment, monkeypatch, tmp_path):
    """An empty checkout; `calls` holds what would have been started, `code` is what it returns."""
    state = SimpleNamespace(calls=[], installed=[], code=0, version=None, stamp=tmp_path / ".venv/requirements.stamp")
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    for name in ("LOCK", "TOOLS"):
        lock = tmp_path / getattr(environment, name).name
        lock.write_text("one==1\n", encoding="utf-8")
        monkeypatch.setattr(environment, name, lock)
    monkeypatch.setattr(environment, "_version", lambda: state.version)

    def call(command, **_):
        state.calls.append(command[2])
        if command[2] == "venv":
            (tmp_path / ".venv").mkdir(exist_ok=True)
            state.version = "3.12"
        else:
            state.installed.append([Path(word).name for word in command if word.endswith(".lock")])
        return state.code

    monkeypatch.setattr(environment.subprocess, "call", call)
    return state


def test_it_is_made_once_and_filled_again_when_the_lock_or_python_changes(environment, fresh) -> None:
    environment.ensure(tools=True)
    assert fresh.calls == ["venv", "pip"]
    environment.ensure(tools=True)
    assert fresh.calls == ["venv", "pip"]
    environment.LOCK.write_text("one==2\n", encoding="utf-8")
    environment.ensure(tools=True)
    fresh.version = "3.13"
    environment.ensure(tools=True)
    assert fresh.calls == ["venv", "pip", "pip", "pip"]


def test_tools_come_when_they_are_needed_and_stay(environment, fresh) -> None:
    environment.ensure(tools=False)
    assert fresh.installed == [["requirements.lock"]]
    both = ["requirements.lock", "tools.lock"]
    for tools in (True, True, False):
        environment.ensure(tools=tools)
    assert fresh.installed == [["requirements.lock"], both]
    environment.TOOLS.write_text("one==2\n", encoding="utf-8")
    environment.ensure(tools=False)
    environment.ensure(tools=True)
    assert fresh.installed == [["requirements.lock"], both, both]


def test_a_failed_installation_leaves_no_stamp(environment, fresh, refused) -> None:
    environment.ensure(tools=False)
    environment.LOCK.write_text("one==2\n", encoding="utf-8")
    fresh.code = 1
    assert "glibc 2.34" in refused(environment.ensure, tools=False)
    assert not fresh.stamp.exists()


def test_a_python_in_the_venv_that_is_broken_or_old_counts_as_none(environment, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(environment, "python", lambda: sys.executable)
    assert environment._version() == f"{sys.version_info.major}.{sys.version_info.minor}"
    monkeypatch.setattr(environment, "python", lambda: str(tmp_path / "absent"))
    assert environment._version() is None
    monkeypatch.setattr(environment.subprocess, "run", lambda *_, **__: SimpleNamespace(stdout="3.10\n"))
    assert environment._version() is None


def test_python_without_venv_lacks_debians_package_until_there_is_one(environment, fresh, monkeypatch) -> None:
    assert environment.missing() == {}
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    assert list(environment.missing()) == [f"python3.{sys.version_info.minor}-venv"]
    fresh.version = "3.12"
    assert environment.missing() == {}, "a .venv that works needs nothing"


def test_programs_run_on_the_checkout(environment, root, tmp_path) -> None:
    code = "import os, sys; sys.exit(os.environ['PYTHONPATH'].split(os.pathsep)[0] != sys.argv[1])"
    assert environment.run([sys.executable, "-c", code, str(root)], cwd=tmp_path) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_a_program_killed_by_a_signal_fails_as_in_a_shell(environment) -> None:
    assert environment.run([sys.executable, "-c", "import os; os.kill(os.getpid(), 11)"]) == 139
