"""Rules that chance does not reach, each as a scripted story that fails when its rule is broken."""

import inspect
import textwrap
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from swqt.net.core import events as e
from swqt.net.core import log as log_module
from swqt.net.core import presence as presence_module
from swqt.net.core import viewchange as viewchange_module
from swqt.net.core.entries import GameView, chain, enough, entry_digest, signed
from swqt.net.core.log import MOST_SIDE, MOST_UNKNOWN, LogTree
from swqt.net.core.peer import Peer
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.core.viewchange import ViewChange
from swqt.net.wire import messages as m
from swqt.net.wire.messages import decode_sealed, encode
from tests.net.core.simulator import FAST, IdealKeys
from tests.net.core.stage import Stage, agree_on, apart, attacked, begun, proposals
from tests.support import signing

Story = Callable[[], None]
RULES: dict[str, tuple[Story, object, str, object]] = {}


def rule(name: str, owner: object, attribute: str, value: object) -> Callable[[Story], Story]:
    """Note a story, and what breaks its rule."""

    def noted(story: Story) -> Story:
        RULES[name] = (story, owner, attribute, value)
        return story

    return noted


# How rules are broken.


def rewritten(method: Callable[..., object], old: str, new: str) -> Callable[..., object]:
    """Return *method* with another text in one place."""
    source, found = textwrap.dedent(inspect.getsource(method)), {}
    assert source.count(old) == 1
    exec(source.replace(old, new), method.__globals__, found)
    return found[method.__name__]


def rewrite(name: str, owner: type, method: str, old: str, new: str) -> Callable[[Story], Story]:
    """Note a story, and what its rule becomes."""
    return rule(name, owner, method, rewritten(getattr(owner, method), old, new))


NUMBER = GameView.number
FORGIVES = "self._spent = {peer: spent for peer, spent in self._spent.items() if peer not in here}\n    "
STORES_PROMISE = "log.store(e.PromiseRecord(body.target, base, body), sync=True)"


def phase_two(message: object) -> bool:
    return isinstance(message, m.SignedAck) and message.prepared >= message.seq


# Acknowledging.


@rewrite("ack_two_chains", ReplicatedLog, "progress", "!= self.last[1]", "== -1")
def nobody_acknowledges_two_logs_in_one_epoch() -> None:
    """Eve signs two commands; Ann has acknowledged one and then follows the other."""
    stage = apart(3)
    one, two = stage.first(b"attack 1", b"attack 2")
    stage.hand(0, 1, one)
    log = stage.peers[1].log
    stage.peers[1].sync.adopt(log.tree.add(two), may_switch=True)
    stage.feed(1, e.TimePassed())
    assert log.head == entry_digest(two)
    assert {ack.head for ack in stage.acks_of(1)} == {entry_digest(one)}


@rewrite("no_prepare", ReplicatedLog, "_acknowledge", "if prepared == head", "if True")
def no_link_is_given_before_all_have_acknowledged() -> None:
    """Zoe has not seen the command: its author could still say another one."""
    stage = attacked(3, lambda source, to, _message: 2 in (source, to))
    assert stage.acks_of(1)
    assert all(ack.link is None for ack in (*stage.acks_of(0), *stage.acks_of(1)))


@rule("lock_on_first_ack", ReplicatedLog, "reach_prepared", ReplicatedLog.reach)
@rule("chance_without_acks", LogTree, "_acknowledged", lambda *_: True)
def a_lock_and_a_draw_need_an_ack_of_everybody() -> None:
    """The first ACKs of all are there, but nobody has said so: nothing is locked. Then all links are known by a view,
    but nobody has acknowledged that view."""
    stage = attacked(3, lambda _source, _to, message: phase_two(message) and message.seq == 1)
    log = stage.peers[0].log
    tree, head = log.tree, log.head
    assert (log.prepared(), log.final) == (1, 0)
    acks = tuple(stage.ack(tree, head, peer, 1, linked=True) for peer in range(3))
    view = stage.view(tree, head, m.ViewBody(1, (), acks), (0, 1, 2))
    base = tree.add(view)
    all_acks = tuple(stage.ack(tree, base, peer, 2) for peer in range(3))
    assert tree.add(signing.chance(tree, base, all_acks[:2])) is None
    assert tree.add(signing.chance(tree, base, all_acks)) is not None


@rewrite("link_for_two", ReplicatedLog, "_own_link", "!= due.head", "== 0")
def a_link_is_given_for_one_entry_only() -> None:
    """A disk lied: the log is gone, but the lock record says for what the link was given."""
    stage = attacked(2, lambda _source, to, _message: to == 1)
    [other] = stage.first(b"attack 2")
    stage.disks[1] = [e.LockRecord(0, 1, stage.peers[0].log.head, ())]
    stage.restart(1)
    stage.hand(0, 1, other)
    stage.hand(0, 1, stage.ack(stage.peers[1].log.tree, entry_digest(other), 0, 1, linked=True))
    assert stage.acks_of(1)
    assert all(ack.link is None for ack in stage.acks_of(1))


