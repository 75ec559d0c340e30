"""The regions that meet the conditions of an effect, and adjacency for conquest (ADJ-3)."""

from __future__ import annotations

from typing import Final

from swqt.engine.draft import TribeView, View
from swqt.engine.memo import Memo
from swqt.engine.profile import ComboProfile
from swqt.engine.regions import RegionSet, members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.traits import Where


def where_set(tables: RuleTables, view: View, me: TribeView, where: Where) -> RegionSet:
    """Return the regions of *view* that meet every condition of *where*, from the point of view of tribe *me*.

    Conditions that depend only on the board use printed borders, all others adjacency for conquest (ADJ-3).
    """
    regions, loose, anchor = tables.parts_of(where)
    if anchor and anchor not in view.piece_index.regions:
        return 0
    for condition, argument in loose:
        if condition == "held":
            regions &= me.held if argument else ~me.held
        elif condition in ("next_to", "linked_to"):
            assert isinstance(argument, tuple)
            near = neighbours(tables, view, me, where_set(tables, view, me, argument))
            if condition == "linked_to":
                near = _chain(tables, view, me, near)
            regions &= near
        else:
            regions &= _condition(tables, view, me, condition, argument)
    return regions


def _condition(
    tables: RuleTables, view: View, me: TribeView, condition: str, argument: str | bool | int | Where
) -> RegionSet:
    # The conditions of places come first: they are evaluated for every race.
    if condition == "piece":
        return view.piece_index.regions.get(str(argument), 0)
    if condition == "terrain_of":
        return _terrain_of(tables, view, me, str(argument))
    every = tables.board.every
    if condition == "holder":
        return _held_by(view, me, str(argument), every)
    if condition == "active":
        return union_of([tribe.held for tribe in view.tribes if tribe.active == argument])
    if condition == "tokens":
        return _at_least(int(str(argument)), view.tokens)
    if condition == "lone":
        lone = _regions_of(_ONE, view.tokens) & ~view.piece_index.crowded   # an Encampment counts as a token
        return lone if argument else every & ~lone
    if condition == "occupied":
        full = occupied(view)
        return full if argument else every & ~full
    if condition == "place":
        lying = union_of([1 << piece.region for piece in view.pieces if piece.kind in tables.places])
        return lying if argument else every & ~lying
    if condition == "holding":
        assert isinstance(argument, tuple)
        return every if _holds(tables, view, me, argument) else 0
    if condition == "from_round":
        return every if view.round >= int(str(argument)) else 0
    if condition == "to_round":
        return every if view.round <= int(str(argument)) else 0
    if condition == "alone":
        others = union_of([t.held for t in view.tribes if t.race != me.race]) | _at_least(1, view.natives)
        crowded = tables.around(others)
        return every & ~crowded if argument else crowded
    raise ValueError(f"no such condition: {condition}")


def _holds(tables: RuleTables, view: View, me: TribeView, inner: Where) -> bool:
    """Return whether *me* holds at least as many regions as *inner* requires, one by default (BLANK-7, BLANK-14)."""
    count = 1
    where: list[tuple[str, str | bool | int | Where]] = []
    for condition, argument in inner:
        if condition == "regions":
            count = int(str(argument))
        else:
            where.append((condition, argument))
    return (me.held & where_set(tables, view, me, tuple(where))).bit_count() >= count


def _terrain_of(tables: RuleTables, view: View, me: TribeView, kind: str) -> RegionSet:
    """Return all regions of the terrain where *kind* lies, if *me* holds its region (PLACE-DIAMOND-1, PLACE-PIPE-1)."""
    for region in members(view.piece_index.regions.get(kind, 0) & me.held):
        return tables.board.terrain[tables.board.terrain_of(region)]
    return 0


def _held_by(view: View, me: TribeView, who: str, every: RegionSet) -> RegionSet:
    if who == "grudge":
        seats = view.note("grudge") or ""
        return union_of([tribe.held for tribe in view.tribes if "ABCDE"[tribe.seat] in seats])
    own = others = 0
    for tribe in view.tribes:
        if tribe.seat == me.seat:
            own |= tribe.held
        else:
            others |= tribe.held
    if who == "any":
        return own | others
    if who == "nobody":
        return every & ~(own | others)
    return own & ~me.held if who == "own" else others


def union_of(sets: list[RegionSet]) -> RegionSet:
    """Return the regions that are in any of *sets*."""
    out = 0
    for regions in sets:
        out |= regions
    return out


def occupied(view: View) -> RegionSet:
    """Return the regions that are not empty: with Lost Tribes, Monsters or Race tokens."""
    return union_of([tribe.held for tribe in view.tribes]) | _at_least(1, view.natives)


def _digits(least: int) -> bytes:
    return bytes([b"01"[count >= least] for count in range(256)])


