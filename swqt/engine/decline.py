"""Going into decline, and leaving the game (DECLINE-1 to DECLINE-9)."""

from __future__ import annotations

from swqt.engine.draft import Draft, TribeView
from swqt.engine.events import Declined, Removed
from swqt.engine.regions import members
from swqt.engine.removal import bury, clear_pieces
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import NOBODY


def decline(book: Rulebook, draft: Draft, seat: int) -> None:
    """Put the active race of *seat* in decline; what it leaves behind is as DECLINE-2 to DECLINE-6 say."""
    number = draft.active_of(seat)
    tribe = draft.tribes[number]
    extra = _is_extra(book, tribe)
    for other, old in enumerate(draft.tribes):
        if old.seat == seat and not old.active and not extra and not _is_extra(book, old):
            _abandon_everything(book, draft, other)
    keeps = {effect.keep for effect in book.profile(tribe).decline}
    _remove_pieces(book, draft, tribe)
    me = draft.edit(number)
    if "all" not in keeps:
        for region in members(me.held):
            draft.tokens[region] = 1
    me.hand = me.waiting = 0
    me.active = False
    me.pact = NOBODY
    stay = tuple([(region, draft.tokens[region]) for region in members(me.held)])
    draft.events.append(Declined(seat, me.race, me.power, stay))
    _forget(book, draft, me)
    # Rows stay sorted: active first, then those in decline, oldest first.
    draft.tribes.sort(key=lambda row: (row.seat, not row.active, row is me))
    bury(draft)


def _is_extra(book: Rulebook, tribe: TribeView) -> bool:
    """Return whether *tribe* does not count toward the one race in decline (POWER-SPIRIT-1)."""
    return any(effect.extra for effect in book.profile(tribe).decline)


def _abandon_everything(book: Rulebook, draft: Draft, number: int) -> None:
    """Take tribe *number* off the map, with what stands in its regions (DECLINE-2, A-13)."""
    me = draft.edit(number)
    for region in members(me.held):
        draft.tokens[region] = 0
        clear_pieces(book, draft, region)
    me.held = me.hand = me.waiting = 0


def _remove_pieces(book: Rulebook, draft: Draft, tribe: TribeView) -> None:
    """Take back the pieces that do not outlive the decline of *tribe* (DECLINE-5, DECLINE-6)."""
    leaving = {kind for kind, effect in book.pieces.items() if not effect.stays}
    for piece in draft.pieces:
        if piece.kind in leaving and tribe.held >> piece.region & 1:
            draft.lift(piece)
            draft.events.append(Removed(piece.kind, piece.region))


def _forget(book: Rulebook, draft: Draft, tribe: TribeView) -> None:
    """Drop what traits of *tribe* remembered while it was active; a badge picked again starts anew (C-21)."""
    effects = book.effects_of(tribe.race, tribe.power)
    draft.forget(tuple(name for effect in effects for name in (effect.note, effect.trait) if name))
