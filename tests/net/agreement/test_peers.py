"""What peers do for each other and against each other, one story at a time, in virtual time."""

from collections.abc import Callable

import msgspec
import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.agreement.core import Core
from swqt.net.agreement.entries import (
    action_digest,
    entry_digest,
    pack_certificate,
    vote_text,
)
from swqt.net.agreement.log import Invalid, Log, derived
from swqt.net.wire import messages as m
from tests.support.simulator import Faults, Peer, World, forged, key_of, play, seed_of, signed, signer, table_of, verify
from tests.support.stories import quiet, say, told, writer
from tests.support.toy import Toy


def test_a_command_is_on_the_disk_before_it_leaves_and_locked_one_round_later() -> None:
    world = quiet(4)
    peer = writer(world)
    orders = peer.core.feed(o.Write(b"place 1 1"), world.now)
    kinds = [type(order) for order in orders]
    first = next(at for at, order in enumerate(orders) if isinstance(order, o.SendToPeer))
    stored = [order for order in orders[:first] if isinstance(order, o.Store)]
    assert [order.fsync for order in stored] == [True]
    assert o.Store not in kinds[first:]
    assert peer.core.locked < len(peer.core.log)


def test_a_reveal_comes_after_the_lock_is_on_the_disk() -> None:
    world = quiet(2)
    before = len(world.revealed)
    say(world, b"attack 1 1")
    assert len(world.revealed) == before + 2
    for peer in world.peers:
        locks = [data for kind, data in peer.disk.records() if kind == o.LOCK_RECORD]
        assert len(locks) == 2
        assert peer.core.locked == len(peer.core.log) == 3


def test_a_link_is_never_revealed_for_another_head_than_the_disk_says() -> None:
    world = quiet(3)
    author = writer(world)
    other = world.peers[(author.name + 1) % 3]
    number = author.core.log.standing.draw
    world.crash(other)
    other.disk.store(o.Store(o.LOCK_RECORD, number.to_bytes(4, "big") + bytes(32), fsync=True))
    world.restart(other)
    world.run(world.now + 2.0)
    say(world, b"attack 1 1", wait=3.0)
    assert author.core.log.chance_due()
    assert (other.name, number) not in world.revealed
    assert ask(world, author, votes.Drop(other.name, "easy")) is True
    assert author.core.log.standing.draw > number + 1
    assert world.agreed()


def test_nobody_reveals_before_all_have_acknowledged() -> None:
    """The lock before the reveal is what keeps an author from trying commands against known links (law 5.3)."""
    world = quiet(3)
    author = writer(world)
    silent = world.peers[(author.name + 1) % 3]
    silent.withholds = (m.Ack,)
    number = author.core.log.standing.draw
    say(world, b"attack 1 1", wait=2.9)
    honest = [peer for peer in world.peers if peer is not silent]
    assert all((peer.name, number) not in world.revealed for peer in honest)
    assert author.core.log.chance_due()
    silent.withholds = ()
    world.run(world.now + 3.0)
    assert not author.core.log.chance_due()


@pytest.mark.parametrize("body", [b"place 1 0", b"place 1 1 ", b"\xff", b""])
def test_an_illegal_command_is_declined_at_home_and_evidence_elsewhere(body: bytes) -> None:
    world = quiet(3)
    peer = writer(world)
    length = len(peer.core.log)
    peer.feed(o.Write(body))
    assert told(peer, o.CommandDeclined)[-1].code == "illegal"
    log = peer.core.log
    entry = signed(m.EntryMessage(0, length, log.head, m.CMD, peer.name, body, bytes(16), peer.name, b""), peer)
    other = world.peers[(peer.name + 1) % 3]
    other.hear(entry, peer)
    assert told(other, o.Misdeed) == [o.Misdeed(peer.name, "illegal", (entry,))]
    assert len(other.core.log) == length


