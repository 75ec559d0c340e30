"""``swqt arena``: ``play``, ``strength`` and ``regret`` measure bots, ``train`` and ``study`` train them.

``worth`` measures races, powers and combos.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from swqt.ai import GREEDY, HAND_MADE, Weights
from swqt.ai.evaluation import table_key
from swqt.ai.features import FEATURES
from swqt.ai.rating import Sprt, ladder_intervals, rate
from swqt.ai.reference_bots import REFERENCE_BOTS
from swqt.ai.training import learnt, merged
from swqt.cli import arena_regret, arena_results, arena_study, arena_worth
from swqt.cli.arena_results import ArenaResult, ResultsFile, pairings, progress
from swqt.cli.errors import CliError
from swqt.home import write_whole
from swqt.table import BOT_NAMES, Library
from swqt.table.cluster import ClusterError, dask_workers
from swqt.table.tournament import TrainingGame, Workers, learn, local_workers, rules_of, spread

BOTS: Final = (*BOT_NAMES, GREEDY.name, *REFERENCE_BOTS)
LABELS: Final = {"surface": ("base", "base", "base", "both"), "underground": ("underground", "underground", "both")}
"""Contents to train with in each world, used in turn."""
_LIMITS: Final = {"worlds": (1, 100_000), "games": (1, 100_000), "rounds": (1, 1_000), "jobs": (0, 1_024)}
"""Limits: the list of games is created before the first one and must fit into memory."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("arena", help="bots against bots: measure and teach them", description=_ABOUT)
    what = parser.add_subparsers(title="what to do", metavar="WHAT", dest="what", required=True)
    play = what.add_parser("play", help="pit bots against each other and print how strong they are", description=_PLAY)
    play.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more of: {', '.join(BOTS)}")
    play.add_argument("--seats", type=int, default=2, metavar="N", help="players in a game, 2 to 5 (default 2)")
    play.add_argument("--worlds", type=int, default=10, metavar="N", help="seeds; each is played from every seat")
    play.add_argument("--board", metavar="ID", help="default: one for the number of players")
    play.add_argument("--content", default="base", metavar="LABEL", help="base (default), underground, both ...")
    about = "stop when one of two is clearly stronger"
    play.add_argument("--sprt", nargs=2, type=float, metavar=("LOW", "HIGH"), help=about)
    play.add_argument("--csv", type=Path, metavar="FILE", help="save the games to this file; skip those in it")
    strength = what.add_parser("strength", help="print how strong each bot is", description=arena_results.ABOUT)
    arena_results.add_to(strength)
    regret = what.add_parser("regret", help="print what choices of a bot lose", description=arena_regret.ABOUT)
    arena_regret.add_to(regret)
    train = what.add_parser("train", help="learn from games between bots", description=_TRAIN)
    train.add_argument("boards", nargs="*", metavar="BOARD", help="default: every shipped board")
    train.add_argument("--games", type=int, default=100, metavar="N", help="games per board and round (default 100)")
    train.add_argument("--rounds", type=int, default=2, metavar="N", help="each learns from the last one's players")
    train.add_argument("--start", type=Path, metavar="FILE", help="the weights to start with (default: set by hand)")
    train.add_argument("--out", type=Path, required=True, metavar="FILE", help="write the weights to this file")
    study = what.add_parser("study", help="learn what the strongest bot knows", description=arena_study.ABOUT)
    arena_study.add_to(study)
    about = "measure what races, powers and combos are worth"
    worth = what.add_parser("worth", help=about, description=arena_worth.ABOUT)
    arena_worth.add_to(worth)
    for each in (play, strength, regret, train, study, worth):
        each.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games (default 1)")
        each.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: one per core)")
        each.add_argument("--cluster", metavar="ADDRESS", help=_CLUSTER)
    parser.set_defaults(run=run)


_ABOUT = (
    "Let bots play each other, on all cores of this machine, or with --cluster on several machines: start "
    "'dask scheduler' on one of them, which prints its address, and 'dask worker ADDRESS --nworkers -1 --nthreads 1' "
    "on each."
)
_CLUSTER = "play on the workers of this Dask scheduler instead (see swqt arena --help)"
_PLAY = "Let bots meet in pairs, each from every seat of every world, and print win rates and Elo with 95% intervals."
_TRAIN = "Let bots play each other, and learn from their games how many coins a position is still worth."


def run(given: argparse.Namespace) -> int:
    for name, (least, most) in _LIMITS.items():
        if not least <= getattr(given, name, least) <= most:
            raise CliError(f"--{name} must be {least:,} to {most:,}")
    command = {
        "play": _play, "strength": arena_results.run, "regret": arena_regret.run, "train": _train,
        "study": arena_study.run, "worth": arena_worth.run,
    }[given.what]  # fmt: skip
    if given.cluster is None:
        with local_workers(given.jobs) as workers:
            return command(given, workers)
    if given.jobs:
        raise CliError("--jobs is for processes of this machine; a cluster has as many as were started")
    try:
        with dask_workers(given.cluster) as workers:
            return command(given, workers)
    except ClusterError as error:
        raise CliError(str(error)) from error


