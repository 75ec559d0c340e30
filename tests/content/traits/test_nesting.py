"""How deep a text is nested is found out without reading it, and quickly, whatever it is."""

import contextlib
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.content.traits.reader import DEEPEST, too_deep


def depth(value: Any) -> int:
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    return 0


@pytest.mark.parametrize(("text", "line"), [
    ("a" + ".a" * DEEPEST + " = 1", 0),
    ("\na" + ".a" * (DEEPEST + 1) + " = 1", 2),
    ("x = 1\n[a" + ".a" * DEEPEST + "]", 2),
    ("x = " + "[" * DEEPEST + "]" * DEEPEST, 0),
    ("x = " + "[\n" * (DEEPEST + 1), DEEPEST + 1),
    ("x = [" + "{a = 1}, " * 100 + "]", 0),
    ('x = "' + "[." * 100 + '" # ' + "[." * 100, 0),
    ("x = '" + "[." * 100 + "'\ny = ''", 0),
    ("x = '''" + "[.\n'" * 100 + "'''", 0),
    ("'a" + ".a" * 50 + "'.b = 1", 0),
])    # fmt: skip
def test_the_first_line_that_is_too_deep(text, line):
    assert too_deep(text) == line


PIECES = [*"[]{}.=,#'\"\\\n a1", '"""', "'''", "a = ", "a.a", "[a]\n"]


@given(st.lists(st.sampled_from(PIECES), max_size=200).map("".join))
def test_what_is_let_through_is_not_deep(text):
    """Whatever tomllib takes, and the other way round: nothing that is flat is refused."""
    with contextlib.suppress(ValueError, RecursionError):
        data = tomllib.loads(text)
        if not too_deep(text):
            assert depth(data) <= DEEPEST * (DEEPEST + 2)
        else:
            assert depth(data) > DEEPEST // 3


@pytest.mark.parametrize("piece", [
    '\\"', '"""', "'''", "''x", ' \\"""', ".", "[]", "'", '"\n', '#"""', "\\", "a.", "{", "]",
])  # fmt: skip
def test_no_text_takes_long(piece):
    """Each character is looked at once: of anything more, this would take hours."""
    for start in ("", '"', '"""', "'", "'''", "#", "["):
        too_deep(start + piece * 60_000)
