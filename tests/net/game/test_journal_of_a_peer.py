"""Whatever becomes of the journal of a peer that is killed, it comes back by it, and nobody takes it for a cheat."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from swqt.net.core import events as e
from swqt.net.core.entries import start_digest
from swqt.net.game.journal import NetworkJournal, journal_path, scan, story, written
from tests.net.core.simulator import started
from tests.net.core.stage import Stage

Damage = Callable[[bytes, int], bytes | None]

DAMAGES: dict[str, Damage] = {
    # A process that was killed: what was written is there.
    "none": lambda data, synced: data,
    # A power cut: what was not synced is gone, or half of it.
    "torn": lambda data, synced: data[: synced + (len(data) - synced) // 2] + bytes(512),
    # A bit has turned in the middle of what was synced.
    "rotten": lambda data, synced: bytes(byte ^ 4 * (at == synced * 2 // 3) for at, byte in enumerate(data)),
    # The file ends between two records, in the middle of what was synced: nothing in it tells.
    "shortened": lambda data, synced: data[: scan(data[: synced * 2 // 3]).good],
    # It is cut inside its START.
    "headless": lambda data, synced: data[:200],
    "gone": lambda data, synced: None,
}


def play(stage: Stage, turns: int) -> None:
    """Have whoever is asked attack, and give the turn on."""
    for number in range(2 * turns):
        state = stage.peers[0].state
        writer = state.to_act()
        if writer is None or writer in stage.down:
            return
        stage.say(writer, b"attack 1" if number % 2 == 0 else b"pass 1")
        stage.pass_time(0.5)


def come_back(stage: Stage, name: int, folder: Path, damage: Damage) -> None:
    """Have a peer go on from its records as a file holds them to which *damage* was done."""
    path = journal_path(folder, start_digest(started(3)))
    records = stage.disks[name]
    data = written([started(3), {"name": "Friday"}, *records])
    left = damage(data, len(written([started(3), {"name": "Friday"}, *records[: stage.safe[name]]])))
    path.unlink(missing_ok=True)
    if left is not None:
        path.write_bytes(left)
    good = path.exists() and story(path).start is not None
    with closing(NetworkJournal(path) if good else NetworkJournal.of_game(path, started(3), {}, lost=True)) as journal:
        stage.disks[name] = list(journal.story.records)
    stage.restart(name)
    stage.settle()


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("turns", [1, 4])
def test_whoever_was_killed_is_back_and_the_game_goes_on(tmp_path: Path, turns: int, damage: str) -> None:
    """Without a click, whatever became of the journal."""
    stage = Stage(3, turns=20)
    play(stage, turns)
    stage.stop(1)
    stage.pass_time(1)
    come_back(stage, 1, tmp_path, DAMAGES[damage])
    assert stage.peers[1].log.recovering is (damage in ("rotten", "headless", "gone"))
    stage.pass_time(4)
    play(stage, 20)
    stage.pass_time(2)
    assert {peer.state.over for peer in stage.peers} == {True}
    assert len({peer.log.head for peer in stage.peers}) == 1
    assert not any(peer.log.recovering for peer in stage.peers)
    blamed = e.PeerConvicted | e.LogSplit | e.LockBroken
    assert not any(isinstance(news, blamed) for told in stage.news for news in told)
    told = story([started(3), *stage.disks[1]])
    assert told.over
    assert [record.on for record in told.records if isinstance(record, e.RecoveringRecord)][-1:] != [True]
    assert [entry.prev for entry in told.entries] == stage.peers[0].log.log[:-1]
