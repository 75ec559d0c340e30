"""People who see the dice before all others, and sign away what they do not like."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.agreement.draws import number_below
from swqt.net.wire import messages as m
from tests.support.simulator import Peer, proposed, signed, voted
from tests.support.stories import quiet, say, told, writer

LIKED = 5
TRIES = 12


class Ring:
    """Members of one table who tell each other everything, and the others their links only when they like the die."""

    def __init__(self, players: int, bad: tuple[int, ...]) -> None:
        self.world = quiet(players)
        self.bad = [self.world.peers[name] for name in bad]
        self.honest = [peer for peer in self.world.peers if peer not in self.bad]
        self.holds = False
        for peer in self.bad:
            peer.malicious = True
        self._carry, self.world.carry = self.world.carry, self._filter

    def _filter(self, peer: Peer, link: int, data: bytes) -> None:
        kept = isinstance(m.decode_sealed(data), m.RevealMessage | m.Entries)
        told_outside = peer in self.bad and self.world.peers[peer.links[link][0]] in self.honest
        if not (self.holds and kept and told_outside):
            self._carry(peer, link, data)

    def seen(self) -> tuple[int, int]:
        """Return the number of the last draw that the ring has worked out, and what it turned up; (0, 0) if none."""
        log = self.bad[0].core.log
        if log.entries[-1].kind != m.CHANCE:
            return 0, 0
        beacon = log.beacon_of(len(log) - 1)
        return int.from_bytes(log.entries[-1].body[:4], "big"), number_below(beacon, b"die", 6) + 1

    def sign(self, changes: tuple[votes.Change, ...], back: int, *, burns: bool = True) -> None:
        """Sign *changes* on the head of the draw that was seen, or on an entry so far *back* from there."""
        leader = self.bad[0]
        log = leader.core.log
        length = len(log) - 1 - back
        action = votes.pack_action(votes.Action(log.view.epoch + 1, log.standing.draw - (not burns), changes))
        epoch, head = log.view_at(length).epoch, log.digests[length]
        call = signed(m.Propose(bytes(8), epoch, length, head, action, leader.core.me, b""), leader)
        for message in (call, *(voted(call, peer) for peer in self.bad)):
            for peer in self.world.peers:
                peer.hear(message, leader if peer is not leader else self.honest[0])

    def roll(self, strike: Callable[[Ring], None], *, late: bool) -> tuple[int, int | None]:
        """Have somebody attack and replace the die by *strike* until the ring likes it; with *late* it is known to all
        before. Return what was seen first, and what it is in the log of the honest."""
        world, log, first = self.world, self.honest[0].core.log, 0
        self.holds, begun = not late, len(log)
        for _ in range(TRIES):
            if not first or not (log.chance_due() or log.entries[-1].kind == m.CHANCE):
                say(world, b"attack 1 1", wait=1.0)
            number, pips = self.seen()
            first = first or pips
            if pips >= LIKED or not number:
                break
            strike(self)
            world.run(world.now + 3.0)
            if log.standing.draw == number + late:
                break
        self.holds = False
        world.run(world.now + 5.0)
        drawn = [entry for entry in log.entries[begun:] if entry.kind == m.CHANCE]
        return first, number_below(log.beacon_of(drawn[-1].seq), b"die", 6) + 1 if drawn else None


def settle(ring: Ring, back: int = 0) -> None:
    ring.sign((), back)


def own_bot(ring: Ring, back: int = 0) -> None:
    me = ring.bad[0].name
    ring.sign((votes.SeatBot(me, me, "easy"),), back)


def new_chain(ring: Ring, back: int = 0) -> None:
    ring.sign((votes.Reanchor(ring.bad[0].name, bytes(32)),), back)


def new_chain_for_this_draw(ring: Ring) -> None:
    """With a chain of one's own choice after the links of all others, one could choose the die."""
    ring.sign((votes.Reanchor(ring.bad[0].name, bytes(32)),), 0, burns=False)


def without_friend(ring: Ring, back: int = 0) -> None:
    ring.sign((votes.Drop(ring.bad[-1].name, "easy"),), back)


def without_honest(ring: Ring, back: int = 0) -> None:
    ring.sign((votes.Drop(ring.honest[-1].name, "easy"),), back)


def one_entry_earlier(ring: Ring) -> None:
    settle(ring, 1)


