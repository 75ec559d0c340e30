"""How network games stand, made up for tests of what the window shows of them."""

from collections.abc import Callable, Collection, Sequence
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from swqt.gui.lan.game_view import NetworkGameView
from swqt.net.game.board import opening_of
from swqt.net.lobby.table import NO_CLOCK, Clock, write_packed, write_table
from swqt.net.news import GameStatus, PeerInfo, Playing, SeatInfo
from tests.support.net_games import NAMES, key_of, library, table_of, unsigned_start

ME = b"w" * 32
"""The key of somebody who watches."""


def status_of(
    me: int | None = 0, *, count: int = 3, away: Collection[int] = (), bots: Collection[int] = (), **more: Any
) -> GameStatus:
    """Return how the game of *count* players stands for number *me*; *bots* play the chairs of these."""
    peers = tuple(
        PeerInfo(
            number, key_of(number), NAMES[number],
            "self" if number == me else "away" if number in away else "here", (number,), number not in bots,
        )
        for number in range(count)
    )  # fmt: skip
    watcher = () if me is not None else (PeerInfo(None, ME, "Wim", "self"),)
    first = next(number for number in range(count) if number not in bots)
    seats = tuple(SeatInfo(first if n in bots else n, "medium" if n in bots else "", n) for n in range(count))
    usual = GameStatus(
        over=False, me=me, playing=me is not None and me not in bots, length=9,
        peers=(*peers, *watcher), seats=seats, turn=0, mine=me == 0, bot="", waiting=None, paused=(),
        pauses_left=3, proposals=(), wishes=(), refusers=(), wish=None, timed_out=False, copies=(), quorum=True,
        may_copy=False, recovering=False, disk_failing=False, options=b"",
    )  # fmt: skip
    return replace(usual, **more)


def game_view(me: int | None = 0, *, count: int = 3, clock: Clock = NO_CLOCK, **status: Any) -> NetworkGameView:
    """Return what number *me* sees of a game of *count* players."""
    table, luggage = table_of(count)
    document = write_packed(write_table(replace(table, clock=clock)), luggage)
    start = unsigned_start(document, [(key_of(number), bytes(16), bytes(32)) for number in range(count)])
    view = NetworkGameView(Playing(start, me, status_of(me, count=count)), opening_of(document, library()))
    view.status = status_of(me, count=count, **status)
    return view


def show_status(view: NetworkGameView, **status: Any) -> None:
    """Have *view* show another status."""
    view.status = status_of(view.status.me, count=len(view.status.seats), **status)


def at_turn(view: NetworkGameView, chair: int) -> Any:
    """Return what a clock needs of a game in which *chair* is asked."""
    seat = view.seat(chair)
    return SimpleNamespace(decision=SimpleNamespace(seat=seat), state=SimpleNamespace(turn=seat, round=1))


class Recorder:
    """Stands in for a client or a window; records what is called of it or of its session, with its arguments."""

    def __init__(self) -> None:
        self.done: list[tuple[str, Sequence[Any]]] = []
        self.key = ME
        self.known = SimpleNamespace(muted=set(), knocks={})

    def call(self, work: Callable[..., object], *arguments: Any) -> None:
        self.done.append((work.__name__, arguments))

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: self.done.append((name, arguments))
