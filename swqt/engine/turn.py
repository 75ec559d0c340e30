"""The course of a turn: which decision opens when another one is answered (FLOW-1).

The agenda holds only what is open. When a decision closes, ``after`` opens the next one of the table in
FLOW-1; states without a decision (scoring, the turn's end) happen on the way.
"""

from __future__ import annotations

from swqt.engine.commands import End
from swqt.engine.conquest import bears_grudges, leave, lift
from swqt.engine.decline import Parting
from swqt.engine.draft import Draft, TribeView
from swqt.engine.events import Abandoned, Earned, Forged, Gain, Gained, GameOver, Income, Paid, Retreated, TurnBegan
from swqt.engine.income import income
from swqt.engine.items import BAG, holder_of
from swqt.engine.legal import offerings, retreats
from swqt.engine.placing import redeploying
from swqt.engine.questions import acting, campaigns, settled, supply_gain, tray, where_set
from swqt.engine.removal import bury
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import GRUDGE, NOBODY, NOT_ROLLED, Decision
from swqt.engine.traits import Effect


def begin_turn(book: Rulebook, draft: Draft, seat: int) -> None:
    """TURN_START: *seat* is in turn; the peace it made ends and once-a-turn limits are reset."""
    _reset_turn(book, draft, seat)
    draft.begin_turn(seat)
    if draft.heard:
        draft.tell(TurnBegan, draft.round, seat)
    number = draft.mine
    draft.push(seat, "pick" if number == NOBODY else "choice")
    if book.items and number != NOBODY:
        for effect in book.profile(draft, draft.tribes[number]).morning:
            _supply(book, draft, number, effect)


def _reset_turn(book: Rulebook, draft: Draft, next_seat: int) -> None:
    """Forget what counts for one turn only, and the peace made by *next_seat* (POWER-DIPLOMAT-1)."""
    draft.attacked = 0
    draft.rolled = NOT_ROLLED
    draft.used = ()
    if book.relics and draft.notes:
        draft.forget((BAG,))
    for tribe in draft.tribes:
        if tribe.done:
            draft.touch(tribe)
            tribe.done = tribe.full = 0
    if draft.truce:
        _end_peace(draft, next_seat)


def _end_peace(draft: Draft, seat: int) -> None:
    """The peace made by *seat* is over."""
    draft.truce = False
    for number, tribe in enumerate(draft.tribes):
        if tribe.pact != NOBODY:
            if tribe.seat == seat:
                draft.edit(number).pact = NOBODY
            else:
                draft.truce = True


def after(book: Rulebook, draft: Draft, kind: str) -> None:
    """Open what follows a closed decision of *kind* in a turn of expansion."""
    if kind == "pick":
        open_campaign(book, draft)
    elif kind == "ghouls":
        _after_ghouls(book, draft)
    elif kind == "conquer":
        _open_redeployment(book, draft)
    elif kind == "redeploy":
        _open_close(book, draft)
    elif kind == "close":
        _close_turn(book, draft)
    else:
        settle_withdrawn(book, draft)


def open_campaign(book: Rulebook, draft: Draft) -> None:
    """GHOULS, if any in decline have not had theirs; else straight to the active race (RACE-GHOULS-2)."""
    number = acting(book, draft, "ghouls")
    if number == NOBODY:
        _open_conquest(draft)
    else:
        lift(draft, number)
        draft.push(draft.turn, "ghouls")


def _after_ghouls(book: Rulebook, draft: Draft) -> None:
    """GHOULS of the next race in decline that conquers, if a player's own traits make one; else CONQUER."""
    last = acting(book, draft, "ghouls")
    for number, tribe in enumerate(draft.tribes):
        if number > last != NOBODY and tribe.seat == draft.turn and campaigns(book, draft, tribe):
            draft.spend(draft.tribes[last].race, draft.turn)
            lift(draft, number)
            draft.push(draft.turn, "ghouls")
            return
    _open_conquest(draft)


