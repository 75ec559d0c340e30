"""Sums as rich text: each part is a link to the rule that it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from swqt.engine import RegionSet
from swqt.gui.sentences import Sentences, Term
from swqt.gui.theme import current
from swqt.gui.turnover import Scoring

_MARK: Final = "#"


class Sum(NamedTuple):
    """What *seat* has earned: in figures, in few words, and where from, as rich text. Secret gains have words only."""

    seat: int
    amount: str
    title: str
    parts: str

    @property
    def whole(self) -> str:
        """The words and where it comes from, as rich text."""
        return f"{escape(self.title)}: {self.parts}." if self.parts else f"{escape(self.title)}."


def sums_of(scorings: Sequence[Scoring], sentences: Sentences) -> list[Sum]:
    """Return what *scorings* say to those who look at the screen."""
    return [
        Sum(
            seat,
            f"+{earned.income.total}" if sentences.tells(seat) else "",
            sentences.earned(earned),
            sum_html("", sentences.earned_terms(earned)),
        )
        for seat, earned in scorings
    ]


def sum_html(title: str, terms: Sequence[Term], joint: str = " · ") -> str:
    """Return *title*, if there is one, and the parts of a sum, each a link with its topic as address."""
    parts = joint.join(link_html(term) for term in terms)
    if not title:
        return parts
    return f"{escape(title)}: {parts}." if parts else f"{escape(title)}."


def link_html(term: Term) -> str:
    """Return *term* as a link: in the colour of the text around it, with a line below.

    Its address is the topic; regions that the term comes from follow it, see ``topic_of`` and ``regions_of``.
    """
    style = f"color:{current().text}; text-decoration:underline"
    address = f"{term.topic}{_MARK}{term.regions:x}" if term.regions else term.topic
    return f'<a href="{escape(address)}" style="{style}">{escape(term.text)}</a>'


def topic_of(address: str) -> str:
    """Return the topic in the *address* of a link."""
    return address.partition(_MARK)[0]


def regions_of(address: str) -> RegionSet:
    """Return the regions in the *address* of a link; none if it has none."""
    return int(address.partition(_MARK)[2] or "0", 16)
