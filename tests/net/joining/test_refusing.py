"""Somebody who watches asks for a seat and is refused: by those who play, or by their vote, and hears of it."""

from __future__ import annotations

from swqt.net.agreement import orders as o
from swqt.net.joining import newcomers
from swqt.net.joining.newcomers import SeatRefused, SeatWanted
from swqt.net.wire.identity import verified
from swqt.net.wire.messages import LobbyReply
from tests.support.circle import Circle, Program, each


async def watched(circle: Circle) -> tuple[list[Program], Program]:
    """Three who play, and one who watches them."""
    programs = await circle.begun("midland-3", plays=False)
    watcher = await circle.program(9)
    watcher.session.join([program.endpoint for program in programs], watching=True)
    await watcher.until(lambda: watcher.session.running is not None)
    await watcher.until(lambda: set(watcher.session.links.peers) == {program.key for program in programs})
    await each(programs, lambda program: watcher.key in program.session.links.peers)
    return programs, watcher


async def test_each_refusal_is_told_with_its_author(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    watcher.session.want_seat(1)
    await each(programs, lambda program: program.all(SeatWanted))
    for program in programs[:2]:
        program.session.refuse_seat(watcher.key, 1)
    await watcher.until(lambda: len(watcher.all(SeatRefused)) == 2)
    peers = {program.session.running.core.me for program in programs[:2]}
    assert set(watcher.all(SeatRefused)) == {SeatRefused(1, peer) for peer in peers}
    assert not any(program.all(SeatRefused) for program in programs)


async def test_a_vote_against_it_is_told(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    watcher.session.want_seat(1)
    [wish] = await programs[1].until(lambda: programs[1].all(SeatWanted))
    programs[1].session.feed(o.Suggest((wish.change,)))
    for program in (programs[0], programs[2]):
        [asked] = await program.until(lambda program=program: program.all(o.Asked))
        program.session.feed(o.VoteAnswer(asked.proposal, False))
    await watcher.until(lambda: watcher.all(o.Decided))
    assert watcher.all(o.Asked)[0].changes == (wish.change,)
    assert watcher.all(o.Decided) == [o.Decided(watcher.all(o.Asked)[0].proposal, False)]


async def test_only_who_plays_can_refuse_and_only_this_wish(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    member, core = programs[0], watcher.session.running.core
    sign = member.identity.sign
    good = newcomers.refusal(member.session.running.core, sign, watcher.key, 1)

    def heard(message: LobbyReply, key: bytes = member.key, me: bytes = watcher.key) -> SeatRefused | None:
        return newcomers.heard(core, me, key, message, verified)

    assert heard(good) == SeatRefused(1, member.session.running.core.me)
    assert heard(good, key=watcher.key) is None
    assert heard(good, key=programs[1].key) is None, "signed by another one"
    assert heard(good, me=programs[1].key) is None, "meant for another one"
    parts = (good.table, good.key, good.number, good.code, good.subject, good.signature)
    for place, wrong in ((0, bytes(8)), (2, 2), (2, 77), (3, 0), (5, bytes(64))):
        assert heard(LobbyReply(*(wrong if n == place else part for n, part in enumerate(parts)))) is None
