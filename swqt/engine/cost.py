"""The cost of a conquest, as a total and as the parts of the sum (COST-1 to COST-5)."""

from __future__ import annotations

from swqt.engine.conditions import union_of, where_set
from swqt.engine.draft import TribeView, View
from swqt.engine.events import Cost, CostPart
from swqt.engine.indexes import CostTerm
from swqt.engine.profile import ComboProfile, printed_parts
from swqt.engine.queries import native_kind
from swqt.engine.regions import RegionSet, members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.targets import shielded
from swqt.engine.traits import Effect


def cost_terms(
    tables: RuleTables,
    view: View,
    me: TribeView,
    effects: tuple[Effect, ...],
    regions: RegionSet,
    aids: tuple[Effect, ...],
    unaided: bool,
) -> list[CostTerm]:
    """Return the terms of the cost of *regions* besides the printed cost, tokens and natives, in display order.

    *effects* are the cost effects of *me*; if *unaided*, only those that raise the cost count (A-82). The terms may
    also include other regions.
    """
    piece_index = view.piece_index
    if not (effects or aids or piece_index.solid or view.flags.defence):
        return piece_index.sturdy
    terms = piece_index.sturdy.copy()
    if view.flags.defence:
        for tribe in view.tribes:
            attacked = tribe.held & regions
            if attacked and tribe is not me:
                for effect in (tribe.profile or tables.profile(view, tribe)).defence:
                    where = attacked & where_set(tables, view, tribe, effect.where)
                    terms.append((effect.piece or effect.trait, effect.amount, effect.rule, where, True))
    terms += piece_index.solid
    for effect in effects:
        if effect.amount > 0 or not unaided:
            where = where_set(tables, view, me, effect.where)
            terms.append((effect.trait, effect.amount, effect.rule, where, False))
    for effect in aids:
        if effect.verb == "cost" and not unaided:
            terms.append((effect.trait, effect.amount, effect.rule, regions, False))
    return terms


def costs(
    tables: RuleTables,
    view: View,
    me: TribeView,
    profile: ComboProfile,
    regions: RegionSet,
    places: tuple[int, ...],
    aids: tuple[Effect, ...] = (),
    unaided: bool = False,
) -> list[int]:
    """Return by region the tokens needed to conquer each of *regions* with the *aids* of relics; all others have 0.

    *places* are the members of *regions*. If *unaided*, neither aids nor effects of *me* lower the cost (A-82).
    """
    base = profile.plain if unaided else profile.base
    tokens = view.tokens
    natives = view.natives
    out = [0] * len(base)
    for region in places:
        out[region] = base[region] + tokens[region] + natives[region]
    if profile.ordinary and not (aids or view.flags.defence or view.piece_index.costly & regions):
        return out
    defended = regions
    if not unaided and (profile.as_empty or aids):
        empty = seemingly_empty(tables, view, me, profile, aids) & regions
        for region in members(empty):
            out[region] = base[region]
        defended &= ~empty
    for _, amount, _, where, defends in cost_terms(tables, view, me, profile.costs, regions, aids, unaided):
        for region in members(where & (defended if defends else regions)):
            out[region] += amount
    if not unaided and (aids or profile.may_be_free):
        for region in places:
            if out[region] < 1:
                out[region] = 1
    return out


def cost_of(
    tables: RuleTables, view: View, me: TribeView, region: int, aids: tuple[Effect, ...] = ()
) -> int:
    """Return the tokens needed for *region*: the quote made when the commands were listed, otherwise computed now."""
    quotes = view.quotes
    if quotes and quotes[region] and not aids:
        return quotes[region]
    profile = me.profile or tables.profile(view, me)
    bit = 1 << region
    unaided = view.flags.shield and shielded(tables, view, me) & bit > 0
    return costs(tables, view, me, profile, bit, (region,), aids, unaided)[region]


def cost_parts(tables: RuleTables, view: View, me: TribeView, region: int, aids: tuple[Effect, ...] = ()) -> Cost:
    """Return the cost of *region* for *me* in parts for display; ``total`` equals what ``costs`` returns."""
    profile = tables.profile(view, me)
    bit = 1 << region
    unaided = shielded(tables, view, me) & bit > 0
    empty = not unaided and seemingly_empty(tables, view, me, profile, aids) & bit > 0
    parts = list(printed_parts(tables.board, region))
    if view.natives[region] and not empty:
        native = "monster" if native_kind(tables, view.natives[region]) == "monster" else "lost-tribe"
        parts.append(CostPart(native, view.natives[region], "COST-3"))
    if view.tokens[region] and not empty:
        parts.append(CostPart("tokens", view.tokens[region], "COST-3"))
    parts += [
        CostPart(name, amount, rule)
        for name, amount, rule, where, defends in cost_terms(tables, view, me, profile.all_costs, bit, aids, unaided)
        if where & bit and not (empty and defends)
    ]
    total = sum(part.amount for part in parts)
    if total < 1:
        parts.append(CostPart("minimum", 1 - total, "COST-1"))
        total = 1
    return Cost(total, tuple(parts))


def seemingly_empty(
    tables: RuleTables, view: View, me: TribeView, profile: ComboProfile, aids: tuple[Effect, ...] = ()
) -> RegionSet:
    """Return the regions that cost as much as if they were empty (COST-5)."""
    if any([effect.verb == "as_empty" for effect in aids]):
        return tables.board.every
    return union_of([where_set(tables, view, me, effect.where) for effect in profile.as_empty])
