"""Who may answer what: the list of commands that an open decision admits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.engine.commands import (
    AbandonRange,
    Command,
    Deal,
    DealRange,
    Decline,
    Deploy,
    DeployRange,
    End,
    Legal,
    Place,
    Pool,
    Range,
    Use,
)
from swqt.engine.draft import TribeView, View
from swqt.engine.profile import Profile, is_never_lost
from swqt.engine.questions import (
    acting,
    barred,
    campaigns,
    costs,
    in_reach,
    neighbours,
    piece_hand,
    tokens_on_map,
    tray,
    where_set,
)
from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import DIE_MOST, Rulebook
from swqt.engine.state import NOBODY, NOT_ROLLED, Decision, Used
from swqt.engine.traits import Effect

Options = list[Command | Range]

END: Final = End()
DECLINE: Final = Decline()


def legal(book: Rulebook, view: View) -> Legal:
    """Return everything that the decision on top of the agenda admits; empty when the game is over."""
    agenda = view.agenda
    if not agenda:
        return ()
    decision = agenda[-1]
    return tuple(_ANSWERS[decision.kind](book, view, decision))


def _pick(book: Rulebook, view: View, decision: Decision) -> Options:
    """COLUMN-1, COLUMN-2, A-2: every visible combo that the seat can pay."""
    affordable = min(len(view.column), view.coins[decision.seat] + 1)
    return list(book.pick[:affordable])


def _choice(book: Rulebook, view: View, decision: Decision) -> Options:
    """CHOICE: expand with whatever a campaign may begin with, or decline."""
    out = _campaign(book, view, decision)
    out.append(DECLINE)
    return out


def _campaign(book: Rulebook, view: View, decision: Decision) -> Options:
    """GHOULS, READY and CONQUER of one tribe."""
    me = view.tribes[acting(book, view, decision.kind)]
    profile = book.profile(me)
    hand = me.hand
    if decision.kind == "choice" and me.held:
        hand += tokens_on_map(view, me) - me.held.bit_count()
    out: Options = []
    if hand > 0:
        _conquests(book, view, me, profile, hand, out)
    if profile.substitutes:
        _substitutes(book, view, me, profile, hand, out)
    if me.held and not me.done and view.rolled == NOT_ROLLED:
        out.append(AbandonRange(me.held))
    out.append(END)
    return out


def _conquests(
    book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, out: Options
) -> None:
    """Add plain conquests, final attempts (FINAL-1), the die beforehand (POWER-BERSERK-1) and overruns."""
    regions = in_reach(book, me, profile) & ~barred(book, view, me)
    rolled = view.rolled
    offers_die = bool(profile.dies)
    conquer = book.conquer
    cheapest = 99
    for region, cost in costs(book, view, me, profile, regions):
        if rolled > 0:
            cost = cost - rolled if cost > rolled else 1
        if cost < cheapest:
            cheapest = cost
        if cost <= hand:
            out.append(conquer[region])
        elif cost - hand <= DIE_MOST and rolled == NOT_ROLLED and not offers_die:
            out.append(book.gamble[region])
    if offers_die and rolled == NOT_ROLLED and cheapest - hand <= DIE_MOST:
        out += [Use(effect.trait) for effect in profile.dies]
    for effect in profile.overruns:
        if hand >= effect.amount and Used(effect.trait) not in view.used:
            out += [Use(effect.trait, region) for region in members(regions)]


def _substitutes(
    book: Rulebook, view: View, me: TribeView, profile: Profile, hand: int, out: Options
) -> None:
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
    if tray(book, view, me.race) < 1 and effect.source == "tray":
        return 0
    regions = neighbours(book, me, me.held) & profile.zone & ~me.held & ~barred(book, view, me)
    regions &= where_set(book, view, me, effect.where)
    for used in view.used:
        if used.trait == effect.trait:
            for tribe in view.tribes:
                if used.seat in (tribe.seat, NOBODY):
                    regions &= ~tribe.held
    return regions


def _redeploy(book: Rulebook, view: View, _: Decision) -> Options:
    """REDEPLOY: pieces that must be placed come first, then any others, then the one Deploy."""
    out = _placements(book, view, "redeploy")
    if out and out[-1] is END:
        out.pop()
        out.append(DeployRange(pools(book, view)))
    return out


def _close(book: Rulebook, view: View, decision: Decision) -> Options:
    """END_PIECES: Heroes, then the Diplomat's peace (POWER-HEROIC-1, POWER-DIPLOMAT-1)."""
    out = _placements(book, view, "close")
    if out[-1] is END:
        out += [book.choose[seat] for seat in allies(book, view, decision.seat)]
    return out


def allies(book: Rulebook, view: View, seat: int) -> list[int]:
    """Return whom *seat* may make peace with now (POWER-DIPLOMAT-1, A-58)."""
    number = view.active_of(seat)
    if number == NOBODY or view.tribes[number].pact != NOBODY or not book.profile(view.tribes[number]).pacts:
        return []
    return [s for s in range(len(view.coins)) if s != seat and not view.attacked >> s & 1]


