"""Motion: what happened is shown happening, one beat after another. The position alone paints the same picture."""

from __future__ import annotations

from swqt.gui.motion.animator import PACE, Animator, Scene, pace_of
from swqt.gui.motion.beats import AWAY, Beat, Flight, beats_of

__all__ = ["AWAY", "PACE", "Animator", "Beat", "Flight", "Scene", "beats_of", "pace_of"]
