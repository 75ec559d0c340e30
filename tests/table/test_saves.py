"""Saved games: killed at any byte, continued, listed, moved to the finished games."""

import os
import re
import subprocess
import sys
from dataclasses import replace

import pytest

from swqt.ai import RandomBot
from swqt.engine import Options, Pick
from swqt.error_messages import told
from swqt.notation import NotationError
from swqt.table import (
    Game,
    GameSetup,
    ReadOnlyGame,
    Seat,
    SetupError,
    UndoBarrier,
    game_text,
    move_line,
    read_record,
)
from swqt.table.record import LONGEST


def over(game: Game) -> bool:
    return game.decision is None


def text_of(game: Game) -> str:
    return game.journal.path.read_text(encoding="utf-8")


@pytest.fixture
def game(saves, setup):
    return saves.start(setup)


def test_each_command_is_in_the_file_before_anybody_is_told(game, play_until):
    seen = []

    def look(change):
        shown = [move_line(game.rules, entry) for entry in game.history]
        lines = text_of(game).splitlines(keepends=True)
        text = "".join(line for line in lines if not line.startswith(("; undone ", "; redone")))
        seen.append(text.endswith("\n".join(["", *shown, ""])))

    game.listen(look)
    play_until(game, lambda game: len(game) > 20)
    while game.undo() is None:
        pass
    game.redo()
    assert len(seen) > 8
    assert all(seen)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "bot:random")])
def test_killed_at_any_byte_a_game_comes_back_as_it_was_shown(kinds, whole, saves, shelf, play_until):
    game = saves.start(GameSetup(("Ann of Börg", "Ben"), kinds, "short-2", seed=1))
    head = len(text_of(game).encode()) - sum(len(move_line(game.rules, entry)) + 1 for entry in game.history)
    play_until(game, over)
    data = game.journal.path.read_bytes()
    moves = [(entry.seat, entry.command) for entry in game.history]
    ends = {at + 1 for at in range(head, len(data)) if data[at] == 10}
    assert len(ends) == len(moves) > 20
    tested = range(head, len(data) + 1)
    if not whole:
        tested = sorted({cut + more for cut in ends for more in (-1, 0, 1) if cut + more <= len(data)} | {*tested[::5]})
    for cut in tested:
        complete = sum(end <= cut for end in ends)
        record = read_record(data[:cut], shelf, "killed.swn")
        assert [(move.seat, move.command) for move in record.moves] == moves[:complete], cut
        assert (record.seats, record.seed) == (game.seats, 1)


def test_a_killed_game_goes_on_from_any_command(saves, game, play_until):
    play_until(game, over)
    data = game.journal.path.read_bytes()
    path = saves.folder / "killed.swn"
    for cut in range(len(data) // 3, len(data), len(data) // 40):
        path.write_bytes(data[:cut])
        loaded = saves.load(path)
        assert loaded.trouble is None
        assert loaded.history == game.history[: len(loaded)]
        assert path.read_bytes() == data[: data.rfind(b"\n", 0, cut) + 1] or loaded.history[-1].seat == -1
        for entry in game.history[len(loaded) :]:
            if entry.seat != -1:   # same rolls, because the seed is in the file
                loaded.play(entry.command)
        assert (loaded.state, path.read_bytes()) == (game.state, data)


def test_a_killed_process_has_saved_whatever_it_has_shown(tmp_path, root):
    code = """
import sys
from pathlib import Path
from swqt.cli.bench import hex_board
from swqt.content.traits.catalogue import Catalogue
from swqt.table import *
class Shelf:
    board = staticmethod(lambda name: hex_board(2))
    content = staticmethod(Catalogue.load().content)
    sources = staticmethod(lambda content: ())
saves = SavedGames(Shelf(), Path(sys.argv[1]))
game = saves.start(GameSetup(("Anna", "Ben"), ("bot:random", "bot:random"), "hex-2", seed=1))
game.listen(lambda change: [print(move_line(game.rules, entry), flush=True) for entry in change.entries])
BotSet(1).play(game)
"""
    for lines in (1, 17):
        folder = tmp_path / str(lines)
        with subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], cwd=root, stdout=subprocess.PIPE, text=True
        ) as process:
            shown = [process.stdout.readline() for _ in range(lines)]
            process.kill()
            shown += process.stdout.readlines()
        if not shown[-1].endswith("\n"):
            shown.pop()   # a torn line: its command may be in the file or not
        (path,) = folder.glob("*.swn")
        saved = path.read_text(encoding="utf-8").partition("\n\n")[2].splitlines(keepends=True)
        assert saved[6 : 6 + len(shown)] == shown
        assert len(shown) >= lines


