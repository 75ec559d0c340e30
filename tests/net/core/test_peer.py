"""What people do in a game of the new core, and how long it takes."""

from __future__ import annotations

import msgspec
import pytest

from swqt.net.core import events as e
from swqt.net.core.entries import ack_text, read_view, start_problem, start_text
from swqt.net.core.messages import CHANCE, BoardSections, GiveSeat, LogEntry, SetOptions, SignedAck, UndoTo
from swqt.net.core.view import drops_of
from tests.net.core.simulator import IdealKeys, Scenario, World, started
from tests.net.core.stage import Stage


def proposals(stage: Stage, name: int) -> list[e.ProposalMade]:
    return [news for news in stage.news[name] if isinstance(news, e.ProposalMade)]


def all_agree(stage: Stage, changes: tuple[object, ...]) -> None:
    stage.feed(0, e.SuggestChanges(changes))
    stage.settle()
    for name in range(1, stage.players):
        stage.feed(name, e.GiveAnswer(proposals(stage, name)[-1].name, True))
    stage.settle()
    stage.pass_time(4)


# START.


def test_a_start_is_signed_by_all() -> None:
    start, keys = started(3), IdealKeys(1)
    assert start_problem(start, keys) == ""
    assert start_problem(msgspec.structs.replace(start, signatures=start.signatures[:2]), keys) == "signatures"
    swapped = (*start.signatures[1:], start.signatures[0])
    assert start_problem(msgspec.structs.replace(start, signatures=swapped), keys) == "signatures"
    assert start_problem(msgspec.structs.replace(start, document=b"other"), keys) == "signatures"


def test_nobody_is_slipped_a_game_with_a_chain_that_is_not_its_own() -> None:
    start = started(2)
    key, nonce, _anchor = start.peers[1]
    forged = msgspec.structs.replace(start, peers=(start.peers[0], (key, nonce, bytes(32))))
    text = start_text(forged)
    forged = msgspec.structs.replace(forged, signatures=tuple(IdealKeys(name).sign(text) for name in range(2)))
    assert start_problem(forged, IdealKeys(1)) == "anchor"
    assert start_problem(forged, IdealKeys(0)) == ""


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
    """(n-1) squared ACKs and n(n-1) ACKs with link, besides n-1 times the command: the draw itself is not sent."""
    stage, others = Stage(players), players - 1
    stage.pass_time(1)
    stage.sent.clear()
    stage.say(0, b"attack 1")
    acks = [message for _source, _to, message in stage.sent if isinstance(message, SignedAck)]
    assert len([ack for ack in acks if ack.link is None]) == others * others
    assert len([ack for ack in acks if ack.link]) == players * others
    assert len(stage.sent) == others + others * others + players * others
    assert stage.peers[0].log.tree.entries[stage.peers[0].log.head].kind == CHANCE


def test_a_command_costs_one_frame_to_each() -> None:
    stage = Stage(5)
    stage.pass_time(1)
    stage.sent.clear()
    stage.say(0, b"move 1")
    assert [type(message) for _source, _to, message in stage.sent] == [LogEntry] * 4


# Undo and options.


def test_what_all_take_back_is_as_if_it_had_not_been() -> None:
    stage = Stage(3)
    stage.say(0, b"attack 1")
    board = stage.peers[0].state.board
    stage.say(0, b"move 2")
    stage.say(0, b"attack 3")
    assert stage.peers[0].state.draw == 3
    stage.pass_time(1)
    all_agree(stage, (UndoTo(2),))
    for peer in stage.peers:
        assert peer.state.board == board
        assert peer.state.draw == 3                 # a link that is known is never used again
        assert [(mark.kind, mark.draws) for mark in peer.state.marks] == [("undone", (2,))]
    stage.say(0, b"attack 4")
    assert {peer.log.head for peer in stage.peers} == {stage.peers[0].log.head}
    assert stage.peers[0].state.draw == 4


