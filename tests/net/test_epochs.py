"""Epochs are numbered by two bytes, and one member alone cannot use them up, nor push out what others propose."""

from dataclasses import replace
from hashlib import sha256

import msgspec
import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement.ballots import LEAP
from swqt.net.agreement.entries import propose_text
from swqt.net.agreement.rounds import MOST
from swqt.net.agreement.votes import LAST_EPOCH, Action, Change, Drop, Impossible, Options, changed, pack_action
from swqt.net.wire.messages import Propose
from tests.net.simulator import Peer, World, signer
from tests.net.stories import quiet, told

NAME = b"8 bytes!"
FIRST, SECOND = (Options(b"1"),), (Drop(2, "easy"),)


def call(world: World, peer: Peer, target: int, changes: tuple[Change, ...], name: bytes = NAME) -> Propose:
    """The call of *peer*, who may be up to anything, for a proposal (target 0) or a round."""
    log = peer.core.log
    action = pack_action(Action(target, log.standing.draw + log.chance_due(), changes))
    asked = Propose(name, log.view.epoch, len(log), log.head, action, peer.core.me, b"")
    return msgspec.structs.replace(asked, signature=signer(peer.key)(propose_text(world.game, asked)))


def tell(peer: Peer, message: Propose, others: list[Peer]) -> None:
    for other in others:
        link = next(link for link, (name, _) in other.links.items() if name == peer.name)
        other.feed(o.Received(link, message))


@pytest.mark.parametrize("target", [LAST_EPOCH, LAST_EPOCH - 1, LEAP + 1])
def test_a_round_that_leaps_over_epochs_binds_nobody_and_votes_go_on(target: int) -> None:
    world = quiet(3)
    *others, bad = world.peers
    tell(bad, call(world, bad, 0, FIRST), others)
    world.run(world.now + 1.0)
    tell(bad, call(world, bad, target, FIRST), others)
    world.run(world.now + 3.0)
    assert max(peer.core._ballots.promised for peer in others) < LEAP
    world.peers[0].feed(o.Suggest(SECOND))
    world.run(world.now + 20.0)
    assert [peer.core.view.seats for peer in others] == [(0, 1, 0)] * 2
    assert others[0].core.view.epoch < LEAP


def test_who_leaps_again_and_again_gets_no_further_than_one_leap_in_a_round() -> None:
    world = quiet(3)
    *others, bad = world.peers
    tell(bad, call(world, bad, 0, FIRST), others)
    world.run(world.now + 1.0)
    for number in range(1, 20):
        tell(bad, call(world, bad, number * LEAP, FIRST), others)
    assert max(peer.core._ballots.promised for peer in others) <= LEAP


def test_after_the_last_epoch_there_is_none() -> None:
    world = quiet(3)
    with pytest.raises(Impossible):
        changed(replace(world.peers[0].core.view, epoch=LAST_EPOCH), Action(LAST_EPOCH + 1, 1, FIRST))
    for standing in world.peers[0].core.log._standings:
        object.__setattr__(standing.view, "epoch", LAST_EPOCH)
    world.peers[0].feed(o.Suggest(FIRST))
    assert told(world.peers[0], o.Declined)[-1].code == "changes"


def test_a_flood_of_proposals_pushes_out_nobody_elses() -> None:
    world = quiet(3)
    honest, other, bad = world.peers
    carry, world.carry = world.carry, lambda peer, link, data: None
    honest.feed(o.Suggest(SECOND))
    asked = told(honest, o.Asked)[-1].proposal
    for number in range(3 * MOST):
        tell(bad, call(world, bad, 0, FIRST, sha256(bytes([number])).digest()[:8]), [honest])
        tell(bad, call(world, bad, number % LEAP + 1, (Options(bytes([number])),)), [honest])
    assert asked in honest.core._ballots._ballots
    world.carry = carry
    world.run(world.now + 15.0)
    assert honest.core.view.seats == other.core.view.seats == (0, 1, 0)
