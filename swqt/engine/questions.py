"""The questions the engine asks of effects, each in one place: where, reach, cost, income.

Each answer folds the effects in force with a commutative operation, so their order cannot matter.
"""

from __future__ import annotations

from swqt.engine.draft import TribeView, View
from swqt.engine.events import Cost, Gain, Income, Part
from swqt.engine.profile import Profile, is_never_lost, printed_set
from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import Rulebook
from swqt.engine.traits import Effect, Where


def where_set(book: Rulebook, view: View, me: TribeView, where: Where) -> RegionSet:
    """Return the regions of *view* that meet every condition of *where*, seen by tribe *me*.

    What the board alone decides goes by printed borders; the rest by adjacency for conquest (ADJ-3).
    """
    printed = book.printed(where)
    if printed is not None:
        return printed
    regions = book.board.every
    for condition, argument in where:
        if condition in ("next_to", "linked_to"):
            assert isinstance(argument, tuple)
            near = neighbours(book, me, where_set(book, view, me, argument))
            if condition == "linked_to":
                near = _chain(book, me, near)
            regions &= near
        else:
            regions &= _condition(book, view, me, condition, argument)
    return regions


def _condition(
    book: Rulebook, view: View, me: TribeView, condition: str, argument: str | bool | int | Where
) -> RegionSet:
    every = book.board.every
    if condition in ("terrain", "mark"):
        return printed_set(book.board, ((condition, argument),))
    if condition == "held":
        return me.held if argument else every & ~me.held
    if condition == "holder":
        return _held_by(view, me, str(argument), every)
    if condition == "active":
        return _union(tribe.held for tribe in view.tribes if tribe.active == argument)
    if condition == "piece":
        return _union(1 << piece.region for piece in view.pieces if piece.kind == argument)
    if condition == "tokens":
        return _union(1 << region for region, count in enumerate(view.tokens) if count >= int(str(argument)))
    if condition == "lone":
        crowded = _union(1 << piece.region for piece in view.pieces if _counts_as_token(book, piece.kind))
        lone = _union(1 << region for region, count in enumerate(view.tokens) if count == 1) & ~crowded
        return lone if argument else every & ~lone
    if condition == "occupied":
        full = _occupied(view)
        return full if argument else every & ~full
    if condition == "alone":
        others = _union(t.held for t in view.tribes if t.race != me.race) | _native(view, at_least=2)
        crowded = book.around(others)
        return every & ~crowded if argument else crowded
    raise ValueError(f"no such condition: {condition}")


def _counts_as_token(book: Rulebook, kind: str) -> bool:
    """An Encampment counts as a Race token where it stands (POWER-BIVOUACKING-1, A-56)."""
    effect = book.pieces.get(kind)
    return effect is not None and is_never_lost(effect)


def _held_by(view: View, me: TribeView, who: str, every: RegionSet) -> RegionSet:
    anybody = _union(tribe.held for tribe in view.tribes)
    if who == "any":
        return anybody
    if who == "nobody":
        return every & ~anybody
    own = _union(tribe.held for tribe in view.tribes if tribe.seat == me.seat)
    return own & ~me.held if who == "own" else anybody & ~own


def _union(sets: object) -> RegionSet:
    out = 0
    for regions in sets:  # type: ignore[attr-defined]
        out |= regions
    return out


def _occupied(view: View) -> RegionSet:
    return _union(tribe.held for tribe in view.tribes) | _native(view, at_least=1)


def _native(view: View, at_least: int) -> RegionSet:
    return _union(1 << region for region, count in enumerate(view.natives) if count >= at_least)


def neighbours(book: Rulebook, me: TribeView, regions: RegionSet) -> RegionSet:
    """Return what is adjacent to *regions* for conquests of *me*: printed borders and links (ADJ-3)."""
    out = book.around(regions)
    for link in book.profile(me).links:
        if regions & link:
            out |= link & ~regions if (regions & link).bit_count() == 1 else link
    return out


def _chain(book: Rulebook, me: TribeView, near: RegionSet) -> RegionSet:
    """Extend *near* along this tribe's own regions until nothing is added (U-RACE-FLAMES-2)."""
    while True:
        more = near | neighbours(book, me, near & me.held)
        if more == near:
            return near
        near = more


