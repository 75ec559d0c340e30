"""Splits a text into lines without comments, and lines into tokens that keep their columns for error messages.

Malformed text always raises NotationError, with source, line and column, and no other exception.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

_FEW: Final = 9
_LONGEST_WORD: Final = 40
_LONGEST_MESSAGE: Final = 240


class NotationError(ValueError):
    """A text that is not a position or game; names source, line and column and says what was expected."""

    def __init__(self, message: str, *, source: str, line: int, column: int = 1) -> None:
        """Make an error that reads ``source:line:column: message``."""
        message = _shortened(" ".join(message.splitlines()), _LONGEST_MESSAGE)
        super().__init__(f"{source}:{line}:{column}: {message}")
        self.message = message
        self.source = source
        self.line = line
        self.column = column


class ReplayError(NotationError):
    """A well-written game that cannot be played: a refused move, or a digest that does not fit."""


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"


def shown(word: str) -> str:
    """Return *word* for use in a message: a long one is shortened."""
    return _shortened(word, _LONGEST_WORD)


def abridged(message: str, said: str) -> str:
    """Return *message*, which came from elsewhere, with every word of *said* shortened as by ``shown``."""
    for word in said.split():
        name = word.lstrip("+-")
        message = message.replace(name, shown(name))
    return message


def suggestion(word: str, words: Iterable[str]) -> str:
    """Return ``; did you mean X?`` for the closest of *words*; if none is close, all of them unless many."""
    known = sorted(words)
    close = get_close_matches(word, known, n=1) if len(word) <= _LONGEST_WORD else []
    if close:
        return f"; did you mean {close[0]}?"
    return f"; expected one of {', '.join(known)}" if 0 < len(known) <= _FEW else ""


DAMAGED: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for bytes that are no text."""

_TOKEN: Final = re.compile(r"[\w-]+|[*:|~=+!/{},]")
_WORD: Final = re.compile(r"[\w-]+")
_SPACE: Final = re.compile(r"[ \t]*")

TRAIT: Final = "trait"
_OPENS_TRAIT: Final = re.compile(rf"\s*{TRAIT}\b.*\{{", re.IGNORECASE)


class WordToken(NamedTuple):
    """One word or sign: ``text`` as written, ``word`` in lower case; ``glued`` if no space precedes it."""

    text: str
    word: str
    column: int
    glued: bool

    @property
    def is_word(self) -> bool:
        """Whether this is a word or number, not a sign."""
        return _WORD.fullmatch(self.text) is not None


class SourceLine(NamedTuple):
    """One line that is not empty: its text without the comment, its place, and whether a line end follows it."""

    source: str
    number: int
    text: str
    ended: bool = True

    @property
    def first(self) -> str:
        """The first word in lower case; empty if the line begins with a sign."""
        found = _WORD.match(self.text, self.start)
        return found[0].lower() if found else ""

    @property
    def start(self) -> int:
        """The index in ``text`` at which the first word begins."""
        return len(self.text) - len(self.text.lstrip())

    def has(self, word: str) -> bool:
        """Return whether *word* stands in this line; it must be in lower case."""
        return word in _WORD.findall(self.text.lower())

    def after(self, words: int) -> str:
        """Return what follows the first *words* words, singly spaced."""
        return " ".join(self.text.split()[words:])

    def error(self, message: str, column: int = 1) -> NotationError:
        """Return the error *message* about this line."""
        return NotationError(message, source=self.source, line=self.number, column=column)

    def cursor(self) -> LineCursor:
        """Return a Cursor before the first word; NotationError if a character belongs to no word or sign."""
        return LineCursor(self)


def split_lines(text: str, source: str) -> list[SourceLine]:
    """Return the lines of *text* that are neither empty nor only comment.

    Between ``trait NAME {`` and the next line that is just ``}`` is another language: all its lines, unchanged.
    """
    rows = text.removeprefix("\ufeff").split("\n")
    lines = []
    foreign = False
    for number, row in enumerate(rows, start=1):
        said = (row if foreign else row.partition(";")[0]).rstrip()
        if said or foreign:
            lines.append(SourceLine(source, number, said, ended=number < len(rows)))
        foreign = said.strip() != "}" if foreign else _OPENS_TRAIT.fullmatch(said) is not None
    return lines