def _play(given: argparse.Namespace, workers: Workers) -> int:
    bots: Sequence[str] = given.bots
    for bot in bots:
        if bot not in BOTS:
            raise CliError(f"no such bot: {bot}; bots are {', '.join(BOTS)}")
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise CliError("name two or more different bots")
    if given.sprt and len(bots) != 2:
        raise CliError("--sprt compares exactly two bots")
    try:
        board = given.board or Library().board_for(given.seats, given.content)
        seats = rules_of(board, given.content).board.players
    except (ValueError, LookupError, OSError) as error:
        raise CliError(str(error)) from error
    wanted = [
        pairing
        for world in range(given.worlds)
        for one, other in combinations(bots, 2)
        for pairing in pairings(one, other, board, given.content, seats, [f"{given.seed} {world}"])
    ]
    print(f"{board}, {given.content}, {seats} seats, seed {given.seed}: {len(wanted)} games; swqt arena {_line(given)}")
    sprt = Sprt(*given.sprt) if given.sprt else None
    verdict = ""
    games: list[ArenaResult] = []
    for result in ResultsFile(given.csv).play(wanted, workers):
        games.append(result)
        progress("", len(games), len(wanted))
        if sprt is not None and (verdict := sprt.add(result.points)):
            break
    _report(bots, games, seats)
    if sprt is not None:
        print(f"SPRT {given.sprt[0]:g} / {given.sprt[1]:g} Elo: {verdict or 'not decided'} ({sprt.evidence:+.2f})")
    return 0


def _line(given: argparse.Namespace) -> str:
    return f"play {' '.join(given.bots)} --seats {given.seats} --worlds {given.worlds} --seed {given.seed}"


def _report(bots: Sequence[str], games: Sequence[ArenaResult], seats: int) -> None:
    print(f"{'one seat':<10}{'the others':<11}{'games':>6}{'wins %':>8}{'95%':>14}{'coins ahead':>13}")
    for pair in combinations(bots, 2):
        met = [game for game in games if (game.one, game.others) == pair]
        if met:
            won = rate(sum(game.points for game in met), len(met))
            ahead = sum(game.ahead() for game in met) / len(met)
            interval = f"{100 * won.low:.0f} - {100 * won.high:.0f}"
            print(f"{pair[0]:<10}{pair[1]:<11}{won.games:>6}{100 * won.rate:>8.1f}{interval:>14}{ahead:>13.1f}")
    if seats == 2 and games:
        elos = ladder_intervals(bots, [(game.one, game.others, game.points) for game in games], bots[-1])
        print(f"{'bot':<12}{'Elo':>6}{'95%':>16}{'ms per turn':>11}")
        for bot in sorted(bots, key=lambda name: -elos[name][0]):
            elo, low, high = elos[bot]
            print(f"{bot:<12}{elo:>6.0f}{f'{low:.0f} - {high:.0f}':>16}{_milliseconds(bot, games):>11.1f}")
    elif games:
        print(", ".join(f"{bot} {_milliseconds(bot, games):.1f} ms per turn" for bot in bots))


def _milliseconds(name: str, games: Sequence[ArenaResult]) -> float:
    spent = [spent for game in games for spent in game.milliseconds(name)]
    return sum(spent) / len(spent) if spent else 0.0


def _train(given: argparse.Namespace, workers: Workers) -> int:
    library = Library()
    boards = given.boards or [file.board.id for file in library.boards()]
    try:
        weights = HAND_MADE if given.start is None else Weights.read(given.start)
        worlds = {name: library.board(name).world for name in boards}
    except (ValueError, LookupError, OSError) as error:
        raise CliError(str(error)) from error
    counts: dict[str, int] = dict(weights.about.get("games", {}))   # type: ignore[call-overload]  # as written below
    told: list[str] = list(weights.about.get("commands", []))   # type: ignore[call-overload]  # as written below
    for number in range(given.rounds):
        for board in boards:
            labels = LABELS[worlds[board]]
            games = [
                TrainingGame(board, labels[game % len(labels)], weights, (given.seed * 100 + number) * 100_000 + game)
                for game in range(given.games)
            ]
            taught = []
            for sums in spread(learn, games, workers):
                taught.append(sums)
                progress("", len(taught), len(games))
            key = table_key(rules_of(board, labels[0]), rules_of(board, labels[0]).board.players)
            tables = {**weights.tables, key: learnt(merged(taught), weights.of(key))}
            counts[key] = counts.get(key, 0) + len(games)
            weights = Weights(tables, weights.about)
            print(f"round {number + 1}: {board}, {len(games)} games", flush=True)
            commands = [*told, f"swqt arena {_training(given)}"]
            write_weights(given.out, weights, {"commands": commands, "games": counts})
    return 0


def _training(given: argparse.Namespace) -> str:
    words = ["train", *given.boards, "--games", given.games, "--rounds", given.rounds, "--seed", given.seed]
    return " ".join(map(str, words))


def write_weights(path: Path, weights: Weights, about: dict[str, object]) -> None:
    """Write *weights* with their origin and a digest of the numbers, atomically."""
    tables = {key: [list(row) for row in table] for key, table in sorted(weights.tables.items())}
    digest = hashlib.blake2b(json.dumps([FEATURES, tables]).encode(), digest_size=8).hexdigest()
    rows = [
        f'  "{key}": [\n' + ",\n".join(f"   {json.dumps(row)}" for row in table) + "\n  ]"
        for key, table in tables.items()
    ]
    text = (
        "{\n"
        f' "about": {json.dumps({**about, "digest": digest})},\n'
        f' "features": {json.dumps(list(FEATURES))},\n'
        ' "tables": {\n' + ",\n".join(rows) + "\n }\n}\n"
    )
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise CliError(f"{path}: {error}") from error
