"""The template for a player's own race or power: a playable trait, and a list of all other effects.

Also provides the initial values of a new effect in a form: an official example, or else only what the verb needs.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from swqt.content.traits.catalogue import Catalogue
from swqt.content.traits.conversion import FieldShape, TomlTable, field_names
from swqt.content.traits.effect_schema import EffectTable, effect_type, fields_of, tags_of
from swqt.content.traits.reader import POWER_TOKENS, RACE_TOKENS, parse_traits, wrong_name
from swqt.content.traits.writer import trait_text
from swqt.engine import CONDITIONS, TERRAIN_OF_LETTER, VERBS, Effect
from swqt.error_messages import ContentError

KINDS: Final = ("race", "power")
"""The kinds for which the box has a blank banner or badge."""

_WIDTH: Final = 12
_RULE: Final = re.compile(r" \([A-Z0-9, -]+\)$")

_TOKENS: Final = {
    "race": f"""\
tokens = 5                      # printed on the banner: {RACE_TOKENS[0]} to {RACE_TOKENS[1]}
borrows = "halflings"           # whose tokens it uses, of as many or more; that race then stays in the box""",
    "power": f"""\
tokens = 4                      # printed on the badge: {POWER_TOKENS[0]} to {POWER_TOKENS[1]}""",
}
_EXAMPLES: Final = """\
# What it does is a list of effects. Each has a verb, and fields that say how much, where and when. This one pays
# 1 coin more for each hill:
[[{header}.effect]]
verb = "income"
where = {{ terrain = "hill" }}

# Some more to try: take away the signs # before them.
#
# Forests beside a region that it holds cost 1 token less:
# [[{header}.effect]]
# verb = "cost"
# amount = -1
# where = {{ terrain = "forest", next_to = {{ held = true }} }}
#
# Whoever attacks one of its mountains needs 1 token more, even when it is in decline:
# [[{header}.effect]]
# verb = "defence"
# where = {{ terrain = "mountain" }}
# when = "always"
#
# It loses no token when a region of it is conquered:
# [[{header}.effect]]
# verb = "loss"
# amount = 0
"""


def template(kind: str, name: str) -> str:
    """Return the text of a trait file for *name*; ContentError if the name is not allowed."""
    if wrong := wrong_name(name):
        raise ContentError([wrong])
    title = name.replace("-", " ").title()
    header = f"{kind}.{name}"
    text = "\n".join(
        [
            f"# {title}: a {kind} of my own.",
            "#",
            f"#   swqt trait check {name}.toml       says what is wrong with this file",
            f"#   swqt trait explain {name}.toml     says what it does, with examples",
            f'#   swqt play --content "base +{name}"',
            "",
            f"[{header}]",
            _TOKENS[kind],
            f'names = {{ en = "{title}" }}   # and in other languages: es = "...", ru = "..."',
            "",
            _EXAMPLES.format(header=header),
            f"# All verbs a {kind} can use, and the fields each takes; every effect can also say when it works:",
            '#   when = "active" (as long as nothing is said), "declined" or "always"',
            *_verbs(kind),
            "#",
            "# What can stand in where; all that stands there must be true of a region:",
            *_listed(CONDITIONS),
            f"# Terrains are {', '.join(TERRAIN_OF_LETTER.values())}, land and water.",
            "",
        ]
    )
    problems = parse_traits(text, name).problems
    if problems:
        raise ContentError([problems[0].message])
    return text


def _verbs(kind: str) -> Iterator[str]:
    effects = tags_of(kind, "verb")
    said = {verb: text for verb, text in VERBS.items() if verb in effects}
    for verb, line in zip(said, _listed(said), strict=True):
        yield line
        own = [name for name in field_names(effects[verb]) if name not in EffectTable.COMMON]
        if own:
            yield f"#   {'':{_WIDTH}}{', '.join(own)}"


def _listed(words: Mapping[str, str]) -> Iterator[str]:
    for word, text in words.items():
        yield f"#   {word:{_WIDTH}}{_RULE.sub('', text)}"


class EffectExample(NamedTuple):
    """An *effect* with its table, taken from the official *trait*; "" for a verb that no official trait uses."""

    verb: str
    clause: str
    trait: str
    effect: Effect | None
    table: dict[str, Any]


def effect_examples(kind: str, catalogue: Catalogue) -> tuple[EffectExample, ...]:
    """Return an example of each verb and clause that a *kind* can use, from the simplest trait that has it."""
    official = [trait for trait in catalogue.traits if catalogue.is_official(trait.name) and trait.kind in KINDS]
    # A trait of the same kind with few effects is the clearest example.
    official.sort(key=lambda trait: (trait.kind != kind, len(trait.effects), trait.name))
    found: dict[tuple[str, str], EffectExample] = {}
    for trait in official:
        for effect in sorted(trait.effects, key=lambda effect: len(repr(effect.where))):
            alone = catalogue.entry(trait.name)._replace(trait=replace(trait, effects=(effect,)))
            table = tomllib.loads(trait_text(alone))[trait.kind][trait.name]["effect"][0]
            table.pop("rule", None)
            table.pop("variants", None)
            example = EffectExample(effect.verb, effect.clause, trait.name, effect, table)
            if effect_type(kind, table) is not None:
                found.setdefault(example[:2], example)
    tags = [(verb, "") for verb in tags_of(kind, "verb")] + [("clause", clause) for clause in tags_of(kind, "clause")]
    return tuple(found.get(tag) or EffectExample(*tag, "", None, least_effect(kind, *tag)) for tag in tags)


def least_effect(kind: str, verb: str, clause: str) -> dict[str, Any]:
    """Return the table of an effect with only its required fields."""
    said = {"verb": verb, **({"clause": clause} if clause else {})}
    declared = effect_type(kind, said)
    assert declared is not None, said
    needed = {field.name: first_value(field) for field in fields_of(declared) if field.required}
    return {**needed, **said}


_MIDDLE: Final = 5
"""A round in the middle of a game; a range from the first round or up to the last would have no effect."""


def first_value(field: FieldShape) -> Any:
    """Return an initial value for *field*."""
    if field.is_list:
        return list(field.words[:1])
    if field.words:
        return field.words[0]
    if field.numbers is not None:
        least, most = field.numbers
        return min(max(_MIDDLE if field.name in ("from_round", "to_round") else 1, least), most)
    if field.table is not None:
        return first_conditions(field.table)
    return "own-word" if field.is_free else True


def first_conditions(table: type[TomlTable]) -> dict[str, Any]:
    """Return an initial condition: the first one of *table*."""
    first = fields_of(table)[0]
    return {first.name: first_value(first)}
