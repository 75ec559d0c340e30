"""What is wrong with an effect whose every field is right by itself: parts that are missing or say nothing.

What the engine would pass over in silence is refused here, so that a file does what it says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from swqt.content.effect_words import (
    FIELDS_OF_AID,
    FIELDS_OF_CLAUSE,
    KINDS_OF_CLAUSE,
    NEEDED_BY_VERB,
    NOTES,
    PIECE_OF_CLAUSE,
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
_NOTE: Final = re.compile(r"[a-z]{2,}(?:-[a-z]+)*")
_NOT_AT_CONQUEST: Final = ("apart", "optional", "new", "limit")


def complaints(kind: str, trait: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    """Yield what is wrong with the effect *verb* of *trait*, a *kind*, as a whole."""
    yield from _missing(kind, verb, fields)
    if (verb, fields.get("amount")) in _SAYS_NOTHING:
        yield ("amount",), f"{verb} with amount = {fields['amount']} changes nothing"
    if kind == "relic":
        yield from _relic(trait, verb, fields)
    if kind == "place":
        yield from _place(trait, verb, fields)
    elif "at" in fields and verb == "supply":
        yield ("at",), f"only a place brings tokens at the start of a turn, not a {kind}"
    if verb in ("income", "supply"):
        yield from _income(fields)
    if verb == "decline":
        yield from _decline(fields)
    if verb == "clause":
        yield from _clause(kind, fields)
    if verb == "piece":
        yield from _piece(fields)
    if verb == "link" and fields.get("anywhere") and fields.get("passage"):
        yield ("passage",), "a link is either anywhere or a passage"
    note = fields.get("note")
    if note in NOTES:
        yield ("note",), f"{note} is noted in every game; choose another word"
    elif note is not None and not _NOTE.fullmatch(note):
        yield ("note",), f"a note is called by small letters and hyphens, not {note!r}"
    yield from _where(kind, verb, fields)


def _missing(kind: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    needed = [*NEEDED_BY_VERB.get(verb, ())]
    if kind == "relic" and verb in FIELDS_OF_AID and "limit" not in needed:
        needed.append("limit")
    if verb == "clause" and "clause" in fields:
        needed += [key for key in FIELDS_OF_CLAUSE[fields["clause"]] if key != "where"]
    for key in needed:
        if key not in fields:
            yield (), f"{verb} needs {key}"


def _relic(trait: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    if fields.get("when", "active") != "active":
        yield ("when",), "a relic serves active races only"
    own = {"verb", "rule", "per", "where"}
    if verb == "income" and not (
        set(fields) <= own and fields.get("per") == "opponent" and fields.get("where") == (("piece", trait),)
    ):
        yield (), f'the income of a relic is that of the clause ring: per = opponent where {{ piece = "{trait}" }}'


def _place(trait: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    where = fields.get("where", ())
    here = ("piece", trait)
    ties = (("terrain_of", trait),) if verb == "link" else (here, ("terrain_of", trait))
    if verb in ("supply", "income", "link") and not set(ties) & set(where):
        words = " or ".join(f'{condition} = "{name}"' for condition, name in ties)
        yield (), f"{verb} of a place needs {words} in its where, or it would serve everybody"
    if verb == "supply" and "at" not in fields:
        yield (), 'supply of a place needs at = "start"'
    if verb == "income" and fields.get("per", "region") not in ("region", "conquest", "opponent"):
        yield ("per",), f"a place pays per region, conquest or opponent, not per {fields['per']}"
    if verb == "defence" and (where != (here,) or fields.get("when") != "always"):
        yield (), f'defence of a place needs when = always and where = {{ piece = "{trait}" }}'
    if verb == "grant" and fields.get("when", "active") != "active":
        yield ("when",), "when a special power works is its own affair"


def _income(fields: dict[str, Any]) -> Iterator[Complaint]:
    per = fields.get("per", "region")
    if "every" in fields and per not in _COUNTED:
        yield ("every",), f"every counts regions or conquests, not per = {per}"
    if fields.get("where") and per in ("group", "flock"):
        yield ("where",), f"per = {per} looks at all regions held; it takes no where"
    if "limit" in fields and per != "turn":
        yield ("limit",), "an income paid once in the game needs per = turn"


def _decline(fields: dict[str, Any]) -> Iterator[Complaint]:
    if not set(_DIFFERENCES) & set(fields):
        yield (), "decline needs keep, extra, badge or after_score"
    if "amount" in fields and fields.get("keep") != "none":
        yield ("amount",), "decline pays an amount only with keep = none"
    if fields.get("redeploys") and fields.get("keep") != "all":
        yield ("redeploys",), "a last redeployment needs keep = all"


def _clause(kind: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    clause = fields.get("clause")
    if clause is None:
        return
    if kind not in KINDS_OF_CLAUSE[clause]:
        yield ("clause",), f"{clause} is a clause of a {' or '.join(KINDS_OF_CLAUSE[clause])}, not of a {kind}"
    piece = PIECE_OF_CLAUSE.get(clause)
    if piece and fields.get("piece", piece) != piece:
        yield ("piece",), f"the piece of the clause {clause} is {piece}, not {fields['piece']}"
    stage = {"altar": "always", "reborn": "declined"}.get(clause, "active")
    if fields.get("when", "active") != stage:
        yield (), f"the clause {clause} needs when = {stage}"


def _piece(fields: dict[str, Any]) -> Iterator[Complaint]:
    at, count = fields.get("at"), fields.get("count")
    if fields.get("new") and "stock" not in fields:
        yield ("new",), "a new piece each turn needs stock: how many there are in all"
    if at == "pick" and (count != 1 or not fields.get("where")):
        yield (), "a piece placed at = pick needs count = 1, and where"
    if at != "pick" and fields.get("where") and not fields.get("new"):
        yield ("where",), "only a piece at = pick, or a new one each turn, can ask for its region"
    if fields.get("new") and at not in ("redeploy", "close"):
        yield ("new",), "a new piece each turn comes at = redeploy or close"
    if at == "conquest" and "note" not in fields:
        yield (), "a piece placed at = conquest needs note: a word for how many were placed"
    if at != "conquest" and "note" in fields:
        yield ("note",), "only pieces placed at = conquest are counted in a note"
    if at == "conquest" and fields.get("moves") and count != 1:
        yield ("moves",), "only a single piece placed at = conquest can move"
    if at == "pick" and fields.get("moves"):
        yield ("moves",), "a piece placed at = pick does not move"
    if at in ("pick", "conquest"):
        for key in _NOT_AT_CONQUEST:
            if key in fields:
                yield (key,), f"a piece placed at = {at} does not use {key}"


def _where(kind: str, verb: str, fields: dict[str, Any]) -> Iterator[Complaint]:
    """Yield what *where* asks for and the engine does not answer for *verb*."""
    where = fields.get("where", ())
    if verb in PRINTED_VERBS or (verb == "piece" and fields.get("at") == "pick"):
        more = ("terrain_of",) if verb == "link" and kind == "place" else ()
        yield from _printed(verb, ("where",), where, (*PRINTED_CONDITIONS, *more))
    elif verb != "cost" and ("holder", "grudge") in where:
        yield ("where", "holder"), f"holder = grudge lowers a cost; {verb} does not use it"
    yield from _nested_grudge(("where",), where)


def _nested_grudge(path: KeyPath, where: Where) -> Iterator[Complaint]:
    for condition, argument in where:
        if isinstance(argument, tuple):
            if ("holder", "grudge") in argument:
                yield (*path, condition, "holder"), f"holder = grudge does not work within {condition}"
            yield from _nested_grudge((*path, condition), argument)


def _printed(verb: str, path: KeyPath, where: Where, known: tuple[str, ...]) -> Iterator[Complaint]:
    for condition, argument in where:
        if condition not in known:
            message = f"{verb} asks only for what is printed on the board ({', '.join(known)}), not {condition}"
            yield (*path, condition), message
        elif isinstance(argument, tuple):
            yield from _printed(verb, (*path, condition), argument, PRINTED_CONDITIONS)
