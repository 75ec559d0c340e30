"""What leaves the map, and who leaves the game."""

from __future__ import annotations

from swqt.engine.draft import Draft
from swqt.engine.events import Removed, Vanished
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import EXTRA, GRUDGE, NOBODY, Piece


def clear_pieces(book: Rulebook, draft: Draft, region: int) -> None:
    """Take everything off *region* that does not stay with it (CONQ-7, CONQ-8, ABANDON-2)."""
    for piece in draft.pieces:
        if piece.region == region:
            if piece.kind in book.items:
                _leave_item(book, draft, piece.kind)
            elif piece.kind in book.pieces and piece.kind not in book.roaming:
                remove(draft, piece)


def remove(draft: Draft, piece: Piece) -> None:
    """Take *piece* off the map, if it still stands there."""
    if piece in draft.pieces:
        draft.lift(piece)
        draft.tell(Removed, piece.kind, piece.region)


def _leave_item(book: Rulebook, draft: Draft, item: str) -> None:
    """The holder of *item* loses it: the Ghost leaves (PLACE-CRYPT-2, A-119), and what a lent badge gave (A-127)."""
    ghost = book.clauses.get("ghost")
    if ghost and ghost.trait == item:
        for piece in draft.pieces:
            if piece.kind == ghost.piece:
                remove(draft, piece)
    if item in book.lenders and (power := draft.note(item)):
        _leave_lent(book, draft, power)


def _leave_lent(book: Rulebook, draft: Draft, power: str) -> None:
    """What the lent badge *power* brought or remembers leaves; not what a race with that badge built long ago."""
    if power in book.grudgers:
        draft.forget((GRUDGE,))
    for piece in draft.pieces:
        effect = book.pieces.get(piece.kind)
        if effect and effect.trait == power:
            holder = draft.tribe_at(piece.region)
            if holder == NOBODY or draft.tribes[holder].power != power:
                remove(draft, piece)
    if draft.truce and any([effect.verb == "pact" for effect in book.powers[power].effects]):
        for number, tribe in enumerate(draft.tribes):
            own = book.effects_of(tribe.race, tribe.power)
            if tribe.pact != NOBODY and not any([effect.verb == "pact" for effect in own]):
                draft.edit(number).pact = NOBODY


def bury(draft: Draft) -> None:
    """Take tribes in decline without a token out of the game; their banners join the queue (DECLINE-8, DECLINE-9)."""
    for tribe in tuple(draft.tribes):
        if not (tribe.active or tribe.held or tribe.hand or tribe.waiting):
            draft.remove(tribe)
            draft.returned += (tribe.race,)
            _forget_status(draft, tribe.race)
            draft.tell(Vanished, tribe.seat, tribe.race)
    draft.emptied = False


def _forget_status(draft: Draft, race: str) -> None:
    """A race that comes back later is what it declines as then (A-127)."""
    races = (draft.note(EXTRA) or "").split()
    if race in races:
        races.remove(race)
        draft.forget((EXTRA,))
        if races:
            draft.remember(EXTRA, " ".join(races))
