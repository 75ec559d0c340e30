"""Reads, writes and replays games: a position, then commands with digests to check against; and runs scenarios, short
games with expectations, of which a file may hold many, each after ``scenario NAME``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from swqt.engine import CHANCE, Command, Mistake, Refused, Rules, State, said
from swqt.notation.blocks import ContentSource, TraitText
from swqt.notation.commands import CHANCE_WORDS, format_command, parse_command
from swqt.notation.expectations import Expectation, read_expectation
from swqt.notation.position_builder import PositionBuilder
from swqt.notation.position_reader import read_sheet
from swqt.notation.position_writer import position_lines
from swqt.notation.sheet import EXPECT, SCENARIO, PositionSheet, after_version, is_move
from swqt.notation.tokens import NotationError, ReplayError, SourceLine, split_lines
from swqt.notation.vocabulary import SEATS, Vocabulary, seat_word

DIGITS: Final = 8
"""How many of a digest's sixteen hex digits a check point shows."""

_MOVE: Final = said("':' and a command")
_DIGEST: Final = said("'=' and a digest, or the end of the line")
_END: Final = said("the end of the command")
_CHECK_POINT: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


class MoveText(NamedTuple):
    """The command of *seat* in *line* (0 if not from a text); ``digest`` is a prefix of the next State's digest."""

    seat: int
    command: Command
    digest: str | None = None
    line: int = 0


