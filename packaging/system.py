"""Shared by dev.py and its helper modules: terminal messages and Debian's package manager."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import NoReturn


def say(text: str) -> None:
    """Print *text* to stderr and flush, to keep it in order with the output of child processes."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    """Print *text* and exit with code 2, which means a problem with the set-up, not the program."""
    say(text)
    raise SystemExit(2)


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def ensure_packages(missing: Callable[[], Mapping[str, str]]) -> None:
    """Install what is *missing* if root on Debian; otherwise stop, listing everything with one command to install it.

    *missing* returns Debian packages, each with the missing item that it contains.
    """
    lost = missing()
    if not lost:
        return
    if not (has_apt() and is_root()):
        stop(advice(lost))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Ignore the exit code: one broken source need not prevent the installation.
    subprocess.call(["apt-get", "-qq", "update"], env=environment, stdout=sys.stderr)
    names = [current_name(package) for package in lost]
    say(f"installing what this system lacks: {' '.join(names)}")
    command = ["apt-get", "-qq", "install", "--no-install-recommends", *names]
    if subprocess.call(command, env=environment, stdout=sys.stderr) != 0:
        stop(f"apt-get could not install them. By hand:\n  {' '.join(command)}")
    if still := missing():
        stop(f"installed, but still not found: {', '.join(still.values())}")


def advice(lost: Mapping[str, str]) -> str:
    """Return instructions for *lost*, packages with the missing items that they contain."""
    names = f"This system lacks: {', '.join(lost.values())}"
    if not has_apt():
        return f"{names}\nInstall the packages of your system that contain them, then try again."
    packages = " ".join(map(current_name, lost))
    return f"{names}\nRun this once, then try again:\n  sudo apt-get update && sudo apt-get install {packages}"


def current_name(package: str) -> str:
    """Return the name of *package* here: Ubuntu 24.04 and Debian 13 added "t64" to some, as in libglib2.0-0t64."""
    renamed = f"{package}t64"
    listed = subprocess.run(["apt-cache", "pkgnames", renamed], capture_output=True, text=True, check=False)
    return renamed if renamed in listed.stdout.split() else package
