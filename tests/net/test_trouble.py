"""Codes of trouble: each has a sentence, and nothing of a stranger's is shown as it came."""

import ast
import re
import unicodedata
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from swqt.net.trouble import REPLIES, TROUBLES, Trouble, Troubled, clean, describe, is_clean


def test_every_code_that_is_used_is_known_and_gets_its_arguments(root: Path) -> None:
    used = []
    for path in (root / "swqt" / "net").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if named and node.func.id in ("Trouble", "Troubled") and isinstance(node.args[0], ast.Constant):
                used.append((path.name, node.args[0].value))
    assert len(used) > 40
    assert [row for row in used if row[1] not in TROUBLES] == []


def test_codes_that_travel_are_known() -> None:
    assert set(REPLIES) < set(TROUBLES)
    assert len(set(REPLIES)) == len(REPLIES) < 255
    assert REPLIES[:4] == ("malformed", "full", "banned", "not-here")   # never another order


def test_sentences_have_no_hole_and_survive_missing_arguments() -> None:
    for code, text in TROUBLES.items():
        places = {int(n) for n in re.findall(r"{(\d)", text)}
        assert places == set(range(len(places))), code
        assert describe(Trouble(code))
    assert str(Troubled("seat-taken", 2, "Bob")) == "seat 2 is taken by Bob"


@given(st.text(), st.integers(1, 40))
def test_cleaned_text_can_be_shown(text: str, longest: int) -> None:
    shown = clean(text, longest)
    assert len(shown) <= longest
    assert not {unicodedata.category(letter) for letter in shown} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert shown == shown.strip()
    assert not shown or is_clean(shown, longest)


def test_names_of_people_stay_as_they_are() -> None:
    assert clean("  Łukasz\t’s  game 🎲\x07 ", 40) == "Łukasz ’s game 🎲"
    assert clean("\u202egnp.exe", 40) == "gnp.exe"
    assert not is_clean("", 24)
    assert not is_clean("two  spaces", 24)
