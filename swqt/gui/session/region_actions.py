"""Regions and decisions in words: every action on a region, its card, its history and its rules.

Also the data of the action bar, and the tools that can be picked up before a region is clicked: a piece to place or to
move, or a trait to use there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from swqt.content import signs
from swqt.engine import (
    DIE_ODDS,
    NOBODY,
    Command,
    Conquer,
    Decline,
    Deployed,
    Event,
    Lifted,
    Place,
    RegionSet,
    Rules,
    State,
    Use,
    region_set,
)
from swqt.gui.session.legal_moves import LegalMoves, MovePreview, Toll, spoils
from swqt.gui.texts.names import Names, labelled
from swqt.gui.texts.refusals import refusal_text
from swqt.gui.texts.sentences import Sentences, SumTerm
from swqt.table import PlayedCommand


class ActionOffer(NamedTuple):
    """A button in the middle of the action bar; *checked* is None if it cannot be checked.

    If it *may_hide*, it moves into a menu when there is no room. The rule book explains it under *topic*; *preview* is
    called with whether to show what the button would do, while the pointer is on it.
    """

    text: str
    act: Callable[[], None]
    primary: bool = False
    checked: bool | None = None
    tip: str = ""
    may_hide: bool = True
    topic: str = ""
    preview: Callable[[bool], None] | None = None


DOES: Final = "does"
NEEDS: Final = "needs"
ASKS: Final = "asks"
"""What pressing the main button means: it does the step, shakes because something is missing, or confirms."""


class MainStep(NamedTuple):
    """The next step, in words for the main button; two steps with the same *meaning* only differ in numbers."""

    text: str
    detail: str = ""
    """The consequence, or what is missing."""

    dress: str = DOES
    meaning: str = ""


class HandLook(NamedTuple):
    """The tokens in hand: their *seat*, *race* and number, and a text about them."""

    seat: int
    race: str
    tokens: int
    text: str


class TurnPrompt(NamedTuple):
    """What the action bar offers now: *offers*, Roll and Decline as secondary choices, and the main step."""

    is_asked: bool
    """Whether a person at this computer must decide anything."""

    main: MainStep
    offers: list[ActionOffer]
    roll: Use | None
    roll_name: str
    can_decline: bool
    decline_text: str
    """The effect of declining, or why it is not possible."""

    decline_pays: int | None


MOVING: Final = -2
"""The source of a piece to be moved while the player has not chosen it yet."""

PIECE: Final = "piece"
DEED: Final = "deed"


class MapTool(NamedTuple):
    """A piece to place or move, or a trait to use on a region. *source* is -1 (in hand), a region, or MOVING."""

    kind: str
    name: str
    source: int = -1

    @property
    def moves(self) -> bool:
        return self.source != -1


def tools_of(now: LegalMoves) -> list[MapTool]:
    """Return all available tools: for each kind of piece one to place and one to move it, and the usable traits."""
    out = []
    # Copies of a relic come after the relics themselves.
    for kind in sorted(dict.fromkeys(kind for kind, _ in now.placements), key=lambda kind: ":" in kind):
        if (kind, -1) in now.placements:
            out.append(MapTool(PIECE, kind))
        sources = [source for other, source in now.placements if other == kind and source >= 0]
        if sources:
            # If the piece stands in one place only, its source is known.
            out.append(MapTool(PIECE, kind, sources[0] if len(sources) == 1 else MOVING))
    if now.conquering:
        out += [MapTool(DEED, trait) for trait in now.deeds]
    return out


def targets_of(now: LegalMoves, tool: MapTool) -> RegionSet:
    """Return the regions on which a click with *tool* acts."""
    if tool.kind == DEED:
        return now.deeds.get(tool.name, 0)
    if tool.source == MOVING:
        return region_set(source for kind, source in now.placements if kind == tool.name and source >= 0)
    return now.placements.get((tool.name, tool.source), 0)


def command_of(tool: MapTool, region: int) -> Command:
    """Return the command that uses *tool* on *region*."""
    return Use(tool.name, region) if tool.kind == DEED else Place(tool.name, region, tool.source)


_NEED: Final = {round(100 * odds): pips for pips, odds in enumerate(DIE_ODDS) if pips}
"""What a single die must show, by its odds in percent."""


class RegionAction(NamedTuple):
    """One possible action on a region; the most usual ones have the lowest *rank*."""

    text: str
    command: Command
    rank: int = 0


class RegionActions(QObject):
    """Puts the effects of commands on regions into words, with the *names* of one game."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def at(self, now: LegalMoves, region: int, most: int | None = None) -> list[RegionAction]:
        """Return all actions on *region*, or the first *most*, ordered by rank."""
        commands = sorted(now.commands_at(region), key=_rank)
        return [self._way(now, command, region) for command in commands[:most]]

    def question(self, now: LegalMoves, command: Command, region: int) -> str:
        """Return the question to ask before *command* is submitted; empty if it needs no confirmation."""
        where = self._names.region(region)
        outcome = now.prospect(command, region)
        if outcome.coins:
            return self.tr("Give up a token in {0} for %n coin(s)?", "", outcome.coins).format(where)
        if isinstance(command, Use) and now.is_deed(command):
            #: {0}: a race, power or Relic; {1}: a region
            return self.tr("Use {0} on {1}?").format(self._names.aid(command.trait, now.state), where)
        if not outcome.rolls:
            return ""
        if isinstance(command, Use):
            aids = self._aids(now, (command.trait, *command.using))
            if outcome.odds == 100:
                return self.tr("{0}: roll for {1}? It can't fail and may save tokens.").format(aids, where)
            text = self.tr("{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.")
            return text.format(aids, where, outcome.odds)
        need = _NEED.get(outcome.odds)
        if need is None:
            text = self.tr("Roll for {0}? {1}% chance. Your conquests end either way.")
            return text.format(where, outcome.odds)
        text = self.tr("Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.")
        return text.format(where, need, outcome.odds)

    def tolls(self, tolls: Iterable[Toll]) -> list[str]:
        """Return a sentence for each player who gets coins for the region."""
        return [self._toll(toll) for toll in tolls]

    def _toll(self, toll: Toll) -> str:
        if toll.payer >= 0:
            text = self.tr("Toll to {0}: %n coin(s) ({1})", "", toll.coins)
        else:
            #: {0}: a player; {1}: a power or Place
            text = self.tr("{0} gets %n coin(s) ({1})", "", toll.coins)
        return text.format(self._names.seat(toll.seat), self._names.trait(toll.trait))

    def _way(self, now: LegalMoves, command: Command, region: int) -> RegionAction:
        return RegionAction(self._text(now, command, region), command, _rank(command))

    def _text(self, now: LegalMoves, command: Command, region: int) -> str:
        if isinstance(command, Use):
            name = self._aids(now, (command.trait, *command.using))
            if now.is_deed(command):
                return name
            outcome = now.prospect(command, region)
            return labelled(name, self._roll_first(outcome) if outcome.rolls else self._tokens(outcome))
        using = command.using if isinstance(command, Conquer) else ()
        aids = self._aids(now, using)
        outcome = now.prospect(command, region)
        if outcome.rolls:
            text = self.tr("Roll the die with {0} ({1}%)") if using else self.tr("Roll the die ({1}%)")
            return text.format(aids, outcome.odds)
        #: {0}: Relics; {1}: a number of tokens
        text = self.tr("With {0}: {1}") if using else self.tr("Conquer: {1}")
        return text.format(aids, self._cost(now, region, using, outcome))

    def _roll_first(self, outcome: MovePreview) -> str:
        """Return that the die is rolled before the conquest; a certain success needs no odds."""
        if outcome.odds == 100:
            return self.tr("roll first")
        return self.tr("roll first ({0}%)").format(outcome.odds)

    def _aids(self, now: LegalMoves, names: tuple[str, ...]) -> str:
        return self._names.listed(self._names.aid(name, now.state) for name in names)

    def _cost(self, now: LegalMoves, region: int, using: tuple[str, ...], outcome: MovePreview) -> str:
        """Return the tokens of a conquest, and the Hammers that complete its cost."""
        cost = now.cost(region, using)
        if now.rolled is None and cost is not None and cost.total > outcome.most:
            hammers = self.tr("%n Hammer(s)", "", cost.total - outcome.most)
            #: {0}: a number of tokens; {1}: a number of Hammers
            return self.tr("{0} and {1}").format(self._tokens(outcome), hammers)
        return self._tokens(outcome)

    def _tokens(self, outcome: MovePreview) -> str:
        return self.tr("%n token(s)", "", outcome.most)


def _rank(command: Command) -> int:
    """Return the sort key of *command*: plain conquests, then uses of traits, then more and more relics."""
    if isinstance(command, Conquer):
        return len(command.using) * 2
    return len(command.using) * 2 + 1 if isinstance(command, Use) else 1


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
        """Return the effect of *decline*, as in "Decline: lose 3 tokens, keep 6 regions.", or the refusal."""
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
        return self.tr("Decline: {0}.").format(", ".join(parts))


class RegionReading(NamedTuple):
    """The content of a region's card: *lines* are complete, *told* are those shown in addition to the sum of *terms*.

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
        """Return special ways to take *region*, those with Relics counted in one line, then the tolls and gains of the
        first way."""
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
    """Return the rules of the race, power and pieces in *region* as rich text."""
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
