"""The questions the engine asks of effects, each in one place: where, reach, cost, income.

Each answer folds the effects in force with a commutative operation, so their order cannot matter.
"""

from __future__ import annotations

from typing import Final

from swqt.engine.draft import TribeView, View
from swqt.engine.events import Cost, Part
from swqt.engine.memory import Remembered
from swqt.engine.profile import Profile, is_never_lost
from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import NOBODY
from swqt.engine.traits import Effect, Where


def where_set(book: Rulebook, view: View, me: TribeView, where: Where) -> RegionSet:
    """Return the regions of *view* that meet every condition of *where*, seen by tribe *me*.

    What the board alone decides goes by printed borders; the rest by adjacency for conquest (ADJ-3).
    """
    regions, loose, anchor = book.parts_of(where)
    if anchor and anchor not in view.layout.place:
        return 0
    for condition, argument in loose:
        if condition == "held":
            regions &= me.held if argument else ~me.held
        elif condition in ("next_to", "linked_to"):
            assert isinstance(argument, tuple)
            near = neighbours(book, view, me, where_set(book, view, me, argument))
            if condition == "linked_to":
                near = _chain(book, view, me, near)
            regions &= near
        else:
            regions &= _condition(book, view, me, condition, argument)
    return regions


def _condition(
    book: Rulebook, view: View, me: TribeView, condition: str, argument: str | bool | int | Where
) -> RegionSet:
    # What places say comes first: it is asked of every race.
    if condition == "piece":
        return view.layout.regions.get(str(argument), 0)
    if condition == "terrain_of":
        return _terrain_of(book, view, me, str(argument))
    every = book.board.every
    if condition == "holder":
        return _held_by(view, me, str(argument), every)
    if condition == "active":
        return _union(tribe.held for tribe in view.tribes if tribe.active == argument)
    if condition == "tokens":
        return _at_least(int(str(argument)), view.tokens)
    if condition == "lone":
        lone = _at_least(1, view.tokens) & ~_at_least(2, view.tokens)
        if view.pieces:
            lone &= ~_union(1 << piece.region for piece in view.pieces if _counts_as_token(book, piece.kind))
        return lone if argument else every & ~lone
    if condition == "occupied":
        full = occupied(view)
        return full if argument else every & ~full
    if condition == "place":
        lying = _union(1 << piece.region for piece in view.pieces if piece.kind in book.places)
        return lying if argument else every & ~lying
    if condition == "alone":
        others = _union(t.held for t in view.tribes if t.race != me.race) | _at_least(1, view.natives)
        crowded = book.around(others)
        return every & ~crowded if argument else crowded
    raise ValueError(f"no such condition: {condition}")


def _counts_as_token(book: Rulebook, kind: str) -> bool:
    """An Encampment counts as a Race token where it stands (POWER-BIVOUACKING-1, A-56)."""
    effect = book.pieces.get(kind)
    return effect is not None and is_never_lost(effect)


def _terrain_of(book: Rulebook, view: View, me: TribeView, kind: str) -> RegionSet:
    """Return the regions like the one where *kind* lies, if *me* holds that one (PLACE-DIAMOND-1, PLACE-PIPE-1)."""
    for region in members(view.layout.regions.get(kind, 0) & me.held):
        return book.board.terrain[book.board.terrain_of(region)]
    return 0


def _held_by(view: View, me: TribeView, who: str, every: RegionSet) -> RegionSet:
    if who == "grudge":
        seats = view.note("grudge") or ""
        return _union(tribe.held for tribe in view.tribes if "ABCDE"[tribe.seat] in seats)
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


def _union(sets: object) -> RegionSet:
    out = 0
    for regions in sets:  # type: ignore[attr-defined]
        out |= regions
    return out


def occupied(view: View) -> RegionSet:
    """Return the regions that are not empty: Lost Tribes, Monsters or anybody's tokens."""
    return _union(tribe.held for tribe in view.tribes) | _at_least(1, view.natives)