@rewrite("early_unchecked", LogTree, "learn", "known.board.digest()", "ack.state")
def an_ack_that_comes_before_its_entry_is_checked_against_it() -> None:
    """Eve acknowledges Ann's next command for another board than it leads to."""
    stage = apart(3)
    tree, [entry] = stage.new_tree(), stage.first(b"attack 1")
    head = tree.add(entry)
    other = msgspec.structs.replace(stage.ack(tree, head, 2), state=bytes(16))
    stage.hand(2, 1, signed(stage.keys[2], tree.start, other))
    stage.hand(0, 1, entry)
    assert stage.peers[1].log.head == head
    assert stage.peers[1].log.reach(2) == 0


@rewrite("chance_unlocked", ReplicatedLog, "append", "self.bound = max(self.bound, len(self.log) - 2)", "pass")
def what_a_draw_follows_is_locked_for_whoever_was_not_asked() -> None:
    """Somebody who watches has locked nothing, and may have a seat in the next moment."""
    stage = Stage(2, spectators=1)
    stage.say(0, b"attack 1")
    stage.pass_time(1)
    assert stage.peers[2].log.bound == 1
    stage.restart(2)
    assert stage.peers[2].log.bound == 1


@rewrite("bare_links", LogTree, "_fits", "(link.k, link.head) == (due.k, due.head)", "link.k == due.k")
def a_link_fits_no_other_entry() -> None:
    """Eve kept a link that was given for another command at the same place."""
    stage = Stage(2)
    tree = stage.peers[0].log.tree
    heads = [tree.add(entry) for entry in stage.first(b"attack 1", b"attack 2")]
    first = stage.ack(tree, heads[0], 1, 1, linked=True)
    assert tree.add(stage.view(tree, heads[0], m.ViewBody(1, (), (first,)), (0, 1))) is not None
    assert tree.add(stage.view(tree, heads[1], m.ViewBody(1, (), (first,)), (0, 1))) is None


# Journals.


@rewrite("flag_not_stored", ReplicatedLog, "recover", "self.store(e.RecoveringRecord(True), sync=True)", "pass")
def whoever_is_killed_while_recovering_recovers_still() -> None:
    """The journal is lost, and then its new beginning is found by another run."""
    stage = Stage(3)
    stage.say(0, b"move 1")
    stage.restart(2, lost=True)
    stage.settle()
    assert len(stage.peers[2].log.log) == 2
    stage.restart(2, power=True)
    assert stage.peers[2].log.recovering


@rule("lock_without_certificate", ReplicatedLog, "certificate", lambda *_: ())
def a_lock_record_holds_what_proves_the_lock() -> None:
    """A peer that has lost its journal is shown its own ACK by one that was killed meanwhile."""
    stage = attacked(3, lambda source, _to, message: phase_two(message) and source != 1)
    assert stage.peers[1].log.given
    stage.restart(1)
    assert stage.peers[0].log.head in stage.peers[1].log.tree.acks.get((0, 2), {})


@rule("recover_at_once", PeerPresence, "all_heard", lambda *_: True)
def recovery_waits_for_everybody() -> None:
    """Zoe is away; Ben has lost its journal and may have promised her something."""
    stage = begun(5)
    stage.stop(0)
    stage.restart(2, lost=True)
    stage.pass_time(3)
    assert stage.peers[2].log.recovering
    drop, wanted = m.DropPeer(0, "away"), stage.peers[2].sync.wanted
    body = m.ViewBody(1, (drop, m.GiveSeat(2, stage.keys[2].public, *wanted[1:])))
    agree_on(stage, drop, 1, 2, 3, 4)
    assert not stage.signs(2, body, author=1)


@rule("recovered_count", log_module, "enough", lambda *said: enough(*said[:4]))
def whoever_has_lost_its_journal_is_no_majority() -> None:
    """Eve says to Ben that she has lost it, and to Zoe too, who cannot see each other: neither goes on with her."""
    stage = Stage(3)
    base = stage.say(0, b"move 1")
    tree = stage.peers[0].log.tree
    nonce = bytes(16)
    seat = m.GiveSeat(0, stage.keys[0].public, nonce, chain(stage.keys[0].seed(nonce), nonce)[0])
    for target, here, away in ((1, 1, 2), (2, 2, 1)):
        body = m.ViewBody(target, (m.DropPeer(away, "away"), seat))
        view = tree.add(stage.view(tree, base, body, (0, here)))
        assert tree.states[view].game != tree.states[base].game, "two games of one name"
    everybody = tree.add(stage.view(tree, base, m.ViewBody(3, (seat,)), (0, 1, 2)))
    assert tree.states[everybody].game == tree.states[base].game


@rewrite("signs_while_recovering", ViewChange, "willing", "if log.recovering and all(", "if False and all(")
def whoever_recovers_signs_only_what_seats_it_anew() -> None:
    """Ben does not know what he said in other epochs; Eve asks him to sign a view that settles nothing."""
    stage = begun(3)
    stage.keeps_back = lambda source, to, message: isinstance(message, m.ViewDraft | m.ViewSignature)
    stage.restart(2, lost=True)
    stage.pass_time(1)
    assert stage.peers[2].log.recovering
    assert stage.peers[2].presence.all_heard()
    stage.peers[2].presence.guilty[1] = "split"
    assert not stage.signs(2, m.ViewBody(60, (m.DropPeer(1, "split"),)))


