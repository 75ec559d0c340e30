"""Longer texts on one region, as rich text: what has happened there, and the rules of what is there."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from swqt.engine import NOBODY, Deployed, Event, Lifted, Rules, State
from swqt.gui.names import Names
from swqt.gui.sentences import Sentences
from swqt.table import Entry

_tr = QCoreApplication.translate
_QUIET = (Deployed, Lifted)


def history_html(entries: Iterable[Entry], region: int, sentences: Sentences) -> str:
    """Return what has happened in *region*, round by round; redeployments are left out."""
    parts: list[str] = []
    told = 0
    for entry in entries:
        for event in entry.events:
            if isinstance(event, _QUIET) or not concerns(event, region):
                continue
            if entry.before.round != told:
                told = entry.before.round
                heading = _tr("RegionTexts", "Round {0}").format(told)
                parts.append(f"<b>{escape(heading)}</b>")
            parts.append(escape(sentences.tell(event)))
    return _paragraphs(parts or [escape(_tr("RegionTexts", "Nothing has happened here yet."))])


def concerns(event: Event, region: int) -> bool:
    """Return whether *event* happened in *region*."""
    if region in (getattr(event, "region", NOBODY), getattr(event, "source", NOBODY)):
        return True
    if any(place == region for place, _ in getattr(event, "counts", ())):
        return True
    return bool(getattr(event, "regions", 0) >> region & 1)


def rules_html(rules: Rules, state: State, region: int, names: Names) -> str:
    """Return what the race in *region*, its power and the pieces there can do."""
    number = state.tribe_at(region)
    traits = []
    if number != NOBODY:
        tribe = state.tribes[number]
        traits = [tribe.power, tribe.race]
    for piece in rules.pieces(state):
        if piece.region == region:
            traits.append(names.bringer(piece.kind))
            traits.append(state.note(piece.kind) or "")
    parts = [
        f"<b>{escape(names.trait(trait))}</b>: {escape(' '.join(names.help(trait)))}"
        for trait in dict.fromkeys(traits)
        if trait and names.help(trait)
    ]
    return _paragraphs(parts or [escape(_tr("RegionTexts", "Nothing here has rules of its own."))])


def _paragraphs(parts: Iterable[str]) -> str:
    return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)
