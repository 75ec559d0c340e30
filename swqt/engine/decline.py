"""Going into decline (DECLINE-1 to DECLINE-9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine.conquest import bury, clear_pieces, pay_others, remove
from swqt.engine.draft import Draft, TribeDraft, TribeView, View
from swqt.engine.events import Declined
from swqt.engine.regions import members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import EXTRA, GRUDGE, NOBODY
from swqt.engine.traits import Effect


class DeclineResult(NamedTuple):
    """What else a decline brings: *coins* that *trait* pays for the regions left, or one last redeployment."""

    coins: int = 0
    trait: str = ""
    redeploys: bool = False


NOTHING_MORE: Final = DeclineResult()


def leaves_by_choice(tables: RuleTables, view: View, tribe: TribeView) -> str:
    """Return the lent badge with which a declining *tribe* may leave the map, or an empty one (PLACE-STONEHEDGE-2)."""
    lent = tables.lent(view, tribe)
    leaves = lent and any([e.verb == "decline" and e.keep == "none" for e in tables.powers[lent].effects])
    return lent if leaves else ""


def decline(tables: RuleTables, draft: Draft, seat: int, using: str) -> DeclineResult:
    """Put the active race of *seat* in decline (DECLINE-2 to DECLINE-6).

    A lent badge makes it leave the map only if *using* names that badge.
    """
    number = draft.active_of(seat)
    tribe = draft.tribes[number]
    effects = tables.profile(draft, tribe).of("decline")
    if effects and not using and (spurned := leaves_by_choice(tables, draft, tribe)):
        effects = tuple([e for e in effects if e.trait != spurned])
    extra = _is_extra(tables, draft, tribe)
    pay_others(tables, draft, "decline", number, tribe.held)
    for other, old in enumerate(draft.tribes):
        if old.seat == seat and not old.active and not extra and not _is_extra(tables, draft, old):
            abandon_everything(tables, draft, other)
    _remove_pieces(tables, draft, tribe)
    me = draft.edit(number)
    parting = _part(tables, draft, number, me, effects)
    me.hand = me.waiting = 0
    me.pact = NOBODY
    draft.retire(me)
    stay = tuple([(region, draft.tokens[region]) for region in members(me.held)])
    draft.record(Declined, seat, me.race, me.power, stay)
    _forget(tables, draft, me)
    if extra:
        lasting = tables.effects_of(me.race, me.power if me.power in tables.kept_badges else "")
        if not any([effect.extra for effect in lasting]):
            draft.remember(EXTRA, f"{draft.note(EXTRA) or ''} {me.race}".strip())
    bury(draft)
    return parting


def _part(tables: RuleTables, draft: Draft, number: int, me: TribeDraft, effects: tuple[Effect, ...]) -> DeclineResult:
    """Leave one token, all tokens or none in each region of the race (DECLINE-3, A-131)."""
    for effect in effects:
        if effect.keep == "none":
            coins = effect.amount * me.held.bit_count()
            abandon_everything(tables, draft, number)
            return DeclineResult(coins, effect.trait)
    if effects and any([effect.keep == "all" for effect in effects]):
        return DeclineResult(redeploys=bool(me.held) and any([effect.redeploys for effect in effects]))
    for region in members(me.held):
        draft.tokens[region] = 1
    return NOTHING_MORE


def _is_extra(tables: RuleTables, draft: Draft, tribe: TribeView) -> bool:
    """Return whether *tribe* does not count toward the one race in decline (POWER-SPIRIT-1)."""
    if (tribe.profile or tables.profile(draft, tribe)).extra:
        return True
    return not tribe.active and tribe.race in (draft.note(EXTRA) or "").split()


def abandon_everything(tables: RuleTables, draft: Draft, number: int) -> None:
    """Take tribe *number* off the map, with the pieces in its regions (DECLINE-2, A-13)."""
    me = draft.edit(number)
    pay_others(tables, draft, "abandon", number, me.held)
    for region in members(me.held):
        draft.tokens[region] = 0
        if draft.piece_index.covered >> region & 1:
            clear_pieces(tables, draft, region)
    me.held = me.hand = me.waiting = 0


def _remove_pieces(tables: RuleTables, draft: Draft, tribe: TribeView) -> None:
    """Remove the pieces of *tribe* that do not stay when it declines (DECLINE-5, DECLINE-6, A-80)."""
    own = (tribe.race, tribe.power, tables.lent(draft, tribe))
    for piece in draft.pieces:
        effect = tables.pieces.get(piece.kind)
        if effect and effect.trait in own and not effect.stays:
            remove(draft, piece)


def _forget(tables: RuleTables, draft: Draft, tribe: TribeView) -> None:
    """Drop the notes of *tribe*'s traits, except those that keep once-per-game income from being paid again."""
    if not draft.notes:
        return
    effects = tables.effects_of(tribe.race, tribe.power)
    paid = [effect.trait for effect in effects if effect.limit == "game" and effect.when == "always"]
    names = [name for effect in effects for name in (effect.note, effect.trait) if name and name not in paid]
    if any([effect.trait in tables.grudgers for effect in effects]) or tables.lent(draft, tribe) in tables.grudgers:
        names.append(GRUDGE)
    draft.forget(tuple(names))