def barred(book: Rulebook, view: View, me: TribeView) -> RegionSet:
    """Return the regions *me* may not attack: immune ones of others (IMMUNE-2, A-19) and peace (A-60)."""
    out = 0
    immune = book.immune
    for kind, region in view.pieces:
        if kind in immune:
            out |= 1 << region
    seat = me.seat
    if out:
        for tribe in view.tribes:
            if tribe.seat == seat:
                out &= ~tribe.held
    if me.active:
        for tribe in view.tribes:
            if tribe.pact == seat and tribe.active:
                out |= tribe.held
    return out


def in_reach(book: Rulebook, me: TribeView, profile: Profile) -> RegionSet:
    """Return what *me* may attack as far as the map goes: ADJ-2, or FIRST-1 for a race without regions."""
    held = me.held
    if held:
        out = book.around(held) | profile.reach
        for link in profile.links:
            if held & link:
                out |= link
    else:
        out = profile.entry | profile.reach
    return out & profile.zone & ~held


def targets(book: Rulebook, view: View, me: TribeView, profile: Profile) -> RegionSet:
    """Return every region that *me* may conquer if its tokens suffice (CONQ-1)."""
    return in_reach(book, me, profile) & ~barred(book, view, me)


def costs(
    book: Rulebook, view: View, me: TribeView, profile: Profile, regions: RegionSet
) -> list[tuple[int, int]]:
    """Return (region, tokens needed) for each of *regions* (COST-1 to COST-5)."""
    base = profile.base
    tokens = view.tokens
    natives = view.natives
    changes = _changes(book, view, me, profile, regions)
    if changes is None:
        return [(r, c if (c := base[r] + tokens[r] + natives[r]) > 1 else 1) for r in members(regions)]
    get = changes.get
    return [(r, c if (c := base[r] + tokens[r] + natives[r] + get(r, 0)) > 1 else 1) for r in members(regions)]


def _changes(
    book: Rulebook, view: View, me: TribeView, profile: Profile, regions: RegionSet
) -> dict[int, int] | None:
    """Return what pieces, defenders and the attacker's situation add to the cost of *regions*, or None."""
    out: dict[int, int] = {}
    sturdy = book.sturdy
    for kind, region in view.pieces:
        if kind in sturdy and regions >> region & 1:
            out[region] = out.get(region, 0) + sturdy[kind]
    for effect, where in _defences(book, view, me):
        for region in members(where & regions):
            out[region] = out.get(region, 0) + effect.amount
    for effect in profile.costs:
        for region in members(where_set(book, view, me, effect.where) & regions):
            out[region] = out.get(region, 0) + effect.amount
    if profile.as_empty:
        for region in members(_emptied(book, view, me, profile) & regions):
            gone = view.tokens[region] + view.natives[region]
            own = sum(e.amount for e in profile.costs if where_set(book, view, me, e.where) >> region & 1)
            out[region] = own - gone
    return out or None


def _emptied(book: Rulebook, view: View, me: TribeView, profile: Profile) -> RegionSet:
    """Return the regions that cost as if nobody stood there (COST-5)."""
    return _union(where_set(book, view, me, effect.where) for effect in profile.as_empty)


def _defences(book: Rulebook, view: View, me: TribeView) -> list[tuple[Effect, RegionSet]]:
    """Return the defence effects of all tribes but *me*, with the regions they protect."""
    defenders = book.defenders
    out = []
    for tribe in view.tribes:
        if (tribe.race in defenders or tribe.power in defenders) and tribe is not me:
            for effect in book.profile(tribe).defence:
                out.append((effect, tribe.held & where_set(book, view, tribe, effect.where)))  # noqa: PERF401
    return out


