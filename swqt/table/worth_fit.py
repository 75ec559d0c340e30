"""Computes what each race, power and combo is worth from games: least squares, with intervals by whole games.

A combo is credited with the coins that it earned until the game ended; the coins of the seat's later combos are
replaced by what seats earn on average from that round on. So a combo does not look strong because it is kept for long.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from swqt.ai.rating import Z95
from swqt.content import (
    ContentWorths,
    TraitEntry,
    TraitWorths,
    Worth,
    WorthGames,
    text_digest,
    trait_text,
    worth_table,
)
from swqt.content.traits.catalogue import LABEL_OF_WORLD
from swqt.engine import Trait
from swqt.notation import TraitText
from swqt.table.library import Library
from swqt.table.tournament import Workers, spread
from swqt.table.worth_games import Holding, WorthGame, play_worth, rules_digest, rules_with

LEAST: Final = 2
"""Minimum number of games for an estimate."""

Played = tuple[WorthGame, Sequence[Holding]]
"""A game and its combos."""

Row = dict[int, float]
"""The nonzero terms of one observation, by column."""

Tell = Callable[[int, int], None]
"""A progress callback: receives the games done and their total. It may raise an exception to stop."""


def untold(done: int, of: int) -> None:
    """Ignore the progress."""


def outlook(games: Iterable[Sequence[Holding]]) -> tuple[float, ...]:
    """Return the coins that a seat still earns on average, by the round in which it takes a combo; 0 at index 0."""
    taken: dict[int, list[Holding]] = defaultdict(list)
    for held in games:
        for combo in held:
            taken[combo.round].append(combo)
    out = [0.0] * (max(taken, default=0) + 1)
    for number in sorted(taken, reverse=True):
        earned = [combo.coins + out[combo.until] for combo in taken[number]]
        out[number] = sum(earned) / len(earned)
    return tuple(out)


def gain_of(held: Holding, expected: Sequence[float]) -> float:
    """Return how many coins *held* gained over the average combo of its round; *expected* is the ``outlook``."""
    return held.coins + expected[held.until] - expected[held.round]


class Observation(NamedTuple):
    """A combo of the game with this number, and its ``gain_of``."""

    game: int
    held: Holding
    gain: float


class WorthModel:
    """The regression over games of one content and number of seats: gain = race + power + price + a constant."""

    def __init__(self, games: Sequence[Sequence[Holding]], tell: Tell = untold) -> None:
        """Fit all *games*; ValueError if there are fewer than LEAST."""
        if len(games) < LEAST:
            raise ValueError(f"at least {LEAST} games of each kind are needed")
        self.outlook: Final = outlook(games)
        seen = [
            Observation(number, combo, gain_of(combo, self.outlook))
            for number, held in enumerate(games)
            for combo in held
        ]
        self.races: Final = tuple(sorted({each.held.race for each in seen}))
        self.powers: Final = tuple(sorted({each.held.power for each in seen}))
        self._columns: Final = {name: number for number, name in enumerate((*self.races, *self.powers))}
        inverse = self._inverted(seen)
        weights = self._solved(inverse, seen)
        self.left: Final = [
            (each.game, each.held, each.gain - sum([weights[column] * value for column, value in row.items()]))
            for each, row in zip(seen, map(self._row, seen), strict=True)
        ]
        coins = self._levels(weights)
        within = self._intervals(inverse, tell)
        self.worths: Final[TraitWorths] = {
            name: Worth(coins[column], within[column]) for name, column in self._columns.items()
        }

    def _row(self, each: Observation) -> Row:
        size = len(self._columns)
        held = each.held
        return {self._columns[held.race]: 1.0, self._columns[held.power]: 1.0, size: float(held.price), size + 1: 1.0}

    def _inverted(self, seen: Sequence[Observation]) -> list[list[float]]:
        size = len(self._columns) + 2
        products = [[0.0] * size for _ in range(size)]
        for each in seen:
            row = self._row(each)
            for column, value in row.items():
                line = products[column]
                for other, factor in row.items():
                    line[other] += value * factor
        for number in range(size):
            # Every combo has one race and one power, so a constant could move between them: keep the weights small.
            products[number][number] += 1e-6 * len(seen)
        return _inverse(products)

    def _solved(self, inverse: list[list[float]], seen: Sequence[Observation]) -> list[float]:
        totals = [0.0] * len(inverse)
        for each in seen:
            for column, value in self._row(each).items():
                totals[column] += value * each.gain
        return [sum([value * total for value, total in zip(line, totals, strict=True)]) for line in inverse]

    def _levels(self, values: Sequence[float]) -> list[float]:
        """Return the *values* of races and powers minus the average of their kind."""
        middle, end = len(self.races), len(self._columns)
        races, powers = values[:middle], values[middle:end]
        of_races, of_powers = sum(races) / len(races), sum(powers) / len(powers)
        return [*[value - of_races for value in races], *[value - of_powers for value in powers]]

    def _intervals(self, inverse: list[list[float]], tell: Tell) -> list[float]:
        """Return half the width of the 95 % interval of each race and power, from the sum of errors of each game.

        Errors within a game are not independent, because its combos compete.
        """
        sums: dict[int, Row] = defaultdict(lambda: defaultdict(float))
        for game, held, left in self.left:
            for column, value in self._row(Observation(game, held, left)).items():
                sums[game][column] += value * left
        squares = [0.0] * len(self._columns)
        for done, row in enumerate(sums.values(), start=1):
            moved = [0.0] * len(inverse)
            for column, value in row.items():
                moved = [sum_ + factor * value for sum_, factor in zip(moved, inverse[column], strict=True)]
            for number, value in enumerate(self._levels(moved)):
                squares[number] += value * value
            tell(done, len(sums))
        return [Z95 * total**0.5 for total in squares]


TOO_STRONG: Final = "too strong"
STRONG: Final = "strong"
FITTING: Final = "fitting"
TOO_WEAK: Final = "too weak"
"""How strong a custom trait is, compared with the official ones."""


class TrialResult(NamedTuple):
    """The worth of a trait in games with *seats* (0: on average), and of the others of its kind, the best first."""

    seats: int
    worth: Worth
    others: list[tuple[str, Worth]]

    @property
    def place(self) -> int:
        """Its rank among the others, from 1."""
        return 1 + sum(worth.coins > self.worth.coins for _, worth in self.others)

    @property
    def strength(self) -> str:
        """Its strength compared with the others; "too" strong or weak if its whole interval is beyond all of them."""
        low, high = self.worth.coins - self.worth.within, self.worth.coins + self.worth.within
        most, least = self.others[0][1].coins, self.others[-1][1].coins
        if low > most:
            return TOO_STRONG
        if self.worth.coins > most:
            return STRONG
        return TOO_WEAK if high < least else FITTING


def trial_games(
    name: str, board: str, content: str, seats: int, traits: tuple[TraitText, ...], count: int, seed: int = 1
) -> list[WorthGame]:
    """Return *count* games that measure the trait *name*, one of *traits*."""
    return [
        WorthGame(board, content, seats, f"{seed} {name} {seats} {number}", traits, name) for number in range(count)
    ]


def trial_result(
    trait: Trait, seats: int, played: Sequence[Sequence[Holding]], found: ContentWorths
) -> TrialResult:
    """Return the worth of *trait* in the games *played*, and of the others in *found*; ValueError if too few had it."""
    worth = trial_worth(trait.name, played, found.seats[seats], found.games[seats].outlook)
    names = found.races if trait.kind == "race" else found.powers
    others = [(other, found.seats[seats][other]) for other in names]
    return TrialResult(seats, worth, sorted(others, key=lambda other: -other[1].coins))


def measure_trait(
    entries: Sequence[TraitEntry], library: Library, count: int, workers: Workers, tell: Tell,
    play: Callable[[WorthGame], list[Holding]] = play_worth,
) -> TrialResult:  # fmt: skip
    """Return the worth of the first of *entries*, averaged over all numbers of players, from *count* games with each.

    ValueError if it cannot be measured.
    """
    entry, table = entries[0], worth_table()
    name, label = entry.trait.name, LABEL_OF_WORLD[entry.world]
    if table is None or label not in table.contents:
        raise ValueError("this installation has no table of worths to compare with")
    found = table.contents[label]
    catalogue = library.catalogue.with_own(entries)
    traits = tuple(TraitText(each.trait.name, trait_text(each), text_digest(each)) for each in entries)
    games: list[WorthGame] = []
    for seats, kind in found.games.items():
        content = catalogue.content_around(name, library.board(kind.board))
        games += trial_games(name, kind.board, content, seats, traits, count)
    played: dict[int, list[list[Holding]]] = {seats: [] for seats in found.games}
    # Alternate the numbers of players: with small games first, progress would seem to slow down.
    games.sort(key=lambda game: int(game.seed.rsplit(" ", 1)[1]))
    for number, (game, held) in enumerate(zip(games, spread(play, games, workers), strict=True), 1):
        played[game.seats].append(held)
        tell(number, len(games))
    return average([trial_result(entry.trait, seats, each, found) for seats, each in played.items()])


def average(results: list[TrialResult]) -> TrialResult:
    """Return the average of *results*, one for each number of players."""
    count = len(results)
    found: dict[str, list[Worth]] = {}
    for result in results:
        for name, worth in result.others:
            found.setdefault(name, []).append(worth)

    def mean(worths: list[Worth]) -> Worth:
        within = sum([worth.within**2 for worth in worths]) ** 0.5
        return Worth(sum([worth.coins for worth in worths]) / count, within / count)

    others = [(name, mean(worths)) for name, worths in found.items()]
    return TrialResult(0, mean([result.worth for result in results]), sorted(others, key=lambda row: -row[1].coins))


def trial_worth(name: str, games: Sequence[Sequence[Holding]], known: TraitWorths, expected: Sequence[float]) -> Worth:
    """Return the worth of the trait *name*, from *games* of the kind in which the *known* traits were measured.

    *expected* is the ``outlook`` of that measurement. ValueError if *name* was taken in too few games.
    """
    found = []
    for held in games:
        gains = []
        for combo in held:
            if name in (combo.race, combo.power):
                other = known.get(combo.race if combo.power == name else combo.power)
                gains.append(gain_of(combo, expected) - (other.coins if other is not None else 0.0))
        if gains:
            found.append(gains)
    if len(found) < LEAST:
        raise ValueError(f"it was taken in {len(found)} of {len(games)} games, too few to say anything: play more")
    count = sum(map(len, found))
    mean = sum(map(sum, found)) / count
    squares = sum([(sum(gains) - mean * len(gains)) ** 2 for gains in found])
    return Worth(mean, Z95 * squares**0.5 / count)


def combo_worths(left: Iterable[tuple[tuple[str, str], float]]) -> dict[tuple[str, str], Worth]:
    """Return how much more each combo is worth than its race and power together, from the residuals in *left*.

    Each combo occurs in few games, so the fewer there are, the more its worth is shrunk towards 0 (empirical Bayes).
    """
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for combo, value in left:
        found[combo].append(value)
    count = sum(map(len, found.values()))
    means = {combo: sum(values) / len(values) for combo, values in found.items()}
    within = sum([(value - means[combo]) ** 2 for combo, values in found.items() for value in values])
    noise = within / max(1, count - len(found))
    # The variance between combos beyond that of the noise, weighted by how often each was taken.
    between = (sum([len(found[combo]) * mean * mean for combo, mean in means.items()]) - noise * len(found)) / count
    out = {}
    for combo, mean in means.items():
        error = noise / len(found[combo])
        share = between / (between + error) if between > 0 else 0.0
        out[combo] = Worth(share * mean, Z95 * (share * error) ** 0.5)
    return out


def content_worths(games: Sequence[Played], tell: Tell = untold) -> ContentWorths:
    """Return the worths of the traits of a content from *games*, all with that content; ValueError if too few."""
    kinds: dict[int, list[Played]] = {}
    for game, held in games:
        kinds.setdefault(game.seats, []).append((game, held))
    done = 0

    def told(counted: int, _: int) -> None:
        tell(done + counted, len(games))

    models = {}
    for seats in sorted(kinds):
        models[seats] = WorthModel([held for _, held in kinds[seats]], told)
        done += len(kinds[seats])
    known = {name for model in models.values() for name in (*model.races, *model.powers)}
    if any(known != set(model.worths) for model in models.values()):
        raise ValueError("some race or power was never taken: play more games")
    first = next(iter(models.values()))
    about = {
        seats: WorthGames(game.board, len(kinds[seats]), rules_digest(rules_with(game.board, game.content)), told_by)
        for seats, model in models.items()
        for game, told_by in [(kinds[seats][0][0], model.outlook)]
    }
    combos = combo_worths(((held.race, held.power), left) for model in models.values() for _, held, left in model.left)
    worths: Mapping[int, TraitWorths] = {seats: model.worths for seats, model in models.items()}
    return ContentWorths(first.races, first.powers, worths, about, combos)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a symmetric positive definite matrix by Gauss-Jordan elimination; modifies *matrix*."""
    size = len(matrix)
    out = [[float(row == column) for column in range(size)] for row in range(size)]
    for pivot in range(size):
        scale = 1.0 / matrix[pivot][pivot]
        matrix[pivot] = [value * scale for value in matrix[pivot]]
        out[pivot] = [value * scale for value in out[pivot]]
        for row in range(size):
            factor = matrix[row][pivot]
            if row != pivot and factor:
                matrix[row] = [value - factor * other for value, other in zip(matrix[row], matrix[pivot], strict=True)]
                out[row] = [value - factor * other for value, other in zip(out[row], out[pivot], strict=True)]
    return out
