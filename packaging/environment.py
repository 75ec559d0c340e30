"""The folder .venv: a Python of its own with exactly the dependencies of requirements.lock.

The checkout itself is not installed; it is put on PYTHONPATH, so what runs is what the editor shows.
"""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

import system

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
OLDEST = (3, 11)


def python() -> str:
    return script("python")


def script(name: str) -> str:
    """The path of a program in .venv."""
    return str(VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name)


def run(
    command: Sequence[str],
    cwd: Path | None = None,
    variables: Mapping[str, str] | None = None,
    output: IO[bytes] | None = None,
) -> int:
    """Run a program on the checkout; the exit code as a shell would report it. *output* is a file for what it says."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, **(variables or {})}
    errors = None if output is None else subprocess.STDOUT
    program = subprocess.Popen(command, cwd=cwd, env=environment, stdout=output, stderr=errors)
    while True:
        try:
            code = program.wait()
        except KeyboardInterrupt:   # Ctrl+C reached the program too: let it end in its own way
            continue
        return code if code >= 0 else 128 - code


def ensure() -> None:
    """Afterwards .venv holds what the lock says; costs some milliseconds when nothing changed."""
    version = _version()
    if version is None:
        _create()
        version = _version()
    stamp = VENV / "requirements.stamp"
    # With the version of Python, because a new one of the system leaves .venv with an empty site-packages.
    wanted = f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()} {version}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    stamp.unlink(missing_ok=True)   # a broken-off installation must not pass for the old one
    system.say("installing the locked dependencies into .venv (about 150 MB the first time)")
    pip = [python(), "-m", "pip", "install", "--disable-pip-version-check", "--only-binary", ":all:"]
    if subprocess.call([*pip, "--require-hashes", "-r", str(LOCK)], stdout=sys.stderr) != 0:
        system.stop(
            "pip could not install the dependencies; its words are above.\n"
            "Needed: an internet connection, 1 GB of disk, and a system that Qt 6.11 has packages for:\n"
            "Windows 10, macOS 13, or Linux with glibc 2.34 (Debian 12, Ubuntu 22.04) and newer."
        )
    stamp.write_text(wanted, encoding="utf-8")


def _version() -> str | None:
    """The version of Python in .venv; None if there is none that works and is new enough."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([python(), "-c", ask], capture_output=True, text=True, check=False).stdout
    except OSError:
        return None
    found = re.fullmatch(r"(\d+)\.(\d+)\s*", answer)
    return answer.strip() if found and (int(found[1]), int(found[2])) >= OLDEST else None


def _create() -> None:
    if VENV.exists():
        system.say("the Python in .venv does not work or is too old: making .venv anew")
    else:
        system.say("making .venv")
    if importlib.util.find_spec("ensurepip") is None:   # Debian and Ubuntu keep it in a package of its own
        reason = f"This Python ({sys.executable}) cannot make virtual environments: its ensurepip is missing."
        if not system.has_apt():
            system.stop(f"{reason}\nInstall your system's package for Python's venv module, then try again.")
        system.install([f"python3.{sys.version_info.minor}-venv"], reason)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        system.stop("python -m venv failed; its words are above.")
