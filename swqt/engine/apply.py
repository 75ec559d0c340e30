"""Applies commands to a Draft: one handler for each class of command, in rulebook order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from swqt.engine.chance_draws import deal, draw
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
from swqt.engine.conquest import bring, clear_pieces, leave, lift, note_attack, take
from swqt.engine.cost import cost_of
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
from swqt.engine.legal import pick_pieces, retreating
from swqt.engine.memo import row_of
from swqt.engine.placement import redeploying
from swqt.engine.queries import acting, hammers_left, laid_coins, tray
from swqt.engine.regions import members
from swqt.engine.relics import BAG, aids_of, loss_by, relic_of, spent_by
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import CHANCE, NOBODY, NOT_ROLLED, Combo, Piece
from swqt.engine.targets import shielded
from swqt.engine.traits import Effect
from swqt.engine.turn import after, after_altar, end_campaign, open_campaign, score_decline, settle_withdrawn


def _pick(tables: RuleTables, draft: Draft, command: Pick) -> None:
    """Take a combo: pay for those above it and collect its coins, banner and tokens (COLUMN-2 to COLUMN-4)."""
    seat = draft.agenda.pop().seat
    row = command.row
    # The coins placed on each combo above, read before a swap changes them.
    laid = laid_coins(tables, draft.column, row)
    price = sum(laid)
    if command.swap is not None:
        _swap(draft, seat, row, command.swap)
    combo = draft.column[row]
    if price != combo.coins:
        draft.pay(seat, combo.coins - price)
    if row:
        above = tuple([
            row_of(Combo, (race, power, coins + more))
            for (race, power, coins), more in zip(draft.column[:row], laid, strict=True)
        ])  # fmt: skip
        draft.column = above + draft.column[row + 1 :]
    else:
        draft.column = draft.column[1:]
    race, power = tables.races[combo.race], tables.powers[combo.power]
    if draft.notes:
        draft.forget((combo.race, combo.power))   # income earned once per game can be earned again (C-21)
    draft.short = True
    number = draft.add(seat, combo.race, combo.power)
    me = draft.edit(number)
    me.hand = tokens = min(race.tokens + power.tokens + tables.profile(draft, me).loan, race.supply)
    if draft.recording:
        if price:
            draft.record(Paid, seat, price, "column")
        draft.record(Picked, seat, combo.race, combo.power, row, price, combo.coins, tokens)
        if combo.coins:
            lying = Gain("combo", combo.race, combo.coins, 0, "COLUMN-3")
            draft.record(Earned, seat, Income(combo.coins, (lying,)), "combo")
    if tables.starters and any([t.seat == seat and not t.active for t in draft.tribes]):
        draft.spend("pick")
    if pick_pieces(tables, draft, number):
        draft.push(seat, "pick")
    else:
        after(tables, draft, "pick")


def _swap(draft: Draft, seat: int, row: int, other: int) -> None:
    """Exchange the badges of two combos; coins stay where they lie (U-RACE-MIMES-1, A-91)."""
    mine, theirs = draft.column[row], draft.column[other]
    column = list(draft.column)
    column[row] = Combo(mine.race, theirs.power, mine.coins)
    column[other] = Combo(theirs.race, mine.power, theirs.coins)
    draft.column = tuple(column)
    draft.record(Swapped, seat, mine.race, theirs.power, other, mine.power)


def _expand(tables: RuleTables, draft: Draft) -> int:
    """Return the number of the acting tribe; lift its spare tokens if the turn's first command means EXPAND."""
    kind = draft.agenda[-1].kind
    if kind == "conquer":
        return draft.mine
    number = acting(tables, draft, kind) if draft.ghouls else draft.mine
    if kind == "choice":
        seat = draft.agenda.pop().seat
        lift(draft, number)
        draft.push(seat, "conquer" if draft.tribes[number].active else "ghouls")
    return number


def _abandon(tables: RuleTables, draft: Draft, command: Abandon) -> None:
    """Give up regions (ABANDON-1)."""
    number = _expand(tables, draft)
    me = draft.tribes[number]
    draft.record(Abandoned, me.seat, me.race, command.regions)
    leave(tables, draft, number, command.regions)


def _conquer(tables: RuleTables, draft: Draft, command: Conquer) -> None:
    """Conquer a region (CONQ-4), or announce the final attempt with the die (FINAL-1)."""
    if command.die:
        _gamble(tables, draft, command)
        return
    number = _expand(tables, draft)
    region = command.region
    aids = _aids(tables, draft, command) if tables.items else ()
    cost = cost_of(tables, draft, draft.tribes[number], region, aids)
    if draft.rolled > 0 and not shielded(tables, draft, draft.tribes[number]) >> region & 1:
        cost = max(1, cost - draft.rolled)
    if not tables.items and not tables.armed:
        take(tables, draft, number, region, cost, 0, "")
        return
    _pay_and_take(tables, draft, number, region, cost, "", command.using)


