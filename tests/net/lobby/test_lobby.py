"""The lobby: people, seats, and what guests ask of the host."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.msgpack import encode
from msgspec.structs import replace

from swqt import version
from swqt.net.core.entries import signed
from swqt.net.lobby import seats as seating
from swqt.net.lobby import table as doc
from swqt.net.lobby.lobby import Changed, LobbyPeer, LobbyProblem, RemovedFromTable
from swqt.net.lobby.start import TableOffer
from swqt.net.lobby.table import Clock, Manners, manners_of, read_manners, write_manners
from swqt.net.wire import messages as m
from swqt.net.wire.text import SAYINGS, Troubled, in_english, read_saying, write_saying
from tests.support.table_net import LEVELS, TableNet, decide, freeze, ready, shipped, three, who

NONSENSE = ("0,5", "0,0,0", "0,0,21", "0,0,05", "none,0,0", "0,0,5,0")
"""What the seats cannot have ahead (VARIANT-7)."""


@pytest.fixture
def net() -> TableNet:
    """Ann's table, at which Bob and Cem sit."""
    return three()


def test_guests_take_seats_in_the_order_in_which_they_come(net: TableNet) -> None:
    assert who(net.table("Ann")) == ["Ann", "Bob", "Cem"]
    assert len({doc.write_table(net.table(name)) for name in net.peers}) == 1
    assert [seat.colour for seat in net.table("Ann").seats] == [0, 1, 2]
    net.guest("Dee")
    net.run(1)
    assert net.person("Dee").watching


def test_anybody_may_know_how_a_table_stands() -> None:
    table = seating.set_house(three().table("Ann"), spectators=False, pin=True)
    mine = {"engine": version.engine_eight(), "program": version.program_version()}
    assert doc.table_info(table, "Friday") == m.Info(
        "Friday", "lobby", 3, 3, pin=True, board="midland-3", game=b"table001", **mine
    )
    assert doc.table_info(table, "Friday at Anna's new place").name == "Friday at Anna's new pl…"
    assert doc.table_info(table, "Friday at Anna's new place"[:24]).name == "Friday at Anna's new pla"
    assert doc.table_info(None, "Anna") == m.Info("Anna", **mine)


def test_a_full_table_without_spectators_says_so(net: TableNet) -> None:
    decide(net, lambda t: seating.set_house(t, spectators=False))
    net.guest("Dee")
    net.run(1)
    assert net.refusal("Dee").code == "full"
    assert len(net.table("Ann").people) == 3


def test_seats_and_colours_are_asked_for(net: TableNet) -> None:
    net.ask("Bob", "release", 1)
    assert who(net.table("Ann")) == ["Ann", "-", "Cem"]
    net.ask("Bob", "claim", 2)
    assert net.refusal("Bob") == ("seat-taken", ("3", "Cem"))
    net.ask("Bob", "claim", 1)
    net.ask("Bob", "colour", 1, 4)
    assert [seat.colour for seat in net.table("Cem").seats] == [0, 4, 2]
    net.ask("Bob", "colour", 1, 2)
    assert net.refusal("Bob") == ("colour-taken", ("Cem",))
    net.ask("Bob", "colour", 2, 3)
    assert net.refusal("Bob").code == "seat-not-yours"
    net.ask("Bob", "rename", text="CEM")
    assert net.refusal("Bob") == ("name-taken", ("CEM",))
    net.ask("Bob", "rename", text="Robert")
    assert who(net.table("Cem")) == ["Ann", "Robert", "Cem"]


def test_what_would_make_no_table_is_refused(net: TableNet) -> None:
    before = doc.write_table(net.table("Ann"))
    for ask in (("colour", 1, 5), ("trouble", 200)):
        net.ask("Bob", *ask)
        assert net.refusal("Bob").code == "malformed"
    (refusal,) = decide(net, lambda t: seating.set_house(t, secrecy=3))
    assert refusal.trouble.code == "malformed"
    assert doc.write_table(net.table("Bob")) == before


def test_a_seat_that_was_just_closed_cannot_be_claimed(net: TableNet) -> None:
    net.ask("Bob", "release", 1)
    decide(net, lambda t: seating.set_open(t, 1, False))
    net.ask("Bob", "claim", 1)
    assert net.refusal("Bob") == ("seat-closed", ("2",))
    decide(net, lambda t: seating.put_bot(t, 1, "easy", ("easy",)))
    net.ask("Bob", "claim", 1)
    assert net.refusal("Bob") == ("seat-taken", ("2", "easy"))


