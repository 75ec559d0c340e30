"""Epochs are numbered by two bytes, and one member alone cannot use them up, nor push out what others propose."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import msgspec
import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.agreement.rounds import EPOCHS, LEAP, MOST
from swqt.net.wire.messages import CMD, Propose, Vote
from tests.support.simulator import Peer, World, proposed, voted
from tests.support.stories import quiet, told

FIRST, SECOND = (votes.TableOptions(b"1"),), (votes.Drop(2, "easy"),)


def tell(peer: Peer, message: Propose | Vote, others: list[Peer]) -> None:
    for other in others:
        other.hear(message, peer)


@pytest.mark.parametrize("target", [votes.LAST_EPOCH, votes.LAST_EPOCH - 1, LEAP + 1])
def test_a_round_that_leaps_over_epochs_binds_nobody_and_votes_go_on(target: int) -> None:
    world = quiet(3)
    *others, bad = world.peers
    tell(bad, proposed(bad, 0, FIRST), others)
    world.run(world.now + 1.0)
    tell(bad, proposed(bad, target, FIRST), others)
    world.run(world.now + 3.0)
    assert max(peer.core._ballots.promised for peer in others) < LEAP
    world.peers[0].feed(o.Suggest(SECOND))
    world.run(world.now + 20.0)
    assert [peer.core.view.seats for peer in others] == [(0, 1, 0)] * 2
    assert others[0].core.view.epoch < LEAP


def test_who_leaps_again_and_again_gets_no_further_than_one_leap_in_a_round() -> None:
    world = quiet(3)
    *others, bad = world.peers
    tell(bad, proposed(bad, 0, FIRST), others)
    world.run(world.now + 1.0)
    for number in range(1, 20):
        tell(bad, proposed(bad, number * LEAP, FIRST), others)
    assert max(peer.core._ballots.promised for peer in others) <= LEAP


def test_after_the_last_epoch_there_is_none() -> None:
    world = quiet(3)
    last = replace(world.peers[0].core.view, epoch=votes.LAST_EPOCH)
    with pytest.raises(votes.Impossible):
        votes.changed(last, votes.Action(votes.LAST_EPOCH + 1, 1, FIRST))
    for standing in world.peers[0].core.log._standings:
        object.__setattr__(standing.view, "epoch", votes.LAST_EPOCH)
    world.peers[0].feed(o.Suggest(FIRST))
    assert told(world.peers[0], o.CommandDeclined)[-1].code == "changes"


def test_a_flood_of_proposals_pushes_out_nobody_elses() -> None:
    world = quiet(3)
    honest, other, bad = world.peers
    carry, world.carry = world.carry, lambda peer, link, data: None
    honest.feed(o.Suggest(SECOND))
    asked = told(honest, o.Asked)[-1].proposal
    for number in range(3 * MOST):
        tell(bad, proposed(bad, 0, FIRST, sha256(bytes([number])).digest()[:8]), [honest])
        tell(bad, proposed(bad, number % LEAP + 1, (votes.TableOptions(bytes([number])),)), [honest])
    assert asked in honest.core._ballots._ballots
    world.carry = carry
    world.run(world.now + 15.0)
    assert honest.core.view.seats == other.core.view.seats == (0, 1, 0)


def relentless(world: World, bad: list[Peer], epochs: Callable[[int], int], draws: int, seconds: float) -> None:
    """*bad* members call and vote in empty rounds twice a second; the epoch of each is so many *epochs* ahead."""
    honest = [peer for peer in world.peers if peer not in bad]
    count = 0

    def strike() -> None:
        nonlocal count
        count += 1
        for one in bad:
            one.malicious = True
            log = one.core.log
            base = max(log.view.epoch, *(peer.core._ballots.promised for peer in honest))
            asked = proposed(one, base + epochs(count), (), bytes(8), log.standing.draw + draws)
            tell(one, asked, honest)
            for voter in bad:
                tell(voter, voted(asked, voter), honest)
        if world.now < end:
            world.at(world.now + 0.5, strike)

    end = world.now + seconds
    strike()
    world.run(end)


@pytest.mark.parametrize(("peers", "bad", "epochs"), [
    pytest.param(3, [2], lambda n: 1, marks=pytest.mark.slow),
    pytest.param(3, [2], lambda n: 8, marks=pytest.mark.slow),
    (3, [2], lambda n: n % LEAP + 1),
    (3, [2], lambda n: LEAP),
    pytest.param(5, [3, 4], lambda n: LEAP, marks=pytest.mark.slow),
])
def test_members_who_call_rounds_all_the_time_get_days_to_the_last_epoch(
    peers: int, bad: list[int], epochs: Callable[[int], int]
) -> None:
    world = quiet(peers)
    rogues = [world.peers[name] for name in bad]
    relentless(world, rogues, epochs, 0, 60.0)
    honest = [peer for peer in world.peers if peer not in rogues]
    reached = max(peer.core._ballots.promised for peer in honest)
    at_once, later = max(EPOCHS[1], LEAP), max(EPOCHS[0], EPOCHS[0] * LEAP / EPOCHS[1])
    assert 0 < reached <= len(bad) * (at_once + 70.0 * later)
    assert votes.LAST_EPOCH / later > 24 * 3600
    assert {peer.core._ballots.promised for peer in honest} == {reached}
    assert {len(peer.core.log) for peer in honest} == {len(honest[0].core.log)}


def test_who_calls_rounds_all_the_time_cannot_skip_all_draws() -> None:
    world = quiet(3)
    begun = world.peers[0].core.log.standing.draw
    relentless(world, [world.peers[2]], lambda n: 1, votes.MOST_BURNS, 60.0)
    assert 0 < world.peers[0].core.log.standing.draw - begun <= 16 + 8


@pytest.mark.parametrize("epochs", [
    pytest.param(lambda n: 1, marks=pytest.mark.slow), pytest.param(lambda n: 4, marks=pytest.mark.slow),
    lambda n: n % LEAP + 1,
])    # fmt: skip
def test_others_play_and_vote_while_somebody_calls_rounds_all_the_time(epochs: Callable[[int], int]) -> None:
    world = quiet(4, turns=10**6)
    *honest, bad = world.peers
    relentless(world, [bad], epochs, 0, 20.0)
    length = len(honest[0].core.log)
    for second in range(20):
        for peer in honest:
            world.at(world.now + second, peer.play)
    relentless(world, [bad], epochs, 0, 20.0)
    commands = [entry for entry in honest[0].core.log.entries[length:] if entry.kind == CMD]
    assert len(commands) >= 1
    honest[1].feed(o.Suggest((votes.Drop(3, "easy"),)))
    relentless(world, [bad], epochs, 0, 30.0)
    assert [peer.core.view.seats for peer in honest] == [(0, 1, 2, 0)] * 3


def test_two_that_vote_for_each_other_lead_nobody_astray() -> None:
    """Rounds far away have votes of two; whoever votes for something else need not go beyond them."""
    world = quiet(5)
    rogues = world.peers[3:]
    relentless(world, rogues, lambda n: 50_000 + n, 0, 10.0)
    honest = world.peers[:3]
    assert max(peer.core._ballots.promised for peer in honest) == 0
    honest[1].feed(o.Suggest((votes.Drop(3, "easy"), votes.Drop(4, "easy"))))
    world.run(world.now + 10.0)
    assert [peer.core.view.seats for peer in honest] == [(0, 1, 2, 0, 0)] * 3
    assert honest[0].core.view.epoch < LEAP


def test_a_neighbour_that_claims_to_have_revealed_more_skips_no_draws() -> None:
    world = quiet(3)
    *others, bad = world.peers
    for peer in others:
        for one in peer.core._desk.neighbours.values():
            if one.key == bad.key:
                one.status = msgspec.structs.replace(one.status, k=one.status.k + 5)
    draw = others[0].core.log.standing.draw
    others[0].feed(o.Suggest(SECOND))
    world.run(world.now + 0.9)    # before it says something else
    assert others[0].core.view.seats == (0, 1, 0)
    assert others[0].core.log.standing.draw == draw
