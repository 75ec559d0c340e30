"""Reads the lines about natives, pieces, the column and the stacks.

Reads seat lines: ``A 12 flying sorcerers hand 2 : f1*2 h1 | ~merchant dwarves : m1``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from swqt.engine import NOBODY, Combo, Piece, Tribe, said
from swqt.notation.position_builder import IN_PLAY, DefaultStacks, PositionBuilder, natural_stacks
from swqt.notation.sheet import PositionSheet, behind_first
from swqt.notation.tokens import COINS, TOKENS, LineCursor, WordToken
from swqt.notation.vocabulary import ITEM, POWER, RACE, REGION, Noun, derived_pieces

MOST_COINS: Final = 9999


def read_seats(sheet: PositionSheet, table: PositionBuilder) -> None:
    """Read coins, races in play and their tokens into *table*."""
    for seat, line in sorted(sheet.seats.items()):
        cursor = behind_first(line)
        table.coins[seat] = cursor.number(COINS, most=MOST_COINS)
        if not cursor.at_end and cursor.ahead != "|":
            _read_tribe(cursor, table, seat, active=not cursor.accept("~"))
        while cursor.accept("|"):
            cursor.expect("~", said("'~' and a race in decline"))
            _read_tribe(cursor, table, seat, active=False)
        cursor.end(said("'|' and a race in decline"))


def _read_tribe(cursor: LineCursor, table: PositionBuilder, seat: int, *, active: bool) -> None:
    token = cursor.token
    power = table.names.power(cursor)
    table.claim_power(cursor, token, power, active)
    token = cursor.token
    race = table.names.race(cursor)
    table.claim(cursor, token, RACE, race, IN_PLAY)
    hand, pact = _read_words(cursor, table, seat)
    held = _read_regions(cursor, table) if cursor.accept(":") else 0
    tribe = Tribe(seat, race, power, active, hand=hand, held=held, pact=pact)
    table.count_tokens(cursor, token, tribe)
    table.tribes.append(tribe)


def _read_words(cursor: LineCursor, table: PositionBuilder, seat: int) -> tuple[int, int]:
    """Return the values of ``hand`` and ``pact``."""
    hand, pact = 0, NOBODY
    while cursor.at_word:
        token = cursor.token
        word = cursor.choose(said("word of a seat line"), ("hand", "pact"))
        if word == "hand":
            if hand:
                raise cursor.error(said("'{0}' stands here twice", word), token)
            hand = cursor.number(TOKENS, 1)
        else:
            if pact != NOBODY:
                raise cursor.error(said("'{0}' stands here twice", word), token)
            token = cursor.token
            pact = table.names.seat(cursor, table.seats)
            if pact == seat:
                raise cursor.error(said("a seat cannot make peace with itself"), token)
    return hand, pact


def _read_regions(cursor: LineCursor, table: PositionBuilder) -> int:
    """Return the regions ahead, none or more, and put their tokens on the map."""
    held = 0
    while cursor.at_word:
        token = cursor.token
        region = table.names.region(cursor)
        table.claim(cursor, token, REGION, table.board.codes[region], said("held"))
        table.tokens[region] = cursor.number(TOKENS, 1) if cursor.accept("*") else 1
        held |= 1 << region
    return held


MONSTERS: Final = 2
"""Monster tokens in a region, unless ``*1`` says otherwise (SETUP-4)."""

NATIVES: Final = {"tribes": 1, "monsters": MONSTERS}
"""The lines of natives, and how many live in a region that they name."""


def read_natives(sheet: PositionSheet, table: PositionBuilder) -> None:
    """Put Lost Tribes and Monsters into their regions."""
    for word, natives in NATIVES.items():
        cursor = sheet.cursor(word)
        while not cursor.at_end:
            _put_natives(cursor, table, natives)


def _put_natives(cursor: LineCursor, table: PositionBuilder, natives: int) -> None:
    token = cursor.token
    region = table.names.region(cursor)
    if table.tokens[region]:
        raise cursor.error(said("a race holds this region, so no natives live there"), token)
    if table.natives[region]:
        raise cursor.error(said("this region is named twice"), token)
    if natives == MONSTERS and cursor.accept("*"):
        natives = cursor.number(said("a number of Monsters"), 1, MONSTERS)
    table.natives[region] = natives


class PieceMention(NamedTuple):
    """A piece and its place in the text."""

    piece: Piece
    cursor: LineCursor
    token: WordToken | None


def read_pieces(sheet: PositionSheet, table: PositionBuilder) -> list[PieceMention]:
    """Put the pieces that a State stores on *table*; return the others, which must follow from a trait."""
    derived = derived_pieces(table.content)
    mentions: list[PieceMention] = []
    cursor = sheet.cursor("pieces")
    items = {trait.name for trait in (*table.content.relics, *table.content.places)}
    for _ in cursor.parts():
        token = cursor.token
        kind = table.names.piece(cursor)
        if kind in items:
            table.claim(cursor, token, ITEM, kind, said("on the map"))
        piece = Piece(kind, table.names.region(cursor))
        if kind in derived:
            mentions.append(PieceMention(piece, cursor, token))
        else:
            table.pieces.append(piece)
    table.pieces.sort()
    return mentions


def read_column(sheet: PositionSheet, table: PositionBuilder) -> None:
    """Read the combos into *table*, top first."""
    combos: list[Combo] = []
    cursor = sheet.cursor("column")
    for _ in cursor.parts():
        token = cursor.token
        power = table.names.badge(cursor)
        if power:
            table.claim(cursor, token, POWER, power, said("in the column"))
        token = cursor.token
        race = table.names.race(cursor)
        table.claim(cursor, token, RACE, race, said("in the column"))
        coins = cursor.number(COINS, most=MOST_COINS) if cursor.accept("+") else 0
        combos.append(Combo(race, power, coins))
    table.column = tuple(combos)


def read_returned(sheet: PositionSheet, table: PositionBuilder) -> None:
    """Read the returned banners into *table*, in the order in which they will be dealt."""
    returned: list[str] = []
    cursor = sheet.cursor("returned")
    while not cursor.at_end:
        token = cursor.token
        race = table.names.race(cursor)
        table.claim(cursor, token, RACE, race, said("returned"))
        returned.append(race)
    table.returned = tuple(returned)


def read_stacks(sheet: PositionSheet, table: PositionBuilder) -> DefaultStacks:
    """Return the unseen stacks; an omitted part holds everything that is not on the table."""
    natural = natural_stacks(
        table.content, table.tribes, table.column, table.returned, table.pieces, table.notes
    )
    if sheet.line("unseen") is None:
        return natural
    cursor = sheet.cursor("unseen")
    words = table.names
    races = _read_stack(cursor, table, RACE, words.race)
    powers = _read_stack(cursor, table, POWER, words.power) if cursor.accept("/") else natural.powers
    items = _read_stack(cursor, table, ITEM, words.item) if cursor.accept("/") else natural.items
    cursor.end(said("{0} or the end of the line", "'/'"))
    return DefaultStacks(races, powers, items)


def _read_stack(
    cursor: LineCursor, table: PositionBuilder, kind: Noun, read: Callable[[LineCursor], str]
) -> tuple[str, ...]:
    """Return the names ahead, sorted, and lay them on the stack of *kind*."""
    names = []
    while cursor.at_word:
        token = cursor.token
        name = read(cursor)
        table.claim(cursor, token, kind, name, said("in the stack"))
        names.append(name)
    return tuple(sorted(names))
