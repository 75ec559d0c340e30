"""Talk of people without a number: at a table before its game, and of those who watch one.

Members of a game talk by ``agreement.talk``, whose lines name them by number. A ``ChatMessage`` names its author by
key. At a table only those who sit there are heard. In a game, if the table allows it, a line counts that comes from
its author's own link, or that a member passes on; so members vouch for those who watch with them. Nobody is heard more
often than members are, and all who watch together not much more. If the table wants that, only ready sayings are said
and heard.

Which lines of chat are old: those that were heard in an earlier run of this program, whoever sends them again.

A signed line stays true for ever, so a program that has just been started cannot see by the line alone when it was
said. But an author's numbers grow, from line to line and from run to run, so one number for each author tells old from
new. The journal of the game keeps them, written down once in a while: no line waits for the disk, and what could be
said again after a crash are the lines of a few seconds.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from swqt.net.agreement.core import Core
from swqt.net.meeting.document import LobbyTable, manners_of
from swqt.net.wire.identity import FINGERPRINT_LENGTH, Signer, Verify, fingerprint, verified
from swqt.net.wire.limits import Bucket, chat_bucket
from swqt.net.wire.messages import ChatMessage
from swqt.net.wire.plaintext import NAME_LIMIT, ChatText, NameText, as_sent, clean_chat, clean_name

KEPT: Final = 64
"""Lines of one author that are remembered, so that none is shown twice."""

MOST_AUTHORS: Final = 32
_TEXT: Final = b"swqt1/word"
_NO_SIGNATURE: Final = bytes(64)
_TOGETHER: Final = (2.0, 20.0)
"""Lines a second of all authors together, and how many at once."""


@dataclass(slots=True)
class _Author:
    numbers: set[int] = field(default_factory=set)
    bucket: Bucket = field(default_factory=lambda: chat_bucket(heard=True))


def word_text(word: ChatMessage) -> bytes:
    """Return what the author of *word* signs."""
    name, text = as_sent(word.name).encode(), as_sent(word.text).encode()
    parts = (word.place, word.key, word.number.to_bytes(4, "big"), name, text)
    return _TEXT + b"".join(len(part).to_bytes(2, "big") + part for part in parts)


class Chatter:
    """The words of one program, *me*, called *name*; *first* is a number that grows from run to run."""

    def __init__(self, me: Signer, name: str, first: int, verify: Verify = verified) -> None:
        self._me: Final = me
        self._name: Final = clean_name(name) or "?"
        self._verify: Final = verify
        self._number = first
        self._own = chat_bucket()
        self._all = Bucket(*_TOGETHER)
        self._authors: OrderedDict[bytes, _Author] = OrderedDict()

    def go_on_from(self, first: int) -> None:
        """The next line has a number that is greater than *first*."""
        self._number = max(self._number, first)

    def say(self, text: str, table: LobbyTable | None, core: Core | None, now: float) -> ChatMessage | str:
        """Return the word that says *text*, or why there is none: a code as of ``Declined``."""
        text = clean_chat(text)
        if table is None or (core is not None and not manners_of(table, core.view.options).talk):
            return "watcher"
        if not may_say(text, table, core):
            return "sayings"
        if not text or not self._own.take(1, now):
            return "chat"
        self._number += 1
        place, name, line = _place(table, core), NameText(self._name), ChatText(text)
        word = ChatMessage(place, self._me.public, self._number, name, line, _NO_SIGNATURE)
        word = ChatMessage(place, word.key, word.number, name, line, self._me.sign(word_text(word)))
        self._author(word.key).numbers.add(word.number)
        return word

    def hear(
        self, word: ChatMessage, sender: bytes, table: LobbyTable | None, core: Core | None, now: float
    ) -> str | None:
        """Return what the author of *word* is called, which came over the link to *sender*; None if it is not heard."""
        if table is None or word.place != _place(table, core) or word.key == self._me.public:
            return None
        if core is None:
            person = table.person(word.key)
            name = person.name if person is not None else ""
        else:
            vouched = sender == word.key or core.view.number(sender) is not None
            fits = manners_of(table, core.view.options).talk and vouched and core.view.number(word.key) is None
            name = name_of(word.key, word.name, table) if fits else ""
        author = self._author(word.key) if name else None
        if author is None or word.number in author.numbers or not word.text:
            return None
        if len(author.numbers) >= KEPT and word.number < min(author.numbers):
            return None    # numbers grow: it was heard, and forgotten since
        if not may_say(word.text, table, core):
            return None
        if not self._verify(word.key, word_text(word), word.signature):
            return None
        author.numbers.add(word.number)
        if len(author.numbers) > KEPT:
            author.numbers.discard(min(author.numbers))
        return name if author.bucket.take(1, now) and self._all.take(1, now) else None

    def _author(self, key: bytes) -> _Author:
        author = self._authors.setdefault(key, _Author())
        self._authors.move_to_end(key)
        while len(self._authors) > MOST_AUTHORS:
            self._authors.popitem(last=False)
        return author


def name_of(key: bytes, called: str, table: LobbyTable | None) -> str:
    """Return the name of *key*, who calls itself *called*: as at *table*, or one that nobody had there.

    Whoever comes to watch may call itself anything, and must not speak in the name of somebody who plays.
    """
    people = table.people if table is not None else ()
    name = clean_name(called) or "?"
    if any(person.key == key and person.name == name for person in people):
        return name
    if any(person.key != key and person.name.casefold() == name.casefold() for person in people):
        return f"{name[: NAME_LIMIT - FINGERPRINT_LENGTH - 1]} {fingerprint(key)}"
    return name


def may_say(text: str, table: LobbyTable | None, core: Core | None) -> bool:
    """Return whether the line *text* is one that may be said at *table*, or by now in its game."""
    return manners_of(table, core.view.options if core is not None else b"").allow(clean_chat(text))


def _place(table: LobbyTable, core: Core | None) -> bytes:
    """Return where is talked: the number of the table, or that of its game."""
    return table.table if core is None else core.log.table.game


META: Final = "lines"
"""The name of the word in a journal that holds the numbers."""

EVERY: Final = 10.0
"""Seconds between two notes of them, at least."""

_OWN: Final = "own"
_UNSAID: Final = 1024
"""Lines that an earlier run cannot have said between two notes."""
_LAST: Final = 0xF000_0000
_MOST: Final = 64
"""Authors of whom a number is kept; of whoever was heard longest ago it is forgotten. Members are far fewer."""


class OldChatLines:
    """The greatest number heard of each author: a member by its number, who watches by its key. *kept* is what the
    journal has of them; anything else in it is left out."""

    def __init__(self, kept: str = "") -> None:
        self._kept: dict[str, int] = {}
        for part in kept.split()[: 2 * _MOST + 1]:
            name, _, number = part.partition(":")
            if number.isascii() and number.isdigit() and len(number) < 11:
                self._kept[name] = min(int(number), 0xFFFF_FFFF)
        self._own = self._kept.pop(_OWN, 0)
        self._members = {name: number for name, number in self._kept.items() if len(name) < 3}
        self._watchers = OrderedDict((name, number) for name, number in self._kept.items() if len(name) >= 3)
        self._noted: float | None = None
        self._said = self.word

    def first(self, clock: int) -> int:
        """Return a number that is greater than those of all earlier lines said here; *clock* is in seconds since 1970.

        The clock alone would do unless it is set back, the journal alone unless that is lost.
        """
        return min(max(clock, self._own + _UNSAID if self._own else 0, 0), _LAST)

    def is_old(self, author: int | bytes, number: int) -> bool:
        """Whether line *number* of *author* is none that this run can hear for the first time."""
        return number <= self._kept.get(_name(author), -1)

    def heard(self, author: int | bytes, number: int) -> None:
        """Take note of line *number*, which *author* truly wrote."""
        name = _name(author)
        if isinstance(author, int):
            self._members[name] = max(number, self._members.get(name, 0))
            return
        self._watchers[name] = max(number, self._watchers.pop(name, 0))
        while len(self._watchers) > _MOST:
            self._watchers.popitem(last=False)

    def said(self, number: int) -> None:
        """Take note of line *number*, which was said here."""
        self._own = max(number, self._own)

    @property
    def word(self) -> str:
        """What the journal keeps."""
        known = {**self._members, **self._watchers, **({_OWN: self._own} if self._own else {})}
        return " ".join(f"{name}:{number}" for name, number in known.items())

    def due(self, now: float, *, last: bool = False) -> str | None:
        """Return what the journal should keep from *now* on; None if it has that, or was written to a moment ago.

        With *last* it does not matter how long ago that was.
        """
        if not last and self._noted is not None and now - self._noted < EVERY:
            return None
        word = self.word
        if word == self._said:
            return None
        self._noted, self._said = now, word
        return word


def _name(author: int | bytes) -> str:
    return str(author) if isinstance(author, int) else author.hex()[:32]