def _gamble(tables: RuleTables, draft: Draft, command: Conquer) -> None:
    """Announce the final attempt and wait for the roll (FINAL-1)."""
    # The quoted cost is still right after the roll, unless tokens are lifted or grudges noted in between.
    region, using = command.region, command.using
    changes = draft.agenda[-1].kind == "choice" or using or draft.flags.grudging
    draft.stake = 0 if changes or not draft.quotes else draft.quotes[region]
    _expand(tables, draft)
    victim = draft.tribe_at(region)
    if victim != NOBODY:
        note_attack(tables, draft, victim)
    for name in using:
        draft.spend(spent_by(name))
    draft.push_about(CHANCE, "roll", command)


def _spelled(tables: RuleTables, draft: Draft, name: str) -> str:
    """Return the full name of a relic: the Bag with the relic it copies, even if the command leaves that out."""
    return f"{BAG}:{relic_of(tables, draft, name)}" if name == BAG else name


def _aids(tables: RuleTables, draft: Draft, asked: Conquer | Use) -> tuple[Effect, ...]:
    """Return the effects of the relics that the command *asked* uses."""
    return aids_of(tables, draft, asked.using) if asked.using else ()


def _pay_and_take(
    tables: RuleTables, draft: Draft, number: int, region: int, cost: int, how: str, using: tuple[str, ...]
) -> None:
    """Conquer *region* for *cost*: one token, then Hammers, then more tokens (A-132); used relics move there."""
    tokens = cost
    me = draft.tribes[number]
    profile = me.profile or tables.profile(draft, me)
    if profile.has_hammers and not shielded(tables, draft, me) >> region & 1:
        hammers = min(hammers_left(tables, draft, profile), cost - 1)
        tokens -= hammers
        for _ in range(hammers):
            draft.spend(profile.clauses["hammers"].note)
    _take_with(tables, draft, number, region, tokens, how, using)


def _take_with(
    tables: RuleTables, draft: Draft, number: int, region: int, tokens: int, how: str, using: tuple[str, ...]
) -> None:
    """Conquer *region* with *tokens* tokens and move the relics in *using* there (RELIC-2, A-112)."""
    if not using:
        take(tables, draft, number, region, tokens, 0, how)
        return
    ways = [*([how] if how else []), *[_spelled(tables, draft, name) for name in using]]
    take(tables, draft, number, region, tokens, 0, "+".join(ways), loss_by(aids_of(tables, draft, using)))
    for name in using:
        _move_relic(draft, draft.turn, name, region)


def _move_relic(draft: Draft, seat: int, name: str, region: int) -> None:
    """Move the relic *name*, or the Bag as its copy, to *region*, where it was used, and mark it as spent (RELIC-2)."""
    kind = spent_by(name)
    if not draft.spent(kind):
        draft.spend(kind)
    bring(draft, seat, kind, region)


def _use(tables: RuleTables, draft: Draft, command: Use) -> None:
    """Use what a trait, relic or place offers: the altar, Reborn, a roll before a conquest, overrun, substitution."""
    decision = draft.agenda[-1]
    if decision.kind == "altar":
        give_up(tables, draft, command)
        return
    if takes_over(tables, draft, command):
        return
    number = _expand(tables, draft)
    me = draft.tribes[number]
    profile = tables.profile(draft, me)
    if command.region < 0 or any([effect.trait == command.trait for effect in profile.named_dies]):
        if command.region >= 0 and (defender := draft.tribe_at(command.region)) != NOBODY:
            note_attack(tables, draft, defender)
        for name in command.using:
            draft.spend(spent_by(name))
        draft.push_about(CHANCE, "roll", command)
        return
    for effect in profile.overruns:
        if effect.trait == command.trait:
            draft.spend(effect.trait)
            _take_with(tables, draft, number, command.region, effect.amount, effect.trait, command.using)
            if effect.piece:
                bring(draft, me.seat, effect.piece, command.region)
            return
    _replace(tables, draft, number, command)


