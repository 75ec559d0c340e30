"""The same laws with the shipped boards and traits, and the examples of the format's description."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swqt.engine import Rules
from swqt.notation import read_game, read_position, replay, run_scenarios, write_game, write_position
from swqt.notation.commands import COMMANDS
from swqt.notation.expectations import EXPECTATIONS
from swqt.notation.sheet import WORDS
from swqt.table import Library
from tests.support.positions import LIBRARY


@settings(max_examples=4 if settings().max_examples <= 100 else 8)
@given(data=st.data(), seats=st.integers(2, 5))
def test_official_games_survive_writing(data: st.DataObject, seats: int, plays: Callable) -> None:
    board = replace(LIBRARY.board("midland-2"), rounds=4)
    rules = Rules(board, LIBRARY.content("base", board))
    states, moves = data.draw(plays(rules, seats, 120))
    for state in states:
        text = write_position(rules, state)
        again, read = read_position(text, LIBRARY)
        assert read == state
        assert write_position(again, read) == text
    game = read_game(write_game(rules, states[0], moves, digests_every=7), LIBRARY)
    assert [state.digest for state in replay(game)] == [state.digest for state in states]


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
