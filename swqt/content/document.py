"""A JSON document whose parts know where they stand, so that every complaint names file and place."""

from __future__ import annotations

import json
from typing import NoReturn

from swqt.engine import BoardError


class Node:
    """One value of a document: *value* as json gives it, *place* like ``objects.regions.geometries[3]``."""

    __slots__ = ("name", "place", "value")

    def __init__(self, value: object, name: str, place: str = "") -> None:
        self.value = value
        self.name = name
        self.place = place

    @classmethod
    def parse(cls, text: str, name: str) -> Node:
        """Return the whole document; BoardError with line and column if *text* is not JSON."""
        if not text.strip():
            raise BoardError(f"{name}: the file is empty, expected a board as TopoJSON")
        try:
            return cls(json.loads(text), name)
        except json.JSONDecodeError as error:
            raise BoardError(f"{name}:{error.lineno}:{error.colno}: this is not JSON: {error.msg}") from None
        except RecursionError:
            raise BoardError(f"{name}: this is not a board: it is nested too deeply") from None
        except ValueError:    # Python reads no number of more than 4300 digits
            raise BoardError(f"{name}: this is not a board: it has a number of thousands of digits") from None

    def fail(self, message: str) -> NoReturn:
        """Raise BoardError with file, place and *message*."""
        where = f"{self.name}: {self.place}" if self.place else self.name
        raise BoardError(f"{where}: {message}")

    def expected(self, what: str) -> NoReturn:
        """Raise BoardError that says *what* should stand here and what does."""
        found = json.dumps(self.value, ensure_ascii=False)
        self.fail(f"expected {what}, found {found if len(found) <= 60 else found[:57] + '...'}")

    def member(self, key: str) -> Node:
        """Return the member *key* of this object; BoardError if this is no object or lacks it."""
        if not isinstance(self.value, dict):
            self.expected("an object {...}")
        if key not in self.value:
            self.fail(f"{key!r} is missing")
        return Node(self.value[key], self.name, f"{self.place}.{key}" if self.place else key)

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def items(self) -> list[Node]:
        if not isinstance(self.value, list):
            self.expected("a list [...]")
        return [Node(value, self.name, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            self.expected("a text")
        return self.value

    def word(self, *allowed: str) -> str:
        if not isinstance(self.value, str) or self.value not in allowed:
            self.expected("one of " + ", ".join(allowed))
        return self.value

    def integer(self) -> int:
        if type(self.value) is not int:
            self.expected("a whole number")
        return self.value

    def numbers(self, count: int) -> list[float]:
        value = self.value
        if (
            not isinstance(value, list)
            or len(value) != count
            or not all(type(number) in (int, float) for number in value)
        ):
            self.expected(f"{count} numbers")
        return value

    def point(self, width: float, height: float) -> tuple[float, float]:
        """Return the point; BoardError unless it lies on a map of *width* and *height*."""
        x, y = self.numbers(2)
        if not (0 <= x <= width and 0 <= y <= height):
            self.expected(f"a point [x, y] within 0..{width:g}, 0..{height:g}")
        return x, y
