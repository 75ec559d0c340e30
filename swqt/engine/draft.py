"""The Draft: a mutable State, kept from one ``apply`` to the next and never visible outside the engine.

Queries also work on a Draft: it has the profiles of its tribes and the indexes of pieces and of traits in play.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVarTuple

from swqt.engine.events import Event
from swqt.engine.indexes import PieceIndex, TraitFlags
from swqt.engine.memo import row_of
from swqt.engine.profile import ComboProfile
from swqt.engine.regions import RegionSet
from swqt.engine.state import CHANCE, DECISIONS, MOST_SEATS, NOBODY, Combo, Decision, Note, Piece, State, Tribe, Used

if TYPE_CHECKING:
    from swqt.engine.commands import Command
    from swqt.engine.rule_tables import RuleTables

_FRESH: Final = (0, 0, 0, 0, 0, NOBODY)
"""The fields of a new Tribe after its stage: nothing in hand, on the map or conquered, no peace."""

_Fields = TypeVarTuple("_Fields")


_QUESTIONS: Final = {kind: [Decision(seat, kind) for seat in (*range(MOST_SEATS), CHANCE)] for kind in DECISIONS}
"""The decisions for which no command waits, by kind and seat. CHANCE is -1 and so indexes the last one."""


class TribeDraft:
    """A mutable Tribe with the same fields, which are read several times faster than a Tribe's.

    ``same`` is the equal Tribe, None once this object may have changed. ``profile`` is its profile, None if
    ``RuleTables.profile`` must be called: at first, after a change of stage, and while regions may lend badges. Code
    that runs often writes ``tribe.profile or tables.profile(view, tribe)``, which takes a third of the time. ``own``
    is the profile without lent badges, None if unknown. ``near`` are the neighbours of the regions ``near_to``.
    """

    __slots__ = (
        "active", "done", "full", "hand", "held", "near", "near_to", "own", "pact", "power", "profile", "race", "same",
        "seat", "waiting",
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
        self.profile: ComboProfile | None = None
        self.own: ComboProfile | None = None
        self.near: RegionSet = 0
        self.near_to: RegionSet = 0
        (self.seat, self.race, self.power, self.active, self.hand,
         self.held, self.waiting, self.done, self.full, self.pact) = row  # fmt: skip

    def row(self) -> Tribe:
        """Return the equal Tribe and store it in ``same``."""
        row = self.same = row_of(Tribe, (self.seat, self.race, self.power, self.active, self.hand,
                                                self.held, self.waiting, self.done, self.full, self.pact))  # fmt: skip
        return row


class Draft:
    """A State being changed.

    ``tribes``, ``coins``, ``tokens``, ``natives`` and ``agenda`` change in place, all other fields by assignment. After
    ``freeze`` it still equals the State reached, so the next command continues from there without another copy.
    ``mine`` is the number of the active tribe of the seat in turn, or -1; ``ghouls`` says that this seat may have a
    race in decline that conquers. ``flags`` says what the traits in play are capable of, ``piece_index`` where the
    pieces stand, ``truce`` that a seat may be at peace, ``emptied`` that a tribe may have lost its last token,
    ``withdrawn`` that tokens may wait for a region, ``short`` that a combo or a badge may be missing in the column,
    ``recording`` that events are recorded. ``stake`` is the cost of the region for which the die is rolled, 0 if
    unknown; ``quotes`` are the costs by region found when the legal commands were listed, empty without conquests.
    """

    __slots__ = (
        "_actives",
        "_natives",
        "_recorded",
        "_rows",
        "_skills",
        "_tables",
        "agenda",
        "attacked",
        "coins",
        "column",
        "emptied",
        "flags",
        "ghouls",
        "items",
        "mine",
        "natives",
        "notes",
        "piece_index",
        "pieces",
        "powers",
        "quotes",
        "races",
        "recording",
        "returned",
        "rolled",
        "round",
        "short",
        "stake",
        "tokens",
        "tribes",
        "truce",
        "turn",
        "used",
        "withdrawn",
    )  # fmt: skip

    round: int
    turn: int
    coins: list[int]
    tribes: list[TribeDraft]
    tokens: list[int]
    natives: list[int]
    pieces: tuple[Piece, ...]
    column: tuple[Combo, ...]
    races: tuple[str, ...]
    powers: tuple[str, ...]
    items: tuple[str, ...]
    returned: tuple[str, ...]
    agenda: list[Decision]
    attacked: int
    rolled: int
    used: tuple[Used, ...]
    notes: tuple[Note, ...]

    flags: TraitFlags
    piece_index: PieceIndex
    mine: int
    ghouls: bool
    truce: bool
    _actives: dict[int, int]
    _skills: int

    def __init__(self, tables: RuleTables, state: State) -> None:
        """Copy *state*, a position of a game by *tables*."""
        (self.round, self.turn, coins, tribes, tokens, natives, self.pieces, self.column, self.races, self.powers,
         self.items, self.returned, agenda, self.attacked, self.rolled, self.used,
         self.notes) = state  # fmt: skip
        self.tribes = [TribeDraft(row) for row in tribes]
        self._rows: tuple[Tribe, ...] | None = tribes   # the rows equal to them, None once any may have changed
        self.coins = list(coins)
        self.tokens = list(tokens)
        self.natives = list(natives)
        self._natives: bytes | None = natives   # equal to them, None once any may have left
        self.agenda = list(agenda)
        self.emptied = False
        self.short = tables.is_short(self.column)
        self.stake = 0
        self.quotes: list[int] = []
        self.withdrawn = any([tribe.waiting for tribe in self.tribes])
        self.recording = False
        self._recorded: list[tuple[Callable[..., Event], tuple[object, ...]]] = []
        self._tables = tables
        self.piece_index = tables.piece_index(self.pieces)
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
        natives = self._natives
        if natives is None:
            natives = self._natives = bytes(self.natives)
        return row_of(
            State,
            (self.round, self.turn, tuple(self.coins), tribes, bytes(self.tokens), natives, self.pieces,
             self.column, self.races, self.powers, self.items, self.returned, tuple(self.agenda), self.attacked,
             self.rolled, self.used, self.notes),
        )  # fmt: skip

    def record(self, kind: Callable[[*_Fields], Event], *fields: *_Fields) -> None:
        """Record the Event ``kind(*fields)`` if ``recording``; it is created only when ``events`` is called."""
        if self.recording:
            self._recorded.append((kind, fields))

    def events(self) -> tuple[Event, ...]:
        """Return the events recorded since the last call."""
        recorded, self._recorded = self._recorded, []
        return tuple([kind(*fields) for kind, fields in recorded])

    def edit(self, number: int) -> TribeDraft:
        """Return tribe *number*, which the caller is about to change."""
        tribe = self.tribes[number]
        tribe.same = self._rows = None
        return tribe

    def touch(self, tribe: TribeDraft) -> None:
        """Note that *tribe* is about to be changed."""
        tribe.same = self._rows = None

    def add(self, seat: int, race: str, power: str) -> int:
        """Bring this combo into play as the active tribe of *seat*; return its number."""
        number = sum([1 for other in self.tribes if other.seat < seat])
        self.tribes.insert(number, TribeDraft(row_of(Tribe, (seat, race, power, True, *_FRESH))))
        self._rows = None
        self._number()
        skill = self._tables.skills.get
        self._enlist(self._skills | skill(race, 0) | skill(power, 0))
        return number

    def remove(self, tribe: TribeDraft) -> None:
        """Remove *tribe* from the game."""
        self.tribes.remove(tribe)
        self._rows = None
        self.recast()

    def retire(self, tribe: TribeDraft) -> None:
        """Put *tribe* in decline, as the newest of its seat."""
        tribe.active = False
        tribe.profile = tribe.own = None
        # Rows stay sorted: active first, then those in decline, oldest first.
        self.tribes.remove(tribe)
        self.tribes.insert(sum([1 for other in self.tribes if other.seat <= tribe.seat]), tribe)
        # The active tribes of other seats keep their numbers, and the same traits are in play as before.
        del self._actives[tribe.seat]
        self.begin_turn(self.turn)

    def recast(self) -> None:
        """Update the active tribes and the traits in play, including lent badges, after tribes came or went."""
        self._number()
        tables = self._tables
        skills = tables.skills_of_places
        for name, value in self.notes:
            if name in tables.lenders:
                skills |= tables.skills.get(value, 0)
        skill = tables.skills.get
        truce = False
        for tribe in self.tribes:
            skills |= skill(tribe.race, 0) | skill(tribe.power, 0)
            truce = truce or tribe.pact != NOBODY
        self.truce = truce
        self._enlist(skills)

    def _number(self) -> None:
        """Update the numbers of the active tribes."""
        actives: dict[int, int] = {}
        for number, tribe in enumerate(self.tribes):
            if tribe.active:
                actives.setdefault(tribe.seat, number)
        self._actives = actives

    def _enlist(self, skills: int) -> None:
        self._skills = skills
        self.flags = self._tables.flags(skills)
        self.begin_turn(self.turn)

    def expel(self, region: int) -> None:
        """Remove the natives from *region*."""
        self.natives[region] = 0
        self._natives = None

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
        """Make *seat* the one in turn."""
        self.turn = seat
        self.mine = self._actives.get(seat, NOBODY)
        ghouls = False
        if self.flags.campaign:
            campaigners = self._tables.campaigners
            for tribe in self.tribes:
                if tribe.seat == seat and not tribe.active and tribe.race in campaigners:
                    ghouls = True
        self.ghouls = ghouls

    def push(self, seat: int, kind: str) -> None:
        """Open a decision on top of the others."""
        self.agenda.append(_QUESTIONS[kind][seat])

    def push_about(self, seat: int, kind: str, about: Command) -> None:
        """Open a decision on top of the others for which the command *about* waits."""
        self.agenda.append(row_of(Decision, (seat, kind, about)))

    def pay(self, seat: int, coins: int) -> None:
        """Add *coins* (may be negative) to what *seat* owns."""
        self.coins[seat] += coins

    def put(self, piece: Piece) -> None:
        """Put *piece* on the map."""
        self.shift(piece.kind, -1, piece.region)

    def shift(self, kind: str, source: int, region: int) -> None:
        """Move the piece *kind* from *source* (-1: from off the map) to *region*."""
        pieces = list(self.pieces)
        if source >= 0:
            pieces.remove(row_of(Piece, (kind, source)))
        insort(pieces, row_of(Piece, (kind, region)))
        self._lay(tuple(pieces))

    def lift(self, piece: Piece) -> None:
        """Take one *piece* off the map."""
        pieces = list(self.pieces)
        pieces.remove(piece)
        self._lay(tuple(pieces))

    def _lay(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self.piece_index = self._tables.piece_index(pieces)
        if self.piece_index.lending:
            for tribe in self.tribes:
                tribe.profile = None

    def spend(self, trait: str, seat: int = -1) -> None:
        """Remember until the turn's end that *trait* was used (against *seat*)."""
        use = row_of(Used, (trait, seat))
        self.used = tuple(sorted((*self.used, use))) if self.used else (use,)

    def spent(self, trait: str, seat: int = -1) -> bool:
        """Return whether *trait* was used this turn (against *seat*)."""
        return len(self.used) > 0 and row_of(Used, (trait, seat)) in self.used

    def times_spent(self, trait: str) -> int:
        """Return how often *trait* was used this turn, against any seat."""
        return [name for name, _ in self.used].count(trait) if self.used else 0

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
        if name in self._tables.lenders:
            self.recast()

    def forget(self, names: tuple[str, ...]) -> None:
        """Drop what is noted under *names*."""
        self.notes = tuple(note for note in self.notes if note.name not in names)


View = Draft
"""A Draft that is only read, by queries."""

TribeView = TribeDraft
"""A tribe that is only read."""
