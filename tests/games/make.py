"""Writes the golden games: whole games with a digest behind every command.

    python tests/games/make.py

plays every game listed here again. As long as a game's commands are legal they stay the same and only digests
change; from the first one that is not, chance plays on. Review the diff: each changed line is a changed rule.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[1]))

from swqt.ai import RandomBot, chance  # noqa: E402  # the checkout must be on the path first
from swqt.engine import CHANCE, Command, Options, Rules, State  # noqa: E402
from swqt.notation import MoveText, read_game, write_game  # noqa: E402
from swqt.table import Library  # noqa: E402


class Golden(NamedTuple):
    """One game: how many seats, which house rules, and the seed of its players."""

    seats: int
    seed: int
    options: Options = Options()


GAMES: Final = {
    "two-seats": Golden(2, 57),
    "three-seats": Golden(3, 2),
    "four-seats": Golden(4, 7),
    "five-seats": Golden(5, 3),
    "five-more": Golden(5, 7),
    "elves-kept": Golden(4, 31, Options(sorcerer_vs_elf="kept")),
    "one-encampment": Golden(3, 65, Options(bivouac_moves="one")),
    "empty-handed-sorcerers": Golden(3, 4, Options(sorcerer_empty_hand="yes")),
}


def text_of(golden: Golden, old: str = "") -> str:
    """Return the game as text; the commands of *old*, an earlier text of it, are kept as far as they are legal."""
    library = Library(HERE)
    rules = Rules(library.board(f"midland-{golden.seats}"), library.content("base"), golden.options)
    kept = [move.command for move in read_game(old, library).moves] if old else []
    start = rules.start(golden.seats)
    return write_game(rules, start, moves(rules, start, golden.seed, kept), digests_every=1)


def moves(rules: Rules, state: State, seed: int, kept: list[Command]) -> Iterator[MoveText]:
    """Yield the moves of a whole game: those *kept*, while they are legal, then what chance gives."""
    rng = Random(seed)
    bot = RandomBot(rng)
    while decision := rules.decision(state):
        if kept and rules.check(state, kept[0]) is None:
            command = kept.pop(0)
        else:
            kept = []
            command = chance(rules, state, rng) if decision.seat == CHANCE else bot.choose(rules, state)
        yield MoveText(decision.seat, command)
        state = rules.apply(state, command).state


def main() -> None:
    for name, golden in GAMES.items():
        path = HERE / f"{name}.swn"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(text_of(golden, old), encoding="utf-8", newline="\n")
        print(path.relative_to(HERE.parents[1]))


if __name__ == "__main__":
    main()
