"""Where the card of the lesson stands: never on what it speaks of, and where it hides the least of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
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
    columns = [room.left() + wide * step // (_STEPS - 1) for step in range(_STEPS - 1, -1, -1)]
    rows = [room.top() + high * step // (_STEPS - 1) for step in range(_STEPS - 1, -1, -1)]
    # In plain numbers, and each direction for itself: to ask Qt what every place hides takes ten times as long.
    seen = [(rect, _SACRED / 1000) for rect in shown] + [(rect, weight / 1000) for rect, weight in others]
    lying = [(rect.left(), rect.left() + rect.width(), rect.top(), rect.top() + rect.height()) for rect, _ in seen]
    weights = [weight for _, weight in seen]
    width, height = size.width(), size.height()

    def hidden_across(x: int) -> list[int]:
        return [max(0, min(x + width, right) - max(x, left)) for left, right, _, _ in lying]

    def hidden_down(y: int) -> list[int]:
        return [max(0, min(y + height, bottom) - max(y, top)) for _, _, top, bottom in lying]

    by_column = [(x, hidden_across(x)) for x in columns]
    by_row = [(y, hidden_down(y)) for y in rows]
    places = [(x, y, across, down) for y, down in by_row for x, across in by_column]
    if last is not None and room.contains(QRect(last, size)):
        places.insert(0, (last.x(), last.y(), hidden_across(last.x()), hidden_down(last.y())))

    def loss(place: tuple[int, int, list[int], list[int]]) -> float:
        x, y, across, down = place
        travel = 0.0 if last is None else (abs(x - last.x()) + abs(y - last.y())) * _TRAVEL
        return travel + sum(map(prod, zip(across, down, weights, strict=True)))

    x, y, *_ = min(places, key=loss)
    return QPoint(x, y)

