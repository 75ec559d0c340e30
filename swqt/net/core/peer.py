"""A peer of a network game as a deterministic state machine: timed events in, orders out.

It has no sockets, clock or random numbers of its own: peers that are fed the same give the same orders.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from swqt.net.core import events as e
from swqt.net.core.entries import Keys, entry_digest, is_signed, signed
from swqt.net.core.events import JournalRecord, PeerEvent, PeerOrder, RulesBoard, Timing
from swqt.net.core.log import GameState, LogTree
from swqt.net.core.presence import SLEPT, PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.core.viewchange import ViewChange
from swqt.net.wire import messages as m
from swqt.net.wire.text import ChatText, NameText, clean_chat, clean_name

LONG: Final = 60.0
"""Seconds without a quorum after which a Copy is offered, even if ``Timing.away`` is longer."""
LINES: Final = 5
SECONDS: Final = 10.0
MOST: Final = 50
"""Lines accepted from all others together within ``SECONDS``, so that nobody floods under invented names."""
OLD: Final = 20
"""Lines that are kept, and sent to peers that connect later."""
AUTHORS: Final = 128


class Chat:
    """The chat lines that one program has seen at one *place*; *number* is above that of any line it wrote before.
    No line is heard twice of those for whom *knows* returns True: those who are here, far fewer than ``AUTHORS``."""

    def __init__(self, keys: Keys, place: bytes, name: str, number: int, knows: Callable[[bytes], bool]) -> None:
        self._keys = keys
        self._knows = knows
        self._name = clean_name(name)
        self._number = number
        self._moments: dict[bytes, list[float]] = {}
        self._all: list[float] = []
        self._seen: dict[bytes, int] = {}
        self.place = place
        self.lines: list[m.ChatLine] = []

    def say(self, text: str, now: float) -> m.ChatLine | None:
        """Return the line that a person here writes, signed for sending; None if it is empty or over the rate limit."""
        if not clean_chat(text) or len(self._recent(self._keys.public, now)) >= LINES:
            return None
        self._number += 1
        line = m.ChatLine(self.place, self._keys.public, self._number, NameText(self._name), ChatText(clean_chat(text)))
        line = signed(self._keys, b"", line)
        self._keep(line, now)
        return line

    def hear(self, line: m.ChatLine, now: float) -> bool:
        if line.place != self.place or line.number <= self._seen.get(line.key, -1) or not line.text:
            return False
        self._all = [moment for moment in self._all if now - moment < SECONDS]
        if len(self._all) >= MOST or len(self._recent(line.key, now)) >= LINES:
            return False
        if not is_signed(self._keys, line.key, b"", line):
            return False
        self._all.append(now)
        self._keep(line, now)
        return True

    def old(self) -> list[m.ChatLine]:
        """Return the lines to send to a new peer: of each author no more than its rate limit accepts."""
        newer: Counter[bytes] = Counter()
        out: list[m.ChatLine] = []
        for line in reversed(self.lines):
            newer[line.key] += 1
            if newer[line.key] <= LINES:
                out.append(line)
        return out[::-1]

    def _recent(self, key: bytes, now: float) -> list[float]:
        return [moment for moment in self._moments.get(key, ()) if now - moment < SECONDS]

    def _keep(self, line: m.ChatLine, now: float) -> None:
        self._moments[line.key] = [*self._recent(line.key, now), now]
        self._seen.pop(line.key, None)
        self._seen[line.key] = line.number
        if len(self._seen) > AUTHORS:               # forget the unknown author silent for longest
            gone = next(key for key in self._seen if key != self._keys.public and not self._knows(key))
            del self._seen[gone], self._moments[gone]
        self.lines.append(line)
        del self.lines[:-OLD]


class Peer:
    """One program in one game, as a player or a spectator.

    *fresh* are random bytes for this run; *run* is a number that grows with each run.
    """

    log_type: ClassVar[type[ReplicatedLog]] = ReplicatedLog

    def __init__(
        self, start: m.GameStart, board: RulesBoard, keys: Keys, *, fresh: bytes, run: int = 0, name: str = "",
        timing: Timing | None = None,
    ) -> None:  # fmt: skip
        self.log = self.log_type(LogTree(start, board, keys), keys, timing or Timing())
        self.presence = PeerPresence(self.log)
        self.sync = Synchronizer(self.log, self.presence, run)
        self.views = ViewChange(self.log, self.presence, self.sync, fresh)
        self.chat = Chat(keys, self.log.tree.start[:8], name, run << 16, self._is_here)
        self._ticked = self._told = -9.0
        self._head = b""

    @property
    def state(self) -> GameState:
        return self.log.state

    def _is_here(self, key: bytes) -> bool:
        return key in self.log.view.keys or key in self.log.links

    def resume(self, records: Iterable[JournalRecord], now: float, lost: bool = False) -> list[PeerOrder]:
        """Restore what an earlier run stored, and begin at *now*. If *lost*, the journal of a game that was played here
        is gone: the peer acknowledges nothing until it has caught up with all participants and is seated anew."""
        log = self.log
        log.now = log.grown = now
        log.resume(records)
        self.views.begin()
        self.presence.slept(0.0)
        for copy in log.copies:
            self.sync.meet(entry_digest(copy[-1]))
        if (lost or log.recovering) and log.playing():
            log.recover()
        log.progress()
        return self._taken()

    def feed(self, event: PeerEvent, now: float) -> list[PeerOrder]:
        """Process an event that happens at *now*; return the orders to carry out, in order."""
        log = self.log
        passed, log.now = now - log.now, max(now, log.now)
        if passed > SLEPT:
            self.presence.slept(passed)
        match event:
            case e.MessageArrived(key, message):
                self._hear(key, message)
            case e.TimePassed():
                self._tick()
            case e.PeerLinked(key):
                log.links.add(key)
                log.send(key, self.sync.status())
                for line in self.chat.old():
                    log.send(key, line)
            case e.PeerUnlinked(key):
                log.links.discard(key)
                self.presence.forget(key)
            case e.WriteCommand(body):
                self._write(body)
            case e.SuggestChanges(changes):
                self.views.suggest(changes)
            case e.AskForSeat(seat):
                self.views.ask(seat)
            case e.RefuseSeat(key, seat):
                self.views.refuse(key, seat)
            case e.GiveAnswer(name, yes):
                self.views.answer(name, yes)
            case e.PausePlay(on):
                self._pause(on)
            case e.LeaveGame():
                self._flag(m.LEAVING, True)
            case e.DiskFailed(failing):
                log.failing = failing
                self._flag(m.DISK_FULL, failing)
                log.progress()
            case e.SayLine(text):
                self._say(text)
            case e.SendSections(sections):
                log.cast(sections)
            case e.GoAlone(level):
                self._go_alone(level)
            case e.FollowCopy(game):
                self.sync.follow_copy(game)
        return self._taken()

    def _taken(self) -> list[PeerOrder]:
        orders, self.log.orders = self.log.orders, []
        return orders

    def _flag(self, flag: int, on: bool) -> None:
        self.log.flags = self.log.flags | flag if on else self.log.flags & ~flag
        self.log.cast(self.sync.status())

    def _pause(self, on: bool) -> None:
        code = self.presence.pause(on)
        if code:
            self.log.tell(e.CommandRefused(code))
        self.log.cast(self.sync.status())

    def _say(self, text: str) -> None:
        line = self.chat.say(text, self.log.now)
        if line is None:
            self.log.tell(e.CommandRefused("chat"))
        else:
            self.log.cast(line)
            self.log.tell(e.LineSaid(line.key, line.name, line.text))

    def _hear_line(self, line: m.ChatLine) -> bool:
        heard = self.chat.hear(line, self.log.now)
        if heard:
            self.log.tell(e.LineSaid(line.key, line.name, line.text))
        return heard

    def _write(self, body: bytes) -> None:
        if self.presence.paused():
            self.log.tell(e.CommandRefused("paused"))
        else:
            self.log.write(body)

    def _tick(self) -> None:
        log, timing = self.log, self.log.timing
        if log.now - self._ticked >= timing.tick * 0.9:
            self._ticked = log.now
            told = log.now - self._told >= timing.status * 0.9
            self.presence.look()
            if log.flags & m.PAUSED and not self.presence.rests():
                self._pause(False)
            if log.recovering and self.presence.all_heard():
                promised = [status.promised for status in self.presence.info.values()]
                log.promised = max([log.promised, *promised])
                self.sync.show_link()
            self.views.ask_for_seat()
            log.progress(idle=told and log.head == self._head)
            if told:
                self._head, self._told = log.head, log.now
                log.cast(self.sync.status())
                self.sync.repeat_evidence()
            self.views.consider()

    def _hear(self, key: bytes, message: m.GameMessage) -> None:
        log = self.log
        if key not in log.links:
            return
        self.presence.heard[key] = log.now
        news = False
        match message:
            case m.LogEntry():
                news = self.sync.hear_entry(message)
            case m.SignedAck():
                news = self.sync.hear_ack(message)
            case m.PeerStatus():
                news = self.sync.hear_status(key, message)
            case m.WantEntries():
                self.sync.hear_want(key, message)
            case m.SentEntries():
                self.sync.hear_entries(key, message)
            case m.Proposal():
                news = self.views.hear_proposal(message)
            case m.ProposalAnswer():
                news = self.views.hear_answer(message)
            case m.ViewDraft():
                news = self.views.hear_draft(key, message)
            case m.ViewSignature():
                news = self.views.hear_signature(message)
            case m.LogEvidence():
                self.sync.hear_evidence(message)
            case m.ChatLine():
                news = self._hear_line(message)
            case m.SeatRefusal():
                news = self.views.hear_refusal(message)
            case m.BoardSections():
                log.tell(e.SectionsHeard(key, message))
        if news:
            self._relay(key, message)

    def _relay(self, source: bytes, message: m.GameMessage) -> None:
        """Forward a message that *source* itself has signed to the neighbours without a link to it: one hop only."""
        log, signer = self.log, self._signer(message)
        if signer != source:
            return
        number = log.view.number(source)
        for key in sorted(log.links - {source}):
            status = self.presence.info.get(key)
            if status is not None and number is not None and not status.neighbours >> number & 1:
                log.send(key, message)

    def _signer(self, message: m.GameMessage) -> bytes | None:
        keys = self.log.view.keys
        match message:
            case m.PeerStatus() | m.ChatLine():
                return message.key
            case m.LogEntry(kind=kind, author=author) if kind == m.CMD and author < len(keys):
                return keys[author]
            case m.SignedAck() | m.Proposal() | m.ProposalAnswer() | m.ViewSignature() | m.SeatRefusal():
                return keys[message.peer] if message.peer < len(keys) else None
            case m.ViewDraft(first=first):
                return keys[first.peer] if first.peer < len(keys) else None
        return None

    def may_copy(self) -> bool:
        """Return whether a Copy is offered: the others are too few, late or cheats, or they left this peer behind."""
        log, waiting = self.log, self.presence.waiting()
        if log.me is None or log.failing or self.state.over:
            return False
        liars = 2 * len(self.sync.told) > len(set(log.view.owners) - {m.NOBODY})
        if self.sync.expelled or liars:
            return True
        out = not log.playing()             # losing the seat, too, does not end an offer below
        if out and (log.view.unforgiven(log.me) or log.now - self.presence.out > log.timing.overdue):
            return True
        grace, think = min(log.timing.away, LONG), log.timing.think
        if waiting is not None and not self.presence.quorum() and log.now - waiting.since >= grace:
            return True
        patience = max(2 * grace, 2 * log.timing.overdue, think if self.presence.thinking() else 0.0)
        return (waiting is not None and waiting.overdue) or self.presence.stuck() > patience

    def _go_alone(self, level: str) -> None:
        """Make a Copy: append a view that this peer alone signs, which makes it another game. A peer that was dropped
        goes back to where it last took part."""
        log, me = self.log, self.log.me
        if me is None or me not in log.view.owners or log.recovering or log.failing or self.state.over:
            log.tell(e.CommandRefused("copy"))
            return
        while me not in log.view.participants and len(log.log) > 1:
            log.replace_end(len(log.log) - 1, ())
        drops = tuple(m.DropPeer(peer, m.AWAY, level=level) for peer in log.view.participants if peer != me)
        known = tuple(ack for _peer, ack in sorted(log.known_acks().items()))
        body = m.ViewBody(max(log.promised, log.view.epoch) + 1, drops, known)
        signature = self.views.sign(log.head, body)
        digest = log.tree.add(log.view_entry(body, {me: signature.signature}))
        if digest is not None:
            log.append(digest)
            log.progress()
