"""Converts the effects of a trait file to engine effects and reports mistakes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

import msgspec

from swqt.content.traits.conversion import mistakes
from swqt.content.traits.effect_checks import Complaint, complaints, complaints_together
from swqt.content.traits.effect_schema import ITEMS, PIECES, EffectTable, ItemWord, effect_type, tags_of, verbs_of
from swqt.content.traits.toml_source import KeyPath
from swqt.engine import CLAUSES, VERBS, Effect, Where, no_such, said

OF_KIND: Final = {
    "race": said("a race"), "power": said("a power"), "relic": said("a relic"), "place": said("a place"),
}  # fmt: skip
"""The phrase for a trait of each kind in messages."""

OWN_RULE: Final = "own"
"""The rule ID of an effect that implements no printed rule."""


class EffectReader:
    """Reads the effects of *trait*, which is a *kind*; calls *complain* with the path and message of each mistake.

    *items* are the relics and places of the same file, which effects may name in addition to those of the box.
    """

    def __init__(
        self, trait: str, kind: str, items: Collection[str], complain: Callable[[KeyPath, str], None]
    ) -> None:
        self.trait = trait
        self.kind = kind
        self._items = tuple(dict.fromkeys((*ITEMS, *items)))
        self._complain = complain

    def read(self, path: KeyPath, tables: Iterable[Any]) -> tuple[Effect, ...]:
        """Return the effects in *tables*, the list at *path*, except those with mistakes."""
        effects: dict[KeyPath, Effect] = {}
        for number, table in enumerate(tables):
            at = (*path, number)
            effect = self._effect(at, table)
            if effect is not None:
                effects[at] = effect
        for at, message in complaints_together(self.kind, effects):
            self._complain(at, message)
        return tuple(effects.values())

    def _effect(self, path: KeyPath, table: Any) -> Effect | None:
        if not isinstance(table, dict):
            return None    # already reported as a mistake of the trait's table
        declared = effect_type(self.kind, table)
        if declared is None:
            key, message = self._unknown(table)
            self._complain((*path, *key), message)
            return None
        label = said("the clause {0}", table["clause"]) if table["verb"] == "clause" else table["verb"]
        found = list(mistakes(table, declared, path, label, self._word))
        effect = None
        if not found:
            effect = self._converted(table, declared)
            found = [((*path, *at), message) for at, message in complaints(self.kind, effect, table.keys())]
        for at, message in found:
            self._complain(at, message)
        return None if found else effect

    def _unknown(self, table: dict[str, Any]) -> Complaint:
        """Return the complaint about an effect whose verb or clause has no declared type."""
        key, known = ("clause", CLAUSES) if table.get("verb") == "clause" else ("verb", VERBS)
        if key not in table:
            return (), said("an effect needs {0}", key)
        word, noun = table[key], said("verb") if key == "verb" else said("clause")
        if not isinstance(word, str) or word not in known:
            return (key,), no_such(noun, word, known)
        takes = ", ".join(verbs_of(self.kind) if key == "verb" else tags_of(self.kind, key))
        return (key,), said("{0} does not use the {1} {2}; it takes {3}", OF_KIND[self.kind], noun, word, takes)

    def _converted(self, table: dict[str, Any], declared: type[EffectTable]) -> Effect:
        fields = msgspec.to_builtins(msgspec.convert(table, declared, dec_hook=self._word), enc_hook=str)
        fields["variants"] = tuple(sorted(set(fields.get("variants", ()))))
        fields["where"] = where_of(fields.get("where", {}))
        return Effect(**{"rule": OWN_RULE, **fields, "trait": self.trait})

    def _word(self, declared: type, value: Any) -> Any:
        """Convert *value* to ItemWord or StandingWord; ValueError suggesting a word if it names nothing known."""
        what, known = (said("relic or place"), ()) if declared is ItemWord else (said("piece"), PIECES)
        if value not in (*known, *self._items):
            raise ValueError(no_such(what, value, (*known, *self._items)))
        return declared(value)


def where_of(conditions: dict[str, Any]) -> Where:
    """Return the *conditions* of a table in the engine's form."""
    pairs = ((name, where_of(value) if isinstance(value, dict) else value) for name, value in conditions.items())
    return tuple(sorted(pairs))
