"""What leaves the map, and who leaves the game."""

from __future__ import annotations

from swqt.engine.draft import Draft
from swqt.engine.events import Removed, Vanished
from swqt.engine.rulebook import Rulebook


def clear_pieces(book: Rulebook, draft: Draft, region: int) -> None:
    """Take everything off *region* that does not stay with it (CONQ-7, CONQ-8, ABANDON-2)."""
    for piece in draft.pieces:
        if piece.region == region and piece.kind in book.pieces:
            draft.lift(piece)
            draft.events.append(Removed(piece.kind, region))


def bury(draft: Draft) -> None:
    """Take tribes in decline without a token out of the game; their banners join the queue (DECLINE-8, DECLINE-9)."""
    for tribe in tuple(draft.tribes):
        if not (tribe.active or tribe.held or tribe.hand or tribe.waiting):
            draft.tribes.remove(tribe)
            draft.returned += (tribe.race,)
            draft.events.append(Vanished(tribe.seat, tribe.race))
    draft.emptied = False