def test_only_whose_turn_it_is_writes() -> None:
    world = quiet(3, watchers=1)
    for peer in world.peers:
        if peer is not writer(world):
            peer.feed(o.Write(b"place 1 1"))
            assert told(peer, o.CommandDeclined)[-1].code in ("turn", "watcher")


def two_faced(world: World, until: float) -> None:
    world.peers[0].malicious = world.peers[0].two_faced = True
    world.at(until, lambda: setattr(world.peers[0], "two_faced", False))


@pytest.mark.parametrize("peers", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_an_author_who_says_two_things_is_marked_and_play_goes_on(peers: int, seed: int) -> None:
    world = play(seed, peers, Faults(), prepare=lambda world: two_faced(world, until=12.0))
    honest = [peer for peer in world.peers if not peer.malicious]
    marked = [news for peer in honest for news in told(peer, o.Misdeed)]
    assert {(news.peer, news.kind) for news in marked} <= {(0, "equivocation")}
    assert marked or peers == 2, "whom nobody else hears has only one face"
    assert all(entry_digest(pair[0]) != entry_digest(pair[1]) for news in marked for pair in [news.evidence])


@pytest.mark.parametrize("peers", [3, 4, 5])
def test_who_says_two_things_again_and_again_can_be_voted_out(peers: int) -> None:
    def prepare(world: World) -> None:
        two_faced(world, until=1e9)
        world.at(8.0, lambda: world.peers[1].feed(o.Suggest((votes.Drop(0, "easy"),))))

    world = play(3, peers, Faults(), prepare=prepare)
    assert 0 not in world.peers[1].core.view.participants


@pytest.mark.parametrize("what", [m.RevealMessage, m.Ack, (m.RevealMessage, m.Vote)])
@pytest.mark.parametrize("peers", [3, 5])
def test_who_withholds_is_voted_out_and_the_draw_burns(what: type, peers: int) -> None:
    def sulk(world: World) -> None:
        sulker = world.peers[peers - 1]
        sulker.malicious = True
        sulker.withholds = (m.Entries, *(what if isinstance(what, tuple) else (what,)))   # a draw would tell its link

    world = play(3, peers, Faults(vote=True), prepare=sulk, turns=12)
    view = world.peers[0].core.view
    assert view.epoch > 0
    assert view.burned[peers - 1] > 0
    assert view.seats[peers - 1] != peers - 1
    assert sum(view.burned[: peers - 1]) == 0


def test_a_promise_holds_after_a_restart_and_the_epoch_is_settled() -> None:
    world, carry = quiet(3), None
    asked: list[bytes] = []

    def lossy(peer: Peer, link: int, data: bytes) -> None:
        message = m.decode_sealed(data)
        if isinstance(message, m.Propose) and not asked:
            asked.append(action_digest(message.action))
        if not isinstance(message, m.Vote) or message.action in asked:
            carry(peer, link, data)

    carry, world.carry = world.carry, lossy
    world.peers[0].feed(o.Suggest((votes.TableOptions(b"x"),)))
    bound = world.peers[1 if writer(world).name != 1 else 2]
    assert world.run(world.now + 3.0, lambda: bound.name in world.promises)
    length = len(bound.core.log)
    world.crash(bound)
    world.restart(bound)
    world.run(world.now + 0.6)
    author = writer(world)
    log, key = author.core.log, author.key      # what an author who knows of no vote would write
    entry = log.write(author.core.me, b"place 1 1", signer(key))
    log.rollback(length)
    sent = bound.core.feed(o.MessageReceived(next(iter(bound.links)), entry), world.now)
    assert len(bound.core.log) == length + 1
    assert not [order for order in sent if isinstance(order, o.SendToPeer) and isinstance(order.message, m.Ack)]
    world.carry = carry
    assert world.run(world.now + 20.0, lambda: world.agreed() and bound.core.view.epoch > 0)
    world.run(world.now + 3.0)
    assert {peer.core.locked for peer in world.peers} == {len(log)}


def test_a_draw_burns_only_for_who_keeps_its_link() -> None:
    """Who knows the dice first and a friend of his cannot have them rolled again by voting on something else."""
    world = quiet(4)
    author = writer(world)
    cheat, friend = world.peers[(author.name + 1) % 4], world.peers[(author.name + 2) % 4]
    cheat.malicious, cheat.withholds = True, (m.RevealMessage, m.Entries)
    number = author.core.log.standing.draw
    say(world, b"attack 1 1", wait=2.0)
    assert author.core.log.chance_due()
    friend.feed(o.Suggest((votes.SeatBot(friend.name, author.name, "easy"),)))
    world.run(world.now + 15.0)
    assert author.core.log.standing.draw == number
    assert author.core.view.epoch == 0
    author.feed(o.Suggest((votes.Drop(cheat.name, "easy"),)))
    assert world.run(world.now + 5.0, lambda: author.core.log.standing.draw > number + 1)
    assert author.core.view.burned[cheat.name] == 1
    assert cheat.name not in author.core.view.participants
    world.run(world.now + 5.0)
    assert cheat.name not in author.core.view.participants      # here all the time, so nobody asks it back by itself


def test_a_bot_plays_for_who_is_gone_and_the_owner_gets_the_seat_back() -> None:
    world = quiet(3, Faults(vote=True, think=0.3))
    world.crash(world.peers[2])
    assert world.run(30.0, lambda: bool(world.peers[0].core.view.bots[2]))
    length = len(world.peers[0].core.log)
    assert world.run(60.0, lambda: len(world.peers[0].core.log) > length + 8)
    world.restart(world.peers[2])
    began = world.now
    assert world.run(world.now + 10.0, lambda: world.peers[0].core.view.seats == (0, 1, 2))
    assert world.now - began < 2.0
    assert told(world.peers[0], o.Asked)[-1].automatic
    assert world.run(world.now + 30.0, lambda: any(
        entry.author == 2 and entry.epoch == world.peers[0].core.view.epoch for entry in world.peers[0].core.log.entries
    ))  # fmt: skip


def test_who_is_gone_with_a_known_link_burns_nothing() -> None:
    """If a survivor holds the missing reveal it is used."""
    world = quiet(3)
    author = writer(world)
    gone, carry = world.peers[(author.name + 1) % 3], world.carry

    def lossy(peer: Peer, link: int, data: bytes) -> None:
        if not (peer.links[link][0] == author.name and isinstance(m.decode_sealed(data), m.RevealMessage | m.Entries)):
            carry(peer, link, data)

    world.carry = lossy
    say(world, b"attack 1 1", wait=0.1)
    world.crash(gone)
    world.carry = carry
    assert (gone.name, 2) in world.revealed
    assert author.core.log.chance_due()
    assert world.run(world.now + 3.0, lambda: not author.core.log.chance_due())
    assert author.core.view.epoch == 0


def test_a_minority_decides_nothing() -> None:
    world = quiet(5, Faults(vote=True, think=0.3))
    world.apart = {3: 1, 4: 1}
    world.run(world.now + 25.0)
    assert world.peers[0].core.view.epoch > 0
    assert world.peers[3].core.view.epoch == world.peers[4].core.view.epoch == 0
    world.heal()
    assert world.run(world.now + 15.0, lambda: world.agreed() and world.peers[3].core.view.seats == (0, 1, 2, 3, 4))


def test_in_a_game_of_two_the_host_may_go_on_but_the_guest_may_not() -> None:
    for gone, stays in ((1, 0), (0, 1)):
        world = quiet(2, Faults(vote=True, think=0.3))
        world.crash(world.peers[gone])
        world.run(world.now + 20.0)
        assert (world.peers[stays].core.view.epoch > 0) == (stays == 0)


def test_the_guest_of_a_vanished_host_goes_on_in_a_copy_that_is_another_game() -> None:
    world = quiet(2)
    say(world, b"place 1 1")
    guest = world.peers[1]
    world.crash(world.peers[0])
    table, records = guest.core.copied("easy")
    assert table.game != world.table.game

    def core(on_table: object) -> Core:
        made = Core(on_table, Toy(2), guest.key, signer(guest.key), seed_of(1), bytes(16), verify=verify)
        made.resume([(record.kind, record.data) for record in records])
        return made

    copy = core(table)
    assert copy.view.seats == (1, 1)
    assert copy.view.bots[0] == "easy"
    copy.feed(o.Write(b"attack 2 2"), 1.0)
    assert copy.locked == len(copy.log) > len(guest.core.log) + 1
    # The same journal is not the old game: a view of one guest alone has no place there.
    old = core(world.table)
    assert old.view.epoch == 0
    assert len(old.log) == len(guest.core.log)
    with pytest.raises(Invalid, match="copy"):
        old.log.append(copy.log.entries[len(old.log)])
    with pytest.raises(votes.Impossible):
        copy.copied("easy")


def ask(world: World, peer: Peer, *changes: votes.Change, wait: float = 6.0) -> bool | None:
    """Let *peer* propose; return whether it was carried, or None if it is open."""
    peer.feed(o.Suggest(changes))
    world.run(world.now + wait)
    decided = told(peer, o.Decided)
    return decided[-1].carried if decided else None


def test_commands_are_undone_if_all_agree_and_only_then() -> None:
    world = quiet(3)
    before = world.peers[0].core.log.board.post()
    length = len(world.peers[0].core.log)
    first = say(world, b"place 1 1")
    say(world, b"place 2 2")
    world.peers[1].refuses = True
    assert ask(world, world.peers[0], votes.Undo(length)) is False
    assert len(world.peers[0].core.log) == length + 2
    world.peers[1].refuses = False
    assert ask(world, world.peers[0], votes.Undo(length)) is True
    assert {peer.core.log.board.post() for peer in world.peers} == {before}
    assert writer(world) is first
    say(world, b"place 3 3")
    assert world.agreed()
    world.check_end()


def test_a_draw_is_never_undone() -> None:
    world = quiet(2)
    length = len(world.peers[0].core.log)
    say(world, b"attack 1 1")
    say(world, b"place 1 1")
    peer = world.peers[0]
    assert ask(world, peer, votes.Undo(length)) is None
    assert told(peer, o.CommandDeclined)[-1].code == "changes"
    assert ask(world, peer, votes.Undo(len(peer.core.log))) is None


def test_undone_commands_stand_again_if_the_view_that_undid_them_gives_way() -> None:
    world = quiet(2)
    log: Log = world.peers[0].core.log
    length, posts = len(log), [log.board.post()]
    say(world, b"place 1 1")
    say(world, b"place 2 2")
    posts.append(log.board.post())
    assert ask(world, world.peers[0], votes.Undo(length)) is True
    assert log.board.post() == posts[0]
    log.rollback(len(log) - 1)
    assert log.board.post() == posts[1]


def test_options_need_everybody() -> None:
    world = quiet(4)
    assert ask(world, world.peers[2], votes.TableOptions(b"grace 120")) is True
    assert {peer.core.view.options for peer in world.peers} == {b"grace 120"}
    world.peers[3].refuses = True
    assert ask(world, world.peers[2], votes.TableOptions(b"grace 0")) is False
    assert {peer.core.view.options for peer in world.peers} == {b"grace 120"}
    say(world, b"place 1 1")        # a vote that is lost leaves no trace
    assert {peer.core.locked for peer in world.peers} == {len(world.peers[0].core.log)}


def test_a_spectator_takes_a_seat_and_draws_with_the_others() -> None:
    world = quiet(3, watchers=1)
    newcomer = world.peers[3]
    assert newcomer.core.me is None
    anchor = newcomer.core.chain(3).anchor
    assert ask(world, world.peers[0], votes.SeatPeer(2, 3, newcomer.key, anchor)) is True
    assert newcomer.core.me == 3
    assert newcomer.core.view.participants == (0, 1, 3)
    for _ in range(3):
        say(world, b"attack 1 1", wait=1.5)
    assert any(peer == 3 for peer, _number in world.revealed)
    assert world.agreed()


def test_a_late_spectator_has_the_whole_log() -> None:
    world = quiet(2)
    for _ in range(90):
        say(world, b"attack 1 1", wait=0.06)
    late = Peer(world, 2)
    world.peers.append(late)
    late.start()
    began = world.now
    for peer in world.peers[:2]:
        world.dial(peer, late)
    assert world.run(began + 1.0, world.agreed)
    assert len(late.core.log) > 150


def test_the_board_that_differs_is_noticed_at_that_entry_and_heals() -> None:
    world = quiet(3)
    sick = next(peer for peer in world.peers if peer is not writer(world))
    sick.core.log.board.corrupt()
    say(world, b"attack 1 1")
    seq = len(sick.core.log) - 1
    differs = told(sick, o.Differs)
    assert {news.seq for news in differs} == {seq}
    for peer in world.peers:
        assert peer is sick or sick.name in [news.peer for news in told(peer, o.Differs)]
    assert writer(world).core.log.chance_due()      # no die on a board that is in doubt
    sick.feed(o.Heal())
    world.run(world.now + 2.0)
    assert not sick.core.log.chance_due()
    assert world.agreed()
    assert len({peer.core.log.board.post() for peer in world.peers}) == 1


def test_what_is_not_the_cores_is_passed_through_both_ways() -> None:
    world = quiet(2)
    tree = m.Tree(1, ((0, bytes(8)),))
    world.peers[0].feed(o.Pass(tree, 1))
    world.run(world.now + 0.5)
    heard = told(world.peers[1], o.PeerHeard)
    assert [(news.key, news.message) for news in heard] == [(key_of(0), tree)]


def test_chat_reaches_everybody_once_as_plain_text() -> None:
    world = quiet(4, Faults(think=1e9, blocked=frozenset([frozenset([0, 3])]), double=0.5))
    world.peers[0].feed(o.SayText("he\u202ello\x07 \U0001f3b2"))
    world.peers[0].feed(o.SayText("  \n"))
    world.run(world.now + 1.0)
    for peer in world.peers:
        assert [(line.peer, line.text) for line in told(peer, o.Said)] == [(0, "hello \U0001f3b2")]


def test_a_flood_of_chat_is_stopped_at_its_source_and_by_whoever_hears_it() -> None:
    """Five lines in ten seconds."""
    world = quiet(3)
    chatty, flooder, hearer = world.peers
    for number in range(7):
        chatty.feed(o.SayText(f"line {number}"))
    world.run(world.now + 1.0)
    assert [line.text for line in told(hearer, o.Said)] == [f"line {number}" for number in range(5)]
    assert [news.code for news in told(chatty, o.CommandDeclined)] == ["chat", "chat"]
    world.run(world.now + 2.0)
    chatty.feed(o.SayText("again"))
    world.run(world.now + 1.0)
    assert told(hearer, o.Said)[-1].text == "again"
    for number in range(100):
        hearer.hear(signed(m.Say(flooder.name, number, f"flood {number}", b""), flooder), flooder)
    assert [line.peer for line in told(hearer, o.Said)].count(flooder.name) == 10
    chatty.feed(o.SayText("and others are heard"))
    world.run(world.now + 1.0)
    assert told(hearer, o.Said)[-1].text == "and others are heard"


def test_nobody_speaks_for_another() -> None:
    world = quiet(3)
    link = next(iter(world.peers[0].links))
    world.peers[0].feed(o.MessageReceived(link, m.Say(2, 1, "I resign", bytes(64))))
    world.peers[0].feed(o.MessageReceived(link, m.Ack(0, 0, world.peers[0].core.log.head, bytes(16), 31, bytes(64))))
    assert told(world.peers[0], o.Said) == []


def test_a_pause_rests_play_until_its_maker_or_a_majority_ends_it() -> None:
    world = quiet(3)
    world.peers[0].feed(o.SetPause(True, "tea"))
    world.run(world.now + 0.5)
    assert {peer.core.paused for peer in world.peers} == {(0,)}
    writer(world).feed(o.Write(b"place 1 1"))
    assert told(writer(world), o.CommandDeclined)[-1].code == "paused"
    world.peers[1].feed(o.SetPause(False))
    world.run(world.now + 0.5)
    assert world.peers[0].core.paused == (0,)
    world.peers[2].feed(o.SetPause(False))
    world.run(world.now + 0.5)
    assert {peer.core.paused for peer in world.peers} == {()}
    for on in (False, True, False, True, False, True):
        world.peers[0].feed(o.SetPause(on))
    assert told(world.peers[0], o.CommandDeclined)[-1].code == "pauses"


def test_a_pause_that_a_majority_has_ended_does_not_come_back_with_another() -> None:
    world = quiet(3)
    anna, bo, cem = world.peers
    for peer, on in ((bo, True), (anna, False), (cem, False), (cem, True)):
        peer.feed(o.SetPause(on))
        world.run(world.now + 0.5)
    assert {peer.core.paused for peer in world.peers} == {(2,)}
    cem.feed(o.SetPause(False))
    world.run(world.now + 0.5)
    assert {peer.core.paused for peer in world.peers} == {()}
    bo.feed(o.SetPause(True))
    world.run(world.now + 0.5)
    assert {peer.core.paused for peer in world.peers} == {(1,)}, "who was overruled may pause again"


def test_who_has_paused_and_is_voted_out_keeps_nobody_waiting() -> None:
    world = quiet(3)
    world.peers[2].feed(o.SetPause(True, "tea"))
    world.run(world.now + 0.5)
    assert world.peers[0].core.paused == (2,)
    world.crash(world.peers[2])
    world.peers[0].feed(o.Suggest((votes.Drop(2, "easy"),)))
    world.run(world.now + 5.0)
    assert 2 not in world.peers[0].core.view.participants
    for peer in world.peers[:2]:
        assert peer.core.paused == ()
        assert [news.peers for news in told(peer, o.Paused)] == [(2,), ()]


def test_a_peer_that_was_asleep_cuts_its_links_and_comes_back() -> None:
    world = quiet(2)
    world.peers[0].offset += 3600.0
    world.run(world.now + 5.0)
    assert told(world.peers[0], o.ClockJumped)[0].seconds > 3590
    assert world.peers[0].links
    assert world.peers[1].links


def test_presence_says_how_members_can_be_reached() -> None:
    world = quiet(3, Faults(think=1e9, blocked=frozenset([frozenset([0, 2])])))
    world.run(world.now + 2.0)
    last = {news.peer: news.state for news in told(world.peers[0], o.Presence)}
    assert last == {1: "here", 2: "relayed"}
    world.peers[1].frozen = True
    world.run(world.now + 4.5)
    last = {news.peer: news.state for news in told(world.peers[0], o.Presence)}
    assert last == {1: "suspect", 2: "away"}


def test_waiting_is_told_with_the_grace_time() -> None:
    world = quiet(3)
    gone = writer(world)
    world.crash(gone)
    world.run(world.now + 8.0)
    other = world.peers[(gone.name + 1) % 3]
    waits = told(other, o.Waiting)
    assert [(news.what, news.peers, news.overdue) for news in waits[-2:]] == [
        ("seat", (gone.name,), False), ("seat", (gone.name,), True),
    ]  # fmt: skip
    world.restart(gone)
    world.run(world.now + 3.0)
    assert told(other, o.Waiting)[-1].what == ""


def test_a_restored_old_disk_is_noticed_and_gives_way() -> None:
    """An honest peer whose disk was put back signs its place anew; who has the locked entry keeps it."""
    world = quiet(3)
    peer = writer(world)
    image = bytes(peer.disk.data)
    say(world, b"place 1 1")
    world.crash(peer)
    peer.malicious = True       # it cannot know better, but what it signs is what a cheat would sign
    peer.disk.data, peer.disk.safe = bytearray(image), len(image)
    world.restart(peer)
    peer.feed(o.Write(b"place 2 2"))
    world.run(world.now + 8.0)
    assert peer.core.log.head == world.peers[(peer.name + 1) % 3].core.log.head
    assert world.peers[0].core.log.entries[1].body == b"place 1 1"


@pytest.mark.parametrize("change", [
    lambda entry: {"body": b"place 9 9"}, lambda entry: {"post": bytes(16)}, lambda entry: {"epoch": 1},
    lambda entry: {"seat": 1 - entry.seat}, lambda entry: {"author": 1 - entry.author}, lambda entry: {"seq": 7},
    lambda entry: {"prev": bytes(32)}, lambda entry: {"kind": m.CHANCE}, lambda entry: {"kind": 9},
    lambda entry: {"signature": bytes(64)},
])  # fmt: skip
def test_no_entry_stands_with_a_field_changed(change: Callable[[m.EntryMessage], dict[str, object]]) -> None:
    world = quiet(2)
    peer = writer(world)
    entry = say(world, b"place 1 1").core.log.entries[-1]
    fresh = Core(world.table, Toy(2), key_of(5), signer(key_of(5)), bytes(32), bytes(16), verify=verify)
    fresh.log.append(peer.core.log.entries[0])
    with pytest.raises(Invalid):
        fresh.log.append(msgspec.structs.replace(entry, **change(entry)))
    fresh.log.append(entry)
    assert fresh.log.head == peer.core.log.head


def test_a_view_leaves_the_due_draw_as_it_is() -> None:
    """Even with everybody's vote: it is neither replaced, nor is what may have been revealed drawn with again."""
    world = quiet(2)
    world.peers[1 - writer(world).name].withholds = (m.Ack,)
    log = say(world, b"attack 1 1").core.log
    assert log.chance_due()
    due, number = log.standing.due, log.standing.draw
    for draw, why in ((number, ""), (number + 1, "leaves"), (number - 1, "next draw"), (number + 9, "next draw")):
        body = votes.pack_action(votes.Action(1, draw, (votes.TableOptions(b"x"),)))
        text = vote_text(world.game, 0, len(log), log.head, action_digest(body))
        certificate = pack_certificate({peer: signer(key_of(peer))(text) for peer in range(2)})
        view = derived(log, m.VIEW, body, 1, certificate)
        if not why:
            log.append(view)
            assert (log.standing.due, log.standing.draw, log.standing.burned) == (due, number, 0)
            log.rollback(len(log) - 1)
        else:
            with pytest.raises(Invalid, match=why):
                log.append(view)
    with pytest.raises(Invalid, match="quorum"):
        log.append(derived(log, m.VIEW, votes.pack_action(votes.Action(1, log.standing.draw, ())), 1, b""))


def test_a_forged_face_is_a_true_signature_of_another_command() -> None:
    """The simulator's malicious author is one: both of its entries stand by themselves."""
    world = quiet(2)
    entry = say(world, b"place 1 1").core.log.entries[-1]
    other = forged(entry, b"place 0 1", world)
    log = world.peers[0].core.log
    log.rollback(1)
    log.append(other)
    assert m.encode(other) != m.encode(entry)
    assert table_of(2).game == world.table.game