def _digits(least: int) -> bytes:
    return bytes([b"01"[count >= least] for count in range(256)])


_DIGITS: Final = Remembered(_digits)
"""By a count: what ``bytes.translate`` makes 1 of that many and more, and 0 of less."""


def _at_least(least: int, counts: bytes | bytearray) -> RegionSet:
    """Return the regions for which *counts* says *least* or more."""
    return int(counts.translate(_DIGITS[least])[::-1], 2)   # a binary number begins with the last region


def neighbours(book: Rulebook, view: View, me: TribeView, regions: RegionSet) -> RegionSet:
    """Return what is adjacent to *regions* for conquests of *me*: printed borders and links (ADJ-3)."""
    out = book.around(regions)
    profile = me.profile or book.profile(view, me)
    for link in links(book, view, me, profile):
        if regions & link:
            out |= link & ~regions if (regions & link).bit_count() == 1 else link
    if profile.anywhere and regions & me.held:
        out |= profile.anywhere
    return out


def links(book: Rulebook, view: View, me: TribeView, profile: Profile) -> tuple[RegionSet, ...]:
    """Return the sets of regions that are mutually adjacent for *me* (ADJ-3)."""
    if not profile.loose_links:
        return profile.links
    out = list(profile.links)
    for effect in profile.loose_links:
        where = where_set(book, view, me, effect.where)
        if effect.passage:
            out += [part | book.around(part) for part in groups(book, where & ~_immune_to(book, view, me))]
        elif where:
            out.append(where)
    return tuple(out)


def groups(book: Rulebook, regions: RegionSet, joined: tuple[RegionSet, ...] = ()) -> list[RegionSet]:
    """Return the connected parts of *regions*; each set in *joined* counts as connected, too."""
    out = []
    while regions:
        part = regions & -regions
        while True:
            more = part | book.around(part) & regions
            for link in joined:
                if more & link:
                    more |= link & regions
            if more == part:
                break
            part = more
        out.append(part)
        regions &= ~part
    return out


def _chain(book: Rulebook, view: View, me: TribeView, near: RegionSet) -> RegionSet:
    """Extend *near* along this tribe's own regions until nothing is added (U-RACE-FLAMES-2)."""
    while True:
        more = near | neighbours(book, view, me, near & me.held)
        if more == near:
            return near
        near = more


def _immune_to(book: Rulebook, view: View, me: TribeView) -> RegionSet:
    """Return the regions that a piece protects from *me* (IMMUNE-2, IMMUNE-3, A-19)."""
    layout = view.layout
    seat = me.seat
    out = layout.immune & ~me.held
    if out:
        for tribe in view.tribes:
            if tribe.seat == seat:
                out &= ~tribe.held
    for kind, region in layout.guards:
        if protects(book, view, kind, seat):
            out |= 1 << region
    return out


def keeps_out(book: Rulebook, view: View, kind: str, region: int, seat: int) -> bool:
    """Return whether the piece *kind* in *region* keeps *seat* out; its controller's own never does (A-19)."""
    if kind in book.roaming:
        return protects(book, view, kind, seat)
    number = view.tribe_at(region)
    return number < 0 or view.tribes[number].seat != seat


def protects(book: Rulebook, view: View, kind: str, seat: int) -> bool:
    """Return whether the piece of a place keeps *seat* out: the Balrog everybody (IMMUNE-3), the Ghost all but its
    controller, who holds the Crypt (PLACE-CRYPT-1, A-118)."""
    effect = book.pieces[kind]
    if effect.clause != "ghost":
        return True
    place = view.layout.place
    if effect.trait not in place:
        return False
    number = view.tribe_at(place[effect.trait])
    return number < 0 or view.tribes[number].seat != seat


