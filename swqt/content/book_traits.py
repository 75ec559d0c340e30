"""Pages of the rule book that nobody writes: one a trait, and what counts for which terrain, symbol or piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from swqt.content.book_text import Page, Passage
from swqt.content.catalogue import Catalogue
from swqt.content.effects import OWN_RULE
from swqt.content.help import help_lines
from swqt.engine import TERRAIN_OF_LETTER, Trait, Where

_TWINS: Final = (
    ("terrain-mountain", "terrain-blackmountain"), ("terrain-swamp", "terrain-mud"),
    ("terrain-forest", "terrain-mushroom"), ("mark-mine", "terrain-mine"), ("mark-magic", "terrain-crystal"),
)  # fmt: skip
"""What counts as the same in both worlds (MIX-3)."""

_WATER: Final = ("terrain-sea", "terrain-lake", "terrain-river")


def anchor_of(trait: Trait) -> str:
    """Return the anchor of the page of *trait*, as in ``race-orcs``."""
    return f"{trait.kind}-{trait.name}"


def family_of(rule: str) -> str:
    """Return *rule* without its number: the rules of one trait share it."""
    return rule.rpartition("-")[0]


def trait_page(
    trait: Trait, catalogue: Catalogue, lang: str, words: dict[str, str], decisions: Iterable[Passage]
) -> Page:
    """Return the page of *trait*: what it brings and does, what belongs to it, and the *decisions* about it."""
    said = [
        Passage(text, tuple(rule for rule in rules if rule != OWN_RULE), item=True)
        for text, rules in help_lines(trait, lang)
    ]
    belongings = [f"piece-{effect.piece}" for effect in trait.effects if effect.piece]
    seen = [*belongings, *printed_of(trait)]
    known = [f"[{{{anchor}}}]({anchor})" for anchor in dict.fromkeys(seen)]
    if known:
        said.append(Passage(words["see"].format(", ".join(known))))
    asked = [passage for passage in decisions if trait.name in passage.about]
    if asked:
        said.append(Passage(words["questions"], (f"{anchor_of(trait)}-questions",), level=2))
        said += [_answer(passage, words) for passage in asked]
    official = catalogue.is_official(trait.name)
    kind = words[f"{trait.kind}.{catalogue.entry(trait.name).world}"] if official else words["own"]
    name = catalogue.name(trait.name, lang)
    return Page(anchor_of(trait), name, trait.kind, tuple(said), f"{trait.kind}/{trait.name}", kind)


def _answer(passage: Passage, words: dict[str, str]) -> Passage:
    """Return a decision as it stands on the page of a trait; of a house rule it is said that it is one."""
    house = any(rule.startswith("VARIANT-") for rule in passage.rules)
    text = words["house"].format(passage.text) if house else passage.text
    return passage._replace(text=text, anchors=passage.rules, item=False)


def printed_of(trait: Trait) -> list[str]:
    """Return the anchors of the terrains and symbols that *trait* asks for, those of both worlds."""
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
    """Return the *traits* that ask for the terrain or symbol *anchor*, or bring the piece."""
    kind, _, name = anchor.partition("-")
    if kind == "piece":
        return [trait for trait in traits if any(effect.piece == name for effect in trait.effects)]
    return [trait for trait in traits if anchor in printed_of(trait)]
