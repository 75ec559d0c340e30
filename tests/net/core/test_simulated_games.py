"""Network games of the new core in virtual time, with faults from their seeds; ``watches`` says what must hold."""

import pytest

from tests.net.core.simulator import Scenario, play


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_calm_game_is_one_game(players: int) -> None:
    world = play(1, Scenario(players=players, spectator=True))
    assert {program.peer.log.head for program in world.players} == {world.programs[0].peer.log.head}
    assert world.watcher.out["over"] == players
