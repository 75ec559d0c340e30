"""The effects of a conquest on the map: losses, pieces, the new holder (CONQ-5, CONQ-8, RETREAT-1); and the removal of
pieces from the map and of tribes from the game.
"""

from __future__ import annotations

from swqt.engine.commands import Conquer
from swqt.engine.conditions import where_set
from swqt.engine.draft import Draft, TribeView
from swqt.engine.events import Conquered, Earned, Gain, Income, Lifted, Lost, Paid, Placed, Removed, Vanished
from swqt.engine.queries import bears_grudges, native_kind
from swqt.engine.regions import RegionSet, members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import CHANCE, EXTRA, GRUDGE, NOBODY, NOT_ROLLED, Piece
from swqt.engine.traits import Effect


def clear_pieces(tables: RuleTables, draft: Draft, region: int) -> None:
    """Take everything off *region* that does not stay with it (CONQ-7, CONQ-8, ABANDON-2)."""
    for piece in draft.pieces:
        if piece.region == region:
            if piece.kind in tables.items:
                _leave_item(tables, draft, piece.kind)
            elif piece.kind in tables.pieces and piece.kind not in tables.roaming:
                remove(draft, piece)


def remove(draft: Draft, piece: Piece) -> None:
    """Take *piece* off the map, if it still stands there."""
    if piece in draft.pieces:
        draft.lift(piece)
        draft.record(Removed, piece.kind, piece.region)


def _leave_item(tables: RuleTables, draft: Draft, item: str) -> None:
    """Remove what is lost along with *item*: the Ghost (PLACE-CRYPT-2, A-119), or what a lent badge gave (A-127)."""
    ghost = tables.ghost
    if ghost and ghost.trait == item:
        for piece in draft.pieces:
            if piece.kind == ghost.piece:
                remove(draft, piece)
    if item in tables.lenders and (power := draft.note(item)):
        _leave_lent(tables, draft, power)


def _leave_lent(tables: RuleTables, draft: Draft, power: str) -> None:
    """Remove what the lent badge *power* brought or noted, but nothing that a race with that badge built before."""
    if power in tables.grudgers:
        draft.forget((GRUDGE,))
    for piece in draft.pieces:
        effect = tables.pieces.get(piece.kind)
        if effect and effect.trait == power:
            holder = draft.tribe_at(piece.region)
            if holder == NOBODY or draft.tribes[holder].power != power:
                remove(draft, piece)
    if draft.truce and any([effect.verb == "pact" for effect in tables.powers[power].effects]):
        for number, tribe in enumerate(draft.tribes):
            own = tables.effects_of(tribe.race, tribe.power)
            if tribe.pact != NOBODY and not any([effect.verb == "pact" for effect in own]):
                draft.edit(number).pact = NOBODY


def bury(draft: Draft) -> None:
    """Take tribes in decline without a token out of the game; their banners join the queue (DECLINE-8, DECLINE-9)."""
    for tribe in tuple(draft.tribes):
        if not (tribe.active or tribe.held or tribe.hand or tribe.waiting):
            draft.remove(tribe)
            draft.returned += (tribe.race,)
            _forget_status(draft, tribe.race)
            draft.record(Vanished, tribe.seat, tribe.race)
    draft.emptied = False


def _forget_status(draft: Draft, race: str) -> None:
    """Forget the status of *race*: when it comes back, its next decline decides anew (A-127)."""
    races = (draft.note(EXTRA) or "").split()
    if race in races:
        races.remove(race)
        draft.forget((EXTRA,))
        if races:
            draft.remember(EXTRA, " ".join(races))


def take(
    tables: RuleTables, draft: Draft, number: int, region: int, from_hand: int, from_tray: int, how: str, loss: int = -1
) -> None:
    """Conquer *region* for tribe *number* with tokens from hand and tray.

    *loss* is the number of tokens the defender loses, -1 if its own effects decide.
    """
    bit = 1 << region
    if draft.flags.windfall and (holder := draft.tribe_at(region)) != NOBODY:
        _collect_windfalls(tables, draft, "conquest", holder, bit)
    monster = tables.items and native_kind(tables, draft.natives[region]) == "monster"
    full = evict(tables, draft, region, loss)
    if draft.piece_index.covered & bit:
        clear_pieces(tables, draft, region)
    me = draft.edit(number)
    me.hand -= from_hand
    if me.near_to == me.held:
        me.near |= tables.near[region]
        me.near_to |= bit
    me.held |= bit
    me.done |= bit
    if full:
        me.full |= bit
    draft.tokens[region] = from_hand + from_tray
    draft.rolled = NOT_ROLLED
    if draft.recording:
        draft.record(Conquered, me.seat, me.race, region, from_hand + from_tray, how)
    if draft.flags.trailing:
        _leave_trail(tables, draft, me, region)
    if tables.items:
        new_master(tables, draft, region)
    if draft.emptied:
        bury(draft)
    if monster and draft.items:
        draft.push_about(CHANCE, "draw", Conquer(region))


def _leave_trail(tables: RuleTables, draft: Draft, me: TribeView, region: int) -> None:
    """Put into *region* the piece that *me* leaves wherever it conquers, while any is left (U-RACE-CULTISTS-1)."""
    for effect in (me.profile or tables.profile(draft, me)).trail:
        placed = int(draft.note(effect.note) or 0)
        if placed < effect.count:
            draft.remember(effect.note, str(placed + 1))
            draft.put(Piece(effect.piece, region))
            draft.record(Placed, me.seat, effect.piece, region)


def new_master(tables: RuleTables, draft: Draft, region: int) -> None:
    """Prevent the new holder of a place that commands a piece from using the piece before its next turn (A-125)."""
    effect = tables.balrog
    if effect and draft.piece_index.place_of(effect.trait) == region and not draft.spent(effect.piece):
        draft.spend(effect.piece)


