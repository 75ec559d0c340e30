"""Bots, random outcomes, and advice for people. Uses only the public interface of the engine."""

from swqt.ai.advice import Advice, Advisor, TurnVerdict
from swqt.ai.bot import BY_NAME, CHARACTERS, GREEDY, LEVELS, Level, SearchBot
from swqt.ai.deployment import propose
from swqt.ai.evaluation import HAND_MADE, Evaluator, Weights, WeightsError
from swqt.ai.random_bot import RandomBot, chance, play_by_chance, sample
from swqt.ai.rollout import Stop, never
from swqt.ai.threats import Threat, threats
from swqt.ai.turn_end import settle
from swqt.engine import FACES

__all__ = [
    "BY_NAME",
    "CHARACTERS",
    "FACES",
    "GREEDY",
    "HAND_MADE",
    "LEVELS",
    "Advice",
    "Advisor",
    "Evaluator",
    "Level",
    "RandomBot",
    "SearchBot",
    "Stop",
    "Threat",
    "TurnVerdict",
    "Weights",
    "WeightsError",
    "chance",
    "never",
    "play_by_chance",
    "propose",
    "sample",
    "settle",
    "threats",
]  # fmt: skip
