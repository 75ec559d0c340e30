"""The votes of a peer without a person."""

import asyncio
from typing import Any

from swqt.net.core import events as e
from swqt.net.news import OpenProposal, SeatWish, StatusChanged, Waiting
from swqt.net.wire.messages import AWAY, DropPeer, GiveSeat, UndoTo
from swqt.table.headless_players import HESITATION, AutoVoter
from tests.support.game_views import status_of

DROP = DropPeer(1, AWAY, level="easy")


class Listener:
    """A session that only records what is fed to it; ``clock`` is its time."""

    def __init__(self) -> None:
        self.fed: list[Any] = []
        self.clock = 100.0
        self.voter = AutoVoter(self)    # type: ignore[arg-type]

    def now(self) -> float:
        return self.clock

    def feed(self, event: e.PeerEvent) -> None:
        self.fed.append(event)

    async def hear(self, status: Any) -> list[Any]:
        """Return what is fed because the game stands so now."""
        self.fed = []
        self.voter.hear(StatusChanged(status))
        for _ in range(3):
            await asyncio.sleep(0)
        return self.fed


def proposal(*changes: Any, peer: int = 2) -> OpenProposal:
    return OpenProposal(b"a", peer, changes, (peer,), (), (0,), None)


async def heard(*statuses: Any, between: float = 0.0) -> list[Any]:
    session = Listener()
    for status in statuses:
        found = await session.hear(status)
        session.clock += between
    session.voter.close()
    return found


def test_nobody_who_is_there_loses_a_seat_for_nothing():
    status = status_of(proposals=(proposal(DROP),))
    assert asyncio.run(heard(status)) == []
    assert asyncio.run(heard(status, status, between=HESITATION)) == [e.GiveAnswer(b"a", False)]


def test_who_is_away_or_has_used_up_the_grace_time_is_replaced():
    yes = [e.GiveAnswer(b"a", True)]
    assert asyncio.run(heard(status_of(proposals=(proposal(DROP),), away=(1,)))) == yes
    late = Waiting("link", (1,), 10.0, True, True)
    assert asyncio.run(heard(status_of(proposals=(proposal(DROP),), waiting=late))) == yes
    assert asyncio.run(heard(status_of(waiting=late))) == [e.SuggestChanges((DropPeer(1, AWAY, level="easy"),))]
    assert asyncio.run(heard(status_of(waiting=Waiting("link", (1,), 10.0, False, True)))) == []
    assert asyncio.run(heard(status_of(waiting=late, proposals=(proposal(DROP),)))) == yes


def test_what_people_want_is_agreed_to():
    assert asyncio.run(heard(status_of(proposals=(proposal(UndoTo(3)),)))) == [e.GiveAnswer(b"a", True)]


def test_a_seat_goes_to_whoever_asks_if_its_owner_is_away():
    change = GiveSeat(1, b"k" * 32, bytes(16), bytes(32))
    wish = SeatWish(change.key, "Wanda", 1, change)
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,), away=(1,)))) == [e.SuggestChanges((change,))]
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,)))) == [e.RefuseSeat(change.key, 1)]
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,)), status_of(wishes=(wish,), bots=(1,)))) == []
