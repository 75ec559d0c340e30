"""What PyInstaller needs of the system is asked for by name, and the downloads bear the names of their systems."""

import hashlib
import sys
from pathlib import Path

import pytest

from swqt import __version__


@pytest.fixture
def linux(freezing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(freezing.shutil, "which", lambda name, path=None: f"/usr/bin/{name}")
    monkeypatch.setattr(freezing.sysconfig, "get_config_var", {"INSTSONAME": "libpython3.11.so.1.0"}.get)
    monkeypatch.setattr(freezing, "_loads", lambda library: True)


@pytest.mark.usefixtures("linux")
def test_debians_packages_are_named(freezing, monkeypatch) -> None:
    assert freezing.missing_packages() == {}
    monkeypatch.setattr(freezing.shutil, "which", lambda name, path=None: None)
    monkeypatch.setattr(freezing, "_loads", lambda library: False)
    minor = f"libpython3.{sys.version_info.minor}"
    assert freezing.missing_packages() == {"binutils": "objdump", minor: "libpython3.11.so.1.0"}


@pytest.mark.usefixtures("linux")
def test_a_python_without_a_shared_library_is_told_so(dev, freezing, monkeypatch, refused) -> None:
    assert freezing.obstacle() == ""
    monkeypatch.setattr(freezing, "_loads", lambda library: False)
    monkeypatch.setattr(freezing.sysconfig, "get_config_var", {"INSTSONAME": "libpython3.11.a"}.get)
    assert freezing.missing_packages() == {}, "no package can help"
    assert "was built without --enable-shared" in refused(dev.main, ["freeze"])


@pytest.mark.parametrize(("platform", "machine", "stem"), [
    ("linux", "x86_64", "linux-x64"), ("linux", "aarch64", "linux-arm64"),
    ("win32", "AMD64", "windows-x64"), ("win32", "ARM64", "windows-arm64"),
    ("darwin", "arm64", "macos-arm64"), ("darwin", "x86_64", "macos-x64"),
])  # fmt: skip
def test_downloads_are_named_after_version_and_system(freezing, monkeypatch, platform, machine, stem, root) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert platform == "linux" or freezing.missing_packages() == {}, "other systems need nothing"
    monkeypatch.setattr(freezing.platform, "machine", lambda: machine)
    assert freezing.stem() == f"swqt-{__version__}-{stem}"
    assert f"{{system: {stem}," in (root / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def test_sums_and_notices_go_with_the_downloads(freezing, environment, tmp_path: Path, monkeypatch) -> None:
    program = freezing.executable(tmp_path / "swqt")
    program.parent.mkdir()
    program.write_bytes(b"program")

    def run(command, cwd=None, variables=None) -> int:
        assert command[-4:] == ["--notices", str(tmp_path), "--program", str(program.parent)]
        (tmp_path / "THIRD-PARTY.txt").write_text("all", encoding="utf-8")
        (tmp_path / "swqt.cdx.json").write_text("{}", encoding="utf-8")
        return 0

    def archive(folder: Path, made_of: Path) -> list[Path]:
        assert (made_of / "THIRD-PARTY.txt").is_file()
        assert (made_of / "LICENSE.txt").is_file()
        path = folder / "archive"
        path.write_bytes(b"packed")
        return [path]

    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(freezing, "_downloads", archive)
    made = freezing.pack(tmp_path)
    sums = (tmp_path / f"{freezing.stem()}.sha256").read_text(encoding="ascii").splitlines()
    assert [path.name for path in made] == ["archive", f"{freezing.stem()}.cdx.json"]
    assert [line.split()[1] for line in sums] == [path.name for path in made]
    assert sums[0].split()[0] == hashlib.sha256(b"packed").hexdigest()
