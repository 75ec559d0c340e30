"""Reads the expectations of scenarios, for example ``expect cost h1 4``, and checks them against a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from swqt.engine import CODES, Command, Rules, State, Tribe, no_such, said
from swqt.notation.commands import parse_command
from swqt.notation.position_builder import PositionBuilder
from swqt.notation.position_writer import decision_text, position_lines
from swqt.notation.sheet import behind_first
from swqt.notation.tokens import COINS, TOKENS, LineCursor, SourceLine
from swqt.notation.tribe_lines import MONSTERS, MOST_COINS
from swqt.notation.turn_lines import read_decision

Check = Callable[[Rules, State], str | None]
"""Returns what was found instead, or None if the position is as expected."""

_MOST: Final = 999
_POSITION: Final = "position"


class Expectation(NamedTuple):
    """A condition that must hold after a number of moves, written as ``text`` in ``line``."""

    after: int
    line: int
    text: str
    check: Check


def read_expectation(line: SourceLine, table: PositionBuilder, after: int) -> Expectation:
    """Return what *line* expects after *after* moves; NotationError if it is no expectation."""
    text = line.after(1)
    kind, _, rest = text.partition(" ")
    if kind.lower() == _POSITION and rest:
        # Compared as plain text: a position has words, like a content's label, that are no tokens here.
        return Expectation(after, line.number, text, _position(rest))
    cursor = behind_first(line)
    check = _KINDS[cursor.choose(said("expectation"), EXPECTATIONS)](cursor, table)
    cursor.end()
    return Expectation(after, line.number, text, check)


def _position(wanted: str) -> Check:
    """Return a check that the written position contains the line *wanted*; spaces do not matter."""

    def check(rules: Rules, state: State) -> str | None:
        lines = position_lines(rules, state)
        if any(_squeezed(line) == _squeezed(wanted) for line in lines):
            return None
        first = wanted.split()[0].lower()
        alike = [line for line in lines if line.split()[0].lower() == first]
        return ", ".join(f"'{line}'" for line in alike) or f"no line '{first}'"

    return check


def _squeezed(line: str) -> str:
    return "".join(line.lower().split())


def _needs_line(cursor: LineCursor, _: PositionBuilder) -> Check:
    raise cursor.expected(said("a line of the position"))


def _asks(cursor: LineCursor, table: PositionBuilder) -> Check:
    wanted = None if cursor.accept("nobody") else read_decision(cursor, table)

    def check(rules: Rules, state: State) -> str | None:
        found = rules.decision(state)
        if wanted is not None and wanted.about is None and found is not None:
            same = wanted[:2] == found[:2]
        else:
            same = wanted == found
        return None if same else decision_text(found, rules.board)

    return check


def _over(_: LineCursor, __: PositionBuilder) -> Check:
    def check(rules: Rules, state: State) -> str | None:
        found = rules.decision(state)
        return None if found is None else decision_text(found, rules.board)

    return check


def _allows(cursor: LineCursor, table: PositionBuilder) -> Check:
    command = parse_command(cursor, table.names, table.seats)

    def check(rules: Rules, state: State) -> str | None:
        return _refusal(rules, state, command)[1]

    return check


def _refuses(cursor: LineCursor, table: PositionBuilder) -> Check:
    command = parse_command(cursor, table.names, table.seats)
    wanted = None
    if cursor.accept(":"):
        token = cursor.word(said("the code of a refusal"))
        wanted = token.word
        if wanted not in CODES:
            raise cursor.error(no_such(said("refusal"), token.text, CODES), token)

    def check(rules: Rules, state: State) -> str | None:
        code, found = _refusal(rules, state, command)
        return None if code is not None and wanted in (None, code) else found or "it is allowed"

    return check


def _refusal(rules: Rules, state: State, command: Command) -> tuple[str | None, str | None]:
    """Return the code of the refusal of *command* and a sentence about it; nothing if it is allowed."""
    refusal = rules.check(state, command)
    if refusal is None:
        return None, None
    return refusal.code, f"it is refused: {' '.join((refusal.code, *refusal.args))} ({refusal.rule})"


def _cost(cursor: LineCursor, table: PositionBuilder) -> Check:
    region = table.names.region(cursor)
    wanted = cursor.number(TOKENS, most=_MOST)
    using: list[str] = []
    if cursor.accept("with"):
        using.append(table.names.relic(cursor))
        while cursor.at_word:
            using.append(table.names.relic(cursor))

    def check(rules: Rules, state: State) -> str | None:
        try:
            cost = rules.cost(state, region, tuple(using))
        except ValueError as error:
            return str(error)
        parts = ", ".join(f"{part.what} {part.amount:+}" for part in cost.parts)
        return _number(wanted, cost.total, f" ({parts})")

    return check


def _coins(cursor: LineCursor, table: PositionBuilder) -> Check:
    seat = table.names.seat(cursor, table.seats)
    wanted = cursor.number(COINS, most=MOST_COINS)
    return lambda _, state: _number(wanted, state.coins[seat])


def _income(cursor: LineCursor, table: PositionBuilder) -> Check:
    seat = table.names.seat(cursor, table.seats)
    wanted = cursor.number(COINS, most=MOST_COINS)

    def check(rules: Rules, state: State) -> str | None:
        income = rules.income(state, seat)
        parts = ", ".join(f"{part.race} {part.source} {part.amount:+}" for part in income.parts)
        return _number(wanted, income.total, f" ({parts})")

    return check


def _region(cursor: LineCursor, table: PositionBuilder) -> Check:
    region = table.names.region(cursor)
    if cursor.accept("empty"):
        wanted = "empty"
    elif cursor.accept("tribes"):
        wanted = _stack("tribes", 1)
    elif cursor.accept("monsters"):
        monsters = cursor.number(said("a number of Monsters"), 1) if cursor.accept("*") else MONSTERS
        wanted = _stack("monsters", monsters)
    else:
        race = table.names.race(cursor)
        wanted = _stack(race, cursor.number(TOKENS, 1) if cursor.accept("*") else 1)

    def check(rules: Rules, state: State) -> str | None:
        found = _who(rules, state, region)
        return None if found == wanted else found

    return check


def _who(rules: Rules, state: State, region: int) -> str:
    holder = state.tribe_at(region)
    if holder >= 0:
        return _stack(state.tribes[holder].race, state.tokens[region])
    natives = state.natives[region]
    if not natives:
        return "empty"
    monsters = natives > 1 or rules.board.marks["monster"] >> region & 1
    return _stack("monsters" if monsters else "tribes", natives)


def _stack(who: str, tokens: int) -> str:
    return f"{who}*{tokens}"


def _hand(cursor: LineCursor, table: PositionBuilder) -> Check:
    race = table.names.race(cursor)
    wanted = cursor.number(TOKENS)

    def check(_: Rules, state: State) -> str | None:
        tribe = _tribe_of(state, race)
        return f"no {race} in play" if tribe is None else _number(wanted, tribe.hand)

    return check


def _tribe_of(state: State, race: str) -> Tribe | None:
    return next((tribe for tribe in state.tribes if tribe.race == race), None)


def _tray(cursor: LineCursor, table: PositionBuilder) -> Check:
    race = table.names.race(cursor)
    wanted = cursor.number(TOKENS)
    return lambda rules, state: _number(wanted, rules.tray(state, race))


def _piece(cursor: LineCursor, table: PositionBuilder) -> Check:
    """Return a check that at least one piece stands there; with ``*2`` exactly two."""
    kind = table.names.piece(cursor)
    region = table.names.region(cursor)
    wanted = cursor.number(said("a number of pieces")) if cursor.accept("*") else None

    def check(rules: Rules, state: State) -> str | None:
        found = sum(1 for piece in rules.pieces(state) if (piece.kind, piece.region) == (kind, region))
        return _number(max(found, 1) if wanted is None else wanted, found)

    return check


def _no(cursor: LineCursor, table: PositionBuilder) -> Check:
    cursor.expect("piece", said("'piece', a piece and a region"))
    kind = table.names.piece(cursor)
    region = table.names.region(cursor)

    def check(rules: Rules, state: State) -> str | None:
        found = sum(1 for piece in rules.pieces(state) if (piece.kind, piece.region) == (kind, region))
        return _number(0, found)

    return check


def _number(wanted: int, found: int, parts: str = "") -> str | None:
    return None if wanted == found else f"{found}{parts}"


_KINDS: Final[dict[str, Callable[[LineCursor, PositionBuilder], Check]]] = {
    "asks": _asks, "over": _over, "allows": _allows, "refuses": _refuses, "cost": _cost, "coins": _coins,
    "income": _income, "region": _region, "hand": _hand, "tray": _tray, "piece": _piece, "no": _no,
    _POSITION: _needs_line,
}  # fmt: skip
EXPECTATIONS: Final = tuple(_KINDS)
