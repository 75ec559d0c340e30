"""Relics and places: their users, targets and the copies of the Bag (RELIC-1 to RELIC-4, U-POWER-MAGIC-1)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from swqt.engine.conditions import immune_by_trait, keeps_out, occupied
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import ComboProfile
from swqt.engine.regions import RegionSet
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import NOBODY, Piece
from swqt.engine.targets import barred_by_toll
from swqt.engine.traits import Effect

BAG: Final = "bag"
_CONQUEST_AIDS: Final = frozenset({"reach", "cost", "as_empty", "loss"})


def relic_of(tables: RuleTables, view: View, name: str) -> str:
    """Return the relic that *name* means: ``bag:sword`` is the Bag as a sword, ``bag`` the Bag as the only relic."""
    if name != BAG:
        return name.partition(":")[2] or name
    on_map = relics_on_map(tables, view)
    return on_map[0].kind if len(on_map) == 1 else name


def relics_on_map(tables: RuleTables, view: View) -> list[Piece]:
    """Return the relics on the map, sorted by name."""
    return view.piece_index.relics


def spent_by(name: str) -> str:
    """Return the name under which a use of *name* is recorded: all copies count as one use of the Bag."""
    return name.partition(":")[0]


def is_copy(name: str) -> bool:
    """Return whether *name* means the Bag."""
    return spent_by(name) == BAG


def aids_of(tables: RuleTables, view: View, names: tuple[str, ...]) -> tuple[Effect, ...]:
    """Return the effects of the relics called *names* that help a conquest."""
    relics = [tables.relics[relic_of(tables, view, name)] for name in names]
    return tuple([e for relic in relics for e in relic.effects if e.verb in _CONQUEST_AIDS])


def usable(tables: RuleTables, view: View, me: TribeView) -> list[str]:
    """Return the relics *me* may use now and those its Bag may copy, by their names in commands, sorted.

    They lie in regions of the active race of the seat in turn (RELIC-1, A-133) and are used once a turn.
    """
    if not tables.relics or not me.active or me.seat != view.turn:
        return []
    on_map = relics_on_map(tables, view)
    if not on_map:
        return []
    own = [kind for kind, region in on_map if me.held >> region & 1 and not view.spent(kind)]
    if BAG in tables.profile(view, me).clauses and not view.spent(BAG):
        own += [BAG] if len(on_map) == 1 else [f"{BAG}:{kind}" for kind, _ in on_map]
        own.sort()
    return own


def aid_sets(tables: RuleTables, view: View, relics: list[str]) -> list[tuple[str, ...]]:
    """Return the sets of the usable *relics* that may help a conquest together (A-112); the Bag copies only one."""
    names = [name for name in relics if aids_of(tables, view, (name,))]
    return [
        chosen
        for size in range(1, len(names) + 1)
        for chosen in combinations(names, size)
        if sum([is_copy(name) for name in chosen]) < 2
    ]


def aided_targets(
    view: View, me: TribeView, profile: ComboProfile, near: RegionSet, aids: tuple[Effect, ...]
) -> RegionSet:
    """Return where *aids* make a difference: out of reach for the Doormat, occupied for the Socks.

    *near* are the regions in reach without them. For a race without regions the Bag opens no way in (A-99).
    """
    regions = near
    if any([e.verb == "reach" for e in aids]):
        regions = profile.zone & ~me.held & ~near if me.held else 0
    if any([e.verb == "as_empty" for e in aids]):
        regions &= occupied(view)
    return regions


def loss_by(aids: tuple[Effect, ...]) -> int:
    """Return how many tokens the defender loses by *aids*, -1 if its own effects decide (RELIC-SOCKS-1)."""
    return min([e.amount for e in aids if e.verb == "loss"], default=-1)


def where_is(tables: RuleTables, view: View, kind: str) -> int:
    """Return the region where the only piece *kind* stands, or -1."""
    return view.piece_index.place_of(kind)


def holder_of(tables: RuleTables, view: View, kind: str) -> int:
    """Return the tribe that holds the region where *kind* lies, or -1."""
    region = where_is(tables, view, kind)
    return view.tribe_at(region) if region >= 0 else NOBODY


def active_holder(tables: RuleTables, view: View, kind: str) -> bool:
    """Return whether the active race of the seat in turn holds the place *kind*."""
    number = holder_of(tables, view, kind)
    return number != NOBODY and view.tribes[number].active and view.tribes[number].seat == view.turn


def closing(tables: RuleTables, view: View, me: TribeView) -> list[str]:
    """Return the relics that *me* may put down at the turn's end (RELIC-RING-1, RELIC-SCEPTER-1)."""
    return [name for name in usable(tables, view, me) if relic_of(tables, view, name) in tables.put_down]


def haunting(tables: RuleTables, view: View) -> Effect | None:
    """Return the effect that lets the seat in turn move the Ghost now, or None (PLACE-CRYPT-1)."""
    return _roaming(tables, view, tables.ghost)


def summoning(tables: RuleTables, view: View) -> Effect | None:
    """Return the effect that lets the seat in turn move the Balrog now, or None (PLACE-PENTACLE-3, FLOW-7)."""
    return _roaming(tables, view, tables.balrog)


def _roaming(tables: RuleTables, view: View, effect: Effect | None) -> Effect | None:
    if effect and active_holder(tables, view, effect.trait) and not view.spent(effect.piece):
        return effect
    return None


def ghost_targets(tables: RuleTables, view: View, effect: Effect) -> RegionSet:
    """Return where the Ghost may go: anywhere except its own region, the Crypt's and chasms (A-118)."""
    taken = {where_is(tables, view, effect.trait), where_is(tables, view, effect.piece)}
    return tables.board.every & ~tables.board.terrain["chasm"] & ~sum([1 << region for region in taken if region >= 0])


def balrog_targets(tables: RuleTables, view: View, effect: Effect) -> RegionSet:
    """Return where the Balrog may go: beside where it stands, or beside the Pentacle if it is off the map (A-122)."""
    start = where_is(tables, view, effect.piece)
    near = tables.around(1 << (start if start >= 0 else where_is(tables, view, effect.trait)))
    near &= ~tables.board.terrain["chasm"]
    seat = view.turn
    ally = next((tribe.pact for tribe in view.tribes if tribe.seat == seat and tribe.active), NOBODY)
    for kind, region in view.pieces:
        if kind in tables.immune and kind != effect.piece and keeps_out(tables, view, kind, region, seat):
            near &= ~(1 << region)
    for tribe in view.tribes:
        if tribe.seat != seat:
            at_peace = tribe.active and (tribe.pact == seat or tribe.seat == ally)
            if at_peace or tables.profile(view, tribe).shield or barred_by_toll(tables, view, tribe, seat):
                near &= ~tribe.held
    return near & ~immune_by_trait(tables, view, seat)
