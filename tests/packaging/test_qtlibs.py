"""What the system lacks: libraries found by loading them, packages installed as root, otherwise explained."""

import re
from types import SimpleNamespace

import pytest


@pytest.fixture
def absent(qtlibs, monkeypatch):
    """The names in this set cannot be loaded."""
    names = {"libEGL.so.1", "libglib-2.0.so.0"}

    def load(name):
        if name in names:
            raise OSError(name)

    monkeypatch.setattr(qtlibs.ctypes, "CDLL", load)
    return names


@pytest.fixture
def apt(system, monkeypatch, absent):
    """A Debian whose packages arrive; `commands` holds what apt-get was told."""
    state = SimpleNamespace(commands=[], root=True, known="")

    def call(command, **_):
        state.commands.append(command)
        if "install" in command:
            absent.clear()
        return 0

    monkeypatch.setattr(system, "has_apt", lambda: True)
    monkeypatch.setattr(system, "is_root", lambda: state.root)
    monkeypatch.setattr(system.subprocess, "call", call)
    monkeypatch.setattr(system.subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=state.known))
    return state


@pytest.fixture
def lacking(qtlibs):
    return lambda: qtlibs.missing(qtlibs.OFFSCREEN)


def test_only_what_cannot_be_loaded_is_missing(qtlibs, system, apt, absent, lacking) -> None:
    assert lacking() == {"libegl1": "libEGL.so.1", "libglib2.0-0": "libglib-2.0.so.0"}
    assert qtlibs.missing(qtlibs.X11) == {}
    absent.clear()
    system.ensure_packages(lacking)
    assert apt.commands == []


@pytest.mark.parametrize(("known", "name"), [("", "libglib2.0-0"), ("libglib2.0-0t64\n", "libglib2.0-0t64")])
def test_root_installs_only_what_is_missing_after_an_update(system, apt, lacking, known: str, name: str) -> None:
    """A package that was renamed is found under its new name."""
    apt.known = known
    system.ensure_packages(lacking)
    update, install = apt.commands
    assert "update" in update
    assert install[-2:] == ["libegl1", name]


def test_others_get_the_exact_command(system, apt, lacking, refused) -> None:
    apt.root = False
    said = refused(system.ensure_packages, lacking)
    assert "sudo apt-get update && sudo apt-get install libegl1 libglib2.0-0\n" in said
    assert apt.commands == []


@pytest.mark.usefixtures("absent")
def test_a_system_without_apt_gets_the_names_of_the_libraries(system, lacking, monkeypatch, refused) -> None:
    monkeypatch.setattr(system, "has_apt", lambda: False)
    assert "libEGL.so.1, libglib-2.0.so.0" in refused(system.ensure_packages, lacking)


@pytest.mark.usefixtures("apt")
def test_packages_that_do_not_help_are_not_passed_over(system, refused) -> None:
    assert "still not found: libEGL.so.1" in refused(system.ensure_packages, lambda: {"libegl1": "libEGL.so.1"})


def test_the_workflows_install_the_same_packages(qtlibs, root) -> None:
    ci, release = ((root / ".github" / "workflows" / f"{name}.yml").read_text("utf-8") for name in ("ci", "release"))
    lines = [line for line in ci.replace("\\\n", " ").splitlines() if "apt-get install" in line]
    push, nightly = map(set, [line.split("--no-install-recommends")[1].split() for line in lines])
    assert push == set(qtlibs.OFFSCREEN.values())
    assert push < nightly, "the night also freezes"
    needed = {*qtlibs.OFFSCREEN.values(), *qtlibs.X11.values(), *qtlibs.WAYLAND.values(), "binutils"}
    assert needed <= set(re.findall(r"[\w.+-]+", release))
