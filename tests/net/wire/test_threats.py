"""The threats that the protocol is made against, each with somebody who tries: strangers nearby, and malformed input.

What a member can do with forged commands, dice and two tongues is the core's to answer, and tested there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from swqt.net.wire.messages import Hello, Ping, RevealMessage, Say, decode_plain, encode
from swqt.net.wire.terms import (
    DialFailed,
    Ended,
    Failed,
    LinkDown,
    LinkFailure,
    LinkReceived,
    LinkRefusal,
    LinkRequest,
    LinkUp,
    Measured,
    PinChanged,
    Proof,
    TurnedAway,
)
from tests.net.wire.test_attacks import guess, wrong
from tests.support.handshakes import ANSWERER_KEY, CALLER_KEY, ByHand, make_answerer, make_caller, pretend_to_answer
from tests.support.party import Doorkeeper, Party, identity, parties
from tests.support.strangers import Wire, stranger

SECRET_TEXT = "nobody else may read this"
WORD = Say(0, 1, SECRET_TEXT, bytes(64))


def pin_table() -> Party:
    return Party(1, Doorkeeper(Proof.PIN))


async def test_a_stranger_joins() -> None:
    """Without the PIN there is no way in: not with a wrong one, not with none, not by saying one is known."""
    async with parties(pin_table(), Party(2), Party(3, Doorkeeper(known=(identity(1).public,)))) as (host, a, b):
        a.links.dial([host.endpoint], LinkRequest())
        assert (await a.first(DialFailed)).why is LinkFailure.PIN_NEEDED
        b.links.dial([host.endpoint], LinkRequest(pin=wrong(host.links.pin)))
        assert (await b.first(DialFailed)).why is LinkFailure.PIN
        assert host.links.peers == ()
        assert host.count(LinkUp) == 0


async def test_a_stranger_joins_a_game_under_the_name_of_a_player() -> None:
    """Who is known needs no PIN, but its secret key: the right public key alone opens nothing."""
    player = identity(5).public
    async with parties(Party(1, Doorkeeper(LinkRefusal.KEY, (player,)))) as (host,):
        impostor = Party(6, Doorkeeper(known=(host.key,)))
        real = impostor.links.profile.identity
        real.public = player  # type: ignore[misc]
        async with parties(impostor):
            impostor.links.dial([host.endpoint], LinkRequest())
            await host.first(TurnedAway, why=LinkFailure.UNPROVED)
            assert host.links.peers == ()


async def test_a_stranger_reads() -> None:
    """Nothing that is said on a link is on the wire, with a PIN or without."""
    for proof in (Proof.OPEN, Proof.PIN):
        async with parties(Party(1, Doorkeeper(proof)), Party(2)) as (host, guest):
            pin = host.links.pin if proof is Proof.PIN else None
            async with Wire(host).laid() as wire:
                guest.links.dial([wire.endpoint], LinkRequest(pin=pin))
                await guest.linked(host)
                guest.links.send(host.key, WORD)
                await host.first(LinkReceived, message=WORD)
                seen = b"".join(wire.recorded[True] + wire.recorded[False])
                assert SECRET_TEXT.encode() not in seen
                assert host.links.pin.encode() not in seen
                await guest.links.close()


async def test_a_stranger_who_recorded_everything_tries_pins_at_home() -> None:
    """A recording tells nothing by which a guess could be checked: another PIN explains it just as well.

    The shares are points that any PIN could have made; the tags need the secret of one who took part.
    """
    async with parties(pin_table(), Party(3)) as (host, guest):
        async with Wire(host).laid() as wire:
            guest.links.dial([wire.endpoint], LinkRequest(pin=host.links.pin))
            await guest.linked(host)
            await guest.links.close()
        hello, share, confirm, auth = wire.recorded[True][:4]
        for pin in (host.links.pin, wrong(host.links.pin)):
            # The stranger, with the true PIN even, plays the host's side again: what was recorded fits neither.
            answerer = make_answerer(Proof.PIN, take_pin=lambda pin=pin: pin)
            answerer.step(hello)
            answerer.step(share)
            with pytest.raises(Failed, match="PIN"):
                answerer.step(confirm)
        assert auth not in wire.recorded[False]


@pytest.mark.parametrize("from_caller", [True, False])
async def test_a_stranger_injects(from_caller: bool) -> None:
    """One frame too many, of any kind, ends the link; nothing of it is taken."""
    for forged in (encode(RevealMessage(0, 0, bytes(32))), bytes(50), encode(Ping(1))):
        await meddled(lambda payload, forged=forged: [forged, payload], from_caller, Ended.BROKEN)


@pytest.mark.parametrize("from_caller", [True, False])
async def test_a_stranger_replays(from_caller: bool) -> None:
    await meddled(lambda payload: [payload, payload], from_caller, Ended.BROKEN, taken=1)


@pytest.mark.parametrize("from_caller", [True, False])
async def test_a_stranger_changes_a_byte(from_caller: bool) -> None:
    await meddled(lambda payload: [bytes([payload[0] ^ 1]) + payload[1:]], from_caller, Ended.BROKEN)


@pytest.mark.parametrize("from_caller", [True, False])
async def test_a_stranger_swallows_a_message(from_caller: bool) -> None:
    await meddled(lambda payload: [], from_caller, Ended.BROKEN, more=1)


async def meddled(
    how: Callable[[bytes], list[bytes]], from_caller: bool, ended: Ended, taken: int = 0, more: int = 0
) -> None:
    """Let a message pass through the hands of a stranger; its receiver ends the link with *ended*."""
    armed = False

    def meddle(sent_by_caller: bool, _number: int, payload: bytes) -> list[bytes]:
        nonlocal armed
        if armed and sent_by_caller is from_caller:
            armed = False
            return how(payload)
        return [payload]

    async with parties(Party(1), Party(2)) as (host, guest), Wire(host, meddle).laid() as wire:
        guest.links.dial([wire.endpoint], LinkRequest())
        await guest.linked(host)
        await host.linked(guest)
        sender, receiver = (guest, host) if from_caller else (host, guest)
        for one in (guest, host):
            await one.first(Measured)    # the pings at the beginning are through
        armed = True
        for _ in range(1 + more):
            sender.links.send(receiver.key, WORD)
        await receiver.first(LinkDown, why=ended)
        assert receiver.count(LinkReceived) == taken


async def test_a_stranger_stands_in_for_the_host() -> None:
    """Who does not know the PIN learns of one guess that it was wrong, and the guest does not come back for more."""
    false_host = Party(3, Doorkeeper(Proof.PIN))
    async with parties(false_host, Party(2)) as (_, guest):
        guest.links.dial([false_host.endpoint], LinkRequest(pin=wrong(false_host.links.pin)))
        failed = await guest.first(DialFailed)
        assert failed.why is LinkFailure.PIN
        assert failed.final
        await asyncio.sleep(0.3)
        assert false_host.door.asked == 1


async def test_a_stranger_stands_in_for_a_host_and_asks_for_no_pin() -> None:
    async with parties(Party(3), Party(2)) as (false_host, guest):
        guest.links.dial([false_host.endpoint], LinkRequest(pin="123456"))
        assert (await guest.first(DialFailed)).why is LinkFailure.PIN_IGNORED
        assert guest.links.peers == ()


@pytest.mark.parametrize("proof", [Proof.PIN, Proof.KNOWN])
async def test_a_stranger_sits_in_the_middle(proof: Proof) -> None:
    """Changing what the sides say of themselves and of the way in is noticed before anything is told."""
    def meddle(from_caller: bool, number: int, payload: bytes) -> list[bytes]:
        if from_caller or number:
            return [payload]
        hello = decode_plain(payload)
        assert isinstance(hello, Hello)
        values = {name: getattr(hello, name) for name in hello.__struct_fields__}
        return [encode(Hello(**(values | {"auth": Proof.OPEN})))]

    keys = (identity(1).public, identity(2).public)
    known = keys if proof is Proof.KNOWN else ()
    host, guest = Party(1, Doorkeeper(proof, known)), Party(2, Doorkeeper(known=known))
    async with parties(host, guest), Wire(host, meddle).laid() as wire:
        guest.links.dial(
            [wire.endpoint], LinkRequest(peer=host.key, pin=host.links.pin if proof is Proof.PIN else None)
        )
        failed = await guest.first(DialFailed)
        assert failed.why in (LinkFailure.PIN_IGNORED, LinkFailure.UNPROVED)
        assert host.count(LinkUp) == 0


async def test_a_stranger_who_hangs_up_after_each_guess_is_counted_all_the_same() -> None:
    """Our tag tells the caller whether the PIN was right, before it has to say anything: a guess counts from then."""
    async with parties(pin_table()) as (host,):
        for n in range(5):
            assert await guess(host, "127.0.0.20", wrong(host.links.pin)) is LinkFailure.PIN, n
        assert await guess(host, "127.0.0.20", host.links.pin) is LinkFailure.BUSY
        assert host.count(PinChanged) == 0


def test_a_member_who_knows_the_pin_sits_in_the_middle() -> None:
    """He leads a handshake with each of two under the name of the other; their signatures do not fit together."""
    signed_by_guest = pretend_to_answer(make_caller(Proof.PIN), ANSWERER_KEY)
    host = make_answerer(Proof.PIN)
    with pytest.raises(Failed, match="UNPROVED"):
        host.step(ByHand(host, CALLER_KEY).sealer.seal(signed_by_guest))


async def test_strangers_flood_while_a_game_goes_on() -> None:
    """Two hundred connections with rubbish from one address; the players notice nothing."""
    async with parties(Party(1), Party(2)) as (host, guest):
        guest.links.dial([host.endpoint], LinkRequest())
        await guest.linked(host)
        for n in range(200):
            async with stranger(host, "127.0.0.66") as one:
                one.send_raw(bytes([n]) * 2000)
                if n % 10 == 0:
                    guest.links.send(host.key, RevealMessage(n, 0, bytes(32)))
        await host.until(lambda: host.count(LinkReceived) == 20)
        assert host.count(LinkDown) == guest.count(LinkDown) == 0


async def test_names_of_others_cannot_lie_about_who_they_are() -> None:
    """Direction marks and control characters are gone before anybody sees the name."""
    evil = Party(2)
    evil.links.profile = type(evil.links.profile)(
        identity=evil.identity, name="Peer \u202e1\x00\n" + "x" * 100, engine=evil.links.profile.engine
    )
    async with parties(Party(1), evil) as (host, _):
        evil.links.dial([host.endpoint], LinkRequest())
        up = await host.first(LinkUp)
        assert up.partner.name == "Peer 1 " + "x" * 17
