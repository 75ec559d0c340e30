"""Codes of trouble: each has a sentence, and nothing of a stranger's is shown as it came."""

import ast
import re
from pathlib import Path

from swqt.net.wire.trouble import REPLIES, TROUBLES, Trouble, Troubled, describe


def test_every_code_that_is_used_is_known_and_gets_its_arguments(root: Path) -> None:
    used = []
    for path in (root / "swqt" / "net").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if named and node.func.id in ("Trouble", "Troubled") and isinstance(node.args[0], ast.Constant):
                used.append((path.name, node.args[0].value))
    assert len(used) > 40
    assert [row for row in used if row[1] and row[1] not in TROUBLES] == []    # without a code: none


def test_codes_that_travel_are_known() -> None:
    assert set(REPLIES) < set(TROUBLES)
    assert len(set(REPLIES)) == len(REPLIES) < 255
    assert REPLIES[:4] == ("malformed", "full", "banned", "not-here")   # never another order


def test_sentences_have_no_hole_and_survive_missing_arguments() -> None:
    for code, text in TROUBLES.items():
        places = {int(n) for n in re.findall(r"{(\d)", text)}
        assert places == set(range(len(places))), code
        assert describe(Trouble(code))
    assert str(Troubled("seat-taken", 2, "Bob")) == "Bob already has seat 2."
