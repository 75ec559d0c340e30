"""``swqt arena study``: plays games between exploring bots and trains the model of positions on them."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from swqt.ai.evaluation import MODEL_FEATURES, PositionModel, WeightsError, read_studies, table_key
from swqt.ai.model_training import RegressionSums, Sample
from swqt.cli.arena_results import progress
from swqt.cli.errors import CliError
from swqt.home import write_whole
from swqt.table import Library
from swqt.table.bots import weights
from swqt.table.tournament import TrainingGame, Workers, errors_of, rules_of, spread, study

LABELS: Final = {"surface": ("base", "both"), "underground": ("underground", "underground", "both")}
"""Contents to train with in each world, used in turn."""

ABOUT: Final = (
    "Let curious bots play each other, and learn from all their games how far ahead a position is worth being, with "
    "every race and power rated. In the first round they know what is in the file, in the second one what the first "
    "one taught, and so on. Tables in the file for other worlds and numbers of players stay as they are. With "
    "--network, learn only the network that corrects the rest of a table."
)


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("boards", nargs="+", metavar="BOARD", help="boards to play on")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games a board and round (default 1000)")
    parser.add_argument("--rounds", type=int, default=2, metavar="N", help="each plays by the study of the last one")
    parser.add_argument("--network", action="store_true", help="learn only the network (needs NumPy)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="write the studies to this file")


def run(given: argparse.Namespace, workers: Workers) -> int:
    """Train, and write the file after each board of each round."""
    library = Library()
    try:
        tables = [library.board(name) for name in given.boards]
    except (ValueError, LookupError, OSError) as error:
        raise CliError(str(error)) from error
    try:
        studied, commands = (read_studies(given.out), _commands(given.out)) if given.out.exists() else ({}, {})
    except (WeightsError, OSError) as error:
        raise CliError(str(error)) from error
    keys = {board.id: table_key(rules_of(board.id, LABELS[board.world][0]), board.players) for board in tables}
    if given.network and (unknown := [name for name, key in keys.items() if key not in studied]):
        raise CliError(f"{given.out} has nothing that a network could correct for {', '.join(unknown)}")
    learn = _network_learner() if given.network else _model_learner()
    origins = dict(commands)
    known = weights()._replace(studies=studied)
    for number in range(given.rounds):
        found = dict(known.studies)
        for board in tables:
            labels = LABELS[board.world]
            games = [
                TrainingGame(board.id, labels[game % len(labels)], known, (given.seed * 100 + number) * 100_000 + game)
                for game in range(given.games)
            ]
            key = keys[board.id]
            found[key] = learn(key, found, games, workers, board.rounds)
            commands[key] = "; ".join(filter(None, (origins.get(key), f"swqt arena {_line(given)}")))
            write_studies(given.out, found, commands)
            print(f"round {number + 1}: {board.id}, {len(games)} games", flush=True)
        known = known._replace(studies=found)
    return 0


Learner = Callable[[str, Mapping[str, PositionModel], Sequence[TrainingGame], Workers, int], PositionModel]
"""Plays games and returns the model of a table, from these games and from those before."""


def _model_learner() -> Learner:
    sums: defaultdict[str, RegressionSums] = defaultdict(RegressionSums)

    def learn(
        key: str, found: Mapping[str, PositionModel], games: Sequence[TrainingGame], workers: Workers, rounds: int
    ) -> PositionModel:
        for done, remarks in enumerate(spread(study, games, workers), start=1):
            for remark in remarks:
                sums[key].add(remark)
            progress("", done, len(games))
        return sums[key].study(rounds)

    return learn


def _network_learner() -> Learner:
    try:
        from swqt.ai.neural_network_training import train  # an extra
    except ImportError as error:
        raise CliError(f"--network needs NumPy ({error}): pip install 'swqt[env]'") from error
    samples: defaultdict[str, list[Sample]] = defaultdict(list)

    def learn(
        key: str, found: Mapping[str, PositionModel], games: Sequence[TrainingGame], workers: Workers, rounds: int
    ) -> PositionModel:
        for done, errors in enumerate(spread(errors_of, games, workers), start=1):
            samples[key] += errors
            progress("", done, len(games))
        return found[key]._replace(network=train(samples[key], games[0].seed))

    return learn


def _commands(path: Path) -> dict[str, str]:
    """Return the commands that trained each table in the file at *path*, each going on from the last one's result."""
    match json.loads(path.read_text(encoding="utf-8")):
        case {"about": {"commands": dict(commands)}} if all(isinstance(line, str) for line in commands.values()):
            return commands
    raise WeightsError(f"{path}: expected the commands that trained its tables, under about")


def _line(given: argparse.Namespace) -> str:
    words = ["study", *given.boards, "--games", given.games, "--rounds", given.rounds, "--seed", given.seed]
    return " ".join(map(str, [*words, "--network"] if given.network else words))


def write_studies(path: Path, studies: dict[str, PositionModel], commands: dict[str, str]) -> None:
    """Write *studies* with their origin and a digest of the numbers, atomically."""
    data = {key: _plain(study) for key, study in sorted(studies.items())}
    digest = hashlib.blake2b(json.dumps([MODEL_FEATURES, data]).encode(), digest_size=8).hexdigest()
    parts = [f'  "{key}": {_indented(tables, "   ")}' for key, tables in data.items()]
    text = (
        "{\n"
        f' "about": {json.dumps({"commands": commands, "digest": digest})},\n'
        f' "features": {json.dumps(list(MODEL_FEATURES))},\n'
        ' "studies": {\n' + ",\n".join(parts) + "\n }\n}\n"
    )
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise CliError(f"{path}: {error}") from error


def _plain(study: PositionModel) -> dict[str, Any]:
    """Return *study* as JSON has it; without a network, there is no key for it."""
    data = study._asdict()
    if study.network is None:
        del data["network"]
    else:
        data["network"] = study.network._asdict()
    return data


def _indented(table: Mapping[str, Any], margin: str) -> str:
    """Return *table* as JSON, with a line for each row of numbers."""
    entries = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            text = _indented(value, margin + " ")
        elif isinstance(value, tuple) and value and isinstance(value[0], tuple):
            text = "[\n" + ",\n".join(f"{margin} {json.dumps(row)}" for row in value) + f"\n{margin}]"
        else:
            text = json.dumps(value)
        entries.append(f'{margin}"{name}": {text}')
    return "{\n" + ",\n".join(entries) + f"\n{margin[:-1]}}}"
