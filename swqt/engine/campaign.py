"""What a race may do while it conquers: every way of taking a region, and the effects at a turn's start."""

from __future__ import annotations

from swqt.engine.commands import Command, Conquer, Use
from swqt.engine.draft import TribeView, View
from swqt.engine.items import aid_sets, aided_targets, aids_of, relic_of, usable, where_is
from swqt.engine.profile import Profile
from swqt.engine.questions import (
    barred,
    costs,
    in_reach,
    neighbours,
    plain_costs,
    plain_reach,
    shielded,
    tray,
    where_set,
)
from swqt.engine.ranges import Range
from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import DIE_MOST, Rulebook
from swqt.engine.state import NOBODY, NOT_ROLLED, Decision, Used
from swqt.engine.traits import Effect

Options = list[Command | Range]


def start_effects(book: Rulebook, view: View, decision: Decision) -> Options:
    """START_EFFECTS: pieces that move at the start of a turn, and Reborn (U-RACE-CULTISTS-3, U-POWER-REBORN-1)."""
    out: Options = []
    active = view.mine
    if decision.kind == "choice":
        for effect in book.profile(view, view.tribes[active]).starts:
            if not view.spent(effect.piece):
                here = where_is(book, view, effect.piece)
                regions = view.tribes[active].held & ~(1 << here if here >= 0 else 0)
                out += book.places_of(effect.piece, regions, here)
    if decision.kind == "choice" or (
        view.rolled == NOT_ROLLED and view.spent("pick") and not any([t.done for t in view.tribes])
    ):
        out += [Use(trait, region) for trait, region in reborn(book, view, view.tribes[active])]
    return out


def reborn(book: Rulebook, view: View, heir: TribeView) -> list[tuple[str, int]]:
    """Return which regions in decline the active race may take over now, with the trait (A-101, A-102)."""
    out = []
    for tribe in view.tribes:
        if tribe.seat == view.turn and not tribe.active:
            effect = book.profile(view, tribe).clauses.get("reborn")
            if effect and view.used.count(Used(effect.trait)) < effect.count:
                if tray(book, view, heir.race) or heir.hand:
                    regions = tribe.held & book.profile(view, heir).zone   # a sea is not for everybody (MAP-3)
                    out += [(effect.trait, region) for region in members(regions)]
    return out


def conquests(book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, out: Options) -> None:
    """Add plain conquests, final attempts (FINAL-1), the die beforehand (POWER-BERSERK-1) and overruns."""
    regions = in_reach(book, view, me, profile)
    if view.layout.protects or view.truce or view.cast.tolled:   # hardly ever, and this is asked most of all
        regions &= ~barred(book, view, me)
    if view.cast.shielded and (shield := shielded(book, view, me)):
        regions &= ~shield
        _unaided(book, view, me, profile, hand, shield, out)
    spare = hand
    if profile.has_hammers:
        hand += hammers_left(book, view, profile)
    quote = book.quote = costs(book, view, me, profile, regions)
    conquer = book.conquer
    gamble = book.gamble
    rolled = view.rolled
    sure = hand + rolled if rolled > 0 else hand
    most = sure if profile.rolls_first or rolled != NOT_ROLLED else sure + DIE_MOST
    for region in members(regions):
        cost = quote[region]
        if cost <= sure:
            out.append(conquer[region])
        elif cost <= most:
            out.append(gamble[region])
    if profile.open_dies and rolled == NOT_ROLLED and any([quote[r] <= sure + DIE_MOST for r in members(regions)]):
        out += [Use(effect.trait) for effect in profile.open_dies]
    if profile.named_dies and rolled == NOT_ROLLED:
        _named_rolls(book, view, me, profile, hand, regions, out)
    if profile.overruns:
        for effect in overruns(view, profile, spare):
            out += [Use(effect.trait, region) for region in members(regions)]


def overruns(view: View, profile: Profile, hand: int, aids: tuple[Effect, ...] = ()) -> list[Effect]:
    """Return what may take a region with an exact number of tokens now; what changes costs is no help to it."""
    if any([aid.verb == "cost" for aid in aids]):
        return []
    return [e for e in profile.overruns if hand >= e.amount and not view.spent(e.trait)]


def _unaided(
    book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, shield: RegionSet, out: Options
) -> None:
    """Add the conquests of regions against which no aid works (A-81, A-82)."""
    regions = plain_reach(book, view, me) & shield & ~barred(book, view, me)
    quote = plain_costs(book, view, me, profile, regions)
    for region in members(regions):
        cost = quote[region]
        if cost <= hand:
            out.append(book.conquer[region])
        elif cost - hand <= DIE_MOST and view.rolled == NOT_ROLLED:
            out.append(book.gamble[region])