def test_two_people_of_one_name_are_told_apart() -> None:
    net = TableNet().sit_down("Ann", "Bob", seconds=0)
    net.enter("Bob2", LobbyPeer(net.program("Bob2"), net.now, ("bob", False), 1), [])
    net.run(1)
    assert who(net.table("Ann")) == ["Ann", "Bob", "bob 2"]


def test_the_host_places_bots_and_closes_seats() -> None:
    net = TableNet()
    net.host("Ann")
    decide(net, lambda t: seating.put_bot(t, 1, "hard", LEVELS))
    decide(net, lambda t: seating.set_open(t, 2, False))
    net.guest("Bob")
    net.run(1)
    assert who(net.table("Ann")) == ["Ann", "hard", "x"]
    assert net.person("Bob").watching
    decide(net, lambda t: seating.set_open(t, 2, True))
    net.ask("Bob", "claim", 2)
    assert who(net.table("Ann")) == ["Ann", "hard", "Bob"]
    net.ask("Ann", "colour", 0, 1)
    assert [seat.colour for seat in net.table("Bob").seats] == [1, 0, 2], "the bot gives its colour away for another"
    (refusal,) = decide(net, lambda t: seating.put_bot(t, 1, "godlike", LEVELS))
    assert refusal.trouble == ("level", ("godlike",))


def test_whoever_is_sent_away_does_not_come_back(net: TableNet) -> None:
    net.do("Ann", net.peers["Ann"].kick(net.key("Bob"), net.now))
    net.run(1)
    assert isinstance(net.notices["Bob"][-1], RemovedFromTable)
    assert who(net.table("Ann")) == ["Ann", "-", "Cem"]
    net.guest("Bob")
    net.run(2)
    assert net.refusal("Bob").code == "banned"
    assert who(net.table("Ann")) == ["Ann", "-", "Cem"]


def test_nobody_is_sent_away_once_the_game_has_begun(net: TableNet) -> None:
    freeze(ready(net))
    assert net.peers["Ann"].start is not None
    before = net.table("Ann")
    [refusal] = net.peers["Ann"].kick(net.key("Bob"), net.now)
    assert refusal.trouble.code == "busy"
    assert net.table("Ann") == before


def change_ground(net: TableNet, offer: TableOffer, players: int) -> None:
    """Have the host change to another board, which the guests have not heard of yet."""
    change = partial(seating.set_ground, ground=offer.ground, players=players)
    net.do("Ann", net.peers["Ann"].decide(change, net.now, offer.goods))


def test_another_board_makes_everybody_think_again() -> None:
    net = ready(three())
    assert all(person.ready for person in net.table("Ann").people)
    change_ground(net, shipped("midland-2"), 2)
    net.deliver()
    assert who(net.table("Ann")) == ["Ann", "Bob"]
    assert [(p.ready, p.watching) for p in net.table("Cem").people] == [(True, False), (False, False), (False, True)]


def test_whoever_was_ready_for_something_else_is_not_ready(net: TableNet) -> None:
    """The request crosses the host's change of the board on its way."""
    net.do("Bob", net.peers["Bob"].ask("ready", net.now, 1))
    change_ground(net, shipped("emberfall-3", "underground"), 3)
    net.deliver()
    assert net.refusal("Bob").code == "changed"
    assert not net.person("Bob").ready
    net.ask("Bob", "ready", 1)
    assert net.person("Bob").ready


def test_a_table_signed_by_somebody_else_is_ignored(net: TableNet) -> None:
    net.says("Cem", seating.set_house(net.table("Ann"), name="Mine"), 999, "Bob")
    assert net.table("Bob").name == "Friday"


def test_requests_count_once_and_in_their_order(net: TableNet) -> None:
    sent: list[tuple[str, str, bytes]] = []
    net.do("Bob", net.peers["Bob"].ask("ready", net.now, 1))
    sent += [row for row in net.queue if row[1] == "Ann"]
    net.deliver()
    net.ask("Bob", "ready", 0)
    for _ in range(2):
        net.queue.extend(sent)
        net.deliver()
        assert not net.person("Bob").ready
        net.peers["Ann"]._seen.clear()    # so much was heard meanwhile


