"""What is asked before a command is given, in words: a pick, a piece or a trait in hand, declining."""

from __future__ import annotations

from PySide6.QtCore import QObject

from swqt.engine import Decline
from swqt.gui.names import Names
from swqt.gui.refusals import refusal_text
from swqt.gui.situation import Situation
from swqt.gui.tools import DEED, MOVING, Tool


class Asking(QObject):
    """Asks with the *names* of one game."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names

    def pick(self, now: Situation, row: int, partner: int | None, *, exchanging: bool) -> str:
        """Return the question about the combo in *row*, its power exchanged for that of *partner*."""
        combo = now.state.column[row]
        power = now.state.column[partner].power if partner is not None else combo.power
        text = self.tr("Pick {0}?").format(self.names.combo(power, combo.race))
        if partner is not None:
            other = now.state.column[partner]
            text += " " + self.tr("{0} stay behind.").format(self.names.combo(combo.power, other.race))
        elif exchanging:
            text += " " + self.tr("Choose the combo to exchange powers with.")
        return text + " " + self.tr("It costs %n coin(s).", "", row) if row else text

    def tool(self, now: Situation, tool: Tool) -> str:
        """Return what to do with *tool* in hand."""
        if tool.kind == DEED:
            return self.tr("{0}: choose a region.").format(self.names.aid(tool.name, now.state))
        name = self.piece(now, tool)
        if tool.source == MOVING:
            return self.tr("Move: {0}. Choose the region to take it from.").format(name)
        if tool.moves:
            return self.tr("Move: {0}. Choose a region for it.").format(name)
        return self.tr("Place: {0}. Choose a region for it.").format(name)

    def piece(self, now: Situation, tool: Tool) -> str:
        """Return what a piece is called; the Bag that is put down says which relic it copies."""
        if tool.name.partition(":")[0] == "bag":
            return self.names.aid(tool.name, now.state)
        return self.names.piece(tool.name)

    def decline(self, now: Situation, decline: Decline) -> str:
        """Return what *decline* comes to, as in "Decline: lose 3 tokens, keep 6 regions, 6 coins now"; or why not."""
        refusal = now.rules.check(now.state, decline)
        if refusal is not None:
            return refusal_text(refusal, self.names)
        outcome = now.decline_outcome(decline)
        parts = [
            self.tr("lose %n token(s)", "", outcome.lost), self.tr("keep %n region(s)", "", outcome.regions),
        ]  # fmt: skip
        if outcome.coins is not None:
            parts.append(self.tr("%n coin(s) now", "", outcome.coins))
        if outcome.vanishing:
            parts.append(self.tr("{0} vanish").format(self.names.listed(map(self.names.trait, outcome.vanishing))))
        return self.tr("Decline: {0}").format(", ".join(parts))
