"""The catalogue: which traits a game's content label asks for, players' own files, and names."""

from pathlib import Path

import pytest

from swqt.content import Catalogue, ContentError, content_digest, language
from swqt.engine import LETTER_OF_TERRAIN, MARKS, Content
from swqt.translation import languages

CATS = '[race.moon-cats]\ntokens = 5\nsupply = 10\nnames = { en = "Moon Cats", es = "Gatos Lunares" }\n'


@pytest.fixture(scope="module")
def shipped():
    return Catalogue.load()


def own(folder: Path, text: str, name: str = "my-race.toml") -> Catalogue:
    (folder / name).write_text(text, encoding="utf-8")
    return Catalogue.load([folder])


def names(content: Content) -> list[str]:
    return [trait.name for trait in (*content.races, *content.powers)]


def test_all_eighty_five_traits_are_there_sorted_by_name(shipped):
    """COMP-5, COMP-8: 14 + 15 races, 20 + 21 powers, 6 relics, 9 places."""
    assert shipped.labels() == ("base", "underground", "both")
    for label, sizes in (("base", [14, 20, 0, 0]), ("underground", [15, 21, 6, 9]), ("both", [29, 41, 6, 9])):
        content = shipped.content(label)
        assert (content.label, [len(traits) for traits in content[1:5]]) == (label, sizes)
        for traits in content[1:5]:
            assert [trait.name for trait in traits] == sorted(trait.name for trait in traits)
    assert [trait for traits in shipped.content("both wayfarers")[1:5] for trait in traits] == [
        trait for kind in ("race", "power", "relic", "place") for trait in shipped.traits if trait.kind == kind
    ]


def test_an_optional_set_joins_when_asked_for(shipped):
    """BLANK-16: six races and six powers more, in any world; what is left out or comes alone is named."""
    content = shipped.content("underground wayfarers")
    assert [len(traits) for traits in content[1:5]] == [21, 27, 6, 9]
    assert content.label == "underground wayfarers"
    added = set(names(content)) - set(names(shipped.content("underground")))
    assert (len(added), {shipped.set_of(name) for name in added}) == (12, {"wayfarers"})
    assert (shipped.set_of("orcs"), shipped.own_in(content)) == ("", ())
    assert shipped.content("BASE -hermits Wayfarers").label == "base wayfarers -hermits"
    assert shipped.content("base +hermits").label == "base +hermits"


def test_traits_can_be_left_out_and_equal_contents_have_equal_labels(shipped):
    """MIX-7: any subset may be shuffled."""
    content = shipped.content("BASE   -orcs -Flying")
    assert set(names(shipped.content("base"))) - set(names(content)) == {"orcs", "flying"}
    assert content.label == "base -flying -orcs"


def test_a_players_own_race_joins_when_asked_for(tmp_path):
    """BLANK-3: a definition of one's own is data like any other."""
    catalogue = own(tmp_path, CATS)
    assert catalogue.problems == ()
    assert "moon-cats" not in names(catalogue.content("base"))
    content = catalogue.content("base +moon-cats -orcs")
    assert content.label == "base -orcs +moon-cats"
    assert "moon-cats" in names(content)
    assert names(content) == [*sorted(t.name for t in content.races), *sorted(t.name for t in content.powers)]
    assert catalogue.is_official("orcs")
    assert not catalogue.is_official("moon-cats")


@pytest.mark.parametrize(("label", "message"), [
    ("bass", "no such content: bass; did you mean base?"),
    ("", "no such content: ''; known are base, underground, both"),
    ("base -orks", "no such trait: orks; did you mean orcs?"),
    ("base orcs", "content: expected items, no-items, wayfarers, -name or +name after base, found orcs"),
    ("base +ogres -ogres -ogres", "-ogres: ogres is not in base"),
    ("base +orcs", "+orcs: orcs is in base already"),
    ("base wayfarers wayfarers", "content: wayfarers can be said once"),
])  # fmt: skip
def test_a_label_that_cannot_be_followed(tmp_path, label, message):
    with pytest.raises(ContentError) as error:
        own(tmp_path, CATS).content(label)
    assert str(error.value) == message


def test_a_race_that_borrows_tokens_takes_the_place_of_the_race_they_belong_to(tmp_path):
    """BLANK-2."""
    catalogue = own(tmp_path, '[race.moon-cats]\ntokens = 5\nborrows = "orcs"\n')
    content = catalogue.content("base +moon-cats")
    assert content.label == "base -orcs +moon-cats"
    assert (catalogue.trait("moon-cats").supply, len(content.races)) == (catalogue.trait("orcs").supply, 14)
    assert catalogue.content(content.label) == content


@pytest.mark.parametrize(("text", "message"), [
    ('[race.moon-cats]\ntokens = 6\nborrows = "orcs"\n',
     "my-race.toml:1: moon-cats: orcs has fewer than 6 tokens; borrow from a larger race"),   # BLANK-2
    ('[race.moon-cats]\ntokens = 5\nborrows = "orks"\n',
     "my-race.toml:1: moon-cats: no such race: orks; did you mean orcs?"),
    ('[power.moon-cats]\ntokens = 3\n[[power.moon-cats.effect]]\nverb = "incme"\n',
     "my-race.toml:4: no such verb: incme; did you mean income?"),
])  # fmt: skip
def test_a_bad_file_of_ones_own_is_a_problem_and_the_game_goes_on(tmp_path, text, message):
    catalogue = own(tmp_path, text)
    assert [str(problem) for problem in catalogue.problems] == [message]
    assert catalogue.content("base") == Catalogue.load().content("base")


