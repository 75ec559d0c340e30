"""Sessions with real sockets and files on loopback: whole games, and what happens when somebody goes."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from threading import Event
from typing import Any

import msgspec
import pytest

from swqt import version
from swqt.net import session
from swqt.net.core import events as e
from swqt.net.core.entries import chain, start_text
from swqt.net.core.events import CopyRecord
from swqt.net.game.difference import replayed
from swqt.net.game.journal import NetworkJournal, journals, story
from swqt.net.game.verify import verify
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed, LobbyProblem
from swqt.net.news import Moved, Playing, Stuck
from swqt.net.session import Me
from swqt.net.wire.connection import Calls, DialFailed
from swqt.net.wire.handshake import LinkFailure, LinkRequest
from swqt.net.wire.identity import Identity, fingerprint
from swqt.net.wire.links import LinkUp, PinChanged, TurnedAway
from swqt.net.wire.messages import GameStart, Proof
from swqt.net.wire.text import Troubled
from swqt.table import Library
from swqt.table.headless import HeadlessPeer, PeerRole
from tests.support.circle import LIBRARY, Circle, Program, begin, each, finished, gathered, played
from tests.support.net_games import document_of, table_of
from tests.support.party import Doorkeeper, Party, parties


@pytest.mark.parametrize(("board", "label"), [("midland-2", "base"), ("emberfall-3", "underground")])
async def test_a_whole_game_ends_alike_for_everybody(circle: Circle, board: str, label: str) -> None:
    programs = await circle.begun(board, label)
    await finished(programs)
    texts = {tuple(text for news in program.all(Moved) for text in news.texts) for program in programs}
    assert len(texts) == 1
    assert len({program.session.record() for program in programs}) == 1
    for program in programs:
        told = story(program.game.journal.path)
        assert told.start is not None
        again = replayed(told.start, told.entries, LIBRARY)
        assert (again.trouble, again.boards[-1].digest()) == ("", program.game.board.digest())
        await program.close()
    assert [told.over for told in map(story, journals(programs[0].folder))] == [True]


async def test_a_game_that_is_left_while_it_is_read_is_not_played(circle: Circle, monkeypatch) -> None:
    programs = await circle.begun("midland-2")
    await played(programs, 10)
    path = programs[0].game.journal.path
    for program in programs:
        await program.kill()
    back, may_read = await circle.program(0), Event()

    def slow(path: Path) -> NetworkJournal:
        may_read.wait()
        return NetworkJournal(path)

    monkeypatch.setattr(session, "NetworkJournal", slow)
    resuming = asyncio.ensure_future(back.session.resume(path))
    await asyncio.sleep(0)
    await back.session.close(leaving=True)
    may_read.set()
    await resuming
    assert not back.all(Playing)
    NetworkJournal(path).close()    # nobody has it any more


@pytest.mark.parametrize("watcher_too", [False, True])
async def test_all_that_were_killed_find_each_other_again(circle: Circle, watcher_too: bool) -> None:
    """Without a click: nobody announces anything; whoever watches comes back by itself, and gets the whole game."""
    programs = await circle.begun("midland-3")
    programs.append(await circle.caller(9, programs[0], watching=True))
    await played(programs, 20)
    written = len(programs[0].entries)
    killed = programs[: 3 + watcher_too]
    for program in killed:
        await program.kill()
    for number, program in enumerate(killed):
        programs[number] = back = await circle.back(program)
        [told] = back.all(Playing)
        assert (told.mine, told.back) == (number if number < 3 else None, True)
        assert len(back.entries) >= written
    await finished(programs)
    assert len({program.session.record() for program in programs}) == 1
    assert all(peer.plays for peer in programs[0].status.peers[:3])
    assert programs[0].session.table.name == "Test"


@pytest.mark.parametrize("keep", [None, 0, 40])
async def test_whoever_has_lost_its_journal_comes_back_by_its_key(circle: Circle, keep: int | None) -> None:
    """At a table with a PIN, which it may know or not. *keep*: so many bytes of the journal are left."""
    programs = await circle.begun("midland-3", pin=True)
    await played(programs, 20)
    host, gone = programs[0], programs[1]
    await gone.kill()
    [path] = journals(gone.folder)
    if keep is None:
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:keep])
    programs[1] = back = await circle.program(1, gone.port)    # it has only its key
    back.session.join([host.endpoint], host.session.links.guard.pin if keep == 40 else None)
    await back.until(lambda: back.game is not None)
    assert back.status.me == 1
    await finished(programs)
    assert any(entry.author == 1 for entry in host.entries)
    assert back.game.peer.log.view.epoch > 0    # it was seated anew
    assert not back.status.recovering


async def test_a_game_that_is_begun_by_a_stranger_in_anothers_name_is_not_taken_up(circle: Circle) -> None:
    """Its START has our key, but not our signature and not our chain."""
    host, guest = programs = await circle.begun("midland-2")
    await played(programs, 4)
    start = host.game.start
    victim = await circle.program(5)
    for wrong in (msgspec.structs.replace(start, peers=(start.peers[0], (victim.key, *start.peers[1][1:]))),
                  msgspec.structs.replace(start, signatures=(start.signatures[0], bytes(64)))):    # fmt: skip
        victim.session.join([guest.endpoint])
        victim.session._receive(host.key, wrong)
        assert victim.game is None
        assert victim.troubles[-1].startswith("start-") or victim.troubles[-1] == "malformed"
        victim.session._misled.clear()
    assert not list(journals(victim.folder))


def called(program: Program) -> set[bytes | None]:
    """Return whom *program* keeps calling."""
    return {call.wish.peer for call in program.session.links._calls._calls.values()}


async def test_nobody_who_has_left_the_table_is_called(circle: Circle) -> None:
    host, leaver, guest = programs = await circle.open(3, plays=False)
    await gathered(programs, "midland-3")
    everybody = {program.key for program in programs}
    await each(programs, lambda program: called(program) == everybody - {program.key})
    await leaver.close()
    await host.until(lambda: called(host) == {guest.key})
    await guest.until(lambda: called(guest) == {host.key})


async def test_a_spectator_who_goes_is_not_called_back_into_the_game(circle: Circle) -> None:
    host, guest, watcher = programs = await circle.watched()
    await begin(*programs)
    await watcher.close()
    await host.until(lambda: called(host) == {guest.key})


async def test_a_game_of_another_engine_is_not_taken_up_and_the_version_is_named(circle: Circle, monkeypatch) -> None:
    host, _ = await circle.begun("midland-2", plays=False)
    await host.kill()
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
    assert back.game is None
    assert path.read_bytes() == before


async def test_a_disk_that_cannot_keep_a_game_is_reported_and_the_table_stays(circle: Circle) -> None:
    """Whoever cannot keep a game gives nothing for its start."""
    host, guest = programs = await circle.open(2, plays=False)
    await gathered(programs, "midland-2")
    rmtree(guest.folder, ignore_errors=True)
    guest.folder.write_text("no folder")
    host.session.begin()
    await guest.until(lambda: any(one.trouble.code == "no-disk" for one in guest.all(LobbyProblem)))
    assert host.key in guest.session.links.peers


async def test_whoever_cannot_listen_stays_at_the_table_it_joins(circle: Circle) -> None:
    [host] = await circle.open(1)
    guest = Program(1, host.folder.parent)
    with pytest.raises(OSError, match="bind"):
        await guest.session.open(("203.0.113.1",))
    await gathered([host, guest], "midland-2")
    heard = host.session.lobby._heard[guest.key]
    await host.until(lambda: host.session.lobby._heard[guest.key] > heard)
    await guest.close()


# People who have joined the wrong table, or the right one under a wrong name, or played on the side that lost it.


def false_start(host: Program, number: int, *, reads: bool) -> GameStart:
    """A game that its peer has signed, and that nobody can play; *reads*: its table can be read all the same."""
    nonce, document = number.to_bytes(16, "big"), b"nonsense"
    anchor = chain(host.identity.seed(nonce), nonce)[0]
    if reads:
        table, luggage = table_of(1, keys=[host.key], bots=["easy"])
        ground = msgspec.structs.replace(table.ground, content_digest="00000000")
        document = document_of(msgspec.structs.replace(table, ground=ground), luggage)
    start = GameStart(document, ((host.key, nonce, anchor),), (0, 0), ("", "easy"))
    return msgspec.structs.replace(start, signatures=(host.identity.sign(start_text(start)),))


@pytest.mark.parametrize("reads", [False, True])
async def test_a_false_host_leaves_nothing_on_the_disk(circle: Circle, reads: bool) -> None:
    host, guest = await circle.open(2)
    host.session.admit = lambda hello: Proof.OPEN
    guest.folder.mkdir()
    guest.session.join([host.endpoint])
    await host.until(lambda: guest.key in host.session.links.peers)
    for number in range(20):
        host.session.links.send(guest.key, false_start(host, number, reads=reads))
    await guest.until(lambda: guest.all(Stuck))
    await asyncio.sleep(0.3)
    assert guest.troubles == ["no-game" if reads else "malformed"]
    assert not list(guest.folder.glob("*"))


async def test_whoever_comes_to_watch_under_a_players_name_is_told_apart(circle: Circle) -> None:
    programs = await circle.begun("midland-2", plays=False)
    watcher = await circle.program(9, plays=False)
    watcher.session.links.profile = replace(watcher.session.links.profile, name="p1")
    watcher.session.join([programs[0].endpoint], watching=True)
    await watcher.until(lambda: watcher.game is not None)
    met = {news.partner.peer: news.partner.name for news in programs[0].all(LinkUp)}
    assert met == {programs[1].key: "P1", watcher.key: f"p1 {fingerprint(watcher.identity.public)}"}


async def test_a_part_that_lost_the_name_of_the_game_is_a_file_of_its_own(circle: Circle) -> None:
    """Also once the program has been started again."""
    anna, ben = await circle.begun("midland-2")
    await ben.until(lambda: len(ben.entries) > 20)
    assert ben.session.copies() == ()
    part = tuple(ben.entries[:15])
    ben.game.journal.put(CopyRecord(part))      # the journal may just be written in its thread
    await ben.game.journal.sync()
    await ben.kill()
    back = await circle.back(ben, anna)
    [text] = back.session.copies()
    report = verify(text.encode(), LIBRARY)
    assert (report.problems, report.entries, report.over) == ((), 15, False)


# A table that was closed is opened again.


def closed(program: Program) -> bool:
    changed = program.all(Changed)
    return bool(changed) and changed[-1].closed


async def test_a_former_guest_opens_the_table_again_and_the_others_follow(circle: Circle) -> None:
    programs = await circle.open(3)
    await gathered(programs, "midland-3", pin=True)
    host, guest, other = programs
    table, pin = host.session.table, host.session.links.guard.pin
    await each(programs, lambda one: (one.session.table, one.session.links.guard.pin) == (table, pin))
    await host.close()
    await each((guest, other), closed)
    assert guest.session.table == table
    guest.news.clear()
    guest.session.reopen()
    assert [news.pin for news in guest.all(PinChanged)] == [pin], "whoever invites now sees it"
    await each((guest, other), lambda program: program.all(Changed) and not closed(program))
    assert other.session.table.table == table.table
    assert other.session.table.host == guest.key
    newcomer = await circle.caller(3, guest, pin=pin)
    await guest.until(lambda: len(guest.session.table.people) == 3)
    await each((other, newcomer), lambda program: program.session.lobby.played is not None)
    for program in (other, newcomer):
        program.session.ask("ready", 1)
    await guest.until(lambda: seating.start_trouble(guest.session.table) is None)
    await begin(guest, other, newcomer)
    await played((guest, other, newcomer), 3)
    assert list(guest.folder.iterdir()) == list(journals(guest.folder)), "what was tried of the disk is gone"


async def test_people_of_a_table_are_called_where_it_is_announced(circle: Circle, monkeypatch) -> None:
    host, guest = await circle.open(2)
    await gathered([host, guest], "midland-2")
    number, learned = guest.session.table.table, []
    assert host.session.info().game == number
    monkeypatch.setattr(guest.session.links, "learn", lambda key, places: learned.append(key))
    for announced in (b"", b"other"):
        guest.session.seen(announced, host.key[:4], [host.endpoint])
    guest.session.seen(number[:4], bytes(4), [host.endpoint])
    assert learned == []
    guest.session.seen(number[:4], host.key[:4], [host.endpoint])
    assert learned == [host.key]


# Whoever was away finds the way back, whatever stood in between, and nobody else on the network can prevent it.


async def test_a_member_that_was_busy_elsewhere_is_called_again(circle: Circle) -> None:
    """Its program ran, but not this game; and it cannot call the others itself."""
    host, guest = await circle.begun("midland-2", plays=False)
    await guest.kill()
    back = await circle.program(1, guest.port, plays=False)
    await back.until(lambda: any(away.why is LinkFailure.LOBBY for away in back.all(TurnedAway)))
    back.session.links.dial = lambda endpoints, wish: 0
    [path] = journals(back.folder)
    await back.session.resume(path)
    await host.until(lambda: back.key in host.session.links.peers)


async def test_a_refusal_is_the_last_word_only_for_whoever_does_not_know_whom_they_call() -> None:
    """It comes before anybody has proved anything, from an address that may be another computer's by now."""
    for answer in (LinkFailure.LOBBY, LinkFailure.KEY, LinkFailure.BANNED, LinkFailure.ENGINE, LinkFailure.FULL):
        wrong = Party(3, Doorkeeper(answer))
        async with parties(Party(1), Party(2), wrong) as (one, two, other):
            one.links.dial([other.endpoint], LinkRequest(peer=two.key))
            await other.first(TurnedAway, why=answer)
            one.links.learn(two.key, [two.endpoint])
            await one.linked(two)


