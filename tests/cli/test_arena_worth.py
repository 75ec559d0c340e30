"""``swqt arena worth`` and ``swqt trait worth``: what they print, write and refuse; the games are made up."""

import csv
from pathlib import Path
from random import Random

import pytest

from swqt.cli import trait_worth
from swqt.content import Worth, WorthTable, resource_folder
from swqt.table.worth_games import Holding, WorthGame, rules_with

BEES = resource_folder() / "examples" / "beekeepers.toml"


def by_lot(game: WorthGame) -> list[Holding]:
    """Return a made-up game: races count as much as their names are long, *early* is taken by the first seat."""
    rng = Random(game.seed)
    content = rules_with(game.board, game.content, game.traits).content
    held = []
    for seat in range(game.seats):
        race = game.early if game.early and not seat else rng.choice(content.races).name
        power = rng.choice(content.powers).name
        worth = 100 if race == "beekeepers" else len(race)
        held.append(Holding(seat, race, power, 1, 0, rng.randrange(6), 40 + worth + rng.randrange(3)))
    return held


@pytest.fixture(autouse=True)
def made_up(monkeypatch) -> list[WorthGame]:
    played: list[WorthGame] = []

    def play(game: WorthGame) -> list[Holding]:
        played.append(game)
        return by_lot(game)

    monkeypatch.setattr("swqt.table.worth_games.play_worth", play)
    monkeypatch.setattr(trait_worth, "play_worth", play)
    return played


def test_the_table_is_printed_and_written(swqt, tmp_path: Path) -> None:
    out, table = tmp_path / "worth.json", tmp_path / "worth.csv"
    chosen = ("--content", "base", "--seats", 2, 5, "--games", 160, "--jobs", 1)
    done = swqt("arena", "worth", *chosen, "--out", out, "--csv", table)
    assert done.code == 0, done.err
    assert "200 games; swqt arena worth --games 160 --content base --seats 2 5 --seed 1" in done.out
    lines = done.out.splitlines()
    heads = [number for number, line in enumerate(lines) if line.startswith("base: ")]
    assert len(lines[heads[0] + 1].split()[0]) == len("halflings")    # the longest name is worth most
    assert len(lines[heads[1] - 1].split()[0]) == len("orcs")
    assert "base: games 160 with 2, 40 with 5; the widest interval is ±" in done.out
    made = WorthTable.read(out)
    assert made.commands == ("swqt arena worth --games 160 --content base --seats 2 5 --seed 1",)
    assert made.contents["base"].of("halflings", 5).coins > 2
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["kind"] for row in rows] == (["race"] * 14 + ["power"] * 20 + ["combo"] * 280) * 2
    row = next(row for row in rows if (row["race"], row["power"], row["seats"]) == ("orcs", "flying", "5"))
    assert float(row["low"]) < float(row["coins"]) < float(row["high"])
    assert float(row["coins"]) == pytest.approx(made.contents["base"].of_combo("orcs", "flying", 5).coins, abs=0.1)


def test_a_measurement_that_was_stopped_goes_on(swqt, tmp_path: Path, made_up) -> None:
    """Ctrl+C leaves the games that have ended; the same command plays the others."""
    path = tmp_path / "games.csv"
    chosen = ("--content", "base", "--seats", 3, "--games", 150, "--jobs", 1, "--keep", path)
    whole = swqt("arena", "worth", *chosen[:-2]).out
    made_up.clear()

    def stop(done: int, of: int) -> None:
        if done == 20:
            raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("swqt.cli.arena_worth.progress", lambda what, done, of: stop(done, of))
        assert swqt("arena", "worth", *chosen).code == 130
    assert len(path.read_text(encoding="utf-8").splitlines()) == 21
    done = swqt("arena", "worth", *chosen)
    assert done.out == whole
    assert "game 60/60" in done.err
    assert len(made_up) == 60


