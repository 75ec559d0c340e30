"""Who may answer what: the list of commands that an open decision admits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.engine.campaign import conquests, start_effects, substitutes, with_relics
from swqt.engine.commands import Command, Conquer, Deal, Decline, Deploy, Draw, Pick, Use
from swqt.engine.decline import leaves_by_choice
from swqt.engine.draft import TribeView, View
from swqt.engine.items import (
    BAG,
    balrog_targets,
    closing,
    ghost_targets,
    haunting,
    is_copy,
    relic_of,
    summoning,
    where_is,
)
from swqt.engine.memory import Remembered
from swqt.engine.placing import END, last_spread, placements, pools, room
from swqt.engine.questions import acting, piece_hand, tokens_on_map
from swqt.engine.ranges import AbandonRange, DealRange, DeployRange, Legal, Pool, Range
from swqt.engine.regions import RegionSet, members
from swqt.engine.rulebook import ROLLS, Rulebook
from swqt.engine.state import NO_BADGE, NOBODY, NOT_ROLLED, Decision
from swqt.engine.traits import Effect

Options = list[Command | Range]

DECLINE: Final = Decline()

_LEAVE_ANY_OF: Final = Remembered(AbandonRange)


def legal(book: Rulebook, view: View) -> Legal:
    """Return everything that the decision on top of the agenda admits; empty when the game is over."""
    book.quote = []
    agenda = view.agenda
    if not agenda:
        return ()
    decision = agenda[-1]
    return tuple(_ANSWERS[decision.kind](book, view, decision))


def _pick(book: Rulebook, view: View, decision: Decision) -> Options:
    """COLUMN-1, COLUMN-2, A-2: every visible combo that the seat can pay; then pieces that come with the pick.

    Who finds no combo at all, because banners or badges are few and all in play, can only end the turn.
    """
    number = view.active_of(decision.seat)
    if number != NOBODY:
        brought: Options = []
        for effect in pick_pieces(book, view, number):
            brought += book.places_of(effect.piece, pick_room(book, view, effect))
        return brought
    coins = view.coins[decision.seat]
    out: Options = []
    swaps: Options = []
    for row, (race, power, _) in enumerate(view.column):
        if row <= coins and power:
            out.append(book.pick[row])
            if race in book.swappers:
                swaps += [Pick(row, other) for other, combo in enumerate(view.column) if other != row and combo.power]
    if not out and (view.column or book.races.keys() - book.senseless <= {tribe.race for tribe in view.tribes}):
        return [END]
    return out + swaps


def pick_pieces(book: Rulebook, view: View, number: int) -> list[Effect]:
    """Return the effects whose pieces are placed when the race is picked and are not yet (U-RACE-FLAMES-1)."""
    effects = book.profile(view, view.tribes[number]).at["pick"]
    return [e for e in effects if piece_hand(book, view, e) and pick_room(book, view, e)]


def pick_room(book: Rulebook, view: View, effect: Effect) -> RegionSet:
    """Return where a piece that comes with the pick may go."""
    regions, loose, _ = book.parts_of(effect.where)
    return 0 if loose else regions


def _choice(book: Rulebook, view: View, decision: Decision) -> Options:
    """CHOICE: expand with whatever a campaign may begin with, or decline."""
    out = _campaign(book, view, decision)
    out += declines(book, view, decision.seat)
    return out


def declines(book: Rulebook, view: View, seat: int) -> Options:
    """Return how the active race of *seat* may decline: leaving by a lent badge is a choice (PLACE-STONEHEDGE-2)."""
    lent = leaves_by_choice(book, view, view.tribes[view.active_of(seat)]) if view.layout.lending else ""
    return [Decline(lent), DECLINE] if lent else [DECLINE]


def _campaign(book: Rulebook, view: View, decision: Decision) -> Options:
    """GHOULS, READY and CONQUER of one tribe."""
    if decision.about is not None:
        return _interrupted(book, view, decision.about)
    kind = decision.kind
    me = view.tribes[acting(book, view, kind) if view.ghouls else view.mine]
    profile = me.profile or book.profile(view, me)
    hand = me.hand
    if kind == "choice" and me.held:
        hand += tokens_on_map(view, me) - me.held.bit_count()
    out: Options = []
    if hand > 0:
        conquests(book, view, me, profile, hand, out)
    if profile.substitutes:
        substitutes(book, view, me, profile, hand, out)
    if book.items:
        if view.layout.relics:
            with_relics(book, view, me, profile, hand, out)
        effect = summoning(book, view)
        if effect and view.rolled == NOT_ROLLED:
            here = where_is(book, view, effect.piece)
            out += book.places_of(effect.piece, balrog_targets(book, view, effect), here)
    if view.cast.starting:
        out += start_effects(book, view, decision)
    if me.held and not me.done and view.rolled == NOT_ROLLED:
        out.append(_LEAVE_ANY_OF[me.held])
    out.append(END)
    return out


def _interrupted(book: Rulebook, view: View, about: Command) -> Options:
    """Return the answers to what must be done before the campaign goes on, or ends (PLACE-PENTACLE-1)."""
    if isinstance(about, Use):
        effect = book.clauses["balrog"]
        return book.places_of(effect.piece, balrog_targets(book, view, effect))
    return [END]


def _redeploy(book: Rulebook, view: View, decision: Decision) -> Options:
    """REDEPLOY: pieces that must be placed come first, then any others, then the one Deploy."""
    if decision.about is not None:
        return [DeployRange(last_spread(view, decision.seat))]
    me = view.tribes[view.mine]
    if not (me.profile or book.profile(view, me)).at["redeploy"]:
        return [DeployRange(pools(book, view))]
    out = placements(book, view, "redeploy")
    if out and out[-1] is END:
        out.pop()
        out.append(DeployRange(pools(book, view)))
    return out


def _close(book: Rulebook, view: View, decision: Decision) -> Options:
    """END_PIECES: Heroes, Queen, Ghost, Ring, Scepter, then the Diplomat's peace."""
    out = placements(book, view, "close")
    if out[-1] is END:
        if book.items:
            out += _item_moves(book, view)
        out += [book.choose[seat] for seat in allies(book, view, decision.seat)]
    return out


