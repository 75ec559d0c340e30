"""What a program without a person says in votes: it keeps the game going, and agrees to what people want.

Somebody who is away longer than the grace time is played by a bot until they are back; nobody who is there loses a
seat by its voice. A pause of somebody who is away need not last.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from swqt.net.agreement import orders as o
from swqt.net.agreement.votes import Change, Drop, Options, Reanchor, Return, SeatBot, SeatPeer, Undo
from swqt.net.joining.newcomers import SeatWanted
from swqt.net.joining.news import News
from swqt.net.joining.session import Session

RANK: Final = 1.0
"""Seconds that each further peer waits longer before it proposes what another may have proposed."""

ASK_AGAIN: Final = 30.0

UNBEARABLE: Final = 3
"""Moves against the rules after which a bot had better play."""


class Agreeing:
    """Hand it every news of the *session*. *level* is that of the bot that plays for somebody who is away."""

    def __init__(self, session: Session, level: str = "easy") -> None:
        self._session = session
        self._level = level
        self._presence: dict[int, str] = {}
        self._overdue: tuple[int, ...] = ()
        self._paused: tuple[int, ...] = ()
        self._illegal: Counter[int] = Counter()
        self._open: dict[bytes, tuple[Change, ...]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, news: News) -> None:
        """Take note of *news*; what follows is done a moment later."""
        match news:
            case o.Presence(peer, state):
                self._presence[peer] = state
                self._go_on()
            case o.Misdeed(peer, "illegal"):
                self._illegal[peer] += 1
                if self._illegal[peer] == UNBEARABLE:
                    asyncio.get_running_loop().call_later(self._rank() * RANK, self._suggest_drop, peer)
            case o.Paused(peers):
                self._paused = peers
                self._go_on()
            case o.Waiting(_, peers, _, overdue):
                self._overdue = peers if overdue else ()
                self._plan(self._rank() * RANK)
            case o.Asked(proposal, peer, changes, automatic):
                self._open[proposal] = changes
                core = self._session.running and self._session.running.core
                if core and not automatic and peer != core.me and core.me in core.view.participants:
                    self._soon(o.Answer(proposal, all(self._agrees(peer, change) for change in changes)))
            case o.Decided(proposal):
                self._open.pop(proposal, None)
            case SeatWanted(key, _, seat, change):
                if self._is_free(seat):
                    self._soon(o.Suggest((change,)))
                else:
                    self._session.refuse_seat(key, seat)
            case _:
                pass

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _soon(self, event: o.Event) -> None:
        asyncio.get_running_loop().call_soon(self._session.feed, event)

    def _plan(self, wait: float) -> None:
        self.close()
        if self._overdue:
            self._timer = asyncio.get_running_loop().call_later(wait, self._propose)

    def _propose(self) -> None:
        running = self._session.running
        if running is None:
            return
        for peer in self._overdue:
            if self._is_away(peer):
                self._suggest_drop(peer)
        self._plan(ASK_AGAIN)

    def _suggest_drop(self, peer: int) -> None:
        """Propose that a bot plays for *peer*, if nobody has and it plays."""
        core = self._session.running and self._session.running.core
        asked = any(isinstance(change, Drop) and change.peer == peer for one in self._open.values() for change in one)
        if core and peer != core.me and {peer, core.me} <= set(core.view.participants) and not asked:
            self._session.feed(o.Suggest(core.drops(peer, self._level)))

    def _go_on(self) -> None:
        """Want play to go on if everybody who has paused it is away; a majority decides."""
        if self._paused and all(self._presence.get(peer) == "away" for peer in self._paused):
            self._soon(o.SetPause(False))

    def _rank(self) -> int:
        """Return how many reachable peers come before this one."""
        running = self._session.running
        me = running.core.me if running is not None else None
        if running is None or me is None:
            return 0
        return sum(peer < me and not self._is_away(peer) for peer in running.core.view.participants)

    def _is_away(self, peer: int) -> bool:
        return self._presence.get(peer, "away") in ("away", "suspect")

    def _is_free(self, seat: int) -> bool:
        """Whether nobody present has *seat*: its peer is away, or a bot plays it for somebody who is."""
        running = self._session.running
        if running is None or seat >= len(running.core.view.seats):
            return False
        view = running.core.view
        if view.seats[seat] == running.core.me:
            return view.owners[seat] != running.core.me and self._is_away(view.owners[seat])
        return self._is_away(view.seats[seat])

    def _agrees(self, asker: int, change: Change) -> bool:
        match change:
            case Drop(peer):
                return peer == asker or self._is_away(peer) or self._illegal[peer] >= UNBEARABLE
            case SeatBot(seat) | SeatPeer(seat):
                running = self._session.running
                return running is not None and (running.core.view.seats[seat] == asker or self._is_free(seat))
            case Reanchor(peer):
                return peer == asker
            case Return() | Undo() | Options():
                return True
            case _:
                return False