def test_what_is_said_again_each_second_is_done_once(net: TableNet) -> None:
    heard: list[object] = []
    net.lost = lambda _, to, message: heard.append(message) or (to == "Bob" and isinstance(message, m.Lobby))
    net.ask("Bob", "release", 1)
    net.run(2.5)
    asked = [one.count for one in heard if isinstance(one, m.LobbyRequest) and one.operation == "release"]
    assert len(set(asked)) == 3
    net.lost = lambda *_: False
    net.run(4)
    assert who(net.table("Bob")) == ["Ann", "-", "Cem"]
    assert not any(isinstance(notice, LobbyProblem) for notice in net.notices["Bob"])


def test_whoever_comes_back_with_a_clock_that_went_back_is_let_in(net: TableNet) -> None:
    for leaves in (True, False):
        if leaves:
            net.do("Bob", net.peers["Bob"].leave(net.now))
            net.run(1)
            assert who(net.table("Ann")) == ["Ann", "-", "Cem"]
        for on in (1, 0, 1):
            net.ask("Bob", "ready", on)
        net.enter("Bob", LobbyPeer(net.program("Bob"), net.now, ("Bob", False), 3), [])
        net.run(1)
        assert who(net.table("Ann")) == ["Ann", "Bob", "Cem"]
        net.ask("Bob", "ready", 0)
        assert not net.person("Bob").ready


def test_a_forged_request_does_nothing(net: TableNet) -> None:
    net.do("Bob", net.peers["Bob"].ask("leave", net.now))
    (request, *_) = [m.decode_sealed(data) for _, _, data in net.queue]
    net.queue.clear()
    net.feed("Cem", "Ann", signed(net.people["Cem"], doc.LOBBY, request))
    net.feed("Cem", "Ann", replace(request, number=request.number + 1))
    assert who(net.table("Ann")) == ["Ann", "Bob", "Cem"]


def test_other_rules_are_refused_by_both_versions() -> None:
    net = TableNet().sit_down("Ann")
    other = replace(net.table("Ann"), program="9.9", engine=b"other".ljust(32))
    net.do("Ann", net.peers["Ann"]._publish(other, net.now))
    net.come("Bob")
    mine = (version.program_version(), version.engine_digest()[:4].hex())
    assert net.refusal("Bob") == ("engine-differs", ("9.9", b"othe".hex(), *mine))
    assert who(net.table("Ann")) == ["Ann", "-", "-"]


@pytest.mark.parametrize("spoil", [
    lambda t: replace(t, host=b"x" * 32),
    lambda t: replace(t, people=t.people * 2),
    lambda t: replace(t, name="a\x1b[31m"),
    lambda t: replace(t, name="<img src=/dev/zero>"),
    lambda t: replace(t, people=(replace(t.people[0], name="<b>"), *t.people[1:])),
    lambda t: replace(t, people=(replace(t.people[0], name="\u202eAnn"), *t.people[1:])),
    lambda t: replace(t, seats=(replace(t.seats[0], owner=9), *t.seats[1:])),
    lambda t: replace(t, seats=(replace(t.seats[0], colour=t.seats[1].colour), *t.seats[1:])),
    lambda t: replace(t, seats=(replace(t.seats[0], kind=doc.BOT), *t.seats[1:])),
    lambda t: replace(t, people=(replace(t.people[0], watching=True), *t.people[1:])),
    *(
        lambda t, option=option: replace(t, ground=replace(t.ground, options=(option,)))
        for option in (("no_such", "1"), *(("head_start", coins) for coins in NONSENSE))
    ),
    lambda t: replace(t, ground=replace(t.ground, board="../../x\n")),
    lambda t: replace(t, stage=2),
    lambda t: replace(t, clock=Clock(61)),
    lambda t: replace(t, clock=Clock(0, 241)),
])    # fmt: skip
def test_a_table_that_makes_no_sense_is_not_read(spoil: Callable[[doc.LobbyTable], doc.LobbyTable]) -> None:
    good = three().table("Ann")
    assert doc.read_table(doc.write_table(good)) == good
    assert good.seats[0].kind == doc.PERSON
    ahead = replace(good, ground=replace(good.ground, options=(("head_start", "0,0,5"),)))
    assert doc.read_table(doc.write_table(ahead)) == ahead
    with pytest.raises(ValueError, match=r"\w"):
        doc.read_table(doc.write_table(spoil(good)))


