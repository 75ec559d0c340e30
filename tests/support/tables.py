"""Games to watch: boards, contents, options, and players who play them with repeatable chance.

A *table* follows from its number alone: how many seats, which house rules, and one of three kinds of place to
play at. The shipped boards show the game as it is played. Cramped boards of a dozen regions, all marks thrown
at random, make everybody meet everybody. Scarce content, with hardly more combos than seats need and few tokens
of each race, makes banners and badges come back and trays run empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from zlib import crc32

import pytest

from swqt.ai import RandomBot, chance, sample
from swqt.content import load_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import (
    CHANCE,
    Abandon,
    AbandonRange,
    Board,
    Command,
    Content,
    Decision,
    Event,
    Options,
    Rules,
    Site,
    State,
    members,
)

ROOT: Final = Path(__file__).resolve().parents[2]
KINDS: Final = ("shipped", "cramped", "scarce")
VARIANTS: Final = (
    Options(),
    Options(sorcerer_vs_elf="kept"),
    Options(bivouac_moves="one"),
    Options(sorcerer_empty_hand="yes"),
    Options(sorcerer_vs_elf="kept", bivouac_moves="one", sorcerer_empty_hand="yes"),
)
LONGEST: Final = 5000
"""More commands than any game takes; a game that goes on does not end."""
STRIDE: Final = 7
"""Has nothing in common with the periods of seats, house rules and kinds of table."""
TOGETHER: Final = 10
"""So many whole games are kept in memory at once."""


class Table(NamedTuple):
    """One game about to be played."""

    rules: Rules
    seats: int
    seed: int


class Played(NamedTuple):
    """One command of a game: the State before it, who was asked what, the answer, the State after it, the events."""

    before: State
    decision: Decision
    command: Command
    after: State
    events: tuple[Event, ...]


Law = Callable[[Table, list[Played]], None]
"""What must be true of a whole game at a table, command by command."""


def chunks(law: str, games: int, nightly: int = 300, size: int = 10, step: int = 1) -> pytest.MarkDecorator:
    """Parametrise *law* with ``numbers``: *games* tables, and *nightly* more that only the nightly run plays.

    Every law, or group of Laws, watches games of its own. Small chunks let several processes share the work; those of
    the nightly run are large, because every run collects them. Few games meet all kinds of table if they are taken
    in steps of STRIDE.
    """
    start = crc32(law.encode()) % 1_000_000 * 60   # so many kinds of table there are
    few = range(start, start + games * step, step)
    night, end = few.stop, few.stop + nightly
    large = max(size, -(-nightly // 6))
    params = [pytest.param(few[n : n + size], id=str(few[n])) for n in range(0, games, size)]
    params += [
        pytest.param(range(n, min(n + large, end)), id=str(n), marks=pytest.mark.slow) for n in range(night, end, large)
    ]
    return pytest.mark.parametrize("numbers", params)


class Laws:
    """Laws about one kind of table, which watch the same games: each game is played once."""

    def __init__(self, deal: Callable[[int], Table]) -> None:
        self.deal = deal
        self.laws: list[Law] = []

    def __call__(self, law: Law) -> Law:
        """Decorate one of the laws."""
        self.laws.append(law)
        return law

    def watch(self, numbers: range, subtests: pytest.Subtests) -> None:
        """Play the tables of these *numbers*, and let every law look at each game as a whole."""
        for first in range(0, len(numbers), TOGETHER):
            games = [(game, list(play(game))) for game in map(self.deal, numbers[first : first + TOGETHER])]
            for law in self.laws:
                with subtests.test(law.__name__):
                    for game, moments in games:
                        law(game, moments)


def table(number: int) -> Table:
    """Return table *number*: neighbouring numbers differ in seats, then in house rules, then in kind."""
    seats = 2 + number % 4
    options = VARIANTS[number // 4 % len(VARIANTS)]
    kind = KINDS[number // (4 * len(VARIANTS)) % len(KINDS)]
    rng = Random(number)
    board = shipped(seats) if kind == "shipped" else cramped(seats, rng)
    content = scarce(seats, rng) if kind == "scarce" else base()
    return Table(Rules(board, content, options), seats, number)


def play(game: Table) -> Iterator[Played]:
    """Play *game* to its end; AssertionError if it does not end or somebody cannot answer."""
    rules = game.rules
    rng = Random(game.seed)
    bot = Restless(rng)
    state = rules.start(game.seats)
    for _ in range(LONGEST):
        decision = rules.decision(state)
        if decision is None:
            return
        assert rules.legal(state), f"table {game.seed}: nothing answers {decision}"
        command = chance(rules, state, rng) if decision.seat == CHANCE else bot.choose(rules, state)
        after, events = rules.apply(state, command)
        yield Played(state, decision, command, after, events)
        state = after
    raise AssertionError(f"table {game.seed}: no end after {LONGEST} commands")


class Restless:
    """Plays like the RandomBot, but now and then anything legal: what no sane player does must work too."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.sane = RandomBot(rng)

    def choose(self, rules: Rules, state: State) -> Command:
        """Return a legal answer to the open decision."""
        if self.rng.random() > 0.12:
            return self.sane.choose(rules, state)
        option = self.rng.choice(rules.legal(state))
        if isinstance(option, AbandonRange):
            regions = [region for region in members(option.regions) if self.rng.random() < 0.6]
            return Abandon(sum(1 << region for region in regions) or option.regions)
        return option if isinstance(option, Command) else sample(option, self.rng)


