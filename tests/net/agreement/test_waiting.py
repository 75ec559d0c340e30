"""For whom play waits, and how the grace time is used up: it is a purse, which coming back does not fill."""

from swqt.net.agreement import orders as o
from swqt.net.agreement.waiting import RETURNS, Absences
from swqt.net.wire.messages import Ack, RevealMessage
from tests.support.simulator import Faults, Peer, World
from tests.support.stories import quiet, say, told, writer


def away(world: World, peer: Peer, seconds: float) -> None:
    """Cut *peer* off for so long, and let it come back."""
    world.apart = {peer.name: 1}
    for link in list(peer.links):
        world._closed(world.peers[peer.links[link][0]], peer.links[link][1])
        world._closed(peer, link)
    world.run(world.now + seconds)
    world.heal()
    assert world.run(world.now + 2.0, lambda: len(peer.links) == len(world.peers) - 1)


def overdue(peer: Peer) -> list[tuple[int, ...]]:
    return [news.peers for news in told(peer, o.Waiting) if news.overdue]


def test_who_comes_back_within_the_grace_time_does_not_get_all_of_it_anew() -> None:
    """Or else whoever is about to run out of time pulls the cable again and again."""
    world = quiet(3)
    bad = writer(world)
    honest = [peer for peer in world.peers if peer is not bad]
    away(world, bad, 4.0)    # noticed with the next STATUS of the others, who may have another way
    world.run(world.now + 1.0)
    assert [overdue(peer) for peer in honest] == [[], []]
    away(world, bad, 5.0)
    assert [overdue(peer) for peer in honest] == [[(bad.name,)], [(bad.name,)]]
    assert {told(peer, o.Waiting)[-1].what for peer in honest} == {""}, "who is back is not waited for"


def test_a_cable_that_is_pulled_for_moments_costs_as_much_as_one_that_is_pulled_once() -> None:
    world = quiet(2)
    bad = writer(world)
    other = world.peers[bad.name - 1]
    away(world, bad, 2.5)
    assert not told(other, o.Waiting)
    for _ in range(2):
        away(world, bad, 2.5)
    assert overdue(other)
    assert max(news.seconds for news in told(other, o.Waiting)) < 3.0


def test_a_bad_cable_is_forgiven_with_time() -> None:
    world = quiet(2)
    unlucky = writer(world)
    other = world.peers[unlucky.name - 1]
    for _ in range(12):
        away(world, unlucky, 2.0)
        world.run(world.now + 2.6 / RETURNS)
    away(world, unlucky, 3.2)
    assert not overdue(other)


def test_nobody_pays_for_the_absence_of_whoever_counts() -> None:
    """Who is cut off from all has only itself to blame; of two, nobody knows whose cable it was."""
    world = quiet(4)
    asked, cut = writer(world), world.peers[writer(world).name - 1]
    away(world, cut, 20.0)
    assert not overdue(cut)
    away(world, asked, 3.7)
    assert not overdue(cut)
    assert not [one for peer in world.peers for one in overdue(peer)]


def test_nobody_pays_for_the_sleep_of_whoever_counts() -> None:
    world = quiet(3)
    asked, sleeper = writer(world), world.peers[writer(world).name - 1]
    world.crash(asked)
    world.run(world.now + 2.0)
    sleeper.offset += 3600.0
    world.run(world.now + 3.0)
    assert told(sleeper, o.ClockJumped)
    assert not overdue(sleeper)
    world.run(world.now + 4.0)
    assert overdue(sleeper) == [(asked.name,)]


def test_a_pause_costs_nobody_anything_while_somebody_is_there_who_wants_it() -> None:
    world = quiet(3)
    asked = writer(world)
    other, third = (peer for peer in world.peers if peer is not asked)
    other.feed(o.SetPause(True, "tea"))
    world.run(world.now + 0.5)
    world.crash(asked)
    world.run(world.now + 30.0)
    assert not overdue(third)
    other.feed(o.SetPause(False))
    world.run(world.now + 3.0)
    assert not overdue(third)
    world.run(world.now + 3.0)
    assert overdue(third) == [(asked.name,)]


def test_only_those_are_overdue_whose_time_it_was() -> None:
    world = quiet(4, Faults(think=1e9))
    author = writer(world)
    first, second, third = (peer for peer in world.peers if peer is not author)
    for peer in (first, second):
        peer.withholds = (Ack, RevealMessage)
    say(world, b"attack 1 1", wait=0.0)
    world.crash(first)
    world.run(world.now + 7.0)
    assert overdue(third)[0] == (first.name,)
    world.run(world.now + 5.0)
    assert overdue(third)[-1] == tuple(sorted((first.name, second.name)))


def test_what_is_under_way_costs_nothing_and_a_purse_is_never_overfull() -> None:
    count = Absences()
    for second in range(100):    # a draw each second, whose acknowledgements are on their way when it is looked
        count.look((1, 2) if second % 2 else (2, 3), frozenset(), float(second))
    assert [count.spent(peer) for peer in (1, 2, 3)] == [0.0, 96.0, 0.0]
    count.look((1,), frozenset({1}), 100.0)
    count.look((1,), frozenset({1}), 103.0)
    assert (count.spent(1), count.waited(1)) == (3.0, 4.0)
    count.look((), frozenset(), 104.0)
    count.look((), frozenset(), 106.5)
    assert count.spent(1) == 4.0 - 2.5 * RETURNS
    for second in range(107, 400):
        count.look((), frozenset(), float(second))
    assert count.spent(1) == 0.0
