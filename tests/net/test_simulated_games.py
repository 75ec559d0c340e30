"""Thousands of network games in virtual time, each with faults from its seed; see simulator.Broken for what is watched."""

import pytest

from tests.net.simulator import Faults, play

CALM = Faults()


@pytest.mark.parametrize("peers", [2, 3, 4, 5])
def test_a_calm_game_is_one_game(peers: int) -> None:
    world = play(1, peers, CALM, watchers=1)
    assert {len(peer.core.log) for peer in world.peers} == {len(world.peers[0].core.log)}
    assert len(world.draws) > 1
