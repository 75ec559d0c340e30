"""Help on a trait, written from its effects: what it does is what the text says, in every language."""

from __future__ import annotations

from typing import Final

from swqt.content.language import Language, language
from swqt.engine import Effect, Trait, Where

Words = dict[str, str]

_KIND_FORMS: Final = ("kind", "kind2", "kind3", "kind4")


def help_text(trait: Trait, lang: str = "en") -> list[str]:
    """Return what *trait* brings and does, in plain sentences: its value first, then each effect in turn."""
    words = language(lang)
    lines = []
    if trait.kind in ("race", "power"):
        counts = {"tokens": words.counted("tokens", trait.tokens), "supply": str(trait.supply)}
        lines.append(_sentence(words, "active", words.text("say", f"value.{trait.kind}"), counts))
    for effect in trait.effects:
        lines += effect_text(effect, words)
    if not trait.effects:
        lines.append(_sentence(words, "active", words.text("say", "plain"), {}))
    return lines


def effect_text(effect: Effect, words: Language) -> list[str]:
    """Return the sentences on one effect; never none."""
    slots = _slots(effect, words)
    out = []
    for key, limited in _KEYS_OF_VERB.get(effect.verb, _plain)(effect, words):
        text = words.text("say", key)
        if limited and effect.limit:
            text += words.text("limit", effect.limit)
        out.append(_sentence(words, effect.when, text, slots))
    return out


def where_words(where: Where, words: Language) -> Words:
    """Return how *where* describes a region: what comes close to the word, in its forms, and what follows."""
    kinds: list[tuple[str, ...]] = []
    more: list[str] = []
    whole = _keys_of(where)
    for part in [where] if _described(words, whole) else [(pair,) for pair in where]:
        table, forms = _description(part, words)
        if table == "kind":
            kinds.append(forms)
        else:
            more.append(forms[0])
    described = {
        slot: " ".join(forms[min(number, len(forms) - 1)] for forms in kinds)
        for number, slot in enumerate(_KIND_FORMS)
    }
    return {**described, "more": " ".join(more)}


def _keys_of(where: Where) -> str:
    """Return *where* as the key under which a language may keep words for it."""
    parts = []
    for condition, argument in where:
        if isinstance(argument, tuple):
            parts.append(f"{condition}({_keys_of(argument)})")
        else:
            parts.append(f"{condition}={str(argument).lower()}")
    return ",".join(parts)


def _described(words: Language, key: str) -> tuple[str, tuple[str, ...]] | None:
    for table in ("kind", "more"):
        if forms := words.forms(table, key):
            return table, forms
    return _described(words.fallback, key) if words.fallback else None


def _description(where: Where, words: Language) -> tuple[str, tuple[str, ...]]:
    """Return the words for *where*: those kept for it as a whole, or its single condition spelled out."""
    found = _described(words, _keys_of(where))
    if found:
        return found
    ((condition, argument),) = where
    slots: Words = {}
    piece = dict(argument).get("piece") if isinstance(argument, tuple) and len(argument) == 1 else None
    if piece:
        condition += ".piece"
        slots |= _piece_forms(words, str(piece))
    elif isinstance(argument, tuple):
        slots["beside"] = _filled(words.text("region", "beside"), where_words(argument, words))
    elif condition == "piece":
        slots |= _piece_forms(words, str(argument))
    elif isinstance(argument, int):
        slots |= _counted(words, "tokens", argument)
    return "more", (_filled(words.text("more", condition), slots),)


