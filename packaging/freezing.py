"""Freezes the program into a folder that needs no Python, and packs the downloads. Standard library only.

`freeze` creates dist/swqt (on macOS also dist/swqt.app), `pack` the downloads for this system.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import re
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import environment
import iconfiles
import system

HERE = Path(__file__).resolve().parent
SPEC = HERE / "swqt.spec"
RUNS = 0o755
READS = 0o644
"""File modes in archives: of executables, and of all other files."""


def version(root: Path | None = None) -> str:
    """Return the version of the program in the checkout *root* (None: this one)."""
    text = ((root or environment.ROOT) / "swqt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if not found:
        system.stop("swqt/__init__.py names no __version__")
    return found[1]


def missing_packages() -> dict[str, str]:
    """Return the missing Debian packages that PyInstaller needs, each with the missing file."""
    if not sys.platform.startswith("linux"):
        return {}
    missing = {}
    if shutil.which("objdump") is None:
        missing["binutils"] = "objdump"
    library = sysconfig.get_config_var("INSTSONAME") or ""
    # Debian's Python is linked statically, but a frozen program needs the shared library.
    beside = _library_folder() / library
    if library.startswith("libpython") and ".so" in library and not _loads(library) and not beside.is_file():
        missing[f"libpython{sys.version_info.major}.{sys.version_info.minor}"] = library
    return missing


def obstacle() -> str:
    """Return why this Python cannot be frozen at all; empty if it can."""
    library = sysconfig.get_config_var("INSTSONAME") or ""
    if sys.platform.startswith("linux") and library.endswith(".a"):
        return f"this Python ({sys.executable}) was built without --enable-shared, which a frozen program needs"
    return ""


def _library_folder() -> Path:
    return Path(sysconfig.get_config_var("LIBDIR") or "/usr/lib")


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def freeze(folder: Path, work: Path) -> Path:
    """Freeze the checkout into *folder*, which must not be the checkout itself; return the program's folder."""
    command = [environment.python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(folder), "--workpath", str(work), str(SPEC)]
    # Leave modules uncompressed: the program starts faster, and the downloads, compressed as a whole, are smaller.
    if environment.run(command, cwd=environment.ROOT, variables={"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}) != 0:
        system.stop("PyInstaller could not freeze the program; its words are above.")
    program = folder / "swqt"
    if sys.platform.startswith("linux") and (strip := shutil.which("strip")):
        # Symbols are three quarters of a Python built from source; some wheels have them, too. Do not strip libraries
        # that wheels bundle: this can break those that have been patched.
        own = program / "_internal"
        extensions = {path for end in ("cpython-*.so", "abi3.so") for path in own.rglob(f"*.{end}")}
        for library in (*own.glob("libpython*"), *sorted(extensions - {*own.glob("PySide6/*")})):
            subprocess.call([strip, str(library)])
    return program


def executable(program: Path) -> Path:
    """Return the executable in the folder *program*."""
    return program / ("swqt-console.exe" if os.name == "nt" else "swqt")


def size(folder: Path) -> int:
    """Return the total size of all files in *folder* in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def pack(folder: Path) -> list[Path]:
    """Pack *folder*/swqt into the downloads for this system, in *folder*, with a file of SHA-256 sums; return them."""
    program = folder / "swqt"
    if not executable(program).is_file():
        system.stop(f"there is no frozen program in {program}: first run  python3 packaging/dev.py freeze")
    notices = [environment.python(), str(HERE / "licences.py"), "--notices", str(folder), "--program", str(program)]
    if environment.run(notices, cwd=environment.ROOT) != 0:
        system.stop("the notices could not be written")
    shutil.copy2(folder / "THIRD-PARTY.txt", program / "THIRD-PARTY.txt")
    shutil.copy2(environment.ROOT / "LICENSE", program / "LICENSE.txt")
    made = _downloads(folder, program)
    bill = folder / f"{stem()}.cdx.json"
    (folder / "swqt.cdx.json").replace(bill)
    made.append(bill)
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made)
    (folder / f"{stem()}.sha256").write_text(sums, encoding="ascii", newline="\n")
    return made


def _downloads(folder: Path, program: Path) -> list[Path]:
    if sys.platform == "win32":
        import windows_files

        return windows_files.make(folder, program)
    if sys.platform == "darwin":
        import macos_image

        application, target = folder / "swqt.app", folder / f"{stem()}.dmg"
        shutil.copy2(program / "THIRD-PARTY.txt", application / "Contents" / "Resources" / "THIRD-PARTY.txt")
        macos_image.make(application, target, version(), _call)
        return [target]
    return pack_linux(folder, program)


def stem() -> str:
    """Return the common start of the download names for this system."""
    machine = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"swqt-{version()}-{name}-{machine.lower()}"


def pack_linux(folder: Path, program: Path) -> list[Path]:
    """Make a tar.xz with the program, the desktop files, and the scripts that install and remove it.

    If appimagetool is available, also make an AppImage.
    """
    target = folder / f"{stem()}.tar.xz"
    top = f"swqt-{version()}"
    with tarfile.open(target, "w:xz", preset=9) as archive:
        for path, name in [*files_in(program, "lib/swqt"), *desktop_files()]:
            archive.add(path, f"{top}/{name}", recursive=False, filter=_plain)
        for script in ("install.sh", "uninstall.sh"):
            archive.add(HERE / "linux" / script, f"{top}/{script}", filter=_plain)
    if shutil.which("appimagetool") is None:
        return [target]
    _call([str(HERE / "linux" / "appimage.sh"), str(target)])
    return [target, folder / f"{stem()}.AppImage"]


def desktop_files() -> Iterator[tuple[Path, str]]:
    """Yield the files for Linux desktops with their paths below a prefix such as /usr."""
    linux = HERE / "linux"
    yield linux / "io.github.swqt.swqt.desktop", "share/applications/io.github.swqt.swqt.desktop"
    yield linux / "io.github.swqt.swqt.metainfo.xml", "share/metainfo/io.github.swqt.swqt.metainfo.xml"
    yield linux / "io.github.swqt.swqt.xml", "share/mime/packages/io.github.swqt.swqt.xml"
    for picture in sorted((environment.ROOT / "resources" / "icon").glob("swqt-*.png")):
        pixels = picture.stem.removeprefix("swqt-")
        place = f"share/icons/hicolor/{pixels}x{pixels}"
        yield picture, f"{place}/apps/io.github.swqt.swqt.png"
        yield picture, f"{place}/mimetypes/io.github.swqt.swqt.game.png"
        for kind in iconfiles.KINDS:
            if (drawn := picture.with_name(f"{kind}-{pixels}.png")).is_file():
                yield drawn, f"{place}/mimetypes/io.github.swqt.swqt.{kind}.png"


def files_in(folder: Path, name: str) -> Iterator[tuple[Path, str]]:
    """Yield the files in *folder* with their paths in an archive that contains the folder as *name*."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() or path.is_symlink():
            yield path, f"{name}/{path.relative_to(folder).as_posix()}"


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an archive *entry* without the local user and unusual file modes."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = RUNS if entry.mode & stat.S_IXUSR else READS
    return entry


def _call(command: Sequence[str]) -> None:
    if subprocess.call(command) != 0:
        system.stop(f"{command[0]} failed; its words are above.")
