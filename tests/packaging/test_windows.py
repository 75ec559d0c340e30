"""The installer for Windows: compiled by NSIS and tried under wine, where both are installed."""

import re
import struct
import sys
import zipfile
from pathlib import Path

import pytest

from swqt import __version__


@pytest.fixture
def script(root: Path) -> str:
    return (root / "packaging" / "windows" / "swqt.nsi").read_text(encoding="utf-8")


def test_it_asks_for_no_rights_and_leaves_the_players_files_alone(script: str) -> None:
    assert "RequestExecutionLevel user" in script
    assert not re.search(r"HKLM|HKCR|\$PROGRAMFILES|SetShellVarContext all", script)
    assert re.findall(r"RMDir /r (.*)", script) == ['"$INSTDIR\\_internal"']
    assert "LOCALAPPDATA\\swqt" not in re.sub(r"^;.*", "", script, flags=re.MULTILINE)


def test_a_firewall_rule_is_made_by_choice_only_and_for_private_networks(script: str) -> None:
    assert 'Section /o "$(FIREWALL)"' in script
    (rule,) = re.findall(r"add rule.*?profile=\w+", script, re.DOTALL)
    assert rule.endswith("profile=private")


def test_every_text_is_there_in_six_languages(script: str) -> None:
    languages = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"', script, re.MULTILINE)
    assert languages == ["English", "Spanish", "Italian", "Russian", "French", "German"]
    texts = re.findall(r"^!insertmacro Text (\w+) (.*?[^\\])$", script, re.MULTILINE | re.DOTALL)
    assert len(texts) > 8
    for name, words in texts:
        forms = re.findall(r'"([^"]*)"', words)
        assert len(forms) == 6, name
        assert len(set(forms)) == 6, name
        assert re.search("[а-я]", forms[3]), name


def test_the_zip_holds_the_program_in_one_folder(freezing, tmp_path: Path, monkeypatch) -> None:
    program = tmp_path / "swqt"
    (program / "_internal").mkdir(parents=True)
    for name in ("swqt.exe", "swqt-console.exe", "_internal/part.dll"):
        (program / name).write_bytes(name.encode())
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(freezing.platform, "machine", lambda: "ARM64")
    monkeypatch.setattr(freezing, "make_installer", lambda made_of, target: target)
    archive, installer = freezing.pack_windows(tmp_path, program)
    assert archive.name == f"swqt-{__version__}-windows-arm64.zip"
    assert installer.name == f"swqt-{__version__}-windows-arm64-setup.exe"
    with zipfile.ZipFile(archive) as packed:
        assert packed.testzip() is None
        assert set(packed.namelist()) == {"swqt/swqt.exe", "swqt/swqt-console.exe", "swqt/_internal/part.dll"}


def test_the_life_of_an_installation(load, tmp_path: Path, root: Path, monkeypatch) -> None:
    """Install, upgrade, refuse while running, remove, install elsewhere; packaging/README.md says what is not tried."""
    monkeypatch.syspath_prepend(root / "packaging" / "windows")
    trial = load("try_under_wine")
    if lost := trial.missing():
        pytest.skip(f"the installer can be tried only with {lost} (Debian: apt-get install nsis wine64)")
    told: list[str] = []
    trial.try_it(tmp_path, tell=told.append)
    assert len(told) == 9


def test_the_icon_files_hold_the_pictures(load) -> None:
    files = load("iconfiles")
    ico = files.ico()
    reserved, kind, count = struct.unpack_from("<HHH", ico)
    assert (reserved, kind, count) == (0, 1, len(files.WINDOWS))
    for number, pixels in enumerate(files.WINDOWS):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert width == height == pixels % 256
        assert ico[offset : offset + length] == files.picture(pixels)
    icns = files.icns()
    name, length = struct.unpack_from(">4sI", icns)
    assert (name, length) == (b"icns", len(icns))
    found, at = {}, 8
    while at < length:
        name, size = struct.unpack_from(">4sI", icns, at)
        found[name.decode()] = icns[at + 8 : at + size]
        at += size
    assert {key: struct.unpack_from(">II", data, 16) for key, data in found.items()} == {
        key: (pixels, pixels) for key, pixels in files.APPLE.items()
    }


def test_the_side_of_the_installer_is_the_icon_on_parchment(load, tmp_path: Path) -> None:
    files = load("iconfiles")
    files.write(tmp_path)
    gui = pytest.importorskip("PySide6.QtGui")
    made = gui.QImage(str(tmp_path / "side.bmp"))
    assert (made.width(), made.height()) == files.SIDE
    paper = gui.QImage(made.size(), gui.QImage.Format.Format_RGB32)
    painter = gui.QPainter(paper)
    for y in range(paper.height()):
        painter.fillRect(0, y, paper.width(), 1, made.pixelColor(0, y))
    painter.drawImage(18, 48, gui.QImage(str(files.FOLDER / "swqt-128.png")))
    painter.end()
    off = max(
        abs(a - b)
        for x in range(0, made.width(), 3) for y in range(0, made.height(), 3)
        for a, b in zip(made.pixelColor(x, y).getRgb(), paper.pixelColor(x, y).getRgb(), strict=True)
    )  # fmt: skip
    assert off <= 3, "as Qt reads and mixes it"
    assert made.pixelColor(0, 0).getRgb()[:3] != made.pixelColor(0, 313).getRgb()[:3]


def test_the_details_of_the_program_are_those_of_this_version(load) -> None:
    pytest.importorskip("PyInstaller.utils.win32.versioninfo", exc_type=ImportError, reason="only on Windows")
    assert "0.1.0" in str(load("windows_version").info("0.1.0"))