def cost_parts(book: Rulebook, view: View, me: TribeView, region: int) -> Cost:
    """Return the cost of *region* for *me* in parts that can be shown; ``total`` agrees with ``costs``."""
    profile = book.profile(me)
    bit = 1 << region
    river = book.board.terrain["river"] & bit
    parts = [Part("river" if river else "base", 1 if river else 2, "COST-2")]
    if book.board.terrain["mountain"] & bit:
        parts.append(Part("mountain", 1, "COST-3"))
    empty = _emptied(book, view, me, profile) & bit
    if not empty:
        if view.natives[region]:
            native = "lost-tribe" if book.board.world == "surface" else "monster"
            parts.append(Part(native, view.natives[region], "COST-3"))
        if view.tokens[region]:
            parts.append(Part("tokens", view.tokens[region], "COST-3"))
        parts += [
            Part(piece.kind, book.sturdy[piece.kind], "COST-3")
            for piece in view.pieces
            if piece.region == region and piece.kind in book.sturdy
        ]
        parts += [
            Part(effect.piece or effect.trait, effect.amount, effect.rule)
            for effect, where in _defences(book, view, me)
            if where & bit
        ]
    parts += [
        Part(effect.trait, effect.amount, effect.rule)
        for effect in profile.effects
        if effect.verb == "cost" and where_set(book, view, me, effect.where) & bit
    ]
    total = sum(part.amount for part in parts)
    if total < 1:
        parts.append(Part("minimum", 1 - total, "COST-1"))
        total = 1
    return Cost(total, tuple(parts))


def income(book: Rulebook, view: View, seat: int) -> Income:
    """Return what scoring *seat* now pays, by source (SCORE-1 to SCORE-5)."""
    parts: list[Gain] = []
    for tribe in view.tribes:
        if tribe.seat != seat:
            continue
        if tribe.held:
            rule = "SCORE-1" if tribe.active else "SCORE-2"
            parts.append(Gain("regions", tribe.race, tribe.held.bit_count(), tribe.held, rule))
        for effect in book.profile(tribe).income:
            parts += _gain(view, tribe, effect, where_set(book, view, tribe, effect.where))
    return Income(sum(part.amount for part in parts), tuple(parts))


def _gain(view: View, tribe: TribeView, effect: Effect, where: RegionSet) -> list[Gain]:
    if effect.limit and any([note.name == effect.trait for note in view.notes]):
        return []
    if effect.per == "turn":
        coins, regions = (effect.amount, 0) if where else (0, 0)
    else:
        regions = (tribe.full if effect.per == "conquest" else tribe.held) & where
        coins = regions.bit_count() // effect.every * effect.amount
    return [Gain(effect.trait, tribe.race, coins, regions, effect.rule)] if coins else []


def supply_gain(book: Rulebook, view: View, tribe: TribeView, effect: Effect) -> int:
    """Return how many tokens *effect* brings at redeployment, before the tray limits them (REDEPLOY-2)."""
    regions = tribe.full if effect.per == "conquest" else tribe.held
    return (regions & where_set(book, view, tribe, effect.where)).bit_count() // effect.every * effect.amount


def tokens_on_map(view: View, tribe: TribeView) -> int:
    """Return how many Race tokens of *tribe* stand on the map."""
    tokens = view.tokens
    return sum([tokens[region] for region in members(tribe.held)])


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
    return tuple(sorted(out))


def piece_hand(book: Rulebook, view: View, effect: Effect) -> int:
    """Return how many pieces of a placing *effect* are at hand.

    A fresh one a turn while the stock lasts (POWER-FORTIFIED-1), otherwise those of its few not on the map.
    """
    on_map = sum([1 for piece in view.pieces if piece.kind == effect.piece])
    if effect.new:
        spent = sum([1 for used in view.used if used.trait == effect.trait])
        return max(0, min(effect.count - spent, effect.stock - on_map))
    return effect.count - on_map


def acting(book: Rulebook, view: View, kind: str) -> int:
    """Return the tribe that answers *kind* for the seat in turn (choice, ghouls or conquer), or -1."""
    if kind != "conquer":
        turn = view.turn
        campaigners = book.campaigners
        for number, tribe in enumerate(view.tribes):
            if tribe.seat == turn and tribe.race in campaigners and campaigns(book, tribe):
                return number
        if kind == "ghouls":
            return -1
    return view.active_of(view.turn)


def campaigns(book: Rulebook, tribe: TribeView) -> bool:
    """Return whether *tribe*, in decline, may go on conquering (RACE-GHOULS-2, A-23)."""
    return (
        not tribe.active
        and tribe.race in book.campaigners
        and bool(tribe.held or tribe.hand)
        and book.profile(tribe).campaign
    )
