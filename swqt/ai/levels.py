"""The five levels of bots, each with one honest line on what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from swqt.ai.planner import Effort


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot plays. ``name`` is its name in files, ``about`` an English sentence for the window to translate.

    ``looks_ahead``: plans are judged by the coins still to come, otherwise by the coins of this turn alone.
    ``noise`` is how far, in coins, it misjudges a plan at most in a game for two, less towards the end if it looks
    ahead; all errors up to that are equally likely. ``whim`` is the same for a way as a whole (to decline, to go on,
    each combo): one error for all plans that begin so. ``variety`` is how far its tastes differ from game to game.
    With a ``budget``, the best ``candidates`` are played on that often in all, ``depth`` turns far. With ``studied``
    it knows what was learnt of every trait, where that was learnt, and plays on only elsewhere.
    """

    name: str
    about: str
    effort: Effort
    looks_ahead: bool = True
    noise: float = 0.0
    whim: float = 0.0
    variety: float = 0.0
    candidates: int = 1
    budget: int = 0
    depth: int = 0
    studied: bool = False


LEVELS: Final = (
    Level("beginner", "Takes what pays this turn and often misjudges it.",
          Effort(3, 3, 10, 1, gamble=False, abandon=False), looks_ahead=False, noise=17.0),
    Level("easy", "Thinks of the coins still to come, and is often wrong about them.",
          Effort(2, 3, 3, 3, gamble=False, abandon=False), noise=10.0, whim=24.0, variety=0.2),
    Level("medium", "Plans whole turns and sometimes misjudges them.", Effort(3, 3, 3, 3, abandon=False),
          noise=8.0, variety=0.2),
    Level("hard", "Plans whole turns and expects what the others will do to it.", Effort(abandon=False),
          noise=2.4, variety=0.1),
    Level("expert", "Knows from many games what races and powers are worth, else plays on in its mind.",
          Effort(8, 6, 10, 6), candidates=6, budget=36, depth=4, studied=True),
)  # fmt: skip
"""From the weakest to the strongest."""

GREEDY: Final = Level("greedy", "Takes what pays most this turn.", Effort(), looks_ahead=False)
"""A yardstick for arenas: it never errs about this turn and never thinks of the next."""

BY_NAME: Final = {level.name: level for level in (*LEVELS, GREEDY)}
