"""Removal of pieces from the map and of tribes from the game."""

from __future__ import annotations

from swqt.engine.draft import Draft
from swqt.engine.events import Removed, Vanished
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import EXTRA, GRUDGE, NOBODY, Piece


def clear_pieces(tables: RuleTables, draft: Draft, region: int) -> None:
    """Take everything off *region* that does not stay with it (CONQ-7, CONQ-8, ABANDON-2)."""
    for piece in draft.pieces:
        if piece.region == region:
            if piece.kind in tables.items:
                _leave_item(tables, draft, piece.kind)
            elif piece.kind in tables.pieces and piece.kind not in tables.roaming:
                remove(draft, piece)


def remove(draft: Draft, piece: Piece) -> None:
    """Take *piece* off the map, if it still stands there."""
    if piece in draft.pieces:
        draft.lift(piece)
        draft.record(Removed, piece.kind, piece.region)


def _leave_item(tables: RuleTables, draft: Draft, item: str) -> None:
    """The holder of *item* loses it: the Ghost leaves (PLACE-CRYPT-2, A-119), and what a lent badge gave (A-127)."""
    ghost = tables.clauses.get("ghost")
    if ghost and ghost.trait == item:
        for piece in draft.pieces:
            if piece.kind == ghost.piece:
                remove(draft, piece)
    if item in tables.lenders and (power := draft.note(item)):
        _leave_lent(tables, draft, power)


def _leave_lent(tables: RuleTables, draft: Draft, power: str) -> None:
    """Remove what the lent badge *power* brought or noted, but nothing that a race with that badge built before."""
    if power in tables.grudgers:
        draft.forget((GRUDGE,))
    for piece in draft.pieces:
        effect = tables.pieces.get(piece.kind)
        if effect and effect.trait == power:
            holder = draft.tribe_at(piece.region)
            if holder == NOBODY or draft.tribes[holder].power != power:
                remove(draft, piece)
    if draft.truce and any([effect.verb == "pact" for effect in tables.powers[power].effects]):
        for number, tribe in enumerate(draft.tribes):
            own = tables.effects_of(tribe.race, tribe.power)
            if tribe.pact != NOBODY and not any([effect.verb == "pact" for effect in own]):
                draft.edit(number).pact = NOBODY


def bury(draft: Draft) -> None:
    """Take tribes in decline without a token out of the game; their banners join the queue (DECLINE-8, DECLINE-9)."""
    for tribe in tuple(draft.tribes):
        if not (tribe.active or tribe.held or tribe.hand or tribe.waiting):
            draft.remove(tribe)
            draft.returned += (tribe.race,)
            _forget_status(draft, tribe.race)
            draft.record(Vanished, tribe.seat, tribe.race)
    draft.emptied = False


def _forget_status(draft: Draft, race: str) -> None:
    """Forget the status of *race*: when it comes back, its next decline decides anew (A-127)."""
    races = (draft.note(EXTRA) or "").split()
    if race in races:
        races.remove(race)
        draft.forget((EXTRA,))
        if races:
            draft.remember(EXTRA, " ".join(races))
