"""The network part of ``swqt --smoke``: a table on this computer, a PIN, and the first moves of a game.

Two peers in one process connect over loopback. This needs all parts of network play: keys, encrypted links, messages,
shared dice, and the digest of the rules.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swqt.engine import Options
from swqt.home import board_folder
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.net.lobby.start import TableOffer
    from swqt.net.lobby.table import LobbyTable
    from swqt.net.news import News
    from swqt.table.headless import HeadlessPeer

# Modules with keys and messages are imported where they are used, so that a missing library is reported first.

HERE: Final = "127.0.0.1"
BOARD: Final = "midland-2"
MOVES: Final = 10
"""Moves, including those of chance, that both peers must know."""

_SECONDS: Final = 60.0


class SmokeNetworkError(Exception):
    """A part of network play does not work; the message names it."""


def try_network(seconds: float = _SECONDS) -> dict[str, object]:
    """Play the first moves of a game over loopback and return the findings; SmokeNetworkError on failure."""
    from swqt.net.version import Incomplete, engine_digest
    from swqt.net.wire.identity import IdentityError
    from swqt.net.wire.links import new_loop
    from swqt.net.wire.text import Troubled

    try:
        rules = engine_digest().hex()
    except Incomplete as error:
        raise SmokeNetworkError(str(error)) from error
    folder = tempfile.TemporaryDirectory(prefix="swqt-network-", ignore_cleanup_errors=True)
    try:
        with folder as name, asyncio.Runner(loop_factory=new_loop) as runner:
            port = runner.run(_table(Path(name), seconds))
    except (IdentityError, Troubled) as error:
        raise SmokeNetworkError(str(error)) from error
    try:
        socket.create_server((HERE, port)).close()
    except OSError as error:
        raise SmokeNetworkError(f"port {port} is still taken after the table was closed: {error}") from error
    return {"rules": rules, "network": {"moves": MOVES, "pin": True}}


async def _table(folder: Path, seconds: float) -> int:
    """Return the port of the host once both peers know the same first moves."""
    known_moves: dict[str, list[str]] = {"Anna": [], "Ben": []}
    programs = [_program(name, folder, known_moves[name]) for name in known_moves]
    host, guest = programs
    opened: list[HeadlessPeer] = []
    try:
        ports = []
        for program in programs:
            opened.append(program)
            ports.append(await program.open((HERE,), 0, discovery=False))
        host.host("smoke", _offer(), len(programs), _with_pin)
        guest.join([(HERE, ports[0])], host.session.links.guard.pin)
        async with asyncio.timeout(seconds):
            while min(map(len, known_moves.values())) < MOVES:
                if guest.failed or host.failed:
                    raise SmokeNetworkError("the table on this computer could not be joined")
                await asyncio.sleep(0.02)
    except TimeoutError:
        known = ", ".join(f"{name} {len(moves)}" for name, moves in known_moves.items())
        raise SmokeNetworkError(f"too few moves in {seconds:g} seconds on a table of this computer: {known}") from None
    finally:
        for program in opened:
            await program.close()
    first, second = (moves[:MOVES] for moves in known_moves.values())    # the game may have continued meanwhile
    if first != second:
        raise SmokeNetworkError("the two programs at one table know different moves")
    return ports[0]


def _program(name: str, folder: Path, known_moves: list[str]) -> HeadlessPeer:
    """Return a peer with a random bot, which appends all moves to *known_moves*."""
    from swqt.net.news import Moved
    from swqt.net.session import Me
    from swqt.net.wire.identity import open_identity
    from swqt.table.headless import HeadlessPeer, PeerRole

    def hear(news: News) -> None:
        if isinstance(news, Moved):
            known_moves.extend(news.texts)

    mine = folder / name
    mine.mkdir()
    return HeadlessPeer(Me(open_identity(mine), name), Library(), mine, hear, PeerRole("random", linger=0.0))


def _offer() -> TableOffer:
    from swqt.net.lobby.start import pack

    text = (board_folder() / f"{BOARD}.json").read_text(encoding="utf-8")
    return pack(text, "base", Options(), Library().catalogue)


def _with_pin(table: LobbyTable) -> LobbyTable:
    from swqt.net.lobby import seats as seating

    return seating.set_house(table, pin=True)