def _placements(book: Rulebook, view: View, moment: str) -> Options:
    """Return the placements of *moment*; END is last unless something must be placed first."""
    number = view.active_of(view.turn)
    out: Options = []
    if number != NOBODY:
        me = view.tribes[number]
        for effect in book.profile(me).at[moment]:
            from_hand = [Place(effect.piece, region) for region in members(room(view, me, effect))]
            if not piece_hand(book, view, effect):
                from_hand = []
            if from_hand and not effect.optional:
                return list(from_hand)
            out += from_hand
            out += _moves(book, view, me, effect)
    out.append(END)
    return out


def room(view: View, me: TribeView, effect: Effect) -> RegionSet:
    """Return the regions of *me* that can take one more piece of *effect*."""
    if not effect.apart:
        return me.held
    taken = 0
    for piece in view.pieces:
        if piece.kind == effect.piece:
            taken |= 1 << piece.region
    return me.held & ~taken


def _moves(book: Rulebook, view: View, me: TribeView, effect: Effect) -> Options:
    """Return the shifts of pieces that stood there before; a turn allows only so many (C-6)."""
    if moves_left(book, view, effect) < 1:
        return []
    sources = {piece.region for piece in view.pieces if piece.kind == effect.piece}
    return [
        Place(effect.piece, region, source)
        for source in sorted(sources)
        if me.held >> source & 1
        for region in members(room(view, me, effect) & ~(1 << source))
    ]


def moves_left(book: Rulebook, view: View, effect: Effect) -> int:
    """Return how many pieces of *effect* may still be shifted this turn (VARIANT-2)."""
    most = effect.moves
    if "bivouac_moves" in effect.variants and book.options.bivouac_moves == "one":
        most = min(most, 1)
    return most - sum([1 for used in view.used if used.trait == effect.piece])


def pools(book: Rulebook, view: View) -> tuple[Pool, ...]:
    """Return what each redeploying tribe of the seat in turn spreads (REDEPLOY-1, A-32, A-38)."""
    out = []
    for tribe in view.tribes:
        if tribe.seat == view.turn and tribe.held and (tribe.active or campaigns(book, tribe)):
            total = tokens_on_map(view, tribe) + tribe.hand
            left = total - min(book.profile(tribe).loan, total)
            least = 1 if left >= tribe.held.bit_count() else 0
            out.append(Pool(left, tribe.held, least, left if least else 1))
    return tuple(out)


def _altar(book: Rulebook, view: View, _: Decision) -> Options:
    return [END]


def _stout(book: Rulebook, view: View, _: Decision) -> Options:
    """POWER-STOUT-1."""
    return [DECLINE, END]


def _retreat(book: Rulebook, view: View, decision: Decision) -> Options:
    """RETREAT: withdrawn Encampments, then all withdrawn tokens, into regions of the same tribe (RETREAT-4)."""
    number = retreating(book, view, decision.seat)
    me = view.tribes[number]
    for effect in withdrawn_pieces(book, view, me):
        return [Place(effect.piece, region) for region in members(room(view, me, effect))]
    return [DeployRange((Pool(me.waiting, me.held, 0, me.waiting),))]


def retreating(book: Rulebook, view: View, seat: int) -> int:
    """Return the first tribe of *seat* with something to put back on regions it still holds, or -1."""
    for number, tribe in enumerate(view.tribes):
        if tribe.seat == seat and tribe.held and (tribe.waiting or withdrawn_pieces(book, view, tribe)):
            return number
    return NOBODY


def withdrawn_pieces(book: Rulebook, view: View, tribe: TribeView) -> list[Effect]:
    """Return the effects whose pieces outlive an attack and now wait for a region (POWER-BIVOUACKING-3)."""
    if not tribe.active:
        return []
    return [
        effect
        for effect in book.profile(tribe).at["redeploy"]
        if is_never_lost(effect) and piece_hand(book, view, effect)
    ]


def _roll(book: Rulebook, view: View, _: Decision) -> Options:
    return list(book.roll)


def _deal(book: Rulebook, view: View, _: Decision) -> Options:
    """COLUMN-7: any unseen banner, otherwise the queue's head, with any unseen badge."""
    return [DealRange(view.races or view.returned[:1], view.powers)]


_ANSWERS: Final[dict[str, Callable[[Rulebook, View, Decision], Options]]] = {
    "pick": _pick,
    "choice": _choice,
    "ghouls": _campaign,
    "conquer": _campaign,
    "redeploy": _redeploy,
    "close": _close,
    "altar": _altar,
    "stout": _stout,
    "retreat": _retreat,
    "roll": _roll,
    "deal": _deal,
}


def the_only(option: Command | Range) -> Command | None:
    """Return the command that a decision with this one option resolves itself with, or None if it holds several."""
    if isinstance(option, Command):
        return option
    if isinstance(option, DealRange):
        if len(option.races) == len(option.powers) == 1:
            return Deal(option.races[0], option.powers[0])
        return None
    if isinstance(option, DeployRange):
        counts: list[tuple[int, int]] = []
        for pool in option.pools:
            only = pool.only()
            if only is None:
                return None
            counts += only
        return Deploy(tuple(sorted(counts)))
    return None
