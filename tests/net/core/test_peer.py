"""What people do in a game of the new core, and how long it takes."""

import msgspec
import pytest

from swqt.net.core import events as e
from swqt.net.core.entries import USUAL_BOT, start_problem, start_text
from swqt.net.wire import messages as m
from swqt.net.wire.text import REFUSALS
from tests.net.core.simulator import IdealKeys, Scenario, World, play, started
from tests.net.core.stage import Stage, agree_on, attacked, proposals

# START.


def problem(**changes: object) -> str:
    """What the second of two says of a START with *changes* that both have signed, unless these are other ones."""
    start = msgspec.structs.replace(started(2), **changes)
    signatures = tuple(IdealKeys(name).sign(start_text(start)) for name in range(2))
    return start_problem(msgspec.structs.replace(start, **{"signatures": signatures} | changes), IdealKeys(1))


def test_a_start_is_signed_by_all_and_gives_each_a_seat_and_nobody_another_chain() -> None:
    one, two = started(2).peers
    good = started(2).signatures
    assert problem() == ""
    for signatures in (good[:1], good[::-1], (good[0], bytes(64))):
        assert problem(signatures=signatures) == "signatures"
    assert problem(document=b"other", signatures=good) == "signatures"
    assert problem(peers=(one, (*two[:2], bytes(32)))) == "anchor"
    assert problem(peers=((*one[:2], bytes(32)), two)) == "", "its chain is its own affair"
    for seats, bots in (((0, 1, 1), ("", "easy", "easy")), ((0, 1, 2), ("", "", "easy")), ((0, 1), ("", "", ""))):
        assert problem(seats=seats, bots=bots) == "seats"


