"""The examples of the format's description, and the words that it explains."""

import re
from pathlib import Path

import pytest

from swqt.notation import read_game, read_position, run_scenarios, write_position
from swqt.notation.commands import COMMANDS
from swqt.notation.expectations import EXPECTATIONS
from swqt.notation.sheet import WORDS
from swqt.table import Library
from tests.support.positions import LIBRARY


@pytest.fixture(scope="module")
def examples(root: Path) -> list[str]:
    return re.findall(r"```swn\n(.*?)```", (root / "swqt/notation/FORMAT.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_position_in_the_description_is_one(examples: list[str]) -> None:
    rules, state = read_position(examples[0], LIBRARY)
    assert read_position(write_position(rules, state), LIBRARY)[1] == state


def test_the_scenario_in_the_description_comes_true(examples: list[str]) -> None:
    assert run_scenarios(examples[1], LIBRARY) == []
    assert len(examples) == 3


def test_the_trait_in_the_description_is_one_with_that_digest(examples: list[str], tmp_path: Path) -> None:
    game = read_game(examples[2], Library(tmp_path))
    assert game.start.tribes[0].race == "moon-cats"
    assert write_position(game.rules, game.start, game.traits).count(game.traits[0].digest) == 1


def test_the_description_knows_every_word(root: Path) -> None:
    text = (root / "swqt/notation/FORMAT.md").read_text(encoding="utf-8")
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    quoted = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", text))))
    assert {*COMMANDS, *EXPECTATIONS, *WORDS} - quoted == set()