@rule("seat_before_link", ReplicatedLog, "must_give", lambda *_: False)
def no_seat_before_the_old_link_is_shown() -> None:
    """Ben says that its journal is lost while its link is what the draw waits for, and others have given theirs."""
    stage = attacked(3, lambda source, _to, message: phase_two(message) and source == 2)
    assert stage.peers[1].log.given
    seat, known = m.GiveSeat(2, stage.keys[2].public, bytes(16), bytes(32)), stage.peers[1].log.known_acks().values()
    assert not stage.signs(1, m.ViewBody(1, (seat,), tuple(known)))


@rewrite("never_gives_way", Synchronizer, "adopt", "proven and theirs.author == log.me", "False")
def whoever_has_forgotten_its_own_signature_gives_way() -> None:
    """Two players; a disk lied about a command that was sent, and another one was written in its place."""
    stage = Stage(2)
    one = stage.say(0, b"move 1")
    stage.disks[0].clear()
    stage.keeps_back = lambda source, to, message: True
    stage.restart(0)
    stage.feed(0, e.WriteCommand(b"move 2"))
    assert stage.peers[0].log.head != one
    log = stage.peers[1].log
    stage.hand(1, 0, m.SentEntries((log.tree.entries[one],)))
    assert stage.peers[0].log.head == one
    assert stage.peers[0].log.recovering


# Views.


@rewrite("view_not_synced", ReplicatedLog, "append", "sync or entry.kind == m.VIEW", "sync")
@rewrite("lower_epoch", Synchronizer, "_follows", "epoch == log.view.epoch and ", "")
def nobody_goes_back_to_a_lower_epoch() -> None:
    """Ann is in epoch 1, also after a power cut right behind her ACK; Eve shows her an end of epoch 0 that all have
    acknowledged."""
    stage = Stage(3)
    base = stage.say(0, b"move 1")
    stage.keeps_back = lambda source, to, message: True
    stage.hand(0, 1, stage.view(stage.peers[1].log.tree, base, m.ViewBody(1, ()), (0, 1, 2)))
    assert stage.acks_of(1)[-1].epoch == 1
    stage.restart(1, power=True)
    log, tree = stage.peers[1].log, stage.peers[1].log.tree
    assert log.view.epoch == 1
    old = stage.command(tree, base, 0, b"attack 1")
    head = tree.add(old)
    tree.acks.setdefault((0, 1), {})[head] = stage.ack(tree, head, 1)
    stage.hand(0, 1, m.SentEntries((old,), (stage.ack(tree, head, 0), stage.ack(tree, head, 2))))
    assert log.view.epoch == 1


@rewrite("sign_twice", ViewChange, "willing", "max(log.promised,", "max(log.promised - 1,")
def one_signature_for_one_epoch() -> None:
    """Two drafts of one target, with other links."""
    stage = attacked(3, lambda _source, _to, message: phase_two(message))
    log = stage.peers[1].log
    stage.peers[1].presence.guilty[2] = "split"
    ack = stage.ack(log.tree, log.head, 0, 1, linked=True)
    others = tuple(log.known_acks().values())
    bodies = [m.ViewBody(5, (m.DropPeer(2, "split"),), links) for links in (others, (*others, ack))]
    assert [stage.signs(1, body) for body in bodies] == [True, False]


@rule("sign_any_base", ViewChange, "stands_on", lambda *_: True)
def nobody_signs_for_another_head() -> None:
    """Eve drafts a view on a base that lacks the last command."""
    stage = begun(3)
    stage.say(0, b"move 2")
    stage.peers[1].presence.guilty[2] = "split"
    body = m.ViewBody(1, (m.DropPeer(2, "split"),))
    assert not stage.signs(1, body, base=stage.peers[1].log.log[1])
    assert stage.signs(1, body)


@rewrite("copy_unwanted", ViewChange, "willing", "or not self._has_quorum(body)", "")
def nobody_is_brought_into_a_copy() -> None:
    """Of four two have signed two moves: the others are no quorum, and Eve drafts the view all the same."""
    stage = begun(4)
    stage.peers[1].presence.guilty = {2: "double", 3: "double"}
    assert not stage.signs(1, m.ViewBody(1, (m.DropPeer(2, "double"), m.DropPeer(3, "double"))))


@rewrite("hide_links", ViewChange, "willing", "if state.due and", "if False and")
def nobody_signs_a_view_that_leaves_out_a_link() -> None:
    """Eve hides the link of Ben, whom she drops, so that the draw burns."""
    stage = attacked(3, lambda source, to, message: phase_two(message) and source != 2)
    log = stage.peers[1].log
    assert 2 in log.known_links()
    stage.peers[1].presence.guilty[2] = "split"
    drop = (m.DropPeer(2, "split"),)
    own = tuple(ack for peer, ack in log.known_acks().items() if peer != 2)
    assert not stage.signs(1, m.ViewBody(1, drop, own))
    assert stage.signs(1, m.ViewBody(1, drop, tuple(log.known_acks().values())))


