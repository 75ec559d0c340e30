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
from swqt.home.release_notice import PROJECT
from tests.support.programs import output_of

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
    if shutil.which(tool) is None:
        packages = "desktop-file-utils, appstream, shared-mime-info, flatpak-builder"
        pytest.skip(f"{tool} is not installed (Debian: {packages})")
    command = [tool, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, cwd=cwd)
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
    known = (tmp_path / "globs").read_text(encoding="utf-8").splitlines()
    kinds = {"game": "swn", "trait": "swtrait", "board": "swboard"}
    assert {line for line in known if "swqt" in line} == {
        f"application/x-swqt-{kind}:*.{end}" for kind, end in kinds.items()
    }  # fmt: skip
    icons = (tmp_path / "icons").read_text(encoding="utf-8").split()
    assert icons == [f"application/x-swqt-{kind}:{NAME}.{kind}" for kind in sorted(kinds)]


def test_all_of_them_say_the_same(folder: Path, entry: dict[str, str], root: Path) -> None:
    info = ElementTree.parse(folder / f"{NAME}.metainfo.xml").getroot()
    mime = ElementTree.parse(folder / f"{NAME}.xml").getroot()
    kinds = [element.get("type") for element in mime]
    assert info.findtext("id") == info.findtext("launchable").removesuffix(".desktop") == entry["Icon"] == NAME
    assert entry["MimeType"].rstrip(";").split(";") == [*kinds, f"x-scheme-handler/{SCHEME.removesuffix('://')}"]
    assert [element.text for element in info.iterfind("provides/mediatype")] == kinds
    assert entry["Exec"] == "swqt %u", "a link is no file"
    assert entry["Name"] == info.findtext("name") == "swqt"
    assert entry["Comment"] == info.findtext("summary")
    assert info.find("releases/release").get("version") == __version__
    images = {image.text for image in info.findall("screenshots/screenshot/image")}
    assert {image.rsplit("/", 1)[1] for image in images} == {p.name for p in (root / "resources/screenshots").iterdir()}
    addresses = [*images, *(url.text for url in info.iter("url"))]
    assert [address for address in addresses if not address.startswith(PROJECT)] == []
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


def test_the_sources_of_the_flatpak_are_those_of_the_locks(load, freezing, root: Path) -> None:
    sources = load("flatpak_sources")
    manifest = (root / "packaging" / "linux" / f"{NAME}.yml").read_text(encoding="utf-8")
    assert "://" not in manifest
    assert "--share=network" not in manifest.split("build-options:")[1], "for playing, not for building"
    exported = [Path(place).name for _, place in freezing.desktop_files()]
    assert [name for name in exported if not name.startswith(f"{NAME}.")] == [], "or a flatpak may not export it"
    names = [entry.partition("==")[0] for entry in sources.wanted()]
    locks = [(root / name).read_text(encoding="utf-8") for name in ("requirements.lock", "packaging/tools.lock")]
    playing, tools = (set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE)) for lock in locks)
    assert playing - set(names) == {"pyside6-essentials", "shiboken6"}, "which the base application has"
    assert set(names) - playing < tools
    assert all("--hash=sha256:" in entry for entry in sources.wanted())
    file = {"url": "somewhere/a.whl", "archive_info": {"hashes": {"sha256": "ab"}}}
    report = {"install": [{"download_info": file, "metadata": {"name": "a"}}]}
    assert sources.sources(report) == [{"type": "file", "url": "somewhere/a.whl", "sha256": "ab"}]


@linux_only
def test_flatpak_builder_understands_the_manifest(folder: Path, tmp_path: Path) -> None:
    """It warns of what it does not know and goes on. Wherever it runs it leaves a folder behind."""
    shutil.copy(folder / f"{NAME}.yml", tmp_path)
    (tmp_path / "python-sources.json").write_text('[{"type": "file", "url": "https://a/b", "sha256": "c"}]', "utf-8")
    told = json.loads(run("flatpak-builder", "--show-manifest", tmp_path / f"{NAME}.yml", cwd=tmp_path))
    assert (told["id"], told["command"], len(told["modules"])) == (NAME, "swqt", 2)


