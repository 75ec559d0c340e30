"""The rule book: every rule that the game cites is in it, every link arrives, all languages say the same."""

import re
import statistics
import tomllib
from pathlib import Path

import pytest

from swqt.content import (
    OWN_RULE,
    BookError,
    Catalogue,
    RuleBook,
    SearchIndex,
    book_languages,
    fold,
    language,
    links_of,
)
from swqt.content.help.book_source import parse_book, written
from swqt.engine import CODES, MARKS, TERRAIN_OF_LETTER

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = book_languages()
IDS = tomllib.loads((ROOT / "tests/engine/rule_ids.toml").read_text(encoding="utf-8"))
CITED = re.compile(r'"((?:U-)?[A-Z]+(?:-[A-Z]+)?-\d+)"')


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue.load()


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request, catalogue):
    return RuleBook(catalogue, request.param)


def test_it_is_written_in_english_first_and_read_so_where_there_is_no_translation():
    assert LANGUAGES[:1] == ("en",)
    assert (written("fi"), written("es-MX")) == (written("en"), written("es"))


def test_every_rule_there_is_can_be_looked_up(book, catalogue):
    """Except what is cosmetic; refusals, parts of costs and parts of incomes carry rules from code and from traits."""
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "swqt/engine").glob("*.py"))
    cited = set(CITED.findall(code)) | set(CODES.values())
    cited |= {effect.rule for trait in catalogue.traits for effect in trait.effects} - {OWN_RULE}
    assert {"COST-3", "SCORE-2", "A-117", "RACE-SORCERERS-3"} <= cited
    cited |= {rule for group in ("base", "underground") for rule in IDS[group]}
    assert sorted(rule for rule in cited if book.find(rule) is None) == []


def test_a_rule_of_a_trait_leads_to_its_page(book):
    found = {rule: book.find(rule) for rule in ("RACE-SORCERERS-4", "RACE-RATMEN-1", "U-POWER-VAMPIRE-2")}
    assert [spot.page.anchor for spot in found.values() if spot] == ["race-sorcerers", "race-ratmen", "power-vampire"]
    assert book.find("RACE-" + "DODOS-1") is None    # in two pieces, for it is no rule
    assert book.find("dodos") is None
    assert (book.title("dodos"), book.extract("dodos")) == ("", [])


def test_every_link_arrives_and_no_slot_is_left_open(book):
    links = [(page.anchor, link) for page in book.pages for passage in page.passages for link in links_of(passage)]
    assert len(links) > 200
    assert [(page, link) for page, link in links if book.find(link) is None] == []
    assert [passage for page in book.pages for passage in page.passages if "{" in passage.text] == []


def test_an_anchor_is_written_once():
    for lang in LANGUAGES:
        text = written(lang)
        anchors = [page.anchor for page in text.pages]
        anchors += [anchor for page in text.pages for passage in page.passages for anchor in passage.anchors]
        assert sorted(anchors) == sorted(set(anchors)), lang


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_languages_have_the_same_anchors(lang):
    """`packaging/translate.py check` tells where they differ."""
    english, translated = written("en"), written(lang)
    assert [page.anchor for page in english.pages] == [page.anchor for page in translated.pages]
    for one, other in zip(english.pages, translated.pages, strict=True):
        shapes = [
            [(p.anchors, p.about, p.level, p.item, sorted(links_of(p))) for p in page.passages] for page in (one, other)
        ]
        assert shapes[0] == shapes[1], one.anchor
    assert english.words.keys() == translated.words.keys()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_nothing_is_the_same_as_in_english(lang):
    texts = [{p.plain for page in written(code).pages for p in page.passages if not p.level} for code in ("en", lang)]
    assert texts[0] & texts[1] == set()


def test_sentences_are_plain(book):
    """A23: the median sentence has 20 words at most, and none is a monster."""
    texts = [passage.plain for page in book.pages for passage in page.passages if not passage.level]
    lengths = [len(part.split()) for text in texts for part in re.split(r"(?<=[.?!:;]) ", text) if part]
    assert statistics.median(lengths) <= 20
    assert max(lengths) <= 40


def test_there_is_a_page_for_every_trait(book, catalogue):
    for trait in catalogue.traits:
        spot = book.find(trait.name)
        assert spot.page.group == trait.kind
        assert spot.page.title == catalogue.name(trait.name, book.lang)
        assert len(spot.page.passages) > 1


def test_terrain_symbols_and_pieces_are_called_what_the_map_calls_them(book, catalogue):
    words = language(book.lang)
    for terrain in TERRAIN_OF_LETTER.values():
        assert book.title(f"terrain-{terrain}") == words.text("terrain", terrain)
    for mark in (mark for mark in MARKS if mark != "edge"):
        assert book.title(f"mark-{mark}") == words.text("mark", mark)
    for piece in {effect.piece for trait in catalogue.traits for effect in trait.effects if effect.piece}:
        assert book.title(f"piece-{piece}") == words.piece(piece)["name"]


def test_pages_tell_what_concerns_them(catalogue):
    """MIX-3: Mushroom Forest is Forest; the page of a trait answers questions about it."""
    book = RuleBook(catalogue)
    forest = " ".join(passage.text for passage in book.extract("terrain-forest"))
    assert [link in forest for link in ("(power-forest)", "(race-shrooms)", "(race-trolls)")] == [True, True, False]
    assert "(power-heroic)" in " ".join(passage.text for passage in book.extract("piece-hero"))
    rules = {rule for passage in book.find("race-ghouls").page.passages for rule in passage.rules}
    assert {"RACE-GHOULS-1", "A-36", "A-40"} <= rules
    assert "A-32" not in rules


@pytest.mark.parametrize(("query", "title"), [
    ("lost tribe", "Symbols › Lost Tribe"), ("ORCS", "Orcs"), ("sorc", "Sorcerers"), ("dragon unicorn", None),
    ("COST-3", "Conquering › What a region costs"),
])  # fmt: skip
def test_words_are_found_titles_first(catalogue, query, title):
    hits = SearchIndex(RuleBook(catalogue)).find(query)
    assert [hit.title for hit in hits[:1]] == ([title] if title else [])


def test_accents_and_capitals_do_not_matter(catalogue):
    index = SearchIndex(RuleBook(catalogue, "es"))
    assert index.find("necrofagos") == index.find("NECRÓFAGOS") != []
    assert (index.find("   "), fold("Dragón ÑU"), fold("3\u00a0жетона")) == ([], "dragon nu", "3 жетона")


@pytest.mark.parametrize(("text", "message"), [
    ("# Title\n", "book.md:1: a page needs an anchor, as in {#cost}"),
    ("\nsome text\n", "book.md:2: expected '# Title {#anchor}' before any text"),
    ("# Title {#a}\ntext {COST-3}\n", "book.md:2: expected #anchor or @trait in braces, found 'COST-3'"),
])  # fmt: skip
def test_a_damaged_book_is_refused_with_its_line(text, message):
    with pytest.raises(BookError, match=re.escape(message)):
        parse_book(text, "book.md")