def test_the_shipped_table_needs_no_games(swqt, tmp_path: Path, made_up) -> None:
    path = tmp_path / "worth.csv"
    done = swqt("arena", "worth", "--shipped", "--content", "underground", "--csv", path)
    assert done.code == 0
    assert "underground: race" in done.out
    assert "base: race" not in done.out
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 4 * (15 + 21 + 15 * 21)
    some = swqt("arena", "worth", "--shipped", "--content", "base", "--seats", 3, 5).out
    assert "3 players" in some
    assert "4 players" not in some
    assert made_up == []


ARENA, TRAIT = ("arena", "worth"), ("trait", "worth", BEES)


@pytest.mark.parametrize(("command", "given", "told"), [
    (ARENA, ("--content", "moon"), "no such content: moon; this table has base, underground, both"),
    (ARENA, ("--seats", 6), "--seats must be 2, 3, 4, 5, not 6"),
    (ARENA, ("--games", 7), "--games must be 8 to 10,000"),
    (ARENA, ("--games", 8, "--content", "base", "--jobs", 1), "some race or power was never taken: play more games"),
    (TRAIT, ("--seats", 1), "--seats must be 2, 3, 4, 5, not 1"),
    (TRAIT, ("--content", "moon"), "no such content: moon; expected base, underground, both"),
])  # fmt: skip
def test_what_cannot_be_measured_is_refused(swqt, command, given, told: str) -> None:
    assert told in swqt.refused(*command, *given)


def test_a_trait_of_ones_own_gets_its_place(swqt) -> None:
    done = swqt("trait", "worth", BEES, "--games", 40, "--jobs", 1)
    assert done.code == 0, done.err
    first, *rows, average, last = done.out.splitlines()
    assert first == "beekeepers, a race, among those of base: 40 games for each number of players"
    assert [row.split(":")[0] for row in rows] == [f"{seats} players" for seats in (2, 3, 4, 5)]
    assert "coins over the average race, place 1 of 15, before " in average
    assert last.startswith("beekeepers is too strong: surely worth more than the best race of the box, ")
    assert "beekeepers, 5 players: game 40/40" in done.err


def test_the_traits_to_play_with_can_be_chosen(swqt, made_up) -> None:
    assert swqt("trait", "worth", BEES, "--games", 2, "--seats", 3, "--content", "both", "--jobs", 1).code == 0
    assert {(game.content, game.seats, game.early) for game in made_up} == {("both +beekeepers", 3, "beekeepers")}


def test_a_trait_file_with_a_mistake_is_refused_by_file_and_line(swqt, tmp_path: Path, made_up) -> None:
    path = tmp_path / "bees.toml"
    text = BEES.read_text(encoding="utf-8")
    path.write_text(text.replace('verb = "income"', 'verb = "incme"'), encoding="utf-8")
    line = text[: text.index('verb = "income"')].count("\n") + 1
    told = swqt.refused("trait", "worth", path)
    assert f"bees.toml:{line}: " in told
    assert "did you mean income?" in told
    path.write_text("", encoding="utf-8")
    empty = f"{path}: there is no race or power in it; expected [race.NAME] or [power.NAME]"
    assert empty in swqt.refused("trait", "worth", path)
    assert "no such file" in swqt("trait", "worth", tmp_path / "cats.toml").err
    assert made_up == []


@pytest.mark.parametrize(("worth", "said"), [
    (Worth(4.5, 1), "may be too strong: hardly told from the best race of the box, elves (+4.0)"),
    (Worth(3.9, 1), "is not too strong: it fits in between elves (+4.0) and orcs (-4.0)"),
    (Worth(-4.5, 1), "is not too strong: it fits in between elves (+4.0) and orcs (-4.0)"),
])  # fmt: skip
def test_the_verdict_minds_the_interval(worth: Worth, said: str) -> None:
    result = trait_worth.TrialResult(2, worth, [("elves", Worth(4, 0.5)), ("orcs", Worth(-4, 0.5))])
    assert trait_worth.verdict(result, "race") == said