def evict(tables: RuleTables, draft: Draft, region: int, loss: int) -> bool:
    """Remove natives or tokens from *region*; return whether there were any."""
    natives = draft.natives[region]
    if natives:
        draft.expel(region)
        if draft.recording:
            draft.record(Lost, NOBODY, "", region, natives, 0)
        return True
    count = draft.tokens[region]
    if not count:
        return False
    number = draft.tribe_at(region)
    victim = draft.edit(number)
    # Read the profile before the region is lost: the region may lend a badge.
    profile = victim.profile or tables.profile(draft, victim)
    lost = profile.loss if loss < 0 else loss
    if lost > count:
        lost = count
    victim.held &= ~(1 << region)
    if lost < count:
        victim.waiting += count - lost
        draft.withdrawn = True
    draft.tokens[region] = 0
    draft.emptied = draft.emptied or not victim.held
    note_attack(tables, draft, number)
    if draft.flags.toll and victim.seat != draft.turn:
        _collect_tolls(draft, victim, profile.of("toll"))
    if draft.recording:
        draft.record(Lost, victim.seat, victim.race, region, lost, count - lost)
    return True


def note_attack(tables: RuleTables, draft: Draft, number: int) -> None:
    """Note that tribe *number* was attacked, if it is the active race of another seat (A-21), and any grudge."""
    victim = draft.tribes[number]
    if victim.seat == draft.turn:
        return
    if victim.active:
        draft.attacked |= 1 << victim.seat
    if draft.flags.grudging and bears_grudges(tables, draft, draft.active_of(victim.seat)):
        seats = {*(draft.note(GRUDGE) or "").split(), "ABCDE"[draft.turn]}
        draft.remember(GRUDGE, " ".join(sorted(seats)))


def _collect_tolls(draft: Draft, victim: TribeView, tolls: tuple[Effect, ...]) -> None:
    """Pay *victim* what it gets for losing a region, from the attacker or the bank (SCORE-6)."""
    for effect in tolls:
        if effect.payer == "attacker":
            draft.pay(draft.turn, -effect.amount)
            draft.record(Paid, draft.turn, effect.amount, effect.trait)
        payer = draft.turn if effect.payer == "attacker" else NOBODY
        draft.pay(victim.seat, effect.amount)
        gain = Gain(effect.trait, victim.race, effect.amount, 0, effect.rule, payer)
        if draft.recording:
            draft.record(Earned, victim.seat, Income(effect.amount, (gain,)), "toll")


def pay_others(tables: RuleTables, draft: Draft, moment: str, number: int, regions: RegionSet) -> None:
    """Pay what other seats get at once when tribe *number* abandons *regions* or goes into decline holding them."""
    if draft.flags.windfall:
        _collect_windfalls(tables, draft, moment, number, regions)


def _collect_windfalls(tables: RuleTables, draft: Draft, moment: str, number: int, regions: RegionSet) -> None:
    """Pay races of other seats when tribe *number* loses or abandons *regions* or goes into decline holding them.

    A conquest pays only the seat in turn (BLANK-12, BLANK-13).
    """
    loser = draft.tribes[number]
    for tribe in draft.tribes:
        if tribe.seat == loser.seat or (moment == "conquest" and tribe.seat != draft.turn):
            continue
        for effect in (tribe.profile or tables.profile(draft, tribe)).of("windfall"):
            if effect.at != moment:
                continue
            found = regions & where_set(tables, draft, tribe, effect.where)
            coins = effect.amount * (1 if moment == "decline" else found.bit_count())
            payer = NOBODY
            if effect.payer == "opponent":
                payer = loser.seat
                coins = min(coins, draft.coins[payer])
            if coins:
                draft.pay(tribe.seat, coins)
                if payer != NOBODY:
                    draft.pay(payer, -coins)
                    draft.record(Paid, payer, coins, effect.trait)
                gain = Gain(effect.trait, tribe.race, coins, found, effect.rule, payer)
                draft.record(Earned, tribe.seat, Income(coins, (gain,)), "windfall")


def bring(draft: Draft, seat: int, kind: str, region: int) -> None:
    """Move the only piece of *kind* to *region*, from wherever it stands (POWER-DRAGON-2, RELIC-2)."""
    source = draft.piece_index.place_of(kind)
    draft.shift(kind, source, region)
    draft.record(Placed, seat, kind, region, source)


def lift(draft: Draft, number: int) -> None:
    """Take all tokens but one from each region of tribe *number* into hand (READY-1)."""
    tribe = draft.edit(number)
    tokens = draft.tokens
    if draft.recording:
        _record_lift(draft, tribe)
    hand = tribe.hand
    for region in members(tribe.held):
        hand += tokens[region] - 1
        tokens[region] = 1
    tribe.hand = hand


def _record_lift(draft: Draft, tribe: TribeView) -> None:
    """Record the tokens that *tribe* is about to lift, if any."""
    spare = [(region, draft.tokens[region] - 1) for region in members(tribe.held) if draft.tokens[region] > 1]
    if spare:
        draft.record(Lifted, tribe.seat, tribe.race, tuple(spare))


def leave(tables: RuleTables, draft: Draft, number: int, regions: int) -> None:
    """Give up *regions* of tribe *number*; their tokens return to hand (ABANDON-1)."""
    me = draft.edit(number)
    pay_others(tables, draft, "abandon", number, regions)
    for region in members(regions):
        me.hand += draft.tokens[region]
        draft.tokens[region] = 0
        clear_pieces(tables, draft, region)
    me.held &= ~regions