def barred(book: Rulebook, view: View, me: TribeView) -> RegionSet:
    """Return the regions *me* may not attack: immune ones (IMMUNE-2), peace (A-60), tolls beyond its purse (A-86)."""
    out = _immune_to(book, view, me) if view.layout.protects else 0
    seat = me.seat
    if view.truce and me.active:
        for tribe in view.tribes:
            if tribe.pact == seat and tribe.active:
                out |= tribe.held
    if view.cast.tolled:
        for tribe in view.tribes:
            if tribe.seat != seat and barred_by_toll(book, view, tribe, seat):
                out |= tribe.held
    return out


def barred_by_toll(book: Rulebook, view: View, tribe: TribeView, seat: int) -> bool:
    """Return whether *seat* cannot pay what conquering a region of *tribe* costs in coins (U-RACE-LICHES-2)."""
    tolls = book.profile(view, tribe).tolls
    return bool(tolls) and sum([e.amount for e in tolls if e.payer == "attacker"]) > view.coins[seat]


def shielded(book: Rulebook, view: View, me: TribeView) -> RegionSet:
    """Return the regions against which no aid works for *me* (U-RACE-GNOMES-1, U-RACE-GNOMES-2)."""
    out = 0
    if view.cast.shielded:
        for tribe in view.tribes:
            if tribe.seat != view.turn and book.profile(view, tribe).shield:
                out |= tribe.held
    return out


def in_reach(book: Rulebook, view: View, me: TribeView, profile: Profile) -> RegionSet:
    """Return what *me* may attack as far as the map goes: ADJ-2, or FIRST-1 for a race without regions."""
    held = me.held
    if held:
        if me.near_to != held:
            me.near, me.near_to = book.around(held), held
        out = me.near | profile.reach | profile.anywhere
        for link in links(book, view, me, profile) if profile.loose_links else profile.links:
            if held & link:
                out |= link
    else:
        out = entry(book, view, me, profile) | profile.reach
    return out & profile.zone & ~held


def entry(book: Rulebook, view: View, me: TribeView, profile: Profile) -> RegionSet:
    """Return where *me* enters without regions (FIRST-1); by the Volcano only under ``flames_entry`` (VARIANT-4)."""
    if book.options.flames_entry == "volcano":
        for effect in profile.as_empty:
            if "flames_entry" in effect.variants:
                return where_set(book, view, me, effect.where)
    return profile.entry


def plain_reach(book: Rulebook, view: View, me: TribeView) -> RegionSet:
    """Return what *me* may attack by printed borders alone, without any aid (A-81)."""
    if me.held:
        near = book.around(me.held)
    else:
        near = book.board.entry & entry(book, view, me, book.profile(view, me))
    return near & (book.board.terrain["land"] | book.board.terrain["river"]) & ~me.held


def costs(
    book: Rulebook,
    view: View,
    me: TribeView,
    profile: Profile,
    regions: RegionSet,
    aids: tuple[Effect, ...] = (),
) -> list[int]:
    """Return by region the tokens needed for each of *regions*, with the *aids* of relics (COST-1 to COST-5).

    All other regions are 0.
    """
    out = _guarded(book, view, me, regions, profile.base)
    if profile.ordinary and not aids:
        return out
    if profile.as_empty or aids:
        for region in members(emptied(book, view, me, profile, aids) & regions):
            out[region] = profile.base[region] + _solid(book, view, region)
    for effect in profile.costs:
        for region in members(where_set(book, view, me, effect.where) & regions):
            out[region] += effect.amount
    for effect in aids:
        if effect.verb == "cost":
            for region in members(regions):
                out[region] += effect.amount
    if aids or profile.may_be_free:
        for region in members(regions):
            if out[region] < 1:
                out[region] = 1
    return out


def plain_costs(
    book: Rulebook, view: View, me: TribeView, profile: Profile, regions: RegionSet
) -> list[int]:
    """Return ``costs`` without any aid: only what makes it dearer counts (A-82)."""
    out = _guarded(book, view, me, regions, profile.plain)
    for effect in profile.costs:
        if effect.amount > 0:
            for region in members(where_set(book, view, me, effect.where) & regions):
                out[region] += effect.amount
    return out


