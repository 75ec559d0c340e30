"""Converts parsed TOML to declared types and reports every mistake; msgspec alone stops at the first.

Also describes the declared fields, for a form in which a table can be filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import UnsetType
from msgspec.inspect import BoolType, CustomType, IntType, ListType, Metadata, StructType

from swqt.content.traits.toml_source import KeyPath
from swqt.engine import no_such, said

T = TypeVar("T")

Maybe = Union[T, UnsetType]    # noqa: UP007 - T | UnsetType cannot be subscripted
"""The type of an optional field; its default is UNSET."""

Hook = Callable[[type, Any], Any]
"""Converts a value to a type that msgspec does not know; raises ValueError with the message for the author."""

_TITLES: Final = {
    "world": said("world"), "when": said("stage here"), "at": said("moment here"), "variants": said("option here"),
}  # fmt: skip
"""The terms for the value of a field in messages; "here" because other effects may take other values."""

_SHOWN_AT_MOST: Final = 60


class TomlTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a trait file.

    In messages, ``NOUN`` is the word for one of its keys and ``SHAPE`` describes the table. Messages do not list the
    keys in ``COMMON``, which all tables of this sort take.
    """

    NOUN: ClassVar[str] = said("key")
    SHAPE: ClassVar[str] = said("a table")
    COMMON: ClassVar[tuple[str, ...]] = ()


def field_names(table: type[TomlTable], required: bool = False) -> tuple[str, ...]:
    """Return the keys that *table* takes, or only the required ones."""
    return tuple(name for name, field in _fields(table).items() if field.required or not required)


@cache
def _fields(table: type[TomlTable]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(table)}


class FieldShape(NamedTuple):
    """What one field of a table takes: one of *words* (several of them if *is_list*), a number, a word of the author's
    choice (*is_free*), another *table*, or, if it has none of these, a flag.
    """

    name: str
    required: bool
    words: tuple[str, ...] = ()
    is_list: bool = False
    numbers: tuple[int, int] | None = None
    is_free: bool = False
    table: type[TomlTable] | None = None


def shapes_of(table: type[TomlTable], words: Mapping[type, tuple[str, ...]]) -> tuple[FieldShape, ...]:
    """Return the shapes of the fields of *table*; *words* holds the values of types that msgspec does not know."""
    return tuple(_shape(name, field.required, field.type, words) for name, field in _fields(table).items())


def _shape(name: str, required: bool, declared: Any, words: Mapping[type, tuple[str, ...]]) -> FieldShape:
    if listed := _words(declared):
        return FieldShape(name, required, listed)
    info = msgspec.inspect.type_info(_without_unset(declared))
    info = info.type if isinstance(info, Metadata) else info
    match info:
        case IntType(ge=least, le=most):
            return FieldShape(name, required, numbers=(least or 0, most or 0))
        case BoolType():
            return FieldShape(name, required)
        case ListType():
            return FieldShape(name, required, _words(get_args(_plain(declared))[0]), is_list=True)
        case CustomType(cls=known):
            return FieldShape(name, required, words[known])
        case StructType(cls=table) if issubclass(table, TomlTable):
            return FieldShape(name, required, table=table)
        case _:
            return FieldShape(name, required, is_free=True)


def _without_unset(declared: Any) -> Any:
    """Return *declared* without UNSET as an alternative; its limits are kept."""
    wrapped = get_origin(declared) in (Union, UnionType)
    return _without_unset(get_args(declared)[0]) if wrapped else declared


def no_hook(declared: type, value: Any) -> Any:
    """Refuse every type that msgspec does not know."""
    raise NotImplementedError(declared)


