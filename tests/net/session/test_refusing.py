"""Somebody who watches asks for a seat and is refused: by those who play, or by their vote, and sees it."""

from __future__ import annotations

from msgspec.structs import replace

from swqt.net.core import events as e
from swqt.net.core.entries import signed_text
from swqt.net.news import ProposalFailed
from swqt.net.wire.messages import SeatRefusal
from tests.support.circle import Circle, Program, each

CHAIR = 2


async def watched(circle: Circle) -> tuple[list[Program], Program]:
    """Two who play, with a bot for somebody who has left, and one who watches them and would like that chair."""
    *programs, gone = await circle.begun("midland-3", plays=False)
    await gone.close(leaving=True)
    await each(programs, lambda program: program.status.seats[CHAIR].bot)
    watcher = await circle.program(9, plays=False)
    watcher.session.join([program.endpoint for program in programs], watching=True)
    await watcher.until(lambda: watcher.game is not None and watcher.status.seats[CHAIR].bot)
    await each(programs, lambda program: watcher.key in program.session.links.peers)
    watcher.session.want_seat(CHAIR)
    await watcher.until(lambda: watcher.status.wish == CHAIR)
    await each(programs, lambda program: program.status.wishes)
    return programs, watcher


async def test_each_refusal_is_seen_with_its_author(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    [wish] = programs[0].status.wishes
    assert (wish.key, wish.name, wish.chair) == (watcher.key, "P9", CHAIR)
    for program in programs:
        program.session.refuse_seat(watcher.key, CHAIR)
    peers = sorted(program.status.me for program in programs)
    await watcher.until(lambda: sorted(watcher.status.refusers) == peers)
    assert not any(program.status.refusers for program in programs)


async def test_a_vote_against_it_is_told(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    [wish] = programs[1].status.wishes
    programs[1].session.feed(e.SuggestChanges((wish.change,)))
    [proposal] = await programs[0].until(lambda: programs[0].status.proposals)
    assert proposal.changes == (wish.change,)
    programs[0].session.feed(e.GiveAnswer(proposal.name, False))
    await watcher.until(lambda: watcher.all(ProposalFailed))
    assert watcher.all(ProposalFailed) == [ProposalFailed(programs[1].status.me, (wish.change,))]


async def test_everybodys_yes_seats_who_watched(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    [wish] = programs[1].status.wishes
    programs[0].session.feed(e.SuggestChanges((wish.change,)))
    [proposal] = await programs[1].until(lambda: programs[1].status.proposals)
    programs[1].session.feed(e.GiveAnswer(proposal.name, True))
    await watcher.until(lambda: watcher.status.playing)
    assert watcher.status.seats[CHAIR].peer == watcher.status.me
    await watcher.until(lambda: watcher.status.wish is None)
    await each(programs, lambda program: not program.status.wishes)


async def test_only_who_plays_can_refuse_and_only_this_wish(circle: Circle) -> None:
    programs, watcher = await watched(circle)
    member, peer = programs[0], watcher.game.peer
    bare = SeatRefusal(watcher.key, CHAIR, member.status.me)
    good = replace(bare, signature=member.identity.sign(signed_text(peer.state.game, bare)))
    for wrong in (
        replace(good, signature=bytes(64)), replace(good, peer=programs[1].status.me), replace(good, seat=0),
        replace(good, key=member.key), replace(good, peer=31),
    ):  # fmt: skip
        watcher.game.feed(e.MessageArrived(member.key, wrong))
        watcher.game._look()
        assert not watcher.status.refusers
    watcher.game.feed(e.MessageArrived(member.key, good))
    watcher.game._look()
    assert watcher.status.refusers == (member.status.me,)
