"""Rules, the class that answers all queries about a game and applies commands; and Playout, a game that advances
without creating the States in between, for searches and random play.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from swqt.engine.apply import HANDLERS
from swqt.engine.attacks import NO_QUOTES
from swqt.engine.board import Board
from swqt.engine.chance_draws import refill
from swqt.engine.commands import Command, Deal, Deploy, Draw, Place, Roll, require_command
from swqt.engine.conditions import where_set
from swqt.engine.cost import cost_parts
from swqt.engine.draft import Draft, TribeView, View
from swqt.engine.errors import PositionProblem, said
from swqt.engine.events import Cost, Event, Income
from swqt.engine.explain import explain
from swqt.engine.income import income
from swqt.engine.initial_position import initial_position
from swqt.engine.legal import legal
from swqt.engine.memo import Memo
from swqt.engine.position_check import problems
from swqt.engine.queries import (
    acting,
    grudges_of,
    hammers_of,
    native_kind,
    piece_hand,
    prices_of,
    printed_income,
    printed_strength,
    tokens_on_map,
    tray,
)
from swqt.engine.ranges import Legal, admits, only_move, written_out
from swqt.engine.refusals import Refusal, Refused, refuse
from swqt.engine.regions import RegionSet, members
from swqt.engine.relics import aids_of, relic_of
from swqt.engine.rule_tables import DIE, RuleTables
from swqt.engine.state import CHANCE, NOBODY, Decision, Piece, State, Tribe
from swqt.engine.traits import Content, Options, Where

_COMMAND: Final = Command   # compiled code finds this faster than an imported name


class Playout:
    """A position that changes with each command, created by ``Rules.playout``; ``draft`` is internal to the engine.

    ``legal`` is what ``Rules.legal`` would return for the position.
    """

    __slots__ = ("_tables", "draft", "legal")

    def __init__(
        self, tables: RuleTables, state: State, options: Legal | None = None, quotes: list[int] = NO_QUOTES
    ) -> None:
        """Begin at *state*; *options* are its legal commands and *quotes* the costs found with them, if known."""
        self._tables: Final = tables
        self.draft: Final = Draft(tables, state)
        self.draft.quotes = quotes
        self.legal: Legal = legal(tables, self.draft) if options is None else options

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        agenda = self.draft.agenda
        return agenda[-1] if agenda else None

    def play(self, command: Command) -> None:
        """Advance as ``Rules.after`` does; *command* must be admitted by ``legal``, which is not checked."""
        tables = self._tables
        draft = self.draft
        answer: Command | None = command
        while answer is not None:
            HANDLERS[type(answer)](tables, draft, answer)
            if draft.short and draft.agenda:
                refill(tables, draft)
            options = legal(tables, draft)
            answer = None
            if len(options) == 1:
                option = options[0]
                answer = option if isinstance(option, _COMMAND) else option.only()
        self.legal = options

    def state(self) -> State:
        """Return the position reached."""
        return self.draft.freeze()


_Known = tuple[State | None, Legal, list[int]]
"""A position, its legal commands and the quotes of its conquests."""

_NOTHING: Final[_Known] = (None, (), [])


class Step(NamedTuple):
    """The result of a command: the new State and the events on the way."""

    state: State
    events: tuple[Event, ...]


class Standing(NamedTuple):
    """One seat's final result: *place* counts from 1, equal places share it (END-2, END-3)."""

    seat: int
    place: int
    coins: int
    tokens: int


