"""What lies beside the races: natives, pieces, the column and the stacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from swqt.engine import Combo, Piece
from swqt.notation.lines import Cursor, Token
from swqt.notation.natural import Stacks, natural_stacks
from swqt.notation.seat_lines import MOST_COINS
from swqt.notation.sheet import Sheet
from swqt.notation.table import Table
from swqt.notation.vocabulary import derived_pieces

MONSTERS: Final = 2
"""Monster tokens in a region, unless ``*1`` says otherwise (SETUP-4)."""

NATIVES: Final = {"tribes": 1, "monsters": MONSTERS}
"""The lines of natives, and how many live in a region that they name."""


def read_natives(sheet: Sheet, table: Table) -> None:
    """Put Lost Tribes and Monsters into their regions."""
    for word, natives in NATIVES.items():
        cursor = sheet.cursor(word)
        while not cursor.at_end:
            _put_natives(cursor, table, natives)


def _put_natives(cursor: Cursor, table: Table, natives: int) -> None:
    token = cursor.token
    region = table.names.region(cursor)
    if table.tokens[region]:
        raise cursor.error("a race holds this region, so no natives live there", token)
    if table.natives[region]:
        raise cursor.error("this region is named twice", token)
    if natives == MONSTERS and cursor.accept("*"):
        natives = cursor.number("a number of Monsters", 1, MONSTERS)
    table.natives[region] = natives


class Mention(NamedTuple):
    """A piece and where the text speaks of it."""

    piece: Piece
    cursor: Cursor
    token: Token | None


def read_pieces(sheet: Sheet, table: Table) -> list[Mention]:
    """Lay the pieces that a State stores on *table*; return the others, for which their trait must answer."""
    derived = derived_pieces(table.content)
    mentions: list[Mention] = []
    cursor = sheet.cursor("pieces")
    items = {trait.name for trait in (*table.content.relics, *table.content.places)}
    for _ in cursor.parts():
        token = cursor.token
        kind = table.names.piece(cursor)
        if kind in items:
            table.claim(cursor, token, "relic or place", kind, "on the map")
        piece = Piece(kind, table.names.region(cursor))
        if kind in derived:
            mentions.append(Mention(piece, cursor, token))
        else:
            table.pieces.append(piece)
    table.pieces.sort()
    return mentions


def read_column(sheet: Sheet, table: Table) -> None:
    """Lay the combos on *table*, top first."""
    combos: list[Combo] = []
    cursor = sheet.cursor("column")
    for _ in cursor.parts():
        token = cursor.token
        power = table.names.badge(cursor)
        if power:
            table.claim(cursor, token, "power", power, "in the column")
        token = cursor.token
        race = table.names.race(cursor)
        table.claim(cursor, token, "race", race, "in the column")
        coins = cursor.number("a number of coins", most=MOST_COINS) if cursor.accept("+") else 0
        combos.append(Combo(race, power, coins))
    table.column = tuple(combos)


def read_returned(sheet: Sheet, table: Table) -> None:
    """Lay the returned banners on *table*, first out first."""
    returned: list[str] = []
    cursor = sheet.cursor("returned")
    while not cursor.at_end:
        token = cursor.token
        race = table.names.race(cursor)
        table.claim(cursor, token, "race", race, "returned")
        returned.append(race)
    table.returned = tuple(returned)


def read_stacks(sheet: Sheet, table: Table) -> Stacks:
    """Return the unseen stacks; a part left out holds everything that is nowhere on the table."""
    natural = natural_stacks(
        table.content, table.tribes, table.column, table.returned, table.pieces, table.notes
    )
    if sheet.line("unseen") is None:
        return natural
    cursor = sheet.cursor("unseen")
    words = table.names
    races = _read_stack(cursor, table, "race", words.race)
    powers = _read_stack(cursor, table, "power", words.power) if cursor.accept("/") else natural.powers
    items = _read_stack(cursor, table, "relic or place", words.item) if cursor.accept("/") else natural.items
    cursor.end("'/' or the end of the line")
    return Stacks(races, powers, items)


def _read_stack(
    cursor: Cursor, table: Table, kind: str, read: Callable[[Cursor], str]
) -> tuple[str, ...]:
    """Return the names ahead, sorted, and lay them on the stack of *kind*."""
    names = []
    while cursor.at_word:
        token = cursor.token
        name = read(cursor)
        table.claim(cursor, token, kind, name, "in the stack")
        names.append(name)
    return tuple(sorted(names))
