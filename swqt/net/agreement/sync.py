"""How peers find out what the other lacks: STATUS once a second, and what answers it.

Messages may be lost wherever a link breaks; nothing but this makes up for it, so it runs always.
"""

from __future__ import annotations

from swqt.net.agreement.ballots import Ballots
from swqt.net.agreement.desk import STATUS_EVERY, Neighbour, PeerContext
from swqt.net.agreement.play import LogWriter
from swqt.net.agreement.talk import Talk
from swqt.net.wire.messages import (
    Ack,
    Entries,
    EntryMessage,
    Malformed,
    RevealMessage,
    Sealed,
    Status,
    SyncRequest,
    decode_sealed,
    encode,
)

MOST_ITEMS = 64
MOST_BYTES = 48 * 1024


class Sync:
    """The repair of one peer's neighbours, and of itself by them."""

    def __init__(self, desk: PeerContext, play: LogWriter, ballots: Ballots, talk: Talk) -> None:
        self._desk = desk
        self._play = play
        self._ballots = ballots
        self._talk = talk
        self._agree: set[int] = set()
        self.next = 0.0

    def status(self) -> Status:
        """Return where this peer stands."""
        desk, log = self._desk, self._desk.log
        acks = sum(1 << peer for peer in desk.acks.at_head())
        reveals = sum(1 << peer for peer in self._play.reveals.get(log.standing.draw, {}))
        links = sum(1 << peer for peer in desk.linked())
        return Status(desk.view.epoch, len(log), log.head, self._ballots.pledged, acks, reveals, links)

    def greet(self, link: int) -> None:
        """Tell a new neighbour where this peer stands."""
        self._desk.send(link, self.status())
        for pause in self._talk.latest():
            self._desk.send(link, pause)

    def tell_all(self) -> None:
        """Tell all neighbours where this peer stands, if it is time for that."""
        if self._desk.now >= self.next:
            self.next = self._desk.now + STATUS_EVERY
            self._desk.broadcast(self.status())

    def hear_status(self, neighbour: Neighbour, status: Status) -> None:
        """Send what the neighbour lacks, or ask for what it has more."""
        desk, log = self._desk, self._desk.log
        neighbour.status = status
        if status.head == log.head:
            self._complete(neighbour, status)
            self._agreed(neighbour)
        elif status.seq <= len(log) and log.digests[status.seq] == status.head:
            self._send_from(neighbour.link, status.seq)
        elif (status.epoch, status.seq) >= (desk.view.epoch, len(log)):
            desk.send(neighbour.link, SyncRequest(desk.view.epoch, len(log), log.locator()))
        else:
            desk.send(neighbour.link, self.status())

    def _complete(self, neighbour: Neighbour, status: Status) -> None:
        desk = self._desk
        for peer, ack in self._allowed(desk.acks.at_head()).items():
            if not status.acks >> peer & 1 and desk.signed(ack):
                desk.send(neighbour.link, ack)
        draw = desk.log.standing.draw
        for peer, value in self._play.reveals.get(draw, {}).items():
            if not status.reveals >> peer & 1:
                desk.send(neighbour.link, RevealMessage(draw, peer, value))
        # Who wants play to rest may have told that to some only.
        for message in (*self._ballots.open_messages(), *self._talk.latest()):
            desk.send(neighbour.link, message)

    def _agreed(self, neighbour: Neighbour) -> None:
        """Without a journal this peer does not know what it promised: it only joins in once others agree with it."""
        if self._play.synced:
            return
        desk = self._desk
        number = desk.view.number(neighbour.key)
        if number is not None and number in desk.view.participants:
            self._agree.add(number)
        if self._agree and desk.view.majority(self._agree | {-1 if desk.me is None else desk.me}):
            self._play.synced = True

    def hear_request(self, neighbour: Neighbour, request: SyncRequest) -> None:
        """Send what follows what the neighbour shares."""
        log = self._desk.log
        if not request.locator and request.have == 0:
            start: Sealed = log.table.start
            self._desk.send(neighbour.link, Entries((encode(start),)))
        self._send_from(neighbour.link, log.common(request.locator))

    def _send_from(self, link: int, length: int) -> None:
        desk, items, size = self._desk, [], 0
        for entry in desk.log.entries[length : length + MOST_ITEMS]:
            data = encode(entry)
            size += len(data) + 3
            if size > MOST_BYTES:
                break
            items.append(data)
        neighbour = desk.neighbours.get(link)
        if items and neighbour is not None and neighbour.room.take(size, desk.now):
            desk.send(link, Entries(tuple(items)))
        for ack in self._allowed(desk.acks.farthest()).values():
            if desk.signed(ack):
                desk.send(link, ack)

    def _allowed(self, acks: dict[int, Ack]) -> dict[int, Ack]:
        """Return *acks*, without this peer's once it has promised to acknowledge nothing more."""
        return {peer: ack for peer, ack in acks.items() if not (peer == self._desk.me and self._ballots.held)}

    def hear_entries(self, neighbour: Neighbour, entries: Entries) -> None:
        """Take what a neighbour's log has; ask on if that helped."""
        branch: list[EntryMessage] = []
        for item in entries.items:
            try:
                entry = decode_sealed(item)
            except Malformed:
                break
            if isinstance(entry, EntryMessage):
                branch.append(entry)
        if self._play.hear_branch(branch, neighbour) and len(branch) > 1:
            self._desk.send(neighbour.link, self.status())
