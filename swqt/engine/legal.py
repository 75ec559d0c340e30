"""Lists the legal commands for the open decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.engine.attacks import NO_QUOTES, conquests, start_effects, substitutes, with_relics
from swqt.engine.commands import Command, Conquer, Decline, Draw, Pick, Use
from swqt.engine.decline import leaves_by_choice
from swqt.engine.draft import TribeView, View
from swqt.engine.placement import END, last_spread, placements, pools, redeploying, room
from swqt.engine.queries import acting, piece_hand, prices_of
from swqt.engine.ranges import AbandonRange, DealRange, DeployRange, Legal, Pool, Range
from swqt.engine.regions import RegionSet, members
from swqt.engine.relics import (
    BAG,
    balrog_targets,
    closing,
    ghost_targets,
    haunting,
    is_copy,
    relic_of,
    summoning,
    where_is,
)
from swqt.engine.rule_tables import ROLLS, RuleTables
from swqt.engine.state import NO_BADGE, NOBODY, NOT_ROLLED, Decision
from swqt.engine.targets import legal_targets
from swqt.engine.traits import Effect

Options = list[Command | Range]

DECLINE: Final = Decline()

_CAMPAIGNS: Final = ("conquer", "choice", "ghouls")


def legal(tables: RuleTables, view: View) -> Legal:
    """Return every command that the decision on top of the agenda admits; empty when the game is over.

    Afterwards ``view.quotes`` has the costs of its plain conquests.
    """
    view.quotes = NO_QUOTES
    agenda = view.agenda
    if not agenda:
        return ()
    decision = agenda[-1]
    kind = decision.kind
    if kind in _CAMPAIGNS and decision.about is None:
        return _campaign(tables, view, kind)
    return tuple(_ANSWERS[kind](tables, view, decision))


def _pick(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return the picks of every visible combo the seat can pay (COLUMN-1, COLUMN-2, A-2), then of the pieces it brings.

    A seat that finds no combo, because all banners or badges are in play, can only end the turn.
    """
    number = view.active_of(decision.seat)
    if number != NOBODY:
        brought: Options = []
        for effect in pick_pieces(tables, view, number):
            brought += tables.places_of(effect.piece, pick_room(tables, view, effect))
        return brought
    coins = view.coins[decision.seat]
    prices = prices_of(tables, view.column)
    out: Options = []
    swaps: Options = []
    for row, (race, power, _) in enumerate(view.column):
        if power and prices[row] <= coins:
            out.append(tables.pick[row])
            if race in tables.swappers:
                swaps += [Pick(row, other) for other, combo in enumerate(view.column) if other != row and combo.power]
    if not out and (view.column or tables.races.keys() - tables.senseless <= {tribe.race for tribe in view.tribes}):
        return [END]
    return out + swaps


def pick_pieces(tables: RuleTables, view: View, number: int) -> list[Effect]:
    """Return the effects whose pieces come with the pick and are not placed yet (U-RACE-FLAMES-1)."""
    effects = tables.profile(view, view.tribes[number]).at["pick"]
    return [e for e in effects if piece_hand(tables, view, e) and pick_room(tables, view, e)]


def pick_room(tables: RuleTables, view: View, effect: Effect) -> RegionSet:
    """Return where a piece that comes with the pick may go."""
    regions, loose, _ = tables.parts_of(effect.where)
    return 0 if loose else regions


def declines(tables: RuleTables, view: View, seat: int) -> Options:
    """Return how the active race of *seat* may decline; leaving with a lent badge is optional (PLACE-STONEHEDGE-2)."""
    lent = leaves_by_choice(tables, view, view.tribes[view.active_of(seat)]) if view.piece_index.lending else ""
    return [Decline(lent), DECLINE] if lent else [DECLINE]


