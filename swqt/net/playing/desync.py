"""What to do when boards differ: who is wrong, where it began, and a report that can be replayed anywhere.

Each side plays its own log again from the START on a fresh board. If that gives another board than the one in memory,
the one in memory was spoilt; if it gives the same, the programs differ.
"""

from __future__ import annotations

import zipfile
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from swqt.home import write_whole
from swqt.net.agreement.log import Invalid, Log
from swqt.net.playing.difference import differences
from swqt.net.playing.journal import (
    ENTRY_RECORD,
    META_RECORD,
    START_RECORD,
    JournalRecord,
    NetworkJournalError,
    scan,
    story,
    write_meta,
    written,
)
from swqt.net.playing.offering import ContentShelf
from swqt.net.playing.opening import OpeningError
from swqt.net.playing.record import open_log
from swqt.net.wire.messages import EntryMessage, StartMessage, encode

VERDICTS: Final = ("equal", "others", "heal", "differ", "tied")
"""``equal``: there is no difference. ``others``: most have our board, so we go on and wait for what the others find.
``heal``: our memory was spoilt, the board is to be made anew from the log. ``differ``: our program plays otherwise
than most; play rests. ``tied``: no board has a majority, and both sides stand by theirs; play rests."""

MOST_BYTES: Final = 16 * 1024 * 1024
_JOURNAL: Final = "journal.swj"
_POSTS: Final = "posts.txt"
_ABOUT: Final = "report.txt"


def verdict(live: bytes, replayed: bytes, others: Sequence[bytes]) -> str:
    """Return one of VERDICTS. *live* is our post, *replayed* that of our log played anew, *others* are the others'."""
    votes = Counter([live, *others])
    post, count = votes.most_common(1)[0]
    if len(votes) == 1:
        return "equal" if replayed == live else "heal"
    if 2 * count <= votes.total():
        return "tied" if replayed == live else "heal"
    if live == post:
        return "others"
    return "heal" if replayed == post else "differ"


class Replayed(NamedTuple):
    """A log played anew. ``posts`` are those before the first entry and after each; ``trouble`` says why it ended
    before its end, as the entry ``len(posts) - 1`` could not follow."""

    posts: tuple[bytes, ...]
    sections: tuple[bytes, ...]
    trouble: str = ""


def replay(start: StartMessage, entries: Sequence[EntryMessage], shelf: ContentShelf) -> Replayed:
    """Play *entries* anew on a fresh board; signatures have been checked before. OpeningError if nothing can begin."""
    log = open_log(start, shelf, entries)
    for entry in entries:
        try:
            log.append(entry, trusted=True)
        except Invalid as error:
            return Replayed(tuple(log.posts), log.board.sections(), str(error))
    return Replayed(tuple(log.posts), log.board.sections())


def first_difference(posts: Sequence[bytes], others: Sequence[bytes]) -> int | None:
    """Return the first entry after which two lists of posts differ; -1 if they do so before any, None if never.

    A list that ends differs there. Boards that differed once may be equal later, so every post is looked at.
    """
    for number, (post, other) in enumerate(zip(posts, others, strict=False)):
        if post != other:
            return number - 1
    return None if len(posts) == len(others) else min(len(posts), len(others)) - 1


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a report of the difference after entry *seq* holds. ``posts`` are ours as they were when we played.

    ``theirs`` are the sections of other peers, by number; ``about`` says what else helps: versions, platform.
    """

    log: Log
    seq: int
    posts: tuple[bytes, ...]
    mine: tuple[bytes, ...]
    theirs: Mapping[int, tuple[bytes, ...]]
    verdict: str
    about: Mapping[str, str]


def report_name(game: bytes, seq: int) -> str:
    return f"desync-{game.hex()[:8]}-{seq}.zip"


def write_report(folder: Path, evidence: Evidence) -> Path:
    """Write the report into *folder* and return where it is; OSError if that fails, then there is nothing.

    No secret is in it: neither seed nor key.
    """
    log = evidence.log
    files = {
        _ABOUT: _about(evidence),
        _JOURNAL: _journal(log, evidence.about),
        _POSTS: "".join(f"{post.hex()}\n" for post in evidence.posts).encode(),
        "board-mine.txt": b"\n".join(filter(None, evidence.mine)) + b"\n",
    }
    for peer, sections in sorted(evidence.theirs.items()):
        files[f"board-peer-{peer}.txt"] = b"\n".join(filter(None, sections)) + b"\n"
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    path = folder / report_name(log.game, evidence.seq)
    write_whole(path, data.getvalue())
    return path


def _about(evidence: Evidence) -> bytes:
    lines = [
        f"game {evidence.log.game.hex()}",
        f"The boards differ after entry {evidence.seq} of {len(evidence.log)}.",
        f"verdict {evidence.verdict}",
        *(f"{name} {value}" for name, value in evidence.about.items()),
    ]
    for peer, sections in sorted(evidence.theirs.items()):
        lines += ["", f"Here != at peer {peer}:", *differences(evidence.mine, sections)]
    lines += ["", "To play it again: swqt lan replay FILE", ""]
    return "\n".join(lines).encode()


def _journal(log: Log, about: Mapping[str, str]) -> bytes:
    records = [
        JournalRecord(META_RECORD, write_meta({name: value for name, value in about.items() if _is_meta(name, value)}))
    ]
    records.append(JournalRecord(START_RECORD, encode(log.table.start)))
    records += [JournalRecord(ENTRY_RECORD, encode(entry)) for entry in log.entries]
    return written(records)


def _is_meta(name: str, value: str) -> bool:
    return name.split() == [name] and "\n" not in value


class ReportError(ValueError):
    """A file that is no report of a difference, or one that cannot be played; the text says which and why."""


class DesyncOutcome(NamedTuple):
    """What playing a report's log here gives. ``first`` is the first entry after which this program's board differs
    from the one in the report, as in ``first_difference``."""

    about: str
    entries: int
    first: int | None
    trouble: str


def replay_report(path: Path, shelf: ContentShelf) -> DesyncOutcome:
    """Play the log in the report *path* on this program; ReportError if it is none, OSError if it cannot be read."""
    files = _files(path)
    try:
        told = story(scan(files[_JOURNAL], path).records)
        posts = tuple(bytes.fromhex(line) for line in files[_POSTS].decode("ascii").split())
    except (NetworkJournalError, ValueError) as error:
        raise ReportError(f"{path}: {error}") from None
    if told.start is None:
        raise ReportError(f"{path}: there is no START in it")
    try:
        found = replay(told.start, told.entries, shelf)
    except OpeningError as error:
        raise ReportError(f"{path}: {error}") from None
    about = files[_ABOUT].decode(errors="replace")
    return DesyncOutcome(about, len(told.entries), first_difference(posts, found.posts), found.trouble)


def _files(path: Path) -> dict[str, bytes]:
    """Return what the report *path* consists of, and no more than MOST_BYTES of it."""
    try:
        with zipfile.ZipFile(path) as archive:
            infos = [archive.getinfo(name) for name in (_ABOUT, _JOURNAL, _POSTS)]
            if sum(info.file_size for info in infos) > MOST_BYTES:
                raise ReportError(f"{path}: it holds more than {MOST_BYTES} bytes")
            return {info.filename: _content(archive, info) for info in infos}
    except ReportError:
        raise
    except KeyError as error:
        raise ReportError(f"{path}: this is no report of a game: {error.args[0]}") from None
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError) as error:
        raise ReportError(f"{path}: this is no report of a game: {error}") from None


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    with archive.open(info) as file:
        return file.read(MOST_BYTES)
