"""Every way of taking a region while a race conquers, and the effects at the start of a turn."""

from __future__ import annotations

from typing import Final

from swqt.engine.commands import Command, Use
from swqt.engine.conditions import neighbours, where_set
from swqt.engine.cost import costs
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import ComboProfile
from swqt.engine.queries import hammers_left, hammers_of, tray
from swqt.engine.ranges import Range
from swqt.engine.regions import RegionSet, members, scan
from swqt.engine.relics import aid_sets, aided_targets, aids_of, relic_of, usable, where_is
from swqt.engine.rule_tables import DIE_MOST, RuleTables
from swqt.engine.state import NOBODY, NOT_ROLLED, Used
from swqt.engine.targets import Attack, Check, admitted, barred, in_reach, shielded

Options = list[Command | Range]

NO_QUOTES: Final[list[int]] = []


def _if(attack: Attack, refused: bool) -> RegionSet:
    """Return every region if *refused*, otherwise none."""
    return attack.tables.board.every if refused else 0


def _shielded(attack: Attack) -> RegionSet:
    return shielded(attack.tables, attack.view, attack.me)


def _roll_binds(attack: Attack) -> RegionSet:
    return _if(attack, attack.view.rolled != NOT_ROLLED)


def _no_tokens(attack: Attack) -> RegionSet:
    return _if(attack, attack.hand < 1)


def _cheaper_for_nothing(attack: Attack) -> RegionSet:
    """Return every region if one of the relics only changes the cost, which an overrun does not pay."""
    return _if(attack, any([aid.verb == "cost" for aid in attack.aids]))


def _spent(attack: Attack) -> RegionSet:
    assert attack.effect
    return _if(attack, attack.view.spent(attack.effect.trait))


def _too_few_tokens(attack: Attack) -> RegionSet:
    assert attack.effect
    return _if(attack, attack.hand < attack.effect.amount)


NO_TOKENS: Final[Check] = ("no-tokens", _no_tokens)

OVERRUN_CHECKS: Final[tuple[Check, ...]] = (
    NO_TOKENS,
    ("relic-useless", _cheaper_for_nothing),
    ("shielded", _shielded),
    ("spent", _spent),
    ("no-tokens", _too_few_tokens),
)
"""Why a target cannot be taken with an exact number of tokens (POWER-DRAGON-1)."""


def _empty_hand(attack: Attack) -> RegionSet:
    assert attack.effect
    allowed = "sorcerer_empty_hand" in attack.effect.variants and attack.tables.options.sorcerer_empty_hand == "yes"
    return _if(attack, attack.hand < 1 and not allowed)


def _with_relics(attack: Attack) -> RegionSet:
    return _if(attack, len(attack.aids) > 0)


def _no_spare_token(attack: Attack) -> RegionSet:
    assert attack.effect
    from_tray = attack.effect.source == "tray" or attack.hand < 1
    return _if(attack, from_tray and tray(attack.tables, attack.view, attack.me.race) < 1)


def _not_adjacent(attack: Attack) -> RegionSet:
    return attack.tables.board.every & ~neighbours(attack.tables, attack.view, attack.me, attack.me.held)


def _not_meant(attack: Attack) -> RegionSet:
    assert attack.effect
    return attack.tables.board.every & ~where_set(attack.tables, attack.view, attack.me, attack.effect.where)


def _spent_opponents(attack: Attack) -> RegionSet:
    """Return the regions of the opponents against whom the effect was already used this turn."""
    effect, view = attack.effect, attack.view
    assert effect
    out = 0
    if effect.limit == "opponent":
        spent = [used.seat for used in view.used if used.trait == effect.trait]
        if NOBODY in spent:   # regions without a race count as one opponent
            out |= attack.tables.board.every & ~where_set(attack.tables, view, attack.me, (("holder", "any"),))
        for tribe in view.tribes:
            if tribe.seat in spent:
                out |= tribe.held
    return out


SUBSTITUTE_CHECKS: Final[tuple[Check, ...]] = (
    ("no-tokens", _empty_hand),
    ("relic-useless", _with_relics),
    ("shielded", _shielded),
    ("tray-empty", _no_spare_token),
    ("not-adjacent", _not_adjacent),
    ("not-lone", _not_meant),
    ("spent", _spent_opponents),
)
"""Why the token on a target cannot be replaced (RACE-SORCERERS-1 to 4, A-44 to A-47)."""


