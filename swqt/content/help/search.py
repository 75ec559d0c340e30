"""Searches the rule book for words, ignoring case and accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from swqt.content.help.rule_book import BookLocation, RuleBook

_MOST = 80
"""The maximum number of hits; more would be narrowed down by another letter."""


class SearchHit(NamedTuple):
    """A passage that contains all words: its location, title and plain text."""

    spot: BookLocation
    title: str
    text: str


class SearchIndex:
    """All passages of *book*, folded for the search."""

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
        """Return the passages in which every word of *query* begins a word, titles first."""
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
    """Return the index of *book*. It is cached, since building it takes 40 ms."""
    return SearchIndex(book)


def words_of(query: str) -> list[str]:
    """Return the words to look for, folded."""
    return fold(query).split()


def fold(text: str) -> str:
    """Return *text* in lower case, without accents and with plain spaces, with the same number of characters."""
    if text.isascii():
        return text.lower()
    return "".join(unicodedata.normalize("NFKD", char)[0].lower()[0] for char in text)


def places_of(word: str, folded: str) -> list[int]:
    """Return the positions at which *word* begins a word of *folded*."""
    out = []
    at = folded.find(word)
    while at >= 0:
        if at == 0 or not folded[at - 1].isalnum():
            out.append(at)
        at = folded.find(word, at + 1)
    return out


def _rank(words: list[str], title: str, text: str) -> int | None:
    """Return the rank of a passage: titles first, then texts; None if a word is in neither.

    A passage is no hit for words that are all in its title: the title itself is the hit.
    """
    in_text = [bool(text) and bool(places_of(word, text)) for word in words]
    if text and not any(in_text):
        return None
    if not all(found or places_of(word, title) for word, found in zip(words, in_text, strict=True)):
        return None
    if text:
        return 2 if all(in_text) else 3
    return 0 if title.startswith(words[0]) else 1
