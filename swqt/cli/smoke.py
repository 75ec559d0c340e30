"""``swqt --smoke [FILE]``: does this installation work? A moment of everything, told as one JSON object.

Nobody's games or settings are touched: all files lie in a folder that is gone afterwards. What a packaged program can
lack without anybody noticing is looked at here: libraries, data, plugins of Qt, the worker process, sockets, a table
on the network.
"""

from __future__ import annotations

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
from typing import Final, Protocol

from swqt import __version__, compiled
from swqt.ai import RandomBot, chance
from swqt.cli.errors import CliError, SmokeError
from swqt.content import board_folder, resource_folder
from swqt.engine import CHANCE, Rules
from swqt.table import Library

FAILED: Final = 1
TURNS: Final = 10
"""Turns that bots play in the window."""

BOARD: Final = "midland-3"
LIBRARIES: Final = ("platformdirs", "msgpack", "msgspec", "cryptography", "cpace", "zeroconf", "ifaddr", "segno")
"""What an installation must have besides Qt; some of it is first imported when somebody plays on a network."""

OPTIONAL: Final = ("miniaudio",)
COMPILED: Final = ("zeroconf._protocol.incoming", "msgpack._cmsgpack", "cryptography.hazmat.bindings._rust")
"""Parts in machine code, which freezing can lose while a slow or broken replacement stays."""

REFERENCE: Final = (("base", "midland-3"), ("underground", "emberfall-3"))
_WAIT: Final = 5.0

Report = dict[str, object]


class Trial(Protocol):
    """Has bots play so many turns on a board in the real window; SmokeError if it cannot."""

    def __call__(self, board: str, turns: int) -> Report: ...


def run(arguments: Sequence[str], trial: Trial) -> int:
    """Look at everything, print what was found (and write it to the file in *arguments*), return the exit code."""
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
    """While it lasts, the player's files are those of a new player, in a folder that is removed afterwards."""

    _NAMES: Final = ("SWQT_HOME", "XDG_CACHE_HOME")

    def __enter__(self) -> Path:
        # A worker that is just ending may hold a file on Windows for a moment longer.
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
    """Return what runs here, and on what."""
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
    """Import every library, and use those that could be there in part only."""
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
    """Play a whole game of each box by chance; the digests of the ends are the same wherever swqt runs."""
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
    """Listen on this computer, be called, hear a word, and close."""
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
    """Play the first moves of a game between two programs at one table; tell the digest of the rules, too."""
    from swqt.cli.smoke_network import SmokeNetworkError, try_network

    try:
        return try_network()
    except SmokeNetworkError as error:
        raise SmokeError(str(error)) from error
