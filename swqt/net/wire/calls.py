"""Links that are to be kept up: whom to call, when to try again, and when to give up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from swqt.net.wire.connection import Connection
from swqt.net.wire.dialling import FINAL_FAILURES, DialCancelled, Endpoint, call
from swqt.net.wire.terms import DialFailed, LinkFailure, LinkRequest

FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 8.0
LASTING: Final = 5.0
"""A link that lived longer than this, in seconds, is called again at once; one that did not, after a pause..."""
LONGEST_FLAP: Final = 1.0
"""... which is never longer than this: the other side is there."""
LONGEST_KNOCK: Final = 2.0
"""Pause after which it is asked again whether people have let us in."""
ENDPOINTS: Final = 12
SURE: Final = 4
"""Endpoints of one peer, told by itself, which nothing that is heard of it pushes out."""
PLACES: Final = 64
"""Peers of which it is remembered where they are, called or not."""


@dataclass(slots=True)
class Call:
    """One of them."""

    number: int
    wish: LinkRequest
    endpoints: list[Endpoint]
    named: bool
    """Whether it was known from the beginning who is called."""
    poke: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it is worth looking again: new addresses, a link went down, the computer woke up."""
    elsewhere: bool = False
    task: asyncio.Task[None] | None = None
    attempt: asyncio.Task[Connection] | None = None


