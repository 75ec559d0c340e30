"""Reads and writes commands, for example ``conquer h4 with sword die``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.engine import (
    Abandon,
    Board,
    Choose,
    Command,
    Conquer,
    Deal,
    Decline,
    Deploy,
    Draw,
    End,
    Pick,
    Place,
    Roll,
    Use,
    said,
)
from swqt.notation.tokens import TOKENS, LineCursor
from swqt.notation.vocabulary import NO_POWER, Vocabulary, seat_word

_MOST_ROWS: Final = 99
_MOST_PIPS: Final = 99
_WHOLE: Final = -1
"""The value of ``Use.region`` and ``Place.source`` if no region is named."""

_COMMAND: Final = said("command")
_ROW: Final = said("the row of a combo")
_TOKENS_OF_REGION: Final = said("'=' and a number of tokens")
PIPS: Final = said("the pips of the die")

CHANCE_WORDS: Final = ("roll", "deal", "draw")
"""The commands that only ``*``, chance, may give."""


def parse_command(cursor: LineCursor, names: Vocabulary, seats: int) -> Command:
    """Return the next command and move *cursor* past it; NotationError if there is none."""
    return _PARSERS[cursor.choose(_COMMAND, COMMANDS)](cursor, names, seats)


def _pick(cursor: LineCursor, _: Vocabulary, __: int) -> Command:
    row = cursor.number(_ROW, 1, _MOST_ROWS) - 1
    if cursor.accept("swap"):
        return Pick(row, cursor.number(said("the row to swap with"), 1, _MOST_ROWS) - 1)
    return Pick(row)


def _leave(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    return Abandon(names.regions(cursor))


def _conquer(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    region = names.region(cursor)
    using = _relics(cursor, names)
    return Conquer(region, using, cursor.accept("die"))


def _relics(cursor: LineCursor, names: Vocabulary) -> tuple[str, ...]:
    """Return the relics after ``with``, if that is the next word."""
    using: list[str] = []
    if cursor.accept("with"):
        using.append(names.relic(cursor))
        while cursor.at_word and cursor.ahead != "die":
            using.append(names.relic(cursor))
    return tuple(using)


def _use(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    trait = names.used(cursor)
    return Use(trait, names.region(cursor), _relics(cursor, names)) if cursor.at_word else Use(trait)


def _place(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    piece = names.placed(cursor)
    region = names.region(cursor)
    return Place(piece, region, names.region(cursor)) if cursor.accept("from") else Place(piece, region)


def _deploy(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    counts: dict[int, int] = {}
    while cursor.at_word:
        token = cursor.token
        region = names.region(cursor)
        if region in counts:
            raise cursor.error(said("this region is named twice"), token)
        cursor.expect("=", _TOKENS_OF_REGION)
        counts[region] = cursor.number(TOKENS)
    return Deploy(tuple(sorted(counts.items())))


def _pact(cursor: LineCursor, names: Vocabulary, seats: int) -> Command:
    return Choose(names.seat(cursor, seats))


def _decline(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    return Decline(names.power(cursor)) if cursor.accept("with") else Decline()


def _end(_: LineCursor, __: Vocabulary, ___: int) -> Command:
    return End()


def _roll(cursor: LineCursor, _: Vocabulary, __: int) -> Command:
    return Roll(cursor.number(PIPS, 0, _MOST_PIPS))


def _deal(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    race = names.race(cursor)
    return Deal(race, names.badge(cursor))


def _draw(cursor: LineCursor, names: Vocabulary, _: int) -> Command:
    return Draw(names.drawn(cursor))


_PARSERS: Final[dict[str, Callable[[LineCursor, Vocabulary, int], Command]]] = {
    "pick": _pick, "leave": _leave, "conquer": _conquer, "use": _use, "place": _place, "deploy": _deploy,
    "pact": _pact, "decline": _decline, "end": _end, "roll": _roll, "deal": _deal, "draw": _draw,
}  # fmt: skip
COMMANDS: Final = tuple(_PARSERS)


def _with(using: tuple[str, ...]) -> str:
    return f" with {' '.join(using)}" if using else ""


def format_command(command: Command, board: Board) -> str:
    """Return *command* as text; TypeError if it has no written form."""
    codes = board.codes
    match command:
        case Pick(row, None):
            return f"pick {row + 1}"
        case Pick(row, int(swap)):
            return f"pick {row + 1} swap {swap + 1}"
        case Abandon(regions):
            return f"leave {' '.join(board.codes_of(regions))}"
        case Conquer(region, using, die):
            return f"conquer {codes[region]}{_with(using)}{' die' if die else ''}"
        case Use(trait, region, using):
            return f"use {trait}" if region == _WHOLE else f"use {trait} {codes[region]}{_with(using)}"
        case Place(piece, region, source):
            return f"place {piece} {codes[region]}" + ("" if source == _WHOLE else f" from {codes[source]}")
        case Deploy(counts):
            return " ".join(("deploy", *(f"{codes[region]}={tokens}" for region, tokens in counts)))
        case Choose(seat):
            return f"pact {seat_word(seat)}"
        case Decline(using):
            return f"decline{_with((using,) if using else ())}"
        case End():
            return "end"
        case Roll(pips):
            return f"roll {pips}"
        case Deal(race, power):
            return f"deal {race} {power or NO_POWER}"
        case Draw(item):
            return f"draw {item}"
    raise TypeError(f"{command!r} is not a command that can be written")
