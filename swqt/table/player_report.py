"""The record of a person in finished games: wins, opponents, races, luck with the die, and a rating against bots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from swqt.ai import CHARACTERS
from swqt.content import WorthTable
from swqt.table.played_games import PlayedGame, PlayedSeat
from swqt.table.setup import BOT, HUMAN, RANDOM

RATINGS: Final[Mapping[str, float]] = {
    RANDOM: 80.0, f"{BOT}beginner": 1000.0, f"{BOT}easy": 1320.0, f"{BOT}medium": 1440.0, f"{BOT}hard": 1575.0,
    f"{BOT}expert": 1780.0, **{f"{BOT}{level.name}": 1700.0 for level in CHARACTERS},
}  # fmt: skip
"""The levels on one scale, from their games against each other with two seats (swqt/ai/STRENGTH.md): a lead of 120
points means winning two games of three."""

_MEAN: Final = 1400.0
_SPREAD: Final = 400.0
"""Prior mean and deviation of a rating, so that it stays finite after a few games without a loss."""

_LOGISTIC: Final = math.log(10) / 400
_Key = TypeVar("_Key")


class GameFilter(NamedTuple):
    """The games of the person *name* that count: those that ended at *since* or later, had *seats* (0: any), and were
    played on a *network* or not (None: both).
    """

    name: str
    since: float = 0.0
    seats: int = 0
    network: bool | None = None

    def admits(self, game: PlayedGame) -> bool:
        return (
            game.ended >= self.since
            and self.seats in (0, len(game.seats))
            and self.network in (None, game.signed)
            and self.seat(game) is not None
        )

    def seat(self, game: PlayedGame) -> PlayedSeat | None:
        """Return the seat of the person in *game*."""
        return next((seat for seat in game.seats if seat.kind == HUMAN and seat.name == self.name), None)


class Rating(NamedTuple):
    """Points on the scale of RATINGS, with a 95 % interval of ± *within*, from *games* against bots."""

    points: float
    within: float
    games: int


class Tally(NamedTuple):
    """The number of *games* and of *wins*, alone or shared; *ahead* is the mean lead over the average seat in coins."""

    games: int
    wins: int
    ahead: float


class RivalTally(NamedTuple):
    """The number of *games* against an opponent, and of those in which the person was *better* or *worse* placed."""

    games: int
    better: int
    worse: int


class TraitTally(NamedTuple):
    """How many *times* a race or power was taken, what its combos *earned* on average, how far *ahead* of the average
    the person was in those games, and its measured *worth* (None: unknown).
    """

    times: int
    earned: float
    ahead: float
    worth: float | None


class ReportPoint(NamedTuple):
    """One game in a chart: when it *ended*, its *coins*, whether it was *won*, and the total *luck* so far, in pips."""

    ended: float
    file: str
    coins: int
    won: bool
    luck: float


class PlayerReport(NamedTuple):
    """The record of one person. *fair* is the expected number of wins if all seats were equally likely to win.

    *people* is by name, *bots* by kind.
    """

    total: Tally
    fair: float
    best: int
    mean: float
    rating: Rating | None
    rolls: int
    luck: float
    by_seats: Mapping[int, Tally]
    by_board: Mapping[str, Tally]
    people: Mapping[str, RivalTally]
    bots: Mapping[str, RivalTally]
    races: Mapping[str, TraitTally]
    powers: Mapping[str, TraitTally]
    points: tuple[ReportPoint, ...]


def report_on(games: Iterable[PlayedGame], wanted: GameFilter, worths: WorthTable | None = None) -> PlayerReport:
    """Return the record of *wanted*'s person in those of *games*, given in the order of play, that count."""
    chosen = [(game, seat) for game in games if wanted.admits(game) and (seat := wanted.seat(game)) is not None]
    coins = [seat.coins for _, seat in chosen]
    luck, points = 0.0, []
    for game, seat in chosen:
        luck += seat.pips - seat.expected
        points.append(ReportPoint(game.ended, game.file, seat.coins, seat.place == 1, luck))
    return PlayerReport(
        _tally(chosen),
        sum(sum(other.place == 1 for other in game.seats) / len(game.seats) for game, _ in chosen),
        max(coins, default=0),
        sum(coins) / len(coins) if coins else 0.0,
        _rating(chosen),
        sum(seat.rolls for _, seat in chosen),
        luck,
        _tallies(chosen, lambda game: len(game.seats)),
        _tallies(chosen, lambda game: game.board),
        _rivals(chosen, lambda seat: seat.name if not _is_bot(seat) else None),
        _rivals(chosen, lambda seat: seat.kind if _is_bot(seat) else None),
        _traits(chosen, worths, powers=False),
        _traits(chosen, worths, powers=True),
        tuple(points),
    )


