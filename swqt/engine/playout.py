"""Playout: a game that is played on without the States in between, for searches and random play."""

from __future__ import annotations

from typing import Final

from swqt.engine.apply import HANDLERS
from swqt.engine.attacks import NO_QUOTES
from swqt.engine.chance_draws import refill
from swqt.engine.commands import Command, Deal, Deploy
from swqt.engine.draft import Draft
from swqt.engine.legal import legal
from swqt.engine.ranges import DealRange, DeployRange, Legal, Range
from swqt.engine.rule_tables import RuleTables
from swqt.engine.state import Decision, State


class Playout:
    """A position that changes with each command. ``Rules.playout`` makes it; ``draft`` is the engine's own.

    ``legal`` is what the open decision admits, as ``Rules.legal`` would answer.
    """

    __slots__ = ("_tables", "draft", "legal")

    def __init__(
        self, tables: RuleTables, state: State, options: Legal | None = None, quotes: list[int] = NO_QUOTES
    ) -> None:
        """Begin at *state*; *options* and *quotes* are what it admits and the costs that came with that, if known."""
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
        """Go on as ``Rules.after`` does. *command* must be one that ``legal`` admits: nothing checks that."""
        tables = self._tables
        draft = self.draft
        answer: Command | None = command
        while answer is not None:
            HANDLERS[type(answer)](tables, draft, answer)
            if draft.short and draft.agenda:
                refill(tables, draft)
            options = legal(tables, draft)
            answer = _the_only(options[0]) if len(options) == 1 else None
        self.legal = options

    def state(self) -> State:
        """Return the position reached."""
        return self.draft.freeze()


def _the_only(option: Command | Range) -> Command | None:
    """Return the command that a decision with this one option resolves itself with, or None if it holds several."""
    if isinstance(option, DeployRange):
        counts: list[tuple[int, int]] = []
        for pool in option.pools:
            only = pool.only()
            if only is None:
                return None
            counts += only
        return Deploy(tuple(sorted(counts)))
    if isinstance(option, DealRange):
        if len(option.races) == len(option.powers) == 1:
            return Deal(option.races[0], option.powers[0])
        return None
    assert isinstance(option, Command)   # a list with a range of abandonments also has End
    return option