def _campaign(tables: RuleTables, view: View, kind: str) -> Legal:
    """Return the commands of GHOULS, READY and CONQUER for one tribe; in CHOICE the active race may also decline."""
    me = view.tribes[acting(tables, view, kind) if view.ghouls else view.mine]
    profile = me.profile or tables.profile(view, me)
    hand = me.hand
    if kind == "choice":
        for region in members(me.held):
            hand += view.tokens[region] - 1
    out: Options = []
    targets = legal_targets(tables, view, me, profile) if hand > 0 or profile.substitutes else 0
    if hand > 0:
        view.quotes = conquests(tables, view, me, profile, hand, targets, out)
    if profile.substitutes:
        substitutes(tables, view, me, profile, hand, targets, out)
    if tables.items:
        if view.piece_index.relics:
            with_relics(tables, view, me, profile, hand, targets, out)
        effect = summoning(tables, view)
        if effect and view.rolled == NOT_ROLLED:
            here = where_is(tables, view, effect.piece)
            out += tables.places_of(effect.piece, balrog_targets(tables, view, effect), here)
    if view.flags.starting:
        out += start_effects(tables, view, kind)
    if me.held and not me.done and view.rolled == NOT_ROLLED:
        out.append(AbandonRange(me.held))
    out.append(END)
    if kind == "choice":
        out += declines(tables, view, view.turn)
    return tuple(out)


