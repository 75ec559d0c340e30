"""``packaging/bundled.py``: what only a freeze knows is listed with its licence, also in notices, bill and window."""

import json
import shutil
import subprocess
from importlib import metadata
from pathlib import Path

import pytest


@pytest.fixture
def bundled(load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """The module on a Debian that knows two libraries, of one source, and Python."""
    module = load("bundled")
    owners = {
        "/lib/x86_64-linux-gnu/libone.so.1": "libone1:amd64",
        "/usr/lib/x86_64-linux-gnu/libone-more.so.1": "libone-more",
        "/usr/lib/python3.11/lib-dynload/array.so": "libpython3.11-stdlib:amd64",
    }  # fmt: skip
    for package, words in (("libone1", "License: MIT\n\nLicense: Zlib\n"), ("libone-more", "License: MIT\n")):
        (tmp_path / "doc" / package).mkdir(parents=True)
        (tmp_path / "doc" / package / "copyright").write_text(words, encoding="utf-8")

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if command[1] == "--search":
            lines = [f"{owners[place]}: {place}" for place in command[2:] if place in owners]
            return subprocess.CompletedProcess(command, 1, "\n".join(lines) + "\n")
        return subprocess.CompletedProcess(command, 0, "one\n1:2.0+b1\n")

    monkeypatch.setattr(module.shutil, "which", lambda _: "/usr/bin/dpkg-query")
    monkeypatch.setattr(module.subprocess, "run", run)
    monkeypatch.setattr(module, "DOCUMENTS", tmp_path / "doc")
    return module


FILES = [
    "/usr/lib/x86_64-linux-gnu/libone.so.1",
    "/usr/lib/x86_64-linux-gnu/libone-more.so.1",
    "/venv/PySide6/libQt6Core.so.6",
    "/usr/lib/python3.11/lib-dynload/array.so",
]


def test_libraries_of_one_source_are_told_once_and_python_and_wheels_are_told_elsewhere(bundled) -> None:
    (part,) = bundled.system_libraries(FILES)
    assert (part["name"], part["version"], part["licence"]) in {("one", "1:2.0+b1", "MIT, Zlib"),
                                                                ("one", "1:2.0+b1", "MIT")}  # fmt: skip
    assert part["purl"].endswith("/one@1%3A2.0%2Bb1")


def test_a_licence_that_is_not_told_in_a_few_words_is_in_the_text(bundled) -> None:
    assert bundled._names("one", "This package was made by somebody.\n") == "LicenseRef-one"
    assert bundled._names("one", "".join(f"License: L{number}\n" for number in range(9))) == "LicenseRef-one"


def test_it_reaches_the_notices_the_bill_and_the_window(bundled, load, tmp_path: Path, monkeypatch, root: Path) -> None:
    try:
        metadata.version("pyinstaller")
    except metadata.PackageNotFoundError:
        pytest.skip("pyinstaller is not installed here; dev.py installs it")
    licences = load("licences")
    program = tmp_path / "swqt" / "_internal" / "swqt" / "data" / "resources" / "licences"
    shutil.copytree(root / "resources" / "licences", program)
    files = bundled.write(program, FILES)
    assert {file.name for file in files} == {"bundled.json", "PyInstaller.txt", "system-one.txt"}
    assert licences.main(["--notices", str(tmp_path), "--program", str(tmp_path / "swqt")]) == 0
    told = (tmp_path / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    assert "* one 1:2.0+b1: MIT" in told
    assert "The licence of PyInstaller (bootloader)" in told
    bill = json.loads((tmp_path / "swqt.cdx.json").read_text(encoding="utf-8"))
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(references) == len(set(references))
    assert "/one@1%3A2.0%2Bb1" in "".join(references)
    assert {entry["ref"] for entry in bill["dependencies"]} == {"swqt", *references}

    about = pytest.importorskip("swqt.gui.dialogs.about")
    monkeypatch.setattr(about, "resource_folder", lambda: program.parent)
    named = {part.name: part for part in about.components()}
    assert named["one"].text.startswith("License: MIT")
    assert "Bootloader" in named["PyInstaller (bootloader)"].licence