_DIGITS: Final = Memo(_digits)
"""Tables for ``bytes.translate``, by the least count: that many or more become ``1``, fewer ``0``."""

_ONE: Final = bytes([b"01"[count == 1] for count in range(256)])
"""Such a table for a count of exactly 1."""


def _at_least(least: int, counts: bytes | list[int]) -> RegionSet:
    """Return the regions with a count of *least* or more in *counts*."""
    return _regions_of(_DIGITS[least], counts)


def _regions_of(digits: bytes, counts: bytes | list[int]) -> RegionSet:
    """Return the regions whose count in *counts* the table *digits* translates to ``1``."""
    return int(bytes(counts).translate(digits)[::-1], 2)   # reversed: the last region is the most significant digit


def neighbours(tables: RuleTables, view: View, me: TribeView, regions: RegionSet) -> RegionSet:
    """Return the regions adjacent to *regions* for conquests of *me*, by printed borders and links (ADJ-3)."""
    out = tables.around(regions)
    profile = me.profile or tables.profile(view, me)
    for link in links(tables, view, me, profile):
        if regions & link:
            out |= link & ~regions if (regions & link).bit_count() == 1 else link
    if profile.anywhere and regions & me.held:
        out |= profile.anywhere
    return out


def links(tables: RuleTables, view: View, me: TribeView, profile: ComboProfile) -> tuple[RegionSet, ...]:
    """Return the sets of regions that are mutually adjacent for *me* (ADJ-3)."""
    if not profile.loose_links:
        return profile.links
    out = list(profile.links)
    standing = view.piece_index.regions
    for effect, anchor in profile.loose_links:
        if anchor and anchor not in standing:
            continue
        where = where_set(tables, view, me, effect.where)
        if effect.passage:
            out += [part | tables.around(part) for part in groups(tables, where & ~guarded_from(tables, view, me))]
        elif where:
            out.append(where)
    return tuple(out)


def groups(tables: RuleTables, regions: RegionSet, joined: tuple[RegionSet, ...] = ()) -> list[RegionSet]:
    """Return the connected parts of *regions*; each set in *joined* counts as connected, too."""
    out = []
    while regions:
        part = regions & -regions
        while True:
            more = part | tables.around(part) & regions
            for link in joined:
                if more & link:
                    more |= link & regions
            if more == part:
                break
            part = more
        out.append(part)
        regions &= ~part
    return out


def _chain(tables: RuleTables, view: View, me: TribeView, near: RegionSet) -> RegionSet:
    """Extend *near* along this tribe's own regions until nothing is added (U-RACE-FLAMES-2)."""
    while True:
        more = near | neighbours(tables, view, me, near & me.held)
        if more == near:
            return near
        near = more


def immune_to(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return the regions that a piece or its holder's trait protects from *me* (IMMUNE-2, IMMUNE-3, BLANK-6)."""
    return guarded_from(tables, view, me) | immune_by_trait(tables, view, me.seat)


def immune_by_trait(tables: RuleTables, view: View, seat: int) -> RegionSet:
    """Return the regions that a trait of their holder protects from *seat* (BLANK-6)."""
    out = 0
    if view.flags.immune:
        for tribe in view.tribes:
            if tribe.seat != seat:
                for effect in (tribe.profile or tables.profile(view, tribe)).of("immune"):
                    out |= tribe.held & where_set(tables, view, tribe, effect.where)
    return out


def guarded_from(tables: RuleTables, view: View, me: TribeView) -> RegionSet:
    """Return the regions that a piece protects from *me* (IMMUNE-2, IMMUNE-3, A-19)."""
    piece_index = view.piece_index
    seat = me.seat
    out = piece_index.immune & ~me.held
    if out:
        for tribe in view.tribes:
            if tribe.seat == seat:
                out &= ~tribe.held
    for kind, region in piece_index.guards:
        if protects(tables, view, kind, seat):
            out |= 1 << region
    return out


def keeps_out(tables: RuleTables, view: View, kind: str, region: int, seat: int) -> bool:
    """Return whether the piece *kind* in *region* keeps *seat* out; it never keeps out its controller (A-19)."""
    if kind in tables.roaming:
        return protects(tables, view, kind, seat)
    number = view.tribe_at(region)
    return number < 0 or view.tribes[number].seat != seat


def protects(tables: RuleTables, view: View, kind: str, seat: int) -> bool:
    """Return whether the piece of a place keeps *seat* out: the Balrog keeps out everybody (IMMUNE-3), the Ghost
    everybody but its controller, who holds the Crypt (PLACE-CRYPT-1, A-118)."""
    effect = tables.pieces[kind]
    if effect.clause != "ghost":
        return True
    region = view.piece_index.place_of(effect.trait)
    if region < 0:
        return False
    number = view.tribe_at(region)
    return number < 0 or view.tribes[number].seat != seat