def test_invalid_utf8_is_malformed_wherever_a_stranger_can_write_it(net: TableNet) -> None:
    """The codec checks letters late: it must not raise in the middle of the host's program."""
    document = doc.write_table(net.table("Ann"))
    spoilt = document.replace(b"Bob", b"B\xffb", 1)
    assert spoilt != document
    with pytest.raises(m.Malformed):
        doc.read_table(spoilt)
    with pytest.raises(m.Malformed):
        doc.read_packed(doc.write_packed(spoilt, ()))


# A table whose host is gone: closed, kept, and opened again.


def closed(net: TableNet, name: str) -> bool:
    """Whether the last that *name* was told of the table is that its host has closed it."""
    changed = [notice for notice in net.notices[name] if isinstance(notice, Changed)]
    assert changed[-1].closed == net.peers[name].closed
    return changed[-1].closed


def reopen(net: TableNet, name: str) -> list[object]:
    return list(net.do(name, net.peers[name].reopen(net.now)))


def test_when_the_host_is_gone_the_table_is_closed_and_kept_until_a_guest_opens_it_again(net: TableNet) -> None:
    """Even after a last version, which no other one could follow."""
    decide(net, lambda t: seating.set_house(t, name="Saturday"))
    before = net.table("Bob")
    for last in (2**32 - 1, 2**31 + 1):
        net.says("Ann", before, last, "Bob", "Cem")
    net.dead = {"Ann"}
    assert [one.trouble.code for one in reopen(net, "Cem")] == ["busy"]
    assert net.ask("Bob", "rename", text="Asked of Ann") == []
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
    version = net.peers["Cem"].version
    reopen(net, "Cem")
    net.run(1)
    assert not closed(net, "Bob")
    assert net.table("Bob") == net.table("Cem")
    assert (net.table("Bob").table, net.table("Bob").name) == (before.table, "Saturday")
    assert net.table("Bob").host == net.key("Cem")
    assert net.peers["Bob"].version > version
    assert net.peers["Cem"].is_host
    assert who(net.table("Bob")) == ["-", "Bob", "Cem"]


def test_a_host_who_leaves_closes_the_table_at_once(net: TableNet) -> None:
    net.cut.add(frozenset(("Ann", "Cem")))
    net.do("Ann", net.peers["Ann"].leave(net.now))
    net.deliver()
    assert closed(net, "Bob")
    assert closed(net, "Cem"), "it was passed on"


def test_of_two_people_who_open_the_table_again_at_once_one_gives_way(net: TableNet) -> None:
    net.guest("Dee")
    net.guest("Eve", watching=True)
    net.run(1)
    net.dead = {"Ann"}
    net.run(9)
    assert [reopen(net, name)[-1].host for name in ("Cem", "Bob")] == [True, True]
    net.run(5)
    hosts = {net.table(name).host for name in net.alive()}
    assert len(hosts) == 1
    assert hosts < {net.key(name) for name in ("Bob", "Cem")}
    assert len(net.table("Dee").people) == 4


def test_a_host_who_slept_follows_the_one_who_went_on(net: TableNet) -> None:
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
    assert net.table("Ann").host == net.key("Bob")


def test_whoever_was_cut_off_for_a_while_comes_back_by_itself() -> None:
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


def test_nobody_takes_the_place_of_a_host_who_is_there(net: TableNet) -> None:
    net.says("Cem", seating.reopened(net.table("Ann"), net.key("Cem")), 999, "Ann", "Bob")
    net.run(1)
    assert net.table("Bob").host == net.table("Ann").host == net.key("Ann")


def head_start(net: TableNet, name: str = "Cem") -> tuple[int, ...]:
    """What *name* sees of the coins that the seats have ahead."""
    return net.table(name).extra_coins()


