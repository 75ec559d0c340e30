"""A release is refused unless everything agrees, and its files are summed, signed and described rightly."""

import hashlib
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from swqt.home import release_notice

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH).decode()
PRIVATE = KEY.private_bytes(Encoding.PEM, PrivateFormat.OpenSSH, NoEncryption()).decode()

METAINFO = "packaging/linux/io.github.swqt.swqt.metainfo.xml"
FILES = {
    "swqt/__init__.py": '__version__ = "1.2.0"\n',
    "pyproject.toml": '[project]\nversion = "1.2.0"\n[project.urls]\nHomepage = "HOME"\n',
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-01-31\n\n### Added\n\n- A.\n\n"
                    "## [1.1.0] - 2026-12-24\n\n- B.\n",
    METAINFO: '<component><url type="homepage">HOME</url><releases>'
              '<release version="1.2.0" date="2027-01-31"/></releases></component>',
}  # fmt: skip


@pytest.fixture
def release(load, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    monkeypatch.delenv("RELEASE_KEY", raising=False)
    module = load("release")
    monkeypatch.setattr(module, "PROJECT", "https://example.org/swqt/swqt")
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("HOME", "https://example.org/swqt/swqt"), encoding="utf-8")
    return tmp_path / "checkout"


def test_this_checkout_agrees_with_itself(load, freezing, root: Path) -> None:
    assert list(load("release").problems(root, None)) == []
    files = [path for path in (root / "packaging").rglob("*") if path.is_file()]
    texts = {path: path.read_bytes() for path in files if path.suffix not in (".lock", ".md", ".pyc")}
    naming = {path for path, text in texts.items() if freezing.version().encode() in text}
    assert naming == {root / METAINFO}, "what else tells the version is given it when it is made"


def test_a_release_in_which_all_agrees_is_let_through(release, checkout: Path, monkeypatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "swqt/swqt")
    assert list(release.problems(checkout, "v1.2.0")) == []


@pytest.mark.parametrize(("file", "old", "new", "said"), [
    ("swqt/__init__.py", "1.2.0", "1.2.1", "pyproject.toml has version 1.2.0, swqt/__init__.py 1.2.1"),
    ("pyproject.toml", "example.org", "example.com", "pyproject.toml gives the home page"),
    ("CHANGELOG.md", "[1.2.0]", "[1.2.1]", "has no section [1.2.0]"),
    ("CHANGELOG.md", " - 2027-01-31", "", "CHANGELOG.md nothing"),
    ("CHANGELOG.md", "[Unreleased]\n", "[Unreleased]\n\n- C.\n", "the first section of CHANGELOG.md is Unreleased"),
    (METAINFO, "1.2.0", "1.1.0", "the newest release of metainfo is 1.1.0"),
    (METAINFO, "01-31", "01-30", "metainfo dates the release 2027-01-30"),
])  # fmt: skip
def test_whatever_disagrees_stops_it(release, checkout: Path, file: str, old: str, new: str, said: str) -> None:
    path = checkout / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert any(said in problem for problem in release.problems(checkout, "v1.2.0"))


def test_another_tag_or_repository_stops_it(release, checkout: Path, monkeypatch) -> None:
    assert list(release.problems(checkout, "v1.2")) == ["the tag is v1.2, the version 1.2.0"]
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/swqt")
    (problem,) = release.problems(checkout, "v1.2.0")
    assert problem.startswith("this is somebody/swqt")


def test_its_exit_code_says_so(release, monkeypatch, capsys) -> None:
    monkeypatch.setattr(release, "problems", lambda root, tag: [f"no {tag}"])
    assert release.main(["check", "v9"]) == 1
    assert capsys.readouterr().err == "release: no v9\n"
    monkeypatch.setattr(release, "problems", lambda root, tag: [])
    assert (release.main(["check"]), release.main(["paly"])) == (0, 2)


