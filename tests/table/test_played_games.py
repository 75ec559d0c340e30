"""The record of finished games: what is read, remembered and left out, and what it says about a person."""

import os

import pytest

from swqt.content import worth_table
from swqt.table import BOT_NAMES, Library, read_record
from swqt.table.played_games import (
    INDEX,
    PlayedCombo,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    people_in,
    read_played,
)
from swqt.table.player_report import RATINGS, GameFilter, report_on
from swqt.table.record import playable
from swqt.table.stats import GameStats
from tests.support.played import finished_text


@pytest.fixture(scope="module")
def texts():
    """Three finished games and one that is not over."""
    texts = {f"{seats}-{seed}": finished_text(seats, seed) for seats, seed in ((2, 1), (3, 2), (2, 3))}
    return {**texts, "open": texts["2-1"].rsplit("\nA:", 2)[0] + "\n"}


@pytest.fixture
def folder(texts, tmp_path):
    for number, (name, text) in enumerate(texts.items()):
        path = tmp_path / f"{name}.swn"
        path.write_text(text, encoding="utf-8")
        os.utime(path, (1000.0 + number, 1000.0 + number))
    (tmp_path / "bad.swn").write_text("swqt 1\nnothing\n\nA: pick 1\n", encoding="utf-8")
    (tmp_path / "other.txt").write_text("x", encoding="utf-8")
    return tmp_path


def test_a_game_is_what_its_statistics_say(folder, texts):
    library = Library(folder)
    assert read_played(folder / "open.swn", library) is None
    for name in ("2-1", "3-2", "2-3"):
        found = read_played(folder / f"{name}.swn", library)
        record, history = playable(read_record(texts[name].encode(), library, name))
        stats, state = GameStats(record.rules, record.start, history), history[-1].after
        assert (found.board, found.content, found.signed) == (record.rules.board.name, "base", False)
        assert tuple(seat[:2] for seat in found.seats) == record.seats
        for number, seat in enumerate(found.seats):
            assert seat.coins == state.coins[number] == stats.coins(number)[-1]
            luck, lives = stats.luck(number), [life for life in stats.combos if life.seat == number]
            assert (seat.pips, seat.rolls, seat.expected) == (luck.total, luck.rolls, pytest.approx(luck.expected))
            assert sum(combo.earned for combo in seat.combos) == sum(life.earned for life in lives)
        winners = {row.seat for row in record.rules.standing(state) if row.place == 1}
        assert {number for number, seat in enumerate(found.seats) if seat.place == 1} == winners


def test_only_new_and_changed_files_are_read_also_after_a_stop(folder, texts):
    told = []

    def read(**how):
        del told[:]
        return PlayedGames(folder, Library(folder)).read(lambda *done: told.append(done), **how)

    assert len(read(is_stopped=lambda: True)) <= 1
    assert [game.file for game in read()] == ["2-1.swn", "3-2.swn", "2-3.swn"]
    assert told == [(done, 4) for done in range(1, 5)], "it goes on where it was"
    (folder / "2-1.swn").unlink()
    (folder / "2-3.swn").write_text(texts["3-2"], encoding="utf-8")
    assert [(game.file, len(game.seats)) for game in read()] == [("3-2.swn", 3), ("2-3.swn", 3)]
    assert told == [(1, 1)]


@pytest.mark.parametrize("damage", [b"", b"\xff\x00junk", b"\x83\xa7version\xcc\xc8\xa5since\x00\xa5files\x80"])
def test_a_damaged_memory_is_made_again_also_by_several_processes(folder, damage, monkeypatch):
    before = PlayedGames(folder, Library(folder)).read()
    (folder / INDEX).write_bytes(damage)
    if not damage:
        monkeypatch.setattr("swqt.table.played_games._MANY", 2)
        monkeypatch.setattr("swqt.table.played_games._BATCH", 2)
    assert PlayedGames(folder, Library(folder)).read() == before


def test_a_new_beginning_leaves_old_games_out_and_can_be_taken_back(folder):
    played = PlayedGames(folder, Library(folder))
    played.begin_anew(1001.5)
    assert [game.file for game in PlayedGames(folder, Library(folder)).read()] == ["2-3.swn"]
    assert len(list(folder.glob("*.swn"))) == 5
    played.begin_anew(0)
    assert len(played.read()) == 3


def seat(name: str, place: int, coins: int, kind: str = "human", *, pips: int = 0) -> PlayedSeat:
    combos = (PlayedCombo("elves", "flying", coins - 5),)
    return PlayedSeat(name, kind, place, coins, combos, 2, pips, 2.0)


GAMES = (
    PlayedGame("1", 10, "Appleholt", "base", (seat("Ann", 1, 80, pips=5), seat("B", 2, 60, "bot:hard")), False),
    PlayedGame("2", 20, "Appleholt", "base", (seat("Ann", 2, 70), seat("Ben", 1, 90)), True),
    PlayedGame(
        "3", 30, "Larkenfell", "base",
        (seat("Ben", 1, 70), seat("Ann", 1, 70), seat("C", 3, 40, "bot:easy")), False,
    ),
    PlayedGame("4", 40, "Larkenfell", "base", (seat("Cleo", 1, 70), seat("B", 2, 60, "bot:hard")), False),
)  # fmt: skip


