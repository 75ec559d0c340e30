"""Games to watch: boards, contents, options, and players who play them with repeatable chance.

A *table* follows from its number alone: how many seats, which house rules, and one of three kinds of place to
play at. The shipped boards show the game as it is played. Cramped boards of a dozen regions, all marks thrown
at random, make everybody meet everybody. Scarce content, with hardly more combos than seats need and few tokens
of each race, makes banners and badges come back and trays run empty.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeVar
from zlib import crc32

import pytest

from swqt import engine as e
from swqt.ai import RandomBot, chance, sample
from swqt.content import load_board
from swqt.content.traits.catalogue import Catalogue

Trait = TypeVar("Trait", bound=Any)

ROOT: Final = Path(__file__).resolve().parents[2]
KINDS: Final = ("shipped", "cramped", "scarce")
VARIANTS: Final = (
    e.Options(),
    e.Options(sorcerer_vs_elf="kept"),
    e.Options(bivouac_moves="one"),
    e.Options(sorcerer_empty_hand="yes"),
    e.Options(sorcerer_vs_elf="kept", bivouac_moves="one", sorcerer_empty_hand="yes"),
)
LONGEST: Final = 5000
"""More commands than any game takes; a game that goes on does not end."""
STRIDE: Final = 7
"""Has nothing in common with the periods of seats, house rules and kinds of table."""
TOGETHER: Final = 10
"""So many whole games are kept in memory at once."""


class Table(NamedTuple):
    """One game about to be played."""

    rules: e.Rules
    seats: int
    seed: int


class Played(NamedTuple):
    """One command of a game: the State before it, who was asked what, the answer, the State after it, the events."""

    before: e.State
    decision: e.Decision
    command: e.Command
    after: e.State
    events: tuple[e.Event, ...]


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

    def watch(self, name: str, games: int, **more: int) -> Callable[[range, pytest.Subtests], None]:
        """Return the test of all of them, with numbers from ``chunks``: each law looks at each game as a whole."""

        @chunks(name, games, **more)
        def test(numbers: range, subtests: pytest.Subtests) -> None:
            for first in range(0, len(numbers), TOGETHER):
                played = [(game, list(play(game))) for game in map(self.deal, numbers[first : first + TOGETHER])]
                for law in self.laws:
                    with subtests.test(law.__name__):
                        for game, moments in played:
                            law(game, moments)

        return test


def table(number: int) -> Table:
    """Return table *number*: neighbouring numbers differ in seats, then in house rules, then in kind."""
    seats = 2 + number % 4
    options = VARIANTS[number // 4 % len(VARIANTS)]
    kind = KINDS[number // (4 * len(VARIANTS)) % len(KINDS)]
    rng = Random(number)
    board = shipped(seats) if kind == "shipped" else cramped(seats, rng)
    content = scarce(base(), seats, rng) if kind == "scarce" else base()
    extra = Random(f"head start {number}")
    coins = [extra.randint(0, e.MOST_HEAD_START) if extra.random() < 0.3 else 0 for _ in range(seats)]
    return Table(e.Rules(board, content, options.with_extra_coins(coins)), seats, number)


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
        command = chance(rules, state, rng) if decision.seat == e.CHANCE else bot.choose(rules, state)
        after, events = rules.apply(state, command)
        yield Played(state, decision, command, after, events)
        state = after
    raise AssertionError(f"table {game.seed}: no end after {LONGEST} commands")


def holder(state: e.State, region: int) -> e.Tribe | None:
    return next((tribe for tribe in state.tribes if tribe.held >> region & 1), None)


class Restless:
    """Plays like the RandomBot, but now and then anything legal: what no sane player does must work too."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.sane = RandomBot(rng)

    def choose(self, rules: e.Rules, state: e.State) -> e.Command:
        """Return a legal answer to the open decision."""
        if self.rng.random() > 0.12:
            return self.sane.choose(rules, state)
        option = self.rng.choice(rules.legal(state))
        if isinstance(option, e.AbandonRange):
            regions = [region for region in e.members(option.regions) if self.rng.random() < 0.6]
            return e.Abandon(sum(1 << region for region in regions) or option.regions)
        return option if isinstance(option, e.Command) else sample(option, self.rng)


@cache
def base() -> e.Content:
    """The traits of Small World."""
    return Catalogue.load().content("base")


@cache
def shipped(players: int) -> e.Board:
    """The board that is played on by so many."""
    return load_board(ROOT / "boards" / f"midland-{players}.json").board


def scarce(content: e.Content, seats: int, rng: Random) -> e.Content:
    """As few traits as *seats* can play with, or a few more (MIX-7), and trays that hold only a few tokens more."""
    least = 2 * seats + 1
    sensible = [race for race in content.races if race.name not in content.senseless]
    races = [
        replace(race, supply=rng.randint(race.tokens, race.tokens + 6))
        for race in rng.sample(sensible, rng.randint(least, len(sensible)))
    ]
    races += [race for race in content.races if race.name in content.senseless]
    powers = rng.sample(content.powers, rng.randint(least, least + 3))
    return content._replace(races=by_name(races), powers=by_name(powers))


def by_name(traits: Iterable[Trait]) -> tuple[Trait, ...]:
    return tuple(sorted(traits, key=lambda trait: trait.name))


def cramped(players: int, rng: Random) -> e.Board:
    """A board of hexagons in a few rows, with terrain and marks thrown at random."""

    def marks(letter: str) -> list[str]:
        found = [mark for mark in ("mine", "magic", "cavern") if rng.random() < 0.25]
        return [*found, *["tribe"] * (letter not in "wl" and rng.random() < 0.3)]

    return thrown("surface", players, "fphsmfphsmwl", "wl", marks, [(3, 3), (3, 4), (4, 4), (2, 5)], rng)


def thrown(
    world: str, players: int, bag: str, uninhabited: str, marks: Callable[[str], list[str]],
    shapes: list[tuple[int, int]], rng: Random,
) -> e.Board:  # fmt: skip
    """A board of hexagons with letters out of *bag*, some of them inhabited, in rows and columns of one of *shapes*."""
    while True:
        rows, columns = rng.choice(shapes)
        letters = [rng.choice(bag) for _ in range(rows * columns)]
        if sum(letter not in uninhabited for letter in letters) > min(6, rows * columns // 2):
            return hexagons(world, players, columns, letters, marks, rng)


def hexagons(
    world: str, players: int, columns: int, letters: list[str], marks: Callable[[str], list[str]], rng: Random
) -> e.Board:
    """A board of hexagons with these *letters*, row by row; *marks* throws the marks of one, its edge aside."""
    codes = {divmod(number, columns): f"{letter}{number + 1}" for number, letter in enumerate(letters)}
    sites = []
    for (row, column), code in codes.items():
        near = [codes[place] for place in _around(row, column) if place in codes]
        sites.append(e.Site(code, (*["edge"] * (len(near) < 6), *marks(code[0])), tuple(near)))
    return e.Board("inline", "inline", world, players, rng.randint(4, 7), tuple(sites))


def _around(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """The six neighbours of a hexagon; odd rows are shifted half a hexagon to the right."""
    shift = row % 2
    return (
        (row, column - 1), (row, column + 1),
        (row - 1, column - 1 + shift), (row - 1, column + shift),
        (row + 1, column - 1 + shift), (row + 1, column + shift),
    )  # fmt: skip
