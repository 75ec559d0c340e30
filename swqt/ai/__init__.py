"""Who answers for a seat without a person: bots, and chance. They see only the engine's front door."""

from swqt.ai.chance import FACES, chance
from swqt.ai.random_bot import RandomBot, sample

__all__ = ["FACES", "RandomBot", "chance", "sample"]
