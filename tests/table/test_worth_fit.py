"""What races and powers are worth: the fit finds what was put into made-up games."""

from collections.abc import Iterator
from random import Random

import pytest

from swqt.content import parse_traits
from swqt.content.traits.template import template
from swqt.table import Library
from swqt.table.tournament import local_workers
from swqt.table.worth_fit import (
    WorthModel,
    combo_worths,
    gain_of,
    measure_trait,
    outlook,
    trial_worth,
)
from swqt.table.worth_games import Holding

RACES = {"elves": 3.0, "orcs": 0.0, "trolls": -3.0}
POWERS = {"flying": 2.0, "stout": -1.0, "swamp": -1.0, "hill": 0.0}


def made_up(count: int, *, seats: int = 2, seed: int = 1, extra: tuple[str, float] = ("", 0.0)) -> list[list[Holding]]:
    """Return games of five rounds in which each seat takes a combo in round 1 and another in round 3."""
    races = {**RACES, extra[0]: extra[1]} if extra[0] else RACES
    return [list(_game(Random(f"{seed} {number}"), seats, races)) for number in range(count)]


def _game(rng: Random, seats: int, races: dict[str, float]) -> Iterator[Holding]:
    luck = rng.gauss(0, 2)    # shared by all, as on a board on which it is easy to get on
    for seat in range(seats):
        for since, until, base in ((1, 3, 30), (3, 0, 20)):
            race, power = rng.choice(sorted(races)), rng.choice(sorted(POWERS))
            coins = round(base + races[race] + POWERS[power] + luck + rng.gauss(0, 4))
            yield Holding(seat, race, power, since, until, rng.randrange(5), coins)


def test_a_combo_is_worth_what_it_earned_more_than_seats_do_on_average():
    """The outlook of a round is what is earned from then on; nothing is stronger for being kept longer."""
    games = [[Holding(0, "elves", "hill", 1, 3, 0, 10), Holding(0, "orcs", "hill", 3, 0, 0, 6)],
             [Holding(0, "trolls", "hill", 1, 0, 0, 20), Holding(1, "orcs", "hill", 3, 0, 0, 8)]]  # fmt: skip
    assert outlook(games) == (0, (17 + 20) / 2, 0, 7)
    expected = (0.0, 40.0, 32.0, 24.0, 16.0, 8.0)
    short, long = Holding(0, "elves", "hill", 1, 2, 0, 8), Holding(0, "elves", "hill", 1, 5, 0, 32)
    assert gain_of(short, expected) == gain_of(long, expected) == 0
    assert gain_of(Holding(0, "elves", "hill", 3, 0, 0, 27), expected) == 3


def test_the_fit_finds_what_races_and_powers_are_worth():
    found = WorthModel(made_up(1500)).worths
    for name, coins in {**RACES, **POWERS}.items():
        assert found[name].coins == pytest.approx(coins, abs=0.5)
    assert sum(found[name].coins for name in RACES) == pytest.approx(0)
    assert sum(found[name].coins for name in POWERS) == pytest.approx(0)


def test_the_intervals_hold_what_they_promise():
    """Of 95 % intervals, about one in twenty misses the truth; more games make them narrower."""
    missed = total = 0
    for seed in range(40):
        for name, worth in WorthModel(made_up(60, seed=seed)).worths.items():
            total += 1
            missed += abs(worth.coins - {**RACES, **POWERS}[name]) > worth.within
    assert 0.01 < missed / total < 0.12
    few, many = WorthModel(made_up(60)).worths["elves"], WorthModel(made_up(960)).worths["elves"]
    assert many.within == pytest.approx(few.within / 4, rel=0.35)


def test_combos_that_were_seen_rarely_are_drawn_to_nothing():
    rng = Random(2)
    noise = [((f"race{number % 50}", "hill"), rng.gauss(0, 3)) for number in range(500)]
    assert max(abs(worth.coins) for worth in combo_worths(noise).values()) < 0.8


def test_a_trait_of_ones_own_is_compared_with_the_others():
    known = WorthModel(made_up(2000))
    worth = trial_worth("cats", made_up(400, seed=5, extra=("cats", 4.0)), known.worths, known.outlook)
    assert worth.coins == pytest.approx(4, abs=worth.within + 0.3)
    assert 0.2 < worth.within < 1
    with pytest.raises(ValueError, match="taken in 0 of 400 games"):
        trial_worth("cats", made_up(400), known.worths, known.outlook)


def test_a_trait_is_measured_with_every_number_of_players():
    library = Library()
    entry = library.catalogue.with_own(parse_traits(template("race", "moon-cats"), "").entries).entry("moon-cats")
    told = []
    asked = []

    def play(game):
        asked.append(game)
        return [Holding(0, "moon-cats", "hill", 1, 0, 0, 90 + len(asked) % 3)]

    with local_workers(1) as workers:
        result = measure_trait([entry], library, 3, workers, lambda *done: told.append(done), play)
    assert [game.seats for game in asked[:4]] == [2, 3, 4, 5], "in turn, so that the progress is steady"
    assert told == [(number, 12) for number in range(1, 13)]
    assert all(game.content == "base +moon-cats" and game.early == "moon-cats" for game in asked)
    assert result.place == 1
    with local_workers(1) as workers, pytest.raises(ValueError, match="too few"):
        measure_trait([entry], library, 2, workers, lambda done, of: None, lambda game: [])
