"""``swqt puzzle``: makes puzzles from games between bots, rechecks them, and lets a person play them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from swqt.cli.errors import CliError, read_error
from swqt.content.help.refusal_texts import refusal_sentence
from swqt.engine import CHANCE, Command
from swqt.home import load_settings
from swqt.notation import NotationError, read_command, write_position
from swqt.puzzle.attempt import Attempt, Progress, emblems
from swqt.puzzle.maker import PuzzleMaker, VarietyLimits, solved_by
from swqt.puzzle.puzzle import (
    GO_ON,
    TURN,
    Puzzle,
    PuzzleError,
    puzzle_files,
    puzzle_of_day,
    puzzle_text,
    read_puzzles,
    sentence,
)
from swqt.table import ChanceSource, Library
from swqt.translation import ENGLISH, languages

WRONG: Final = 1

WANTED: Final = 100
"""The number of puzzles of each world in the shipped file."""

DONE: Final = "# game {}: {}"
"""The line after the puzzles of a game, with its seed and the kind of search, so that an interrupted run can resume."""

MEDIUM_AT_MOST: Final = 0.4
"""The largest share of puzzles that the medium level may solve."""

_QUESTIONS: Final = {
    "turn": "Last round. Which turn brings the most coins?",
    "decline": "Decline now, or continue?",
    "pick": "Which combo is the best?",
}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = "Find the best turn: make, check and play puzzles."
    puzzle = commands.add_parser("puzzle", help="make, check or play puzzles", description=about)
    actions = puzzle.add_subparsers(metavar="ACTION", required=True)
    make = actions.add_parser("make", help="find puzzles in games between bots", description=_ABOUT_MAKE)
    make.add_argument("seeds", nargs="+", metavar="SEED|FIRST-LAST", help="games, such as 7 or 0-199")
    make.add_argument("-o", "--out", type=Path, required=True, metavar="FILE", help="where the puzzles go")
    make.add_argument("--most", type=int, default=WANTED, metavar="N", help=f"of each world (default: {WANTED})")
    make.add_argument("--last-round", action="store_true", help="look for turns of the last round, by a full search")
    make.set_defaults(run=puzzle_make)
    check = actions.add_parser("check", help="prove puzzles once more (exit code 1 if one is wrong)")
    check.add_argument("file", nargs="?", type=Path, metavar="FILE", help="default: the shipped puzzles")
    check.add_argument("--sample", type=int, metavar="N", help="only N of them, evenly spread")
    check.add_argument("--bots", action="store_true", help="how many the levels solve instead")
    check.set_defaults(run=puzzle_check)
    play = actions.add_parser("play", help="play a puzzle in the terminal", description=_ABOUT_PLAY)
    play.add_argument("name", nargs="?", metavar="NAME", help="default: the puzzle of the day")
    play.add_argument("--list", action="store_true", help="the names of all puzzles with your stars")
    play.add_argument("--lang", metavar="CODE", help="the language of the reason (default: that of the settings)")
    play.set_defaults(run=puzzle_play)


_ABOUT_MAKE = """Find puzzles in the games of these seeds and append them to FILE, each as soon as it is proved. The
same seeds give the same file on every computer. An interrupted search continues with the first game that is missing."""

_ABOUT_PLAY = """Type commands as in game files, such as decline, pick 2, conquer h4 or end; undo, show (the position),
answer and quit. What you solve counts as in the window."""


def puzzle_make(given: argparse.Namespace) -> int:
    path: Path = given.out
    limits, maker = VarietyLimits(given.most), PuzzleMaker()
    what = "last round" if given.last_round else "key decisions"
    text = ""
    if path.exists():
        for puzzle in _read(path):
            limits.admits(puzzle)
        text = path.read_text(encoding="utf-8")
    done = set(text.splitlines())
    found = 0
    for seed in _seeds(given.seeds):
        mark = DONE.format(seed, what)
        if limits.is_full:
            break
        if mark in done:
            continue
        news = [puzzle for puzzle in maker.puzzles(seed, given.last_round) if limits.admits(puzzle)]
        found += len(news)
        try:
            with path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("".join([f"{puzzle_text(puzzle)}\n" for puzzle in news]) + f"{mark}\n")
        except OSError as error:
            raise read_error(path, error) from error
        rejected = ", ".join(f"{count} {why}" for why, count in maker.rejected.most_common())
        print(f"game {seed}: {found} puzzles; rejected: {rejected}", file=sys.stderr, flush=True)
    print(f"{path}: {found} puzzles more")
    return 0


def _seeds(texts: Sequence[str]) -> Iterator[int]:
    for text in texts:
        first, dash, last = text.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise CliError(f"no seeds: {text}; write 7, or 0-199")
        seeds = range(int(first), int(last if dash else first) + 1)
        if not seeds:
            raise CliError(f"no seeds: {text}; the first is greater than the last")
        yield from seeds


def puzzle_check(given: argparse.Namespace) -> int:
    puzzles = _read(given.file) if given.file else _shipped()
    if given.sample is not None:
        if given.sample < 1:
            raise CliError(f"--sample must be 1 or more, not {given.sample}")
        puzzles = puzzles[:: max(1, len(puzzles) // given.sample)][: given.sample]
    return _check_bots(puzzles) if given.bots else _check(puzzles)


def _check(puzzles: Sequence[Puzzle]) -> int:
    library, maker, wrong = Library(), PuzzleMaker(), 0
    for puzzle in puzzles:
        trouble = _trouble(puzzle, library, maker)
        if trouble:
            wrong += 1
            print(f"{puzzle.name}: {trouble}", flush=True)
    print(f"{len(puzzles)} puzzles, {wrong} wrong")
    return WRONG if wrong else 0


def _trouble(puzzle: Puzzle, library: Library, maker: PuzzleMaker) -> str:
    """Return what is wrong with *puzzle*; empty if nothing is."""
    try:
        attempt = Attempt(puzzle, library)
        verdict = attempt.judge(attempt.line())
        if not verdict.solved and puzzle.line != (GO_ON,):
            return f"its line loses {verdict.loss:g} coins"
    except (NotationError, ValueError) as error:
        return str(error)
    if write_position(attempt.rules, attempt.start) != puzzle.text:
        return "its position is not written as swqt writes it"
    for code in languages():
        if "{" in sentence(puzzle, code):
            return f"its reason has gaps in {code}: {sentence(puzzle, code)}"
    again = maker.again(puzzle, library)
    if again is None:
        return f"it is no puzzle any more: {', '.join(maker.rejected)}"
    changed = [name for name in Puzzle.__slots__ if getattr(again, name) != getattr(puzzle, name)]
    return f"it comes out with another {', '.join(changed)}" if changed else ""


def _check_bots(puzzles: Sequence[Puzzle]) -> int:
    library = Library()
    solved = dict.fromkeys(("expert", "medium"), 0.0)
    for puzzle in puzzles:
        for level in solved:
            share = solved_by(puzzle, library, level)
            solved[level] += share
            if level == "expert" and share < 1:
                print(f"{puzzle.name}: the expert does not solve it", flush=True)
    shares = {level: total / len(puzzles) for level, total in solved.items()}
    print(f"{len(puzzles)} puzzles: " + ", ".join(f"{level} {share:.0%}" for level, share in shares.items()))
    return 0 if shares["expert"] == 1 and shares["medium"] < MEDIUM_AT_MOST else WRONG


def puzzle_play(given: argparse.Namespace) -> int:
    lang = given.lang or load_settings().language or ENGLISH
    if lang not in languages():
        raise CliError(f"no such language: {lang}; languages are {', '.join(languages())}")
    puzzles, progress, today = _shipped(), Progress(), date.today()
    if progress.damaged:
        print(f"what you had solved could not be read; the file is kept as {progress.damaged}", file=sys.stderr)
    if given.list:
        for puzzle in puzzles:
            print(f"{'*' * progress.stars(puzzle.name):3}  {puzzle.grade}  {puzzle.name}")
        return 0
    daily = puzzle_of_day(today, puzzles)
    chosen = daily if given.name is None else next((one for one in puzzles if one.name == given.name), None)
    if chosen is None:
        raise CliError(f"no such puzzle: {given.name}; swqt puzzle play --list has all names")
    stars = _played(Attempt(chosen, Library()), lang)
    if stars is None:
        return 0
    day = today if chosen is daily else None
    try:
        progress.record(chosen.name, stars, day)
    except OSError as error:
        raise read_error(progress.path, error) from error
    print(emblems(progress.tries(chosen.name), day, progress.streak(today)))
    return 0


def _played(attempt: Attempt, lang: str) -> int | None:
    """Let a person type a turn; return its stars, or None if the puzzle was abandoned."""
    puzzle, rules, dice = attempt.puzzle, attempt.rules, ChanceSource(0)
    commands: list[Command] = []
    print(f"{puzzle.text}\n{puzzle.name}, grade {puzzle.grade}. {_QUESTIONS[puzzle.kind]}")
    while True:
        state = attempt.start
        for command in commands:
            state = rules.after(state, command)
        verdict = attempt.judge(commands)
        if verdict.finished:
            break
        if state.agenda[-1].seat == CHANCE:
            commands.append(dice.answer(rules, state))
            continue
        print(f"{'ABCDE'[state.turn]} {state.agenda[-1].kind}> ", end="", flush=True)
        line = sys.stdin.readline()
        word = line.strip()
        if word in ("quit", "") and (word or not line):
            return None
        if word == "undo":
            commands = commands[:-1]
        elif word == "show":
            print(write_position(rules, state))
        elif word == "answer":
            print("; ".join(puzzle.line))
            print(sentence(puzzle, lang))
            return None
        elif word:
            try:
                command = read_command(rules, word)
            except NotationError as error:
                print(error)
                continue
            if refusal := rules.check(state, command):
                print(refusal_sentence(refusal, lang))
            else:
                commands.append(command)
    stars = attempt.stars(verdict)
    unit = "coins" if puzzle.kind == TURN else "coins at the end of the game"
    print("Solved!" if verdict.solved else f"This loses {verdict.loss:.1f} {unit}.")
    if verdict.solved:
        print(sentence(puzzle, lang))
    return stars


def _shipped() -> tuple[Puzzle, ...]:
    puzzles = tuple(puzzle for path in puzzle_files() for puzzle in _read(path))
    if not puzzles:
        raise CliError("this swqt has no puzzles")
    return puzzles


def _read(path: Path) -> list[Puzzle]:
    try:
        return read_puzzles(path)
    except PuzzleError as error:
        raise CliError(str(error)) from error
    except OSError as error:
        raise read_error(path, error) from error
