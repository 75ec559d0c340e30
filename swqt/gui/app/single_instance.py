"""Allows one running program for each user and data folder: a later start passes its file to the running one."""

from __future__ import annotations

import json
import logging
import os
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from swqt.gui.lan.door import is_link
from swqt.home import data_folder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

logger = logging.getLogger(__name__)

# QtNetwork is imported where it is used: loading it takes as long as painting the start page.

_CONNECT: Final = 300
"""Timeout in milliseconds for connecting to a running program."""

_ANSWER: Final = 2500
"""Timeout in milliseconds for its answer; after that it counts as hanging, and a second program may start."""

_ACCEPTED: Final = b"opening\n"
_LONGEST: Final = 64 * 1024
"""Largest message in bytes."""

_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Environment variable with the token that Wayland requires to raise a window without user input."""


def address() -> str:
    """Return the socket path, or on Windows the pipe name, for this user and data folder."""
    whose = f"{_user()}\n{data_folder().absolute()}"
    name = f"swqt-{zlib.crc32(os.fsencode(whose)):08x}"
    if os.name == "nt":
        return name
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.path.isdir(runtime):
        import tempfile  # there is no runtime folder, for example on macOS

        runtime = tempfile.gettempdir()
    return os.path.join(runtime, name)


def hand_over(arguments: Sequence[str]) -> bool:
    """Let a running program open the file or link in *arguments*; return whether one has accepted it."""
    where = address()
    if not _is_there(where):
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(where)
    if not socket.waitForConnected(_CONNECT):
        return False    # the socket of a program that was killed
    logger.info("the program runs already")
    _allow_raising()
    file = "" if not arguments else arguments[0] if is_link(arguments[0]) else str(Path(arguments[0]).absolute())
    message = {"file": file, "token": os.environ.get(_TOKEN, "")}
    socket.write(json.dumps(message).encode() + b"\n")
    if not socket.waitForBytesWritten(_ANSWER):
        return False
    while b"\n" not in bytes(socket.peek(len(_ACCEPTED)).data()):
        if not socket.waitForReadyRead(_ANSWER):
            return False
    return bytes(socket.readAll().data()) == _ACCEPTED


class SingleInstanceServer(QObject):
    """Listens for later program starts. ``rung`` carries the file or link that they were given, or an empty string."""

    rung = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None

    @property
    def listens(self) -> bool:
        return self._server is not None and self._server.isListening()

    def listen(self) -> bool:
        """Start listening; return False if another program already listens or the server cannot be started."""
        from PySide6.QtNetwork import QLocalServer, QLocalSocket

        where = address()
        other = QLocalSocket()
        other.connectToServer(where)
        if other.waitForConnected(_CONNECT):
            return False
        QLocalServer.removeServer(where)    # remove the socket of a program that was killed
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(where):
            logger.warning("later starts cannot be heard: %s", server.serverError().name)
            return False
        server.newConnection.connect(self._on_connection)
        self._server = server
        return True

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _on_connection(self) -> None:
        while self._server is not None and (client := self._server.nextPendingConnection()) is not None:
            client.readyRead.connect(lambda client=client: self._read(client))
            client.disconnected.connect(client.deleteLater)
            self._read(client)

    def _read(self, client: QLocalSocket) -> None:
        if client.bytesAvailable() > _LONGEST:
            client.abort()
        if not client.canReadLine():
            return
        message = read_message(bytes(client.readLine().data()))
        if message is None:
            client.abort()
            return
        client.write(_ACCEPTED)
        client.flush()
        client.disconnectFromServer()
        file, token = message
        logger.info("a later start%s", " with a file or a link" if file else "")
        if token:
            os.environ[_TOKEN] = token    # Qt reads it when the window is raised
        self.rung.emit(file)


def read_message(line: bytes) -> tuple[str, str] | None:
    """Return the file and the token in *line*; None if it is not a valid message."""
    try:
        message = json.loads(line)
    except ValueError:
        return None
    if not isinstance(message, dict):
        return None
    file, token = message.get("file"), message.get("token")
    return (file, token) if isinstance(file, str) and isinstance(token, str) else None


def _user() -> str:
    return os.environ.get("USERNAME", "") if sys.platform == "win32" else str(os.getuid())


def _is_there(where: str) -> bool:
    if os.name != "nt":
        return os.path.exists(where)
    try:
        return where in os.listdir(r"\\.\pipe")    # os.path.exists would connect to the pipe
    except OSError:
        return True


def _allow_raising() -> None:
    """Allow the running program to raise its window; on Windows, only the foreground process may do so."""
    if sys.platform == "win32":
        import contextlib
        import ctypes

        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.user32.AllowSetForegroundWindow(-1)
