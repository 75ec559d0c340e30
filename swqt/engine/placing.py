"""Where pieces and tokens may be put: redeployment, the turn's end, retreats."""

from __future__ import annotations

from typing import Final

from swqt.engine.commands import Command, End
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import is_never_lost
from swqt.engine.questions import campaigns, piece_hand, settled, tokens_on_map
from swqt.engine.ranges import Pool, Range
from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import NOBODY
from swqt.engine.traits import Effect
from swqt.engine.values import row_of

Options = list[Command | Range]

END: Final = End()


def placements(book: Rulebook, view: View, moment: str) -> Options:
    """Return the placements of *moment*; END is last unless something must be placed first.

    What a lent badge brings is an offer (PLACE-STONEHEDGE-2), but for what withdraws with the tokens.
    """
    out: Options = []
    me = view.tribes[view.mine]
    profile = me.profile or book.profile(view, me)
    effects = profile.at[moment]
    lent = book.lent(view, me) if effects else ""
    for effect in effects:
        if piece_hand(book, view, effect):
            from_hand = book.places_of(effect.piece, room(book, view, me, effect) & profile.stay)
            offered = effect.optional or (effect.trait == lent and not is_never_lost(effect))
            if from_hand and not offered:
                return from_hand
            out += from_hand
        out += _moves(book, view, me, effect)
    out.append(END)
    return out


def room(book: Rulebook, view: View, me: TribeView, effect: Effect) -> RegionSet:
    """Return the regions of *me* that can take one more piece of *effect*."""
    if not effect.apart:
        return me.held
    return me.held & ~view.layout.regions.get(effect.piece, 0)


def _moves(book: Rulebook, view: View, me: TribeView, effect: Effect) -> Options:
    """Return the shifts of pieces that stood there before; a turn allows only so many (C-6)."""
    sources = view.layout.regions.get(effect.piece, 0) & me.held
    if not sources or moves_left(book, view, effect) < 1:
        return []
    there = room(book, view, me, effect)
    out: Options = []
    for source in members(sources):
        out += book.places_of(effect.piece, there & ~(1 << source), source)
    return out


def moves_left(book: Rulebook, view: View, effect: Effect) -> int:
    """Return how many pieces of *effect* may still be shifted this turn (VARIANT-2)."""
    most = effect.moves
    if "bivouac_moves" in effect.variants and book.options.bivouac_moves == "one":
        most = min(most, 1)
    return most - sum([1 for used in view.used if used.trait == effect.piece])


def redeploying(book: Rulebook, view: View) -> list[int]:
    """Return the tribes of the seat in turn that redeploy: the active one and those that campaign (A-38)."""
    mine = view.mine
    if not view.ghouls:
        if mine == NOBODY:
            return []
        me = view.tribes[mine]
        return [mine] if (settled(book, view, me) if book.rivers else me.held) else []
    seat = view.turn
    return [
        number
        for number, tribe in enumerate(view.tribes)
        if tribe.seat == seat and (number == mine or campaigns(book, view, tribe)) and settled(book, view, tribe)
    ]


def pools(book: Rulebook, view: View) -> tuple[Pool, ...]:
    """Return what each redeploying tribe of the seat in turn spreads (REDEPLOY-1, A-32, A-38)."""
    if view.ghouls:
        return tuple([_pool(book, view, view.tribes[number]) for number in redeploying(book, view)])
    return (_pool(book, view, view.tribes[view.mine]),)


def _pool(book: Rulebook, view: View, tribe: TribeView) -> Pool:
    """Return what *tribe* spreads: one token at least in each region, if there are enough."""
    held = settled(book, view, tribe) if book.rivers else tribe.held
    left = tokens_on_map(view, tribe) + tribe.hand - (tribe.profile or book.profile(view, tribe)).loan
    if left < 0:
        left = 0
    least = 1 if left >= held.bit_count() else 0
    return row_of(Pool, (left, held, least, left if least else 1))


def last_spread(view: View, seat: int) -> tuple[Pool, ...]:
    """Return what the race that just declined may spread once more (U-POWER-TOMB-1): the newest in decline."""
    me = [tribe for tribe in view.tribes if tribe.seat == seat and not tribe.active][-1]
    tokens = tokens_on_map(view, me)
    return (Pool(tokens, me.held, 1, tokens),)
