"""Where pieces and tokens may be put: redeployment, the end of the turn, retreats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.engine.commands import Command, End
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import is_never_lost
from swqt.engine.queries import campaigns, piece_hand, settled, tokens_on_map
from swqt.engine.ranges import Pool, Range
from swqt.engine.regions import RegionSet, members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import NOBODY
from swqt.engine.traits import Effect

Options = list[Command | Range]

END: Final = End()


PieceCheck = tuple[str, Callable[[RuleTables, View, TribeView, Effect, RegionSet], RegionSet]]
"""(code, mask): ``mask(tables, view, me, effect, sources)`` returns the regions refused for the reason *code*.

A piece of *effect* is put into a region of *me*: from one of the regions *sources*, or from hand if that is empty.
"""


def _not_to_stay(tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet) -> RegionSet:
    """Return the regions that must be left before the turn ends (MAP-5)."""
    return tables.board.every & ~(me.profile or tables.profile(view, me)).stay


def _stands_there(tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet) -> RegionSet:
    return view.piece_index.regions.get(effect.piece, 0) if effect.apart else 0


def _none_left(tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet) -> RegionSet:
    return 0 if piece_hand(tables, view, effect) else tables.board.every


def _only_source(tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet) -> RegionSet:
    return sources if sources.bit_count() == 1 else 0


def _spent(tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet) -> RegionSet:
    return tables.board.every if moves_left(tables, view, effect) < 1 else 0


def _not_at_source(tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet) -> RegionSet:
    return 0 if view.piece_index.regions.get(effect.piece, 0) & sources else tables.board.every


HAND_CHECKS: Final[tuple[PieceCheck, ...]] = (
    ("water", _not_to_stay),
    ("piece-stands-there", _stands_there),
    ("none-left", _none_left),
)
"""Why a piece in hand cannot be put into a region of its tribe: the first reason found is reported."""

MOVE_CHECKS: Final[tuple[PieceCheck, ...]] = (
    ("piece-stands-there", _stands_there),
    ("piece-stands-there", _only_source),
    ("spent", _spent),
    ("no-such-piece", _not_at_source),
)
"""Why a piece on the map cannot be moved to a region of its tribe."""

_HAND_MASKS: Final = tuple([mask for _, mask in HAND_CHECKS[::-1]])
_MOVE_MASKS: Final = (_spent, _stands_there)
"""The masks that ``piece_targets`` applies, first those that most often leave nothing; its sources hold a piece."""


def piece_targets(
    tables: RuleTables, view: View, me: TribeView, effect: Effect, sources: RegionSet = 0
) -> RegionSet:
    """Return the regions of *me* that pass HAND_CHECKS or, for a piece in one of *sources*, MOVE_CHECKS."""
    regions = me.held
    for mask in _MOVE_MASKS if sources else _HAND_MASKS:
        regions &= ~mask(tables, view, me, effect, sources)
        if not regions:
            break
    return regions


def placements(tables: RuleTables, view: View, moment: str) -> Options:
    """Return the placements of *moment*; END is last unless something must be placed first.

    Pieces of a lent badge are optional (PLACE-STONEHEDGE-2), except those that withdraw with the tokens.
    """
    out: Options = []
    me = view.tribes[view.mine]
    profile = me.profile or tables.profile(view, me)
    effects = profile.at[moment]
    lent = tables.lent(view, me) if effects else ""
    for effect in effects:
        there = piece_targets(tables, view, me, effect)
        if there:
            from_hand = tables.places_of(effect.piece, there)
            offered = effect.optional or (effect.trait == lent and not is_never_lost(effect))
            if not offered:
                return from_hand
            out += from_hand
        sources = view.piece_index.regions.get(effect.piece, 0) & me.held
        if sources:
            there = piece_targets(tables, view, me, effect, sources)
            for source in members(sources) if there else ():
                out += tables.places_of(effect.piece, there & ~(1 << source), source)
    out.append(END)
    return out


def room(tables: RuleTables, view: View, me: TribeView, effect: Effect) -> RegionSet:
    """Return the regions of *me* that can take one more piece of *effect*."""
    return me.held & ~_stands_there(tables, view, me, effect, 0)


def moves_left(tables: RuleTables, view: View, effect: Effect) -> int:
    """Return how many pieces of *effect* may still be moved this turn (VARIANT-2)."""
    most = effect.moves
    if "bivouac_moves" in effect.variants and tables.options.bivouac_moves == "one":
        most = min(most, 1)
    return most - view.times_spent(effect.piece)


def redeploying(tables: RuleTables, view: View) -> list[int]:
    """Return the numbers of the tribes of the seat in turn that redeploy: the active one and campaigners (A-38)."""
    mine = view.mine
    if not view.ghouls:
        if mine == NOBODY:
            return []
        me = view.tribes[mine]
        if (me.profile or tables.profile(view, me)).fixed:
            return []
        return [mine] if (settled(tables, view, me) if tables.rivers else me.held) else []
    out = []
    for number, tribe in enumerate(view.tribes):
        if tribe.seat == view.turn and (number == mine or campaigns(tables, view, tribe)):
            if settled(tables, view, tribe) and not (tribe.profile or tables.profile(view, tribe)).fixed:
                out.append(number)
    return out


def builds(tables: RuleTables, view: View) -> bool:
    """Return whether the active race, which does not redeploy, may put down pieces instead (BLANK-15)."""
    if view.mine == NOBODY:
        return False
    me = view.tribes[view.mine]
    profile = tables.profile(view, me)
    return profile.fixed and bool(profile.at["redeploy"]) and me.held > 0


def pools(tables: RuleTables, view: View) -> tuple[Pool, ...]:
    """Return one Pool for each redeploying tribe of the seat in turn (REDEPLOY-1, A-32, A-38)."""
    if not view.ghouls:
        return (_pool(tables, view, view.tribes[view.mine]),)
    out = []
    for number in redeploying(tables, view):
        out.append(_pool(tables, view, view.tribes[number]))   # noqa: PERF401  # a comprehension slows all calls
    return tuple(out)


def _pool(tables: RuleTables, view: View, tribe: TribeView) -> Pool:
    """Return the tokens that *tribe* spreads: at least one in each region if there are enough."""
    held = settled(tables, view, tribe) if tables.rivers else tribe.held
    profile = tribe.profile or tables.profile(view, tribe)
    left = tokens_on_map(view, tribe) + tribe.hand - profile.loan
    if left < 0:
        left = 0
    size = held.bit_count()
    if left < size:
        return Pool(left, held, 0, 1)
    if not profile.bounded:
        return Pool(left, held, 1, left)
    most = profile.most or left
    if left > most * size:   # the others wait in hand (BLANK-8)
        left = most * size
    least = profile.least if left >= profile.least * size else 1
    return Pool(left, held, least, most)


def last_spread(view: View, seat: int) -> tuple[Pool, ...]:
    """Return what the race that just declined, the newest in decline, may spread once more (U-POWER-TOMB-1)."""
    me = [tribe for tribe in view.tribes if tribe.seat == seat and not tribe.active][-1]
    tokens = tokens_on_map(view, me)
    return (Pool(tokens, me.held, 1, tokens),)
