"""What macOS is told of the program."""

import plistlib
import re
import struct
import sys
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import pytest

from swqt.cli.main import LINK


@pytest.fixture
def info(load) -> dict:
    return load("apple").info("1.2.3")


def test_the_network_keys_are_there_and_name_the_service_that_is_announced(info: dict, root: Path) -> None:
    assert info["NSLocalNetworkUsageDescription"].strip()
    assert info["NSBonjourServices"] == ["_swqt._tcp"]
    sources = [path.read_text(encoding="utf-8") for path in (root / "swqt").rglob("*.py")]
    announced = {name for text in sources for name in re.findall(r'"(_[a-z-]+\._tcp)\.?(?:local\.)?"', text)}
    assert announced <= {"_swqt._tcp"}


def test_games_traits_and_boards_are_documents_of_the_program(info: dict) -> None:
    ends = (["swn"], ["swtrait"], ["swboard"])
    pairs = zip(info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"], ends, strict=True)
    for document, kind, extensions in pairs:
        assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
        assert kind["UTTypeTagSpecification"]["public.filename-extension"] == extensions
        assert document["CFBundleTypeName"] == kind["UTTypeDescription"]
    (kind,) = info["CFBundleURLTypes"]
    assert kind["CFBundleURLSchemes"] == [LINK.removesuffix("://")], "of invitations"


def mach_o(*commands: bytes) -> bytes:
    """A program for one processor with these load commands, and something behind them."""
    head = struct.pack("<4sIIIIIII", b"\xcf\xfa\xed\xfe", 0x100000C, 0, 2, len(commands), 0, 0, 0)
    return head + b"".join(commands) + b"code"


OTHER = struct.pack("<II12s", 0x26, 20, b"\x1b" * 12)
UUID = struct.pack("<II16s", 0x1B, 24, b"of this build...")


@pytest.fixture
def application(load, tmp_path: Path) -> Path:
    """An application as PyInstaller makes it: a program, libraries, a framework, data, links."""
    contents = tmp_path / "swqt.app" / "Contents"
    for name, data in {
        "MacOS/swqt": mach_o(OTHER, UUID),
        "Frameworks/libcrypto.dylib": mach_o(UUID),
        "Frameworks/both.so": b"\xca\xfe\xba\xbe and more",
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": mach_o(UUID),
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist": b"<plist/>",
        "Resources/swqt/data/a.toml": b"no program",
    }.items():
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_bytes(data)
    (contents / "Resources" / "libcrypto.dylib").symlink_to("../Frameworks/libcrypto.dylib")
    apple = load("apple")
    keys = {**apple.info("1.2.3"), "CFBundleIdentifier": apple.IDENTIFIER, "CFBundleExecutable": "swqt"}
    (contents / "Info.plist").write_bytes(plistlib.dumps(keys))
    return tmp_path / "swqt.app"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
class TestDiskImage:
    """The steps that make it; Apple's tools are noted down instead of called."""

    @pytest.fixture
    def steps(self, load, application: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
        """Make the image, with these variables set; return what was called."""

        def make(**variables: str) -> list[list[str]]:
            for name in ("SWQT_SIGN_IDENTITY", "SWQT_NOTARY_PROFILE"):
                monkeypatch.delenv(name, raising=False)
            for name, value in variables.items():
                monkeypatch.setenv(name, value)
            called: list[list[str]] = []
            load("macos_image").make(
                application, tmp_path / "swqt.dmg", "1.2.3", lambda command: called.append(list(command))
            )
            return called

        return make

    def test_the_frozen_application_gets_its_notices_and_becomes_an_image(
        self, load, freezing, application: Path, monkeypatch, tmp_path: Path
    ) -> None:
        (tmp_path / "swqt").mkdir()
        (tmp_path / "swqt" / "THIRD-PARTY.txt").write_text("all", encoding="utf-8")
        monkeypatch.setattr(freezing.sys, "platform", "darwin")
        monkeypatch.setattr(load("macos_image"), "make", lambda *_: None)
        (image,) = freezing._downloads(tmp_path, tmp_path / "swqt")
        assert image.suffix == ".dmg"
        assert (application / "Contents" / "Resources" / "THIRD-PARTY.txt").is_file()

    def test_without_an_identity_it_is_signed_for_this_computer_only(self, steps) -> None:
        called = steps()
        assert [command[0] for command in called] == [*["codesign"] * 5, "hdiutil"]
        assert all(command[:4] == ["codesign", "--force", "--sign", "-"] for command in called[:4])
        assert not any("--options" in command for command in called)
        assert "--verify" in called[4]

    def test_every_part_is_signed_by_itself_from_the_inside_out_and_the_program_last(
        self, steps, application: Path, root: Path
    ) -> None:
        signed = steps(SWQT_SIGN_IDENTITY="Developer ID Application: Somebody")[:4]
        parts = [Path(command[-1]).relative_to(application).as_posix() for command in signed]
        assert parts == [
            "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A", "Contents/Frameworks/both.so",
            "Contents/Frameworks/libcrypto.dylib", ".",
        ]  # fmt: skip
        for command in signed:
            assert "--deep" not in command
            assert command[command.index("--sign") + 1] == "Developer ID Application: Somebody"
            assert command[command.index("--options") + 1] == "runtime"
            assert ("--entitlements" in command) is (command is signed[-1]), "the rights are those of the program"
        rights = signed[-1][signed[-1].index("--entitlements") + 1]
        assert Path(rights) == root / "packaging" / "macos" / "entitlements.plist"

    def test_with_a_profile_both_application_and_image_are_notarised_and_stapled(self, steps) -> None:
        called = steps(SWQT_SIGN_IDENTITY="Somebody", SWQT_NOTARY_PROFILE="swqt")
        tools = [(command["xcrun" in command], Path(command[-1]).name) for command in called[5:]]
        assert [Path(command[3]).name for command in called if "submit" in command] == ["swqt.zip", "swqt.dmg"]
        assert [tool for tool, _ in tools] == [
            "ditto", "notarytool", "stapler", "hdiutil", "codesign", "notarytool", "stapler",
        ]  # fmt: skip
        assert [name for tool, name in tools if tool == "stapler"] == ["swqt.app", "swqt.dmg"]

    def test_its_identifier_stays_from_build_to_build(self, load, steps, application: Path) -> None:
        """macOS remembers by it who may use the local network."""
        steps()
        program = (application / "Contents" / "MacOS" / "swqt").read_bytes()
        own = uuid5(NAMESPACE_URL, "io.github.swqt.swqt").bytes
        assert program == mach_o(OTHER, UUID.replace(b"of this build...", own))

    @pytest.mark.parametrize("key", ["NSLocalNetworkUsageDescription", "NSBonjourServices", "CFBundleIdentifier"])
    def test_an_application_whose_info_lacks_a_key_is_refused(self, steps, application: Path, key, capsys) -> None:
        path = application / "Contents" / "Info.plist"
        keys = plistlib.loads(path.read_bytes())
        del keys[key]
        path.write_bytes(plistlib.dumps(keys))
        with pytest.raises(SystemExit):
            steps()
        assert key.removeprefix("CFBundle").lower() in capsys.readouterr().err.lower()


def test_languages_are_those_of_the_window(info: dict, root: Path) -> None:
    spoken = {path.stem.removeprefix("swqt_") for path in (root / "resources" / "i18n").glob("swqt_*.ts")}
    assert set(info["CFBundleLocalizations"]) == {"en", *spoken}


def test_macos_asks_in_the_language_of_the_player(load, info: dict, tmp_path: Path) -> None:
    apple = load("apple")
    placed = dict(apple.strings(tmp_path))
    assert list(placed) == [f"{language}.lproj/InfoPlist.strings" for language in apple.languages()]
    for place, path in placed.items():
        assert path == tmp_path / place
        (why,) = re.findall(r'^NSLocalNetworkUsageDescription = "([^"]+)";$', path.read_text(encoding="utf-8"), re.M)
        assert why != info["NSLocalNetworkUsageDescription"]
