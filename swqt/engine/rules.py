"""The front door's class: one object answers every question about a game and applies every command."""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine.apply import HANDLERS
from swqt.engine.board import Board
from swqt.engine.commands import Command, Deal, Deploy, Draw, Place, Roll, require_command
from swqt.engine.dealing import refill
from swqt.engine.draft import Draft, View
from swqt.engine.events import Cost, Event, Income
from swqt.engine.explain import explain
from swqt.engine.income import income
from swqt.engine.items import aids_of, relic_of
from swqt.engine.legal import legal, the_only
from swqt.engine.memory import Remembered
from swqt.engine.problems import PositionProblem, problems
from swqt.engine.questions import acting, cost_parts, tokens_on_map, tray
from swqt.engine.ranges import Legal, admits, only_move, written_out
from swqt.engine.refusals import Refusal, Refused, refuse
from swqt.engine.regions import members
from swqt.engine.rulebook import DIE, START_COINS, Rulebook
from swqt.engine.setup import natives
from swqt.engine.state import CHANCE, NOBODY, Decision, Piece, State
from swqt.engine.traits import Content, Options

DECISIONS: Final = (
    "pick", "choice", "ghouls", "conquer", "redeploy", "close", "altar", "stout", "retreat", "roll", "deal", "draw",
)  # fmt: skip
"""Every kind of decision (FLOW-1); the last three are chance's."""


_Known = tuple[State | None, Legal, list[int]]
"""A position, what it admits, and what its conquests cost."""

_NOTHING: Final[_Known] = (None, (), [])


