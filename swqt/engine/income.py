"""What a turn pays, by source and region (SCORE-1 to SCORE-7)."""

from __future__ import annotations

from swqt.engine.conditions import groups, links, where_set
from swqt.engine.draft import TribeView, View
from swqt.engine.events import Gain, Income
from swqt.engine.profile import Payment
from swqt.engine.regions import RegionSet
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import NOBODY
from swqt.engine.traits import Effect

GainTerm = tuple[str, str, int, RegionSet, str, int]
"""The fields of a Gain, as a plain tuple because every turn creates some and hardly any are ever shown."""


def income(tables: RuleTables, view: View, seat: int) -> Income:
    """Return what *seat* would earn if it were scored now."""
    return summed_up(gains(tables, view, seat))


def summed_up(terms: list[GainTerm]) -> Income:
    """Return the Income of these *terms*."""
    return Income(sum([amount for _, _, amount, _, _, _ in terms]), tuple([Gain(*term) for term in terms]))


def gains(tables: RuleTables, view: View, seat: int) -> list[GainTerm]:
    """Return the parts of what *seat* would earn if it were scored now."""
    parts: list[GainTerm] = []
    for tribe in view.tribes:
        if tribe.seat != seat:
            continue
        held = tribe.held
        if held:
            rule = "SCORE-1" if tribe.active else "SCORE-2"
            parts.append(("regions", tribe.race, held.bit_count(), held, rule, NOBODY))
        for payment in (tribe.profile or tables.profile(view, tribe)).income:
            if payment.anchor and payment.anchor not in view.piece_index.regions:
                continue
            where = _paying(tables, view, tribe, payment)
            if where or payment.anyhow:
                _add_gain(tables, view, tribe, payment, where, parts)
        if tables.relics and tribe.active and (view.used or view.notes):
            _add_relic_gains(tables, view, tribe, parts)
    if view.flags.owing:
        _within_purse(parts, view.coins[seat])
    return parts


def _within_purse(parts: list[GainTerm], purse: int) -> None:
    """Reduce the negative *parts* so that the turn takes no more than the *purse* plus what it earns (BLANK-5)."""
    missing = -purse - sum([amount for _, _, amount, _, _, _ in parts])
    for number in range(len(parts) - 1, -1, -1):
        source, race, amount, regions, rule, payer = parts[number]
        if missing > 0 > amount:
            spared = min(missing, -amount)
            missing -= spared
            if amount + spared:
                parts[number] = (source, race, amount + spared, regions, rule, payer)
            else:
                del parts[number]


def _paying(tables: RuleTables, view: View, tribe: TribeView, payment: Payment) -> RegionSet:
    """Return the regions that meet the conditions of *payment*."""
    return where_set(tables, view, tribe, payment.effect.where) if payment.printed is None else payment.printed


def _add_gain(
    tables: RuleTables, view: View, tribe: TribeView, payment: Payment, where: RegionSet, parts: list[GainTerm]
) -> None:
    effect, per = payment.effect, payment.per
    if payment.limited and view.note(effect.trait):
        return
    if per == "opponent":
        _add_from_opponents(tables, view, tribe, effect, tribe.held & where, parts)
        return
    regions: RegionSet = 0
    if per == "turn":
        count = 1
    elif per == "group":
        count = len(groups(tables, tribe.held))
    elif per == "flock":
        count = int(_is_one_flock(tables, view, tribe))
    else:
        regions = (tribe.full if per == "conquest" else tribe.held) & where
        count = regions.bit_count() // payment.every
    coins = count * payment.amount
    if coins:
        parts.append((effect.trait, tribe.race, coins, regions, effect.rule, NOBODY))


def _is_one_flock(tables: RuleTables, view: View, tribe: TribeView) -> bool:
    """Return whether all regions of *tribe* are connected, also by its links (U-POWER-FLOCKING-1, A-95)."""
    profile = tables.profile(view, tribe)
    joined = (*links(tables, view, tribe, profile), profile.anywhere)
    return len(groups(tables, tribe.held, joined)) == 1


def _add_from_opponents(
    tables: RuleTables, view: View, tribe: TribeView, effect: Effect, regions: RegionSet, parts: list[GainTerm]
) -> None:
    """Add what each seat whose active race borders *regions* pays, if it has coins (U-POWER-THIEVING-1, SCORE-7)."""
    near = tables.around(regions)
    for other in view.tribes:
        if other.active and other.seat != tribe.seat and other.held & near:
            paid = sum([amount for _, _, amount, _, _, payer in parts if payer == other.seat])
            coins = min(effect.amount, view.coins[other.seat] - paid)
            if coins > 0:
                parts.append((effect.trait, tribe.race, coins, regions, effect.rule, other.seat))


def _add_relic_gains(tables: RuleTables, view: View, tribe: TribeView, parts: list[GainTerm]) -> None:
    """Add what the Ring and the Scepter pay if they were put down this turn (RELIC-RING-1, RELIC-SCEPTER-1)."""
    known = tables.clauses
    for effect in [known[clause] for clause in ("ring", "scepter") if clause in known]:
        for region in _put_down(tables, view, effect.trait):
            if not tribe.held >> region & 1:
                continue
            if effect.clause == "ring":
                _add_from_opponents(tables, view, tribe, effect, 1 << region, parts)
            elif not (effect.where and where_set(tables, view, tribe, effect.where) >> region & 1):
                doubled = _doubled(tables, view, tribe, effect, region)
                if doubled[2] > 0:
                    parts.append(doubled)


def _put_down(tables: RuleTables, view: View, relic: str) -> list[int]:
    """Return where *relic*, or the Bag as its copy, was put down this turn."""
    kinds = ["bag"] if view.note("bag") == relic else []
    if view.spent(relic):
        kinds.append(relic)
    return [region for kind in kinds if (region := view.piece_index.place_of(kind)) >= 0]


def _doubled(tables: RuleTables, view: View, tribe: TribeView, scepter: Effect, region: int) -> GainTerm:
    """Return the gain that doubles what *region* earns by itself, without groups, counts and other players (A-115)."""
    bit = 1 << region
    coins = 1
    for payment in tables.profile(view, tribe).income:
        if payment.every == 1 and payment.per in ("region", "conquest"):
            counted = tribe.full if payment.per == "conquest" else tribe.held
            if counted & _paying(tables, view, tribe, payment) & bit:
                coins += payment.amount
    return scepter.trait, tribe.race, coins, bit, scepter.rule, NOBODY
