"""Texts about regions and decisions: the region card, confirmation questions, and a region's history and rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from swqt.content import signs
from swqt.engine import NOBODY, Command, Conquer, Decline, Deployed, Event, Lifted, Rules, State, Use
from swqt.gui.session.legal_moves import LegalMoves, spoils
from swqt.gui.session.region_actions import DEED, MOVING, MapTool, RegionActions
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import refusal_text
from swqt.gui.texts.sentences import Sentences, SumTerm
from swqt.table import PlayedCommand

_QUIET = (Deployed, Lifted)


class ConfirmationTexts(QObject):
    """Questions and prompts before a command is given, using the *names* of one game."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names

    def pick(self, now: LegalMoves, row: int, partner: int | None, *, exchanging: bool) -> str:
        """Return the question for picking the combo in *row*, with the power of *partner* swapped in if given."""
        combo = now.state.column[row]
        power = now.state.column[partner].power if partner is not None else combo.power
        text = self.tr("Pick {0}?").format(self.names.combo(power, combo.race))
        if partner is not None:
            other = now.state.column[partner]
            text += " " + self.tr("{0} stay on offer.").format(self.names.combo(combo.power, other.race))
        elif exchanging:
            text += " " + self.tr("Now choose the combo to swap powers with.")
        return text + " " + self.tr("It costs %n coin(s).", "", row) if row else text

    def tool(self, now: LegalMoves, tool: MapTool) -> str:
        """Return the prompt for *tool*."""
        if tool.kind == DEED:
            return self.tr("{0}: choose a region.").format(self.names.aid(tool.name, now.state))
        name = self.piece(now, tool)
        if tool.source == MOVING:
            return self.tr("Move: {0}. Choose the region to move it from.").format(name)
        if tool.moves:
            return self.tr("Move: {0}. Choose where it goes.").format(name)
        return self.tr("Place: {0}. Choose a region.").format(name)

    def piece(self, now: LegalMoves, tool: MapTool) -> str:
        """Return the name of a piece; the Bag also names the Relic it copies."""
        if tool.name.partition(":")[0] == "bag":
            return self.names.aid(tool.name, now.state)
        return self.names.piece(tool.name)

    def decline(self, now: LegalMoves, decline: Decline) -> str:
        """Return the effect of *decline*, as in "Decline: lose 3 tokens, keep 6 regions, 6 coins now", or the refusal.
        """
        refusal = now.rules.check(now.state, decline)
        if refusal is not None:
            return refusal_text(refusal, self.names)
        outcome = now.decline_outcome(decline)
        parts = [
            self.tr("lose %n token(s)", "", outcome.lost), self.tr("keep %n region(s)", "", outcome.regions),
        ]  # fmt: skip
        if outcome.coins is not None:
            parts.append(self.tr("earn %n coin(s) now", "", outcome.coins))
        if outcome.vanishing:
            parts.append(self.tr(
                "{0} leave the map"
            ).format(self.names.listed(map(self.names.trait, outcome.vanishing))))
        return self.tr("Decline: {0}").format(", ".join(parts))


class RegionReading(NamedTuple):
    """What the card of a region says: *lines* are all of it, *told* those that stand beside the sum of *terms*.

    *seat* and *race* are those of its holder, -1 and "" without one; *total* is the cost of a conquest, or 0.
    """

    title: str
    lines: list[str]
    told: list[str]
    terms: list[tuple[SumTerm, int]]
    total: int = 0
    seat: int = NOBODY
    race: str = ""
    active: bool = True