def test_barriers_hold_after_loading(saves, setup, play_until):
    game = saves.start(replace(setup, kinds=("human", "bot:random"), board="hex-2"))
    play_until(game, lambda game: game.history[-1].seat >= 0 and not game.seats[game.history[-1].seat].is_human)
    assert saves.load(game.journal.path).barrier == UndoBarrier("seat", game.history[-1])


def test_a_game_that_cannot_be_saved_goes_on(saves, setup, play_until):
    saves.folder.parent.mkdir(parents=True)
    saves.folder.write_text("a file is in the way")
    game = saves.start(setup)
    assert "not being saved" in game.trouble
    play_until(game, lambda game: len(game) > 15)
    assert "not being saved" in game.trouble
    saves.folder.unlink()
    play_until(game, lambda game: len(game) > 17)
    assert game.trouble is None
    assert saves.load(game.journal.path).state == game.state


def test_a_setup_that_cannot_be_played_leaves_no_file(saves, setup):
    races = "amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons trolls"
    with pytest.raises(SetupError, match=r"at least 5 races and 5 powers, not 1 and 20") as caught:
        saves.start(replace(setup, content="base " + " ".join(f"-{race}" for race in races.split())))
    assert told(caught.value, "es") == "2 jugadores necesitan al menos 5 razas y 5 poderes, no 1 y 20"
    assert list(saves.unfinished()) == []


def test_the_list_is_newest_first_and_says_whose_turn_it_is(saves, setup, play_until):
    games = [saves.start(replace(setup, kinds=("human", "bot:random"), board="hex-2")) for _ in range(3)]
    play_until(games[0], lambda game: game.state.round == 4)
    for age, game in zip((10, 30, 20), games, strict=True):
        os.utime(game.journal.path, (1_000_000 - age, 1_000_000 - age))
    listed = list(saves.unfinished())
    assert [saved.path for saved in listed] == [games[number].journal.path for number in (0, 2, 1)]
    first = listed[0]
    assert (first.board, first.round, first.rounds, first.problem) == ("Hexagons", 4, 10, "")
    assert (first.seats, first.to_move) == (games[0].seats, games[0].decision.seat)
    assert (first.modified, first.is_over) == (1_000_000 - 10, False)


def test_a_game_that_goes_while_it_is_listed_takes_no_other_along(saves, setup, vanish):
    kept, gone = (saves.start(setup).journal.path for _ in range(2))
    vanish(gone)
    assert [saved.path for saved in saves.unfinished()] == [kept]


def test_a_finished_game_is_put_aside_and_kept(game, saves, play_until):
    saves.close(game)
    assert game.journal.path.parent == saves.folder   # not while it is open
    play_until(game, over)
    saves.close(game)
    assert game.journal.path.parent == saves.finished_folder
    assert list(saves.unfinished()) == []
    (finished,) = saves.finished()
    assert finished.is_over
    assert (finished.path, finished.round, finished.to_move) == (game.journal.path, 2, None)


@pytest.mark.parametrize("undone", [False, True])
def test_the_list_puts_a_game_aside_that_ended_when_the_program_did(game, saves, play_until, undone):
    play_until(game, over)
    assert not undone or game.undo() is None
    assert (game.decision is None) == (not undone)
    assert [saved.path for saved in saves.unfinished()] == [game.journal.path] * undone
    assert [saved.path.name for saved in saves.finished()] == [game.journal.path.name] * (not undone)


