"""How a command changes a Draft: one handler a command, in rulebook order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from swqt.engine.campaign import hammers_left
from swqt.engine.clauses import give_up, move_balrog, put_down, takes_over
from swqt.engine.commands import (
    Abandon,
    Choose,
    Command,
    Conquer,
    Deal,
    Decline,
    Deploy,
    Draw,
    End,
    Pick,
    Place,
    Roll,
    Shares,
    Use,
)
from swqt.engine.conquest import bring, leave, lift, note_attack, take
from swqt.engine.dealing import deal, draw
from swqt.engine.decline import NOTHING_MORE, decline
from swqt.engine.draft import Draft
from swqt.engine.events import (
    Abandoned,
    Attempted,
    Deployed,
    Earned,
    Gain,
    Income,
    Pact,
    Paid,
    Picked,
    Placed,
    Retreated,
    Rolled,
    Swapped,
)
from swqt.engine.items import BAG, aids_of, loss_by, relic_of, spent_by
from swqt.engine.legal import pick_pieces, retreating
from swqt.engine.placing import redeploying
from swqt.engine.questions import acting, costs, plain_costs, shielded, tray
from swqt.engine.regions import members
from swqt.engine.removal import clear_pieces
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import CHANCE, NOBODY, NOT_ROLLED, Combo, Piece
from swqt.engine.traits import Effect
from swqt.engine.turn import after, after_altar, end_campaign, open_campaign, score_decline, settle_withdrawn
from swqt.engine.values import row_of


def _pick(book: Rulebook, draft: Draft, command: Pick) -> None:
    """COLUMN-2 to COLUMN-4: pay the combos above, take the coins, the banner and the tokens."""
    seat = draft.pop().seat
    row = command.row
    if command.swap is not None:
        _swap(draft, seat, row, command.swap)
    combo = draft.column[row]
    if row != combo.coins:
        draft.pay(seat, combo.coins - row)
    if row:
        above = tuple([row_of(Combo, (race, power, coins + 1)) for race, power, coins in draft.column[:row]])
        draft.column = above + draft.column[row + 1 :]
    else:
        draft.column = draft.column[1:]
    race, power = book.races[combo.race], book.powers[combo.power]
    if draft.notes:
        draft.forget((combo.race, combo.power))   # what pays once pays anew (C-21)
    draft.short = True
    number = draft.add(seat, combo.race, combo.power)
    me = draft.edit(number)
    me.hand = tokens = min(race.tokens + power.tokens + book.profile(draft, me).loan, race.supply)
    if row:
        draft.tell(Paid, seat, row, "column")
    draft.tell(Picked, seat, combo.race, combo.power, row, row, combo.coins, tokens)
    if combo.coins:
        lying = row_of(Gain, ("combo", combo.race, combo.coins, 0, "COLUMN-3", NOBODY))
        if draft.heard:
            draft.tell(Earned, seat, row_of(Income, (combo.coins, (lying,))), "combo")
    if book.starters and any([t.seat == seat and not t.active for t in draft.tribes]):
        draft.spend("pick")
    if pick_pieces(book, draft, number):
        draft.push(seat, "pick")
    else:
        after(book, draft, "pick")


def _swap(draft: Draft, seat: int, row: int, other: int) -> None:
    """Exchange the badges of two combos; coins stay where they lie (U-RACE-MIMES-1, A-91)."""
    mine, theirs = draft.column[row], draft.column[other]
    column = list(draft.column)
    column[row] = Combo(mine.race, theirs.power, mine.coins)
    column[other] = Combo(theirs.race, mine.power, theirs.coins)
    draft.column = tuple(column)
    draft.tell(Swapped, seat, mine.race, theirs.power, other, mine.power)


def _expand(book: Rulebook, draft: Draft) -> int:
    """Return the tribe that acts; the first command of a turn means EXPAND, so its spare tokens are lifted."""
    kind = draft.agenda[-1].kind
    if kind == "conquer":
        return draft.mine
    number = acting(book, draft, kind) if draft.ghouls else draft.mine
    if kind == "choice":
        seat = draft.pop().seat
        lift(draft, number)
        draft.push(seat, "conquer" if draft.tribes[number].active else "ghouls")
    return number


def _abandon(book: Rulebook, draft: Draft, command: Abandon) -> None:
    """ABANDON-1."""
    number = _expand(book, draft)
    me = draft.tribes[number]
    draft.tell(Abandoned, me.seat, me.race, command.regions)
    leave(book, draft, number, command.regions)


def _conquer(book: Rulebook, draft: Draft, command: Conquer) -> None:
    """CONQ-4, or with the die FINAL-1."""
    if command.die:
        _gamble(book, draft, command)
        return
    number = draft.mine if draft.agenda[-1].kind == "conquer" else _expand(book, draft)
    cost = _cost(book, draft, number, command.region, command.using)
    if draft.rolled > 0 and not shielded(book, draft, draft.tribes[number]) >> command.region & 1:
        cost = max(1, cost - draft.rolled)
    if not book.items and not book.armed:
        take(book, draft, number, command.region, cost, 0, "")
        return
    _pay_and_take(book, draft, number, command.region, cost, "", command.using)


def _gamble(book: Rulebook, draft: Draft, command: Conquer) -> None:
    """The announcement of the final attempt (FINAL-1)."""
    # What was quoted still holds when the die has fallen, unless tokens are lifted or grudges noted in between.
    changes = draft.agenda[-1].kind == "choice" or command.using or draft.cast.grudging
    draft.stake = 0 if changes or not book.quote else book.quote[command.region]
    _expand(book, draft)
    victim = draft.tribe_at(command.region)
    if victim != NOBODY:
        note_attack(book, draft, victim)
    for name in command.using:
        draft.spend(spent_by(name))
    draft.push_about(CHANCE, "roll", command)


def _spelled(book: Rulebook, draft: Draft, name: str) -> str:
    """Return *name* with what the Bag copies, also where a command need not say it."""
    return f"{BAG}:{relic_of(book, draft, name)}" if name == BAG else name


def _cost(book: Rulebook, draft: Draft, number: int, region: int, using: tuple[str, ...] = ()) -> int:
    if not using and book.quote and book.quote[region]:
        return book.quote[region]
    me = draft.tribes[number]
    profile = me.profile or book.profile(draft, me)
    bit = 1 << region
    if draft.cast.shielded and shielded(book, draft, me) & bit:
        return plain_costs(book, draft, me, profile, bit)[region]
    return costs(book, draft, me, profile, bit, aids_of(book, draft, using) if using else ())[region]


def _pay_and_take(
    book: Rulebook, draft: Draft, number: int, region: int, cost: int, how: str, using: tuple[str, ...]
) -> None:
    """Conquer *region* for *cost*: one token, then Hammers, then more tokens (A-132); used relics move there."""
    tokens = cost
    me = draft.tribes[number]
    profile = me.profile or book.profile(draft, me)
    if profile.has_hammers and not shielded(book, draft, me) >> region & 1:
        hammers = min(hammers_left(book, draft, profile), cost - 1)
        tokens -= hammers
        for _ in range(hammers):
            draft.spend(profile.clauses["hammers"].note)
    _take_with(book, draft, number, region, tokens, how, using)


def _take_with(
    book: Rulebook, draft: Draft, number: int, region: int, tokens: int, how: str, using: tuple[str, ...]
) -> None:
    """Conquer *region*; the relics that helped go along (RELIC-2, A-112)."""
    if not using:
        take(book, draft, number, region, tokens, 0, how)
        return
    ways = [*([how] if how else []), *[_spelled(book, draft, name) for name in using]]
    take(book, draft, number, region, tokens, 0, "+".join(ways), loss_by(aids_of(book, draft, using)))
    for name in using:
        _move_relic(draft, draft.turn, name, region)


def _move_relic(draft: Draft, seat: int, name: str, region: int) -> None:
    """The relic *name*, or the Bag as its copy, lies where it was used and is spent (RELIC-2)."""
    kind = spent_by(name)
    if not draft.spent(kind):
        draft.spend(kind)
    bring(draft, seat, kind, region)


def _use(book: Rulebook, draft: Draft, command: Use) -> None:
    """Use what a trait offers: the die beforehand, an overrun or a substitution."""
    decision = draft.agenda[-1]
    if decision.kind == "altar":
        give_up(book, draft, command)
        return
    if takes_over(book, draft, command):
        return
    number = _expand(book, draft)
    me = draft.tribes[number]
    profile = book.profile(draft, me)
    if command.region < 0 or any([effect.trait == command.trait for effect in profile.named_dies]):
        if command.region >= 0 and (defender := draft.tribe_at(command.region)) != NOBODY:
            note_attack(book, draft, defender)
        for name in command.using:
            draft.spend(spent_by(name))
        draft.push_about(CHANCE, "roll", command)
        return
    for effect in profile.overruns:
        if effect.trait == command.trait:
            draft.spend(effect.trait)
            _take_with(book, draft, number, command.region, effect.amount, effect.trait, command.using)
            if effect.piece:
                bring(draft, me.seat, effect.piece, command.region)
            return
    _replace(book, draft, number, command)


def _replace(book: Rulebook, draft: Draft, number: int, command: Use) -> None:
    """Conquer by putting one token in the place of another, by a trait or a relic (COST-6)."""
    me = draft.tribes[number]
    name = relic_of(book, draft, command.trait)
    relic = book.relics.get(name)
    effects = relic.effects if relic else book.profile(draft, me).substitutes
    effect = next(e for e in effects if e.trait == name and e.verb == "substitute")
    if relic:
        draft.spend(spent_by(command.trait))
    else:
        victim = draft.tribe_at(command.region)
        draft.spend(name, NOBODY if victim == NOBODY else draft.tribes[victim].seat)
    spared = "sorcerer_vs_elf" in effect.variants and book.options.sorcerer_vs_elf == "kept"
    from_tray = 1 if tray(book, draft, me.race) else 0
    take(book, draft, number, command.region, 1 - from_tray, from_tray, name, -1 if spared else 1)
    if relic:
        _move_relic(draft, draft.turn, command.trait, command.region)


def _roll(book: Rulebook, draft: Draft, command: Roll) -> None:
    """FINAL-2 to FINAL-4; or a roll before a conquest, which binds the next one (A-54)."""
    asked = draft.pop().about
    kind = draft.agenda[-1].kind
    number = acting(book, draft, kind) if draft.ghouls else draft.mine
    me = draft.tribes[number]
    if draft.heard:
        draft.tell(Rolled, me.seat, command.pips)
    if isinstance(asked, Conquer):
        _final_attempt(book, draft, number, asked, command.pips)
        end_campaign(book, draft, kind)
    elif isinstance(asked, Use) and asked.region >= 0:
        if not _named_attempt(book, draft, number, asked, command.pips):
            end_campaign(book, draft, kind)
    else:
        draft.rolled = command.pips


def _strength(book: Rulebook, draft: Draft, number: int, region: int) -> int:
    """Return the tokens and Hammers that can be thrown at *region* (A-25)."""
    me = draft.tribes[number]
    profile = me.profile or book.profile(draft, me)
    if profile.has_hammers and not shielded(book, draft, me) >> region & 1:
        return me.hand + hammers_left(book, draft, profile)
    return me.hand


def _final_attempt(book: Rulebook, draft: Draft, number: int, asked: Conquer, pips: int) -> None:
    """FINAL-2 and FINAL-3: everything left goes there, or nothing does."""
    strength = _strength(book, draft, number, asked.region)
    if strength + pips >= (draft.stake or _cost(book, draft, number, asked.region, asked.using)):
        _pay_and_take(book, draft, number, asked.region, strength, "die", asked.using)
    else:
        draft.tell(Attempted, draft.turn, draft.tribes[number].race, asked.region)


def _named_attempt(book: Rulebook, draft: Draft, number: int, asked: Use, pips: int) -> bool:
    """Conquer what was named before the roll if tokens suffice (U-RACE-WISP-2, A-97); return whether they did."""
    me = draft.tribes[number]
    cost = max(1, _cost(book, draft, number, asked.region, asked.using) - pips)
    if cost > _strength(book, draft, number, asked.region):
        draft.tell(Attempted, me.seat, me.race, asked.region)
        return False
    _pay_and_take(book, draft, number, asked.region, cost, asked.trait, asked.using)
    return True


def _place(book: Rulebook, draft: Draft, command: Place) -> None:
    """POWER-BIVOUACKING-1, POWER-FORTIFIED-1, POWER-HEROIC-1; in RETREAT POWER-BIVOUACKING-3."""
    decision = draft.agenda[-1]
    if book.relics and relic_of(book, draft, command.piece) in book.relics:
        put_down(book, draft, command)
        return
    effect = book.pieces[command.piece]
    if effect.verb == "clause":
        _roam(book, draft, command, effect)
        return
    if decision.kind == "pick":
        draft.put(Piece(command.piece, command.region))
        draft.tell(Placed, decision.seat, command.piece, command.region)
        draft.pop()
        after(book, draft, "pick")
        return
    if decision.kind == "choice":
        draft.spend(command.piece)
        if effect.note and draft.note(effect.note) is None:   # placed before any conquest could
            draft.remember(effect.note, "1")
        bring(draft, decision.seat, command.piece, command.region)
        return
    if command.source >= 0:
        draft.spend(command.piece)
    elif effect.new:
        draft.spend(effect.trait)
    draft.shift(command.piece, command.source, command.region)
    draft.tell(Placed, decision.seat, command.piece, command.region, command.source)
    if decision.kind == "retreat" and retreating(book, draft, decision.seat) == NOBODY:
        draft.pop()
        settle_withdrawn(book, draft)


def _roam(book: Rulebook, draft: Draft, command: Place, effect: Effect) -> None:
    """The Ghost or the Balrog goes to another region; the Balrog's move means EXPAND (FLOW-7)."""
    if effect.clause == "ghost":
        draft.spend(effect.piece)
        bring(draft, draft.turn, effect.piece, command.region)
        return
    if draft.agenda[-1].kind == "choice":
        _expand(book, draft)
    elif draft.agenda[-1].about is not None:
        draft.pop()
    in_decline = _conquering_in_decline(book, draft)
    move_balrog(book, draft, command.region, effect)
    if in_decline != _conquering_in_decline(book, draft):
        draft.pop()   # driven from its last region; its conquests are over
        open_campaign(book, draft)


