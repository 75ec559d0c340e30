"""Why a turn is suggested, and warnings before a turn ends. It works without knowing any trait."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject

from swqt.content import Worth, worth_table
from swqt.engine import (
    CHANCE,
    Abandoned,
    Command,
    Conquer,
    Conquered,
    Declined,
    Deployed,
    Earned,
    Event,
    Pact,
    Picked,
    Placed,
    Refused,
    RegionSet,
    Retreated,
    Rules,
    State,
    Use,
    members,
)
from swqt.gui.session.legal_moves import CONQUERING
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.texts.names import Names
from swqt.table import Advice, PlayedCommand, Threat, threats

_THROUGH: Final = 2
"""Maximum number of regions named as targets of a counterattack."""


def played_out(rules: Rules, state: State, commands: Iterable[Command]) -> list[PlayedCommand]:
    """Return the result of *commands* from *state* on, up to the first chance event or illegal command."""
    out: list[PlayedCommand] = []
    for command in commands:
        decision = rules.decision(state)
        if decision is None or decision.seat == CHANCE:
            break
        try:
            after, events = rules.apply(state, command)
        except Refused:
            break
        out.append(PlayedCommand(state, decision.seat, command, events, after))
        state = after
    return out


class HintReasons(QObject):
    """Explains plans."""

    def __init__(self, rules: Rules, names: Names) -> None:
        super().__init__()
        self._rules = rules
        self._names = names

    def reason(self, state: State, advice: Advice) -> str:
        """Return one sentence: the effect of *advice*, its gain, and the players who can strike back."""
        line = played_out(self._rules, state, advice.commands)
        return f"{self.summary(state, line, advice.gains)}; {self._back(advice.threats)}"

    def summary(self, state: State, line: Sequence[PlayedCommand], gains: RegionSet = 0) -> str:
        """Return the effect of *line* from *state* on; *gains* are regions it is expected to win."""
        seat = state.agenda[-1].seat
        events = [event for entry in line for event in entry.events]
        deeds = [deed for deed in self._deeds(state, seat, events) if deed]
        deeds += [deed for deed in self._gamble(line) if deed]
        if not deeds:
            deeds = list(self._quiet(seat, events))
            if state.agenda[-1].kind in CONQUERING:
                deeds.insert(0, self.tr("conquers nothing"))
            deeds = deeds or [self.tr("ends the turn")]
        parts = [self._names.listed(deeds)]
        picks = any(isinstance(event, Picked) for event in events)
        if picks and gains and not any(isinstance(event, Conquered) for event in events):
            parts.append(self.tr("aiming for {0}").format(self._names.regions(gains)))
        if any(isinstance(event, Pact) for event in events):
            ally = next(event.ally for event in events if isinstance(event, Pact))
            parts.append(self.tr("peace with {0}").format(self._names.seat(ally)))
        return ", ".join(parts)

    def _deeds(self, state: State, seat: int, events: list[Event]) -> Iterable[str]:
        names = self._names
        taken = [event.region for event in events if isinstance(event, Conquered) and event.seat == seat]
        for event in events:
            if isinstance(event, Picked):
                yield self._pick(names.combo(event.power, event.race), self._worth(event, len(state.coins)))
            elif isinstance(event, Declined):
                yield self.tr("sends {0} into decline").format(names.trait(event.race))
            elif isinstance(event, Abandoned):
                left = [region for region in members(event.regions) if region not in taken]
                #: Said of a bot's plan; {0}: regions
                yield self.tr("abandons {0}").format(names.listed(map(names.region, left))) if left else ""
        if taken:
            #: Said of a bot's plan; {0}: regions
            yield self.tr("conquers {0}").format(names.listed(self._prize(state, seat, region) for region in taken))

    def _worth(self, event: Picked, seats: int) -> Worth | None:
        """Return what the combo of *event* was measured to be worth in such games, or None."""
        table = worth_table()
        found = table.contents.get(self._rules.content.label.partition(" ")[0]) if table is not None else None
        return found.of_combo(event.race, event.power, seats) if found is not None else None

    def _pick(self, combo: str, worth: Worth | None) -> str:
        """Return that *combo* is picked, and how it compares with the average one; an uncertain sign is not told."""
        if worth is None:
            #: Said of a bot's plan; {0}: a combo
            return self.tr("picks {0}").format(combo)
        if abs(worth.coins) <= worth.within:
            #: Said of a bot's plan; {0}: a combo
            return self.tr("picks {0} (about average)").format(combo)
        text = (
            #: Said of a bot's plan; {0}: a combo; {1}: coins such as 4.2
            self.tr("picks {0} ({1} coins above the average combo)")
            if worth.coins > 0
            #: Said of a bot's plan; {0}: a combo; {1}: coins such as 4.2
            else self.tr("picks {0} ({1} coins below the average combo)")
        )
        return text.format(combo, self._names.decimal(abs(worth.coins)))

    def _prize(self, state: State, seat: int, region: int) -> str:
        """Return the name of *region*, and the player losing it."""
        number = state.tribe_at(region)
        name = self._names.region(region)
        if number < 0 or state.tribes[number].seat == seat:
            return name
        #: {0}: a region; {1}: the player who holds it
        return self.tr("{0} from {1}").format(name, self._names.seat(state.tribes[number].seat))

    def _gamble(self, line: Sequence[PlayedCommand]) -> Iterable[str]:
        """Yield the last attempt, if the die decides it."""
        last = line[-1] if line else None
        if last is not None and last.after.agenda and last.after.agenda[-1].kind == "roll":
            yield self.gamble(last)

    def gamble(self, entry: PlayedCommand) -> str:
        """Return the attempt with the die in *entry*."""
        command = entry.command
        if isinstance(command, (Conquer, Use)) and command.region >= 0:
            return self.tr("rolls for {0}").format(self._prize(entry.before, entry.seat, command.region))
        return self.tr("rolls the die first")

    def _quiet(self, seat: int, events: list[Event]) -> Iterable[str]:
        """Yield the effects other than conquests: tokens and pieces placed."""
        names = self._names
        for event in events:
            if isinstance(event, (Deployed, Retreated)) and event.seat == seat:
                placed = names.listed(f"{names.region(region)} ×{count}" for region, count in event.counts if count)
                if placed:
                    yield self.tr("moves tokens to {0}").format(placed)
            elif isinstance(event, Placed) and event.seat == seat:
                #: Said of a bot's plan; {0}: a piece with its article; {1}: a region
                yield self.tr("places {0} in {1}").format(names.a_piece(event.piece), names.region(event.region))
            elif isinstance(event, Earned) and event.seat == seat and event.reason == "altar":
                yield self.tr("gives up a token for %n coin(s)", "", event.income.total)

    def _back(self, threats: tuple[Threat, ...]) -> str:
        """Return the players who can strike back at once, and where."""
        direct = [threat for threat in threats if not threat.further and not threat.needs_die]
        seats = list(dict.fromkeys(threat.seat for threat in direct))
        if not seats:
            return self.tr("nobody can strike back right away")
        if len(seats) > 1:
            who = self._names.listed(self._who(next(t for t in direct if t.seat == seat)) for seat in seats)
            return self.tr("{0} can strike back").format(who)
        regions = list(dict.fromkeys(threat.region for threat in direct))
        through = self._names.listed(map(self._names.region, regions[:_THROUGH]))
        if len(regions) > _THROUGH:
            return self.tr("only {0} can strike back, most easily at {1}").format(self._who(direct[0]), through)
        return self.tr("only {0} can strike back, at {1}").format(self._who(direct[0]), through)

    def _who(self, threat: Threat) -> str:
        name = self._names.seat(threat.seat)
        if not threat.race:
            return self.tr("{0} with a new race").format(name)
        #: {0}: a player; {1}: a race
        return self.tr("{0}'s {1}").format(name, self._names.trait(threat.race))


class EndTurnWarnings(QObject):
    """Warns of regions left weak; threats are computed once for each distribution of tokens."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[State, dict[int, int]] | None = None
        self._found: list[Threat] = []

    def text(self, controller: TurnController, names: Names) -> str:
        """Return a warning about the current distribution; empty if there is no threat or no choice."""
        worst = self._worst(controller)
        now, spread = controller.legal_moves, controller.spread
        if not worst or now is None or spread is None:
            return ""
        threat = worst[0]
        number = spread.shown(threat.region)
        text = self.tr("{0} leaves %n token(s) in {1}, within reach of {2}.", "", number)
        if len(worst) > 1:
            text = self.tr(
                "{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.", "", number
            )
        force = self.tr("{0}'s next race")
        if threat.race:
            #: {0}: a player; {1}: a race
            force = self.tr("{0} ({1}, %n token(s))", "", threat.tokens)
        force = force.format(names.seat(threat.seat), names.trait(threat.race) if threat.race else "")
        return text.format(names.seat(now.seat), names.region(threat.region), force)

    def _worst(self, controller: TurnController) -> list[Threat]:
        """Return threats to regions with one token, without the die and at once, most tokens first."""
        now, spread = controller.legal_moves, controller.spread
        if now is None or spread is None or spread.retreat or spread.left or controller.is_asking:
            return []
        counts = {region: spread.shown(region) for region in spread.counts}
        if max(counts.values(), default=0) < 2:    # no token can be moved
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