def test_the_record_of_a_person():
    found = report_on(GAMES, GameFilter("Ann"), worth_table())
    assert (found.total.games, found.total.wins, found.best, found.mean) == (3, 2, 80, pytest.approx(220 / 3))
    assert found.total.ahead == pytest.approx((10 - 10 + 10) / 3)
    assert found.fair == pytest.approx(1 / 2 + 1 / 2 + 2 / 3)
    assert {count: tally[:2] for count, tally in found.by_seats.items()} == {2: (2, 1), 3: (1, 1)}
    assert {board: tally[:2] for board, tally in found.by_board.items()} == {"Appleholt": (2, 1), "Larkenfell": (1, 1)}
    assert found.people == {"Ben": (2, 0, 1)}
    assert found.bots == {"bot:hard": (1, 1, 0), "bot:easy": (1, 1, 0)}
    table = worth_table()
    worths = [table.contents["base"].of("elves", count) for count in (2, 2, 3)]
    elves = found.races["elves"]
    assert (elves.times, elves.earned, elves.ahead) == (3, pytest.approx(205 / 3), pytest.approx(10 / 3))
    assert elves.worth == pytest.approx(sum(worth.coins for worth in worths if worth) / 3)
    assert found.powers["flying"].times == 3
    assert [(point.coins, point.won, point.luck) for point in found.points] == [
        (80, True, 3.0), (70, False, 1.0), (70, True, -1.0),
    ]    # fmt: skip


@pytest.mark.parametrize(("wanted", "files"), [
    (GameFilter("Ann", since=15), ["2", "3"]), (GameFilter("Ann", seats=3), ["3"]),
    (GameFilter("Ann", network=True), ["2"]), (GameFilter("Ann", network=False), ["1", "3"]),
])  # fmt: skip
def test_which_games_count(wanted, files):
    assert [point.file for point in report_on(GAMES, wanted).points] == files


def test_an_empty_record_is_empty_and_people_are_named_by_how_often_they_played():
    found = report_on((), GameFilter("Ann"))
    assert (found.total, found.rating, found.points) == ((0, 0, 0.0), None, ())
    assert people_in(GAMES) == ["Ann", "Ben", "Cleo"]


def duels(wins: int, losses: int, kind: str) -> list[PlayedGame]:
    won, lost = (seat("Ann", 1, 80), seat("B", 2, 60, kind)), (seat("Ann", 2, 60), seat("B", 1, 80, kind))
    both = [won] * wins + [lost] * losses
    return [PlayedGame(str(number), number, "X", "base", seats, False) for number, seats in enumerate(both)]


def test_every_bot_has_a_rating():
    assert set(RATINGS) == {f"bot:{name}" for name in BOT_NAMES}


def test_the_rating_is_where_the_results_are_likely():
    """Even with a level means its points; two wins of three about 120 more; more games, a narrower interval."""
    ratings = [report_on(duels(*score, "bot:hard"), GameFilter("Ann")).rating for score in ((40, 40), (80, 40), (8, 4))]
    even, better, few = (rating for rating in ratings if rating is not None)
    assert even.points == pytest.approx(RATINGS["bot:hard"], abs=5)
    assert better.points == pytest.approx(RATINGS["bot:hard"] + 120, abs=15)
    assert better.within < few.within < 300
    assert (better.games, few.games) == (120, 12)
    alone = report_on(duels(3, 0, "bot:expert"), GameFilter("Ann")).rating
    assert RATINGS["bot:expert"] - 200 < alone.points < 2600
    assert report_on(GAMES[1:2], GameFilter("Ann")).rating is None


@pytest.mark.parametrize(("seats", "world"), [(2, "base"), (5, "base"), (3, "underground")])
def test_a_game_reads_the_same_without_its_positions(seats, world, tmp_path, monkeypatch):
    """Also where a redeployment is written in another way, and where a command does not fit."""
    text = finished_text(seats, 4, world)
    library = Library(tmp_path)
    deployed = next(line for line in text.splitlines() if " deploy " in line)
    word = deployed.split("deploy ")[1].split()[0]
    texts = [text, text.replace(word, word.upper()), text.replace(deployed, f"{deployed.partition(' = ')[0]} {word}")]
    texts += [text.replace(" conquer ", " conquest ", 3), text.replace(": decline", ": end")]
    texts += [text.replace(" = ", " = x")]
    found = []
    for slowly in (False, True):
        if slowly:
            monkeypatch.setattr("swqt.table.played_games._read_course", lambda *_: None)
        for number, changed in enumerate(texts):
            file = tmp_path / f"{number}.swn"
            file.write_text(changed, encoding="utf-8")
            os.utime(file, (1000.0, 1000.0))
            found.append(read_played(file, library))
    assert found[: len(texts)] == found[len(texts) :]
    assert found[0] is not None
    assert found[1] is not None
