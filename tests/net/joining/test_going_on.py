"""Sessions when something is wrong or somebody changes: spoilt boards, copies, newcomers, leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path

from swqt.net.agreement import orders as o
from swqt.net.joining.comparing import MOST_REPORTS
from swqt.net.joining.newcomers import SeatWanted
from swqt.net.joining.news import Playing, Stuck
from swqt.net.playing.journal import journals, read_journal, remembered, story, unfinished
from swqt.net.wire.messages import Tree
from tests.support.circle import Circle, Program, begun, each


async def seated(circle: Circle, board: str, seats: int, entries: int = 12) -> list[Program]:
    programs = await circle.open(seats)
    await begun(programs, board)
    await programs[0].until(lambda: len(programs[0].log) > entries)
    return programs


def troubles(program: Program) -> list[str]:
    return [news.trouble.code for news in program.all(Stuck)]


async def test_a_board_spoilt_in_memory_is_healed_and_play_goes_on(circle: Circle) -> None:
    """The one whose replay agrees with the others adopts it, and a report is written."""
    programs = await seated(circle, "midland-3", 3)
    victim = programs[2]
    replica = victim.session.running.replica
    last = replica._played[-1]
    wrong = last.after._replace(coins=tuple(coins + 7 for coins in last.after.coins))
    replica._played[-1] = last._replace(after=wrong)
    await victim.until(lambda: "boards-healed" in troubles(victim))
    await programs[0].until(lambda: "boards-others" in troubles(programs[0]))
    report = victim.all(Stuck)[0].trouble.args[1]
    assert Path(report).is_file()
    await each(programs, lambda program: program.over)
    assert len({program.post for program in programs}) == 1


async def test_whoever_is_left_alone_goes_on_with_a_copy(circle: Circle) -> None:
    """Another game, never merged with the old one, with bots for the others."""
    host, guest = await seated(circle, "midland-2", 2)
    await host.kill()
    before = len(guest.log)
    old = guest.log.game
    await guest.session.go_on_alone("easy")
    assert guest.all(Playing)[-1].copy == guest.log.game != old
    await guest.until(lambda: guest.over)
    assert len(guest.log) > before + 1
    again = await circle.program(0, host.port)
    path = next(path for path in journals(again.folder))
    await again.session.resume(path)
    await asyncio.sleep(0.5)
    assert again.log.game == old
    assert not again.session.links.peers    # nobody of the copy knows this game any more
    again.plays = False


async def test_a_spectator_takes_the_seat_of_somebody_who_is_gone(circle: Circle) -> None:
    programs = await seated(circle, "midland-3", 3)
    host, other, gone = programs
    watcher = await circle.program(9)
    watcher.session.join([host.endpoint], watching=True)
    await watcher.until(lambda: watcher.session.running is not None and len(watcher.log) > 5)
    number = gone.session.running.core.me
    await gone.kill()
    await host.until(lambda: host.session.running.core.me is not None and any(
        news.peer == number and news.state == "away" for news in host.all(o.Presence)))
    seat = host.session.running.core.view.seats.index(number)
    watcher.session.want_seat(seat)
    wish = (await host.until(lambda: host.all(SeatWanted)))[0]
    assert (wish.key, wish.name, wish.seat) == (watcher.key, "P9", seat)
    host.session.feed(o.Suggest((wish.change,)))
    asked = (await other.until(lambda: other.all(o.Asked)))[0]
    other.session.feed(o.VoteAnswer(asked.proposal, True))
    await watcher.until(lambda: watcher.session.running.core.me is not None)
    await each((host, other, watcher), lambda program: program.over)
    assert host.log.head == watcher.log.head
    assert any(entry.author == watcher.session.running.core.me for entry in watcher.log.entries)


async def test_a_game_taken_up_remembers_where_its_peers_were(circle: Circle) -> None:
    """Resume without a click: nobody announces anything, nobody is told an address."""
    programs = await seated(circle, "midland-3", 3)
    for program in programs:
        await program.kill()
    back = [await circle.program(number, program.port) for number, program in enumerate(programs)]
    for program in back:
        [found] = unfinished(program.folder)
        meta = story(read_journal(found.path).records).meta
        assert {key for key, _ in remembered(meta)} == {one.key for one in back if one is not program}
        await program.session.resume(found.path)
    await each(back, lambda program: program.over)
    assert len({program.log.head for program in back}) == 1
    assert back[0].session.table.name == "Test"
    for program in back:
        await program.close()
    assert not list(unfinished(back[0].folder))


async def test_nobody_has_all_boards_of_the_game_written_down_all_the_time(circle: Circle) -> None:
    programs = await seated(circle, "midland-2", 2)
    host, bad = programs
    await host.until(lambda: len(host.log) > 30)
    for program in programs:
        program.plays = False
    made = 0
    sections_at = host.session.running.replica.sections_at

    def counted(count: int) -> tuple[bytes, ...]:
        nonlocal made
        made += 1
        return sections_at(count)

    host.session.running.replica.sections_at = counted
    for seq in range(30):
        host.session._comparing.hear(o.PeerHeard(0, bad.key, Tree(seq, ())))
    assert 0 < made <= 9


async def test_a_peer_that_always_says_another_board_does_not_fill_the_disk(circle: Circle) -> None:
    programs = await seated(circle, "midland-3", 3)
    host = programs[0]
    for program in programs:
        program.plays = False
    comparing = host.session._comparing
    for seq in range(8):
        comparing.hear(o.Differs(seq, 2, bytes(16), host.log.posts[seq + 1]))
        await host.until(lambda: comparing._task is None)
    assert troubles(host) == ["boards-others"] * MOST_REPORTS
    assert len(list(host.folder.glob("desync-*.zip"))) == MOST_REPORTS