def _conquering_in_decline(book: Rulebook, draft: Draft) -> str:
    """Return the race that conquers in decline now; none while something else is asked."""
    if draft.agenda[-1].kind != "ghouls":
        return ""
    number = acting(book, draft, "ghouls")
    return draft.tribes[number].race if number != NOBODY else ""


def _deploy(book: Rulebook, draft: Draft, command: Deploy) -> None:
    """REDEPLOY-1 and REDEPLOY-6; in RETREAT, RETREAT-2."""
    decision = draft.pop()
    if decision.about is not None:
        _spread(book, draft, _newest_declined(draft, decision.seat), command.counts)
        score_decline(book, draft, NOTHING_MORE, "")
        return
    if decision.kind == "retreat":
        number = retreating(book, draft, decision.seat)
        me = draft.edit(number)
        for region, count in command.counts:
            draft.tokens[region] += count
        me.waiting = 0
        draft.tell(Retreated, me.seat, me.race, tuple([c for c in command.counts if c[1]]))
        settle_withdrawn(book, draft)
        return
    shares = command.counts
    if not draft.ghouls and not book.rivers:
        _spread(book, draft, draft.mine, shares)
    else:   # to each its own; Rivers empty (REDEPLOY-4)
        counts = dict(shares)
        for number in redeploying(book, draft):
            regions = members(draft.tribes[number].held)
            _spread(book, draft, number, tuple([(region, counts.get(region, 0)) for region in regions]))
    after(book, draft, "redeploy")


