"""Splits a text into lines without comments, and lines into tokens that keep their columns for error messages.

Malformed text always raises NotationError, with source, line and column, and no other exception.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from swqt.engine import Board, Mistake, no_such, said
from swqt.error_messages import told
from swqt.translation import ENGLISH

_LONGEST_WORD: Final = 40
_LONGEST_MESSAGE: Final = 240
_LONG_WORD: Final = re.compile(rf"([\w-]{{{_LONGEST_WORD}}})[\w-]+")

Reason = str | Exception
"""What is wrong: a Mistake, or an error of the library."""

END: Final = said("the end of the line")
TOKENS: Final = said("a number of tokens")
COINS: Final = said("a number of coins")


class NotationError(ValueError):
    """A text that is not a position or game; names source, line and column and says what was expected."""

    def __init__(self, reason: Reason, *, source: str, line: int, column: int = 1) -> None:
        """Make an error that reads ``source:line:column: reason``."""
        super().__init__(reason)
        self.reason = reason
        self.source = source
        self.line = line
        self.column = column

    def __str__(self) -> str:
        """Return the error in English."""
        return self.told(ENGLISH)

    @property
    def message(self) -> str:
        """The reason in English."""
        return _shortened(told(self.reason, ENGLISH))

    def told(self, lang: str) -> str:
        """Return the error in the language *lang*."""
        return f"{self.source}:{self.line}:{self.column}: {_shortened(told(self.reason, lang))}"


class ReplayError(NotationError):
    """A well-written game on *board* that cannot be played: a refused move, or a digest that does not fit.

    The cause of a refused move is a Refused.
    """

    reason: Mistake

    def __init__(self, reason: Mistake, board: Board, *, source: str, line: int) -> None:
        """Make an error at the beginning of a line."""
        super().__init__(reason, source=source, line=line)
        self.board = board


def _shortened(text: str) -> str:
    """Return *text* as one line in which long words of the file are shortened, and the whole if it is still long."""
    line = _LONG_WORD.sub(r"\1…", " ".join(text.splitlines()))
    return line if len(line) <= _LONGEST_MESSAGE else f"{line[:_LONGEST_MESSAGE]}…"


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

    def error(self, reason: Reason, column: int = 1) -> NotationError:
        """Return the error that this line is wrong for *reason*."""
        return NotationError(reason, source=self.source, line=self.number, column=column)

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
        content = (row if foreign else row.partition(";")[0]).rstrip()
        if content or foreign:
            lines.append(SourceLine(source, number, content, ended=number < len(rows)))
        foreign = content.strip() != "}" if foreign else _OPENS_TRAIT.fullmatch(content) is not None
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
                damaged = said("the text is damaged here: it holds what is no letter, digit or sign")
                raise line.error(damaged, place + 1)
            raise line.error(said("the character {0} means nothing here", repr(char)), place + 1)
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

    def error(self, reason: Reason, token: WordToken | None = None) -> NotationError:
        """Return the error that *token*, or the token ahead, is wrong for *reason*."""
        token = token or self.token
        return self.line.error(reason, token.column if token else len(self.line.text) + 1)

    def expected(self, what: Mistake) -> NotationError:
        """Return the error that *what* was expected in place of the token ahead."""
        token = self.token
        return self.error(said("expected {0}, found {1}", what, repr(token.text) if token else END))

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

    def expect(self, sign: str, what: Mistake) -> None:
        """Step over *sign*."""
        if not self.accept(sign):
            raise self.expected(what)

    def word(self, what: Mistake) -> WordToken:
        """Return the word ahead."""
        if not self.at_word:
            raise self.expected(what)
        return self.skip()

    def choose(self, what: Mistake, words: tuple[str, ...]) -> str:
        """Return the word ahead, which must be one of *words*, each a *what*."""
        if not self.at_word:
            raise self.expected(said("one of {0}", ", ".join(words)))
        token = self.skip()
        if token.word not in words:
            raise self.error(no_such(what, token.text, words), token)
        return token.word

    def number(self, what: Mistake, least: int = 0, most: int = 255) -> int:
        """Return the number ahead, from *least* to *most*."""
        token = self.token
        if token is None or not (token.text.isascii() and token.text.isdigit()):
            raise self.expected(what)
        self.skip()
        # Eight digits are more than any count has; int() refuses thousands of them.
        if len(token.text) > 8 or not least <= int(token.text) <= most:
            raise self.error(said("{0} must be {1} to {2}, not {3}", what, least, most, token.text), token)
        return int(token.text)

    def parts(self) -> Iterator[None]:
        """Yield before each member of the comma-separated list ahead, which may be empty."""
        if self.at_end:
            return
        yield
        while self.accept(","):
            yield
        self.end(said("{0} or the end of the line", "','"))

    def end(self, what: Mistake = END) -> None:
        """Make sure that nothing is ahead; *what* names what could have followed."""
        if not self.at_end:
            raise self.expected(what)
