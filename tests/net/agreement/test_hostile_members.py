"""Members who sign whatever comes into their heads, at any time: nobody crashes, and the others play their game."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.agreement.entries import entry_digest
from swqt.net.agreement.rounds import OPEN
from swqt.net.wire import messages as m
from tests.support.simulator import Faults, Peer, World, forged, play, proposed, signed, voted
from tests.support.stories import quiet, told, writer


class Rogue:
    """One member of *world* that takes part as everybody does, and says other things besides, about *pace* a second."""

    def __init__(self, world: World, peer: Peer, pace: float, until: float) -> None:
        self.world, self.peer, self.pace, self.until = world, peer, pace, until
        self.rng = random.Random(world.rng.random())
        peer.malicious = True
        peer.refuses = self.rng.random() < 0.5
        self.sent = 0
        self._strike()

    def _strike(self) -> None:
        if self.world.now >= self.until or self.world.over:
            return
        self.world.at(self.world.now + self.rng.expovariate(self.pace), self._strike)
        if self.peer.core is None:
            return
        for _ in range(self.rng.choice((1, 1, 1, 1, 10))):
            message = self._message()
            links = [link for link in self.peer.links if self.rng.random() < 0.7]
            for link in links:
                self.world.carry(self.peer, link, m.encode(message))
            self.sent += len(links)

    def _message(self) -> m.Sealed:
        rng, core = self.rng, self.peer.core
        log, me = core.log, core.me
        far = rng.choice((0, 1, 2, 8, 31, 127, 128, 1000, 60_000))
        length = rng.choice((len(log), len(log), max(0, len(log) - 1), len(log) + 1, len(log) // 2))
        head = rng.choice((log.head, log.head, log.digests[min(length, len(log))], bytes(32)))
        epoch = rng.choice((log.view.epoch, log.view.epoch, log.view.epoch + 1, max(0, log.view.epoch - 1)))
        match rng.randrange(10):
            case 0 | 1:
                target = rng.choice((0, 0, min(0xFFFF, log.view.epoch + 1 + far)))
                action = votes.pack_action(votes.Action(target, log.standing.draw + rng.randrange(9), self._changes()))
                name = sha256(rng.randbytes(4)).digest()[:8]
                call = m.Propose(name, epoch, length, head, action, me, b"")
                self.last = call = signed(call, self.peer)
                return call
            case 2:
                known = list(core._ballots._rounds.values())
                calls = [one.call for one in known] + [one.asked for one in core._ballots._ballots.values()]
                call = rng.choice([*calls, getattr(self, "last", None)]) if calls else getattr(self, "last", None)
                if call is None:
                    return self._status(epoch, length, head, far)
                return voted(call, self.peer, rng.random() < 0.7)
            case 3:
                post = rng.choice((log.posts[-1], bytes(16)))
                return signed(m.Ack(epoch, max(0, length - 1), head, post, me, b""), self.peer)
            case 4:
                return self._status(epoch, length, head, far)
            case 5:
                seat = rng.choice((log.turn()[0], 0, 1, 4)) % 256
                body = rng.choice((b"place 1 1", b"attack 2 3", b"nonsense", bytes(2000)))
                entry = m.EntryMessage(epoch, length, head, m.CMD, max(0, seat), body, bytes(16), me, b"")
                entry = signed(entry, self.peer)
                return entry if rng.random() < 0.5 else m.Entries((m.encode(entry),))
            case 6:
                return m.RevealMessage(log.standing.draw + rng.randrange(-1, 70), rng.randrange(6), rng.randbytes(32))
            case 7:
                number = rng.choice((1, 2, 3, 4, 5, 6, 7, 2**32 - 1))
                return signed(m.Pause(rng.random() < 0.5, "x" * rng.randrange(80), me, number, b""), self.peer)
            case 8:
                text = rng.choice(("hi", "\u202e\u0000", "x" * 300))
                return signed(m.Say(me, rng.randrange(2**32), text, b""), self.peer)
            case _:
                return m.SyncRequest(epoch, far, rng.choice(((), log.locator(), ((0, bytes(8)),))))

    def _status(self, epoch: int, length: int, head: bytes, far: int) -> m.Status:
        return m.Status(epoch, length, head, far, *(self.rng.getrandbits(5) for _ in range(3)))

    def _changes(self) -> tuple[votes.Change, ...]:
        rng, count = self.rng, len(self.world.table.seats)
        one: list[votes.Change] = [
            votes.Drop(rng.randrange(6), "easy"), votes.TableOptions(rng.randbytes(rng.randrange(9))),
            votes.Undo(rng.randrange(40)), votes.Return(rng.randrange(6)),
            votes.SeatBot(rng.randrange(count), rng.randrange(count), "easy"),
            votes.SeatPeer(rng.randrange(count), rng.randrange(7), rng.randbytes(32), rng.randbytes(32)),
            votes.Reanchor(rng.randrange(6), rng.randbytes(32)), votes.Copy(rng.randrange(count), "easy"),
        ]  # fmt: skip
        return tuple(rng.sample(one, rng.choice((0, 1, 1, 1, 2, 8))))


def _is_rogue(world: World, number: int) -> bool:
    return number < len(world.peers) and world.peers[number].malicious


def wary(peer: Peer) -> None:
    """Have the person at *peer* agree to nothing that rogues propose, and want to go on when they rest."""
    react = peer._react

    def reacted(news: o.News) -> None:
        if isinstance(news, o.Paused) and news.peers:
            peer.world.at(peer.world.now + 1.0, lambda: peer.feed(o.SetPause(False)))
        if isinstance(news, o.Asked) and not news.automatic and _is_rogue(peer.world, news.peer):
            peer.world.at(peer.world.now + 0.2, lambda: peer.feed(o.VoteAnswer(news.proposal, False)))
        else:
            react(news)

    peer._react = reacted


def game(seed: int) -> World:
    """Play a game in which as many are rogues as cannot outvote the others; it must come to its end all the same."""
    peers = 3 + seed % 3
    rogues = 2 if peers == 5 and seed % 2 else 1

    def prepare(world: World) -> None:
        for peer in world.peers[peers - rogues :]:
            Rogue(world, peer, 8.0, 30.0)
        for peer in world.peers[: peers - rogues]:
            wary(peer)

    return play(seed, peers, Faults(vote=True, think=0.5), turns=16, prepare=prepare)


@pytest.mark.parametrize("part", range(4))
def test_honest_members_play_on(part: int) -> None:
    for seed in range(part * 3, part * 3 + 3):
        world = game(seed)
        honest = [peer for peer in world.peers if not peer.malicious]
        assert all(len(peer.core.log) > 16 for peer in honest)
        assert all(len(told(peer, o.Said)) < 120 for peer in honest)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_hours_among_hostile_members(part: int) -> None:
    for seed in range(1000 + part * 25, 1025 + part * 25):
        game(seed)


def carried_in(world: World, seconds: float) -> int:
    """Let so many *seconds* pass; return how many messages went over the links."""
    count = 0
    carry = world.carry

    def counted(peer: Peer, link: int, data: bytes) -> None:
        nonlocal count
        count += 1
        carry(peer, link, data)

    world.carry = counted
    world.run(world.now + seconds)
    world.carry = carry
    return count


def send(peer: Peer, message: m.Sealed, to: list[Peer]) -> None:
    for link, (name, _) in peer.links.items():
        if name in [other.name for other in to]:
            peer.world.carry(peer, link, m.encode(message))


def behind_one() -> tuple[World, Peer, list[Peer]]:
    """Five at a table; the last, a rogue, has a link to the first alone, so that all it says is passed on."""
    apart = frozenset(frozenset({number, 4}) for number in (1, 2, 3))
    world = quiet(5, Faults(blocked=apart, think=1e9))
    world.run(world.now + 3.0)
    *honest, bad = world.peers
    bad.malicious = True
    return world, bad, honest


def test_a_vote_that_counts_for_nothing_does_not_go_round_and_round() -> None:
    world, bad, honest = behind_one()
    call = proposed(bad, 5, (votes.Drop(0, "easy"),))
    send(bad, call, honest)
    world.run(world.now + 0.5)
    before = carried_in(world, 2.0)
    send(bad, voted(call, bad, False), honest)
    assert carried_in(world, 2.0) < before + 10


def test_who_says_no_and_yes_by_turns_is_passed_on_once() -> None:
    world, bad, honest = behind_one()
    call = proposed(bad, 0, (votes.Drop(0, "easy"),))
    send(bad, call, honest)
    world.run(world.now + 0.5)
    before = carried_in(world, 2.0)
    for yes in (False, True, True):
        send(bad, voted(call, bad, yes), honest)
        world.run(world.now + 0.1)
    assert carried_in(world, 2.0) < before + 20


def test_two_words_on_one_board_do_not_chase_each_other() -> None:
    world, bad, honest = behind_one()
    log = honest[0].core.log
    before = carried_in(world, 2.0)
    for post in (bytes(16), bytes([1]) * 16) * 2:
        ack = m.Ack(log.view.epoch, len(log), bytes([9]) * 32, post, bad.core.me, b"")
        send(bad, signed(ack, bad), honest)
    assert carried_in(world, 2.0) < before + 40


def test_a_round_that_cannot_be_has_the_board_made_anew_once_at_most() -> None:
    """Whoever signs that they go on alone carries that by themselves, and nobody else need know."""
    world = quiet(3)
    *honest, bad = world.peers
    bad.malicious = True
    made = 0
    rollback = honest[0].core.log.rollback

    def counted(length: int) -> tuple[m.EntryMessage, ...]:
        nonlocal made
        made += 1
        return rollback(length)

    honest[0].core.log.rollback = counted
    for target in (5, 6):
        call = proposed(bad, target, (votes.Copy(2, "easy"),))
        send(bad, call, honest)
        send(bad, voted(call, bad), honest)
    world.run(world.now + 5.0)
    assert made == 0
    call = proposed(bad, 7, (votes.Drop(0, "easy"),))
    send(bad, call, honest)
    for peer in (honest[1], bad):
        send(bad, voted(call, peer), honest)    # as if they had been won over, for what is no more
    world.run(world.now + 5.0)
    assert made <= 2


def test_nobody_is_asked_more_than_people_can_answer() -> None:
    world = quiet(3)
    *honest, bad = world.peers
    bad.malicious = True
    for peer in honest:
        peer._react = lambda news: None    # nobody answers
    before = carried_in(world, 2.0)
    for number in range(200):
        name = sha256(bytes([number])).digest()[:8]
        send(bad, proposed(bad, 0, (votes.TableOptions(bytes([number])),), name), honest)
        world.run(world.now + 0.05)
    for peer in honest:
        assert 0 < len(told(peer, o.Asked)) <= OPEN
    assert carried_in(world, 2.0) < before + 100
    honest[0].feed(o.Suggest((votes.Drop(2, "easy"),)))
    world.run(world.now + 1.0)
    assert told(honest[1], o.Asked)[-1].peer == honest[0].core.me


def test_a_pause_that_only_some_were_told_of_is_everybodys() -> None:
    world = quiet(3)
    one, other, bad = world.peers
    bad.malicious = True
    for on, number, to in ((True, 1, [one, other]), (False, 2, [one]), (True, 3, [other])):
        pause = m.Pause(on, "", bad.core.me, number, b"")
        send(bad, signed(pause, bad), to)
        world.run(world.now + 0.1)
    world.run(world.now + 3.0)
    assert one.core.paused == other.core.paused == (2,)


def test_what_somebody_said_long_ago_cannot_be_said_again_for_them() -> None:
    world = quiet(3)
    one, other, bad = world.peers
    bad.malicious = True
    old = signed(m.Say(one.core.me, 5, "I agree", b""), one)
    send(one, old, [other])
    world.run(world.now + 1.0)
    for number in range(200):
        send(one, signed(m.Say(one.core.me, 1000 + number, "x", b""), one), [other])
        world.run(world.now + 2.5)
    send(bad, old, [other])
    world.run(world.now + 1.0)
    assert [said.text for said in told(other, o.Said)].count("I agree") == 1


def test_a_locked_entry_stays_whoever_says_another_thing_and_calls_a_round_at_once() -> None:
    """An entry that somebody knows to be locked is in every later view, though another one acknowledged it only."""
    world, carry = quiet(3), None
    bad = writer(world)
    knows, trusts = (peer for peer in world.peers if peer is not bad)
    core, length = bad.core, len(bad.core.log)

    def late(peer: Peer, link: int, data: bytes) -> None:
        slow = peer is knows and peer.links[link][0] == trusts.name and isinstance(m.decode_sealed(data), m.Ack)
        world.at(world.now + 0.7 * slow, lambda: link in peer.links and carry(peer, link, data))

    carry, world.carry = world.carry, late
    bad.feed(o.Write(b"place 0 1"))
    assert world.run(world.now + 0.5, lambda: knows.core.locked > length)
    assert trusts.core.locked == length
    entry = core.log.entries[length]
    bad.malicious = True
    bad.withholds = (m.Vote, m.Propose)
    action = votes.pack_action(votes.Action(1, core.log.standing.draw, ()))
    call = signed(m.Propose(bytes(8), 0, length, core.log.digests[length], action, core.me, b""), bad)
    for message in (forged(entry, b"place 0 2", world), call, voted(call, bad)):
        send(bad, message, [trusts])
    world.run(world.now + 10.0)
    assert told(trusts, o.Misdeed)
    assert {peer.core.log.digests[length + 1] for peer in (knows, trusts)} == {entry_digest(entry)}
    assert not told(knows, o.RolledBack)
