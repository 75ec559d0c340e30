"""The sounds of the window: read once, played at the volumes that the player has set.

Which moment of the game has which sound. Every one shows itself too: nothing is told by sound alone.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Literal, NamedTuple

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
from swqt.gui.audio.output import AudioOutput, NullOutput
from swqt.table import Settings

Kind = Literal["effects", "alerts"]


class SoundCue(NamedTuple):
    """One sound: the volume it obeys, how much it matters beside others of the same moment, and its visual twin."""

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
"""By the name of its file in resources/sounds."""

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
    """Return the sounds of *events*, in their order; many events have none."""
    return [cue for event in events if (cue := _OF_EVENT.get(type(event))) is not None]


def loudest(cues: Iterable[str]) -> str | None:
    """Return the one of *cues* that matters most; None if there is none."""
    return max(cues, key=lambda cue: CUES[cue].weight, default=None)


class SoundPlayer(QObject):
    """Plays cues through the port that *opener* returns, which is asked for it with the first sound.

    ``cued`` tells every cue, heard or not.
    """

    cued = Signal(str)

    def __init__(
        self, settings: Settings, opener: Callable[[], AudioOutput] = NullOutput, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._opener = opener
        self._port: AudioOutput | None = None
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