async def test_nobody_makes_a_peer_forget_where_another_one_is() -> None:
    """Neither whoever announces the game, too, nor a member that tells wrong addresses of all."""
    async with parties(Party(1), Party(2)) as (one, two):
        one.door.known, two.door.known = {two.key}, {one.key}
        call = await two.join(one)
        for number in range(300):
            nowhere = [(f"127.0.0.{digit + 1}", 1 + number) for digit in range(8)]
            one.links.learn(two.key, nowhere)
            one.links.learn(number.to_bytes(32, "big"), nowhere)
        one.links.dial((), LinkRequest(peer=two.key))
        for number in range(300, 600):
            one.links.learn(two.key, [(f"127.0.0.{digit + 1}", 1 + number) for digit in range(8)])
        two.links.hang_up(call)
        two.links.drop(one.key)
        await one.until(lambda: one.count(LinkUp) == 2)


# Whoever is told to stop in the very moment in which something else happens stops all the same.


def calling(failed: Callable[[DialFailed], None] = lambda failed: None) -> Calls:
    """Calls over which nobody says anything."""
    nothing: Any = asyncio.Protocol()
    return Calls(lambda peer: False, lambda wish: nothing, failed)


async def test_a_call_that_is_hung_up_as_it_is_poked_is_not_tried_again() -> None:
    nobody = socket.socket()    # which takes the port and does not listen
    nobody.bind(("127.0.0.1", 0))
    port = nobody.getsockname()[1]
    failures: list[DialFailed] = []
    calls = calling(failures.append)
    number = calls.dial([("127.0.0.1", port)], LinkRequest())
    while not failures:
        await asyncio.sleep(0.01)
    tried = len(failures)
    calls.hurry()
    calls.hang_up(number)
    async with asyncio.timeout(60):
        await calls.close()
    nobody.close()
    assert len(failures) == tried


async def test_whoever_is_kept_up_is_called_once_and_again_only_after_being_given_up() -> None:
    calls = calling()
    one, two = bytes([1]) * 32, bytes([2]) * 32
    assert calls.keep_up([one, two], b"", None)
    assert not calls.keep_up([two, one], b"", None)
    calls.give_up(lambda peer: peer == one)
    assert not calls.keep_up([two], b"", None)
    assert calls.keep_up([one, two], b"", None)
    await calls.close()


async def test_a_program_that_is_cancelled_as_news_arrives_ends(tmp_path: Path) -> None:
    me = Me(Identity(bytes(range(32))), "Anna")
    peer = HeadlessPeer(me, Library(), tmp_path, lambda news: None, PeerRole("random"))
    waiting = asyncio.create_task(peer.finished())
    await asyncio.sleep(0.05)
    peer._hear(e.CommandRefused("chat"))
    waiting.cancel()
    await asyncio.wait({waiting}, timeout=60)
    assert waiting.cancelled()
    await peer.close()
