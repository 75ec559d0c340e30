"""packaging/dev.py understands its arguments and refuses with words that help."""

import ast
import re
from pathlib import Path

import pytest


@pytest.fixture
def runs(dev, environment, freezing, qtlibs, monkeypatch, tmp_path):
    """Nothing is installed or started; the list holds (command, variables) of each program.

    The command is told as what follows `python`, or with the bare name of another program.
    """
    started = []

    def run(command, cwd=None, variables=None, output=None):
        program = [] if command[0] == environment.python() else [Path(command[0]).stem]
        started.append(([*program, *command[1:]], variables))
        return 0

    monkeypatch.setattr(environment, "ensure", lambda *, tools: None)
    monkeypatch.setattr(environment, "missing", dict)
    monkeypatch.setattr(dev, "COMPILED", tmp_path / "compiled")
    monkeypatch.delenv("SWQT_COMPILED", raising=False)
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(qtlibs, "missing", lambda libraries: {})
    monkeypatch.setattr(freezing, "missing_packages", dict)
    return started


@pytest.fixture
def linux(monkeypatch):
    """Linux with neither a display nor a chosen Qt platform."""
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_the_entry_file_parses_on_an_old_python(root: Path) -> None:
    ast.parse((root / "packaging" / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_gets_a_clear_message(root: Path, monkeypatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 9, 18, "final", 0))
    path = root / "packaging" / "dev.py"
    with pytest.raises(SystemExit, match=r"swqt needs Python 3\.11 or newer; this is Python 3\.9"):
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), {"__name__": "dev"})


def test_an_unknown_command_is_named(dev, refused) -> None:
    known = "no such command: paly; there are: play, test, check, compile, freeze, pack, lock"
    assert known in refused(dev.main, ["paly"])


def test_the_help_names_every_command(dev) -> None:
    assert set(re.findall(r"^  (\w+)", dev.__doc__, re.MULTILINE)) == set(dev.COMMANDS)


def test_which_arguments_open_a_window(dev) -> None:
    for words in ("", "--seats 3", "saved/game.swn"):
        assert dev.opens_window(words.split()), words
    for words in ("--headless", "--seats 3 --headless", "--help", "--smoke", "replay game.swn", "perft a.swn 2"):
        assert not dev.opens_window(words.split()), words


@pytest.mark.usefixtures("linux")
def test_play_without_a_display_says_what_to_do(dev, runs, refused) -> None:
    assert "dev.py play --headless" in refused(dev.main, ["play"])
    assert runs == []


@pytest.fixture
def poor(runs, environment, freezing, qtlibs, system, monkeypatch):
    """A Debian that lacks a library of Qt, venv and a library of Python, where nobody is root."""
    monkeypatch.setattr(qtlibs, "missing", lambda libraries: {"libegl1": "libEGL.so.1"} if libraries else {})
    monkeypatch.setattr(environment, "missing", lambda: {"python3.12-venv": "ensurepip"})
    monkeypatch.setattr(freezing, "missing_packages", lambda: {"libpython3.12": "libpython3.12.so"})
    monkeypatch.setattr(system, "has_apt", lambda: True)
    monkeypatch.setattr(system, "is_root", lambda: False)
    monkeypatch.setattr(system, "current_name", lambda package: package)


@pytest.mark.usefixtures("linux", "poor")
@pytest.mark.parametrize(("words", "packages"), [
    ("play --headless", "libegl1 python3.12-venv"),
    ("play", "libegl1 python3.12-venv"),
    ("test", "libegl1 python3.12-venv"),
    ("freeze", "libegl1 python3.12-venv libpython3.12"),
])  # fmt: skip
def test_all_that_a_system_lacks_is_told_at_once_with_one_command(dev, runs, words: str, packages, refused) -> None:
    said = refused(dev.main, words.split())
    assert said.endswith(f"  sudo apt-get update && sudo apt-get install {packages}\n")
    assert ("dev.py play --headless" in said) is (words == "play"), "no display either"
    assert runs == []


