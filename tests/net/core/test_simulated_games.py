"""Network games of the new core in virtual time, with faults from their seeds; ``watches`` says what must hold.

``--nightly`` plays twenty thousand more.
"""

import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from tests.net.core.simulator import KINDS, Scenario, drawn, play, rivals

FEW, MANY, SIZE = 432, 20_000, 24
"""Games of each run, of the nightly one, and of one test; with those below, each run plays more than 500."""
ONCE_WRONG = (
    330_152, 330_893, 350_373, 1_000_330, 1_000_619, 1_002_111, 1_002_807, 1_002_899, 1_003_007, 1_015_066, 2_001_807,
    3_000_134, 3_001_631, 3_001_779, 6_000_640, 8_000_658,
    9_000_437, 9_000_687, 11_000_659, 11_000_902, 11_001_547, 11_003_131, 12_004_436,
)  # fmt: skip


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


def test_two_who_cheat_against_each_other_gain_nothing() -> None:
    """Each would burn the dice that the other likes, in the other's name: who holds its link back is named for it."""
    fates: Counter[str] = Counter()
    for number in range(5, 13):
        fates.update(play(number, rivals(random.Random(number))).watcher.out)
    assert fates["disliked: named"] >= 6
    assert not fates["disliked: coalition"]


def test_a_seed_makes_the_same_game_in_every_process() -> None:
    """Nothing follows the order of a set of bytes, which each process has another one of."""
    code = "from tests.net.core.simulator import play, drawn; import random\n" \
           "print([play(n, drawn(random.Random(n), 'rewind')).watcher.out for n in (507, 514, 519)])"
    told = {
        subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True,
                       check=True, text=True).stdout
        for seed in ("1", "2", "3")
    }  # fmt: skip
    assert len(told) == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1_000_000, 1_000_000 + MANY, 400))
def test_thousands_of_games(seed: int) -> None:
    for number in range(seed, seed + 400):
        kind = ("", "", "bridge", "rewind")[number % 4]
        play(number, drawn(random.Random(number), kind))
