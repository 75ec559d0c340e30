"""Races and powers that nobody thought of: whatever a file of traits may say, thrown together at random.

A trait is written as text and read like a player's file, so it is one that the validator lets through (BLANK-3).
"""

import re
from functools import cache
from random import Random
from typing import Final

from msgspec import inspect as i

from swqt.content import TraitEntry, parse_traits
from swqt.content.traits.effect_schema import EFFECTS, ITEMS, PIECES, ItemWord

LENDERS: Final = ("ratmen", "skeletons", "amazons", "mummies", "irondwarves")
"""Races with tokens enough for any banner (BLANK-2)."""
MOST_EFFECTS: Final = 4
MOST_TRIES: Final = 400
"""More than it takes to write an effect that says something."""


def wild_traits(rng: Random) -> list[TraitEntry]:
    """Return a race and a power that do anything at all."""
    race = f'[race.wild-ones]\ntokens = {rng.randint(1, 10)}\nborrows = "{rng.choice(LENDERS)}"\n'
    power = f"[power.untamed]\ntokens = {rng.randint(0, 5)}\n"
    return [wild_trait(kind, name, head, rng) for kind, name, head in (
        ("race", "wild-ones", race), ("power", "untamed", power),
    )]  # fmt: skip


def wild_trait(kind: str, name: str, head: str, rng: Random) -> TraitEntry:
    """Return a trait that begins with *head* and does anything at all."""
    text = head
    for _ in range(rng.randint(1, MOST_EFFECTS)):
        text = _with_one_more_effect(text, kind, name, rng)
    (entry,) = parse_traits(text, "wild.toml").entries
    return entry


def _with_one_more_effect(text: str, kind: str, name: str, rng: Random) -> str:
    """Return *text* with an effect more that the validator has nothing to say against."""
    for _ in range(MOST_TRIES):
        effect = _effect(kind, rng)
        if kind in ("relic", "place"):    # which serve where they lie
            effect = re.sub(r'(piece|terrain_of) = "[a-z]+"', rf'\1 = "{name}"', effect)
        longer = f"{text}[[{kind}.{name}.effect]]\n{effect}"
        if not parse_traits(longer, "wild.toml").problems:
            return longer
    raise AssertionError(f"no effect can be added to\n{text}")


_declared = cache(i.type_info)
"""What an effect may say; slow to find out."""


def _effect(kind: str, rng: Random) -> str:
    declared = _declared(rng.choice(EFFECTS[kind]))
    lines = {declared.tag_field: f'"{declared.tag}"'}
    for field in declared.fields:
        likely = 0.6 if field.name == "when" else 0.35
        if field.name != "rule" and (field.required or rng.random() < likely):
            lines[field.name] = _value(field.type, rng)
    return "".join(f"{key} = {value}\n" for key, value in lines.items())


def _value(declared: i.Type, rng: Random, depth: int = 0) -> str:
    match declared:
        case i.Metadata(type=inner):
            return _value(inner, rng, depth)
        case i.IntType(ge=int(least), le=int(most)):
            return str(rng.randint(least, most))
        case i.BoolType():
            return rng.choice(("true", "false"))
        case i.LiteralType(values=words):
            return f'"{rng.choice(words)}"'
        case i.ListType(item_type=inner):
            return f"[{_value(inner, rng)}]"
        case i.StrType():
            return f'"{rng.choice(("wild-count", "wild-notes"))}"'
        case i.StructType():
            return _conditions(declared, rng, depth)
        case i.CustomType(cls=cls):
            return f'"{rng.choice(ITEMS if cls is ItemWord else (*PIECES, *ITEMS))}"'
    raise AssertionError(declared)


def _conditions(declared: i.StructType, rng: Random, depth: int) -> str:
    known = [field for field in declared.fields if depth < 2 or not isinstance(field.type, i.StructType)]
    chosen = rng.sample(known, rng.choice((1, 1, 2)))
    parts = [f"{field.name} = {_value(field.type, rng, depth + 1)}" for field in chosen]
    return f"{{ {', '.join(parts)} }}"
