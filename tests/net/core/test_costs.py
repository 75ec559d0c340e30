"""What an entry costs on the wire: frames and bytes, without the STATUS of each second."""

import pytest

from swqt.cli.bench_lan import DRAWS
from swqt.net.wire.messages import CHANCE, PeerStatus, encode
from tests.net.core.stage import Stage

FRAME = 20
"""The length before a frame, and the tag of its sealing."""
COMMANDS = 200
A_TURN = 8


def costs(players: int, thinking: float = 0.0) -> tuple[float, float]:
    """Return how many frames and how many bytes an entry costs in all, if people think for so long once a turn."""
    stage, share = Stage(players, COMMANDS), DRAWS[players]
    stage.pass_time(1)
    stage.sent.clear()
    rolled = 0
    for number in range(COMMANDS):
        attack = rolled < share / (1 - share) * number
        rolled += attack
        word = b"attack" if attack else b"pass" if number % A_TURN == 0 else b"move"
        seat = stage.peers[0].state.board.to_act()
        stage.say(seat, word + b" 12 to 34 with 5")
        if number % A_TURN == 0:
            stage.pass_time(thinking)
    log = stage.peers[0].log
    assert sum(log.tree.entries[digest].kind == CHANCE for digest in log.log[1:]) == rolled
    sent = [message for _source, _to, message in stage.sent if not isinstance(message, PeerStatus)]
    entries = len(log.log) - 1
    return len(sent) / entries, sum(len(encode(message)) + FRAME for message in sent) / entries


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_entry_costs_two_frames_a_peer(players: int) -> None:
    frames, data = costs(players)
    assert frames <= 2 * players
    assert data <= 2500
    idle, _data = costs(players, thinking=3)
    assert idle <= frames + 2 * players * (players - 1) / A_TURN        # a turn that has ended is locked, too
