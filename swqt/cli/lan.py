"""``swqt lan``: network play without a window, and checks of network games."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from swqt.cli import lan_peer
from swqt.cli.errors import CliError, read_error
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.net.playing.verify import VerifiedChange, VerifyReport

# Modules with keys and messages are imported where they are used, so that other commands start faster.


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("lan", help="play on a network; check games played there", description=_ABOUT)
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", dest="action", required=True)
    _add(actions, "verify", "game.swn", "check a game as its players signed it, and every draw in it", run_verify)
    _add(actions, "replay", "desync.zip", "play the log in a report of boards that differed", run_replay)
    lan_peer.add_to(actions)


_LONGEST_LINE = 1000

_ABOUT = "Play on a network without a server, and check what was played there."


def _add(
    actions: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    file: str,
    about: str,
    run: Callable[[argparse.Namespace], int],
) -> None:
    parser = actions.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    parser.add_argument("file", type=Path, metavar=file)
    parser.set_defaults(run=run)


def run_verify(given: argparse.Namespace) -> int:
    """Print what the file proves; 1 if the proof is invalid."""
    from swqt.net.playing.verify import verify
    from swqt.net.version import Incomplete, engine_digest

    report = verify(_bytes(given.file), Library())
    for line in report_lines(report):
        print(line)
    for problem in report.problems:
        place = f"{given.file}:{problem.line}" if problem.line else str(given.file)
        entry = f"entry {problem.seq}: " if problem.seq >= 0 else ""
        print(f"{place}: {entry}{problem.text}", file=sys.stderr)
    with contextlib.suppress(Incomplete):
        if report.problems and report.engine and report.engine != engine_digest():
            print(f"it was played by rules that this program has not: {report.engine.hex()[:8]}", file=sys.stderr)
    return 0 if report.good else 1


def run_replay(given: argparse.Namespace) -> int:
    """Print the report, and where this program's board differs from the one in it; 1 if it does."""
    from swqt.net.playing.desync import ReportError, replay_report
    from swqt.net.wire.plaintext import clean

    try:
        found = replay_report(given.file, Library())
    except ReportError as error:
        raise CliError(str(error)) from error
    except OSError as error:
        raise read_error(given.file, error) from error
    for line in found.about.rstrip().split("\n"):
        print(clean(line, _LONGEST_LINE))    # somebody else may have written the file
    print()
    if found.trouble:
        print(f"this program could not play the log to its end: {found.trouble}")
    if found.first is None:
        print(f"this program has the same board after each of {_count(found.entries, 'entry', 'entries')}")
        return 0
    place = f"after entry {found.first}" if found.first >= 0 else "before the first entry"
    print(f"{place}, this program has another board than the report says")
    return 1


def report_lines(report: VerifyReport) -> list[str]:
    """Return the findings of *report*, one per line."""
    if not report.game:
        return []
    lines = [f"game {report.game.hex()[:16]}: {_count(report.entries, 'entry', 'entries')} checked"]
    lines += [
        f"player {player.peer} {', '.join(player.names) or '(joined later)'}: signed "
        f"{_count(player.commands, 'command')}, took part in {_count(player.draws, 'draw')}"
        + (f", spoilt {player.burned}" if player.burned else "")
        for player in report.players
    ]
    lines.append(f"{_count(len(report.draws), 'draw')} worked out again from what everybody revealed")
    lines += [line for change in report.changes for line in change_lines(report, change)]
    if report.views:
        lines.append(f"{_count(report.views, 'vote')} changed who plays")
    if report.good:
        ended = "to the end" if report.over else "as far as it goes: the game is not over"
        lines.append(f"everything is as it was played, {ended}")
    return lines


def change_lines(report: VerifyReport, change: VerifiedChange) -> list[str]:
    """Return what *change* took from whom, and who signed that: a sentence for the draw and one for the seats."""
    signers, missing = report.names(change.signers), report.names(change.missing)
    if change.copied:
        left = f"; draw {change.burned} was left open" if change.burned else ""
        return [f"from entry {change.seq} on this is a copy, in which {signers} went on alone{left}"]
    lines = []
    if change.burned:
        because = f", who say that the link of {missing} was missing" if missing else "; nobody's link was missing"
        lines.append(f"draw {change.burned} was replaced at entry {change.seq}: signed by {signers}{because}")
    if change.lost:
        lines.append(f"{report.names(change.lost)} lost the seat at entry {change.seq}: signed by {signers}")
    return lines


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise read_error(path, error) from error
