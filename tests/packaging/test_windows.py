"""The installer for Windows: compiled by NSIS and tried under wine, where both are installed."""

import re
import shutil
import struct
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

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


class TestDownloads:
    """How they are made on Windows; its tools are noted down instead of called."""

    @pytest.fixture
    def files(self, load, monkeypatch: pytest.MonkeyPatch):
        for name in ("SWQT_SIGN_PFX", "SWQT_SIGN_PASSWORD", "SWQT_MSIX_NAME", "SWQT_MSIX_PUBLISHER"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr(sys, "platform", "win32")
        module = load("windows_files")
        monkeypatch.setattr(module.platform, "machine", lambda: "ARM64")
        return module

    @pytest.fixture
    def called(self, files, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        commands: list[list[str]] = []
        monkeypatch.setattr(files, "_call", lambda command: commands.append(list(command)))
        monkeypatch.setattr(files.shutil, "which", lambda name, path=None: name)
        return commands

    @pytest.fixture
    def program(self, tmp_path: Path) -> Path:
        program = tmp_path / "swqt"
        (program / "_internal").mkdir(parents=True)
        for name in ("swqt.exe", "swqt-console.exe", "_internal/part.dll"):
            (program / name).write_bytes(name.encode())
        return program

    @pytest.mark.usefixtures("files", "called")
    def test_the_zip_holds_the_program_in_one_folder(self, freezing, program: Path, tmp_path: Path, capsys) -> None:
        archive, installer = freezing._downloads(tmp_path, program)
        assert archive.name == f"swqt-{__version__}-windows-arm64.zip"
        assert installer.name == f"swqt-{__version__}-windows-arm64-setup.exe"
        with zipfile.ZipFile(archive) as packed:
            assert packed.testzip() is None
            assert set(packed.namelist()) == {"swqt/swqt.exe", "swqt/swqt-console.exe", "swqt/_internal/part.dll"}
        said = capsys.readouterr().err
        assert "no certificate: not signed are swqt-console.exe, swqt.exe" in said
        assert "no identity for the Microsoft Store" in said

    def test_with_a_certificate_programs_uninstaller_and_installer_are_signed(
        self, files, called, program: Path, tmp_path: Path, monkeypatch
    ) -> None:
        monkeypatch.setenv("SWQT_SIGN_PFX", "swqt.pfx")
        monkeypatch.setenv("SWQT_SIGN_PASSWORD", "secret")
        files.make(tmp_path, program)
        (first, making, last) = called
        for command in (first, last):
            assert command[:2] == ["signtool", "sign"]
            assert command[command.index("/f") + 1 : command.index("/f") + 4] == ["swqt.pfx", "/p", "secret"]
            assert {"/fd", "/tr"} <= set(command)
        assert [Path(name).name for name in first[-2:]] == ["swqt-console.exe", "swqt.exe"]
        assert last[-1].endswith("-setup.exe")
        (signs,) = [word for word in making if word.startswith("-DSIGN=")]
        assert signs == f'-DSIGN="{sys.executable}" "{files.__file__}" sign'
        assert "secret" not in " ".join(making), "what makensis prints may be read by all"

    @pytest.mark.usefixtures("called")
    def test_with_an_identity_the_store_gets_a_package(self, files, program, root, tmp_path, monkeypatch) -> None:
        monkeypatch.setenv("SWQT_MSIX_NAME", "12345.swqt")
        monkeypatch.setenv("SWQT_MSIX_PUBLISHER", "CN=ABC")
        staged: dict[str, bytes] = {}

        def call(command) -> None:
            if command[0] == "makeappx":
                stage = Path(command[command.index("/d") + 1])
                staged.update((path.relative_to(stage).as_posix(), path.read_bytes()) for path in stage.rglob("*.*"))

        monkeypatch.setattr(files, "_call", call)
        monkeypatch.setattr(files.environment, "python", lambda: sys.executable)
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
        files.make(tmp_path, program)
        manifest = ElementTree.fromstring(staged["AppxManifest.xml"])
        space = {"": "http://schemas.microsoft.com/appx/manifest/foundation/windows10",
                 "uap": "http://schemas.microsoft.com/appx/manifest/uap/windows10"}  # fmt: skip
        assert manifest.find("Identity", space).attrib == {
            "Name": "12345.swqt", "Publisher": "CN=ABC", "Version": f"{__version__}.0",
            "ProcessorArchitecture": "arm64",
        }  # fmt: skip
        text = staged["AppxManifest.xml"].decode()
        for picture, pixels in re.findall(r'"?Assets\\(swqt-(\d+)\.png)', text):
            assert struct.unpack_from(">II", staged[f"Assets/{picture}"], 16) == (int(pixels), int(pixels))
        assert all(f"Assets/{name}" in staged for name in re.findall(r"Assets\\([^\"<]+)", text))
        assert {"swqt.exe", "_internal/part.dll"} <= set(staged)
        spoken = {path.stem.removeprefix("swqt_") for path in (root / "resources" / "i18n").glob("swqt_*.ts")}
        assert {element.get("Language") for element in manifest.iterfind(".//Resource", space)} == {"en", *spoken}
        kinds = {
            each.find(".//uap:FileType", space).text: each.find("uap:DisplayName", space).text
            for each in manifest.iterfind(".//uap:FileTypeAssociation", space)
        }
        assert kinds == {".swn": "swqt game", ".swtrait": "swqt race or power", ".swboard": "swqt board"}
        assert manifest.find(".//uap:Protocol", space).get("Name") == "swqt"


def test_makensis_hands_the_uninstaller_to_what_signs_it(load, tmp_path: Path, monkeypatch) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("makensis is not installed (Debian: apt-get install nsis)")
    files = load("windows_files")
    (tmp_path / "swqt").mkdir()
    (tmp_path / "swqt" / "swqt.exe").write_bytes(b"program")
    note = tmp_path / "note.py"
    code = f"import sys; open({str(tmp_path / 'said')!r}, 'w').write(' '.join(sys.argv[1:]))"
    note.write_text(code, encoding="utf-8")
    monkeypatch.setattr(files, "__file__", str(note))
    assert files.make_installer(tmp_path / "swqt", tmp_path / "swqt-setup.exe").is_file()
    assert (tmp_path / "said").read_text("utf-8").startswith("sign ")


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
