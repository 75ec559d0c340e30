"""A replay that is watched together: what its leader shows, and where people point. No sockets, no clock.

Everybody at the table keeps the newest moment that anybody has shown. Only that of the leader counts, so it does not
matter whether the news of another leader comes before or after what they show, and who comes later is told it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from swqt.net.core.entries import Keys
from swqt.net.lobby.table import LobbyTable
from swqt.net.wire.limits import Bounded, Bucket
from swqt.net.wire.messages import PointedAt, ShownMoment, encode
from swqt.net.wire.text import NoteText

Shown = ShownMoment | PointedAt

AUTHORS: Final = 64    # people of whom something is remembered; fewer are at a table at the same time
MOMENTS: Final = (20.0, 60.0)
POINTS: Final = (1.0, 5.0)
"""How many of them each may send in a second, and at once."""


class SharedReplay:
    """What is shown at the table *place*, as seen by the owner of *keys*; *number* is higher than in earlier runs."""

    def __init__(self, keys: Keys, place: bytes, number: int) -> None:
        self._keys = keys
        self._number = number
        self._leader = b""
        self.place: Final = place
        self._seen: Bounded[tuple[bytes, type[Shown]], int] = Bounded(2 * AUTHORS)
        self._buckets: Bounded[tuple[bytes, type[Shown]], Bucket] = Bounded(2 * AUTHORS)
        self._moments: Bounded[bytes, ShownMoment] = Bounded(AUTHORS)

    def show(self, count: int, pace: int, note: str | None) -> ShownMoment:
        """Return the message that shows the position after *count* commands."""
        text = NoteText(note[: NoteText.limit]) if note is not None else None
        message = ShownMoment(self.place, self._keys.public, self._next(), count, pace, text)
        return self._moments.keep(self._keys.public, replace(message, signature=self._keys.sign(_text(message))))

    def point(self, region: int, now: float) -> PointedAt | None:
        """Return the message that points at *region*; None if there were too many."""
        if not self._bucket(self._keys.public, PointedAt).take(1, now):
            return None
        message = PointedAt(self.place, self._keys.public, self._next(), region)
        return replace(message, signature=self._keys.sign(_text(message)))

    def hear(self, message: Shown, table: LobbyTable, now: float) -> bool:
        """Whether *message* is new, of somebody at *table*, and not one too many."""
        seen: tuple[bytes, type[Shown]] = (message.key, type(message))
        if message.place != self.place or message.key == self._keys.public or table.find(message.key) is None:
            return False
        if message.number <= self._seen.get(seen, -1) or not self._bucket(*seen).holds(1, now):
            return False
        if not self._keys.verify(message.key, _text(message), message.signature):
            return False    # nobody uses up what others may send
        self._bucket(*seen).take(1, now)
        self._seen.keep(seen, message.number)
        if isinstance(message, ShownMoment):
            self._moments.keep(message.key, message)
        return True

    def counts(self, message: Shown, table: LobbyTable) -> bool:
        """Whether *message* is for people: where others are who do not lead, is their own business."""
        return isinstance(message, PointedAt) or message.key == table.leader

    def follow(self, table: LobbyTable) -> ShownMoment | None:
        """Return what the leader of *table* shows if that is somebody else than before."""
        before, self._leader = self._leader, table.leader
        return None if self._leader in (before, self._keys.public) else self.moment(table)

    def moment(self, table: LobbyTable) -> ShownMoment | None:
        """Return what the leader of *table* shows; None if nothing is known of it."""
        return self._moments.get(table.leader)

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _bucket(self, key: bytes, kind: type[Shown]) -> Bucket:
        bucket = self._buckets.get((key, kind)) or Bucket(*(MOMENTS if kind is ShownMoment else POINTS))
        return self._buckets.keep((key, kind), bucket)


def _text(message: Shown) -> bytes:
    return b"swqt2/showing" + encode(replace(message, signature=b""))
