"""Sound effects: cues for events, and audio output, which is optional."""

from __future__ import annotations

from swqt.gui.audio.output import AudioOutput, NullOutput, open_port
from swqt.gui.audio.sounds import CUES, SoundCue, SoundPlayer, cues_of, loudest

__all__ = ["CUES", "AudioOutput", "NullOutput", "SoundCue", "SoundPlayer", "cues_of", "loudest", "open_port"]
