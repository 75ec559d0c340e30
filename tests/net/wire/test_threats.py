"""The threats that the protocol is made against, each with somebody who tries: strangers nearby, and malformed input.

What a member can do with forged commands, dice and two tongues is the core's to answer, and tested there.
"""

from __future__ import annotations

import pytest
from msgspec import structs

from swqt.net.wire.connection import DialFailed, Ended
from swqt.net.wire.handshake import LinkFailure, LinkRequest
from swqt.net.wire.links import LinkDown, LinkReceived, LinkUp, Measured
from swqt.net.wire.messages import ChatLine, Ping, Proof, Want, decode_plain, encode
from swqt.net.wire.text import ChatText, NameText
from tests.support.handshakes import failure, make_answerer
from tests.support.party import Doorkeeper, Party, identity, parties
from tests.support.strangers import Wire, wrong

SECRET_TEXT = "nobody else may read this"
WORD = ChatLine(bytes(8), bytes(32), 1, NameText("Anna"), ChatText(SECRET_TEXT), bytes(64))


async def test_a_stranger_reads() -> None:
    """Nothing that is said on a link is on the wire, with a PIN or without."""
    for proof in (Proof.OPEN, Proof.PIN):
        async with parties(Party(1, Doorkeeper(proof)), Party(2)) as (host, guest):
            pin = host.links.guard.pin if proof is Proof.PIN else None
            async with Wire(host).laid() as wire:
                guest.links.dial([wire.endpoint], LinkRequest(pin=pin))
                await guest.linked(host)
                guest.links.send(host.key, WORD)
                await host.first(LinkReceived, message=WORD)
                seen = b"".join(wire.recorded[True] + wire.recorded[False])
                assert SECRET_TEXT.encode() not in seen
                assert host.links.guard.pin.encode() not in seen
                await guest.links.close()


async def test_a_stranger_who_recorded_everything_tries_pins_at_home() -> None:
    """A recording tells nothing by which a guess could be checked: another PIN explains it just as well.

    The shares are points that any PIN could have made; the tags need the secret of one who took part.
    """
    async with parties(Party(1, Doorkeeper(Proof.PIN)), Party(3)) as (host, guest):
        async with Wire(host).laid() as wire:
            guest.links.dial([wire.endpoint], LinkRequest(pin=host.links.guard.pin))
            await guest.linked(host)
            await guest.links.close()
        hello, share, confirm, auth = wire.recorded[True][:4]
        for pin in (host.links.guard.pin, wrong(host.links.guard.pin)):
            # The stranger, with the true PIN even, plays the host's side again: what was recorded fits neither.
            answerer = make_answerer(Proof.PIN, take_password=lambda _, pin=pin: pin.encode())
            answerer.step(hello)
            answerer.step(share)
            assert failure(answerer, confirm).why is LinkFailure.PIN
        assert auth not in wire.recorded[False]


FRAMES = {
    "injects a message": (lambda payload: [encode(Want(bytes(32))), payload], 0, 1),
    "injects nonsense": (lambda payload: [bytes(50), payload], 0, 1),
    "injects a ping": (lambda payload: [encode(Ping(1)), payload], 0, 1),
    "replays": (lambda payload: [payload, payload], 1, 1),
    "changes a byte": (lambda payload: [bytes([payload[0] ^ 1]) + payload[1:]], 0, 1),
    "swallows": (lambda payload: [], 0, 2),
}
"""What becomes of a frame, how many messages are taken then, and how many were sent."""


@pytest.mark.parametrize("from_caller", [True, False])
@pytest.mark.parametrize("what", FRAMES)
async def test_a_stranger_meddles_with_a_frame(what: str, from_caller: bool) -> None:
    """The link ends there; nothing of a forged frame is taken."""
    how, taken, sent = FRAMES[what]
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
        for _ in range(sent):
            sender.links.send(receiver.key, WORD)
        await receiver.first(LinkDown, why=Ended.BROKEN)
        assert receiver.count(LinkReceived) == taken


@pytest.mark.parametrize("proof", [Proof.PIN, Proof.KNOWN])
async def test_a_stranger_sits_in_the_middle(proof: Proof) -> None:
    """Changing what the sides say of themselves and of the way in is noticed before anything is told."""
    def meddle(from_caller: bool, number: int, payload: bytes) -> list[bytes]:
        if from_caller or number:
            return [payload]
        hello = decode_plain(payload)
        return [encode(structs.replace(hello, auth=Proof.OPEN))]

    keys = (identity(1).public, identity(2).public)
    known = keys if proof is Proof.KNOWN else ()
    host, guest = Party(1, Doorkeeper(proof, known)), Party(2, Doorkeeper(known=known))
    async with parties(host, guest), Wire(host, meddle).laid() as wire:
        guest.links.dial(
            [wire.endpoint], LinkRequest(peer=host.key, pin=host.links.guard.pin if proof is Proof.PIN else None)
        )
        failed = await guest.first(DialFailed)
        assert failed.why in (LinkFailure.PIN_IGNORED, LinkFailure.UNPROVED)
        assert host.count(LinkUp) == 0