@rewrite("burn_without_missing", LogTree, "_view", "missing(due, body, view, links)", "tuple(gone)")
@rewrite("view_rerolls", LogTree, "_view", "due = replace(due, ", "due = replace(due, head=entry_digest(entry), ")
def no_draw_changes_or_burns_without_a_missing_link() -> None:
    """Somebody is dropped whose link is known: the draw stays as it is, since another head would be another die."""
    stage = attacked(3, lambda _source, _to, message: phase_two(message))
    tree, head = stage.peers[0].log.tree, stage.peers[0].log.head
    ack, drop = stage.ack(tree, head, 2, 1, linked=True), (m.DropPeer(2, "away"),)
    after = tree.states[tree.add(stage.view(tree, head, m.ViewBody(1, drop, (ack,)), (0, 1)))]
    assert after.due == replace(tree.states[head].due, known=((2, ack.link.value),))
    assert not any(mark.kind == "burn" for mark in after.marks)
    after = tree.states[tree.add(stage.view(tree, head, m.ViewBody(2, drop), (0, 1)))]
    burns = [mark for mark in after.marks if mark.kind == "burn"]
    assert [(mark.peers, mark.signers, mark.draws) for mark in burns] == [((2,), (0, 1), (1,))]


@rewrite("one_view_quorum", LogTree, "_view", "enough(view, stay, older,", "enough(view, stay, (),")
def two_of_five_do_not_drop_a_third_whose_ack_they_lack() -> None:
    """{A, B, C} have dropped D and E, but C is cut over to them: else everybody is honest and there are two games."""
    stage = Stage(5)
    base = stage.say(0, b"move 1")
    tree = stage.peers[0].log.tree
    drops = (m.DropPeer(3, "away"), m.DropPeer(4, "away"))
    view = tree.add(stage.view(tree, base, m.ViewBody(1, drops), (0, 1, 2)))
    assert tree.states[view].game == tree.states[base].game
    next_view = tree.add(stage.view(tree, view, m.ViewBody(2, (m.DropPeer(2, "away"),)), (0, 1)))
    assert tree.states[next_view].game != tree.states[base].game
    body = m.ViewBody(3, (m.DropPeer(2, "away"),), (), True)
    acks = tuple(stage.ack(tree, view, peer) for peer in range(3))
    assert tree.add(stage.view(tree, view, body, (0, 1), acks=acks[:2])) is None
    next_view = tree.add(stage.view(tree, view, body, (0, 1), acks=acks))
    assert tree.states[next_view].game == tree.states[base].game, "its ACK of the view shows that it is not over there"


@rule("ignore_promised", ReplicatedLog, "has_promised_more", lambda *_: False)
@rewrite("promise_not_stored", ViewChange, "sign", STORES_PROMISE, "pass")
def whoever_has_signed_a_view_acknowledges_nothing_below_it() -> None:
    """The command of the old epoch comes a moment later, and again after a power cut."""
    stage = Stage(3)
    head = stage.say(0, b"move 1")
    stage.keeps_back = lambda source, to, message: True
    stage.peers[1].presence.guilty[2] = "split"
    assert stage.signs(1, m.ViewBody(5, (m.DropPeer(2, "split"),)))
    said, old = len(stage.acks_of(1)), stage.command(stage.peers[1].log.tree, head, 0, b"attack 2")
    stage.hand(0, 1, old)
    assert len(stage.peers[1].log.log) == 2
    assert len(stage.acks_of(1)) == said
    stage.restart(1, power=True)
    stage.hand(0, 1, m.SentEntries((stage.peers[0].log.tree.entries[head],)))
    stage.hand(0, 1, old)
    stage.pass_time(1)
    assert stage.peers[1].log.promised == 5
    assert len(stage.acks_of(1)) == said


def draft_without_end(steps: int, ahead: int, promised: int = 0) -> Stage:
    """Eve, who is asked for a command, claims a promise so far *ahead* and drafts views that free her of it, as often
    as the others sign one; no view leaves her. *promised*: what all have promised before."""
    stage = Stage(3)
    eve, ann, ben = stage.peers
    for peer in stage.peers:
        peer.log.promised, peer.log.timing = promised, msgspec.structs.replace(FAST, here=3.5)
    stage.keeps_back = lambda source, _to, message: source == 0 and isinstance(message, m.ViewDraft | m.LogEntry)
    for step in range(2 * steps):
        eve.log.promised = min(max(ann.log.promised, ben.log.promised) + ahead, 0xFFFF)
        messages = [eve.sync.status()]
        if step % 2 == 0 and 0 in ann.log.view.participants and stage.now - ann.presence.freed >= 3:
            messages.append(stage.draft(ann.log.tree, ann.log.head, 0, m.ViewBody(eve.log.promised, ())))
        stage.posts += [(0, other, message) for message in messages for other in (1, 2)]
        stage.settle()
        stage.pass_time(0.25 * (step % 2), agreeing=True)
    return stage


