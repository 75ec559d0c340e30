"""A word before the turn ends: what is left weak next to somebody strong."""

from __future__ import annotations

from PySide6.QtCore import QObject

from swqt.engine import State
from swqt.gui.controller import Controller
from swqt.gui.names import Names
from swqt.table import Threat, threats


class Warnings(QObject):
    """Asks for threats once for each placing of the tokens."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[State, dict[int, int]] | None = None
        self._found: list[Threat] = []

    def text(self, controller: Controller, names: Names) -> str:
        """Return a warning about the tokens as they are placed now; empty without a need, or a choice."""
        worst = self._worst(controller)
        now, spread = controller.situation, controller.spread
        if not worst or now is None or spread is None:
            return ""
        threat = worst[0]
        number = spread.shown(threat.region)
        text = self.tr("{0} leaves {1} with %n token(s) within reach of {2}.", "", number)
        if len(worst) > 1:
            text = self.tr("{0} leaves {1} with %n token(s) within reach of {2}, and other regions too.", "", number)
        force = self.tr("{0}'s next race")
        if threat.race:
            force = self.tr("{0}'s %n {1}", "", threat.tokens)
        force = force.format(names.seat(threat.seat), names.trait(threat.race) if threat.race else "")
        return text.format(names.seat(now.seat), names.region(threat.region), force)

    def _worst(self, controller: Controller) -> list[Threat]:
        """Return who could take a region with one token without the die and at once, the one with most tokens first."""
        now, spread = controller.situation, controller.spread
        if now is None or spread is None or spread.retreat or spread.left or controller.is_asking:
            return []
        counts = {region: spread.shown(region) for region in spread.counts}
        if max(counts.values(), default=0) < 2:    # there is nothing to move
            return []
        asked = (now.state, counts)
        if asked != self._asked:
            self._asked = asked
            command = spread.command()
            after = now.state
            if now.rules.check(now.state, command) is None:
                after = now.rules.apply(now.state, command).state
            last = now.state.round >= now.rules.board.rounds
            found = [
                threat
                for threat in threats(now.rules, after, now.seat)
                if not threat.needs_die and not threat.further and counts.get(threat.region) == 1
                and not (last and threat.seat < now.seat)
            ]  # fmt: skip
            found.sort(key=lambda threat: (not threat.race, threat.cost - threat.tokens, threat.region))
            self._found = [
                threat for number, threat in enumerate(found)
                if threat.region not in {other.region for other in found[:number]}
            ]  # fmt: skip
        return self._found
