"""A peer of a network game without sockets, clock or chance: events and moments in, orders out.

Two peers that are fed the same give the same orders.
"""

from __future__ import annotations

from collections.abc import Iterable

from swqt.net.core import events as e
from swqt.net.core.chat import GameChat
from swqt.net.core.events import JournalRecord, PeerEvent, PeerOrder, RulesBoard, Timing
from swqt.net.core.keys import Keys
from swqt.net.core.log import GameState, LogTree
from swqt.net.core.messages import (
    AWAY,
    CMD,
    DISK_FULL,
    LEAVING,
    PAUSED,
    BoardSections,
    ChatLine,
    DropPeer,
    GameMessage,
    GameStart,
    LogEntry,
    LogEvidence,
    PeerStatus,
    Proposal,
    ProposalAnswer,
    SentEntries,
    SignedAck,
    ViewBody,
    ViewDraft,
    ViewSignature,
    WantEntries,
)
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.core.viewchange import ViewChange, view_entry


class Peer:
    """One program's part in one game, be it a player's or a spectator's.

    *fresh* are random bytes of this run; *run* a number that grows with each. With *lost* the journal of a game that
    was played here is gone: the peer says nothing before it has heard of everybody and is seated anew.
    """

    def __init__(
        self, start: GameStart, board: RulesBoard, keys: Keys, *, fresh: bytes, run: int = 0, name: str = "",
        timing: Timing | None = None,
    ) -> None:  # fmt: skip
        self.log = self.make_log(LogTree(start, board, keys), keys, timing or Timing())
        self.presence = PeerPresence(self.log)
        self.sync = Synchronizer(self.log, self.presence, run)
        self.views = ViewChange(self.log, self.presence, self.sync, fresh)
        self.chat = GameChat(self.log, name, run)
        self._ticked = self._told = -9.0

    def make_log(self, tree: LogTree, keys: Keys, timing: Timing) -> ReplicatedLog:
        """Return the log of this peer."""
        return ReplicatedLog(tree, keys, timing)

    @property
    def state(self) -> GameState:
        """What is true after the last entry."""
        return self.log.state

    def resume(self, records: Iterable[JournalRecord], now: float, lost: bool = False) -> list[PeerOrder]:
        """Take up what an earlier run stored, and begin at *now*."""
        log = self.log
        log.now = log.grown = now
        log.resume(records)
        self.views.begin()
        for copy in log.copies:
            head = log.tree.start
            for entry in copy:
                head = log.tree.add(entry) or head
            self.sync.meet(head)
        if (lost or log.recovering) and log.playing():
            log.recover()
        log.progress()
        return [*self._taken(), e.WakeAt(now)]

    def feed(self, event: PeerEvent, now: float) -> list[PeerOrder]:
        """Take an event that happens at *now*; return what must be done, in this order."""
        log = self.log
        log.now = max(now, log.now)
        match event:
            case e.MessageArrived(key, message):
                self._hear(key, message)
            case e.TimePassed():
                self._tick()
            case e.PeerLinked(key):
                log.links.add(key)
                log.send(key, self.sync.status())
                self.chat.tell_old(key)
            case e.PeerUnlinked(key):
                log.links.discard(key)
            case e.WriteCommand(body):
                self._write(body)
            case e.SuggestChanges(changes):
                self.views.suggest(changes)
            case e.AskForSeat():
                self.views.asking = True
            case e.GiveAnswer(name, yes):
                self.views.answer(name, yes)
            case e.PausePlay(on):
                self._flag(PAUSED, on)
            case e.LeaveGame():
                self._flag(LEAVING, True)
            case e.DiskFailed(failing):
                log.failing = failing
                self._flag(DISK_FULL, failing)
                log.progress()
            case e.SayLine(text):
                self.chat.say(text)
            case e.SendSections(sections):
                log.cast(sections)
            case e.GoAlone():
                self._go_alone()
            case e.FollowCopy(game):
                self.sync.follow_copy(game)
        return self._taken()

    def _taken(self) -> list[PeerOrder]:
        orders, self.log.orders = self.log.orders, []
        return orders

    def _flag(self, flag: int, on: bool) -> None:
        self.log.flags = self.log.flags | flag if on else self.log.flags & ~flag
        self.log.cast(self.sync.status())

    def _write(self, body: bytes) -> None:
        if self.presence.paused():
            self.log.tell(e.CommandRefused("paused"))
        else:
            self.log.write(body)

    def _tick(self) -> None:
        log, timing = self.log, self.log.timing
        if log.now - self._ticked >= timing.tick * 0.9:
            self._ticked = log.now
            lazy = log.now - self._told >= timing.status * 0.9
            if lazy:
                self._told = log.now
                log.cast(self.sync.status())
                self.sync.repeat_evidence()
            if log.recovering and self.presence.all_heard():
                promised = [status.promised for status in self.presence.info.values()]
                log.promised = max([log.promised, *promised])
                self.sync.show_link()
            self.views.ask_for_seat()
            log.progress(lazy)
            self.views.consider()
        log.orders.append(e.WakeAt(self._ticked + timing.tick))

    def _hear(self, key: bytes, message: GameMessage) -> None:
        log = self.log
        if key not in log.links:
            return
        self.presence.heard[key] = log.now
        news = False
        match message:
            case LogEntry():
                news = self.sync.hear_entry(message)
            case SignedAck():
                news = log.hear_ack(message)
                if news:
                    log.progress()
            case PeerStatus():
                news = self.sync.hear_status(key, message)
            case WantEntries():
                self.sync.hear_want(key, message)
            case SentEntries():
                self.sync.hear_entries(message)
            case Proposal():
                news = self.views.hear_proposal(message)
            case ProposalAnswer():
                news = self.views.hear_answer(message)
            case ViewDraft():
                news = self.views.hear_draft(key, message)
            case ViewSignature():
                news = self.views.hear_signature(message)
            case LogEvidence():
                self.sync.hear_evidence(message)
            case ChatLine():
                news = self.chat.hear(message)
            case BoardSections():
                log.tell(e.SectionsHeard(key, message))
        if news:
            self._relay(key, message)

    def _relay(self, source: bytes, message: GameMessage) -> None:
        """Forward what *source* itself has signed to those neighbours who have no link to it: one hop."""
        log, signer = self.log, self._signer(message)
        if signer != source:
            return
        number = log.view.number(source)
        for key in sorted(log.links - {source}):
            status = self.presence.info.get(key)
            if status is not None and number is not None and not status.neighbours >> number & 1:
                log.send(key, message)

    def _signer(self, message: GameMessage) -> bytes | None:
        keys = self.log.view.keys
        match message:
            case PeerStatus() | ChatLine():
                return message.key
            case LogEntry(kind=kind, author=author) if kind == CMD and author < len(keys):
                return keys[author]
            case SignedAck(peer=peer) | Proposal(peer=peer) | ProposalAnswer(peer=peer) | ViewSignature(peer=peer):
                return keys[peer] if peer < len(keys) else None
            case ViewDraft(first=first):
                return keys[first.peer] if first.peer < len(keys) else None
        return None

    def _go_alone(self) -> None:
        """Make a Copy: a view that this peer alone signs, and so another game. Who has been dropped goes on from where
        it took part last."""
        log = self.log
        while log.me not in log.view.participants and len(log.log) > 1:
            log.replace_end(len(log.log) - 1, ())
        me = log.me
        if me is None or not log.able() or self.state.over:
            log.tell(e.CommandRefused("copy"))
            return
        drops = tuple(DropPeer(peer, AWAY) for peer in log.view.participants if peer != me)
        known = tuple(ack for _peer, ack in sorted(log.known_acks().items()))
        body = ViewBody(max(log.promised, log.view.epoch) + 1, drops, known)
        signature = self.views.sign(log.head, body)
        digest = log.tree.add(view_entry(log, body, {me: signature.signature}))
        if digest is not None:
            log.append(digest)
            log.progress()
