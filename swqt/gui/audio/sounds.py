"""Sound cues of the window: which events have which cue, and the player that plays them.

Every cue has a visual counterpart, so that nothing is conveyed by sound alone.
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
