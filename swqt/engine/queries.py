"""Counts and roles that follow from a position: trays, pieces at hand, the tribe that acts."""

from __future__ import annotations

from swqt.engine.conditions import where_set
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import ComboProfile, printed_or_none, printed_set
from swqt.engine.regions import RegionSet, members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import GRUDGE, NOBODY, Combo, Used
from swqt.engine.traits import Effect


def native_kind(tables: RuleTables, count: int) -> str:
    """Return the kind of *count* natives, "monster" or "tribe"; empty if there are none.

    A Lost Tribe is a single token, found only on the surface (MIX-4).
    """
    if not count:
        return ""
    return "monster" if tables.board.world == "underground" or count > 1 else "tribe"


def skip_price(tables: RuleTables, combo: Combo) -> int:
    """Return the coins placed on *combo* when it is skipped: one unless its traits say otherwise (BLANK-11)."""
    prices = tables.prices
    return max(0, 1 + prices.get(combo.race, 0) + prices.get(combo.power, 0)) if prices else 1


def laid_coins(tables: RuleTables, column: tuple[Combo, ...], row: int) -> list[int]:
    """Return the coins placed on each combo above *row* when *row* is picked (COLUMN-2)."""
    return [skip_price(tables, combo) for combo in column[:row]] if tables.prices else [1] * row


def price_of(tables: RuleTables, column: tuple[Combo, ...], row: int) -> int:
    """Return the price of the combo in *row*: the coins placed on the combos above it (COLUMN-2)."""
    return sum(laid_coins(tables, column, row)) if tables.prices else row


def prices_of(tables: RuleTables, column: tuple[Combo, ...]) -> list[int]:
    """Return the price of each combo of *column*."""
    rows = list(range(len(column)))
    return [price_of(tables, column, row) for row in rows] if tables.prices else rows


def supply_gain(tables: RuleTables, view: View, tribe: TribeView, effect: Effect) -> int:
    """Return how many tokens *effect* brings at redeployment, before the tray limits them (REDEPLOY-2)."""
    regions = tribe.full if effect.per == "conquest" else tribe.held
    return (regions & where_set(tables, view, tribe, effect.where)).bit_count() // effect.every * effect.amount


def tokens_on_map(view: View, tribe: TribeView) -> int:
    """Return how many Race tokens of *tribe* stand on the map."""
    tokens = view.tokens
    total = 0
    for region in members(tribe.held):
        total += tokens[region]
    return total


def tray(tables: RuleTables, view: View, race: str) -> int:
    """Return how many tokens of *race* are left in its tray."""
    left = tables.races[race].supply
    for tribe in view.tribes:
        if tribe.race == race:
            left -= tokens_on_map(view, tribe) + tribe.hand + tribe.waiting
    return left


def discarded(tables: RuleTables, view: View) -> tuple[str, ...]:
    """Return the badges that are neither unseen, nor in the column, nor with a race (COLUMN-8), sorted."""
    out = set(tables.powers) - set(view.powers) - {combo.power for combo in view.column}
    out -= {t.power for t in view.tribes if t.active or t.power in tables.kept_badges}
    out -= {view.note(kind) for kind in tables.lenders}
    out -= tables.senseless
    return tuple(sorted(out))


def piece_hand(tables: RuleTables, view: View, effect: Effect) -> int:
    """Return how many pieces of a placing *effect* are at hand.

    Some effects bring new pieces each turn while the stock lasts (POWER-FORTIFIED-1, U-POWER-SHIELD-1); of others,
    those not on the map are at hand.
    """
    on_map = view.piece_index.count(effect.piece)
    if effect.new:
        count = effect.count
        if effect.where:
            me = view.tribes[view.mine]
            count *= (me.held & where_set(tables, view, me, effect.where)).bit_count()
        return max(0, min(count - view.times_spent(effect.trait), effect.stock - on_map))
    return effect.count - on_map


