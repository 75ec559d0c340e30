"""Reads the written part of the rule book, ``resources/help/*.<language>.md``, into pages of passages.

``# Title {#anchor}`` starts a page and ``## Title {#anchor}`` a section; every other paragraph is one line. After
a paragraph, ``{#COST-3 @sorcerers}`` names the rules that it states and the traits that it concerns. ``- `` starts a
list item, and ``@word text`` defines a word for generated pages. Within text, ``**bold**`` and
``[words](anchor)`` are the only markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from swqt.home import resource_folder
from swqt.translation import ENGLISH

PARTS: Final = ("book", "decisions")
"""The names of the files of each language, in reading order."""

LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_TAIL: Final = re.compile(r"\s*\{([^{}]*)\}$")
_MAP: Final = ("terrains", "marks", "pieces")
_MORE: Final = ("worth", "words", "table", "make", "maker")
_SIGNED: Final = ("terrain-", "mark-", "piece-")


class BookError(ValueError):
    """Raised for an invalid file of the rule book; the message names file, line and what was expected."""


class Passage(NamedTuple):
    """A paragraph or heading: its *text* with markup, its anchors, and the traits that it is *about*.

    ``level`` is 2 for the heading of a section, 0 for text; *icon* is like ``terrain/forest``.
    """

    text: str
    anchors: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    level: int = 0
    item: bool = False
    icon: str = ""

    @property
    def plain(self) -> str:
        """The text without markup."""
        return _BOLD.sub(r"\1", LINK.sub(r"\1", self.text))

    @property
    def rules(self) -> tuple[str, ...]:
        """The IDs of the rules that it states."""
        return tuple(anchor for anchor in self.anchors if anchor[:1].isupper())


class BookPage(NamedTuple):
    """One page: *anchor* leads to its top, *group* is its part of the contents, *kind* is a line below the title."""

    anchor: str
    title: str
    group: str
    passages: tuple[Passage, ...]
    icon: str = ""
    kind: str = ""


class BookSource(NamedTuple):
    """The written text of one language: pages in order, and the *words* for generated pages."""

    pages: tuple[BookPage, ...]
    words: dict[str, str]


@cache
def book_languages() -> tuple[str, ...]:
    """Return the codes of the book's languages, English first."""
    codes = {path.name.split(".")[1] for path in (resource_folder() / "help").glob(f"{PARTS[0]}.*.md")}
    return (ENGLISH, *sorted(codes - {ENGLISH}))


@cache
def written(lang: str) -> BookSource:
    """Return the book in *lang*, also for a regional code (es-MX is es); English if there is none."""
    code = lang.replace("_", "-").split("-")[0].lower()
    code = code if code in book_languages() else ENGLISH
    pages: list[BookPage] = []
    words: dict[str, str] = {}
    for part in PARTS:
        path = resource_folder() / "help" / f"{part}.{code}.md"
        read = parse_book(path.read_text(encoding="utf-8"), path.name)
        pages += read.pages
        words |= read.words
    return BookSource(tuple(pages), words)


def parse_book(text: str, name: str) -> BookSource:
    """Return the pages and words in *text*; BookError, with *name* and line, if the syntax is wrong."""
    words: dict[str, str] = {}
    pages: list[BookPage] = []
    passages: list[Passage] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith("@"):
            key, _, word = line[1:].partition(" ")
            words[key] = word
            continue
        body, anchors, about = _tail(line, f"{name}:{number}")
        if body.startswith("# "):
            if not anchors:
                raise BookError(f"{name}:{number}: a page needs an anchor, as in {{#cost}}")
            if pages:
                pages[-1] = pages[-1]._replace(passages=tuple(passages))
            passages = []
            pages.append(BookPage(anchors[0], body[2:], _group(anchors[0]), ()))
        elif not pages:
            raise BookError(f"{name}:{number}: expected '# Title {{#anchor}}' before any text")
        else:
            passages.append(_passage(body, anchors, about))
    if pages:
        pages[-1] = pages[-1]._replace(passages=tuple(passages))
    return BookSource(tuple(pages), words)


def _tail(line: str, where: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    found = _TAIL.search(line)
    if not found:
        return line, (), ()
    marks = found[1].split()
    if wrong := [mark for mark in marks if mark[0] not in "#@"]:
        raise BookError(f"{where}: expected #anchor or @trait in braces, found {wrong[0]!r}")
    anchors, about = (tuple(mark[1:] for mark in marks if mark[0] == sign) for sign in "#@")
    return line[: found.start()], anchors, about


def _passage(body: str, anchors: tuple[str, ...], about: tuple[str, ...]) -> Passage:
    if body.startswith("## "):
        return Passage(body[3:], anchors, about, level=2, icon=_icon(anchors))
    item = body.startswith("- ")
    return Passage(body[2:] if item else body, anchors, about, item=item)


def _icon(anchors: tuple[str, ...]) -> str:
    return next((anchor.replace("-", "/", 1) for anchor in anchors if anchor.startswith(_SIGNED)), "")


def _group(anchor: str) -> str:
    if anchor in _MAP:
        return "map"
    if anchor in _MORE:
        return "more"
    return "decisions" if anchor.startswith("decisions") else "rules"


def links_of(passage: Passage) -> Iterator[str]:
    """Yield the anchors of the links in *passage*."""
    for found in LINK.finditer(passage.text):
        yield found[2]