def _open_conquest(draft: Draft) -> None:
    """READY and CONQUER of the active race; all its spare tokens are lifted first."""
    lift(draft, draft.mine)
    draft.push(draft.turn, "conquer")


def _open_redeployment(book: Rulebook, draft: Draft) -> None:
    """REDEPLOY: grants first (REDEPLOY-2), then a decision if there is a region to stand on."""
    draft.rolled = NOT_ROLLED
    if draft.cast.supplied or book.rivers:
        _grant(book, draft)
    if redeploying(book, draft):
        draft.push(draft.turn, "redeploy")
    else:
        _open_close(book, draft)


def _grant(book: Rulebook, draft: Draft) -> None:
    """Let the races of the seat in turn get what REDEPLOY-2 brings them, and leave where they cannot stay (MAP-5)."""
    seat = draft.turn
    supplied = draft.cast.supplied
    for number, tribe in enumerate(draft.tribes):
        if tribe.seat != seat:
            continue
        if supplied:
            profile = tribe.profile or book.profile(draft, tribe)
            # A race that redeploys no more has no use for tokens (REDEPLOY-5).
            for effect in profile.supply if tribe.active or profile.campaign else ():
                _supply(book, draft, number, effect)
            if profile.has_hammers:
                _forge(book, draft, tribe, profile.clauses["hammers"])
        if book.rivers and tribe.held and (tribe.active or campaigns(book, draft, tribe)):
            if not settled(book, draft, tribe):
                draft.tell(Abandoned, seat, tribe.race, tribe.held)
                leave(book, draft, number, tribe.held)


def _supply(book: Rulebook, draft: Draft, number: int, effect: Effect) -> None:
    """Tribe *number* gets the tokens that *effect* brings, as far as the tray goes (COLUMN-9)."""
    tribe = draft.tribes[number]
    gain = min(supply_gain(book, draft, tribe, effect), tray(book, draft, tribe.race))
    if gain:
        draft.edit(number).hand += gain
        draft.tell(Gained, tribe.seat, tribe.race, gain, effect.trait)


def _forge(book: Rulebook, draft: Draft, tribe: TribeView, effect: Effect) -> None:
    """Store a Hammer for each region held where *effect* says, seven at most (U-RACE-IRONDWARVES-1, A-85)."""
    stored = int(draft.note(effect.note) or 0)
    found = (tribe.held & where_set(book, draft, tribe, effect.where)).bit_count()
    gain = min(found, effect.stock - stored)
    if gain > 0:
        draft.remember(effect.note, str(stored + gain))
        draft.tell(Forged, tribe.seat, tribe.race, gain)


def end_campaign(book: Rulebook, draft: Draft, kind: str) -> None:
    """This race's conquests end (FINAL-4), at once or when what the last one uncovered is dealt with."""
    if draft.agenda[-1].kind == kind and draft.agenda[-1].about is None:
        draft.pop()
        after(book, draft, kind)
        return
    agenda = list(draft.agenda)
    level = next(n for n, decision in enumerate(agenda) if decision.kind == kind and decision.about is None)
    agenda[level] = Decision(agenda[level].seat, kind, End())
    draft.agenda = tuple(agenda)


def _open_close(book: Rulebook, draft: Draft) -> None:
    """END_PIECES, if the active race has anything to say there; otherwise SCORE at once."""
    me = draft.tribes[draft.mine]
    profile = me.profile or book.profile(draft, me)
    if profile.closes or book.items:
        draft.push(draft.turn, "close")
        return
    score(book, draft)
    if profile.after_score:
        draft.push(draft.turn, "stout")
    else:
        settle_withdrawn(book, draft)


def _close_turn(book: Rulebook, draft: Draft) -> None:
    """SCORE, then ALTAR and STOUT."""
    score(book, draft)
    _open_altar(book, draft)