def acting(tables: RuleTables, view: View, kind: str) -> int:
    """Return the number of the tribe that *kind* (choice, ghouls or conquer) of the seat in turn is about, or -1.

    Of several races that conquer in decline the oldest begins; ``used`` records which are done this turn.
    """
    if view.ghouls and kind != "conquer":
        seat = view.turn
        for number, tribe in enumerate(view.tribes):
            if tribe.seat == seat and campaigns(tables, view, tribe) and not view.spent(tribe.race, seat):
                return number
    return NOBODY if kind == "ghouls" else view.mine


def settled(tables: RuleTables, view: View, tribe: TribeView) -> RegionSet:
    """Return the regions where *tribe* may stay at redeployment: for most races no River (MAP-5).

    A race in decline keeps what it held as the turn began, from when it was Seafaring (POWER-SEAFARING-2).
    """
    if not tables.rivers:
        return tribe.held
    stay = tables.profile(view, tribe).stay
    return tribe.held & (stay if tribe.active else stay | ~tribe.done)


def campaigns(tables: RuleTables, view: View, tribe: TribeView) -> bool:
    """Return whether *tribe*, in decline, may go on conquering (RACE-GHOULS-2, A-23)."""
    return (
        view.flags.campaign
        and not tribe.active
        and tribe.race in tables.campaigners
        and bool(tribe.held or tribe.hand)
        and (tribe.profile or tables.profile(view, tribe)).campaign
    )


def hammers_left(tables: RuleTables, view: View, profile: ComboProfile) -> int:
    """Return how many Hammers may still be used this turn (U-RACE-IRONDWARVES-2)."""
    effect = profile.clauses["hammers"]
    return int(view.note(effect.note) or 0) - view.used.count(Used(effect.note))


def hammers_of(tables: RuleTables, view: View, tribe: TribeView) -> int:
    """Return how many Hammers *tribe* may still use this turn; 0 for a race without any."""
    profile = tables.profile(view, tribe)
    return hammers_left(tables, view, profile) if profile.has_hammers else 0


def bears_grudges(tables: RuleTables, view: View, number: int) -> bool:
    """Return whether the active tribe *number* (or none) remembers its attackers (U-POWER-VENGEFUL-1, A-110)."""
    return number != NOBODY and any(
        [effect.trait in tables.grudgers for effect in tables.profile(view, view.tribes[number]).costs]
    )


def grudges_of(tables: RuleTables, view: View, tribe: TribeView) -> tuple[int, ...]:
    """Return the seats whose attacks *tribe* may repay (U-POWER-VENGEFUL-1)."""
    if not tribe.active or not bears_grudges(tables, view, view.active_of(tribe.seat)):
        return ()
    return tuple(["ABCDE".index(letter) for letter in (view.note(GRUDGE) or "").split()])


def printed_income(tables: RuleTables, trait: str) -> RegionSet | None:
    """Return the regions for which *trait* pays by terrain or mark; None if it has no such income."""
    found = tables.races.get(trait) or tables.powers.get(trait)
    paid: RegionSet | None = None
    for effect in found.effects if found else ():
        if effect.verb == "income" and effect.per == "region" and effect.where:
            if all([condition in ("terrain", "mark") for condition, _ in effect.where]):
                paid = (paid or 0) | printed_set(tables.board, effect.where)
    return paid


def printed_strength(tables: RuleTables, trait: str) -> RegionSet:
    """Return the regions for whose terrain or mark *trait* pays, attacks for less, or goes where others cannot."""
    found = tables.races.get(trait) or tables.powers.get(trait)
    strong: RegionSet = 0
    for effect in found.effects if found else ():
        helps = (
            effect.verb in ("zone", "supply")
            or (effect.verb == "link" and not effect.passage)
            or (effect.verb == "income" and effect.per == "region")
            or (effect.verb == "cost" and effect.amount < 0)
        )
        if helps and effect.where:
            strong |= printed_or_none(tables.board, effect.where) or 0
    return strong
