"""Speed-ups for the rules: Memo, a dict that computes missing values and keeps them, and ways around constructors.

The constructor of a class that mypyc does not compile (``values.py``) is an ordinary Python function, which costs the
compiled rules more than everything else they do with such a value.

Use this module only where very many values are created.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, Generic, TypeVar

_T = TypeVar("_T")
_Field = TypeVar("_Field")
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

_MOST: Final = 1 << 14
"""How many values a Memo keeps: enough for a few hundred games, while memory use stays bounded."""

row_of: Final = tuple.__new__
"""``row_of(Row, fields)`` creates a NamedTuple without parsing keywords, in half the time of ``Row(*fields)``."""


def maker_of(kind: Callable[[_Field], _T]) -> Callable[[_Field], _T]:
    """Return a function that creates instances of the one-field class *kind* in half the time of its constructor."""
    made_by: Any = kind
    new = object.__new__
    write = getattr(made_by, fields(made_by)[0].name).__set__

    def make(field: _Field) -> _T:
        made: Any = new(made_by)
        write(made, field)
        return made  # type: ignore[no-any-return]

    return make


class Memo(dict[_Key, _Value], Generic[_Key, _Value]):
    """A dict that computes missing values with a function and keeps them; it is emptied when it grows too large.

    Looking up a known value takes half the time of ``functools.lru_cache``, which also tracks the order of use.
    """

    __slots__ = ("_compute",)

    def __init__(self, compute: Callable[[_Key], _Value]) -> None:
        """Start empty; ``compute(key)`` returns the value of a missing *key*."""
        super().__init__()
        self._compute: Final = compute

    def __missing__(self, key: _Key) -> _Value:
        """Compute and keep the value of *key*."""
        result = self._compute(key)
        if len(self) >= _MOST:
            self.clear()
        self[key] = result
        return result
