"""Selects the sentences for an effect: keys of ``[say]`` in a language file, by verb and fields."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, takewhile
from typing import Final

from swqt.content.help.language import Language
from swqt.content.traits.effect_schema import AID_VERBS
from swqt.engine import Effect

Keys = list[tuple[str, bool]]
"""The keys of sentences, each with a flag for whether to append the effect's limit."""


def keys_of(effect: Effect, words: Language) -> Keys:
    """Return the keys of the sentences on *effect*, at least one."""
    keys = _KEYS_OF_VERB.get(effect.verb, _plain)(effect, words)
    if effect.verb in AID_VERBS and effect.limit == "turn" and effect.verb != "substitute":
        return [(f"aid.{key}", False) for key, _ in keys]
    return keys


def _plain(effect: Effect, words: Language) -> Keys:
    return [(effect.verb, True)]


def _cost(effect: Effect, words: Language) -> Keys:
    return [("cost.less" if effect.amount < 0 else "cost.more", False)]


def _entry(effect: Effect, words: Language) -> Keys:
    return [("entry" if effect.where else "entry.everywhere", False)]


def _zone(effect: Effect, words: Language) -> Keys:
    return [("zone.kept" if effect.when == "active" else "zone", False)]


def _as_empty(effect: Effect, words: Language) -> Keys:
    house_rule = [("as_empty.entry", False)] if "flames_entry" in effect.variants else []
    return [("as_empty", False), *house_rule]


def _link(effect: Effect, words: Language) -> Keys:
    return [("link.anywhere" if effect.anywhere else "link.passage" if effect.passage else "link", False)]


def _supply(effect: Effect, words: Language) -> Keys:
    return [(f"supply.{effect.at}" if effect.at else "supply", False)]


def _die(effect: Effect, words: Language) -> Keys:
    return [("die.named", False), ("die.rolled", False)] if effect.where else [("die", False)]


def _toll(effect: Effect, words: Language) -> Keys:
    return [("toll.bank", False)] if effect.payer == "bank" else [("toll.attacker", False), ("toll.unpaid", False)]


def _defence(effect: Effect, words: Language) -> Keys:
    if effect.where == (("piece", effect.trait),) and not effect.piece:
        return [("defence.here", False)]
    return [("defence.piece" if effect.piece else "defence", False)]


def _substitute(effect: Effect, words: Language) -> Keys:
    return [("substitute.hand" if "hand" in effect.source else "substitute.tray", True)]


def _loss(effect: Effect, words: Language) -> Keys:
    return [("loss" if effect.amount else "loss.none", False)]


def _income(effect: Effect, words: Language) -> Keys:
    if effect.amount < 0:
        return [("income.less", True)]
    exact = f"income.{effect.per}.{effect.limit}"
    return [(exact, False)] if words.find("say", exact) else [("income", True)]


def _windfall(effect: Effect, words: Language) -> Keys:
    return [(f"windfall.{effect.at}.{effect.payer}", False)]


def _price(effect: Effect, words: Language) -> Keys:
    return [("price.less" if effect.amount < 0 else "price.more", False)]


def _decline(effect: Effect, words: Language) -> Keys:
    said = {
        "decline.all": effect.keep == "all",
        "decline.redeploys": effect.redeploys,
        "decline.none": effect.keep == "none",
        "decline.extra": effect.extra,
        "decline.badge": effect.badge,
        "decline.after_score": effect.after_score,
    }
    return [(key, False) for key, true in said.items() if true]


def _overrun(effect: Effect, words: Language) -> Keys:
    keys = [("overrun", True)]
    if effect.piece:
        keys += [("overrun.piece", False), *_lasting(effect, "one")]
    return keys


def _clause(effect: Effect, words: Language) -> Keys:
    exact = f"clause.{effect.clause}"
    further = (f"{exact}.{number}" for number in count(2))
    keys = [exact, *takewhile(lambda key: words.find("say", key), further)]
    if effect.where and words.find("say", f"{exact}.where"):
        keys.append(f"{exact}.where")
    return [(key, False) for key in keys]


def _piece(effect: Effect, words: Language) -> Keys:
    number = "one" if effect.count == 1 else "many"
    if effect.new and effect.where:
        keys = [("piece.gained", False)]
    elif effect.at == "conquest":
        keys = [(f"piece.first.{number}", False)]
    else:
        keys = [(f"piece.{'may' if effect.optional else 'must'}.{number}", False)]
    several = "one" if effect.count == 1 and not effect.new else "many"
    if several == "many" and effect.at != "conquest":
        keys.append(("piece.apart" if effect.apart else "piece.together", False))
    if effect.stock > effect.count:
        keys.append(("piece.stock", False))
    if effect.moves:
        some = "all" if effect.moves >= effect.count else "some"
        one = "piece.moves.start" if effect.at == "conquest" else "piece.moves.one"
        keys.append((one if several == "one" else f"piece.moves.{some}", False))
    return keys + _lasting(effect, several)


def _lasting(effect: Effect, several: str) -> Keys:
    """Return the keys for the effect of a standing piece, and for its fate in decline."""
    said = {
        "piece.defence": effect.defence > 0,
        "piece.withdrawn": effect.defence > 0 and not effect.stays,
        "piece.immune": effect.immune,
        f"piece.stays.{several}": effect.stays,
        f"piece.leaves.{several}": not effect.stays,
    }
    return [(key, False) for key, true in said.items() if true]


_KEYS_OF_VERB: Final[dict[str, Callable[[Effect, Language], Keys]]] = {
    "as_empty": _as_empty,
    "clause": _clause,
    "cost": _cost,
    "decline": _decline,
    "defence": _defence,
    "die": _die,
    "entry": _entry,
    "income": _income,
    "link": _link,
    "loss": _loss,
    "overrun": _overrun,
    "piece": _piece,
    "price": _price,
    "substitute": _substitute,
    "supply": _supply,
    "toll": _toll,
    "windfall": _windfall,
    "zone": _zone,
}