@pytest.fixture
def downloads(release, checkout: Path, tmp_path: Path, monkeypatch, freezing) -> Path:
    """The downloads of a release; the key above is that of the program."""
    monkeypatch.setattr(release, "ROOT", checkout)
    monkeypatch.setattr(freezing.environment, "ROOT", checkout)
    monkeypatch.setattr(release, "RELEASE_KEY", PUBLIC)
    folder = tmp_path / "downloads"
    folder.mkdir()
    for ending in ("macos-arm64.dmg", "macos-x64.dmg", "windows-x64-setup.exe", "windows-arm64-setup.exe"):
        (folder / f"swqt-1.2.0-{ending}").write_text(ending, encoding="utf-8")
    (folder / "swqt-1.2.0-macos-x64.sha256").write_text("of one system", encoding="utf-8")
    return folder


def test_notes_are_the_section_of_the_version(release, downloads, capsys) -> None:
    assert release.main(["notes"]) == 0
    assert capsys.readouterr().out == "### Added\n\n- A.\n"


def test_sums_and_notice_bear_the_signature_of_the_key(release, downloads: Path, monkeypatch) -> None:
    monkeypatch.setenv("RELEASE_KEY", PRIVATE)
    assert release.main(["sign", str(downloads)]) == 0
    lines = (downloads / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert f"{hashlib.sha256(b'macos-x64.dmg').hexdigest()}  swqt-1.2.0-macos-x64.dmg" in lines
    assert len(lines) == 4
    newest = release_notice.read_notice((downloads / release_notice.FILE).read_bytes(), PUBLIC)
    assert newest == ("1.2.0", "### Added\n\n- A.")
    if keygen := shutil.which("ssh-keygen"):
        (downloads / "signers").write_text(f"swqt {PUBLIC}\n", encoding="ascii")
        check = [keygen, "-Y", "verify", "-f", "signers", "-I", "swqt", "-n", "file", "-s", "SHA256SUMS.sig"]
        sums = (downloads / "SHA256SUMS").read_bytes()
        for data, good in ((sums, True), (sums + b"\n", False)):
            done = subprocess.run(check, cwd=downloads, input=data, capture_output=True, check=False)
            assert (done.returncode == 0) is good, done.stderr


def test_without_a_key_there_are_sums_only_and_it_says_so(release, downloads: Path, capsys) -> None:
    assert release.main(["sign", str(downloads)]) == 0
    assert "nothing is signed" in capsys.readouterr().out
    assert {path.name for path in downloads.iterdir() if "windows" not in path.name and "dmg" not in path.name} == {
        "SHA256SUMS"
    }


def test_another_key_is_refused(release, downloads: Path, monkeypatch) -> None:
    monkeypatch.setenv("RELEASE_KEY", PRIVATE)
    monkeypatch.setattr(release, "RELEASE_KEY", release_notice.RELEASE_KEY)
    with pytest.raises(SystemExit, match="not the private half"):
        release.main(["sign", str(downloads)])
    assert not (downloads / "SHA256SUMS.sig").exists()


def test_recipes_name_the_files_of_the_release_with_their_sums(release, downloads: Path) -> None:
    release.write_sums(downloads)
    assert release.main(["recipes", str(downloads)]) == 0
    with zipfile.ZipFile(downloads / "swqt-1.2.0-recipes.zip") as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    assert set(texts) == {"swqt.rb", "swqt.swqt.yaml", "swqt.swqt.installer.yaml", "swqt.swqt.locale.en-US.yaml"}
    assert not [name for name, text in texts.items() if "@" in text]
    setup = hashlib.sha256(b"windows-arm64-setup.exe").hexdigest()
    address = "https://example.org/swqt/swqt/releases/download/v1.2.0/swqt-1.2.0-windows-arm64-setup.exe"
    installer = texts["swqt.swqt.installer.yaml"]
    assert f"  InstallerUrl: {address}\n  InstallerSha256: {setup}\n" in installer
    assert "Scope: user\n" in installer
    assert f'intel: "{hashlib.sha256(b"macos-x64.dmg").hexdigest()}"' in texts["swqt.rb"]
    assert 'version "1.2.0"' in texts["swqt.rb"]
