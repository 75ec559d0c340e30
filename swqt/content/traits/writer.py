"""Writes a trait as TOML in a canonical form, for game files and for the digest of its definition.

Reading the text gives an equal trait; comments, order and default values are not kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from hashlib import blake2b
from typing import Final, NamedTuple

from swqt.content.traits.conversion import field_names
from swqt.content.traits.effect_reader import OWN_RULE
from swqt.content.traits.effect_schema import effect_type
from swqt.engine import WORLDS, Effect, Trait, Where


class TraitEntry(NamedTuple):
    """A trait of a trait file, with its location and its names by language.

    ``borrows`` is the race whose tokens this one uses; only one of the two can be in a game (BLANK-2).
    """

    trait: Trait
    world: str
    file: str
    line: int
    names: dict[str, str]
    borrows: str = ""


LONGEST_TEXT: Final = 16_000
"""The maximum number of characters of a trait, so that it fits in a game file."""

DIGITS: Final = 8


def trait_text(entry: TraitEntry) -> str:
    """Return the text of a file with *entry* as its only trait."""
    return "".join(f"{line}\n" for line in _lines(entry))


def text_digest(entry: TraitEntry) -> str:
    """Return a digest of eight hex digits, equal for equal definitions, names included, in every version (BLANK-3)."""
    return blake2b(trait_text(entry).encode(), digest_size=DIGITS // 2).hexdigest()


def _lines(entry: TraitEntry) -> Iterator[str]:
    trait = entry.trait
    header = f"{trait.kind}.{trait.name}"
    if entry.world != WORLDS[0]:
        yield f"world = {_value(entry.world)}"
    yield f"[{header}]"
    if trait.kind in ("race", "power"):
        yield f"tokens = {trait.tokens}"
    if entry.borrows:
        yield f"borrows = {_value(entry.borrows)}"
    elif trait.kind == "race":
        yield f"supply = {trait.supply}"
    if entry.names:
        yield f"names = {_table(tuple(sorted(entry.names.items())))}"
    for effect in trait.effects:
        yield f"[[{header}.effect]]"
        yield from _effect(trait.kind, effect)


def _effect(kind: str, effect: Effect) -> Iterator[str]:
    """Yield the fields that differ from their defaults, and the required ones."""
    said = {"verb": effect.verb, "clause": effect.clause, "at": effect.at}
    declared = effect_type(kind, said)
    always = {*field_names(declared, required=True)} if declared else set()
    if effect.verb == "decline":
        always.add("keep")    # for readability
    for field in fields(effect):
        value = getattr(effect, field.name)
        default = value == (OWN_RULE if field.name == "rule" else field.default)
        if field.name == "trait" or (default and (field.name not in always or value == ())):
            continue
        yield f"{field.name} = {_table(value) if field.name == 'where' else _value(value)}"


def _table(pairs: Where) -> str:
    inner = (f"{key} = {_table(value) if isinstance(value, tuple) else _value(value)}" for key, value in pairs)
    return f"{{ {', '.join(inner)} }}" if pairs else "{}"


def _value(value: object) -> str:
    """Return *value* as TOML; JSON and TOML escape strings in the same way."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
