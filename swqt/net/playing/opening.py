"""What a game on the network will be, as the text that its players sign: the head of a game file.

It is a position of ``.swn`` that brings along every home-made trait and writes out every home-made board, so that a
game starts from it alone. In comments stands what concerns the table: who sits where, which peer answers for
whom. There is one spelling only, as everywhere on the wire.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from swqt.engine import Board, Content, Options, Rules, State
from swqt.notation import NotationError, TraitText, read_game, write_position
from swqt.notation.blocks import INLINE
from swqt.notation.vocabulary import SEATS

SOURCE: Final = "the game offered"
LONGEST: Final = 48 * 1024
LONGEST_NAME: Final = 24
MOST_GRACE: Final = 3600
SECRECY: Final = ("open", "told", "hidden")
"""What is told of coins, as game files say it."""

_CHAIR: Final = re.compile(r"; seat ([A-E]) (.+) (human|bot:[a-z]{1,20})")
_PEER: Final = re.compile(r"; peer ([A-E]) ([0-4])")
_BOARD: Final = re.compile(r"; board (\S.{0,59})")
_COINS: Final = re.compile(r"; coins (told|hidden)")
_HOST: Final = re.compile(r"; host ([0-4])")
_GRACE: Final = re.compile(r"; grace (0|[1-9][0-9]{0,3})")
_BOARD_LINE: Final = re.compile(r"\s*board\b.*", re.IGNORECASE)
_SHIPPED: Final = re.compile(r"board (?:[a-z0-9][a-z0-9-]{0,39}|\{)")


class OpeningError(ValueError):
    """A document that no game can start from; the text names line and reason."""


class OpeningContent(Protocol):
    """Where boards and content come from; ``sources`` are those traits of a content that are not shipped."""

    def board(self, name: str) -> Board: ...
    def content(self, label: str, board: Board, options: Options) -> Content: ...
    def sources(self, content: Content) -> Sequence[TraitText]: ...
    def with_traits(self, traits: Sequence[TraitText]) -> OpeningContent: ...


class Chair(NamedTuple):
    """A seat before anybody knows who begins: a name to show, ``human`` or ``bot:LEVEL``, the peer that answers."""

    name: str
    kind: str
    peer: int


class Opening(NamedTuple):
    """A game about to begin. The peer *host* made the table; *grace* are the seconds after which others may vote on
    an absent seat, 0 for never.

    Chairs are numbered in the order of the document. Where chance says who begins (VARIANT-5), the first draw
    turns chairs into seats: chair ``first`` becomes seat A.
    """

    rules: Rules
    start: State
    chairs: tuple[Chair, ...]
    traits: tuple[TraitText, ...] = ()
    secrecy: str = SECRECY[0]
    host: int = 0
    grace: int = 60

    @property
    def draws_first(self) -> bool:
        """Whether chance says who begins: not if the host does, and not where a game goes on."""
        if self.rules.options.first_player == "host":
            return False
        try:
            return self.start == self.rules.start(len(self.chairs))
        except ValueError:
            return False


def write_opening(opening: Opening) -> bytes:
    """Return the one text of *opening*; OpeningError if it would not be accepted."""
    text = _text(opening)
    checked(opening)
    if len(text) > LONGEST:
        raise OpeningError(f"the game takes {len(text)} bytes with its board and traits; {LONGEST} are allowed")
    return text


def read_opening(data: bytes, shelf: OpeningContent) -> Opening:
    """Return what *data* says; OpeningError if no game can start from it, or if it is spelled another way."""
    if len(data) > LONGEST:
        raise OpeningError(f"{SOURCE}: {len(data)} bytes; {LONGEST} are allowed")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise OpeningError(f"{SOURCE}: byte {error.start} is no UTF-8") from None
    for number, row in enumerate(text.split("\n"), start=1):
        # Other names would be looked up as files of this computer.
        if _BOARD_LINE.fullmatch(row) and not _SHIPPED.fullmatch(row):
            raise OpeningError(f"{SOURCE}:{number}: expected the id of a shipped board, or a board written out")
    try:
        game = read_game(text, shelf, source=SOURCE)
    except NotationError as error:
        raise OpeningError(str(error)) from None
    except (ValueError, RecursionError) as error:
        # The TOML of a trait may hold a number of thousands of digits, or nest without end.
        raise OpeningError(f"{SOURCE}: a trait in it cannot be read: {str(error)[:120]}") from None
    if game.moves or game.expectations:
        line = game.moves[0].line if game.moves else game.expectations[0].line
        raise OpeningError(f"{SOURCE}:{line}: the position ends here, nothing may follow")
    said = _read_comments(text, len(game.start.coins))
    rules = game.rules
    if said.board:
        if rules.board.id != INLINE:
            raise OpeningError(f"{SOURCE}: only a board written out has a name of its own")
        rules = Rules(replace(rules.board, name=said.board), rules.content, rules.options)
    opening = Opening(rules, game.start, said.chairs, game.traits, said.secrecy, said.host, said.grace)
    checked(opening)
    brought = {trait.name for trait in game.traits}
    for trait in shelf.sources(rules.content):
        if trait.name not in brought:
            raise OpeningError(f"{SOURCE}: {trait.name} is in play, but its definition is not in the text")
    _check_spelling(text, _text(opening).decode())
    return opening


def _text(opening: Opening) -> bytes:
    first, _, rest = write_position(opening.rules, opening.start, opening.traits).partition("\n")
    return "\n".join([first, *head_lines(opening), rest]).encode()


def head_lines(opening: Opening) -> Iterator[str]:
    """Yield the comments that say who sits where and what else concerns the table; they follow the first line."""
    for letter, chair in zip(SEATS, opening.chairs, strict=False):
        yield f"; seat {letter} {chair.name} {chair.kind}"
    for letter, chair in zip(SEATS, opening.chairs, strict=False):
        yield f"; peer {letter} {chair.peer}"
    board = opening.rules.board
    if board.id == INLINE and board.name != INLINE:
        yield f"; board {board.name}"
    if opening.secrecy != SECRECY[0]:
        yield f"; coins {opening.secrecy}"
    yield f"; host {opening.host}"
    yield f"; grace {opening.grace}"


class _Said(NamedTuple):
    """What the comments say."""

    chairs: tuple[Chair, ...]
    board: str
    secrecy: str
    host: int
    grace: int


def _read_comments(text: str, seats: int) -> _Said:
    people: dict[str, tuple[str, str]] = {}
    peers: dict[str, int] = {}
    said = _Said((), "", SECRECY[0], -1, -1)
    for number, row in enumerate(text.split("\n")[1:], start=2):
        if not row.startswith(";"):
            break
        if found := _CHAIR.fullmatch(row):
            people[found[1]] = (found[2], found[3])
        elif found := _PEER.fullmatch(row):
            peers[found[1]] = int(found[2])
        elif found := _BOARD.fullmatch(row):
            said = said._replace(board=found[1])
        elif found := _COINS.fullmatch(row):
            said = said._replace(secrecy=found[1])
        elif found := _HOST.fullmatch(row):
            said = said._replace(host=int(found[1]))
        elif found := _GRACE.fullmatch(row):
            said = said._replace(grace=int(found[1]))
        else:
            raise OpeningError(f"{SOURCE}:{number}: expected a seat, peer, board, host or grace, found {row[:80]!r}")
    letters = list(SEATS[:seats])
    if sorted(people) != letters or sorted(peers) != letters:
        raise OpeningError(f"{SOURCE}: there are {seats} seats, and each needs one line 'seat' and one 'peer'")
    return said._replace(chairs=tuple(Chair(*people[letter], peers[letter]) for letter in letters))


def checked(opening: Opening) -> Opening:
    """Return *opening*; OpeningError if it is no game to be played at one table."""
    rules, start, chairs = opening.rules, opening.start, opening.chairs
    if len(chairs) != len(start.coins):
        raise OpeningError(f"{SOURCE}: the position has {len(start.coins)} seats, the table {len(chairs)}")
    if rules.board.id != INLINE and rules.board.players != len(chairs):
        raise OpeningError(
            f"{SOURCE}: board {rules.board.id} is for {rules.board.players} players, not {len(chairs)}"
        )
    if start.decision is None:
        raise OpeningError(f"{SOURCE}: this game is over")
    taken: set[str] = set()
    for chair in chairs:
        _check_words(chair.name, LONGEST_NAME, "a player's name")
        if chair.name.casefold() in taken:
            raise OpeningError(f"{SOURCE}: two players are called {chair.name}")
        taken.add(chair.name.casefold())
        if not _CHAIR.fullmatch(f"; seat A x {chair.kind}"):
            raise OpeningError(f"{SOURCE}: a seat is for human or bot:LEVEL, not {chair.kind[:40]!r}")
        if not 0 <= chair.peer < len(SEATS):
            raise OpeningError(f"{SOURCE}: peers are 0 to {len(SEATS) - 1}, not {chair.peer}")
    if rules.board.id == INLINE:
        _check_words(rules.board.name, 60, "a board's name")
    if opening.secrecy not in SECRECY:
        raise OpeningError(f"{SOURCE}: coins are {', '.join(SECRECY)}, not {opening.secrecy[:40]!r}")
    if not 0 <= opening.host < len(SEATS):
        raise OpeningError(f"{SOURCE}: the host is one of the peers 0 to {len(SEATS) - 1}")
    if not 0 <= opening.grace <= MOST_GRACE:
        raise OpeningError(f"{SOURCE}: the grace time is 0 to {MOST_GRACE} seconds")
    return opening


def _check_words(words: str, most: int, what: str) -> None:
    """Raise OpeningError unless *words* can be shown in one line without surprises."""
    whole = words == unicodedata.normalize("NFC", words.strip())
    if not (0 < len(words) <= most and words.isprintable() and "<" not in words and whole):
        raise OpeningError(
            f"{SOURCE}: {what} has 1 to {most} printable characters (NFC, no < and no space around), not {words[:80]!r}"
        )


def _check_spelling(text: str, right: str) -> None:
    if text == right:
        return
    rows, wanted = text.split("\n"), right.split("\n")
    for number, (row, want) in enumerate(zip(rows, wanted, strict=False), start=1):
        if row != want:
            raise OpeningError(f"{SOURCE}:{number}: expected {want[:120]!r}, found {row[:120]!r}")
    raise OpeningError(f"{SOURCE}: {len(wanted)} lines were expected, {len(rows)} found")
