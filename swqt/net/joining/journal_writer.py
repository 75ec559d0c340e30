"""What one program writes of a game, and what it does while its disk is full or broken.

Nothing leaves that rests on what is not written: whoever forgets what others have heard would be taken for a cheat.
Until there is room, a program only looks on and says so to those whom it is linked to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from msgspec import Struct

from swqt.net.playing.journal import NetworkJournal, NetworkJournalError
from swqt.net.wire.messages import LOBBY_OPERATIONS, ChatMessage, LobbyRequest, Ping, Pong, Say, Sealed, Status

RETRY: Final = 2.0
"""Seconds until it is tried again to write."""

_HARMLESS: Final = (Status, Ping, Pong, Say, ChatMessage, LobbyRequest)
_TROUBLE: Final = LOBBY_OPERATIONS.index("trouble")
_NO_SIGNATURE: Final = bytes(64)
_FULL, _WORKS = b"disk full", b"disk works"


class DiskTold(Struct, frozen=True):
    """The member *peer* cannot write, and is waited for; or its disk is no more ``full``."""

    peer: int
    full: bool


def may_leave(message: Sealed) -> bool:
    """Return whether *message* rests on nothing that must be on the disk."""
    return isinstance(message, _HARMLESS)


def write_notice(full: bool) -> LobbyRequest:
    """Return what tells others whether this program cannot write. The link says whose it is."""
    return LobbyRequest(_TROUBLE, _FULL if full else _WORKS, _NO_SIGNATURE)


def read_notice(message: Sealed) -> bool | None:
    """Return whether whoever sent *message* cannot write; None if it says nothing of that."""
    if not isinstance(message, LobbyRequest) or message.operation != _TROUBLE:
        return None
    return {_FULL: True, _WORKS: False}.get(message.argument)


class JournalWriter:
    """Writes to *journal* in a thread, record after record. *told* hears when that begins to fail, with a sentence,
    and with an empty one when all is written again."""

    def __init__(self, journal: NetworkJournal, told: Callable[[str], None]) -> None:
        self._journal = journal
        self.failing = ""
        """Why the last record could not be written, or nothing."""
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._disk = ThreadPoolExecutor(1, "journal")
        self._retry: asyncio.TimerHandle | None = None
        self._writing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def store(self, kind: int, data: bytes, *, fsync: bool) -> None:
        """Append a record; if that fails, it is written later, and ``failing`` until then."""
        async with self._writing:
            if fsync or self.failing:
                await self._do(lambda: self._journal.append(kind, data, fsync=fsync))
            else:
                self._done(self._caught(lambda: self._journal.append(kind, data)))

    async def flush(self) -> None:
        """Write what could not be written so far."""
        async with self._writing:
            if self.failing:
                await self._do(lambda: self._journal.flush(fsync=True))

    async def close(self) -> str:
        """Try once more and let go of the journal; return why something is not written, or nothing."""
        if self._retry is not None:
            self._retry.cancel()
        await self.flush()
        if self._retry is not None:
            self._retry.cancel()
        self._disk.shutdown()
        self._journal.close()
        return self.failing

    async def _do(self, work: Callable[[], None]) -> None:
        self._done(await self._loop.run_in_executor(self._disk, lambda: self._caught(work)))

    def _caught(self, work: Callable[[], None]) -> str:
        try:
            work()
        except NetworkJournalError as error:
            return str(error)
        return ""

    def _done(self, failing: str) -> None:
        changed, self.failing = bool(failing) != bool(self.failing), failing
        if changed:
            self._told(failing)
        if failing:
            if self._retry is not None:
                self._retry.cancel()
            self._retry = self._loop.call_later(RETRY, self._again)

    def _again(self) -> None:
        self._task = self._loop.create_task(self.flush())
