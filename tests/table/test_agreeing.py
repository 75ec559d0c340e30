"""What a program without a person says for the others' sake."""

from __future__ import annotations

import asyncio
from typing import Any

from swqt.net.agreement import orders as o
from swqt.table.agreeing import Agreeing


class Listener:
    """A session that only writes down what it is fed."""

    def __init__(self) -> None:
        self.running: Any = None
        self.fed: list[o.Event] = []

    def feed(self, event: o.Event) -> None:
        self.fed.append(event)


def said(*news: Any) -> list[o.Event]:
    session = Listener()

    async def work() -> None:
        agreeing = Agreeing(session)    # type: ignore[arg-type]
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
