"""Generates the help on a trait from its effects, in every language.

Also provides short descriptions of traits: written ones for the box, else the first sentence of the help.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swqt.content.help.language import Language, language
from swqt.content.help.sentence_keys import keys_of
from swqt.content.traits.compatibility import ExcludedTrait
from swqt.content.traits.effect_checks import OF_THE_GAME
from swqt.engine import Effect, Trait, Where

_AFTER: Final = "…"
"""Marks the translation of a word that goes after "region" instead of before it."""

_HERE: Final = "here"
"""Replaces the name of a relic or place in its own conditions."""


class Words(dict[str, str]):
    """The words for the slots of phrases; for a word without further forms, {coins2} and so on give the word itself."""

    def __missing__(self, slot: str) -> str:
        base = slot.rstrip("0123456789")
        if base == slot:
            raise KeyError(slot)
        return self[base]


def help_text(trait: Trait, lang: str = "en") -> list[str]:
    """Return the sentences on *trait*: its value first, then each effect in turn."""
    return [text for text, _ in help_lines(trait, lang)]


def help_lines(trait: Trait, lang: str = "en") -> list[tuple[str, tuple[str, ...]]]:
    """Return the sentences of ``help_text``, each with the IDs of the rules that it states; a value has none."""
    words = language(lang)
    counts = Words({**_counted(words, "tokens", trait.tokens), "supply": str(trait.supply)})
    said = [(_sentence(words, "active", words.text("say", f"value.{trait.kind}"), counts), "")]
    said += [(text, effect.rule) for effect in trait.effects for text in effect_text(effect, words)]
    if not trait.effects:
        said.append((_sentence(words, "active", words.text("say", "plain"), Words()), ""))
    # A sentence shared by several effects appears once, after the last of them.
    rules: dict[str, list[str]] = {}
    for text, rule in reversed(said):
        rules.setdefault(text, []).append(rule)
    return [(text, tuple(dict.fromkeys(filter(None, rules[text])))) for text in reversed(rules)]


def reason_text(excluded: ExcludedTrait, lang: str = "en") -> str:
    """Return the sentence that explains why a trait makes no sense in a game."""
    words = language(lang)
    about = excluded.about
    if excluded.reason == "piece":
        about = _name_of_piece(words, about)
    elif about:
        about = words.text(excluded.reason, about)
    return words.text("excluded", excluded.reason).format(about=about)


def effect_text(effect: Effect, words: Language) -> list[str]:
    """Return the sentences on one effect, at least one."""
    slots = _slots(effect, words)
    out = []
    for key, limited in keys_of(effect, words):
        text = words.text("say", key)
        if limited and effect.limit:
            text += words.text("limit", effect.limit)
        text += "".join(_while(condition, argument, words) for condition, argument in effect.where)
        out.append(_sentence(words, effect.when, text, slots))
    return out


def region_text(where: Where, words: Language) -> str:
    """Return the phrase for a region that meets *where*, as in "Forest region next to any Hill region".

    It is empty if there are no words for such a region: some conditions are about the game.
    """
    try:
        return _region(words, "one", where_words(where, words))["one"]
    except KeyError:
        return ""


def _while(condition: str, argument: str | bool | int | Where, words: Language) -> str:
    """Return the addition to a sentence for a condition on the game; empty for any other condition."""
    if condition not in OF_THE_GAME:
        return ""
    slots = Words(round=str(argument))
    if isinstance(argument, tuple):
        inner = where_words(tuple(pair for pair in argument if pair[0] != "regions"), words)
        slots |= _region(words, "held", inner)
        if count := dict(argument).get("regions"):
            condition += ".regions"
            forms = words.counted_forms("held", int(str(count)))
            slots |= _numbered("held_n", [_filled(form, inner) for form in forms])
    return ", " + _filled(words.text("while", condition), slots)


def where_words(where: Where, words: Language) -> Words:
    """Return the words that describe a region by *where*: adjectives in all their forms, and trailing clauses."""
    kinds: list[tuple[str, ...]] = []
    more: list[str] = []
    whole = _keys_of(where)
    for part in [where] if _described(words, whole) else [(pair,) for pair in where]:
        table, forms = _description(part, words)
        if table == "kind":
            kinds.append(forms)
        else:
            more.append(forms[0])
    count = max(map(len, kinds), default=1)
    joined = [" ".join(forms[min(number, len(forms) - 1)] for forms in kinds) for number in range(count)]
    return Words({**_numbered("kind", joined), "more": " ".join(more)})


def _numbered(slot: str, forms: Sequence[str]) -> Words:
    """Return the slots for all *forms* of a word: coins, coins2, coins3 and so on."""
    return Words((slot if number == 1 else f"{slot}{number}", form) for number, form in enumerate(forms, 1))


def _keys_of(where: Where) -> str:
    """Return the key of *where* in the tables of a language."""
    parts = []
    for condition, argument in where:
        if isinstance(argument, tuple):
            parts.append(f"{condition}({_keys_of(argument)})")
        else:
            parts.append(f"{condition}={str(argument).lower()}")
    return ",".join(parts)


def _described(words: Language, key: str) -> tuple[str, tuple[str, ...]] | None:
    for table in ("kind", "more"):
        forms = words.forms(table, key)
        if forms and forms[0].startswith(_AFTER):
            return "more", (forms[0].removeprefix(_AFTER).lstrip(),)
        if forms:
            return table, forms
    return None


def _description(where: Where, words: Language) -> tuple[str, tuple[str, ...]]:
    """Return the table and words for *where*: its own entry, or the phrase for its single condition."""
    found = _described(words, _keys_of(where))
    if found:
        return found
    ((condition, argument),) = where
    slots = Words()
    piece = dict(argument).get("piece") if isinstance(argument, tuple) and len(argument) == 1 else None
    if piece:
        condition += ".piece"
        slots |= _piece_forms(words, str(piece))
    elif isinstance(argument, tuple):
        slots |= _region(words, "beside", where_words(argument, words))
    elif condition in ("piece", "terrain_of"):
        slots |= _piece_forms(words, str(argument))
    elif isinstance(argument, int):
        slots |= _counted(words, "tokens", argument)
    return "more", (_filled(words.text("more", condition), slots),)


def _slots(effect: Effect, words: Language) -> Words:
    """Return the values of all slots that a phrase on *effect* may use."""
    where = tuple(pair for pair in _from_here(effect.where, effect.trait) if pair[0] not in OF_THE_GAME)
    described = where_words(where, words)
    slots = Words(described)
    for name in _SLOTS_OF_REGIONS:
        slots |= _region(words, name, described)
    if not where:
        slots["in"] = ""
    amount = abs(effect.amount)
    slots |= _counted(words, "coins", amount) | _counted(words, "tokens", amount)
    for noun in ("held", "conquered"):
        forms = words.counted_forms(noun, effect.every)
        slots |= _numbered(f"{noun}_n", [_filled(form, described) for form in forms])
    slots["per"] = _filled(_per(effect, where, words), slots)
    slots |= {"count": str(effect.count), "stock": str(effect.stock), "moves": str(effect.moves)}
    slots |= _numbered("defence", words.counted_forms("tokens", effect.defence))
    if effect.piece:
        slots |= _piece_forms(words, effect.piece)
        slots["pieces"] = words.pieces(effect.piece, effect.count)
    if effect.at:
        slots["moment"] = words.find("moment", effect.at) or ""
        picked = effect.at == "pick"
        slots["place_one"] = slots["one" if picked else "held"]
        slots["place_all"] = slots["all" if picked else "held_all"]
    return slots


def _from_here(where: Where, trait: str) -> Where:
    """Return *where* with ``here`` instead of *trait*, for a relic or place that refers to itself."""
    return tuple(
        (condition, _from_here(argument, trait))
        if isinstance(argument, tuple)
        else (condition, _HERE if condition in ("piece", "terrain_of") and argument == trait else argument)
        for condition, argument in where
    )


def _per(effect: Effect, where: Where, words: Language) -> str:
    """Return the phrase for the unit of an amount: the most specific one that the language has."""
    closest = [effect.per]
    if where:
        closest.insert(0, f"{effect.per}.where")
    if where == (("held", True),):
        closest.insert(0, f"{effect.per}.held")
    if where == (("piece", _HERE),):
        closest.insert(0, f"{effect.per}.{_HERE}")
    if effect.every > 1:
        closest.insert(0, f"{effect.per}.every")
    return next(phrase for key in closest if (phrase := words.find("per", key)))


_SLOTS_OF_REGIONS: Final = ("one", "all", "in", "held", "held_all", "held_in", "conquered")


def _region(words: Language, name: str, described: Words) -> Words:
    """Return the phrase *name* for a region in all its forms."""
    return _numbered(name, [_filled(form, described) for form in words.forms("region", name)])


def _piece_forms(words: Language, kind: str) -> Words:
    forms = words.piece(kind)
    if forms is None:
        name = _name_of_piece(words, kind)
        return Words({"a": name, "the": name, "with": words.text("form", "with").format(name=name)})
    return Words(forms)


def _name_of_piece(words: Language, kind: str) -> str:
    """Return the name of a piece; for a player's own relic or place, its identifier with capitals."""
    forms = words.piece(kind)
    return forms["name"] if forms else kind.replace("-", " ").title()


def _counted(words: Language, noun: str, number: int) -> Words:
    """Return *noun* with its number in all its forms."""
    return _numbered(noun, words.counted_forms(noun, number))


def _filled(text: str, slots: Words) -> str:
    # Split at plain spaces only: non-breaking ones are part of the text.
    return " ".join(filter(None, text.format_map(slots).split(" "))).replace(" ,", ",")


def _sentence(words: Language, stage: str, text: str, slots: Words) -> str:
    """Return *text* as a sentence: with slots filled, its stage added, a capital and a full stop."""
    text = words.text("stage", stage).format(text=_filled(text, slots))
    return text[0].upper() + text[1:]


def short_text(trait: Trait, lang: str = "en") -> str:
    """Return a short description of *trait* in *lang*; the first sentence of its help if there is none."""
    words = language(lang)
    return words.text("short", trait.name) if words.has("short", trait.name) else help_text(trait, lang)[1]
