"""Reads a position: makes Rules and a consistent State from the lines of a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, TypeVar

from swqt.engine import (
    OPTION_NAMES,
    OPTION_VALUES,
    Board,
    Content,
    Mistake,
    Options,
    PositionProblem,
    Rules,
    State,
    option_problem,
    said,
)
from swqt.notation.blocks import ContentSource, TraitError, TraitText, read_board
from swqt.notation.position_builder import PositionBuilder, natural_notes
from swqt.notation.sheet import PositionSheet
from swqt.notation.tokens import COINS, END, LineCursor, SourceLine
from swqt.notation.tribe_lines import (
    NATIVES,
    PieceMention,
    read_column,
    read_natives,
    read_pieces,
    read_returned,
    read_seats,
    read_stacks,
)
from swqt.notation.turn_lines import read_done, read_lost, read_notes, read_turn, read_used

FEWEST_SEATS: Final = 2
_MOST_ROUNDS: Final = 99

_T = TypeVar("_T")


class Position(NamedTuple):
    """The contents of a sheet; ``table`` has the names for reading commands, ``traits`` are those in the text."""

    rules: Rules
    state: State
    table: PositionBuilder
    traits: tuple[TraitText, ...] = ()


def read_sheet(sheet: PositionSheet, library: ContentSource) -> Position:
    """Return the position in *sheet*; NotationError if it is none."""
    board, round_number = _read_round(sheet, _read_board(sheet, library))
    options = _read_options(sheet)
    content = _read_content(sheet, _with_traits(sheet, library), board, options)
    rules = Rules(board, content, options)
    table = PositionBuilder(board, content, max(FEWEST_SEATS, len(sheet.seats)))
    read_seats(sheet, table)
    read_natives(sheet, table)
    derived = read_pieces(sheet, table)
    read_column(sheet, table)
    read_returned(sheet, table)
    memory = read_notes(sheet, table)
    table.notes = natural_notes(table.content, table.tribes, table.pieces, table.notes)
    stacks = read_stacks(sheet, table)
    turn, agenda = read_turn(sheet, table)
    read_done(sheet, table, turn)
    read_lost(sheet, table)
    state = State(
        round=round_number,
        turn=turn,
        coins=tuple(table.coins),
        tribes=tuple(table.tribes),
        tokens=bytes(table.tokens),
        natives=bytes(table.natives),
        pieces=tuple(table.pieces),
        column=table.column,
        races=stacks.races,
        powers=stacks.powers,
        items=stacks.items,
        returned=table.returned,
        agenda=agenda,
        attacked=memory.attacked,
        rolled=memory.rolled,
        used=read_used(sheet, table),
        notes=table.notes,
    )
    _check_derived(rules, state, derived)
    _check_problems(sheet, rules, state)
    return Position(rules, state, table, tuple(block.trait for block in sheet.traits))


def _read_board(sheet: PositionSheet, library: ContentSource) -> Board:
    line = sheet.needed("board")
    if sheet.board_rows is not None:
        cursor = sheet.cursor("board")
        cursor.expect("{", said("{0} and the regions of the board in the lines below", "'{'"))
        cursor.end()
        return read_board(line, sheet.board_rows)
    return _fetch(line, said("the name of a board, or {0}", "'{'"), library.board)


def _with_traits(sheet: PositionSheet, library: ContentSource) -> ContentSource:
    """Return the library with the traits that the text defines."""
    if not sheet.traits:
        return library
    blocks = {block.trait.name: block for block in sheet.traits}
    try:
        return library.with_traits([block.trait for block in sheet.traits])
    except TraitError as error:
        raise blocks[error.name].line(error.line).error(error) from error


def _read_content(sheet: PositionSheet, library: ContentSource, board: Board, options: Options) -> Content:
    def find(label: str) -> Content:
        return library.content(label, board, options)

    return _fetch(sheet.needed("content"), said("the content, like 'base'"), find)


def _fetch(line: SourceLine, what: Mistake, find: Callable[[str], _T]) -> _T:
    """Return what the library finds under the rest of *line*."""
    name = line.after(1).lower()
    if not name:
        raise line.error(said("expected {0}, found {1}", what, END), len(line.text) + 1)
    try:
        return find(name)
    except LookupError as error:
        # KeyError would show its argument in quotes.
        raise line.error(error.args[0] if error.args else said("there is no {0}", name)) from error
    except (ValueError, OSError) as error:
        raise line.error(error) from error


def _read_round(sheet: PositionSheet, board: Board) -> tuple[Board, int]:
    """Return the round, and *board* with as many rounds as the line says."""
    line = sheet.line("round")
    if line is None:
        return board, 1
    cursor = sheet.cursor("round")
    token = cursor.token
    number = cursor.number(said("the round"), 1, _MOST_ROUNDS)
    if cursor.accept("/"):
        rounds = cursor.number(said("the number of rounds"), 1, _MOST_ROUNDS)
        if rounds != board.rounds:
            try:
                board = replace(board, rounds=rounds)
            except ValueError as error:
                raise line.error(error) from error
    if number > board.rounds:
        raise cursor.error(said("round {0} of {1}: there are no more than {1}", number, board.rounds), token)
    cursor.end()
    return board, number


def _read_options(sheet: PositionSheet) -> Options:
    """Return the options: those in the line, otherwise the defaults."""
    options: dict[str, str] = {}
    cursor = sheet.cursor("options")
    while not cursor.at_end:
        token = cursor.token
        name = cursor.choose(said("option"), OPTION_NAMES)
        if name in options:
            raise cursor.error(said("'{0}' stands here twice", name), token)
        cursor.expect("=", said("'=' and a value"))
        if name in OPTION_VALUES:
            options[name] = cursor.choose(said("value of {0}", name), OPTION_VALUES[name])
        else:
            options[name] = _read_coins(cursor, name, max(FEWEST_SEATS, len(sheet.seats)))
    return Options(**options)


def _read_coins(cursor: LineCursor, name: str, seats: int) -> str:
    """Return the value of the option *name*, which lists a number for each of *seats*."""
    first = cursor.token
    value = cursor.word(said("the value of {0}", name)).word
    while cursor.accept(","):
        value += f",{cursor.word(COINS).word}"
    problem = option_problem(name, value, seats)
    if problem:
        raise cursor.error(problem, first)
    return value


def _check_problems(sheet: PositionSheet, rules: Rules, state: State) -> None:
    """Raise a NotationError at the line at fault if the game cannot continue from *state*."""
    for problem in rules.problems(state):
        # Without a line ``asks`` the position may have nothing to pick: it can be shown, not played on.
        if problem.part != "agenda" or sheet.asks:
            line = _line_of(sheet, rules.board, state, problem)
            raise line.error(problem, line.start + 1)


def _line_of(sheet: PositionSheet, board: Board, state: State, problem: PositionProblem) -> SourceLine:
    """Return the line that *problem* is about, or the first line if there is none."""
    if problem.part == "tribes":
        return sheet.seats[state.tribes[problem.row].seat]
    if problem.part == "agenda":
        return sheet.asks[problem.row]
    if problem.part == "natives":
        lines = (sheet.line(word) for word in NATIVES)
        return next(line for line in lines if line and line.has(board.codes[problem.row]))
    return sheet.line(problem.part) or sheet.first


def _check_derived(rules: Rules, state: State, mentions: list[PieceMention]) -> None:
    """Make sure that each piece stands where the engine derives one, for example a Lair with Trolls."""
    standing = Counter(rules.pieces(state))
    for piece, cursor, token in mentions:
        standing[piece] -= 1
        if standing[piece] < 0:
            code = rules.board.codes[piece.region]
            text = said("no {0} stands in {1}: its holder does not bring it", piece.kind, code)
            raise cursor.error(text, token)
