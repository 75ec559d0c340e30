"""Reads the lines about the turn: ``turn``, ``asks``, ``done``, ``used``, ``notes`` and ``lost``."""

from __future__ import annotations

from dataclasses import dataclass

from swqt.engine import CHANCE, DECISIONS, NOBODY, NOT_ROLLED, Decision, Note, Used, said
from swqt.notation.commands import CHANCE_WORDS, PIPS, parse_command
from swqt.notation.position_builder import PositionBuilder, natural_turn
from swqt.notation.sheet import PositionSheet, behind_first
from swqt.notation.tokens import TOKENS, LineCursor
from swqt.notation.vocabulary import SEATS

ATTACKED = "attacked"
ROLLED = "rolled"
"""Words of the ``notes`` line that are no notes of a trait: ``State.attacked`` and ``State.rolled``."""


@dataclass(slots=True)
class TurnMemory:
    """The values in the ``notes`` line that are not notes of traits."""

    attacked: int = 0
    rolled: int = NOT_ROLLED


def read_turn(sheet: PositionSheet, table: PositionBuilder) -> tuple[int, tuple[Decision, ...]]:
    """Return the seat in turn and the agenda."""
    turn = None
    if sheet.line("turn"):
        cursor = sheet.cursor("turn")
        turn = table.names.seat(cursor, table.seats)
        cursor.end()
    if sheet.asks:
        agenda = _read_agenda(sheet, table)
        seat = natural_turn(agenda) if turn is None else turn
        return max(seat, 0), agenda
    seat = turn or 0
    return seat, (Decision(seat, "pick" if table.active_of(seat) is None else "choice"),)


def _read_agenda(sheet: PositionSheet, table: PositionBuilder) -> tuple[Decision, ...]:
    decisions: list[Decision] = []
    for line in sheet.asks:
        cursor = behind_first(line)
        if cursor.accept("nobody"):
            if len(sheet.asks) > 1:
                raise line.error(said("'asks nobody' ends the game, so there is no other 'asks' line"))
        else:
            decisions.append(read_decision(cursor, table))
        cursor.end()
    return tuple(decisions)


def read_decision(cursor: LineCursor, table: PositionBuilder) -> Decision:
    """Return the decision ahead: a seat, a word, and what waits for the answer."""
    seat = CHANCE if cursor.accept("*") else table.names.seat(cursor, table.seats)
    token = cursor.token
    kind = cursor.choose(said("decision"), DECISIONS)
    if (kind in CHANCE_WORDS) != (seat == CHANCE):
        owner = "'*'" if kind in CHANCE_WORDS else said("a seat")
        raise cursor.error(said("'{0}' is asked of {1}", kind, owner), token)
    return Decision(seat, kind, parse_command(cursor, table.names, table.seats) if cursor.at_word else None)


def read_done(sheet: PositionSheet, table: PositionBuilder, turn: int) -> None:
    """Record this turn's conquests in the tribes of the seat in turn: the active one, then those in decline."""
    cursor = sheet.cursor("done")
    active = table.active_of(turn)
    declined = [n for n, tribe in enumerate(table.tribes) if tribe.seat == turn and not tribe.active]
    for number in (active, *declined):
        token = cursor.token
        done, full = _read_conquests(cursor, table)
        if number is not None:
            table.tribes[number] = table.tribes[number]._replace(done=done, full=full)
        elif done:
            text = said("the seat in turn has no active race; those in decline stand after '|'")
            raise cursor.error(text, token)
        if not cursor.accept("|"):
            cursor.end(said("a region or '|'"))
            return
    raise cursor.error(said("the seat in turn has no race for this part"))


def _read_conquests(cursor: LineCursor, table: PositionBuilder) -> tuple[int, int]:
    """Return the regions ahead, and those of them that were not empty."""
    done = full = 0
    while cursor.at_word:
        token = cursor.token
        bit = 1 << table.names.region(cursor)
        if done & bit:
            raise cursor.error(said("this region is named twice"), token)
        done |= bit
        if cursor.accept("!"):
            full |= bit
    return done, full


def read_used(sheet: PositionSheet, table: PositionBuilder) -> tuple[Used, ...]:
    """Return the effects already spent this turn."""
    used = []
    cursor = sheet.cursor("used")
    for _ in cursor.parts():
        trait = table.names.used(cursor)
        used.append(Used(trait, table.names.seat(cursor, table.seats) if cursor.at_word else NOBODY))
    return tuple(sorted(used))


def read_notes(sheet: PositionSheet, table: PositionBuilder) -> TurnMemory:
    """Read the notes into *table* and return the values that are not notes of traits."""
    memory = TurnMemory()
    notes: list[Note] = []
    cursor = sheet.cursor("notes")
    for _ in cursor.parts():
        name = cursor.word(said("the name of a note")).word
        if name == ATTACKED:
            while cursor.at_word:
                memory.attacked |= 1 << table.names.seat(cursor, table.seats)
        elif name == ROLLED:
            memory.rolled = cursor.number(PIPS, most=99)
        else:
            notes.append(Note(name, _read_value(cursor)))
    table.notes = tuple(sorted(notes))
    return memory


def _read_value(cursor: LineCursor) -> str:
    """Return the text ahead, up to a comma, in lower case except for the letters of seats."""
    words = []
    while cursor.at_word:
        word = cursor.skip().word
        words.append(word.upper() if word.upper() in tuple(SEATS) else word)
    return " ".join(words)


def read_lost(sheet: PositionSheet, table: PositionBuilder) -> None:
    """Give withdrawn tokens to the tribes that wait for ``retreat``."""
    cursor = sheet.cursor("lost")
    for _ in cursor.parts():
        token = cursor.token
        race = table.names.race(cursor)
        waiting = cursor.number(TOKENS, 1) if cursor.accept("*") else 1
        seat = table.names.seat(cursor, table.seats)
        for number, tribe in enumerate(table.tribes):
            if (tribe.race, tribe.seat) == (race, seat) and not tribe.waiting:
                table.tribes[number] = tribe._replace(waiting=waiting)
                table.count_tokens(cursor, token, table.tribes[number])
                break
        else:
            text = said("no {0} of this seat are in play, or they are named twice", race)
            raise cursor.error(text, token)
