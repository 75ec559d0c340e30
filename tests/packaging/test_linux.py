"""What a Linux desktop is told of the program is well-formed, and install.sh puts everything where it belongs."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from swqt import __version__
from swqt.cli.main import LINK as SCHEME

NAME = "io.github.swqt.swqt"
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="only for Linux")


@pytest.fixture
def folder(root: Path) -> Path:
    return root / "packaging" / "linux"


@pytest.fixture
def entry(folder: Path) -> dict[str, str]:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str
    parser.read(folder / f"{NAME}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def run(tool: str, *arguments: object, cwd: Path | None = None) -> str:
    """Have *tool* check something, in the folder *cwd*, and return what it prints; skip where it is missing."""
    program = shutil.which(tool)
    if program is None:
        packages = "desktop-file-utils, appstream, shared-mime-info, flatpak-builder"
        pytest.skip(f"{tool} is not installed (Debian: {packages})")
    done = subprocess.run(
        [program, *map(str, arguments)], capture_output=True, text=True, timeout=300, check=False, cwd=cwd
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stderr.lower()
    return done.stdout


@linux_only
@pytest.mark.parametrize(
    ("command", "file"), [("desktop-file-validate", "desktop"), ("appstreamcli validate --no-net", "metainfo.xml")]
)
def test_the_desktop_entry_and_the_metadata_for_software_centres_are_valid(folder, command: str, file: str) -> None:
    run(*command.split(), folder / f"{NAME}.{file}")


@linux_only
def test_the_kind_of_file_is_known_to_a_mime_database(folder: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    shutil.copy(folder / f"{NAME}.xml", packages)
    run("update-mime-database", tmp_path)
    assert "application/x-swqt-game:*.swn" in (tmp_path / "globs").read_text(encoding="utf-8").splitlines()


def test_all_of_them_say_the_same(folder: Path, entry: dict[str, str], root: Path) -> None:
    info = ElementTree.parse(folder / f"{NAME}.metainfo.xml").getroot()
    mime = ElementTree.parse(folder / f"{NAME}.xml").getroot()
    (kind,) = (element.get("type") for element in mime)
    assert info.findtext("id") == info.findtext("launchable").removesuffix(".desktop") == entry["Icon"] == NAME
    assert entry["MimeType"].rstrip(";").split(";") == [kind, f"x-scheme-handler/{SCHEME.removesuffix('://')}"]
    assert info.findtext("provides/mediatype") == kind
    assert entry["Exec"] == "swqt %u", "a link is no file"
    assert entry["Name"] == info.findtext("name") == "swqt"
    assert entry["Comment"] == info.findtext("summary")
    assert info.find("releases/release").get("version") == __version__
    assert f'"{NAME}"' in (root / "swqt" / "gui" / "app" / "application.py").read_text(encoding="utf-8")


LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_they_speak_every_language_of_the_window(folder: Path, entry: dict[str, str], load) -> None:
    info = ElementTree.parse(folder / f"{NAME}.metainfo.xml").getroot()
    mime = ElementTree.parse(folder / f"{NAME}.xml").getroot()
    texts = [*info.findall("description/p"), *info.findall("description/ul/li")]
    spoken = load("apple").languages()
    for language in spoken:
        assert entry[f"Comment[{language}]"] == next(e.text for e in info.findall("summary") if e.get(LANG) == language)
        assert f"GenericName[{language}]" in entry
        assert f"Keywords[{language}]" in entry
        assert any(comment.get(LANG) == language for comment in mime.iter() if comment.tag.endswith("}comment"))
        translated = sum(text.get(LANG) == language for text in texts)
        assert translated == sum(text.get(LANG) is None for text in texts), language
    assert {"en", *spoken} <= {lang.text for lang in info.findall("languages/lang")}


def test_the_flatpak_takes_what_is_there(folder: Path) -> None:
    manifest = (folder / f"{NAME}.yml").read_text(encoding="utf-8")
    assert f"id: {NAME}\n" in manifest
    assert "--share=network" in manifest
    assert "./install.sh /app" in manifest


@linux_only
def test_flatpak_builder_understands_the_manifest(folder: Path, tmp_path: Path) -> None:
    """It warns of what it does not know and goes on. Wherever it runs it leaves a folder behind."""
    told = json.loads(run("flatpak-builder", "--show-manifest", folder / f"{NAME}.yml", cwd=tmp_path))
    assert (told["id"], told["command"], len(told["modules"])) == (NAME, "swqt", 1)


@linux_only
def test_all_that_a_flatpak_may_export_bears_its_name(freezing) -> None:
    exported = [Path(place).name for _, place in freezing.desktop_files()]
    assert [name for name in exported if not name.startswith(f"{NAME}.")] == []


@linux_only
def test_the_appimage_is_made_of_the_download(unpacked: Path, folder: Path, tmp_path: Path) -> None:
    """With a stand-in for appimagetool, which keeps the folder that it is given."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "appimagetool").write_text(f'#!/bin/sh\necho "$ARCH"\ncp -R "$1" "{tmp_path}/AppDir"\n', encoding="utf-8")
    (tools / "appimagetool").chmod(0o755)
    (archive,) = (tmp_path / "dist").glob("*.tar.xz")
    done = subprocess.run(
        [str(folder / "appimage.sh"), str(archive)], capture_output=True, text=True, check=False,
        env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [os.uname().machine, str(archive).replace(".tar.xz", ".AppImage")]
    made = tmp_path / "AppDir"
    assert subprocess.run([made / "AppRun", "a b"], capture_output=True, text=True, check=True).stdout == (
        "started with a b\n"
    )
    assert (made / f"{NAME}.desktop").read_bytes() == (folder / f"{NAME}.desktop").read_bytes()
    assert (made / f"{NAME}.png").is_file()
    assert (made / "usr/share/metainfo" / f"{NAME}.appdata.xml").is_file()
    (tools / "appimagetool").unlink()
    bare = subprocess.run([str(folder / "appimage.sh"), str(archive)], capture_output=True, text=True, check=False,
                          env={**os.environ, "PATH": "/usr/bin:/bin"})  # fmt: skip
    assert (bare.returncode, bare.stderr) == (2, "appimage.sh: appimagetool is not on the PATH\n")


@pytest.fixture
def unpacked(freezing, environment, tmp_path: Path, monkeypatch) -> Path:
    """The download, of a program that is a stand-in, unpacked."""
    program = tmp_path / "dist" / "swqt"
    (program / "_internal").mkdir(parents=True)
    (program / "swqt").write_text("#!/bin/sh\necho started with \"$@\"\n", encoding="utf-8")
    (program / "swqt").chmod(0o700)
    (program / "_internal" / "part").write_text("part", encoding="utf-8")
    monkeypatch.setattr(sys, "platform", "linux")
    (archive,) = freezing.pack_linux(tmp_path / "dist", program)
    assert re.fullmatch(r"swqt-[0-9.]+-linux-\w+\.tar\.xz", archive.name)
    with tarfile.open(archive) as packed:
        assert {entry.uname for entry in packed} == {"root"}
    (tmp_path / "unpacked").mkdir()
    subprocess.run(["tar", "-xf", str(archive), "-C", str(tmp_path / "unpacked")], check=True)
    return tmp_path / "unpacked" / f"swqt-{__version__}"


@linux_only
def test_install_upgrade_remove_and_refuse(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "a home" / ".local"
    saves = prefix / "share" / "swqt" / "games"
    saves.mkdir(parents=True)
    (saves / "mine.swn").write_text("swqt 1\n", encoding="utf-8")

    def install(*arguments: object) -> str:
        done = subprocess.run(
            ["/bin/sh", str(unpacked / "install.sh"), *map(str, arguments)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    install(prefix)
    started = subprocess.run([prefix / "bin" / "swqt", "a b"], capture_output=True, text=True, check=True)
    assert started.stdout == "started with a b\n"
    entry = prefix / "share" / "applications" / f"{NAME}.desktop"
    assert f'Exec="{prefix}/bin/swqt" %u' in entry.read_text(encoding="utf-8")
    for size in (16, 48, 256, 512):
        assert (prefix / f"share/icons/hicolor/{size}x{size}/apps/{NAME}.png").is_file()
    (prefix / "lib" / "swqt" / "_internal" / "of an old version").write_text("", encoding="utf-8")

    install(prefix)
    assert sorted(path.name for path in (prefix / "lib/swqt/_internal").iterdir()) == ["part"]

    assert "Your games and settings are still there" in install("--remove", prefix)
    left = {path.relative_to(prefix).as_posix() for path in prefix.rglob("*") if path.is_file() or path.is_symlink()}
    caches = {name for name in left if name.endswith((".cache", "mimeinfo.cache")) or name.startswith("share/mime/")}
    assert left - caches == {"share/swqt/games/mine.swn"}

    command = ["/bin/sh", str(unpacked / "install.sh"), "there"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (refused.returncode, "PREFIX must begin with /, not there" in refused.stderr) == (2, True)


@linux_only
@pytest.mark.parametrize("script", ["install.sh", "appimage.sh"])
def test_the_scripts_are_programs_that_parse(script: str, folder: Path) -> None:
    assert (folder / script).stat().st_mode & 0o100
    assert subprocess.run(["/bin/sh", "-n", str(folder / script)], check=False).returncode == 0
