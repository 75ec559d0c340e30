"""Checks effects for mistakes that involve several fields or several effects of one trait.

Anything that the engine would silently ignore is an error, so that everything in a valid file takes effect.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from swqt.content.traits.effect_schema import AID_VERBS
from swqt.content.traits.toml_source import KeyPath
from swqt.engine import IDLE_AMOUNTS, Effect, Where, said

Complaint = tuple[KeyPath, str]
"""The path within the effect, and the message."""

MOST_NESTED: Final = 4
"""The maximum depth of nested conditions; the traits of the box need two."""

LAST_ROUND: Final = 10
"""The maximum number of rounds on a board of the box."""

OF_THE_GAME: Final = ("holding", "from_round", "to_round")
"""Conditions that hold for all regions or for none."""

_DIFFERENCES: Final = ("keep", "extra", "badge", "after_score")
_NOT_AT_CONQUEST: Final = ("apart", "optional", "new", "limit")
_USED_ON_A_REGION: Final = ("substitute", "overrun", "reborn", "die")
"""Effects that a command selects by trait and region; ``die`` only if it has a *where*."""


def complaints(kind: str, effect: Effect, given: Collection[str]) -> Iterator[Complaint]:
    """Yield what is wrong with *effect* of a *kind* of trait; *given* are the fields present in the file."""
    if IDLE_AMOUNTS.get(effect.verb) == effect.amount:
        yield ("amount",), said("{0} with amount = {1} changes nothing", effect.verb, effect.amount)
    if _depth(effect.where) > MOST_NESTED:
        yield ("where",), said("at most {0} conditions may stand one in another", MOST_NESTED)
    if kind == "relic" and effect.verb == "income" and effect.where != (("piece", effect.trait),):
        yield ("where",), said("the income of a relic needs {0}", f'where = {{ piece = "{effect.trait}" }}')
    if kind == "place":
        yield from _place(effect)
    if effect.verb in ("income", "supply"):
        yield from _income(effect, given)
    if effect.verb == "windfall" and effect.at == "decline" and effect.where:
        yield ("where",), said("a decline is of a whole race; at = decline takes no where")
    rounds = dict(effect.where)
    if rounds.get("from_round", 1) > rounds.get("to_round", LAST_ROUND):    # type: ignore[operator]
        yield ("where",), said("no round is from {0} on and up to {1}", rounds["from_round"], rounds["to_round"])
    if effect.verb == "decline":
        yield from _decline(effect, given)
    if effect.verb == "piece":
        yield from _piece(effect, given)
    if effect.anywhere and effect.passage:
        yield ("passage",), said("a link is either anywhere or a passage")


def _place(effect: Effect) -> Iterator[Complaint]:
    here, alike = ("piece", effect.trait), ("terrain_of", effect.trait)
    ties = {"link": (alike,), "supply": (here, alike), "income": (here, alike)}.get(effect.verb, ())
    if ties and not set(ties) & set(effect.where):
        named = [f'{condition} = "{name}"' for condition, name in ties]
        words = said("{0} or {1}", *named) if len(named) > 1 else named[0]
        yield ("where",), said("{0} of a place needs {1} in its where, or it would serve everyone", effect.verb, words)
    if effect.verb == "defence" and effect.where != (here,):
        yield ("where",), said("defence of a place needs {0}", f'where = {{ piece = "{effect.trait}" }}')


def _income(effect: Effect, given: Collection[str]) -> Iterator[Complaint]:
    if "every" in given and effect.per not in ("region", "conquest"):
        yield ("every",), said("every counts regions or conquests, not per = {0}", effect.per)
    if effect.amount < 0 and effect.per == "opponent":
        yield ("amount",), said("per = opponent takes coins; its amount must be a whole number from 1 to 10")
    if set(dict(effect.where)) - set(OF_THE_GAME) and effect.per in ("group", "flock"):
        yield ("where",), said("per = {0} looks at all regions held; it takes no where", effect.per)
    if effect.limit and effect.per != "turn":
        yield ("limit",), said("an income paid once in the game needs per = turn")


def _decline(effect: Effect, given: Collection[str]) -> Iterator[Complaint]:
    if not set(_DIFFERENCES) & set(given):
        yield (), said("decline needs keep, extra, badge or after_score")
    if "amount" in given and effect.keep != "none":
        yield ("amount",), said("decline pays an amount only with keep = none")
    if effect.redeploys and effect.keep != "all":
        yield ("redeploys",), said("a last redeployment needs keep = all")


def _piece(effect: Effect, given: Collection[str]) -> Iterator[Complaint]:
    at = effect.at
    if effect.new and not effect.stock:
        yield ("new",), said("a new piece each turn needs stock: how many there are in all")
    if at == "pick" and (effect.count != 1 or not effect.where):
        yield (), said("a piece placed at = pick needs count = 1, and where")
    if at != "pick" and effect.where and not effect.new:
        yield ("where",), said("only a piece at = pick, or a new one each turn, can ask for its region")
    if effect.new and at not in ("redeploy", "close"):
        yield ("new",), said("a new piece each turn comes at = redeploy or close")
    if at == "conquest" and not effect.note:
        yield (), said("a piece placed at = conquest needs note: a word for how many were placed")
    if at != "conquest" and effect.note:
        yield ("note",), said("only pieces placed at = conquest are counted in a note")
    if at == "conquest" and effect.moves and effect.count != 1:
        yield ("moves",), said("only a single piece placed at = conquest can move")
    if at == "pick" and effect.moves:
        yield ("moves",), said("a piece placed at = pick does not move")
    if at in ("pick", "conquest"):
        for key in _NOT_AT_CONQUEST:
            if key in given:
                yield (key,), said("a piece placed at = {0} does not use {1}", at, key)


def _depth(where: Where) -> int:
    return 1 + max((_depth(argument) for _, argument in where if isinstance(argument, tuple)), default=0)


def complaints_together(kind: str, effects: Mapping[KeyPath, Effect]) -> Iterator[Complaint]:
    """Yield conflicts between the effects of one trait, by path: a command must identify one of them unambiguously."""
    pieces: set[str] = set()
    used: set[str] = set()
    limited = renewed = False
    bounds = {effect.verb: effect.amount for effect in effects.values() if effect.verb in ("least", "most")}
    no_redeployment = any(effect.verb == "fixed" for effect in effects.values())
    for path, effect in effects.items():
        if (effect.limit or effect.verb == "again") and not (kind == "relic" and effect.verb in AID_VERBS):
            if limited:
                what = "limit" if effect.limit else "verb"
                yield (*path, what), said("only one effect of a trait may have a limit (again has one by itself)")
            limited = True
        if effect.verb == "least" and effect.amount > bounds.get("most", effect.amount):
            fewest, most = effect.amount, bounds["most"]
            yield (*path, "amount"), said("at least {0} and at most {1} tokens cannot both stand", fewest, most)
        if effect.verb in bounds and no_redeployment:
            yield path, said("{0} needs a redeployment; with fixed there is none", effect.verb)
        if effect.piece in pieces:
            yield (*path, "piece"), said("{0} comes by another effect of {1} already", effect.piece, effect.trait)
        pieces |= {effect.piece} - {""}
        if effect.new:
            if renewed:
                yield (*path, "new"), said("only one effect of a trait may bring new pieces each turn")
            renewed = True
        use = "" if effect.verb == "die" and not effect.where else effect.clause or effect.verb
        if use in _USED_ON_A_REGION:
            for other in sorted(used - {use})[:1]:
                yield path, said("{0} and {1} of one trait are used by the same words", use, other)
            used.add(use)