def _item_moves(book: Rulebook, view: View) -> Options:
    """Return what relics and places allow at the turn's end (RELIC-RING-1, RELIC-SCEPTER-1, PLACE-CRYPT-1)."""
    me = view.tribes[view.mine]
    out: Options = []
    for name in closing(book, view, me):
        regions = me.held
        # The Bag never shares a region with what it copies.
        relic = relic_of(book, view, name)
        copied = relic if is_copy(name) else BAG if view.note(BAG) == relic else ""
        other = where_is(book, view, copied)
        if other >= 0:
            regions &= ~(1 << other)
        out += book.places_of(name, regions)
    effect = haunting(book, view)
    if effect:
        here = where_is(book, view, effect.piece)
        out += book.places_of(effect.piece, ghost_targets(book, view, effect), here)
    effect = summoning(book, view)
    if effect:
        here = where_is(book, view, effect.piece)
        out += book.places_of(effect.piece, balrog_targets(book, view, effect), here)
    return out


def allies(book: Rulebook, view: View, seat: int) -> list[int]:
    """Return whom *seat* may make peace with now (POWER-DIPLOMAT-1, A-58)."""
    number = view.active_of(seat)
    if number == NOBODY or view.tribes[number].pact != NOBODY or not book.profile(view, view.tribes[number]).pacts:
        return []
    return [s for s in range(len(view.coins)) if s != seat and not view.attacked >> s & 1]


def _altar(book: Rulebook, view: View, decision: Decision) -> Options:
    """ALTAR: give up a token in decline, or not (PLACE-ALTAR-1)."""
    effect = book.clauses["altar"]
    out: Options = [Use(effect.trait, region) for region in members(offerings(view, decision.seat))]
    out.append(END)
    return out