def _slots(effect: Effect, words: Language) -> Words:
    """Return everything a phrase on *effect* may speak of."""
    described = where_words(effect.where, words)
    slots = {name: _filled(words.text("region", name), described) for name in _SLOTS_OF_REGIONS}
    slots |= described
    if not effect.where:
        slots["in"] = ""
    amount = abs(effect.amount)
    slots |= _counted(words, "coins", amount) | _counted(words, "tokens", amount)
    for noun in ("held", "conquered"):
        slots[f"{noun}_n"] = _filled(words.counted(noun, effect.every), described)
    per = f"{effect.per}.every" if effect.every > 1 else effect.per
    slots["per"] = _filled(words.find("per", per) or words.text("per", effect.per), slots)
    slots |= {"count": str(effect.count), "stock": str(effect.stock), "moves": str(effect.moves)}
    slots |= {"defence": words.counted("tokens", effect.defence), "clause": effect.clause}
    if effect.piece:
        slots |= _piece_forms(words, effect.piece)
        forms = tuple(words.piece(effect.piece)["n"])
        slots["pieces"] = words.plural(forms, effect.count).replace("{n}", str(effect.count))
    if effect.at:
        slots["moment"] = words.find("moment", effect.at) or ""
        picked = effect.at == "pick"
        slots["place_one"] = slots["one" if picked else "held"]
        slots["place_all"] = slots["all" if picked else "held_all"]
    return slots


_SLOTS_OF_REGIONS: Final = ("one", "all", "in", "held", "held_all", "held_in", "conquered")


def _piece_forms(words: Language, kind: str) -> Words:
    forms = words.piece(kind)
    return {form: str(forms[form]) for form in ("a", "the", "with")}


def _counted(words: Language, noun: str, number: int) -> Words:
    """Return *noun* with its number, and each further form that the language has, like ``coins_paid``."""
    forms = {noun} | {key for key in words.tables["count"] if key.startswith(f"{noun}_")}
    return {form: words.counted(form, number) for form in sorted(forms)}


def _filled(text: str, slots: Words) -> str:
    return " ".join(text.format(**slots).split()).replace(" ,", ",")


def _sentence(words: Language, stage: str, text: str, slots: Words) -> str:
    """Return *text* with its slots filled, with its stage, a capital and a full stop."""
    text = words.text("stage", stage).format(text=_filled(text, slots))
    return text[0].upper() + text[1:]


def _plain(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [(effect.verb, True)]


def _cost(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [("cost.less" if effect.amount < 0 else "cost.more", False)]


def _entry(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [("entry" if effect.where else "entry.everywhere", False)]


def _zone(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [("zone.kept" if effect.when == "active" else "zone", False)]


def _defence(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [("defence.piece" if effect.piece else "defence", False)]


def _substitute(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [("substitute.hand" if "hand" in effect.source else "substitute.tray", True)]


def _loss(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    return [("loss" if effect.amount else "loss.none", False)]


def _income(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    exact = f"income.{effect.per}.{effect.limit}"
    return [(exact, False)] if words.find("say", exact) else [("income", True)]


def _decline(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    said = {
        "decline.all": effect.keep == "all",
        "decline.none": effect.keep == "none",
        "decline.extra": effect.extra,
        "decline.badge": effect.badge,
        "decline.after_score": effect.after_score,
    }
    return [(key, False) for key, true in said.items() if true]


def _overrun(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    keys = [("overrun", True)]
    if effect.piece:
        keys += [("overrun.piece", False), *_lasting(effect, "one")]
    return keys


def _clause(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    exact = f"clause.{effect.clause}"
    return [(exact if words.find("say", exact) else "clause", True)]


def _piece(effect: Effect, words: Language) -> list[tuple[str, bool]]:
    number = "one" if effect.count == 1 else "many"
    if effect.at == "conquest":
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
        keys.append(("piece.moves.one" if several == "one" else f"piece.moves.{some}", False))
    return keys + _lasting(effect, several)


def _lasting(effect: Effect, several: str) -> list[tuple[str, bool]]:
    """What a piece does while it stands, and what becomes of it in decline."""
    said = {
        "piece.defence": effect.defence > 0,
        "piece.withdrawn": effect.defence > 0 and not effect.stays,
        "piece.immune": effect.immune,
        f"piece.stays.{several}": effect.stays,
        f"piece.leaves.{several}": not effect.stays,
    }
    return [(key, False) for key, true in said.items() if true]


_KEYS_OF_VERB: Final = {
    "clause": _clause,
    "cost": _cost,
    "decline": _decline,
    "defence": _defence,
    "entry": _entry,
    "income": _income,
    "loss": _loss,
    "overrun": _overrun,
    "piece": _piece,
    "substitute": _substitute,
    "zone": _zone,
}
"""How a verb's sentences are chosen: keys of [say], and whether the limit is said with them."""