class Damage(NamedTuple):
    """The end of a text that could not be read: the number of its first line, how many lines there are, and why."""

    line: int
    lines: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameText:
    """A start position and the moves from there; ``expectations`` are conditions that must hold between the moves.

    ``traits`` are the homemade traits in the text; pass them on to write the game again. ``damage`` is the part of a
    torn text that could not be read.
    """

    rules: Rules
    start: State
    moves: tuple[MoveText, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    source: str = "game.swn"
    traits: tuple[TraitText, ...] = ()
    damage: Damage | None = None


def read_position(text: str, library: ContentSource, *, source: str = "position.swn") -> tuple[Rules, State]:
    """Return the position in *text*; NotationError if it is none, or if moves follow."""
    first, lines = after_version(_without_scenarios(split_lines(text, source)), source)
    sheet = PositionSheet(first, lines)
    for line in lines[sheet.length :]:
        raise line.error(said("the position ends here: moves and expectations belong to a game"))
    position = read_sheet(sheet, library)
    return position.rules, position.state


def read_game(text: str, library: ContentSource, *, source: str = "game.swn", torn: bool = False) -> GameText:
    """Return the game in *text*; NotationError if it is none.

    A *torn* text may end anywhere, as when the program was killed while writing, and its end may be damaged. A line
    counts once its line end is written: anything after the last line end is dropped, since ``conquer h1`` may have
    been ``h12``. Moves count up to the first unreadable one; ``damage`` describes the rest.
    """
    lines = split_lines(text, source)
    cut = lines.pop() if torn and lines and not lines[-1].ended else None
    first, lines = after_version(_without_scenarios(lines), source)
    game = read_body(first, lines, library, torn=torn)
    if cut is None:
        return game
    damage = game.damage or Damage(cut.number, 0, str(cut.error(said("the line has no end"))))
    return replace(game, damage=damage._replace(lines=damage.lines + 1))


def _without_scenarios(lines: list[SourceLine]) -> list[SourceLine]:
    for line in lines:
        if line.first == SCENARIO:
            raise line.error(said("this is a file of scenarios, and not one game"))
    return lines


def read_body(
    first: SourceLine, lines: list[SourceLine], library: ContentSource, *, torn: bool = False
) -> GameText:
    """Return the game in *lines*; *first* is the line for errors about something missing.

    The moves of a *torn* text may end in damaged lines.
    """
    sheet = PositionSheet(first, lines)
    rules, start, table, traits = read_sheet(sheet, library)
    moves: list[MoveText] = []
    expectations: list[Expectation] = []
    damage = None
    for number, line in enumerate(lines[sheet.length :], start=sheet.length):
        try:
            if is_move(line):
                moves.append(_read_move(line, table))
            elif line.first == EXPECT:
                expectations.append(read_expectation(line, table, len(moves)))
            else:
                raise line.error(said("the position has ended: only moves and expectations follow"))
        except NotationError as error:
            if not torn:
                raise
            damage = Damage(line.number, len(lines) - number, str(error))
            break
    return GameText(rules, start, tuple(moves), tuple(expectations), first.source, traits, damage)


def _read_move(line: SourceLine, table: PositionBuilder) -> MoveText:
    cursor = line.cursor()
    seat = CHANCE if cursor.accept("*") else table.names.seat(cursor, table.seats)
    cursor.expect(":", _MOVE)
    word, token = cursor.ahead, cursor.token
    command = parse_command(cursor, table.names, table.seats)
    if (word in CHANCE_WORDS) != (seat == CHANCE):
        speaker = "'*'" if word in CHANCE_WORDS else said("a seat")
        raise cursor.error(said("only {0} may say '{1}'", speaker, word), token)
    digest = None
    if cursor.accept("="):
        token = cursor.word(said("the first {0} digits of a digest", DIGITS))
        digest = token.word
        if not _CHECK_POINT.fullmatch(digest):
            raise cursor.error(said("a digest is {0} digits, 0-9 and a-f, not {1}", DIGITS, token.text), token)
    cursor.end(_DIGEST)
    return MoveText(seat, command, digest, line.number)


def read_command(rules: Rules, text: str) -> Command:
    """Return the command in *text*, for example ``conquer h4 die``; NotationError if it is none."""
    rows = split_lines(text, "command")
    line = rows[0] if rows else SourceLine("command", 1, "")
    cursor = line.cursor()
    command = parse_command(cursor, _vocabulary(rules), len(SEATS))
    cursor.end(_END)
    for row in rows[1:]:
        raise row.error(said("a command is one line"))
    return command


@lru_cache(maxsize=4)
def _vocabulary(rules: Rules) -> Vocabulary:
    """Return the Vocabulary of *rules*, cached because a game reads hundreds of commands with it."""
    return Vocabulary(rules.board, rules.content)


def write_command(rules: Rules, command: Command) -> str:
    """Return *command* as text, for example ``conquer h4 die``."""
    return format_command(command, rules.board)


def write_move(rules: Rules, seat: int, command: Command, digest: str | None = None) -> str:
    """Return the command of *seat* as a line without its end, with the *digest* of the State after it."""
    text = f"{seat_word(seat)}: {format_command(command, rules.board)}"
    return f"{text} = {digest[:DIGITS]}" if digest else text


def write_position(rules: Rules, state: State, traits: Sequence[TraitText] = ()) -> str:
    """Return the position as text, always the same for equal States; reading it gives an equal State.

    It contains *traits*; these should be all homemade ones, or only those who own them can read the text.
    """
    return "\n".join(position_lines(rules, state, traits)) + "\n"


def write_game(
    rules: Rules,
    start: State,
    moves: Iterable[MoveText],
    digests_every: int | None = None,
    traits: Sequence[TraitText] = (),
) -> str:
    """Return the game as text, with *traits* and the check points of *moves*.

    With *digests_every* (1 or more) there is one after every so many moves instead; Refused if the moves cannot be
    made.
    """
    moves = tuple(moves)
    if digests_every is not None:
        moves = tuple(_checked(rules, start, moves, digests_every))
    lines = [write_move(rules, move.seat, move.command, move.digest) for move in moves]
    return "\n".join([*position_lines(rules, start, traits), *(("", *lines) if lines else ())]) + "\n"


def _checked(rules: Rules, state: State, moves: Iterable[MoveText], every: int) -> Iterator[MoveText]:
    for number, move in enumerate(moves, start=1):
        state = rules.after(state, move.command)
        yield move._replace(digest=None if number % every else state.digest)


def replay(game: GameText) -> list[State]:
    """Return the start and the State after each move.

    Raises ReplayError, which names the line, if a move is illegal or a digest differs from the text.
    """
    states = [game.start]
    for move in game.moves:
        states.append(play(game, states[-1], move))
    return states


def play(game: GameText, state: State, move: MoveText) -> State:
    """Return the State after *move*; ReplayError if it cannot be made or its digest differs."""
    text = write_move(game.rules, move.seat, move.command)
    decision = game.rules.decision(state)
    if decision is None:
        raise _complaint(game, move, said("'{0}', but the game is over", text))
    if decision.seat != move.seat:
        if decision.seat == CHANCE:
            raise _complaint(game, move, said("'{0}', but chance decides first: {1}", text, decision.kind))
        asked = said("'{0}', but {1} is asked to {2}", text, seat_word(decision.seat), decision.kind)
        raise _complaint(game, move, asked)
    try:
        after = game.rules.after(state, move.command)
    except Refused as error:
        code, args, _ = error.refusal
        raise _complaint(game, move, said("'{0}' is refused: {1}", text, " ".join((code, *args)))) from error
    if move.digest is not None and not after.digest.startswith(move.digest):
        found = after.digest[:DIGITS]
        wrong = said("after '{0}' the digest should be {1}, and it is {2}", text, move.digest, found)
        raise _complaint(game, move, wrong)
    return after


def _complaint(game: GameText, move: MoveText, message: Mistake) -> ReplayError:
    return ReplayError(message, game.rules.board, source=game.source, line=move.line)


class ScenarioFailure(NamedTuple):
    """A failed expectation of a scenario: its place in the text, and what was found instead."""

    source: str
    line: int
    message: str

    def __str__(self) -> str:
        """Return ``source:line: message``."""
        return f"{self.source}:{self.line}: {self.message}"


class _Scenario(NamedTuple):
    """The lines of one scenario after its first; if ``versioned``, they need not contain 'swqt 1'."""

    name: str
    first: SourceLine
    lines: list[SourceLine]
    versioned: bool


def run_scenarios(text: str, library: ContentSource, *, source: str = "scenario.swn") -> list[ScenarioFailure]:
    """Return the failures of the scenarios in *text*, in the order of its lines.

    ``swqt 1`` must be the first line, or the one after the first ``scenario``; later scenarios may repeat it. A
    scenario ends at a line that cannot be read or played; the next one starts independently. A text without a
    ``scenario`` line is a single scenario.
    """
    try:
        scenarios = _split(split_lines(text, source), source)
    except NotationError as error:
        return [ScenarioFailure(error.source, error.line, error.message)]
    return [failure for scenario in scenarios for failure in _run(scenario, library)]


def _split(lines: list[SourceLine], source: str) -> list[_Scenario]:
    starts = [number for number, line in enumerate(lines) if line.first == SCENARIO]
    if not starts:
        first, rest = after_version(lines, source)
        return [_Scenario("", first, rest, versioned=True)]
    if starts[0] > 0:
        _, preamble = after_version(lines[: starts[0]], source)
        for line in preamble:
            raise line.error(said("a file with scenarios says nothing but 'swqt 1' before the first one"))
    return [
        _Scenario(lines[start].after(1), lines[start], lines[start + 1 : end], versioned=start > 0)
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)
    ]


def _run(scenario: _Scenario, library: ContentSource) -> Iterator[ScenarioFailure]:
    """Yield what fails in one scenario."""
    title = f"{scenario.name}: " if scenario.name else ""
    lines = scenario.lines
    try:
        if not scenario.versioned or (lines and lines[0].first == "swqt"):
            _, lines = after_version(lines, scenario.first.source, scenario.first.number)
        game = read_body(scenario.first, lines, library)
        yield from _disappointed(game, game.start, 0, title)
        state = game.start
        for number, move in enumerate(game.moves, start=1):
            state = play(game, state, move)
            yield from _disappointed(game, state, number, title)
    except NotationError as error:
        yield ScenarioFailure(error.source, error.line, title + error.message)


def _disappointed(game: GameText, state: State, moves: int, title: str) -> Iterator[ScenarioFailure]:
    """Yield a failure for each expectation after *moves* moves that *state* does not meet."""
    for expectation in game.expectations:
        if expectation.after == moves:
            found = expectation.check(game.rules, state)
            if found is not None:
                message = f"{title}expected {expectation.text}, found {found}"
                yield ScenarioFailure(game.source, expectation.line, message)