def offerings(view: View, seat: int) -> RegionSet:
    """Return the regions of *seat* with a token in decline (A-117)."""
    out = 0
    for tribe in view.tribes:
        if tribe.seat == seat and not tribe.active:
            out |= tribe.held
    return out


def _draw(book: Rulebook, view: View, decision: Decision) -> Options:
    """CONQ-6; where a place lends a badge and has none yet, one of the badges nobody has seen (A-126)."""
    if drawing_badge(book, view, decision):
        return [Draw(power) for power in view.powers]
    return [Draw(item) for item in view.items]


def drawing_badge(book: Rulebook, view: View, decision: Decision) -> bool:
    """Return whether the open draw is for a badge that comes with a place (PLACE-STONEHEDGE-1)."""
    region = decision.about.region if isinstance(decision.about, Conquer) else -1
    return any([kind in book.lenders and at == region and view.note(kind) is None for kind, at in view.pieces])


def _stout(book: Rulebook, view: View, decision: Decision) -> Options:
    """POWER-STOUT-1."""
    return [*declines(book, view, decision.seat), END]


def _retreat(book: Rulebook, view: View, decision: Decision) -> Options:
    """RETREAT: withdrawn Encampments, then all withdrawn tokens, into regions of the same tribe (RETREAT-4)."""
    number = retreating(book, view, decision.seat)
    me = view.tribes[number]
    for effect in withdrawn_pieces(book, view, me):
        return book.places_of(effect.piece, room(book, view, me, effect))
    return [DeployRange((Pool(me.waiting, me.held, 0, me.waiting),))]


def retreating(book: Rulebook, view: View, seat: int) -> int:
    """Return the first tribe of *seat* with something to put back on regions it still holds, or -1."""
    for number, tribe in enumerate(view.tribes):
        if tribe.seat == seat and retreats(book, view, tribe):
            return number
    return NOBODY


def retreats(book: Rulebook, view: View, tribe: TribeView) -> bool:
    """Return whether *tribe* has something to put back on regions it still holds."""
    if not tribe.held:
        return False
    if tribe.waiting:
        return True
    kept = view.cast.keeping and (tribe.profile or book.profile(view, tribe)).kept
    return bool(kept) and len(withdrawn_pieces(book, view, tribe)) > 0


def withdrawn_pieces(book: Rulebook, view: View, tribe: TribeView) -> list[Effect]:
    """Return the effects whose pieces outlive an attack and now wait for a region (POWER-BIVOUACKING-3)."""
    if not (tribe.active and view.cast.keeping):
        return []
    kept = (tribe.profile or book.profile(view, tribe)).kept
    return [effect for effect in kept if piece_hand(book, view, effect)]


def _roll(book: Rulebook, view: View, _: Decision) -> Legal:
    return ROLLS


def _deal(book: Rulebook, view: View, _: Decision) -> Options:
    """COLUMN-7: a badge for who waits without one, else any unseen banner, else the queue's head, with any badge."""
    waiting: tuple[str, ...] = ()
    if view.powers:
        for combo in view.column:
            if combo.power == NO_BADGE:
                waiting = (combo.race,)
                break
    return [DealRange(waiting or view.races or view.returned[:1], view.powers or (NO_BADGE,))]


_ANSWERS: Final[dict[str, Callable[[Rulebook, View, Decision], Options | Legal]]] = {
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
    "draw": _draw,
}


def the_only(option: Command | Range) -> Command | None:
    """Return the command that a decision with this one option resolves itself with, or None if it holds several."""
    if isinstance(option, DeployRange):
        counts: list[tuple[int, int]] = []
        for pool in option.pools:
            only = pool.only()
            if only is None:
                return None
            counts += only
        return Deploy(tuple(sorted(counts)))
    if isinstance(option, DealRange):
        if len(option.races) == len(option.powers) == 1:
            return Deal(option.races[0], option.powers[0])
        return None
    assert isinstance(option, Command)   # who may leave regions may also end
    return option