def test_a_name_is_given_once(tmp_path):
    catalogue = own(tmp_path, "[race.orcs]\ntokens = 9\nsupply = 14\n")
    (problem,) = catalogue.problems
    assert str(problem).startswith("my-race.toml:1: there is a race called orcs already: base-races.toml:")
    assert catalogue.trait("orcs").tokens == 5
    own(tmp_path, CATS, "a.toml")
    problem = own(tmp_path, CATS, "b.toml").problems[0]
    assert str(problem) == "b.toml:1: there is a race called moon-cats already: a.toml:1"


@pytest.mark.parametrize(("effect", "message"), [
    ('verb = "piece"\npiece = "hero"\ncount = 1\nat = "close"',
     "heroic and moon-cats both use the piece hero; leave one out, as in -heroic"),
    ('verb = "piece"\npiece = "ghost"\ncount = 1\nat = "conquest"\nnote = "holes-dug"',
     "halflings and moon-cats both use the note holes-dug; leave one out, as in -halflings"),
    ('verb = "clause"\nclause = "swap-badge"',
     "mimes and moon-cats both use the clause swap-badge; leave one out, as in -mimes"),
])  # fmt: skip
def test_two_traits_do_not_share_a_piece_or_a_note(tmp_path, effect, message):
    """COMP-9: what is on the map is counted by kind, so a kind has one owner."""
    catalogue = own(tmp_path, f"{CATS}[[race.moon-cats.effect]]\n{effect}\n")
    with pytest.raises(ContentError) as error:
        catalogue.content("base +mimes +moon-cats")
    assert str(error.value) == message
    assert catalogue.content("base -heroic -halflings +moon-cats").races


def test_two_races_do_not_borrow_the_same_tokens(tmp_path):
    """BLANK-2: there are only so many."""
    text = ''.join(f'[race.{name}]\ntokens = 5\nborrows = "orcs"\n' for name in ("moon-cats", "sun-cats"))
    catalogue = own(tmp_path, text)
    with pytest.raises(ContentError, match="moon-cats and sun-cats both use the tokens of orcs"):
        catalogue.content("base +moon-cats +sun-cats")


def test_peers_with_the_same_definitions_have_the_same_digest(tmp_path):
    """BLANK-3: a race of one's own is compared by hash before a game, whatever it is called on screen."""
    cats = content_digest(own(tmp_path, CATS).content("base +moon-cats"))
    renamed = content_digest(own(tmp_path, CATS.replace("Moon Cats", "Cats")).content("base +moon-cats"))
    stronger = content_digest(own(tmp_path, CATS.replace("= 5", "= 6")).content("base +moon-cats"))
    assert cats == renamed != stronger
    assert len(cats) == 16


@pytest.mark.parametrize(("words", "expected"), [
    (["dragon"], ["Dragon Master", "Señores del Dragón", "Драконовластные"]),
    (["amazons"], ["Amazons", "Salvajes", "Амазонки"]),
    (["keep"], ["Keep on the Motherland", "Fortaleza Patria", "Родовая крепость"]),
    (["flying", "sorcerers"], ["Flying Sorcerers", "Hechiceros Voladores", "Летучие Колдуны"]),
    # The Russian names of underground are our own: no source has them.
    (["vengeful", "mummies"], ["Vengeful Mummies", "Faraones Vengativos", "Мстительные Мумии"]),
])  # fmt: skip
def test_names_and_combos_in_three_languages(shipped, words, expected):
    """The two words of a combo stand in the order of the language."""
    name = shipped.combo_name if len(words) == 2 else shipped.name
    assert [name(*words, lang) for lang in ("en", "es", "ru")] == expected


def test_names_of_a_players_own_race(tmp_path):
    """BLANK-3: names per language."""
    catalogue = own(tmp_path, CATS + "[race.sun-cats]\ntokens = 5\nsupply = 10\n")
    assert [catalogue.name("moon-cats", lang) for lang in ("en", "es", "ru")] == [
        "Moon Cats", "Gatos Lunares", "Moon Cats",
    ]  # fmt: skip
    assert catalogue.combo_name("flying", "moon-cats", "es") == "Gatos Lunares Voladores"
    assert catalogue.name("sun-cats", "ru") == "Sun Cats"


@pytest.mark.parametrize("code", languages())
def test_everything_has_a_name_of_its_own_in_every_language(shipped, code):
    """COMP-8: a relic or place is called as its piece."""
    words = language(code)
    named = {
        "trait": [trait.name for trait in shipped.traits], "terrain": [*LETTER_OF_TERRAIN, "water", "land"],
        "mark": MARKS, "term": list(language("en").tables["term"]), "piece": list(language("en").tables["piece"]),
    }  # fmt: skip
    missing = [f"{table}.{word}" for table, listed in named.items() for word in listed if not words.has(table, word)]
    assert missing == []
    shown = {trait.name: shipped.name(trait.name, code) for trait in shipped.traits}
    assert len(set(shown.values())) == len(shown)
    for trait in shipped.traits:
        if trait.kind in ("relic", "place"):
            assert words.piece(trait.name)["name"] == shown[trait.name]