def _tokens(line: SourceLine) -> list[WordToken]:
    tokens = []
    place = line.start
    end = 0
    while place < len(line.text):
        found = _TOKEN.match(line.text, place)
        if found is None:
            char = line.text[place]
            if not char.isprintable() or char == DAMAGED:
                raise line.error("the text is damaged here: it holds what is no letter, digit or sign", place + 1)
            raise line.error(f"the character {char!r} means nothing here", place + 1)
        tokens.append(WordToken(found[0], found[0].lower(), place + 1, place == end))
        end = found.end()
        space = _SPACE.match(line.text, end)
        assert space is not None
        place = space.end()
    return tokens


class LineCursor:
    """Reads a line token by token; a method that fails raises a NotationError at the token in question."""

    def __init__(self, line: SourceLine) -> None:
        """Start before the first token of *line*."""
        self.line = line
        self._tokens = _tokens(line)
        self._next = 0

    @property
    def token(self) -> WordToken | None:
        """The token ahead, or None at the end of the line."""
        return self._tokens[self._next] if self._next < len(self._tokens) else None

    @property
    def ahead(self) -> str:
        """The token ahead in lower case; empty at the end of the line."""
        token = self.token
        return token.word if token else ""

    @property
    def at_word(self) -> bool:
        """Whether a word or number is ahead."""
        token = self.token
        return token is not None and token.is_word

    @property
    def at_end(self) -> bool:
        """Whether nothing is ahead."""
        return self.token is None

    def error(self, message: str, token: WordToken | None = None) -> NotationError:
        """Return the error *message* at *token*, or at the token ahead."""
        token = token or self.token
        return self.line.error(message, token.column if token else len(self.line.text) + 1)

    def expected(self, what: str) -> NotationError:
        """Return the error that *what* was expected in place of the token ahead."""
        token = self.token
        return self.error(f"expected {what}, found {repr(shown(token.text)) if token else 'the end of the line'}")

    def skip(self) -> WordToken:
        """Return the token ahead, which must exist, and step over it."""
        token = self._tokens[self._next]
        self._next += 1
        return token

    def accept(self, *words: str) -> bool:
        """Step over the token ahead if it is one of *words*; return whether it was."""
        if self.ahead and self.ahead in words:
            self._next += 1
            return True
        return False

    def expect(self, sign: str, what: str) -> None:
        """Step over *sign*."""
        if not self.accept(sign):
            raise self.expected(what)

    def word(self, what: str) -> WordToken:
        """Return the word ahead."""
        if not self.at_word:
            raise self.expected(what)
        return self.skip()

    def choose(self, what: str, words: tuple[str, ...]) -> str:
        """Return the word ahead, which must be one of *words*."""
        token = self.word(f"{what} ({', '.join(words)})")
        if token.word not in words:
            raise self.error(f"no such {what}: {shown(token.text)}{suggestion(token.word, words)}", token)
        return token.word

    def number(self, what: str, least: int = 0, most: int = 255) -> int:
        """Return the number ahead, from *least* to *most*."""
        token = self.token
        if token is None or not (token.text.isascii() and token.text.isdigit()):
            raise self.expected(what)
        self.skip()
        # Eight digits are more than any count has; int() refuses thousands of them.
        if len(token.text) > 8 or not least <= int(token.text) <= most:
            raise self.error(f"{what} must be {least} to {most}, not {token.text[:20]}", token)
        return int(token.text)

    def parts(self) -> Iterator[None]:
        """Yield before each member of the comma-separated list ahead, which may be empty."""
        if self.at_end:
            return
        yield
        while self.accept(","):
            yield
        self.end("',' or the end of the line")

    def end(self, what: str) -> None:
        """Make sure that nothing is ahead; *what* names what could have followed."""
        if not self.at_end:
            raise self.expected(what)
