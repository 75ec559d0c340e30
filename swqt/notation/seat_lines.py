"""Seat lines: ``A 12 flying sorcerers hand 2 : f1*2 h1 | ~merchant dwarves : m1``."""

from __future__ import annotations

from typing import Final

from swqt.engine import NOBODY, Tribe
from swqt.notation.lines import Cursor
from swqt.notation.sheet import Sheet, behind_first
from swqt.notation.table import Table

MOST_COINS: Final = 9999


def read_seats(sheet: Sheet, table: Table) -> None:
    """Lay coins, races in play and their tokens on *table*."""
    for seat, line in sorted(sheet.seats.items()):
        cursor = behind_first(line)
        table.coins[seat] = cursor.number("a number of coins", most=MOST_COINS)
        if not cursor.at_end and cursor.ahead != "|":
            _read_tribe(cursor, table, seat, active=not cursor.accept("~"))
        while cursor.accept("|"):
            cursor.expect("~", "'~' and a race in decline")
            _read_tribe(cursor, table, seat, active=False)
        cursor.end("'|' and a race in decline")


def _read_tribe(cursor: Cursor, table: Table, seat: int, *, active: bool) -> None:
    token = cursor.token
    power = table.names.power(cursor)
    table.claim_power(cursor, token, power, active)
    token = cursor.token
    race = table.names.race(cursor)
    table.claim(cursor, token, "race", race, "in play")
    hand, pact = _read_words(cursor, table, seat)
    held = _read_regions(cursor, table) if cursor.accept(":") else 0
    tribe = Tribe(seat, race, power, active, hand=hand, held=held, pact=pact)
    table.count_tokens(cursor, token, tribe)
    table.tribes.append(tribe)


def _read_words(cursor: Cursor, table: Table, seat: int) -> tuple[int, int]:
    """Return what ``hand`` and ``pact`` say."""
    hand, pact = 0, NOBODY
    while cursor.at_word:
        token = cursor.token
        word = cursor.choose("word of a seat line", ("hand", "pact"))
        if word == "hand":
            if hand:
                raise cursor.error("'hand' stands here twice", token)
            hand = cursor.number("a number of tokens", 1)
        else:
            if pact != NOBODY:
                raise cursor.error("'pact' stands here twice", token)
            token = cursor.token
            pact = table.names.seat(cursor, table.seats)
            if pact == seat:
                raise cursor.error("a seat cannot make peace with itself", token)
    return hand, pact


def _read_regions(cursor: Cursor, table: Table) -> int:
    """Return the regions ahead, none or more, and put their tokens on the map."""
    held = 0
    while cursor.at_word:
        token = cursor.token
        region = table.names.region(cursor)
        table.claim(cursor, token, "region", table.board.codes[region], "held")
        table.tokens[region] = cursor.number("a number of tokens", 1) if cursor.accept("*") else 1
        held |= 1 << region
    return held
