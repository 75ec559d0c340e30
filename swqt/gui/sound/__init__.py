"""Short effects: which moment sounds how, and a port behind which a player of sounds may or may not be."""

from __future__ import annotations

from swqt.gui.sound.cues import CUES, Cue, cues_of, loudest
from swqt.gui.sound.port import AudioPort, Silence, open_port
from swqt.gui.sound.sounds import Sounds

__all__ = ["CUES", "AudioPort", "Cue", "Silence", "Sounds", "cues_of", "loudest", "open_port"]
