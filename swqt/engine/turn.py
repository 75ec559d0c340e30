"""The course of a turn: which decision opens when another is answered (FLOW-1).

The agenda holds only open decisions. When one closes, ``after`` opens the next one in the table of FLOW-1; states
without a decision (scoring, the turn's end) are passed on the way.
"""

from __future__ import annotations

from swqt.engine.commands import End
from swqt.engine.conditions import where_set
from swqt.engine.conquest import bury, leave, lift
from swqt.engine.decline import DeclineResult
from swqt.engine.draft import Draft, TribeView
from swqt.engine.events import Abandoned, Earned, Forged, Gained, GameOver, Paid, Retreated, TurnBegan
from swqt.engine.income import GainTerm, gains, summed_up
from swqt.engine.legal import offerings, retreats
from swqt.engine.placement import builds, redeploying
from swqt.engine.queries import acting, bears_grudges, campaigns, settled, supply_gain, tray
from swqt.engine.relics import BAG, holder_of
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import GRUDGE, NOBODY, NOT_ROLLED, Decision
from swqt.engine.traits import Effect


def begin_turn(tables: RuleTables, draft: Draft, seat: int) -> None:
    """Begin the turn of *seat* (TURN_START): the peace it made ends and once-a-turn limits are reset."""
    _reset_turn(tables, draft, seat)
    draft.begin_turn(seat)
    if draft.recording:
        draft.record(TurnBegan, draft.round, seat)
    number = draft.mine
    draft.push(seat, "pick" if number == NOBODY else "choice")
    if tables.items and number != NOBODY:
        for effect in tables.profile(draft, draft.tribes[number]).morning:
            _supply(tables, draft, number, effect)


def _reset_turn(tables: RuleTables, draft: Draft, next_seat: int) -> None:
    """Reset what lasts for one turn only, and end the peace made by *next_seat* (POWER-DIPLOMAT-1)."""
    draft.attacked = 0
    draft.rolled = NOT_ROLLED
    draft.used = ()
    if tables.relics and draft.notes:
        draft.forget((BAG,))
    for tribe in draft.tribes:
        if tribe.done:
            draft.touch(tribe)
            tribe.done = tribe.full = 0
    if draft.truce:
        _end_peace(draft, next_seat)


def _end_peace(draft: Draft, seat: int) -> None:
    """End the peace made by *seat*."""
    draft.truce = False
    for number, tribe in enumerate(draft.tribes):
        if tribe.pact != NOBODY:
            if tribe.seat == seat:
                draft.edit(number).pact = NOBODY
            else:
                draft.truce = True


def after(tables: RuleTables, draft: Draft, kind: str) -> None:
    """Open the decision that follows a closed one of *kind* in a turn of expansion."""
    if kind == "redeploy":   # the most frequent first
        _open_close(tables, draft)
    elif kind == "conquer":
        if not (draft.flags.again and _goes_on(tables, draft)):
            _open_redeployment(tables, draft)
    elif kind == "pick":
        open_campaign(tables, draft)
    elif kind == "ghouls":
        _after_ghouls(tables, draft)
    elif kind == "close":
        _close_turn(tables, draft)
    else:
        settle_withdrawn(tables, draft)


def open_campaign(tables: RuleTables, draft: Draft) -> None:
    """Open GHOULS if a race in decline may conquer (RACE-GHOULS-2), otherwise CONQUER of the active race."""
    number = acting(tables, draft, "ghouls")
    if number == NOBODY:
        _open_conquest(draft)
    else:
        lift(draft, number)
        draft.push(draft.turn, "ghouls")


def _after_ghouls(tables: RuleTables, draft: Draft) -> None:
    """Open GHOULS for the next race in decline that conquers, which custom traits may bring; otherwise CONQUER."""
    last = acting(tables, draft, "ghouls")
    for number, tribe in enumerate(draft.tribes):
        if number > last != NOBODY and tribe.seat == draft.turn and campaigns(tables, draft, tribe):
            draft.spend(draft.tribes[last].race, draft.turn)
            lift(draft, number)
            draft.push(draft.turn, "ghouls")
            return
    _open_conquest(draft)


def _open_conquest(draft: Draft) -> None:
    """Lift all spare tokens of the active race (READY) and open CONQUER."""
    lift(draft, draft.mine)
    draft.push(draft.turn, "conquer")


