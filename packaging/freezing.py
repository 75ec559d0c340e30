"""The program as one folder that needs no Python, and the files that people download. Standard library only.

`freeze` makes dist/swqt (on macOS dist/swqt.app, too), `pack` what goes to the download page for this system.
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
"""The rights of a program and of any other file in an archive."""


def version() -> str:
    text = (environment.ROOT / "swqt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if not found:
        system.stop("swqt/__init__.py names no __version__")
    return found[1]


def missing_packages() -> dict[str, str]:
    """Return the Debian packages that PyInstaller needs and that are not here, each with what is missing."""
    if not sys.platform.startswith("linux"):
        return {}
    missing = {}
    if shutil.which("objdump") is None:
        missing["binutils"] = "objdump"
    library = sysconfig.get_config_var("INSTSONAME") or ""
    # Debian's Python does not need its own library; a frozen program does.
    beside = _library_folder() / library
    if library.startswith("libpython") and ".so" in library and not _loads(library) and not beside.is_file():
        missing[f"libpython{sys.version_info.major}.{sys.version_info.minor}"] = library
    return missing


def obstacle() -> str:
    """Return why this Python cannot freeze anything, whatever is installed besides; empty if it can."""
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
    """All that PyInstaller needs of the system is there afterwards, or we have stopped and said what to do."""
    if why := obstacle():
        system.stop(why)
    if missing := missing_packages():
        reason = f"PyInstaller needs what is missing: {', '.join(missing.values())}"
        if not system.has_apt():
            system.stop(f"{reason}\nInstall the packages of your system that contain it, then try again.")
        system.install(missing, reason)


def freeze(folder: Path, work: Path) -> Path:
    """Freeze the checkout into *folder*, which must not be the checkout itself; return the folder of the program."""
    command = [environment.python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(folder), "--workpath", str(work), str(SPEC)]
    if environment.run(command, cwd=environment.ROOT) != 0:
        system.stop("PyInstaller could not freeze the program; its words are above.")
    program = folder / "swqt"
    if sys.platform.startswith("linux") and (strip := shutil.which("strip")):
        # Of a Python built from source, three quarters are symbols.
        for library in (*program.glob("_internal/libpython*"), *program.glob("_internal/python3*/lib-dynload/*.so")):
            subprocess.call([strip, str(library)])
    return program


def executable(program: Path) -> Path:
    """Return what is started in the folder *program*."""
    return program / ("swqt-console.exe" if os.name == "nt" else "swqt")


def size(folder: Path) -> int:
    """Return the bytes of all files in *folder*."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def pack(folder: Path) -> list[Path]:
    """Make the downloads for this system out of *folder*/swqt, beside it, with their SHA-256; return them."""
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
    """Return what the names of the downloads for this system begin with."""
    machine = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"swqt-{version()}-{name}-{machine.lower()}"


def pack_linux(folder: Path, program: Path) -> list[Path]:
    """A tar.xz: the program, what tells a desktop of it, and a script that puts both in their places."""
    target = folder / f"{stem()}.tar.xz"
    top = f"swqt-{version()}"
    with tarfile.open(target, "w:xz") as archive:
        for path, name in [*_files(program, "lib/swqt"), *desktop_files()]:
            archive.add(path, f"{top}/{name}", recursive=False, filter=_plain)
        archive.add(HERE / "linux" / "install.sh", f"{top}/install.sh", filter=_plain)
    return [target]


def desktop_files() -> Iterator[tuple[Path, str]]:
    """Yield what a Linux desktop wants to know, and where it looks for that below a prefix such as /usr."""
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
    """Nobody's name and no odd rights travel along."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = RUNS if entry.mode & stat.S_IXUSR else READS
    return entry


def pack_windows(folder: Path, program: Path) -> list[Path]:
    """A zip to run from anywhere, and the installer."""
    target = folder / f"{stem()}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, name in _files(program, "swqt"):
            archive.write(path, name)
    return [target, make_installer(program, folder / f"{stem()}-setup.exe")]


def make_installer(program: Path, target: Path) -> Path:
    """Compile the installer *target* with the folder *program* as what it installs; also on Linux, for tests."""
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
    if os.name != "nt":    # wine can run this one without its 32-bit half; only Debian's NSIS has it
        command.append("-DAMD64")
    if subprocess.call([*command, str(HERE / "windows" / "swqt.nsi")]) != 0:
        system.stop("makensis could not make the installer; its words are above.")
    return target


def pack_macos(folder: Path, program: Path) -> list[Path]:
    """A disk image with the application; signed and notarised if the names of an identity are given."""
    application = folder / "swqt.app"
    shutil.copy2(program / "THIRD-PARTY.txt", application / "Contents" / "Resources" / "THIRD-PARTY.txt")
    identity = os.environ.get("SWQT_SIGN_IDENTITY", "")
    target = folder / f"{stem()}.dmg"
    stage = folder / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    # Without an identity the application is signed "ad hoc": what was added above has made the old signature void.
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