def test_one_no_keeps_what_was_played() -> None:
    stage = Stage(3)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    stage.feed(0, e.SuggestChanges((UndoTo(0),)))
    stage.settle()
    stage.feed(1, e.GiveAnswer(proposals(stage, 1)[-1].name, True))
    stage.feed(2, e.GiveAnswer(proposals(stage, 2)[-1].name, False))
    stage.settle()
    stage.pass_time(4)
    assert [len(peer.log.log) for peer in stage.peers] == [2, 2, 2]


def test_options_are_in_the_log_once_all_agree() -> None:
    stage = Stage(2)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    all_agree(stage, (SetOptions(b"grace 60"),))
    assert stage.peers[1].state.view.epoch == 1
    assert stage.peers[1].log.view.participants == (0, 1)


# Leaving, pauses, disks.


def test_who_leaves_is_replaced_without_a_question() -> None:
    stage = Stage(3)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    stage.feed(2, e.LeaveGame())
    stage.settle()
    stage.pass_time(4)
    assert stage.peers[0].log.view.participants == (0, 1)
    assert stage.peers[0].log.view.bots[2]


def test_nobody_writes_during_a_pause() -> None:
    stage = Stage(2)
    stage.feed(1, e.PausePlay(True))
    stage.settle()
    stage.say(0, b"move 1")
    assert e.CommandRefused("paused") in stage.news[0]
    stage.feed(1, e.PausePlay(False))
    stage.settle()
    stage.say(0, b"move 1")
    assert [len(peer.log.log) for peer in stage.peers] == [2, 2]


def test_nothing_leaves_while_the_disk_fails() -> None:
    stage = Stage(3)
    stage.feed(0, e.DiskFailed(True))
    stage.sent.clear()
    stage.say(0, b"move 1")
    assert e.CommandRefused("disk") in stage.news[0]
    assert not [message for _source, _to, message in stage.sent if isinstance(message, LogEntry | SignedAck)]
    stage.feed(0, e.DiskFailed(False))
    stage.settle()
    stage.say(0, b"move 1")
    assert [len(peer.log.log) for peer in stage.peers] == [2, 2, 2]


def test_boards_that_differ_are_noticed_at_the_very_entry_and_shown() -> None:
    """An ACK that speaks of another board acknowledges nothing."""
    stage = Stage(2)
    stage.keeps_back = lambda source, _to, message: source == 1 and isinstance(message, SignedAck)
    head = stage.say(0, b"attack 1")
    ack = stage.ack(stage.peers[0].log.tree, head, 1)
    other = msgspec.structs.replace(ack, state=bytes(16), signature=b"")
    text = ack_text(stage.peers[0].state.game, other)
    stage.hand(1, 0, msgspec.structs.replace(other, signature=stage.keys[1].sign(text)))
    assert e.BoardDiffers(1, 1, bytes(16)) in stage.news[0]
    assert stage.peers[0].log.prepared() == 0
    sections = BoardSections(1, 0, b"digests")
    stage.feed(0, e.SendSections(sections))
    stage.settle()
    assert e.SectionsHeard(stage.keys[0].public, sections) in stage.news[1]


# Copies.


def test_one_of_two_goes_on_alone_and_the_other_joins_by_itself() -> None:
    stage = Stage(2)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    stage.keeps_back = lambda source, to, message: True
    stage.pass_time(3)
    stage.feed(0, e.GoAlone())
    stage.say(0, b"attack 2")
    stage.say(0, b"pass 3")
    copy = stage.peers[0].state
    assert copy.game != stage.peers[1].state.game
    assert [mark.kind for mark in copy.marks] == ["takeover", "copy"]
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(6)
    assert stage.peers[1].state.game == copy.game
    assert stage.peers[0].log.view.participants == (0, 1)
    stage.say(1, b"attack 4")
    assert stage.peers[0].log.head == stage.peers[1].log.head
    assert stage.peers[0].log.tree.entries[stage.peers[0].log.head].kind == CHANCE


def test_two_copies_are_both_offered_and_nobody_joins_by_itself() -> None:
    stage = Stage(2)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    stage.keeps_back = lambda source, to, message: True
    stage.pass_time(3)
    for name in (0, 1):
        stage.feed(name, e.GoAlone())
    stage.posts.clear()
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(6)
    games = {peer.state.game for peer in stage.peers}
    assert len(games) == 2
    assert all(peer.log.view.participants == (name,) for name, peer in enumerate(stage.peers))


