"""Makes the disk image for macOS from the frozen application: identifier, signatures, notarisation.

SWQT_SIGN_IDENTITY names the certificate in the keychain, SWQT_NOTARY_PROFILE the credentials for notarytool. Without
the first, the application is signed for this computer only ("ad hoc"); without the second, it is not notarised.
"""

from __future__ import annotations

import os
import plistlib
import shutil
import struct
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5

import apple
import system

ENTITLEMENTS: Final = Path(__file__).resolve().parent / "macos" / "entitlements.plist"
_MACH_O: Final = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""The first bytes of an executable for one processor, and of one for several."""

_LC_UUID: Final = 0x1B


def make(application: Path, target: Path, version: str, call: Callable[[Sequence[str]], None]) -> None:
    """Make the disk image *target* with *application*; *call* runs a command and stops if it fails."""
    identity, profile = (os.environ.get(name, "") for name in ("SWQT_SIGN_IDENTITY", "SWQT_NOTARY_PROFILE"))
    check(application, version)
    set_uuid(application / "Contents" / "MacOS" / "swqt")
    sign = ["codesign", "--force", "--sign", identity or "-"]
    if identity:
        sign += ["--options", "runtime", "--timestamp"]
    # Sign from the inside out: Apple advises against --deep, which gives all parts the same rights.
    for path in signed_parts(application):
        call([*sign, str(path)])
    call([*sign, *(["--entitlements", str(ENTITLEMENTS)] if identity else []), str(application)])
    call(["codesign", "--verify", "--deep", "--strict", str(application)])
    if profile:
        # Staple the application as well, so that it starts without a network after it is copied from the image.
        archive = target.with_suffix(".zip")
        call(["ditto", "-c", "-k", "--keepParent", str(application), str(archive)])
        _notarise(archive, application, profile, call)
        archive.unlink(missing_ok=True)
    stage = target.parent / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    shutil.copytree(application, stage / "swqt.app", symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    call(["hdiutil", "create", "-volname", "swqt", "-srcfolder", str(stage), "-ov", "-format", "UDZO", str(target)])
    shutil.rmtree(stage)
    if identity:
        call(["codesign", "--force", "--sign", identity, "--timestamp", str(target)])
    if profile:
        _notarise(target, target, profile, call)


def _notarise(sent: Path, stapled: Path, profile: str, call: Callable[[Sequence[str]], None]) -> None:
    call(["xcrun", "notarytool", "submit", str(sent), "--keychain-profile", profile, "--wait"])
    call(["xcrun", "stapler", "staple", str(stapled)])


def check(application: Path, version: str) -> None:
    """Stop if the built Info.plist lacks a key from apple.py, such as those for the local network."""
    with (application / "Contents" / "Info.plist").open("rb") as file:
        built = plistlib.load(file)
    wrong = [name for name, value in apple.info(version).items() if built.get(name) != value]
    if wrong or built.get("CFBundleIdentifier") != apple.IDENTIFIER:
        system.stop(f"the Info.plist of {application} is not as apple.py says: {', '.join(wrong) or 'identifier'}")


def signed_parts(application: Path) -> Iterator[Path]:
    """Yield libraries and frameworks in *application*, inner ones first; the program is signed with the application."""
    found = set()
    for path in (application / "Contents").rglob("*"):
        if path.is_symlink() or not path.is_file() or path.parent.name == "MacOS" or not _is_mach_o(path):
            continue
        in_framework = path.parent.parent.name == "Versions" and path.parent.parent.parent.suffix == ".framework"
        found.add(path.parent if in_framework else path)
    yield from sorted(found, key=lambda path: (-len(path.parts), path))


def _is_mach_o(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) in _MACH_O


def set_uuid(program: Path) -> None:
    """Give *program* a UUID that depends only on the application's identifier.

    By this UUID, macOS remembers which programs may use the local network. PyInstaller's differs in each build, so
    macOS would ask again after each update (Apple's technical note TN3179).
    """
    data = bytearray(program.read_bytes())
    if data[:4] != _MACH_O[0]:
        system.stop(f"{program} is not a program for one kind of processor")
    (count,) = struct.unpack_from("<I", data, 16)
    place = 32    # the load commands follow the header
    for _ in range(count):
        command, length = struct.unpack_from("<II", data, place)
        if command == _LC_UUID:
            data[place + 8 : place + 24] = uuid5(NAMESPACE_URL, apple.IDENTIFIER).bytes
            program.write_bytes(data)
            return
        place += length
    system.stop(f"{program} has no UUID that could be set")
