"""Reads one effect of a trait file and says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from swqt.content.effect_words import (
    FIELDS_OF_ALL,
    FIELDS_OF_VERB,
    FORM_IN_VERB,
    FORM_OF_CONDITION,
    FORM_OF_FIELD,
    NEEDED_BY_VERB,
    PRINTED_CONDITIONS,
    PRINTED_VERBS,
    Conditions,
    Flag,
    Form,
    Name,
    Number,
    Word,
    Words,
)
from swqt.content.problems import no_such
from swqt.content.toml_lines import KeyPath
from swqt.engine import VERBS, Effect, Where

OWN_RULE: Final = "own"
"""What an effect cites that no printed rule is behind."""

_SAYS_NOTHING: Final = (("cost", 0), ("loss", 1))

_NEW_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}")


class EffectReader:
    """Reads the effects of *trait*; *complain* is told of each mistake and where it stands."""

    def __init__(self, trait: str, complain: Callable[[KeyPath, str], None]) -> None:
        self.trait = trait
        self._complain = complain
        self._mistakes = 0
        self._limited = False

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
        fields = {
            key: self._field(verb, (*path, key), key, value) for key, value in table.items() if key != "verb"
        }
        if self._mistakes == before:
            self._check_whole(verb, path, fields)
        if self._mistakes != before:
            return None
        return Effect(**{"verb": verb, "trait": self.trait, "rule": OWN_RULE, **fields})

    def complain(self, path: KeyPath, message: str) -> None:
        self._mistakes += 1
        self._complain(path, message)

    def _field(self, verb: str, path: KeyPath, key: str, value: object) -> Any:
        allowed = (*FIELDS_OF_ALL, *FIELDS_OF_VERB[verb])
        if key not in FORM_OF_FIELD:
            self.complain(path, no_such("field", key, tuple(dict.fromkeys(allowed))))
        elif key not in allowed:
            takes = ", ".join(FIELDS_OF_VERB[verb]) or "no fields of its own"
            self.complain(path, f"{verb} does not use {key}; it takes {takes}")
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
        for key in NEEDED_BY_VERB.get(verb, ()):
            if key not in fields:
                self.complain(path, f"{verb} needs {key}")
        if verb == "decline" and not {"keep", "extra", "badge", "after_score"} & set(fields):
            self.complain(path, "decline needs keep, extra, badge or after_score")
        if (verb, fields.get("amount")) in _SAYS_NOTHING:
            self.complain((*path, "amount"), f"{verb} with amount = {fields['amount']} changes nothing")
        if fields.get("new") and "stock" not in fields:
            self.complain((*path, "new"), "a new piece each turn needs stock: how many there are in all")
        if verb in PRINTED_VERBS:
            self._check_printed(verb, (*path, "where"), fields.get("where", ()))
        if fields.get("limit"):
            if self._limited:
                self.complain((*path, "limit"), "only one effect of a trait may have a limit")
            self._limited = True

    def _check_printed(self, verb: str, path: KeyPath, where: Where) -> None:
        for condition, argument in where:
            if condition not in PRINTED_CONDITIONS:
                known = ", ".join(PRINTED_CONDITIONS)
                message = f"{verb} asks only for what is printed on the board ({known}), not {condition}"
                self.complain((*path, condition), message)
            elif isinstance(argument, tuple):
                self._check_printed(verb, (*path, condition), argument)
