"""``swqt perft``: counts the sequences of commands from a position, to compare engines."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from swqt.cli.errors import CliError
from swqt.cli.replay import load
from swqt.engine import CHANCE, Command, Range, Rules, State
from swqt.notation import NotationError, write_move
from swqt.table import entries

LARGEST = 2000
"""Largest range whose commands are played one by one; the last command of a sequence is only counted, not played."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("perft", help="count sequences of commands", description=_ABOUT)
    parser.add_argument("file", type=Path, metavar="scenario.swn")
    parser.add_argument("depth", type=int, metavar="DEPTH")
    parser.add_argument("--divide", action="store_true", help="the count behind each first command as well")
    parser.set_defaults(run=run)


_ABOUT = "Count the sequences of DEPTH commands (chance included) from the position that a file ends with."


def run(given: argparse.Namespace) -> int:
    if given.depth < 0:
        raise CliError(f"DEPTH must be 0 or more, not {given.depth}")
    record = load(given.file)
    state = record.start
    try:
        for entry in entries(record):
            state = entry.after
    except NotationError as error:
        raise CliError(str(error)) from error
    if given.divide and given.depth:
        for command, count in divide(record.rules, state, given.depth):
            decision = record.rules.decision(state)
            seat = CHANCE if decision is None else decision.seat
            print(f"{count:12}  {write_move(record.rules, seat, command)}")
    print(perft(record.rules, state, given.depth))
    return 0


def perft(rules: Rules, state: State, depth: int) -> int:
    """Return the number of sequences of exactly *depth* commands from *state*; every chance outcome counts once."""
    if depth == 0:
        return 1
    legal = rules.legal(state)
    if depth == 1:
        return sum(1 if isinstance(option, Command) else size(option) for option in legal)
    total = 0
    for option in legal:
        for command in (option,) if isinstance(option, Command) else expand(option):
            total += perft(rules, rules.after(state, command), depth - 1)
    return total


def divide(rules: Rules, state: State, depth: int) -> Iterator[tuple[Command, int]]:
    """Yield each first command with the number of sequences of *depth* commands that begin with it."""
    for option in rules.legal(state):
        for command in (option,) if isinstance(option, Command) else expand(option):
            yield command, perft(rules, rules.after(state, command), depth - 1)


def size(family: Range) -> int:
    """Return the number of commands in *family*."""
    return len(family)


def expand(family: Range) -> Iterator[Command]:
    """Yield every command of *family*; CliError if there are more than LARGEST."""
    if (count := size(family)) > LARGEST:
        raise CliError(f"too large: one decision admits {count} commands, more than {LARGEST}")
    yield from family