@pytest.mark.usefixtures("linux", "runs")
def test_only_playing_goes_without_the_tools(dev, environment, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(environment, "ensure", lambda *, tools: asked.append(tools))
    playing = ("play --headless", "play replay game.swn", "play arena play --cluster local")
    for words in (*playing, "check", "test tests/engine", "compile", "lock"):
        dev.main(words.split())
    assert asked == [False, False, True, True, True, True, True]


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(("words", "started"), [
    ("play --headless --seed 7", ["-m swqt --headless --seed 7"]),
    ("test tests/engine -k dwarves", ["-m pytest tests/engine -k dwarves"]),
    ("check", ["-m ruff check", "-m mypy", "lint-imports --no-logo"]),
])  # fmt: skip
def test_what_a_command_starts_without_a_display(dev, runs, words: str, started: list[str]) -> None:
    assert dev.main(words.split()) == 0
    assert [(" ".join(command), variables) for command, variables in runs] == [(line, None) for line in started]


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(("variables", "extra"), [
    ({"DISPLAY": ":0"}, "X11"), ({"WAYLAND_DISPLAY": "wayland-0"}, "WAYLAND"),
    ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "X11"), ({"QT_QPA_PLATFORM": "offscreen"}, None),
])  # fmt: skip
@pytest.mark.usefixtures("runs")
def test_a_window_needs_the_libraries_of_its_display(dev, qtlibs, monkeypatch, variables, extra) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    asked = {}
    monkeypatch.setattr(qtlibs, "missing", lambda libraries: asked.update(libraries) or {})
    assert dev.main(["play"]) == 0
    assert asked == {**qtlibs.OFFSCREEN, **(getattr(qtlibs, extra) if extra else {})}


@pytest.mark.usefixtures("runs")
def test_windows_and_macos_need_no_system_libraries(dev, qtlibs, monkeypatch) -> None:
    monkeypatch.setattr(qtlibs, "missing", lambda libraries: pytest.fail("asked for system libraries"))
    for platform in ("win32", "darwin"):
        monkeypatch.setattr("sys.platform", platform)
        assert dev.main(["play"]) == dev.main(["test"]) == 0


def test_play_takes_the_compiled_rules_that_are_there_unless_told_otherwise(dev, runs, monkeypatch) -> None:
    dev.COMPILED.mkdir()
    dev.main(["play", "bench"])
    monkeypatch.setenv("SWQT_COMPILED", "no")
    dev.main(["play", "bench"])
    command = ["-m", "swqt", "bench"]
    assert runs == [(command, {"SWQT_COMPILED": str(dev.COMPILED)}), (command, None)]


def test_test_alone_runs_everything_and_checks_beside_it(dev, runs) -> None:
    assert dev.main(["test"]) == 0
    (checking, _), (testing, variables) = sorted(runs, key=lambda run: "pytest" in run[0])
    assert checking == [dev.__file__, "check"]
    assert testing[:4] == ["-m", "pytest", "-n", "auto"]
    assert (variables["QT_QPA_PLATFORM"], variables["PYTHONDONTWRITEBYTECODE"]) == ("offscreen", "")
    assert not [argument for argument in testing if argument.startswith(("tests", "--ignore", "-k"))]
    assert {"--cov=swqt.engine", "--cov=swqt.notation", "--cov-branch", "--cov-fail-under=100"} <= set(testing)


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(("word", "failing", "code", "parts"), [
    ("check", "ruff", 1, 3), ("check", None, 0, 3),
    ("test", "check", 3, 2), ("test", None, 0, 2),
])  # fmt: skip
def test_it_fails_if_one_part_does_and_runs_all(dev, environment, monkeypatch, capsys, word, failing, code, parts):
    started = []

    def run(command, cwd=None, variables=None, output=None):
        started.append(command)
        if output:
            output.write(b"what the tools say")
        return code if failing in command else 0

    monkeypatch.setattr(environment, "run", run)
    assert dev.main([word]) == code
    assert len(started) == parts
    assert capsys.readouterr().out == ("what the tools say" if word == "test" else "")


def test_pack_says_what_comes_first(dev, runs, environment, tmp_path, monkeypatch, refused) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    assert "first run  python3 packaging/dev.py freeze" in refused(dev.main, ["pack"])
    assert runs == []
