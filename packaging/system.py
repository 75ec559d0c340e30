"""Shared by dev.py and its helper modules: terminal messages and Debian's package manager."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from typing import NoReturn


def say(text: str) -> None:
    """Print *text* to stderr and flush, to keep the order with the output of child processes."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    """Print *text* and exit with code 2, which means a problem of the set-up, not of the program."""
    say(text)
    raise SystemExit(2)


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def install(packages: Iterable[str], reason: str) -> None:
    """Install Debian packages as root; otherwise stop and print the command for it."""
    if not is_root():
        by_hand = f"sudo apt-get update && sudo apt-get install {' '.join(map(current_name, packages))}"
        stop(f"{reason}\nRun this once, then try again:\n  {by_hand}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Ignore the exit code: one broken source need not prevent the installation.
    subprocess.call(["apt-get", "-qq", "update"], env=environment, stdout=sys.stderr)
    names = " ".join(map(current_name, packages))
    say(f"{reason}\nInstalling: {names}")
    command = ["apt-get", "-qq", "install", "--no-install-recommends", *names.split()]
    if subprocess.call(command, env=environment, stdout=sys.stderr) != 0:
        stop(f"apt-get could not install them. By hand:\n  {' '.join(command)}")


def current_name(package: str) -> str:
    """Return the name of *package* here: Ubuntu 24.04 and Debian 13 added "t64" to some, as in libglib2.0-0t64."""
    renamed = f"{package}t64"
    listed = subprocess.run(["apt-cache", "pkgnames", renamed], capture_output=True, text=True, check=False)
    return renamed if renamed in listed.stdout.split() else package