def without_honest_earlier(ring: Ring) -> None:
    without_honest(ring, 1)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("players", "bad", "strike"), [
    *((2, (0,), strike) for strike in (
        settle, own_bot, new_chain, new_chain_for_this_draw, without_honest, one_entry_earlier, without_honest_earlier,
    )),
    *((3, (1, 2), strike) for strike in (settle, own_bot, without_friend, one_entry_earlier, without_honest_earlier)),
    *((3, (0, 1), strike) for strike in (settle, without_friend, one_entry_earlier)),
    *((4, (0, 3), strike) for strike in (
        settle, own_bot, without_friend, without_honest, one_entry_earlier, without_honest_earlier,
    )),
])  # fmt: skip
def test_nobody_chooses_dice(players: int, bad: tuple[int, ...], strike: Callable[[Ring], None], late: bool) -> None:
    """Each die is as it was first drawn, in the log of everybody honest."""
    ring = Ring(players, bad)
    rolls = [ring.roll(strike, late=late) for _ in range(3)]
    assert min(first for first, _stands in rolls) < LIKED
    assert [stands for _first, stands in rolls] == [first for first, _stands in rolls]
    for peer in ring.honest:
        assert peer.core.log.standing.draw == 2 + len(rolls)
        assert peer.core.view.participants == tuple(range(players))
        assert not [news for news in told(peer, o.Viewed) if news.burned]


def test_more_than_half_can_leave_together_and_the_log_says_who_they_are() -> None:
    """Nobody can keep them from that; who is left out keeps what was played until then."""
    ring = Ring(3, (1, 2))
    [victim] = ring.honest
    while ring.roll(lambda _: None, late=False)[0] >= LIKED:
        pass
    ring.holds = True
    say(ring.world, b"attack 1 1", wait=1.0)
    number, length = victim.core.log.standing.draw, len(victim.core.log)
    without_honest(ring)
    ring.world.run(ring.world.now + 2.0)
    [viewed] = told(victim, o.Viewed)
    assert (viewed.burned, viewed.signers, viewed.missing) == (number, (1, 2), (0,))
    assert len(victim.core.log) > length


@pytest.mark.parametrize("strike", [settle, without_honest, one_entry_earlier, without_honest_earlier])
def test_whoever_has_revealed_knows_it_after_a_restart(strike: Callable[[Ring], None]) -> None:
    ring = Ring(2, (0,))
    host, guest = ring.world.peers
    ring.holds = True
    say(ring.world, b"attack 1 1", wait=1.0)
    number, due = guest.core.log.standing.draw, guest.core.log.standing.due
    ring.world.crash(guest, power=True)
    ring.world.restart(guest)
    ring.world.run(ring.world.now + 2.0)
    strike(ring)
    ring.world.run(ring.world.now + 3.0)
    assert (guest.core.log.standing.draw, guest.core.log.standing.due) == (number, due)
    ring.holds = False
    ring.world.run(ring.world.now + 5.0)
    assert guest.core.log.entries[-1].body == host.core.log.entries[-1].body


def test_a_yes_of_earlier_does_not_replace_a_draw_that_has_been_seen_since() -> None:
    """Somebody was away, and it was agreed to go on without them; before all have signed, they are back."""
    world = quiet(3)
    honest = writer(world)
    late, bad = world.peers[(honest.name + 1) % 3], world.peers[(honest.name + 2) % 3]
    bad.malicious, late.withholds = True, (m.Ack,)
    bad._react = lambda news: None
    say(world, b"attack 1 1")
    log = honest.core.log
    number = log.standing.draw
    honest.hear(proposed(bad, 0, (votes.Drop(late.name, "easy"),)), bad)
    world.run(world.now + 1.0)
    call = proposed(bad, 1, (votes.Drop(late.name, "easy"),), draw=number + 1)
    honest.hear(call, bad)
    assert world.promises[honest.name][0] == 1
    late.withholds = ()
    world.run(world.now + 1.5)
    assert honest.core.locked == len(log)
    assert bad.core.log.standing.draw == number, "the dice are known to whoever has not signed yet"
    assert world.run(world.now + 15.0, lambda: number in world.draws)
    honest.hear(voted(call, bad), bad)
    world.run(world.now + 3.0)
    assert honest.core.view.participants == (0, 1, 2)
    assert {peer.core.view.burned for peer in world.peers} == {(0, 0, 0)}


def test_a_draw_has_the_same_result_after_a_new_epoch() -> None:
    """Whoever has everybody agree to a new epoch between the links of a draw gains nothing by it."""
    seen = []
    for settles in (False, True):
        world = quiet(3)
        author = writer(world)
        silent = world.peers[(author.name + 1) % 3]
        silent.withholds = (m.RevealMessage, m.Entries)
        say(world, b"attack 1 1", wait=1.0)
        log = author.core.log
        if settles:
            call = proposed(author, 1, (), bytes(8), log.standing.draw)
            for peer in world.peers:
                for vote in (voted(call, one) for one in world.peers):
                    peer.hear(call, world.peers[peer.name - 1])
                    peer.hear(vote, world.peers[peer.name - 1])
            world.run(world.now + 1.0)
        assert (log.view.epoch, log.chance_due()) == (settles, True)
        silent.withholds = ()
        world.run(world.now + 5.0)
        assert log.entries[-1].kind == m.CHANCE
        seen.append(log.beacon_of(len(log) - 1))
    assert seen[0] == seen[1]
