"""Whatever arrives in whatever order: nobody raises, and nobody gets another START than those who play with them."""

from contextlib import suppress
from functools import partial
from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from swqt.net.lobby import seats as seating
from swqt.net.lobby.seats import CHANGES
from swqt.net.lobby.table import write_table
from swqt.net.wire import messages as m
from swqt.net.wire.messages import GameStart
from swqt.net.wire.text import Troubled
from tests.support.message_examples import EXAMPLES
from tests.support.mutants import mutants
from tests.support.table_net import TableNet

NAMES = ("Ann", "Bob", "Cem", "Mal")
STEPS = st.lists(st.tuples(st.integers(0, 15), st.integers(0, 255), st.integers(0, 255)), min_size=20, max_size=120)


def agree(net: TableNet) -> None:
    """No two people who play together have different STARTs."""
    starts = [(net.key(name), start) for name, start in net.starts().items() if name != "Mal"]
    for key, start in starts:
        for other, second in starts:
            together = {key, other} <= {peer for peer, _, _ in start.peers}
            together = together and {key, other} <= {peer for peer, _, _ in second.peers}
            assert not together or m.encode(start) == m.encode(second)


def step(net: TableNet, kind: int, a: int, b: int) -> None:
    alive = net.alive()
    name = alive[a % len(alive)] if alive else ""
    if kind <= 3 and net.queue:
        for _ in range(1 + b % 8):
            if net.queue:
                net.deliver_one(a % len(net.queue))
    elif kind == 4 and net.queue:
        net.queue.append(net.queue[a % len(net.queue)])
    elif kind == 5 and net.queue:
        del net.queue[a % len(net.queue)]
    elif kind in (6, 7):
        net.now += (0.25, 1.0, 3.0, 11.0)[b % 4]
        for other in alive:
            net.do(other, net.peers[other].tick(net.now))
    elif kind == 8 and name:
        net.do(name, net.peers[name].ask(list(CHANGES)[b % 5], net.now, b % 4, a % 6, "Joe"))
    elif kind in (9, 10) and name:
        net.do(name, net.peers[name].ask("ready", net.now, 1))
    elif kind == 11 and name:
        net.do(name, net.peers[name].freeze(net.now))
    elif kind == 12:
        begin(net)
    elif kind == 13 and name and b % 3 == 1:
        net.do(name, net.peers[name].reopen(net.now))
    elif kind == 13 and b % 3 == 0:
        net.cut ^= {frozenset((NAMES[a % 4], NAMES[b % 4]))}
    elif kind == 14 and len(alive) > 1 and b % 4 == 0:
        net.dead.add(name)
    elif kind == 15 and (gone := [other for other in NAMES if other not in alive]):
        net.guest(gone[0], watching=b % 2 == 1)


def begin(net: TableNet) -> None:
    """Everybody is ready, bots fill the table and the hosts freeze it; nothing of that has arrived yet."""
    for name in net.alive():
        net.ask(name, "ready", 1)
    for name in net.alive():
        for seat in range(net.players):
            if net.rng.random() < 0.7:
                change = partial(seating.put_bot, seat=seat, level="easy", levels=["easy"])
                net.do(name, net.peers[name].decide(change, net.now))
        net.do(name, net.peers[name].freeze(net.now))


def mal_says(net: TableNet, a: int, b: int) -> None:
    """The fourth is a member who signs what suits it, as host or as itself, and tells each something else."""
    table = net.peers["Mal"].table
    if table is None:
        return
    try:
        mal = net.key("Mal")
        changed = seating.reopened(table, mal) if b % 2 and table.host != mal else table
        changed = seating.set_house(changed, name=f"Mal {a % 3}")
        if b % 3 == 0:
            changed = seating.with_person(changed, changed.people[0].key, number=a)
    except (Troubled, AssertionError):
        return
    version = net.peers["Mal"].version + b % 4
    if (to := NAMES[a % 3]) in net.alive():
        net.says("Mal", changed, version, to)


@given(st.integers(0, 999), STEPS)
@settings(max_examples=settings().max_examples // 4)
def test_any_order_of_messages_ends_in_at_most_one_start(seed: int, steps: list[tuple[int, int, int]]) -> None:
    net = TableNet(seed, players=3)
    net.host("Ann")
    net.guest("Bob")
    net.guest("Cem")
    if seed % 2:
        net.deliver()
        net.guest("Mal", watching=True)
        net.deliver()
        for name in ("Bob", "Cem"):
            net.ask(name, "ready", 1)
    for kind, a, b in steps:
        step(net, kind, a, b)
        if kind == 4 and "Mal" in net.alive():
            mal_says(net, a, b)
        agree(net)
    net.run(2)
    agree(net)


def test_the_operations_on_the_wire_are_known() -> None:
    assert {*CHANGES, "join", "here"} == set(get_args(m.LobbyOperation))


def test_what_makes_no_sense_changes_nothing() -> None:
    net = TableNet().sit_down(*NAMES[:3])
    before = [write_table(net.table(name)) for name in NAMES[:3]]
    kinds = (m.Lobby, m.LobbyRequest, m.LobbyReply, m.Want, m.Goods, GameStart, m.StartPart, m.StartSignature)
    corpus, chance, heard = [m.encode(one) for one in EXAMPLES.values() if isinstance(one, kinds)], Random(1), set()
    for data in mutants(corpus, chance, 10_000):
        sender, to = chance.sample(NAMES[:3], 2)
        with suppress(m.Malformed):
            message = m.decode_sealed(data)
            heard.add(type(message))
            net.feed(sender, to, message)
    net.deliver()
    assert heard >= set(kinds)
    assert [write_table(net.table(name)) for name in NAMES[:3]] == before