class RegionDescriber(QObject):
    """Describes the regions of one game."""

    def __init__(self, rules: Rules, names: Names, sentences: Sentences) -> None:
        super().__init__()
        self._rules = rules
        self._names = names
        self._sentences = sentences
        self._ways = RegionActions(names)

    def title(self, region: int) -> str:
        """Return the region's name and its printed symbols."""
        marks = [self._names.mark(mark) for mark in signs(self._rules.board, region)]
        return " · ".join([self._names.region(region), *marks])

    def lines(self, state: State, region: int, legal_moves: LegalMoves | None) -> list[str]:
        """Return the holder and pieces of *region*, then the cost of its conquest."""
        out = [self._holder(state, region), self._pieces(state, region), self._lent(state, region)]
        if legal_moves is not None and legal_moves.conquering:
            out += self._conquest(legal_moves, region)
        return [line for line in out if line]

    def reading(self, state: State, region: int, legal_moves: LegalMoves | None, notes: list[str]) -> RegionReading:
        """Return the texts of the card of *region*, with *notes* about it."""
        lines = self.lines(state, region, legal_moves) + notes
        reading = RegionReading(self.title(region), lines, lines, [])
        cost = legal_moves.cost(region) if legal_moves is not None and legal_moves.conquering else None
        if cost is not None and (said := self._sentences.cost(cost)) in lines:
            told = [line for line in lines if line != said]
            reading = reading._replace(told=told, terms=self._sentences.cost_rows(cost), total=cost.total)
        number = state.tribe_at(region)
        if number == NOBODY:
            return reading
        tribe = state.tribes[number]
        return reading._replace(seat=tribe.seat, race=tribe.race, active=tribe.active)

    def _holder(self, state: State, region: int) -> str:
        number = state.tribe_at(region)
        if number != NOBODY:
            tribe = state.tribes[number]
            who = self._sentences.owner(tribe.seat, tribe.race)
            if not tribe.active:
                who = self.tr("{0}, in decline").format(who)
            #: {0}: a race with its owner
            return self.tr("{0}: %n token(s)", "", state.tokens[region]).format(who)
        if state.natives[region]:
            return self._names.source(self._rules.native_kind(state, region))
        #: A region
        return self.tr("empty")

    def _pieces(self, state: State, region: int) -> str:
        counts = Counter(piece.kind for piece in self._rules.pieces(state) if piece.region == region)
        return ", ".join(self._names.pieces(kind, count) for kind, count in sorted(counts.items()))

    def _lent(self, state: State, region: int) -> str:
        """Return the power that the Place in *region* lends (PLACE-STONEHEDGE-1)."""
        for piece in state.pieces:
            power = state.note(piece.kind) if piece.region == region else None
            if power and self._names.kind(power) == "power":
                text = self.tr("{0} grants its holder {1}")
                return text.format(self._names.piece(piece.kind), self._names.trait(power))
        return ""

    def _conquest(self, legal_moves: LegalMoves, region: int) -> list[str]:
        refusal = legal_moves.check_conquest(region)
        if refusal is not None and refusal.code == "own-region":
            return []
        if refusal is not None and refusal.code in ("water", "chasm", "out-of-reach", "not-at-border"):
            return [refusal_text(refusal, self._names)]
        out = []
        cost = legal_moves.cost(region)
        if cost is not None:
            out.append(self._sentences.cost(cost))
        if refusal is not None:
            out.append(refusal_text(refusal, self._names))
        return out + self._chances(legal_moves, region)

    def _chances(self, legal_moves: LegalMoves, region: int) -> list[str]:
        """Return special ways to take *region*, those with Relics summed up in one line, then the gains of the first
        way."""
        commands = legal_moves.commands_at(region)
        aided = sum(isinstance(command, (Conquer, Use)) and bool(command.using) for command in commands)
        ways = self._ways.at(legal_moves, region, max(1, len(commands) - aided))
        out = [way.text for way in ways if legal_moves.rolled or not _is_plain(way.command)]
        more = len(commands) - len(ways)
        if more:
            out.append(self.tr("%n more way(s) with Relics", "", more))
        for way in ways[:1]:
            if not legal_moves.is_deed(way.command):
                out += self._ways.tolls(legal_moves.prospect(way.command, region).tolls)
                out += self._spoils(legal_moves, way.command, region)
        return out

    def _spoils(self, legal_moves: LegalMoves, command: Command, region: int) -> list[str]:
        """Return the change of income if *command* takes *region*, and the defender's losses."""
        found = spoils(self._rules, legal_moves.state, command, region)
        if found is None:
            return []
        out = []
        if found.gains:
            total = f"{sum(amount for _, amount in found.gains):+d}".replace("-", "−")
            amounts = [(self._names.source(source), str(amount).replace("-", "−")) for source, amount in found.gains]
            parts = " · ".join(map(" ".join, amounts))
            #: {0}: a change such as +2; {1}: its parts
            out.append(self.tr("income {0}: {1}").format(total, parts))
        return out + [self._sentences.tell(event) for event in found.losses]


def _is_plain(command: Command) -> bool:
    return isinstance(command, Conquer) and not command.using and not command.die


_tr = QCoreApplication.translate


def history_html(entries: Iterable[PlayedCommand], region: int, sentences: Sentences) -> str:
    """Return the events in *region* by round, as rich text; redeployments are left out."""
    parts: list[str] = []
    told = 0
    for entry in entries:
        for event in entry.events:
            if isinstance(event, _QUIET) or not concerns(event, region):
                continue
            if entry.before.round != told:
                told = entry.before.round
                heading = _tr("RegionTexts", "Round {0}").format(told)
                parts.append(f"<b>{escape(heading)}</b>")
            parts.append(escape(sentences.tell(event)))
    return _paragraphs(parts or [escape(_tr("RegionTexts", "Nothing has happened here yet."))])


def concerns(event: Event, region: int) -> bool:
    """Return whether *event* concerns *region*."""
    if region in (getattr(event, "region", NOBODY), getattr(event, "source", NOBODY)):
        return True
    if any(place == region for place, _ in getattr(event, "counts", ())):
        return True
    return bool(getattr(event, "regions", 0) >> region & 1)


def rules_html(rules: Rules, state: State, region: int, names: Names) -> str:
    """Return the rules of race, power and pieces in *region* as rich text."""
    number = state.tribe_at(region)
    traits = []
    if number != NOBODY:
        tribe = state.tribes[number]
        traits = [tribe.power, tribe.race]
    for piece in rules.pieces(state):
        if piece.region == region:
            traits.append(names.bringer(piece.kind))
            traits.append(state.note(piece.kind) or "")
    parts = [
        f"<b>{escape(names.trait(trait))}</b>: {escape(' '.join(names.help(trait)))}"
        for trait in dict.fromkeys(traits)
        if trait and names.help(trait)
    ]
    return _paragraphs(parts or [escape(_tr("RegionTexts", "No special rules apply here."))])


def _paragraphs(parts: Iterable[str]) -> str:
    return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)
