"""Who answers for a seat without a person: bots, and chance. They see only the engine's front door."""

from swqt.ai.advice import Advice, Adviser, Verdict
from swqt.ai.chance import chance
from swqt.ai.deployment import propose
from swqt.ai.levels import BY_NAME, GREEDY, LEVELS, Level
from swqt.ai.placing import settle
from swqt.ai.random_bot import RandomBot, play_by_chance, sample
from swqt.ai.rollout import Stop, never
from swqt.ai.thinker import Thinker
from swqt.ai.threats import Threat, threats
from swqt.ai.value import HAND_MADE, Judge, Weights, WeightsError
from swqt.engine import FACES

__all__ = [
    "BY_NAME", "FACES", "GREEDY", "HAND_MADE", "LEVELS", "Advice", "Adviser", "Judge", "Level", "RandomBot", "Stop",
    "Thinker", "Threat", "Verdict", "Weights", "WeightsError", "chance", "never", "play_by_chance", "propose",
    "sample", "settle", "threats",
]  # fmt: skip