def ask_each(*kinds: type) -> None:
    """Eve asks Ann and Ben for different views before they can agree on one, again and again. She keeps back entries,
    drafts of her program and what is of these *kinds*; she loses her seat, and nobody else does."""
    stage = Stage(3)
    eve, own = stage.peers[0], (m.ViewDraft, m.LogEntry, m.SentEntries, *kinds)
    stage.keeps_back = lambda source, _to, message: source == 0 and isinstance(message, own)
    for _step in range(100):
        log = stage.peers[1].log
        top = max(peer.log.promised for peer in stage.peers[1:])
        for other in (1, 2) if 0 in log.view.participants else ():
            eve.log.promised = top + other
            draft = stage.draft(log.tree, log.head, 0, m.ViewBody(eve.log.promised, ()))
            stage.posts += [(0, other, eve.sync.status()), (0, other, draft)]
        stage.pass_time(0.25, agreeing=True)
    assert stage.peers[1].log.view.forks == stage.peers[2].log.view.forks == (1, 0, 0)


@rule("drafts_for_ever", viewchange_module, "MOST_TRIES", 1 << 20)
@rewrite("signs_only_own", ViewChange, "_note_signed", "(signature.base, signature.body) ==", "draft !=")
def whoever_asks_each_for_another_view_is_not_waited_for() -> None:
    """Eve signs no view but her own."""
    ask_each(m.ViewSignature)


@rewrite("drafts_unseen", ViewChange, "_begins", "log.links - {source}", "()")
def whoever_signs_what_only_it_was_asked_for_is_not_blamed() -> None:
    """Eve signs what the others draft, and that Ben has not signed it."""
    ask_each()


@rewrite("signs_too_late", ViewChange, "_note_signed", "== (draft.base, draft.digest)", "in self._drafts")
def whoever_signs_too_late_is_not_waited_for() -> None:
    """Eve signs each view when the next one is drafted; however late people say yes to a bot, she loses her seat."""
    stage, withheld = begun(3), (m.ViewSignature, m.ViewDraft, m.SentEntries, m.LogEntry)
    stage.keeps_back = lambda source, _to, message: source == 2 and isinstance(message, withheld)
    agree_on(stage, m.UndoTo(0), 0, 1, 2)
    for step in range(30):
        stage.sent.clear()
        stage.pass_time(1.75, agreeing=step > 20)
        stage.posts = [late for late in stage.sent if late[0] == 2 and isinstance(late[2], m.ViewSignature)]
        stage.settle()
    assert all(peer.log.view.forks[2] for peer in stage.peers[:2])


@rewrite("coordinator_completes", ViewChange, "_complete", "draft is None or", "draft is None or not draft.own or")
def a_view_that_all_have_signed_needs_no_coordinator() -> None:
    """Eve has the signatures of all and does not send the view."""
    stage = draft_without_end(4, 5)
    assert all(peer.log.view.epoch >= peer.log.promised > 0 for peer in stage.peers[1:])
    assert stage.peers[1].log.log == stage.peers[2].log.log


@rewrite("far_ahead", ViewChange, "willing", "<= log.promised + FAR", "")
@rule("excused_for_ever", presence_module, "IN_VAIN", 1 << 20)
def no_promises_excuse_for_ever() -> None:
    """Eve signs one view after the other that frees all, and does nothing else: she is late, and loses her seat. So she
    does if what she promises is too far ahead for anybody to follow."""
    for steps, ahead in ((60, 5), (80, 1000)):
        stage = draft_without_end(steps, ahead)
        assert stage.peers[1].log.view.epoch < 1000
        assert stage.peers[1].log.view.forks == stage.peers[2].log.view.forks == (1, 0, 0)


@rule("epochs_used_up", viewchange_module, "LAST_FREE", 1 << 20)
def there_is_an_epoch_left_for_a_copy() -> None:
    """Eve has used up nearly all by drafts that are as far ahead as they may be, and drafts the last one."""
    stage = draft_without_end(1, 15, promised=0xFFF0)
    assert stage.peers[1].log.promised < 0xFFFF
    stage.do(1, e.GoAlone("easy"))
    assert stage.peers[1].state.game != stage.peers[1].log.tree.start


@rule("back_unasked", GameView, "unforgiven", lambda *_: False)
def whoever_burned_a_draw_returns_by_everybodys_yes() -> None:
    """Eve kept her link back, lost her seat, and is here again."""
    stage = attacked(3, lambda source, _to, message: phase_two(message) and source == 2)
    stage.stop(2)
    stage.pass_time(10, agreeing=True)
    stage.keeps_back = lambda source, to, message: False
    assert stage.peers[0].log.view.participants == (0, 1)
    assert stage.peers[0].log.view.burns[2] == 1
    stage.restart(2)
    stage.pass_time(6)
    assert stage.peers[0].log.view.participants == (0, 1)
    _seat, nonce, anchor = stage.peers[2].sync.wanted
    change = m.GiveSeat(2, stage.keys[2].public, nonce, anchor)
    stage.do(0, e.SuggestChanges((change,)))
    stage.pass_time(2)
    assert stage.peers[0].log.view.participants == (0, 1)
    asked = [proposal for proposal in proposals(stage, 1) if change in proposal.changes]
    stage.do(1, e.GiveAnswer(asked[-1].name, True))
    stage.pass_time(4)
    assert stage.peers[2].log.view.participants == (0, 1, 2)


