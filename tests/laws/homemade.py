"""Races and powers that nobody thought of: whatever a file of traits may say, thrown together at random.

A trait is written as text and read like a player's file, so it is one that the validator lets through (BLANK-3).
"""

from __future__ import annotations

from random import Random
from typing import Final

from swqt.content import Entry, parse_traits
from swqt.content.effect_words import (
    FORM_IN_VERB,
    FORM_OF_CONDITION,
    FORM_OF_FIELD,
    NEEDED_BY_VERB,
    VERBS_OF_KIND,
    Conditions,
    Flag,
    Form,
    Item,
    Name,
    Number,
    Word,
    Words,
    fields_of,
)
from swqt.content.effect_words import ITEMS as BOX_ITEMS
from swqt.content.effect_words import PIECES as BOX_PIECES
from swqt.engine import CLAUSES, STAGES

LENDERS: Final = ("ratmen", "skeletons", "amazons", "mummies", "irondwarves")
"""Races with tokens enough for any banner (BLANK-2)."""
MOST_EFFECTS: Final = 4
MOST_TRIES: Final = 400
"""More than it takes to write an effect that says something."""


def wild_traits(rng: Random) -> list[Entry]:
    """Return a race and a power that do anything at all."""
    race = f'[race.wild-ones]\ntokens = {rng.randint(1, 10)}\nborrows = "{rng.choice(LENDERS)}"\n'
    power = f"[power.untamed]\ntokens = {rng.randint(0, 5)}\n"
    found = []
    for kind, name, head in (("race", "wild-ones", race), ("power", "untamed", power)):
        text = head
        for _ in range(rng.randint(1, MOST_EFFECTS)):
            text = _with_one_more_effect(text, kind, name, rng)
        found += parse_traits(text, "wild.toml").entries
    return found


def _with_one_more_effect(text: str, kind: str, name: str, rng: Random) -> str:
    """Return *text* with an effect more that the validator has nothing to say against."""
    for _ in range(MOST_TRIES):
        longer = f"{text}[[{kind}.{name}.effect]]\n{_effect(kind, rng)}"
        if not parse_traits(longer, "wild.toml").problems:
            return longer
    raise AssertionError(f"no effect can be added to\n{text}")


def _effect(kind: str, rng: Random) -> str:
    verb = rng.choice(VERBS_OF_KIND[kind])
    clause = rng.choice(list(CLAUSES)) if verb == "clause" else None
    lines = {"verb": f'"{verb}"'}
    if rng.random() < 0.6:
        lines["when"] = f'"{rng.choice(STAGES)}"'
    for key in fields_of(kind, verb, clause):
        if clause or key in NEEDED_BY_VERB.get(verb, ()) or rng.random() < 0.35:
            lines[key] = _value(FORM_IN_VERB.get((verb, key), FORM_OF_FIELD[key]), rng)
    if clause:
        lines["clause"] = f'"{clause}"'
    return "".join(f"{key} = {value}\n" for key, value in lines.items())


def _value(form: Form, rng: Random, depth: int = 0) -> str:
    match form:
        case Number(least, most):
            return str(rng.randint(least, most))
        case Flag():
            return rng.choice(("true", "false"))
        case Word(_, known):
            return f'"{rng.choice([word for word in known if word] or [""])}"'
        case Words(_, known):
            return f'["{rng.choice(known)}"]'
        case Name():
            return f'"{rng.choice(("wild-count", "wild-notes"))}"'
        case Item():
            return f'"{rng.choice(BOX_ITEMS)}"'
        case Conditions():
            return _conditions(rng, depth)
    return f'"{rng.choice((*BOX_PIECES, *BOX_ITEMS))}"'


def _conditions(rng: Random, depth: int) -> str:
    known = [word for word, form in FORM_OF_CONDITION.items() if depth < 2 or not isinstance(form, Conditions)]
    chosen = rng.sample(known, rng.choice((1, 1, 2)))
    parts = [f"{word} = {_value(FORM_OF_CONDITION[word], rng, depth + 1)}" for word in chosen]
    return f"{{ {', '.join(parts)} }}"