def _not_nameable(attack: Attack) -> RegionSet:
    """Return the regions for which this trait cannot roll the die: it may not name them, or they cost too much."""
    tables, view, me, profile = attack.tables, attack.view, attack.me, attack.profile
    hand, effect = attack.hand + hammers_of(tables, view, me), attack.effect
    assert effect
    regions = nameable(tables, view, me, profile)[effect.trait]
    places = members(regions)
    quotes = costs(tables, view, me, profile, regions, places, attack.aids)
    for region in places:
        if quotes[region] - hand > DIE_MOST:
            regions &= ~(1 << region)
    return tables.board.every & ~regions


NAMED_DIE_CHECKS: Final[tuple[Check, ...]] = (
    NO_TOKENS,
    ("shielded", _shielded),
    ("roll-binds", _roll_binds),
    ("no-target", _not_nameable),
)
"""Why the die cannot be rolled for a target that is named first (U-RACE-WISP-1, A-96)."""


USE_CHECKS: Final = {"die": NAMED_DIE_CHECKS, "overrun": OVERRUN_CHECKS, "substitute": SUBSTITUTE_CHECKS}
"""The checks besides TARGET_CHECKS, by the verb of the effect that takes a region."""


def _not_for_heir(attack: Attack) -> RegionSet:
    return attack.tables.board.every & ~attack.profile.zone


def _not_reborn_now(attack: Attack) -> RegionSet:
    """Return every region unless the turn begins, the limit is not reached and a token is left (A-101, A-102)."""
    view, heir, effect = attack.view, attack.me, attack.effect
    assert effect
    begins = view.agenda[-1].kind == "choice" or (view.spent("pick") and not any([t.done for t in view.tribes]))
    left = view.used.count(Used(effect.trait)) < effect.count
    return _if(attack, not (begins and left and (heir.hand > 0 or tray(attack.tables, view, heir.race) > 0)))


REBORN_CHECKS: Final[tuple[Check, ...]] = (
    ("roll-binds", _roll_binds),
    ("water", _not_for_heir),
    ("no-such-use", _not_reborn_now),
)
"""Why a region in decline cannot be taken over by the active race (U-POWER-REBORN-1)."""


def start_effects(tables: RuleTables, view: View, kind: str) -> Options:
    """START_EFFECTS: pieces that move at the start of a turn, and Reborn (U-RACE-CULTISTS-3, U-POWER-REBORN-1)."""
    out: Options = []
    active = view.mine
    if kind == "choice":
        for effect in tables.profile(view, view.tribes[active]).starts:
            if not view.spent(effect.piece):
                here = where_is(tables, view, effect.piece)
                regions = view.tribes[active].held & ~(1 << here if here >= 0 else 0)
                out += tables.places_of(effect.piece, regions, here)
    heir = view.tribes[active]
    for tribe in view.tribes:
        if tribe.seat == view.turn and not tribe.active:
            reborn = tables.profile(view, tribe).clauses.get("reborn")
            if reborn:
                attack = Attack(tables, view, heir, tables.profile(view, heir), heir.hand, reborn)
                regions = admitted(REBORN_CHECKS, attack, tribe.held)
                out += tables.uses_of(reborn.trait, regions)
    return out


def conquests(
    tables: RuleTables,
    view: View,
    me: TribeView,
    profile: ComboProfile,
    hand: int,
    targets: RegionSet,
    out: Options,
) -> list[int]:
    """Add plain conquests of *targets*, final attempts (FINAL-1), rolls before conquest (POWER-BERSERK-1) and overruns.

    Return by region the cost of each target that is not shielded; all other regions have 0.
    """
    regions = targets
    if view.flags.shield and (shield := shielded(tables, view, me)):
        _unaided(tables, view, me, profile, hand, regions & shield, out)
        regions &= ~shield
    spare = hand
    if profile.has_hammers:
        hand += hammers_left(tables, view, profile)
    places = scan(regions)
    quotes = costs(tables, view, me, profile, regions, places)
    conquer = tables.conquer
    gamble = tables.gamble
    rolled = view.rolled
    sure = hand + rolled if rolled > 0 else hand
    most = sure if profile.rolls_first or rolled != NOT_ROLLED else sure + DIE_MOST
    for region in places:
        cost = quotes[region]
        if cost <= sure:
            out.append(conquer[region])
        elif cost <= most:
            out.append(gamble[region])
    if profile.has_uses:
        if profile.open_dies and rolled == NOT_ROLLED and _any_within(quotes, places, sure + DIE_MOST):
            out += [Use(effect.trait) for effect in profile.open_dies]
        if profile.named_dies and rolled == NOT_ROLLED:
            for trait, die in {effect.trait: effect for effect in profile.named_dies}.items():
                attack = Attack(tables, view, me, profile, spare, die)
                out += tables.uses_of(trait, admitted(NAMED_DIE_CHECKS, attack, regions))
        for effect in profile.overruns:
            attack = Attack(tables, view, me, profile, spare, effect)
            out += tables.uses_of(effect.trait, admitted(OVERRUN_CHECKS, attack, regions))
    return quotes


