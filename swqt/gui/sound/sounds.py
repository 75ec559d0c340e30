"""The sounds of the window: read once, played at the volumes that the player has set."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from swqt.content import resource_folder
from swqt.engine import Event
from swqt.gui.sound.cues import CUES, cues_of, loudest
from swqt.gui.sound.port import AudioPort, Silence
from swqt.table import Settings


class Sounds(QObject):
    """Plays cues through the port that *opener* returns, which is asked for it with the first sound.

    ``cued`` tells every cue, heard or not.
    """

    cued = Signal(str)

    def __init__(
        self, settings: Settings, opener: Callable[[], AudioPort] = Silence, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._opener = opener
        self._port: AudioPort | None = None
        self._samples: dict[str, array[int]] = {}
        self.set_volumes(settings)

    def set_volumes(self, settings: Settings) -> None:
        """Play as loud as *settings* say from now on; a mute is a mute, whatever the volumes."""
        self._muted = not settings.sound
        self._volumes = {"effects": settings.sound_volume / 100, "alerts": settings.alert_volume / 100}

    def play(self, cue: str) -> None:
        """Let *cue* be heard."""
        self.cued.emit(cue)
        volume = self._volumes[CUES[cue].kind]
        if self._muted or volume <= 0:
            return
        if self._port is None:
            self._port = self._opener()
        self._port.play(self._read(cue), volume)

    def tell(self, events: Iterable[Event]) -> None:
        """Let the weightiest of *events* be heard."""
        cue = loudest(cues_of(events))
        if cue is not None:
            self.play(cue)

    def trouble(self) -> str:
        """Return why nothing can be heard, as far as it has been tried."""
        return self._port.trouble() if self._port is not None else ""

    def close(self) -> None:
        if self._port is not None:
            self._port.close()
            self._port = None

    def _read(self, cue: str) -> array[int]:
        if cue not in self._samples:
            self._samples[cue] = read_samples(resource_folder() / "sounds" / f"{cue}.wav")
        return self._samples[cue]


def read_samples(path: Path) -> array[int]:
    """Return the samples of a WAV file as ``packaging/sounds.py`` writes it."""
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
