"""What the card says about a region: who is there, what it costs and why, or why not."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QObject

from swqt.content import signs
from swqt.engine import NOBODY, Conquer, Rules, State, members
from swqt.gui.names import Names
from swqt.gui.refusals import refusal_text
from swqt.gui.sentences import Sentences
from swqt.gui.situation import Situation


class Describer(QObject):
    """Describes regions of one game."""

    def __init__(self, rules: Rules, names: Names, sentences: Sentences) -> None:
        super().__init__()
        self._rules = rules
        self._names = names
        self._sentences = sentences

    def title(self, region: int) -> str:
        """Return the region's name and what is printed on it."""
        marks = [self._names.mark(mark) for mark in signs(self._rules.board, region)]
        return " · ".join([self._names.region(region), *marks])

    def lines(self, state: State, region: int, situation: Situation | None) -> list[str]:
        """Return who and what is in *region*, then what conquering it takes."""
        out = [self._holder(state, region)]
        pieces = self._pieces(state, region)
        if pieces:
            out.append(pieces)
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
            native = "monster" if region in set(members(self._rules.board.marks["monster"])) else "tribe"
            return self._names.mark(native)
        return self.tr("empty")

    def _pieces(self, state: State, region: int) -> str:
        counts = Counter(piece.kind for piece in self._rules.pieces(state) if piece.region == region)
        return ", ".join(self._names.pieces(kind, count) for kind, count in sorted(counts.items()))

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
        for command in situation.commands_at(region):
            if isinstance(command, Conquer):
                if command.die:
                    out.append(self.tr("With the die: {0} %").format(situation.odds(command, region)))
                elif situation.rolled:
                    tokens = situation.tokens_for(command, region)
                    out.append(self.tr("With the roll of {0}: %n token(s)", "", tokens).format(situation.rolled))
            else:
                trait = self._names.trait(getattr(command, "trait", ""))
                out.append(self.tr("{0}: %n token(s)", "", situation.tokens_for(command, region)).format(trait))
        return out
