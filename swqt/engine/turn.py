"""The course of a turn: which decision opens when another one is answered (FLOW-1).

The agenda holds only what is open. When a decision closes, ``after`` opens the next one of the table in
FLOW-1; states without a decision (scoring, the turn's end) happen on the way.
"""

from __future__ import annotations

from swqt.engine.conquest import lift
from swqt.engine.draft import Draft
from swqt.engine.events import Earned, Gained, GameOver, Retreated, TurnBegan
from swqt.engine.legal import retreating
from swqt.engine.questions import campaigns, income, supply_gain, tray
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import NOBODY, NOT_ROLLED


def begin_turn(draft: Draft, seat: int) -> None:
    """TURN_START: *seat* is in turn; the peace it made ends and once-a-turn limits are reset."""
    draft.turn = seat
    draft.attacked = 0
    draft.rolled = NOT_ROLLED
    draft.used = ()
    for number, tribe in enumerate(draft.tribes):
        if tribe.done or (tribe.seat == seat and tribe.pact != NOBODY):
            me = draft.edit(number)
            me.done = me.full = 0
            if me.seat == seat:
                me.pact = NOBODY
    draft.events.append(TurnBegan(draft.round, seat))
    draft.push(seat, "pick" if draft.active_of(seat) == NOBODY else "choice")


def after(book: Rulebook, draft: Draft, kind: str) -> None:
    """Open what follows a closed decision of *kind* in a turn of expansion."""
    if kind == "pick":
        _after_pick(book, draft)
    elif kind == "ghouls":
        _open_conquest(draft)
    elif kind == "conquer":
        _open_redeployment(book, draft)
    elif kind == "redeploy":
        _open_close(book, draft)
    elif kind == "close":
        score(book, draft)
        _offer_stout(book, draft)
    else:
        settle_withdrawn(book, draft)


def _after_pick(book: Rulebook, draft: Draft) -> None:
    """GHOULS, if there are any in decline; otherwise straight to the active race (RACE-GHOULS-2)."""
    for number, tribe in enumerate(draft.tribes):
        if tribe.seat == draft.turn and campaigns(book, tribe):
            lift(draft, number)
            draft.push(draft.turn, "ghouls")
            return
    _open_conquest(draft)


def _open_conquest(draft: Draft) -> None:
    """READY and CONQUER of the active race; all its spare tokens are lifted first."""
    lift(draft, draft.active_of(draft.turn))
    draft.push(draft.turn, "conquer")


def _open_redeployment(book: Rulebook, draft: Draft) -> None:
    """REDEPLOY: grants first (REDEPLOY-2), then a decision if there is a region to stand on."""
    draft.rolled = NOT_ROLLED
    for number, tribe in enumerate(draft.tribes):
        if tribe.seat != draft.turn:
            continue
        for effect in book.profile(tribe).supply:
            gain = min(supply_gain(book, draft, tribe, effect), tray(book, draft, tribe.race))
            if gain:
                draft.edit(number).hand += gain
                draft.events.append(Gained(tribe.seat, tribe.race, gain, effect.trait))
    if any([t.held and t.seat == draft.turn and (t.active or campaigns(book, t)) for t in draft.tribes]):
        draft.push(draft.turn, "redeploy")
    else:
        _open_close(book, draft)


def _open_close(book: Rulebook, draft: Draft) -> None:
    """END_PIECES, if the active race has anything to say there."""
    profile = book.profile(draft.tribes[draft.active_of(draft.turn)])
    if profile.at["close"] or profile.pacts:
        draft.push(draft.turn, "close")
    else:
        after(book, draft, "close")


def score(book: Rulebook, draft: Draft) -> None:
    """SCORE: the seat in turn is paid; what pays once is remembered (POWER-WEALTHY-1)."""
    seat = draft.turn
    earned = income(book, draft, seat)
    draft.pay(seat, earned.total)
    draft.events.append(Earned(seat, earned))
    number = draft.active_of(seat)
    if number != NOBODY:
        for effect in book.profile(draft.tribes[number]).income:
            if effect.limit == "game":
                draft.remember(effect.trait, "1")


def _offer_stout(book: Rulebook, draft: Draft) -> None:
    """STOUT: the offer to decline right after scoring (POWER-STOUT-1)."""
    tribe = draft.tribes[draft.active_of(draft.turn)]
    if any(effect.after_score for effect in book.profile(tribe).decline):
        draft.push(draft.turn, "stout")
    else:
        settle_withdrawn(book, draft)


def settle_withdrawn(book: Rulebook, draft: Draft) -> None:
    """RETREAT: homeless tokens first, then each seat clockwise from the one in turn, itself last (A-8)."""
    if not any([tribe.waiting or tribe.race in book.keepers or tribe.power in book.keepers for tribe in draft.tribes]):
        end_turn(draft)
        return
    _settle_homeless(book, draft)
    seats = len(draft.coins)
    for step in range(1, seats + 1):
        seat = (draft.turn + step) % seats
        if retreating(book, draft, seat) != NOBODY:
            draft.push(seat, "retreat")
            return
    end_turn(draft)


def _settle_homeless(book: Rulebook, draft: Draft) -> None:
    """Withdrawn tokens without a region stay in hand (RETREAT-3, A-23); declined ones are lost (A-24)."""
    for number, tribe in enumerate(draft.tribes):
        if tribe.waiting and not tribe.held:
            me = draft.edit(number)
            if me.active or book.profile(me).campaign:
                me.hand += me.waiting
            draft.events.append(Retreated(me.seat, me.race, (), me.waiting))
            me.waiting = 0
            draft.emptied = True


def end_turn(draft: Draft) -> None:
    """TURN_END: the next seat is in turn, or the game is over (END-1)."""
    seat = draft.turn + 1
    if seat == len(draft.coins):
        seat = 0
        draft.round += 1
    begin_turn(draft, seat)


def over(book: Rulebook, draft: Draft) -> bool:
    """Return whether the last round has been played."""
    return draft.round > book.board.rounds


def close_game(book: Rulebook, draft: Draft) -> None:
    """END-1: nothing is open any more."""
    draft.round = book.board.rounds
    draft.turn = 0
    draft.agenda = ()
    draft.events.pop()
    draft.events.append(GameOver())