def _replace(tables: RuleTables, draft: Draft, number: int, command: Use) -> None:
    """Conquer by replacing one token with another, by a trait or a relic (COST-6)."""
    me = draft.tribes[number]
    name = relic_of(tables, draft, command.trait)
    relic = tables.relics.get(name)
    effects = relic.effects if relic else tables.profile(draft, me).substitutes
    effect = next(e for e in effects if e.trait == name and e.verb == "substitute")
    if relic:
        draft.spend(spent_by(command.trait))
    else:
        victim = draft.tribe_at(command.region)
        draft.spend(name, NOBODY if victim == NOBODY else draft.tribes[victim].seat)
    spared = "sorcerer_vs_elf" in effect.variants and tables.options.sorcerer_vs_elf == "kept"
    from_tray = 1 if tray(tables, draft, me.race) else 0
    take(tables, draft, number, command.region, 1 - from_tray, from_tray, name, -1 if spared else 1)
    if relic:
        _move_relic(draft, draft.turn, command.trait, command.region)


def _roll(tables: RuleTables, draft: Draft, command: Roll) -> None:
    """Resolve the final attempt (FINAL-2 to FINAL-4), or a roll before a conquest, which binds the next one (A-54)."""
    asked = draft.agenda.pop().about
    kind = draft.agenda[-1].kind
    number = acting(tables, draft, kind) if draft.ghouls else draft.mine
    me = draft.tribes[number]
    if draft.recording:
        draft.record(Rolled, me.seat, command.pips)
    if isinstance(asked, Conquer):
        _final_attempt(tables, draft, number, asked, command.pips)
        end_campaign(tables, draft, kind)
    elif isinstance(asked, Use) and asked.region >= 0:
        if not _named_attempt(tables, draft, number, asked, command.pips):
            end_campaign(tables, draft, kind)
    else:
        draft.rolled = command.pips


def _strength(tables: RuleTables, draft: Draft, number: int, region: int) -> int:
    """Return how many tokens and Hammers can be used against *region* (A-25)."""
    me = draft.tribes[number]
    profile = me.profile or tables.profile(draft, me)
    if profile.has_hammers and not shielded(tables, draft, me) >> region & 1:
        return me.hand + hammers_left(tables, draft, profile)
    return me.hand


def _final_attempt(tables: RuleTables, draft: Draft, number: int, asked: Conquer, pips: int) -> None:
    """Conquer the region with all remaining tokens, or record that the attempt failed (FINAL-2, FINAL-3)."""
    strength = _strength(tables, draft, number, asked.region)
    cost = draft.stake or cost_of(tables, draft, draft.tribes[number], asked.region, _aids(tables, draft, asked))
    if strength + pips >= cost:
        _pay_and_take(tables, draft, number, asked.region, strength, "die", asked.using)
    else:
        draft.record(Attempted, draft.turn, draft.tribes[number].race, asked.region)


def _named_attempt(tables: RuleTables, draft: Draft, number: int, asked: Use, pips: int) -> bool:
    """Conquer the region named before the roll if the tokens suffice (U-RACE-WISP-2, A-97); return whether they do."""
    me = draft.tribes[number]
    cost = max(1, cost_of(tables, draft, me, asked.region, _aids(tables, draft, asked)) - pips)
    if cost > _strength(tables, draft, number, asked.region):
        draft.record(Attempted, me.seat, me.race, asked.region)
        return False
    _pay_and_take(tables, draft, number, asked.region, cost, asked.trait, asked.using)
    return True


def _place(tables: RuleTables, draft: Draft, command: Place) -> None:
    """Put or move a piece (POWER-BIVOUACKING-1, POWER-FORTIFIED-1, POWER-HEROIC-1; RETREAT: POWER-BIVOUACKING-3)."""
    seat, asked, _ = draft.agenda[-1]
    kind, region, source = command.piece, command.region, command.source
    if tables.relics and relic_of(tables, draft, kind) in tables.relics:
        put_down(tables, draft, command)
        return
    effect = tables.pieces[kind]
    if effect.verb == "clause":
        _roam(tables, draft, command, effect)
        return
    if asked == "pick":
        draft.put(Piece(kind, region))
        draft.record(Placed, seat, kind, region)
        draft.agenda.pop()
        after(tables, draft, "pick")
        return
    if asked == "choice":
        draft.spend(kind)
        if effect.note and draft.note(effect.note) is None:   # placed before any conquest could
            draft.remember(effect.note, "1")
        bring(draft, seat, kind, region)
        return
    if source >= 0:
        draft.spend(kind)
    elif effect.new:
        draft.spend(effect.trait)
    draft.shift(kind, source, region)
    if draft.recording:
        draft.record(Placed, seat, kind, region, source)
    if asked == "retreat" and retreating(tables, draft, seat) == NOBODY:
        draft.agenda.pop()
        settle_withdrawn(tables, draft)