def score(book: Rulebook, draft: Draft, parting: Gain | None = None) -> None:
    """SCORE: the seat in turn is paid; what pays once is remembered (POWER-WEALTHY-1)."""
    seat = draft.turn
    earned = income(book, draft, seat)
    if parting:
        earned = Income(earned.total + parting.amount, (*earned.parts, parting))
    draft.pay(seat, earned.total)
    if draft.heard:
        draft.tell(Earned, seat, earned)
    for gain in earned.parts:
        if gain.payer >= 0:
            draft.pay(gain.payer, -gain.amount)
            draft.tell(Paid, gain.payer, gain.amount, gain.source)
        if gain.source in book.once:
            draft.remember(gain.source, "1")
    for kind in book.lenders:
        if (power := draft.note(kind)) in book.once:
            draft.remember(power, "1")  # paid or not: the turn of discovery is over


def score_decline(book: Rulebook, draft: Draft, parting: Parting, race: str) -> None:
    """SCORE of a turn of decline, with what a race pays that leaves altogether (U-POWER-VANISHING-1)."""
    rule = "U-POWER-VANISHING-1"
    score(book, draft, Gain(parting.trait, race, parting.coins, 0, rule) if parting.coins else None)
    _open_altar(book, draft)


def _open_altar(book: Rulebook, draft: Draft) -> None:
    """ALTAR: the offer to its holder, if it has a token in decline (PLACE-ALTAR-1)."""
    effect = book.clauses.get("altar")
    if effect and offerings(draft, draft.turn):
        number = holder_of(book, draft, effect.trait)
        if number != NOBODY and draft.tribes[number].seat == draft.turn:
            draft.push(draft.turn, "altar")
            return
    after_altar(book, draft)


def after_altar(book: Rulebook, draft: Draft) -> None:
    """STOUT: the offer to decline right after scoring (POWER-STOUT-1), then RETREAT."""
    number = draft.mine
    if number != NOBODY and book.profile(draft, draft.tribes[number]).after_score:
        draft.push(draft.turn, "stout")
    else:
        settle_withdrawn(book, draft)


def settle_withdrawn(book: Rulebook, draft: Draft) -> None:
    """RETREAT: homeless tokens first, then each seat clockwise from the one in turn, itself last (A-8)."""
    if draft.withdrawn:
        _settle_homeless(book, draft)
    if draft.withdrawn or draft.cast.keeping:
        seats = len(draft.coins)
        first = seats
        keeping = draft.cast.keeping
        for tribe in draft.tribes:
            if (tribe.waiting or (keeping and tribe.active)) and retreats(book, draft, tribe):
                first = min(first, (tribe.seat - draft.turn - 1) % seats)
        if first < seats:
            draft.push((draft.turn + 1 + first) % seats, "retreat")
            return
    end_turn(book, draft)


def _settle_homeless(book: Rulebook, draft: Draft) -> None:
    """Withdrawn tokens without a region stay in hand (RETREAT-3, A-23); declined ones are lost (A-24)."""
    homeless = [number for number, tribe in enumerate(draft.tribes) if tribe.waiting and not tribe.held]
    for number in homeless:
        me = draft.edit(number)
        if me.active or book.profile(draft, me).campaign:
            me.hand += me.waiting
        draft.tell(Retreated, me.seat, me.race, (), me.waiting)
        me.waiting = 0
    if homeless:
        bury(draft)


def end_turn(book: Rulebook, draft: Draft) -> None:
    """TURN_END: the next seat is in turn, or the last turn of the last round is over (END-1)."""
    draft.withdrawn = False
    if draft.cast.grudging and bears_grudges(book, draft, draft.turn):
        draft.forget((GRUDGE,))
    seat = draft.turn + 1
    if seat < len(draft.coins):
        begin_turn(book, draft, seat)
    elif draft.round < book.board.rounds:
        draft.round += 1
        begin_turn(book, draft, 0)
    else:
        _reset_turn(book, draft, NOBODY)
        draft.agenda = ()
        draft.tell(GameOver)