@linux_only
@pytest.mark.skipif(shutil.which("xz") is None, reason="tar unpacks no .tar.xz without xz")
@pytest.mark.usefixtures("unpacked")
def test_the_appimage_is_made_with_the_download(freezing, folder: Path, tmp_path: Path, monkeypatch) -> None:
    """With a stand-in for appimagetool, which keeps the folder that it is given."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "appimagetool").write_text(
        f'#!/bin/sh\necho "$ARCH" "$1" "$2" >"{tmp_path}/said"\ncp -R "$3" "{tmp_path}/AppDir"\ntouch "$4"\n',
        encoding="utf-8",
    )
    (tools / "appimagetool").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    monkeypatch.setenv("SWQT_APPIMAGE_RUNTIME", "/the/runtime")
    archive, image = freezing.pack_linux(tmp_path / "dist", tmp_path / "dist" / "swqt")
    assert image.is_file()
    assert str(image) == str(archive).replace(".tar.xz", ".AppImage")
    assert (tmp_path / "said").read_text("utf-8").split() == [os.uname().machine, "--runtime-file", "/the/runtime"]
    made = tmp_path / "AppDir"
    assert output_of(made / "AppRun", "a b") == "started with a b\n"
    assert (made / f"{NAME}.desktop").read_bytes() == (folder / f"{NAME}.desktop").read_bytes()
    assert (made / f"{NAME}.png").is_file()
    assert (made / "usr/share/metainfo" / f"{NAME}.appdata.xml").is_file()
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
        packed.extraction_filter = getattr(tarfile, "tar_filter", None)    # Python 3.11 has it from 3.11.4 on
        packed.extractall(tmp_path / "unpacked")
    return tmp_path / "unpacked" / f"swqt-{__version__}"


def tree(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a player with a game, a setting, and what the program has written by itself."""
    home = tmp_path / "a home"
    for name in (
        "share/swqt/games/mine.swn", ".config/swqt/settings.toml",
        "share/swqt/crash-fault.txt", "share/swqt/crash.txt", ".local/state/swqt/log/swqt.log", ".cache/swqt/a.webp",
    ):  # fmt: skip
        path = home / (f".local/{name}" if name.startswith("share") else name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return home


@pytest.fixture
def run_script(home: Path, tmp_path: Path):
    """Run a script in *home*, where the tools of a desktop leave their caches."""
    tools = tmp_path / "desktop tools"
    tools.mkdir()
    for name, made in {
        "update-desktop-database": 'touch "$1/mimeinfo.cache"',
        "update-mime-database": 'mkdir -p "$1/application" && touch "$1/globs2" "$1/application/x-swqt-game.xml" '
        '"$1/application/x-swqt-trait.xml" "$1/application/x-swqt-board.xml"',
        "gtk-update-icon-cache": 'touch "$3/icon-theme.cache"',
    }.items():
        (tools / name).write_text(f"#!/bin/sh\n{made}\n", encoding="utf-8")
        (tools / name).chmod(0o755)
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "SWQT_"))}
    surroundings = {**plain, "HOME": str(home), "PATH": f"{tools}:{os.environ['PATH']}"}

    def run(script: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
        command = ["/bin/sh", str(script), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)

    return run


@linux_only
def test_install_upgrade_and_remove_leave_games_and_settings_alone(unpacked: Path, home: Path, run_script) -> None:
    prefix = home / ".local"
    assert (unpacked / "install.sh").stat().st_mode & 0o100
    assert run_script(unpacked / "install.sh").returncode == 0
    assert output_of(prefix / "bin" / "swqt", "a b") == "started with a b\n"
    entry = prefix / "share" / "applications" / f"{NAME}.desktop"
    assert f'Exec="{prefix}/bin/swqt" %u' in entry.read_text(encoding="utf-8")
    for size in (16, 48, 256, 512):
        assert (prefix / f"share/icons/hicolor/{size}x{size}/apps/{NAME}.png").is_file()
    for kind in ("game", "trait", "board"):
        assert (prefix / f"share/icons/hicolor/48x48/mimetypes/{NAME}.{kind}.png").is_file()
    assert (prefix / "share/applications/mimeinfo.cache").is_file()

    (prefix / "lib" / "swqt" / "_internal" / "of an old version").write_text("", encoding="utf-8")
    assert run_script(unpacked / "install.sh").returncode == 0
    assert sorted(path.name for path in (prefix / "lib/swqt/_internal").iterdir()) == ["part"]
    assert (home / ".cache/swqt/a.webp").is_file()

    removed = run_script(prefix / "lib" / "swqt" / "uninstall.sh")
    assert (removed.returncode, removed.stderr) == (0, "")
    assert "Your games and settings are still there" in removed.stdout
    files = {".local/share/swqt/games/mine.swn", ".config/swqt/settings.toml"}
    folders = {str(parent) for file in files for parent in Path(file).parents} - {"."}
    assert tree(home) == files | folders

    shutil.rmtree(prefix)    # a home without games, and the folders that the program makes when it starts
    assert run_script(unpacked / "install.sh").returncode == 0
    (prefix / "state/swqt/log").mkdir(parents=True)
    assert run_script(prefix / "lib" / "swqt" / "uninstall.sh").returncode == 0
    assert not prefix.exists()


@linux_only
def test_what_others_have_installed_stays_with_its_caches(unpacked: Path, home: Path, run_script) -> None:
    prefix = home / "prefix"
    own = {"share/applications/other.desktop", "share/mime/packages/other.xml", "share/icons/hicolor/index.theme"}
    for name in own:
        (prefix / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / name).write_text("", encoding="utf-8")
    (prefix / "bin").mkdir()    # empty, but not ours
    before = tree(prefix)
    assert run_script(unpacked / "install.sh", prefix).returncode == 0
    assert run_script(unpacked / "install.sh", prefix).returncode == 0
    assert run_script(prefix / "lib" / "swqt" / "uninstall.sh").returncode == 0
    caches = {"share/applications/mimeinfo.cache", "share/icons/hicolor/icon-theme.cache"}
    kinds = {f"share/mime/application/x-swqt-{kind}.xml" for kind in ("game", "trait", "board")}
    of_mime = {"share/mime/globs2", "share/mime/application", *kinds}
    assert tree(prefix) == before | caches | of_mime
    empty = home / "empty"
    assert run_script(unpacked / "install.sh", empty).returncode == 0
    assert run_script(empty / "lib" / "swqt" / "uninstall.sh").returncode == 0
    assert tree(empty) == set()


@linux_only
@pytest.mark.parametrize(("words", "why"), [
    (("install.sh", "there"), "PREFIX must begin with /, not there"),
    (("uninstall.sh",), "no installed swqt around me"),
])  # fmt: skip
def test_the_scripts_refuse_wrong_places(unpacked: Path, run_script, words: tuple[str, ...], why: str) -> None:
    refused = run_script(unpacked / words[0], *words[1:])
    assert (refused.returncode, why in refused.stderr) == (2, True)
