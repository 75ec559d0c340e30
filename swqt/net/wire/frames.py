"""Where one message ends and the next begins: four bytes of length, highest first, then as many bytes.

A frame of zero bytes does not exist, so nobody can make the other side turn idle rounds for four bytes each.
"""

from __future__ import annotations

from typing import Final

from swqt.net.wire.messages import PLAIN_LIMIT, SEALED_LIMIT, Malformed

HEADER: Final = 4
TAG_BYTES: Final = 16
RECORD_LIMIT: Final = SEALED_LIMIT + TAG_BYTES


def framed(payload: bytes) -> bytes:
    """Return *payload* as it goes over the wire; it holds at least one byte."""
    return len(payload).to_bytes(HEADER, "big") + payload


class Splitter:
    """Cuts a stream into its frames. It never keeps more than one frame, ``limit`` long, and what arrived with it.

    Frames are taken one at a time, because the limit rises (``trust``) between two that came in one packet.
    """

    def __init__(self) -> None:
        self._limit = PLAIN_LIMIT
        self._buffer = bytearray()

    def trust(self) -> None:
        """From now on frames may be as long as a sealed message."""
        self._limit = RECORD_LIMIT

    def feed(self, data: bytes) -> None:
        """Take what arrived."""
        self._buffer += data

    def take(self) -> bytes | None:
        """Return the next whole frame, or None if it is not here yet; ``Malformed`` if its length is not allowed.

        The length is judged as soon as it is known: nobody has to send 4 GiB to be refused.
        """
        if len(self._buffer) < HEADER:
            return None
        size = int.from_bytes(self._buffer[:HEADER], "big")
        if not 0 < size <= self._limit:
            raise Malformed(f"a frame of {size} bytes; 1 to {self._limit} are allowed here")
        end = HEADER + size
        if len(self._buffer) < end:
            return None
        payload = bytes(self._buffer[HEADER:end])
        del self._buffer[:end]
        return payload

    @property
    def waiting(self) -> int:
        """How many bytes are here that belong to no frame that was taken."""
        return len(self._buffer)