def _spread(book: Rulebook, draft: Draft, number: int, shares: Shares) -> None:
    """Tribe *number* stands as *shares* says; what is left over comes to hand (REDEPLOY-6)."""
    me = draft.edit(number)
    tokens = draft.tokens
    hand = me.hand
    for region, count in shares:
        hand += tokens[region] - count
        tokens[region] = count
        if not count:
            me.held &= ~(1 << region)
            clear_pieces(book, draft, region)
    me.hand = hand
    if draft.heard:
        draft.tell(Deployed, me.seat, me.race, shares)


def _newest_declined(draft: Draft, seat: int) -> int:
    return max([number for number, tribe in enumerate(draft.tribes) if tribe.seat == seat and not tribe.active])


def _choose(book: Rulebook, draft: Draft, command: Choose) -> None:
    """POWER-DIPLOMAT-1."""
    seat = draft.agenda[-1].seat
    draft.edit(draft.active_of(seat)).pact = command.seat
    draft.truce = True
    draft.tell(Pact, seat, command.seat)


def _decline(book: Rulebook, draft: Draft, command: Decline) -> None:
    """DECLINE-1, or POWER-STOUT-1 after scoring."""
    decision = draft.pop()
    race = draft.tribes[draft.active_of(decision.seat)].race
    parting = decline(book, draft, decision.seat, command.using)
    if decision.kind != "choice":
        settle_withdrawn(book, draft)
    elif parting.redeploys:
        draft.push_about(decision.seat, "redeploy", command)
    else:
        score_decline(book, draft, parting, race)


def _end(book: Rulebook, draft: Draft, _: End) -> None:
    """Nothing more of what is open."""
    if draft.agenda[-1].kind == "choice":
        _expand(book, draft)
    draft.rolled = NOT_ROLLED
    kind = draft.pop().kind
    if kind == "altar":
        after_altar(book, draft)
    elif kind == "pick":
        score_decline(book, draft, NOTHING_MORE, "")
    else:
        after(book, draft, kind)


HANDLERS: Final[dict[type[Command], Callable[[Rulebook, Draft, Any], None]]] = {
    Pick: _pick,
    Abandon: _abandon,
    Conquer: _conquer,
    Use: _use,
    Roll: _roll,
    Place: _place,
    Deploy: _deploy,
    Choose: _choose,
    Decline: _decline,
    End: _end,
    Deal: deal,
    Draw: draw,
}
"""By the class of a command: what changes the Draft by it, and by everything that follows without a decision."""
