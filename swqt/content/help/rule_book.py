"""The rule book: the written pages of one language, and a generated page for every trait of a catalogue.

An *anchor* is the target of a link: a page (``race-orcs``), a section (``cost``), or a rule ID (``COST-3``).

Search ignores case and accents.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from swqt.content.help.book_source import BookPage, Passage, written
from swqt.content.help.language import fold
from swqt.content.help.trait_help import help_lines
from swqt.content.traits.catalogue import LABEL_OF_WORLD, Catalogue
from swqt.content.traits.effect_reader import OWN_RULE
from swqt.content.traits.worth import Worth, worth_table
from swqt.engine import TERRAIN_OF_LETTER, Trait, Where

_TWINS: Final = (
    ("terrain-mountain", "terrain-blackmountain"), ("terrain-swamp", "terrain-mud"),
    ("terrain-forest", "terrain-mushroom"), ("mark-mine", "terrain-mine"), ("mark-magic", "terrain-crystal"),
)  # fmt: skip
"""Terrains and symbols that are equivalent in both worlds (MIX-3)."""

_WATER: Final = ("terrain-sea", "terrain-lake", "terrain-river")


def anchor_of(trait: Trait) -> str:
    """Return the anchor of the page of *trait*, as in ``race-orcs``."""
    return f"{trait.kind}-{trait.name}"


def family_of(rule: str) -> str:
    """Return the prefix of *rule* without its number, which the rules of one trait share."""
    return rule.rpartition("-")[0]


def trait_page(
    trait: Trait, catalogue: Catalogue, lang: str, words: dict[str, str], decisions: Iterable[Passage]
) -> BookPage:
    """Return the page of *trait*: its values and effects, related entries, and the *decisions* about it."""
    said = [
        Passage(text, tuple(rule for rule in rules if rule != OWN_RULE), item=True)
        for text, rules in help_lines(trait, lang)
    ]
    belongings = [f"piece-{effect.piece}" for effect in trait.effects if effect.piece]
    seen = [*belongings, *printed_of(trait)]
    known = [f"[{{{anchor}}}]({anchor})" for anchor in dict.fromkeys(seen)]
    if known:
        said.append(Passage(words["see"].format(", ".join(known))))
    official = catalogue.is_official(trait.name)
    if official and (worth := worth_text(trait, catalogue.entry(trait.name).world, words)):
        said.append(Passage(worth))
    asked = [passage for passage in decisions if trait.name in passage.about]
    if asked:
        said.append(Passage(words["questions"], (f"{anchor_of(trait)}-questions",), level=2))
        said += [_answer(passage, words) for passage in asked]
    kind = words[f"{trait.kind}.{catalogue.entry(trait.name).world}"] if official else words["own"]
    name = catalogue.name(trait.name, lang)
    return BookPage(anchor_of(trait), name, trait.kind, tuple(said), f"{trait.kind}/{trait.name}", kind)


def worth_text(trait: Trait, world: str, words: dict[str, str]) -> str:
    """Return text on the worth of *trait* in games of *world*, by number of players; empty if not measured."""
    table = worth_table()
    found = table.contents.get(LABEL_OF_WORLD[world]) if table is not None else None
    if found is None:
        return ""
    by_seats = {seats: worths[trait.name] for seats, worths in found.seats.items() if trait.name in worths}
    dot = words["decimal"]
    parts = [words["worth.seats"].format(seats, coins_text(worth, dot)) for seats, worth in by_seats.items()]
    return words[f"worth.{trait.kind}"].format(" · ".join(parts)) if parts else ""


def coins_text(worth: Worth, decimal: str) -> str:
    """Return *worth* as text like "+1.2 ± 0.5", with the decimal sign *decimal*."""
    return f"{worth.coins:+.1f} ± {worth.within:.1f}".replace("-", "−").replace(".", decimal)


def _answer(passage: Passage, words: dict[str, str]) -> Passage:
    """Return a decision for the page of a trait; a house rule is marked as such."""
    house = any(rule.startswith("VARIANT-") for rule in passage.rules)
    text = words["house"].format(passage.text) if house else passage.text
    return passage._replace(text=text, anchors=passage.rules, item=False)


def printed_of(trait: Trait) -> list[str]:
    """Return the anchors of the terrains and symbols that *trait* uses, with their equivalents in the other world."""
    found = [anchor for effect in trait.effects for anchor in _printed(effect.where)]
    if any(anchor in _WATER for anchor in found):
        found = [anchor for anchor in found if anchor not in _WATER] + [a for a in _WATER if a in found]
    return list(dict.fromkeys(found))


def _printed(where: Where) -> Iterator[str]:
    for condition, argument in where:
        if isinstance(argument, tuple):
            yield from _printed(argument)
        elif condition == "terrain" and argument == "water":
            yield from _WATER
        elif (condition == "terrain" and argument in TERRAIN_OF_LETTER.values()) or condition == "mark":
            yield from _with_twin(f"{condition}-{argument}")


def _with_twin(anchor: str) -> tuple[str, ...]:
    return next((twins for twins in _TWINS if anchor in twins), (anchor,))


def counted_for(anchor: str, traits: Iterable[Trait]) -> list[Trait]:
    """Return the *traits* that use the terrain or symbol *anchor*, or that introduce that piece."""
    kind, _, name = anchor.partition("-")
    if kind == "piece":
        return [trait for trait in traits if any(effect.piece == name for effect in trait.effects)]
    return [trait for trait in traits if anchor in printed_of(trait)]


GROUPS: Final = ("rules", "race", "power", "relic", "place", "map", "decisions", "more")
"""The parts of the table of contents, in order."""

_NAME: Final = re.compile(r"\{((?:terrain|mark|piece)-[a-z]+)\}")
_OF_TRAIT: Final = re.compile(r"(?:U-)?(?:RACE|POWER|RELIC|PLACE)-[A-Z]+-\d+")


class BookLocation(NamedTuple):
    """A location in the book: page, and index of the passage in it (-1 for the top of the page)."""

    page: BookPage
    passage: int = -1


class RuleBook:
    """All pages in order; ``words`` are the texts of generated parts such as the table of contents."""

    def __init__(self, catalogue: Catalogue, lang: str = "en") -> None:
        text = written(lang)
        self.words: Final = text.words
        self.lang: Final = lang
        self.catalogue: Final = catalogue
        self._anchors: Final[dict[str, BookLocation]] = {}
        self._of_trait: Final[dict[str, str]] = {trait.name: anchor_of(trait) for trait in catalogue.traits}
        self._of_family: Final[dict[str, str]] = {}
        self._titles: Final = {
            anchor: passage.text for page in text.pages for passage in page.passages if passage.level
            for anchor in passage.anchors
        }  # fmt: skip
        decisions = [p for page in text.pages for p in page.passages if p.about]
        own = [trait_page(trait, catalogue, lang, self.words, decisions) for trait in catalogue.traits]
        own = [page._replace(passages=tuple(self._named(passage) for passage in page.passages)) for page in own]
        own.sort(key=lambda page: fold(page.title))
        pages = [self._with_traits(page, catalogue) if page.group == "map" else page for page in text.pages]
        self.pages: Final = tuple(
            page for group in GROUPS for page in (*pages, *own) if page.group == group
        )  # fmt: skip
        for page in (*(page for page in pages), *own):
            self._index(page)
        for trait in catalogue.traits:
            for rule in (effect.rule for effect in trait.effects):
                if _OF_TRAIT.fullmatch(rule):
                    self._of_family[family_of(rule)] = anchor_of(trait)

    def _index(self, page: BookPage) -> None:
        self._anchors.setdefault(page.anchor, BookLocation(page))
        for number, passage in enumerate(page.passages):
            for anchor in passage.anchors:
                self._anchors.setdefault(anchor, BookLocation(page, number))

    def _named(self, passage: Passage) -> Passage:
        """Return *passage* with the names of terrains, symbols and pieces filled in; unknown ones are left out."""
        if "{" not in passage.text:
            return passage
        return passage._replace(text=_NAME.sub(lambda found: self._titles.get(found[1], found[1]), passage.text))

    def _with_traits(self, page: BookPage, catalogue: Catalogue) -> BookPage:
        """Return *page* with the traits that use each terrain, symbol or piece on it."""
        out: list[Passage] = []
        due: Passage | None = None
        for passage in (*page.passages, Passage("", level=2)):
            if passage.level:
                out += self._counting(due, catalogue) if due else []
                due = passage
            out.append(passage)
        return page._replace(passages=tuple(out[:-1]))

    def _counting(self, heading: Passage, catalogue: Catalogue) -> list[Passage]:
        traits = counted_for(heading.anchors[0], catalogue.traits)
        if not traits:
            return []
        names = ", ".join(f"[{catalogue.name(trait.name, self.lang)}]({anchor_of(trait)})" for trait in traits)
        word = "brought" if heading.anchors[0].startswith("piece-") else "counts"
        return [Passage(self.words[word].format(names))]

    def find(self, anchor: str) -> BookLocation | None:
        """Return the location of *anchor*, a rule ID or the name of a trait or piece; None if there is none.

        ``bag:sword`` leads to the Bag."""
        anchor = anchor.partition(":")[0]
        found = self._anchors.get(anchor)
        if found is None:
            found = self._anchors.get(self._of_trait.get(anchor, ""))
        if found is None:
            found = self._anchors.get(f"piece-{anchor}")
        if found is None and _OF_TRAIT.fullmatch(anchor):
            found = self._anchors.get(self._page_of_family(anchor))
        return found

    def _page_of_family(self, rule: str) -> str:
        """Return the page of the trait that *rule* belongs to, found by its other rules or by name."""
        family = family_of(rule)
        return self._of_family.get(family) or self._of_trait.get(family.rpartition("-")[2].lower(), "")

    def title(self, anchor: str) -> str:
        """Return the heading above *anchor*: the section's, else the page's; empty for an unknown anchor."""
        spot = self.find(anchor)
        if spot is None:
            return ""
        for passage in reversed(spot.page.passages[: spot.passage + 1]):
            if passage.level:
                return passage.plain
        return spot.page.title

    def extract(self, anchor: str) -> list[Passage]:
        """Return the text at *anchor* (a page without its decisions, a section, or one rule) under a linked heading."""
        spot = self.find(anchor)
        if spot is None:
            return []
        page, number = spot
        if number >= 0 and not page.passages[number].level:
            heading = Passage(f"[{self.title(anchor)}]({anchor})", level=2)
            return [heading, page.passages[number]._replace(anchors=page.passages[number].rules)]
        icon = page.icon if number < 0 else page.passages[number].icon
        out = [Passage(f"[{self.title(anchor)}]({anchor})", level=2, icon=icon)]
        for passage in page.passages[number + 1 :]:
            if passage.level:
                break
            out.append(passage)
        return out

    def explain(self, title: str, anchors: Iterable[str], lead: Iterable[Passage] = ()) -> BookPage:
        """Return a page outside the table of contents: *lead*, then the text at each of *anchors*."""
        said = [passage for anchor in dict.fromkeys(anchors) for passage in self.extract(anchor)]
        return BookPage("", title, "", (*lead, *said))


@lru_cache(maxsize=2)
def book_of(catalogue: Catalogue, lang: str = "en") -> RuleBook:
    """Return the book with the traits of *catalogue*. It is cached, since generating it takes 30 ms."""
    return RuleBook(catalogue, lang)


_MOST = 80
"""The maximum number of hits; more would be narrowed down by another letter."""


class SearchHit(NamedTuple):
    """A passage that contains all words: its location, title and plain text."""

    spot: BookLocation
    title: str
    text: str


class SearchIndex:
    """All passages of *book*, folded for the search."""

    def __init__(self, book: RuleBook) -> None:
        self._book = book
        self._rows: list[tuple[str, str, SearchHit]] = []
        for page in book.pages:
            title = page.title
            self._rows.append((fold(title), "", SearchHit(BookLocation(page), title, page.kind)))
            for number, passage in enumerate(page.passages):
                if passage.level:
                    title = f"{page.title} › {passage.plain}"
                    self._rows.append((fold(passage.plain), "", SearchHit(BookLocation(page, number), title, "")))
                else:
                    text = f"{passage.plain} {' '.join(passage.rules)}"
                    self._rows.append(
                        (fold(title), fold(text), SearchHit(BookLocation(page, number), title, passage.plain))
                    )

    def find(self, query: str) -> list[SearchHit]:
        """Return the passages in which every word of *query* begins a word, titles first."""
        words = words_of(query)
        if not words:
            return []
        ranked = [
            (rank, number, hit)
            for number, (title, text, hit) in enumerate(self._rows)
            if (rank := _rank(words, title, text)) is not None
        ]
        ranked.sort(key=lambda found: found[:2])
        return [hit for _, _, hit in ranked[:_MOST]]


@lru_cache(maxsize=2)
def index_of(book: RuleBook) -> SearchIndex:
    """Return the index of *book*. It is cached, since building it takes 40 ms."""
    return SearchIndex(book)


def words_of(query: str) -> list[str]:
    """Return the folded words of *query*."""
    return fold(query).split()


def places_of(word: str, folded: str) -> list[int]:
    """Return the positions at which *word* begins a word of *folded*."""
    out = []
    at = folded.find(word)
    while at >= 0:
        if at == 0 or not folded[at - 1].isalnum():
            out.append(at)
        at = folded.find(word, at + 1)
    return out


def _rank(words: list[str], title: str, text: str) -> int | None:
    """Return the rank of a passage: titles first, then texts; None if a word is in neither.

    A passage is not a hit for words that are all in its title, since the title itself is the hit.
    """
    in_text = [bool(text) and bool(places_of(word, text)) for word in words]
    if text and not any(in_text):
        return None
    if not all(found or places_of(word, title) for word, found in zip(words, in_text, strict=True)):
        return None
    if text:
        return 2 if all(in_text) else 3
    return 0 if title.startswith(words[0]) else 1
