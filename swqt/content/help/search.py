"""Finds words in the rule book, whatever their capitals and accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from swqt.content.help.rule_book import BookLocation, RuleBook

_MOST = 80
"""Hits that are worth showing; who gets more will type another letter."""


class SearchHit(NamedTuple):
    """A passage with all words: where it is, under which title, and its plain text."""

    spot: BookLocation
    title: str
    text: str


class SearchIndex:
    """Everything in *book* as it is searched."""

    def __init__(self, book: RuleBook) -> None:
        self._book = book
        self._rows: list[tuple[str, str, SearchHit]] = []
        for page in book.pages:
            title = page.title
            self._rows.append((fold(title), "", SearchHit(BookLocation(page), title, page.kind)))
            for number, passage in enumerate(page.passages):
                if passage.level:
                    title = f"{page.title} › {passage.plain}"
                    self._rows.append((fold(passage.plain), "", SearchHit(BookLocation(page, number), title, "")))
                else:
                    text = f"{passage.plain} {' '.join(passage.rules)}"
                    self._rows.append(
                        (fold(title), fold(text), SearchHit(BookLocation(page, number), title, passage.plain))
                    )

    def find(self, query: str) -> list[SearchHit]:
        """Return the passages that have every word of *query* at the beginning of a word, titles first."""
        words = words_of(query)
        if not words:
            return []
        ranked = [
            (rank, number, hit)
            for number, (title, text, hit) in enumerate(self._rows)
            if (rank := _rank(words, title, text)) is not None
        ]
        ranked.sort(key=lambda found: found[:2])
        return [hit for _, _, hit in ranked[:_MOST]]


@lru_cache(maxsize=2)
def index_of(book: RuleBook) -> SearchIndex:
    """Return the index of *book*; asked again, the same one. To make it takes 40 ms."""
    return SearchIndex(book)


def words_of(query: str) -> list[str]:
    """Return the words to look for, folded."""
    return fold(query).split()


def fold(text: str) -> str:
    """Return *text* in small letters without accents, as many characters as before."""
    if text.isascii():
        return text.lower()
    return "".join(unicodedata.normalize("NFD", char)[0].lower()[0] for char in text)


def places_of(word: str, folded: str) -> list[int]:
    """Return where *word* begins a word of *folded*."""
    out = []
    at = folded.find(word)
    while at >= 0:
        if at == 0 or not folded[at - 1].isalnum():
            out.append(at)
        at = folded.find(word, at + 1)
    return out


def _rank(words: list[str], title: str, text: str) -> int | None:
    """Return how far down a passage stands: titles first, then texts; None if a word is in neither.

    What follows under a title is no hit for words that are all in the title: the title is.
    """
    in_text = [bool(text) and bool(places_of(word, text)) for word in words]
    if text and not any(in_text):
        return None
    if not all(found or places_of(word, title) for word, found in zip(words, in_text, strict=True)):
        return None
    if text:
        return 2 if all(in_text) else 3
    return 0 if title.startswith(words[0]) else 1
