"""``swqt arena study``: plays games between exploring bots and trains the model of positions on them."""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Final

from swqt.ai.evaluation import MODEL_FEATURES, PositionModel, WeightsError, read_studies, table_key
from swqt.ai.model_training import RegressionSums
from swqt.cli.arena_results import progress
from swqt.cli.errors import CliError
from swqt.home import write_whole
from swqt.table import Library
from swqt.table.bots import weights
from swqt.table.tournament import TrainingGame, Workers, rules_of, spread, study

LABELS: Final = {"surface": ("base", "both"), "underground": ("underground", "underground", "both")}
"""Contents to train with in each world, used in turn."""

ABOUT: Final = (
    "Let curious bots play each other, and learn from all their games how far ahead a position is worth being, with "
    "every race and power rated. In the first round they know what is in the file, in the second one what the first "
    "one taught, and so on. Tables in the file for other worlds and numbers of players stay as they are."
)


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("boards", nargs="+", metavar="BOARD", help="boards to play on")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games a board and round (default 1000)")
    parser.add_argument("--rounds", type=int, default=2, metavar="N", help="each plays by the study of the last one")
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
    origins = dict(commands)
    known = weights()._replace(studies=studied)
    notes = {board.id: RegressionSums() for board in tables}
    for number in range(given.rounds):
        found = dict(known.studies)
        for board in tables:
            labels = LABELS[board.world]
            games = [
                TrainingGame(board.id, labels[game % len(labels)], known, (given.seed * 100 + number) * 100_000 + game)
                for game in range(given.games)
            ]
            for done, remarks in enumerate(spread(study, games, workers), start=1):
                for remark in remarks:
                    notes[board.id].add(remark)
                progress("", done, len(games))
            key = table_key(rules_of(board.id, labels[0]), board.players)
            found[key] = notes[board.id].study(board.rounds)
            commands[key] = "; ".join(filter(None, (origins.get(key), f"swqt arena {_line(given)}")))
            write_studies(given.out, found, commands)
            print(f"round {number + 1}: {board.id}, {len(games)} games", flush=True)
        known = known._replace(studies=found)
    return 0


def _commands(path: Path) -> dict[str, str]:
    """Return the commands that trained each table in the file at *path*, each going on from the last one's result."""
    match json.loads(path.read_text(encoding="utf-8")):
        case {"about": {"commands": dict(commands)}} if all(isinstance(line, str) for line in commands.values()):
            return commands
    raise WeightsError(f"{path}: expected the commands that trained its tables, under about")


def _line(given: argparse.Namespace) -> str:
    words = ["study", *given.boards, "--games", given.games, "--rounds", given.rounds, "--seed", given.seed]
    return " ".join(map(str, words))


def write_studies(path: Path, studies: dict[str, PositionModel], commands: dict[str, str]) -> None:
    """Write *studies* with their origin and a digest of the numbers, atomically."""
    data = {key: study._asdict() for key, study in sorted(studies.items())}
    digest = hashlib.blake2b(json.dumps([MODEL_FEATURES, data]).encode(), digest_size=8).hexdigest()
    parts = []
    for key, tables in data.items():
        rows = []
        for name, table in tables.items():
            entries = (
                [f'    "{trait}": {json.dumps(rating)}' for trait, rating in table.items()]
                if isinstance(table, dict)
                else [f"    {json.dumps(row)}" for row in table]
            )
            begin, end = "{}" if isinstance(table, dict) else "[]"
            rows.append(f'   "{name}": {begin}\n' + ",\n".join(entries) + f"\n   {end}")
        parts.append(f'  "{key}": {{\n' + ",\n".join(rows) + "\n  }")
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
