"""Whom a session keeps up links to: who is at its table, or in its game, and whoever it came to the table by."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from swqt.net.wire.dialling import Endpoint
from swqt.net.wire.link_events import DialFailed
from swqt.net.wire.links import Links
from swqt.net.wire.terms import Intent, Partner, Wish


class Calling:
    """The calls of one session, which is the peer *own*; nobody is called who has gone."""

    def __init__(self, links: Links, own: bytes) -> None:
        self._links: Final = links
        self._own: Final = own
        self._by_key: dict[bytes, int] = {}
        self._first: int | None = None
        self._first_key: bytes | None = None

    def come_in(self, endpoints: Iterable[Endpoint], wish: Wish) -> int:
        """Call whoever answers at *endpoints*; return the number that ``DialFailed`` gives that call."""
        if self._first is not None:
            self._links.hang_up(self._first)
        self._first, self._first_key = self._links.dial(endpoints, wish), None
        return self._first

    def met(self, partner: Partner) -> None:
        """There is a link to *partner*."""
        if partner.called and self._first_key is None and partner.peer not in self._by_key:
            self._first_key = partner.peer

    def keep(self, keys: Iterable[bytes], game: bytes, *, watching: bool, pin: str | None = None) -> bool:
        """Keep up links to all *keys* from now on; return whether there are new ones among them.

        Who is *watching* proves the *pin* to each of them.
        """
        intent = Intent.WATCH if watching else Intent.PLAY
        new = [key for key in keys if key != self._own and key not in self._by_key]
        for key in new:
            self._by_key[key] = self._links.dial((), Wish(intent, game, key, pin))
        return bool(new)

    def only(self, keys: Collection[bytes]) -> None:
        """Call nobody any more but *keys*; links that are up stay."""
        for key in [key for key in self._by_key if key not in keys]:
            self.hang_up(key)
        if self._first_key is not None and self._first_key not in keys:
            self.hang_up(self._first_key)

    def hang_up(self, key: bytes) -> None:
        """Do not call *key* any more."""
        number = self._by_key.pop(key, None)
        if number is not None:
            self._links.hang_up(number)
        if self._first is not None and key == self._first_key:
            self._links.hang_up(self._first)
            self._first = self._first_key = None

    def stop(self) -> None:
        """Call nobody any more."""
        self.only(())
        if self._first is not None:
            self._links.hang_up(self._first)
            self._first = None

    def failed(self, failed: DialFailed) -> bool:
        """Return whether *failed* is of a call that nobody here asked for; it may be made again."""
        mine = next((key for key, number in self._by_key.items() if number == failed.number), None)
        if mine is not None and failed.final:
            del self._by_key[mine]    # it may not have heard of us yet; the next beat calls again
        return mine is not None
