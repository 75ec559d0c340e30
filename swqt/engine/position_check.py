"""Checks a hand-written position before play: what is wrong with it, and in which part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from swqt.engine.commands import Command, Conquer, Decline, End, Use
from swqt.engine.draft import Draft, TribeView, View
from swqt.engine.legal import legal, offerings, pick_pieces, retreating
from swqt.engine.placement import builds, redeploying
from swqt.engine.queries import acting, tray
from swqt.engine.ranges import Legal
from swqt.engine.regions import members
from swqt.engine.relics import BAG, is_copy, relic_of
from swqt.engine.rule_tables import COLUMN_SIZE, RuleTables
from swqt.engine.state import CHANCE, NO_BADGE, NOBODY, Decision, Piece, State
from swqt.engine.traits import Effect

Part = Literal[
    "round", "coins", "tribes", "tokens", "natives", "pieces", "column", "races", "items", "returned", "agenda", "notes"
]
"""The fields of a State that a problem may be about."""

_CAMPAIGNS: Final = ("ghouls", "conquer")
_WAITING: Final[dict[str, tuple[type[Command], ...]]] = {
    "conquer": (End, Use),
    "ghouls": (End,),
    "redeploy": (Decline,),
}
"""The commands that may wait for the answer to a seat's decision, by the decision's kind."""


class PositionProblem(str):
    """A sentence that says what is wrong with a State, and where: ``part`` is the field, ``row`` the place in it."""

    __slots__ = ("part", "row")

    part: Part
    row: int

    def __new__(cls, text: str, part: Part, row: int = 0) -> PositionProblem:
        """Make a problem of the field *part*, which has no rows if *row* is left out."""
        problem = super().__new__(cls, text)
        problem.part = part
        problem.row = row
        return problem


Problems = Iterator[PositionProblem]


def problems(tables: RuleTables, state: State) -> tuple[PositionProblem, ...]:
    """Return everything that makes *state* impossible to play on."""
    unknown = tuple(_unknown(tables, state))
    if unknown:
        return unknown
    found = (
        *_tribes(tables, Draft(tables, state)),
        *_column(tables, state),
        *_regions(tables, state),
        *_pieces(tables, state),
        *_agenda(tables, state),
        *_notes(tables, state),
    )
    return found or tuple(_unanswered(tables, state))


def _letter(seat: int) -> str:
    return "*" if seat == CHANCE else "ABCDE"[seat]


def _unknown(tables: RuleTables, state: State) -> Problems:
    """Yield the names that the game does not have; with such names no other check can run."""
    for number, tribe in enumerate(state.tribes):
        if tribe.race not in tables.races:
            yield PositionProblem(f"there is no race {tribe.race} in this game", "tribes", number)
        if tribe.power not in tables.powers:
            yield PositionProblem(f"there is no power {tribe.power} in this game", "tribes", number)
    for index, note in enumerate(state.notes):
        if note.name in tables.lenders and note.value not in tables.powers:
            yield PositionProblem(f"{note.name} cannot lend {note.value}, no power of this game", "notes", index)


def _tribes(tables: RuleTables, view: View) -> Problems:
    if not 2 <= len(view.coins) <= 5:
        yield PositionProblem(f"2 to 5 seats can play, not {len(view.coins)}", "coins")
    if not 1 <= view.round <= tables.board.rounds:
        yield PositionProblem(f"round {view.round} is not on this board's track of {tables.board.rounds}", "round")
    seen: set[str] = set()
    active: set[int] = set()
    for number, tribe in enumerate(view.tribes):
        for text in _tribe(tables, view, tribe):
            yield PositionProblem(text, "tribes", number)
        if tribe.race in seen:
            yield PositionProblem(f"{tribe.race} are in play twice", "tribes", number)
        if tribe.active and tribe.seat in active:
            yield PositionProblem(f"seat {_letter(tribe.seat)} has two active races", "tribes", number)
        seen.add(tribe.race)
        if tribe.active:
            active.add(tribe.seat)


def _tribe(tables: RuleTables, view: View, tribe: TribeView) -> Iterator[str]:
    if tray(tables, view, tribe.race) < 0:
        yield f"there are only {tables.races[tribe.race].supply} tokens of {tribe.race}"
    if not tribe.active and tribe.hand and not tables.profile(view, tribe).campaign:
        yield f"{tribe.race} are in decline and cannot have tokens in hand"
    if tribe.pact >= len(view.coins) or tribe.pact == tribe.seat:
        yield f"{tribe.race} cannot be at peace with seat {_letter(tribe.pact)}"


def _column(tables: RuleTables, state: State) -> Problems:
    in_play = {tribe.race for tribe in state.tribes}
    column = [combo.race for combo in state.column]
    places: tuple[tuple[Part, list[str]], ...] = (
        ("column", column),
        ("races", list(state.races)),
        ("returned", list(state.returned)),
    )
    for part, races in places:
        for index, race in enumerate(races):
            if race in in_play:
                yield PositionProblem(f"{race} are in play and in the column or the stack", part, index)
    if len(column) > COLUMN_SIZE:
        yield PositionProblem(f"the column has {COLUMN_SIZE} places, not {len(column)}", "column", COLUMN_SIZE)


def _regions(tables: RuleTables, state: State) -> Problems:
    codes = tables.board.codes
    chasms = tables.board.terrain["chasm"]
    taken = 0
    for number, tribe in enumerate(state.tribes):
        for region in members(tribe.held):
            if taken >> region & 1:
                yield PositionProblem(f"{codes[region]} is held twice", "tribes", number)
            if not state.tokens[region]:
                yield PositionProblem(f"{codes[region]} is held without a token", "tribes", number)
            if state.natives[region]:
                yield PositionProblem(f"{codes[region]} is held by {tribe.race} and by natives", "tribes", number)
            if chasms >> region & 1:
                yield PositionProblem(f"{codes[region]} is a chasm: nobody can stand there", "tribes", number)
        taken |= tribe.held
    for region, count in enumerate(state.tokens):
        if count and not taken >> region & 1:
            yield PositionProblem(f"{codes[region]} has tokens of nobody", "tokens", region)
    for region, count in enumerate(state.natives):
        if count and chasms >> region & 1:
            yield PositionProblem(f"{codes[region]} is a chasm: nobody can stand there", "natives", region)


def _pieces(tables: RuleTables, state: State) -> Problems:
    for index, piece in enumerate(state.pieces):
        earlier = [other.region for other in state.pieces[:index] if other.kind == piece.kind]
        for text in _piece(tables, state, piece, earlier):
            yield PositionProblem(text, "pieces", index)


def _piece(tables: RuleTables, state: State, piece: Piece, earlier: list[int]) -> Iterator[str]:
    """Yield what is wrong with *piece*; *earlier* are the regions of the preceding pieces of its kind."""
    kind = piece.kind
    if kind in tables.items:
        if earlier:
            yield f"there is only one {kind}"
        if kind in state.items:
            yield f"{kind} lies on the map and is unseen at once"
        return
    effect = tables.pieces.get(kind)
    if effect is None:
        yield f"no trait in play brings a {kind}"
        return
    stock = effect.stock or effect.count or 1
    if len(earlier) == stock:
        yield f"there are only {stock} of {kind}"
    if (effect.apart or effect.immune) and piece.region in earlier:
        yield f"two of {kind} stand in one region"
    if kind not in tables.roaming and effect.at != "pick" and state.tribe_at(piece.region) == NOBODY:
        yield f"{kind} in {tables.board.codes[piece.region]} has no holder"


def _notes(tables: RuleTables, state: State) -> Problems:
    traits = (*tables.races.values(), *tables.powers.values())
    for index, note in enumerate(state.notes):
        counting = [effect for trait in traits for effect in trait.effects if effect.note == note.name]
        if counting and not note.value.isdecimal():
            yield PositionProblem(f"{note.name} must be a number, not {note.value}", "notes", index)
            continue
        for effect in counting:
            standing = _standing(effect, state)
            if int(note.value) < standing:
                text = f"{note.name} must be {standing} at least: so many of {effect.piece} stand on the map"
                yield PositionProblem(text, "notes", index)


def _standing(effect: Effect, state: State) -> int:
    """Return how many pieces of *effect* stand in regions of active races with its trait."""
    held = 0
    for tribe in state.tribes:
        if tribe.active and effect.trait in (tribe.race, tribe.power):
            held |= tribe.held
    return sum(piece.kind == effect.piece and held >> piece.region & 1 for piece in state.pieces)


def _agenda(tables: RuleTables, state: State) -> Problems:
    for level, decision in enumerate(state.agenda):
        below = state.agenda[level - 1] if level else None
        for text in (*_about(decision, below), *_decision(tables, state, decision, below)):
            yield PositionProblem(text, "agenda", level)


def _about(decision: Decision, below: Decision | None) -> Iterator[str]:
    """Yield what is wrong with the place of *decision* above *below*, and with the command that waits for it."""
    kind, about = decision.kind, decision.about
    if decision.seat != CHANCE:
        if about is not None and not isinstance(about, _WAITING.get(kind, ())):
            yield f"{kind} cannot be asked about {type(about).__name__.lower()}"
        elif isinstance(about, Use):
            if below is None or below.kind not in _CAMPAIGNS:
                yield "a piece is summoned only above conquer or ghouls"
        elif below:
            yield f"{_letter(decision.seat)} is asked to {kind} above another decision"
    if below and below.kind == "deal":
        yield "nothing can be asked above a deal"
    if below and below.kind == kind == "draw":
        yield "only one draw can be open"


def _decision(tables: RuleTables, state: State, decision: Decision, below: Decision | None) -> Iterator[str]:
    seat, kind = decision.seat, decision.kind
    view = Draft(tables, state)
    letter = _letter(seat)
    if (seat == CHANCE) != (kind in ("roll", "deal", "draw")):
        yield f"{letter} cannot be asked to {kind}"
        return
    if seat == CHANCE:
        if below is None:
            yield f"chance is asked to {kind} on behalf of nobody"
        elif kind == "roll":
            yield from _roll(tables, view, decision, below)
        else:
            yield from _turned_up(tables, state, decision)
        return
    if seat >= len(view.coins):
        yield f"there is no seat {letter}"
        return
    active = view.active_of(seat)
    if kind != "retreat" and seat != view.turn:
        yield f"seat {letter} is asked to {kind} out of turn"
    if kind == "redeploy" and isinstance(decision.about, Decline):
        if not offerings(view, seat):
            yield f"seat {letter} has no race in decline to redeploy"
        return
    if kind == "pick" and active != NOBODY and not pick_pieces(tables, view, active):
        yield f"seat {letter} picks only without an active race"
    if kind in ("choice", "conquer", "redeploy", "close", "stout") and active == NOBODY:
        yield f"seat {letter} has no active race to {kind} with"
    if kind == "altar" and "altar" not in tables.clauses:
        yield "no place in play offers an altar"
    if kind == "ghouls" and acting(tables, view, "ghouls") == NOBODY:
        yield f"seat {letter} has no race in decline that goes on conquering"
    if kind == "redeploy" and seat == view.turn and not (redeploying(tables, view) or builds(tables, view)):
        yield f"seat {letter} has no region to redeploy in"
    if kind == "retreat" and retreating(tables, view, seat) == NOBODY:
        yield f"seat {letter} has nothing withdrawn to place"
    if isinstance(decision.about, Use):
        yield from _summons(tables, state, decision.about)


def _asked(tables: RuleTables, state: State, decision: Decision) -> Legal:
    """Return what *decision* admits if nothing else is open."""
    return legal(tables, Draft(tables, state._replace(agenda=(decision,))))


def _turned_up(tables: RuleTables, state: State, decision: Decision) -> Iterator[str]:
    """Yield why nothing can be dealt or drawn: nothing hidden is left, or the column is full (COLUMN-5)."""
    if decision.kind == "draw":
        if not isinstance(decision.about, Conquer):
            yield "a draw must say which conquest uncovers it"
        elif not _asked(tables, state, decision):
            yield "nothing is left to draw"
    elif decision.about is not None:
        yield f"deal cannot be asked about {type(decision.about).__name__.lower()}"
    elif not _asked(tables, state, decision)[0].races:  # type: ignore[union-attr]
        yield "nothing is left to deal"
    elif len(state.column) >= COLUMN_SIZE and not (state.powers and _waits_for_badge(state)):
        yield "the column is full: nothing is dealt"


def _waits_for_badge(state: State) -> bool:
    return any(combo.power == NO_BADGE for combo in state.column)


def _roll(tables: RuleTables, view: View, decision: Decision, below: Decision) -> Iterator[str]:
    """Yield what is wrong with a roll: it needs a final attempt or a use, above a campaign that could announce it."""
    about = decision.about
    if not (isinstance(about, Use) or (isinstance(about, Conquer) and about.die)):
        yield "a roll must say what it is for"
        return
    if below.kind not in _CAMPAIGNS or acting(tables, view, below.kind) == NOBODY:
        yield "a roll must lie on ghouls or conquer"
        return
    me = view.tribes[acting(tables, view, below.kind)]
    if about.region >= 0 and about.region not in members(tables.board.every & ~me.held):
        yield "a roll cannot be for a region that the race holds"
    if me.hand < 1:
        yield f"{me.race} cannot roll without a token in hand"
    for name in about.using:
        if not _at_hand(tables, view, me, name):
            yield f"{name} does not lie where {me.race} could use it"


def _at_hand(tables: RuleTables, view: View, me: TribeView, name: str) -> bool:
    """Return whether *me* could have announced the use of the relic *name* (RELIC-1, U-POWER-MAGIC-1)."""
    relic = relic_of(tables, view, name)
    place = view.piece_index.place_of(relic) if relic in tables.relics else -1
    if place < 0 or not me.active:
        return False
    return BAG in tables.profile(view, me).clauses if is_copy(name) else bool(me.held >> place & 1)


def _summons(tables: RuleTables, state: State, about: Use) -> Iterator[str]:
    """Yield why the place of *about*, which interrupts conquests, could not have been uncovered (PLACE-PENTACLE-1)."""
    effect = tables.clauses.get("balrog")
    if effect is None or about.trait != effect.trait:
        yield f"nothing is summoned by {about.trait}"
    elif Piece(about.trait, about.region) not in state.pieces:
        yield f"{about.trait} does not lie in {tables.board.codes[about.region]}"


def _unanswered(tables: RuleTables, state: State) -> Problems:
    """Yield the open decision if nothing can answer it, unless a deal can still fill the column."""
    if not state.agenda or legal(tables, Draft(tables, state)):
        return
    decision = state.agenda[-1]
    top = len(state.agenda) - 1
    if decision.kind != "pick":
        yield PositionProblem(f"nothing can answer what {_letter(decision.seat)} is asked", "agenda", top)
    elif not (state.races or state.returned):
        yield PositionProblem("there is nothing to pick", "agenda", top)
