"""The English texts to translate: those in the sources of the window, and a listing of all others for lupdate.

The others come from resources/i18n/words.toml, resources/help/short.toml, resources/tutorial/texts.toml and
resources/replay/texts.toml (a context for each table, with the key as comment), and from the checks of games, traits,
boards and the network, whose English messages the window translates.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from swqt.content import Catalogue  # noqa: E402
from swqt.content.help.language import source_tables  # noqa: E402
from swqt.content.help.refusal_texts import CONTEXT as REFUSED  # noqa: E402
from swqt.content.help.refusal_texts import REFUSAL_TEXTS  # noqa: E402
from swqt.engine import said  # noqa: E402
from swqt.error_messages import CONTEXT  # noqa: E402
from swqt.net.game.verify import WRONG  # noqa: E402
from swqt.net.wire.text import LINK_FAILURES, REFUSALS, SAYINGS, TROUBLES  # noqa: E402
from swqt.table import course_texts  # noqa: E402
from swqt.table.web_replay import replay_texts  # noqa: E402

WINDOW: Final = ROOT / "swqt" / "gui"
MISTAKES: Final = tuple(
    ROOT / "swqt" / folder for folder in ("content", "engine", "gui/makers", "notation", "table")
)  # fmt: skip
"""The folders of the modules that find mistakes in files of games, races, powers and boards."""

PATTERN_CALLS: Final = (said.__name__, "BoardError", "fail", "expected")
"""The functions and methods whose first argument is the pattern of such a message."""

NETWORK: Final = (
    *TROUBLES.values(), *LINK_FAILURES.values(), *REFUSALS.values(), *SAYINGS.values(), *WRONG.values(),
)  # fmt: skip

OPTIONAL: Final = ("article", "gender", "in_combo")
"""Contexts in which a language fills in only what it needs."""

ABOUT: Final = {
    "article": "Optional: the article before a race in sentences of the log, if it is not the same for all races",
    "chapter": "The title of a chapter of the first game",
    "count": "Counted things; {kind} and {more} as in [region]. Several forms: coin | coin as an object, for {coins2}",
    "example": "A question about an example that the engine works out, or its answer",
    "excluded": "Why a race or power is left out of a game; {about}: a terrain, symbol or piece",
    "form": "How names are put together",
    "gender": "Optional: m, f or n if powers beside this race have several forms; without it, m",
    "in_combo": "Optional: the power beside a race, if it is not the same as alone; masculine | feminine | neuter",
    "kind": "What comes before “region”. Several forms: first | second, for {kind2}. “… with a Mine” stands behind it",
    "limit": "Follows a sentence about a trait",
    CONTEXT: "A mistake in a file of a game, race, power or board; {0}: a word, a number or another of these texts",
    "mark": "The name of a symbol on the map",
    "moment": "Begins a sentence about a piece",
    "more": "What comes behind “region”; {with}, {the}: a piece; {beside}: see [region]",
    "per": "What an amount is for: +1 coin for each Forest region held",
    "piece": "A piece on the map: its name; .a: being placed; .the: doing something; .n: counted; .with: of a region",
    "region": "A region; {kind}: an adjective or name from [kind], {more}: a clause from [more]",
    "replay": "The page with which a browser replays a game; {0} and {1} are numbers or names",
    "say": "A sentence about a trait, without capital and full stop. Slots may be left out only if their sense stays",
    "short": "What a trait does, on its card: at most 33 letters",
    "stage": "How a sentence about a trait ends",
    "step": "The first game. {h2}: a region; {humans}: a race or power; {key-undo}: keys; at most 240 letters",
    "term": "A term of the rules, as a heading",
    "terrain": "The name of a terrain, in the nominative: regions are called Forest 3",
    "trait": "The name of a race, of a power as it stands alone, of a Relic or of a Place",
}  # fmt: skip
"""Explanations of contexts for translators; all other contexts are classes of the window or groups of its texts."""


class SourceText(NamedTuple):
    """An English text; ``key`` is its comment, which distinguishes equal texts."""

    context: str
    key: str
    text: str


def listed_texts() -> Iterator[SourceText]:
    """Yield all texts that are not in the sources of the window."""
    for text in dict.fromkeys(NETWORK):
        yield SourceText("Network", "", text)
    for text in dict.fromkeys(REFUSAL_TEXTS.values()):
        yield SourceText(REFUSED, "", text)
    for text in dict.fromkeys(mistakes()):
        yield SourceText(CONTEXT, "", text)
    for context, texts in data_tables().items():
        for key, text in texts.items():
            yield SourceText(context, key, text)


def mistakes() -> Iterator[str]:
    """Yield the patterns of the messages on games, traits and boards."""
    for path in sorted(path for folder in MISTAKES for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name(name) | ast.Attribute(attr=name), [ast.Constant(str(pattern)), *_]):
                    if name in PATTERN_CALLS:
                        yield pattern


@cache
def data_tables() -> dict[str, dict[str, str]]:
    """Return the texts in data files, by context and key."""
    sources = {**source_tables(), **course_texts(), **replay_texts()}
    tables = {context: dict(texts) for context, texts in sources.items()}
    traits = Catalogue.load().traits
    for context, kind in (("article", "race"), ("gender", "race"), ("in_combo", "power")):
        names = [trait.name for trait in traits if trait.kind == kind]
        tables[context] = {name: tables["trait"][name] for name in names}
    return tables


def listing() -> str:
    """Return the listed texts as C++ code, in which lupdate recognises comments and plurals."""
    lines: list[str] = []
    for context, key, text in listed_texts():
        if context in ABOUT:
            lines.append(f"//: {ABOUT[context]}")
        words = [context, text, *([key] if key or "%n" in text else [])]
        count = ", 2" if "%n" in text else ""
        lines.append(f"QCoreApplication::translate({', '.join(map(quoted, words))}{count});")
    return "\n".join([*lines, ""])


def quoted(text: str | list[str]) -> str:
    return json.dumps(text, ensure_ascii=False)