def _guarded(book: Rulebook, view: View, me: TribeView, regions: RegionSet, base: tuple[int, ...]) -> list[int]:
    """Return *base* and what stands in each of *regions*: natives, tokens, pieces, and what defenders add."""
    tokens = view.tokens
    natives = view.natives
    out = [0] * len(base)
    for region in members(regions):
        out[region] = base[region] + tokens[region] + natives[region]
    for region, amount in view.layout.sturdy:
        if regions >> region & 1:
            out[region] += amount
    if view.cast.defended:
        for tribe in view.tribes:
            if tribe.held & regions and tribe is not me:
                for effect in (tribe.profile or book.profile(view, tribe)).defence:
                    for region in members(tribe.held & where_set(book, view, tribe, effect.where) & regions):
                        out[region] += effect.amount
    return out


def emptied(
    book: Rulebook, view: View, me: TribeView, profile: Profile, aids: tuple[Effect, ...] = ()
) -> RegionSet:
    """Return the regions that cost as if nobody stood there (COST-5)."""
    if any([effect.verb == "as_empty" for effect in aids]):
        return book.board.every
    return _union(where_set(book, view, me, effect.where) for effect in profile.as_empty)


def _solid(book: Rulebook, view: View, region: int) -> int:
    """Return what still defends *region* when nobody seems to stand there: the Keep (A-31)."""
    return sum([book.solid[kind] for kind, at in view.pieces if at == region and kind in book.solid])


def _defences(book: Rulebook, view: View, me: TribeView) -> list[tuple[Effect, RegionSet]]:
    """Return the defence effects of all tribes but *me*, with the regions they protect."""
    out = []
    for tribe in view.tribes:
        if tribe is not me:
            for effect in book.profile(view, tribe).defence:
                out.append((effect, tribe.held & where_set(book, view, tribe, effect.where)))  # noqa: PERF401
    return out


def cost_parts(book: Rulebook, view: View, me: TribeView, region: int, aids: tuple[Effect, ...] = ()) -> Cost:
    """Return the cost of *region* for *me* in parts that can be shown; ``total`` agrees with ``costs``."""
    profile = book.profile(view, me)
    bit = 1 << region
    helped = not shielded(book, view, me) & bit
    river = book.board.terrain["river"] & bit
    parts = [Part("river" if river else "base", 1 if river else 2, "COST-2")]
    if book.board.terrain["mountain"] & bit:
        parts.append(Part("mountain", 1, "COST-3"))
    if not (helped and emptied(book, view, me, profile, aids) & bit):
        if view.natives[region]:
            native = "monster" if is_monster(book, view, region) else "lost-tribe"
            parts.append(Part(native, view.natives[region], "COST-3"))
        if view.tokens[region]:
            parts.append(Part("tokens", view.tokens[region], "COST-3"))
        parts += [
            Part(kind, book.sturdy[kind], "COST-3")
            for kind, at in view.pieces
            if at == region and kind in book.sturdy and kind not in book.solid
        ]
        parts += [
            Part(effect.piece or effect.trait, effect.amount, effect.rule)
            for effect, where in _defences(book, view, me)
            if where & bit
        ]
    parts += [Part(kind, book.solid[kind], "COST-3") for kind, at in view.pieces if at == region and kind in book.solid]
    parts += [
        Part(effect.trait, effect.amount, effect.rule)
        for effect in profile.effects
        if effect.verb == "cost"
        and (helped or effect.amount > 0)
        and where_set(book, view, me, effect.where) & bit
    ]
    if helped:
        parts += [Part(effect.trait, effect.amount, effect.rule) for effect in aids if effect.verb == "cost"]
    total = sum(part.amount for part in parts)
    if total < 1:
        parts.append(Part("minimum", 1 - total, "COST-1"))
        total = 1
    return Cost(total, tuple(parts))


