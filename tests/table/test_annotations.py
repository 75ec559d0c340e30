"""Notes of people about moments of a game: kept in its file, through undo, editing and other programs."""

import pytest

from swqt.table import Game, SavedGames, game_text
from swqt.table.record import LONGEST_NOTE, Annotation, note_line, plain_note, read_note


@pytest.fixture
def game(saves, setup, play_until):
    game = saves.start(setup)
    play_until(game, lambda game: len(game) >= 20 and game.barrier is None)
    return game


def again(saves: SavedGames, game: Game) -> tuple[Annotation, ...]:
    return saves.view(game.journal.path).annotations


@pytest.mark.parametrize(
    "text", ["Why not?", "two\nlines", "a \\ and \\n", "; seat A Eve human", "\u00e9\u4e2d\U0001f409"]
)
def test_a_note_is_one_line_of_the_file(text):
    assert "\n" not in note_line(text)
    assert read_note(note_line(text)) == text


@pytest.mark.parametrize(("typed", "kept"), [
    ("  a\r\n\n", "a"), ("a\x1b[31mb\u2028c", "a [31mb c"), ("x" * (LONGEST_NOTE + 1), "x" * LONGEST_NOTE),
    (" \n ", ""),
])  # fmt: skip
def test_what_cannot_be_shown_is_not_kept(typed, kept):
    assert plain_note(typed) == kept


def test_notes_are_in_the_file_at_their_places(saves, game):
    for count, text in ((12, "later"), (0, "the start"), (len(game), "now"), (7, "gone"), (12, "better"), (7, "")):
        game.annotate(count, text)
    wanted = (Annotation(0, "the start"), Annotation(12, "better"), Annotation(len(game), "now"))
    assert game.annotations == again(saves, game) == wanted
    loaded = saves.load(game.journal.path)
    assert (loaded.annotations, loaded.history) == (wanted, game.history)
    assert game_text(loaded) == game_text(game)


def test_a_note_outlives_what_it_was_about(saves, game):
    game.annotate(len(game), "I wonder")
    assert game.undo() is None
    game.annotate(len(game), f"{game.annotation(len(game))}\nno")
    assert game.annotations == again(saves, game) == (Annotation(len(game), "I wonder\nno"),)
    game.redo()
    assert again(saves, game) == game.annotations


def test_a_branch_and_a_part_of_a_game_have_the_notes_so_far(saves, game):
    """A network game that was split ends with fewer commands in one half than at the table."""
    game.annotate(8, "before")
    game.annotate(15, "after")
    other = saves.branch(game, 10)
    assert other.annotations == again(saves, other) == (Annotation(8, "before"),)
    text = game_text(game).rsplit("\nA:", 3)[0] + "\n"
    path = saves.keep(text, game.seats, [Annotation(2, "early"), Annotation(len(game), "later")])
    assert {Annotation(2, "early")} == {*saves.view(path).annotations} - {*other.annotations}


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_note_in_a_game_that_is_watched_changes_nothing_else(saves, game, tmp_path, end):
    path = tmp_path / "friend.swn"
    text = game_text(game).replace("\n", end)
    path.write_bytes(text.encode())
    watched = saves.view(path)
    for count in (0, 9, len(game)):
        watched.annotate(count, f"move {count}")
    assert saves.view(path).annotations == watched.annotations
    for count in (0, 9, len(game)):
        watched.annotate(count, "")
    assert path.read_bytes() == text.encode()


def test_a_note_that_cannot_be_written_is_told(saves, game, tmp_path):
    """The file is gone, or another program has changed it while it was watched."""
    path = tmp_path / "watched.swn"
    path.write_text(game_text(game), encoding="utf-8")
    watched = saves.view(path)
    short = game_text(game).rsplit("\nA:", 3)[0] + "\n"
    path.write_text(short, encoding="utf-8")
    watched.annotate(len(watched), "too late")
    assert "another program has changed the file" in watched.trouble
    assert path.read_text(encoding="utf-8") == short
    path.unlink()
    watched.annotate(3, "lost")
    assert str(path) in watched.trouble
    assert watched.annotation(3) == "lost"
