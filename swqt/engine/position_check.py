"""Checks a hand-written position before play: what is wrong with it, and in which part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swqt.engine.commands import Command, Conquer, Decline, End, Use
from swqt.engine.draft import Draft, TribeView, View
from swqt.engine.errors import Mistake, Part, PositionProblem, said
from swqt.engine.legal import legal, offerings, pick_pieces, retreating
from swqt.engine.placement import builds, redeploying
from swqt.engine.queries import acting, tray
from swqt.engine.ranges import Legal
from swqt.engine.regions import members
from swqt.engine.relics import BAG, is_copy, relic_of
from swqt.engine.rule_tables import COLUMN_SIZE, RuleTables
from swqt.engine.state import CHANCE, NO_BADGE, NOBODY, Decision, Piece, State
from swqt.engine.traits import Effect

_CAMPAIGNS: Final = ("ghouls", "conquer")
_WAITING: Final[dict[str, tuple[type[Command], ...]]] = {
    "conquer": (End, Use),
    "ghouls": (End,),
    "redeploy": (Decline,),
}
"""The commands that may wait for the answer to a seat's decision, by the decision's kind."""


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
            yield PositionProblem(said("there is no race {0} in this game", tribe.race), "tribes", number)
        if tribe.power not in tables.powers:
            yield PositionProblem(said("there is no power {0} in this game", tribe.power), "tribes", number)
    for index, note in enumerate(state.notes):
        if note.name in tables.lenders and note.value not in tables.powers:
            text = said("{0} cannot lend {1}, no power of this game", note.name, note.value)
            yield PositionProblem(text, "notes", index)


def _tribes(tables: RuleTables, view: View) -> Problems:
    if not 2 <= len(view.coins) <= 5:
        yield PositionProblem(said("2 to 5 seats can play, not {0}", len(view.coins)), "coins")
    if not 1 <= view.round <= tables.board.rounds:
        text = said("round {0} is not on this board's track of {1}", view.round, tables.board.rounds)
        yield PositionProblem(text, "round")
    seen: set[str] = set()
    active: set[int] = set()
    for number, tribe in enumerate(view.tribes):
        for text in _tribe(tables, view, tribe):
            yield PositionProblem(text, "tribes", number)
        if tribe.race in seen:
            yield PositionProblem(said("{0} are in play twice", tribe.race), "tribes", number)
        if tribe.active and tribe.seat in active:
            yield PositionProblem(said("seat {0} has two active races", _letter(tribe.seat)), "tribes", number)
        seen.add(tribe.race)
        if tribe.active:
            active.add(tribe.seat)


def _tribe(tables: RuleTables, view: View, tribe: TribeView) -> Iterator[Mistake]:
    if tray(tables, view, tribe.race) < 0:
        yield said("there are only {0} tokens of {1}", tables.races[tribe.race].supply, tribe.race)
    if not tribe.active and tribe.hand and not tables.profile(view, tribe).campaign:
        yield said("{0} are in decline and cannot have tokens in hand", tribe.race)
    if tribe.pact >= len(view.coins) or tribe.pact == tribe.seat:
        yield said("{0} cannot be at peace with seat {1}", tribe.race, _letter(tribe.pact))


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
                yield PositionProblem(said("{0} are in play and in the column or the stack", race), part, index)
    if len(column) > COLUMN_SIZE:
        text = said("the column has {0} places, not {1}", COLUMN_SIZE, len(column))
        yield PositionProblem(text, "column", COLUMN_SIZE)


def _regions(tables: RuleTables, state: State) -> Problems:
    codes = tables.board.codes
    chasms = tables.board.terrain["chasm"]
    taken = 0
    for number, tribe in enumerate(state.tribes):
        for region in members(tribe.held):
            if taken >> region & 1:
                yield PositionProblem(said("{0} is held twice", codes[region]), "tribes", number)
            if not state.tokens[region]:
                yield PositionProblem(said("{0} is held without a token", codes[region]), "tribes", number)
            if state.natives[region]:
                text = said("{0} is held by {1} and by natives", codes[region], tribe.race)
                yield PositionProblem(text, "tribes", number)
            if chasms >> region & 1:
                yield PositionProblem(said("{0} is a chasm: nobody can stand there", codes[region]), "tribes", number)
        taken |= tribe.held
    for region, count in enumerate(state.tokens):
        if count and not taken >> region & 1:
            yield PositionProblem(said("{0} has tokens of nobody", codes[region]), "tokens", region)
    for region, count in enumerate(state.natives):
        if count and chasms >> region & 1:
            yield PositionProblem(said("{0} is a chasm: nobody can stand there", codes[region]), "natives", region)


def _pieces(tables: RuleTables, state: State) -> Problems:
    for index, piece in enumerate(state.pieces):
        earlier = [other.region for other in state.pieces[:index] if other.kind == piece.kind]
        for text in _piece(tables, state, piece, earlier):
            yield PositionProblem(text, "pieces", index)


def _piece(tables: RuleTables, state: State, piece: Piece, earlier: list[int]) -> Iterator[Mistake]:
    """Yield what is wrong with *piece*; *earlier* are the regions of the preceding pieces of its kind."""
    kind = piece.kind
    if kind in tables.items:
        if earlier:
            yield said("there is only one {0}", kind)
        if kind in state.items:
            yield said("{0} lies on the map and is unseen at once", kind)
        return
    effect = tables.pieces.get(kind)
    if effect is None:
        yield said("no trait in play brings a {0}", kind)
        return
    stock = effect.stock or effect.count or 1
    if len(earlier) == stock:
        yield said("there are only {0} of {1}", stock, kind)
    if (effect.apart or effect.immune) and piece.region in earlier:
        yield said("two of {0} stand in one region", kind)
    if kind not in tables.roaming and effect.at != "pick" and state.tribe_at(piece.region) == NOBODY:
        yield said("{0} in {1} has no holder", kind, tables.board.codes[piece.region])


def _notes(tables: RuleTables, state: State) -> Problems:
    traits = (*tables.races.values(), *tables.powers.values())
    for index, note in enumerate(state.notes):
        counting = [effect for trait in traits for effect in trait.effects if effect.note == note.name]
        if counting and not note.value.isdecimal():
            yield PositionProblem(said("{0} must be a number, not {1}", note.name, note.value), "notes", index)
            continue
        for effect in counting:
            standing = _standing(effect, state)
            if int(note.value) < standing:
                so_many = said("so many of {0} stand on the map", effect.piece)
                text = said("{0} must be {1} at least: {2}", note.name, standing, so_many)
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


def _about(decision: Decision, below: Decision | None) -> Iterator[Mistake]:
    """Yield what is wrong with the place of *decision* above *below*, and with the command that waits for it."""
    kind, about = decision.kind, decision.about
    if decision.seat != CHANCE:
        if about is not None and not isinstance(about, _WAITING.get(kind, ())):
            yield said("{0} cannot be asked about {1}", kind, type(about).__name__.lower())
        elif isinstance(about, Use):
            if below is None or below.kind not in _CAMPAIGNS:
                yield said("a piece is summoned only above conquer or ghouls")
        elif below:
            yield said("{0} is asked to {1} above another decision", _letter(decision.seat), kind)
    if below and below.kind == "deal":
        yield said("nothing can be asked above a deal")
    if below and below.kind == kind == "draw":
        yield said("only one draw can be open")


def _decision(tables: RuleTables, state: State, decision: Decision, below: Decision | None) -> Iterator[Mistake]:
    seat, kind = decision.seat, decision.kind
    view = Draft(tables, state)
    letter = _letter(seat)
    if (seat == CHANCE) != (kind in ("roll", "deal", "draw")):
        yield said("{0} cannot be asked to {1}", letter, kind)
        return
    if seat == CHANCE:
        if below is None:
            yield said("chance is asked to {0} on behalf of nobody", kind)
        elif kind == "roll":
            yield from _roll(tables, view, decision, below)
        else:
            yield from _turned_up(tables, state, decision)
        return
    if seat >= len(view.coins):
        yield said("there is no seat {0}", letter)
        return
    active = view.active_of(seat)
    if kind != "retreat" and seat != view.turn:
        yield said("seat {0} is asked to {1} out of turn", letter, kind)
    if kind == "redeploy" and isinstance(decision.about, Decline):
        if not offerings(view, seat):
            yield said("seat {0} has no race in decline to redeploy", letter)
        return
    if kind == "pick" and active != NOBODY and not pick_pieces(tables, view, active):
        yield said("seat {0} picks only without an active race", letter)
    if kind in ("choice", "conquer", "redeploy", "close", "stout") and active == NOBODY:
        yield said("seat {0} has no active race to {1} with", letter, kind)
    if kind == "altar" and "altar" not in tables.clauses:
        yield said("no place in play offers an altar")
    if kind == "ghouls" and acting(tables, view, "ghouls") == NOBODY:
        yield said("seat {0} has no race in decline that goes on conquering", letter)
    if kind == "redeploy" and seat == view.turn and not (redeploying(tables, view) or builds(tables, view)):
        yield said("seat {0} has no region to redeploy in", letter)
    if kind == "retreat" and retreating(tables, view, seat) == NOBODY:
        yield said("seat {0} has nothing withdrawn to place", letter)
    if isinstance(decision.about, Use):
        yield from _summons(tables, state, decision.about)


def _asked(tables: RuleTables, state: State, decision: Decision) -> Legal:
    """Return what *decision* admits if nothing else is open."""
    return legal(tables, Draft(tables, state._replace(agenda=(decision,))))


def _turned_up(tables: RuleTables, state: State, decision: Decision) -> Iterator[Mistake]:
    """Yield why nothing can be dealt or drawn: nothing hidden is left, or the column is full (COLUMN-5)."""
    if decision.kind == "draw":
        if not isinstance(decision.about, Conquer):
            yield said("a draw must say which conquest uncovers it")
        elif not _asked(tables, state, decision):
            yield said("nothing is left to draw")
    elif decision.about is not None:
        yield said("deal cannot be asked about {0}", type(decision.about).__name__.lower())
    elif not _asked(tables, state, decision)[0].races:  # type: ignore[union-attr]
        yield said("nothing is left to deal")
    elif len(state.column) >= COLUMN_SIZE and not (state.powers and _waits_for_badge(state)):
        yield said("the column is full: nothing is dealt")


def _waits_for_badge(state: State) -> bool:
    return any(combo.power == NO_BADGE for combo in state.column)


def _roll(tables: RuleTables, view: View, decision: Decision, below: Decision) -> Iterator[Mistake]:
    """Yield what is wrong with a roll: it needs a final attempt or a use, above a campaign that could announce it."""
    about = decision.about
    if not (isinstance(about, Use) or (isinstance(about, Conquer) and about.die)):
        yield said("a roll must say what it is for")
        return
    if below.kind not in _CAMPAIGNS or acting(tables, view, below.kind) == NOBODY:
        yield said("a roll must lie on ghouls or conquer")
        return
    me = view.tribes[acting(tables, view, below.kind)]
    if about.region >= 0 and about.region not in members(tables.board.every & ~me.held):
        yield said("a roll cannot be for a region that the race holds")
    if me.hand < 1:
        yield said("{0} cannot roll without a token in hand", me.race)
    for name in about.using:
        if not _at_hand(tables, view, me, name):
            yield said("{0} does not lie where {1} could use it", name, me.race)


def _at_hand(tables: RuleTables, view: View, me: TribeView, name: str) -> bool:
    """Return whether *me* could have announced the use of the relic *name* (RELIC-1, U-POWER-MAGIC-1)."""
    relic = relic_of(tables, view, name)
    place = view.piece_index.place_of(relic) if relic in tables.relics else -1
    if place < 0 or not me.active:
        return False
    return BAG in tables.profile(view, me).clauses if is_copy(name) else bool(me.held >> place & 1)


def _summons(tables: RuleTables, state: State, about: Use) -> Iterator[Mistake]:
    """Yield why the place of *about*, which interrupts conquests, could not have been uncovered (PLACE-PENTACLE-1)."""
    effect = tables.clauses.get("balrog")
    if effect is None or about.trait != effect.trait:
        yield said("nothing is summoned by {0}", about.trait)
    elif Piece(about.trait, about.region) not in state.pieces:
        yield said("{0} does not lie in {1}", about.trait, tables.board.codes[about.region])


def _unanswered(tables: RuleTables, state: State) -> Problems:
    """Yield the open decision if nothing can answer it, unless a deal can still fill the column."""
    if not state.agenda or legal(tables, Draft(tables, state)):
        return
    decision = state.agenda[-1]
    top = len(state.agenda) - 1
    if decision.kind != "pick":
        yield PositionProblem(said("nothing can answer what {0} is asked", _letter(decision.seat)), "agenda", top)
    elif not (state.races or state.returned):
        yield PositionProblem(said("there is nothing to pick"), "agenda", top)