def _is_one_of(number: object, count: int) -> bool:
    """Return whether *number* is a whole number from 0 to below *count*."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < count


def _require_seat(state: State, seat: int) -> None:
    if not _is_one_of(seat, len(state.coins)):
        raise ValueError(f"there is no seat {seat!r} in this game: it has {len(state.coins)}")


class Rules:
    """The rules of one game: board, content and options.

    Any number of games in one thread may share a ``Rules``: it caches the last position, but every result depends
    only on the arguments.
    """

    def __init__(self, board: Board, content: Content, options: Options = Options()) -> None:  # frozen
        """Prepare the rules for games on *board* with *content* under *options*."""
        self._tables: Final = RuleTables(board, content, options)
        # The last position with its legal commands, which both apply and the next caller need, and the Playout at that
        # position, which apply advances. A search returns to the position before it to try another command.
        self._last: _Known = _NOTHING
        self._playout: Playout | None = None
        self._before: _Known = _NOTHING
        self._starts: Final = Memo(partial(initial_position, self._tables))

    @property
    def board(self) -> Board:
        """The board played on."""
        return self._tables.board

    @property
    def content(self) -> Content:
        """The traits in play."""
        return self._tables.content

    @property
    def options(self) -> Options:
        """The house rules in force."""
        return self._tables.options

    def seated_from(self, first: int, seats: int) -> Rules:
        """Return the rules if seat *first* of *seats* becomes seat A; the starting coins stay with the players."""
        options = self.options.seated_from(first, seats)
        return self if options == self.options else Rules(self.board, self.content, options)

    def start(self, seats: int) -> State:
        """Return the position before the first deal (SETUP-1 to SETUP-8); ValueError if *seats* players cannot play."""
        if not _is_one_of(seats, 6):
            raise ValueError(said("2 to 5 seats can play, not {0}", seats))
        return self._starts[seats]

    def decision(self, state: State) -> Decision | None:
        """Return the open decision, or None when the game is over."""
        return state.decision

    def legal(self, state: State) -> Legal:
        """Return every command the open decision admits; large families are one range each."""
        known = self._last
        if known[0] is not state:
            known = self._ask(state)
        return known[1]

    def _ask(self, state: State) -> _Known:
        known = self._last
        if known[0] is not state:
            known = self._before
            if known[0] is not state:
                playout = self._playout = self.playout(state)
                known = self._last = (state, playout.legal, playout.draft.quotes)
        return known

    def playout(self, state: State) -> Playout:
        """Return a Playout that begins at *state*, for callers that need no State in between."""
        return Playout(self._tables, state)

    def _view(self, state: State) -> View:
        """Return a Draft that equals *state*, for queries."""
        playout = self._playout
        return playout.draft if self._last[0] is state and playout is not None else Draft(self._tables, state)

    def check(self, state: State, command: Command, seat: int | None = None) -> Refusal | None:
        """Return None if and only if ``apply`` accepts *command*, otherwise why it is refused.

        It accepts what ``legal`` lists; a Deploy may leave out regions that get nothing, and a Place the source of a
        unique piece. If *seat* is given (CHANCE for chance), the open decision must be for that seat.
        Raises ValueError if there is no such seat or *command* is not a command.
        """
        require_command(command)
        if seat is not None:
            if seat != CHANCE:
                _require_seat(state, seat)
            decision = state.decision
            if decision is not None and decision.seat != seat:
                return refuse("not-asked", decision.kind)
        if self._meant(self.legal(state), command) is not None:
            return None
        return explain(self._tables, self._view(state), command)

    def _meant(self, options: Legal, command: Command) -> Command | None:
        """Return the command of *options* that *command* stands for, or None if they do not admit it."""
        if admits(options, command):
            return command
        if isinstance(command, Deploy):
            return written_out(options, command)
        if not isinstance(command, Place) or command.source != -1:
            return None
        effect = self._tables.pieces.get(command.piece)
        single = effect is not None and (effect.stock or effect.count or 1) == 1
        return only_move(options, command) if single else None

    def apply(self, state: State, command: Command, seat: int | None = None) -> Step:
        """Return the State after *command* and after every decision that leaves no choice, and what happened.

        Raises Refused with the Refusal of ``check`` if *command*, from *seat* if given, does not answer the open
        decision, and ValueError as ``check`` does; *state* itself never changes.
        """
        if seat is None:
            require_command(command)
        elif refusal := self.check(state, command, seat):
            raise Refused(refusal, command)
        reached = self.after(state, command, recording=True)
        return Step(reached, self._view(reached).events())

    def after(self, state: State, command: Command, recording: bool = False) -> State:
        """Return the State that ``apply`` reaches, without the events, which a search does not need.

        *recording* is for ``apply``, which needs them.
        """
        known = self._last
        if known[0] is not state:
            known = self._ask(state)
        options = known[1]
        playout = self._playout
        if playout is None or self._last[0] is not state:
            playout = Playout(self._tables, state, known[1], known[2])
        if not admits(options, command):
            meant = self._meant(options, command)
            if meant is None:
                raise Refused(explain(self._tables, playout.draft, command), command)
            command = meant
        self._before = known
        self._last = _NOTHING  # if anything fails below, the Playout is no longer at *state*
        playout.draft.recording = recording
        playout.play(command)
        reached = playout.state()
        self._last = (reached, playout.legal, playout.draft.quotes)
        self._playout = playout
        return reached

    def cost(self, state: State, region: int, using: tuple[str, ...] = ()) -> Cost:
        """Return the cost of conquering *region* for the race that conquers now (or next), in parts (COST-1).

        *using* names relics that help. Raises ValueError if no race is about to conquer, or if there is no such region
        or relic.
        """
        if not _is_one_of(region, len(self.board.codes)):
            raise ValueError(f"there is no region {region!r} on this board: it has {len(self.board.codes)}")
        campaigns = [decision.kind for decision in state.agenda if decision.kind in ("choice", "ghouls", "conquer")]
        view = self._view(state)
        number = acting(self._tables, view, campaigns[-1] if campaigns else "conquer")
        if number == NOBODY:
            raise ValueError("no race is about to conquer")
        for name in using:
            if relic_of(self._tables, view, str(name)) not in self._tables.relics:
                raise ValueError(f"there is no relic {name!r} to be used")
        return cost_parts(self._tables, view, view.tribes[number], region, aids_of(self._tables, view, using))

    def costs(self, state: State) -> dict[int, int]:
        """Return the cost of each region that the race about to conquer may attack without relics, in tokens (COST-1).

        It includes regions the race cannot afford, but none of a shielded race (U-RACE-GNOMES-1). Empty when nobody is
        about to conquer.
        """
        return {region: cost for region, cost in enumerate(self._ask(state)[2]) if cost}

    def prices(self, state: State) -> tuple[int, ...]:
        """Return the price in coins of each combo of the column, by row (COLUMN-2)."""
        return tuple(prices_of(self._tables, state.column))

    def income(self, state: State, seat: int) -> Income:
        """Return what *seat* would earn if the turn ended now, by source and region (SCORE-1 to SCORE-5).

        Raises ValueError if there is no such seat.
        """
        _require_seat(state, seat)
        return income(self._tables, self._view(state), seat)

    def chances(self, state: State) -> tuple[tuple[Command, int], ...]:
        """Return every possible outcome of the open chance decision with its weight (COMP-4, FLOW-6); empty without."""
        decision = state.decision
        if decision is None or decision.seat != CHANCE:
            return ()
        out: list[tuple[Command, int]] = []
        for option in self.legal(state):
            if isinstance(option, Roll):
                out.append((option, DIE.count(option.pips)))
            elif isinstance(option, Command):
                out.append((option, 1))
            else:
                out += [(command, 1) for command in option]
        return tuple(out)

    def reveals(self, command: Command) -> bool:
        """Return whether *command* reveals random or hidden information, which is a barrier for undo."""
        return isinstance(command, (Roll, Deal, Draw))

    def problems(self, state: State) -> tuple[PositionProblem, ...]:
        """Return what is wrong with a hand-written position; empty if it can be played on.

        Each problem is a sentence and names the field of *state* that it is about.
        """
        return problems(self._tables, state)

    def standing(self, state: State) -> tuple[Standing, ...]:
        """Return the seats, best first: coins, then Race tokens on the map (END-2, END-3, A-29)."""
        tokens = [0] * len(state.coins)
        view = self._view(state)
        for tribe in view.tribes:
            tokens[tribe.seat] += tokens_on_map(view, tribe)
        ranks = sorted(((coins, tokens[seat]) for seat, coins in enumerate(state.coins)), reverse=True)
        rows = [
            Standing(seat, ranks.index((coins, tokens[seat])) + 1, coins, tokens[seat])
            for seat, coins in enumerate(state.coins)
        ]
        return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))

    def tray(self, state: State, race: str) -> int:
        """Return how many tokens of *race* are unused (COMP-9); ValueError if there is no such race."""
        if race not in self._tables.races:
            raise ValueError(f"there is no race {race!r} in this game")
        return tray(self._tables, self._view(state), race)

    def pieces(self, state: State) -> tuple[Piece, ...]:
        """Return every piece on the map, including those implied by the holder of a region (Troll Lairs)."""
        tables = self._tables
        view = self._view(state)
        derived = [
            Piece(effect.piece, region)
            for tribe in view.tribes
            for effect in tables.profile(view, tribe).defence
            if effect.piece
            for region in members(tribe.held)
        ]
        return tuple(sorted((*state.pieces, *derived)))

    def pieces_in_hand(self, state: State, piece: str) -> int:
        """Return how many pieces of kind *piece* the race in turn can still place in the open decision."""
        tables, view = self._tables, self._view(state)
        if not state.agenda or view.mine == NOBODY:
            return 0
        effects = tables.profile(view, view.tribes[view.mine]).at.get(state.agenda[-1].kind, ())
        return sum([piece_hand(tables, view, effect) for effect in effects if effect.piece == piece])

    def hammers(self, state: State, tribe: Tribe) -> int:
        """Return how many Hammers *tribe* may still use this turn (U-RACE-IRONDWARVES-2)."""
        return hammers_of(self._tables, *self._seen(state, tribe))

    def lent_power(self, state: State, tribe: Tribe) -> str:
        """Return the power that a region lends *tribe*, or an empty string (PLACE-STONEHEDGE-1)."""
        return self._tables.lent(*self._seen(state, tribe))

    def grudges(self, state: State, tribe: Tribe) -> tuple[int, ...]:
        """Return the seats whose attacks *tribe* may repay (U-POWER-VENGEFUL-1)."""
        return grudges_of(self._tables, *self._seen(state, tribe))

    def regions_where(self, state: State, tribe: Tribe, where: Where) -> RegionSet:
        """Return the regions that meet every condition of *where*, as *tribe* sees them."""
        return where_set(self._tables, *self._seen(state, tribe), where)

    def _seen(self, state: State, tribe: Tribe) -> tuple[View, TribeView]:
        view = self._view(state)
        return view, view.tribes[state.tribes.index(tribe)]

    def native_kind(self, state: State, region: int) -> str:
        """Return what lives in *region*: "tribe" or "monster"; empty if it has no natives (MIX-4)."""
        return native_kind(self._tables, state.natives[region])

    def printed_income(self, trait: str) -> RegionSet | None:
        """Return the regions for which a race or power pays by terrain or mark; None if it has no such income."""
        return printed_income(self._tables, trait)

    def printed_strength(self, trait: str) -> RegionSet:
        """Return the regions for whose terrain or mark a race or power pays, attacks for less, or goes there alone."""
        return printed_strength(self._tables, trait)

    def base_costs(self, race: str = "", power: str = "") -> tuple[int, ...]:
        """Return the tokens that each region takes while it is empty (COST-2, COST-3).

        With a combo, its effects that depend on the board alone count, and a sum may be below 1.
        """
        return self._tables.combo(race, power).base if race else self._tables.ground

    def may_stay(self, race: str, power: str) -> RegionSet:
        """Return where this active combo may stand when its turn ends: for most combos in no River (MAP-5)."""
        return self._tables.combo(race, power).stay