@cache
def base() -> Content:
    """The traits of Small World."""
    return Catalogue.load().content("base")


@cache
def shipped(players: int) -> Board:
    """The board that is played on by so many."""
    return load_board(ROOT / "boards" / f"midland-{players}.json").board


def scarce(seats: int, rng: Random) -> Content:
    """As few traits as *seats* can play with, or a few more (MIX-7), and trays that hold only a few tokens more."""
    least = 2 * seats + 1
    races = [
        replace(race, supply=rng.randint(race.tokens, race.tokens + 6))
        for race in rng.sample(base().races, rng.randint(least, len(base().races)))
    ]
    powers = rng.sample(base().powers, rng.randint(least, least + 3))
    return Content("base", tuple(sorted(races, key=_name)), tuple(sorted(powers, key=_name)))


def _name(trait: object) -> str:
    return trait.name  # type: ignore[attr-defined, no-any-return]  # races and powers are both Traits


def cramped(players: int, rng: Random) -> Board:
    """A board of hexagons in a few rows, with terrain and marks thrown at random."""
    rows, columns = rng.choice([(3, 3), (3, 4), (4, 4), (2, 5)])
    while True:
        letters = [rng.choice("fphsmfphsmwl") for _ in range(rows * columns)]
        if sum(letter not in "wl" for letter in letters) > rows * columns // 2:
            break
    codes = [f"{letter}{number}" for number, letter in enumerate(letters, start=1)]
    sites = []
    for row in range(rows):
        for column in range(columns):
            marks = ["edge"] * (row in (0, rows - 1) or column in (0, columns - 1))
            marks += [mark for mark in ("mine", "magic", "cavern") if rng.random() < 0.25]
            if letters[row * columns + column] not in "wl" and rng.random() < 0.3:
                marks.append("tribe")
            near = [codes[r * columns + c] for r, c in _around(row, column) if 0 <= r < rows and 0 <= c < columns]
            sites.append(Site(codes[row * columns + column], tuple(marks), tuple(near)))
    return Board("inline", "inline", "surface", players, rng.randint(4, 7), tuple(sites))


def _around(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """The six neighbours of a hexagon; odd rows are shifted half a hexagon to the right."""
    shift = row % 2
    return (
        (row, column - 1), (row, column + 1),
        (row - 1, column - 1 + shift), (row - 1, column + shift),
        (row + 1, column - 1 + shift), (row + 1, column + shift),
    )  # fmt: skip
