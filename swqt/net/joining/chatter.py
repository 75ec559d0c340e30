"""Talk of people without a number: at a table before its game, and of those who watch one.

Members of a game talk by ``agreement.talk``, whose lines name them by number. A ``Word`` names its author by key. At a
table only those who sit there are heard. In a game, if the table allows it, a line counts that comes from its author's
own link, or that a member passes on; so members vouch for those who watch with them. Nobody is heard more often than
members are, and all who watch together not much more. If the table wants that, only ready sayings are said and heard.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from swqt.net.agreement.core import Core
from swqt.net.meeting.document import Table
from swqt.net.meeting.manners import manners_of
from swqt.net.wire.identity import FINGERPRINT_LENGTH, fingerprint
from swqt.net.wire.limits import Bucket, chat_bucket
from swqt.net.wire.messages import Word
from swqt.net.wire.plaintext import NAME_LIMIT, clean_chat, clean_name
from swqt.net.wire.signing import Signer, Verify, verified

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


def word_text(word: Word) -> bytes:
    """Return what the author of *word* signs."""
    name, text = word.name.encode(), word.text.encode()
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

    def say(self, text: str, table: Table | None, core: Core | None, now: float) -> Word | str:
        """Return the word that says *text*, or why there is none: a code as of ``Declined``."""
        text = clean_chat(text)
        if table is None or (core is not None and not manners_of(table, core.view.options).talk):
            return "watcher"
        if not may_say(text, table, core):
            return "sayings"
        if not text or not self._own.take(1, now):
            return "chat"
        self._number += 1
        word = Word(_place(table, core), self._me.public, self._number, self._name, text, _NO_SIGNATURE)
        word = Word(word.place, word.key, word.number, word.name, text, self._me.sign(word_text(word)))
        self._author(word.key).numbers.add(word.number)
        return word

    def hear(self, word: Word, sender: bytes, table: Table | None, core: Core | None, now: float) -> str | None:
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
        if author is None or word.number in author.numbers or not clean_chat(word.text):
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


def name_of(key: bytes, called: str, table: Table | None) -> str:
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


def may_say(text: str, table: Table | None, core: Core | None) -> bool:
    """Return whether the line *text* is one that may be said at *table*, or by now in its game."""
    return manners_of(table, core.view.options if core is not None else b"").allow(clean_chat(text))


def _place(table: Table, core: Core | None) -> bytes:
    """Return where is talked: the number of the table, or that of its game."""
    return table.table if core is None else core.log.table.game
