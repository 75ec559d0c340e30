"""Traits that a text brings along: blocks of another language, well formed, torn, and hostile (BLANK-3)."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swqt.notation import NotationError, TraitText, read_game, read_position, run_scenarios, write_game, write_position
from swqt.notation.blocks import LONGEST, LONGEST_TOGETHER, MOST_BLOCKS, format_trait
from swqt.table import Library

CATS = """\
[race.moon-cats]
tokens = 6
borrows = "elves"
names = { en = "Moon Cats; } # {" }
[[race.moon-cats.effect]]
verb = "income"
where = { terrain = "hill" }
"""
BLOCK = "trait moon-cats {\n" + CATS + "}\n"
BOARD = "board {\n  h1 edge : f1\n  f1 edge :\n}\n"
HEAD = "swqt 1\n" + BOARD + "content base +moon-cats\n"
EMPTY = Library(Path("no-such-folder"))
SEATS = "A 5 flying moon-cats hand 9\nB 5\n"


@pytest.fixture
def library(tmp_path) -> Library:
    return Library(tmp_path)


def complaint(text: str, library: Library) -> str:
    with pytest.raises(NotationError) as caught:
        read_game(text, library)
    return str(caught.value)


def test_a_text_brings_its_traits_along_and_repeats_them(library: Library) -> None:
    game = read_game(HEAD + BLOCK + SEATS, library)
    assert "moon-cats" in [race.name for race in game.rules.content.races]
    assert game.traits == (TraitText("moon-cats", CATS),)
    text = write_game(game.rules, game.start, game.moves, traits=game.traits)
    again = read_game(text, library)
    assert (again.start, again.traits) == (game.start, game.traits)
    assert write_game(again.rules, again.start, again.moves, traits=again.traits) == text
    assert write_position(game.rules, game.start, game.traits) == text


def test_comments_of_a_block_are_those_of_its_own_language(library: Library) -> None:
    block = BLOCK.replace("tokens = 6\n", "# ; a comment { with } signs\n\n   tokens = 6   # six\n")
    game = read_game(HEAD + block.replace("{\n", "{   ; a comment of the text\n", 1) + SEATS, library)
    assert "# ; a comment { with } signs" in game.traits[0].text


def test_a_block_may_stand_anywhere_in_the_position(library: Library) -> None:
    _, state = read_position(HEAD + SEATS + BLOCK.replace("\n", "\r\n"), library)
    assert state.tribes[0].race == "moon-cats"
    scenario = "swqt 1\nscenario x\n" + HEAD.partition("\n")[2] + BLOCK + SEATS + "expect coins A 5\n"
    assert run_scenarios(scenario, library) == []


def test_a_digest_must_be_that_of_the_definition(library: Library) -> None:
    right = complaint(HEAD + BLOCK.replace(" {", " = 00000000 {", 1) + SEATS, library)
    digest = right.partition("its digest is ")[2][:8]
    assert right.startswith("game.swn:7:1: moon-cats is not the one that this game was played with")
    read_game(HEAD + BLOCK.replace(" {", f" = {digest} {{", 1) + SEATS, library)
    changed = BLOCK.replace(" {", f" = {digest} {{", 1).replace("tokens = 6", "tokens = 7")
    assert f"not {digest}" in complaint(HEAD + changed + SEATS, library)


@pytest.mark.parametrize(("text", "message"), [
    (BLOCK[:-2], "game.swn:7:1: the trait moon-cats is not closed: no line below is just '}'"),
    (BLOCK[:-2] + "} ; end\n}\n", "15:1: this is not TOML"),
    ("trait {\n}\n", "7:7: expected the name of the trait"),
    ("trait moon_cats {\n}\n", "7:7: a trait is called by small letters and hyphens, not moon_cats"),
    ("trait moon-cats\n", "7:16: expected '=' and a digest, or '{'"),
    ("trait moon-cats { race\n", "7:19: expected the end of the line, found 'race'"),
    ("trait moon-cats = xyz {\n}\n", "7:19: a digest is 8 digits, 0-9 and a-f, not xyz"),
    ("trait moon-cats = {\n}\n", "7:19: expected the 8 digits of the trait's digest"),
    (BLOCK + BLOCK, "16:1: the trait moon-cats stands here already: line 7"),
    (BLOCK.replace("income", "incme"), "13:1: no such verb: incme; did you mean income?"),
    (BLOCK.replace("tokens = 6", "tokens = 11"), "9:1: moon-cats: tokens must be a whole number from 1 to 10"),
    (BLOCK.replace("moon-cats", "orcs"), "8:1: there is a race called orcs already"),
    (BLOCK.replace("trait moon-cats", "trait sun-cats"), "7:1: here should stand the trait sun-cats"),
    (BLOCK.replace('names = { en = "Moon Cats; } # {" }', "x = " + "[" * 5000), "11:1: this is nested too deeply"),
    (BLOCK.replace("tokens = 6", "tokens." + "a." * 9000 + "a = 6"), "9:1: this is nested too deeply: tables,"),
    ("trait moon-cats {\n" + "{\n" * 500 + "}\n", "24:1: this is nested too deeply"),
    ("trait moon-cats {\n" + "{\n" * 9 + "}\n", "8:1: this is not TOML"),
    ("trait moon-cats {\n" + "#" * LONGEST + "\n}\n", f"too long: a trait has at most {LONGEST}"),
    ("trait moon-cats {\n" + "#\n" * LONGEST + "}\n", "7:1: the trait moon-cats is too long"),
    ("trait moon-cats {\nscenario x\n}\n", "8:1: this is a file of scenarios"),
    ("trait moon-cats {\nA: end\n}\n", "8:1: this is not TOML"),
    ("trait moon-cats {\n\0\n}\n", "8:1: this is not TOML"),
])  # fmt: skip
def test_what_is_wrong_with_a_block_is_told_with_its_line(text: str, message: str, library: Library) -> None:
    assert message in complaint(HEAD + text, library)


def test_there_are_only_so_many_blocks(library: Library) -> None:
    names = [f"{chr(97 + n // 26)}{chr(97 + n % 26)}x" for n in range(MOST_BLOCKS + 1)]
    text = "".join(f"trait {name} {{\n[race.{name}]\ntokens = 1\nsupply = 9\n}}\n" for name in names)
    assert f"a game brings at most {MOST_BLOCKS} traits along" in complaint(HEAD + text, library)


def test_all_blocks_together_are_only_so_long(library: Library) -> None:
    names = [f"{chr(97 + n // 26)}{chr(97 + n % 26)}x" for n in range(MOST_BLOCKS)]
    text = "".join(f"trait {name} {{\n{'#' * 9_999}\n}}\n" for name in names)
    line = 7 + 3 * (LONGEST_TOGETHER // 10_000)
    said = complaint(HEAD + text, library)
    assert f"game.swn:{line}:1: the traits are too long: all of a game have at most 200000" in said


PIECES = [*"[]{}.=,#'\"\\\n a1", '"""', "'''", "[race.moon-cats]\n", "a." * 20, "x = ", "{a = "]


@settings(max_examples=60 if settings().max_examples <= 100 else 100)
@given(st.lists(st.sampled_from(PIECES)).map("".join) | st.text())
def test_any_block_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(NotationError):
        read_game(f"{HEAD}trait moon-cats {{\n{text}\n}}\n{SEATS}", EMPTY)


def test_a_text_torn_within_a_block_is_none(library: Library) -> None:
    text = HEAD + BLOCK + SEATS + "A: end\n"
    for end in range(len(HEAD), len(text)):
        try:
            read_game(text[:end], library, torn=True)
        except NotationError:
            assert "B 5\n" not in text[:end]


def test_a_line_that_would_end_the_block_is_not_written() -> None:
    with pytest.raises(ValueError, match="moon-cats:2: a line that is just '}' would end the trait"):
        format_trait(TraitText("moon-cats", "x = {\n}\n"))


def test_nothing_else_is_read_as_a_block(library: Library) -> None:
    misspelt = complaint(HEAD + BLOCK.replace("trait ", "traits ", 1), library)
    assert "no such line: traits; did you mean trait?" in misspelt
    assert "A 5 is" not in complaint(HEAD + "; trait x {\nmonkey\n", library)


def test_other_lines_are_numbered_as_before(library: Library) -> None:
    assert complaint(HEAD + BLOCK + "\nmonkey\n", library).startswith("game.swn:17:1: no such line: monkey")
