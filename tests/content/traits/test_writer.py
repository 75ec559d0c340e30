"""A trait written as TOML in one form, its digest, and traits that a game file brings along (BLANK-3)."""

import pytest

from swqt.content import (
    Catalogue,
    ContentError,
    EmbeddedTraits,
    TraitEntry,
    parse_traits,
    read_traits,
    resource_folder,
    text_digest,
    trait_text,
    with_embedded,
)
from swqt.content.traits.effect_checks import MOST_NESTED
from swqt.content.traits.writer import LONGEST_TEXT
from swqt.notation.blocks import LONGEST

CATS = """\
[race.moon-cats]
tokens = 6
borrows = "elves"
names = { en = "Moon Cats", es = "Gatos de la Luna" }
[[race.moon-cats.effect]]
verb = "income"
where = { terrain = "hill" }
"""


@pytest.fixture(scope="module")
def shipped():
    return Catalogue.load()


def entry(text: str) -> TraitEntry:
    file = parse_traits(text, "my.toml")
    assert file.problems == ()
    return file.entries[0]


def test_every_shipped_trait_survives_being_written():
    """The 85 of the box use every verb and every clause."""
    paths = [path for folder in ("traits", "examples") for path in (resource_folder() / folder).glob("*.toml")]
    for entries in (read_traits(path).entries for path in paths):
        for one in entries:
            again = parse_traits(trait_text(one), "again.toml", [other.trait.name for other in entries])
            assert again.problems == (), trait_text(one)
            (read,) = again.entries
            assert (read.trait, read.world, read.names, read.borrows) == (one.trait, one.world, one.names, one.borrows)
            assert trait_text(read) == trait_text(one)


def test_what_means_the_same_is_written_the_same_and_has_the_same_digest():
    other = """
    # comments, order and spaces do not count
    [race]
    moon-cats.names.es = "Gatos de la Luna"
    moon-cats.names.en = 'Moon Cats'
    moon-cats.borrows = "elves"
    moon-cats.tokens = 6
    [[race.moon-cats.effect]]
    where.terrain = "hill"
    amount = 1
    when = "active"
    verb = "income"
    """
    assert trait_text(entry(other)) == trait_text(entry(CATS)) == CATS
    assert text_digest(entry(other)) == "979928ff"


@pytest.mark.parametrize("change", [
    ("6", "7"), ("hill", "swamp"), ('"income"', '"income"\namount = 2'),
])  # fmt: skip
def test_the_digest_stays_the_same_in_every_version_and_another_definition_has_another(change):
    """Saved games name it; if this fails, games with home-made traits no longer open."""
    assert text_digest(entry(CATS)) == "979928ff" != text_digest(entry(CATS.replace(*change)))


def test_names_in_any_script_and_with_any_sign_survive():
    names = {"en": 'O"Neill \\ } ; # {', "ru": "Лунные коты", "es-MX": "Gatos"}
    assert entry(trait_text(entry(CATS)._replace(names=names))).names == names


def test_a_trait_that_no_game_file_could_carry_is_refused():
    effect = '[[race.moon-cats.effect]]\nverb = "income"\nwhere = { terrain = "hill" }\n'
    (problem,) = parse_traits(CATS + effect * 300, "my.toml").problems
    assert str(problem) == f"my.toml:1: moon-cats is too long for a game file: at most {LONGEST_TEXT} characters"
    assert parse_traits(CATS + effect * 150, "my.toml").problems == ()
    assert 2 * LONGEST_TEXT < LONGEST   # in a game file each line is moved to the right


def test_conditions_nest_only_so_deep():
    def nested(depth):
        return CATS.replace('{ terrain = "hill" }', "{ next_to = " * depth + "{ held = true }" + " }" * depth)

    assert parse_traits(nested(MOST_NESTED - 1), "x").problems == ()
    for depth, said in ((MOST_NESTED, "at most 4 conditions"), (50, "at most 16 deep"), (300, "at most 16 deep")):
        (problem,) = parse_traits(nested(depth), "x").problems
        assert said in problem.message


def test_traits_that_are_brought_along_replace_own_ones_only(shipped):
    mine = shipped.with_own([entry(CATS.replace("6", "5")), entry(CATS.replace("moon-cats", "sun-cats"))])
    brought = with_embedded(mine, [EmbeddedTraits("moon-cats", CATS)])
    assert (mine.trait("moon-cats").tokens, brought.trait("moon-cats").tokens) == (5, 6)
    assert (brought.trait("moon-cats").supply, brought.trait("sun-cats")) == (11, mine.trait("sun-cats"))
    assert (brought.name("moon-cats", "es"), brought.source("moon-cats")) == ("Gatos de la Luna", CATS)
    assert brought.source("orcs") is None
    assert brought.source("no-such") is None


@pytest.mark.parametrize(("name", "text", "digest", "line", "message"), [
    ("moon-cats", CATS.replace("income", "incme"), "", 6, "no such verb: incme; did you mean income?"),
    ("moon-dogs", CATS, "", 0, "here should stand the trait moon-dogs, and there is moon-cats"),
    ("moon-cats", CATS, "00000000", 0, "its digest is 979928ff, not 00000000"),
    ("orcs", CATS.replace("moon-cats", "orcs"), "", 1, "there is a race called orcs already"),
    ("moon-cats", CATS.replace("elves", "elfs"), "", 1, "no such race: elfs; did you mean elves?"),
])  # fmt: skip
def test_what_is_wrong_with_a_trait_is_told_with_its_line(shipped, name, text, digest, line, message):
    with pytest.raises(ContentError) as caught:
        with_embedded(shipped, [EmbeddedTraits(name, text, digest)])
    first = caught.value.problems[0]
    assert (first.file, first.line) == (name, line)
    assert message in first.message


def test_a_relic_is_brought_along_with_the_trait_that_speaks_of_it(shipped):
    relic = '[relic.lantern]\n[[relic.lantern.effect]]\nverb = "cost"\namount = -1\nlimit = "turn"\n'
    text = CATS.replace('{ terrain = "hill" }', '{ piece = "lantern" }') + relic
    mine = shipped.with_own(parse_traits(text, "my.toml").entries)
    names = mine.own_in(mine.content("base +moon-cats"))
    assert names == ("lantern", "moon-cats")
    brought = with_embedded(shipped, [EmbeddedTraits(name, mine.source(name) or "") for name in names])
    assert brought.content("base +moon-cats") == mine.content("base +moon-cats")