def test_a_file_that_cannot_be_read_is_listed_with_the_reason(saves, game):
    (saves.folder / "broken.swn").write_text("swqt 1\nboard nowhere-7\n")
    (saves.folder / "letter.swn").write_bytes(b"\xff\xfeDear Anna")
    (saves.folder / "notes.txt").write_text("no game")
    (saves.folder / "folder.swn").mkdir()
    listed = {saved.path.name: str(saved.problem) for saved in saves.unfinished()}
    assert listed.pop(game.journal.path.name) == ""
    assert "nowhere-7" in listed["broken.swn"]
    for name, place in (("broken.swn", "broken.swn:2"), ("letter.swn", "letter.swn:1"), ("folder.swn", "folder.swn")):
        assert place in listed.pop(name)
    assert listed == {}


def test_a_file_without_an_end_is_not_read_to_its_end(saves, tmp_path, game):
    """Reading all of it would block the window for minutes; long comments count like commands."""
    long = tmp_path / "long.swn"
    text = game.journal.path.read_bytes()
    comment = b"; " + b"x" * 61 + b"\n"
    long.write_bytes(text + comment * ((LONGEST - len(text)) // len(comment)))
    assert saves.view(long).state == game.state
    with long.open("ab") as file:
        file.write(comment)
    for read in (saves.load, saves.view):
        with pytest.raises(ValueError, match=r"long\.swn: this is too long for a game") as caught:
            read(long)
        assert "esto es demasiado largo para una partida de swqt" in told(caught.value, "es")


def test_a_game_from_elsewhere_goes_on_in_a_file_of_its_own(saves, tmp_path):
    given = tmp_path / "puzzle.swn"
    text = "swqt 1\nboard hex-2\ncontent base\ncolumn hill ratmen, flying orcs\nA: pick 1"
    given.write_text(text.replace("column hill ratmen, flying orcs\n", ""), encoding="utf-8")
    with pytest.raises(NotationError, match=r"puzzle\.swn:4"):
        saves.load(given)   # the column is empty
    given.write_text(text, encoding="utf-8")
    loaded = saves.load(given)
    assert loaded.seats == (Seat("A", "human"), Seat("B", "human"))
    loaded.play(RandomBot(1).choose(loaded.rules, loaded.state))
    assert (given.read_text(encoding="utf-8"), loaded.journal.path.parent) == (text, saves.folder)
    assert saves.load(loaded.journal.path).state == loaded.state


def test_a_finished_game_from_elsewhere_is_only_looked_at(game, saves, tmp_path, play_until):
    play_until(game, over)
    given = tmp_path / "given.swn"
    given.write_text(game_text(game), encoding="utf-8")
    loaded = saves.load(given)
    assert isinstance(loaded, ReadOnlyGame)
    assert loaded.state == game.state
    assert loaded.journal is None
    assert list(saves.finished()) == []


class TestDamage:
    """What can be read of the player's own file goes on, and nothing of it is lost."""

    @pytest.fixture
    def broken(self, game, saves, play_until):
        play_until(game, lambda game: len(game) > 20)
        path = game.journal.path

        def load(cut, rest):
            """Put *rest* in the place of all commands after the first *cut*, and load the game."""
            lines = path.read_bytes().splitlines(keepends=True)
            first = next(number for number, line in enumerate(lines) if line.startswith((b"*:", b"A:", b"B:")))
            path.write_bytes(b"".join(lines[: first + cut]) + rest)
            return saves.load(path)

        return load

    @pytest.mark.parametrize(("rest", "lost"), [
        (b"\x00" * 4096, 1), (b"A: conq", 1), (b"scribble\n\n", 1), (b"; only a no", 0),
        (b"A: conquer \xff\xfe\nB: end\n; note\nA: pick 1\n", 3),
        (b"A: pick 1\nA: pick 1\nA: pick 1\nB: e\x00", 3),
    ], ids=["zeros", "cut", "other words", "comment", "no text", "refused"])  # fmt: skip
    def test_the_end(self, rest, lost, game, saves, broken):
        kept = broken(10, rest)
        assert kept.history[:10] == game.history[:10]
        assert kept.lost_lines == lost or (rest.startswith(b"A: pick") and kept.lost_lines in (3, 4))
        again = saves.load(kept.journal.path)
        assert (again.lost_lines, again.state) == (0, kept.state)
        copy = kept.journal.path.with_name(f"{kept.journal.path.name}.damaged")
        assert copy.exists() == bool(lost)
        assert not lost or copy.read_bytes().endswith(rest)

    @pytest.mark.parametrize("part", [0, 0.3, 0.6, 0.95])
    def test_without_its_beginning_nothing_is_left(self, part, game, saves):
        path = game.journal.path
        data = path.read_bytes()
        path.write_bytes(data[: round(data.index(b"\n\n") * part)] + b"\x00" * 8)
        wrong = "this is in the beginning of the file|n.t swqt text|nothing here"
        with pytest.raises(NotationError, match=wrong) as e:
            saves.load(path)
        assert re.search("al principio del archivo|no es texto de swqt|aquí no hay nada", told(e.value, "es"))
        assert saves.summary(path).problem


@pytest.mark.parametrize("looks", [(3, 0), ()])
def test_chosen_colours_stay_with_the_player(looks, saves, setup):
    """In the file, in a rematch and in a branch; without a choice, in the order of the first game."""
    game = saves.start(replace(setup, looks=looks))
    by_name = dict(zip(setup.names, looks, strict=False))
    assert game.looks == tuple(by_name[seat.name] for seat in game.seats if by_name)
    game.play(Pick(0))
    said = [line for line in game_text(game).splitlines() if line.startswith("; colours")]
    assert said == ["; colours " + " ".join(map(str, game.looks))] * bool(looks)
    for again in (saves.load(game.journal.path), saves.view(game.journal.path), saves.summary(game.journal.path)):
        assert again.looks == game.looks
    assert saves.branch(game, 0).looks == game.looks
    worn = game.looks or (0, 1)
    again = saves.rematch(game)
    assert again.looks == (worn[1], worn[0])
    assert saves.load(again.journal.path).looks == again.looks


@pytest.mark.parametrize("words", ["2 2", "2", "two four", "-1 2"])
def test_colours_that_make_no_sense_are_left_out(saves, setup, words):
    text = game_text(saves.start(setup)).replace("swqt 1\n", f"swqt 1\n; colours {words}\n", 1)
    assert read_record(text.encode(), saves.shelf, "x.swn").looks == ()


def test_a_person_plays_for_a_kind_of_bot_that_is_not_known(saves, setup):
    path = saves.start(setup).journal.path
    path.write_text(path.read_text(encoding="utf-8").replace("Ben human", "Ben bot:oracle"), encoding="utf-8")
    assert set(saves.load(path).seats) == {("Anna", "human"), ("Ben", "human")}


def test_extra_coins_stay_with_the_player(saves, setup):
    """VARIANT-7: in the file, in a rematch and its file, and in a branch."""
    setup = replace(setup, options=Options(head_start=",".join(["7", *"0" * (len(setup.names) - 1)])))
    game = saves.start(setup)
    lucky = setup.names[0]

    def ahead(one):
        assert one.rules.start(len(one.opening)) == one.start
        extra = one.rules.options.extra_coins(len(one.opening))
        assert [coins - 5 for coins in one.start.coins] == list(extra)
        return [seat.name for seat, coins in zip(one.opening, extra, strict=True) if coins]

    assert ahead(game) == ahead(saves.load(game.journal.path)) == ahead(saves.branch(game, 0)) == [lucky]
    again = game
    for _ in setup.names:
        again = saves.rematch(again)
        assert ahead(again) == ahead(saves.load(again.journal.path)) == [lucky]
    assert again.opening == game.opening
    assert "\noptions head_start=" in game_text(game)
