"""Lines of chat from before a restart are not heard again, whoever sends them."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from swqt.net.agreement import orders as o
from swqt.net.agreement.entries import say_text
from swqt.net.joining.chat import EVERY, META, OldChatLines
from swqt.net.joining.news import Spoken
from swqt.net.playing.journal import NetworkJournal, story
from swqt.net.wire.messages import ChatMessage, Say, Sealed
from tests.support.circle import Circle, Program, begin

WATCHER = bytes(range(32))


def test_what_an_earlier_run_has_heard_is_old() -> None:
    before = OldChatLines()
    for number in (7, 9, 8):
        before.heard(2, number)
    before.heard(WATCHER, 1_700_000_000)
    again = OldChatLines(before.word)
    assert [again.is_old(2, number) for number in (7, 8, 9, 10)] == [True, True, True, False]
    assert again.is_old(WATCHER, 1_700_000_000)
    assert not again.is_old(WATCHER, 1_700_000_001)
    assert not again.is_old(1, 0)
    again.heard(2, 20)
    assert not again.is_old(2, 15), "in this run lines may overtake each other"
    assert OldChatLines(again.word).is_old(2, 20)


def test_own_lines_go_on_whatever_the_clock_says() -> None:
    fresh = OldChatLines()
    assert fresh.first(1_700_000_000) == 1_700_000_000
    assert fresh.first(-5) == 0
    assert fresh.first(2**40) < 2**32
    fresh.said(1_700_000_009)
    again = OldChatLines(fresh.word)
    assert again.first(1_700_000_500) > 1_700_000_500, "the journal may lack the last lines"
    assert again.first(1_800_000_000) == 1_800_000_000
    assert again.first(86_400) > 1_700_000_009, "a clock that was set back"


def test_the_journal_is_not_written_to_for_each_line() -> None:
    lines = OldChatLines()
    assert lines.due(0.0) is None
    written = 0
    for tenth in range(600):
        lines.heard(1, tenth)
        written += lines.due(tenth / 10) is not None
    assert written == 60 / EVERY
    assert lines.due(60.0) is not None
    assert lines.due(99.0) is None, "nothing new"
    lines.heard(1, 9999)
    assert lines.due(60.1, last=True) == "1:9999"


def test_words_of_a_journal_that_make_no_sense_are_left_out_and_nothing_grows() -> None:
    lines = OldChatLines("1:5 x 2: :3 4:-1 5:99999999999 own:zwei 3:4294967296")
    assert lines.is_old(1, 5)
    assert [lines.is_old(peer, 0) for peer in (2, 4, 5)] == [False] * 3
    random = Random(1)
    for number in range(500):
        lines.heard(random.randbytes(32), number)
    assert len(lines.word) < 4000
    assert OldChatLines(lines.word).is_old(1, 5), "nobody who watches makes this program forget who plays"


def signed(author: Program, number: int, text: str) -> Say:
    """Line *number* of *author*, as it was once said."""
    core = author.session.running.core
    line = Say(core.me, number, text, bytes(64))
    return replace(line, signature=author.identity.sign(say_text(core.log.table.start.genesis.game, line)))


async def test_a_member_cannot_repeat_what_others_said_before_a_restart(circle: Circle) -> None:
    """Neither to somebody who was gone for a moment, nor what was said by who watches."""
    bad, guest, watcher = programs = await circle.watched(talk=True)
    for program in programs:
        program.plays = False
    await begin(*programs)
    kept: list[ChatMessage] = []
    receive = bad.session._receive

    def keeping(peer: bytes, message: Sealed) -> None:
        kept.extend([message] if isinstance(message, ChatMessage) else [])
        receive(peer, message)

    bad.session._receive = keeping
    bad.session.talk("I am the host")
    watcher.session.talk("What a game")
    await guest.until(lambda: guest.all(o.Said) and guest.all(Spoken))
    assert [line.text for line in guest.all(o.Said)] == ["I am the host"]
    assert kept
    path = guest.session.running.journal.path
    await guest.close()
    with NetworkJournal(path) as journal:
        word = story(journal.records).meta[META]
    number = int(word.split()[0].removeprefix("0:"))
    back = await circle.program(1)
    back.plays = False
    await back.session.resume(path, [(bad.key, [bad.endpoint])])
    await back.until(lambda: bad.key in back.session.links.peers)
    for message in (signed(bad, number, "I am the host"), *kept, signed(bad, number + 1, "Now")):
        bad.session.links.send(back.key, message)
    await back.until(lambda: back.all(o.Said))
    assert [line.text for line in back.all(o.Said)] == ["Now"]
    assert not back.all(Spoken)