@rewrite("burn_unseen_die", LogTree, "_view", "absent if links else ()", "absent")
def whoever_could_not_know_the_die_returns_unasked() -> None:
    """Zoe is gone before anybody has given a link of the draw: it burns, and nobody has to say yes to her return."""
    stage = Stage(3)
    stage.stop(2)
    stage.say(0, b"attack 1")
    stage.pass_time(3, agreeing=True)
    burns = [mark for mark in stage.peers[0].state.marks if mark.kind == "burn"]
    assert [(mark.peers, mark.draws) for mark in burns] == [((2,), (1,))]
    assert stage.peers[0].log.view.participants == (0, 1)
    stage.restart(2)
    stage.pass_time(6)
    assert stage.peers[0].log.view.participants == (0, 1, 2)


@rule("no_split_proof", Synchronizer, "_hold", lambda *_: None)
def whoever_signed_for_two_sides_loses_its_seat() -> None:
    """The proof is in the view that drops her."""
    stage = Stage(3)
    tree = stage.new_tree()
    one, two = map(tree.add, stage.first(b"move 1", b"move 2"))
    one = tree.add(stage.command(tree, one, 0, b"move 3"))
    for head in (one, two):
        tree.learn(stage.ack(tree, head, 0, 1))
    evidence = tree.evidence(tree.chain(one), tree.chain(two), {0})
    stage.stop(0)
    for name in (1, 2):
        stage.hand(0, name, evidence)
    stage.pass_time(4)
    assert stage.changes(2) == [m.DropPeer(0, "split")]


@rewrite("recovery_excuses", PeerPresence, "absent", "(two and status and", "(status and")
def whoever_signs_two_moves_and_then_recovers_loses_the_seat() -> None:
    """Eve hears both of her moves, and says that her disk has lost one; the two who stay decide which one stands."""
    stage = Stage(3)
    one, two = stage.first(b"move 1", b"move 2")
    stage.hand(0, 1, one)
    stage.hand(0, 2, two)
    stage.pass_time(3)
    assert [type(change) for change in stage.changes(1)] == [m.DropPeer, m.GiveSeat]
    assert len({peer.log.head for peer in stage.peers}) == 1
    assert not stage.peers[0].log.recovering


@rewrite("forgets_again", Synchronizer, "adopt", " and not log.recovering", "")
def whoever_recovers_stays_with_one_of_its_own_moves() -> None:
    """Two players; Eve is shown one of her moves, then the other, and the first again."""
    stage = apart(2)
    entries = stage.first(b"move 1", b"move 2", b"move 3")
    heads = [stage.hand(1, 0, entry) or stage.peers[0].log.head for entry in (*entries, entries[0])]
    assert heads[1:] == [entry_digest(entries[1])] * 3


@rule("no_evidence", Synchronizer, "accuse", lambda *_: False)
@rule("never_settled", PeerPresence, "is_double", lambda *_: True)
def two_signed_moves_cost_the_seat_at_once_and_a_new_seat_settles_that() -> None:
    """Nobody is asked, and nobody waits for a grace time. Eve returns by herself; nobody drops her for them again."""
    stage = Stage(3)
    one, two = stage.first(b"move 1", b"move 2")
    stage.stop(0)
    stage.hand(0, 1, one)
    stage.hand(0, 2, two)
    stage.pass_time(3)
    log = stage.peers[1].log
    assert stage.changes(1) == [m.DropPeer(0, "double")]
    stage.restart(0)
    stage.pass_time(8)
    stage.hand(0, 1, m.LogEvidence(log.tree.start, (one,), (two,), ()))
    stage.pass_time(3)
    assert (log.view.participants, log.view.forks[0]) == ((0, 1, 2), 1)


@rule("empty_is_progress", ReplicatedLog, "_is_progress", lambda *_: True)
def empty_views_are_no_progress() -> None:
    """Eve claims a promise again and again, so that everybody signs empty views to free her."""
    stage = Stage(3)
    base = stage.say(0, b"move 1")
    log = stage.peers[1].log
    for target in range(1, 9):
        stage.now += 1
        stage.hand(0, 1, stage.view(log.tree, base, m.ViewBody(target, ()), (0, 1, 2)))
        base = log.head
    assert log.view.epoch == 8
    assert stage.peers[1].presence.stuck() == 8


# Time.


@rewrite("new_grace_each_time", PeerPresence, "look", "for peer in awaited:", FORGIVES + "for peer in awaited:")
def absence_again_and_again_uses_up_one_grace_time() -> None:
    """Ben pulls his cable a moment in each of his turns: the grace time is not a new one each time."""
    stage = Stage(3)
    stage.say(0, b"pass 1")
    for _time in range(12):
        stage.stop(1)
        stage.pass_time(2.0)
        stage.down.discard(1)
        stage.pass_time(0.5)
        stage.do(1, e.WriteCommand(b"move 1"))
    stage.stop(1)
    stage.pass_time(1.25)               # here is told after one second, and the grace time is one and a half
    assert stage.peers[0].presence.absent() == {1: "away"}