def _goes_on(tables: RuleTables, draft: Draft) -> bool:
    """Let the active race conquer once more if a trait allows that and has not yet; return whether it does (BLANK-10).
    """
    me = draft.tribes[draft.mine]
    for effect in (me.profile or tables.profile(draft, me)).of("again"):
        if not draft.spent(effect.trait) and where_set(tables, draft, me, effect.where):
            draft.spend(effect.trait)
            draft.rolled = NOT_ROLLED
            _open_conquest(draft)
            return True
    return False


def _open_redeployment(tables: RuleTables, draft: Draft) -> None:
    """Grant tokens (REDEPLOY-2), then open REDEPLOY if there is anything to redeploy or place, otherwise END_PIECES."""
    draft.rolled = NOT_ROLLED
    if draft.flags.supplied or tables.rivers:
        _grant(tables, draft)
    if redeploying(tables, draft) or builds(tables, draft):
        draft.push(draft.turn, "redeploy")
    else:
        _open_close(tables, draft)


def _grant(tables: RuleTables, draft: Draft) -> None:
    """Grant the tokens and Hammers of REDEPLOY-2; a race that may stay in none of its regions leaves them (MAP-5)."""
    seat = draft.turn
    supplied = draft.flags.supplied
    for number, tribe in enumerate(draft.tribes):
        if tribe.seat != seat:
            continue
        if supplied:
            profile = tribe.profile or tables.profile(draft, tribe)
            # A race that no longer redeploys has no use for tokens (REDEPLOY-5).
            for effect in profile.supply if tribe.active or profile.campaign else ():
                _supply(tables, draft, number, effect)
            if profile.has_hammers:
                _forge(tables, draft, tribe, profile.clauses["hammers"])
        if tables.rivers and tribe.held and (tribe.active or campaigns(tables, draft, tribe)):
            if not settled(tables, draft, tribe):
                draft.record(Abandoned, seat, tribe.race, tribe.held)
                leave(tables, draft, number, tribe.held)


def _supply(tables: RuleTables, draft: Draft, number: int, effect: Effect) -> None:
    """Give tribe *number* the tokens that *effect* brings, at most what is left in the tray (COLUMN-9)."""
    tribe = draft.tribes[number]
    gain = supply_gain(tables, draft, tribe, effect)
    if gain:   # the tray is expensive to count
        gain = min(gain, tray(tables, draft, tribe.race))
    if gain:
        draft.edit(number).hand += gain
        draft.record(Gained, tribe.seat, tribe.race, gain, effect.trait)


def _forge(tables: RuleTables, draft: Draft, tribe: TribeView, effect: Effect) -> None:
    """Store a Hammer for each region held that *effect* counts, seven at most (U-RACE-IRONDWARVES-1, A-85)."""
    stored = int(draft.note(effect.note) or 0)
    found = (tribe.held & where_set(tables, draft, tribe, effect.where)).bit_count()
    gain = min(found, effect.stock - stored)
    if gain > 0:
        draft.remember(effect.note, str(stored + gain))
        draft.record(Forged, tribe.seat, tribe.race, gain)


def end_campaign(tables: RuleTables, draft: Draft, kind: str) -> None:
    """End this race's conquests (FINAL-4), at once or after the decisions opened by what the last one uncovered."""
    if draft.agenda[-1].kind == kind and draft.agenda[-1].about is None:
        draft.agenda.pop()
        after(tables, draft, kind)
        return
    agenda = draft.agenda
    level = next(n for n, decision in enumerate(agenda) if decision.kind == kind and decision.about is None)
    agenda[level] = Decision(agenda[level].seat, kind, End())


def _open_close(tables: RuleTables, draft: Draft) -> None:
    """Open END_PIECES if the active race may have anything to do there; otherwise SCORE at once."""
    me = draft.tribes[draft.mine]
    profile = me.profile or tables.profile(draft, me)
    if profile.closes or tables.items:
        draft.push(draft.turn, "close")
        return
    score(tables, draft)
    if profile.after_score:
        draft.push(draft.turn, "stout")
    else:
        settle_withdrawn(tables, draft)