def is_monster(book: Rulebook, view: View, region: int) -> bool:
    """Return whether what lives in *region* is a Monster; Lost Tribes come singly and only on the surface (MIX-4)."""
    return view.natives[region] > 0 and (book.board.world == "underground" or view.natives[region] > 1)


def supply_gain(book: Rulebook, view: View, tribe: TribeView, effect: Effect) -> int:
    """Return how many tokens *effect* brings at redeployment, before the tray limits them (REDEPLOY-2)."""
    regions = tribe.full if effect.per == "conquest" else tribe.held
    return (regions & where_set(book, view, tribe, effect.where)).bit_count() // effect.every * effect.amount


def tokens_on_map(view: View, tribe: TribeView) -> int:
    """Return how many Race tokens of *tribe* stand on the map."""
    tokens = view.tokens
    total = 0
    for region in members(tribe.held):
        total += tokens[region]
    return total


def tray(book: Rulebook, view: View, race: str) -> int:
    """Return how many tokens of *race* are unused."""
    left = book.races[race].supply
    for tribe in view.tribes:
        if tribe.race == race:
            left -= tokens_on_map(view, tribe) + tribe.hand + tribe.waiting
    return left


def discarded(book: Rulebook, view: View) -> tuple[str, ...]:
    """Return the badges that are neither unseen, nor in the column, nor with a race (COLUMN-8), sorted."""
    out = set(book.powers) - set(view.powers) - {combo.power for combo in view.column}
    out -= {t.power for t in view.tribes if t.active or t.power in book.kept_badges}
    out -= {view.note(kind) for kind in book.lenders}
    out -= book.senseless
    return tuple(sorted(out))


def piece_hand(book: Rulebook, view: View, effect: Effect) -> int:
    """Return how many pieces of a placing *effect* are at hand.

    Fresh ones each turn while the stock lasts (POWER-FORTIFIED-1, U-POWER-SHIELD-1), otherwise those of its few
    not on the map.
    """
    on_map = view.layout.count.get(effect.piece, 0)
    if effect.new:
        count = effect.count
        if effect.where:
            me = view.tribes[view.mine]
            count *= (me.held & where_set(book, view, me, effect.where)).bit_count()
        spent = sum([1 for used in view.used if used.trait == effect.trait])
        return max(0, min(count - spent, effect.stock - on_map))
    return effect.count - on_map


def acting(book: Rulebook, view: View, kind: str) -> int:
    """Return the tribe that answers *kind* for the seat in turn (choice, ghouls or conquer), or -1.

    Of several races that conquer in decline the oldest begins; a turn notes which have had theirs.
    """
    if view.ghouls and kind != "conquer":
        seat = view.turn
        for number, tribe in enumerate(view.tribes):
            if tribe.seat == seat and campaigns(book, view, tribe) and not view.spent(tribe.race, seat):
                return number
    return NOBODY if kind == "ghouls" else view.mine


def settled(book: Rulebook, view: View, tribe: TribeView) -> RegionSet:
    """Return the regions where *tribe* may stay at redeployment: not a River, for most (MAP-5).

    A race in decline keeps what it held as the turn began: it is there since it was Seafaring (POWER-SEAFARING-2).
    """
    if not book.rivers:
        return tribe.held
    stay = book.profile(view, tribe).stay
    return tribe.held & (stay if tribe.active else stay | ~tribe.done)


def campaigns(book: Rulebook, view: View, tribe: TribeView) -> bool:
    """Return whether *tribe*, in decline, may go on conquering (RACE-GHOULS-2, A-23)."""
    return (
        view.cast.campaigning
        and not tribe.active
        and tribe.race in book.campaigners
        and bool(tribe.held or tribe.hand)
        and book.profile(view, tribe).campaign
    )
