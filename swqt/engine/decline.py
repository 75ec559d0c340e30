"""Going into decline (DECLINE-1 to DECLINE-9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine.draft import Draft, TribeDraft, TribeView, View
from swqt.engine.events import Declined
from swqt.engine.regions import members
from swqt.engine.removal import bury, clear_pieces, remove
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import EXTRA, GRUDGE, NOBODY
from swqt.engine.traits import Effect


class Parting(NamedTuple):
    """What a decline asks for besides: *coins* for regions left by *trait*, or one last redeployment."""

    coins: int = 0
    trait: str = ""
    redeploys: bool = False


NOTHING_MORE: Final = Parting()


def leaves_by_choice(book: Rulebook, view: View, tribe: TribeView) -> str:
    """Return the lent badge by which *tribe* may leave altogether when it declines, or nothing (PLACE-STONEHEDGE-2)."""
    lent = book.lent(view, tribe)
    leaves = lent and any([e.verb == "decline" and e.keep == "none" for e in book.powers[lent].effects])
    return lent if leaves else ""


def decline(book: Rulebook, draft: Draft, seat: int, using: str) -> Parting:
    """Put the active race of *seat* in decline; what it leaves behind is as DECLINE-2 to DECLINE-6 say.

    By a lent badge it leaves altogether only if that is the one in *using*.
    """
    number = draft.active_of(seat)
    tribe = draft.tribes[number]
    effects = book.profile(draft, tribe).decline
    if effects and not using and (spurned := leaves_by_choice(book, draft, tribe)):
        effects = tuple([e for e in effects if e.trait != spurned])
    extra = _is_extra(book, draft, tribe)
    for other, old in enumerate(draft.tribes):
        if old.seat == seat and not old.active and not extra and not _is_extra(book, draft, old):
            abandon_everything(book, draft, other)
    _remove_pieces(book, draft, tribe)
    me = draft.edit(number)
    parting = _part(book, draft, number, me, effects)
    me.hand = me.waiting = 0
    me.pact = NOBODY
    draft.retire(me)
    stay = tuple([(region, draft.tokens[region]) for region in members(me.held)])
    draft.tell(Declined, seat, me.race, me.power, stay)
    _forget(book, draft, me)
    if extra:
        lasting = book.effects_of(me.race, me.power if me.power in book.kept_badges else "")
        if not any([effect.extra for effect in lasting]):
            draft.remember(EXTRA, f"{draft.note(EXTRA) or ''} {me.race}".strip())
    bury(draft)
    return parting


def _part(book: Rulebook, draft: Draft, number: int, me: TribeDraft, effects: tuple[Effect, ...]) -> Parting:
    """Leave in each region what the race leaves there: one token, all, or none (DECLINE-3, A-131)."""
    for effect in effects:
        if effect.keep == "none":
            coins = effect.amount * me.held.bit_count()
            abandon_everything(book, draft, number)
            return Parting(coins, effect.trait)
    if effects and any([effect.keep == "all" for effect in effects]):
        return Parting(redeploys=bool(me.held) and any([effect.redeploys for effect in effects]))
    for region in members(me.held):
        draft.tokens[region] = 1
    return NOTHING_MORE


def _is_extra(book: Rulebook, draft: Draft, tribe: TribeView) -> bool:
    """Return whether *tribe* does not count toward the one race in decline (POWER-SPIRIT-1)."""
    if book.profile(draft, tribe).extra:
        return True
    return not tribe.active and tribe.race in (draft.note(EXTRA) or "").split()


def abandon_everything(book: Rulebook, draft: Draft, number: int) -> None:
    """Take tribe *number* off the map, with what stands in its regions (DECLINE-2, A-13)."""
    me = draft.edit(number)
    for region in members(me.held):
        draft.tokens[region] = 0
        if draft.layout.covered >> region & 1:
            clear_pieces(book, draft, region)
    me.held = me.hand = me.waiting = 0


def _remove_pieces(book: Rulebook, draft: Draft, tribe: TribeView) -> None:
    """Take back the pieces that do not outlive the decline of *tribe* (DECLINE-5, DECLINE-6, A-80)."""
    own = (tribe.race, tribe.power, book.lent(draft, tribe))
    for piece in draft.pieces:
        effect = book.pieces.get(piece.kind)
        if effect and effect.trait in own and not effect.stays:
            remove(draft, piece)


def _forget(book: Rulebook, draft: Draft, tribe: TribeView) -> None:
    """Drop what traits of *tribe* remembered while it was active; what pays once and in decline too, pays no more."""
    if not draft.notes:
        return
    effects = book.effects_of(tribe.race, tribe.power)
    paid = [effect.trait for effect in effects if effect.limit == "game" and effect.when == "always"]
    names = [name for effect in effects for name in (effect.note, effect.trait) if name and name not in paid]
    if any([effect.trait in book.grudgers for effect in effects]) or book.lent(draft, tribe) in book.grudgers:
        names.append(GRUDGE)
    draft.forget(tuple(names))
