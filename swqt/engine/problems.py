"""What is wrong with a hand-written position: sentences that name seats, races and regions."""

from __future__ import annotations

from collections.abc import Iterator

from swqt.engine.commands import Conquer, Decline, Use
from swqt.engine.draft import Draft, View
from swqt.engine.legal import legal, offerings, pick_pieces, retreating
from swqt.engine.placing import redeploying
from swqt.engine.questions import acting, tray
from swqt.engine.ranges import Legal
from swqt.engine.regions import members
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import CHANCE, NOBODY, Decision, State


def problems(book: Rulebook, state: State) -> tuple[str, ...]:
    """Return everything that makes *state* impossible to play on."""
    return (*_tribes(book, Draft(book, state)), *_regions(book, state), *_pieces(book, state), *_agenda(book, state))


def _letter(seat: int) -> str:
    return "*" if seat == CHANCE else "ABCDE"[seat]


def _tribes(book: Rulebook, view: View) -> Iterator[str]:
    if not 2 <= len(view.coins) <= 5:
        yield f"2 to 5 seats can play, not {len(view.coins)}"
    if not 1 <= view.round <= book.board.rounds:
        yield f"round {view.round} is not on this board's track of {book.board.rounds}"
    seen: set[str] = set()
    active: set[int] = set()
    for tribe in view.tribes:
        if tribe.race in seen:
            yield f"{tribe.race} are in play twice"
        seen.add(tribe.race)
        if tribe.active and tribe.seat in active:
            yield f"seat {_letter(tribe.seat)} has two active races"
        if tribe.active:
            active.add(tribe.seat)
        if tray(book, view, tribe.race) < 0:
            yield f"there are only {book.races[tribe.race].supply} tokens of {tribe.race}"
        if not tribe.active and tribe.hand and not book.profile(view, tribe).campaign:
            yield f"{tribe.race} are in decline and cannot have tokens in hand"
        if tribe.pact >= len(view.coins) or tribe.pact == tribe.seat:
            yield f"{tribe.race} cannot be at peace with seat {_letter(tribe.pact)}"
    column = [combo.race for combo in view.column]
    for race in sorted(seen & ({*column, *view.races, *view.returned})):
        yield f"{race} are in play and in the column or the stack"


def _regions(book: Rulebook, state: State) -> Iterator[str]:
    codes = book.board.codes
    taken = 0
    for tribe in state.tribes:
        for region in members(tribe.held & taken):
            yield f"{codes[region]} is held twice"
        taken |= tribe.held
        for region in members(tribe.held):
            if not state.tokens[region]:
                yield f"{codes[region]} is held without a token"
            if state.natives[region]:
                yield f"{codes[region]} is held by {tribe.race} and by natives"
    for region, count in enumerate(state.tokens):
        if count and not taken >> region & 1:
            yield f"{codes[region]} has tokens of nobody"
    for region in members((taken | _native(state)) & book.board.terrain["chasm"]):
        yield f"{codes[region]} is a chasm: nobody can stand there"


def _native(state: State) -> int:
    out = 0
    for region, count in enumerate(state.natives):
        out |= (count > 0) << region
    return out


def _pieces(book: Rulebook, state: State) -> Iterator[str]:
    codes = book.board.codes
    held = 0
    for tribe in state.tribes:
        held |= tribe.held
    for kind in sorted({piece.kind for piece in state.pieces}):
        places = [piece.region for piece in state.pieces if piece.kind == kind]
        if kind in book.items:
            if len(places) > 1:
                yield f"there is only one {kind}"
            if kind in state.items:
                yield f"{kind} lies on the map and is unseen at once"
            continue
        effect = book.pieces.get(kind)
        if effect is None:
            yield f"no trait in play brings a {kind}"
            continue
        stock = effect.stock or effect.count or 1
        if len(places) > stock:
            yield f"there are only {stock} of {kind}"
        if (effect.apart or effect.immune) and len(set(places)) < len(places):
            yield f"two of {kind} stand in one region"
        if kind in book.roaming or effect.at == "pick":
            continue
        for region in places:
            if not held >> region & 1:
                yield f"{kind} in {codes[region]} has no holder"


