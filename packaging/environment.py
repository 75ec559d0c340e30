"""The virtual environment .venv with the dependencies of requirements.lock, and the tools of packaging/tools.lock.

The checkout is not installed but put on PYTHONPATH, so that changes take effect at once.
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
"""Everything that playing needs and that is shipped."""

TOOLS = ROOT / "packaging" / "tools.lock"
"""What tests, checks and packaging need in addition."""

OLDEST = (3, 11)


def python() -> str:
    return script("python")


def script(name: str) -> str:
    """Return the path of a program in .venv."""
    return str(VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name)


def run(
    command: Sequence[str],
    cwd: Path | None = None,
    variables: Mapping[str, str] | None = None,
    output: IO[bytes] | None = None,
) -> int:
    """Run *command* with the checkout on PYTHONPATH and return its exit code, 128 + n after signal n.

    *output* is a file for its stdout and stderr.
    """
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, **(variables or {})}
    errors = None if output is None else subprocess.STDOUT
    program = subprocess.Popen(command, cwd=cwd, env=environment, stdout=output, stderr=errors)
    while True:
        try:
            code = program.wait()
        except KeyboardInterrupt:   # the program has also received it and will exit
            continue
        return code if code >= 0 else 128 - code


def missing() -> dict[str, str]:
    """Return the Debian package missing for making .venv, with what it provides; empty if none is."""
    if importlib.util.find_spec("ensurepip") is None and _version() is None:
        return {f"python3.{sys.version_info.minor}-venv": f"ensurepip, with which {sys.executable} makes .venv"}
    return {}


def ensure(*, tools: bool) -> None:
    """Create .venv or update it to the locks, with the *tools* if asked; takes milliseconds if nothing has changed."""
    version = _version()
    if version is None:
        _create()
        version = _version()
    locks = [LOCK, TOOLS] if tools else [LOCK]
    # Stamps include the Python version, because after a system upgrade .venv has an empty site-packages.
    wanted = {
        VENV / f"{lock.stem}.stamp": f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {version}" for lock in locks
    }
    if all(stamp.is_file() and stamp.read_text(encoding="utf-8") == text for stamp, text in wanted.items()):
        return
    for stamp in wanted:
        stamp.unlink(missing_ok=True)   # an interrupted installation must not look complete
    system.say(f"installing {'dependencies and tools' if tools else 'what playing needs'} into .venv")
    pip = [python(), "-m", "pip", "install", "--disable-pip-version-check", "--only-binary", ":all:"]
    files = [word for lock in locks for word in ("-r", str(lock))]
    # The locks are complete. With dependencies, pip would install the newest, unlocked coverage[toml] for coverage.
    if subprocess.call([*pip, "--require-hashes", "--no-deps", *files], stdout=sys.stderr) != 0:
        system.stop(
            "pip could not install the dependencies; its words are above.\n"
            "Needed: an internet connection, 1 GB of disk, and a system that Qt 6.11 has packages for:\n"
            "Windows 10, macOS 13, or Linux with glibc 2.34 (Debian 12, Ubuntu 22.04) and newer."
        )
    for stamp, text in wanted.items():
        stamp.write_text(text, encoding="utf-8")


def _version() -> str | None:
    """Return the version of Python in .venv; None if it does not work or is too old."""
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
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        system.stop("python -m venv failed; its words are above.")
