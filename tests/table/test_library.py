"""Boards and traits by name, shipped and custom ones, and the locations of the player's files."""

import shutil

import pytest

from swqt.content import board_folder, composed
from swqt.content.traits.template import template
from swqt.home import resource_folder
from swqt.table import Library, config_folder, data_folder, games_folder

SHIPPED = "midland-2"


def test_shipped_boards_and_contents_are_found_by_name():
    library = Library()
    assert library.board(SHIPPED).id == SHIPPED
    assert library.board(SHIPPED) is library.board(SHIPPED)
    assert len(library.content("base").races) == 14
    assert SHIPPED in [loaded.board.id for loaded in library.boards()]
    with pytest.raises(ValueError, match="atlantis"):
        library.board("atlantis")
    fitting = library.board(library.board_for(2, "base -orcs"))
    assert (fitting.players, fitting.world) == (2, "surface")
    with pytest.raises(LookupError, match="no surface board for 7 players"):
        library.board_for(7, "base")


def test_a_players_own_board_and_trait_are_found(home):
    library = Library()
    library.board_folder.mkdir(parents=True)
    own = (board_folder() / f"{SHIPPED}.json").read_text(encoding="utf-8").replace(SHIPPED, "my-island")
    (library.board_folder / "my-island.json").write_text(own, encoding="utf-8")
    library.trait_folder.mkdir()
    (library.trait_folder / "cats.toml").write_text("[race.moon-cats]\ntokens = 6\nsupply = 11\n", encoding="utf-8")
    assert library.board_file("my-island").board.id == "my-island"
    assert library.board("my-island").id == "inline"
    assert "moon-cats" in [race.name for race in library.content("base +moon-cats").races]
    assert library.folder == home


def test_a_bad_picture_of_an_own_power_is_named_and_the_power_can_be_played(home):
    library = Library()
    library.trait_folder.mkdir(parents=True)
    own = next((resource_folder() / "examples").glob("*.toml"))
    shutil.copy(own, library.trait_folder)
    (name,) = (trait.name for trait in library.catalogue.traits if not library.catalogue.is_official(trait.name))
    assert library.picture_problems() == ()
    (library.trait_folder / f"{name}.svg").write_text("<svg>")
    (problem,) = library.picture_problems()
    assert (problem.file, problem.line) == (f"{name}.svg", 1)
    assert library.catalogue.trait(name)


def test_swqt_home_holds_everything_or_the_system_says_where(home, own_user_folders, monkeypatch):
    assert (data_folder(), config_folder(), games_folder()) == (home, home, home / "games")
    monkeypatch.delenv("SWQT_HOME")
    assert all("swqt" in folder.parts for folder in (data_folder(), config_folder()))
    assert games_folder().parent == data_folder()


def test_a_trait_that_is_kept_is_known_at_once_and_can_be_removed(home):
    library = Library()
    assert not any(trait.name == "moon-cats" for trait in library.catalogue.traits)
    path = library.keep_trait("moon-cats", template("race", "moon-cats"), composed("race", {}))
    assert library.catalogue.trait("moon-cats").tokens == 5
    assert (path, path.with_suffix(".svg").exists()) == (home / "traits" / "moon-cats.toml", True)
    library.keep_trait("moon-cats", template("race", "moon-cats"), "")
    assert not path.with_suffix(".svg").exists()
    library.remove_trait("moon-cats")
    assert list(path.parent.iterdir()) == []
    assert not any(trait.name == "moon-cats" for trait in library.catalogue.traits)
