"""Network games in virtual time, each with faults from its seed; what is watched in them stands in the simulator.

``--nightly`` plays thousands.
"""

import pytest

from tests.support.simulator import Faults, play

PAIR = frozenset([frozenset([0, 1])])
MIXES = {
    "rough": Faults(loss=0.1, double=0.1, fifo=False, delay=0.005, jitter=0.05),
    "kill": Faults(faults=5, kinds=("kill",), loss=0.02),
    "all": Faults(faults=2, kinds=("all", "kill")),
    "power": Faults(faults=5, kinds=("all", "kill"), power=True),
    "parted": Faults(faults=3, kinds=("part",), loss=0.02),
    "asleep": Faults(faults=3, kinds=("freeze", "jump")),
    "lost": Faults(faults=2, kinds=("lose",)),
    "no_path": Faults(blocked=PAIR, loss=0.02),
    "mixed": Faults(
        faults=8, kinds=("kill", "all", "part", "freeze", "jump"), loss=0.05, double=0.05, fifo=False, jitter=0.03,
        power=True,
    ),
    "votes": Faults(faults=3, kinds=("gone", "part", "kill"), vote=True),
    "mixed_votes": Faults(
        faults=6, kinds=("gone", "part", "kill", "freeze", "jump"), vote=True, loss=0.05, double=0.05, fifo=False,
        jitter=0.03,
    ),
    "torn": Faults(faults=6, kinds=("all", "kill"), torn=True),
    "torn_mixed": Faults(faults=8, kinds=("all", "kill", "part", "freeze"), torn=True, loss=0.05, double=0.05),
    "power_votes": Faults(faults=6, kinds=("gone", "part", "kill", "all"), vote=True, power=True, loss=0.05),
}  # fmt: skip


@pytest.mark.parametrize("peers", [2, 3, 4, 5])
def test_a_calm_game_is_one_game(peers: int) -> None:
    world = play(1, peers, Faults(), watchers=1)
    assert {len(peer.core.log) for peer in world.peers} == {len(world.peers[0].core.log)}
    assert len(world.draws) > 1


def games(mix: str, seeds: range) -> None:
    """Play them; a failure names its seed."""
    for seed in seeds:
        peers = 2 + seed % 4
        if mix == "no_path":
            peers = max(peers, 3)
        play(seed, peers, MIXES[mix], watchers=seed % 3 == 0, turns=8)


@pytest.mark.parametrize("mix", MIXES)
def test_faults_divide_nobody(mix: str) -> None:
    games(mix, range(12))


def test_a_peer_that_goes_on_asking_what_others_take_for_decided_does_not_stop_the_game() -> None:
    play(1399, 5, MIXES["power_votes"], turns=8)


@pytest.mark.slow
@pytest.mark.parametrize("first", [12, *range(1000, 1400, 40)])
@pytest.mark.parametrize("mix", MIXES)
def test_thousands_of_faults_divide_nobody(mix: str, first: int) -> None:
    games(mix, range(first, first + 40))
