"""Games that go on though somebody is gone, cheats, or sees another board: copies, votes, newcomers, leaving."""

from __future__ import annotations

import asyncio
from dataclasses import replace as changed
from itertools import chain, islice

import pytest

from swqt.engine import Range
from swqt.net.core import events as e
from swqt.net.lobby import table
from swqt.net.lobby.table import Clock, Manners, write_manners
from swqt.net.news import Moved, ProposalFailed, ViewChanged
from swqt.net.wire import messages as m
from swqt.table.headless_players import AutoVoter
from tests.support import signing
from tests.support.circle import Circle, Program, each, finished, played

GRACE = 4


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables have a shorter grace time. As theirs, it is longer than the 3 s that pass between drafts at most."""
    monkeypatch.setattr(table, "GRACES", (*table.GRACES, GRACE))


async def rested(programs: list[Program]) -> None:
    """Have nobody play, and wait until nothing is under way and a seat is asked."""
    for program in programs:
        program.plays = False
    while True:
        await each(programs, lambda program: program.status.turn >= 0)
        if len({program.head for program in programs}) == 1:
            return
        await asyncio.sleep(0.01)


def resumed(programs: list[Program]) -> list[Program]:
    """Have *programs*, who have rested, play again."""
    for program in programs:
        program.plays = True
        program._act(program.status)
    return programs


async def test_a_board_spoilt_in_memory_is_made_anew_and_play_goes_on(circle: Circle) -> None:
    programs = await circle.begun("midland-3")
    await played(programs, 12)
    victim = programs[2]
    log = victim.game.peer.log
    state = log.tree.states[log.head]
    spoilt = state.board.state._replace(coins=tuple(coins + 7 for coins in state.board.state.coins))
    log.tree.states[log.head] = changed(state, board=changed(state.board, state=spoilt))
    log._look()
    await finished(programs)
    assert all("boards-differ" not in program.troubles for program in programs)


async def test_a_bot_plays_for_whoever_is_away_until_they_are_back(circle: Circle, hasty: None) -> None:
    """All who are here agree; whoever is back has the seat again by itself."""
    programs = await circle.begun("midland-3", grace=GRACE)
    host, other, gone = programs
    await played(programs, 12)
    await gone.kill()
    await host.until(lambda: host.status.waiting is not None and host.status.waiting.overdue)
    assert (host.status.waiting.peers, host.sees(gone)) == ((2,), "away")
    host.plays = other.plays = False
    host.session.feed(e.SuggestChanges((m.DropPeer(2, m.AWAY, level="medium"),)))
    await other.answer(True)
    await each((host, other), lambda program: program.status.seats[gone_chair(program)].bot == "medium")
    back = await circle.back(gone)
    await each((host, other, back), lambda program: program.status.peers[2].plays)
    await finished(resumed([host, other, back]))


def gone_chair(program: Program) -> int:
    return next(chair for chair, seat in enumerate(program.status.seats) if seat.owner == 2)


async def test_the_clock_of_the_table_says_how_long_whoever_is_here_may_think(circle: Circle) -> None:
    """After that the others may vote; without a clock after ten minutes. All may agree on another one in the game."""
    host, guest = programs = await circle.begun("midland-2", clock=Clock(bank=5, increment=30))
    await rested(programs)
    patience = [program.game.peer.log.timing for program in programs]
    assert [(timing.think, timing.overdue) for timing in patience] == [(330, 60)] * 2
    for clock, think in ((Clock(reminder=1), 600), (Clock(bank=60), 3600)):
        host.session.feed(e.SuggestChanges((m.SetOptions(write_manners(Manners(clock=clock))),)))
        await guest.answer(True)
        await each(programs, lambda program, think=think: program.game.peer.log.timing.think == think)


async def test_a_spectator_takes_the_seat_of_somebody_who_is_gone(circle: Circle) -> None:
    """Whoever comes late hears who began before seats are named; a vote against the wish for one is told."""
    programs = await circle.begun("midland-3")
    host, other, gone = programs
    await played(programs, 12)
    chair = gone_chair(host)
    await rested(programs)
    await gone.close(leaving=True)
    await each((host, other), lambda program: not program.status.peers[2].plays)
    watcher = await circle.caller(9, host, other, watching=True)
    await watcher.until(lambda: watcher.all(ViewChanged) and watcher.all(Moved))
    assert isinstance(next(news for news in watcher.news if isinstance(news, (Moved, ViewChanged))), Moved)
    await each((host, other, watcher), lambda program: program.status.seats[chair].bot)
    watcher.session.feed(e.AskForSeat(chair))
    [wish] = await host.until(lambda: host.status.wishes)
    assert (wish.key, wish.name, wish.chair) == (watcher.key, "P9", chair)
    other.session.feed(e.SuggestChanges((wish.change,)))
    await host.answer(False)
    await watcher.until(lambda: watcher.all(ProposalFailed))
    assert watcher.all(ProposalFailed) == [ProposalFailed((wish.change,), voted_down=True)]
    changes = [change for view in watcher.all(ViewChanged) for change in view.changes]
    assert [type(change) for change in changes] == [m.DropPeer], "nothing but that the seat is a bot's"
    for program in (host, other):
        program.session.feed(e.RefuseSeat(watcher.key, chair))
    await watcher.until(lambda: watcher.status.refusers == (0, 1))
    assert (watcher.status.wish, host.status.refusers) == (chair, ())
    assert isinstance(wish.change, m.GiveSeat)
    host.session.feed(e.SuggestChanges((wish.change,)))
    await other.answer(True)
    await watcher.until(lambda: watcher.status.playing)
    assert watcher.status.seats[chair].peer == watcher.status.me == 3
    await watcher.until(lambda: watcher.status.wish is None)
    await each((host, other), lambda program: not program.status.wishes)
    await finished(resumed([host, other, watcher]))
    assert any(entry.author == 3 for entry in host.entries)


# Cheats, and programs without a window.


def voting(programs: list[Program]) -> list[Program]:
    """Have *programs* vote as those without a window do."""
    for program in programs:
        program.answers = False
        hear, voter = program.session._tell, AutoVoter(program.session)
        program.session._tell = program.game._tell = lambda news, hear=hear, voter=voter: (hear(news), voter.hear(news))
    return programs


@pytest.mark.parametrize("kind", ["links", "acks", "signatures"])
async def test_programs_without_a_window_replace_a_cheat_that_withholds(circle: Circle, hasty: None, kind: str) -> None:
    """It is here, and answers, and agrees to all; but everybody waits for what it keeps back."""
    programs = await circle.begun("midland-3", grace=GRACE)
    await played(programs, 45)
    honest, cheat = voting(programs[:2]), programs[2]
    unwanted, send = {
        "links": lambda message: isinstance(message, m.SentEntries) or getattr(message, "link", None) is not None,
        "acks": lambda message: isinstance(message, m.SignedAck),
        "signatures": lambda message: isinstance(message, m.ViewSignature | m.ViewDraft | m.SentEntries),
    }[kind], cheat.session.links.send    # fmt: skip
    cheat.session.links.send = lambda peer, message: not unwanted(message) and send(peer, message)
    if kind == "signatures":
        await rested(programs)
        honest[0].session.suggest_undo()
        await cheat.answer(True)
    for program in honest:    # a view that changes nothing may come first: it frees whoever has promised in vain
        view, *_ = await program.until(lambda program=program: [one for one in program.all(ViewChanged) if one.changes])
        assert [change.peer for change in view.changes if isinstance(change, m.DropPeer)] == [2]
        assert not view.copy
    await finished(resumed(honest))


async def test_programs_without_a_window_replace_a_cheat_that_signs_two_moves(circle: Circle) -> None:
    programs = await circle.begun("midland-3")
    await played(programs, 12)
    honest, cheat = voting(programs[:2]), programs[2]
    cheat.plays = False
    await each(programs, lambda program: program.status.turn == gone_chair(program))
    board, log = cheat.game.board, cheat.game.peer.log
    legal = board.rules.legal(board.state)
    moves = chain.from_iterable(option if isinstance(option, Range) else [option] for option in legal)
    for program, move in zip(honest, islice(moves, 2), strict=True):
        entry = signing.command(cheat.identity, log.tree, log.head, log.me, board.body(move))
        cheat.session.links.send(program.key, entry)
    await each(honest, lambda program: e.PeerConvicted(2, "double") in program.all(e.PeerConvicted))
    await each(honest, lambda program: not program.status.peers[2].plays)
    await finished(honest)


async def test_a_proposal_that_a_move_has_overtaken_is_not_voted_down(circle: Circle) -> None:
    programs = await circle.begun("midland-3")
    for program in programs:
        program.answers = False
    await played(programs, 12)
    await rested(programs)
    log = programs[0].game.peer.log
    length = max(length for length in range(log.state.seq) if log.tree.may_undo(log.head, length))
    programs[0].session.feed(e.SuggestChanges((m.UndoTo(length),)))
    await each(programs, lambda program: program.status.proposals)
    resumed(programs)
    await each(programs, lambda program: program.all(ProposalFailed))
    assert {news.voted_down for program in programs for news in program.all(ProposalFailed)} == {False}