def _any_within(quotes: list[int], places: tuple[int, ...], tokens: int) -> bool:
    """Return whether one of *places* costs *tokens* or less."""
    return any([quotes[region] <= tokens for region in places])


def _unaided(
    tables: RuleTables, view: View, me: TribeView, profile: ComboProfile, hand: int, regions: RegionSet, out: Options
) -> None:
    """Add the conquests of *regions*, against which no aid works (A-81, A-82)."""
    places = scan(regions)
    quotes = costs(tables, view, me, profile, regions, places, unaided=True)
    for region in places:
        cost = quotes[region]
        if cost <= hand:
            out.append(tables.conquer[region])
        elif cost - hand <= DIE_MOST and view.rolled == NOT_ROLLED:
            out.append(tables.gamble[region])


def nameable(tables: RuleTables, view: View, me: TribeView, profile: ComboProfile) -> dict[str, RegionSet]:
    """Return for each trait that rolls before a conquest the regions it may name, in reach or not."""
    named: dict[str, RegionSet] = {}
    for effect in profile.named_dies:
        named[effect.trait] = named.get(effect.trait, 0) | where_set(tables, view, me, effect.where)
    return named


def with_relics(
    tables: RuleTables,
    view: View,
    me: TribeView,
    profile: ComboProfile,
    hand: int,
    targets: RegionSet,
    out: Options,
) -> None:
    """Add the conquests with relics (RELIC-DOORMAT-1, RELIC-SOCKS-1, RELIC-SWORD-1) and by the Orb (RELIC-ORB-1).

    *targets* are the targets without relics. Relics combine with each other (A-112), with dice rolled before the
    conquest, and with an overrun unless they only change the cost, which an overrun does not pay.
    """
    relics = usable(tables, view, me) if hand > 0 else []
    if not relics:
        return
    opened = [Use(effect.trait) for effect in profile.open_dies]
    named = nameable(tables, view, me, profile) if view.rolled == NOT_ROLLED else {}
    rolled = view.rolled
    spare = hand
    open_to_all = ~barred(tables, view, me) & ~shielded(tables, view, me)
    near = in_reach(tables, view, me, profile)
    if "hammers" in profile.clauses:
        hand += hammers_left(tables, view, profile)
    for names in aid_sets(tables, view, relics):
        aids = aids_of(tables, view, names)
        regions = aided_targets(view, me, profile, near, aids) & open_to_all
        places = scan(regions)
        quote = costs(tables, view, me, profile, regions, places, aids)
        for region in places:
            cost = max(1, quote[region] - rolled) if rolled > 0 else quote[region]
            short = cost - hand
            if short <= 0:
                out.append(tables.aided[names, False][region])
            elif short <= DIE_MOST and rolled == NOT_ROLLED and not profile.rolls_first:
                out.append(tables.aided[names, True][region])
            if short <= DIE_MOST and rolled == NOT_ROLLED:
                for trait, where in named.items():
                    if where >> region & 1:
                        out.append(Use(trait, region, names))
                for use in opened:
                    if use not in out:
                        out.append(use)
        for effect in profile.overruns:
            attack = Attack(tables, view, me, profile, spare, effect, aids)
            allowed = admitted(OVERRUN_CHECKS, attack, regions)
            out += [Use(effect.trait, region, names) for region in members(allowed)]
    for name in relics:
        for effect in tables.relics[relic_of(tables, view, name)].effects:
            if effect.verb == "substitute":
                attack = Attack(tables, view, me, profile, spare, effect)
                out += tables.uses_of(name, admitted(SUBSTITUTE_CHECKS, attack, targets))


def substitutes(
    tables: RuleTables,
    view: View,
    me: TribeView,
    profile: ComboProfile,
    hand: int,
    targets: RegionSet,
    out: Options,
) -> None:
    """Add the replacements of lone tokens in *targets* (RACE-SORCERERS-1 to 4, A-44 to A-47)."""
    for effect in profile.substitutes:
        attack = Attack(tables, view, me, profile, hand, effect)
        out += tables.uses_of(effect.trait, admitted(SUBSTITUTE_CHECKS, attack, targets))
