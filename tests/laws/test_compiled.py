"""The compiled rules are the rules: the same games to the last digest and event, and the same turns of the bots."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swqt import compiled

GAMES = """
import sys
from hashlib import sha256
from random import Random
from swqt import compiled
from swqt.ai import BY_NAME, RandomBot, SearchBot, chance
from swqt.cli.bench import BOARDS
from swqt.engine import CHANCE, Rules
from swqt.table import Library
from swqt.table.bots import weights
library = Library()
print(compiled.kind(Rules), compiled.kind(SearchBot), file=sys.stderr)
for label, boards in BOARDS.items():
    for seats, name in boards.items():
        rules = Rules(library.board(name), library.content(label))
        for seed in range(30):
            rng = Random(f"{label} {seats} {seed}")
            bot = RandomBot(rng)
            state = rules.start(seats)
            events = sha256()
            while state.agenda:
                asked = state.agenda[-1].seat
                command = chance(rules, state, rng) if asked == CHANCE else bot.choose(rules, state)
                state, happened = rules.apply(state, command)
                events.update(repr((command, happened, rules.legal(state))).encode())
            print(label, seats, seed, state.digest, events.hexdigest())
        thinkers = [SearchBot(BY_NAME["hard"], seats)]
        if seats == 2:   # elsewhere it plays on, which takes long
            thinkers.append(SearchBot(BY_NAME["expert"], seats, weights()))
        for thinker in thinkers:
            state = rules.start(seats)
            rng = Random(seats)
            while state.agenda and state.round < 3:
                asked = state.agenda[-1].seat
                command = chance(rules, state, rng) if asked == CHANCE else thinker.choose(rules, state)
                state = rules.apply(state, command).state
            print(label, seats, thinker.level.name, state.digest)
"""
WORKER = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from swqt import compiled
from swqt.engine import Conquer, Options, Rules
from swqt.table import Library
if __name__ == "__main__":
    library = Library()
    sent = (library.board("emberfall-3"), library.content("underground"), Options(), Conquer(3))
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        print(compiled.kind(Rules), pool.submit(compiled.kind, Rules).result())
        print(pool.submit(tuple, sent).result() == sent)
"""


@pytest.fixture(scope="module")
def folder(root: Path) -> Path:
    made = root / "build" / "compiled"
    if not compiled.is_fresh(made):
        pytest.skip("no compiled rules are here that fit the sources: python3 packaging/dev.py compile makes them")
    return made


def run(script: str, wish: str, root: Path) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, compiled.VARIABLE: wish, "PYTHONPATH": str(root)}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done


def test_compiled_and_pure_rules_play_the_same_games(folder: Path, root: Path) -> None:
    fast, slow = run(GAMES, str(folder), root), run(GAMES, compiled.NO, root)
    assert (fast.stderr.split()[0], slow.stderr.split()) == ("compiled", ["pure", "pure"])
    assert len(slow.stdout.splitlines()) == 8 * 31 + 2
    assert fast.stdout == slow.stdout


def test_what_is_started_from_here_has_them_too(folder: Path, root: Path) -> None:
    assert run(WORKER, str(folder), root).stdout.split() == ["compiled", "compiled", "True"]
    assert run(WORKER, compiled.NO, root).stdout.split() == ["pure", "pure", "True"]


def test_outdated_ones_are_left_alone(tmp_path: Path, root: Path) -> None:
    (tmp_path / "swqt" / "engine").mkdir(parents=True)
    (tmp_path / compiled.STAMP).write_text(compiled.stamp()[:-1] + "x", encoding="ascii")
    assert not compiled.is_fresh(tmp_path)
    assert not compiled.is_fresh(tmp_path / "nowhere")
    assert run(WORKER, str(tmp_path), root).stdout.split() == ["pure", "pure", "True"]
    (tmp_path / compiled.STAMP).write_text(compiled.stamp(), encoding="ascii")
    assert compiled.is_fresh(tmp_path)
