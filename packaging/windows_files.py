"""Makes the downloads for Windows out of the frozen program: archive, installer, package for the Microsoft Store.

    python packaging/windows_files.py sign FILE...

SWQT_SIGN_PFX names the file of a certificate, SWQT_SIGN_PASSWORD its password; without it nothing is signed, and it
says so. SWQT_MSIX_NAME and SWQT_MSIX_PUBLISHER are the identity that the Store has given to the program.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import environment
import freezing
import iconfiles
import system

WINDOWS: Final = Path(__file__).resolve().parent / "windows"
TILES: Final = (44, 50, 150)
"""Sizes of the icon that the Store's package needs, in pixels."""

_TIME_SERVER: Final = "http://timestamp.digicert.com"
"""Timestamps signatures, so that they stay valid after the certificate expires."""


def make(folder: Path, program: Path) -> list[Path]:
    """Make a portable zip archive, the installer and, if there is an identity for it, the Store's package."""
    sign(sorted(program.glob("*.exe")))
    stem = freezing.stem()
    target = folder / f"{stem}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, name in freezing.files_in(program, "swqt"):
            archive.write(path, name)
    installer = make_installer(program, folder / f"{stem}-setup.exe")
    sign([installer])
    if os.environ.get("SWQT_MSIX_NAME") and os.environ.get("SWQT_MSIX_PUBLISHER"):
        make_msix(program, folder / "store" / f"{stem}.msix")
    else:
        system.say("no identity for the Microsoft Store: no .msix is made")
    return [target, installer]


def make_installer(program: Path, target: Path) -> Path:
    """Build the installer *target* for the folder *program*; also works on Linux, for tests."""
    makensis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if makensis is None:
        system.stop("makensis is missing: install NSIS (Debian: nsis; Windows: `choco install nsis`)")
    icons = target.parent / "icons"
    iconfiles.write(icons)
    defines = {
        "VERSION": freezing.version(), "FILES": f"{program.resolve()}{os.sep}*", "TARGET": target.resolve(),
        "ICON": (icons / "swqt.ico").resolve(), "SIDE": (icons / "side.bmp").resolve(),
        "KILOBYTES": -(-freezing.size(program) // 1024),
        "SIGN": f'"{sys.executable}" "{Path(__file__).resolve()}" sign',    # for the uninstaller, made on the way
    }  # fmt: skip
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    command += [f"-D{name}={value}" for name, value in defines.items()]
    if os.name != "nt":    # a stub that runs under wine without 32-bit support; only Debian's NSIS has it
        command.append("-DAMD64")
    _call([*command, str(WINDOWS / "swqt.nsi")])
    return target


def sign(files: Sequence[Path]) -> None:
    """Sign *files* with the certificate, if there is one."""
    certificate = os.environ.get("SWQT_SIGN_PFX")
    if not certificate:
        system.say(f"no certificate: not signed are {', '.join(path.name for path in files)}")
        return
    command = [_kit("signtool"), "sign", "/fd", "SHA256", "/td", "SHA256", "/tr", _TIME_SERVER, "/f", certificate]
    if password := os.environ.get("SWQT_SIGN_PASSWORD"):
        command += ["/p", password]
    _call([*command, *map(str, files)])


def make_msix(program: Path, target: Path) -> Path:
    """Make the package *target* for the folder *program*, unsigned because the Store signs it."""
    stage = target.parent / "msix"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(program, stage)
    icons = [environment.python(), str(Path(__file__).with_name("icons.py")), str(stage / "Assets"), "--sizes"]
    if environment.run([*icons, *map(str, TILES)], cwd=environment.ROOT) != 0:
        system.stop("the icons could not be drawn; the words are above")
    for kind in iconfiles.KINDS:
        shutil.copy(iconfiles.FOLDER / f"{kind}-256.png", stage / "Assets")
    (stage / "AppxManifest.xml").write_text(msix_manifest(), encoding="utf-8", newline="\n")
    _call([_kit("makeappx"), "pack", "/o", "/d", str(stage), "/p", str(target)])
    shutil.rmtree(stage)
    return target


def msix_manifest() -> str:
    """Return the manifest of the package with version, processor and identity."""
    text = (WINDOWS / "AppxManifest.xml").read_text(encoding="utf-8")
    values = {
        "NAME": os.environ["SWQT_MSIX_NAME"], "PUBLISHER": os.environ["SWQT_MSIX_PUBLISHER"],
        "VERSION": freezing.version(), "PROCESSOR": freezing.stem().rsplit("-", 1)[1],
    }  # fmt: skip
    return re.sub("@([A-Z]+)@", lambda found: values[found[1]], text)


def _kit(name: str) -> str:
    """Return the path of the program *name* in the newest Windows SDK."""
    folders = Path(r"C:\Program Files (x86)\Windows Kits\10\bin")
    processor = "arm64" if platform.machine() == "ARM64" else "x64"
    return shutil.which(name) or str(max(folders.glob(f"*/{processor}/{name}.exe"), default=name))


def _call(command: Sequence[str]) -> None:
    if subprocess.call(command) != 0:
        system.stop(f"{Path(command[0]).stem} failed; its words are above.")    # not all of it: it may have a password


def version_info(version: str) -> Any:
    """Return the version resource of swqt.exe for PyInstaller, which has the required module only on Windows."""
    from PyInstaller.utils.win32 import versioninfo as form

    numbers = tuple([*(int(number) for number in re.findall(r"\d+", version)), 0, 0, 0, 0][:4])
    texts = {
        "CompanyName": "swqt", "FileDescription": "swqt", "FileVersion": version, "InternalName": "swqt",
        "LegalCopyright": "GPL-3.0-or-later", "OriginalFilename": "swqt.exe", "ProductName": "swqt",
        "ProductVersion": version,
    }  # fmt: skip
    table = form.StringTable("040904B0", [form.StringStruct(*pair) for pair in texts.items()])
    fixed = form.FixedFileInfo(filevers=numbers, prodvers=numbers)
    words = form.VarFileInfo([form.VarStruct("Translation", [0x0409, 1200])])
    return form.VSVersionInfo(ffi=fixed, kids=[form.StringFileInfo([table]), words])


if __name__ == "__main__":
    if sys.argv[1:2] != ["sign"]:
        sys.exit(__doc__)
    sign([Path(name) for name in sys.argv[2:]])
