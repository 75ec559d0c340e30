"""Immutable value classes: commands and events.

They are ordinary Python classes, which mypyc does not compile, so that they can be pickled and are recognised as
subclasses everywhere. Rows of a State are NamedTuples instead: there are more of them, and they are compared most.
Where very many values are created, use ``memo.maker_of``.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import Any, NoReturn, TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True)
def value(cls: type[_T]) -> type[_T]:
    """Turn *cls* into an immutable class with slots that is compared and hashed by its fields.

    ``dataclass(frozen=True)`` does the same, but its ``__init__`` costs the rules 7 % of their speed.
    """
    made: Any = dataclass(slots=True, unsafe_hash=True)(cls)
    made.__init__ = _initialiser(made)
    made.__setattr__ = _refuse_to_set
    made.__delattr__ = _refuse_to_delete
    made.__reduce__ = _reduce
    return made  # type: ignore[no-any-return]


def _initialiser(cls: Any) -> Any:
    """Return an ``__init__`` that writes the fields of *cls* through the setters of their slots."""
    names: dict[str, object] = {}
    parameters = []
    lines = []
    for field in fields(cls):
        names[f"_set_{field.name}"] = getattr(cls, field.name).__set__
        if field.default is MISSING:
            parameters.append(field.name)
        else:
            names[f"_default_{field.name}"] = field.default
            parameters.append(f"{field.name}=_default_{field.name}")
        lines.append(f"    _set_{field.name}(self, {field.name})\n")
    code = f"def __init__(self, {', '.join(parameters)}):\n{''.join(lines) or '    pass'}"
    exec(code, names)   # as dataclasses does; the names are those of fields
    made: Any = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _refuse_to_set(self: object, name: str, _: object) -> NoReturn:
    raise AttributeError(f"{type(self).__name__} cannot be changed: {name}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise AttributeError(f"{type(self).__name__} cannot be changed: {name}")


def _reduce(self: Any) -> tuple[Any, ...]:
    """Pickle and copy through the constructor, because attributes cannot be set one by one."""
    return type(self), tuple([getattr(self, field.name) for field in fields(self)])
