"""Bots with a character: what each of them likes, and that it is a matter of taste only."""

from dataclasses import replace

import pytest

from swqt.ai import BY_NAME, CHARACTERS, LEVELS, SearchBot
from swqt.ai.evaluation import Character, Evaluator
from swqt.engine import Command, Conquer, Decline
from swqt.table import BOT_NAMES
from swqt.table.bots import weights
from tests.support.positions import MEADOW, ROAD, game

RIVALS = ("giants : s1 p2", "elves : s1*2 p2", "ratmen : s1 p2*3")


def answers(name: str, round_: int) -> list[Command]:
    """What the bot does first in positions with few tokens and with many, at first sight."""
    bot = replace(BY_NAME[name], budget=0)
    return [
        SearchBot(bot, 1, weights()).choose(
            *game(f"{MEADOW}turn A\nA 5 hill {race} : p1*{tokens}\nB 5 forest {rival}\nround {round_}/10")
        )
        for race in ("dwarves", "trolls")
        for tokens in (4, 5)
        for rival in RIVALS
    ]


def attacks(name: str) -> int:
    """How often it conquers a region of B first, towards the end of the game."""
    commands = [*answers(name, 8), *answers(name, 9)]
    return sum(isinstance(command, Conquer) and command.region in (3, 4) for command in commands)


def test_a_raider_attacks_more_than_the_expert_and_a_settler_less():
    assert attacks("settler") < attacks("expert") < attacks("raider")


def test_an_opportunist_goes_on_where_others_decline():
    declines = {
        name: sum(isinstance(command, Decline) for command in answers(name, 7)) for name in ("expert", "opportunist")
    }
    assert declines["opportunist"] < declines["expert"]


@pytest.mark.parametrize(("character", "worth"), [
    (Character(), 12.0 - 7.0), (Character(rivals=2.0), 12.0 - 14.0), (Character(rivals=0.5), 12.0 - 3.5),
    (Character(patience=0.5), (5 + 3.5) - (4 + 1.5)),
])  # fmt: skip
def test_a_character_weighs_rivals_and_the_future(character, worth, monkeypatch):
    rules, state = game(f"{ROAD}A 5 hill orcs : f1\nB 4 forest elves : s1")
    judge = Evaluator(rules, weights(), 2, character=character)
    monkeypatch.setattr(Evaluator, "totals", lambda self, state: [12.0, 7.0])
    assert judge.value(state, 0) == pytest.approx(worth)


def test_they_can_be_chosen_and_think_as_hard_as_the_strongest():
    assert {level.name for level in CHARACTERS} < set(BOT_NAMES)
    for level in CHARACTERS:
        assert (level.effort, level.budget, level.noise) == (LEVELS[-1].effort, LEVELS[-1].budget, 0.0)
        assert level.about.endswith(".")
