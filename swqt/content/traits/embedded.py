"""Traits embedded in a game file: checked like trait files; they replace a player's own traits of the same names."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import NamedTuple

from swqt.content.traits.catalogue import Catalogue
from swqt.content.traits.reader import items_in, parse_traits, too_deep
from swqt.content.traits.toml_source import ContentError, ContentProblem
from swqt.content.traits.writer import TraitEntry, text_digest


class EmbeddedTraits(NamedTuple):
    """The trait *name* as TOML; ``digest`` is the digest of its definition (``Catalogue.digest``), or empty."""

    name: str
    text: str
    digest: str = ""


def with_embedded(catalogue: Catalogue, traits: Iterable[EmbeddedTraits]) -> Catalogue:
    """Return *catalogue* with *traits* in place of the own ones of the same names.

    Raises ContentError; in each Problem the file is the name of the trait, and the line counts within its text.
    """
    traits = tuple(traits)
    items = [item for trait in traits for item in _items(trait.text)]
    entries = [_entry(trait, items) for trait in traits]
    result = catalogue.with_own(entries)
    if result.problems:
        raise ContentError(result.problems)
    return result


def _items(text: str) -> tuple[str, ...]:
    try:
        return () if too_deep(text) else items_in(tomllib.loads(text))
    except ValueError:
        return ()   # parse_traits reports the mistake


def _entry(trait: EmbeddedTraits, items: list[str]) -> TraitEntry:
    file = parse_traits(trait.text, trait.name, items)
    if file.problems:
        raise ContentError(file.problems)
    names = [entry.trait.name for entry in file.entries]
    if names != [trait.name]:
        found = ", ".join(names) or "no trait"
        raise ContentError(
            [ContentProblem(trait.name, 0, f"here should stand the trait {trait.name}, and there is {found}")]
        )
    (entry,) = file.entries
    digest = text_digest(entry)
    if trait.digest and digest != trait.digest:
        message = (
            f"{trait.name} is not the one that this game was played with: its digest is {digest}, not {trait.digest};"
            " to play with it as it stands here, remove the digest"
        )
        raise ContentError([ContentProblem(trait.name, 0, message)])
    return entry