# Latency and messages.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_die_takes_three_one_way_delays(players: int) -> None:
    """Command, ACK, ACK with link: each takes 1 ms here."""
    world = World(1, Scenario(players=players, delay=0.0))
    for program in world.programs:
        program.play = lambda: None
    world.run(0.6)
    begun = world.now
    world.programs[0].feed(e.WriteCommand(b"attack 1"))
    applied = world.run(begun + 0.1, lambda: all(len(p.peer.log.log) == 3 for p in world.programs))
    assert applied
    assert world.now - begun == pytest.approx(0.003, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_draw_costs_what_is_written(players: int) -> None:
    """(n-1) squared ACKs and n(n-1) ACKs with link, besides n-1 times the command: the draw itself is not sent. Of two
    the second acknowledges last, and says both at once."""
    stage, others = Stage(players), players - 1
    plain = others * others if players > 2 else 0
    stage.pass_time(1)
    stage.sent.clear()
    stage.say(0, b"attack 1")
    acks = [message for _source, _to, message in stage.sent if isinstance(message, m.SignedAck)]
    assert len([ack for ack in acks if ack.link is None]) == plain
    assert len([ack for ack in acks if ack.link]) == players * others
    assert len(stage.sent) == others + plain + players * others
    assert all(len(m.encode(message)) <= 200 for _source, _to, message in stage.sent)
    assert stage.peers[0].log.tree.entries[stage.peers[0].log.head].kind == m.CHANCE
    stage.sent.clear()
    stage.say(0, b"pass 1")
    assert [type(message) for _source, _to, message in stage.sent] == [m.LogEntry] * others
    stage.pass_time(3)                  # while somebody thinks, what was said is locked, too
    acks = [message for _source, _to, message in stage.sent if isinstance(message, m.SignedAck)]
    assert len(acks) == 2 * others * others


# Undo and options.


def test_what_all_take_back_is_as_if_it_had_not_been() -> None:
    stage = Stage(3)
    stage.say(0, b"attack 1")
    board = stage.peers[0].state.board
    stage.say(0, b"move 2")
    stage.say(0, b"attack 3")
    assert stage.peers[0].state.draw == 3
    agree_on(stage, m.UndoTo(2), 0, 1, 2)
    stage.pass_time(4)
    for peer in stage.peers:
        assert peer.state.board == board
        assert peer.state.draw == 3                 # a link that is known is never used again
        assert [(mark.kind, mark.draws) for mark in peer.state.marks] == [("undone", (2,))]
    stage.say(0, b"attack 4")
    assert {peer.log.head for peer in stage.peers} == {stage.peers[0].log.head}
    assert stage.peers[0].state.draw == 4


def test_nobody_suggests_or_answers_for_somebody_else() -> None:
    stage = Stage(3)
    stage.do(0, e.SuggestChanges((m.SetOptions(b"grace 60"),)))
    [proposal] = proposals(stage, 1)
    stage.hand(0, 1, msgspec.structs.replace(proposal, name=bytes(8), peer=2))
    stage.hand(0, 1, m.ProposalAnswer(proposal.name, True, 2, 9, bytes(64)))
    assert proposals(stage, 1) == [proposal]
    assert stage.peers[1].views.answers[proposal.name].keys() == {0}


# Leaving, pauses, disks.


def test_nothing_is_acknowledged_while_the_disk_fails() -> None:
    stage = Stage(3)
    stage.feed(1, e.DiskFailed(True))
    stage.say(0, b"attack 1")
    assert not stage.acks_of(1)
    stage.do(1, e.DiskFailed(False))
    stage.pass_time(1)
    assert stage.acks_of(1)


# Copies.


def test_a_draw_stays_open_for_ever_when_its_contributor_is_gone() -> None:
    """Two players: whoever gets the other's link first may stop; only a marked Copy goes on, with another draw."""
    stage = attacked(2, lambda source, _to, message: isinstance(message, m.SignedAck) and source == 1)
    stage.pass_time(30)
    assert stage.peers[0].state.due.k == 1
    stage.feed(0, e.GoAlone())
    marks = stage.peers[0].state.marks
    assert [mark.kind for mark in marks] == ["takeover", "copy", "burn"]
    assert marks[2].peers == (1,)


def test_the_author_of_an_attack_that_loses_its_journal_still_gives_its_link() -> None:
    """Its command is its ACK: it never said another one, so the same die comes."""
    stage = attacked(2, lambda source, _to, message: source == 0 and not isinstance(message, m.LogEntry))
    head = stage.peers[0].log.head
    stage.pass_time(1)
    stage.restart(0, lost=True)
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(8)
    log = stage.peers[1].log
    draws = [log.tree.entries[digest] for digest in log.log[1:] if log.tree.entries[digest].kind == m.CHANCE]
    assert len(draws) == 1
    assert head in log.place
    assert not any(mark.kind == "burn" for mark in log.state.marks)


# Newcomers.


def test_one_vote_gives_the_seat_of_somebody_who_is_away() -> None:
    """All have to agree, and nobody goes before somebody else comes."""
    stage = Stage(4, spectators=1)
    stage.say(0, b"pass 1")
    stage.unlink(1, 0, 2, 3, 4)
    stage.pass_time(stage.peers[0].log.timing.here + 1)
    stage.feed(4, e.AskForSeat(2))
    assert e.CommandRefused("changes") in stage.news[4], "that one is here"
    stage.do(4, e.AskForSeat(1))
    assert stage.peers[0].views.wishes() == [], "it may be back soon"
    stage.pass_time(stage.peers[0].log.timing.away)
    [change] = stage.peers[0].views.wishes()
    stage.do(0, e.SuggestChanges((change,)))
    [proposal] = proposals(stage, 2)
    assert [type(one).__name__ for one in proposal.changes] == ["DropPeer", "GiveSeat"]
    stage.do(2, e.GiveAnswer(proposal.name, True))
    stage.pass_time(6)
    assert stage.peers[0].log.view.epoch == 0, "more than half would do for the takeover alone"
    stage.do(3, e.GiveAnswer(proposal.name, True))
    stage.pass_time(6)
    view = stage.peers[0].log.view
    assert (view.epoch, view.participants, view.seats) == (1, (0, 2, 3, 4), (0, 4, 2, 3))
    assert stage.peers[4].log.me == 4


@pytest.mark.parametrize(("players", "wished"), [(2, []), (3, [1])])
def test_the_seat_of_the_only_other_player_is_not_put_to_the_one_who_is_left(players: int, wished: list[int]) -> None:
    """One of two is no majority; two of three are one."""
    stage = Stage(players, spectators=1)
    stage.say(0, b"pass 1")
    stage.unlink(1, *{*range(players + 1)} - {1})
    stage.pass_time(stage.peers[0].log.timing.away + 3)
    stage.do(players, e.AskForSeat(1))
    assert [change.seat for change in stage.peers[0].views.wishes()] == wished


# What a person asks for and cannot have.


def refused(stage: Stage, name: int, event: e.PeerEvent) -> str:
    """The code of the refusal that follows an event."""
    stage.news[name].clear()
    stage.feed(name, event)
    codes = [news.code for news in stage.news[name] if isinstance(news, e.CommandRefused)]
    assert set(codes) <= set(REFUSALS)
    return codes[-1] if codes else ""


def test_what_is_refused_is_refused_with_a_reason() -> None:
    stage = Stage(3, spectators=1)
    move = e.WriteCommand(b"move 1")
    assert refused(stage, 1, move) == "turn"
    assert refused(stage, 0, e.WriteCommand(b"fly 1")) == "illegal"
    assert refused(stage, 3, move) == "watcher"
    assert refused(stage, 3, e.SuggestChanges((m.UndoTo(0),))) == "watcher"
    assert refused(stage, 3, e.GoAlone("easy")) == "copy"
    assert refused(stage, 3, e.AskForSeat(1)) == "changes"      # somebody plays it
    assert refused(stage, 0, e.SuggestChanges((m.UndoTo(7),))) == "changes"
    assert refused(stage, 0, e.SuggestChanges((m.DropPeer(1, "away"),))) == "changes"     # nobody waits for that one
    assert refused(stage, 0, e.GiveAnswer(bytes(8), True)) == "proposal"
    pair = Stage(2)
    pair.stop(1)
    pair.say(0, b"pass 1")
    pair.pass_time(6)
    assert refused(pair, 0, e.SuggestChanges((m.DropPeer(1, "away"),))) == "changes"    # one of two is too few
    assert refused(stage, 0, e.FollowCopy(bytes(32))) == "copy"
    for number in range(5):
        assert refused(stage, 0, e.SayLine(f"line {number}")) == ""
    assert refused(stage, 0, e.SayLine("one more")) == "chat"
    assert refused(stage, 1, e.SayLine(" ")) == "chat"
    for _time in range(3):
        assert refused(stage, 1, e.PausePlay(True)) == ""
        assert refused(stage, 1, e.PausePlay(False)) == ""
    assert refused(stage, 1, e.PausePlay(True)) == "pauses"
    stage.keeps_back = lambda source, to, message: isinstance(message, m.SignedAck)
    stage.say(0, b"attack 1")
    assert refused(stage, 0, e.WriteCommand(b"move 2")) == "draw"
    assert refused(stage, 0, e.SuggestChanges((m.UndoTo(0),))) == "draw"


def test_a_pause_ends_by_itself() -> None:
    stage = Stage(2)
    stage.do(0, e.PausePlay(True))
    while stage.peers[1].presence.paused():
        stage.now += 4
        stage.pass_time(0.25)
    assert stage.now == pytest.approx(600, abs=10)
    assert stage.peers[0].presence.paused() == ()
    assert stage.peers[1].presence.absent() == {}       # and nobody was late meanwhile


# Bots.


def test_bots_from_the_start_have_no_vote_and_their_controller_plays_them() -> None:
    world = play(3, Scenario(players=3, bots=2, turns=30))
    log = world.programs[1].peer.log
    assert log.view.participants == (0, 1, 2)
    assert (log.view.seats[3:], log.view.bots[3:]) == ((0, 0), ("easy", "easy"))
    assert log.view.owners[3:] == (m.NOBODY, m.NOBODY)
    authors = {entry.seat: entry.author for entry in log.tree.entries.values() if entry.kind == m.CMD}
    assert authors == {0: 0, 1: 1, 2: 2, 3: 0, 4: 0}


def test_the_bots_of_somebody_who_leaves_stay_as_they_are() -> None:
    world = World(1, Scenario(players=3, bots=1))
    world.run(1.0)
    world.programs[0].feed(e.LeaveGame())
    world.run(6.0)
    view = world.programs[1].peer.log.view
    assert (view.participants, view.seats, view.bots) == ((1, 2), (1, 1, 2, 1), (USUAL_BOT, "", "", "easy"))


def test_what_is_put_to_the_vote_outlives_a_command() -> None:
    stage = Stage(2)
    stage.feed(0, e.SuggestChanges((m.SetOptions(b"grace 90"),)))
    stage.do(0, e.SuggestChanges((m.UndoTo(0),)))
    stage.say(0, b"move 1")
    assert [proposal.changes for proposal in proposals(stage, 1)] == [(m.SetOptions(b"grace 90"),)]


