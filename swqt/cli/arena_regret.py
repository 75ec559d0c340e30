"""``swqt arena regret``: prints what a bot loses by its choices of combos and of when to decline."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from swqt.ai import LEVELS
from swqt.ai.regret import KINDS, Regret
from swqt.cli.arena_results import progress
from swqt.cli.errors import CliError
from swqt.engine import Rules
from swqt.notation import write_command, write_position
from swqt.table import Library
from swqt.table.tournament import RegretGame, Workers, measured_regrets, rules_of, spread

ABOUT = (
    "In games between bots that try everything, take one decision whether to decline and one between combos, and play "
    "what the bot chooses and every alternative on to the end, with the same dice. Print how many coins the best "
    "alternative gains over the choice: as it appears, which is too much, because the best of several means is partly "
    "luck; and fair, found by one half of the games played on and measured by the other. Alternatives that are behind "
    "beyond doubt after 12 games get no more; where the best gains more than 5 coins, five times as many new games "
    "decide."
)


def add_to(parser: argparse.ArgumentParser) -> None:
    names = [level.name for level in LEVELS]
    parser.add_argument("--bot", choices=names, default=names[-1], help="whose choices (default: the strongest)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="players in a game, 2 to 5 (default 2)")
    parser.add_argument("--content", default="base", metavar="LABEL", help="base (default), underground, both ...")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="decisions of each kind (default 200)")
    about = "games played on from each alternative (default 40)"
    parser.add_argument("--continuations", type=int, default=40, metavar="N", help=about)
    about = "also print so many positions of each kind with the largest fair regrets (default 0)"
    parser.add_argument("--worst", type=int, default=0, metavar="N", help=about)


def run(given: argparse.Namespace, workers: Workers) -> int:
    """Measure the regret and print one line for each kind of decision."""
    if not 2 <= given.continuations <= 100_000:
        raise CliError("--continuations must be 2 to 100,000")
    try:
        board = Library().board_for(given.seats, given.content)
        seats = rules_of(board, given.content).board.players
    except (ValueError, LookupError, OSError) as error:
        raise CliError(str(error)) from error
    jobs = [
        RegretGame(board, given.content, given.bot, f"{given.seed} {number}", given.continuations)
        for number in range(given.games)
    ]
    found: list[Regret] = []
    for number, regrets in enumerate(spread(measured_regrets, jobs, workers), start=1):
        found += regrets
        progress("", number, len(jobs))
    print(f"{given.bot}, {board}, {given.content}, {seats} seats, seed {given.seed}, {given.continuations} games each")
    print(f"{'decision':<10}{'count':>6}{'fair':>8}{'95%':>8}{'largest':>9}{'95%':>8}{'apparent':>10}{'largest':>9}")
    by_kind = {kind: [regret for regret in found if regret.kind == kind] for kind in KINDS}
    for kind, rows in by_kind.items():
        if rows:
            print(_row(kind, rows))
    rules = rules_of(board, given.content)
    for rows in by_kind.values():
        for regret in sorted(rows, key=lambda regret: -regret.fair)[: given.worst]:
            print(f"\n{_told(rules, regret)}")
    return 0


def _row(kind: str, rows: Sequence[Regret]) -> str:
    mean = sum([row.fair for row in rows]) / len(rows)
    error = math.sqrt(sum([(row.fair - mean) ** 2 for row in rows]) / max(1, len(rows) - 1) / len(rows))
    worst = max(rows, key=lambda row: row.fair)
    apparent = [row.apparent for row in rows]
    return (
        f"{kind:<10}{len(rows):>6}{mean:>8.2f}{f'±{1.96 * error:.2f}':>8}{worst.fair:>9.1f}{f'±{worst.margin:.1f}':>8}"
        f"{sum(apparent) / len(rows):>10.2f}{max(apparent):>9.1f}"
    )


def _told(rules: Rules, regret: Regret) -> str:
    """Return text on the choice, the best alternative and the position of *regret*."""
    choice, best = ["continue" if way is None else write_command(rules, way) for way in (regret.choice, regret.best)]
    return (
        f"{regret.fair:.1f} ±{regret.margin:.1f} coins lost by: {choice}; better: {best}\n"
        f"{write_position(rules, regret.state).rstrip()}"
    )
