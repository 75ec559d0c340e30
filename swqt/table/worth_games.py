"""Games that measure what races and powers earn, between equal bots that pick combos at random.

Random picks make the earnings depend on the combo, not on which bot preferred it. A CSV file has one line per game: a
stopped measurement that is started again with the same file plays only the remaining games.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from swqt.ai import BY_NAME, SearchBot, Weights, chance
from swqt.engine import CHANCE, Command, Deal, DealRange, Effect, Options, Pick, Rules, State
from swqt.notation import TraitText
from swqt.table.bots import weights
from swqt.table.library import Library
from swqt.table.record import PlayedCommand
from swqt.table.stats import GameStats
from swqt.table.tournament import Workers, spread

LEVEL: Final = "medium"
"""The level of the bots: fast, and as good at playing any combo as a person who does not know it well."""


class WorthGame(NamedTuple):
    """One game to play. The trait *early*, one of *traits* or empty, is dealt as soon as possible."""

    board: str
    content: str
    seats: int
    seed: str
    traits: tuple[TraitText, ...] = ()
    early: str = ""


class Holding(NamedTuple):
    """A combo that *seat* took in *round* and that earned *coins*, active and in decline.

    ``until`` is the round in which the seat took its next combo, 0 if it took none; ``price`` what it paid for this.
    """

    seat: int
    race: str
    power: str
    round: int
    until: int
    price: int
    coins: int


def play_worth(game: WorthGame) -> list[Holding]:
    """Play *game* to its end and return its combos, in the order in which they were taken."""
    rules = rules_with(game.board, game.content, game.traits)
    rng = Random(f"worth {game.seed}")
    players = [CombosByLot(f"{game.seed} {seat}", weights()) for seat in range(game.seats)]
    start = state = rules.start(game.seats)
    played: list[PlayedCommand] = []
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat != CHANCE:
            command = players[seat].choose(rules, state)
        else:
            command = dealt_early(rules, state, game.early, rng) or chance(rules, state, rng)
        step = rules.apply(state, command)
        played.append(PlayedCommand(state, seat, command, step.events, step.state))
        state = step.state
    combos = GameStats(rules, start, played).combos
    out: list[Holding] = []
    for number, life in enumerate(combos):
        until = next((later.since for later in combos[number + 1 :] if later.seat == life.seat), 0)
        out.append(Holding(life.seat, life.race, life.power, life.since, until, life.price, life.earned))
    return out


@cache
def rules_with(board: str, content: str, traits: tuple[TraitText, ...] = ()) -> Rules:
    """Return the rules of a board and a content that may name the custom *traits*; cached per process."""
    library = Library().with_traits(traits) if traits else Library()
    graph = library.board(board)
    return Rules(graph, library.content(content, graph, Options()))


def rules_digest(rules: Rules) -> str:
    """Return a digest of the traits and the board, in sixteen hex digits, which shows whether worths still apply.

    Fields of an effect with default values do not count, so that new fields leave the digest unchanged.
    """
    board, content = rules.board, rules.content
    lines = [f"{board.rounds} {board.sites!r}"]
    for trait in (*content.races, *content.powers, *content.relics, *content.places):
        lines.append(f"{trait.kind} {trait.name} {trait.tokens} {trait.supply}")
        lines += [_set_fields(effect) for effect in trait.effects]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def _set_fields(effect: Effect) -> str:
    """Return the fields of *effect* that affect play; the ID of its rule does not."""
    known = {field.name: (getattr(effect, field.name), field.default) for field in fields(effect)}
    return repr([(name, value) for name, (value, default) in known.items() if value != default and name != "rule"])


class CombosByLot(SearchBot):
    """A bot of LEVEL that picks each affordable combo with equal probability."""

    def __init__(self, seed: str, known: Weights) -> None:
        super().__init__(BY_NAME[LEVEL], seed, known)
        self._lots: Final = Random(f"lots {seed}")

    def choose(self, rules: Rules, state: State) -> Command:
        """Return the answer to the open decision."""
        if state.agenda[-1].kind == "pick":
            picks = [option for option in rules.legal(state) if isinstance(option, Pick)]
            if picks:
                # Draw the row first, because a race that may swap badges can be picked in many ways.
                row = self._lots.choice(sorted({pick.row for pick in picks}))
                return self._lots.choice([pick for pick in picks if pick.row == row])
        return super().choose(rules, state)


def dealt_early(rules: Rules, state: State, early: str, rng: Random) -> Command | None:
    """Return a deal of the trait *early* with a random partner, or None if it cannot be dealt now."""
    if not early or state.agenda[-1].kind != "deal":
        return None
    option = rules.legal(state)[0]
    if not isinstance(option, DealRange):
        return None
    if early in option.races:
        return Deal(early, rng.choice(option.powers))
    if early in option.powers:
        return Deal(rng.choice(option.races), early)
    return None


COLUMNS: Final = ("content", "board", "seats", "seed", "combos")


class WorthRecordError(ValueError):
    """Raised for a file that is no record of such games; the message names file, line and what was expected."""


class WorthRecord:
    """The games played so far. With a *path*, begins with the games in that file and appends each new one."""

    def __init__(self, path: Path | None = None) -> None:
        """Read *path* if it exists; WorthRecordError if it is no record, OSError if it cannot be read."""
        self._path: Final = path
        self._known: dict[WorthGame, list[Holding]] = {}
        if path is not None and path.exists():
            self._known = dict(_read(path))

    def play(self, wanted: Sequence[WorthGame], workers: Workers) -> Iterator[tuple[WorthGame, list[Holding]]]:
        """Yield each of the *wanted* games with its combos: known ones immediately, the others as they are played."""
        known = self._known
        yield from [(game, known[game]) for game in wanted if game in known]
        missing = [game for game in wanted if game not in known]
        for game, held in zip(missing, spread(play_worth, missing, workers), strict=False):
            known[game] = held
            self._append(game, held)
            yield game, held

    def _append(self, game: WorthGame, held: Sequence[Holding]) -> None:
        if self._path is None:
            return
        line = io.StringIO()
        table = csv.writer(line, lineterminator="\n")
        if not self._path.exists():
            table.writerow(COLUMNS)
        combos = " ".join(":".join(map(str, combo)) for combo in held)
        table.writerow((game.content, game.board, game.seats, game.seed, combos))
        with self._path.open("a", newline="", encoding="utf-8") as file:
            file.write(line.getvalue())


def _read(path: Path) -> Iterator[tuple[WorthGame, list[Holding]]]:
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
    except (UnicodeDecodeError, csv.Error) as error:
        raise WorthRecordError(f"{path}: {error}") from error
    for number, row in enumerate(rows, start=2):
        try:
            held = [_holding(word) for word in row["combos"].split()]
            yield WorthGame(row["board"], row["content"], int(row["seats"]), row["seed"]), held
        except (KeyError, ValueError, AttributeError, TypeError) as error:
            columns = ",".join(COLUMNS)
            message = f"{path}, line {number}: no game of a measurement; the columns must be {columns}"
            raise WorthRecordError(message) from error


def _holding(word: str) -> Holding:
    seat, race, power, *numbers = word.split(":")
    since, until, price, coins = map(int, numbers)
    return Holding(int(seat), race, power, since, until, price, coins)