def mistakes(
    value: object, declared: Any, path: KeyPath, label: str, hook: Hook = no_hook
) -> Iterator[tuple[KeyPath, str]]:
    """Yield path and message of each mistake that prevents *value* at *path* from converting to the type *declared*.

    *label* names the table in messages: a verb, or "a race". Nothing is yielded if msgspec converts the value.
    """
    try:
        msgspec.convert(value, declared, dec_hook=hook)
        return
    except msgspec.ValidationError as error:
        cause = error.__cause__    # raised by the hook
        message = cause.args[0] if cause is not None and cause.args else str(error)
    plain = _plain(declared)
    if isinstance(value, dict) and isinstance(plain, type) and issubclass(plain, TomlTable):
        yield from _table_mistakes(value, plain, path, label, hook)
    elif isinstance(value, dict) and get_origin(plain) is dict:
        for key, inner in value.items():
            for part, kind in zip((key, inner), get_args(plain), strict=True):
                yield from mistakes(part, kind, (*path, key), label, hook)
    elif isinstance(value, list) and get_origin(plain) is list:
        for number, inner in enumerate(value):
            yield from mistakes(inner, get_args(plain)[0], (*path, number), label, hook)
    else:
        yield path, _expected(path, value, declared, message)


def _table_mistakes(
    value: dict[str, object], table: type[TomlTable], path: KeyPath, label: str, hook: Hook
) -> Iterator[tuple[KeyPath, str]]:
    fields = _fields(table)
    unknown = [key for key in value if key not in fields and key != table.__struct_config__.tag_field]
    elsewhere = _known_elsewhere(table.NOUN) if unknown else ()
    for key in unknown:
        if key in elsewhere:
            takes = ", ".join(name for name in fields if name not in table.COMMON)
            if takes:
                message = said("{0} does not use the {1} {2}; it takes {3}", label, table.NOUN, key, takes)
            else:
                message = said("{0} does not use the {1} {2}; it takes no {1}s of its own", label, table.NOUN, key)
            yield (*path, key), message
        else:
            yield (*path, key), no_such(table.NOUN, key, tuple(fields))
    for name, field in fields.items():
        if name in value:
            yield from mistakes(value[name], field.type, (*path, name), label, hook)
        elif field.required:
            words = _words(field.type)
            yield path, said("{0} needs {1}", label, f"{name} = {words[0]}" if len(words) == 1 else name)


def _plain(declared: Any) -> Any:
    """Return *declared* without ``Annotated`` and without UNSET as an alternative."""
    wrapped = get_origin(declared) in (Union, UnionType, Annotated)
    return _plain(get_args(declared)[0]) if wrapped else declared


def _words(declared: Any) -> tuple[str, ...]:
    """Return the values of the Literal *declared*; () for any other type."""
    plain = _plain(declared)
    return get_args(plain) if get_origin(plain) is Literal else ()


def _known_elsewhere(noun: str) -> set[str]:
    """Return the keys of all tables with this *noun*: any other key is a misspelling."""
    found: set[str] = set()
    due: list[type[TomlTable]] = [TomlTable]
    while due:
        table = due.pop()
        found.update(table.__struct_fields__ if noun == table.NOUN else ())
        due += table.__subclasses__()
    return found


def _expected(path: KeyPath, value: object, declared: Any, message: str) -> str:
    """Return a message that names what was expected instead of *value*; *message* is the one from the hook."""
    key = [part for part in path if isinstance(part, str)][-1]
    shown = repr(value)
    shown = shown if len(shown) <= _SHOWN_AT_MOST else f"{shown[:_SHOWN_AT_MOST]}..."
    words = _words(declared)
    if len(words) == 1:
        return said("{0} must be {1} here, not {2}", key, words[0], shown)
    if words:
        return no_such(_TITLES.get(key, said("{0} here", key)), value, words)
    info = msgspec.inspect.type_info(declared)
    described = {}
    if isinstance(info, Metadata):
        described, info = info.extra or {}, info.type
    match info:
        case CustomType():
            return message
        case IntType(ge=least, le=most):
            shape: object = said("a whole number from {0} to {1}", least, most)
        case BoolType():
            shape = said("true or false")
        case StructType(cls=table) if issubclass(table, TomlTable):
            shape = table.SHAPE
        case ListType() if not described:
            shape = said("a list of words")
        case _:
            shape = described.get("shape", said("a table"))
    return said("{0} must be {1}, not {2}", key, shape, shown)
