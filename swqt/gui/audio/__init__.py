"""Sound effects: cues for events, and audio output, which is optional."""

from __future__ import annotations

from swqt.gui.audio.sounds import CUES, AudioOutput, NullOutput, SoundCue, SoundPlayer, cues_of, loudest, open_port

__all__ = ["CUES", "AudioOutput", "NullOutput", "SoundCue", "SoundPlayer", "cues_of", "loudest", "open_port"]
