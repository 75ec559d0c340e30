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
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import environment
import system

HERE = Path(__file__).resolve().parent
SPEC = HERE / "swqt.spec"
RUNS = 0o755
READS = 0o644
"""File modes in archives: of executables, and of all other files."""


def version() -> str:
    text = (environment.ROOT / "swqt" / "__init__.py").read_text(encoding="utf-8")
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


def ensure_packages() -> None:
    """Install the system packages that PyInstaller needs, or stop with instructions."""
    if why := obstacle():
        system.stop(why)
    if missing := missing_packages():
        reason = f"PyInstaller needs what is missing: {', '.join(missing.values())}"
        if not system.has_apt():
            system.stop(f"{reason}\nInstall the packages of your system that contain it, then try again.")
        system.install(missing, reason)


def freeze(folder: Path, work: Path) -> Path:
    """Freeze the checkout into *folder*, which must not be the checkout itself; return the program's folder."""
    command = [environment.python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(folder), "--workpath", str(work), str(SPEC)]
    if environment.run(command, cwd=environment.ROOT) != 0:
        system.stop("PyInstaller could not freeze the program; its words are above.")
    program = folder / "swqt"
    if sys.platform.startswith("linux") and (strip := shutil.which("strip")):
        # In a Python built from source, three quarters of the size are symbols.
        for library in (*program.glob("_internal/libpython*"), *program.glob("_internal/python3*/lib-dynload/*.so")):
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
    makers: dict[str, Callable[[Path, Path], list[Path]]] = {"win32": pack_windows, "darwin": pack_macos}
    shutil.copy2(folder / "THIRD-PARTY.txt", program / "THIRD-PARTY.txt")
    shutil.copy2(environment.ROOT / "LICENSE", program / "LICENSE.txt")
    made = makers.get(sys.platform, pack_linux)(folder, program)
    bill = folder / f"{stem()}.cdx.json"
    (folder / "swqt.cdx.json").replace(bill)
    made.append(bill)
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made)
    (folder / f"{stem()}.sha256").write_text(sums, encoding="ascii", newline="\n")
    return made


def stem() -> str:
    """Return the common start of the download names for this system."""
    machine = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"swqt-{version()}-{name}-{machine.lower()}"


def pack_linux(folder: Path, program: Path) -> list[Path]:
    """Make a tar.xz with the program, the desktop files and an installation script."""
    target = folder / f"{stem()}.tar.xz"
    top = f"swqt-{version()}"
    with tarfile.open(target, "w:xz") as archive:
        for path, name in [*_files(program, "lib/swqt"), *desktop_files()]:
            archive.add(path, f"{top}/{name}", recursive=False, filter=_plain)
        archive.add(HERE / "linux" / "install.sh", f"{top}/install.sh", filter=_plain)
    return [target]


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


def _files(folder: Path, name: str) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() or path.is_symlink():
            yield path, f"{name}/{path.relative_to(folder).as_posix()}"


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Remove the local user and unusual file modes from an archive entry."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = RUNS if entry.mode & stat.S_IXUSR else READS
    return entry


def pack_windows(folder: Path, program: Path) -> list[Path]:
    """Make a portable zip archive and the installer."""
    target = folder / f"{stem()}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, name in _files(program, "swqt"):
            archive.write(path, name)
    return [target, make_installer(program, folder / f"{stem()}-setup.exe")]


def make_installer(program: Path, target: Path) -> Path:
    """Build the installer *target* for the folder *program*; also works on Linux, for tests."""
    import iconfiles

    makensis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if makensis is None:
        system.stop("makensis is missing: install NSIS (Debian: nsis; Windows: `choco install nsis`)")
    icons = target.parent / "icons"
    iconfiles.write(icons)
    defines = {
        "VERSION": version(), "FILES": f"{program.resolve()}{os.sep}*", "TARGET": target.resolve(),
        "ICON": (icons / "swqt.ico").resolve(), "SIDE": (icons / "side.bmp").resolve(),
        "KILOBYTES": -(-size(program) // 1024),
    }  # fmt: skip
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    command += [f"-D{name}={value}" for name, value in defines.items()]
    if os.name != "nt":    # runs under wine without 32-bit support; only Debian's NSIS has this stub
        command.append("-DAMD64")
    if subprocess.call([*command, str(HERE / "windows" / "swqt.nsi")]) != 0:
        system.stop("makensis could not make the installer; its words are above.")
    return target


def pack_macos(folder: Path, program: Path) -> list[Path]:
    """Make a disk image with the application; signed and notarised if the environment names identity and profile."""
    application = folder / "swqt.app"
    shutil.copy2(program / "THIRD-PARTY.txt", application / "Contents" / "Resources" / "THIRD-PARTY.txt")
    identity = os.environ.get("SWQT_SIGN_IDENTITY", "")
    target = folder / f"{stem()}.dmg"
    stage = folder / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    # Without an identity, sign "ad hoc", because the file added above has invalidated the previous signature.
    sign = ["codesign", "--force", "--deep", "--sign", identity or "-"]
    if identity:
        sign += ["--options", "runtime", "--timestamp", "--entitlements", str(HERE / "macos" / "entitlements.plist")]
    _call([*sign, str(application)])
    _call(["codesign", "--verify", "--deep", "--strict", str(application)])
    shutil.copytree(application, stage / "swqt.app", symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    _call(["hdiutil", "create", "-volname", "swqt", "-srcfolder", str(stage), "-ov", "-format", "UDZO", str(target)])
    shutil.rmtree(stage)
    if identity:
        _call(["codesign", "--force", "--sign", identity, "--timestamp", str(target)])
    if profile := os.environ.get("SWQT_NOTARY_PROFILE", ""):
        _call(["xcrun", "notarytool", "submit", str(target), "--keychain-profile", profile, "--wait"])
        _call(["xcrun", "stapler", "staple", str(target)])
    return [target]


def _call(command: Sequence[str]) -> None:
    if subprocess.call(command) != 0:
        system.stop(f"{command[0]} failed; its words are above.")
