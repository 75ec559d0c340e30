"""Runs scenarios: short games with expectations. A file may hold many, each after ``scenario NAME``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from swqt.engine import State
from swqt.notation.blocks import ContentSource
from swqt.notation.game_text import GameText, play, read_body
from swqt.notation.sheet import SCENARIO, after_version
from swqt.notation.tokens import NotationError, SourceLine, split_lines


class ScenarioFailure(NamedTuple):
    """What is not as a scenario expects: where it says so, and what was found instead."""

    source: str
    line: int
    message: str

    def __str__(self) -> str:
        """Return ``source:line: message``."""
        return f"{self.source}:{self.line}: {self.message}"


class _Scenario(NamedTuple):
    """The lines of one scenario behind its first; ``versioned`` if 'swqt 1' need not be among them."""

    name: str
    first: SourceLine
    lines: list[SourceLine]
    versioned: bool


def run_scenarios(text: str, library: ContentSource, *, source: str = "scenario.swn") -> list[ScenarioFailure]:
    """Return what fails in the scenarios of *text*, in the order of its lines.

    ``swqt 1`` stands in the first line, or in that after the first ``scenario``; later ones may repeat it. A
    scenario ends at a line that cannot be read or played, the next one begins afresh. A text without a line
    ``scenario`` is a single one.
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
            raise line.error("a file with scenarios says nothing but 'swqt 1' before the first one")
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
    """Yield a failure for each expectation after so many *moves* that *state* does not meet."""
    for expectation in game.expectations:
        if expectation.after == moves:
            found = expectation.check(game.rules, state)
            if found is not None:
                message = f"{title}expected {expectation.text}, found {found}"
                yield ScenarioFailure(game.source, expectation.line, message)
