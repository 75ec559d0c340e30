"""What the helpers of dev.py share: words to the person at the terminal, and Debian's package manager."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from typing import NoReturn


def say(text: str) -> None:
    """Write at once, so that our words stand in order with what the programs we start print."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    """Say why it cannot go on, and leave with code 2: the set-up is wrong, not the program."""
    say(text)
    raise SystemExit(2)


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def install(packages: Iterable[str], reason: str) -> None:
    """Install Debian packages if we are root; otherwise stop with the command that does it."""
    if not is_root():
        by_hand = f"sudo apt-get update && sudo apt-get install {' '.join(map(current_name, packages))}"
        stop(f"{reason}\nRun this once, then try again:\n  {by_hand}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # One broken source among several is no reason to give up: whether the packages come decides.
    subprocess.call(["apt-get", "-qq", "update"], env=environment, stdout=sys.stderr)
    names = " ".join(map(current_name, packages))
    say(f"{reason}\nInstalling: {names}")
    command = ["apt-get", "-qq", "install", "--no-install-recommends", *names.split()]
    if subprocess.call(command, env=environment, stdout=sys.stderr) != 0:
        stop(f"apt-get could not install them. By hand:\n  {' '.join(command)}")


def current_name(package: str) -> str:
    """Ubuntu 24.04 and Debian 13 renamed some libraries for their 64-bit times: libglib2.0-0t64."""
    renamed = f"{package}t64"
    listed = subprocess.run(["apt-cache", "pkgnames", renamed], capture_output=True, text=True, check=False)
    return renamed if renamed in listed.stdout.split() else package
