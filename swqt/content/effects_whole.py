"""What is wrong with an effect whose every field is right by itself: parts that are missing or say nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from swqt.content.effect_words import (
    AIDS,
    FIELDS_OF_CLAUSE,
    KINDS_OF_CLAUSE,
    NEEDED_BY_VERB,
    PRINTED_CONDITIONS,
    PRINTED_VERBS,
)
from swqt.content.toml_lines import KeyPath
from swqt.engine import Where

Complaint = tuple[KeyPath, str]
"""Where in the effect, and what."""

_SAYS_NOTHING: Final = (("cost", 0), ("loss", 1))
_COUNTED: Final = ("region", "conquest")
"""What an ``every`` can count."""

_DIFFERENCES: Final = ("keep", "extra", "badge", "after_score")


def complaints(kind: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    """Yield what is wrong with the effect *verb* of a *kind* as a whole."""
    yield from _missing(kind, verb, fields)
    if (verb, fields.get("amount")) in _SAYS_NOTHING:
        yield ("amount",), f"{verb} with amount = {fields['amount']} changes nothing"
    if fields.get("new") and "stock" not in fields:
        yield ("new",), "a new piece each turn needs stock: how many there are in all"
    if verb in ("income", "supply"):
        yield from _income(verb, fields)
    if verb == "decline":
        yield from _decline(fields)
    if verb == "clause":
        yield from _clause(kind, fields)
    if verb == "link" and fields.get("anywhere") and fields.get("passage"):
        yield ("passage",), "a link is either anywhere or a passage"
    if verb in PRINTED_VERBS:
        yield from _printed(kind, verb, ("where",), fields.get("where", ()), "variants" in fields)


def _missing(kind: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    needed = [*NEEDED_BY_VERB.get(verb, ())]
    if kind == "relic" and verb in AIDS and "limit" not in needed:
        needed.append("limit")
    if verb == "clause" and "clause" in fields:
        needed += [key for key in FIELDS_OF_CLAUSE[fields["clause"]] if key != "where"]
    for key in needed:
        if key not in fields:
            yield (), f"{verb} needs {key}"


def _income(verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    per = fields.get("per", "region")
    if "every" in fields and per not in _COUNTED:
        yield ("every",), f"every counts regions or conquests, not per = {per}"
    if fields.get("where") and per in ("group", "flock"):
        yield ("where",), f"per = {per} looks at all regions held; it takes no where"
    if "limit" in fields and per != "turn":
        yield ("limit",), "an income paid once in the game needs per = turn"
    if "at" in fields and per == "conquest":
        yield ("at",), "at the start of a turn nothing has been conquered yet"


def _decline(fields: dict[str, Any]) -> Iterator[Complaint]:
    if not set(_DIFFERENCES) & set(fields):
        yield (), "decline needs keep, extra, badge or after_score"
    if "amount" in fields and fields.get("keep") != "none":
        yield ("amount",), "decline pays an amount only with keep = none"
    if fields.get("redeploys") and fields.get("keep") != "all":
        yield ("redeploys",), "a last redeployment needs keep = all"


def _clause(kind: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    clause = fields.get("clause")
    if clause is not None and kind not in KINDS_OF_CLAUSE[clause]:
        yield ("clause",), f"{clause} is a clause of a {' or '.join(KINDS_OF_CLAUSE[clause])}, not of a {kind}"
    if clause == "reborn" and fields.get("when") != "declined":
        yield (), "the clause reborn needs when = declined"


def _printed(kind: str, verb: str, path: KeyPath, where: Where, optional: bool) -> Iterator[Complaint]:
    """Yield what in *where* is not printed on the board, but for what the engine works out anew."""
    known = PRINTED_CONDITIONS
    if verb == "link" and kind == "place" and path == ("where",):
        known += ("terrain_of",)
    elif verb == "entry" and optional:
        known += ("piece",)
    for condition, argument in where:
        if condition not in known:
            message = f"{verb} asks only for what is printed on the board ({', '.join(known)}), not {condition}"
            yield (*path, condition), message
        elif isinstance(argument, tuple):
            yield from _printed(kind, verb, (*path, condition), argument, optional)
