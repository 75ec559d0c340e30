"""Network games of the new core in virtual time, with faults from their seeds; ``watches`` says what must hold.

``--nightly`` plays twenty thousand more.
"""

import random

import pytest

from tests.net.core.simulator import KINDS, Scenario, drawn, play

FEW, MANY, SIZE = 480, 20_000, 24
"""Games of each run, of the nightly one, and of one test."""
ONCE_WRONG = (330_152, 330_893, 350_373, 1_000_330, 1_002_111, 1_002_807, 1_002_899, 1_003_007, 1_015_066)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_calm_game_is_one_game(players: int) -> None:
    world = play(1, Scenario(players=players, spectator=True))
    assert {program.peer.log.head for program in world.players} == {world.programs[0].peer.log.head}
    assert world.watcher.out["over"] == players


@pytest.mark.parametrize("seed", range(320_000, 320_000 + FEW, SIZE))
def test_whatever_happens_there_is_one_game(seed: int) -> None:
    for number in range(seed, seed + SIZE):
        play(number)


@pytest.mark.parametrize("seed", ONCE_WRONG)
def test_games_that_once_went_wrong(seed: int) -> None:
    play(seed)
    play(seed, drawn(random.Random(seed), ("", "", "bridge", "rewind")[seed % 4]))


@pytest.mark.parametrize("kind", KINDS)
def test_people_who_cheat_gain_nothing(kind: str) -> None:
    for number in range(3):
        play(number, drawn(random.Random(number), kind))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1_000_000, 1_000_000 + MANY, 400))
def test_thousands_of_games(seed: int) -> None:
    for number in range(seed, seed + 400):
        kind = ("", "", "bridge", "rewind")[number % 4]
        play(number, drawn(random.Random(number), kind))
