"""Tests the installer under wine:  python3 packaging/windows/try_under_wine.py [PAYLOAD]

Needs NSIS and wine (Debian: apt-get install nsis wine64), but no display. PAYLOAD is the folder of the program to
install; without it, a small dummy program is used, with one of wine's programs as swqt.exe. Each step is printed with
its duration; the first failure ends the test with code 1. Standard library only.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import IO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import freezing
import windows_files

WINE = ("/usr/lib/wine/wine64", "/usr/bin/wine64", "/usr/bin/wine")
PROGRAMS = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows")
CLASSES = r"HKCU\Software\Classes"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\swqt"
SECONDS = 300
NETSH = """
Target amd64-unicode
Unicode true
SilentInstall silent
RequestExecutionLevel user
OutFile "netsh.exe"
Section
  FileOpen $0 "C:\\netsh.txt" a
  FileSeek $0 0 END
  FileWriteUTF16LE $0 "$CMDLINE$\\n"
  FileClose $0
SectionEnd
"""
"""Source of a stub for netsh, which logs its command lines instead of changing firewall rules."""


class TrialError(Exception):
    """Raised when a step fails; the message says which."""


def missing() -> str:
    """Return the names of missing packages; empty if there are none."""
    lost = [] if shutil.which("makensis") else ["nsis"]
    if wine() is None or not (PROGRAMS / "cmd.exe").is_file():
        lost.append("wine64")
    return ", ".join(lost)


def wine() -> str | None:
    return next((path for path in WINE if Path(path).is_file()), None)


def expect(what: bool, words: str) -> None:
    if not what:
        raise TrialError(words)


class Prefix:
    """A new wine prefix in *folder*, without an earlier installation of swqt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._environment = {
            **os.environ, "WINEPREFIX": str(folder), "WINEDLLOVERRIDES": "mscoree,mshtml=;netsh.exe=n",
            "WINEDEBUG": "-all", "WINEARCH": "win64", "DISPLAY": "",
        }  # fmt: skip

    def start(self, *command: str, output: IO[bytes] | int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [wine() or "", *command], env=self._environment, stdin=subprocess.PIPE, stdout=output,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def run(self, *command: str) -> tuple[int, str]:
        """Return the exit code and the output of *command*."""
        # Use a file instead of a pipe, because wine services started by the command keep it open.
        with tempfile.TemporaryFile() as output:
            process = self.start(*command, output=output)
            _end(process, command[0])
            output.seek(0)
            return process.returncode, output.read().decode("utf-8", "replace")

    def value(self, key: str, name: str = "") -> str | None:
        """Return a registry value; None if it does not exist."""
        code, out = self.run("reg", "query", key, *(["/v", name] if name else ["/ve"]))
        lines = [line for line in out.splitlines() if "REG_" in line]
        if code != 0 or not lines:
            return None
        return lines[0].split("REG_", 1)[1].partition("    ")[2].strip()

    def local(self) -> Path:
        """Return the folder %LOCALAPPDATA%."""
        (found,) = self.folder.glob("drive_c/users/*/AppData/Local")
        return found

    def start_menu(self) -> list[str]:
        found = self.folder.glob("drive_c/users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/swqt.lnk")
        return [path.name for path in found]

    def put_netsh(self, program: Path) -> None:
        """Install *program* as netsh.exe."""
        shutil.copy2(program, self.folder / "drive_c" / "windows" / "system32" / "netsh.exe")

    def firewall(self) -> list[str]:
        """Return the logged firewall commands."""
        calls = self.folder / "drive_c" / "netsh.txt"
        lines = calls.read_text(encoding="utf-16-le").splitlines() if calls.is_file() else []
        return [line.partition("advfirewall ")[2].strip() for line in lines]

    @contextlib.contextmanager
    def running(self, program: Path) -> Iterator[None]:
        """Run *program* during the block."""
        process = self.start(str(program))
        try:
            sleep(3)
            expect(process.poll() is None, "the stand-in does not run, so nothing is proved about a running program")
            yield
        finally:
            _end(process, program.name, b"exit\r\n")

    def close(self) -> None:
        """End all processes of the prefix."""
        self.run("wineboot", "--kill")


def _end(process: subprocess.Popen[bytes], name: str, last_words: bytes = b"") -> None:
    """Write *last_words* to the stdin of *process*, close it and wait for the end; kill it after a timeout."""
    assert process.stdin is not None
    with contextlib.suppress(OSError), process.stdin:
        process.stdin.write(last_words)
    try:
        process.wait(SECONDS)
    except subprocess.TimeoutExpired as error:
        process.kill()
        raise TrialError(f"{name} does not end") from error


def stand_in(folder: Path, mark: str) -> Path:
    """Make a small dummy program in *folder* that contains a file called *mark*."""
    (folder / "_internal" / "swqt").mkdir(parents=True)
    for name in ("swqt.exe", "swqt-console.exe"):
        shutil.copy2(PROGRAMS / "cmd.exe", folder / name)
    for name in ("LICENSE.txt", "THIRD-PARTY.txt"):
        (folder / name).write_text("free\n", encoding="utf-8")
    (folder / "_internal" / "swqt" / mark).write_text(mark, encoding="utf-8")
    return folder


def make_netsh(folder: Path) -> Path:
    """Compile the netsh stub in *folder*."""
    script = folder / "netsh.nsi"
    script.write_text(NETSH, encoding="utf-8")
    subprocess.run(["makensis", "-V1", str(script)], check=True, timeout=SECONDS)
    return folder / "netsh.exe"


def try_it(folder: Path, payload: Path | None = None, tell: Callable[[str], None] = print) -> None:
    """Test installing, upgrading and removing in *folder*; TrialError at the first failure."""
    began = monotonic()

    def step(words: str) -> None:
        nonlocal began
        tell(f"{monotonic() - began:6.1f} s  {words}")
        began = monotonic()

    old = windows_files.make_installer(stand_in(folder / "old", "old.txt"), folder / "old-setup.exe")
    source = payload or stand_in(folder / "new", "new.txt")
    new = windows_files.make_installer(source, folder / "new-setup.exe")
    step(f"two installers made; the new one takes {new.stat().st_size / 1e6:.1f} MB"
         f" for a program of {freezing.size(source) / 1e6:.1f} MB")  # fmt: skip
    prefix = Prefix(folder / "prefix")
    try:
        prefix.run("wineboot", "--init")
        prefix.put_netsh(make_netsh(folder))
        step("wine has made a Windows")
        _life(prefix, old, new, source, step)
    finally:
        prefix.close()


def _life(prefix: Prefix, old: Path, new: Path, source: Path, step: Callable[[str], None]) -> None:
    home = prefix.local() / "Programs" / "swqt"
    saves = prefix.local() / "swqt" / "games"
    code, _ = prefix.run(str(old), "/S")
    expect(code == 0 and (home / "swqt.exe").is_file(), f"silent installation: code {code}")
    expect(prefix.start_menu() == ["swqt.lnk"], "there is no entry in the Start menu")
    step("installed silently, without rights: program and entry in the Start menu are there")

    expect(prefix.value(rf"{CLASSES}\.swn") == "swqt.game", "a .swn is not ours")
    command = prefix.value(rf"{CLASSES}\swqt.game\shell\open\command") or ""
    expect(command.endswith('swqt.exe" "%1"'), f"a .swn is opened by {command!r}")
    for kind, ending in (("trait", ".swtrait"), ("board", ".swboard")):
        expect(prefix.value(rf"{CLASSES}\{ending}") == f"swqt.{kind}", f"a {ending} is not ours")
        drawn = prefix.value(rf"{CLASSES}\swqt.{kind}\DefaultIcon") or ""
        expect(drawn.endswith(rf"_internal\{kind}.ico"), f"a {ending} has the icon {drawn!r}")
    link = prefix.value(rf"{CLASSES}\swqt\shell\open\command") or ""
    expect(link == command, f"an invitation is opened by {link!r}")
    expect(prefix.run("reg", "query", rf"{CLASSES}\swqt", "/v", "URL Protocol")[0] == 0, "swqt:// is no link")
    shown = prefix.value(UNINSTALL, "DisplayVersion")
    expect(shown == freezing.version(), f"the list of programs shows version {shown}")
    quiet = prefix.value(UNINSTALL, "QuietUninstallString") or ""
    expect(quiet.endswith('uninstall.exe" /S'), f"the quiet removal is {quiet!r}")
    expect(prefix.value(r"HKCU\Software\swqt", "FirewallRule") is None, "a firewall rule nobody has asked for")
    step(f"keys of the user: .swn is opened by {command}; no firewall rule")

    saves.mkdir(parents=True)
    (saves / "mine.swn").write_text("swqt 1\n", encoding="utf-8")
    (home / "notes.txt").write_text("the user's own\n", encoding="utf-8")
    with prefix.running(home / "swqt.exe"):
        code, _ = prefix.run(str(new), "/S")
        expect(code == 2, f"an upgrade while the program runs ends with code {code}, not 2")
        expect((home / "_internal/swqt/old.txt").is_file(), "an upgrade while the program runs has removed something")
    step("an upgrade while the program runs is refused with code 2, and nothing is changed")

    code, _ = prefix.run(str(new), "/S")
    expect(code == 0, f"upgrade: code {code}")
    expect(not (home / "_internal/swqt/old.txt").exists(), "a file of the old version has stayed")
    lost = [path for path in source.rglob("*") if path.is_file() and not (home / path.relative_to(source)).is_file()]
    expect(not lost, f"not installed: {lost[:3]}")
    step(f"upgraded: all {sum(path.is_file() for path in source.rglob('*'))} files are there, none of the old version")

    code, _ = prefix.run(str(home / "uninstall.exe"), "/S")
    for _ in range(100):    # the uninstaller continues in a copy of itself, which deletes it
        if not (home / "swqt.exe").exists() and prefix.value(UNINSTALL, "DisplayName") is None:
            break
        sleep(0.2)
    left = sorted(path.relative_to(home).as_posix() for path in home.rglob("*"))
    expect(left == ["notes.txt"], f"left behind: {left[:5]}")
    expect((saves / "mine.swn").read_text(encoding="utf-8") == "swqt 1\n", "a saved game is gone")
    ours = (".swn", ".swtrait", ".swboard", "swqt.game", "swqt.trait", "swqt.board", "swqt")
    for key in (*(rf"{CLASSES}\{name}" for name in ours), UNINSTALL, r"HKCU\Software\swqt"):
        expect(prefix.run("reg", "query", key)[0] != 0, f"left behind: {key}")
    expect(prefix.start_menu() == [], "the entry in the Start menu has stayed")
    step("removed silently: program, keys and entry are gone; saved games and a file of the user's are there")

    other = prefix.folder / "drive_c" / "elsewhere"
    expect(not prefix.firewall(), f"nobody has asked for this: {prefix.firewall()}")
    code, _ = prefix.run(str(new), "/S", "/FIREWALL", r"/D=C:\elsewhere")
    expect(code == 0 and (other / "swqt.exe").is_file(), f"installation elsewhere: code {code}")
    program = r'program="C:\elsewhere\swqt.exe"'
    added = f'firewall add rule name="swqt" dir=in action=allow {program} profile=private enable=yes'
    expect(prefix.firewall() == [added], f"asked of the firewall: {prefix.firewall()}")
    step(f"installed elsewhere, with a rule by choice: netsh advfirewall {added}")
    prefix.run("reg", "add", rf"{CLASSES}\.swn", "/ve", "/d", "another.program", "/f")
    prefix.run(str(other / "uninstall.exe"), "/S")
    for _ in range(100):
        if not other.exists():
            break
        sleep(0.2)
    expect(not other.exists(), "an installation elsewhere is not removed whole")
    deleted = f'firewall delete rule name="swqt" {program}'
    expect(prefix.firewall() == [added, deleted], f"asked of the firewall: {prefix.firewall()}")
    expect(prefix.value(rf"{CLASSES}\.swn") == "another.program", "what another program has taken over was removed")
    step("removed with its rule; .swn, which another program had taken over, is left to it")


def main(arguments: list[str]) -> int:
    if lost := missing():
        print(f"try_under_wine: not here: {lost} (Debian: apt-get install nsis wine64)", file=sys.stderr)
        return 2
    payload = Path(arguments[0]) if arguments else None
    if payload is not None and not (payload / "swqt.exe").is_file():
        print(f"try_under_wine: {payload} holds no swqt.exe", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="swqt-wine-", ignore_cleanup_errors=True) as folder:
        try:
            try_it(Path(folder), payload)
        except TrialError as error:
            print(f"try_under_wine: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
