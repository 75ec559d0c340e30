"""What a change has brought to light: the die, and what lay hidden."""

from __future__ import annotations

from swqt.engine import Attempted, Conquered, Rolled, Uncovered
from swqt.gui.board.reveal import Reveal
from swqt.gui.sentences import Sentences
from swqt.table import Change


def roll_of(change: Change, sentences: Sentences) -> tuple[int | None, str]:
    """Return the die if *change* has rolled it, and what came of that; a roll before the conquest speaks for itself."""
    events = [event for entry in change.entries for event in entry.events] if change.kind == "played" else []
    rolls = [event.pips for event in events if isinstance(event, Rolled)]
    told = [event for event in events if isinstance(event, (Rolled, Attempted, Conquered))]
    if not rolls or len(told) < 2:
        return (rolls[-1] if rolls else None), ""
    return rolls[-1], " ".join(sentences.tell(event) for event in told)


def reveals_of(change: Change, sentences: Sentences) -> list[Reveal]:
    """Return what *change* has uncovered: what turned up in one region is told at once."""
    found: dict[int, list[Uncovered]] = {}
    for entry in change.entries if change.kind == "played" else ():
        for event in entry.events:
            if isinstance(event, Uncovered):
                found.setdefault(event.region, []).append(event)
    return [
        Reveal(region, events[0].item, "\n".join(map(sentences.reveal, events)))
        for region, events in found.items()
    ]
