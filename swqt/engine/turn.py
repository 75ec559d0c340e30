"""The course of a turn: which decision opens when another one is answered (FLOW-1).

The agenda holds only what is open. When a decision closes, ``after`` opens the next one of the table in
FLOW-1; states without a decision (scoring, the turn's end) happen on the way.
"""

from __future__ import annotations

from swqt.engine.conquest import lift
from swqt.engine.draft import Draft, View
from swqt.engine.events import Earned, Gained, GameOver, Retreated, TurnBegan
from swqt.engine.legal import retreating
from swqt.engine.profile import Profile
from swqt.engine.questions import campaigns, income, supply_gain, tray
from swqt.engine.removal import bury
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import NOBODY, NOT_ROLLED


def begin_turn(draft: Draft, seat: int) -> None:
    """TURN_START: *seat* is in turn; the peace it made ends and once-a-turn limits are reset."""
    _reset_turn(draft, seat)
    draft.turn = seat
    draft.events.append(TurnBegan(draft.round, seat))
    draft.push(seat, "pick" if draft.active_of(seat) == NOBODY else "choice")


def _reset_turn(draft: Draft, next_seat: int) -> None:
    """Forget what counts for one turn only, and the peace made by *next_seat* (POWER-DIPLOMAT-1)."""
    draft.attacked = 0
    draft.rolled = NOT_ROLLED
    draft.used = ()
    for number, tribe in enumerate(draft.tribes):
        if tribe.done:
            me = draft.edit(number)
            me.done = me.full = 0
        if tribe.pact != NOBODY and tribe.seat == next_seat:
            draft.edit(number).pact = NOBODY


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
        _close_turn(book, draft, book.profile(draft.tribes[draft.active_of(draft.turn)]))
    else:
        settle_withdrawn(book, draft)


def _after_pick(book: Rulebook, draft: Draft) -> None:
    """GHOULS, if there are any in decline; otherwise straight to the active race (RACE-GHOULS-2)."""
    for number, tribe in enumerate(draft.tribes):
        if tribe.race in book.campaigners and tribe.seat == draft.turn and campaigns(book, tribe):
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
    seat = draft.turn
    suppliers = book.suppliers
    for number, tribe in enumerate(draft.tribes):
        if tribe.seat == seat and (tribe.race in suppliers or tribe.power in suppliers):
            _supply(book, draft, number)
    if redeploying(book, draft):
        draft.push(seat, "redeploy")
    else:
        _open_close(book, draft)


def _supply(book: Rulebook, draft: Draft, number: int) -> None:
    """Tribe *number* gets the tokens its traits bring, as far as the tray goes (COLUMN-9)."""
    tribe = draft.tribes[number]
    for effect in book.profile(tribe).supply:
        gain = min(supply_gain(book, draft, tribe, effect), tray(book, draft, tribe.race))
        if gain:
            draft.edit(number).hand += gain
            draft.events.append(Gained(tribe.seat, tribe.race, gain, effect.trait))


def redeploying(book: Rulebook, view: View) -> list[int]:
    """Return the tribes of the seat in turn that redeploy: the active one and those that campaign (A-38)."""
    seat = view.turn
    return [
        number
        for number, tribe in enumerate(view.tribes)
        if tribe.seat == seat and tribe.held and (tribe.active or campaigns(book, tribe))
    ]


def _open_close(book: Rulebook, draft: Draft) -> None:
    """END_PIECES, if the active race has anything to say there; otherwise SCORE at once."""
    number = draft.active_of(draft.turn)
    profile = book.profile(draft.tribes[number])
    if profile.at["close"] or profile.pacts:
        draft.push(draft.turn, "close")
    else:
        _close_turn(book, draft, profile)


def _close_turn(book: Rulebook, draft: Draft, profile: Profile) -> None:
    """SCORE, then the offer to decline right after it (POWER-STOUT-1)."""
    score(book, draft)
    if any([effect.after_score for effect in profile.decline]):
        draft.push(draft.turn, "stout")
    else:
        settle_withdrawn(book, draft)


def score(book: Rulebook, draft: Draft) -> None:
    """SCORE: the seat in turn is paid; what pays once is remembered (POWER-WEALTHY-1)."""
    seat = draft.turn
    earned = income(book, draft, seat)
    draft.pay(seat, earned.total)
    draft.events.append(Earned(seat, earned))
    for gain in earned.parts:
        if gain.source in book.once:
            draft.remember(gain.source, "1")


def settle_withdrawn(book: Rulebook, draft: Draft) -> None:
    """RETREAT: homeless tokens first, then each seat clockwise from the one in turn, itself last (A-8)."""
    keepers = book.keepers
    if not any([t.waiting or t.race in keepers or t.power in keepers for t in draft.tribes]):
        end_turn(book, draft)
        return
    _settle_homeless(book, draft)
    seats = len(draft.coins)
    for step in range(1, seats + 1):
        seat = (draft.turn + step) % seats
        if retreating(book, draft, seat) != NOBODY:
            draft.push(seat, "retreat")
            return
    end_turn(book, draft)


def _settle_homeless(book: Rulebook, draft: Draft) -> None:
    """Withdrawn tokens without a region stay in hand (RETREAT-3, A-23); declined ones are lost (A-24)."""
    for number, tribe in enumerate(draft.tribes):
        if tribe.waiting and not tribe.held:
            me = draft.edit(number)
            if me.active or book.profile(me).campaign:
                me.hand += me.waiting
            draft.events.append(Retreated(me.seat, me.race, (), me.waiting))
            me.waiting = 0
    bury(draft)


def end_turn(book: Rulebook, draft: Draft) -> None:
    """TURN_END: the next seat is in turn, or the last turn of the last round is over (END-1)."""
    seat = draft.turn + 1
    if seat < len(draft.coins):
        begin_turn(draft, seat)
    elif draft.round < book.board.rounds:
        draft.round += 1
        begin_turn(draft, 0)
    else:
        _reset_turn(draft, NOBODY)
        draft.agenda = ()
        draft.events.append(GameOver())
