"""Sound cues of the window, the player that plays them, and audio output through miniaudio, which is optional.

Every cue has a visual counterpart, so that nothing is conveyed by sound alone. All calls of miniaudio are made in one
thread, because opening a device may take a second; without it, NullOutput plays nothing.
"""

from __future__ import annotations

import importlib.util
import logging
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from swqt.content import resource_folder
from swqt.engine import (
    Abandoned,
    Conquered,
    Declined,
    Deployed,
    Earned,
    Event,
    Forged,
    Gained,
    GameOver,
    Lifted,
    Lost,
    Picked,
    Placed,
    Retreated,
    Rolled,
    Swapped,
    Uncovered,
)
from swqt.table import Settings

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


Kind = Literal["effects", "alerts"]


class SoundCue(NamedTuple):
    """A cue: its volume control, its priority among simultaneous cues, and its visual counterpart."""

    kind: Kind
    weight: int
    twin: str


CUES: Final[dict[str, SoundCue]] = {
    "end": SoundCue("alerts", 9, "the page at the end of the game"),
    "turn": SoundCue("alerts", 8, "the phase line and the window's title name who is asked"),
    "refuse": SoundCue("alerts", 7, "the reason in the action bar"),
    "die": SoundCue("effects", 6, "the die in the corner of the map"),
    "reveal": SoundCue("effects", 6, "the card over the region that was uncovered"),
    "decline": SoundCue("effects", 5, "the tokens turn grey, hatched and marked"),
    "conquer": SoundCue("effects", 4, "the tokens change on the map"),
    "lose": SoundCue("effects", 3, "the tokens leave the map"),
    "pick": SoundCue("effects", 3, "the combo leaves the column"),
    "coins": SoundCue("effects", 3, "the strip with the sum that was earned"),
    "undo": SoundCue("effects", 2, "the position before"),
    "place": SoundCue("effects", 1, "the tokens and pieces change on the map"),
}
"""The cues by file name in resources/sounds."""

_OF_EVENT: Final[dict[type[Event], str]] = {
    GameOver: "end",
    Rolled: "die",
    Uncovered: "reveal",
    Declined: "decline",
    Conquered: "conquer",
    Lost: "lose",
    Picked: "pick",
    Swapped: "pick",
    Earned: "coins",
    Placed: "place",
    Gained: "place",
    Forged: "place",
    Abandoned: "place",
    Lifted: "place",
    Deployed: "place",
    Retreated: "place",
}


def cues_of(events: Iterable[Event]) -> list[str]:
    """Return the cues of *events*, in order; many events have none."""
    return [cue for event in events if (cue := _OF_EVENT.get(type(event))) is not None]


def loudest(cues: Iterable[str]) -> str | None:
    """Return the cue with the highest priority; None if *cues* is empty."""
    return max(cues, key=lambda cue: CUES[cue].weight, default=None)


class SoundPlayer(QObject):
    """Plays cues through the output that *opener* returns; it is called at the first audible cue.

    ``cued`` is emitted for every cue, audible or not.
    """

    cued = Signal(str)

    def __init__(
        self, settings: Settings, opener: Callable[[], AudioOutput] = NullOutput, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._opener = opener
        self._output: AudioOutput | None = None
        self._samples: dict[str, array[int]] = {}
        self.set_volumes(settings)

    def set_volumes(self, settings: Settings) -> None:
        """Apply the volumes and the mute switch of *settings*."""
        self._muted = not settings.sound
        self._volumes = {"effects": settings.sound_volume / 100, "alerts": settings.alert_volume / 100}

    def play(self, cue: str) -> None:
        """Play *cue* unless it is muted."""
        self.cued.emit(cue)
        volume = self._volumes[CUES[cue].kind]
        if self._muted or volume <= 0:
            return
        if self._output is None:
            self._output = self._opener()
        self._output.play(self._read(cue), volume)

    def tell(self, events: Iterable[Event]) -> None:
        """Play the cue of *events* that has the highest priority, if there is one."""
        cue = loudest(cues_of(events))
        if cue is not None:
            self.play(cue)

    def trouble(self) -> str:
        """Return why sounds cannot be played; empty if they can or none has been played yet."""
        return self._output.trouble() if self._output is not None else ""

    def close(self) -> None:
        if self._output is not None:
            self._output.close()
            self._output = None

    def _read(self, cue: str) -> array[int]:
        if cue not in self._samples:
            self._samples[cue] = read_samples(resource_folder() / "sounds" / f"{cue}.wav")
        return self._samples[cue]


def read_samples(path: Path) -> array[int]:
    """Return the samples of a WAV file in the format of ``packaging/sounds.py``."""
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