_Chosen = Sequence[tuple[PlayedGame, PlayedSeat]]


def _is_bot(seat: PlayedSeat) -> bool:
    return seat.kind == RANDOM or seat.kind.startswith(BOT)


def _ahead(game: PlayedGame, seat: PlayedSeat) -> float:
    return seat.coins - sum(other.coins for other in game.seats) / len(game.seats)


def _tally(chosen: _Chosen) -> Tally:
    count = len(chosen)
    ahead = sum(_ahead(game, seat) for game, seat in chosen)
    return Tally(count, sum(seat.place == 1 for _, seat in chosen), ahead / count if count else 0.0)


def _tallies(chosen: _Chosen, key: Callable[[PlayedGame], _Key]) -> dict[_Key, Tally]:
    groups: dict[_Key, list[tuple[PlayedGame, PlayedSeat]]] = {}
    for game, seat in chosen:
        groups.setdefault(key(game), []).append((game, seat))
    return {name: _tally(group) for name, group in groups.items()}


def _rivals(chosen: _Chosen, key: Callable[[PlayedSeat], str | None]) -> dict[str, RivalTally]:
    found: dict[str, RivalTally] = {}
    for game, own in chosen:
        for seat in game.seats:
            if seat is own or (name := key(seat)) is None:
                continue
            old = found.get(name, RivalTally(0, 0, 0))
            found[name] = RivalTally(
                old.games + 1, old.better + (own.place < seat.place), old.worse + (own.place > seat.place)
            )
    return found


def _traits(chosen: _Chosen, worths: WorthTable | None, *, powers: bool) -> dict[str, TraitTally]:
    found: dict[str, list[tuple[int, float, float | None]]] = {}
    for game, seat in chosen:
        content = worths.contents.get(game.content) if worths is not None else None
        for combo in seat.combos:
            name = combo.power if powers else combo.race
            worth = content.of(name, len(game.seats)) if content is not None else None
            row = (combo.earned, _ahead(game, seat), worth.coins if worth is not None else None)
            found.setdefault(name, []).append(row)
    out = {}
    for name, rows in found.items():
        known = [worth for _, _, worth in rows if worth is not None]
        out[name] = TraitTally(
            len(rows), sum(row[0] for row in rows) / len(rows), sum(row[1] for row in rows) / len(rows),
            sum(known) / len(known) if known else None,
        )  # fmt: skip
    return out


def _rating(chosen: _Chosen) -> Rating | None:
    """Return the most likely rating, given who placed ahead of whom; None without games against bots.

    A game with several bots counts as one: its pairs share the weight equally.
    """
    pairs: list[tuple[float, float, float]] = []    # rating of the bot, result, weight
    games = 0
    for game, own in chosen:
        bots = [seat for seat in game.seats if seat.kind in RATINGS]
        games += bool(bots)
        for seat in bots:
            result = 1.0 if own.place < seat.place else 0.0 if own.place > seat.place else 0.5
            pairs.append((RATINGS[seat.kind], result, 1 / len(bots)))
    if not pairs:
        return None
    points = _MEAN
    for _ in range(100):
        slope, bend = (_MEAN - points) / _SPREAD**2, 1 / _SPREAD**2
        for rating, result, weight in pairs:
            chance = 1 / (1 + math.exp(-_LOGISTIC * (points - rating)))
            slope += weight * _LOGISTIC * (result - chance)
            bend += weight * _LOGISTIC**2 * chance * (1 - chance)
        step = max(-200.0, min(200.0, slope / bend))
        points += step
        if abs(step) < 0.01:
            break
    return Rating(points, 1.96 / math.sqrt(bend), games)
