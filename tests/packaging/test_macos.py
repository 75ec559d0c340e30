"""What macOS is told of the program."""

import plistlib
import re
import sys
from pathlib import Path

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


def test_games_are_documents_of_the_program(info: dict) -> None:
    (document,) = info["CFBundleDocumentTypes"]
    (kind,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["swn"]


def test_invitations_are_links_of_the_program(info: dict) -> None:
    (kind,) = info["CFBundleURLTypes"]
    assert kind["CFBundleURLSchemes"] == [LINK.removesuffix("://")]


def test_the_keys_make_a_property_list(info: dict, root: Path) -> None:
    assert plistlib.loads(plistlib.dumps(info)) == info
    assert info["CFBundleVersion"] == "1.2.3"
    with (root / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        rights = plistlib.load(file)
    assert rights == {"com.apple.security.cs.allow-unsigned-executable-memory": True,
                      "com.apple.security.cs.disable-library-validation": True}  # fmt: skip


def test_the_question_for_the_network_is_asked_in_every_language(load, tmp_path: Path) -> None:
    apple = load("apple")
    assert [path.parent.stem for _, path in apple.strings(tmp_path)] == apple.languages()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
class TestDiskImage:
    """The steps that make it; Apple's tools are noted down instead of called."""

    @pytest.fixture
    def steps(self, freezing, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
        """Make the image, with these variables set; return what was called."""
        (tmp_path / "swqt").mkdir()
        (tmp_path / "swqt" / "THIRD-PARTY.txt").write_text("all", encoding="utf-8")
        (tmp_path / "swqt.app" / "Contents" / "Resources").mkdir(parents=True)
        monkeypatch.setattr(freezing.sys, "platform", "darwin")
        called: list[list[str]] = []

        def make(**variables: str) -> list[list[str]]:
            for name in ("SWQT_SIGN_IDENTITY", "SWQT_NOTARY_PROFILE"):
                monkeypatch.delenv(name, raising=False)
            for name, value in variables.items():
                monkeypatch.setenv(name, value)
            monkeypatch.setattr(freezing, "_call", lambda command: called.append(list(command)))
            (image,) = freezing.pack_macos(tmp_path, tmp_path / "swqt")
            assert image.name.startswith("swqt-")
            assert image.suffix == ".dmg"
            assert (tmp_path / "swqt.app" / "Contents" / "Resources" / "THIRD-PARTY.txt").is_file()
            return called

        return make

    def test_without_an_identity_it_is_signed_for_this_computer_only(self, steps) -> None:
        called = steps()
        assert [command[0] for command in called] == ["codesign", "codesign", "hdiutil"]
        assert called[0][called[0].index("--sign") + 1] == "-"
        assert "--options" not in called[0]
        assert "--verify" in called[1]

    def test_with_one_it_is_signed_with_its_rights_and_not_yet_notarised(self, steps, root: Path) -> None:
        called = steps(SWQT_SIGN_IDENTITY="Developer ID Application: Somebody")
        assert [command[0] for command in called] == ["codesign", "codesign", "hdiutil", "codesign"]
        sign = called[0]
        assert sign[sign.index("--sign") + 1] == "Developer ID Application: Somebody"
        assert sign[sign.index("--options") + 1] == "runtime"
        assert Path(sign[sign.index("--entitlements") + 1]) == root / "packaging" / "macos" / "entitlements.plist"

    def test_with_a_profile_it_is_notarised_and_stapled_at_the_end(self, steps) -> None:
        called = steps(SWQT_SIGN_IDENTITY="Somebody", SWQT_NOTARY_PROFILE="swqt")
        assert [command[:3] for command in called[-2:]] == [
            ["xcrun", "notarytool", "submit"], ["xcrun", "stapler", "staple"],
        ]  # fmt: skip


def test_languages_are_those_of_the_window(info: dict, root: Path) -> None:
    spoken = {path.stem.removeprefix("swqt_") for path in (root / "resources" / "i18n").glob("swqt_*.ts")}
    assert set(info["CFBundleLocalizations"]) == {"en", *spoken}


def test_macos_asks_in_the_language_of_the_player(load, info: dict, tmp_path: Path) -> None:
    apple = load("apple")
    placed = dict(apple.strings(tmp_path))
    assert set(placed) == {f"{language}.lproj/InfoPlist.strings" for language in apple.languages()}
    for place, path in placed.items():
        assert path == tmp_path / place
        (why,) = re.findall(r'^NSLocalNetworkUsageDescription = "([^"]+)";$', path.read_text(encoding="utf-8"), re.M)
        assert why != info["NSLocalNetworkUsageDescription"]
