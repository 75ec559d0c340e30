"""Counts of command sequences from small positions; every count stands beside its position."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from swqt.cli.perft import divide, perft
from swqt.notation import read_game, replay, write_command
from swqt.table import Library

HERE = Path(__file__).resolve().parent
COUNT = re.compile(r"^; perft (\d+) +(\d+)", re.MULTILINE)


def counts() -> Iterator[object]:
    """Each count of each file; those of more than 20,000 sequences are for the nightly run."""
    for path in sorted(HERE.glob("*.swn")):
        for depth, count in COUNT.findall(path.read_text(encoding="utf-8")):
            marks = [pytest.mark.slow] if int(count) > 20_000 else []
            yield pytest.param(path.name, int(depth), int(count), id=f"{path.stem}-{depth}", marks=marks)


@pytest.mark.parametrize(("name", "depth", "count"), list(counts()))
def test_there_are_so_many_sequences(name, depth, count):
    """FLOW-1: what may be said, and what may be said after it."""
    game = read_game((HERE / name).read_text(encoding="utf-8"), Library(), source=name)
    state = replay(game)[-1]
    assert not game.rules.problems(state)
    found = perft(game.rules, state, depth)
    if found != count:
        behind = [f"{n:8}  {write_command(game.rules, command)}" for command, n in divide(game.rules, state, depth)]
        pytest.fail("\n".join([f"{name}, depth {depth}: {count} expected, {found} found", *behind]))


def test_every_position_has_counts():
    """A position without a count would test nothing."""
    for path in HERE.glob("*.swn"):
        assert len(COUNT.findall(path.read_text(encoding="utf-8"))) >= 2, path.name
