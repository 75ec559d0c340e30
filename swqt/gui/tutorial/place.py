"""Where the card of the lesson stands: never on what it speaks of, and where it hides the least of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

_STEPS: Final = 9
"""How many places are tried in each direction."""

_SACRED: Final = 1000.0
"""How much worse it is to hide what the card speaks of than to hide anything else."""

_TRAVEL: Final = 0.03
"""How much it counts for each pixel that the card would have to move."""


def best_place(
    size: QSize, room: QRect, shown: Sequence[QRect], others: Sequence[tuple[QRect, float]], last: QPoint | None = None
) -> QPoint:
    """Return the upper left corner for a card of *size* within *room*.

    *shown* is what it speaks of; *others* are what else there is to see, each with what it counts to hide a thousand
    pixels of it. *last* is where the card stood before.
    """
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    places = [
        QPoint(room.left() + wide * column // (_STEPS - 1), room.top() + high * row // (_STEPS - 1))
        for row in range(_STEPS - 1, -1, -1)
        for column in range(_STEPS - 1, -1, -1)
    ]
    if last is not None and room.contains(QRect(last, size)):
        places.insert(0, last)

    def loss(place: QPoint) -> float:
        card = QRect(place, size)
        hidden = sum(_shared(card, rect) for rect in shown) * _SACRED
        hidden += sum(_shared(card, rect) * weight for rect, weight in others)
        return hidden + (0.0 if last is None else (place - last).manhattanLength() * _TRAVEL)

    return min(places, key=loss)


def _shared(first: QRect, second: QRect) -> float:
    """Return how many thousands of pixels *first* and *second* have in common."""
    both = first.intersected(second)
    return max(0, both.width()) * max(0, both.height()) / 1000
