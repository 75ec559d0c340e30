"""Audio output through miniaudio, which is optional; without it, NullOutput plays nothing.

All calls of miniaudio are made in one thread, because opening a device may take a second.
"""

from __future__ import annotations

import importlib.util
import logging
import threading
from array import array
from collections.abc import Generator, Sequence
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    import miniaudio

logger = logging.getLogger(__name__)

RATE: Final = 22_050
"""Samples per second."""

_REST: Final = 5.0
"""Seconds without a sound after which the device is closed."""

_DELAY: Final = 60
"""Size of the device's buffer in milliseconds, which delays every sound."""

_LOUDEST: Final = 32_767
"""The largest 16-bit sample."""


class AudioOutput(Protocol):
    """Plays samples at once, mixed with those already playing; never blocks and never raises."""

    def play(self, samples: array[int], volume: float) -> None:
        """Play *samples* (mono, 16 bits, ``RATE`` per second) at *volume* from 0 to 1."""

    def trouble(self) -> str:
        """Return why sounds cannot be played; empty if they can."""

    def close(self) -> None:
        """Stop playing and release the device."""


class NullOutput:
    """Plays nothing; ``trouble`` returns *reason*."""

    def __init__(self, reason: str = "") -> None:
        self._reason = reason

    def play(self, samples: array[int], volume: float) -> None:
        pass

    def trouble(self) -> str:
        return self._reason

    def close(self) -> None:
        pass


class _Playback(NamedTuple):
    samples: array[int]
    volume: float


class Mixer:
    """Mixes sounds that play at the same time; ``add`` may be called in another thread than the stream runs in."""

    def __init__(self) -> None:
        self._fresh: SimpleQueue[_Playback] = SimpleQueue()
        self._playing: list[tuple[_Playback, int]] = []

    def add(self, samples: array[int], volume: float) -> None:
        self._fresh.put(_Playback(samples, volume))

    def stream(self) -> Generator[array[int], int, None]:
        """Yield blocks of samples forever; each ``send`` passes the size of the next block."""
        frames = yield array("h")
        while True:
            frames = yield self._next(frames)

    def _next(self, frames: int) -> array[int]:
        while not self._fresh.empty():
            self._playing.append((self._fresh.get(), 0))
        sums = [0.0] * frames
        playing = []
        for sound, at in self._playing:
            piece = sound.samples[at : at + frames]
            volume = sound.volume
            for index, value in enumerate(piece):
                sums[index] += volume * value
            if at + frames < len(sound.samples):
                playing.append((sound, at + frames))
        self._playing = playing
        return array("h", [int(max(-_LOUDEST, min(_LOUDEST, value))) for value in sums])


class MiniaudioOutput:
    """The AudioOutput of miniaudio; *backends* restricts it to some of miniaudio's backends, for tests."""

    def __init__(self, backends: Sequence[miniaudio.Backend] | None = None) -> None:
        self._backends = list(backends) if backends is not None else None
        self._requests: SimpleQueue[_Playback | None] = SimpleQueue()
        self._trouble = ""
        self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
        self._thread.start()

    def play(self, samples: array[int], volume: float) -> None:
        """Play *samples* at *volume*; do nothing if the device has failed."""
        if not self._trouble:
            self._requests.put(_Playback(samples, volume))

    def trouble(self) -> str:
        return self._trouble

    def close(self) -> None:
        """Stop playing; wait at most a second for a device that does not respond."""
        self._requests.put(None)
        self._thread.join(timeout=1.0)

    def _run(self) -> None:
        import miniaudio  # optional: not installed everywhere

        device: miniaudio.PlaybackDevice | None = None
        mixer = Mixer()
        try:
            while True:
                try:
                    request = self._requests.get(timeout=_REST if device else None)
                except Empty:
                    if device is not None:
                        device.close()
                        device = None
                    continue
                if request is None:
                    return
                if device is None:
                    device = self._open(mixer)
                mixer.add(request.samples, request.volume)
        except (miniaudio.MiniaudioError, OSError) as error:
            self._trouble = str(error.args[0]) if error.args else type(error).__name__
            logger.warning("no sound: %s", self._trouble)
        finally:
            if device is not None:
                device.close()

    def _open(self, mixer: Mixer) -> miniaudio.PlaybackDevice:
        import miniaudio  # see _run

        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16, 1, RATE, buffersize_msec=_DELAY, backends=self._backends, app_name="swqt"
        )
        stream = mixer.stream()
        next(stream)
        device.start(stream)
        return device


def open_port() -> AudioOutput:
    """Return the audio output of this computer."""
    if importlib.util.find_spec("miniaudio") is None:
        return NullOutput("miniaudio")
    return MiniaudioOutput()
