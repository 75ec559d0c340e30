"""A table whose host is gone: closed, kept, and opened again."""

from swqt.net.lobby import seats as seating
from swqt.net.lobby import table as doc
from swqt.net.lobby.lobby import Changed, RemovedFromTable
from swqt.net.lobby.start import signed
from swqt.net.wire import messages as m
from tests.support.table_net import TableNet, decide, freeze, ready, three, who


def closed(net: TableNet, name: str) -> bool:
    """Whether the last that *name* was told of the table is that its host has closed it."""
    changed = [notice for notice in net.notices[name] if isinstance(notice, Changed)]
    assert changed[-1].closed == net.peers[name].closed
    return changed[-1].closed


def test_when_the_host_is_gone_the_table_is_closed_and_kept() -> None:
    net = three()
    decide(net, lambda t: seating.set_house(t, name="Saturday"))
    before = net.table("Bob")
    net.dead = {"Ann"}
    net.run(7)
    assert not closed(net, "Bob")
    net.run(2)
    assert closed(net, "Bob")
    assert closed(net, "Cem")
    assert net.table("Bob") == before
    for ask in (("claim", 0), ("ready", 1), ("rename", 0)):
        (refused,) = net.ask("Bob", *ask)
        assert refused.trouble == ("table-closed", ("Ann",))
    net.run(30)
    assert not net.peers["Bob"].is_host


def reopen(net: TableNet, name: str) -> list[object]:
    return list(net.do(name, net.peers[name].reopen(net.now)))


def test_any_former_guest_opens_the_same_table_again() -> None:
    net = three()
    before = net.table("Cem")
    net.dead = {"Ann"}
    assert [one.trouble.code for one in reopen(net, "Cem")] == ["busy"]
    assert net.ask("Bob", "rename", text="Asked of Ann") == []
    net.run(9)
    version = net.peers["Cem"].version
    reopen(net, "Cem")
    net.run(1)
    assert not closed(net, "Bob")
    assert net.table("Bob") == net.table("Cem")
    assert (net.table("Bob").table, net.table("Bob").name) == (before.table, before.name)
    assert net.table("Bob").host == net.people["Cem"].public
    assert net.peers["Bob"].version > version
    assert who(net.table("Bob")) == ["-", "Bob", "Cem"]
    net.guest("Dee")
    net.run(1)
    for name in ("Bob", "Dee"):
        net.ask(name, "ready", 1)
    freeze(net, "Cem")
    assert set(net.starts()) == {"Bob", "Cem", "Dee"}


def test_a_host_who_leaves_closes_the_table_at_once() -> None:
    net = three()
    net.cut.add(frozenset(("Ann", "Cem")))
    net.do("Ann", net.peers["Ann"].leave(net.now))
    net.deliver()
    assert closed(net, "Bob")
    assert closed(net, "Cem"), "it was passed on"
    net = three()
    net.do("Bob", net.peers["Bob"].left(net.people["Ann"].public, net.now))
    assert closed(net, "Bob")


def test_of_two_who_open_the_table_again_at_once_one_gives_way() -> None:
    net = three()
    net.guest("Dee")
    net.guest("Eve", watching=True)
    net.run(1)
    net.dead = {"Ann"}
    net.run(9)
    assert [reopen(net, name)[-1].host for name in ("Cem", "Bob")] == [True, True]
    net.run(5)
    hosts = {net.table(name).host for name in net.alive()}
    assert len(hosts) == 1
    assert hosts < {net.people[name].public for name in ("Bob", "Cem")}
    assert len(net.table("Dee").people) == 4


def test_a_host_who_slept_follows_the_one_who_went_on() -> None:
    net = three()
    net.dead = {"Ann"}
    net.run(9)
    reopen(net, "Bob")
    net.run(30)
    net.dead = set()
    net.link("Ann", "Bob")
    net.link("Ann", "Cem")
    net.run(10)
    assert net.table("Ann") == net.table("Cem") == net.table("Bob")
    assert who(net.table("Ann")) == ["Ann", "Bob", "Cem"]
    assert net.table("Ann").host == net.people["Bob"].public


def test_who_was_cut_off_for_a_while_comes_back_by_itself() -> None:
    net = ready(three())
    net.cut = {frozenset(("Ann", "Bob")), frozenset(("Bob", "Cem"))}
    net.run(15)
    assert closed(net, "Bob")
    assert who(net.table("Ann")) == ["Ann", "-", "Cem"]
    for one in list(net.cut):
        net.link(*one)
    net.run(2)
    assert not closed(net, "Bob")
    assert who(net.table("Bob")) == ["Ann", "Bob", "Cem"]
    assert not any(isinstance(notice, RemovedFromTable) for notice in net.notices["Bob"])


def test_nobody_takes_the_place_of_a_host_who_is_there() -> None:
    net = three()
    usurped = seating.reopened(net.table("Ann"), net.people["Cem"].public)
    document = doc.write_table(usurped)
    message = signed(m.Lobby(999, document, b""), net.people["Cem"])
    for name in ("Ann", "Bob"):
        net.feed("Cem", name, message)
    net.run(1)
    assert net.table("Bob").host == net.table("Ann").host == net.people["Ann"].public
