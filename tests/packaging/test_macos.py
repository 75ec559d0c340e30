"""What macOS is told of the program."""

import plistlib
import re
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


def test_languages_are_those_of_the_window(info: dict, root: Path) -> None:
    spoken = {path.stem.removeprefix("swqt_") for path in (root / "resources" / "i18n").glob("swqt_*.qm")}
    assert set(info["CFBundleLocalizations"]) == {"en", *spoken}


def test_macos_asks_in_the_language_of_the_player(load, info: dict, tmp_path: Path) -> None:
    apple = load("apple")
    placed = dict(apple.strings(tmp_path))
    assert set(placed) == {f"{language}.lproj/InfoPlist.strings" for language in apple.languages()}
    for place, path in placed.items():
        assert path == tmp_path / place
        (why,) = re.findall(r'^NSLocalNetworkUsageDescription = "([^"]+)";$', path.read_text(encoding="utf-8"), re.M)
        assert why != info["NSLocalNetworkUsageDescription"]
