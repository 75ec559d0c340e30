"""Sessions with real sockets and files on loopback: whole games, and what happens when somebody goes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from swqt.net import version
from swqt.net.joining.news import Moved, Playing
from swqt.net.meeting.lobby_base import Complaint
from swqt.net.playing.desync import first_difference, replay
from swqt.net.playing.journal import journals, read_journal, story
from swqt.net.playing.record import record_text
from swqt.net.playing.verify import verify
from swqt.net.wire.links import Links
from swqt.net.wire.terms import DialFailed, LinkFailure
from swqt.net.wire.trouble import Troubled, compare_engine
from tests.support.circle import LIBRARY, Circle, Program, begin, each, gathered, offer
from tests.support.steady import now


@pytest.mark.parametrize(("board", "label"), [("midland-2", "base"), ("emberfall-3", "underground")])
async def test_a_whole_game_ends_alike_for_everybody(circle: Circle, board: str, label: str) -> None:
    programs = await circle.begun(board, label)
    await each(programs, lambda program: program.over)
    for program in programs:
        await program.session.running._todo.join()    # and has told everything
    heads = {program.log.head for program in programs}
    assert len(heads) == 1
    assert len({program.post for program in programs}) == 1
    texts = {tuple(text for news in program.all(Moved) for text in news.texts) for program in programs}
    assert len(texts) == 1
    assert proven(programs) > 60


def proven(programs: list[Program]) -> int:
    """Check the proof of the one game that *programs* have played, and play it anew; return its entries."""
    [text] = {record_text(program.log) for program in programs}
    report = verify(text.encode(), LIBRARY)
    assert (report.problems, report.over) == ((), True)
    log = programs[0].log
    for program in programs:
        told = story(read_journal(program.session.running.journal.path).records)
        assert first_difference(log.posts, replay(told.start, told.entries, LIBRARY).posts) is None
    return report.entries


async def test_whoever_was_killed_is_back_in_play(circle: Circle) -> None:
    """I4, I5: nothing of the log is lost, and the game goes on with the same people."""
    programs = await circle.begun("midland-3")
    await programs[0].until(lambda: len(programs[0].log) > 20)
    gone = programs[1]
    await gone.kill()
    back = await circle.program(1, gone.port)
    [path] = journals(back.folder)
    await back.session.resume(path)
    assert back.all(Playing)[0].mine == 1
    back.session.links.learn(programs[0].key, [programs[0].endpoint])
    programs[1] = back
    await each(programs, lambda program: program.over)
    for program in programs:
        await program.session.running._todo.join()    # and has written everything
    assert proven(programs) > 60


def called(program: Program) -> set[bytes | None]:
    """Return whom *program* keeps calling."""
    return {call.wish.peer for call in program.session.links._calls._calls.values()}


async def test_nobody_is_called_who_has_left_the_table(circle: Circle) -> None:
    """Neither a guest nor the host, by whose address the guests had come."""
    host, leaver, guest = programs = await circle.open(3, plays=False)
    await gathered(programs, "midland-3")
    for program in programs:
        others = {one.key for one in programs if one is not program}
        await program.until(lambda program=program, others=others: called(program) == others)
    await leaver.close("easy")
    await host.until(lambda: called(host) == {guest.key})
    await guest.until(lambda: called(guest) == {host.key})
    await host.close("easy")
    await guest.until(lambda: guest.session.table.host == guest.key and not called(guest))


async def test_a_spectator_who_goes_is_not_called_back_into_the_game(circle: Circle) -> None:
    host, guest, watcher = programs = await circle.watched()
    await begin(*programs)
    await watcher.close()
    await host.until(lambda: called(host) == {guest.key})


async def test_another_version_is_refused_with_both_versions_named(circle: Circle) -> None:
    host, guest = await circle.open(2)
    host.session.host("Test", offer("midland-2"), 2)
    links = guest.session.links
    links.profile = replace(links.profile, engine=b"otherone", program="9.9")
    guest.session.join([host.endpoint])
    [failed] = await guest.until(lambda: guest.all(DialFailed))
    assert failed.final
    assert failed.why is LinkFailure.ENGINE
    differs = compare_engine((failed.refuse.text, failed.refuse.engine), ("9.9", b"otherone"))
    theirs = (version.program_version(), version.engine_digest()[:4].hex())
    assert differs == ("engine-differs", (*theirs, "9.9", b"othe".hex()))


async def test_a_game_of_another_engine_is_not_taken_up_and_the_version_is_named(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = programs = await circle.begun("midland-2")
    await host.until(lambda: len(host.log) > 4)
    for program in programs:
        await program.kill()
    [path] = journals(host.folder)
    before = path.read_bytes()
    old = version.engine_digest()
    monkeypatch.setattr(version, "engine_digest", lambda: b"new!" + bytes(28))
    monkeypatch.setattr(version, "program_version", lambda: "9.9")
    back = await circle.program(0)
    with pytest.raises(Troubled) as caught:
        await back.session.resume(path)
    trouble = caught.value.trouble
    assert trouble.code == "engine-resumed"
    assert trouble.args == (host.session.table.program, old[:4].hex(), "9.9", b"new!".hex())
    assert back.session.running is None
    assert path.read_bytes() == before


async def test_a_disk_on_which_nothing_can_be_kept_is_told_and_the_table_stays(
    circle: Circle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed of a peer's draws must be on its disk before it signs."""
    monkeypatch.setitem(Links.__init__.__kwdefaults__, "monotonic", lambda: 8 * now())
    host, guest = programs = await circle.open(2, plays=False)
    await gathered(programs, "midland-2")
    guest.folder.mkdir(exist_ok=True)
    guest.folder.rename(tmp_path / "away")
    guest.folder.write_text("no folder")
    host.session.begin()
    await guest.until(lambda: any(one.trouble.code == "no-disk" for one in guest.all(Complaint)))
    assert host.key in guest.session.links.peers
    await host.until(lambda: any(one.trouble.code == "silent" for one in host.all(Complaint)))
    guest.folder.unlink()
    await guest.until(lambda: guest.session.table.stage == 0)
    await begin(*programs)