@rewrite("shown_once", Synchronizer, "show_link", "me in log.known_links()", "due.k in log.given")
def whoever_has_lost_its_journal_shows_its_link_until_it_is_heard() -> None:
    """Ben's journal is gone; Ben shows the old link, nobody hears it, and then Ben's program is killed, too."""
    stage = attacked(3, lambda source, _to, message: source == 1 and isinstance(message, m.SignedAck) and message.link)
    stage.restart(1, lost=True)
    stage.pass_time(1.0)
    assert stage.acks_of(1)[-1].link
    assert stage.peers[0].log.known_links() == {0, 2}
    stage.keeps_back = lambda source, to, message: False
    stage.restart(1)
    stage.pass_time(1.0)
    assert 1 in stage.peers[0].log.known_links() or stage.peers[0].state.draw == 2


@rewrite("recovering_insists", ReplicatedLog, "must_give", "if self.recovering and", "if False and")
def two_that_have_lost_their_journals_do_not_wait_for_each_other() -> None:
    """Zoe was shown her ACK and gave her link, which nobody remembers; Ben is shown none, and cannot give his."""
    stage = attacked(5, lambda source, _to, message: (
        phase_two(message) or isinstance(message, m.ViewDraft | m.ViewSignature)
        or (isinstance(message, m.SignedAck) and message.peer == 1)
    ))  # fmt: skip
    stage.restart(2, lost=True)
    stage.pass_time(1.5)
    assert stage.peers[2].log.given
    stage.restart(1, lost=True)
    for name in (0, 2, 3, 4):
        stage.restart(name)
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(3)
    assert not any(peer.log.recovering for peer in stage.peers)


@rule("sleep_counts", PeerPresence, "slept", lambda *_: None)
def what_passes_in_the_sleep_of_this_computer_counts_for_nobody() -> None:
    """Ann's computer wakes up: Ben may have been here all the time."""
    stage = begun(3, first=b"pass 1")
    stage.now += 3600
    stage.feed(0, e.TimePassed())
    assert stage.peers[0].presence.absent() == {}
    assert not stage.peers[0].may_copy()


@rewrite("put_off", Peer, "may_copy", "if out and", "if out:\n        return False\n    if out and")
def whoever_waits_in_vain_is_not_put_off_by_losing_its_seat() -> None:
    """Eve keeps her link back; when Ben could have gone on in a Copy for long, she and Ann take his seat."""
    stage = attacked(3, lambda source, to, message: isinstance(message, m.SignedAck) and message.peer == 2)
    stage.pass_time(9.0)
    assert stage.peers[1].may_copy()
    log = stage.peers[1].log
    body = m.ViewBody(60, (m.DropPeer(1, "away"),), tuple(log.known_acks().values()))
    stage.hand(2, 1, stage.view(log.tree, log.head, body, (0, 2)))
    assert not log.playing()
    assert stage.peers[1].may_copy()


@rule("pauses_for_ever", presence_module, "PAUSES", 99)
def nobody_pauses_without_end() -> None:
    """Eve's program says that it pauses a fourth time, and the third time for longer than ten minutes."""
    stage = Stage(2)
    for _time in range(3):
        stage.do(1, e.PausePlay(True))
        assert stage.peers[0].presence.paused() == (1,)
        stage.do(1, e.PausePlay(False))
    stage.peers[1].presence._budget().used = 0
    stage.do(1, e.PausePlay(True))
    assert stage.peers[0].presence.paused() == ()


# Memory.


@rule("side_entries", LogTree, "keep", lambda *_: None)
def commands_beside_the_log_are_forgotten() -> None:
    """Eve signs thousands of commands for one place; the log and the proof against her stay."""
    stage = Stage(2)
    stage.say(0, b"move 0")
    for entry in stage.first(*(b"move %d" % number for number in range(MOST_SIDE + 500))):
        stage.feed(1, e.MessageArrived(stage.keys[0].public, entry))
    log = stage.peers[1].log
    assert len(log.tree.entries) <= MOST_SIDE + 10
    assert all(digest in log.tree.states for digest in log.log)
    assert stage.peers[1].presence.guilty == {0: "double"}


@rule("unknown_acks", log_module, "MOST_UNKNOWN", 1 << 30)
def acks_of_unknown_entries_are_forgotten() -> None:
    """Eve acknowledges what nobody has ever seen."""
    stage = Stage(2)
    tree = stage.peers[1].log.tree
    ack = stage.ack(tree, tree.start, 0)
    for number in range(MOST_UNKNOWN + 500):
        odd = msgspec.structs.replace(ack, epoch=number, head=number.to_bytes(32, "big"))
        odd = signed(stage.keys[0], stage.peers[1].state.game, odd)
        stage.feed(1, e.MessageArrived(stage.keys[0].public, odd))
    assert sum(map(len, (*tree.acks.values(), *tree._early.values()))) <= MOST_UNKNOWN + 10


