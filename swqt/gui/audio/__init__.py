"""Short effects: which moment sounds how, and a port behind which a player of sounds may or may not be."""

from __future__ import annotations

from swqt.gui.audio.output import AudioOutput, NullOutput, open_port
from swqt.gui.audio.sounds import CUES, SoundCue, SoundPlayer, cues_of, loudest

__all__ = ["CUES", "AudioOutput", "NullOutput", "SoundCue", "SoundPlayer", "cues_of", "loudest", "open_port"]
