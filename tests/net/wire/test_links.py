"""Links over real sockets on loopback: up, kept up, one for each pair in the end, and closed."""

import asyncio
import gc
import random
import socket
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from swqt.net.wire import connection, links
from swqt.net.wire.connection import Calls, DialFailed, Ended, staggered
from swqt.net.wire.handshake import LinkFailure, LinkRequest
from swqt.net.wire.limits import Limits, usable
from swqt.net.wire.links import LinkClockJumped, LinkDown, LinkReceived, Links, LinkUp, Reached
from swqt.net.wire.messages import Bye, Ping, Pong, Proof, Proposal, Want
from tests.support.party import PATIENCE, Doorkeeper, Party, identity, needs_address, parties, profile
from tests.support.steady import now, run
from tests.support.strangers import insider, serving, silence, stranger


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Links are looked after so often that a fast clock has not jumped."""
    monkeypatch.setattr(links, "TICK", 0.1)


def fast() -> float:
    """A clock that goes 24 times as fast."""
    return now() * 24


async def test_an_open_table_is_joined_and_messages_pass_in_order() -> None:
    async with parties(Party(1, monotonic=fast), Party(2)) as (host, guest):
        await guest.join(host)
        partner = guest.all(LinkUp)[0].partner
        assert (partner.peer, partner.name, partner.proof) == (host.key, "Peer 1", Proof.OPEN)
        sent = [Want(bytes([k]) * 32) for k in range(100)]
        for message in sent:
            assert guest.links.send(host.key, message)
        await host.until(lambda: host.count(LinkReceived) == 100)
        assert [one.message for one in host.all(LinkReceived)] == sent
        link, measured = host.links.link(guest.key), set[float | None]()
        while len(measured) < 4:    # again and again
            measured.add(link.round_trip)
            await asyncio.sleep(0.01)
        assert all(0 <= seconds < PATIENCE * 24 for seconds in measured if seconds is not None)
        assert host.links.link(host.key) is None


async def test_five_peers_that_all_call_each_other_have_one_link_for_each_pair_in_the_end() -> None:
    made = members(5, monotonic=fast)
    async with parties(*made):
        all_call_all(made)
        async with asyncio.timeout(PATIENCE):
            while any((len(one.links.peers), len(one.links._all)) != (4, 4) for one in made):
                await asyncio.sleep(0.05)
        for one, other in permutations(made, 2):
            there, here = one.links.link(other.key).partner, other.links.link(one.key).partner
            assert (there.called, there.proof) == (not here.called, Proof.KNOWN)
        assert not any(one.count(LinkDown) for one in made)


def members(count: int, **how: Any) -> list[Party]:
    """Return peers of one game, who let in nobody else."""
    keys = tuple(identity(n).public for n in range(1, count + 1))
    return [Party(n, Doorkeeper(LinkFailure.KEY, keys), **how) for n in range(1, count + 1)]


def all_call_all(made: list[Party]) -> None:
    for one, other in permutations(made, 2):
        one.links.dial([other.endpoint], LinkRequest(peer=other.key))


async def whole(made: list[Party]) -> None:
    for one in made:
        await one.until(lambda one=one: len(one.links.peers) == len(made) - 1)


@pytest.mark.parametrize("order", [(0, 1), (1, 0), (0, 0), (1, 1)], ids=str)
async def test_two_links_become_one_without_losing_a_word(order: tuple[int, int]) -> None:
    """The newest is used at once, and in the end it alone is left; nobody has to be told of any of it."""
    pair = Party(1, monotonic=fast), Party(2, monotonic=fast)
    async with parties(*pair) as (a, b):
        for caller in order:
            # Also a second link, which ``dial`` would not make.
            made = pair[caller].links._connection(LinkRequest())
            await asyncio.get_running_loop().create_connection(lambda made=made: made, *pair[1 - caller].endpoint)
            made.greet()
            await made.shaken.wait()
        await a.until(lambda: a.count(LinkUp) == 2)
        await b.until(lambda: b.count(LinkUp) == 2)
        sent = 0
        while sent < 50 or (sent < 2000 and (len(a.links._all) > 1 or len(b.links._all) > 1)):
            for one, other in ((a, b), (b, a)):
                assert one.links.send(other.key, Want(sent.to_bytes(32, "big")))
            sent += 1
            await asyncio.sleep(0.01)
        assert len(a.links._all) == len(b.links._all) == 1
        for one in pair:
            await one.until(lambda one=one: one.count(LinkReceived) == sent)
            assert one.count(LinkDown) == 0
        assert a.links.link(b.key).partner.called is (order[1] == 0)


async def test_what_is_on_its_way_on_a_spare_link_is_heard() -> None:
    """Whoever is told that a link is spare may have said something on it just before."""
    number = next(n for n in range(2, 99) if identity(1).public < identity(n).public)
    async with parties(Party(1, monotonic=fast)) as (host,), insider(host, number) as old, insider(host, number) as new:
        while not isinstance(await old.hear_sealed(), Bye):
            for one in (old, new):
                one.send(Ping(1))
            await asyncio.sleep(0.01)
        old.send(Want(bytes(32)))
        await host.first(LinkReceived, message=Want(bytes(32)))
        assert host.count(LinkDown) == 0


async def test_a_peer_that_starts_again_gets_in_beside_its_dead_link() -> None:
    """Its old link is half open: nothing has told us that the program at its other end is gone."""
    async with parties(Party(1, monotonic=fast)) as (host,), insider(host):
        await host.first(LinkUp)
        async with insider(host) as again:
            await host.until(lambda: host.count(LinkUp) == 2)
            assert host.links.send(identity(9).public, Want(bytes(32)))
            assert await again.hear_kind(Want) == Want(bytes(32))
            for _ in range(60):    # until the old one is seen to be gone
                again.send(Ping(1))
                await again.hear_kind(Pong)
                await asyncio.sleep(0.01)
            assert len(host.links._all) == 1
            assert host.count(LinkDown) == 0


async def test_a_peer_has_three_links_at_most() -> None:
    async with parties(Party(1)) as (host,), AsyncExitStack() as stack:
        first = await stack.enter_async_context(insider(host))
        for _ in range(4):
            await stack.enter_async_context(insider(host))
        await host.until(lambda: host.count(LinkUp) == 5)
        assert len(host.links._up[identity(9).public]) == links.LINKS_OF_PEER
        assert await first.hear_bye() == "spare"
        assert host.count(LinkDown) == 0


async def test_what_one_event_makes_us_say_leaves_in_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parties(Party(1)) as (host,), insider(host) as one:
        await one.hear_kind(Ping)    # of the new link, which leaves by itself
        transport = host.links._up[identity(9).public][0]._transport
        writes: list[bytes] = []
        write = transport.write
        monkeypatch.setattr(type(transport), "write", lambda self, data: (writes.append(data), write(data)))
        for number in range(5):
            host.links.send(identity(9).public, Want(bytes([number]) * 32))
        for number in range(5):
            assert await one.hear_kind(Want) == Want(bytes([number]) * 32)
        assert len(writes) == 1


async def test_silence_ends_a_link() -> None:
    async with parties(Party(1, monotonic=fast)) as (host,), insider(host):
        await host.first(LinkDown, peer=identity(9).public, why=Ended.SILENT)


async def test_after_sleep_all_links_are_made_anew() -> None:
    skew = 0.0
    guest = Party(2, wall=lambda: now() + skew)
    async with parties(Party(1), guest) as (host, _):
        await guest.join(host)
        skew = 3600.0
        slept = await guest.first(LinkClockJumped)
        assert 3590 < slept.seconds < 3610
        assert guest.count(LinkDown, why=Ended.SLEPT) == 1
        await guest.until(lambda: guest.count(LinkUp) == 2)
        assert host.count(LinkDown, why=Ended.LOST) == 1


@pytest.mark.parametrize(("how", "why"), [
    ("closing", Ended.CLOSING), ("leaving", Ended.LEFT), ("flood", Ended.EXPELLED),
    ("malformed", Ended.EXPELLED),
])    # fmt: skip
async def test_a_good_bye_says_why(how: str, why: Ended) -> None:
    async with parties(Party(1), Party(2)) as (host, guest):
        guest.links.hang_up(await guest.join(host))
        if how == "closing":
            await host.links.close()
        else:
            host.links.drop(guest.key, how)
        await guest.first(LinkDown, why=why)
        assert host.count(LinkDown, why=Ended.CLOSED) == 1
        assert guest.links.peers == host.links.peers == ()


async def test_addresses_are_tried_until_the_right_peer_answers() -> None:
    """One refuses, one is silent, one is somebody else by now."""
    limits = Limits(first_byte=0.3, handshake=1.0)
    async with parties(Party(1), Party(2, limits=limits), Party(3)) as (host, guest, other), serving(silence) as silent:
        guest.links.dial([("127.0.0.1", 1), silent, other.endpoint, host.endpoint], LinkRequest(peer=host.key))
        await guest.first(LinkUp)
        assert guest.links.peers == (host.key,)
        assert guest.count(DialFailed) == 0


async def test_handshakes_with_several_addresses_run_one_after_the_other() -> None:
    """Else a false address would have a second guess at the PIN, and the true one two handshakes to count."""
    order: list[str] = []

    async def serve(name: str, reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        if await reader.read(1):
            order.append(f"{name} greeted")
            # Longer than until the next address is called; then no answer.
            await asyncio.sleep(0.5)
            order.append(f"{name} leaves")

    servers = (serving(partial(serve, name)) for name in ("first", "second"))
    async with parties(Party(2)) as (guest,), next(servers) as first, next(servers) as second:
        guest.links.dial([first, second], LinkRequest())
        await guest.first(DialFailed)
        assert order == ["first greeted", "first leaves", "second greeted", "second leaves"]


async def test_calls_begin_a_quarter_of_a_second_apart_or_when_one_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    late_begun = asyncio.Event()

    async def attempt(item: str) -> str | None:
        begun.append(item)
        if item == "late":
            late_begun.set()
            await asyncio.Event().wait()
        await late_begun.wait()
        return item if item == "slow" else None

    late_begun.set()
    assert await staggered(["fails", "fails"], attempt) is None
    assert await staggered([], attempt) is None
    with monkeypatch.context() as patch:
        patch.setattr(connection, "STAGGER", 3600.0)
        assert await staggered(["fails", "slow", "never"], attempt) == "slow"
    late_begun.clear()
    assert await staggered(["slow", "late", "never"], attempt) == "slow"
    assert (begun[4:], connection.STAGGER) == (["slow", "late"], 0.25)


async def test_pauses_grow_from_a_quarter_to_eight_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    rest = Calls._rest

    async def noted(calls: Calls, one: Any, pause: float) -> float:
        pauses.append(pause)
        return await rest(calls, one, pause)

    monkeypatch.setattr(Calls, "_rest", noted)
    for name, value in (("FIRST_PAUSE", 0.25), ("LONGEST_PAUSE", 8)):
        assert getattr(connection, name) == value
        monkeypatch.setattr(connection, name, value / 1024)
    async with parties(Party(1)) as (guest,):
        guest.links.dial([("127.0.0.1", 1)], LinkRequest())
        await guest.until(lambda: len(pauses) >= 8)
        assert [1024 * pause for pause in pauses[:8]] == [0.25, 0.5, 1, 2, 4, 8, 8, 8]
        assert guest.count(DialFailed) == guest.count(DialFailed, why=LinkFailure.UNREACHABLE, final=False) >= 8


@pytest.mark.parametrize(("refusal", "final"), [
    (LinkFailure.FULL, True), (LinkFailure.BANNED, True), (LinkFailure.KEY, True),
    (LinkFailure.BUSY, False), (LinkFailure.LOBBY, False),
])    # fmt: skip
async def test_a_refusal_is_told_and_final_if_it_would_come_again(refusal: LinkFailure, final: bool) -> None:
    async with parties(Party(1, Doorkeeper(refusal)), Party(2)) as (host, guest):
        guest.links.dial([host.endpoint], LinkRequest())
        failed = await guest.first(DialFailed)
        assert (failed.why.name, failed.final) == (refusal.name, final)
        assert failed.refuse is not None
        if final:
            assert (await host.first(links.TurnedAway)).address == "127.0.0.1"
        else:
            host.door.answer = Proof.OPEN
            await guest.linked(host)


async def test_two_programs_with_one_identity_do_not_take_the_link_from_each_other_for_ever() -> None:
    """A copied folder: the later one is spoken to, and the earlier one, once dismissed, waits long."""
    small, large = sorted((1, 2), key=lambda number: identity(number).public)
    twins = Party(large, monotonic=fast), Party(large, monotonic=fast)
    async with parties(Party(small, monotonic=fast), *twins) as (host, first, second):
        await first.join(host)
        second.links.dial([host.endpoint], LinkRequest())
        await first.first(LinkDown, why=Ended.SPARE)
        await asyncio.sleep(0.75)
        assert host.count(LinkUp) == 2
        assert second.links.peers == (host.key,)
        assert first.links.peers == ()


async def test_peers_are_introduced_when_they_have_become_known() -> None:
    keys = tuple(identity(n).public for n in range(1, 4))
    async with parties(Party(1), Party(2), Party(3)) as (host, a, b):
        await a.join(host)
        await b.join(host)
        a.links.dial([], LinkRequest(peer=b.key))
        for one in (host, a, b):
            one.door.known = set(keys)
        host.links.introduce()
        await a.linked(b)


async def test_calling_oneself_is_noticed() -> None:
    async with parties(Party(1)) as (one,):
        one.links.dial([one.endpoint], LinkRequest())
        await one.first(DialFailed, why=LinkFailure.SELF, final=True)
        assert one.links.peers == ()


async def test_peers_of_a_game_learn_each_others_addresses() -> None:
    """PEX: two who know nothing but each other's names meet through a third."""
    async with parties(*members(3)) as (a, b, c):
        a.links.dial([], LinkRequest(peer=c.key))
        c.links.dial([], LinkRequest(peer=a.key))
        await a.join(b, peer=b.key)
        c.links.dial([b.endpoint], LinkRequest(peer=b.key))
        await a.linked(c)
        await c.linked(a)


