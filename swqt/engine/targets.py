"""Which regions may be attacked and why others may not: one table of checks for legality and for refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.engine.conditions import guarded_from, immune_by_trait, immune_to, links, where_set
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import ComboProfile
from swqt.engine.regions import RegionSet
from swqt.engine.rule_tables import RuleTables
from swqt.engine.traits import Effect


class Attack:
    """Tribe *me* attacks with *hand* tokens, by *effect* or plainly (None), with the *aids* of relics."""

    __slots__ = ("aids", "effect", "hand", "me", "profile", "tables", "view")

    def __init__(
        self,
        tables: RuleTables,
        view: View,
        me: TribeView,
        profile: ComboProfile,
        hand: int = 0,
        effect: Effect | None = None,
        aids: tuple[Effect, ...] = (),
    ) -> None:
        """Describe an attack in *view*."""
        self.tables: Final = tables
        self.view: Final = view
        self.me: Final = me
        self.profile: Final = profile
        self.hand: Final = hand
        self.effect: Final = effect
        self.aids: Final = aids


Check = tuple[str, Callable[[Attack], RegionSet]]
"""(code, mask): ``mask(attack)`` returns the regions refused for the reason *code*, a key of CODES."""


def shielded(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return the regions against which no aid works for *me* (U-RACE-GNOMES-1, U-RACE-GNOMES-2)."""
    out = 0
    if view.flags.shield:
        for tribe in view.tribes:
            if tribe.seat != view.turn and (tribe.profile or tables.profile(view, tribe)).shield:
                out |= tribe.held
    return out


def in_reach(tables: RuleTables, view: View, me: TribeView, profile: ComboProfile) -> RegionSet:
    """Return the regions in reach of *me*: by ADJ-2, or by FIRST-1 for a race without regions."""
    held = me.held
    if held:
        if me.near_to != held:
            me.near, me.near_to = tables.around(held), held
        out = me.near | profile.reach | profile.anywhere
        for link in links(tables, view, me, profile) if profile.loose_links else profile.links:
            if held & link:
                out |= link
    else:
        out = entry(tables, view, me, profile) | profile.reach
    if profile.loose_reach:
        for effect in profile.loose_reach:
            out |= where_set(tables, view, me, effect.where)
    return out & profile.zone & ~held


def entry(tables: RuleTables, view: View, me: TribeView, profile: ComboProfile) -> RegionSet:
    """Return where *me* enters without regions (FIRST-1); by the Volcano only under ``flames_entry`` (VARIANT-4)."""
    if tables.options.flames_entry == "volcano":
        for effect in profile.as_empty:
            if "flames_entry" in effect.variants:
                return where_set(tables, view, me, effect.where)
    return profile.entry


def plain_reach(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return what *me* may attack by printed borders alone, without any aid (A-81)."""
    if me.held:
        near = tables.around(me.held)
    else:
        near = tables.board.entry & entry(tables, view, me, tables.profile(view, me))
    return near & (tables.board.terrain["land"] | tables.board.terrain["river"]) & ~me.held


def barred_by_toll(tables: RuleTables, view: View, tribe: TribeView, seat: int) -> bool:
    """Return whether *seat* cannot pay the coins that conquering a region of *tribe* costs (U-RACE-LICHES-2)."""
    return (tribe.profile or tables.profile(view, tribe)).toll > view.coins[seat]


def _own_region(attack: Attack) -> RegionSet:
    return attack.me.held


def _chasm(attack: Attack) -> RegionSet:
    return attack.tables.board.terrain["chasm"]


def _water(attack: Attack) -> RegionSet:
    return attack.tables.board.every & ~attack.profile.zone


def _out_of_reach(attack: Attack) -> RegionSet:
    if any([effect.verb == "reach" for effect in attack.aids]):
        return 0
    return attack.tables.board.every & ~in_reach(attack.tables, attack.view, attack.me, attack.profile)


def _shielded(attack: Attack) -> RegionSet:
    return beyond_shield(attack.tables, attack.view, attack.me)


def beyond_shield(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return the shielded regions that *me* cannot attack without any aid (A-81)."""
    shield = shielded(tables, view, me)
    return shield & ~plain_reach(tables, view, me) if shield else 0


def _immune(attack: Attack) -> RegionSet:
    return immune_to(attack.tables, attack.view, attack.me)


def _at_peace(attack: Attack) -> RegionSet:
    return at_peace(attack.view, attack.me)


def at_peace(view: View, me: TribeView) -> RegionSet:
    """Return the regions of the races that made peace with the seat of *me* (A-60)."""
    out = 0
    if view.truce and me.active:
        for tribe in view.tribes:
            if tribe.pact == me.seat and tribe.active:
                out |= tribe.held
    return out


def _too_high_toll(attack: Attack) -> RegionSet:
    return beyond_purse(attack.tables, attack.view, attack.me)


def beyond_purse(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return the regions whose toll the seat of *me* cannot pay (A-86)."""
    out = 0
    if view.flags.toll:
        for tribe in view.tribes:
            if tribe.seat != me.seat and barred_by_toll(tables, view, tribe, me.seat):
                out |= tribe.held
    return out


TARGET_CHECKS: Final[tuple[Check, ...]] = (
    ("own-region", _own_region),
    ("chasm", _chasm),
    ("water", _water),
    ("out-of-reach", _out_of_reach),
    ("shielded", _shielded),
    ("immune", _immune),
    ("peace", _at_peace),
    ("toll", _too_high_toll),
)
"""Why a region is no target, however many tokens attack (CONQ-1); the first reason found is reported."""


def legal_targets(tables: RuleTables, view: View, me: TribeView, profile: ComboProfile) -> RegionSet:
    """Return the regions that no mask of TARGET_CHECKS contains.

    ``in_reach`` excludes the regions of the first four; the others are computed only if they can contain any.
    """
    regions = in_reach(tables, view, me, profile)
    flags = view.flags
    if flags.barring or view.piece_index.guarded & regions or view.truce:   # hardly ever
        regions &= ~barred(tables, view, me)
    if flags.shield:
        regions &= ~beyond_shield(tables, view, me)
    return regions


def admitted(checks: tuple[Check, ...], attack: Attack, regions: RegionSet) -> RegionSet:
    """Return those of *regions* that no mask of *checks* contains."""
    for _, mask in checks:
        regions &= ~mask(attack)
        if not regions:
            break
    return regions


def blocking_check(checks: tuple[Check, ...], attack: Attack, region: int) -> str:
    """Return the code of the first of *checks* whose mask contains *region*, or an empty string."""
    for code, mask in checks:
        if mask(attack) >> region & 1:
            return code
    return ""


def barred(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return the regions that *me* may not attack because of immunity (IMMUNE-2), peace (A-60) or tolls (A-86)."""
    out = guarded_from(tables, view, me) if view.piece_index.guarded else 0
    if view.flags.immune:
        out |= immune_by_trait(tables, view, me.seat)
    if view.truce:
        out |= at_peace(view, me)
    if view.flags.toll:
        out |= beyond_purse(tables, view, me)
    return out
