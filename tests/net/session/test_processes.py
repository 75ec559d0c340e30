"""Programs without a window as real processes on loopback: a whole game in which one of them is killed."""

from __future__ import annotations

import re
import signal
import sys
import time
from collections.abc import Callable

import pytest

from tests.support.processes import SLOW, Peer, check, listening, sit_down, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are killed by signals here")


def test_a_killed_program_comes_back_while_somebody_watches(three: list[Peer]) -> None:
    """I4, I5: no command of the killed one is lost, and everybody ends with the same proved game."""
    host, gone, watcher = three
    sit_down([host, gone], "midland-2", slow=gone)
    until(gone.commands, lambda: gone.said)
    watcher.run("watch", f"{host.address}:{host.port}")    # the game waits for the slow one, who is killed then
    until(lambda: ", you watch" in watcher.said, lambda: watcher.said)
    gone.kill()
    before = len(gone.entries())
    gone.resume()
    for peer in three:
        assert peer.wait() == 0, peer.said
    assert check([host, gone]) > before
    assert "the dice are verified" in gone.said
    assert "going on with" in gone.said
    assert watcher.saved.read_bytes() == host.saved.read_bytes()


def test_whoever_leaves_says_good_bye_and_bots_take_the_seat(three: list[Peer]) -> None:
    """Leaving proposes a bot; programs without people agree, and play goes on without the one who left."""
    sit_down(three, "midland-3", slow=three[2])
    until(three[2].commands, lambda: three[2].said)
    three[2].send(signal.SIGTERM)
    assert three[2].wait() == 130
    assert "good-bye" in three[2].said
    for peer in three[:2]:
        assert peer.wait() == 0, peer.said
        assert "a bot plays for P2" in peer.said
    assert three[0].saved.read_bytes() == three[1].saved.read_bytes()


def test_a_missing_pin_is_reported_in_one_line(three: list[Peer]) -> None:
    host, guest, _ = three
    host.run("host", "--board", "midland-2", "--bot", "random", "--pin", "--start-when-full")
    until(lambda: listening(host) and "the PIN is" in host.said, lambda: host.said)
    guest.run("join", f"{host.address}:{host.port}", "--bot", "random")
    assert guest.wait() == 2
    assert "This table needs a PIN" in guest.said


def test_people_at_terminals_vote_talk_and_leave(three: list[Peer]) -> None:
    host, second, third = three
    host.run("host", "--board", "midland-3", "--bot", "random", "--ask", "--start-when-full", pace=SLOW)
    until(lambda: listening(host), lambda: host.said)
    for peer in (second, third):
        peer.run("join", f"{host.address}:{host.port}", "--bot", "random", "--ask", pace=SLOW)
    until(host.commands, lambda: host.said)

    def type_until(peer: Peer, line: str, found: Callable[[], object]) -> None:
        """Have *line* typed again until it has worked: the draw after the last command may still be in the way."""
        def tried() -> object:
            peer.type(line)
            time.sleep(0.3)
            return found()
        until(tried, lambda: "\n".join(one.said[-1500:] for one in three))

    second.type("say hello")
    until(lambda: "P1 says: hello" in host.said, lambda: host.said)
    second.type("pause")
    until(lambda: "paused by P1" in third.said, lambda: third.said)
    type_until(host, "undo", lambda: "P0 proposes: to go back" in second.said)
    third.type("no")
    until(lambda: "voted down: to go back" in host.said, lambda: host.said)
    before = second.said.count("P0 proposes: to go back")
    type_until(host, "undo", lambda: second.said.count("P0 proposes: to go back") > before)
    for peer in (second, third):
        peer.type("yes")
    # They are named in the order in which they came to the table.
    decided = until(lambda: re.search("decided by (.*): to go back", second.said), lambda: second.said)
    assert sorted(decided[1].split(", ")) == ["P0", "P1", "P2"]
    second.type("resume")
    until(lambda: "the game continues" in third.said, lambda: third.said)
    third.type("leave")
    assert third.wait() == 130
    until(lambda: "plays for P2" in host.said, lambda: host.said)
    third.resume()
    until(lambda: "P2 has the seat again" in host.said, lambda: host.said)
    for peer in three:
        assert "Traceback" not in peer.said, peer.said
