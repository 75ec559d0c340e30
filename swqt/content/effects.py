"""Reads one effect of a trait file and says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, Final

from swqt.content.effect_words import (
    AID_LIMIT,
    FIELDS_OF_AID,
    FIELDS_OF_ALL,
    FORM_IN_VERB,
    FORM_OF_CONDITION,
    FORM_OF_FIELD,
    ITEMS,
    PIECES,
    VERBS_OF_KIND,
    Conditions,
    Flag,
    Form,
    Item,
    Name,
    Number,
    Standing,
    Word,
    Words,
    fields_of,
)
from swqt.content.effects_whole import complaints
from swqt.content.problems import no_such
from swqt.content.toml_lines import KeyPath
from swqt.engine import VERBS, Effect, Where

OWN_RULE: Final = "own"
"""What an effect cites that no printed rule is behind."""

MOST_NESTED: Final = 4
"""How many conditions may stand one in another; nothing in the box needs more than two."""

_USED_ON_A_REGION: Final = ("substitute", "overrun", "reborn", "die")
"""What is used by naming the trait and a region; the die only if it has a *where*."""

_NEW_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}")


class EffectReader:
    """Reads the effects of *trait*, a *kind*; *complain* is told of each mistake and where it stands.

    *items* are the relics and places of the same file, which its effects may name beside those of the box.
    """

    def __init__(
        self, trait: str, kind: str, items: Collection[str], complain: Callable[[KeyPath, str], None]
    ) -> None:
        self.trait = trait
        self.kind = kind
        self._items = tuple(dict.fromkeys((*ITEMS, *items)))
        self._complain = complain
        self._mistakes = 0
        self._limited = False
        self._pieces: set[str] = set()
        self._renewed = False
        self._used: set[str] = set()

    def read(self, path: KeyPath, table: object) -> Effect | None:
        """Return the effect in *table*, or None after a complaint."""
        before = self._mistakes
        if not isinstance(table, dict):
            self.complain(path, "an effect must be a table")
            return None
        verb = table.get("verb")
        if verb is None:
            self.complain(path, "an effect without a verb")
            return None
        if not isinstance(verb, str) or verb not in VERBS:
            self.complain((*path, "verb"), no_such("verb", verb, VERBS))
            return None
        if verb not in VERBS_OF_KIND[self.kind]:
            can = ", ".join(VERBS_OF_KIND[self.kind])
            self.complain((*path, "verb"), f"a {self.kind} does not use {verb}; it takes {can}")
            return None
        allowed = fields_of(self.kind, verb, table.get("clause"))
        fields = {
            key: self._field(verb, (*path, key), key, value, allowed)
            for key, value in table.items()
            if key != "verb"
        }
        if self._mistakes == before:
            self._check_whole(verb, path, fields)
        if self._mistakes != before:
            return None
        return Effect(**{"verb": verb, "trait": self.trait, "rule": OWN_RULE, **fields})

    def complain(self, path: KeyPath, message: str) -> None:
        self._mistakes += 1
        self._complain(path, message)

    def _is_aid(self, verb: str) -> bool:
        return self.kind == "relic" and verb in FIELDS_OF_AID

    def _field(self, verb: str, path: KeyPath, key: str, value: object, allowed: tuple[str, ...]) -> Any:
        if key not in FORM_OF_FIELD:
            self.complain(path, no_such("field", key, tuple(dict.fromkeys((*FIELDS_OF_ALL, *allowed)))))
        elif key not in FIELDS_OF_ALL and key not in allowed:
            takes = ", ".join(allowed) or "no fields of its own"
            self.complain(path, f"{verb} does not use {key}; it takes {takes}")
        elif key == "limit" and self._is_aid(verb):
            return self._value(path, key, value, AID_LIMIT)
        else:
            return self._value(path, key, value, FORM_IN_VERB.get((verb, key), FORM_OF_FIELD[key]))
        return None

    def _value(self, path: KeyPath, key: str, value: object, form: Form) -> Any:
        match form:
            case Number(least, most):
                if type(value) is not int or not least <= value <= most:
                    self.complain(path, f"{key} must be a whole number from {least} to {most}, not {value!r}")
            case Flag():
                if not isinstance(value, bool):
                    self.complain(path, f"{key} must be true or false, not {value!r}")
            case Word(what, known):
                if not isinstance(value, str) or value not in known:
                    self.complain(path, no_such(what, value, known))
            case Item():
                return self._value(path, key, value, Word("relic or place", self._items))
            case Standing():
                return self._value(path, key, value, Word("piece", (*PIECES, *self._items)))
            case Words(what, known):
                return self._words(path, key, value, what, known)
            case Name():
                if not isinstance(value, str) or not _NEW_NAME.fullmatch(value):
                    self.complain(path, f"{key} must be a word of letters, digits and hyphens, not {value!r}")
            case Conditions():
                return self._conditions(path, key, value)
        return value

    def _words(
        self, path: KeyPath, key: str, value: object, what: str, known: tuple[str, ...]
    ) -> tuple[str, ...]:
        if not isinstance(value, list):
            self.complain(path, f"{key} must be a list of words, not {value!r}")
            return ()
        for word in value:
            self._value(path, key, word, Word(what, known))
        return tuple(sorted({str(word) for word in value}))

    def _conditions(self, path: KeyPath, key: str, value: object) -> Where:
        if not isinstance(value, dict):
            self.complain(path, f'{key} must be a table, as in {{ terrain = "hill" }}, not {value!r}')
            return ()
        if len(path) - path.index("where") > MOST_NESTED:
            self.complain(path, f"at most {MOST_NESTED} conditions may stand one in another")
            return ()
        where = []
        for condition, argument in value.items():
            form = FORM_OF_CONDITION.get(condition)
            if form is None:
                self.complain((*path, condition), no_such("condition", condition, FORM_OF_CONDITION))
            else:
                where.append((condition, self._value((*path, condition), condition, argument, form)))
        return tuple(sorted(where))

    def _check_whole(self, verb: str, path: KeyPath, fields: dict[str, Any]) -> None:
        """Check what no field alone can tell."""
        before = self._mistakes
        for at, message in complaints(self.kind, self.trait, verb, fields):
            self.complain((*path, *at), message)
        if fields.get("limit"):
            if self._limited and not self._is_aid(verb):
                self.complain((*path, "limit"), "only one effect of a trait may have a limit")
            self._limited = True
        if self._mistakes == before:
            self._check_beside(verb, path, fields)

    def _check_beside(self, verb: str, path: KeyPath, fields: dict[str, Any]) -> None:
        """Check that a command can mean one effect of the trait only, and pieces come by one."""
        piece = fields.get("piece")
        if piece in self._pieces:
            self.complain((*path, "piece"), f"{piece} comes by another effect of {self.trait} already")
        self._pieces |= {piece} if piece else set()
        if fields.get("new"):
            if self._renewed:
                self.complain((*path, "new"), "only one effect of a trait may bring new pieces each turn")
            self._renewed = True
        use = fields.get("clause", verb) if verb in ("substitute", "overrun", "clause") else ""
        use = "die" if verb == "die" and fields.get("where") else use
        if use in _USED_ON_A_REGION:
            others = self._used - {use}
            if others:
                self.complain(path, f"{use} and {min(others)} of one trait are used by the same words")
            self._used.add(use)
