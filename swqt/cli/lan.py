"""``swqt lan``: network play without a window, and checks of network games."""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from swqt.cli import lan_peer
from swqt.cli.errors import read_error
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.net.game.proof import VerifiedChange
    from swqt.net.game.verify import VerifyReport

# Modules for cryptography and messages are imported where they are used, so that other commands start faster.


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("lan", help="play on a network; check games played there", description=_ABOUT)
    actions = parser.add_subparsers(title="commands", metavar="COMMAND", dest="action", required=True)
    about = "check a game as its players signed it, and every draw in it"
    verify = actions.add_parser("verify", help=about, description=f"{about[0].upper()}{about[1:]}.")
    verify.add_argument("file", type=Path, metavar="game.swn")
    about = "another file of the game, to see whether someone signed for two sides"
    verify.add_argument("other", type=Path, nargs="?", metavar="other.swn", help=about)
    verify.set_defaults(run=run_verify)
    lan_peer.add_to(actions)


_ABOUT = "Play on a network without a server, and check what was played there."


def run_verify(given: argparse.Namespace) -> int:
    """Print what the file proves and whether another file of the same game contradicts it; return 1 if a proof is
    invalid or they contradict each other."""
    from swqt.net.game.verify import split_between, verify
    from swqt.version import Incomplete, engine_digest

    reports = [(path, verify(_bytes(path), Library())) for path in (given.file, given.other) if path]
    for path, report in reports:
        for line in report_lines(report):
            print(line)
        for problem in report.problems:
            place = f"{path}:{problem.line}" if problem.line else str(path)
            step = f"step {problem.seq}: " if problem.seq else ""
            print(f"{place}: {step}{problem.text}", file=sys.stderr)
        with contextlib.suppress(Incomplete):
            if report.problems and report.engine and report.engine != engine_digest():
                print(f"it was played with other rules than this program's: {report.engine.hex()[:8]}", file=sys.stderr)
    good = all(report.good for _path, report in reports)
    if not (good and given.other):
        return 0 if good else 1
    split = split_between(_bytes(given.file), _bytes(given.other), Library())
    if split is None:
        print("the two files don't contradict each other")
        return 0
    convicted = reports[0][1].names(split.convicted) or "nobody"
    kept = given.file if split.first else given.other
    print(f"the two files differ after step {split.seq}: {convicted} signed for both sides; {kept} is the original")
    return 1


def report_lines(report: VerifyReport) -> list[str]:
    """Return the findings of *report*, one per line."""
    if not report.game:
        return []
    lines = [f"game {report.game.hex()[:16]}: {_count(report.entries, 'step')} checked"]
    lines += [
        f"player {player.peer} {', '.join(player.names) or '(joined later)'}: signed "
        f"{_count(player.commands, 'move')}, took part in {_count(player.draws, 'draw')}"
        + (f", spoilt {player.burned}" if player.burned else "")
        for player in report.players
    ]
    for draw in report.draws:
        lines.append(f"draw {draw.number}, made by {report.names(draw.peers)}: {draw.text}")
    lines.append(f"{_count(len(report.draws), 'draw')} worked out again from what everyone showed")
    lines += [change_line(report, change) for change in report.changes]
    if report.views:
        lines.append(f"the players agreed {_count(report.views, 'time')} on who plays or what is undone")
    if report.open is not None:
        given, missing = report.names(report.open.given), report.names(report.open.missing)
        lines.append(
            f"draw {report.open.number} is unfinished: this file has the part of {given or 'nobody'}, "
            f"but not that of {missing or 'nobody'}"
        )
    if report.good:
        ended = "to the end" if report.over else "as far as it goes: the game isn't over"
        lines.append(f"everything is as it was played, {ended}")
        lines.append(_KNOWN)
        lines += [_UNKNOWN[code] for code in report.limits]
    return lines


_KNOWN = (
    "proved: who signed each move, and that every player named gave a part of each draw, fixed before any was shown, "
    "so nobody could choose or foresee it alone"
)
_UNKNOWN = {
    "keys": "not proved: who sat at a computer; names are what players called themselves",
    "end": "not proved: what came after the end of this file, which may have been cut short",
    "pair": "not proved: who stopped; of two players, the one who gets the other's part of a draw first could stop or "
    "pull the cable; the game then stands still, and that draw is made again only in a copy",
    "bridge": "not proved: whether a player who was the only link between two others held back a part of a draw; that "
    "leaves no trace but the names of those who signed",
    "majority": "not proved: whether the majority who went on without others told the truth about why",
}
_REASONS = {
    "away": "away", "overdue": "did not move", "double": "signed two different moves",
    "split": "signed for two sides", "left": "left",
}  # fmt: skip


def change_line(report: VerifyReport, change: VerifiedChange) -> str:
    """Return one sentence that says what *change* took from whom, and who signed it."""
    signers, peers = report.names(change.signers), report.names(change.peers)
    draws = ", ".join(map(str, change.draws))
    through = f"; {report.names(change.through)} reached them last" if change.through else ""
    match change.kind:
        case "copy":
            return f"from step {change.seq} on, this is a copy in which {signers} went on without {peers}"
        case "burn":
            return (
                f"draw {draws} was made again at step {change.seq}: signed by {signers}, "
                f"who say that the part of {peers} was missing{through}"
            )
        case "undone":
            again = f", with draw {draws}, which was made again" if draws else ""
            return f"moves were taken back at step {change.seq}{again}: signed by {signers}"
        case "split":
            return f"{peers} signed for two sides of this game: the proof is in step {change.seq}"
    why = ", ".join(_REASONS.get(reason, "?") for reason in change.reasons)
    return f"{peers} lost the seat at step {change.seq}: signed by {signers}{why and f', who say: {why}'}{through}"


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise read_error(path, error) from error