def _roam(tables: RuleTables, draft: Draft, command: Place, effect: Effect) -> None:
    """Move the Ghost or the Balrog to another region; the Balrog's move means EXPAND (FLOW-7)."""
    if effect.clause == "ghost":
        draft.spend(effect.piece)
        bring(draft, draft.turn, effect.piece, command.region)
        return
    if draft.agenda[-1].kind == "choice":
        _expand(tables, draft)
    elif draft.agenda[-1].about is not None:
        draft.agenda.pop()
    in_decline = _conquering_in_decline(tables, draft)
    move_balrog(tables, draft, command.region, effect)
    if in_decline != _conquering_in_decline(tables, draft):
        draft.agenda.pop()   # driven from its last region; its conquests are over
        open_campaign(tables, draft)


def _conquering_in_decline(tables: RuleTables, draft: Draft) -> str:
    """Return the race in decline that conquers now, or an empty string while another decision is open."""
    if draft.agenda[-1].kind != "ghouls":
        return ""
    number = acting(tables, draft, "ghouls")
    return draft.tribes[number].race if number != NOBODY else ""


def _deploy(tables: RuleTables, draft: Draft, command: Deploy) -> None:
    """Spread tokens (REDEPLOY-1, REDEPLOY-6), or in RETREAT add withdrawn ones (RETREAT-2)."""
    decision = draft.agenda.pop()
    if decision.about is not None:
        _spread(tables, draft, _newest_declined(draft, decision.seat), command.counts)
        score_decline(tables, draft, NOTHING_MORE, "")
        return
    if decision.kind == "retreat":
        number = retreating(tables, draft, decision.seat)
        me = draft.edit(number)
        for region, count in command.counts:
            draft.tokens[region] += count
        me.waiting = 0
        draft.record(Retreated, me.seat, me.race, tuple([c for c in command.counts if c[1]]))
        settle_withdrawn(tables, draft)
        return
    if draft.ghouls or (tables.rivers and len(command.counts) < draft.tribes[draft.mine].held.bit_count()):
        _spread_each(tables, draft, command.counts)
    else:
        _spread(tables, draft, draft.mine, command.counts)
    after(tables, draft, "redeploy")


def _spread_each(tables: RuleTables, draft: Draft, shares: Shares) -> None:
    """Spread each tribe's part of *shares*; regions without a share, which are Rivers, become empty (REDEPLOY-4)."""
    counts = dict(shares)
    for number in redeploying(tables, draft):
        regions = members(draft.tribes[number].held)
        _spread(tables, draft, number, tuple([(region, counts.get(region, 0)) for region in regions]))


def _spread(tables: RuleTables, draft: Draft, number: int, shares: Shares) -> None:
    """Spread the tokens of tribe *number* according to *shares*; the rest returns to hand (REDEPLOY-6)."""
    me = draft.edit(number)
    tokens = draft.tokens
    hand = me.hand
    for region, count in shares:
        hand += tokens[region] - count
        tokens[region] = count
        if not count:
            me.held &= ~(1 << region)
            clear_pieces(tables, draft, region)
    me.hand = hand
    if draft.recording:
        draft.record(Deployed, me.seat, me.race, shares)


def _newest_declined(draft: Draft, seat: int) -> int:
    return max([number for number, tribe in enumerate(draft.tribes) if tribe.seat == seat and not tribe.active])


def _choose(tables: RuleTables, draft: Draft, command: Choose) -> None:
    """Make peace with a seat (POWER-DIPLOMAT-1)."""
    seat = draft.agenda[-1].seat
    draft.edit(draft.active_of(seat)).pact = command.seat
    draft.truce = True
    draft.record(Pact, seat, command.seat)


def _decline(tables: RuleTables, draft: Draft, command: Decline) -> None:
    """Put the active race in decline (DECLINE-1), or do so after scoring (POWER-STOUT-1)."""
    decision = draft.agenda.pop()
    race = draft.tribes[draft.active_of(decision.seat)].race
    parting = decline(tables, draft, decision.seat, command.using)
    if decision.kind != "choice":
        settle_withdrawn(tables, draft)
    elif parting.redeploys:
        draft.push_about(decision.seat, "redeploy", command)
    else:
        score_decline(tables, draft, parting, race)


def _end(tables: RuleTables, draft: Draft, _: End) -> None:
    """Close the open decision."""
    if draft.agenda[-1].kind == "choice":
        _expand(tables, draft)
    draft.rolled = NOT_ROLLED
    kind = draft.agenda.pop().kind
    if kind == "altar":
        after_altar(tables, draft)
    elif kind == "pick":
        score_decline(tables, draft, NOTHING_MORE, "")
    else:
        after(tables, draft, kind)


HANDLERS: Final[dict[type[Command], Callable[[RuleTables, Draft, Any], None]]] = {
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
"""The function that applies each class of command, with everything that follows before the next decision."""
