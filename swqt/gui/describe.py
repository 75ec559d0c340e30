"""What the card says about a region: who is there, what it costs and why, or why not."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QObject

from swqt.content import signs
from swqt.engine import NOBODY, Command, Conquer, Rules, State, Use
from swqt.gui.looks import native_of
from swqt.gui.names import Names
from swqt.gui.prospects import spoils
from swqt.gui.refusals import refusal_text
from swqt.gui.sentences import Sentences
from swqt.gui.situation import Situation
from swqt.gui.ways import Ways


class Describer(QObject):
    """Describes regions of one game."""

    def __init__(self, rules: Rules, names: Names, sentences: Sentences) -> None:
        super().__init__()
        self._rules = rules
        self._names = names
        self._sentences = sentences
        self._ways = Ways(names)

    def title(self, region: int) -> str:
        """Return the region's name and what is printed on it."""
        marks = [self._names.mark(mark) for mark in signs(self._rules.board, region)]
        return " · ".join([self._names.region(region), *marks])

    def lines(self, state: State, region: int, situation: Situation | None) -> list[str]:
        """Return who and what is in *region*, then what conquering it takes."""
        out = [self._holder(state, region), self._pieces(state, region), self._lent(state, region)]
        if situation is not None and situation.conquering:
            out += self._conquest(situation, region)
        return [line for line in out if line]

    def _holder(self, state: State, region: int) -> str:
        number = state.tribe_at(region)
        if number != NOBODY:
            tribe = state.tribes[number]
            who = self._sentences.owner(tribe.seat, tribe.race)
            if not tribe.active:
                who = self.tr("{0}, in decline").format(who)
            return self.tr("{0}: %n token(s)", "", state.tokens[region]).format(who)
        if state.natives[region]:
            return self._names.source(native_of(self._rules, state, region))
        return self.tr("empty")

    def _pieces(self, state: State, region: int) -> str:
        counts = Counter(piece.kind for piece in self._rules.pieces(state) if piece.region == region)
        return ", ".join(self._names.pieces(kind, count) for kind, count in sorted(counts.items()))

    def _lent(self, state: State, region: int) -> str:
        """Return which power comes with the place in *region* (PLACE-STONEHEDGE-1)."""
        for piece in state.pieces:
            power = state.note(piece.kind) if piece.region == region else None
            if power and self._names.kind(power) == "power":
                text = self.tr("{0} lends its holder: {1}")
                return text.format(self._names.piece(piece.kind), self._names.trait(power))
        return ""

    def _conquest(self, situation: Situation, region: int) -> list[str]:
        refusal = situation.check_conquest(region)
        if refusal is not None and refusal.code == "own-region":
            return []
        if refusal is not None and refusal.code in ("water", "chasm", "out-of-reach", "not-at-border"):
            return [refusal_text(refusal, self._names)]
        out = []
        cost = situation.cost(region)
        if cost is not None:
            out.append(self._sentences.cost(cost))
        if refusal is not None:
            out.append(refusal_text(refusal, self._names))
        return out + self._chances(situation, region)

    def _chances(self, situation: Situation, region: int) -> list[str]:
        """Return the ways to take *region* but the plain one, those with relics in one line; then what that brings."""
        commands = situation.commands_at(region)
        aided = sum(isinstance(command, (Conquer, Use)) and bool(command.using) for command in commands)
        ways = self._ways.at(situation, region, max(1, len(commands) - aided))
        out = [way.text for way in ways if situation.rolled or not _is_plain(way.command)]
        more = len(commands) - len(ways)
        if more:
            out.append(self.tr("Relics help: %n more way(s)", "", more))
        for way in ways[:1]:
            if not situation.is_deed(way.command):
                out += self._ways.tolls(situation.prospect(way.command, region).tolls)
                out += self._spoils(situation, way.command, region)
        return out

    def _spoils(self, situation: Situation, command: Command, region: int) -> list[str]:
        """Return what the turn would pay more if *command* takes *region*, and what the defender would lose."""
        found = spoils(self._rules, situation.state, command, region)
        if found is None:
            return []
        out = []
        if found.gains:
            total = f"{sum(amount for _, amount in found.gains):+d}".replace("-", "−")
            amounts = [(self._names.source(source), str(amount).replace("-", "−")) for source, amount in found.gains]
            parts = " · ".join(map(" ".join, amounts))
            out.append(self.tr("income {0}: {1}").format(total, parts))
        return out + [self._sentences.tell(event) for event in found.losses]


def _is_plain(command: Command) -> bool:
    return isinstance(command, Conquer) and not command.using and not command.die