@rule("any_link", LogTree, "_fits", lambda *_: True)
def links_are_kept_for_the_open_draw_only() -> None:
    """Eve gives links of draws that there will never be, each with an ACK that says a little more."""
    stage = apart(2)
    tree = stage.peers[1].log.tree
    head = tree.add(*stage.first(b"attack 1"))
    for number in range(500):
        ack = msgspec.structs.replace(
            stage.ack(tree, head, 0), prepared=number, link=m.LinkShare(number + 1, bytes(32), bytes(32))
        )
        stage.hand(0, 1, signed(stage.keys[0], stage.peers[1].state.game, ack))
    assert len(tree.links) <= 2


@rule("any_proposals", viewchange_module, "MOST_PROPOSALS", 1 << 30)
def proposals_of_one_leave_room_for_others() -> None:
    """Eve suggests hundreds of things, so that Ben's suggestion is not heard."""
    stage = Stage(3)
    for number in range(200):
        stage.feed(0, e.SuggestChanges((m.SetOptions(b"%d" % number),)))
    stage.do(1, e.SuggestChanges((m.SetOptions(b"Ben"),)))
    heard = [proposal.peer for proposal in proposals(stage, 2)]
    assert heard.count(0) <= 4
    assert heard.count(1) == 1


@rule("invented_people", GameView, "number", lambda view, key: NUMBER(view, key) or 0)
def nobody_invents_people() -> None:
    """Eve passes on where keys stand that nobody knows."""
    stage = Stage(2)
    for number in range(10, 200):
        keys = IdealKeys(number)
        status = msgspec.structs.replace(stage.peers[0].sync.status(), key=keys.public, number=number)
        stage.hand(0, 1, signed(keys, stage.peers[0].log.tree.start, status))
    assert len(stage.peers[1].presence.info) == 1


@rule("hangs_on", LogTree, "_is_bare", lambda *_: True)
def an_entry_holds_nothing_but_what_proves_it() -> None:
    """Eve hangs something on a command that its digest does not cover, and signs that; everybody would store it."""
    stage = apart(2)
    tree, [entry] = stage.peers[1].log.tree, stage.first(b"move 1")
    acks = tuple(stage.ack(tree, tree.start, peer) for peer in (0, 1))
    stage.hand(0, 1, signed(stage.keys[0], tree.start, msgspec.structs.replace(entry, acks=acks)))
    assert len(stage.peers[1].log.log) == 1
    stage.hand(0, 1, entry)
    assert len(stage.peers[1].log.log) == 2


# Proofs.


def parted(stage: Stage, tree: LogTree, length: int) -> tuple[bytes, bytes]:
    """Two ends of a log, one of which is long."""
    base = tree.add(stage.command(tree, tree.start, 0, b"move 0"))
    one, two = base, tree.add(stage.command(tree, base, 0, b"move 2"))
    for number in range(length):
        one = tree.add(stage.command(tree, one, 0, b"move %d" % (number + 10)))
    return one, two


@rule("long_proof", log_module.m, "MOST_PROOF", 64)
def what_convicts_fits_in_a_message() -> None:
    """Two sides have played on for long; Eve has acknowledged one of them at its end."""
    stage = Stage(3, turns=300)
    tree = stage.new_tree()
    one, two = parted(stage, tree, 90)
    for head in (one, two):
        tree.learn(stage.ack(tree, head, 2, 2))
    for _step in range(100):            # both have gone on since
        one, two = (tree.add(stage.command(tree, head, 0, b"move 99")) for head in (one, two))
    evidence = tree.evidence(tree.chain(one), tree.chain(two), {2})
    assert evidence is not None
    assert (len(evidence.one), len(evidence.two)) == (90, 1)
    assert decode_sealed(encode(evidence)) == evidence
    stranger = stage.new_tree()
    stranger.add(tree.entries[tree.chain(two)[1]])
    assert set(stranger.weigh(evidence)) == {2}


@rewrite("proof_with_more", LogTree, "liars", "self.acks if known is None else known", "self.acks")
def a_proof_stands_alone() -> None:
    """Ann knows more of Eve than the proof says: the view would be valid for Ann, and not for whoever knows less."""
    stage = Stage(3)
    tree = stage.new_tree()
    one, two = parted(stage, tree, 1)
    for peer in (1, 2):
        for head in (one, two):
            tree.learn(stage.ack(tree, head, peer, 2))
    evidence = tree.evidence(tree.chain(one), tree.chain(two), {2})
    drops = (m.DropPeer(1, "split"), m.DropPeer(2, "split"))
    for dropped, valid in ((drops, False), (drops[1:], True)):
        stay = tuple(peer for peer in range(3) if m.DropPeer(peer, "split") not in dropped)
        view = stage.view(tree, one, m.ViewBody(1, dropped), stay, evidence=(evidence,))
        assert (tree.add(view) is not None) is valid


@pytest.mark.parametrize("name", sorted(RULES))
def test_the_rule_holds_and_its_story_fails_when_it_is_broken(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    story, owner, attribute, value = RULES[name]
    story()
    monkeypatch.setattr(owner, attribute, value)
    with pytest.raises(AssertionError):
        story()
