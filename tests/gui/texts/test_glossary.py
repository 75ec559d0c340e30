"""The glossary: one word for one idea in all English that players read, and no words of the rules or of files."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[3]
RESOURCES = ROOT / "resources"

NEVER = {
    r"\b[A-Z]{2,}(-[A-Z]+)*-\d+\b": "no rule ID: a link leads to the rule",
    r"(?i)\b(every|some|any)body\b": "everyone, someone, anyone",
    r"(?i)\bin turn\b|\bto move$": "Anna's turn, playing now",
    r"(?i)\bthe column\b(?! on)": "combos, on offer",
    r"(?i)\btoo dear\b|\bdearest\b": "can't afford (combo), too expensive (region)",
    r"(?i)\btak(e|es|en|ing) up\b": "pick (combo), pick up (tokens)",
    r"(?i)\btak(e|es|en|ing) back the last\b": "undo",
    r"(?i)\bat hand\b": "in hand",
    r"(?i)\bexchang": "swap",
    r"(?i)\bwithdrawn\b|\bdriven out retreat": "retreating",
    r"(?i)\blast attempt\b|\bgambl": "final attempt",
    r"(?i)\bdying\b|\bdeclined race\b": "in decline",
    r"(?i)\bgo(es)? on\b": "continue, resume",
    r"(?i)\bcan come back\b": "can strike back",
    r"(?i)\bas the system\b": "System default",
    r"(?i)\bfirst page\b": "start screen",
    r"(?i)\blearn the game\b": "learn to play",
    r"(?i)\busual keys\b": "default shortcut",
    r"(?i)\bhome-made\b": "custom",
    r"(?i)\bsen[dt] .*\baway\b|\bkick": "remove",
    r"(?i)\b(ready sayings|emote|password|ticket|chair)": "quick chat, PIN, invitation, seat",
    r"\bAI\b|(?i:\bcomputer player)": "bot",
    r"(?i)\b(victory|score) points?\b": "coins",
    r"(?i)\ban own\b|\bthe chosen one\b|\banew\b|\bby (itself|themselves)\b": "your own, again, automatically",
    r"(?i)\bit is possible to\b|\bplease note\b|\bsuccessfully\b|\band/or\b|\betc\b": "say what happened, what to do",
    r"(?i)\b(invalid|illegal|error \d)": "say what is wrong",
    r"\.\.\.|--(?!\w)| …": "… without a space, – for a dash",
    r"[\d}] %(?!n)": "50% without a space",
    r"[‘’]": "' as an apostrophe",
    r"(?<!^)\bRace tokens?\b": "race token",
    r"\brelics?\b": "Relic",
}
"""Patterns that no text has, and what to say instead."""

NEVER_IN_THE_WINDOW = {
    r"(?i)\bcannot\b": "can't",
    r"(?i)\b(could|does|did|do) not\b": "couldn't, doesn't",
    r"\b(is|are) not\b(?! in play| connected| a)": "isn't, aren't",
    r"(?i)\bhas been \w+ed\b": "past tense for what just happened",
}


def _in_the_window() -> Iterator[tuple[str, str]]:
    """Yield the texts of a catalogue; test_translation sees to it that none is missing."""
    for context in ElementTree.parse(RESOURCES / "i18n" / "swqt_es.ts").iter("context"):
        name = context.findtext("name")
        if not name[0].islower() and name != "Mistake":    # neither words of files nor mistakes in them
            yield from ((name, source.text or "") for source in context.iter("source"))


def _on_the_command_line() -> Iterator[tuple[str, str]]:
    """Yield what commands say: literals with several words that are not documentation."""
    for path in sorted((ROOT / "swqt" / "cli").rglob("*.py")):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                if re.search(r"[a-z]{2} [a-z]{2}", node.value):
                    yield f"{path.name}:{node.lineno}", node.value


def _leaves(tree: object, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(tree, str):
        yield name, tree
    for key, part in tree.items() if isinstance(tree, dict) else enumerate(tree if isinstance(tree, list) else ()):
        yield from _leaves(part, f"{name} {key}")


def _in_files() -> Iterator[tuple[str, str]]:
    for name in ("i18n/words.toml", "help/short.toml", "tutorial/texts.toml"):
        yield from _leaves(tomllib.loads((RESOURCES / name).read_text(encoding="utf-8")), name)
    for name in ("help/book.en.md", "help/decisions.en.md"):
        for number, line in enumerate((RESOURCES / name).read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("@"):
                yield f"{name}:{number}", re.sub(r" ?\{[^}]*\}|(?<=\])\([^)]*\)", "", line)


def test_all_texts_keep_to_the_glossary():
    window = list(_in_the_window())
    everything = [*window, *_on_the_command_line(), *_in_files()]
    assert len(window) > 700
    assert len(everything) > 1400
    found = [
        (f"say: {instead}", where, text)
        for texts, patterns in ((everything, NEVER), (window, NEVER_IN_THE_WINDOW))
        for pattern, instead in patterns.items() for where, text in texts if re.search(pattern, text)
    ]  # fmt: skip
    assert found == []


@pytest.mark.parametrize(("language", "word", "others"), [("fr", "marqueur", "pièce"), ("ru", "фиш", "фигур")])
def test_pieces_on_the_map_have_one_word_in_each_language(language, word, others):
    found = []
    for message in ElementTree.parse(RESOURCES / "i18n" / f"swqt_{language}.ts").iter("message"):
        text = " ".join(message.find("translation").itertext())
        if re.search(r"(?i)\bpieces?\b", message.findtext("source")) and (
            not re.search(f"(?i){word}|{{pieces}}", text) or re.search(f"(?i){others}", text)
        ):
            found.append(text)
    assert found == []
