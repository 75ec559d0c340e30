"""The translations of a checkout are compiled when they are outdated, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from swqt import catalogue_compiler, translation
from swqt.__main__ import main
from swqt.catalogue_compiler import CatalogueError, compile_catalogues

SOURCE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Door</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The catalogues of a checkout, not yet compiled."""
    (tmp_path / "pyproject.toml").touch()
    folder = tmp_path / "resources" / "i18n"
    folder.mkdir(parents=True)
    (folder / "swqt_es.ts").write_text(SOURCE, encoding="utf-8")
    return folder


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tools of Qt that have run."""
    ran = []
    run = catalogue_compiler.run_qt_tool

    def listed(name: str, *arguments: str) -> None:
        ran.append(name)
        run(name, *arguments)

    monkeypatch.setattr(catalogue_compiler, "run_qt_tool", listed)
    return ran


def said(folder: Path) -> str:
    return translation._load(folder / "swqt_es.qm").translate("Door", "Close")


def write(folder: Path, word: str, change: Callable[[os.stat_result], int]) -> None:
    """Write *word* to the source; *change* gets the state before and returns the new time of change."""
    source = folder / "swqt_es.ts"
    time = change(source.stat())
    source.write_text(SOURCE.replace("Cerrar", word), encoding="utf-8")
    os.utime(source, ns=(time, time))


def test_what_is_missing_is_compiled_once(folder: Path, tools: list[str]) -> None:
    for _ in range(2):
        compile_catalogues(folder)
        assert said(folder) == "Cerrar"
    assert tools == ["lrelease"]
    assert sorted(path.name for path in folder.iterdir()) == ["swqt_es.qm", "swqt_es.ts"]


@pytest.mark.parametrize("seconds", [1, -3600], ids=["newer", "older, as of another branch or from an archive"])
def test_what_has_changed_is_compiled_anew(folder: Path, tools: list[str], seconds: int) -> None:
    compile_catalogues(folder)
    write(folder, "Cierra", lambda before: before.st_mtime_ns + seconds * 10**9)
    compile_catalogues(folder)
    assert said(folder) == "Cierra"
    assert len(tools) == 2


def test_a_compiled_one_that_git_wrote_beside_its_source_is_not_trusted(folder: Path) -> None:
    compile_catalogues(folder)
    write(folder, "Cierra", lambda _: (folder / "swqt_es.qm").stat().st_mtime_ns)
    compile_catalogues(folder)
    assert said(folder) == "Cierra"


def test_what_changes_while_it_is_compiled_is_outdated(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = catalogue_compiler.run_qt_tool

    def run_and_change(*arguments: str) -> None:
        run(*arguments)
        write(folder, "Cierra", lambda before: before.st_mtime_ns + 10**9)

    with monkeypatch.context() as patch:
        patch.setattr(catalogue_compiler, "run_qt_tool", run_and_change)
        compile_catalogues(folder)
    assert said(folder) == "Cerrar"
    compile_catalogues(folder)
    assert said(folder) == "Cierra"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (SOURCE.replace("    <message>", "<<<<<<< HEAD\n    <message>"), ":6:2: Unexpected '<'."),
        (SOURCE.partition("</translation>")[0], ":8:27: Premature end of document."),
        ("", ":1:0: Premature end of document."),
    ],
    ids=["in conflict", "cut off", "empty"],
)
def test_a_broken_one_is_refused_with_its_line_and_the_old_one_stays(folder: Path, broken: str, why: str) -> None:
    compile_catalogues(folder)
    (folder / "swqt_es.ts").write_text(broken, encoding="utf-8")
    with pytest.raises(CatalogueError) as refused:
        compile_catalogues(folder)
    assert f"{folder / 'swqt_es.ts'}{why}" in str(refused.value)
    assert said(folder) == "Cerrar"
    assert sorted(path.name for path in folder.iterdir()) == ["swqt_es.qm", "swqt_es.ts"]


def test_a_language_that_is_gone_is_no_longer_spoken(folder: Path) -> None:
    shutil.copy(folder / "swqt_es.ts", folder / "swqt_fr.ts")
    compile_catalogues(folder)
    (folder / "swqt_fr.ts").unlink()
    compile_catalogues(folder)
    assert [path.name for path in folder.glob("*.qm")] == ["swqt_es.qm"]


def test_several_processes_may_compile_at_once(folder: Path, root: Path) -> None:
    code = "import sys, pathlib; from swqt.catalogue_compiler import compile_catalogues as compile\n"
    code += "print(flush=True); sys.stdin.read(); compile(pathlib.Path(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(folder)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    processes = [subprocess.Popen(command, cwd=root, **pipes) for _ in range(3)]
    for process in processes:
        process.stdout.readline()
    for process in processes:
        process.stdin.close()
    assert [process.wait(60) for process in processes] == [0, 0, 0]
    for process in processes:
        process.stdout.close()
    assert said(folder) == "Cerrar"
    assert sorted(path.name for path in folder.iterdir()) == ["swqt_es.qm", "swqt_es.ts"]


@pytest.mark.parametrize("other_was_faster", [True, False])
def test_a_file_that_another_process_has_open(
    folder: Path, monkeypatch: pytest.MonkeyPatch, other_was_faster: bool
) -> None:
    """On Windows such a file cannot be replaced; that is no harm if the other process has just made it."""
    replace = Path.replace

    def refuse(made: Path, target: Path) -> None:
        if other_was_faster:
            replace(made, target)
        raise PermissionError("the file is open")

    monkeypatch.setattr(Path, "replace", refuse)
    if other_was_faster:
        compile_catalogues(folder)
        assert said(folder) == "Cerrar"
    else:
        with pytest.raises(CatalogueError, match=r"swqt_es\.qm cannot be written: the file is open"):
            compile_catalogues(folder)


def test_without_qt_it_says_what_is_missing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue_compiler, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CatalogueError, match="need lrelease of PySide6, which is not installed"):
        compile_catalogues(folder)


def test_tools_of_the_system_do_when_pyside_has_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a distribution, or in the base application of a Flatpak."""
    package = catalogue_compiler.find_spec("PySide6")
    assert package is not None
    monkeypatch.setenv("PATH", str(Path(package.origin).parent))
    monkeypatch.setattr(catalogue_compiler, "find_spec", lambda name: None)
    compile_catalogues(folder)
    assert said(folder) == "Cerrar"


def test_a_checkout_compiles_before_it_says_which_languages_there_are(
    folder: Path, tools: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "resource_folder", lambda: folder.parent)
    assert translation.languages() == ("en", "es")
    assert translation.Translation("es").find("Door", "", "Close") == "Cerrar"
    assert tools == ["lrelease"]


def test_an_installed_program_compiles_nothing(
    folder: Path, tools: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder.parents[1] / "pyproject.toml").unlink()
    monkeypatch.setattr(translation, "resource_folder", lambda: folder.parent)
    assert translation.languages() == ("en",)
    assert tools == []


def test_the_program_names_a_broken_one_and_ends(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    (folder / "swqt_es.ts").write_text("Close = Cerrar\n", encoding="utf-8")
    monkeypatch.setattr(translation, "resource_folder", lambda: folder.parent)
    assert main(["trait", "explain", "elves", "--lang", "es"]) == 2
    assert capsys.readouterr().err == (
        f"swqt: lrelease error: Parse error at {folder / 'swqt_es.ts'}:1:1: Start tag expected.\n"
    )