def _close_turn(tables: RuleTables, draft: Draft) -> None:
    """SCORE, then ALTAR and STOUT."""
    score(tables, draft)
    _open_altar(tables, draft)


def score(tables: RuleTables, draft: Draft, parting: GainTerm | None = None) -> None:
    """Pay the seat in turn (SCORE), with *parting* if given; note income paid once per game (POWER-WEALTHY-1)."""
    seat = draft.turn
    terms = gains(tables, draft, seat)
    if parting is not None:
        terms.append(parting)
    if draft.recording:
        draft.record(Earned, seat, summed_up(terms))
    earned = 0
    for source, _, amount, _, _, payer in terms:
        earned += amount
        if payer >= 0:
            draft.pay(payer, -amount)
            draft.record(Paid, payer, amount, source)
        if source in tables.once:
            draft.remember(source, "1")
    draft.pay(seat, earned)
    for kind in tables.lenders:
        if (power := draft.note(kind)) in tables.once:
            draft.remember(power, "1")  # paid or not: the turn of discovery is over


def score_decline(tables: RuleTables, draft: Draft, parting: DeclineResult, race: str) -> None:
    """SCORE a turn of decline, with what a race pays that left the map (U-POWER-VANISHING-1)."""
    rule = "U-POWER-VANISHING-1"
    score(tables, draft, (parting.trait, race, parting.coins, 0, rule, NOBODY) if parting.coins else None)
    _open_altar(tables, draft)


def _open_altar(tables: RuleTables, draft: Draft) -> None:
    """Open ALTAR if its holder is in turn and has a token in decline (PLACE-ALTAR-1), otherwise go on."""
    effect = tables.altar
    if effect and offerings(draft, draft.turn):
        number = holder_of(tables, draft, effect.trait)
        if number != NOBODY and draft.tribes[number].seat == draft.turn:
            draft.push(draft.turn, "altar")
            return
    after_altar(tables, draft)


def after_altar(tables: RuleTables, draft: Draft) -> None:
    """Open STOUT, the offer to decline right after scoring (POWER-STOUT-1), or else go on to RETREAT."""
    number = draft.mine
    if number != NOBODY and tables.profile(draft, draft.tribes[number]).after_score:
        draft.push(draft.turn, "stout")
    else:
        settle_withdrawn(tables, draft)


def settle_withdrawn(tables: RuleTables, draft: Draft) -> None:
    """Settle homeless tokens, open RETREAT for the next seat clockwise, the one in turn last (A-8), or end the turn."""
    if draft.withdrawn:
        _settle_homeless(tables, draft)
    if draft.withdrawn or draft.flags.keeping:
        seats = len(draft.coins)
        first = seats
        keeping = draft.flags.keeping
        for tribe in draft.tribes:
            if (tribe.waiting or (keeping and tribe.active)) and retreats(tables, draft, tribe):
                first = min(first, (tribe.seat - draft.turn - 1) % seats)
        if first < seats:
            draft.push((draft.turn + 1 + first) % seats, "retreat")
            return
    end_turn(tables, draft)


def _settle_homeless(tables: RuleTables, draft: Draft) -> None:
    """Put withdrawn tokens of tribes without a region into hand (RETREAT-3, A-23); in decline they are lost (A-24)."""
    homeless = [number for number, tribe in enumerate(draft.tribes) if tribe.waiting and not tribe.held]
    for number in homeless:
        me = draft.edit(number)
        if me.active or tables.profile(draft, me).campaign:
            me.hand += me.waiting
        draft.record(Retreated, me.seat, me.race, (), me.waiting)
        me.waiting = 0
    if homeless:
        bury(draft)


def end_turn(tables: RuleTables, draft: Draft) -> None:
    """Begin the next seat's turn (TURN_END), or end the game after the last turn of the last round (END-1)."""
    draft.withdrawn = False
    if draft.flags.grudging and bears_grudges(tables, draft, draft.mine):
        draft.forget((GRUDGE,))
    seat = draft.turn + 1
    if seat < len(draft.coins):
        begin_turn(tables, draft, seat)
    elif draft.round < tables.board.rounds:
        draft.round += 1
        begin_turn(tables, draft, 0)
    else:
        _reset_turn(tables, draft, NOBODY)
        draft.agenda.clear()
        draft.record(GameOver)
