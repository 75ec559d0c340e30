"""Programs that a test runs to their end."""

import subprocess
import sys
from typing import Any


def output_of(*command: object, **how: Any) -> str:
    """Return what *command* prints; the test fails with its complaints if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", timeout=600, check=False, **how)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(*arguments: object, **how: Any) -> str:
    """Return what Python prints with these arguments."""
    return output_of(sys.executable, *arguments, **how)
