"""Every way to do something with one region, in words: for the menu beside it, its card, and what is asked back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from swqt.engine import Command, Conquer, Use
from swqt.gui.names import Names
from swqt.gui.prospects import Prospect, Toll
from swqt.gui.situation import Situation

_NEED: Final = {50: 1, 33: 2, 17: 3}
"""What a single die must show, by its odds: three of its faces are blank (COMP-4)."""


class Way(NamedTuple):
    """One of several ways to deal with a region; the usual ones have the lowest *rank*."""

    text: str
    command: Command
    rank: int = 0


class Ways(QObject):
    """Says what commands on regions come to, with the *names* of one game."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def at(self, now: Situation, region: int, most: int | None = None) -> list[Way]:
        """Return every way to deal with *region*, or the first *most*: those without relics first."""
        commands = sorted(now.commands_at(region), key=_rank)
        return [self._way(now, command, region) for command in commands[:most]]

    def question(self, now: Situation, command: Command, region: int) -> str:
        """Return what to ask before *command* is given; nothing if it needs no Yes."""
        where = self._names.region(region)
        outcome = now.prospect(command, region)
        if outcome.coins:
            return self.tr("Give up a token in {0} for %n coin(s)?", "", outcome.coins).format(where)
        if isinstance(command, Use) and now.is_deed(command):
            return self.tr("{0}: use it on {1}?").format(self._names.aid(command.trait, now.state), where)
        if not outcome.rolls:
            return ""
        if isinstance(command, Use):
            text = self.tr("{0}: roll for {1}? It succeeds with {2} %; if it does not, this turn's conquests end.")
            return text.format(self._aids(now, (command.trait, *command.using)), where, outcome.odds)
        need = _NEED.get(outcome.odds)
        if need is None:
            text = self.tr("Roll for {0}? It succeeds with {1} % and is the last attempt of this turn.")
            return text.format(where, outcome.odds)
        text = self.tr("Roll for {0}? It needs +{1} ({2} %) and is the last attempt of this turn.")
        return text.format(where, need, outcome.odds)

    def tolls(self, tolls: Iterable[Toll]) -> list[str]:
        """Return who gets coins for the region, each in a sentence."""
        return [self._toll(toll) for toll in tolls]

    def _toll(self, toll: Toll) -> str:
        if toll.payer >= 0:
            text = self.tr("Paid to {0}: %n coin(s) ({1})", "", toll.coins)
        else:
            text = self.tr("{0} gets %n coin(s) ({1})", "", toll.coins)
        return text.format(self._names.seat(toll.seat), self._names.trait(toll.trait))

    def _way(self, now: Situation, command: Command, region: int) -> Way:
        return Way(self._text(now, command, region), command, _rank(command))

    def _text(self, now: Situation, command: Command, region: int) -> str:
        if isinstance(command, Use):
            name = self._aids(now, (command.trait, *command.using))
            if now.is_deed(command):
                return name
            outcome = now.prospect(command, region)
            what = self.tr("roll first, {0} %").format(outcome.odds) if outcome.rolls else self._tokens(outcome)
            return f"{name}: {what}"
        using = command.using if isinstance(command, Conquer) else ()
        aids = self._aids(now, using)
        outcome = now.prospect(command, region)
        if outcome.rolls:
            text = self.tr("Roll the die with {0}: {1} %") if using else self.tr("Roll the die: {1} %")
            return text.format(aids, outcome.odds)
        text = self.tr("With {0}: {1}") if using else self.tr("Conquer: {1}")
        return text.format(aids, self._cost(now, region, using, outcome))

    def _aids(self, now: Situation, names: tuple[str, ...]) -> str:
        return self._names.listed(self._names.aid(name, now.state) for name in names)

    def _cost(self, now: Situation, region: int, using: tuple[str, ...], outcome: Prospect) -> str:
        """Return the tokens of a conquest, and what is thrown in with them."""
        cost = now.cost(region, using)
        if now.rolled is None and cost is not None and cost.total > outcome.most:
            hammers = self.tr("%n Hammer(s)", "", cost.total - outcome.most)
            return self.tr("{0} and {1}").format(self._tokens(outcome), hammers)
        return self._tokens(outcome)

    def _tokens(self, outcome: Prospect) -> str:
        return self.tr("%n token(s)", "", outcome.most)


def _rank(command: Command) -> int:
    """Return how far down *command* stands: plain conquests, what traits offer, one relic, several."""
    if isinstance(command, Conquer):
        return len(command.using) * 2
    return len(command.using) * 2 + 1 if isinstance(command, Use) else 1
