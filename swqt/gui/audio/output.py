"""Sounds through miniaudio. All its calls are made in one thread, for opening a device may take a second.

What plays a sound: a port, because the library that does is optional, and in tests there is none.
"""

from __future__ import annotations

import importlib.util
import logging
import threading
from array import array
from collections.abc import Generator, Sequence
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple, Protocol

import miniaudio


class AudioOutput(Protocol):
    """Plays samples at once, over whatever is playing; never blocks and never raises."""

    def play(self, samples: array[int], volume: float) -> None:
        """Play *samples* (mono, 16 bits, ``RATE`` a second) at *volume*, 0 to 1."""

    def trouble(self) -> str:
        """Return why nothing can be heard; nothing if all is well."""

    def close(self) -> None:
        """Fall silent for good."""


class NullOutput:
    """Plays nothing; *reason* says why."""

    def __init__(self, reason: str = "") -> None:
        self._reason = reason

    def play(self, samples: array[int], volume: float) -> None:
        pass

    def trouble(self) -> str:
        return self._reason

    def close(self) -> None:
        pass


def open_port() -> AudioOutput:
    """Return what can play sounds on this computer."""
    if importlib.util.find_spec("miniaudio") is None:
        return NullOutput("miniaudio")
    # IMPORT GONE  # only here: the library behind it may be missing

    return MiniaudioOutput()


logger = logging.getLogger(__name__)

RATE: Final = 22_050
_REST: Final = 5.0
"""Seconds without a sound after which the device is let go."""

_DELAY: Final = 60
"""Milliseconds between a move and its sound."""

_LOUDEST: Final = 32_767


class _Voice(NamedTuple):
    samples: array[int]
    volume: float


class Mixer:
    """Adds up the sounds that play at the same time."""

    def __init__(self) -> None:
        self._fresh: SimpleQueue[_Voice] = SimpleQueue()
        self._playing: list[tuple[_Voice, int]] = []

    def add(self, samples: array[int], volume: float) -> None:
        self._fresh.put(_Voice(samples, volume))

    def stream(self) -> Generator[array[int], int, None]:
        """Yield as many samples as are asked for, without end."""
        frames = yield array("h")
        while True:
            frames = yield self._next(frames)

    def _next(self, frames: int) -> array[int]:
        while not self._fresh.empty():
            self._playing.append((self._fresh.get(), 0))
        sums = [0.0] * frames
        still = []
        for voice, at in self._playing:
            piece = voice.samples[at : at + frames]
            volume = voice.volume
            for index, value in enumerate(piece):
                sums[index] += volume * value
            if at + frames < len(voice.samples):
                still.append((voice, at + frames))
        self._playing = still
        return array("h", [int(max(-_LOUDEST, min(_LOUDEST, value))) for value in sums])


class MiniaudioOutput:
    """An AudioOutput that can be heard; *backends* as miniaudio names them, for tests."""

    def __init__(self, backends: Sequence[miniaudio.Backend] | None = None) -> None:
        self._backends = list(backends) if backends is not None else None
        self._orders: SimpleQueue[_Voice | None] = SimpleQueue()
        self._trouble = ""
        self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
        self._thread.start()

    def play(self, samples: array[int], volume: float) -> None:
        """Play *samples* at *volume*; without a device that works, nothing."""
        if not self._trouble:
            self._orders.put(_Voice(samples, volume))

    def trouble(self) -> str:
        return self._trouble

    def close(self) -> None:
        """Fall silent; a device that does not answer is left to the end of the process."""
        self._orders.put(None)
        self._thread.join(timeout=1.0)

    def _run(self) -> None:
        device: miniaudio.PlaybackDevice | None = None
        mixer = Mixer()
        try:
            while True:
                try:
                    order = self._orders.get(timeout=_REST if device else None)
                except Empty:
                    if device is not None:
                        device.close()
                        device = None
                    continue
                if order is None:
                    return
                if device is None:
                    device = self._open(mixer)
                mixer.add(order.samples, order.volume)
        except (miniaudio.MiniaudioError, OSError) as error:
            self._trouble = str(error.args[0]) if error.args else type(error).__name__
            logger.warning("no sound: %s", self._trouble)
        finally:
            if device is not None:
                device.close()

    def _open(self, mixer: Mixer) -> miniaudio.PlaybackDevice:
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16, 1, RATE, buffersize_msec=_DELAY, backends=self._backends, app_name="swqt"
        )
        stream = mixer.stream()
        next(stream)
        device.start(stream)
        return device
