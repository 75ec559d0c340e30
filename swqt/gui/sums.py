"""Sums as rich text: each part is a link to the rule that it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from swqt.gui.sentences import Term
from swqt.gui.theme import current


def sum_html(title: str, terms: Sequence[Term], joint: str = " · ") -> str:
    """Return *title*, if there is one, and the parts of a sum, each a link with its topic as address."""
    parts = joint.join(link_html(term) for term in terms)
    if not title:
        return parts
    return f"{escape(title)}: {parts}." if parts else f"{escape(title)}."


def link_html(term: Term) -> str:
    """Return *term* as a link: in the colour of the text around it, with a line below."""
    style = f"color:{current().text}; text-decoration:underline"
    return f'<a href="{escape(term.topic)}" style="{style}">{escape(term.text)}</a>'
