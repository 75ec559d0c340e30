"""Games with a custom race, power or board can be opened on every machine with the same meaning (BLANK-3)."""

from dataclasses import replace
from pathlib import Path

import pytest

from swqt.cli.bench import hex_board
from swqt.content import board_folder, resource_folder
from swqt.content.boards.graph import plain_shape
from swqt.engine import Board
from swqt.notation import NotationError, ReplayError
from swqt.table import GameSetup, Library, SavedGames, read_record_file

LABEL = "base +beekeepers +minstrel"
PEOPLE = GameSetup(("Anna", "Ben"), ("human", "human"), "hex-2", seed=5)


class HexLibrary(Library):
    """A player's library, on boards that need no file."""

    def board(self, name: str) -> Board:
        return replace(hex_board(2), id=name, rounds=2) if name == "hex-2" else super().board(name)

    def with_traits(self, traits) -> "HexLibrary":
        found = HexLibrary(self.folder)
        found.catalogue = super().with_traits(traits).catalogue
        return found


def library(folder: Path, *traits: str, change: tuple[str, str] = ("", "")) -> Library:
    found = HexLibrary(folder)
    found.trait_folder.mkdir(parents=True, exist_ok=True)
    for name in traits:
        text = (resource_folder() / "examples" / f"{name}.toml").read_text(encoding="utf-8")
        (found.trait_folder / f"{name}.toml").write_text(text.replace(*change), encoding="utf-8")
    return found


@pytest.fixture
def saves(tmp_path):
    """The saved games of a player who has both examples."""
    return SavedGames(library(tmp_path / "anna", "beekeepers", "minstrel"), tmp_path / "anna" / "games")


@pytest.fixture
def game(saves, play_until):
    game = saves.start(replace(PEOPLE, content=LABEL))
    play_until(game, lambda game: len(game) > 20)
    return game


def test_a_game_is_saved_with_its_home_made_traits_alone(game, saves):
    text = game.journal.path.read_text(encoding="utf-8")
    assert text.count("\ntrait ") == 2
    own = (resource_folder() / "examples" / "beekeepers.toml").read_text(encoding="utf-8")
    (names,) = [line for line in own.splitlines() if line.startswith("names = ")]
    assert f"\n  {names}\n" in text
    assert [trait.name for trait in game.traits] == ["beekeepers", "minstrel"]
    official = saves.start(PEOPLE)
    assert (official.traits, "trait" in official.journal.path.read_text(encoding="utf-8")) == ((), False)


def test_it_goes_on_in_a_folder_without_them(game, tmp_path, play_until):
    shelf = library(tmp_path / "ben")
    there = SavedGames(shelf, tmp_path / "ben" / "games")
    loaded = there.load(game.journal.path)
    assert (loaded.state, loaded.history, loaded.traits) == (game.state, game.history, game.traits)
    play_until(loaded, lambda game: game.decision is None)
    again = there.load(loaded.journal.path)
    assert again.state == loaded.state
    assert again.rules.content == game.rules.content
    names = shelf.with_traits(again.traits).catalogue
    assert names.combo_name("minstrel", "beekeepers", "es") == "Apicultores Juglares"
    assert [shelf.catalogue.name("beekeepers", "ru"), names.name("beekeepers", "ru")] == ["Beekeepers", "Пасечники"]
    (unfinished,) = [saved for saved in there.unfinished() if saved.is_over] or [*there.finished()]
    assert unfinished.problem == ""


def test_a_trait_that_was_changed_in_the_file_is_refused(game, saves):
    path = game.journal.path
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("every = 2", "every = 3"), encoding="utf-8")
    with pytest.raises(NotationError, match=r":\d+:1: minstrel is not the one that this game was played with"):
        saves.load(path)
    (saved,) = saves.unfinished()
    assert "its digest is" in str(saved.problem)


def test_without_its_traits_a_game_goes_on_only_with_the_same_ones(saves, tmp_path, play_until):
    few = " ".join(f"-{race.name}" for race in Library(tmp_path).content("base").races[:9] if race.name != "halflings")
    game = saves.start(replace(PEOPLE, content=f"{LABEL} {few}"))
    play_until(game, lambda game: any(tribe.race == "beekeepers" for tribe in game.state.tribes))
    turn = game.state.turn
    play_until(game, lambda game: game.state.turn != turn)
    path = game.journal.path
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    first, last = lines.index(next(line for line in lines if line.startswith("trait "))), len(lines)
    last = max(number for number, line in enumerate(lines) if line == "}\n")
    path.write_text("".join([*lines[:first], *lines[last + 1 :]]), encoding="utf-8")
    assert read_record_file(path, saves.shelf).strays == ("beekeepers", "minstrel")
    other = SavedGames(library(tmp_path / "ben", "beekeepers", "minstrel", change=("tokens = ", "tokens = 1 # ")))
    with pytest.raises(ReplayError):
        other.load(path)
    with pytest.raises(NotationError, match="no such trait: beekeepers"):
        SavedGames(library(tmp_path / "cleo")).load(path)
    assert saves.load(path).state == game.state
    assert read_record_file(path, saves.shelf).strays == ()   # the file contains them


def test_a_board_of_ones_own_is_found_again_by_its_graph(tmp_path):
    board, mine = replace(hex_board(2), id="inline", rounds=2), Library(tmp_path)
    assert mine.shape(board) == plain_shape(board)
    shipped = mine.boards()[0]
    assert mine.shape(replace(shipped.board, id="inline", name="inline", players=2, rounds=3)) == shipped.shape


def test_a_game_on_a_board_of_ones_own_says_what_it_is_called(saves, tmp_path, play_until):
    folder = saves.shelf.board_folder
    folder.mkdir()
    text = (board_folder() / "midland-2.json").read_text(encoding="utf-8")
    text = text.replace('"midland-2"', '"far-isle"').replace("Appleholt", "Île; Far \\\"Isle\\\"")
    (folder / "far-isle.json").write_text(text, encoding="utf-8")
    game = saves.start(replace(PEOPLE, board="far-isle"))
    play_until(game, lambda game: len(game) > 5)
    there = SavedGames(Library(tmp_path / "ben"), tmp_path / "ben" / "games")
    loaded = there.load(game.journal.path)
    play_until(loaded, lambda game: len(game) > 9)
    for found in (*saves.unfinished(), *there.unfinished()):
        assert (found.problem, found.board) == ("", 'Île; Far "Isle"')
    assert loaded.rules.board.name == 'Île; Far "Isle"'
    assert loaded.journal.path.read_text(encoding="utf-8").count('\n; board Île; Far "Isle"\n') == 1


def test_a_graph_without_a_name_is_listed_without_one(tmp_path):
    table = SavedGames(Library(tmp_path), tmp_path / "games")
    table.folder.mkdir()
    board = "board {\n h1 edge : h2\n h2 edge : f1\n f1 edge\n}"
    (table.folder / "own.swn").write_text(f"swqt 1\n{board}\ncontent base\n", encoding="utf-8")
    (table.folder / "odd.swn").write_text(f"swqt 1\n; board \x1b[2J\n{board}\ncontent base\n", encoding="utf-8")
    assert [(saved.problem, saved.board) for saved in table.unfinished()] == [("", "")] * 2