def test_a_draw_stays_open_for_ever_when_its_contributor_is_gone() -> None:
    """Two players: whoever gets the other's link first may stop; only a marked Copy goes on, with another draw."""
    stage = Stage(2)
    stage.keeps_back = lambda source, _to, message: isinstance(message, SignedAck) and source == 1
    stage.say(0, b"attack 1")
    stage.pass_time(30)
    assert stage.peers[0].state.due.k == 1
    stage.feed(0, e.GoAlone())
    marks = stage.peers[0].state.marks
    assert [mark.kind for mark in marks] == ["takeover", "copy", "burn"]
    assert marks[2].peers == (1,)


def test_the_author_of_an_attack_that_loses_its_journal_still_gives_its_link() -> None:
    """Its command is its ACK: it never said another one, so the same die comes."""
    stage = Stage(2)
    stage.keeps_back = lambda source, _to, message: source == 0 and not isinstance(message, LogEntry)
    head = stage.say(0, b"attack 1")
    stage.pass_time(1)
    stage.restart(0, lost=True)
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(8)
    log = stage.peers[1].log
    draws = [log.tree.entries[digest] for digest in log.log[1:] if log.tree.entries[digest].kind == CHANCE]
    assert len(draws) == 1
    assert head in log.place
    assert not any(mark.kind == "burn" for mark in log.state.marks)


# Newcomers.


def test_an_owner_returns_without_a_question() -> None:
    stage = Stage(3)
    stage.say(0, b"move 1")
    stage.say(0, b"pass 1")
    stage.pass_time(1)
    stage.stop(1)
    for _step in range(30):
        stage.pass_time(0.25)
        stage.agree()
    assert stage.peers[0].log.view.participants == (0, 2)
    stage.restart(1)
    stage.pass_time(6)
    assert stage.peers[0].log.view.participants == (0, 1, 2)
    view = [entry for entry in stage.peers[0].log.tree.entries.values() if entry.signers][-1]
    assert not drops_of(read_view(view.body))
    assert [change.seat for change in read_view(view.body).changes if isinstance(change, GiveSeat)] == [1]
    stage.say(1, b"attack 5")
    assert {peer.state.draw for peer in stage.peers} == {2}


def test_a_spectator_takes_a_seat_when_all_say_yes() -> None:
    stage = Stage(3, spectators=1)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    stage.feed(2, e.LeaveGame())
    stage.settle()
    stage.pass_time(4)
    stage.feed(3, e.AskForSeat())
    stage.pass_time(1)
    wanted = [news for news in stage.news[0] if isinstance(news, e.SeatRequested)]
    assert [news.key for news in wanted] == [stage.keys[3].public]
    change = GiveSeat(2, wanted[0].key, wanted[0].nonce, wanted[0].anchor)
    stage.feed(0, e.SuggestChanges((change,)))
    stage.settle()
    stage.pass_time(3)
    assert stage.peers[3].log.me is None
    stage.feed(1, e.GiveAnswer(proposals(stage, 1)[-1].name, True))
    stage.settle()
    stage.pass_time(3)
    assert [peer.log.view.participants for peer in stage.peers] == [(0, 1, 3)] * 4
    stage.say(0, b"pass 1")
    stage.say(1, b"pass 1")
    stage.say(3, b"attack 1")
    stage.pass_time(1)
    assert {peer.log.head for peer in stage.peers} == {stage.peers[3].log.head}
    assert stage.peers[3].state.draw == 2


# Chat.


def test_lines_of_chat_reach_all_once_and_have_a_bucket() -> None:
    stage = Stage(3)
    for number in range(7):
        stage.feed(1, e.SayLine(f"line {number}"))
    stage.settle()
    said = [news.text for news in stage.news[0] if isinstance(news, e.LineSaid)]
    assert said == [f"line {number}" for number in range(5)]
    assert e.CommandRefused("chat") in stage.news[1]
