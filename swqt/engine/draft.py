"""The Draft: a State that may be changed, from one ``apply`` to the next, and is never seen outside the engine.

Questions are asked of a Draft, too: it knows the profiles of its tribes, what is in play and where pieces stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVarTuple

from swqt.engine.cast import Cast
from swqt.engine.events import Event
from swqt.engine.layout import Layout
from swqt.engine.memory import Remembered
from swqt.engine.profile import Profile
from swqt.engine.regions import RegionSet
from swqt.engine.state import CHANCE, MOST_SEATS, NOBODY, Combo, Decision, Note, Piece, State, Tribe, Used
from swqt.engine.values import row_of

if TYPE_CHECKING:
    from swqt.engine.commands import Command
    from swqt.engine.rulebook import Rulebook

_FRESH: Final = (0, 0, 0, 0, 0, NOBODY)
"""What a Tribe says after its stage when it comes into play: nothing in hand, on the map or done, no peace."""

_Fields = TypeVarTuple("_Fields")


def _plain(kind: str) -> dict[int, Decision]:
    return {seat: Decision(seat, kind) for seat in range(CHANCE, MOST_SEATS)}


_QUESTIONS: Final = Remembered(_plain)
"""The plain questions by kind and seat: the same few are asked all game long."""


class TribeDraft:
    """A Tribe that may be changed, with the same fields; they are read several times faster than a Tribe's.

    ``same`` is the Tribe that it equals, None once it may have been changed. ``profile`` is its profile, None if
    ``Rulebook.profile`` must be asked: at first, when its stage has changed, and while regions may lend badges. Whoever
    asks often says ``tribe.profile or book.profile(view, tribe)``, which is a third of the price. ``near`` are the
    neighbours of the regions ``near_to``, those that it held when this was asked last.
    """

    __slots__ = (
        "active", "done", "full", "hand", "held", "near", "near_to", "pact", "power", "profile", "race", "same", "seat",
        "waiting",
    )  # fmt: skip

    seat: int
    race: str
    power: str
    active: bool
    hand: int
    held: RegionSet
    waiting: int
    done: RegionSet
    full: RegionSet
    pact: int

    def __init__(self, row: Tribe) -> None:
        """Copy *row*."""
        self.same: Tribe | None = row
        self.profile: Profile | None = None
        self.near: RegionSet = 0
        self.near_to: RegionSet = 0
        (self.seat, self.race, self.power, self.active, self.hand,
         self.held, self.waiting, self.done, self.full, self.pact) = row  # fmt: skip

    def row(self) -> Tribe:
        """Return the immutable row."""
        row = self.same = row_of(Tribe, (self.seat, self.race, self.power, self.active, self.hand,
                                                self.held, self.waiting, self.done, self.full, self.pact))  # fmt: skip
        return row


class Draft:
    """A State under change. ``tribes`` and ``tokens`` change in place, everything else by assignment.

    Once frozen it still equals the State reached, so the next command goes on from there without another copy.
    ``mine`` is the number of the active tribe of the seat in turn, or -1; ``ghouls`` says that it may have a race in
    decline that conquers. ``cast`` says what the traits in play are capable of, ``layout`` where the pieces stand,
    ``truce`` that somebody may be at peace; ``emptied`` says that some tribe may have lost its last token,
    ``withdrawn`` that tokens may wait for a region, ``short`` that a combo or a badge may be missing in the column;
    ``heard`` says that somebody wants to hear what happens; ``stake`` is what the region takes for which the die is
    rolled, 0 if that must be asked.
    """

    __slots__ = (
        "_actives", "_book", "_rows", "_skills", "_told", "agenda", "attacked", "cast", "coins", "column", "emptied",
        "ghouls", "heard", "items", "layout", "mine", "natives", "notes", "pieces", "powers", "races", "returned",
        "rolled", "round", "short", "stake", "tokens", "tribes", "truce", "turn", "used", "withdrawn",
    )  # fmt: skip

    round: int
    turn: int
    coins: tuple[int, ...]
    tribes: list[TribeDraft]
    tokens: bytearray
    natives: bytes
    pieces: tuple[Piece, ...]
    column: tuple[Combo, ...]
    races: tuple[str, ...]
    powers: tuple[str, ...]
    items: tuple[str, ...]
    returned: tuple[str, ...]
    agenda: tuple[Decision, ...]
    attacked: int
    rolled: int
    used: tuple[Used, ...]
    notes: tuple[Note, ...]

    cast: Cast
    layout: Layout
    mine: int
    ghouls: bool
    truce: bool
    _actives: dict[int, int]
    _skills: int

    def __init__(self, book: Rulebook, state: State) -> None:
        """Copy *state*, a position of a game by *book*."""
        (self.round, self.turn, self.coins, tribes, tokens, self.natives, self.pieces, self.column, self.races,
         self.powers, self.items, self.returned, self.agenda, self.attacked, self.rolled, self.used,
         self.notes) = state  # fmt: skip
        self.tribes = [TribeDraft(row) for row in tribes]
        self._rows: tuple[Tribe, ...] | None = tribes   # what the tribes equal, None once any may have been changed
        self.tokens = bytearray(tokens)
        self.emptied = False
        self.short = book.is_short(self.column)
        self.stake = 0
        self.withdrawn = any([tribe.waiting for tribe in self.tribes])
        self.heard = False
        self._told: list[tuple[Callable[..., Event], tuple[object, ...]]] = []
        self._book = book
        self.layout = book.layout(self.pieces)
        self.recast()

    def freeze(self) -> State:
        """Return the State reached."""
        tribes = self._rows
        if tribes is None:
            rows = []
            for tribe in self.tribes:
                row = tribe.same
                rows.append(tribe.row() if row is None else row)
            tribes = self._rows = tuple(rows)
        return row_of(
            State,
            (self.round, self.turn, self.coins, tribes, bytes(self.tokens), self.natives, self.pieces,
             self.column, self.races, self.powers, self.items, self.returned, self.agenda, self.attacked,
             self.rolled, self.used, self.notes),
        )  # fmt: skip

    def tell(self, kind: Callable[[*_Fields], Event], *fields: *_Fields) -> None:
        """Let the Event ``kind(*fields)`` have happened, if somebody wants to hear it."""
        if self.heard:
            self._told.append((kind, fields))

    def events(self) -> tuple[Event, ...]:
        """Return what has happened since this was asked last."""
        told, self._told = self._told, []
        return tuple([kind(*fields) for kind, fields in told])

    def edit(self, number: int) -> TribeDraft:
        """Return tribe *number* in a form that may be changed."""
        tribe = self.tribes[number]
        tribe.same = self._rows = None
        return tribe

    def touch(self, tribe: TribeDraft) -> None:
        """Let *tribe* be changed."""
        tribe.same = self._rows = None

    def add(self, seat: int, race: str, power: str) -> int:
        """Let this combo come into play as the active tribe of *seat*; return its number."""
        number = sum([1 for other in self.tribes if other.seat < seat])
        self.tribes.insert(number, TribeDraft(row_of(Tribe, (seat, race, power, True, *_FRESH))))
        self._rows = None
        self._number()
        skill = self._book.skills.get
        self._enlist(self._skills | skill(race, 0) | skill(power, 0))
        return number

    def remove(self, tribe: TribeDraft) -> None:
        """Let *tribe* leave the game."""
        self.tribes.remove(tribe)
        self._rows = None
        self.recast()

    def retire(self, tribe: TribeDraft) -> None:
        """Let *tribe* be in decline, the newest of its seat."""
        tribe.active = False
        tribe.profile = None
        # Rows stay sorted: active first, then those in decline, oldest first.
        self.tribes.remove(tribe)
        self.tribes.insert(sum([1 for other in self.tribes if other.seat <= tribe.seat]), tribe)
        # The others keep their numbers, and all traits are in play that were.
        del self._actives[tribe.seat]
        self.begin_turn(self.turn)

    def recast(self) -> None:
        """Look anew who is active and which traits are in play, lent badges too: tribes came, went or declined."""
        self._number()
        book = self._book
        skills = book.skills_of_places
        for name, value in self.notes:
            if name in book.lenders:
                skills |= book.skills.get(value, 0)
        skill = book.skills.get
        truce = False
        for tribe in self.tribes:
            skills |= skill(tribe.race, 0) | skill(tribe.power, 0)
            truce = truce or tribe.pact != NOBODY
        self.truce = truce
        self._enlist(skills)

    def _number(self) -> None:
        """Look anew who is active, and under which number."""
        actives: dict[int, int] = {}
        for number, tribe in enumerate(self.tribes):
            if tribe.active:
                actives.setdefault(tribe.seat, number)
        self._actives = actives

    def _enlist(self, skills: int) -> None:
        self._skills = skills
        self.cast = self._book.cast(skills)
        self.begin_turn(self.turn)

    def tribe_at(self, region: int) -> int:
        """Return the number of the tribe that holds *region*, or -1."""
        bit = 1 << region
        number = 0
        for tribe in self.tribes:
            if tribe.held & bit:
                return number
            number += 1  # noqa: SIM113  # enumerate would double the price
        return NOBODY

    def active_of(self, seat: int) -> int:
        """Return the number of the active tribe of *seat*, or -1."""
        return self._actives.get(seat, NOBODY)

    def begin_turn(self, seat: int) -> None:
        """Let *seat* be in turn."""
        self.turn = seat
        self.mine = self._actives.get(seat, NOBODY)
        ghouls = False
        if self.cast.campaigning:
            campaigners = self._book.campaigners
            for tribe in self.tribes:
                if tribe.seat == seat and not tribe.active and tribe.race in campaigners:
                    ghouls = True
        self.ghouls = ghouls

    def push(self, seat: int, kind: str) -> None:
        """Open a decision on top of the others."""
        self.agenda += (_QUESTIONS[kind][seat],)

    def push_about(self, seat: int, kind: str, about: Command) -> None:
        """Open a decision on top of the others for which the command *about* waits."""
        self.agenda += (row_of(Decision, (seat, kind, about)),)

    def pop(self) -> Decision:
        """Close the top decision and return it."""
        decision = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        return decision

    def pay(self, seat: int, coins: int) -> None:
        """Add *coins* (may be negative) to what *seat* owns."""
        purse = list(self.coins)
        purse[seat] += coins
        self.coins = tuple(purse)

    def put(self, piece: Piece) -> None:
        """Stand *piece* on the map."""
        self.shift(piece.kind, -1, piece.region)

    def shift(self, kind: str, source: int, region: int) -> None:
        """Let the piece *kind* go from *source* to *region*; it comes from off the map if *source* is -1."""
        pieces = [*self.pieces, row_of(Piece, (kind, region))]
        if source >= 0:
            pieces.remove(row_of(Piece, (kind, source)))
        pieces.sort()
        self._lay(tuple(pieces))

    def lift(self, piece: Piece) -> None:
        """Take one *piece* off the map."""
        pieces = list(self.pieces)
        pieces.remove(piece)
        self._lay(tuple(pieces))

    def _lay(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self.layout = self._book.layout(pieces)
        if self.layout.lending:
            for tribe in self.tribes:
                tribe.profile = None

    def spend(self, trait: str, seat: int = -1) -> None:
        """Remember until the turn's end that *trait* was used (against *seat*)."""
        use = row_of(Used, (trait, seat))
        self.used = tuple(sorted((*self.used, use))) if self.used else (use,)

    def spent(self, trait: str, seat: int = -1) -> bool:
        """Return whether *trait* was used this turn (against *seat*)."""
        return len(self.used) > 0 and row_of(Used, (trait, seat)) in self.used

    def note(self, name: str) -> str | None:
        """Return what is noted under *name*, or None."""
        for note in self.notes:
            if note.name == name:
                return note.value
        return None

    def remember(self, name: str, value: str) -> None:
        """Note *value* under *name*, in place of what was noted there."""
        self.forget((name,))
        self.notes = tuple(sorted((*self.notes, Note(name, value))))
        if name in self._book.lenders:
            self.recast()

    def forget(self, names: tuple[str, ...]) -> None:
        """Drop what is noted under *names*."""
        self.notes = tuple(note for note in self.notes if note.name not in names)


View = Draft
"""A Draft that is only looked at: what questions are asked of."""

TribeView = TribeDraft
"""A tribe that is only looked at."""
