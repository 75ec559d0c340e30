"""Strangers and peers who ask too much, over real sockets (T3, 6.4): nobody gets further than the limits."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from swqt.net.wire import messages as m
from swqt.net.wire.connection import Ended, ask_info
from swqt.net.wire.handshake import WAIT, Caller, Failed, LinkFailure, LinkRequest
from swqt.net.wire.limits import Limits
from swqt.net.wire.links import LinkDown, LinkReceived, LinkUp, PinChanged, TurnedAway
from swqt.net.wire.messages import RECORD_LIMIT, BoardSections, ChatLine, Proof, WantEntries, framed
from swqt.net.wire.text import ChatText, NameText
from tests.support.party import ENGINE, Doorkeeper, Party, dice, identity, needs_address, parties, profile
from tests.support.strangers import Behaviour, Insider, Stranger, insider, serving, silence, stranger, wrong

# Each waits for one thing only, or the test would wait as long as it waits for anything.
FIRST_BYTE = Limits(first_byte=0.1, handshake=600.0, arrivals=1000)
HANDSHAKE = Limits(first_byte=600.0, handshake=0.3, arrivals=1000)


def greeting(key: bytes) -> bytes:
    return m.encode(m.Hello("SWQT", 2, 0, bytes(16), key, b"", ENGINE, "Somebody", 0))


GREETING = greeting(identity(7).public)


async def is_greeted(one: Stranger) -> bool:
    """Greet as *one*; return whether that is answered."""
    one.say(GREETING)
    return isinstance(await one.hear_plain(), m.Hello)


async def is_told_busy(one: Stranger) -> bool:
    refuse = await one.hear_plain()
    return isinstance(refuse, m.Refuse) and refuse.code == LinkFailure.BUSY


@pytest.mark.parametrize(("limits", "data", "pause"), [
    (FIRST_BYTE, b"", 0.0), (HANDSHAKE, b"", 0.0), (HANDSHAKE, framed(GREETING), 0.0),
    (HANDSHAKE, framed(GREETING), 0.02), (HANDSHAKE, framed(b"\x00\x00\x03\xff" + bytes(1000)), 0.02),
], ids=["no first byte", "nothing", "a greeting", "a slow greeting", "slow nonsense"])    # fmt: skip
async def test_whoever_does_not_go_on_with_the_handshake_is_cut_off(limits: Limits, data: bytes, pause: float) -> None:
    """A byte now and then does not keep a connection open: the whole handshake has a time."""
    async with parties(Party(1, limits=limits)) as (host,), stranger(host) as one:

        async def drip() -> None:
            for byte in data:
                one.send_raw(bytes([byte]))
                await asyncio.sleep(pause)

        dripping = asyncio.ensure_future(drip())
        assert await one.is_cut_off()
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        await host.first(TurnedAway, why=LinkFailure.SILENT)


@pytest.mark.parametrize("data", [
    b"\xff\xff\xff\xff", b"\x00\x00\x04\x01", b"\x00\x00\x00\x00", b"GET / HTTP/1.1\r\n\r\n", framed(b"\xc0"),
    framed(m.encode(m.Ping(0))),
])    # fmt: skip
async def test_bytes_that_are_not_a_greeting_end_the_connection_without_an_answer(data: bytes) -> None:
    async with parties(Party(1)) as (host,), stranger(host) as one:
        one.send_raw(data)
        assert await one.hear() is None
        await host.first(TurnedAway, why=LinkFailure.MALFORMED)
        assert host.door.asked == 0


async def test_whoever_stands_at_the_door_gives_way_to_newcomers() -> None:
    """Eight strangers that say nothing keep nobody out: the oldest of them is told that it is busy here."""
    limits = Limits(arrivals=1000, grace=0.0)
    async with parties(Party(1, limits=limits), Party(2)) as (host, guest):
        needs_address("127.0.1.1")
        held = [await asyncio.open_connection(*host.endpoint, local_addr=(f"127.0.1.{n}", 0)) for n in range(1, 9)]
        async with stranger(host, "127.0.1.77") as ninth:
            assert await is_greeted(ninth)
            assert await is_told_busy(Stranger(*held[0]))
            await guest.join(host)
        for _, writer in held:
            writer.close()


async def test_a_member_comes_in_while_strangers_claim_its_key() -> None:
    """They hold the places of its key and of all strangers; each that shows a wrong signature is banned."""
    member = Party(2)
    limits = Limits(arrivals=1000, grace=0.0, first_byte=60.0, handshake=60.0)
    async with parties(Party(1, Doorkeeper(LinkFailure.KEY, (member.key,)), limits=limits), member) as (host, _):
        member.door.known = {host.key}
        needs_address("127.0.1.1")
        claim = greeting(member.key)
        async with AsyncExitStack() as stack:
            for n in range(1, 20):
                one = await stack.enter_async_context(stranger(host, f"127.0.1.{n}"))
                if n % 2:
                    one.say(claim)
                    assert isinstance(await one.hear_plain(), m.Hello)
            await member.join(host, peer=host.key)
        liar = Party(6, Doorkeeper(known=(host.key,)), host=needs_address("127.0.0.1"))
        liar.links.profile.identity.public = member.key  # type: ignore[misc]
        async with stranger(host, "127.0.3.3") as one:
            assert not await one.shake(Caller(liar.links.profile, dice(4), LinkRequest(), {host.key}.__contains__))
        async with stranger(host, "127.0.3.3") as again:
            again.say(claim)
            assert await again.hear() is None
        assert host.links.peers == (member.key,)


async def test_of_too_many_spectators_the_one_that_is_silent_leaves() -> None:
    limits = Limits(arrivals=1000, spectators=2)
    moment = 0.0
    host = Party(1, limits=limits, monotonic=lambda: moment)
    async with parties(host), insider(host, 21) as quiet, insider(host, 22) as lively:
        await host.until(lambda: len(host.links.peers) == 2)
        moment = 2.5
        lively.send(m.Ping(1))
        await lively.hear_kind(m.Pong)
        moment = 4.0
        async with insider(host, 23):
            await host.until(lambda: identity(23).public in host.links.peers)
            assert set(host.links.peers) == {identity(22).public, identity(23).public}
            assert await quiet.hear_bye() == "leaving"


@pytest.mark.parametrize("seen", ["linked", "remembered"])
async def test_a_flood_of_messages_shuts_the_address_out_and_no_member_there(seen: str) -> None:
    # No refill, so that the last one is too many: after it nothing is unread, and the good-bye arrives.
    member, limits = Party(2), Limits(messages_rate=0, arrivals=1000)
    async with parties(Party(1, Doorkeeper(known=(member.key,)), limits=limits), member) as (host, _):
        if seen == "linked":
            await member.join(host)
            host.links.drop(member.key)
            await member.first(LinkDown)
        else:
            host.links.remember(member.key, [("127.0.0.1", 1)])
        async with insider(host, source="127.0.0.1") as one:
            for number in range(401):
                one.send(m.Ping(number))
            assert await one.hear_bye() == "flood"
            await host.first(LinkDown, why=Ended.FLOOD)
        async with stranger(host) as again, stranger(host, "127.0.0.8") as other:
            again.say(GREETING)
            assert await is_told_busy(again)
            assert await is_greeted(other)
        await member.join(host)
        for _ in range(401):
            member.links.send(host.key, m.Want(bytes(32)))
        await host.first(LinkDown, why=Ended.FLOOD, peer=member.key)
        async with stranger(host, "127.0.0.5") as back:
            back.say(greeting(member.key))
            assert await is_told_busy(back), "a member that floods is shut out itself"


async def test_a_new_link_gives_nobody_anything_anew() -> None:
    async with parties(Party(1, limits=Limits(messages_rate=0, arrivals=1000))) as (host,), insider(host) as one:
        for _ in range(250):
            one.send(m.Ping(1))
        one.send(m.Want(bytes(32)))
        await host.first(LinkReceived)
        async with insider(host) as again:
            for _ in range(150):
                again.send(m.Ping(1))
            assert await again.hear_bye() == "flood"


@pytest.mark.parametrize(("message", "heard"), [(BoardSections(0, 0, bytes(16 * 1024)), 63), (WantEntries(()), 21)])
async def test_a_flood_of_bytes_or_of_requests_for_the_whole_log_ends_the_link(message: m.Message, heard: int) -> None:
    # No refill: how many get through must not depend on how long they take.
    async with parties(Party(1, limits=Limits(bytes_rate=0, arrivals=1000))) as (host,), insider(host) as one:
        for _ in range(80):
            one.send(message)
        await host.first(LinkDown, why=Ended.FLOOD)
        assert host.count(LinkReceived) == heard


async def test_a_log_that_we_asked_for_is_no_flood() -> None:
    async with parties(Party(1)) as (host,), insider(host) as one:
        await host.first(LinkUp)
        host.links.send(identity(9).public, WantEntries(()))
        await one.hear_kind(WantEntries)
        for _ in range(180):
            one.send(BoardSections(0, 0, bytes(16 * 1024)))
        await host.until(lambda: host.count(LinkReceived) == 180)
        assert host.count(LinkDown) == 0


@pytest.mark.parametrize(("say", "data", "why"), [
    *[
        (Insider.send, data, Ended.MALFORMED)
        for data in (b"", b"\xc0", b"\x92\x17\xcc\x00", m.encode(m.InfoRequest()), b"\x95\x28\x00\x00\xa1\xff\xc4\x00")
    ],
    (Insider.send_raw, (RECORD_LIMIT + 1).to_bytes(4, "big"), Ended.MALFORMED),
    (Insider.send_raw, framed(bytes(40)), Ended.BROKEN),    # a record that does not open
])    # fmt: skip
async def test_what_is_no_message_ends_the_link(say: Callable[[Insider, bytes], None], data: bytes, why: Ended) -> None:
    async with parties(Party(1)) as (host,), insider(host) as one:
        say(one, data)
        assert await one.hear_kind(m.Bye) == (m.Bye("malformed") if why is Ended.MALFORMED else None)
        await host.first(LinkDown, why=why)
        assert host.count(LinkReceived) == 0


async def test_whoever_does_not_read_is_let_go_before_the_memory_is_full() -> None:
    limits = Limits(send_queue=100_000)
    async with parties(Party(1, limits=limits)) as (host,), insider(host) as lazy:
        lazy.writer.transport.pause_reading()
        peer = identity(9).public
        message = ChatLine(bytes(8), bytes(32), 0, NameText(""), ChatText("x" * 300), bytes(64))
        sent = 0
        while host.links.send(peer, message):
            sent += 1
            if sent % 100 == 0:
                await asyncio.sleep(0)
            assert sent < 200_000
        assert host.count(LinkDown, why=Ended.SLOW) == 1
        assert host.links.peers == ()


async def guess(host: Party, source: str, pin: str) -> LinkFailure | None:
    """Try *pin*; return how it failed (BUSY: too many tries), None if it was right. Whoever was wrong just hangs up."""
    async with stranger(host, source) as one:
        try:
            assert await one.shake(Caller(profile(7), dice(3), LinkRequest(pin=pin), lambda _: False))
        except Failed as failed:
            return failed.why if failed.refuse is None or failed.refuse.text != WAIT else LinkFailure.BUSY
    return None


async def test_five_guesses_of_one_address_and_twenty_in_all() -> None:
    async with parties(Party(1, Doorkeeper(Proof.PIN))) as (host,):
        first = host.links.guard.pin
        for _ in range(5):
            assert await guess(host, "127.0.0.20", wrong(first)) is LinkFailure.PIN
        assert await guess(host, "127.0.0.20", wrong(first)) is LinkFailure.BUSY
        # The right one does not get through either, so a stranger learns nothing by going on.
        assert await guess(host, "127.0.0.20", first) is LinkFailure.BUSY
        for n in range(14):
            assert await guess(host, f"127.0.0.{30 + n}", wrong(first)) is LinkFailure.PIN
        await host.until(lambda: host.count(TurnedAway) == 5 + 2 + 14)
        assert host.count(PinChanged) == 0
        assert await guess(host, "127.0.0.50", wrong(first)) is LinkFailure.PIN
        notice = await host.first(PinChanged)
        assert notice.pin == host.links.guard.pin != first
        assert await guess(host, "127.0.0.51", first) is LinkFailure.PIN
        assert await guess(host, "127.0.0.52", host.links.guard.pin) is None
        assert host.count(PinChanged) == 1


async def test_what_is_played_is_told_once_a_second() -> None:
    async with parties(Party(1)) as (host,):
        answer = await ask_info([("127.0.0.1", 1), host.endpoint])
        assert answer == host.door.info()
        assert await ask_info([host.endpoint]) is None
        assert host.count(TurnedAway) == 0


async def nonsense(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"SSH-2.0-nothing\r\n")


@pytest.mark.parametrize("behaviour", [nonsense, silence])
async def test_asking_a_silent_or_lying_port_ends_in_time(behaviour: Behaviour) -> None:
    async with serving(behaviour) as place:
        assert await ask_info([place], within=0.3) is None


async def test_guests_do_not_keep_players_out() -> None:
    limits = Limits(arrivals=1000, spectators=3)
    member = Party(2)
    async with parties(Party(1, Doorkeeper(known=(member.key,)), limits=limits), member) as (host, _):
        member.door.known = {host.key}
        async with insider(host, 21), insider(host, 22), insider(host, 23):
            await host.until(lambda: len(host.links.peers) == 3)
            async with stranger(host) as fourth:
                fourth.say(GREETING)
                assert await is_told_busy(fourth)
            await member.join(host)


async def test_whoever_is_turned_away_and_stays_uses_up_no_sockets_without_end() -> None:
    """Each of them is given a moment to read why."""
    async with parties(Party(1, limits=Limits(arrivals=1000, unproved=2, sockets=4))) as (host,):
        held = []
        for _ in range(20):
            held.append(Stranger(*await asyncio.open_connection(*host.endpoint)))
            await asyncio.sleep(0)
            assert len(host.links._all) <= 6
        assert await is_greeted(held[-1])
        for one in held:
            await one.leave()
