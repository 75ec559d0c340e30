"""Every mistake of a table is reported with its path, where msgspec stops at the first."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta

from swqt.content.traits.conversion import Maybe, TomlTable, field_names, mistakes


class Even(int):
    """A type that only the hook knows."""


class InnerTable(TomlTable):
    NOUN = "part"
    size: Annotated[int, Meta(ge=1, le=9)]


class OuterTable(TomlTable):
    inner: InnerTable
    colour: Literal["red", "green"]
    only: Maybe[Literal["this"]] = UNSET
    words: Maybe[list[Literal["one", "two"]]] = UNSET
    names: Maybe[dict[Annotated[str, Meta(pattern="^[a-z]+$", description="small letters")], bool]] = UNSET
    even: Maybe[Even] = UNSET


class OtherTable(TomlTable):
    NOUN = "part"
    weight: Maybe[int] = UNSET


GOOD: dict[str, Any] = {"inner": {"size": 3}, "colour": "red"}


def hook(declared: type, value: Any) -> Any:
    if value % 2:
        raise ValueError(f"{value} is odd")
    return declared(value)


def found(table: object) -> list[tuple[tuple[str | int, ...], str]]:
    return list(mistakes(table, OuterTable, ("top",), "an outer", hook))


def test_a_right_table_has_no_mistakes() -> None:
    assert found(GOOD) == []
    assert found(GOOD | {"only": "this", "words": ["two"], "names": {"a": True}, "even": 2}) == []


def test_all_mistakes_are_reported() -> None:
    table = {"inner": {"size": 0}, "colour": "gren", "words": ["one", "tow", 3], "names": {"A": 1}, "zzz": 1}
    assert [path for path, _ in found(table)] == [
        ("top", "zzz"), ("top", "inner", "size"), ("top", "colour"), ("top", "words", 1), ("top", "words", 2),
        ("top", "names", "A"), ("top", "names", "A"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"colour": "gren"}, ("colour",), "no such colour here: gren; did you mean green?"),
        ({"colour": 7}, ("colour",), "no such colour here: 7; known are red, green"),
        ({"only": "that"}, ("only",), "only must be this here, not 'that'"),
        ({"words": "one"}, ("words",), "words must be a list of words, not 'one'"),
        ({"words": ["tow"]}, ("words", 0), "no such words here: tow; did you mean two?"),
        ({"names": {"A": True}}, ("names", "A"), "A must be small letters, not 'A'"),
        ({"names": {"a": 1}}, ("names", "a"), "a must be true or false, not 1"),
        ({"even": 3}, ("even",), "3 is odd"),
        ({"inner": 3}, ("inner",), "inner must be a table, not 3"),
        ({"inner": {}}, ("inner",), "an outer needs size"),
        ({"inner": {"size": True}}, ("inner", "size"), "size must be a whole number from 1 to 9, not True"),
        ({"inner": {"size": 3, "sise": 4}}, ("inner", "sise"), "no such part: sise; did you mean size?"),
        (
            {"inner": {"size": 3, "weight": 4}},
            ("inner", "weight"), "an outer does not use the part weight; it takes size",
        ),
        ({"colour": ["x" * 99]}, ("colour",), f"no such colour here: ['{'x' * 99}']; known are red, green"),
        ({"inner": "x" * 99}, ("inner",), f"inner must be a table, not '{'x' * 59}..."),
    ],
)  # fmt: skip
def test_a_mistake_says_what_was_expected(change: dict[str, Any], path: tuple[str | int, ...], message: str) -> None:
    assert found(GOOD | change) == [(("top", *path), message)]


def test_a_missing_field_with_one_value_is_named_with_it() -> None:
    class Strict(TomlTable):
        mode: Literal["on"]

    assert list(mistakes({}, Strict, ("x",), "a strict")) == [(("x",), "a strict needs mode = on")]


def test_names_of_fields() -> None:
    assert field_names(OuterTable) == ("inner", "colour", "only", "words", "names", "even")
    assert field_names(OuterTable, required=True) == ("inner", "colour")