def _agenda(book: Rulebook, state: State) -> Iterator[str]:
    for level, decision in enumerate(state.agenda):
        yield from _decision(book, state, decision, bottom=level == 0)
        if level and decision.seat != CHANCE and decision.about is None:
            yield f"{_letter(decision.seat)} is asked to {decision.kind} above another decision"
    for note in state.notes:
        counts = [effect for effect in book.pieces.values() if effect.note == note.name]
        if counts and not note.value.isdigit():
            yield f"{note.name} must be a number, not {note.value}"


def _decision(book: Rulebook, state: State, decision: Decision, bottom: bool) -> Iterator[str]:
    seat, kind = decision.seat, decision.kind
    view = Draft(book, state)
    letter = _letter(seat)
    if (seat == CHANCE) != (kind in ("roll", "deal", "draw")):
        yield f"{letter} cannot be asked to {kind}"
        return
    if seat == CHANCE:
        if bottom:
            yield f"chance is asked to {kind} on behalf of nobody"
        elif kind == "roll":
            yield from _roll(book, view, decision)
        elif kind == "draw":
            if not isinstance(decision.about, Conquer):
                yield "a draw must say which conquest uncovers it"
            elif not _asked(book, state, decision):
                yield "nothing is left to draw"
        elif kind == "deal" and not _asked(book, state, decision)[0].races:  # type: ignore[union-attr]
            yield "nothing is left to deal"
        return
    if seat >= len(view.coins):
        yield f"there is no seat {letter}"
        return
    active = view.active_of(seat)
    if kind == "redeploy" and isinstance(decision.about, Decline):
        if not offerings(view, seat):
            yield f"seat {letter} has no race in decline to redeploy"
        return
    if kind == "pick" and active != NOBODY and not pick_pieces(book, view, active):
        yield f"seat {letter} picks only without an active race"
    if kind in ("choice", "conquer", "redeploy", "close", "stout") and active == NOBODY:
        yield f"seat {letter} has no active race to {kind} with"
    if kind != "retreat" and seat != view.turn:
        yield f"seat {letter} is asked to {kind} out of turn"
    if kind == "altar" and "altar" not in book.clauses:
        yield "no place in play offers an altar"
    if kind == "ghouls" and acting(book, view, "ghouls") == NOBODY:
        yield f"seat {letter} has no race in decline that goes on conquering"
    if kind == "redeploy" and seat == view.turn and not redeploying(book, view):
        yield f"seat {letter} has no region to redeploy in"
    if kind == "retreat" and retreating(book, view, seat) == NOBODY:
        yield f"seat {letter} has nothing withdrawn to place"


def _asked(book: Rulebook, state: State, decision: Decision) -> Legal:
    """Return what *decision* admits if nothing else is open."""
    return legal(book, Draft(book, state._replace(agenda=(decision,))))


def _roll(book: Rulebook, view: View, decision: Decision) -> Iterator[str]:
    """A roll is for a final attempt or a use, and lies on a campaign that could have announced it."""
    about = decision.about
    if not (isinstance(about, Use) or (isinstance(about, Conquer) and about.die)):
        yield "a roll must say what it is for"
        return
    below = view.agenda[view.agenda.index(decision) - 1].kind
    if below not in ("ghouls", "conquer") or acting(book, view, below) == NOBODY:
        yield "a roll must lie on ghouls or conquer"
        return
    me = view.tribes[acting(book, view, below)]
    if about.region >= 0 and about.region not in members(book.board.every & ~me.held):
        yield "a roll cannot be for a region that the race holds"
    if me.hand < 1:
        yield f"{me.race} cannot roll without a token in hand"
