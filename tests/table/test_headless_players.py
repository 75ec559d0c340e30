"""The votes of a peer without a person."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from swqt.net.core import events as e
from swqt.net.news import OpenProposal, SeatWish, StatusChanged, Waiting
from swqt.net.wire.messages import AWAY, NOBODY, DropPeer, GiveSeat, UndoTo
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
    return OpenProposal(b"a", peer, changes, (0,), None)


async def heard(*statuses: Any, between: float = 0.0) -> list[Any]:
    session = Listener()
    for status in statuses:
        found = await session.hear(status)
        session.clock += between
    session.voter.close()
    return found


DROPPED = status_of(proposals=(proposal(DROP),))
YES = e.GiveAnswer(b"a", True)
LATE = Waiting("link", (1,), 10.0, True, True)


@pytest.mark.parametrize(("statuses", "fed"), [
    # nobody who is there loses a seat for nothing
    ([DROPPED], []), ([DROPPED, DROPPED], [e.GiveAnswer(b"a", False)]),
    # who is away or has used up the grace time is replaced
    ([status_of(proposals=(proposal(DROP),), away=(1,))], [YES]),
    ([status_of(proposals=(proposal(DROP),), waiting=LATE)], [YES]),
    ([status_of(waiting=LATE)], [e.SuggestChanges((DropPeer(1, AWAY, level="easy"),))]),
    ([status_of(waiting=Waiting("link", (1,), 10.0, False, True))], []),
    # what people want is agreed to
    ([status_of(proposals=(proposal(UndoTo(3)),))], [YES]),
])  # fmt: skip
def test_votes(statuses, fed):
    assert asyncio.run(heard(*statuses, between=HESITATION)) == fed


def test_a_bot_that_was_too_slow_takes_its_seat_back():
    assert asyncio.run(heard(status_of(1, bots=(1,), timed_out=True))) == [e.AskForSeat(1)]
    assert asyncio.run(heard(status_of(1, bots=(1,)))) == []


def test_a_seat_goes_to_whoever_asks_if_its_owner_is_away():
    change = GiveSeat(1, b"k" * 32, bytes(16), bytes(32))
    wish = SeatWish(change.key, "Wanda", 1, change)
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,), away=(1,)))) == [e.SuggestChanges((change,))]
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,)))) == [e.RefuseSeat(change.key, 1)]
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,)), status_of(wishes=(wish,), bots=(1,)))) == []


def test_a_seat_that_a_bot_has_had_from_the_start_goes_to_whoever_asks():
    change = GiveSeat(1, b"k" * 32, bytes(16), bytes(32))
    wish = SeatWish(change.key, "Wanda", 1, change)
    seats = tuple(replace(seat, owner=NOBODY if seat.bot else seat.owner) for seat in status_of(bots=(1,)).seats)
    assert asyncio.run(heard(status_of(wishes=(wish,), bots=(1,), seats=seats))) == [e.SuggestChanges((change,))]
    assert asyncio.run(heard(status_of(proposals=(proposal(change),), bots=(1,), seats=seats))) == [YES]
