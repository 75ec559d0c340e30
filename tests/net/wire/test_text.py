"""Names and chat of others: one line, bounded, nothing that turns or hides text (6.4). Troubles: one sentence each."""

import ast
import re
import unicodedata
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.wire import text as t


@pytest.mark.parametrize(("text", "cleaned"), [
    ("Łukasz’s game 🎲", "Łukasz’s game 🎲"),
    ("  two\n\tlines \x00", "two lines"),
    ("e\u0301", "é"),
    ("ab\u202ecd\u200f", "abcd"),
    ("a\u200bb\ufeffc\u2066d", "abcd"),
    ("a\u2028b\u2029c", "abc"),
    ("\x1b[31mred\x07", "[31mred"),
    ("👩\u200d🚀", "👩\u200d🚀"),
    ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
    ("a\u200db\u200d", "ab"),
    ("\ud800x", "x"),
    ("\ue000x\U000f0000", "x"),
    ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
    ("\u3000wide\u00a0space\u3000", "wide space"),
    ("", ""),
    ("\n\n", ""),
    ("日本語の名前", "日本語の名前"),
    ("שלום", "שלום"),
])    # fmt: skip
def test_names(text: str, cleaned: str) -> None:
    assert t.clean_name(text) == cleaned
    assert t.clean_chat(text) == cleaned


JOINER = "\u200d"
# Signs that change how others look, more often than by chance.
SIGNS = st.sampled_from("aé e\u0301\u0335\u200d\ufe0f👩🚀❤\u202e\n\u0958\u1100\u1161")


@given(st.one_of(st.text(), st.text(SIGNS, max_size=40)), st.integers(1, 40))
def test_cleaned_text_is_short_harmless_and_stays_as_it_is(text: str, longest: int) -> None:
    cut = partial(t.clean, limit=longest)
    for clean, limit in ((t.clean_name, t.NAME_LIMIT), (t.clean_chat, t.CHAT_LIMIT), (cut, longest)):
        cleaned = clean(text)
        assert len(cleaned) <= limit
        assert unicodedata.is_normalized("NFC", cleaned)
        kinds = {unicodedata.category(sign) for sign in cleaned.replace(JOINER, "")}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert cleaned == cleaned.strip()
        assert clean(cleaned) == cleaned
        cleaned.encode()
    assert not cleaned or t.is_clean(cleaned, longest)


def test_text_is_cut_to_what_is_clean() -> None:
    assert t.clean_name("x" * 10**6) == "x" * 24
    assert t.clean_chat("x" * 10**6) == "x" * 300
    assert not t.is_clean("", 24)
    assert not t.is_clean("two  spaces", 24)


@pytest.mark.parametrize("name", ["<img src=/dev/zero>", "<b>Ann</b>", "a<br>"])
def test_no_name_can_be_taken_for_markup(name: str) -> None:
    """A label that shows it as a picture would read that file of this computer, which may have no end."""
    assert "<" not in t.clean_name(name)
    assert not t.is_clean(name, 24)
    assert "<" not in t.NameText(name)
    assert t.clean_chat(name) == t.ChatText(name) == name, "what is said is shown as plain text alone"


# Troubles.


def test_every_code_that_is_used_is_known_and_gets_its_arguments(root: Path) -> None:
    used = []
    for path in (root / "swqt" / "net").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if named and node.func.id in ("Trouble", "Troubled") and isinstance(node.args[0], ast.Constant):
                used.append((path.name, node.args[0].value))
    assert len(used) > 40
    assert [row for row in used if row[1] and row[1] not in t.TROUBLES] == []    # without a code: none


def test_codes_that_travel_are_known() -> None:
    assert set(t.REPLIES) < set(t.TROUBLES)
    assert len(set(t.REPLIES)) == len(t.REPLIES) < 255
    assert t.REPLIES[:4] == ("malformed", "full", "banned", "not-here")   # never another order


def test_sentences_have_no_gaps_and_survive_missing_arguments() -> None:
    for code, text in t.TROUBLES.items():
        places = {int(n) for n in re.findall(r"{(\d)", text)}
        assert places == set(range(len(places))), code
        assert t.describe(t.Trouble(code))
    assert str(t.Troubled("seat-taken", 2, "Bob")) == "Bob already has seat 2."