def _interrupted(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return the answers to a decision that must be made before the campaign continues or ends (PLACE-PENTACLE-1)."""
    if isinstance(decision.about, Use):
        effect = tables.clauses["balrog"]
        return tables.places_of(effect.piece, balrog_targets(tables, view, effect))
    return [END]


def _redeploy(tables: RuleTables, view: View, decision: Decision) -> Options | Legal:
    """Return the commands of REDEPLOY: first pieces that must be placed, then optional ones and the one DeployRange."""
    if decision.about is not None:
        return (DeployRange(last_spread(view, decision.seat)),)
    me = view.tribes[view.mine]
    if not (me.profile or tables.profile(view, me)).at["redeploy"]:
        return (DeployRange(pools(tables, view)),)
    out = placements(tables, view, "redeploy")
    if out and out[-1] is END and redeploying(tables, view):
        out.pop()
        out.append(DeployRange(pools(tables, view)))
    return out


def _close(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return the commands of END_PIECES: Heroes, Queen, Ghost, Ring, Scepter, then the Diplomat's peace."""
    out = placements(tables, view, "close")
    if out[-1] is END:
        if tables.items:
            out += _item_moves(tables, view)
        out += [tables.choose[seat] for seat in allies(tables, view, decision.seat)]
    return out


def _item_moves(tables: RuleTables, view: View) -> Options:
    """Return what relics and places allow at the turn's end (RELIC-RING-1, RELIC-SCEPTER-1, PLACE-CRYPT-1)."""
    me = view.tribes[view.mine]
    out: Options = []
    for name in closing(tables, view, me):
        regions = me.held
        # The Bag never shares a region with what it copies.
        relic = relic_of(tables, view, name)
        copied = relic if is_copy(name) else BAG if view.note(BAG) == relic else ""
        other = where_is(tables, view, copied)
        if other >= 0:
            regions &= ~(1 << other)
        out += tables.places_of(name, regions)
    effect = haunting(tables, view)
    if effect:
        here = where_is(tables, view, effect.piece)
        out += tables.places_of(effect.piece, ghost_targets(tables, view, effect), here)
    effect = summoning(tables, view)
    if effect:
        here = where_is(tables, view, effect.piece)
        out += tables.places_of(effect.piece, balrog_targets(tables, view, effect), here)
    return out


def allies(tables: RuleTables, view: View, seat: int) -> list[int]:
    """Return the seats with which *seat* may make peace now (POWER-DIPLOMAT-1, A-58)."""
    number = view.active_of(seat)
    if number == NOBODY or view.tribes[number].pact != NOBODY:
        return []
    me = view.tribes[number]
    if not (me.profile or tables.profile(view, me)).of("pact"):
        return []
    return [s for s in range(len(view.coins)) if s != seat and not view.attacked >> s & 1]


def _altar(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return the commands of ALTAR: give up a token in decline, or end (PLACE-ALTAR-1)."""
    effect = tables.clauses["altar"]
    out: Options = [Use(effect.trait, region) for region in members(offerings(view, decision.seat))]
    out.append(END)
    return out


def offerings(view: View, seat: int) -> RegionSet:
    """Return the regions of *seat* with a token in decline (A-117)."""
    out = 0
    for tribe in view.tribes:
        if tribe.seat == seat and not tribe.active:
            out |= tribe.held
    return out


def _draw(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return what may be drawn (CONQ-6): items, or unseen badges if a place lends a badge and has none yet (A-126)."""
    if drawing_badge(tables, view, decision):
        return [Draw(power) for power in view.powers]
    return [Draw(item) for item in view.items]


def drawing_badge(tables: RuleTables, view: View, decision: Decision) -> bool:
    """Return whether the open draw is for a badge that comes with a place (PLACE-STONEHEDGE-1)."""
    region = decision.about.region if isinstance(decision.about, Conquer) else -1
    return any([kind in tables.lenders and at == region and view.note(kind) is None for kind, at in view.pieces])


def _stout(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return the offer to decline after scoring (POWER-STOUT-1)."""
    return [*declines(tables, view, decision.seat), END]


def _retreat(tables: RuleTables, view: View, decision: Decision) -> Options:
    """Return what RETREAT puts into the tribe's regions: withdrawn Encampments, then withdrawn tokens (RETREAT-4)."""
    number = retreating(tables, view, decision.seat)
    me = view.tribes[number]
    for effect in withdrawn_pieces(tables, view, me):
        return tables.places_of(effect.piece, room(tables, view, me, effect))
    return [DeployRange((Pool(me.waiting, me.held, 0, me.waiting),))]


def retreating(tables: RuleTables, view: View, seat: int) -> int:
    """Return the first tribe of *seat* with something to put back on regions it still holds, or -1."""
    for number, tribe in enumerate(view.tribes):
        if tribe.seat == seat and retreats(tables, view, tribe):
            return number
    return NOBODY


def retreats(tables: RuleTables, view: View, tribe: TribeView) -> bool:
    """Return whether *tribe* has something to put back on regions it still holds."""
    if not tribe.held:
        return False
    if tribe.waiting:
        return True
    kept = view.flags.keeping and (tribe.profile or tables.profile(view, tribe)).kept
    return bool(kept) and len(withdrawn_pieces(tables, view, tribe)) > 0


def withdrawn_pieces(tables: RuleTables, view: View, tribe: TribeView) -> list[Effect]:
    """Return the effects whose pieces survived an attack and now wait for a region (POWER-BIVOUACKING-3)."""
    if not (tribe.active and view.flags.keeping):
        return []
    kept = (tribe.profile or tables.profile(view, tribe)).kept
    return [effect for effect in kept if piece_hand(tables, view, effect)]


def _roll(tables: RuleTables, view: View, _: Decision) -> Legal:
    return ROLLS


def _deal(tables: RuleTables, view: View, _: Decision) -> Options:
    """Return the deals (COLUMN-7): a badge for a banner without one, else any unseen banner, else the queue's head."""
    waiting: tuple[str, ...] = ()
    if view.powers:
        for combo in view.column:
            if combo.power == NO_BADGE:
                waiting = (combo.race,)
                break
    return [DealRange(waiting or view.races or view.returned[:1], view.powers or (NO_BADGE,))]


_ANSWERS: Final[dict[str, Callable[[RuleTables, View, Decision], Options | Legal]]] = {
    "pick": _pick,
    "choice": _interrupted,
    "ghouls": _interrupted,
    "conquer": _interrupted,
    "redeploy": _redeploy,
    "close": _close,
    "altar": _altar,
    "stout": _stout,
    "retreat": _retreat,
    "roll": _roll,
    "deal": _deal,
    "draw": _draw,
}
