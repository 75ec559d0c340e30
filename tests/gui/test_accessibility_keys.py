"""The whole game by keys alone, and the same by clicks alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.window import MainWindow
from swqt.table import Library
from tests.gui.recorded import Person, Record, WithKeys, WithMouse, record
from tests.laws.caverns import cramped_cavern

ROUNDS = 4
"""A whole game on the shipped board, but a short one; every night it has its ten rounds."""


@pytest.fixture(scope="module")
def base(library: Library, request: pytest.FixtureRequest) -> Record:
    board = library.board(library.board_for(2, "base"))
    rounds = board.rounds if request.config.getoption("--nightly") else ROUNDS
    return record(library, replace(board, rounds=rounds), "base", 11)


@pytest.fixture(scope="module")
def underground(library: Library) -> Record:
    return record(library, cramped_cavern(2, Random(5)), "underground", 5)


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A window wide enough for every button, with the keyboard."""
    window.resize(1680, 900)
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


@pytest.mark.parametrize("person", [WithMouse, WithKeys])
@pytest.mark.parametrize("world", ["base", "underground"])
def test_a_recorded_game_comes_out_the_same(
    world: str, person: type[Person], active: MainWindow, request: pytest.FixtureRequest
) -> None:
    """A9, A10: clicks alone, and keys alone, lead to the positions that the commands led to."""
    told: Record = request.getfixturevalue(world)
    hand = person(active)
    hand.show(told)
    hand.replay(told)
    QApplication.processEvents()
    assert hand.sitting.game.decision is None