async def test_addresses_of_guests_in_a_lobby_are_nobodys_business() -> None:
    async with parties(Party(1)) as (host,), insider(host, 8, "127.0.0.8"), insider(host) as curious:
        await host.until(lambda: host.count(LinkUp) == 2)
        host.links.send(identity(9).public, Want(bytes(32)))
        while not isinstance(message := await curious.hear_sealed(), Want):
            assert isinstance(message, Ping)


def test_addresses_that_make_no_sense_are_not_called() -> None:
    nonsense = ("224.0.0.1", "0.0.0.0", "fe80::1", "fe80::1%eth0", "host.example", "", "255.255.255.255", "::")
    assert usable(nonsense, 47770, seen_from="192.168.1.2") == []
    assert usable(("127.0.0.1", "::1"), 47770, seen_from="192.168.1.2") == []
    assert usable(("127.0.0.1", "::1"), 47770, seen_from="127.0.0.1") == [("127.0.0.1", 47770), ("::1", 47770)]
    good = ("10.0.0.1", "2001:db8::1", "fd00::7")
    assert usable(good, 1, seen_from="10.0.0.2") == [(address, 1) for address in good]
    assert usable(("10.0.0.1",), 0, seen_from="10.0.0.2") == []


async def test_whether_others_can_connect_is_known_once_somebody_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was called looks back, without a word; nobody has to say anything about it."""
    monkeypatch.setattr(links, "REACHED_WITHIN", 0.3)
    async with parties(Party(1), Party(2), Party(3)) as (host, guest, deaf):
        deaf.links.profile = replace(deaf.links.profile, port=1)
        for one in (guest, deaf):
            one.links.dial([host.endpoint], LinkRequest())
        assert (await guest.first(Reached)).reached
        assert not (await deaf.first(Reached)).reached
        async with stranger(deaf):
            await deaf.first(Reached, reached=True)
        await asyncio.sleep(0.3)
        assert [host.count(Reached), guest.count(Reached), deaf.count(Reached)] == [1, 1, 2]
        assert guest.count(links.TurnedAway) == 0


async def test_messages_that_make_people_work_are_limited() -> None:
    async with parties(Party(1, monotonic=lambda: 0.0)) as (host,), insider(host) as one:
        for number in range(60):
            one.send(Proposal(number.to_bytes(8, "big"), (), 1))
        one.send(Want(bytes(32)))
        await host.first(LinkReceived, message=Want(bytes(32)))
        assert host.count(LinkReceived) == 32 + 1
        assert host.count(LinkDown) == 0


async def test_ipv6() -> None:
    try:
        host = await Party(1, host="::1").start()
    except OSError:
        pytest.skip("this computer has no IPv6")
    async with parties(Party(2, host="::1")) as (guest,):
        guest.links.dial([("127.0.0.1", 1), host.endpoint], LinkRequest())
        await guest.linked(host)
        assert guest.links.link(host.key).address == "::1"
        await host.links.close()


async def test_one_port_for_all_hosts_and_another_if_it_is_taken() -> None:
    async with parties(Party(1)) as (first,):
        needs_address("127.0.0.77")
        links = Links(profile(2), Doorkeeper(), lambda event: None)
        port = await links.start((first.host, "127.0.0.77", "203.0.113.1"), first.port)
        assert port != first.port
        assert links.profile.port == port
        for host in (first.host, "127.0.0.77"):
            _, writer = await asyncio.open_connection(host, port)
            writer.close()
            await writer.wait_closed()
        await links.close()


async def test_nothing_is_left_after_the_end() -> None:
    async with parties(Party(1), Party(2)) as (host, guest):
        guest.links.dial([("127.0.0.1", 1)], LinkRequest())
        guest.links.dial([], LinkRequest(peer=bytes(32)))
        await guest.join(host)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert not host.links._all
    assert not guest.links._all
    assert not host.links.send(guest.key, Ping(0))


def test_the_loop_is_a_selector_loop() -> None:
    """The default loop on Windows is another kind."""
    loop = links.new_loop()
    loop.close()
    assert isinstance(loop, asyncio.SelectorEventLoop)


@pytest.mark.parametrize("turns", range(5))
def test_whoever_calls_at_the_very_end_leaves_no_socket_open(turns: int) -> None:
    async def story() -> None:
        host = await Party(1).start()
        with socket.create_connection(host.endpoint):
            for _ in range(turns):
                await asyncio.sleep(0)
            await host.links.close()

    run(story)
    gc.collect()    # a warning of one would be an error


# Five peers whose links are cut, dropped and made anew at random.


def disturb(one: Party, chance: random.Random) -> None:
    match chance.randrange(3):
        case 0:
            one.links.wake()
        case 1 if one.links.peers:
            one.links.drop(chance.choice(one.links.peers))
        case 2 if one.links.peers:
            one.links._up[chance.choice(one.links.peers)][0].abort(Ended.LOST)


async def heard_by_all(made: list[Party]) -> None:
    """Everybody says something again and again until everybody has heard everybody, with links as they are now."""
    for one in made:
        one.events.clear()
    while any(len({event.peer for event in one.all(LinkReceived)}) < len(made) - 1 for one in made):
        for one in made:
            one.links.send_all(Want(bytes(32)))
        await asyncio.sleep(0.05)
    await whole(made)


@pytest.mark.parametrize("rounds", [3, *[pytest.param(60, marks=pytest.mark.slow)] * 5])
async def test_the_mesh_is_whole_again_after_every_cut(rounds: int) -> None:
    unexpected: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unexpected.append(context))
    seed = 1 if rounds == 3 else random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")
    chance, made = random.Random(seed), members(5)
    async with parties(*made):
        all_call_all(made)
        for _ in range(rounds):
            await whole(made)
            await asyncio.sleep(chance.choice((0, 0.01, 0.1)))
            for _ in range(chance.randrange(1, 4)):
                disturb(chance.choice(made), chance)
        await heard_by_all(made)
    assert not unexpected
