"""Rules that chance does not reach, each as a scripted story that fails when its rule is broken."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest

from swqt.net.core import events as e
from swqt.net.core import log as log_module
from swqt.net.core.entries import read_view
from swqt.net.core.log import GameState, LogTree
from swqt.net.core.messages import (
    VIEW,
    DropPeer,
    GiveSeat,
    LogEntry,
    SentEntries,
    SignedAck,
    ViewBody,
)
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.core.view import GameView, enough, open_draw
from swqt.net.core.viewchange import ViewChange
from tests.net.core.simulator import started
from tests.net.core.stage import Stage, digest_of

Story = Callable[[], None]
Breaker = Callable[[pytest.MonkeyPatch], None]


def not_one(kind: type) -> Callable[[int, int, object], bool]:
    """Keep back all messages of one kind."""
    return lambda _source, _to, message: isinstance(message, kind)


def phase_two(message: object) -> bool:
    return isinstance(message, SignedAck) and message.prepared >= message.seq


# Acknowledging.


def nobody_acknowledges_two_logs_in_one_epoch() -> None:
    """Eve signs two commands; Ann has acknowledged one and then follows the other."""
    stage = Stage(3)
    stage.keeps_back = lambda source, to, message: True
    tree = stage.peers[1].log.tree
    one = stage.command(tree, tree.start, 0, b"attack 1")
    two = stage.command(tree, tree.start, 0, b"attack 2")
    stage.hand(0, 1, one)
    head = tree.add(two)
    stage.peers[1].log.bound = 0
    stage.peers[1].sync.adopt(head, may_switch=True)
    stage.feed(1, e.TimePassed())
    assert stage.peers[1].log.head == digest_of(two)
    assert {ack.head for ack in stage.acks_of(1)} == {digest_of(one)}


def no_link_is_given_before_all_have_acknowledged() -> None:
    """Zoe has not seen the command: its author could still say another one."""
    stage = Stage(3)
    stage.keeps_back = lambda source, to, _message: 2 in (source, to)
    stage.say(0, b"attack 1")
    assert stage.acks_of(1)
    assert all(ack.link is None for ack in (*stage.acks_of(0), *stage.acks_of(1)))


def a_draw_needs_an_ack_of_everybody() -> None:
    """All links are known by a view, but nobody has acknowledged that view."""
    stage = Stage(3)
    stage.keeps_back = lambda _source, _to, message: phase_two(message) and message.seq == 1
    head = stage.say(0, b"attack 1")
    tree = stage.peers[0].log.tree
    acks = tuple(stage.ack(tree, head, peer, 1, linked=True) for peer in range(3))
    view = stage.view(tree, head, ViewBody(1, (), acks), (0, 1, 2))
    base = tree.add(view)
    links = {ack.peer: ack.link.value for ack in acks}
    all_acks = tuple(stage.ack(tree, base, peer, 2) for peer in range(3))
    assert tree.add(stage.chance(tree, base, all_acks[:2], links)) is None
    assert tree.add(stage.chance(tree, base, all_acks, links)) is not None


def a_link_is_given_for_one_entry_only() -> None:
    """A disk lied: the log is gone, but the lock record says for what the link was given."""
    stage = Stage(2)
    stage.keeps_back = lambda _source, to, _message: to == 1
    stage.say(0, b"attack 1")
    stage.keeps_back = lambda source, to, message: False
    tree = LogTree(started(2), stage.peers[0].log.tree.states[stage.peers[0].log.tree.start].board, stage.keys[0])
    other = stage.command(tree, tree.start, 0, b"attack 2")
    stage.disks[1] = [e.LockRecord(0, 1, stage.peers[0].log.head, ())]
    stage.restart(1)
    stage.stop(0)
    stage.hand(0, 1, other)
    stage.hand(0, 1, stage.ack(stage.peers[1].log.tree, digest_of(other), 0, 1, linked=True))
    assert stage.acks_of(1)
    assert all(ack.link is None for ack in stage.acks_of(1))


def locked_is_what_all_have_said_is_acknowledged() -> None:
    """The first ACKs of all are there, but nobody has said that it has seen them."""
    stage = Stage(2)
    stage.keeps_back = lambda _source, _to, message: phase_two(message) and message.seq == 1
    stage.say(0, b"attack 1")
    assert stage.peers[0].log.prepared() == 1
    assert stage.peers[0].log.final == 0


def a_link_fits_no_other_entry() -> None:
    """Eve kept a link that was given for another command at the same place."""
    stage = Stage(2)
    tree = stage.peers[0].log.tree
    one, two = (stage.command(tree, tree.start, 0, body) for body in (b"attack 1", b"attack 2"))
    heads = [tree.add(one), tree.add(two)]
    first = stage.ack(tree, heads[0], 1, 1, linked=True)
    assert tree.add(stage.view(tree, heads[0], ViewBody(1, (), (first,)), (0, 1))) is not None
    assert tree.add(stage.view(tree, heads[1], ViewBody(1, (), (first,)), (0, 1))) is None


# Journals.


def a_view_is_on_the_disk_before_its_ack() -> None:
    """A power cut right after the ACK of a view."""
    stage = Stage(3)
    stage.say(0, b"move 1")
    tree = stage.peers[1].log.tree
    base = stage.peers[1].log.head
    stage.keeps_back = lambda source, to, message: True
    stage.hand(0, 1, stage.view(tree, base, ViewBody(1, ()), (0, 1, 2)))
    assert [ack.epoch for ack in stage.acks_of(1)][-1] == 1
    stage.restart(1, power=True)
    assert stage.peers[1].log.view.epoch == 1


def who_is_killed_while_recovering_recovers_still() -> None:
    """The journal is lost, and then its new beginning is found by another run."""
    stage = Stage(3)
    stage.say(0, b"move 1")
    stage.keeps_back = lambda source, to, message: 2 in (source, to) and not isinstance(message, SentEntries)
    stage.restart(2, lost=True)
    stage.keeps_back = lambda source, to, message: True
    log = stage.peers[0].log
    stage.hand(0, 2, SentEntries(tuple(log.tree.entries[digest] for digest in log.log[1:])))
    assert len(stage.peers[2].log.log) == 2
    stage.restart(2, power=True)
    assert stage.peers[2].log.recovering


def a_lock_record_holds_what_proves_the_lock() -> None:
    """Who has lost its journal is shown its own ACK by one that was killed meanwhile."""
    stage = Stage(3)
    stage.keeps_back = lambda source, _to, message: phase_two(message) and source != 1
    head = stage.say(0, b"attack 1")
    assert stage.peers[1].log.given
    stage.restart(1)
    assert head in stage.peers[1].log.tree.acks.get((0, 2), {})


def recovery_waits_for_everybody() -> None:
    """Zoe is away; Ben has lost its journal and may have promised her something."""
    stage = Stage(3)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    stage.stop(0)
    stage.restart(2, lost=True)
    stage.pass_time(1.0)
    assert stage.peers[2].log.recovering
    log = stage.peers[1].log
    body = ViewBody(1, (DropPeer(0, "away"),))
    stage.feed(2, e.SuggestChanges(body.changes))
    stage.pass_time(1.5)
    stage.hand(1, 2, stage.draft(log.tree, log.head, 1, body))
    assert not stage.signatures_of(2)


def no_seat_before_the_old_link_is_shown() -> None:
    """Ben says that its journal is lost while its link is what the draw waits for, and others have given theirs."""
    stage = Stage(3)
    stage.keeps_back = lambda source, _to, message: phase_two(message) and source == 2
    stage.say(0, b"attack 1")
    assert stage.peers[1].log.given
    nonce = bytes(16)
    log = stage.peers[1].log
    body = ViewBody(1, (GiveSeat(2, stage.keys[2].public, nonce, bytes(32)),), tuple(log.known_acks().values()))
    stage.hand(0, 1, stage.draft(log.tree, log.head, 0, body))
    assert not stage.signatures_of(1)


def who_has_forgotten_its_own_signature_gives_way() -> None:
    """Two players; a disk lied about a command that was sent, and another one was written in its place."""
    stage = Stage(2)
    one = stage.say(0, b"move 1")
    stage.disks[0].clear()
    stage.keeps_back = lambda source, to, message: True
    stage.restart(0)
    stage.feed(0, e.WriteCommand(b"move 2"))
    stage.posts.clear()
    assert stage.peers[0].log.head != one
    log = stage.peers[1].log
    stage.hand(1, 0, SentEntries((log.tree.entries[one],)))
    assert stage.peers[0].log.head == one
    assert stage.peers[0].log.recovering


# Views.


def nobody_goes_back_to_a_lower_epoch() -> None:
    """Ann is in epoch 1; Eve shows her an end of epoch 0 that all have acknowledged."""
    stage = Stage(3)
    base = stage.say(0, b"move 1")
    stage.keeps_back = lambda source, to, message: True
    tree = stage.peers[1].log.tree
    stage.hand(0, 1, stage.view(tree, base, ViewBody(1, ()), (0, 1, 2)))
    log = stage.peers[1].log
    assert log.view.epoch == 1
    log.bound = 0
    old = stage.command(tree, base, 0, b"attack 1")
    acks = (stage.ack(tree, tree.add(old), 0), stage.ack(tree, digest_of(old), 2))
    log.tree.acks.setdefault((0, 1), {})[digest_of(old)] = stage.ack(tree, digest_of(old), 1)
    stage.hand(0, 1, SentEntries((old,), acks))
    assert log.view.epoch == 1


def one_signature_for_one_epoch() -> None:
    """Two drafts of one target, with other links."""
    stage = Stage(3)
    stage.keeps_back = lambda _source, _to, message: phase_two(message)
    stage.say(0, b"attack 1")
    log = stage.peers[1].log
    stage.peers[1].presence.guilty[2] = "split"
    ack = stage.ack(log.tree, log.head, 0, 1, linked=True)
    others = tuple(log.known_acks().values())
    stage.keeps_back = lambda source, to, message: True
    bodies = [ViewBody(5, (DropPeer(2, "split"),), links) for links in (others, (*others, ack))]
    for body in bodies:
        stage.hand(0, 1, stage.draft(log.tree, log.head, 0, body))
    assert len(stage.signatures_of(1)) == 1


def nobody_signs_a_view_that_leaves_out_a_link() -> None:
    """Eve hides the link of Ben, whom she drops, so that the draw burns."""
    stage = Stage(3)
    stage.keeps_back = lambda source, to, message: phase_two(message) and source != 2
    stage.say(0, b"attack 1")
    log = stage.peers[1].log
    assert 2 in log.known_links()
    stage.keeps_back = lambda source, to, message: True
    stage.peers[1].presence.guilty[2] = "split"
    drop = (DropPeer(2, "split"),)
    own = tuple(ack for peer, ack in log.known_acks().items() if peer != 2)
    stage.hand(0, 1, stage.draft(log.tree, log.head, 0, ViewBody(1, drop, own)))
    assert not stage.signatures_of(1)
    stage.hand(0, 1, stage.draft(log.tree, log.head, 0, ViewBody(1, drop, tuple(log.known_acks().values()))))
    assert len(stage.signatures_of(1)) == 1


def no_draw_burns_without_a_missing_link() -> None:
    """Somebody is dropped whose link is known."""
    stage = Stage(3)
    stage.keeps_back = lambda _source, _to, message: phase_two(message)
    head = stage.say(0, b"attack 1")
    tree = stage.peers[0].log.tree
    ack = stage.ack(tree, head, 2, 1, linked=True)
    after = tree.add(stage.view(tree, head, ViewBody(1, (DropPeer(2, "away"),), (ack,)), (0, 1)))
    assert tree.states[after].due.k == 1
    assert not any(mark.kind == "burn" for mark in tree.states[after].marks)
    after = tree.add(stage.view(tree, head, ViewBody(2, (DropPeer(2, "away"),)), (0, 1)))
    burns = [mark for mark in tree.states[after].marks if mark.kind == "burn"]
    assert [(mark.peers, mark.signers, mark.draws) for mark in burns] == [((2,), (0, 1), (1,))]


def a_takeover_leaves_the_open_draw_as_it_is() -> None:
    """Another head would be another die."""
    stage = Stage(3)
    stage.keeps_back = lambda _source, _to, message: phase_two(message)
    head = stage.say(0, b"attack 1")
    tree = stage.peers[0].log.tree
    ack = stage.ack(tree, head, 2, 1, linked=True)
    after = tree.add(stage.view(tree, head, ViewBody(1, (DropPeer(2, "away"),), (ack,)), (0, 1)))
    before, due = tree.states[head].due, tree.states[after].due
    assert (due.k, due.head, due.contributors) == (before.k, before.head, before.contributors)
    assert due.known == ((2, ack.link.value),)


def two_of_five_do_not_drop_a_third_whose_ack_they_lack() -> None:
    """{A, B, C} have dropped D and E, but C is cut over to them: else everybody is honest and there are two games."""
    stage = Stage(5)
    base = stage.say(0, b"move 1")
    tree = stage.peers[0].log.tree
    drops = (DropPeer(3, "away"), DropPeer(4, "away"))
    view = tree.add(stage.view(tree, base, ViewBody(1, drops), (0, 1, 2)))
    assert tree.states[view].game == tree.states[base].game
    next_view = tree.add(stage.view(tree, view, ViewBody(2, (DropPeer(2, "away"),)), (0, 1)))
    assert tree.states[next_view].game != tree.states[base].game


def who_has_signed_a_view_acknowledges_nothing_below_it() -> None:
    """The command of the old epoch comes a moment later."""
    stage = Stage(3)
    stage.say(0, b"move 1")
    log = stage.peers[1].log
    stage.keeps_back = lambda source, to, message: True
    stage.peers[1].presence.guilty[2] = "split"
    stage.hand(0, 1, stage.draft(log.tree, log.head, 0, ViewBody(5, (DropPeer(2, "split"),))))
    said = len(stage.acks_of(1))
    stage.hand(0, 1, stage.command(log.tree, log.head, 0, b"attack 2"))
    assert len(log.log) == 2
    assert len(stage.acks_of(1)) == said


def a_promise_outlives_a_power_cut() -> None:
    """Ann has signed a view; after the power cut she says nothing below it."""
    stage = Stage(3)
    stage.say(0, b"move 1")
    log = stage.peers[1].log
    stage.keeps_back = lambda source, to, message: True
    stage.peers[1].presence.guilty[2] = "split"
    body = ViewBody(5, (DropPeer(2, "split"),))
    stage.hand(0, 1, stage.draft(log.tree, log.head, 0, body))
    assert len(stage.signatures_of(1)) == 1
    stage.restart(1, power=True)
    tree = stage.peers[1].log.tree
    said = len(stage.acks_of(1))
    stage.hand(0, 1, SentEntries((stage.peers[0].log.tree.entries[stage.peers[0].log.log[1]],)))
    stage.hand(0, 1, stage.command(tree, stage.peers[1].log.head, 0, b"attack 2"))
    stage.pass_time(1)
    assert stage.peers[1].log.promised == 5
    assert len(stage.acks_of(1)) == said


def who_burned_a_draw_returns_by_everybodys_yes() -> None:
    """Eve kept her link back, lost her seat, and is here again."""
    stage = Stage(3)
    stage.keeps_back = lambda source, _to, message: phase_two(message) and source == 2
    stage.say(0, b"attack 1")
    stage.stop(2)
    for _step in range(40):
        stage.pass_time(0.25)
        stage.agree()
    stage.keeps_back = lambda source, to, message: False
    assert stage.peers[0].log.view.participants == (0, 1)
    assert stage.peers[0].log.view.burns[2] == 1
    stage.restart(2)
    stage.pass_time(6)
    assert stage.peers[0].log.view.participants == (0, 1)
    nonce, anchor = stage.peers[2].sync.wanted
    change = GiveSeat(2, stage.keys[2].public, nonce, anchor)
    stage.feed(0, e.SuggestChanges((change,)))
    stage.settle()
    stage.pass_time(2)
    assert stage.peers[0].log.view.participants == (0, 1)
    asked = [news for news in stage.news[1] if isinstance(news, e.ProposalMade) and change in news.changes]
    stage.feed(1, e.GiveAnswer(asked[-1].name, True))
    stage.settle()
    stage.pass_time(4)
    assert stage.peers[2].log.view.participants == (0, 1, 2)


def who_signed_for_two_sides_loses_its_seat() -> None:
    """Eve said of two logs that all had acknowledged them; the proof is in the view that drops her."""
    stage = Stage(3)
    stage.pass_time(1)
    tree = LogTree(started(3), stage.peers[0].state.board, stage.keys[0])
    one, two = (tree.add(stage.command(tree, tree.start, 0, body)) for body in (b"move 1", b"move 2"))
    one = tree.add(stage.command(tree, one, 0, b"move 3"))
    for head in (one, two):
        tree.learn(stage.ack(tree, head, 0, 1))
    evidence = tree.evidence(tree.chain(one), tree.chain(two))
    stage.stop(0)
    for name in (1, 2):
        stage.hand(0, name, evidence)
    stage.pass_time(4)
    views = [entry for entry in stage.peers[2].log.tree.entries.values() if entry.kind == VIEW]
    assert [read_view(view.body).changes for view in views] == [(DropPeer(0, "split"),)]
    assert len(views[0].evidence) == 1


def two_signed_moves_cost_the_seat_at_once() -> None:
    """Nobody is asked, and nobody waits for a grace time."""
    stage = Stage(3)
    stage.pass_time(1)
    tree = stage.peers[1].log.tree
    one, two = (stage.command(tree, tree.start, 0, body) for body in (b"move 1", b"move 2"))
    stage.stop(0)
    stage.hand(0, 1, one)
    stage.hand(0, 2, two)
    stage.pass_time(3)
    views = [entry for entry in stage.peers[1].log.tree.entries.values() if entry.kind == VIEW]
    assert [change for view in views for change in read_view(view.body).changes] == [DropPeer(0, "double")]


def empty_views_are_no_progress() -> None:
    """Eve claims a promise again and again, so that everybody signs empty views to free her."""
    stage = Stage(3)
    base = stage.say(0, b"move 1")
    stage.keeps_back = lambda source, to, message: True
    log = stage.peers[1].log
    for target in range(1, 9):
        stage.now += 1
        stage.hand(0, 1, stage.view(log.tree, base, ViewBody(target, ()), (0, 1, 2)))
        base = log.head
    assert log.view.epoch == 8
    assert stage.peers[1].presence.stuck() == 8


# The rules, each with its story and with what breaks it.


def replace(owner: type, name: str, value: object) -> Breaker:
    return lambda patch: patch.setattr(owner, name, value)


def _bare_fits(_tree: LogTree, due, ack: SignedAck) -> bool:
    return ack.link is not None and ack.link.k == due.k and due.fits(ack.peer, ack.link.value)


def _same_target(views: ViewChange, target: int) -> bool:
    return max(views._log.promised - 1, views._log.view.epoch) < target


def _burns_anyway(due, body: ViewBody, view: GameView, links) -> tuple[int, ...]:
    return tuple(change.peer for change in body.changes if isinstance(change, DropPeer))


def _rerolls(tree: LogTree, state: GameState, entry: LogEntry) -> GameState:
    """A takeover gives the open draw another head."""
    after = HONEST_VIEW(tree, state, entry)
    if after.due and state.due and after.due.k == state.due.k:
        return dataclasses.replace(after, due=open_draw(after.view, after.due.k, digest_of(entry)))
    return after


def _forgets_promises(log: ReplicatedLog, record: e.JournalRecord, sync: bool = False) -> None:
    if not isinstance(record, e.PromiseRecord):
        HONEST_STORE(log, record, sync)


def _newest_alone(view: GameView, stay: tuple[int, ...], _older: object, proven: bool) -> bool:
    return enough(view, stay, (), proven)


HONEST_VIEW, HONEST_STORE = LogTree._view, ReplicatedLog.store


def _flag_in_memory(log: ReplicatedLog) -> None:
    log.recovering, log.said = True, None


RULES: dict[str, tuple[Story, Breaker]] = {
    "ack_two_chains": (
        nobody_acknowledges_two_logs_in_one_epoch,
        replace(ReplicatedLog, "_on_log", lambda _log, _last: True),
    ),
    "no_prepare": (
        no_link_is_given_before_all_have_acknowledged,
        replace(ReplicatedLog, "all_have", lambda _log, _prepared, _place: True),
    ),
    "no_split_proof": (
        who_signed_for_two_sides_loses_its_seat,
        replace(Synchronizer, "_dropped_for_split", lambda _sync, _peer: True),
    ),
    "chance_without_acks": (
        a_draw_needs_an_ack_of_everybody,
        replace(LogTree, "_acknowledged", lambda _tree, _view, _peers: True),
    ),
    "link_for_two": (
        a_link_is_given_for_one_entry_only,
        replace(ReplicatedLog, "given_elsewhere", lambda _log, _due: False),
    ),
    "lock_on_first_ack": (
        locked_is_what_all_have_said_is_acknowledged,
        replace(ReplicatedLog, "reach_prepared", ReplicatedLog.reach),
    ),
    "bare_links": (a_link_fits_no_other_entry, replace(LogTree, "_fits", _bare_fits)),
    "view_not_synced": (
        a_view_is_on_the_disk_before_its_ack,
        replace(ReplicatedLog, "is_durable", lambda _log, _entry: False),
    ),
    "flag_not_stored": (
        who_is_killed_while_recovering_recovers_still,
        replace(ReplicatedLog, "recover", _flag_in_memory),
    ),
    "lock_without_certificate": (
        a_lock_record_holds_what_proves_the_lock,
        replace(ReplicatedLog, "certificate", lambda _log, _place: ()),
    ),
    "recover_at_once": (recovery_waits_for_everybody, replace(PeerPresence, "all_heard", lambda _presence: True)),
    "seat_before_link": (
        no_seat_before_the_old_link_is_shown,
        replace(ViewChange, "must_give", lambda _views, _peer: False),
    ),
    "never_gives_way": (
        who_has_forgotten_its_own_signature_gives_way,
        replace(Synchronizer, "has_forgotten", lambda _sync, _proven, _theirs: False),
    ),
    "lower_epoch": (
        nobody_goes_back_to_a_lower_epoch,
        replace(Synchronizer, "is_not_lower", lambda _sync, _epoch: True),
    ),
    "sign_twice": (one_signature_for_one_epoch, replace(ViewChange, "is_higher", _same_target)),
    "hide_links": (
        nobody_signs_a_view_that_leaves_out_a_link,
        replace(ViewChange, "hides_links", lambda _views, _body: False),
    ),
    "burn_without_missing": (
        no_draw_burns_without_a_missing_link,
        lambda patch: patch.setattr(log_module, "missing", _burns_anyway),
    ),
    "view_rerolls": (a_takeover_leaves_the_open_draw_as_it_is, replace(LogTree, "_view", _rerolls)),
    "one_view_quorum": (
        two_of_five_do_not_drop_a_third_whose_ack_they_lack,
        lambda patch: patch.setattr(log_module, "enough", _newest_alone),
    ),
    "ignore_promised": (
        who_has_signed_a_view_acknowledges_nothing_below_it,
        replace(ReplicatedLog, "has_promised_more", lambda _log: False),
    ),
    "promise_not_stored": (a_promise_outlives_a_power_cut, replace(ReplicatedLog, "store", _forgets_promises)),
    "back_unasked": (
        who_burned_a_draw_returns_by_everybodys_yes,
        replace(GameView, "unforgiven", lambda _view, _peer: False),
    ),
    "empty_is_progress": (
        empty_views_are_no_progress,
        replace(ReplicatedLog, "_is_progress", lambda _log, _entry: True),
    ),
    "no_evidence": (
        two_signed_moves_cost_the_seat_at_once,
        replace(Synchronizer, "accuse", lambda _sync, _one, _two: False),
    ),
}


@pytest.fixture(params=sorted(RULES))
def rule(request: pytest.FixtureRequest) -> tuple[Story, Breaker]:
    return RULES[request.param]


def test_the_rule_holds(rule: tuple[Story, Breaker]) -> None:
    rule[0]()


def test_its_story_fails_when_the_rule_is_broken(rule: tuple[Story, Breaker], monkeypatch) -> None:
    story, breaks = rule
    breaks(monkeypatch)
    with pytest.raises(AssertionError):
        story()