def test_the_host_gives_extra_coins_and_everybody_is_asked_again() -> None:
    """VARIANT-7: whoever is ready has seen them."""
    net = ready(three())
    assert head_start(net) == (0, 0, 0)
    decide(net, lambda t: seating.set_extra_coins(t, (0, 0, 5)))
    assert head_start(net) == (0, 0, 5)
    assert dict(net.table("Bob").ground.options) == {"head_start": "0,0,5"}
    assert [refusal.trouble for refusal in freeze(net)] == [("not-ready", ("Bob",))]
    decide(net, lambda t: seating.set_extra_coins(t, (0, 0, 0)))
    assert net.table("Bob").ground.options == ()
    for nonsense in ((0, 5), (0, 0, 21), (0, 0, -1), (0, 0, 0, 5)):
        with pytest.raises(Troubled, match="head_start"):
            seating.set_extra_coins(net.table("Ann"), nonsense)


def test_extra_coins_go_along_to_another_seat() -> None:
    """VARIANT-7: they belong to the player; whoever leaves the table leaves them to whoever takes the seat."""
    net = ready(three())
    net.ask("Bob", "release", 1)
    decide(net, lambda t: seating.set_extra_coins(t, (0, 0, 5)))
    net.ask("Cem", "claim", 1)
    net.ask("Cem", "release", 2)
    assert (who(net.table("Ann")), head_start(net)) == (["Ann", "Cem", "-"], (0, 5, 0))
    net.ask("Bob", "claim", 2)
    net.ask("Cem", "release", 1)
    assert (who(net.table("Ann")), head_start(net)) == (["Ann", "-", "Bob"], (0, 5, 0))
    net.ask("Cem", "claim", 1)
    decide(net, lambda t: seating.set_ground(t, shipped("midland-2").ground, 2))
    assert (who(net.table("Ann")), head_start(net)) == (["Ann", "Cem"], (0, 5))
    decide(net, lambda t: seating.set_ground(t, shipped("midland-4").ground, 4))
    assert (who(net.table("Ann")), head_start(net)) == (["Ann", "Cem", "-", "-"], (0, 5, 0, 0))


# What the host chooses for talk and time, and what all agree on later.


def test_sayings_are_codes_that_everybody_reads_in_their_own_words() -> None:
    assert len(SAYINGS) == 8
    assert [read_saying(write_saying(name)) for name in SAYINGS] == list(SAYINGS)
    for text in ("ouch", ":ouch", ":other:", "::", "", "Ouch!", ":ouch: you", "x:ouch:"):
        assert read_saying(text) is None
    assert in_english(write_saying("ouch")) == "Ouch!"
    assert in_english("Ouch: it hurts") == "Ouch: it hurts"


def test_manners_that_all_have_agreed_on_replace_those_of_the_table() -> None:
    quiet = seating.set_house(three().table("Ann"), sayings=True, clock=Clock(5))
    agreed = Manners(True, False, Clock(0, 30, 10))
    data = write_manners(agreed)
    assert read_manners(data) == agreed
    assert manners_of(quiet, data) == agreed
    assert manners_of(quiet) == Manners(True, True, Clock(5))
    for wrong in (b"nonsense", data + b"x", encode([True, False]), encode([True, False, [999, 0, 0]]), b""):
        assert manners_of(quiet, wrong) == Manners(True, True, Clock(5)), "not understood: what was chosen holds"
    assert manners_of(None) == Manners()
    assert doc.SAYINGS_ONLY in doc.TALK_RULES
    assert not manners_of(quiet).allow("Hello")
    assert manners_of(quiet).allow(write_saying("ouch"))


def test_a_table_for_a_rematch_has_the_rules_and_the_bots_of_the_last_one() -> None:
    last = three().table("Ann")
    last = seating.put_bot(seating.without(last, last.people[1].key), 1, "hard", LEVELS)
    last = seating.set_house(seating.set_extra_coins(last, (0, 0, 5)), pin=True, clock=Clock(0, 20, 30), grace=120)
    new = seating.new_table(bytes(8), last.host, "Again", "Anna", last.ground, len(last.seats))
    again = doc.checked(seating.as_before(new, last, watching=False))
    assert (again.table[:4], again.table[4:]) == (last.table[:4], bytes(4)), "its players know it by its number"
    assert [(seat.kind, seat.level) for seat in again.seats] == [(doc.PERSON, ""), (doc.OPEN, ""), (doc.BOT, "hard")]
    assert (again.pin, again.clock, again.grace) == (True, Clock(0, 20, 30), 120)
    assert (again.name, again.extra_coins()) == ("Again", (0, 0, 0))
    assert seating.as_before(new, last, watching=True).seats[0].kind == doc.OPEN, "a spectator takes nobody's seat"
