"""A peer of a network game without sockets, clock or chance: events and moments in, orders out.

The session owns everything outside: it makes links, keeps the journal, calls ``feed`` from one thread and carries the
orders out in their order. Two cores that are fed the same give the same orders.
"""

from __future__ import annotations

from collections.abc import Iterable

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.agreement.ballots import Ballots
from swqt.net.agreement.desk import Neighbour, PeerContext
from swqt.net.agreement.draws import Chain
from swqt.net.agreement.entries import action_digest, pack_certificate, vote_text
from swqt.net.agreement.log import Log, LogTable, Replica, copy_game, derived
from swqt.net.agreement.play import LogWriter
from swqt.net.agreement.sync import Sync
from swqt.net.agreement.talk import Talk
from swqt.net.agreement.waiting import Patience
from swqt.net.wire.identity import Sign, Verify, verified
from swqt.net.wire.messages import (
    CMD,
    VIEW,
    Ack,
    Entries,
    EntryMessage,
    Malformed,
    Pause,
    Ping,
    Pong,
    Propose,
    RevealMessage,
    Say,
    Sealed,
    Status,
    SyncRequest,
    Vote,
    decode_sealed,
    encode,
)


class Core:
    """One peer's part in one game, be it a member's or a spectator's.

    *board* is the game at its start; *key* and *sign* are this peer's identity; *seed* the 32 secret bytes of its
    chain of draws, the same in every run of this game; *run* 16 bytes of this run: 4 of a number that is greater than
    those of all lines of chat said in earlier ones, and random ones. ``synced`` is False if the
    journal of a game that may have been played here is lost: then the peer writes, acknowledges and votes only after
    others have told it where the game stands.

    Use: make it, ``resume`` the journal's records, then ``feed`` events. ``now`` is in seconds of any clock that
    never goes back while the machine is awake. ``feed`` does not raise, whatever a message holds.
    """

    def __init__(
        self,
        table: LogTable,
        board: Replica,
        key: bytes,
        sign: Sign,
        seed: bytes,
        run: bytes,
        *,
        synced: bool = True,
        verify: Verify = verified,
    ) -> None:
        self.log = Log(table, board, verify)
        self._desk = PeerContext(self.log, key, sign, verify, run)
        self._ballots = Ballots(self._desk)
        self._play = LogWriter(self._desk, self._ballots, seed, synced)
        self._talk = Talk(self._desk)
        self._sync = Sync(self._desk, self._play, self._ballots, self._talk)
        self._patience = Patience(self._desk, self._play, self._ballots)
        self._told_turn: tuple[int, o.TurnStarted] | None = None
        self._wake = -1.0

    # What a session may look at between two events.

    @property
    def me(self) -> int | None:
        """This peer's number, or None for a spectator; a newcomer gets one when it is voted in."""
        return self._desk.me

    @property
    def view(self) -> votes.View:
        """Who takes part now: seats, bots, hosts, burned draws."""
        return self.log.view

    @property
    def locked(self) -> int:
        """How many entries nobody can take back any more (two ticks); the others are only sent (one tick)."""
        return self._desk.acks.locked

    @property
    def evidence(self) -> tuple[tuple[EntryMessage, ...], ...]:
        """Entries that members signed and must not have: one that is illegal, or two for one place."""
        return tuple(self._play.evidence)

    @property
    def paused(self) -> tuple[int, ...]:
        """The members that want play to rest."""
        return self._talk.paused

    def said_of(self, seq: int) -> dict[int, bytes]:
        """Return what others say of the board after entry *seq*: its writer and whoever acknowledged it."""
        entry, digest = self.log.entries[seq], self.log.digests[seq + 1]
        said = {peer: ack.post for peer, ack in self._desk.acks.of(entry.epoch, seq, digest).items()}
        if entry.kind == CMD:
            said.setdefault(entry.author, entry.post)
        return {peer: post for peer, post in said.items() if peer != self.me}

    def drops(self, peer: int, level: str) -> tuple[votes.Change, ...]:
        """Return what to suggest so that a bot of *level* plays for *peer*, and for those who must go with it."""
        return self._patience.drops(peer, level)

    def status(self) -> Status:
        """Return where this peer stands, as it tells its neighbours."""
        return self._sync.status()

    # Before the first event.

    def resume(self, records: Iterable[tuple[int, bytes]]) -> None:
        """Take up what an earlier run stored: (kind, data) of its ``Store`` orders, in their order.

        Records that do not fit are left out: what follows a torn one is fetched from others.
        """
        for kind, data in records:
            if kind == o.ENTRY_RECORD:
                try:
                    entry = decode_sealed(data)
                except Malformed:
                    continue
                if isinstance(entry, EntryMessage):
                    self._play.resume_entry(entry)
            elif kind == o.LOCK_RECORD:
                self._play.resume_lock(data)
            elif kind == o.PROMISE_RECORD:
                self._ballots.resume(data)

    # Events.

    def feed(self, event: o.Event, now: float) -> list[o.Order]:
        """Take an event that happens at *now*; return what must be done, in this order."""
        self._desk.passed(now)
        match event:
            case o.MessageReceived(link, message):
                self._receive(link, message)
            case o.Linked(link, key):
                self._desk.neighbours[link] = Neighbour(link, key, now)
                self._sync.greet(link)
            case o.Unlinked(link):
                self._desk.neighbours.pop(link, None)
            case o.Write(body):
                self._write(body)
            case o.Suggest(changes):
                self._ballots.suggest(changes)
            case o.VoteAnswer(proposal, yes):
                self._ballots.answer(proposal, yes)
            case o.SetPause(on, reason):
                self._talk.pause(on, reason)
            case o.SayText(text):
                self._talk.say(text)
            case o.Pass(message, peer):
                self._pass(message, peer)
            case o.Heal():
                self._play.heal()
            case o.Tick():
                pass
        self._play.progress()
        if self._ballots.tend():
            self._play.progress()
        if not isinstance(event, o.MessageReceived):   # messages come by the hundred, and a tick a second
            self._desk.look_around()
            self._patience.look()
        self._talk.look()
        self._sync.tell_all()
        self._tell_turn()
        if self._sync.next != self._wake:
            self._wake = self._sync.next
            self._desk.order(o.Wake(self._wake))
        return self._desk.taken()

    def _write(self, body: bytes) -> None:
        if self._talk.paused:
            self._desk.tell(o.CommandDeclined("paused"))
        else:
            self._play.write(body)

    def _pass(self, message: Sealed, peer: int | None) -> None:
        for link, neighbour in self._desk.neighbours.items():
            if peer is None or self.view.number(neighbour.key) == peer:
                self._desk.send(link, message)

    def _tell_turn(self) -> None:
        seat, peer = self.log.turn()
        bot = self.view.bots[seat] if seat >= 0 else ""
        turn = o.TurnStarted(seat, peer, peer >= 0 and peer == self.me, bot)
        place = (len(self.log), turn)
        if place != self._told_turn:
            self._told_turn = place
            self._desk.tell(turn)

    def _receive(self, link: int, message: Sealed) -> None:
        neighbour = self._desk.neighbours.get(link)
        if neighbour is None:
            return
        neighbour.heard = self._desk.now
        match message:
            case EntryMessage():
                self._play.hear_entry(message, link)
            case Ack():
                self._play.hear_ack(message, link)
            case RevealMessage():
                self._play.hear_reveal(message, link)
            case Status():
                self._sync.hear_status(neighbour, message)
                self._patience.welcome()
            case SyncRequest():
                self._sync.hear_request(neighbour, message)
            case Entries():
                self._sync.hear_entries(neighbour, message)
            case Propose():
                self._ballots.hear_propose(message, link)
            case Vote():
                self._ballots.hear_vote(message, link)
            case Pause():
                self._talk.hear_pause(message, link)
            case Say():
                self._talk.hear(message, link)
            case Ping():
                self._desk.send(link, Pong(message.number))
            case _:
                self._desk.tell(o.PeerHeard(link, neighbour.key, message))

    # Going on alone.

    def copied(self, level: str) -> tuple[LogTable, tuple[o.Store, ...]]:
        """Return another game that goes on from here without anybody else, bots of that level on the other seats.

        It has a name of its own and is never merged with this one. The records are its journal; a new ``Core`` on
        the table takes it up. ``Impossible`` if this peer plays no seat or the game is over.
        """
        desk, log, me = self._desk, self.log, self.me
        if me is None or not desk.playing or log.table.copy:
            raise votes.Impossible("only who plays a seat can go on alone, and once")
        table = LogTable(
            log.table.start, log.table.seats, log.table.bots, log.table.host,
            copy_game(desk.game, log.head, me), log.table.grace, log.table.signed_burns,
        )  # fmt: skip
        draw = max(log.standing.draw + log.chance_due(), self._ballots.pledged + 1)
        action = votes.Action(max(self.view.epoch, self._ballots.promised) + 1, draw, (votes.Copy(me, level),))
        votes.changed(self.view, action)
        body = votes.pack_action(action)
        text = vote_text(desk.game, self.view.epoch, len(log), log.head, action_digest(body))
        view = derived(log, VIEW, body, action.target, pack_certificate({me: desk.sign(text)}))
        return table, tuple(o.Store(o.ENTRY_RECORD, encode(entry), True) for entry in (*log.entries, view))

    def chain(self, number: int) -> Chain:
        """Return this peer's chain of draws as member *number*; a newcomer's anchor goes into ``SeatPeer``."""
        return self._play.chain(number)