class Calls:
    """All calls of one peer. A call ends by ``hang_up`` or by a failure that would come again.

    Who refuses has not proved who it is, and at the address of a peer there may be another one by now, or that peer may
    be busy with something else. So a call to somebody who is known by name goes on after it, unless each try is a guess
    at a PIN.
    """

    def __init__(
        self,
        linked: Callable[[bytes], bool],
        connect: Callable[[LinkRequest], Connection],
        failed: Callable[[DialFailed], None],
        now: Callable[[], float],
    ) -> None:
        """*linked* says whether there is a link to a peer; *connect* makes a connection that is not open yet."""
        self._linked = linked
        self._connect = connect
        self._failed = failed
        self._now = now
        self._calls: dict[int, Call] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._places: dict[bytes, list[Endpoint]] = {}
        self._sure: dict[bytes, list[Endpoint]] = {}
        self._last = 0

    def begin(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Keep a link up from now on; return the number of the call."""
        self._last += 1
        known = self._sure.get(wish.peer, []) + self._places.get(wish.peer, []) if wish.peer is not None else []
        one = Call(self._last, wish, list(dict.fromkeys((*endpoints, *known)))[:ENDPOINTS], wish.peer is not None)
        self._calls[one.number] = one
        one.task = asyncio.ensure_future(self._keep_up(one))
        self._tasks.add(one.task)
        one.task.add_done_callback(self._tasks.discard)
        return one.number

    def hang_up(self, number: int) -> None:
        """Call no more."""
        one = self._calls.pop(number, None)
        if one is not None and one.task is not None:
            one.task.cancel()

    def learn(self, peer: bytes, endpoints: Iterable[Endpoint], *, sure: bool = False) -> None:
        """Try *endpoints* first in calls to *peer*, also in one that begins later; the oldest are forgotten.

        They are *sure* if *peer* itself has told them. What others say of it may be wrong, or a lie: it is tried, too,
        but does not take the place of these.
        """
        fresh = list(dict.fromkeys(endpoints))[: ENDPOINTS - SURE]
        if fresh and sure:
            _keep(self._sure, peer, fresh[:SURE])
        if fresh:
            _keep(self._places, peer, fresh)
        best = list(dict.fromkeys((*fresh, *self._sure.get(peer, []))))
        for one in self._to(peer):
            known = (best + [old for old in one.endpoints if old not in best])[:ENDPOINTS]
            if set(known) - set(one.endpoints):
                one.poke.set()
            one.endpoints = known

    def came_in(self, peer: bytes) -> None:
        """*peer* has called us, and that link will stay: nobody needs to call it now."""
        for one in self._to(peer):
            if one.attempt is not None:
                one.attempt.cancel()

    def went_down(self, peer: bytes, *, elsewhere: bool) -> None:
        """The link to *peer* is gone. *elsewhere*: because the peer has another one to our identity.

        If that is not one of ours, another program uses our identity, a copy of this folder perhaps. Called at once,
        the two would take the link from each other for ever.
        """
        for one in self._to(peer):
            one.elsewhere = elsewhere
            one.poke.set()

    def hurry(self) -> None:
        """Try everything again at once."""
        for one in self._calls.values():
            one.poke.set()

    async def close(self) -> None:
        """End all calls; afterwards none is being tried."""
        for number in tuple(self._calls):
            self.hang_up(number)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _to(self, peer: bytes) -> list[Call]:
        return [one for one in self._calls.values() if one.wish.peer == peer]

    async def _keep_up(self, one: Call) -> None:
        pause = FIRST_PAUSE
        up_at: float | None = None
        while True:
            one.poke.clear()
            if one.wish.peer is not None and self._linked(one.wish.peer):
                one.elsewhere = False
                up_at = self._now() if up_at is None else up_at
                await one.poke.wait()
                continue
            if not one.endpoints:
                await one.poke.wait()
                continue
            lasted = up_at is not None and self._now() - up_at > LASTING
            if lasted and one.elsewhere:
                await self._rest(one, LONGEST_PAUSE)
            elif up_at is not None and not lasted:
                pause = min(await self._rest(one, pause), LONGEST_FLAP)
            one.elsewhere = False
            if up_at is not None:
                pause = FIRST_PAUSE if lasted else pause
                up_at = None
                # What is linked, or where to call, may be another matter after the rest.
                continue
            lost = await self._try(one)
            if lost is None:
                up_at = self._now()
                pause = min(pause, LONGEST_FLAP)
                continue
            final = lost.why in FINAL_FAILURES and (not one.named or one.wish.guesses)
            if final:
                self._calls.pop(one.number, None)
            self._failed(DialFailed(one.number, lost.why, final, lost.refuse))
            if final:
                return
            pause = await self._rest(one, pause)
            if lost.why is LinkFailure.ASKED:
                pause = min(pause, LONGEST_KNOCK)

    async def _rest(self, one: Call, pause: float) -> float:
        """Wait *pause* seconds, or until something is new; return how long to wait the next time."""
        if not await poked(one.poke, pause):
            return min(2 * pause, LONGEST_PAUSE)
        return FIRST_PAUSE

    async def _try(self, one: Call) -> DialCancelled | None:
        """Try once; None if there is a link now, whoever made it."""
        wish = one.wish

        def wanted() -> bool:
            return wish.peer is None or not self._linked(wish.peer)

        attempt = asyncio.ensure_future(call(tuple(one.endpoints), lambda: self._connect(wish), wanted))
        one.attempt = attempt
        try:
            await asyncio.wait({attempt})
        finally:
            # Even one that has just failed is asked for its outcome, or the loop complains of it.
            one.attempt = None
            attempt.cancel()
            await asyncio.gather(attempt, return_exceptions=True)
        if attempt.cancelled():
            return None
        error = attempt.exception()
        if isinstance(error, DialCancelled):
            return error if wanted() else None
        one.wish = replace(wish, peer=attempt.result().partner.peer)
        return None


def _keep(places: dict[bytes, list[Endpoint]], peer: bytes, endpoints: list[Endpoint]) -> None:
    places.pop(peer, None)
    places[peer] = endpoints
    if len(places) > PLACES:
        del places[next(iter(places))]


async def poked(event: asyncio.Event, seconds: float) -> bool:
    """Wait until *event* is set, so long at most, and return whether it is."""
    try:
        async with asyncio.timeout(seconds):    # wait_for of Python 3.11 may forget that we have hung up
            await event.wait()
    except TimeoutError:
        return False
    return True