class Step(NamedTuple):
    """What a command leads to: the new State and what happened on the way."""

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
    """The rules of one game: board, content and options. Has no memory of any game but caches.

    ``Rules`` may be shared by any number of games; every answer depends on the arguments alone.
    """

    def __init__(self, board: Board, content: Content, options: Options = Options()) -> None:  # frozen
        """Prepare to answer for games on *board* with *content* under *options*."""
        self._book: Final = Rulebook(board, content, options)
        # The last position asked about: apply needs the list it makes anyway, and so does who asks next; and the
        # Draft that equals it, for apply to go on from. A search comes back to the position before it, to try
        # something else there.
        self._last: _Known = _NOTHING
        self._draft: Draft | None = None
        self._before: _Known = _NOTHING
        self._starts: Final = Remembered(self._start)

    @property
    def board(self) -> Board:
        """The board played on."""
        return self._book.board

    @property
    def content(self) -> Content:
        """The traits in play."""
        return self._book.content

    @property
    def options(self) -> Options:
        """The house rules in force."""
        return self._book.options

    def start(self, seats: int) -> State:
        """Return the position before the first deal (SETUP-1 to SETUP-8). ValueError if *seats* cannot play."""
        return self._starts[seats]

    def _start(self, seats: int) -> State:
        if not _is_one_of(seats, 6) or seats < 2:
            raise ValueError(f"2 to 5 seats can play, not {seats}")
        senseless = self._book.senseless
        banners = sum(trait.name not in senseless for trait in self.content.races)
        badges = sum(trait.name not in senseless for trait in self.content.powers)
        if banners < 2 * seats + 1 or badges < 2 * seats + 1:
            raise ValueError(
                f"{seats} seats need at least {2 * seats + 1} races and powers, not {banners} and {badges} (MIX-7)"
            )
        board = self.board
        lives = natives(self._book, seats)
        state = State(
            round=1,
            turn=0,
            coins=(START_COINS,) * seats,
            tribes=(),
            tokens=bytes(len(board.codes)),
            natives=lives,
            pieces=(),
            column=(),
            races=tuple(trait.name for trait in self.content.races),
            powers=tuple(trait.name for trait in self.content.powers),
            items=self._book.items,
            returned=(),
            agenda=(Decision(0, "pick"),),
        )
        draft = Draft(self._book, state)
        refill(self._book, draft)
        return draft.freeze()

    def decision(self, state: State) -> Decision | None:
        """Return the question now open, or None when the game is over."""
        return state.decision

    def legal(self, state: State) -> Legal:
        """Return every command the open decision admits; large families as one range."""
        known = self._last
        return known[1] if known[0] is state else self._ask(state)[1]

    def _ask(self, state: State) -> _Known:
        known = self._last
        if known[0] is not state:
            known = self._before
            if known[0] is not state:
                draft = Draft(self._book, state)
                options = legal(self._book, draft)
                known = self._last = (state, options, self._book.quote)
                self._draft = draft
        return known

    def _view(self, state: State) -> View:
        """Return a Draft that equals *state*, to ask questions of."""
        draft = self._draft
        return draft if self._last[0] is state and draft is not None else Draft(self._book, state)

    def check(self, state: State, command: Command, seat: int | None = None) -> Refusal | None:
        """Return None exactly if ``apply`` takes *command*, otherwise why it is refused.

        Taken is what ``legal`` lists; a Deploy may leave out regions that get nothing, and a Place the source of a
        piece that there is only one of. If *seat* says it (CHANCE for chance), *seat* must be asked.
        Raises ValueError if there is no such seat, or if *command* is none.
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
        return explain(self._book, self._view(state), command)

    def _meant(self, options: Legal, command: Command) -> Command | None:
        """Return the command that *command* stands for where *options* are admitted; None if it is not admitted."""
        if admits(options, command):
            return command
        if isinstance(command, Deploy):
            return written_out(options, command)
        if not isinstance(command, Place) or command.source != -1:
            return None
        effect = self._book.pieces.get(command.piece)
        single = effect is not None and (effect.stock or effect.count or 1) == 1
        return only_move(options, command) if single else None

    def apply(self, state: State, command: Command, seat: int | None = None) -> Step:
        """Return the State after *command* and after every decision that leaves no choice, and what happened.

        Raises Refused with what ``check`` answers if *command*, said by *seat*, does not answer the open decision,
        and ValueError as ``check`` does; *state* itself never changes.
        """
        if seat is None:
            require_command(command)
        elif refusal := self.check(state, command, seat):
            raise Refused(refusal, command)
        reached = self.after(state, command, heard=True)
        return Step(reached, self._view(reached).events())

    def after(self, state: State, command: Command, heard: bool = False) -> State:
        """Return the State of ``apply`` alone: who searches does not want to hear what happened on the way.

        *heard* is for ``apply``, which does.
        """
        known = self._last
        if known[0] is not state:
            known = self._ask(state)
        book = self._book
        draft = self._draft
        if draft is None or self._last[0] is not state:
            draft = Draft(book, state)
        _, options, quote = known
        if not admits(options, command):
            meant = self._meant(options, command)
            if meant is None:
                raise Refused(explain(book, draft, command), command)
            command = meant
        self._before = known
        self._last = _NOTHING  # should anything fail below, the Draft no longer equals *state*
        book.quote = quote
        draft.heard = heard
        answer: Command | None = command
        while answer is not None:
            HANDLERS[type(answer)](book, draft, answer)
            if draft.short and draft.agenda:
                refill(book, draft)
            options = legal(book, draft)
            answer = the_only(options[0]) if len(options) == 1 else None
        reached = draft.freeze()
        self._last = (reached, options, book.quote)
        self._draft = draft
        return reached

    def cost(self, state: State, region: int, using: tuple[str, ...] = ()) -> Cost:
        """Return what conquering *region* costs the race that conquers now (or next), in parts (COST-1).

        Relics in *using* help. Raises ValueError if no race is about to conquer, if there is no such region, or if
        there is no such relic.
        """
        if not _is_one_of(region, len(self.board.codes)):
            raise ValueError(f"there is no region {region!r} on this board: it has {len(self.board.codes)}")
        campaigns = [decision.kind for decision in state.agenda if decision.kind in ("choice", "ghouls", "conquer")]
        view = self._view(state)
        number = acting(self._book, view, campaigns[-1] if campaigns else "conquer")
        if number == NOBODY:
            raise ValueError("no race is about to conquer")
        for name in using:
            if relic_of(self._book, view, str(name)) not in self._book.relics:
                raise ValueError(f"there is no relic {name!r} to be used")
        return cost_parts(self._book, view, view.tribes[number], region, aids_of(self._book, view, using))

    def costs(self, state: State) -> dict[int, int]:
        """Return the tokens that each region takes which the race about to conquer may attack without relics (COST-1).

        What it cannot afford is listed too; regions of a shielded race are not (U-RACE-GNOMES-1). Empty when
        nobody is about to conquer.
        """
        return {region: cost for region, cost in enumerate(self._ask(state)[2]) if cost}

    def income(self, state: State, seat: int) -> Income:
        """Return what ending the turn now would pay *seat*, by source and region (SCORE-1 to SCORE-5).

        Raises ValueError if there is no such seat.
        """
        _require_seat(state, seat)
        return income(self._book, self._view(state), seat)

    def chances(self, state: State) -> tuple[tuple[Command, int], ...]:
        """Return every outcome that chance may answer with, and its weight (COMP-4, FLOW-6)."""
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
        """Return whether *command* turned up random or hidden information: the barrier for undo."""
        return isinstance(command, (Roll, Deal, Draw))

    def problems(self, state: State) -> tuple[PositionProblem, ...]:
        """Return what is wrong with a hand-written position; empty if it can be played on.

        Each problem is a sentence, and knows the field of *state* that it is about.
        """
        return problems(self._book, state)

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
        if race not in self._book.races:
            raise ValueError(f"there is no race {race!r} in this game")
        return tray(self._book, self._view(state), race)

    def pieces(self, state: State) -> tuple[Piece, ...]:
        """Return every piece on the map, those included that follow from who holds a region (Troll Lairs)."""
        book = self._book
        view = self._view(state)
        derived = [
            Piece(effect.piece, region)
            for tribe in view.tribes
            for effect in book.profile(view, tribe).defence
            if effect.piece
            for region in members(tribe.held)
        ]
        return tuple(sorted((*state.pieces, *derived)))
