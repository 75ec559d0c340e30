"""What plays a sound: a port, because the library that does is optional, and in tests there is none."""

from __future__ import annotations

import importlib.util
from array import array
from typing import Protocol


class AudioPort(Protocol):
    """Plays samples at once, over whatever is playing; never blocks and never raises."""

    def play(self, samples: array[int], volume: float) -> None:
        """Play *samples* (mono, 16 bits, ``RATE`` a second) at *volume*, 0 to 1."""

    def trouble(self) -> str:
        """Return why nothing can be heard; nothing if all is well."""

    def close(self) -> None:
        """Fall silent for good."""


class Silence:
    """Plays nothing; *reason* says why."""

    def __init__(self, reason: str = "") -> None:
        self._reason = reason

    def play(self, samples: array[int], volume: float) -> None:
        pass

    def trouble(self) -> str:
        return self._reason

    def close(self) -> None:
        pass


def open_port() -> AudioPort:
    """Return what can play sounds on this computer."""
    if importlib.util.find_spec("miniaudio") is None:
        return Silence("miniaudio")
    from swqt.gui.sound.speaker import Speaker  # only here: the library behind it may be missing

    return Speaker()
