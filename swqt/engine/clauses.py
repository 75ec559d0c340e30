"""Clauses: the rules of single traits, relics and places that no verb covers."""

from __future__ import annotations

from typing import Final

from swqt.engine.commands import Conquer, Place, Use
from swqt.engine.conquest import bring, bury, clear_pieces, evict, new_master
from swqt.engine.draft import Draft
from swqt.engine.events import Earned, Gain, Income, Lost, Placed
from swqt.engine.queries import acting, discarded, native_kind, tray
from swqt.engine.relics import BAG, active_holder, balrog_targets, relic_of, spent_by
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import CHANCE, NOBODY, Decision
from swqt.engine.traits import Effect
from swqt.engine.turn import after_altar

BALROG_LOSS: Final = 2


def takes_over(tables: RuleTables, draft: Draft, command: Use) -> bool:
    """Carry out *command* if it puts an active token into a region in decline; return whether it does.

    The old token goes to its tray; the new one comes from the tray or, if that is empty, from hand
    (U-POWER-REBORN-1). This is not a conquest (A-101).
    """
    number = draft.tribe_at(command.region) if command.region >= 0 else NOBODY
    if number == NOBODY or draft.tribes[number].active or draft.tribes[number].seat != draft.turn:
        return False
    effect = tables.profile(draft, draft.tribes[number]).clauses.get("reborn")
    if effect is None or effect.trait != command.trait:
        return False
    old = draft.edit(number)
    old.held &= ~(1 << command.region)
    draft.record(Lost, old.seat, old.race, command.region, draft.tokens[command.region], 0)
    clear_pieces(tables, draft, command.region)
    heir = draft.edit(draft.mine)
    if not tray(tables, draft, heir.race):
        heir.hand -= 1
    heir.held |= 1 << command.region
    draft.tokens[command.region] = 1
    draft.spend(effect.trait)
    new_master(tables, draft, command.region)
    draft.record(Placed, heir.seat, heir.race, command.region)
    bury(draft)
    return True


def give_up(tables: RuleTables, draft: Draft, command: Use) -> None:
    """Discard one token in decline for coins (PLACE-ALTAR-1, A-117)."""
    seat = draft.agenda.pop().seat
    effect = tables.clauses["altar"]
    me = draft.edit(draft.tribe_at(command.region))
    draft.tokens[command.region] -= 1
    draft.record(Lost, me.seat, me.race, command.region, 1, 0)
    if not draft.tokens[command.region]:
        me.held &= ~(1 << command.region)
        clear_pieces(tables, draft, command.region)
    draft.pay(seat, effect.amount)
    gain = Gain(effect.trait, me.race, effect.amount, 1 << command.region, effect.rule)
    draft.record(Earned, seat, Income(effect.amount, (gain,)), "altar")
    bury(draft)
    after_altar(tables, draft)


def put_down(tables: RuleTables, draft: Draft, command: Place) -> None:
    """Put the Ring or the Scepter, or the Bag as their copy, into a region at the turn's end (RELIC-RING-1)."""
    kind = spent_by(command.piece)
    draft.spend(kind)
    if kind == BAG:
        draft.remember(BAG, relic_of(tables, draft, command.piece))
    bring(draft, draft.turn, kind, command.region)


def uncovered(tables: RuleTables, draft: Draft, item: str, region: int) -> None:
    """Apply the immediate effects of *item*, just uncovered in *region* (PLACE-PENTACLE-1, PLACE-STONEHEDGE-1)."""
    if item in tables.lenders:
        draft.powers = draft.powers or discarded(tables, draft)
        if draft.powers:
            draft.agenda.append(_draw_about(region))
    effect = tables.balrog
    if effect and effect.trait == item and active_holder(tables, draft, item) and not _by_ghouls(tables, draft, region):
        draft.spend(effect.piece)
        if balrog_targets(tables, draft, effect):
            draft.push_about(draft.turn, "conquer", Use(item, region))


def _by_ghouls(tables: RuleTables, draft: Draft, region: int) -> bool:
    """Return whether a race in decline holds *region* and so has uncovered its item (A-134)."""
    number = acting(tables, draft, "ghouls")
    return number != NOBODY and bool(draft.tribes[number].held >> region & 1)


def _draw_about(region: int) -> Decision:
    return Decision(CHANCE, "draw", Conquer(region))


def move_balrog(tables: RuleTables, draft: Draft, region: int, effect: Effect) -> None:
    """Move the Balrog to *region*, which it conquers for nobody (PLACE-PENTACLE-2, A-98, A-123, A-124)."""
    if not any([used.trait == effect.piece for used in draft.used]):
        draft.spend(effect.piece)
    monster = native_kind(tables, draft.natives[region]) == "monster"
    number = draft.tribe_at(region)
    loss = BALROG_LOSS
    if number != NOBODY and not tables.profile(draft, draft.tribes[number]).loss:
        loss = 0
    evict(tables, draft, region, loss)
    clear_pieces(tables, draft, region)
    bring(draft, draft.turn, effect.piece, region)
    bury(draft)
    if monster and draft.items:
        draft.agenda.append(_draw_about(region))
