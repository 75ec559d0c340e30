"""Installs the download for this system, tests it and removes it:  try_download.py [--wheel] FOLDER

FOLDER contains the output of `dev.py pack`, or with --wheel that of `release.py wheels`, which pipx installs one after
the other with their extras and the newest libraries. The exit code is 1, with a message, at the first failure.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import sleep

import freezing

SECONDS = 300

WITHOUT_QT = """
from importlib.util import find_spec
from swqt import env
game = env.env()
game.reset(seed=1)
game.step(int(game.last()[0]["action_mask"].argmax()))
print("no Qt" if find_spec("PySide6") is None and find_spec("swqt.gui") is None else "Qt is there")
"""
"""Code run by the Python of an installed swqt-core."""


class DownloadError(Exception):
    """Raised when a download does not work."""


def call(command: Sequence[str | Path], variables: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=SECONDS, check=False,
        env={**os.environ, **(variables or {})},
    )  # fmt: skip
    if done.returncode != 0:
        raise DownloadError(f"{' '.join(map(str, command))}: code {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def smoke(program: Path, *, frozen: bool = True) -> None:
    """Run the smoke test of *program*. The report is read from a file, since GUI programs cannot print on Windows."""
    if not program.is_file():
        raise DownloadError(f"{program} has not been installed")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        call([program, "--smoke", report], {"PYTHONPATH": ""})
        result = json.loads(report.read_text(encoding="ascii"))
    if not (result["ok"] and result["frozen"] is frozen and result["turns"] >= 10):
        raise DownloadError(f"{program} says {result}")
    digests = f"rules {result['rules'][:16]}, games {result['engine']}"
    print(f"{program}: {result['platform']}, {result['window_system']}, {result['seconds']} s, {digests}")


def gone(place: Path) -> None:
    """Wait until *place* no longer exists; the Windows uninstaller returns early and continues in a copy of itself."""
    for _ in range(100):
        if not place.exists():
            return
        sleep(0.2)
    left = sorted(path.name for path in place.rglob("*"))[:5] if place.is_dir() else []
    raise DownloadError(f"{place} is still there: {left}")


def one(folder: Path, ending: str, beginning: str = "") -> Path:
    found = sorted(folder.glob(f"{beginning or freezing.stem()}*{ending}"))
    if len(found) != 1:
        raise DownloadError(f"there is not one {ending} for this system in {folder} but {len(found)}")
    return found[0].resolve()


def linux(folder: Path, place: Path) -> None:
    for image in folder.glob(f"{freezing.stem()}.AppImage"):
        smoke(image.resolve())
    call(["tar", "-xf", one(folder, ".tar.xz"), "-C", place])
    (script,) = place.glob("swqt-*/install.sh")
    prefix = place / "prefix"
    call([script, prefix])
    smoke(prefix / "bin" / "swqt")
    home = place / "home"
    home.mkdir()
    call([prefix / "lib" / "swqt" / "uninstall.sh"], {"HOME": str(home), "XDG_DATA_HOME": ""})
    if left := [path.relative_to(prefix).as_posix() for path in prefix.rglob("*")]:
        raise DownloadError(f"{prefix} is not empty: {left[:5]}")


def windows(folder: Path, place: Path) -> None:
    with zipfile.ZipFile(one(folder, ".zip")) as archive:
        archive.extractall(place / "portable")
    smoke(place / "portable" / "swqt" / "swqt-console.exe")
    home = Path(os.environ["LOCALAPPDATA"]) / "Programs" / "swqt"
    for _ in range(2):    # the second time is an upgrade
        call([one(folder, "-setup.exe"), "/S"])
        smoke(home / "swqt.exe")
        smoke(home / "swqt-console.exe")
    call(["reg", "query", r"HKCU\Software\Classes\swqt.game\shell\open\command"])
    call([home / "uninstall.exe", "/S"])
    gone(home)


def macos(folder: Path, place: Path) -> None:
    mounted = place / "image"
    call(["hdiutil", "attach", one(folder, ".dmg"), "-nobrowse", "-readonly", "-mountpoint", mounted])
    try:
        call(["cp", "-R", mounted / "swqt.app", place])
    finally:
        call(["hdiutil", "detach", mounted])
    call(["codesign", "--verify", "--deep", "--strict", place / "swqt.app"])
    smoke(place / "swqt.app" / "Contents" / "MacOS" / "swqt")


def wheel(folder: Path, place: Path) -> None:
    pipx = shutil.which("pipx")
    if pipx is None:
        raise DownloadError("pipx is not installed")
    programs = place / "bin"
    variables = {"PIPX_HOME": str(place / "pipx"), "PIPX_BIN_DIR": str(programs), "PIPX_MAN_DIR": str(place / "man")}
    for ending in (".whl", ".tar.gz"):
        source = one(folder, ending, f"swqt-{freezing.version()}")
        call([pipx, "install", "--python", sys.executable, f"{source}[sound]"], variables)
        program = programs / ("swqt.exe" if os.name == "nt" else "swqt")
        smoke(program, frozen=False)
        call([pipx, "uninstall", "swqt"], variables)
        gone(program)
    core = one(folder, ".whl", f"swqt_core-{freezing.version()}")
    call([pipx, "install", "--python", sys.executable, f"{core}[env]"], variables)
    try_core(program, place)
    call([pipx, "uninstall", "swqt-core"], variables)
    gone(program)


def try_core(program: Path, place: Path) -> None:
    """Play a game with the *program* of swqt-core, replay it, and take a step in the environment, all without Qt."""
    game, page = place / "game.swn", place / "game.html"
    variables = {"PYTHONPATH": "", "SWQT_HOME": str(place / "home")}
    call([program, "play", "--headless", "--seats", "2", "--seed", "3", "--out", game], variables)
    call([program, "replay", game, "--html", page], variables)
    python = place / "pipx" / "venvs" / "swqt-core" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    said = call([python, "-I", "-c", WITHOUT_QT], variables).strip()
    if said != "no Qt" or not page.is_file():
        raise DownloadError(f"{program} has not done what it does without Qt: {said}")
    print(f"{program}: a game, its page and a step of the environment; {said}")


def main(arguments: Sequence[str]) -> int:
    *option, folder = arguments or ("",)
    if not folder or option not in ([], ["--wheel"]):
        print(__doc__)
        return 2
    system = wheel if option else {"win32": windows, "darwin": macos}.get(sys.platform, linux)
    with tempfile.TemporaryDirectory(prefix="swqt-", ignore_cleanup_errors=True) as place:
        try:
            system(Path(folder), Path(place))
        except (DownloadError, OSError, ValueError, LookupError, subprocess.TimeoutExpired) as error:
            print(f"try_download: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
