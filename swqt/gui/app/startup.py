"""Loads the content while the start page is already shown, and allows one instance per user and data folder.

A later start sends its argument to the running instance and exits.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import threading
import zlib
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from PySide6.QtCore import QObject, Qt, Signal

from swqt.home import data_folder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from swqt.table import Library, SavedGame, SavedGames

logger = logging.getLogger(__name__)

# QtNetwork is imported where it is used, because loading it takes as long as painting the first page.

_MODULES: Final = (
    "swqt.gui.pages.start_page", "swqt.gui.app.window_parts", "swqt.gui.session.game_session",
    "swqt.gui.pages.results_page",
    "swqt.gui.pages.games_page", "PySide6.QtNetwork",
)  # fmt: skip
"""Large modules that every game needs and that would otherwise be imported on first use."""


class LoadedContent(NamedTuple):
    """Boards, traits and saved games; ``unfinished`` is the newest game that can be continued."""

    library: Library
    saves: SavedGames
    unfinished: SavedGame | None


class StartupLoader(QObject):
    """Loads the content in its own thread. ``loaded`` carries the LoadedContent, in the thread of this object.

    An error in the thread is raised again in the event loop, where the crash reporter catches it.
    """

    loaded = Signal(object)
    _finished = Signal(object, object)

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._thread = threading.Thread(target=self._run, name="startup-loader")
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def wait(self) -> None:
        """Block until the thread has ended, since it must not outlive the interpreter."""
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        try:
            content = load_content(self._language)
        except BaseException as error:  # noqa: BLE001  # raised again in the event loop
            self._finished.emit(None, error)
        else:
            self._finished.emit(content, None)

    def _on_finished(self, content: LoadedContent | None, error: BaseException | None) -> None:
        if error is not None:
            raise error
        self.loaded.emit(content)


def load_content(language: str = "en") -> LoadedContent:
    """Load what a game needs, with its texts in *language*, and find the newest unfinished game."""
    for name in _MODULES:
        import_module(name)
    from swqt import content
    from swqt.gui.style.icons import known
    from swqt.table import FsyncThread, Library, SavedGames

    content.language(language)
    known("sign")    # reads the files of all signs
    library = Library()
    _ = library.catalogue    # reads races and powers
    saves = SavedGames(library, disk=FsyncThread())
    return LoadedContent(library, saves, newest(saves))


def newest(saves: SavedGames) -> SavedGame | None:
    """Return the newest unfinished game that can be read, with its position."""
    return next((saved for saved in saves.unfinished(positions=True) if not saved.problem), None)


SCHEME: Final = "swqt://"

_CONNECT: Final = 300
_ANSWER: Final = 2500
"""Milliseconds to connect to the running instance and to wait for its answer, after which it counts as hung."""

_ACCEPTED: Final = b"opening\n"
_LARGEST_MESSAGE: Final = 64 * 1024
"""Bytes; a longer message does not come from swqt."""

_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""The variable with the token that Wayland requires to raise a window without a click on it."""


def is_link(text: str) -> bool:
    """Return whether *text* is a swqt link and not a file."""
    return text.casefold().startswith(SCHEME)


def address() -> str:
    """Return the address of the instance for this user and data folder: a socket path, or the name of a pipe."""
    whose = f"{_player()}\n{data_folder().absolute()}"
    name = f"swqt-{zlib.crc32(os.fsencode(whose)):08x}"
    if os.name == "nt":
        return name
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.path.isdir(runtime):
        import tempfile  # only where there is no such folder, as on macOS

        runtime = tempfile.gettempdir()
    return os.path.join(runtime, name)


def send_to_running_instance(arguments: Sequence[str]) -> bool:
    """Send the first of *arguments*, a file or a link, to the running instance; return whether it has accepted it."""
    where = address()
    if not _is_there(where):
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(where)
    if not socket.waitForConnected(_CONNECT):
        return False    # the socket was left behind by a killed process
    logger.info("another instance is running")
    _let_come_to_front()
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
    """Listens for later program starts. ``arguments_received`` carries the file or link they were given, or ""."""

    arguments_received = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None

    @property
    def listens(self) -> bool:
        return self._server is not None and self._server.isListening()

    def listen(self) -> bool:
        """Start listening; return whether that succeeded, which it does not if another instance already listens."""
        from PySide6.QtNetwork import QLocalServer, QLocalSocket

        where = address()
        other = QLocalSocket()
        other.connectToServer(where)
        if other.waitForConnected(_CONNECT):
            return False
        QLocalServer.removeServer(where)    # may have been left behind by a killed process
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(where):
            logger.warning("no server for later starts: %s", server.serverError().name)
            return False
        server.newConnection.connect(self._open)
        self._server = server
        return True

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _open(self) -> None:
        while self._server is not None and (caller := self._server.nextPendingConnection()) is not None:
            caller.readyRead.connect(self._on_ready_read)
            caller.disconnected.connect(caller.deleteLater)
            self._read(caller)

    def _on_ready_read(self) -> None:
        self._read(cast("QLocalSocket", self.sender()))

    def _read(self, caller: QLocalSocket) -> None:
        if caller.bytesAvailable() > _LARGEST_MESSAGE:
            caller.abort()
        if not caller.canReadLine():
            return
        message = read_message(bytes(caller.readLine().data()))
        if message is None:
            caller.abort()
            return
        caller.write(_ACCEPTED)
        caller.flush()
        caller.disconnectFromServer()
        file, token = message
        logger.info("a later start%s", " with a file or a link" if file else "")
        if token:
            os.environ[_TOKEN] = token    # Qt reads it there when the window is raised
        self.arguments_received.emit(file)


def read_message(line: bytes) -> tuple[str, str] | None:
    """Return the file and the token in *line*; None if it is not a swqt message."""
    try:
        message = json.loads(line)
    except ValueError:
        return None
    if not isinstance(message, dict):
        return None
    file, token = message.get("file"), message.get("token")
    return (file, token) if isinstance(file, str) and isinstance(token, str) else None


def _player() -> str:
    return os.environ.get("USERNAME", "") if sys.platform == "win32" else str(os.getuid())


def _is_there(where: str) -> bool:
    if os.name != "nt":
        return os.path.exists(where)
    try:
        return where in os.listdir(r"\\.\pipe")    # testing the pipe itself would already connect to it
    except OSError:
        return True


def _let_come_to_front() -> None:
    """Let the running instance raise its window, which on Windows only the foreground process can allow."""
    if sys.platform == "win32":
        import contextlib
        import ctypes

        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.user32.AllowSetForegroundWindow(-1)