def _named_rolls(
    book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, regions: RegionSet, out: Options
) -> None:
    """Add the rolls whose target is named first (U-RACE-WISP-1, A-96)."""
    for trait, where in nameable(book, view, me, profile).items():
        quote = costs(book, view, me, profile, where & regions)
        out += [Use(trait, region) for region in members(where & regions) if quote[region] - hand <= DIE_MOST]


def nameable(book: Rulebook, view: View, me: TribeView, profile: Profile) -> dict[str, RegionSet]:
    """Return for each trait that rolls before a conquest which targets it may name, in reach or not."""
    named: dict[str, RegionSet] = {}
    for effect in profile.named_dies:
        named[effect.trait] = named.get(effect.trait, 0) | where_set(book, view, me, effect.where)
    return named


def with_relics(book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, out: Options) -> None:
    """Add the conquests with relics (RELIC-DOORMAT-1, RELIC-SOCKS-1, RELIC-SWORD-1) and by the Orb (RELIC-ORB-1).

    Relics combine with each other (A-112), with dice rolled before the conquest, and with an overrun unless they
    only change the cost, which is not asked then.
    """
    if hand < 1 or not usable(book, view, me):
        return
    opened = [Use(effect.trait) for effect in profile.open_dies]
    named = nameable(book, view, me, profile) if view.rolled == NOT_ROLLED else {}
    rolled = view.rolled
    spare = hand
    open_to_all = ~barred(book, view, me) & ~shielded(book, view, me)
    near = in_reach(book, view, me, profile)
    if "hammers" in profile.clauses:
        hand += hammers_left(book, view, profile)
    for names in aid_sets(book, view, me):
        aids = aids_of(book, view, names)
        regions = aided_targets(view, me, profile, near, aids) & open_to_all
        quote = costs(book, view, me, profile, regions, aids)
        for region in members(regions):
            cost = max(1, quote[region] - rolled) if rolled > 0 else quote[region]
            short = cost - hand
            if short <= 0:
                out.append(Conquer(region, names))
            elif short <= DIE_MOST and rolled == NOT_ROLLED and not profile.rolls_first:
                out.append(Conquer(region, names, die=True))
            if short <= DIE_MOST and rolled == NOT_ROLLED:
                out += [Use(trait, region, names) for trait, where in named.items() if where >> region & 1]
                out += [use for use in opened if use not in out]
        for effect in overruns(view, profile, spare, aids):
            out += [Use(effect.trait, region, names) for region in members(regions)]
    for name in usable(book, view, me):
        for effect in book.relics[relic_of(book, view, name)].effects:
            if effect.verb == "substitute":
                regions = substitutable(book, view, me, profile, effect, spare)
                out += [Use(name, region) for region in members(regions)]


def hammers_left(book: Rulebook, view: View, profile: Profile) -> int:
    """Return how many Hammers may still strike this turn (U-RACE-IRONDWARVES-2)."""
    effect = profile.clauses["hammers"]
    return int(view.note(effect.note) or 0) - view.used.count(Used(effect.note))


def substitutes(book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, out: Options) -> None:
    """Add the regions where a lone token may be replaced (RACE-SORCERERS-1 to 4, A-44 to A-47)."""
    for effect in profile.substitutes:
        regions = substitutable(book, view, me, profile, effect, hand)
        out += [Use(effect.trait, region) for region in members(regions)]


def substitutable(
    book: Rulebook, view: View, me: TribeView, profile: Profile, effect: Effect, hand: int
) -> RegionSet:
    """Return where *effect* may replace a token now."""
    empty_hand = "sorcerer_empty_hand" in effect.variants and book.options.sorcerer_empty_hand == "yes"
    if not me.held or (hand < 1 and not empty_hand):
        return 0
    if tray(book, view, me.race) < 1 and (effect.source == "tray" or hand < 1):
        return 0
    regions = neighbours(book, view, me, me.held) & profile.zone & ~me.held & ~barred(book, view, me)
    regions &= where_set(book, view, me, effect.where) & ~shielded(book, view, me)
    if effect.limit == "opponent":
        spent = [used.seat for used in view.used if used.trait == effect.trait]
        if NOBODY in spent:   # whom a trait of one's own may replace where no race stands, counts as one opponent
            regions &= where_set(book, view, me, (("holder", "any"),))
        for tribe in view.tribes:
            if tribe.seat in spent:
                regions &= ~tribe.held
    return regions
