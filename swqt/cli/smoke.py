"""``swqt --smoke [FILE]``: tests the installation and prints a report as one JSON object.

No games or settings are changed: all files are in a temporary folder. It tests what a packaged program may lack
unnoticed: libraries, data, Qt plugins, the worker process, sockets and network play.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import socket
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

from swqt import __version__, compiled
from swqt.ai import RandomBot, chance
from swqt.cli.errors import CliError, SmokeError
from swqt.content import board_folder, resource_folder
from swqt.engine import CHANCE, Options, Rules
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.net.lobby.start import TableOffer
    from swqt.net.lobby.table import LobbyTable
    from swqt.net.news import News
    from swqt.table.headless import HeadlessPeer

FAILED: Final = 1
TURNS: Final = 10
"""The number of turns that bots play in the window."""

BOARD: Final = "midland-3"
LIBRARIES: Final = ("platformdirs", "msgpack", "msgspec", "cryptography", "zeroconf", "ifaddr", "segno")
"""Required libraries besides Qt; some are not imported before a network game."""

OPTIONAL: Final = ("miniaudio",)
COMPILED: Final = ("zeroconf._protocol.incoming", "msgpack._cmsgpack", "cryptography.hazmat.bindings._rust")
"""Compiled extensions that freezing can lose; what remains is a slow or broken fallback."""

REFERENCE: Final = (("base", "midland-3"), ("underground", "emberfall-3"))
_WAIT: Final = 5.0

Report = dict[str, object]


class Trial(Protocol):
    """Lets bots play *turns* turns on a board in the real window; SmokeError on failure."""

    def __call__(self, board: str, turns: int) -> Report: ...


def run(arguments: Sequence[str], trial: Trial) -> int:
    """Run all tests, print the report (and write it to the file in *arguments*), and return the exit code."""
    if len(arguments) > 1 or (arguments[:1] and arguments[0].startswith("-")):
        raise CliError(f"--smoke takes at most one file, not {' '.join(arguments)}")
    report: Report = {"ok": False, **versions()}
    try:
        with TemporaryHome():
            for part in (data, libraries, engine, loopback, network):
                report.update(part())
            report.update(trial(BOARD, TURNS))
        report["ok"] = True
    except (SmokeError, CliError, OSError, ValueError, LookupError, ImportError) as error:
        report["error"] = f"{type(error).__name__}: {error}"
    text = json.dumps(report, indent=1, ensure_ascii=True)
    print(text)
    if arguments:
        try:
            Path(arguments[0]).write_text(text + "\n", encoding="ascii")
        except OSError as error:
            raise CliError(f"{arguments[0]} cannot be written: {error.strerror}") from error
    if not report["ok"]:
        print(f"swqt: this installation does not work: {report['error']}", file=sys.stderr)
        return FAILED
    return 0


class TemporaryHome:  # used like a function
    """A context in which the user's folders are replaced by empty temporary ones."""

    _NAMES: Final = ("SWQT_HOME", "XDG_CACHE_HOME")

    def __enter__(self) -> Path:
        # On Windows, a worker that is exiting may keep a file open for a moment.
        self._folder = tempfile.TemporaryDirectory(prefix="swqt-smoke-", ignore_cleanup_errors=True)
        self._before = {name: os.environ.get(name) for name in self._NAMES}
        os.environ.update(dict.fromkeys(self._NAMES, self._folder.name))
        return Path(self._folder.name)

    def __exit__(self, *_: object) -> None:
        for name, value in self._before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
        self._folder.cleanup()


def versions() -> Report:
    """Return the versions of program and platform."""
    return {
        "swqt": __version__,
        "frozen": bool(getattr(sys, "frozen", False)),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "machine": platform.machine(),
    }


def data() -> Report:
    """Count the shipped files."""
    found = {
        "boards": len(list(board_folder().glob("*.json"))),
        "painted": len(list((board_folder() / "painted").glob("*.webp"))),
        "traits": len(list((resource_folder() / "traits").glob("*.toml"))),
        "licences": len(list((resource_folder() / "licences").glob("*.txt"))),
    }
    if lost := [name for name, count in found.items() if not count]:
        raise SmokeError(f"shipped files are missing: {', '.join(lost)}")
    return {"files": found}


def libraries(load: Callable[[str], object] = import_module) -> Report:
    """Import every library, including extensions that could be missing."""
    found: dict[str, str] = {}
    for name in (*LIBRARIES, *OPTIONAL):
        try:
            found[name] = str(getattr(load(name), "__version__", "there"))
        except ImportError as error:
            if name in LIBRARIES:
                raise SmokeError(f"the library {name} cannot be loaded: {error}") from error
    for name in COMPILED:
        try:
            load(name)
        except ImportError as error:
            raise SmokeError(f"the compiled part {name} cannot be loaded: {error}") from error
    return {"libraries": found}


def engine() -> Report:
    """Play a random game of each box; the digests of the final positions are the same on every machine."""
    library = Library()
    ends = {}
    for label, board_id in REFERENCE:
        board = library.board(board_id)
        rules = Rules(board, library.content(label, board))
        rng = Random(1)
        bot = RandomBot(rng)
        state = rules.start(board.players)
        while state.agenda:
            asked = state.agenda[-1].seat
            state = rules.after(state, chance(rules, state, rng) if asked == CHANCE else bot.choose(rules, state))
        ends[label] = state.digest
    return {"engine": ends, "compiled": compiled.kind(Rules) == "compiled"}


def loopback() -> Report:
    """Connect to this computer over loopback and exchange data."""
    word = b"swqt"
    try:
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(_WAIT)
            port: int = server.getsockname()[1]
            with socket.create_connection(("127.0.0.1", port), _WAIT) as caller:
                called, _ = server.accept()
                with called:
                    called.settimeout(_WAIT)
                    caller.sendall(word)
                    heard = called.recv(len(word))
        socket.create_server(("127.0.0.1", port)).close()    # the port is free again
    except OSError as error:
        raise SmokeError(f"no connection within this computer: {error}") from error
    if heard != word:
        raise SmokeError(f"a connection within this computer carried {heard!r} instead of {word!r}")
    return {"loopback": True}


def network() -> Report:
    """Play the first moves of a network game between two peers; report the digest of the rules as well."""
    try:
        return try_network()
    except SmokeNetworkError as error:
        raise SmokeError(str(error)) from error


# Modules with keys and messages are imported only where they are used, so that a missing library is reported first.

HERE: Final = "127.0.0.1"
NETWORK_BOARD: Final = "midland-2"
MOVES: Final = 10
"""The number of moves, including those of chance, that both peers must have received."""

_SECONDS: Final = 60.0


class SmokeNetworkError(Exception):
    """A part of network play does not work; the message names it."""


def try_network(seconds: float = _SECONDS) -> dict[str, object]:
    """Play the first moves of a game over loopback and return the findings; SmokeNetworkError on failure."""
    from swqt.net.wire.identity import IdentityError
    from swqt.net.wire.links import new_loop
    from swqt.net.wire.text import Troubled
    from swqt.version import Incomplete, engine_digest

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
    """Return the port of the host once both peers have received the same first moves."""
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

    text = (board_folder() / f"{NETWORK_BOARD}.json").read_text(encoding="utf-8")
    return pack(text, "base", Options(), Library().catalogue)


def _with_pin(table: LobbyTable) -> LobbyTable:
    from swqt.net.lobby import seats as seating

    return seating.set_house(table, pin=True)
