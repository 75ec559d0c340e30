"""The frozen program works: made once, in a folder of its own, and started without any Python."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from swqt.cli import smoke
from swqt.net.game.verify import verify
from swqt.table import Library
from swqt.version import engine_digest
from tests.support.programs import output_of

PLAIN = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


def need(freezing) -> None:
    """Skip, with a clear word, where it cannot be frozen."""
    if why := freezing.obstacle():
        pytest.skip(why)
    if missing := freezing.missing_packages():
        pytest.skip(f"nothing can be frozen without {', '.join(missing.values())}: apt-get install {' '.join(missing)}")
    for name in ("pyinstaller", "zeroconf"):
        try:
            metadata.version(name)
        except metadata.PackageNotFoundError:
            pytest.skip(f"{name} is not installed here; dev.py installs it")


def play_on_a_network(program: str, surroundings: dict[str, str], folder: Path) -> None:
    """Two frozen programs play a whole game with each other, found by an invitation with a PIN; both prove it."""
    programs: list[subprocess.Popen[str]] = []

    def start(name: str, *words: str) -> subprocess.Popen[str]:
        (folder / name).mkdir()
        command = [program, "lan", *words, "--listen", "127.0.0.1", "--port", "0", "--no-discovery", "--quiet"]
        command += ["--name", name, "--save", str(folder / name / "game.swn")]
        programs.append(subprocess.Popen(
            command, env={**surroundings, "SWQT_HOME": str(folder / name), "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        ))  # fmt: skip
        return programs[-1]

    try:
        host = start("Anna", "host", "--board", "midland-2", "--bot", "beginner", "--pin", "--start-when-full")
        said = ""
        while not (invited := re.search(r"^invitation: (\S+)", said, re.MULTILINE)):
            line = host.stdout.readline()
            assert line, said
            said += line
        guest = start("Ben", "join", invited[1], "--bot", "random")
        heard = guest.communicate(timeout=300)[0]
        said += host.communicate(timeout=300)[0]
    finally:
        for process in programs:
            if process.poll() is None:
                process.kill()
                process.communicate()
    assert (host.returncode, guest.returncode) == (0, 0), said + heard
    assert "the dice are verified" in said
    first, second = (verify((folder / name / "game.swn").read_bytes(), Library()) for name in ("Anna", "Ben"))
    assert first.good, first.problems
    assert second.good, second.problems
    assert first.over
    assert (first.game, first.entries) == (second.game, second.entries)


# One test, not many: it takes half a minute to freeze, and several processes would each do so.
@pytest.mark.slow
def test_it_works_without_python_and_holds_what_it_must(freezing, environment, root, tmp_path, monkeypatch) -> None:
    need(freezing)
    monkeypatch.setattr(environment, "python", lambda: sys.executable)
    program = freezing.freeze(tmp_path / "made", tmp_path / "work")
    moved = tmp_path / "else where – ß"
    program.rename(moved)    # it must not matter where it lies
    home = tmp_path / "home"
    home.mkdir()
    surroundings = {**(os.environ if os.name == "nt" else PLAIN), "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    started = str(freezing.executable(moved))
    told = json.loads(output_of(started, "--smoke", cwd=home, env=surroundings))
    assert (told["ok"], told["frozen"], told["landscape"]) == (True, True, "shipped")
    assert told["turns"] >= smoke.TURNS
    assert told["engine"] == smoke.engine()["engine"], "the same rules as here"
    assert told["rules"] == engine_digest().hex(), "it may sit at one table with a checkout, a wheel and other systems"
    assert told["network"]["moves"] == smoke.MOVES
    assert set(told["libraries"]) >= set(smoke.LIBRARIES)
    assert told["tls"] in ("openssl", "schannel", "securetransport"), "Qt's, with what the system has"
    play_on_a_network(started, surroundings, tmp_path)
    assert [path.name for path in home.iterdir()] == [], "a trial leaves nothing behind"

    kind = "compiled" if told["compiled"] else "pure"
    assert output_of(started, "--version", env=surroundings) == f"swqt {told['swqt']}, {kind} rules\n"
    data = moved / "_internal" / "swqt" / "data"
    assert (data / "resources" / "licences" / "LGPL-3.0.txt").is_file()
    spoken = {"swqt_de.qm", "swqt_en.qm", "swqt_es.qm", "swqt_fr.qm", "swqt_it.qm", "swqt_ru.qm"}
    assert {path.name for path in (data / "resources" / "i18n").glob("swqt_*")} == spoken
    assert list((data / "boards" / "painted").glob("*.webp"))
    names = {path.name for path in moved.rglob("*")}
    unused = (
        "Qml", "Quick", "VirtualKeyboard", "WebEngine", "Designer", "libgtk", "QtTest", "Qt6OpenGL", "QtDBus.",
        "libssl", "libcrypto", "_ssl", "_hashlib", "_codecs_", "_multibytecodec", "RECORD", "_yaml",
    )  # fmt: skip
    assert [name for name in names if any(word in name for word in unused)] == []
    ours = [path.relative_to(root) for folder in ("resources", "boards") for path in (root / folder).rglob("*.*")]
    left_out = {path.parts[1] if path.suffix == ".webp" else path.suffix for path in ours if not (data / path).exists()}
    assert left_out == {"screenshots", ".ts", ".md"}, "what only this page of the project and translators need"
    carried = {part["name"] for part in json.loads((data / "resources/licences/bundled.json").read_text("utf-8"))}
    assert "PyInstaller (bootloader)" in carried
    if sys.platform == "linux":
        assert freezing.size(moved) < 170e6
        assert not [name for name in names if name.startswith("libmvec")], "a part of another glibc"
        if shutil.which("dpkg-query"):
            assert {"glib2.0", "libx11", "zlib"} <= carried
