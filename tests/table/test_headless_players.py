"""The votes of a peer without a person."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.table.headless_players import AutoVoter


class Listener:
    """A session that only records the events fed to it."""

    def __init__(self) -> None:
        self.running: Any = None
        self.fed: list[o.Event] = []

    def feed(self, event: o.Event) -> None:
        self.fed.append(event)


def said(*news: Any) -> list[o.Event]:
    session = Listener()

    async def work() -> None:
        agreeing = AutoVoter(session)    # type: ignore[arg-type]
        for one in news:
            agreeing.hear(one)
        await asyncio.sleep(0)
        agreeing.close()

    asyncio.run(work())
    return session.fed


def test_a_pause_of_somebody_who_is_there_lasts_as_long_as_they_like() -> None:
    assert said(o.Presence(1, "here"), o.Paused((1,), "tea")) == []
    assert said(o.Presence(1, "here"), o.Presence(2, "away"), o.Paused((1, 2), "tea")) == []


def test_a_pause_of_somebody_who_is_gone_need_not_last() -> None:
    wish = o.SetPause(False)
    assert said(o.Presence(1, "here"), o.Paused((1,), "tea"), o.Presence(1, "away")) == [wish]
    assert said(o.Presence(1, "away"), o.Paused((1,), "tea")) == [wish]
    assert said(o.Presence(1, "away"), o.Paused((), "")) == []


class Core:
    """The part of a game's core that the voter uses."""

    me = 0

    class view:    # noqa: N801
        participants = (0, 1, 2)

    @staticmethod
    def drops(peer: int, level: str) -> tuple[votes.Change, ...]:
        return (votes.Drop(peer, level),)


class Playing(Listener):
    def __init__(self) -> None:
        super().__init__()
        self.running = SimpleNamespace(core=Core)


def test_who_sends_three_moves_against_the_rules_is_voted_on() -> None:
    """The connection is kept, and a drop is proposed."""
    session = Playing()

    async def work() -> None:
        agreeing = AutoVoter(session)    # type: ignore[arg-type]
        drop = (votes.Drop(1, "easy"),)
        agreeing.hear(o.Presence(1, "here"))
        agreeing.hear(o.Asked(b"a", 2, drop, False))
        await asyncio.sleep(0)
        assert session.fed == [o.VoteAnswer(b"a", False)], "nobody who is there loses a seat for nothing"
        agreeing.hear(o.Decided(b"a", False))
        for _ in range(3):
            assert len(session.fed) == 1
            agreeing.hear(o.Misdeed(1, "illegal", ()))
        async with asyncio.timeout(60):
            while len(session.fed) < 2:
                await asyncio.sleep(0)
        assert session.fed[1:] == [o.Suggest(drop)]
        agreeing.hear(o.Asked(b"b", 2, drop, False))
        await asyncio.sleep(0)
        assert session.fed[2:] == [o.VoteAnswer(b"b", True)]
        agreeing.close()

    asyncio.run(work())
