"""Where the peers of a game were seen last, as its journal has it, and which games in a folder are not over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from swqt.net.playing.journal import NetworkJournalError, Story, journals, read_journal, story
from swqt.net.wire.dialling import Endpoint
from swqt.net.wire.messages import END

AT: Final = "at-"
"""How the names of such words in a journal begin; then follows the peer's key, and the value is port and address."""

_KEY: Final = 32


class Unfinished(NamedTuple):
    """A game to go on with."""

    path: Path
    story: Story


def remembered(meta: Mapping[str, str]) -> Iterator[tuple[bytes, list[Endpoint]]]:
    """Yield where each peer was seen last; what makes no sense is left out."""
    for name, value in meta.items():
        port, _, address = value.partition(" ")
        try:
            key = bytes.fromhex(name.removeprefix(AT)) if name.startswith(AT) else b""
            if len(key) == _KEY and address:
                yield key, [(address, int(port))]
        except ValueError:
            continue


def unfinished(folder: Path) -> Iterator[Unfinished]:
    """Yield the network games in *folder* that can be gone on with, the one played last first."""
    for path in journals(folder):
        try:
            told = story(read_journal(path).records)
        except NetworkJournalError:
            continue
        if told.start is not None and not (told.entries and told.entries[-1].kind == END):
            yield Unfinished(path, told)
